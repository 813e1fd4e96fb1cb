package mirror

import (
	"strings"
	"testing"
	"unicode/utf8"

	"touria.games/touria/cmd/touria-desktop/drive"
	"touria.games/touria/game/beat"
	grimoria "touria.games/touria/game/grimoria/table"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/store"
	"touria.games/touria/game/touria/table"
	"touria.games/touria/game/ui"
	"touria.games/touria/render"
	"touria.games/touria/rules/touria"
)

// ruler measures text as if every letter were equally wide.
type ruler struct{}

func (ruler) Width(text string, size float32, _ ui.Weight) float32 {
	return float32(utf8.RuneCountInString(text)) * size * 0.5
}

func (ruler) Draws(string) bool { return true }

// reader is somebody who plays without looking: it knows the page and what is said, and reaches
// for elements by their ids.
type reader struct {
	t      *testing.T
	app    *ui.App
	seen   int
	nodes  []Node
	last   render.Listing
	script []string // all that was said
}

func newReader(t *testing.T, lang string) *reader {
	t.Helper()
	r := touria.NewRules(touria.DefaultBoard())
	seed := uint64(7)
	a := menu.New(ui.Config{Store: store.NewMemory(), Measure: ruler{}, Version: "1", Language: lang, Speed: int(beat.Instant), Mirrored: true, Think: 300,
		Games: []ui.Game{&table.Game{Rules: r}, &grimoria.Game{}}, NewSeed: func() string { seed++; return string(rune('0' + seed%10)) }})
	return &reader{t: t, app: a, seen: -1}
}

// tick lets a tick pass and listens.
func (r *reader) tick(reach ui.Reach) {
	in := r.app.Rest()
	in.Reach = reach
	if reach.How != ui.NoReach {
		in.Device = ui.Keyboard
	}
	r.app.Tick(&in)
	t := r.app.Tree()
	if t.Version == r.seen {
		return
	}
	r.seen = t.Version
	was := r.last
	r.last = render.List(r.app)
	nodes := Page(&r.last)
	check(r.t, r.nodes, nodes)
	twins(r.t, nodes)
	r.nodes = nodes
	for _, h := range r.last.Heard {
		if h.Kind == ui.HeardEnd {
			r.script = nil
			continue
		}
		r.say(map[ui.HeardKind]string{ui.HeardNews: "(news) ", ui.HeardAnswer: "(answer) "}[h.Kind] + h.Text)
	}
	if r.last.Scene != was.Scene && r.last.Prompt == "" {
		if text := Arrival(&r.last, false); text != "" {
			r.say("(screen) " + text)
		}
	}
	if r.last.Prompt != was.Prompt && r.last.Prompt != "" {
		r.say("(prompt) " + r.last.Prompt)
	}
}

func (r *reader) say(text string) { r.script = append(r.script, text) }

func (r *reader) wait(ticks int) {
	for range ticks {
		r.tick(ui.Reach{})
	}
}

// press presses an element as a reader does: it goes there, which is read, and presses.
func (r *reader) press(id string) {
	r.t.Helper()
	n := Find(r.nodes, id)
	if n == nil {
		r.t.Fatalf("there is no %s to press among %s", id, Speech(r.nodes))
	}
	r.say("> " + Spoken(n))
	how := ui.Reach{How: ui.ReachPress, ID: id}
	if id == SurveyID {
		how = ui.Reach{How: ui.ReachSurvey}
	}
	r.tick(how)
	r.wait(2)
}

// play lets somebody choose among what is on the screen, until they have pressed so often.
func (r *reader) play(c drive.Chooser, presses int) {
	r.t.Helper()
	for quiet := 0; presses > 0; {
		r.wait(30)
		e, ok := c.Choose(screen(&r.last))
		if !ok || Find(r.nodes, e.ID) == nil {
			if quiet++; quiet > 400 {
				r.t.Fatalf("nothing can be pressed: %s", Speech(r.nodes))
			}
			continue
		}
		quiet = 0
		r.press(e.ID)
		presses--
	}
}

