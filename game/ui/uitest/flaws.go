package uitest

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/ui"
)

// Report fails a test for the flaws of a screen, once each and at most 40 of them.
func Report(t testing.TB, where string, flaws []string, told map[string]bool) {
	t.Helper()
	for _, f := range flaws {
		if !told[f] && len(told) < 40 {
			told[f] = true
			t.Errorf("%s: %s", where, f)
		}
	}
}

// Flaws lists what is wrong with the layout of a screen: elements outside the
// window or overlapping others that they do not belong to, targets too small,
// texts that do not fit. ground tells which elements of the game's own are grounds that everything
// stands on.
func Flaws(a *ui.App, ground func(e *ui.Element) bool) []string {
	var list []string
	tree := a.Tree()
	bad := func(format string, args ...any) { list = append(list, fmt.Sprintf(format, args...)) }
	seen, called := make(map[string]bool, len(tree.Elements)), map[string]string{}
	colon, hint := strings.TrimSpace(a.Colon()), tree.Find("hint")
	for i := range tree.Elements {
		e := &tree.Elements[i]
		r := e.Rect
		if seen[e.ID] {
			bad("%s: twice", e.ID)
		}
		seen[e.ID] = true
		shown := e.Seen() // in a pane, what is below may be far below
		if r := shown; r.X < -0.1 || r.Y < -0.1 || r.X+r.W > a.Window().W+0.1 || r.Y+r.H > a.Window().H+0.1 || r.Empty() {
			bad("%s: outside the window: %v of %v×%v", e.ID, r, a.Window().W, a.Window().H)
		}
		if e.Interactive() && (!e.Over || e.Pressable()) && (r.W*a.Scale() < 43.9 || r.H*a.Scale() < 43.9) {
			bad("%s: too small to press: %v × %v", e.ID, r.W*a.Scale(), r.H*a.Scale())
		}
		if e.Pressable() && tree.Reachable(e) && !e.Silent {
			name := group(tree, e) + "\n" + e.Label + "\n" + e.Value
			if other, ok := called[name]; ok {
				bad("%s: is called %q, as %s is", e.ID, e.Label, other)
			}
			called[name] = e.ID
		}
		if e.Fit.Clipped && e.Look != ui.LookField { // of what is typed the end is seen
			bad("%s: text does not fit %v: %q", e.ID, e.TextRect(), e.Text+e.Sub)
		}
		normal, floor := a.TextSize()
		if want := min(floor, max(e.Size, floor)); len(e.Fit.Lines) > 0 && e.Fit.Size < want || len(e.Fit.Sub) > 0 && e.Fit.SubSize < floor {
			bad("%s: text of size %v, less than %v (normally %v)", e.ID, e.Fit.Size, want, normal)
		}
		if a.Scale()*floor < 16 || !a.Phone() && a.Scale()*floor < 18 {
			bad("text of %v pixels", a.Scale()*floor)
		}
		if strings.HasPrefix(e.ID, "table.") && e.Look != ui.LookIcons && !a.Phone() && !slices.Contains([]float32{0, 18, 22, 28}, e.Size) {
			bad("%s: letters of %v, which is none of the three steps", e.ID, e.Size)
		}
		if text, ok := Written(a, e); ok {
			r := e.Rect
			ink := text.H - (ui.LineHeight-1)*e.Fit.Size
			if ink > e.TextRect().H+0.5 {
				bad("%s: its letters are %v high, in %v", e.ID, ink, e.TextRect())
			}
			if rim := text.Y + (text.H-ink)/2 - r.Y; e.Look == ui.LookPrompt && rim < 0 {
				bad("%s: its letters are %v below the upper edge", e.ID, rim)
			}
			if name, ok := strings.CutSuffix(e.ID, ".name"); ok && strings.HasPrefix(name, "table.rival.") && e.In > 0 {
				if rim := text.Y + (text.H-ink)/2 - tree.Elements[e.In-1].Rect.Y; rim < 3.5 {
					bad("%s: its letters are %v below the card's edge", e.ID, rim)
				}
			}
			for _, p := range carried(e) {
				if text.Inset(0.5).Overlaps(p) {
					bad("%s: its text %v lies over its picture %v", e.ID, text, p)
				}
				if p.X < r.X || p.Y < r.Y-0.5 || p.X+p.W > r.X+r.W || p.Y+p.H > r.Y+r.H+0.5 {
					bad("%s: its picture %v sticks out of %v", e.ID, p, r)
				}
			}
		}
		if e.Look == ui.LookIcons && e.RowWidth() > e.Rect.W+1 {
			bad("%s: a row of icons %v wide in %v", e.ID, e.RowWidth(), e.Rect.W)
		}
		for _, tip := range []string{e.Hint, e.Why} {
			if first, _ := utf8.DecodeRuneInString(tip); unicode.IsLower(first) {
				bad("%s: the tooltip %q begins with a small letter", e.ID, tip)
			}
		}
		for _, told := range []string{e.Label, e.Hint, e.Why} {
			if told != e.Text && strings.HasSuffix(strings.TrimSpace(told), colon) { // a text on the screen may announce what stands below it
				bad("%s: nothing comes after the colon of %q", e.ID, told)
			}
		}
		if !e.SignAt.Empty() {
			for j := range tree.Elements {
				if o := &tree.Elements[j]; o.Layer >= e.Layer {
					if text, ok := Written(a, o); ok && text.Inset(1.5).Overlaps(e.SignAt) {
						bad("%s: the sign of its key %v lies over the words of %s", e.ID, e.SignAt, o.ID)
					}
				}
			}
		}
		if e.Stays && hint != nil && hint.Rect.Overlaps(e.Rect) {
			bad("%s: a hint lies over it", e.ID)
		}
		if e.Label == "" && e.Role != ui.RolePanel {
			bad("%s: no label", e.ID)
		}
		if box := e.Pane; box != nil && e.Look != ui.LookScrollBar && (r.X < box.Box().X || r.X+r.W > box.Box().X+box.Box().W) {
			bad("%s: cut off by its pane: %v in %v", e.ID, r, box.Box())
		}
		if e.In > 0 {
			p := tree.Elements[e.In-1].Rect
			if e.Pane != tree.Elements[e.In-1].Pane {
				r = shown
			}
			if r.X < p.X-0.5 || r.Y < p.Y-0.5 || r.X+r.W > p.X+p.W+0.5 || r.Y+r.H > p.Y+p.H+0.5 {
				bad("%s: sticks out of %s: %v %v", e.ID, tree.Elements[e.In-1].ID, r, p)
			}
		}
		for j, inner := 0, e.Rect.Inset(0.3); j < i; j++ {
			o := &tree.Elements[j]
			if o.Layer != e.Layer {
				continue
			}
			r, at := inner, o.Rect
			if o.Pane != e.Pane || o.Lens != e.Lens {
				r, at = shown.Inset(0.3), o.Seen()
			}
			if !r.Overlaps(at.Inset(0.3)) || encloses(tree, j, i) || (covers(o) || ground(o)) || allowed(tree, i) || allowed(tree, j) {
				continue
			}
			bad("%s %v overlaps %s %v", e.ID, r, o.ID, at)
		}
	}
	return list
}

