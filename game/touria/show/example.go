package show

import (
	"sync"

	"touria.games/touria/game/ui"
	"touria.games/touria/rules/touria"
)

// Example is a small moving picture of the rule book.
type Example uint8

// The examples.
const (
	ExampleTower Example = iota
	ExampleWalk
	ExampleMine
	ExampleThief
	ExampleSale
	ExampleOrder
	ExampleFairy
	ExampleSwords
	ExampleFountain
	ExampleWizard
	ExampleTournament
	ExampleDragon
	ExampleJoin
	ExampleTwice
	ExampleGate
	ExampleDoors
	Examples = iota
)

// The stage of an example, in its own units, and the ticks that it plays and then
// rests before it begins again.
const (
	StageW, StageH = 100, 40
	ExampleTicks   = 220
	ExampleRest    = 110
)

// Prop says how an actor is drawn if it is more than its icon.
type Prop uint8

// The props.
const (
	PropIcon  Prop = iota // the icon
	PropTower             // a tower that has turned by Spin quarters
	PropDoor              // a door with the icon's touria.Who, open by Spin, 0 … 1
	PropDie               // the die, tumbling while Spin grows
)

// Pose is where an actor is at a tick: its middle, its size, how far it has faded,
// 0 … 1, and how far it has turned.
type Pose struct {
	At                     int
	X, Y, Size, Fade, Spin float32
}

// Actor is a picture of an example with the poses between which it moves.
type Actor struct {
	Prop  Prop
	Icon  ui.Icon
	poses []Pose
}

// Pose returns the actor's pose at a tick.
func (a *Actor) Pose(tick int) Pose {
	last := a.poses[0]
	for _, p := range a.poses[1:] {
		if tick >= p.At {
			last = p
			continue
		}
		if tick <= last.At {
			break
		}
		f := float32(tick-last.At) / float32(p.At-last.At)
		f = f * f * (3 - 2*f)
		mix := func(from, to float32) float32 { return from + (to-from)*f }
		return Pose{tick, mix(last.X, p.X), mix(last.Y, p.Y), mix(last.Size, p.Size), mix(last.Fade, p.Fade), mix(last.Spin, p.Spin)}
	}
	return last
}

// ExampleMoment returns which tick of an example to show after the given number of ticks. With
// still, which forbids motion, both is true: the first and the last tick are shown side by side.
func ExampleMoment(ticks int, still bool) (tick int, both bool) {
	if still {
		return ExampleTicks, true
	}
	return min(ticks%(ExampleTicks+ExampleRest), ExampleTicks), false
}

// Cast returns an example's actors, those in front last.
func (e Example) Cast() []Actor { return casts()[e] }

var casts = sync.OnceValue(func() (all [Examples][]Actor) {
	for e := range Example(Examples) {
		all[e] = cast(e)
	}
	return all
})

// put returns an actor that stays in its place.
func put(i ui.Icon, x, y, size float32) Actor {
	return Actor{Icon: i, poses: []Pose{{X: x, Y: y, Size: size}}}
}

// then adds a pose that differs from the last one by edit; the change lasts from
// one tick to the other.
func (a Actor) then(from, to int, edit func(p *Pose)) Actor {
	p := a.poses[len(a.poses)-1]
	p.At = from
	q := p
	q.At = to
	edit(&q)
	a.poses = append(append([]Pose(nil), a.poses...), p, q)
	return a
}

// to adds a movement to x, y.
func (a Actor) to(from, to int, x, y float32) Actor {
	return a.then(from, to, func(p *Pose) { p.X, p.Y = x, y })
}

// gone fades the actor out.
func (a Actor) gone(from, to int) Actor { return a.then(from, to, func(p *Pose) { p.Fade = 1 }) }

// hidden makes the actor invisible until comes fades it in.
func (a Actor) hidden() Actor {
	a.poses = append([]Pose(nil), a.poses...)
	a.poses[0].Fade = 1
	return a
}

// comes fades the actor in.
func (a Actor) comes(from, to int) Actor { return a.then(from, to, func(p *Pose) { p.Fade = 0 }) }

// spin adds by to Pose.Spin.
func (a Actor) spin(from, to int, by float32) Actor {
	return a.then(from, to, func(p *Pose) { p.Spin += by })
}

// given moves the actor to its new owner and fades it out.
func (a Actor) given(from int, x, y float32) Actor {
	return a.to(from, from+36, x, y).gone(from+30, from+42)
}

