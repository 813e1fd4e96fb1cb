// Package opening introduces new players to Touria: three moving pictures over the map, shown before the first game
// and on request from the menu. It draws nothing.
package opening

import (
	"touria.games/touria/game/beat"
	"touria.games/touria/game/sound"
	"touria.games/touria/game/store/settings"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/touria"
)

// keys begin the texts of each card.
var keys = [Cards]string{"story.castle", "story.heroes", "story.gate"}

// Lengths, in ticks.
const (
	LeaveTicks = 40            // in which the last one shrinks into the goal of the table
	guardTicks = 20            // in which presses are ignored: they were meant for the scene before
	fadeTicks  = 16            // in which a card fades in
	stillTicks = 9             // the same with reduced motion
	stillAt    = CardTicks - 1 // the moment of a card that is shown then
)

// Story is what the opening shows of the game that follows.
type Story struct {
	Crest        int // of the person who leads the heroes
	Hearts, Gold int // of the goal
	// Again is true if the player has asked for the opening in the menu of a game.
	Again bool
	// Goal returns the rectangle into which the last card shrinks. If it is empty, the card just closes.
	Goal func() ui.Rect
}

// Opening is the scene, over the table of the game that begins.
type Opening struct {
	Story
	a       *ui.App
	card    Card
	at      int // ticks since the card began
	leaving int // ticks since the last card began to shrink, 0 before
}

// Show shows the opening over the table. At instant speed it does so only on request (Again).
func Show(a *ui.App, s Story) {
	if !s.Again && a.Settings().Speed >= beat.Instant {
		return
	}
	o := &Opening{Story: s, a: a}
	a.Push(o)
	o.tell()
}

// Of returns the visible opening, nil if there is none.
func Of(a *ui.App) *Opening {
	o, _ := a.Top().(*Opening)
	return o
}

// Awaited reports whether the title is shown and Play would begin the first game with the opening.
func Awaited(a *ui.App) bool {
	return a.Scene() == "title" && a.Game().Name() == "touria" && len(a.Settings().Setups["touria"]) == 0 && a.Settings().Speed < beat.Instant
}

// Draft returns the opening at the end of a card, so that its textures can be prefetched.
func Draft(a *ui.App, c Card) *Opening {
	return &Opening{Story: Story{Hearts: draftGoal, Gold: draftGoal}, a: a, card: c, at: stillAt}
}

// draftGoal is the goal of the first game.
const draftGoal = 5

// Card returns the card that is shown.
func (o *Opening) Card() Card { return o.card }

// Reduced reports whether the pictures do not move.
func (o *Opening) Reduced() bool { return o.a.Settings().ReducedMotion }

// At returns the ticks since the card began. With reduced motion it is always the end of the card.
func (o *Opening) At() int {
	if o.Reduced() {
		return stillAt
	}
	return o.at
}

// Part returns the progress, from 0 to 1, of what begins at a tick of the card and takes n.
func (o *Opening) Part(from, n int) float32 {
	return min(max(float32(o.At()-from)/float32(n), 0), 1)
}

// Dark returns the darkness while a card fades in, from 1 to 0.
func (o *Opening) Dark() float32 {
	n := fadeTicks
	if o.Reduced() {
		n = stillTicks
	}
	return max(0, 1-float32(o.at)/float32(n))
}

// Leaving returns how far the last card has shrunk into the goal, and whether it does.
func (o *Opening) Leaving() (part float32, on bool) {
	return float32(o.leaving) / LeaveTicks, o.leaving > 0
}

// words returns the two lines of the card.
func (o *Opening) words() (head, more string) {
	goal := show.Goods(touria.Holdings{Hearts: uint8(o.Hearts), Gold: uint16(o.Gold)})
	key := keys[o.card]
	return o.a.T(key, words.Lit("Goal", goal.In(o.a.Words()))), o.a.T(key + ".more")
}

// described returns the description of the picture.
func (o *Opening) described() string { return o.a.T(keys[o.card] + ".picture") }

// tell announces the card to screen readers.
func (o *Opening) tell() {
	head, more := o.words()
	o.a.Hear(ui.HeardAnswer, o.place()+". "+head+" "+more)
	o.a.Changed()
}

// place returns the card's number and how many there are, as text.
func (o *Opening) place() string {
	return o.a.T("story.at", words.Num("N", int(o.card)+1), words.Num("Count", Cards))
}

