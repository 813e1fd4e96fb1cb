package record

import (
	"fmt"

	"touria.games/touria/rules"
	frame "touria.games/touria/rules/record"
	"touria.games/touria/rules/touria"
)

// AppendState appends a position's JSON.
func AppendState(dst []byte, r *touria.Rules, s *touria.State) []byte {
	return appendJSON(dst, encodeState(r, s))
}

func encodeState(r *touria.Rules, s *touria.State) *state {
	p := r.Position(s)
	w := &state{tableFields: encodeTable(r, &p), Bag: countsOf(p.Bag), Removed: p.Removed, Doors: []door{}, Winner: seatOrNil(p.Winner)}
	for slot, ids := range p.Orders {
		o := orders[[]order]{Slot: slot, Open: orderOf(r.Order(ids[0])), Stack: []order{}}
		for _, id := range ids[1:] {
			o.Stack = append(o.Stack, orderOf(r.Order(id)))
		}
		w.Orders = append(w.Orders, o)
	}
	w.Items.Display = displayOf(p.Display)
	w.Items.Stack, w.Items.Discard = namesOfItems(p.Stack), namesOfItems(p.Discard)
	if !p.SuddenMarriage {
		for i, d := range p.Doors {
			w.Doors = append(w.Doors, door{Door: i + 1, Who: nameOf(whoNames, d.Who), Open: d.Open})
		}
	}
	w.Supply = new(supplyOf(&p))
	for s, to := range w.Players.seats() {
		if p.Seats.Has(rules.Seat(s)) {
			*to = &player{holdingsFields: holdingsOf(p.Players[s].Holdings), InCastle: p.Players[s].InCastle}
		}
	}
	return w
}

// encodeTable returns the part that views and states share.
func encodeTable(r *touria.Rules, p *touria.Position) tableFields {
	w := tableFields{Phase: p.Phase.String(), ToMove: seatOrNil(p.ToMove), Turn: p.Turn, Active: seatOrNil(p.Active),
		Heroes: r.SpaceName(p.Heroes), Die: p.Die.String(),
		TurnState: turnState{MayEnter: p.MayEnter, Free: p.Free, Roads: []string{}, Lantern: p.Lantern, Uses: p.Uses,
			Doubled: p.Doubled, Drawn: gemNames(p.Drawn, touria.NoColour), Opened: p.Opened, Joined: []string{}}}
	if p.Destination != touria.NoSpace {
		w.Destination = new(r.SpaceName(p.Destination))
	}
	for _, road := range p.Roads {
		w.TurnState.Roads = append(w.TurnState.Roads, r.RoadName(road))
	}
	if p.Door != 0 {
		w.TurnState.Door = &p.Door
	}
	for i := range rules.Seats { // in turn order
		if s := (p.Active + rules.Seat(i)) & 3; p.Joined.Has(s) {
			w.TurnState.Joined = append(w.TurnState.Joined, seatNames[s])
		}
	}
	for t, to := range w.towers() {
		*to = &p.Facing[t]
	}
	for m, to := range w.mines() {
		*to = gemNames(p.Mines[m], touria.NoColour)
	}
	return w
}

func displayOf(display [2]touria.Item) []*string {
	names := make([]*string, len(display))
	for i, item := range display {
		if item != touria.NoItem {
			names[i] = &itemNames[item]
		}
	}
	return names
}

// supplyOf returns the swords and hearts that nobody owns.
func supplyOf(p *touria.Position) supply {
	swords, hearts := touria.AllSwords, touria.AllHearts
	for s := range p.Players {
		swords -= int(p.Players[s].Swords)
		hearts -= int(p.Players[s].Hearts)
	}
	return supply{Swords: &swords, Hearts: &hearts}
}

// DecodeState reads a position's JSON. The header supplies what the position lacks: goals, variants
// and the seed for future chance. Impossible positions are refused.
func DecodeState(r *touria.Rules, h *Header, data []byte) (touria.State, error) {
	setup, err := h.Setup()
	if err != nil {
		return touria.State{}, err
	}
	var w state
	if err := frame.Unmarshal(data, &w); err != nil {
		return touria.State{}, err
	}
	p := stateReader{reader: reader{r: r, what: "state"}, w: &w,
		p: touria.Position{Seats: setup.Seats, Start: setup.Start, Variants: setup.Variants}}
	p.table()
	p.turnState()
	p.piles()
	p.doors()
	p.players(setup)
	if p.err != nil {
		return touria.State{}, p.err
	}
	s, err := r.Load(p.p, setup.Seed)
	if err != nil {
		return touria.State{}, frame.Wrong("the state is impossible: "+err.Error(), "", "")
	}
	return s, nil
}

// stateReader reads one position.
type stateReader struct {
	reader
	w *state
	p touria.Position
}