// group returns the name of the panel around an element, "" if there is none: who listens is told it first.
func group(tree *ui.Tree, e *ui.Element) string {
	for in := e.In; in > 0; in = tree.Elements[in-1].In {
		if p := &tree.Elements[in-1]; p.Role == ui.RolePanel && p.Label != "" && !p.Silent {
			return p.Label
		}
	}
	return ""
}

// Written returns where an element's own text stands, false if it has none.
func Written(a *ui.App, e *ui.Element) (ui.Rect, bool) { return a.Written(e) }

// carried returns where the pictures stand that a button, option or line
// carries beside its text, as the renderer draws them.
func carried(e *ui.Element) []ui.Rect {
	var list []ui.Rect
	switch e.Look {
	case ui.LookButton, ui.LookPrimary, ui.LookDanger, ui.LookOption:
	case ui.LookToggle:
		return append(list, e.TickRect())
	default:
		return nil
	}
	if e.Symbol != pictures.SymNone {
		list = append(list, e.SymbolRect())
	}
	if e.Marked {
		list = append(list, e.MarkRect())
	}
	if e.IconsWidth() > 0 {
		list = append(list, e.IconsRect())
	}
	return list
}

// covers tells whether the element is a ground of the interface that everything stands on.
func covers(e *ui.Element) bool {
	switch e.Look {
	case ui.LookCloth, ui.LookShade, ui.LookTitleScene, ui.LookCurtain:
		return true
	}
	return false
}

// allowed tells whether the element, or one that holds it, is meant to lie over others.
func allowed(tree *ui.Tree, i int) bool {
	for n := i + 1; n > 0; n = tree.Elements[n-1].In {
		if tree.Elements[n-1].Over {
			return true
		}
	}
	return false
}

func encloses(tree *ui.Tree, outer, inner int) bool {
	for in := tree.Elements[inner].In; in > 0; in = tree.Elements[in-1].In {
		if in-1 == outer {
			return true
		}
	}
	return false
}
