package after

import (
	"bytes"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"touria.games/touria/game/debrief"
	"touria.games/touria/game/save"
	"touria.games/touria/game/touria/lesson"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// taught gives everybody at the screen a lesson with so many marks, made up for the layout: as many words as there can be.
func taught(v *review, marks int) {
	v.begin()
	v.teacher, v.lessons = nil, nil
	for _, seat := range v.who {
		l := lesson.Lesson{Seat: seat, Parts: debrief.Parts{Start: lesson.Certain / 4, Deal: lesson.Certain / 50, Chance: -lesson.Certain / 2, Own: lesson.Certain / 3}, Gain: lesson.Certain / 9}
		l.Rivals = -l.Start - l.Deal - l.Chance - l.Own
		for i := range v.game.Decisions {
			s := &v.game.Positions[i]
			if s.ToMove() != seat || s.Phase() != touria.PhaseStart {
				continue
			}
			l.Best = i
			if len(l.Marks) < marks {
				l.Marks = append(l.Marks, lesson.Mark{From: i, To: i + 1, Loss: lesson.Certain / 8, Error: 300, Win: lesson.Certain / 2, Better: v.game.Decisions[i : i+1]})
			}
		}
		v.lessons = append(v.lessons, l)
	}
}

// A person is taught when the game is over. What was found is kept beside the game and found again by whoever watches the
// kept record; the page says what the lesson says, and leads to the table, to the next turn, and to a copy of the game.
func TestLesson(t *testing.T) {
	a := newApp(t)
	s := over(t, "hb", "7")
	if _, err := a.Saves().Copy(save.Slot1, s.Record()); err != nil {
		t.Fatal(err)
	}
	e := ShowSummary(a, gameOf(a), s, &boardOf(a, s).Names)
	press(t, a, "review.tab")
	for n := 0; !e.c.review.done(); n++ {
		if n == 40_000 {
			t.Fatal("the lesson does not end")
		}
		wait(a, 1)
	}
	wait(a, 1)
	l := e.c.review.of(rules.S)
	if l == nil || !l.AddUp() || len(l.Marks) < 2 {
		t.Fatalf("the lesson of a player who plays at random is %+v", l)
	}
	says(t, e, l)

	press(t, a, "review.mark.2.see")
	r := ReplayOf(a)
	if r == nil || r.At() != l.Marks[1].From || r.board.Eyes != rules.S {
		t.Fatal("the turn is not seen again from the player's seat")
	}
	if text := a.Tree().Find("replay.reasons.text"); text == nil || !strings.Contains(text.Text, fmt.Sprint(debrief.Games(l.Marks[1].Loss))) {
		t.Errorf("the card says %+v", text)
	}
	for k := range l.Marks {
		press(t, a, "review.next")
		if m := &l.Marks[(2+k)%len(l.Marks)]; r.At() != m.From {
			t.Errorf("mark %d of %d is not shown next", (2+k)%len(l.Marks), len(l.Marks))
		}
	}
	press(t, a, "review.try")
	if text, err := a.Saves().Autosave().Text(); err != nil || bytes.Count(text, []byte("\n")) != l.Marks[1].From+1 {
		t.Errorf("%d lines of the game are tried again, not %d: %v", bytes.Count(text, []byte("\n")), l.Marks[1].From+1, err)
	}

	kept, _ := a.Saves().Kept()
	text, err := a.Saves().Text(kept[0])
	if err != nil {
		t.Fatal(err)
	}
	again := watched(t, a, text)
	wait(a, 1)
	if v := again.c.review; v.teacher != nil || !reflect.DeepEqual(v.lessons, e.c.review.lessons) {
		t.Errorf("the lesson is worked out again")
	}
	press(t, a, "replay.lesson")
	if top, ok := a.Top().(*Summary); !ok || top.tab != tabReview {
		t.Error("the replay does not lead to the lesson")
	} else {
		says(t, top, l)
	}
}

// says checks that the page says what a lesson does.
func says(t testing.TB, e *Summary, l *lesson.Lesson) {
	t.Helper()
	for i, m := range l.Marks {
		if text := e.App.Tree().Find(fmt.Sprintf("review.mark.%d.text", i+1)); text == nil || !strings.Contains(text.Text, fmt.Sprint(debrief.Games(m.Loss))) {
			t.Errorf("mark %d of %d games says %+v", i+1, debrief.Games(m.Loss), text)
		}
	}
	points := l.Points()
	for i, id := range []int{1, 2, 4, 5} { // nothing is revealed
		n := points[id-1]
		if part := e.App.Tree().Find(fmt.Sprintf("review.part.%d", id)); part == nil || !strings.HasSuffix(part.Label, fmt.Sprint(max(n, -n))) {
			t.Errorf("part %d of %d points is %+v", i+1, n, part)
		}
	}
}

// If nothing cost much, the best turn is praised and can be seen.
func TestPraise(t *testing.T) {
	a := newApp(t)
	ended(t, a, "hb", "7")
	e := a.Top().(*Summary)
	wait(a, 200)
	taught(e.c.review, 0)
	press(t, a, "review.tab")
	if best := a.Tree().Find("review.praise.text"); best == nil || !strings.Contains(best.Text, "11") || !strings.Contains(best.Text, e.c.names[rules.S]) {
		t.Errorf("the best turn is %+v", best)
	}
	press(t, a, "review.praise.see")
	if r := ReplayOf(a); r == nil || r.At() != e.c.review.lessons[0].Best {
		t.Error("the best turn is not seen again")
	}
}

// Two people at one screen have a lesson each.
func TestEverybodyIsTaught(t *testing.T) {
	a := newApp(t)
	ended(t, a, "hh", "7")
	e := a.Top().(*Summary)
	wait(a, 200)
	taught(e.c.review, 1)
	press(t, a, "review.tab")
	for _, seat := range e.c.review.who {
		press(t, a, "review.pupil."+seat.String())
		if panel := a.Tree().Find("review"); e.pupil() != seat || !strings.Contains(panel.Label, e.c.names[seat]) {
			t.Errorf("%v's lesson is %+v", seat, panel)
		}
	}
	if len(e.c.review.who) != 2 {
		t.Errorf("%v are taught", e.c.review.who)
	}
}

// The ways of a mark are what was walked in its turn, and what would have been better; they are drawn as long as the card
// with the reason stands.
func TestWays(t *testing.T) {
	a := newApp(t)
	s := ended(t, a, "hb", "7")
	e := a.Top().(*Summary)
	wait(a, 200)
	v := e.c.review
	taught(v, 1)
	mark := -1
	var other touria.Decision
	for i, d := range v.game.Decisions { // a step that could have led elsewhere
		p := &v.game.Positions[i]
		for _, o := range s.Rules().Legal(p, nil) {
			if p.ToMove() == rules.S && d.Kind == touria.Step && o.Kind == touria.Step && o != d {
				mark, other = i, o
			}
		}
	}
	if mark < 0 {
		t.Fatal("there is no choice of ways")
	}
	v.lessons[0].Marks[0] = lesson.Mark{From: mark, To: mark + 1, Loss: lesson.Certain / 8, Win: lesson.Certain / 2, Better: []touria.Decision{other}}
	e.see(rules.S, 0)
	wait(a, 1)
	a.Tree()
	r := ReplayOf(a)
	if way := r.board.Marked.Taken; way == nil || way.Spaces[0] != touria.Space(v.game.Decisions[mark].Arg) {
		t.Errorf("the way that was taken is %+v, not %+v", way, v.game.Decisions[mark])
	}
	way := r.board.Trace()
	if way == nil || way.Spaces[0] != touria.Space(other.Arg) {
		t.Fatalf("the better way is %+v, not %+v", way, other)
	}
	if dest := s.Before(mark).Destination(); way.Spaces[len(way.Spaces)-1] != dest {
		t.Errorf("the better way %v does not end at %v", way.Spaces, dest)
	}
	press(t, a, "replay.reasons.close")
	a.Tree()
	if r.board.Marked.Taken != nil || r.board.Trace() != nil {
		t.Error("the way stays")
	}
}

// A better way that begins like the one that was taken is told from where they part: which gem of a mine to take is not
// another route.
func TestMarkTellsWhereWaysPart(t *testing.T) {
	a := newApp(t)
	s := ended(t, a, "hb", "7")
	c := a.Top().(*Summary).c
	wait(a, 200)
	c.review.begin()
	parted := 0
	for i, d := range c.review.game.Decisions {
		p := &c.review.game.Positions[i]
		if i == 0 || p.ToMove() != rules.S || p.Phase() != touria.PhaseMine {
			continue
		}
		for _, o := range s.Rules().Legal(p, nil) {
			if o == d {
				continue
			}
			m := lesson.Mark{From: i - 1, To: i + 1, Loss: lesson.Certain / 8, Better: []touria.Decision{c.review.game.Decisions[i-1], o}}
			at, better := c.fork(&m)
			if at != i || len(better) != 1 || better[0] != o {
				t.Fatalf("the ways part at %d with %v, not at %d with %v", at, better, i, o)
			}
			if text := c.marked(a, rules.S, &m); strings.Contains(text, a.T("review.route")) {
				t.Errorf("another gem is told as %q", text)
			}
			parted++
		}
	}
	if parted == 0 {
		t.Error("no mine gave a choice")
	}
}

// Bots are not taught, nor is anybody in the middle of a game; whoever asks is told why.
func TestNobodyToTeach(t *testing.T) {
	a := newApp(t)
	bots := ended(t, a, "bb", "7")
	if e := a.Top().(*Summary); e.c.review != nil || a.Tree().Find("review.tab") != nil {
		t.Error("bots are taught")
	}
	person := over(t, "hb", "7")
	early, err := person.Copy(20)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		text []byte
		why  string
	}{{bots.Record(), "review.nobody"}, {early, "review.unfinished"}} {
		r := watched(t, a, c.text)
		if e := a.Tree().Find("replay.lesson"); !e.Disabled || e.Why != a.T(c.why) {
			t.Errorf("the button to the lesson is %+v", e)
		}
		if r.lesson(); a.Scene() != "dialog" || a.Tree().Find("dialog.text").Text != a.T(c.why) {
			t.Errorf("nothing is said of a lesson: %s", dump(a))
		}
		press(t, a, "dialog.ok")
	}
}
