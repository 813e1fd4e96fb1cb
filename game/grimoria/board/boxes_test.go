package board

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"touria.games/touria/game/store/settings"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/rules/grimoria"
)

// night is a game that cannot be played here, with Grimoria's texts.
type night struct{ uitest.Number }

func (night) Name() string { return GameName }

// newApp returns an App at its title screen.
func newApp(t testing.TB) *ui.App {
	t.Helper()
	return uitest.App(ui.Config{Version: "1.0", Games: []ui.Game{night{}}})
}

// anyScreen returns a screen of any size, language, scale and hand.
func anyScreen(rng *rand.Rand) uitest.Screen {
	langs := uitest.Languages()
	s := uitest.Screen{Size: uitest.Size{float32(320 + rng.IntN(2300)), float32(320 + rng.IntN(1200))}, Lang: langs[rng.IntN(len(langs))],
		Scale: settings.TextScales[rng.IntN(len(settings.TextScales))], Left: rng.IntN(2) == 0}
	if rng.IntN(3) == 0 {
		s.Size = uitest.Sizes[rng.IntN(len(uitest.Sizes))]
	}
	return s
}

// anyRoom returns a room of any size at any place.
func anyRoom(rng *rand.Rand, least, most float32) ui.Rect {
	side := func() float32 { return least + rng.Float32()*(most-least) }
	return ui.Box(rng.Float32()*200-100, rng.Float32()*200-100, side(), side())
}

// inside reports whether a rectangle lies in another one, but for what rounding moves.
func inside(r, room ui.Rect) bool {
	const slip = .01
	return r.X >= room.X-slip && r.Y >= room.Y-slip && r.X+r.W <= room.X+room.W+slip && r.Y+r.H <= room.Y+room.H+slip
}

// apart reports whether rectangles lie beside each other, but for what rounding moves.
func apart(list ...ui.Rect) error {
	for i, r := range list {
		for _, o := range list[:i] {
			if !r.Empty() && !o.Empty() && r.Inset(.01).Overlaps(o) {
				return fmt.Errorf("%v lies over %v", r, o)
			}
		}
	}
	return nil
}

// What is always seen of a table has room on any screen and lies beside each other; so does what is seen while a card is
// asked for, what is seen while spells are chosen, and what is seen of a turn.
func TestLayout(t *testing.T) {
	a, rng := newApp(t), rand.New(rand.NewPCG(4, 13))
	for range 3000 {
		s := anyScreen(rng)
		s.Set(a)
		rivals := 1 + rng.IntN(grimoria.MaxSeats-1)
		b := Layout(a, rivals)
		always := append([]ui.Rect{b.Menu, b.Rules, b.Prompt, b.Speed, b.Owl, b.Undo, b.Log, b.Round, b.Me, b.Mine, b.Pocket, b.Confirm, b.Back}, b.Rivals[:rivals]...)
		if b.Tight {
			always = always[:len(always)-rivals]
		}
		for name, list := range map[string][]ui.Rect{
			"a card is asked for":  append([]ui.Rect{b.Near}, always...),
			"spells are chosen":    append([]ui.Rect{b.Chart, b.Far, b.Book}, always...),
			"a turn is seen":       append([]ui.Rect{b.Stage, b.Order, b.Hour, b.Display}, always...),
			"the stacks are shown": append([]ui.Rect{b.Stack, b.Pile, b.Hoard, b.Display}, always...),
		} {
			for _, r := range list {
				if !r.Empty() && !inside(r, a.Screen()) {
					t.Fatalf("%v with %d rivals: %v is out of the screen while %s", s, rivals, r, name)
				}
			}
			if err := apart(list...); err != nil {
				t.Fatalf("%v with %d rivals: %v while %s", s, rivals, err, name)
			}
		}
		for i, r := range b.Rivals {
			if (i < rivals) == r.Empty() {
				t.Fatalf("%v: %d of %d rivals has %v", s, i, rivals, r)
			}
		}
		if !b.Order.Empty() {
			rows := b.RankRows(rivals + 1)
			for _, r := range rows {
				if head, plate := RankHead(r), RankPlate(r); !inside(r, b.Order) || !inside(plate, head) {
					t.Fatalf("%v: the row %v of %v has its plate at %v", s, r, b.Order, plate)
				}
			}
			if err := apart(rows...); err != nil {
				t.Fatalf("%v: %v in the order", s, err)
			}
		}
	}
}

// A layout for left hands is that for right hands in the mirror, and two mirrors show the table as it is.
func TestMirroredLayout(t *testing.T) {
	a, rng := newApp(t), rand.New(rand.NewPCG(4, 14))
	for range 500 {
		s := anyScreen(rng)
		s.Left = false
		s.Set(a)
		right := Layout(a, 1+rng.IntN(grimoria.MaxSeats-1))
		twice := right
		twice.mirror(a.Screen())
		if near := twice.Confirm.X + twice.Confirm.W/2 - a.Screen().W/2; right.Confirm.W < a.Screen().W/2 && near > a.Screen().X {
			t.Fatalf("%v: the main button of left hands stands at %v", s, twice.Confirm)
		}
		twice.mirror(a.Screen())
		for i, r := range twice.all() {
			if o := *right.all()[i]; !inside(*r, o) || !inside(o, *r) {
				t.Fatalf("%v: %v comes back as %v", s, o, *r)
			}
		}
	}
}
