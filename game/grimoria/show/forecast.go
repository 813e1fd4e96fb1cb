package show

import (
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// Forecast is what a spell would bring now, by what the chooser knows, if nobody went before; and who
// or what could foil it.
type Forecast struct {
	Text  words.Text
	Foil  words.Text    // no key: nothing can
	Coins int           // that it would bring for certain
	Prey  grimoria.Seat // whom an attack would hit, NoSeat for nobody or several
	Vain  bool          // it would do nothing
}

// Foresee returns the forecast of a spell for a seat.
func Foresee(m *Model, seat grimoria.Seat, spell int, names *Names) Forecast {
	f := Forecast{Prey: grimoria.NoSeat, Text: words.Say("now." + [...]string{1: "gust", 2: "cockcrow", 8: "safe", 11: "safe", 15: ""}[spell])}
	vain := func(why string, args ...any) {
		f.Vain, f.Text = true, words.Say("now.vain."+why, args...)
	}
	coins := func(n int) {
		f.Coins, f.Text = n, words.Say("now.coins", words.Gap("What", Coins(n)))
	}
	h := &m.Seats[seat]
	switch spell {
	case 1:
		if m.NSlots == 0 {
			vain("cards")
		}
	case 3:
		coins(1)
	case 4, 15:
		pile := 0
		for _, n := range m.Discard {
			pile += int(n)
		}
		switch {
		case h.Coins == 0:
			vain("coin")
		case pile > 0:
			f.Text = words.Say("now.pile", words.Num("Count", pile))
		case m.Stack > 0:
			f.Text = words.Say("now.stack")
		default:
			vain("cards")
		}
	case 5:
		f.Text = words.Say("now.hoard", words.Num("Count", m.Hoard))
		if m.Hoard == 0 {
			vain("cards")
		}
	case 6:
		coins(2)
		for i := range m.Players {
			if m.Seats[i].Coins < h.Coins {
				f.Coins = 0
				vain("poorer", words.Lit("Name", names[i]))
				break
			}
		}
	case 7:
		coins(2)
	case 9, 12, 14:
		f.attack(m, seat, spell, names)
	case 10:
		coins(2)
		if all, _ := h.Companions(); all+h.NPlaces+h.NHoard == 0 {
			f.Coins = 0
			vain("own")
		}
	case 13:
		coins(3)
	}
	switch {
	case f.Vain:
	case KindOf(spell) == Black:
		f.Foil = words.Say("now.foil.black")
	case KindOf(spell) == Attacking:
		f.Foil = words.Say("now.foil.attack")
	}
	return f
}

// attack finds whom an attack would hit.
func (f *Forecast) attack(m *Model, by grimoria.Seat, spell int, names *Names) {
	most, tied := 0, 0
	for i := range m.Players {
		if grimoria.Seat(i) == by {
			continue
		}
		_, have := m.Seats[i].Companions()
		if spell == 12 {
			have = m.Seats[i].Coins
		}
		switch {
		case have == 0:
		case have > most:
			most, tied, f.Prey = have, 1, grimoria.Seat(i)
		case have == most:
			tied++
		}
	}
	switch {
	case tied == 0:
		f.Vain, f.Text = true, words.Say("now.vain.prey")
	case spell == 12:
		f.Coins = (most + 1) / 2
		if tied == 1 {
			f.Text = words.Say("now.magpie", words.Lit("Name", names[f.Prey]), words.Gap("All", Coins(most)), words.Gap("What", Coins(f.Coins)))
		} else {
			f.Text = words.Say("now.coins", words.Gap("What", Coins(f.Coins)))
		}
	case tied == 1:
		f.Text = words.Say("now.prey", words.Lit("Name", names[f.Prey]), words.Num("Count", most))
	default:
		f.Text = words.Say("now.tied", words.Num("Count", tied))
	}
	if tied > 1 {
		f.Prey = grimoria.NoSeat
	}
}
