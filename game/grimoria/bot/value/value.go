// Package value says how many points a seat of Grimoria can expect in the end: those that it has,
// and what its cards will bring in the rounds to come. The weights are learned from games that bots
// have played.
package value

import "touria.games/touria/rules/grimoria"

// Point is one point in the unit of all worths.
const Point = 256

// MostRounds is the largest number of rounds to come.
const MostRounds = 14

// Hand is what a seat holds, counted.
type Hand struct {
	coins      int16
	points     int16 // of treasures
	helmets    int8
	tricks     int8 // cloaks and mirrors in hand
	all        int8 // companions
	cloaked    int8
	places     [grimoria.Places]int8
	companions [companions]int8
}

const companions = grimoria.Adventures - grimoria.Places

// HandOf counts what a seat holds. Nothing of it may be unknown.
func HandOf(s *grimoria.State, seat grimoria.Seat) (h Hand) {
	h.coins = int16(s.Coins(seat))
	for c := range grimoria.Card(grimoria.Places) {
		h.places[c] = int8(s.Held(seat, c))
	}
	open, cloaked := s.Companions(seat)
	for i, m := 0, open; m != 0; i, m = i+1, m>>2 {
		n := int8(m & 3)
		h.companions[i] += n
		h.all += n
	}
	for i, m := 0, cloaked; m != 0; i, m = i+1, m>>2 {
		n := int8(m & 3)
		h.companions[i] += n
		h.all += n
		h.cloaked += n
	}
	h.points = int16(h.cloaked) * int16(grimoria.Cloak.Points())
	for c := grimoria.Chest; c < grimoria.NoCard; c++ {
		if n := s.Held(seat, c); n > 0 {
			h.Add(c, n)
		}
	}
	return h
}

// Add adds cards of a kind, or takes them away.
func (h *Hand) Add(c grimoria.Card, n int) {
	switch {
	case c.IsPlace():
		h.places[c] += int8(n)
		return
	case c.IsCompanion():
		h.companions[c-grimoria.Places] += int8(n)
		h.all += int8(n)
		return
	case c == grimoria.BronzeHelmet:
		h.helmets += int8(n)
	case c >= grimoria.Cloak:
		h.tricks += int8(n)
	}
	h.points += int16(n * c.Points())
}

// Has returns how many companions of a kind there are.
func (h *Hand) Has(c grimoria.Card) int { return int(h.companions[c-grimoria.Places]) }

// Now returns the points that the hand would have if the game ended now.
func (h *Hand) Now() int {
	p := int(h.coins) + int(h.points)
	for c, n := range h.places {
		p += int(n) * grimoria.Card(c).Points()
	}
	pairs := 0
	for i, n := range h.companions {
		if n > 0 {
			p += int(n)
			if n > 1 {
				pairs++
			}
			if grimoria.Card(i)+grimoria.Places == grimoria.TaxCollector {
				p += int(n) * (max(6-int(h.coins), 0) - 1)
			}
		}
	}
	if h.coins >= 5 {
		p += 5 * h.Has(grimoria.King)
	}
	if n := h.Has(grimoria.Queen); n > 0 {
		whole, _ := h.sets()
		p += 2 * n * whole
	}
	return p + h.Has(grimoria.Bronzesmith)*int(h.helmets) + 3*h.Has(grimoria.Prince)*int(h.all/5) + 2*h.Has(grimoria.Princess)*pairs
}

// sets returns how many sets of three different places can be made at once (G9.3), and how many
// cards there are towards the next.
func (h *Hand) sets() (whole, towards int) {
	for {
		have := 0
		for _, k := range h.places {
			have += min(int(k), whole+1)
		}
		if have < 3*(whole+1) {
			return whole, have - 3*whole
		}
		whole++
	}
}

// Features are what the hand may bring beyond the points that it has now.
const Features = 2*companions + 16

// Describe returns the features of a hand with a number of rounds to come. There are none without
// rounds to come.
func (h *Hand) Describe(rounds int, f *[Features]int32) {
	*f = [Features]int32{}
	if rounds == 0 {
		return
	}
	for i, n := range h.companions {
		f[i] = int32(n)
		f[companions+i] = int32(n) * int32(rounds)
	}
	coins := int32(h.coins)
	king, tax := int32(h.Has(grimoria.King)), int32(h.Has(grimoria.TaxCollector))
	_, towards := h.sets()
	r := int32(rounds)
	for i, v := range [...]int32{
		r, 1,
		coins, coins * r, max(coins-8, 0),
		king * min(coins, 5), king * max(5-coins, 0) * r, tax * max(6-coins, 0), tax * max(6-coins, 0) * r,
		int32(h.Has(grimoria.Queen)) * int32(towards), int32(h.Has(grimoria.Prince)) * int32(h.all%5),
		int32(h.all - h.cloaked), int32(h.all-h.cloaked) * r,
		int32(h.tricks), int32(h.places[grimoria.Hut]), int32(h.Has(grimoria.Princess)) * int32(h.all),
	} {
		f[2*companions+i] = v
	}
}

