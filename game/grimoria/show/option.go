package show

import (
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// Option is a decision that the viewer can make, as it stands on a button or is said of the thing
// that stands for it.
type Option struct {
	Decision grimoria.Decision
	Text     words.Text
	Follows  words.Text    // what would follow; no key: that is plain
	Slot     int           // the place of the display that stands for it, -1 for none
	Card     grimoria.Card // the card that it is about, NoCard for none or an unknown one
	Seat     grimoria.Seat // the player that it is about, NoSeat for none
	// Grave marks what hardly anybody would do: it puts a card away for two coins that is worth more. The main button asks
	// once.
	Grave bool
}

// Options appends the options that the legal decisions of the viewer are, in their order.
func Options(dst []Option, m *Model, legal []grimoria.Decision, names *Names) []Option {
	for _, d := range legal {
		dst = append(dst, option(m, d, names))
	}
	return dst
}

func option(m *Model, d grimoria.Decision, names *Names) Option {
	o := Option{Decision: d, Slot: -1, Card: grimoria.NoCard, Seat: grimoria.NoSeat}
	key := "do." + d.Kind.String()
	switch d.Kind {
	case grimoria.Choose:
		o.Text = words.Say(SpellName(int(d.Arg)))
		return o
	case grimoria.Swap, grimoria.Discard, grimoria.Take:
		o.Slot = int(d.Arg)
		if o.Card = m.Slots[d.Arg].Card; o.Card == grimoria.NoCard {
			key += ".hidden"
		}
	case grimoria.PutAway, grimoria.PutOnCloak, grimoria.Seize, grimoria.Give:
		o.Card = grimoria.Card(d.Arg &^ grimoria.Under)
		if d.Arg&grimoria.Under != 0 {
			key += ".cloaked"
		}
	case grimoria.Target:
		o.Seat = grimoria.Seat(d.Arg)
	}
	o.Text = words.Say(key, words.Ref("Card", CardName(o.Card)), words.Lit("Name", names[o.Seat%grimoria.MaxSeats]))
	o.follow(m, names)
	if h := &m.Seats[m.Viewer%grimoria.MaxSeats]; d.Kind == grimoria.PutAway && h.Shown {
		w := h.WorthOf(o.Card, -1)
		o.Grave = w.Points <= -3
	}
	return o
}

// follow says what would follow an answer to an attack.
func (o *Option) follow(m *Model, names *Names) {
	if m.Phase != grimoria.PhaseDefend && m.Phase != grimoria.PhaseWarn {
		return
	}
	a := &m.Attack
	switch o.Decision.Kind {
	case grimoria.Mirror:
		o.Follows = words.Say("then.mirror", words.Lit("Name", names[a.By%grimoria.MaxSeats]))
	case grimoria.PutOnCloak:
		o.Follows = words.Say("then.cloak")
	case grimoria.NoCloak:
		o.Follows = words.Say("then.on")
	case grimoria.Give:
		o.Follows = words.Say("then.give", words.Lit("Name", names[a.By%grimoria.MaxSeats]), words.Ref("Card", CardName(o.Card)))
	case grimoria.Accept:
		switch {
		case a.Spell == 12:
			o.Follows = words.Say("then.coins", words.Gap("What", Coins((m.Seats[m.Viewer%grimoria.MaxSeats].Coins+1)/2)))
		case a.Named != grimoria.NoCard:
			o.Follows = words.Say("then.lose", words.Ref("Card", CardName(a.Named)))
		}
	}
}
