package ui_test

import (
	"fmt"
	"testing"

	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
)

// flowing is a page with everything that a Flow can place.
type flowing struct {
	ui.Page
	scroll ui.Scroll
	rows   int
	over   bool
}

func (s *flowing) Name() string { return "flowing" }

func (s *flowing) Build(b *ui.Builder) {
	a := s.App
	long := a.T("settings.own.hint")
	b.Window(ui.Frame{ID: "flow", Title: a.T("settings.title"), W: 800, Over: s.over, Scroll: &s.scroll}, func(f *ui.Flow) {
		f.Head(func(f *ui.Flow) {
			f.Line(func(f *ui.Flow) {
				for i, key := range []string{"settings.page.play", "settings.page.look", "settings.page.people", "settings.page.control", "settings.keys"} {
					f.Button(fmt.Sprint("flow.tab.", i), a.T(key), func() {})
				}
			})
		})
		for i := range s.rows {
			id := fmt.Sprint("flow.", i)
			f.Split(.6, func(f *ui.Flow) {
				f.Toggle(id+".on", a.T("settings.reduced_motion")+fmt.Sprint(" ", i), true, func() {})
			}, func(f *ui.Flow) { f.Paragraph(id+".text", long) })
			f.Cells(240, func(f *ui.Flow) {
				for j := range 3 {
					id := fmt.Sprint(id, ".card.", j)
					f.Card(ui.Element{ID: id, Role: ui.RolePanel, Look: ui.LookField, Label: id}, func(f *ui.Flow) {
						f.Heading(id+".name", a.T("settings.title"), 20)
						f.Paragraph(id+".text", long)
					})
				}
			})
			f.Row(func(f *ui.Flow) {
				f.Cycle(id+".cycle", a.T("settings.speed"), fmt.Sprint(i), func() {})
				f.Add(ui.Element{ID: id + ".icon", Role: ui.RoleButton, Look: ui.LookButton, Label: id, Rect: ui.Rect{W: 60}, OnPress: func() {}})
			})
			f.Button(id+".short", fmt.Sprint(i, " ", long, " ", long, " ", long), func() {}, a.T("settings.done")+fmt.Sprint(" ", i))
		}
		f.Foot(func(f *ui.Flow) {
			f.Button("flow.reset", a.T("settings.reset"), func() {})
			f.Primary("flow.done", a.T("settings.done"), a.Pop)
		})
	})
}

// Whatever a Flow places is right at every size, in every language and size of text, and the focus brings all of it
// into view.
func TestFlow(t *testing.T) {
	uitest.Sweep(t, uitest.Sizes, []int{3, 2}, func() *ui.App { return uitest.App(ui.Config{Games: []ui.Game{uitest.Number{}}}) }, func(t *testing.T, a *ui.App, s uitest.Screen) {
		a.Settings().ReducedMotion = true
		a.Push(&flowing{Page: ui.Page{App: a}, rows: []int{0, 1, 4}[s.More[0]], over: s.More[1] > 0})
		for _, flaw := range uitest.Flaws(a, func(*ui.Element) bool { return false }) {
			t.Error(flaw)
		}
		var ids []string
		for _, e := range a.Tree().Elements {
			if e.Pressable() && a.Tree().Reachable(&e) {
				ids = append(ids, e.ID)
			}
		}
		for _, id := range ids {
			a.SetFocus(id)
			uitest.Wait(a, 2)
			e := a.Tree().Find(id)
			if seen := e.Seen(); seen.H < e.Rect.H-.1 && (e.Pane == nil || e.Rect.H < e.Pane.Box().H) {
				t.Errorf("%s has the focus, and of %v only %v is seen", id, e.Rect, seen)
			}
			x, y := e.Seen().Center()
			if at := a.Tree().At(x, y); at == nil || at.ID != id {
				t.Errorf("%s is not where it is seen", id)
			}
		}
	})
}

// longPage returns an App with a long page on a desk.
func longPage() (*ui.App, *flowing) {
	a := uitest.App(ui.Config{Games: []ui.Game{uitest.Number{}}})
	a.Resize(1280, 720)
	s := &flowing{Page: ui.Page{App: a}, rows: 8}
	a.Push(s)
	a.Tree()
	return a, s
}

// Wheel, finger, bar and keys move a pane.
func TestScroll(t *testing.T) {
	a, s := longPage()
	top := func() float32 { uitest.Wait(a, 60); return a.Tree().Find("flow.0.on").Rect.Y }
	start := top()
	moved := func(what string, want bool) {
		t.Helper()
		if at := top(); (at < start) != want {
			t.Errorf("%s: the first row stands at %v, at first at %v", what, at, start)
		}
	}
	x, y := s.scroll.Box().Center()
	a.Tick(&ui.Input{Device: ui.Mouse, X: x, Y: y, Inside: true, Moved: true})
	a.Tick(&ui.Input{Device: ui.Mouse, X: x, Y: y, Inside: true, Wheel: -2})
	moved("wheel down", true)
	a.Tick(&ui.Input{Device: ui.Mouse, X: x, Y: y, Inside: true, Wheel: 9})
	moved("wheel up", false)

	drag := func(device ui.Device, x, from, to float32) {
		a.Tick(&ui.Input{Device: device, X: x, Y: from, Inside: true, Moved: true, Down: true, Held: true})
		for i := range 5 {
			a.Tick(&ui.Input{Device: device, X: x, Y: from + (to-from)*float32(i+1)/5, Inside: true, Moved: true, Held: true})
		}
		a.Tick(&ui.Input{Device: device, X: x, Y: to, Inside: true, Up: true})
	}
	checked := a.Tree().Find("flow.0.on")
	fx, fy := checked.Rect.Center()
	drag(ui.Touch, fx, fy, fy-200)
	moved("a finger up", true)
	drag(ui.Touch, fx, fy, fy+900)
	moved("a finger down", false)
	thumb := s.scroll.Thumb()
	tx, ty := thumb.Center()
	drag(ui.Mouse, tx, ty, ty+60)
	moved("the bar down", true)
	drag(ui.Mouse, tx, ty+60, ty-200)
	moved("the bar up", false)

	for _, k := range []ui.Key{ui.KeyPageDown, ui.KeyPageUp, ui.KeyEnd, ui.KeyHome, ui.PadRB, ui.PadLB} {
		uitest.Strike(a, k)
		moved(fmt.Sprint("key ", k), k == ui.KeyPageDown || k == ui.KeyEnd || k == ui.PadRB)
	}
	a.SetFocus("flow.tab.0")
	last := 0
	for range 120 {
		uitest.Strike(a, ui.KeyDown)
		uitest.Wait(a, 30)
		e := a.Tree().Find(a.Focus())
		if e.Pane != nil && !e.Seen().Overlaps(s.scroll.Box()) {
			t.Fatalf("the arrows have led to %s, which is not seen", e.ID)
		}
		if e.Pane != nil {
			last++
		}
	}
	if e := a.Tree().Find(a.Focus()); e.Pane != nil || last < 8 {
		t.Errorf("down leads to %s, through %d elements of the pane", e.ID, last)
	}
}
