package table

import (
	"strconv"

	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/rules/grimoria"
)

// choice is what can be chosen on a position, and what somebody has picked or points at.
type choice struct {
	*board.Tableau
	legal   []grimoria.Decision
	options []show.Option
	picked  int           // the option waiting for confirmation, -1: none
	doubted *show.Option  // the main button has asked whether it is meant: the next press does it
	extra   extra         // what is done before the card is taken
	tapped  board.Subject // the card of the display that was pressed while spells are chosen
	wait    int           // ticks until a forced decision is made
	guard   int           // ticks in which presses rest
	quiet   int           // ticks since the last press that decided something
	advised bool          // the owl is asked about this decision
}

// formOf returns how an option is presented.
type formOf uint8

const (
	asPlain formOf = iota // a button
	asSlot                // the card of the display
	asSeat                // the rival's panel
	asCard                // a card that is laid out
	asSpell               // a spell of the chart
)

// extra is what the rules allow besides taking a card: each is offered beside the display.
type extra uint8

const (
	noExtra    extra = iota
	witchExtra       // the witch goes for a card of the display (G7.7)
	cloakExtra       // a companion puts on a cloak (G8.1)
)

var extraCards = map[extra]grimoria.Card{witchExtra: grimoria.Witch, cloakExtra: grimoria.Cloak}

// extraOf returns which extra an option belongs to.
func extraOf(o *show.Option, p grimoria.Phase) extra {
	switch {
	case p != grimoria.PhaseTake:
	case o.Decision.Kind == grimoria.Swap:
		return witchExtra
	case o.Decision.Kind == grimoria.PutOnCloak:
		return cloakExtra
	}
	return noExtra
}

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

// declines are the decisions that let something be: they stand on the second button.
func declines(k grimoria.Kind) bool {
	return k == grimoria.Accept || k == grimoria.NoCloak || k == grimoria.NoBuy || k == grimoria.NoSwap
}

// choosing reports whether a human is choosing a spell.
func (c *choice) choosing() bool { return c.Deciding() && c.Session.Choosing() }

// Attacked reports whether a human is to answer an attack now.
func (c *choice) Attacked() bool {
	if !c.Deciding() || c.wait > 0 || c.Queue.Busy() {
		return false
	}
	p := c.Session.Phase()
	return p == grimoria.PhaseDefend || p == grimoria.PhaseWarn
}

// cardsOf returns the cards of who decides, nil if whoever looks on does not see them all.
func (c *choice) cardsOf() *show.Hand {
	if h := &c.Model.Seats[c.Actor%grimoria.MaxSeats]; c.Deciding() && h.Shown {
		return h
	}
	return nil
}

// lies reports whether an option is laid out now: it belongs to the extra that is open, and who looks
// on may know of it. That somebody has a cloak is theirs to know.
func (c *choice) lies(o *show.Option) bool {
	if o.Decision.Kind == grimoria.PutOnCloak && !c.Sees(c.Actor) {
		return false
	}
	return extraOf(o, c.Session.Phase()) == c.extra
}

// offered returns the indices of the options of a form, if the viewer may see them.
func (c *choice) offered(f formOf) (list []int) {
	if !c.Deciding() || c.wait > 0 || c.Queue.Busy() {
		return nil
	}
	for i := range c.options {
		if o := &c.options[i]; form(o) == f && c.lies(o) {
			list = append(list, i)
		}
	}
	return list
}

// optionID returns the id of the element of an option, "" if there is none.
func (c *choice) optionID(i int) string {
	if i >= len(c.options) {
		return ""
	}
	o := &c.options[i]
	if !c.lies(o) {
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
func (c *choice) slotOption(slot int) int {
	for _, i := range c.offered(asSlot) {
		if c.options[i].Slot == slot {
			return i
		}
	}
	return -1
}

// seatOption returns the option that a player stands for, -1 for none.
func (c *choice) seatOption(seat grimoria.Seat) int {
	for _, i := range c.offered(asSeat) {
		if c.options[i].Seat == seat {
			return i
		}
	}
	return -1
}

// decline returns the option of the second button, -1 if there is none.
func (c *choice) decline() int {
	if len(c.options) < 2 {
		return -1
	}
	for _, i := range c.offered(asPlain) {
		if declines(c.options[i].Decision.Kind) {
			return i
		}
	}
	return -1
}

// rowID is the id of an option's row beside the thing that stands for it.
func rowID(i int) string { return "table.row." + strconv.Itoa(i) }

// single returns the option that the main button does while nothing is selected, -1 for none: what casts, ends or buys,
// or all that is left.
func (c *choice) single() int {
	for _, i := range c.offered(asPlain) {
		if k := c.options[i].Decision.Kind; k != grimoria.Mirror && (!declines(k) || len(c.options) == 1) {
			return i
		}
	}
	return -1
}

// does returns the option that the main button does now, -1 for none.
func (c *choice) does() int {
	if c.picked >= 0 && c.picked < len(c.options) {
		return c.picked
	}
	return c.single()
}

func (c *choice) pickedOption() *show.Option {
	if c.picked < 0 || c.picked >= len(c.options) {
		return nil
	}
	return &c.options[c.picked]
}

// dealt returns the cards that lie on the stage, from which one is chosen. Those that answer an attack lie in the tray.
func (c *choice) dealt() []int {
	if c.Attacked() {
		return nil
	}
	return c.offered(asCard)
}

// alike reports whether all that can be chosen are cards of the display that are open and of one kind.
func (c *choice) alike() bool {
	for i := range c.options {
		if o := &c.options[i]; o.Slot < 0 || !c.Model.Slots[o.Slot].Open || o.Card != c.options[0].Card || o.Decision.Kind != c.options[0].Decision.Kind {
			return false
		}
	}
	return true
}

// extras lists what is offered besides taking a card.
func (c *choice) extras() (list []extra) {
	if !c.Deciding() || c.wait > 0 || c.Queue.Busy() {
		return nil
	}
	for x := witchExtra; x <= cloakExtra; x++ {
		if x == cloakExtra && !c.Sees(c.Actor) {
			continue
		}
		for i := range c.options {
			if extraOf(&c.options[i], c.Session.Phase()) == x {
				list = append(list, x)
				break
			}
		}
	}
	return list
}

// Resting reports whether a human is to decide, but presses rest.
func (c *choice) Resting() bool { return c.Deciding() && c.guard > 0 }

// Due returns the decision that waits for a human; ok is false if none does.
func (c *choice) Due() (phase grimoria.Phase, ok bool) {
	return c.Session.Phase(), c.Deciding() && c.wait == 0 && !c.Queue.Busy()
}
