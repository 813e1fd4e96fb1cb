package after

import (
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/lesson"
	"touria.games/touria/game/grimoria/session"
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
		l := lesson.Lesson{Seat: seat, Start: lesson.Certain / 4, Deal: lesson.Certain / 50, Chance: -lesson.Certain / 2, Reveal: lesson.Certain / 5, Own: lesson.Certain / 3}
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
	if l == nil || l.Start+l.Deal+l.Chance+l.Reveal+l.Own+l.Rivals != l.End || len(l.Marks) == 0 {
		t.Fatalf("the lesson of somebody who decides somehow is %+v", l)
	}
	press(t, a, "score.lesson")
	for id, n := range map[string]int{"own": l.Own, "rivals": l.Rivals, "reveal": l.Reveal, "cards": l.Deal + l.Chance} {
		if el := a.Tree().Find("lesson.part." + id + ".games"); el == nil || el.Text != board.Signed(games(n)) {
			t.Errorf("%s is shown as %+v, not %d", id, el, games(n))
		}
	}
	for i, m := range l.Marks {
		if el := a.Tree().Find("lesson.mark." + strconv.Itoa(i+1) + ".why"); el == nil || !strings.Contains(el.Text, strconv.Itoa(games(m.Gap))) {
			t.Errorf("mark %d is told by %+v", i+1, el)
		}
	}
	press(t, a, "lesson.mark.1.see")
	if r, ok := a.Top().(*Replay); !ok || r.at != l.Marks[0].At || r.runs {
		t.Errorf("the choice is not seen again, but %s", a.Scene())
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
	v := newTeaching(a.Saves(), saved)
	for !v.work(1 << 20) {
	}
	if again := newTeaching(a.Saves(), saved); !again.work(1) || again.teacher != nil || !reflect.DeepEqual(again.lessons, v.lessons) {
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
	press(t, a, "lesson.mark.2.try")
	if _, open := a.Top().(*lessonPage); open {
		t.Error("the lesson stays open")
	}
}

// Who has made no mistake is praised.
func TestPraise(t *testing.T) {
	a, e := over(t, 2, 0, true)
	marked(e.taught, true)
	press(t, a, "score.lesson")
	if a.Tree().Find("lesson.none") == nil || a.Tree().Find("lesson.praise.why") == nil || a.Tree().Find("lesson.praise.try") != nil || a.Tree().Find("lesson.mark.1") != nil {
		t.Error("there is no praise, or something else")
	}
}

// Bots are not taught; of several people each is.
func TestWhoIsTaught(t *testing.T) {
	if v := newTeaching(newApp(t).Saves(), played(t, 2, 0, "bots")); v != nil {
		t.Errorf("bots are taught: %v", v.who)
	}
	a := newApp(t)
	e := ShowScore(a, a.Game().(*box), played(t, 3, 2, "two"))
	e.finish()
	marked(e.taught, false)
	press(t, a, "score.lesson")
	press(t, a, "lesson.pupil."+grimoria.Seat(1).String())
	if p := a.Top().(*lessonPage); p.seat != 1 || a.Tree().Find("lesson.mark.3") == nil {
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
	if !ok || p.s != e.s {
		t.Fatalf("it leads to %s", a.Scene())
	}
	teach(t, a, p.v)
	if a.Tree().Find("lesson.compared") == nil {
		t.Error("the lesson is not shown")
	}
}
