package record

import (
	"strconv"

	g "touria.games/touria/rules/grimoria"
)

// view is a view's JSON object.
type view struct {
	Viewer *string `json:"viewer"`
	table
	Chosen         []string               `json:"chosen"`
	Stack          int                    `json:"stack"`
	StackKnown     map[string]string      `json:"stack_known"`
	Treasures      int                    `json:"treasures"`
	TreasuresKnown map[string]string      `json:"treasures_known"`
	Pool           map[string]int         `json:"pool"`
	TreasurePool   map[string]int         `json:"treasure_pool"`
	Players        map[string]*seenPlayer `json:"players"`
}

// seenPlayer is what a viewer knows of a player: lists of its own cards, counts of others'.
type seenPlayer struct {
	Coins      int      `json:"coins"`
	Companions []string `json:"companions"`
	Cloaked    []string `json:"cloaked"`
	Places     any      `json:"places"`
	Treasures  any      `json:"treasures"`
}

type seenPlaces struct {
	Count  int      `json:"count"`
	Seen   []string `json:"seen"`
	Unseen int      `json:"unseen"`
	Gone   int      `json:"gone"`
}

type seenTreasures struct {
	Count int `json:"count"`
}

// AppendView appends a view's JSON: like a position's, without what the viewer cannot know
// (docs/grimoria-record.md).
func AppendView(dst []byte, v *g.View) []byte {
	p := v.Position()
	w := view{Viewer: seatOrNil(v.Me), table: encodeTable(&p), Chosen: []string{}, Stack: len(p.Stack), StackKnown: known(p.Stack),
		Treasures: len(p.Treasures), TreasuresKnown: known(p.Treasures), Pool: map[string]int{}, TreasurePool: map[string]int{}, Players: map[string]*seenPlayer{}}
	for c := range g.NoCard {
		if pool := w.Pool; v.Pool(c) > 0 {
			if c.IsTreasure() {
				pool = w.TreasurePool
			}
			pool[c.String()] = v.Pool(c)
		}
	}
	for i := range p.Hands {
		seat := g.Seat(i)
		if v.Chosen(seat) {
			w.Chosen = append(w.Chosen, seat.String())
		}
		h := encodeHand(&p.Hands[i])
		one := &seenPlayer{h.Coins, h.Companions, h.Cloaked, h.Places, h.Treasures}
		if !v.Shows(seat) {
			s := seenPlaces{Count: v.Places(seat), Seen: []string{}, Gone: v.Left(seat)}
			for c := range g.Card(g.Places) {
				for range v.Came(seat, c) {
					s.Seen = append(s.Seen, c.String())
				}
			}
			s.Unseen = s.Count + s.Gone - len(s.Seen)
			one.Places, one.Treasures = s, seenTreasures{v.Treasures(seat)}
		}
		w.Players[seat.String()] = one
	}
	return appendJSON(dst, &w)
}

// known returns the cards of a stack, top first, that are known, by their place from the bottom.
func known(stack []g.Card) map[string]string {
	m := map[string]string{}
	for i, c := range stack {
		if c != g.NoCard {
			m[strconv.Itoa(len(stack)-1-i)] = c.String()
		}
	}
	return m
}
