package table

import (
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/rules/grimoria"
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

// lies reports whether an option is laid out now: it belongs to the extra that is open, and who looks
// on may know of it. That somebody has a cloak is theirs to know.
func (tn *turn) lies(o *show.Option) bool {
	if o.Decision.Kind == grimoria.PutOnCloak && tn.Viewer != tn.Actor {
		return false
	}
	return extraOf(o, tn.Session.Phase()) == tn.extra
}

// extras lists what is offered besides taking a card.
func (tn *turn) extras() (list []extra) {
	if !tn.Deciding() || tn.wait > 0 || tn.Queue.Busy() {
		return nil
	}
	for x := witchExtra; x <= cloakExtra; x++ {
		if x == cloakExtra && tn.Viewer != tn.Actor {
			continue
		}
		for i := range tn.options {
			if extraOf(&tn.options[i], tn.Session.Phase()) == x {
				list = append(list, x)
				break
			}
		}
	}
	return list
}

// pullExtra opens an extra, or shuts the one that is open.
func (tn *turn) pullExtra(x extra) {
	if tn.guard > 0 {
		return
	}
	if tn.extra == x {
		x = noExtra
	}
	tn.extra, tn.picked, tn.At = x, -1, board.Subject{Card: grimoria.NoCard}
	tn.App.Changed()
}
