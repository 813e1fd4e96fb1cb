package touria

import (
	"math/bits"

	"touria.games/touria/rules"
)

// The light policy plays a whole game sensibly in tens of nanoseconds per decision. It uses simple
// values of places and gems, looks no step ahead and keeps no memory. It serves the playouts of
// search bots and sees the whole (determinised) state, so it must not be used as a player.

// Dice is a small random generator for playouts (xorshift). It must not be zero.
type Dice uint64

// NewDice returns dice for a seed.
func NewDice(seed uint64) Dice { return Dice(rules.Number(seed, rules.TouriaDice, 0) | 1) }

// next returns the next 64-bit number.
func (d *Dice) next() uint64 {
	x := *d
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	*d = x
	return uint64(x)
}

// Below returns a uniform number below n.
func (d *Dice) Below(n int) int { return rules.Below(d.next(), n) }

// Playout plays a state with the light policy until the game ends or most decisions have been made.
// It returns the number of decisions.
func (r *Rules) Playout(s *State, dice *Dice, most int) int {
	var buf [MaxLegal]Decision
	for n := range most {
		if s.phase == PhaseOver {
			return n
		}
		r.PlayLight(s, buf[:0], dice)
	}
	return most
}

// PlayoutTurns plays a state with the light policy to the start of a turn: it finishes the current
// turn and then plays the given number of further turns, unless the game ends first.
func (r *Rules) PlayoutTurns(s *State, dice *Dice, turns int) {
	var buf [MaxLegal]Decision
	last := int(s.turn) + turns
	for s.phase != PhaseOver && !(int(s.turn) > last || int(s.turn) == last && s.atStart()) {
		r.PlayLight(s, buf[:0], dice)
	}
}

// PlayLight makes one decision with the light policy. It returns the buffer for legal decisions,
// grown if necessary.
func (r *Rules) PlayLight(s *State, buf []Decision, dice *Dice) []Decision {
	if s.toMove != s.active || s.player(s.active).items&TurnItems == 0 {
		// Shortcuts that make Light's choice without listing the legal decisions.
		switch s.phase {
		case PhaseEnd:
			if s.player(s.active).items == 0 {
				r.Apply(s, Decision{Kind: EndTurn}, nil)
				return buf
			}
		case PhaseAct:
			if s.sureAct() {
				dice.next() // Light would draw here; skipping is never better
				r.Apply(s, ActPlain(), nil)
				return buf
			}
		}
	}
	legal := r.Legal(s, buf)
	r.Apply(s, r.Light(s, legal, dice), nil)
	return legal
}

// sureAct reports whether the place has exactly one use and it is possible.
func (s *State) sureAct() bool {
	switch s.dest {
	case AtDragon:
		return true
	case AtThief:
		return s.bag.Any()
	}
	use := &placeUses[s.dest]
	return !use.choice && s.lacks(&use.deal) == ReasonNone
}

// atStart reports whether nothing has been decided in the turn yet.
func (s *State) atStart() bool {
	return s.phase == PhaseStart || s.phase == PhaseCastle && s.opened == 0
}

// Light returns the light policy's choice among the legal decisions.
func (r *Rules) Light(s *State, legal []Decision, dice *Dice) Decision {
	if len(legal) == 1 {
		return legal[0]
	}
	switch s.phase {
	case PhaseMove:
		return r.lightMove(s, legal, dice)
	case PhaseStart:
		return r.lightStart(s, legal, dice)
	case PhaseCastle:
		if legal[0].Kind == Open {
			n := 1
			for n < len(legal) && legal[n].Kind == Open {
				n++
			}
			return legal[dice.Below(n)]
		}
	case PhaseEnd:
		if d := legal[len(legal)-2]; d.Kind == UseHourglass {
			return d
		}
		return r.lightItem(s, legal, legal[len(legal)-1])
	case PhaseDouble:
		if d := legal[0]; d.Kind == Double && r.worthAgain(s) {
			return d
		}
		for _, d := range legal {
			if d.Kind == NoDouble {
				return d
			}
		}
	}
	best, most := 0, -1<<30
	mood := dice.next()
	for i := range legal {
		mood = bits.RotateLeft64(mood, 5)
		if w := r.lightWorth(s, legal[i])<<2 + int(mood&7); w > most {
			best, most = i, w
		}
	}
	return legal[best]
}

