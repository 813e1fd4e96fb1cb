// Package record writes, reads and checks records of Grimoria. The frame is that of
// rules/record.
package record

import (
	"strconv"

	"touria.games/touria/rules"
	g "touria.games/touria/rules/grimoria"
	frame "touria.games/touria/rules/record"
)

type object = map[string]any

// encodeDecision returns a decision's JSON object.
func encodeDecision(d g.Decision) object {
	o := object{"kind": d.Kind.String()}
	switch d.Kind {
	case g.Choose:
		o["spell"] = int(d.Arg)
	case g.Swap, g.Discard, g.Take:
		o["slot"] = int(d.Arg)
	case g.PutAway:
		o["card"] = g.Card(d.Arg &^ g.Under).String()
		if d.Arg&g.Under != 0 {
			o["cloaked"] = true
		}
	case g.PutOnCloak, g.Seize, g.Give:
		o["card"] = g.Card(d.Arg).String()
	case g.Target:
		o["on"] = g.Seat(d.Arg).String()
	}
	return o
}

// decodeDecision reads a decision that is legal in the position.
func decodeDecision(s *g.State, data []byte) (g.Decision, error) {
	var w struct {
		Kind    string
		Spell   *int
		Slot    *int
		Card    string
		Cloaked bool
		On      string
	}
	if len(data) == 0 {
		return g.Decision{}, frame.Wrong("the line has no decision", `"do"`, "none")
	}
	if err := frame.Unmarshal(data, &w); err != nil {
		return g.Decision{}, err
	}
	var buffer [g.MaxLegal]g.Decision
	for _, d := range s.Legal(buffer[:0]) {
		if d.Kind.String() != w.Kind {
			continue
		}
		arg := int(d.Arg)
		fits := true
		switch d.Kind {
		case g.Choose:
			fits = w.Spell != nil && *w.Spell == arg
		case g.Swap, g.Discard, g.Take:
			fits = w.Slot != nil && *w.Slot == arg
		case g.PutAway:
			fits = w.Card == g.Card(d.Arg&^g.Under).String() && w.Cloaked == (d.Arg&g.Under != 0)
		case g.PutOnCloak, g.Seize, g.Give:
			fits = w.Card == g.Card(d.Arg).String()
		case g.Target:
			fits = w.On == g.Seat(d.Arg).String()
		}
		if fits {
			return d, nil
		}
	}
	return g.Decision{}, frame.Wrong("the decision is not possible in phase "+s.Phase().String(), "", frame.Compact(data))
}

func seats(list []uint8) []string {
	out := []string{}
	for _, b := range list {
		out = append(out, g.Seat(b).String())
	}
	return out
}

func cards(list []uint8) []string {
	out := []string{}
	for _, b := range list {
		out = append(out, g.Card(b).String())
	}
	return out
}

// counted lists the cards of counts that begin at a kind.
func counted(counts []uint8, first g.Card) []string {
	out := []string{}
	for c, n := range counts {
		for range n {
			out = append(out, (first + g.Card(c)).String())
		}
	}
	return out
}

// encodeEvent returns an event's JSON object; s is the position after the decision.
func encodeEvent(s *g.State, e *g.Event) object {
	o := object{"kind": e.Kind.String()}
	switch {
	case e.Only == rules.RecordOnly:
		o["only"] = ""
	case e.Only != rules.Everyone:
		for seat := range g.NoSeat {
			if g.Only(seat) == e.Only {
				o["only"] = seat.String()
			}
		}
	}
	if e.Seat != g.NoSeat {
		o["seat"] = e.Seat.String()
	}
	if e.Slot != g.NoSlot {
		o["slot"] = int(e.Slot)
	}
	if e.Card != g.NoCard {
		o["card"] = e.Card.String()
	}
	list := e.List[:e.N]
	switch e.Kind {
	case g.OrderDrawn, g.Ordered:
		o["order"] = seats(list)
	case g.RoundBegan:
		o["round"], o["level"] = int(e.Round), int(e.Level)
	case g.Laid:
		o["open"] = e.Open
	case g.Revealed:
		spells := object{}
		for i, n := range list {
			spells[g.Seat(i).String()] = int(n)
		}
		o["spells"] = spells
	case g.SpellCast:
		o["spell"] = int(e.Spell)
	case g.Failed:
		o["spell"], o["why"] = int(e.Spell), e.Why.String()
	case g.Gained, g.Paid:
		o["coins"], o["by"] = int(e.Coins), int(e.Spell)
		if e.Card != g.NoCard {
			delete(o, "card")
			o["by"] = e.Card.String()
		}
	case g.Drawn:
		o["from"] = "discard"
		if e.Stack {
			o["from"] = "stack"
		}
	case g.WentAway:
		o["back"] = "adventure"
		if e.Treasure {
			o["back"] = "treasure"
		}
		if e.Cloaked {
			o["cloaked"] = true
		}
	case g.Attacked, g.Named, g.Reflected:
		o["by"], o["on"] = e.By.String(), e.On.String()
		if e.Kind != g.Named {
			o["spell"] = int(e.Spell)
		}
	case g.Given:
		o["from"], o["to"] = e.By.String(), e.On.String()
	case g.Cleared:
		o["cards"] = cards(list)
	case g.Reshuffled:
		o["order"] = cards(list)
	case g.Shown:
		o["places"], o["treasures"] = counted(list[:g.Places], g.Castle), counted(list[g.Places:], g.Chest)
	case g.Ended:
		o["scores"], o["winners"] = scores(s), winners(s)
	}
	return o
}

