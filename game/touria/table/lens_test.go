package table

import (
	"testing"

	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/touria"
)

// finger is one that touches the window, at logical pixels.
type finger struct {
	a    *ui.App
	x, y float32
}

func (f *finger) tick(in ui.Input) {
	in.Device, in.X, in.Y = ui.Touch, f.x*f.a.Scale(), f.y*f.a.Scale()
	f.a.Tick(&in)
	f.a.Tree()
}

func (f *finger) down(x, y float32) {
	f.x, f.y = x, y
	f.tick(ui.Input{Inside: true, Down: true, Held: true})
}

func (f *finger) move(dx, dy float32) {
	f.x, f.y = f.x+dx, f.y+dy
	f.tick(ui.Input{Inside: true, Moved: true, Held: true})
}

func (f *finger) rest(ticks int) {
	for range ticks {
		f.tick(ui.Input{Inside: true, Held: true})
	}
}

func (f *finger) up() { f.tick(ui.Input{Inside: true, Up: true}) }

func (f *finger) tap(x, y float32) {
	f.down(x, y)
	f.up()
}

// pinch spreads two fingers about a point.
func (f *finger) pinch(x, y, times float32) {
	f.down(x, y)
	for _, k := range [...]float32{1, times} {
		f.tick(ui.Input{Inside: true, Held: true, Pinch: k, PinchX: x * f.a.Scale(), PinchY: y * f.a.Scale()})
	}
	f.tick(ui.Input{Inside: true, Held: true})
	f.up()
}

// onBoard starts a game on a phone and returns its table and the middle of its board.
func onBoard(t *testing.T, w, h float32) (a *ui.App, tb *Table, f *finger, x, y float32) {
	t.Helper()
	a = newApp(t, nil)
	a.Resize(w, h)
	tb = game(t, a, config("hb", "3"))
	start(t, a, tb)
	wait(a, 60)
	board := board.Layout(a).Board
	x, y = board.Center()
	return a, tb, &finger{a: a}, x, y
}

func near(a, b float32) bool { return a-b < 1.5 && b-a < 1.5 }

// What lies under two fingers stays there while they move apart, and can be pressed where it is
// seen. What is around the board stays as it is.
func TestLens(t *testing.T) {
	for _, size := range []size{{844, 390}, {390, 844}, {1280, 720}} {
		a, tb, f, _, _ := onBoard(t, size[0], size[1])
		id := firstTower(t, tb)
		tower, board := a.Tree().Find(id).Rect, board.Layout(a).Board
		menu, elements := a.Tree().Find("table.menu").Rect, len(a.Tree().Elements)
		x, y := tower.Center()
		f.pinch(x, y, 2)
		wait(a, 60)
		e := a.Tree().Find(id)
		cx, cy := e.Rect.Center()
		if !near(e.Rect.W, 2*tower.W) || !e.Rect.Contains(x, y) || !board.Contains(cx, cy) {
			t.Errorf("%v: the tower was seen at %v, and is at %v", size, tower, e.Rect)
		}
		if got := e.Plain(); !near(got.X, tower.X) || !near(got.Y, tower.Y) || !near(got.W, tower.W) {
			t.Errorf("%v: below the lens it is at %v, not %v", size, got, tower)
		}
		if a.Tree().Find("table.menu").Rect != menu || len(a.Tree().Elements) < elements {
			t.Errorf("%v: the lens changes what lies around it", size)
		}
		for i := range a.Tree().Elements {
			e := &a.Tree().Elements[i]
			seen := e.Seen()
			if px, py := seen.Center(); e.Lens != nil && !board.Contains(px, py) {
				t.Errorf("%v: %s is listed at %v, outside the board", size, e.ID, seen)
			}
			if px, py := e.Rect.Center(); e.Lens != nil && !board.Contains(px, py) {
				if at := a.Tree().At(px, py); at != nil && at.Lens != nil {
					t.Errorf("%v: %s can be pressed outside the board", size, at.ID)
				}
			}
		}
		f.tap(cx, cy)
		if tb.turn.Picked == "" && len(tb.turn.Path) == 0 {
			t.Errorf("%v: a tap on the enlarged tower does not select it", size)
		}
		for range 3 { // cancels, leaves the choice, closes
			strike(a, ui.KeyEscape)
		}
		wait(a, 60)
		if e := a.Tree().Find(id); tb.board.Lens.Open() || e.Rect != tower {
			t.Errorf("%v: Escape does not close the lens: %v", size, e.Rect)
		}
	}
}

// A finger drags what is seen, and presses nothing by that.
func TestLensIsDragged(t *testing.T) {
	a, tb, f, _, _ := onBoard(t, 844, 390)
	tower := a.Tree().Find(firstTower(t, tb)).Rect
	f.pinch(tower.X+tower.W/2, tower.Y+tower.H/2, 2)
	before := a.Tree().Find("table.space.castle").Rect
	id := firstTower(t, tb)
	x, y := a.Tree().Find(id).Seen().Center()
	box := board.Layout(a).Board
	dx := float32(40)
	if x > box.X+box.W/2 {
		dx = -40
	}
	f.down(x, y)
	f.move(-dx/8, 0) // a finger is never still
	if a.Tree().Find("table.space.castle").Rect != before {
		t.Error("the lens follows a finger that trembles")
	}
	f.move(-dx, 0)
	f.move(dx*9/8, 0)
	f.move(-dx*2, 0)
	f.up()
	after := a.Tree().Find("table.space.castle").Rect
	if near(before.X, after.X) {
		t.Errorf("the castle stays at %v", after)
	}
	if tb.turn.Picked != "" {
		t.Error("who drags selects what is under the finger")
	}
	if got := a.Tree().Find("table.board").Rect; got.X > box.X+.5 || got.X+got.W < box.X+box.W-.5 {
		t.Errorf("the lens shows more than the board: %v", got)
	}
}

