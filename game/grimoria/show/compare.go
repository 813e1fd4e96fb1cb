package show

import (
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// Deed returns a decision of the viewer as it stands on a button.
func Deed(m *Model, d grimoria.Decision, names *Names) words.Text {
	o := option(m, d, names)
	return o.Text
}

// CardOf returns the card that a decision of the viewer is about, NoCard for none or an unknown one.
func CardOf(m *Model, d grimoria.Decision) grimoria.Card {
	o := option(m, d, &Names{})
	return o.Card
}

// Better says why one decision of the viewer is better than another one, as far as the table shows it: what a spell does
// now, what would have been lost, what a card is worth; otherwise when it pays.
func Better(m *Model, better, worse grimoria.Decision, names *Names) words.Text {
	if better.Kind == grimoria.Choose {
		for _, d := range [...]grimoria.Decision{worse, better} {
			if f := Foresee(m, m.Viewer, int(d.Arg), names); f.Vain == (d == worse) {
				return words.Say("owl.lesson.spell", words.Ref("Spell", SpellName(int(d.Arg))), words.Gap("What", f.Text))
			}
		}
	}
	was := option(m, worse, names)
	if was.Decision.Kind == grimoria.Accept && was.Follows.Key != "" {
		return was.Follows
	}
	if n := gain(m, better, names) - gain(m, worse, names); n > 0 {
		return words.Say("owl.lesson.now", words.Num("Count", n))
	}
	if m.Level == grimoria.LastLevel {
		return words.Say("owl.lesson.end")
	}
	return words.Say("owl.lesson.later")
}

// gain is by how many points a decision changes what the viewer's hand is worth now, as far as it is known.
func gain(m *Model, d grimoria.Decision, names *Names) int {
	h := &m.Seats[m.Viewer%grimoria.MaxSeats]
	o := option(m, d, names)
	var w Worth
	switch d.Kind {
	case grimoria.Take, grimoria.Seize:
		w = h.WorthOf(o.Card, 1)
	case grimoria.Swap:
		if o.Card != grimoria.NoCard {
			w = h.Trade(grimoria.Witch, o.Card)
		}
	case grimoria.PutAway, grimoria.Give:
		w = h.WorthOf(o.Card, -1)
	}
	return w.Points
}