func encodeEvents(s *g.State, list []g.Event) []object {
	out := []object{}
	for i := range list {
		out = append(out, encodeEvent(s, &list[i]))
	}
	return out
}

func scores(s *g.State) object {
	o := object{}
	for seat := range g.Seat(s.Players()) {
		p := s.Score(seat)
		o[seat.String()] = object{"coins": p.Coins, "places": p.Places, "treasures": p.Treasures,
			"companions": p.Companions, "bonus": p.Bonus, "total": p.Total()}
	}
	return o
}

// members lists the seats of a set.
func members(m uint8) []string {
	out := []string{}
	for seat := range g.NoSeat {
		if m>>seat&1 != 0 {
			out = append(out, seat.String())
		}
	}
	return out
}

func winners(s *g.State) []string { return members(s.Winners()) }

// seatOrNil returns null for nobody.
func seatOrNil(seat g.Seat) any {
	if seat == g.NoSeat {
		return nil
	}
	return seat.String()
}

// encodeState returns a position's JSON object.
func encodeState(s *g.State) object {
	names := func(list []g.Card) []string {
		out := []string{}
		for _, c := range list {
			out = append(out, c.String())
		}
		return out
	}
	stack, treasures := s.Stacks()
	o := object{"phase": s.Phase().String(), "to_move": seatOrNil(s.ToMove()), "round": s.Round(), "level": s.Level(),
		"active": seatOrNil(s.Active()), "stack": names(stack), "treasures": names(treasures), "scores": nil, "winners": nil}
	order, spells, players := []string{}, object{}, object{}
	for i := range s.Players() {
		seat := g.Seat(i)
		order = append(order, s.Order(i).String())
		spells[seat.String()] = nil
		if n := s.Spell(seat); n > 0 {
			spells[seat.String()] = n
		}
		var open, cloaked, places, hand [g.Kinds]uint8
		for c := range g.NoCard {
			n := uint8(s.Held(seat, c))
			switch {
			case c.IsPlace():
				places[c] = n
			case c.IsTreasure():
				hand[c] = n
			default:
				cloaked[c] = uint8(s.Cloaked(seat, c))
				open[c] = n - cloaked[c]
			}
		}
		players[seat.String()] = object{"coins": s.Coins(seat), "companions": counted(open[:], 0), "cloaked": counted(cloaked[:], 0),
			"places": counted(places[:], 0), "treasures": counted(hand[:], 0)}
	}
	o["order"], o["spells"], o["players"] = order, spells, players
	display := []any{}
	for i := range s.Slots() {
		if !s.Lies(i) {
			display = append(display, nil)
			continue
		}
		c, isOpen := s.Slot(i)
		if c == g.NoCard {
			display = append(display, nil)
			continue
		}
		display = append(display, object{"card": c.String(), "open": isOpen})
	}
	var discard, removed [g.Kinds]uint8
	for c := range g.Card(g.Adventures) {
		discard[c] = uint8(s.Discarded(c))
	}
	for c := g.Cloak; c < g.NoCard; c++ {
		removed[c] = uint8(s.LeftGame(c))
	}
	o["display"], o["discard"], o["removed"] = display, counted(discard[:], 0), counted(removed[:], 0)
	turn := object{"bought": s.Bought(), "attack": nil}
	switch s.Phase() {
	case g.PhaseWarn, g.PhaseTarget, g.PhaseSeize, g.PhaseDefend:
		by, on, named, asked := s.Attack()
		a := object{"spell": s.Spell(s.Active()), "by": by.String(), "on": seatOrNil(on), "named": nil, "asked": members(asked)}
		if named != g.NoCard {
			a["named"] = named.String()
		}
		turn["attack"] = a
	case g.PhaseOver:
		o["scores"], o["winners"] = scores(s), winners(s)
	}
	o["turn_state"] = turn
	return o
}

// seatName returns the seat to move as text, empty when the game is over.
func seatName(s *g.State) string {
	if s.ToMove() == g.NoSeat {
		return ""
	}
	return s.ToMove().String()
}

func seatNumber(i int) string { return strconv.Itoa(i + 1) }