// Two taps where nothing can be chosen open and close it; on a tower they are two presses.
func TestLensByTaps(t *testing.T) {
	a, tb, f, _, _ := onBoard(t, 844, 390)
	x, y := a.Tree().Find("table.space.fountain").Rect.Center()
	f.tap(x, y)
	wait(a, 3)
	f.tap(x, y)
	wait(a, 60)
	if !tb.board.Lens.Open() {
		t.Fatal("two taps do not open the lens")
	}
	press(t, a, "lens.close")
	wait(a, 60)
	f.tap(x, y)
	wait(a, 40)
	f.tap(x, y)
	wait(a, 60)
	if tb.board.Lens.Open() {
		t.Error("two slow taps open the lens")
	}
	x, y = a.Tree().Find(firstTower(t, tb)).Rect.Center()
	f.tap(x, y)
	wait(a, 3)
	f.tap(x, y)
	wait(a, 60)
	if tb.board.Lens.Open() && !tb.board.Lens.Framed || tb.turn.Picked == "" {
		t.Error("two taps on a tower are not for the tower")
	}
}

// The wheel and the keys + and - use it, too, and the focus is always seen.
func TestLensByWheelAndKeys(t *testing.T) {
	a, tb, _, x, y := onBoard(t, 1280, 720)
	in := ui.Input{Device: ui.Mouse, X: x, Y: y, Inside: true, Moved: true, Wheel: 1}
	a.Tick(&in)
	wait(a, 60)
	if !tb.board.Lens.Open() {
		t.Fatal("the wheel does not open the lens")
	}
	in.Wheel = -1
	for range 3 {
		a.Tick(&in)
	}
	wait(a, 60)
	if tb.board.Lens.Open() {
		t.Fatal("the wheel does not close the lens")
	}
	for range 9 {
		strike(a, ui.KeyPlus)
	}
	wait(a, 60)
	if z, _, _ := tb.board.Lens.View(); !near(z*100, 250) {
		t.Errorf("the key + enlarges by %v", z)
	}
	for w := touria.NW; w <= touria.SW; w++ {
		id := board.ID(nil, show.Thing(show.TargetTower, w))
		a.Tree()
		a.SetFocus(id)
		wait(a, 60)
		e := a.Tree().Find(id)
		if seen := e.Seen(); seen.W < e.Rect.W*.9 || seen.H < min(e.Rect.H, board.Layout(a).Board.H)*.9 {
			t.Errorf("the tower %v has the focus, and %v of it is seen", w, seen)
		}
	}
	a.Settings().ReducedMotion = true
	strike(a, ui.KeyEscape)
	wait(a, 1)
	if tb.board.Lens.Open() || a.Scene() != "table" {
		t.Error("without motion, Escape does not close the lens at once, or more than that")
	}
}

// What is shown is seen whole: the lens closes before it, and nothing passes until then.
func TestLensClosesForBeats(t *testing.T) {
	a, tb, f, x, y := onBoard(t, 844, 390)
	a.Settings().Speed = 0
	press(t, a, firstTower(t, tb))
	f.pinch(x, y, 2)
	wait(a, 30)
	strike(a, ui.KeyEnter)
	if !tb.board.Queue.Busy() {
		t.Fatal("nothing is shown")
	}
	for range 60 {
		wait(a, 1)
		if !tb.board.Lens.Open() {
			return
		}
		if _, done := tb.board.Queue.At(0); done > .05 {
			t.Fatal("a beat plays under the lens")
		}
	}
	t.Error("the lens stays open")
}

// A finger that rests asks what a thing is, without pressing it. The answer is not under the hand
// and stays until the next touch. Who has moved does not ask.
func TestRestingFinger(t *testing.T) {
	for _, size := range []size{{844, 390}, {390, 844}} {
		for _, id := range []string{"table.menu", "table.speed", "table.gem.blue", "table.order.0", "table.space.fountain", "table.undo"} {
			a, _, f, _, _ := onBoard(t, size[0], size[1])
			e := a.Tree().Find(id)
			if e == nil {
				t.Fatalf("%v: no %s", size, id)
			}
			x, y := e.Rect.Center()
			f.down(x, y)
			f.rest(ui.HintTicks)
			hint := a.Tree().Find("hint")
			if hint == nil {
				t.Errorf("%v: %s does not explain itself", size, id)
				continue
			}
			f.up()
			wait(a, 200)
			if a.Scene() != "table" {
				t.Errorf("%v: %s is pressed by a finger that asks", size, id)
			}
			if hint = a.Tree().Find("hint"); hint == nil {
				t.Errorf("%v: the answer about %s goes with the finger", size, id)
				continue
			}
			if below := ui.Box(x-12, y-12, 24, 80); hint.Rect.Overlaps(below) {
				t.Errorf("%v: the hand covers the answer about %s: %v", size, id, hint.Rect)
			}
			f.down(1, size[1]/a.Scale()-1)
			if a.Tree().Find("hint") != nil {
				t.Errorf("%v: the answer about %s stays", size, id)
			}
			f.up()

			f.down(x, y)
			f.move(14, 0)
			f.rest(2 * ui.HintTicks)
			if a.Tree().Find("hint") != nil {
				t.Errorf("%v: a finger that has moved asks about %s", size, id)
			}
		}
	}
}
