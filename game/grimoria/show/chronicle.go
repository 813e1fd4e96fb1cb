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
	With  uint8         // whom it concerns, a bit for each seat
}

// Sift returns which lines are left of a chronicle for some players, a bit for each seat: where rounds begin, the turns in
// which they take part, whole, and of the rest what concerns them. Without any players all lines are left.
func Sift(lines []Line, seats uint8) (left []int) {
	for from := 0; from < len(lines); {
		to, with := from+1, lines[from].With
		for ; to < len(lines) && !lines[to].Turn && lines[to].Round == 0; to++ {
			with |= lines[to].With
		}
		for i := from; i < to; i++ {
			l := &lines[i]
			if seats == 0 || l.Round > 0 || l.With&seats != 0 || lines[from].Turn && with&seats != 0 {
				left = append(left, i)
			}
		}
		from = to
	}
	return left
}

// bit is the bit of a seat, 0 for NoSeat.
func bit(seat grimoria.Seat) uint8 {
	if seat >= grimoria.NoSeat {
		return 0
	}
	return 1 << seat
}

// Chronicle appends the lines of a decision to dst. m is the model before it, as anybody sees it.
// What only some may know is told without its content, or not at all.
func Chronicle(dst []Line, m *Model, events []grimoria.Event, names *Names) []Line {
	tales := Tell(m, events, Voice{Names: names, You: grimoria.NoSeat})
	began := false
	for i := 0; i < len(events); i++ {
		e := &events[i]
		began = began || e.Kind == grimoria.RoundBegan
		if e.Kind == grimoria.SpellCast { // the turn says who is on, and what follows what the spell does
			dst = append(dst, castLine(e, names))
		}
		if len(tales) > 0 && tales[0].From == i {
			dst = tales[0].lines(dst, e)
			i = tales[0].To - 1
			tales = tales[1:]
			continue
		}
		switch {
		case e.Only != rules.Everyone && e.Kind != grimoria.Reshuffled:
		case e.Kind == grimoria.Laid && (began || !e.Open): // the table shows a new display
		default:
			dst = line(dst, e, names)
		}
	}
	return dst
}

func castLine(e *grimoria.Event, names *Names) Line {
	return Line{Seat: e.Seat, With: bit(e.Seat), Card: grimoria.NoCard, Spell: int(e.Spell),
		Text: words.Say("tale.cast", words.Lit("Name", names[e.Seat%grimoria.MaxSeats]), words.Ref("Spell", SpellName(int(e.Spell))))}
}

// lines appends what is told, beginning with an event. That a spell is cast has its own line.
func (t *Told) lines(dst []Line, e *grimoria.Event) []Line {
	if e.Kind == grimoria.SpellCast && t.To == t.From+1 && t.Spell != 2 && t.Spell != 8 && t.Spell != 11 {
		return dst
	}
	l := Line{Seat: t.By, With: bit(t.By) | bit(t.On) | t.Through, Card: t.Card, Text: t.Text}
	for _, c := range t.Changes {
		l.With |= bit(c.Seat)
		if c.Good == Purse && c.Seat == t.By {
			l.Coins = c.Now - c.Was
		}
	}
	dst = append(dst, l)
	if t.Sub.Key != "" {
		dst = append(dst, Line{Seat: t.Face, With: l.With | bit(t.Face), Card: grimoria.NoCard, Text: t.Sub})
	}
	return dst
}

// clashes appends a line for each spell that several have chosen.
func clashes(dst []Line, e *grimoria.Event, names *Names) []Line {
	for spell := range uint8(grimoria.LastSpell + 1) {
		l := Line{Seat: grimoria.NoSeat, Card: grimoria.NoCard, Spell: int(spell)}
		var who []string
		for i, n := range e.List[:e.N] {
			if n == spell {
				who, l.With = append(who, names[i]), l.With|bit(grimoria.Seat(i))
			}
		}
		if len(who) < 2 {
			continue
		}
		var first any = words.Lit("A", who[0])
		for _, name := range who[1 : len(who)-1] {
			first = words.Gap("A", words.Say("list.more", first, words.Lit("B", name)))
		}
		l.Text = words.Say("reveal.clash", words.Gap("Names", words.Say("list.two", first, words.Lit("B", who[len(who)-1]))))
		dst = append(dst, l)
	}
	return dst
}

// line appends the lines of an event that no turn tells, if it has any.
func line(dst []Line, e *grimoria.Event, names *Names) []Line {
	name := func(gap string, seat grimoria.Seat) words.Arg { return words.Lit(gap, names[seat%grimoria.MaxSeats]) }
	l := Line{Seat: e.Seat, With: bit(e.Seat), Card: e.Card, Spell: int(e.Spell)}
	say := func(key string, args ...any) []Line {
		l.Text = words.Say(key, args...)
		return append(dst, l)
	}
	switch e.Kind {
	case grimoria.RoundBegan:
		l.Round = int(e.Round)
		return say("tale.round_began", words.Num("Count", int(e.Round)), words.Num("Level", int(e.Level)))
	case grimoria.Laid:
		return say("tale.laid", words.Ref("Card", CardName(e.Card)))
	case grimoria.Revealed:
		dst = say("tale.revealed")
		blocked := false
		for i, n := range e.List[:e.N] {
			seat := grimoria.Seat(i)
			dst = append(dst, Line{Seat: seat, With: bit(seat), Card: grimoria.NoCard, Spell: int(n),
				Text: words.Say("tale.chosen", name("Name", seat), words.Ref("Spell", SpellName(int(n))))})
			blocked = blocked || n == 2
		}
		dst = clashes(dst, e, names)
		if blocked {
			dst = append(dst, Line{Seat: grimoria.NoSeat, Card: grimoria.NoCard, Spell: 2, Text: words.Say("tale.blocked.all")})
		}
	case grimoria.TurnBegan:
		l.Turn = true
		return say("tale.turn_began", name("Name", e.Seat))
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
