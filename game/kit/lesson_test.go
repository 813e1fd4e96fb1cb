package kit

import (
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"touria.games/touria/game/debrief"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
)

// taught is a page with a lesson.
type taught struct {
	ui.Page
	Lesson
	scroll ui.Scroll
}

func (*taught) Name() string { return "taught" }
func (p *taught) Build(b *ui.Builder) {
	b.Window(ui.Frame{ID: "taught", W: 860, Scroll: &p.scroll}, p.Lesson.Show)
}

// Whatever a lesson says, the page says it, no more and no less: parts whose points add up, a curve through them, one sentence,
// and as many marks as there are, or else praise.
func TestPageSaysTheLesson(t *testing.T) {
	a := uitest.App(ui.Config{Games: []ui.Game{uitest.Number{}}})
	p := &taught{Page: ui.Page{App: a}, Lesson: Lesson{App: a, Name: "Anna", Rival: "Bruno", Working: "working"}}
	a.Push(p)
	if uitest.Wait(a, 1); a.Tree().Find("review.working") == nil || a.Tree().Find("review.split") != nil {
		t.Error("it is not told that the lesson is worked out")
	}
	pressed := ""
	rapid.Check(t, func(t *rapid.T) {
		part := rapid.IntRange(-2*debrief.Certain, 2*debrief.Certain)
		way := &debrief.Parts{Start: debrief.Certain / 3, Deal: part.Draw(t, "deal"), Chance: part.Draw(t, "chance"), Own: part.Draw(t, "own"), Rivals: part.Draw(t, "rivals")}
		p.Parts, p.Hints = way, [...]string{"deal", "chance", "", "own", "rivals"}
		if rapid.Bool().Draw(t, "secret choices") {
			way.Reveal, p.Hints[2] = part.Draw(t, "reveal"), "reveal"
		}
		way.End = way.Start + way.Deal + way.Chance + way.Reveal + way.Own + way.Rivals
		p.Ahead = part.Draw(t, "ahead")
		p.Marks, p.Praise = nil, nil
		tell := func(f *ui.Flow, id string) { f.Paragraph(id+".text", id) }
		for i := range rapid.IntRange(0, 3).Draw(t, "marks") {
			n := strconv.Itoa(i + 1)
			p.Marks = append(p.Marks, Mark{When: "Turn " + n, Tell: tell, See: func() { pressed = "see " + n }, Try: func() { pressed = "try " + n }})
		}
		if rapid.Bool().Draw(t, "praise") {
			p.Praise = &Mark{When: "Turn 9", Tell: tell, See: func() { pressed = "praise" }}
		}
		a.Changed()
		uitest.Wait(a, 1)
		tree := a.Tree()
		sum, points := debrief.Games(way.Start), tree.Find("review.split").Graph
		at, k := way.Start, 0
		for i, stretch := range way.Way() {
			e := tree.Find("review.part." + strconv.Itoa(i+1))
			if (e != nil) != (p.Hints[i] != "") {
				t.Fatalf("part %d is %+v", i+1, e)
			}
			if e == nil {
				continue
			}
			text := e.Label[strings.LastIndex(e.Label, a.Colon())+len(a.Colon()):]
			n, err := strconv.Atoi(strings.NewReplacer("−", "-", ",", "").Replace(text))
			if err != nil {
				t.Fatal(err)
			}
			sum += n
			at += stretch
			k++
			want := points.Lines[0] + (points.Lines[1]-points.Lines[0])*float32(at)/debrief.Certain
			if y := points.Curves[0].Points[k].Y; y-want > .001 || want-y > .001 || y < 0 || y > 1 {
				t.Errorf("point %d of the curve is %v high, not %v", k, y, want)
			}
		}
		if sum != debrief.Games(way.End) {
			t.Errorf("the parts come to %d, not %d", sum, debrief.Games(way.End))
		}
		if text := tree.Find("review.compared").Text; !strings.Contains(text, "Anna") || !strings.Contains(text, "Bruno") || strings.Contains(text, "-") {
			t.Errorf("it is said that %q", text)
		}
		for i := range 4 {
			id := "review.mark." + strconv.Itoa(i+1)
			if e := tree.Find(id + ".text"); (e != nil) != (i < len(p.Marks)) {
				t.Fatalf("%d marks, and mark %d is %+v", len(p.Marks), i+1, e)
			}
		}
		if none, praised := tree.Find("review.none") != nil, tree.Find("review.praise") != nil; none != (len(p.Marks) == 0) || praised != (none && p.Praise != nil) {
			t.Errorf("with %d marks nothing is said to have cost much: %t; praised: %t", len(p.Marks), none, praised)
		}
	})
	p.Marks = []Mark{{When: "Turn 1", Tell: func(*ui.Flow, string) {}, See: func() { pressed = "see" }, Try: func() { pressed = "try" }}}
	a.Changed()
	uitest.Wait(a, 1)
	for _, what := range []string{"see", "try"} {
		e := a.Tree().Find("review.mark.1." + what)
		if e.OnPress(); pressed != what || !strings.Contains(e.Label, "Turn 1") {
			t.Errorf("%s leads to %q", what, pressed)
		}
	}
}

// The sentence tells who played better and what luck brought, the reveal's if that is larger.
func TestCompared(t *testing.T) {
	a := uitest.App(ui.Config{Games: []ui.Game{uitest.Number{}}})
	l := Lesson{App: a, Name: "Anna", Rival: "Bruno"}
	point := func(n int) int { return n * debrief.Certain / 100 }
	for _, c := range []struct {
		ahead, chance, reveal int
		want                  string
	}{
		{8, -2, -15, "Anna played 8 points better than Bruno; the reveal took 15."},
		{-1, 15, -2, "Anna played 1 point worse than Bruno; chance gave 15."},
		{0, 0, 0, "Anna and Bruno played equally well; chance changed nothing."},
		{1, -3, 3, "Anna played 1 point better than Bruno; chance took 3."},
	} {
		l.Ahead, l.Parts = point(c.ahead), &debrief.Parts{Deal: point(c.chance), Reveal: point(c.reveal), End: point(c.chance) + point(c.reveal)}
		if got := l.compared(); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}
