// Package opening introduces new players to Grimoria: three moving pictures of the night, shown before the first game and on
// request from the menu. It draws nothing.
package opening

import (
	"touria.games/touria/game/beat"
	"touria.games/touria/game/opening"
	"touria.games/touria/game/sound"
	"touria.games/touria/game/ui"
)

// The opening's own looks, the last ones of the game.
const (
	Look      = ui.LookGame + 2*ui.OwnLooks - 3 + iota // a picture
	LookStamp                                          // the word over a shared spell
	LookWorth                                          // what a coin is worth
)

// Story is what the opening shows of the game that follows.
type Story struct {
	Guests []int // the portraits of those who come to the reader; two have room
	// Again is true if the player has asked for the opening in the menu of a game.
	Again bool
}

// Opening is the scene, over the table of the game that begins.
type Opening struct {
	opening.Cards
	Guests []int // at most two portraits
}

// Show shows the opening over the table. At instant speed it does so only on request (Story.Again).
func Show(a *ui.App, s Story) {
	o := tell(a, s)
	o.Again = s.Again
	o.Show()
}

// tell prepares the opening of a story.
func tell(a *ui.App, s Story) *Opening {
	o := &Opening{Guests: s.Guests[:min(len(s.Guests), guests)]}
	o.Cards = opening.Cards{App: a, Look: Look, Piece: sound.CandleAndBook, Whole: o, List: []opening.Card{
		Reader: {Key: "story.reader", Air: sound.Hall, Cues: cues[Reader]},
		Spells: {Key: "story.spells", Air: sound.Hall, Cues: cues[Spells], Over: func(b *ui.Builder, picture ui.Rect) {
			text := a.T("reveal.clash.stamp")
			b.Add(ui.Element{ID: "opening.clash", Role: ui.RoleLabel, Look: LookStamp, Over: true, Rect: o.word(picture, text, .5, .64), Text: text, Size: wordSize})
		}},
		Points: {Key: "story.points", Air: sound.Hall, Cues: cues[Points], Over: func(b *ui.Builder, picture ui.Rect) {
			text := a.T("story.coin")
			r := o.word(picture, text, .2, .08)
			b.Add(ui.Element{ID: "opening.worth", Role: ui.RoleLabel, Look: LookWorth, Over: true, Paper: true, Rect: r, Inner: ui.CutLeft(r, r.H), Text: text, Size: wordSize})
		}},
	}}
	return o
}

// Of returns the visible opening, nil if there is none.
func Of(a *ui.App) *Opening {
	o, _ := a.Top().(*Opening)
	return o
}

// Draft returns the opening at the end of a picture, so that its textures can be prefetched.
func Draft(a *ui.App, card int) *Opening {
	o := tell(a, Story{})
	o.Turn(card, opening.StillAt)
	return o
}

// Eye returns how close the reader is seen, from 1.
func (o *Opening) Eye() float32 {
	const closest = .34
	return 1 + closest*beat.InOut.At(o.Part(0, 360))
}

// guests is how many come to the reader.
const guests = 2

// Words on pictures, in logical pixels.
const (
	wordSize = 24
	wordPad  = 12
)

// word returns the place of a word with room for a sign before it, about a point of a picture.
func (o *Opening) word(picture ui.Rect, text string, u, v float32) ui.Rect {
	size := wordSize * o.App.Growth()
	h := size*ui.LineHeight + wordPad
	x, y := picture.At(u, v)
	w := min(o.App.Config().Measure.Width(text, size, ui.Bold)+h+wordPad+wordPad, picture.W-wordPad)
	return ui.Box(max(picture.X+wordPad, x-w/2), max(picture.Y+wordPad, y-h/2), w, h)
}