// lightStart chooses how to begin the turn: the tower whose place is worth most after the cost of
// getting there, or another decision.
func (r *Rules) lightStart(s *State, legal []Decision, dice *Dice) Decision {
	var worths [Actions]int
	r.worths(s, &worths)
	best, most := 0, -1<<30
	mood := dice.next() // one random number as noise for each decision
	for i := range legal {
		w := 0
		switch legal[i].Kind {
		case ChooseTower:
			a := r.face(s.towers, Tower(legal[i].Arg), s.active)
			w = worths[a&7]
			if a != Wizard {
				w -= 3 * max(0, r.Away(s.heroes, Space(a))-3)
				break
			}
			for place, v := range worths[:Wizard] {
				if place != int(s.heroes) {
					w = max(w, v-3)
				}
			}
		case TurnTower:
			w = -20
		case Enter:
			w = 1000 - int(legal[i].Arg)
		case UseItem:
			w = r.itemWorth(s, legal[i])
		}
		mood = bits.RotateLeft64(mood, 5)
		if w = w<<2 + int(mood&7); w > most {
			best, most = i, w
		}
	}
	return legal[best]
}

// lightWorth rates a decision in any phase except a turn's start and the move.
func (r *Rules) lightWorth(s *State, d Decision) int {
	p := s.player(s.toMove)
	switch d.Kind {
	case Travel:
		var place [Actions]int
		r.worths(s, &place)
		return place[d.Arg&7]
	case UseItem:
		return r.itemWorth(s, d)
	case Take:
		return gemWorth(p, Colour(d.Arg))
	case Act:
		return s.actWorth(p, d)
	case Give:
		return 20 - int(d.Sub)*4 - int(d.Paint&1)
	case Reroll:
		return 5
	case Stop, Skip, NoJoin:
		return 0
	case Join:
		var place [Actions]int
		r.worths(s, &place)
		if s.dest == AtTournament {
			return place[Wizard] - 9
		}
		return place[s.dest] - 9
	case Bonus:
		if d.Arg == BonusSword {
			return 3
		}
		return 1
	}
	return 0
}

// worths rates the places for the seat to move. The wizard's entry is at the tournament ground's
// index.
func (r *Rules) worths(s *State, w *[Actions]int) {
	p := s.player(s.toMove)
	hearts := int(p.goalHearts) - int(p.hearts) - int(p.items>>Rose&1)
	gold := int(p.goalGold) - int(p.gold)
	kinds, pair, three := 0, 0, 0
	if p.gems[Black] > 0 {
		kinds++
	}
	for _, n := range p.gems[Black+1:] {
		if n == 0 {
			continue
		}
		kinds++
		if n >= 3 {
			three++
		} else if n == 2 {
			pair++
		}
	}
	*w = [Actions]int{}
	for a := range Wizard {
		use := &placeUses[a]
		if use.usual == 0 || s.lacks(&use.deal) != ReasonNone {
			continue
		}
		w[a] = use.usual
		if use.deal.Gain.Swords > 0 { // whoever has many needs no more
			w[a] -= int(p.swords)
		}
	}
	if !s.bag.Any() {
		w[Thief] = 0
	}
	if hearts > 0 {
		w[Dragon] = 3*kinds + min(int(p.swords), 2)
		w[Goldsmith] = 9 * pair
		if pair > 0 {
			w[Goldsmith] = 12
		}
		if three > 0 {
			w[Goldsmith] = 22
		}
		if p.swords > 0 {
			w[Wizard] = 14
		}
	}
	if gold > 0 {
		for slot := range s.orders {
			o := &r.orders[slot][s.orders[slot]&15]
			if p.gems.has(&o.Gems) {
				w[Trader] = max(w[Trader], 3*o.Gold)
			}
		}
		if p.swords > 0 {
			w[Wizard] = max(w[Wizard], 10)
		}
		if p.items.Has(Scale) {
			w[Trader] += 9
		}
	}
	if p.gems[Black] > 0 {
		w[Fountain] = 8
		if hearts <= 1 && gold <= 2 {
			w[Fountain] = 20
		}
	}
}

