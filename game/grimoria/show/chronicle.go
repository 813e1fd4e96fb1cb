package show

import (
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/grimoria"
)

// Line is a line of the chronicle: something that everybody saw. It names players and never says
// "you".
type Line struct {
	Seat  grimoria.Seat // whom it concerns, NoSeat for nobody
	Text  words.Text
	Card  grimoria.Card // NoCard: none
	Spell int           // 0: none
	Coins int           // gained, or paid if negative
	Round int           // a round begins here; 0: none does
	Turn  bool          // a turn begins here
}

// Chronicle appends the lines of a decision to dst. What only some may know is told without its
// content, or not at all.
func Chronicle(dst []Line, events []grimoria.Event, names *Names) []Line {
	began := false
	for i := range events {
		e := &events[i]
		began = began || e.Kind == grimoria.RoundBegan
		switch {
		case e.Only != rules.Everyone && e.Kind != grimoria.Reshuffled:
		case e.Kind == grimoria.Laid && (began || !e.Open): // the table shows a new display
		default:
			dst = line(dst, e, names)
		}
	}
	return dst
}

// line appends the lines of an event, if it has any.
func line(dst []Line, e *grimoria.Event, names *Names) []Line {
	name := func(gap string, seat grimoria.Seat) words.Arg { return words.Lit(gap, names[seat%grimoria.MaxSeats]) }
	who, card, spell := name("Name", e.Seat), words.Ref("Card", CardName(e.Card)), words.Ref("Spell", SpellName(int(e.Spell)))
	l := Line{Seat: e.Seat, Card: e.Card, Spell: int(e.Spell)}
	say := func(key string, args ...any) []Line {
		l.Text = words.Say(key, args...)
		return append(dst, l)
	}
	shown := e.Card != grimoria.NoCard
	switch e.Kind {
	case grimoria.RoundBegan:
		l.Round = int(e.Round)
		return say("tale.round_began", words.Num("Count", int(e.Round)), words.Num("Level", int(e.Level)))
	case grimoria.Laid:
		return say("tale.laid", card)
	case grimoria.Revealed:
		dst = say("tale.revealed")
		blocked := false
		for i, n := range e.List[:e.N] {
			seat := grimoria.Seat(i)
			dst = append(dst, Line{Seat: seat, Card: grimoria.NoCard, Spell: int(n),
				Text: words.Say("tale.chosen", name("Name", seat), words.Ref("Spell", SpellName(int(n))))})
			blocked = blocked || n == 2
		}
		if blocked {
			dst = append(dst, Line{Seat: grimoria.NoSeat, Card: grimoria.NoCard, Spell: 2, Text: words.Say("tale.blocked.all")})
		}
	case grimoria.TurnBegan:
		l.Turn = true
		return say("tale.turn_began", who)
	case grimoria.SpellCast:
		return say("tale.cast", who, spell)
	case grimoria.Failed:
		return say("tale.failed."+e.Why.String(), who)
	case grimoria.Gained:
		l.Coins = int(e.Coins)
		if shown {
			return say("tale.gained.card", who, card, words.Gap("What", Coins(l.Coins)))
		}
		return say("tale.gained", who, words.Gap("What", Coins(l.Coins)))
	case grimoria.Paid:
		l.Coins = -int(e.Coins)
		return say("tale.paid", who, words.Gap("What", Coins(int(e.Coins))))
	case grimoria.Discarded:
		return say("tale.discarded", card)
	case grimoria.Drawn:
		switch {
		case !shown:
			return say("tale.drawn.hidden", who)
		case e.Stack:
			return say("tale.drawn.open", who, card)
		}
		return say("tale.drawn.pile", who, card)
	case grimoria.TreasureDrawn:
		return say("tale.treasure_drawn", who)
	case grimoria.WentAway:
		switch {
		case shown:
			return say("tale.put_away.card", who, card)
		case e.Treasure:
			return say("tale.put_away.treasure", who)
		}
		return say("tale.put_away.place", who)
	case grimoria.Attacked:
		l.Seat, l.Card = e.On, grimoria.NoCard
		return say("tale.attacked", name("Name", e.On), spell)
	case grimoria.Named:
		l.Seat = e.On
		return say("tale.named", name("Name", e.On), card)
	case grimoria.CloakedOne:
		return say("tale.cloaked", who, card)
	case grimoria.Reflected:
		l.Seat, l.Card = e.On, grimoria.NoCard
		return say("tale.reflected", name("Name", e.On))
	case grimoria.Given:
		l.Seat = e.On
		return say("tale.given", name("Name", e.On), name("Other", e.By), card)
	case grimoria.LeftGame:
		return say("tale.left_game", card)
	case grimoria.Swapped:
		if shown {
			return say("tale.swapped", who, card)
		}
		return say("tale.swapped.hidden", who)
	case grimoria.Taken:
		if shown {
			return say("tale.taken", who, card)
		}
		return say("tale.taken.hidden", who)
	case grimoria.Cleared:
		if e.N > 0 {
			return say("tale.cleared")
		}
	case grimoria.Reshuffled:
		return say("tale.reshuffled")
	case grimoria.Ended:
		return say("tale.ended")
	}
	return dst
}
