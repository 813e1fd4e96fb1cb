package table

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/bot"
	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/rules/grimoria"
)

// gather starts a game in which people seal their spells all at once, and waits for the first choice.
func gather(t testing.TB, a *ui.App, players, humans int) *Table {
	t.Helper()
	cfg := session.Config{}
	for i := range players {
		p := session.Player{Name: []string{"Anna", "Bruno", "Clara", "David", "Emma"}[i], Crest: i}
		if i >= humans {
			p.Level = bot.Name(bot.Stroll, bot.Tempers()[i])
		}
		cfg.Players = append(cfg.Players, p)
	}
	a.Settings().KeepSetup("grimoria", cfg)
	press(t, a, "title.grimoria.play")
	return untilBlind(t, a)
}

func untilBlind(t testing.TB, a *ui.App) *Table {
	t.Helper()
	for range 20_000 {
		if tb := TableOf(a); tb != nil && tb.Blind() {
			wait(a, restTicks+20)
			return tb
		}
		wait(a, 1)
	}
	t.Fatalf("nobody seals a spell in %s", a.Scene())
	return nil
}

// stroke presses keys, one a tick.
func stroke(a *ui.App, keys ...ui.Key) {
	for _, k := range keys {
		in := a.Rest()
		in.Device = ui.Keyboard
		if k.OnPad() {
			in.Device = ui.Gamepad
		}
		in.Press(k)
		a.Tick(&in)
	}
}

// tap presses a point with a device.
func tap(a *ui.App, d ui.Device, x, y float32) {
	for _, up := range []bool{false, true} {
		in := a.Rest()
		in.Device, in.X, in.Y, in.Inside, in.Moved, in.Down, in.Up, in.Held = d, x*a.Scale(), y*a.Scale(), true, true, !up, up, !up
		a.Tick(&in)
	}
}

// seen is what is on the screen.
func seen(a *ui.App) []ui.Element {
	list := slices.Clone(a.Tree().Elements)
	for i := range list {
		list[i].OnPress, list[i].OnHover = nil, nil
	}
	return list
}

// Spells are sealed by keys, gamepad, mouse and finger, in any order, and the record has them in the
// order of the seats.
func TestSealTogether(t *testing.T) {
	a := newApp(t, nil)
	a.Resize(1280, 720)
	tb := gather(t, a, 4, 3)
	stroke(a, ui.Key3, ui.Key1, ui.Key0, ui.KeyEnter) // ten is above the level
	if tb.Session.Sealed(2) || tb.blind.wrong != 2 {
		t.Error("a spell above the magic level is sealed")
	}
	stroke(a, ui.Key3, ui.Key5, ui.KeyEnter)
	stroke(a, ui.Key2, ui.PadRight, ui.PadDown, ui.PadLeft, ui.PadLeft, ui.PadLeft, ui.PadUp, ui.PadUp, ui.PadRight, ui.PadA) // the edges stop it: two
	for seat, want := range []int{0, 2, 5} {
		if got := tb.Session.Own(grimoria.Seat(seat)); got != want {
			t.Errorf("seat %d has sealed %d, not %d", seat+1, got, want)
		}
	}
	x, y := a.Element("table.writer.3").Rect.Center()
	tap(a, ui.Mouse, x, y) // opens it again
	if tb.Session.Sealed(2) {
		t.Fatal("a press does not break the own seal")
	}
	tap(a, ui.Touch, x, y)
	if !tb.blind.cup {
		t.Fatal("a press opens no page for a finger")
	}
	x, y = writers{&tb.turn}.cupCell(3).Center()
	tap(a, ui.Touch, x, y)
	if got := tb.Session.Own(2); got != 4 {
		t.Errorf("under the hand %d is sealed, not 4", got)
	}
	stroke(a, ui.Key1, ui.Key1, ui.KeyBackspace, ui.Key1, ui.Key6, ui.KeyEnter)
	var got []int
	for _, s := range tb.Session.Since(0) {
		if s.Decision.Kind == grimoria.Choose && s.Seat < 3 {
			got = append(got, int(s.Decision.Arg))
		}
	}
	if want := []int{6, 2, 4}; !slices.Equal(got, want) {
		t.Errorf("%v are recorded, not %v", got, want)
	}
	wait(a, 200)
	if tb := TableOf(a); tb.turn.Viewer < grimoria.NoSeat {
		t.Error("after the reveal somebody's cards are open")
	}
}