// gained fades the actor in and moves it to its owner.
func (a Actor) gained(from int, x, y float32) Actor {
	return a.hidden().comes(from, from+10).to(from+10, from+46, x, y)
}

func icon(kind ui.IconKind) ui.Icon                      { return ui.Icon{Kind: kind} }
func one[N ~uint8 | ~int](kind ui.IconKind, n N) ui.Icon { return ui.Icon{Kind: kind, What: uint8(n)} }

// ExampleTowerFaces are the faces of the tower of ExampleTower, in the order in
// which they come up (T2.5).
func ExampleTowerFaces() (faces [4]touria.Action) {
	for i := range faces {
		faces[i] = touria.DefaultBoard().Face(touria.NE, i)
	}
	return faces
}

func cast(e Example) []Actor {
	gem := func(c touria.Colour, x, y float32) Actor { return put(one(IconGem, c), x, y, 9) }
	switch e {
	case ExampleTower:
		return towerCast()
	case ExampleWalk: // the goldsmith is four steps from the dragon
		var cast []Actor
		route := [...]touria.Space{touria.AtDragon, touria.M2, touria.AtCastle, touria.M4, touria.AtGoldsmith}
		x := func(i int) float32 { return 10 + 20*float32(i) }
		for i, s := range route {
			cast = append(cast, put(one(IconSpace, s), x(i), 25, 14))
		}
		heroes := put(icon(IconHeroes), x(0), 13, 15)
		for i := 1; i < len(route); i++ {
			at := 10 + 46*(i-1)
			heroes = heroes.to(at, at+32, x(i), 13)
			if i < 4 {
				cast = append(cast, put(icon(IconStep), x(i)-10, 35, 7).hidden().comes(at, at+10))
			} else {
				cast = append(cast, put(icon(IconGold), x(i)-10, 25, 9).then(at, at+30, func(p *Pose) { p.Y = 35 }))
			}
		}
		return append(cast, heroes)
	case ExampleMine: // from the left one both gems are taken, from the right one either
		return []Actor{
			put(one(IconSpace, touria.M1), 24, 10, 16), put(one(IconSpace, touria.M4), 76, 10, 16),
			gem(touria.Black, 19, 19).to(30, 70, 19, 35), gem(touria.Blue, 29, 19).to(30, 70, 29, 35),
			gem(touria.Red, 71, 19).to(110, 150, 76, 35), gem(touria.Yellow, 81, 19)}
	case ExampleThief:
		return []Actor{
			put(icon(IconBag), 14, 20, 22), put(one(IconCrest, 0), 90, 20, 13),
			gem(touria.Green, 38, 8).gained(10, 38, 8).gone(120, 140),
			gem(touria.Red, 38, 20).gained(20, 38, 20).to(130, 170, 76, 20),
			gem(touria.Blue, 38, 32).gained(30, 38, 32).gone(120, 140)}
	case ExampleSale:
		return []Actor{
			put(one(IconSpace, touria.AtGoldsmith), 50, 20, 20),
			gem(touria.Blue, 8, 20).given(20, 50, 20), gem(touria.Blue, 18, 20).given(40, 50, 20), gem(touria.Blue, 28, 20).given(60, 50, 20),
			put(icon(IconHeart), 50, 20, 11).gained(110, 74, 20), put(icon(IconHeart), 50, 20, 11).gained(130, 88, 20)}
	case ExampleOrder:
		return []Actor{
			put(one(IconSpace, touria.AtTrader), 50, 20, 20),
			gem(touria.Blue, 8, 20).given(20, 50, 20), gem(touria.Red, 18, 20).given(40, 50, 20), gem(touria.Green, 28, 20).given(60, 50, 20),
			put(ui.Icon{Kind: IconGold, Count: 5}, 50, 20, 12).gained(110, 76, 20)}
	case ExampleFairy:
		return []Actor{
			put(one(IconItem, touria.NoItem), 14, 20, 18), put(one(IconItem, touria.Lantern), 44, 20, 18), put(one(IconCrest, 0), 92, 20, 13),
			put(one(IconItem, touria.Boots), 64, 20, 18).to(30, 80, 88, 20).gone(70, 90),
			put(one(IconItem, touria.Frog), 14, 20, 18).hidden().comes(100, 110).to(110, 150, 64, 20)}
	case ExampleSwords:
		return []Actor{
			put(one(IconSpace, touria.AtSwordmaster), 24, 20, 22),
			put(icon(IconSword), 24, 20, 14).gained(20, 66, 20), put(icon(IconSword), 24, 20, 14).gained(50, 84, 20)}
	case ExampleFountain:
		return []Actor{
			put(one(IconSpace, touria.AtFountain), 64, 22, 24),
			gem(touria.Black, 20, 20).to(30, 60, 42, 6).to(60, 80, 64, 20).gone(76, 90)}
	case ExampleWizard:
		return []Actor{
			put(one(IconAction, touria.Wizard), 14, 24, 18), put(one(IconSpace, touria.AtThief), 52, 26, 15), put(one(IconSpace, touria.AtTournament), 88, 26, 15),
			put(icon(IconGold), 30, 12, 9).given(10, 14, 24),
			put(icon(IconHeroes), 52, 13, 15).to(70, 90, 62, 9).to(90, 120, 88, 13)}
	case ExampleTournament:
		return []Actor{
			put(one(IconSpace, touria.AtTournament), 50, 20, 22),
			put(icon(IconSword), 16, 20, 14).given(20, 50, 20), put(icon(IconHeart), 50, 20, 12).gained(80, 84, 20)}
	case ExampleDragon:
		die := put(one(IconDie, touria.Red), 40, 20, 13)
		die.Prop = PropDie
		return []Actor{
			put(one(IconSpace, touria.AtDragon), 14, 20, 22), die.spin(20, 80, 24),
			gem(touria.Red, 64, 32).given(110, 14, 20), put(icon(IconHeart), 14, 20, 12).gained(160, 84, 14)}
	case ExampleJoin:
		return []Actor{
			put(one(IconCrest, 0), 12, 20, 13), put(one(IconCrest, 1), 88, 20, 13), put(one(IconSpace, touria.AtSwordmaster), 50, 12, 18),
			put(ui.Icon{Kind: IconSword, Count: 2}, 50, 12, 11).gained(10, 14, 34),
			put(icon(IconElixir), 88, 33, 11).to(80, 130, 30, 24).gone(128, 140),
			put(ui.Icon{Kind: IconSword, Count: 2}, 50, 12, 11).gained(150, 82, 34)}
	case ExampleTwice:
		return []Actor{
			put(one(IconSpace, touria.AtSwordmaster), 50, 20, 22),
			put(ui.Icon{Kind: IconSword, Count: 2}, 50, 20, 12).gained(10, 82, 10),
			gem(touria.Violet, 16, 20).given(80, 50, 20),
			put(ui.Icon{Kind: IconSword, Count: 2}, 50, 20, 12).gained(140, 82, 30)}
	case ExampleGate:
		return []Actor{
			put(one(IconSpace, touria.AtCastle), 74, 20, 26),
			put(ui.Icon{Kind: IconHeart, Count: 7}, 12, 12, 11).to(20, 60, 68, 18).gone(56, 66),
			put(ui.Icon{Kind: IconGold, Count: 7}, 12, 28, 11).to(40, 80, 68, 22).gone(76, 86),
			put(one(IconCrest, 0), 36, 20, 13).to(90, 130, 74, 20)}
	case ExampleDoors:
		first, second := put(one(IconWho, touria.Bard), 36, 20, 34), put(one(IconWho, touria.Children), 76, 20, 34)
		first.Prop, second.Prop = PropDoor, PropDoor
		return []Actor{
			first.spin(10, 40, 1), second.spin(130, 170, 1),
			gem(touria.Red, 9, 24).to(60, 96, 34, 24).gone(92, 104)}
	}
	return nil
}

// towerCast shows what the seats see, clockwise from the first: after the turn
// each sees what the next one saw before.
func towerCast() []Actor {
	tower := put(icon(IconTower), 18, 20, 36)
	tower.Prop = PropTower
	cast := []Actor{tower.spin(60, 110, 1)}
	x := func(i int) float32 { return 43 + 16.5*float32(i) }
	for i := range 4 {
		cast = append(cast, put(one(IconCrest, i), x(i), 9, 11))
	}
	for i, face := range ExampleTowerFaces() {
		a := put(one(IconAction, face), x(i), 27, 14)
		if i == 0 { // what the first saw is now seen by the last
			cast = append(cast, a.gone(60, 80), put(one(IconAction, face), x(3), 27, 14).hidden().comes(90, 110))
			continue
		}
		cast = append(cast, a.to(60, 110, x(i-1), 27))
	}
	return cast
}
