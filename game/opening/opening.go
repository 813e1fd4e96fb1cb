// Package opening introduces new players to a game of the box: moving pictures with a few words each, shown before the first
// game and on request from the menu. It draws nothing.
package opening

import (
	"touria.games/touria/game/beat"
	"touria.games/touria/game/sound"
	"touria.games/touria/game/store/settings"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
)

// CardTicks is how long a picture is shown, before the next one follows by itself. It does not depend on the game's speed,
// so that the words can be read.
const CardTicks = 480

// Lengths, in ticks.
const (
	guardTicks = 20            // in which presses are ignored: they were meant for the scene before
	fadeTicks  = 16            // in which a picture fades in
	stillTicks = 9             // the same with reduced motion
	StillAt    = CardTicks - 1 // the moment of a picture that is shown then
)

// Card is one of the pictures.
type Card struct {
	Key   string // of the words; those below begin with it: .more the second line, .picture what is seen
	Ticks int    // how long it moves, at most CardTicks
	Air   sound.Air
	Cues  map[int]sound.Effect // the sounds, by ticks
	// Over adds what the tree must hold of the picture besides itself; nil: nothing.
	Over func(b *ui.Builder, picture ui.Rect)
}

// Cards are the pictures: a scene over the table of the game that begins. A game may put a scene of its own around them,
// which is then Whole.
type Cards struct {
	App   *ui.App
	List  []Card
	Words func() []any // the gaps of the first lines; nil: there are none
	Look  ui.Look      // of the game's own, which draws a picture
	Piece sound.Piece
	Again bool // the player has asked for it in the menu of a game
	Whole ui.Scene
	// Leave ends the last picture; nil: the table follows at once.
	Leave func()

	card int // the one that is shown
	at   int // ticks since it began
}

// Show shows the pictures. At instant speed it does so only on request.
func (o *Cards) Show() {
	if !o.Again && o.App.Settings().Speed >= beat.Instant {
		return
	}
	o.App.Push(o.Whole)
	o.Retell()
}

// Awaited reports whether the title is shown, and Play would begin the first game of a kind with its opening.
func Awaited(a *ui.App, game string) bool {
	return a.Scene() == "title" && a.Game().Name() == game && len(a.Settings().Setups[game]) == 0 && a.Settings().Speed < beat.Instant
}

// Turn shows a moment of a picture, to draw it ahead.
func (o *Cards) Turn(card, at int) { o.card, o.at = card, at }

// Card returns the number of the picture that is shown.
func (o *Cards) Card() int { return o.card }

// Reduced reports whether the pictures do not move.
func (o *Cards) Reduced() bool { return o.App.Settings().ReducedMotion }

// At returns the ticks since the picture began. With reduced motion it is always the end.
func (o *Cards) At() int {
	if o.Reduced() {
		return StillAt
	}
	return o.at
}

// Part returns the progress, from 0 to 1, of what begins at a tick of the picture and takes n.
func (o *Cards) Part(from, n int) float32 {
	return min(max(float32(o.At()-from)/float32(n), 0), 1)
}

// Dark returns the darkness while a picture fades in, from 1 to 0.
func (o *Cards) Dark() float32 {
	n := fadeTicks
	if o.Reduced() {
		n = stillTicks
	}
	return max(0, 1-float32(o.at)/float32(n))
}

// words returns the two lines of the picture.
func (o *Cards) words() (head, more string) {
	var gaps []any
	if o.Words != nil {
		gaps = o.Words()
	}
	key := o.List[o.card].Key
	return o.App.T(key, gaps...), o.App.T(key + ".more")
}

// Retell announces the picture to screen readers, also in another language.
func (o *Cards) Retell() {
	head, more := o.words()
	o.App.Hear(ui.HeardAnswer, o.place()+". "+head+" "+more)
	o.App.Changed()
}

// place returns the picture's number and how many there are, as text.
func (o *Cards) place() string {
	return o.App.T("story.at", words.Num("N", o.card+1), words.Num("Count", len(o.List)))
}

// last reports whether no picture follows.
func (o *Cards) last() bool { return o.card == len(o.List)-1 }

// next shows the next picture, after the last one the table.
func (o *Cards) next() {
	switch {
	case !o.last():
		o.card, o.at = o.card+1, 0
		o.App.Sound(sound.Page)
		o.Retell()
	case o.Leave != nil:
		o.Leave()
	default:
		o.End()
	}
}

// End removes the opening. Scenes above it stay.
func (o *Cards) End() { o.App.Remove(o.Whole) }

// rests reports whether presses are ignored: right after the start they were meant for the scene before.
func (o *Cards) rests() bool { return o.card == 0 && o.at < guardTicks }

// Tick moves the picture. One waits for a press at its end for players with scanning or a screen reader.
func (o *Cards) Tick(top bool) {
	if !top {
		return
	}
	ticks := CardTicks
	if n := o.List[o.card].Ticks; n > 0 && !o.Reduced() {
		ticks = n
	}
	switch {
	case o.at+1 < ticks:
		o.at++
	case !o.App.TakesTime():
		o.next()
		return
	}
	if !o.Reduced() {
		if e := o.List[o.card].Cues[o.at]; e != sound.NoEffect {
			o.App.Sound(e)
		}
	}
	if !o.Reduced() || o.at <= stillTicks {
		o.App.Redraw()
	}
}

// Key ends the opening with any key that goes back or skips.
func (o *Cards) Key(k ui.Key) bool {
	switch k {
	case ui.KeyEscape, ui.KeyBackspace, ui.KeyS, ui.PadB, ui.PadStart:
		o.End()
		return true
	}
	return false
}

// goOn shows the next picture, unless presses are ignored.
func (o *Cards) goOn() {
	if !o.rests() {
		o.next()
	}
}

// Outside shows the next picture: the press was on this one.
func (o *Cards) Outside() { o.goOn() }

// Back ends the opening.
func (o *Cards) Back() { o.End() }

// Name returns the scene's name.
func (o *Cards) Name() string { return "opening" }

// Opaque reports that the table is hidden.
func (o *Cards) Opaque() bool { return true }

// Prelude marks the opening as a ui.Prelude: what follows it is prefetched meanwhile.
func (o *Cards) Prelude() {}

// Mood returns the mood of the picture: the music of the title continues.
func (o *Cards) Mood() sound.Mood {
	return sound.Mood{Piece: o.Piece, Layer: sound.MostLayer, Lead: sound.NoLead, Air: o.List[o.card].Air}
}

// skips reports whether Skip comes first in scanning, which reaches the other elements only one by one.
func (o *Cards) skips() bool { return o.App.Comfort().Scan != settings.ScanOff }

var _ sound.Scene = (*Cards)(nil)
