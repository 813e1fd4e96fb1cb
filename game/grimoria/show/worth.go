package show

import (
	"slices"

	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// goods returns what counts of a hand, as far as it is shown.
func (h *Hand) goods() grimoria.Goods {
	g := grimoria.Goods{Coins: h.Coins, Places: h.Places, Treasures: h.Treasures}
	for k := range h.Open {
		g.Companions[k] = h.Open[k] + h.Cloaked[k]
		g.Cloaks += int(h.Cloaked[k])
	}
	return g
}

// Points returns what a hand is worth now, as far as it is shown.
func (h *Hand) Points() int {
	g := h.goods()
	return g.Score().Total()
}

// Standing is a player's points.
type Standing struct {
	Seat grimoria.Seat
	Seen grimoria.Score // what everybody sees: coins, companions with what these bring each other, cloaks that are worn
	All  int            // with the hidden cards, of a hand that is shown
}

// Standings returns the points of all players, who has most in sight first.
func (m *Model) Standings() []Standing {
	var list []Standing
	for seat := range grimoria.Seat(m.Players) {
		g := m.Seats[seat].goods()
		s := Standing{Seat: seat, All: m.Seats[seat].Points()}
		g.Places, g.Treasures = [grimoria.Places]uint8{}, [grimoria.Treasures]uint8{}
		s.Seen = g.Score()
		list = append(list, s)
	}
	slices.SortStableFunc(list, func(a, b Standing) int { return b.Seen.Total() - a.Seen.Total() })
	return list
}

// Worth is by how much a card changes what a hand is worth now, and through which cards.
type Worth struct {
	Points int
	Parts  []WorthPart
}

// WorthPart is what a card changes by itself, or through a companion.
type WorthPart struct {
	Card   grimoria.Card
	Points int
}

// Text lists the parts.
func (w *Worth) Text() words.Text {
	var parts []words.Text
	for _, p := range w.Parts {
		key := "worth.more"
		if p.Points < 0 {
			key = "worth.less"
		}
		parts = append(parts, words.Say(key, words.Ref("Card", CardName(p.Card)), words.Num("Count", max(p.Points, -p.Points))))
	}
	if len(parts) == 0 {
		return words.Text{}
	}
	text := parts[0]
	for _, p := range parts[1:] {
		text = words.Say("list.more", words.Gap("A", text), words.Gap("B", p))
	}
	return text
}

// WorthOf returns what a hand that is shown would gain by n cards of a kind, or lose with n below zero.
func (h *Hand) WorthOf(c grimoria.Card, n int) (w Worth) {
	was := h.goods()
	now := was
	switch {
	case c >= grimoria.NoCard:
		return w
	case c.IsPlace():
		now.Places[c] += uint8(n)
	case c.IsCompanion():
		now.Companions[c-grimoria.Places] += uint8(n)
	default:
		now.Treasures[c-grimoria.Adventures] += uint8(n)
	}
	a, b := was.Score(), now.Score()
	w.Points = b.Total() - a.Total()
	own := w.Points
	for k := grimoria.Card(grimoria.Places); k < grimoria.Adventures; k++ {
		if d := now.Bonus(k) - was.Bonus(k); d != 0 && k != c {
			w.Parts = append(w.Parts, WorthPart{k, d})
			own -= d
		}
	}
	w.Parts = append([]WorthPart{{c, own}}, w.Parts...)
	return w
}

// Brings returns what a kind of companion brings a hand now besides its own points, 0 for a hand that is not shown.
func (h *Hand) Brings(c grimoria.Card) int {
	if !h.Shown {
		return 0
	}
	g := h.goods()
	return g.Bonus(c)
}

// Trade returns what a hand that is shown would gain by a card that it gets for another one.
func (h *Hand) Trade(away, c grimoria.Card) Worth {
	less := h.WorthOf(away, -1)
	rest := *h
	if k := away - grimoria.Places; rest.Open[k] > 0 {
		rest.Open[k]--
	} else {
		rest.Cloaked[k]--
	}
	more := rest.WorthOf(c, 1)
	return Worth{less.Points + more.Points, append(less.Parts, more.Parts...)}
}

// SetsOf returns the sets of three different places that can be made at once (G9.3).
func SetsOf(places [grimoria.Places]uint8) (sets [][3]grimoria.Card) {
	for range grimoria.Sets(places) { // of those that are left, the three of which there are most
		var set [3]grimoria.Card
		for i := range set {
			best := grimoria.NoCard
			for k := range grimoria.Card(grimoria.Places) {
				if !slices.Contains(set[:i], k) && places[k] > 0 && (best == grimoria.NoCard || places[k] > places[best]) {
					best = k
				}
			}
			set[i] = best
		}
		for _, k := range set {
			places[k]--
		}
		sets = append(sets, set)
	}
	return sets
}

// Cheapest returns which card of a hand that is shown is worth least, and how much; NoCard if it has none.
func (h *Hand) Cheapest() (c grimoria.Card, points int) {
	c = grimoria.NoCard
	for k := range grimoria.NoCard {
		if h.Held(k) == 0 {
			continue
		}
		w := h.WorthOf(k, -1)
		lost := -w.Points
		if k.IsCompanion() && h.Open[k-grimoria.Places] == 0 { // the cloak leaves with it
			lost += grimoria.Cloak.Points()
		}
		if c == grimoria.NoCard || lost < points {
			c, points = k, lost
		}
	}
	return c, points
}