// next shows the next card, after the last one the table.
func (o *Opening) next() {
	if o.card == Gate {
		o.leave()
		return
	}
	o.card, o.at = o.card+1, 0
	o.a.Sound(sound.Page)
	o.tell()
}

// leave lets the last card shrink into the goal of the table.
func (o *Opening) leave() {
	if o.Reduced() || o.Again || o.Goal == nil || o.Goal().Empty() {
		o.end()
		return
	}
	if o.leaving == 0 {
		o.leaving, o.at = 1, stillAt // with all that it shows
		o.a.Expire()
		o.a.Changed()
	}
}

// end removes the opening. Scenes above it stay.
func (o *Opening) end() { o.a.Remove(o) }

// rests reports whether presses are ignored: right after the start they were meant for the scene before.
func (o *Opening) rests() bool { return o.card == Castle && o.at < guardTicks }

// waits reports whether a card waits for a press at its end: for players with scanning or a screen reader.
func (o *Opening) waits() bool { return o.a.TakesTime() }

// Tick advances the picture.
func (o *Opening) Tick(top bool) {
	if !top {
		return
	}
	last := CardTicks
	if o.card == Gate && !o.Reduced() {
		last -= LeaveTicks
	}
	switch {
	case o.leaving >= LeaveTicks:
		o.end()
		return
	case o.leaving > 0:
		o.leaving++
	case o.at+1 < last:
		o.at++
	case !o.waits():
		o.next()
		return
	}
	if !o.Reduced() {
		o.ring()
	}
	if !o.Reduced() || o.at <= stillTicks {
		o.a.Redraw()
	}
}

// ring plays the sounds of this tick.
func (o *Opening) ring() {
	if o.leaving > 0 {
		return
	}
	for _, c := range cues[o.card] {
		if c.at == o.at {
			o.a.Sound(c.sound)
		}
	}
	for i := range o.Hearts {
		if o.card == Gate && o.at == HeartAt(i, o.Hearts) {
			o.a.Sound(sound.Heart)
		}
	}
	for i := range o.Gold {
		if o.card == Gate && o.at == CoinAt(i, o.Gold) {
			o.a.Sound(sound.Coin)
		}
	}
}

// Sees returns the camera at this tick.
func (o *Opening) Sees() Eye {
	list := paths[o.card]
	for i := len(list) - 1; i >= 0; i-- {
		if p := &list[i]; o.At() >= p.from || i == 0 {
			k := beat.InOut.At(o.Part(p.from, p.to-p.from))
			mix := func(a, b float32) float32 { return a + (b-a)*k }
			return Eye{mix(p.a.U, p.b.U), mix(p.a.V, p.b.V), mix(p.a.Zoom, p.b.Zoom)}
		}
	}
	return Eye{}
}

// Day returns the time of day on the map, 0 morning … 1 dusk.
func (o *Opening) Day() float32 {
	switch o.card {
	case Castle:
		return .8 + .2*o.Part(20, 300)
	case Heroes:
		return .34
	}
	return .6
}

// Key ends the opening with any key that goes back or skips.
func (o *Opening) Key(k ui.Key) bool {
	switch k {
	case ui.KeyEscape, ui.KeyBackspace, ui.KeyS, ui.PadB, ui.PadStart:
		o.end()
		return true
	}
	return false
}

// goOn shows the next card, unless presses are ignored.
func (o *Opening) goOn() {
	if !o.rests() {
		o.next()
	}
}

// Outside shows the next card: the press was on the picture.
func (o *Opening) Outside() { o.goOn() }

// Back ends the opening.
func (o *Opening) Back() { o.end() }

// Retell announces the card again, in another language.
func (o *Opening) Retell() { o.tell() }

// Name returns the scene's name.
func (o *Opening) Name() string { return "opening" }

// Opaque reports whether the table is hidden: until the last card shrinks into it.
func (o *Opening) Opaque() bool { return o.leaving == 0 }

// Prelude marks the opening as a ui.Prelude: what follows it is prefetched meanwhile.
func (o *Opening) Prelude() {}

// Mood returns the mood of the card: the ballad of the title continues.
func (o *Opening) Mood() sound.Mood {
	air := sound.Meadow
	if o.card == Castle {
		air = sound.Evening
	}
	return sound.Mood{Piece: sound.FourTowers, Layer: sound.MostLayer, Lead: sound.NoLead, Air: air}
}

var _ sound.Scene = (*Opening)(nil)

// skips reports whether Skip comes first in scanning, which reaches the other elements only one by one.
func (o *Opening) skips() bool { return o.a.Comfort().Scan != settings.ScanOff }