// screen returns a listing as tests from outside get it.
func screen(l *render.Listing) drive.Screen {
	s := drive.Screen{Scene: l.Scene, Focus: l.Focus}
	for _, e := range l.Elements {
		s.Elements = append(s.Elements, drive.Element{ID: e.ID, Role: e.Role, Label: e.Label, Value: e.Value, Enabled: e.Enabled, Checked: e.Checked, Why: e.Why})
	}
	return s
}

// Spoken returns what a screen reader says of a node that it comes to.
func Spoken(n *Node) string {
	name := n.Text + n.Label
	var parts []string
	add := func(what string, when bool) {
		if when {
			parts = append(parts, what)
		}
	}
	add(name, name != "")
	switch {
	case n.Role == "checkbox" && n.State.Has(Pressed):
		add("checkbox, ticked", true)
	case n.Role == "checkbox":
		add("checkbox, not ticked", true)
	case n.Tag == "button":
		add("button", true)
		add("pressed", n.State.Has(Pressed))
	case n.Tag == "h2":
		add("heading", true)
	case n.Role != "":
		add(n.Role, true)
	case n.Tag == "input":
		add("text field", true)
	}
	add(n.Said+map[bool]string{true: n.Value}[n.Said == ""], n.Said+n.Value != "")
	add("not available", n.State.Has(Disabled))
	add(n.Desc, n.Desc != "")
	return strings.Join(parts, "; ")
}

// Speech returns what is read when a reader goes through the whole page.
func Speech(nodes []Node) string {
	var b strings.Builder
	for i := range nodes {
		n := &nodes[i]
		if n.Tag == "div" && n.Role == "" {
			continue
		}
		mark := " "
		if n.State.Has(Stop) {
			mark = "*" // Tab stops here
		}
		b.WriteString("\n " + mark + " " + Spoken(n))
	}
	return b.String()
}

// check checks a page, and that the patch leads to it.
func check(t *testing.T, was, is []Node) {
	t.Helper()
	seen := map[string]bool{"": true}
	for i := range is {
		n := &is[i]
		switch {
		case seen[n.ID]:
			t.Fatalf("%q is there twice", n.ID)
		case !seen[n.Parent]:
			t.Fatalf("%s stands in %q, which does not come before it", n.ID, n.Parent)
		case n.State.Has(Focus|Stop) && n.Text+n.Label == "", n.Tag == "input" && n.Label == "":
			t.Fatalf("%s has no name", n.ID)
		}
		seen[n.ID] = true
	}
	p := Diff(was, is)
	if got := apply(was, &p); !same(got, is) {
		t.Fatalf("the patch leads to %v, not to %v", order(got), order(is))
	}
}

// twins fails if two things of a group that can be pressed are called the same: who listens can't tell them apart.
func twins(t *testing.T, nodes []Node) {
	t.Helper()
	at := map[string]string{}
	for i := range nodes {
		n := &nodes[i]
		if n.Tag != "button" || n.State.Has(Disabled) {
			continue
		}
		if main := Find(nodes, "table.confirm"); main != nil && main != n && main.Text == n.Text { // it does what an option does
			t.Fatalf("%s and the main button are both called %q", n.ID, n.Text)
		}
		if other, ok := at[n.Parent+n.Text]; ok {
			t.Fatalf("%s and %s are both called %q", other, n.ID, n.Text)
		}
		at[n.Parent+n.Text] = n.ID
	}
}

// TestTranscript logs what a screen reader says in a turn of each game.
func TestTranscript(t *testing.T) {
	for _, c := range []struct {
		game  string
		who   drive.Chooser
		moves int
	}{{"touria", drive.NewPlayer(2), 9}, {"grimoria", drive.NewWizard(3), 9}} {
		t.Run(c.game, func(t *testing.T) {
			r := newReader(t, "en")
			r.wait(5)
			t.Logf("the title:%s", Speech(r.nodes))
			r.press("title." + c.game + ".play")
			r.wait(60)
			t.Logf("the page at the beginning:%s", Speech(r.nodes))
			r.play(c.who, c.moves)
			r.wait(2000)
			r.press(SurveyID)
			t.Logf("what was said:\n  %s", strings.Join(r.script, "\n  "))
			t.Logf("the page at the end:%s", Speech(r.nodes))
			if r.last.Prompt == "" {
				t.Error("the game asks nothing")
			}
		})
	}
}
