package after

import (
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"touria.games/touria/game/debrief"
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/lesson"
	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

// teach lets the owl look at the game until it is done.
func teach(t testing.TB, a *ui.App, v *teaching) {
	t.Helper()
	for n := 0; v.lessons == nil; n++ {
		if n == 60_000 {
			t.Fatal("the lesson does not end")
		}
		wait(a, 1)
	}
}

// marked gives everybody a lesson with as many marks as there can be, of different kinds of decisions, or with praise.
func marked(v *teaching, praised bool) {
	v.begin()
	v.teacher, v.lessons = nil, nil
	for _, seat := range v.who {
		l := lesson.Lesson{Seat: seat, Parts: debrief.Parts{Start: lesson.Certain / 4, Deal: lesson.Certain / 50, Chance: -lesson.Certain / 2, Reveal: lesson.Certain / 5, Own: lesson.Certain / 3}}
		l.Rivals = -l.Start - l.Deal - l.Chance - l.Reveal - l.Own
		var kinds []grimoria.Kind
		round := 0
		for i, d := range v.game.Decisions {
			s := &v.game.Positions[i]
			legal := s.Legal(nil)
			if s.ToMove() != seat || len(legal) < 2 || slices.Contains(kinds, d.Kind) || len(l.Marks) == 3 || s.Round() == round {
				continue
			}
			kinds, round = append(kinds, d.Kind), s.Round()
			other := legal[0]
			if other == d {
				other = legal[1]
			}
			l.Marks = append(l.Marks, lesson.Mark{At: i, Gap: lesson.Certain / 8, Error: 300, Win: lesson.Certain / 2, Other: other})
		}
		if praised {
			l.Praise, l.Marks = &l.Marks[0], nil
		}
		v.lessons = append(v.lessons, l)
	}
}

// A person is taught when the game is over, in the background; the parts that are shown are those of the lesson. What was
// found is kept beside the game and not worked out twice.
func TestLesson(t *testing.T) {
	a, e := over(t, 2, 0, true)
	teach(t, a, e.taught)
	l := e.taught.of(0)
	if l == nil || !l.AddUp() || len(l.Marks) == 0 {
		t.Fatalf("the lesson of somebody who decides somehow is %+v", l)
	}
	press(t, a, "score.lesson")
	for i, n := range l.Points() {
		if el := a.Tree().Find("review.part." + strconv.Itoa(i+1)); el == nil || n != 0 && !strings.HasSuffix(el.Label, board.Signed(n)) || n == 0 && !strings.HasSuffix(el.Label, "0") {
			t.Errorf("part %d is shown as %+v, not %d", i+1, el, n)
		}
	}
	for i, m := range l.Marks {
		if el := a.Tree().Find("review.mark." + strconv.Itoa(i+1) + ".why"); el == nil || !strings.Contains(el.Text, strconv.Itoa(debrief.Games(m.Gap))) {
			t.Errorf("mark %d is told by %+v", i+1, el)
		}
	}
	press(t, a, "review.mark.1.see")
	r, ok := a.Top().(*Replay)
	for k := 0; ok && k <= len(l.Marks); k++ {
		m := &l.Marks[k%len(l.Marks)]
		if text := a.Tree().Find("replay.reasons.text"); r.at != m.At || r.runs || r.seen.Viewer != 0 || text == nil || !strings.Contains(text.Text, strconv.Itoa(debrief.Games(m.Gap))) {
			t.Errorf("mark %d is not seen on the table: decision %d, %+v", k%len(l.Marks)+1, r.at, text)
		}
		if len(l.Marks) > 1 {
			press(t, a, "review.next")
		}
	}
	if !ok {
		t.Fatalf("the choice is not seen again, but %s", a.Scene())
	}
	a.Pop()
	if press(t, a, "lesson.close"); a.Scene() != "score" {
		t.Errorf("it closes to %s", a.Scene())
	}
}

// What was found is kept beside the record and read again.
func TestLessonIsKept(t *testing.T) {
	a := newApp(t)
	s := played(t, 3, 1, "kept")
	slot := a.Saves().Autosave()
	if _, err := a.Saves().Restore(s.Record(), nil); err != nil {
		t.Fatal(err)
	}
	saved, _, err := session.Resume(slot, "")
	if err != nil || saved == nil {
		t.Fatal(err)
	}
	v := newTeaching(a.Saves(), saved, nil)
	for !v.work(1 << 20) {
	}
	if again := newTeaching(a.Saves(), saved, nil); !again.work(1) || again.teacher != nil || !reflect.DeepEqual(again.lessons, v.lessons) {
		t.Error("the lesson is worked out again")
	}
}

// The choice is played again in a copy of the game, which does not count.
func TestTryAgain(t *testing.T) {
	a, e := over(t, 3, 0, true)
	marked(e.taught, false)
	at := e.taught.lessons[0].Marks[1].At
	text, err := e.s.Copy(at)
	if err != nil {
		t.Fatal(err)
	}
	copied, _, err := session.Load(text)
	if err != nil || !copied.IsCopy() || copied.Len() != at {
		t.Fatalf("the copy has %d decisions: %v", copied.Len(), err)
	}
	press(t, a, "score.lesson")
	press(t, a, "review.mark.2.try")
	if kept, err := a.Saves().Autosave().Text(); err != nil || string(kept) != string(text) {
		t.Errorf("%d bytes are played on from: %v", len(kept), err)
	}
}

// Who has made no mistake is praised.
func TestPraise(t *testing.T) {
	a, e := over(t, 2, 0, true)
	marked(e.taught, true)
	press(t, a, "score.lesson")
	if a.Tree().Find("review.none") == nil || a.Tree().Find("review.praise.why") == nil || a.Tree().Find("review.praise.try") != nil || a.Tree().Find("review.mark.1") != nil {
		t.Error("there is no praise, or something else")
	}
}

// Bots are not taught; of several people each is.
func TestWhoIsTaught(t *testing.T) {
	if v := newTeaching(newApp(t).Saves(), played(t, 2, 0, "bots"), nil); v != nil {
		t.Errorf("bots are taught: %v", v.who)
	}
	a := newApp(t)
	e := ShowScore(a, a.Game().(*box), played(t, 3, 2, "two"))
	e.finish()
	marked(e.taught, false)
	press(t, a, "score.lesson")
	press(t, a, "review.pupil."+grimoria.Seat(1).String())
	if p := a.Top().(*lessonPage); p.seat != 1 || a.Tree().Find("review.mark.3") == nil {
		t.Errorf("seat %v is taught", p.seat)
	}
}

// The lesson opens from a replay, too.
func TestLessonFromReplay(t *testing.T) {
	a, e := over(t, 2, 0, true)
	press(t, a, "end.replay")
	a.Top().(*Replay).openMenu()
	press(t, a, "pause.lesson")
	p, ok := a.Top().(*lessonPage)
	if !ok || p.v.s != e.s {
		t.Fatalf("it leads to %s", a.Scene())
	}
	teach(t, a, p.v)
	if a.Tree().Find("review.compared") == nil {
		t.Error("the lesson is not shown")
	}
}

// Both choices of a mark are outlined on the table, apart from each other, and nothing is once the card is closed; what was
// better is golden, whether it is a spell, a card of the display, a player or only an answer.
func TestMarksOnTheTable(t *testing.T) {
	a, e := over(t, 3, 0, true)
	marked(e.taught, false)
	v := e.taught
	kinds := map[grimoria.Kind]bool{}
	l := &v.lessons[0]
	for i, d := range v.game.Decisions {
		s := &v.game.Positions[i]
		legal := s.Legal(nil)
		if s.ToMove() != l.Seat || len(legal) < 2 || kinds[d.Kind] {
			continue
		}
		kinds[d.Kind] = true
		other := legal[0]
		if other == d {
			other = legal[1]
		}
		l.Marks = []lesson.Mark{{At: i, Gap: lesson.Certain / 8, Win: lesson.Certain / 2, Other: other}}
		r := newReplay(a, e.g, e.s)
		r.seeMark(v, l.Seat, 0)
		a.Push(r)
		wait(a, 1)
		made, better := a.Tree().Find("review.outline.1"), a.Tree().Find("review.outline.2")
		if made == nil || better == nil || made.Checked || !better.Checked || made.Rect == better.Rect || made.Rect.W < 20 || better.Rect.H < 20 {
			t.Errorf("%v or %v: outlines %+v and %+v", d, other, made, better)
		}
		for i, o := range show.Options(nil, &r.seen.Model, []grimoria.Decision{d, other}, &r.seen.Names) {
			if says := outlined(a, i+1); !strings.Contains(says, about(a, r, &o)) {
				t.Errorf("%v is outlined at %q", o.Decision, says)
			}
		}
		if a.Tree().Find("review.try") == nil || a.Tree().Find("review.next") != nil {
			t.Errorf("%v: wrong buttons", d)
		}
		press(t, a, "replay.reasons.close")
		if a.Tree().Find("review.outline.1") != nil || r.seen.Hands != nil {
			t.Error("the outlines stay")
		}
		a.Pop()
	}
	if !kinds[grimoria.Choose] || !kinds[grimoria.Take] || len(kinds) < 3 {
		t.Errorf("only %v were chosen", kinds)
	}
}

// outlined returns what is read aloud of all that an outline of the lesson surrounds exactly.
func outlined(a *ui.App, n int) (says string) {
	line := a.Tree().Find("review.outline." + strconv.Itoa(n))
	for i := range a.Tree().Elements {
		if e := &a.Tree().Elements[i]; line != nil && e != line && e.Rect.Inset(-3) == line.Rect {
			says += e.Label + e.Text + "\n"
		}
	}
	return says
}

// about returns the name of the card or player that an option is about, or else all its words.
func about(a *ui.App, r *Replay, o *show.Option) string {
	switch {
	case o.Card != grimoria.NoCard:
		return a.T(show.CardName(o.Card))
	case o.Slot >= 0:
		return a.T("display.hidden")
	case o.Seat != grimoria.NoSeat:
		return r.seen.Names[o.Seat]
	}
	return o.Text.In(a.Words())
}

// A kept record leads to its lesson; whoever has none is told why.
func TestTeach(t *testing.T) {
	a := newApp(t)
	s := played(t, 3, 1, "kept")
	if Teach(a, a.Game().(*box), s, s.Record()); a.Scene() != "lesson" {
		t.Errorf("it leads to %s", a.Scene())
	}
	early, err := s.Copy(5)
	if err != nil {
		t.Fatal(err)
	}
	short, _, err := session.Load(early)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		s   *session.Session
		why string
	}{{short, "review.unfinished"}, {played(t, 2, 0, "bots"), "review.nobody"}} {
		if Teach(a, a.Game().(*box), c.s, nil); a.Scene() != "dialog" || a.Tree().Find("dialog.text").Text != a.T(c.why) {
			t.Errorf("%s is not told", c.why)
		}
		press(t, a, "dialog.ok")
	}
}