// worthAgain reports whether a second use of the place is worth a violet gem.
func (r *Rules) worthAgain(s *State) bool {
	var w [Actions]int
	r.worths(s, &w)
	if s.dest == AtTournament {
		return w[Wizard] >= 10
	}
	return w[s.dest] >= 10
}

func (s *State) actWorth(p *player, d Decision) int {
	hearts := int(p.goalHearts) > int(p.hearts)
	switch s.dest {
	case AtGoldsmith:
		cost := int(d.Paint>>3) + int(d.Sub&goldsmithBird)
		switch {
		case d.Arg == ForGold:
			if int(p.gold) < int(p.goalGold) {
				return 1 - cost
			}
			return -1
		case !hearts:
			return -1
		case d.Arg == ForHeart:
			return 8 - cost
		case Colour(d.Sub&7) == s.die:
			return 30 - cost
		}
		return 20 - cost
	case AtTrader:
		if int(p.gold) >= int(p.goalGold)+3 {
			return -1
		}
		return 10 - 3*int(d.Sub&PayBird) - int(d.Paint>>3) + 4*int(d.Arg&3)
	case AtTournament:
		if d.Arg == TourneyHeart || d.Arg == TourneyHeartHeart || d.Arg == TourneyHeartGold {
			if hearts {
				return 10 + int(d.Arg)
			}
			return -1
		}
		return 5
	}
	return 5
}

// gemWorth rates a gem on offer: black is a curse, violet is rare, and a gem already in hand makes
// a pair.
func gemWorth(p *player, c Colour) int {
	switch {
	case c == Black:
		return -10
	case c == Violet:
		return 5
	}
	return 3 + min(int(p.gems[c]), 3)
}

// itemWorth rates using an item outside the move.
func (r *Rules) itemWorth(s *State, d Decision) int {
	switch Item(d.Arg).Use() {
	case UseAlone:
		return 50
	case UseOnSlot:
		return 40
	case UseOnMine:
		g := s.mines[Space(d.Sub).Mine()]
		if g&15 == uint8(Black)+1 {
			return -5
		}
		if g>>4 != 0 {
			return 45
		}
		return -1
	case UseOnDoors:
		return 1 // useless in a playout, but spent as a player would
	case UseOnDestination:
		var w [Actions]int
		r.worths(s, &w)
		if Space(d.Sub) == AtTournament {
			return w[Wizard]
		}
		return w[d.Sub] - 1
	}
	return -5
}

// lightItem uses the best item if that is worth it, and otherwise makes another decision.
func (r *Rules) lightItem(s *State, legal []Decision, other Decision) Decision {
	best, most := other, 0
	for _, d := range legal {
		if d.Kind == UseItem {
			if w := r.itemWorth(s, d); w > most {
				best, most = d, w
			}
		}
	}
	return best
}

// lightMove walks towards the destination, by free steps if possible and through mines that are
// worth it.
func (r *Rules) lightMove(s *State, legal []Decision, dice *Dice) Decision {
	p := s.player(s.active)
	if s.heroes == s.dest && legal[len(legal)-1].Kind == Stop {
		return legal[len(legal)-1]
	}
	best, most := 0, -1<<30
	mood := dice.next()
	for i := range legal {
		w := -200
		if legal[i].Kind == Step {
			to := Space(legal[i].Arg)
			away := 1 + r.Away(to, s.dest)
			w = -6 * away
			if away <= int(s.free) {
				w = 0
			}
			if m := to - M1; m < Mines {
				w += mineWorth(p, s.mines[m])
			}
		}
		mood = bits.RotateLeft64(mood, 5)
		if w = w<<2 + int(mood&3); w > most {
			best, most = i, w
		}
	}
	return legal[best]
}

// mineWorth rates the gems in a mine.
func mineWorth(p *player, gems uint8) int {
	low, high := gems&15, gems>>4
	w := 0
	if low == uint8(Black)+1 {
		w, low = -9, high
	} else if high > low {
		low = high
	}
	if low != 0 {
		w += gemWorth(p, Colour(low-1))
	}
	return w
}