// Nothing on the screen depends on what is typed or sealed.
func TestSealUnseen(t *testing.T) {
	var screens [2][][]ui.Element
	for n, typed := range [][]ui.Key{{ui.Key1, ui.KeyRight, ui.KeyDown}, {ui.Key4, ui.KeyLeft, ui.KeyUp}} {
		a := newApp(t, nil)
		a.Resize(1280, 720)
		gather(t, a, 3, 3)
		look := func() { screens[n] = append(screens[n], seen(a)) }
		stroke(a, ui.Key2)
		for _, k := range typed {
			stroke(a, k)
			look()
		}
		stroke(a, ui.KeyEnter)
		look()
		stroke(a, ui.Key1, typed[0], ui.KeyEnter)
		wait(a, 5)
		look()
	}
	for i := range screens[0] {
		if !reflect.DeepEqual(screens[0][i], screens[1][i]) {
			t.Errorf("screen %d tells what was chosen", i)
		}
	}
}

// Who looks into the pocket does so behind the curtain, and the others choose on when it is closed.
func TestPeekWhileSealing(t *testing.T) {
	a := newApp(t, nil)
	a.Resize(1280, 720)
	tb := gather(t, a, 3, 2)
	press(t, a, "table.writer.2.peek")
	if a.Scene() != "curtain" {
		t.Fatal("no curtain falls")
	}
	wait(a, ui.CurtainTicks+1)
	press(t, a, "curtain.ready")
	wait(a, 60)
	if tb.turn.Viewer != 1 || tb.Blind() {
		t.Fatalf("the viewer is %d", tb.turn.Viewer)
	}
	press(t, a, "table.close")
	wait(a, 5)
	if tb.turn.Viewer < grimoria.NoSeat || !tb.Blind() {
		t.Errorf("the viewer is still %d", tb.turn.Viewer)
	}
	press(t, a, "table.turns")
	wait(a, 30)
	if a.Scene() != "curtain" {
		t.Error("taking turns lowers no curtain")
	}
}

// The public chart is sound at all sizes, in all languages and text sizes; where it has no room, the
// curtain falls instead.
func TestBlindLayout(t *testing.T) {
	sweep(t, []int{4, 4}, func(t *testing.T, a *ui.App, s uitest.Screen, check func(where string)) {
		if board.Layout(a, 4).Small {
			return
		}
		players := 2 + s.More[0]
		gather(t, a, players, min(players, 2+s.More[1]))
		check(fmt.Sprint(players))
		stroke(a, ui.Key1)
		check("somebody chooses")
		stroke(a, ui.Key1, ui.KeyEnter)
		check("a book is sealed")
		x, y := a.Element("table.writer.2").Rect.Center()
		tap(a, ui.Touch, x, y)
		check("the page for a finger")
		x, y = a.Window().W-2, a.Window().H-2
		tap(a, ui.Touch, x, y)
		press(t, a, "table.writer.2.peek")
		wait(a, ui.CurtainTicks+1)
		press(t, a, "curtain.ready")
		wait(a, 60)
		check("a look into the pocket")
	})
}

// A sealed book can be opened again by the button on the screen as long as others choose: it says so in full at all sizes, in
// all languages and text sizes.
func TestBreakLayout(t *testing.T) {
	sweep(t, nil, func(t *testing.T, a *ui.App, s uitest.Screen, check func(where string)) {
		cfg := session.Config{Players: []session.Player{{Name: "Anna"}, {Name: "Bruno", Crest: 1, Level: bot.Crown}}}
		a.Config().Think = 1 // for long
		a.Settings().KeepSetup("grimoria", cfg)
		press(t, a, "title.grimoria.play")
		tb, _ := due(t, a)
		press(t, a, "table.spell.2")
		confirmed(t, a)
		if tb.Reopens() == grimoria.NoSeat {
			t.Fatal("the book is not sealed, or cannot be opened again")
		}
		check("the book is sealed")
		press(t, a, "table.break")
		if tb.Session.Sealed(0) {
			t.Error("the book is still sealed")
		}
	})
}
