package table

import (
	"touria.games/touria/game/sound"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// Several people at one screen can seal their spells without a curtain. The chart of spells is public and never
// reacts to input; each player seals the book by typing a number, by counting steps on a gamepad, or under a
// cupped hand. On small screens they take turns behind the curtain.

// shakeTicks is how long a book shakes.
const shakeTicks = 24

// chartColumns are the columns of the chart, whose edges stop the steps of a gamepad.
const chartColumns = 5

// together reports whether several people seal their spells at once, not one after the other.
func (tn *turn) together() bool {
	return tn.Humans > 1 && !tn.Session.Curtain() && tn.Session.Choosing() && !tn.Boxes().Small && tn.nextToSeal() < grimoria.NoSeat
}

// Blind reports whether the public chart is shown on which they do so.
func (tn *turn) Blind() bool { return !tn.peeking && !tn.Queue.Busy() && tn.together() }

// peek lets somebody look at their hidden cards behind the curtain while the others wait.
func (tn *turn) peek(seat grimoria.Seat) {
	tn.blind = nobody
	tn.curtain(seat)
	tn.peeking = true
}

// closePocket ends peek.
func (tn *turn) closePocket() {
	tn.goPublic()
	tn.App.Changed()
}

// people returns the seats of the humans.
func (tn *turn) people() (list []grimoria.Seat) {
	for seat := range grimoria.Seat(tn.Session.Players()) {
		if tn.Session.IsHuman(seat) {
			list = append(list, seat)
		}
	}
	return list
}

// blindPrompt asks those who have not sealed a spell.
func (tn *turn) blindPrompt() string {
	var names []string
	for _, seat := range tn.people() {
		if !tn.Session.Sealed(seat) {
			names = append(names, tn.Names[seat])
		}
	}
	return tn.App.T("blind.prompt", words.Lit("Names", tn.App.Words().List(names)))
}

// open lets somebody choose; a book that is sealed is opened again.
func (tn *turn) open(seat grimoria.Seat, finger bool) {
	if tn.Session.Sealed(seat) {
		tn.Session.BreakSeal(seat)
		tn.App.Sound(sound.Undo)
		tn.blind = nobody
		tn.rebuild()
		return
	}
	tn.blind = nobody
	tn.blind.writer, tn.blind.cup = seat, finger
	tn.App.Sound(sound.Page)
	tn.App.Changed()
}

// blindKey handles a key while several people choose. Nothing that is typed is shown, and every key
// does the same to the eye.
func (tn *turn) blindKey(k ui.Key) bool {
	b := &tn.blind
	digit := -1
	if k >= ui.Key0 && k <= ui.Key9 {
		digit = int(k - ui.Key0)
	}
	if b.writer >= grimoria.NoSeat {
		people := tn.people()
		if digit >= 1 && digit <= len(people) {
			tn.open(people[digit-1], false)
			return true
		}
		return digit >= 0
	}
	switch k {
	case ui.KeyEnter, ui.KeySpace:
		switch {
		case b.typed > 0:
			tn.seal(b.typed)
		case b.moved:
			tn.seal(b.steps + 1)
		default:
			tn.seal(0)
		}
	case ui.PadA:
		tn.seal(b.steps + 1)
	case ui.KeyEscape, ui.KeyBackspace, ui.PadB:
		tn.blind = nobody
		tn.App.Changed()
	case ui.KeyLeft, ui.PadLeft:
		tn.step(-1, 0)
	case ui.KeyRight, ui.PadRight:
		tn.step(1, 0)
	case ui.KeyUp, ui.PadUp:
		tn.step(0, -1)
	case ui.KeyDown, ui.PadDown:
		tn.step(0, 1)
	default:
		if digit < 0 {
			return false
		}
		b.typed = min(b.typed*10+digit, 99)
	}
	return true
}

// step moves the unseen mark on the chart, whose edges stop it.
func (tn *turn) step(dx, dy int) {
	b := &tn.blind
	x, y := b.steps%chartColumns+dx, b.steps/chartColumns+dy
	b.moved = true
	if x >= 0 && x < chartColumns && y >= 0 && y < grimoria.LastSpell/chartColumns {
		b.steps = y*chartColumns + x
	}
}

// tickBlind lets a tick pass for a book that shakes.
func (tn *turn) tickBlind() {
	if tn.blind.shake > 0 {
		tn.blind.shake--
		tn.App.Changed()
	}
}

// takeTurns goes over to the curtain for the rest of the game.
func (tn *turn) takeTurns() {
	tn.blind = nobody
	tn.Session.SetCurtain(true)
	cfg := tn.Session.Config()
	cfg.Seed = ""
	tn.App.Settings().KeepSetup(tn.g.Name(), cfg)
	tn.App.Save()
	tn.App.Changed()
}

// seal shuts the open book over a number. One that is no spell of this round only makes the book
// shake; which number that was, nobody learns.
func (tn *turn) seal(spell int) {
	seat := tn.blind.writer
	tn.blind = nobody
	if spell < 1 || spell > min(tn.Model.Level, grimoria.LastSpell) || tn.Session.Seal(seat, spell) != nil {
		tn.App.Sound(sound.Invalid)
		tn.blind.wrong, tn.blind.shake = seat, shakeTicks
		tn.App.Changed()
		return
	}
	tn.App.Sound(sound.Page)
	if tn.Session.Choosing() {
		tn.clear()
		tn.CatchUp()
		return
	}
	tn.proceed()
}
