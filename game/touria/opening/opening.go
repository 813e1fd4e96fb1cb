// Package opening introduces new players to Touria: three moving pictures over the map, shown before the first game
// and on request from the menu. It draws nothing.
package opening

import (
	"maps"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/opening"
	"touria.games/touria/game/sound"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/touria"
)

// LeaveTicks is how long the last picture shrinks into the goal of the table, in ticks.
const LeaveTicks = 40

// Story is what the opening shows of the game that follows.
type Story struct {
	Crest        int // of the person who leads the heroes
	Hearts, Gold int // of the goal
	// Again is true if the player has asked for the opening in the menu of a game.
	Again bool
	// Goal returns the rectangle into which the last picture shrinks. If it is empty, the picture just closes.
	Goal func() ui.Rect
}

// Opening is the scene, over the table of the game that begins.
type Opening struct {
	opening.Cards
	Story   Story
	leaving int // ticks since the last picture began to shrink, 0 before
}

// Show shows the opening over the table. At instant speed it does so only on request (Story.Again).
func Show(a *ui.App, s Story) { tell(a, s).Show() }

// tell prepares the opening of a story.
func tell(a *ui.App, s Story) *Opening {
	o := &Opening{Story: s}
	o.Cards = opening.Cards{App: a, Look: LookLand, Piece: sound.FourTowers, Again: s.Again, Whole: o, Words: o.goal, Leave: o.leave}
	gate := maps.Clone(cues[Gate])
	for i := range s.Hearts {
		gate[HeartAt(i, s.Hearts)] = sound.Heart
	}
	for i := range s.Gold {
		gate[CoinAt(i, s.Gold)] = sound.Coin
	}
	o.List = []opening.Card{
		Castle: {Key: "story.castle", Air: sound.Evening, Cues: cues[Castle]},
		Heroes: {Key: "story.heroes", Air: sound.Meadow, Cues: cues[Heroes]},
		Gate:   {Key: "story.gate", Air: sound.Meadow, Cues: gate, Ticks: opening.CardTicks - LeaveTicks, Over: o.whatOpens},
	}
	return o
}

// Of returns the visible opening, nil if there is none.
func Of(a *ui.App) *Opening {
	o, _ := a.Top().(*Opening)
	return o
}

// Draft returns the opening at the end of a picture, so that its textures can be prefetched.
func Draft(a *ui.App, card int) *Opening {
	o := tell(a, Story{Hearts: draftGoal, Gold: draftGoal})
	o.Turn(card, opening.StillAt)
	return o
}

// draftGoal is the goal of the first game.
const draftGoal = 5

// Leaving returns how far the last picture has shrunk into the goal, and whether it does.
func (o *Opening) Leaving() (part float32, on bool) {
	return float32(o.leaving) / LeaveTicks, o.leaving > 0
}

// goal returns what the first lines say of the goal.
func (o *Opening) goal() []any {
	goal := show.Goods(touria.Holdings{Hearts: uint8(o.Story.Hearts), Gold: uint16(o.Story.Gold)})
	return []any{words.Lit("Goal", goal.In(o.App.Words()))}
}

// leave lets the last picture shrink into the goal of the table.
func (o *Opening) leave() {
	if o.Reduced() || o.Again || o.Story.Goal == nil || o.Story.Goal().Empty() {
		o.End()
		return
	}
	if o.leaving == 0 {
		o.leaving = 1
		o.Turn(Gate, opening.StillAt) // with all that it shows
		o.App.Expire()
		o.App.Changed()
	}
}

// Tick advances the picture.
func (o *Opening) Tick(top bool) {
	switch {
	case o.leaving == 0:
		o.Cards.Tick(top)
	case !top:
	case o.leaving >= LeaveTicks:
		o.End()
	default:
		o.leaving++
		o.App.Redraw()
	}
}

// Build adds the picture, the words and the buttons; or the prize alone, as it shrinks.
func (o *Opening) Build(b *ui.Builder) {
	if o.leaving > 0 {
		b.Add(ui.Element{ID: "opening.prize", Role: ui.RolePanel, Look: LookPrize, Over: true, Silent: true, Rect: o.App.Window()})
		return
	}
	o.Cards.Build(b)
}

// whatOpens adds what opens the gate.
func (o *Opening) whatOpens(b *ui.Builder, picture ui.Rect) {
	size, _ := o.Sizes()
	buildPrize(o.App, b, picture, size)
}

// Sees returns the camera at this tick.
func (o *Opening) Sees() Eye {
	list := paths[o.Card()]
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
	switch o.Card() {
	case Castle:
		return .8 + .2*o.Part(20, 300)
	case Heroes:
		return .34
	}
	return .6
}

// Opaque reports whether the table is hidden: until the last picture shrinks into it.
func (o *Opening) Opaque() bool { return o.leaving == 0 }
