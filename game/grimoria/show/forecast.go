package show

import (
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// Forecast is what a spell would bring now, by what the chooser knows, if nobody went before; and who
// or what could foil it.
type Forecast struct {
	Text  words.Text
	Foil  words.Text      // no key: nothing can
	Red   words.Text      // why it is a bad choice now, in a few words; no key: it is none
	Coins int             // that it would bring for certain
	Prey  grimoria.Seat   // whom an attack would hit, NoSeat for nobody or several
	Preys []grimoria.Seat // all whom it could hit, or who has fewer coins
	Vain  bool            // it would do nothing

	Pays   int   // coins
	Cards  int   // adventure cards that it draws
	Hoard  int   // treasures
	Guests int   // companions that come
	Gone   int   // own cards that are put away
	Stops  []int // black spells of the level that it blocks
}

// The first spell that attacks, and from how many points on a card is dear.
const firstAttack, dear = 9, 3

// Foresee returns the forecast of a spell for a seat.
func Foresee(m *Model, seat grimoria.Seat, spell int, names *Names) Forecast {
	f := Forecast{Prey: grimoria.NoSeat, Text: words.Say("now." + [...]string{1: "gust", 2: "cockcrow", 8: "safe", 11: "safe", 15: ""}[spell])}
	vain := func(why string, args ...any) {
		f.Vain, f.Text, f.Red = true, words.Say("now.vain."+why, args...), words.Say("red."+why, args...)
	}
	coins := func(n int) {
		f.Coins, f.Text = n, words.Say("now.coins", words.Gap("What", Coins(n)))
	}
	h := &m.Seats[seat]
	switch spell {
	case 1:
		if m.NSlots == 0 {
			vain("cards")
			f.Red = words.Say("red.display")
		}
	case 2:
		for black := 1; black <= min(m.Level, grimoria.LastSpell); black++ {
			if KindOf(black) == Black {
				f.Stops = append(f.Stops, black)
			}
		}
		if h.Held(grimoria.BlackMage) > 0 {
			f.Red = words.Say("red.mage")
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
		if f.Cards = min(1, pile+m.Stack); spell == 15 {
			f.Cards = min(3, pile+m.Stack)
		}
		if f.Pays = 1; f.Vain {
			f.Pays, f.Cards = 0, 0
		}
	case 5:
		f.Text, f.Hoard = words.Say("now.hoard", words.Num("Count", m.Hoard)), 1
		if m.Hoard == 0 {
			f.Hoard = 0
			vain("cards")
			f.Red = words.Say("red.hoard")
		}
	case 6:
		coins(2)
		for i := range m.Players {
			if m.Seats[i].Coins < h.Coins {
				f.Coins, f.Preys = 0, append(f.Preys, grimoria.Seat(i))
				vain("poorer", words.Lit("Name", names[i]))
				break
			}
		}
	case 7:
		coins(2)
	case 8, 11:
		if m.Level < firstAttack {
			f.Red = words.Say("red.peace")
		}
	case 9, 12, 14:
		f.attack(m, seat, spell, names)
	case 10:
		coins(2)
		f.Gone = 1
		if all, _ := h.Companions(); all+h.NPlaces+h.NHoard == 0 {
			f.Coins, f.Gone = 0, 0
			vain("own")
		} else if _, points := h.Cheapest(); h.Shown && points >= dear {
			f.Red = words.Say("red.dear", words.Num("Count", points))
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
	most, veiled := 0, false
	for i := range grimoria.Seat(m.Players) {
		if i == by {
			continue
		}
		all, have := m.Seats[i].Companions()
		if veiled = veiled || all > have; spell == 12 {
			have = m.Seats[i].Coins
		}
		switch {
		case have == 0:
		case have > most:
			most, f.Preys = have, append(f.Preys[:0], i)
		case have == most:
			f.Preys = append(f.Preys, i)
		}
	}
	if len(f.Preys) == 1 {
		f.Prey = f.Preys[0]
	}
	switch {
	case len(f.Preys) == 0:
		f.Vain, f.Text = true, words.Say("now.vain.prey")
		switch {
		case spell == 12:
			f.Red = words.Say("red.purses")
		case veiled:
			f.Red = words.Say("red.cloaks")
		default:
			f.Red = words.Say("red.court")
		}
	case spell == 12:
		f.Coins = (most + 1) / 2
		if f.Prey < grimoria.NoSeat {
			f.Text = words.Say("now.magpie", words.Lit("Name", names[f.Prey]), words.Gap("All", Coins(most)), words.Gap("What", Coins(f.Coins)))
		} else {
			f.Text = words.Say("now.coins", words.Gap("What", Coins(f.Coins)))
		}
	case f.Prey < grimoria.NoSeat:
		f.Guests = 1
		f.Text = words.Say("now.prey", words.Lit("Name", names[f.Prey]))
	default:
		f.Guests = 1
		f.Text = words.Say("now.tied", words.Num("Count", len(f.Preys)))
	}
}
