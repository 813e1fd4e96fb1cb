package record

import (
	"fmt"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// stateJSON is a position as it is read.
type stateJSON struct {
	Phase       string              `json:"phase"`
	ToMove      *string             `json:"to_move"`
	Turn        int                 `json:"turn"`
	Active      *string             `json:"active"`
	Heroes      string              `json:"heroes"`
	Die         string              `json:"die"`
	Destination *string             `json:"destination"`
	TurnState   turnStateJSON       `json:"turn_state"`
	Towers      map[string]int      `json:"towers"`
	Mines       map[string][]string `json:"mines"`
	Bag         map[string]int      `json:"bag"`
	Removed     int                 `json:"removed_gems"`
	Orders      []struct {
		Slot  int         `json:"slot"`
		Open  orderJSON   `json:"open"`
		Stack []orderJSON `json:"stack"`
	} `json:"orders"`
	Items struct {
		Display []*string `json:"display"`
		Stack   []string  `json:"stack"`
		Discard []string  `json:"discard"`
	} `json:"items"`
	Doors []struct {
		Door int    `json:"door"`
		Who  string `json:"who"`
		Open bool   `json:"open"`
	} `json:"doors"`
	Supply *struct {
		Swords *int `json:"swords"`
		Hearts *int `json:"hearts"`
	} `json:"supply"`
	Players map[string]holdingsJSON `json:"players"`
	Winner  *string                 `json:"winner"`
}

type turnStateJSON struct {
	MayEnter bool     `json:"may_enter"`
	Free     int      `json:"free"`
	Roads    []string `json:"roads"`
	Lantern  bool     `json:"lantern"`
	Uses     int      `json:"uses"`
	Doubled  bool     `json:"doubled"`
	Drawn    []string `json:"drawn"`
	Opened   int      `json:"opened"`
	Door     *int     `json:"door"`
	Joined   []string `json:"joined"`
}

// DecodeState reads a position's JSON. The header brings what the position
// does not have: goals, variant, and the seed for chance to come. Impossible
// positions are refused.
func DecodeState(r *touria.Rules, h *Header, data []byte) (touria.State, error) {
	setup, err := h.Setup()
	if err != nil {
		return touria.State{}, err
	}
	p, err := decodePosition(r, setup, data)
	if err != nil {
		return touria.State{}, err
	}
	s, err := r.Load(p, setup.Seed)
	if err != nil {
		return touria.State{}, wrong("the state is impossible: "+err.Error(), "", "")
	}
	return s, nil
}

// decodePosition reads a position for a set-up.
func decodePosition(r *touria.Rules, setup touria.Setup, data []byte) (touria.Position, error) {
	w := stateJSON{}
	if err := Unmarshal(data, &w); err != nil {
		return touria.Position{}, err
	}
	p := stateParser{r: r, w: &w, p: touria.Position{Seats: setup.Seats, Start: setup.Start, SuddenMarriage: setup.SuddenMarriage, OpenScreens: setup.OpenScreens}}
	p.table()
	p.turnState()
	p.gems()
	p.orders()
	p.items()
	p.doors()
	p.players(setup)
	p.supply()
	return p.p, p.err
}

// stateParser reads one position. The first thing that is wrong stays in err.
type stateParser struct {
	r   *touria.Rules
	w   *stateJSON
	p   touria.Position
	err error
}

func (p *stateParser) fail(what, expected, found string) {
	if p.err == nil {
		p.err = wrong("state: "+what, expected, found)
	}
}

// keep notes an error met while a field was read.
func (p *stateParser) keep(field string, err error) {
	if err != nil {
		p.fail(fmt.Sprintf("%s: %v", field, err), "", "")
	}
}

func (p *stateParser) number(field string, v, least, most int) int {
	if v < least || v > most {
		p.fail(quote(field)+" is out of range", fmt.Sprintf("%d to %d", least, most), fmt.Sprint(v))
		return least
	}
	return v
}

func (p *stateParser) seat(field string, v *string) rules.Seat {
	if v == nil {
		return rules.NoSeat
	}
	s, err := rules.ParseSeat(*v)
	p.keep(field, err)
	return s
}

func (p *stateParser) space(field, name string) touria.Space {
	s, ok := p.r.SpaceByName(name)
	if !ok {
		p.fail(quote(field)+" is unknown", "a space of the board", quote(name))
	}
	return s
}

func (p *stateParser) table() {
	w := p.w
	var err error
	p.p.Phase, err = touria.ParsePhase(w.Phase)
	p.keep("phase", err)
	p.p.Die, err = touria.ParseColour(w.Die)
	p.keep("die", err)
	p.p.ToMove, p.p.Active, p.p.Winner = p.seat("to_move", w.ToMove), p.seat("active", w.Active), p.seat("winner", w.Winner)
	p.p.Turn = p.number("turn", w.Turn, 0, 65535)
	p.p.Heroes = p.space("heroes", w.Heroes)
	p.p.Destination = touria.NoSpace
	if w.Destination != nil {
		p.p.Destination = p.space("destination", *w.Destination)
	}
	for t := range touria.Tower(touria.Towers) {
		f, ok := w.Towers[t.String()]
		if !ok {
			p.fail("a tower is missing", t.String(), "none")
		}
		p.p.Facing[t] = p.number("towers", f, 0, 3)
	}
}

func (p *stateParser) turnState() {
	t := &p.w.TurnState
	p.p.MayEnter, p.p.Lantern, p.p.Doubled = t.MayEnter, t.Lantern, t.Doubled
	p.p.Free = p.number("free", t.Free, 0, 9)
	p.p.Uses = p.number("uses", t.Uses, 0, 2)
	p.p.Opened = p.number("opened", t.Opened, 0, touria.Doors)
	if t.Door != nil {
		p.p.Door = p.number("door", *t.Door, 1, touria.Doors)
	}
	for _, name := range t.Roads {
		road, ok := p.r.RoadByName(name)
		if !ok {
			p.fail("a road is unknown", "a road of the board", quote(name))
			return
		}
		p.p.Roads = append(p.p.Roads, road)
	}
	var err error
	p.p.Drawn, _, err = readGems(t.Drawn)
	p.keep("drawn", err)
	for i := range t.Joined {
		if s := p.seat("joined", &t.Joined[i]); s < rules.NoSeat {
			p.p.Joined = p.p.Joined.With(s)
		}
	}
}

func (p *stateParser) gems() {
	var err error
	for i := range p.p.Mines {
		name := p.r.SpaceName(touria.M1 + touria.Space(i))
		list, ok := p.w.Mines[name]
		if !ok {
			p.fail("a mine is missing", name, "none")
		}
		p.p.Mines[i], _, err = readGems(list)
		p.keep(name, err)
	}
	p.p.Bag, err = readCounts(p.w.Bag)
	p.keep("bag", err)
	p.p.Removed = p.number("removed_gems", p.w.Removed, 0, 255)
}

func (p *stateParser) orders() {
	for _, o := range p.w.Orders {
		slot := p.number("slot", o.Slot, 0, len(p.p.Orders)-1)
		if p.p.Orders[slot] != nil {
			p.fail("two stacks of orders have the same slot", "", fmt.Sprint(slot))
		}
		for _, w := range append([]orderJSON{o.Open}, o.Stack...) {
			id, err := w.id(p.r, slot)
			if err != nil {
				p.keep("orders", err)
				return
			}
			p.p.Orders[slot] = append(p.p.Orders[slot], id)
		}
	}
}

func (p *stateParser) items() {
	w := &p.w.Items
	if len(w.Display) != 2 {
		p.fail("the display of the forest fairy is wrong", "two places", fmt.Sprint(len(w.Display)))
		return
	}
	var err error
	for i, name := range w.Display {
		p.p.Display[i] = touria.NoItem
		if name != nil {
			p.p.Display[i], err = touria.ParseItem(*name)
			p.keep("display", err)
		}
	}
	p.p.Stack, _, err = readItems(w.Stack)
	p.keep("stack", err)
	p.p.Discard, _, err = readItems(w.Discard)
	p.keep("discard", err)
}

func (p *stateParser) doors() {
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
		i := p.number("door", d.Door, 1, touria.Doors) - 1
		if seen>>i&1 != 0 {
			p.fail("a door stands there twice", "", fmt.Sprint(d.Door))
		}
		seen |= 1 << i
		var err error
		p.p.Doors[i].Who, err = touria.ParseWho(d.Who)
		p.keep("doors", err)
		p.p.Doors[i].Open = d.Open
	}
}