func (p *stateReader) table() {
	w := p.w
	p.p.Phase = touria.Phase(p.choice("phase", w.Phase, phaseNames))
	p.p.Die = touria.Colour(p.choice("die", w.Die, colourNames))
	p.p.ToMove, p.p.Active, p.p.Winner = p.seat("to_move", w.ToMove), p.seat("active", w.Active), p.seat("winner", w.Winner)
	p.p.Turn = p.number("turn", &w.Turn, 0, touria.MaxTurn)
	p.p.Heroes = p.space("heroes", w.Heroes)
	p.p.Destination = touria.NoSpace
	if w.Destination != nil {
		p.p.Destination = p.space("destination", *w.Destination)
	}
	for t, facing := range w.towers() {
		p.p.Facing[t] = p.number("towers."+towerNames[t], *facing, 0, 3)
	}
	for m, list := range w.mines() {
		name := "mines." + p.r.SpaceName(touria.M1+touria.Space(m))
		if *list == nil {
			p.missing(name)
		}
		p.p.Mines[m], _ = p.gems(name, *list)
	}
}

func (p *stateReader) turnState() {
	t := &p.w.TurnState
	p.p.MayEnter, p.p.Lantern, p.p.Doubled = t.MayEnter, t.Lantern, t.Doubled
	p.p.Free = p.number("free", &t.Free, 0, touria.MaxFree)
	p.p.Uses = p.number("uses", &t.Uses, 0, 2)
	p.p.Opened = p.number("opened", &t.Opened, 0, touria.Doors)
	if t.Door != nil {
		p.p.Door = p.number("door", t.Door, 1, touria.Doors)
	}
	for _, name := range t.Roads {
		road, ok := p.r.RoadByName(name)
		if !ok {
			p.fail("a road is unknown", "a road of the board", frame.Quote(name))
		}
		p.p.Roads = append(p.p.Roads, road)
	}
	p.p.Drawn, _ = p.gems("drawn", t.Drawn)
	for i := range t.Joined {
		if s := p.seat("joined", &t.Joined[i]); s < rules.NoSeat {
			p.p.Joined = p.p.Joined.With(s)
		}
	}
}

// piles reads bag, orders and items.
func (p *stateReader) piles() {
	p.p.Bag = p.counts("bag", p.w.Bag)
	p.p.Removed = p.number("removed_gems", &p.w.Removed, 0, int(touria.AllGems[touria.Black]))
	for i := range p.w.Orders {
		o := &p.w.Orders[i]
		slot := p.number("slot", &o.Slot, 0, len(p.p.Orders)-1)
		if p.p.Orders[slot] != nil {
			p.fail("two stacks of orders have the same slot", "", fmt.Sprint(slot))
			return
		}
		for k := range append([]order{o.Open}, o.Stack...) {
			w := &o.Open
			if k > 0 {
				w = &o.Stack[k-1]
			}
			p.p.Orders[slot] = append(p.p.Orders[slot], p.order(w, slot))
		}
	}
	w := &p.w.Items
	if len(w.Display) != len(p.p.Display) {
		p.fail("the display of the forest fairy is wrong", "two places", fmt.Sprint(len(w.Display)))
		return
	}
	for i, name := range w.Display {
		p.p.Display[i] = touria.NoItem
		if name != nil {
			p.p.Display[i] = touria.Item(p.choice("display", *name, itemNames))
		}
	}
	p.p.Stack, _ = p.items("stack", w.Stack)
	p.p.Discard, _ = p.items("discard", w.Discard)
}

func (p *stateReader) doors() {
	want := touria.Doors
	if p.p.SuddenMarriage {
		want = 0
	}
	if len(p.w.Doors) != want {
		p.fail("the number of doors is wrong", fmt.Sprint(want), fmt.Sprint(len(p.w.Doors)))
		return
	}
	seen := 0
	for _, d := range p.w.Doors {
		i := p.number("door", &d.Door, 1, touria.Doors) - 1
		if seen>>i&1 != 0 {
			p.fail("a door stands there twice", "", fmt.Sprint(d.Door))
		}
		seen |= 1 << i
		p.p.Doors[i] = touria.Door{Who: touria.Who(p.choice("who", d.Who, whoNames)), Open: d.Open}
	}
}

// players reads the players' belongings, and the supply, which is the rest.
func (p *stateReader) players(setup touria.Setup) {
	var have rules.SeatSet
	for s, w := range p.w.Players.seats() {
		if *w == nil {
			continue
		}
		have = have.With(rules.Seat(s))
		in := reader{r: p.r, what: "players." + seatNames[s]}
		p.p.Players[s] = touria.PlayerPosition{Holdings: in.holdings(&(*w).holdingsFields), Goal: setup.GoalOf(rules.Seat(s)), InCastle: (*w).InCastle}
		p.keep("", in.err)
	}
	if have != setup.Seats {
		p.fail("the players are not those of the header", seatList(setup.Seats), seatList(have))
		return
	}
	if p.w.Supply == nil {
		return
	}
	own := supplyOf(&p.p)
	p.supply("swords", p.w.Supply.Swords, *own.Swords, touria.AllSwords)
	p.supply("hearts", p.w.Supply.Hearts, *own.Hearts, touria.AllHearts)
}

// supply checks that the stated supply is what the players do not own.
func (p *stateReader) supply(what string, said *int, left, all int) {
	switch {
	case left < 0:
		p.fail("the players hold too many "+what, fmt.Sprintf("at most %d", all), fmt.Sprint(all-left))
	case said != nil && *said != left:
		p.fail("the supply of "+what+" is wrong", fmt.Sprintf("%d, since the players hold %d of %d", left, all-left, all), fmt.Sprint(*said))
	}
}
