package table

import (
	"slices"
	"strconv"
	"touria.games/touria/game/grimoria/board"

	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/sound"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// formOf returns how an option is presented.
type formOf uint8

const (
	asPlain formOf = iota // a button
	asSlot                // the card of the display
	asSeat                // the rival's panel
	asCard                // a card that is laid out
	asSpell               // a spell of the chart
)

func form(o *show.Option) formOf {
	switch {
	case o.Decision.Kind == grimoria.Choose:
		return asSpell
	case o.Slot >= 0:
		return asSlot
	case o.Seat < grimoria.NoSeat:
		return asSeat
	case o.Card != grimoria.NoCard:
		return asCard
	}
	return asPlain
}

// offered returns the indices of the options of a form, if the viewer may see them.
func (tn *turn) offered(f formOf) (list []int) {
	if !tn.Deciding() || tn.wait > 0 || tn.Queue.Busy() {
		return nil
	}
	for i := range tn.options {
		if o := &tn.options[i]; form(o) == f && tn.lies(o) {
			list = append(list, i)
		}
	}
	return list
}

// optionID returns the id of the element of an option, "" if there is none.
func (tn *turn) optionID(i int) string {
	if i >= len(tn.options) {
		return ""
	}
	o := &tn.options[i]
	if !tn.lies(o) {
		return ""
	}
	switch form(o) {
	case asSpell:
		return "table.spell." + strconv.Itoa(int(o.Decision.Arg))
	case asSlot:
		return "table.display." + strconv.Itoa(o.Slot)
	case asSeat:
		return "table.rival." + o.Seat.String()
	case asCard:
		return "table.offer." + strconv.Itoa(i)
	}
	return "table.answer." + strconv.Itoa(i)
}

// slotOption returns the option that a place of the display stands for, -1 for none.
func (tn *turn) slotOption(slot int) int {
	for _, i := range tn.offered(asSlot) {
		if tn.options[i].Slot == slot {
			return i
		}
	}
	return -1
}

// seatOption returns the option that a player stands for, -1 for none.
func (tn *turn) seatOption(seat grimoria.Seat) int {
	for _, i := range tn.offered(asSeat) {
		if tn.options[i].Seat == seat {
			return i
		}
	}
	return -1
}

// confirm makes the chosen decision.
func (t *Table) confirm() {
	if t.picked >= 0 && t.picked < len(t.options) && t.Deciding() {
		t.mean(&t.options[t.picked])
	}
}

// mean does what an option of the main button says. It asks once before a card is put away for two coins that is worth more.
func (t *Table) mean(o *show.Option) {
	if o.Grave && t.doubted != o {
		if t.guard == 0 {
			t.doubted, t.guard = o, restTicks
			t.App.Changed()
		}
		return
	}
	t.commit(o.Decision)
}

// commit makes a decision; a spell is sealed.
func (t *Table) commit(d grimoria.Decision) {
	if t.guard > 0 && t.wait == 0 && len(t.legal) > 1 {
		return
	}
	t.learn()
	var err error
	sealed := t.Session.Choosing()
	if sealed {
		err = t.Session.Seal(t.Actor, int(d.Arg))
	} else {
		_, err = t.Session.Decide(d)
	}
	if err != nil {
		t.App.Sound(sound.Invalid)
		t.App.Say(err.Error()) // only a bug leads here
		return
	}
	if sealed && t.Session.Choosing() { // others have not chosen yet
		t.App.Sound(sound.Page)
		t.rest()
		t.CatchUp()
		return
	}
	t.direct()
}

// declines are the decisions that let something be: they stand on the second button.
func declines(k grimoria.Kind) bool {
	return k == grimoria.Accept || k == grimoria.NoCloak || k == grimoria.NoBuy || k == grimoria.NoSwap
}

// decline returns the option of the second button, -1 if there is none.
func (tn *turn) decline() int {
	if len(tn.options) < 2 {
		return -1
	}
	for _, i := range tn.offered(asPlain) {
		if declines(tn.options[i].Decision.Kind) {
			return i
		}
	}
	return -1
}

// rowID is the id of an option's row beside the thing that stands for it.
func rowID(i int) string { return "table.row." + strconv.Itoa(i) }

// single returns the option that the main button does while nothing is selected, -1 for none: what casts, ends or buys,
// or all that is left.
func (tn *turn) single() int {
	for _, i := range tn.offered(asPlain) {
		if k := tn.options[i].Decision.Kind; k != grimoria.Mirror && (!declines(k) || len(tn.options) == 1) {
			return i
		}
	}
	return -1
}

// cancel takes back what waits for confirmation. It reports whether anything did.
func (tn *turn) cancel() bool {
	if tn.picked < 0 && tn.extra == noExtra && tn.tapped.None() {
		return false
	}
	tn.tapped = board.Subject{Card: grimoria.NoCard}
	if tn.picked < 0 {
		tn.extra = noExtra
	}
	tn.picked, tn.doubted = -1, nil
	tn.App.Changed()
	return true
}

// breakSeal reopens the viewer's book, until the last one is sealed.
func (t *Table) breakSeal() {
	if t.Session.BreakSeal(t.turn.Viewer) {
		t.App.Sound(sound.Undo)
		t.rebuild()
	}
}

// canBreak reports whether the viewer's book can be opened again.
func (tn *turn) canBreak() bool {
	return tn.Viewer < grimoria.NoSeat && tn.Session.Choosing() && tn.Session.Sealed(tn.Viewer) && tn.Session.IsHuman(tn.Viewer)
}

func (tn *turn) canUndo() (ok bool, why string) {
	if tn.canBreak() {
		return true, ""
	}
	ok, why = tn.Session.CanUndo()
	return ok, tn.App.T(why)
}

func (t *Table) undo() {
	switch ok, why := t.canUndo(); {
	case !ok:
		t.App.Sound(sound.Invalid)
		t.App.Say(why)
	case t.canBreak():
		t.breakSeal()
	case t.Session.Undo():
		t.App.Sound(sound.Undo)
		t.rebuild()
	}
}

// skip goes on from what is explained, or ends the beats that play.
func (tn *turn) skip() {
	if tn.waits && tn.read != nil && tn.read() {
		return
	}
	tn.Skip()
}

// askOwl asks for advice.
func (t *Table) askOwl() {
	if t.Deciding() && t.wait == 0 && t.turn.Viewer != t.Actor { // it knows the hidden cards, and others may look on
		t.curtain(t.Actor)
		return
	}
	if !t.Deciding() || t.wait > 0 || !t.Session.Ask(t.Actor) {
		t.App.Say(t.App.T("owl.off"))
		return
	}
	t.advised = true
	t.App.Say(t.App.T("owl.thinking"))
}

// hoot tells the advice that has been found.
func (tn *turn) hoot() {
	i := tn.advice()
	if i < 0 {
		return
	}
	tn.App.Say(tn.App.T("owl.says", words.Gap("What", tn.options[i].Text)))
	if i == tn.single() || i == tn.decline() {
		tn.picked = -1 // the button and the advice say the same
	} else {
		tn.extra = extraOf(&tn.options[i], tn.Session.Phase())
		tn.picked = i
	}
	tn.App.Changed()
}

// advice returns the option that the owl advises, -1 for none.
func (tn *turn) advice() int {
	if !tn.advised || !tn.Deciding() {
		return -1
	}
	d, ok := tn.Session.Advice()
	if !ok {
		return -1
	}
	return slices.IndexFunc(tn.options, func(o show.Option) bool { return o.Decision == d })
}

// Key handles the table's own keys.
func (t *Table) Key(k ui.Key) bool {
	if t.Open != board.NoDrawer {
		return t.DrawerKey(k)
	}
	if t.Blind() && t.blindKey(k) {
		return true
	}
	switch k {
	case ui.KeyEnter, ui.KeySpace, ui.PadA:
		return t.enter()
	case ui.KeyBackspace, ui.PadB:
		if !t.cancel() {
			t.undo()
		}
	case ui.KeyZ:
		t.undo()
	case ui.KeyEscape:
		if !t.cancel() {
			t.pause()
		}
	case ui.KeyF, ui.PadRT:
		t.Faster()
	case ui.KeyS:
		t.skip()
	case ui.KeyL, ui.PadSelect:
		t.Pull(board.LogDrawer)
	case ui.KeyR, ui.PadY:
		t.g.ShowRules(t.App)
	case ui.KeyH, ui.PadX:
		t.askOwl()
	case ui.KeyT, ui.PadLT:
		t.openPocket()
	case ui.PadStart:
		t.pause()
	case ui.PadRB:
		t.cycle(1)
	case ui.PadLB:
		t.cycle(-1)
	default:
		if k >= ui.Key1 && k <= ui.Key9 {
			t.digit(int(k - ui.Key1))
			return true
		}
		return false
	}
	return true
}

// enter skips the beats that play, or confirms.
func (t *Table) enter() bool {
	switch {
	case t.Queue.Busy():
		t.skip()
		return true
	case t.App.FocusShown() && (t.picked < 0 || t.App.Focus() != t.optionID(t.picked) && t.App.Focus() != rowID(t.picked)):
		return false
	case t.picked >= 0:
		t.confirm()
		return true
	case t.single() >= 0 && len(t.options) > 0:
		t.mean(&t.options[t.single()])
		return true
	}
	t.cycle(1)
	return true
}

// cycle moves the focus to the next option.
func (tn *turn) cycle(by int) {
	var ids []string
	for i := range tn.options {
		id := tn.optionID(i)
		if e := tn.App.Element(id); e != nil && !e.Disabled {
			ids = append(ids, id)
		}
	}
	if len(ids) == 0 {
		return
	}
	at := slices.Index(ids, tn.App.Focus())
	if at < 0 && by < 0 {
		at = 0
	}
	tn.App.SetFocus(ids[(at+by+len(ids))%len(ids)])
}

// digit picks the n-th option: while spells are chosen the spell of that number.
func (tn *turn) digit(n int) {
	if !tn.Deciding() || n >= len(tn.options) {
		return
	}
	if e := tn.App.Element(tn.optionID(n)); e != nil {
		tn.App.FocusOn(e.ID)
		tn.App.PressElement(e)
	}
}

// Back is handled by Key for keys; a second mouse button takes back or opens the menu.
func (t *Table) Back() {
	switch {
	case t.Open != board.NoDrawer:
		t.Pull(board.NoDrawer)
	case t.cancel():
	default:
		t.pause()
	}
}
