package touria

import "touria.games/touria/rules"

// pay takes a payment from a seat's holdings. Gems go to the bag. Gold, hearts and swords go to the
// supply, which is whatever nobody holds.
func (s *State) pay(seat rules.Seat, h Holdings, log *Log) {
	p := s.player(seat)
	p.gold -= h.Gold
	p.hearts -= h.Hearts
	p.swords -= h.Swords
	p.elixirs -= h.Elixirs
	if h.Gems.Any() {
		for c, n := range h.Gems {
			for ; n > 0; n-- {
				p.loseGem(Colour(c))
				s.bag[c]++
			}
		}
	}
	if log != nil {
		log.add(Event{Kind: Paid, Seat: seat, Holdings: h})
	}
}

// gain adds to a seat's holdings.
func (s *State) gain(seat rules.Seat, h Holdings, log *Log) {
	p := s.player(seat)
	p.gold += h.Gold
	p.hearts += h.Hearts
	p.swords += h.Swords
	p.elixirs += h.Elixirs
	p.items |= h.Items
	if h.Gems.Any() {
		for c, n := range h.Gems {
			p.gems[c] += n
		}
	}
	if log != nil {
		log.add(Event{Kind: Gained, Seat: seat, Holdings: h})
	}
}

// Limited supplies (T1.4).
const (
	AllHearts = 32
	AllSwords = 16
)

// HeartsLeft returns the number of hearts in the supply (T1.3).
func (s *State) HeartsLeft() uint8 {
	return AllHearts - s.players[0].hearts - s.players[1].hearts - s.players[2].hearts - s.players[3].hearts
}

// SwordsLeft returns the number of swords in the supply (T1.3).
func (s *State) SwordsLeft() uint8 {
	return AllSwords - s.players[0].swords - s.players[1].swords - s.players[2].swords - s.players[3].swords
}

func (s *State) gainHearts(seat rules.Seat, n uint8, log *Log) {
	s.gain(seat, Holdings{Hearts: min(n, s.HeartsLeft())}, log)
}

func (s *State) gainSwords(seat rules.Seat, n uint8, log *Log) {
	s.gain(seat, Holdings{Swords: min(n, s.SwordsLeft())}, log)
}

// has reports whether gems includes all those in need.
func (g *Gems) has(need *Gems) bool {
	return g[1] >= need[1] && g[2] >= need[2] && g[3] >= need[3] && g[4] >= need[4] && g[5] >= need[5] && g[0] >= need[0]
}

// giveGems pays the gems in need. The decision may replace one by a painted gem and one by the
// bird.
func (s *State) giveGems(need Gems, paint Paint, bird bool, log *Log) {
	if paint != 0 {
		s.use(Paintbrush, log)
		need[paint.To()]--
		need[paint.From()]++
	}
	if bird {
		s.use(Bird, log)
		need[Violet]--
	}
	if need.Any() {
		s.pay(s.toMove, Holdings{Gems: need}, log)
	}
}

// waysToPay appends the decision once for each way of paying the gems in need: unchanged, with one
// gem painted, with the bird as the violet gem, or both.
func (s *State) waysToPay(dst []Decision, d Decision, need Gems, hand ItemSet) []Decision {
	gems := s.player(s.toMove).gems
	d.Sub &^= PayBird
	for {
		if gems.has(&need) {
			dst = append(dst, d)
		}
		if hand.Has(Paintbrush) {
			for to := Blue; to < Violet; to++ {
				if need[to] == 0 {
					continue
				}
				need[to]--
				for from := Blue; from < NoColour; from++ {
					if from == to {
						continue
					}
					need[from]++
					if gems.has(&need) {
						painted := d
						painted.Paint = Painted(from, to)
						dst = append(dst, painted)
					}
					need[from]--
				}
				need[to]++
			}
		}
		if d.Sub&PayBird != 0 || need[Violet] == 0 || !hand.Has(Bird) {
			return dst
		}
		d.Sub |= PayBird
		need[Violet]--
	}
}

// Bits of Sub in decisions that give gems to the trader or the dragon.
const (
	PayBird  = 1 // the bird replaces the one violet gem
	WithGold = 2 // the trader's scale: 3 gold (T8)
)

// Paint says which gem the paintbrush recolours and to what; 0 means none.
type Paint uint8

// Painted returns the Paint that makes one gem of colour from count as colour to. from is never
// black; to is neither black nor violet (T8).
func Painted(from, to Colour) Paint { return Paint(from)<<3 | Paint(to) }

// From returns the gem's own colour.
func (p Paint) From() Colour { return Colour(p >> 3) }

// To returns the colour that the gem counts as.
func (p Paint) To() Colour { return Colour(p & 7) }
