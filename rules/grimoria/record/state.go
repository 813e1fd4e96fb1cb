package record

import (
	"fmt"

	g "touria.games/touria/rules/grimoria"
	frame "touria.games/touria/rules/record"
)

// table is the part of the JSON that views and positions share.
type table struct {
	Phase   string          `json:"phase"`
	ToMove  *string         `json:"to_move"`
	Round   int             `json:"round"`
	Level   int             `json:"level"`
	Active  *string         `json:"active"`
	Order   []string        `json:"order"`
	Spells  map[string]*int `json:"spells"`
	Display []*place        `json:"display"`
	Discard []string        `json:"discard"`
	Removed []string        `json:"removed"`
	Turn    turn            `json:"turn_state"`
	// Scores and winners are written, and compared, but not read.
	Scores  map[string]score `json:"scores"`
	Winners []string         `json:"winners"`
}

// state is a position's JSON object.
type state struct {
	table
	Stack     []string           `json:"stack"`
	Treasures []string           `json:"treasures"`
	Players   map[string]*player `json:"players"`
}

type place struct {
	Card *string `json:"card"`
	Open bool    `json:"open"`
}

type turn struct {
	Bought int     `json:"bought"`
	Attack *attack `json:"attack"`
}

type attack struct {
	Spell int      `json:"spell"`
	By    string   `json:"by"`
	On    *string  `json:"on"`
	Named *string  `json:"named"`
	Asked []string `json:"asked"`
}

type player struct {
	Coins      int      `json:"coins"`
	Companions []string `json:"companions"`
	Cloaked    []string `json:"cloaked"`
	Places     []string `json:"places"`
	Treasures  []string `json:"treasures"`
}

// AppendState appends a position's JSON.
func AppendState(dst []byte, s *g.State) []byte { return appendJSON(dst, encodeState(s)) }

func encodeState(s *g.State) *state {
	p := s.Position()
	w := &state{table: encodeTable(&p), Stack: cardNames(p.Stack), Treasures: cardNames(p.Treasures), Players: map[string]*player{}}
	for i := range p.Hands {
		w.Players[seatNumber(i)] = new(encodeHand(&p.Hands[i]))
	}
	return w
}

func encodeHand(h *g.Hand) player {
	return player{Coins: h.Coins, Companions: counted(h.Open[:], 0), Cloaked: counted(h.Cloaked[:], 0),
		Places: counted(h.Places[:], 0), Treasures: counted(h.Treasures[:], 0)}
}

func encodeTable(p *g.Position) table {
	w := table{Phase: p.Phase.String(), ToMove: seatOrNil(p.ToMove), Round: p.Round, Level: p.Level, Active: seatOrNil(p.Active),
		Order: seatNames(p.Order), Spells: map[string]*int{}, Display: []*place{}, Discard: counted(p.Discard[:], 0),
		Removed: counted(p.Removed[:], 0), Turn: turn{Bought: p.Bought}, Scores: encodeScores(p.Scores)}
	for i, spell := range p.Spells {
		w.Spells[seatNumber(i)] = nil
		if spell > 0 {
			w.Spells[seatNumber(i)] = new(spell)
		}
	}
	for _, d := range p.Display {
		var one *place
		if !d.Taken {
			one = &place{Card: cardOrNil(d.Card), Open: d.Open}
		}
		w.Display = append(w.Display, one)
	}
	if a := p.Attack; a != nil {
		w.Turn.Attack = &attack{Spell: a.Spell, By: a.By.String(), On: seatOrNil(a.On), Named: cardOrNil(a.Named), Asked: seatNames(a.Asked)}
	}
	if p.Phase == g.PhaseOver {
		w.Winners = seatNames(p.Winners)
	}
	return w
}

func cardOrNil(c g.Card) *string {
	if c == g.NoCard {
		return nil
	}
	return new(c.String())
}

// DecodeState reads a position's JSON. The header supplies what the position lacks: the options and
// the seed for future chance. Impossible positions are refused.
func DecodeState(h *Header, data []byte) (g.State, error) {
	setup, err := h.Setup()
	if err != nil {
		return g.State{}, err
	}
	var w state
	if err := frame.Unmarshal(data, &w); err != nil {
		return g.State{}, err
	}
	r := reader{p: g.Position{Players: setup.Players, OpenCards: setup.OpenCards, Phase: g.PhaseOver, Round: w.Round, Level: w.Level, Bought: w.Turn.Bought}}
	r.table(&w)
	r.attack(w.Turn.Attack)
	r.hands(&w)
	if r.err != nil {
		return g.State{}, r.err
	}
	s, err := g.Load(&r.p, setup.Seed)
	if err != nil {
		return g.State{}, frame.Wrong("the state cannot be: "+err.Error(), "", "")
	}
	return s, nil
}