func (p *stateParser) players(setup touria.Setup) {
	for s := rules.S; s < rules.NoSeat; s++ {
		w, ok := p.w.Players[s.String()]
		if ok != setup.Seats.Has(s) {
			p.fail("the players are not those of the header", seatList(setup.Seats), fmt.Sprintf("seat %s: %v", s, ok))
			return
		}
		if !ok {
			continue
		}
		h, err := w.read()
		p.keep("players: "+s.String(), err)
		to := &p.p.Players[s]
		to.Holdings, to.InCastle = h, w.InCastle
		to.Goal = touria.Goal{Hearts: setup.Hearts, Gold: setup.Gold}
		if own := setup.Goals[s].Hearts; own != 0 {
			to.Goal.Hearts = own
		}
		if own := setup.Goals[s].Gold; own != 0 {
			to.Goal.Gold = own
		}
	}
}

// supply compares the supply with what the players do not own.
func (p *stateParser) supply() {
	w := p.w.Supply
	if w == nil {
		return
	}
	swords, hearts := touria.AllSwords, touria.AllHearts
	for s := range p.p.Players {
		swords -= int(p.p.Players[s].Swords)
		hearts -= int(p.p.Players[s].Hearts)
	}
	if w.Swords != nil && *w.Swords != swords {
		p.fail("the supply of swords is wrong", fmt.Sprint(swords), fmt.Sprint(*w.Swords))
	}
	if w.Hearts != nil && *w.Hearts != hearts {
		p.fail("the supply of hearts is wrong", fmt.Sprint(hearts), fmt.Sprint(*w.Hearts))
	}
}