// Weights are the worth of each feature in units of Point/256, and how far leads spread out, by the
// rounds to come.
type Weights struct {
	Of     [Features]int32
	Spread [MostRounds + 1]int32 // units of Point

	at [MostRounds + 1]sums
}

// sums are the weights by the number of rounds to come, added up as Worth needs them.
type sums struct {
	companions                     [companions]int32
	all, coins, rich, tricks, huts int32
	kingCoins, kingMissing, tax    int32
	queenTowards, princeTowards    int32
	princess, open                 int32
}

// prepare adds the weights up.
func (w *Weights) prepare() {
	of := w.Of[2*companions:]
	for r := range w.at {
		t := &w.at[r]
		*t = sums{}
		for i := range t.companions {
			t.companions[i] = Point * 256
			if grimoria.Card(i)+grimoria.Places == grimoria.TaxCollector {
				t.companions[i] = 0
			}
		}
		t.coins, t.tax = Point*256, Point*256
		if r == 0 {
			continue
		}
		n := int32(r)
		for i := range t.companions {
			t.companions[i] += w.Of[i] + n*w.Of[companions+i]
		}
		t.all = n*of[0] + of[1]
		t.coins += of[2] + n*of[3]
		t.rich = of[4]
		t.kingCoins, t.kingMissing = of[5], n*of[6]
		t.tax += of[7] + n*of[8]
		t.queenTowards, t.princeTowards = of[9], of[10]
		t.open = of[11] + n*of[12]
		t.tricks, t.huts, t.princess = of[13], of[14], of[15]
	}
}

// Worth returns the points that a hand can expect in the end: those that it has now, and the sum of
// its features by their weights.
func (w *Weights) Worth(h *Hand, rounds int) int {
	t := &w.at[rounds]
	const whole = Point * 256
	coins := int64(h.coins)
	v := int64(t.all) + coins*int64(t.coins) + max(coins-8, 0)*int64(t.rich) + int64(h.tricks)*int64(t.tricks) + int64(h.places[grimoria.Hut])*int64(t.huts) +
		int64(h.all-h.cloaked)*int64(t.open) + whole*(int64(h.points)+3*int64(h.places[grimoria.Castle])+2*int64(h.places[grimoria.City])+int64(h.places[grimoria.Village]))
	pairs := int64(0)
	for i, n := range h.companions {
		if n > 0 {
			v += int64(n) * int64(t.companions[i])
			if n > 1 {
				pairs++
			}
		}
	}
	if n := int64(h.Has(grimoria.King)); n > 0 {
		v += n * (min(coins, 5)*int64(t.kingCoins) + max(5-coins, 0)*int64(t.kingMissing))
		if coins >= 5 {
			v += n * 5 * whole
		}
	}
	if n := int64(h.Has(grimoria.TaxCollector)); n > 0 {
		v += n * max(6-coins, 0) * int64(t.tax)
	}
	if n := int64(h.Has(grimoria.Queen)); n > 0 {
		sets, towards := h.sets()
		v += n * (2*whole*int64(sets) + int64(towards)*int64(t.queenTowards))
	}
	if n := int64(h.Has(grimoria.Prince)); n > 0 {
		v += n * (3*whole*int64(h.all/5) + int64(h.all%5)*int64(t.princeTowards))
	}
	if n := int64(h.Has(grimoria.Princess)); n > 0 {
		v += n * (2*whole*pairs + int64(h.all)*int64(t.princess))
	}
	v += int64(h.Has(grimoria.Bronzesmith)) * int64(h.helmets) * whole
	return int(v >> 8)
}

// Gain returns what a card would add.
func (w *Weights) Gain(h *Hand, c grimoria.Card, rounds int) int {
	after := *h
	after.Add(c, 1)
	return w.Worth(&after, rounds) - w.Worth(h, rounds)
}

// Loss returns what a card that is held is worth.
func (w *Weights) Loss(h *Hand, c grimoria.Card, rounds int) int {
	after := *h
	after.Add(c, -1)
	return w.Worth(h, rounds) - w.Worth(&after, rounds)
}