// reader converts a position and keeps the first error.
type reader struct {
	p   g.Position
	err error
}

func (r *reader) fail(what, expected, found string) {
	if r.err == nil {
		r.err = frame.Wrong("state: "+what, expected, found)
	}
}

func (r *reader) seat(where string, name *string) g.Seat {
	if name == nil {
		return g.NoSeat
	}
	s, err := g.ParseSeat(*name)
	if err != nil || int(s) >= r.p.Players {
		r.fail("nobody sits at "+where, fmt.Sprintf("1 to %d", r.p.Players), frame.Quote(*name))
	}
	return s
}

func (r *reader) card(where, name string) g.Card {
	c, err := g.ParseCard(name)
	if err != nil {
		r.fail("there is no such card in "+where, "", frame.Quote(name))
	}
	return c
}

func (r *reader) cards(where string, names []string) (list []g.Card) {
	for _, name := range names {
		list = append(list, r.card(where, name))
	}
	return list
}

// count counts the cards of a list.
func (r *reader) count(where string, names []string) (n [g.Kinds]uint8) {
	for _, c := range r.cards(where, names) {
		if c != g.NoCard {
			if n[c]++; n[c] > g.AdventureCards {
				r.fail("there are too many cards "+c.String()+" in "+where, "", "")
				break
			}
		}
	}
	return n
}

// bySeat returns the entry of each seat of an object.
func bySeat[V any](r *reader, where string, m map[string]V) (list []V) {
	for i := range r.p.Players {
		v, ok := m[seatNumber(i)]
		if !ok {
			r.fail(where+" lacks a seat", frame.Quote(seatNumber(i)), "none")
		}
		list = append(list, v)
	}
	if len(m) > r.p.Players {
		r.fail(where+" has a seat too many", fmt.Sprint(r.p.Players), fmt.Sprint(len(m)))
	}
	return list
}

func (r *reader) table(w *state) {
	p := &r.p
	for k := g.PhasePrepare; ; k++ {
		if k.String() == w.Phase {
			p.Phase = k
			break
		}
		if k == g.PhaseOver {
			r.fail("the phase is unknown", "", frame.Quote(w.Phase))
			break
		}
	}
	p.ToMove, p.Active = r.seat("to_move", w.ToMove), r.seat("active", w.Active)
	for i := range w.Order {
		p.Order = append(p.Order, r.seat("order", &w.Order[i]))
	}
	for _, spell := range bySeat(r, "spells", w.Spells) {
		n := 0
		if spell != nil {
			if n = *spell; n < 1 {
				r.fail("there is no such spell", fmt.Sprintf("1 to %d", g.LastSpell), fmt.Sprint(n))
			}
		}
		p.Spells = append(p.Spells, n)
	}
	for _, d := range w.Display {
		one := g.Place{Taken: d == nil, Card: g.NoCard}
		if d != nil {
			if d.Card == nil {
				r.fail("a card of the display is missing", `"card"`, "none")
				continue
			}
			one.Card, one.Open = r.card("display", *d.Card), d.Open
		}
		p.Display = append(p.Display, one)
	}
	p.Stack, p.Treasures = r.cards("stack", w.Stack), r.cards("treasures", w.Treasures)
	p.Discard, p.Removed = r.count("discard", w.Discard), r.count("removed", w.Removed)
}

func (r *reader) attack(a *attack) {
	if a == nil {
		return
	}
	to := &g.Attack{Spell: a.Spell, By: r.seat("by", &a.By), On: r.seat("on", a.On), Named: g.NoCard}
	if a.Named != nil {
		to.Named = r.card("named", *a.Named)
	}
	for i := range a.Asked {
		to.Asked = append(to.Asked, r.seat("asked", &a.Asked[i]))
	}
	r.p.Attack = to
}

func (r *reader) hands(w *state) {
	for i, from := range bySeat(r, "players", w.Players) {
		if from == nil {
			r.fail("a player is missing", frame.Quote(seatNumber(i)), "none")
			return
		}
		seat := "players." + seatNumber(i)
		r.p.Hands = append(r.p.Hands, g.Hand{Coins: from.Coins, Open: r.count(seat, from.Companions), Cloaked: r.count(seat, from.Cloaked),
			Places: r.count(seat, from.Places), Treasures: r.count(seat, from.Treasures)})
	}
}
