package touria

// The goldsmith's offers (T6.7).
const (
	ForGold   = 0 // 1 gem → 1 gold
	ForHeart  = 1 // 2 gems of one colour → 1 heart
	ForHearts = 2 // 3 gems of one colour → 2 hearts, or 3
)

// goldsmithBird is the bit of the goldsmith's Sub that stands for the bird; the colour is below it.
const goldsmithBird = 8

// ActGoldsmith sells gems of a colour for ForGold, ForHeart or ForHearts.
func ActGoldsmith(for_ uint8, colour Colour, bird bool, paint Paint) Decision {
	d := Decision{Kind: Act, Arg: for_, Sub: uint8(colour), Paint: paint}
	if bird {
		d.Sub |= goldsmithBird
	}
	return d
}

// GoldsmithSale splits the Sub of a goldsmith's Act into the colour and whether the bird is used.
func (d Decision) GoldsmithSale() (colour Colour, bird bool) {
	return Colour(d.Sub & 7), d.Sub&goldsmithBird != 0
}

// legalSales lists the sales to the goldsmith (T6.7): never black gems, and painting only where it
// makes a difference.
func (s *State) legalSales(dst []Decision) []Decision {
	gems := s.player(s.toMove).gems
	hand := s.inHand()
	brush, bird := hand.Has(Paintbrush), hand.Has(Bird)
	for c := Blue; c < NoColour; c++ {
		have := gems[c]
		for n := uint8(1); n <= 3; n++ {
			for b := uint8(0); b < 2; b++ {
				if b == 1 && (c != Violet || !bird) {
					break
				}
				plain := n - b
				if have >= plain {
					dst = append(dst, ActGoldsmith(n-1, c, b == 1, 0))
				}
				if !brush || n == 1 || c == Violet || have+1 < plain {
					continue
				}
				for from := Blue; from < NoColour; from++ {
					if from != c && gems[from] > 0 {
						dst = append(dst, ActGoldsmith(n-1, c, false, Painted(from, c)))
					}
				}
			}
		}
	}
	return dst
}

// sell gives gems of one colour to the goldsmith (T6.7).
func (s *State) sell(d Decision, log *Log) {
	colour, bird := d.GoldsmithSale()
	var need Gems
	need[colour] = d.Arg + 1
	s.giveGems(need, d.Paint, bird, log)
	switch {
	case d.Arg == ForGold:
		s.gain(s.toMove, Holdings{Gold: 1}, log)
	case d.Arg == ForHeart:
		s.gainHearts(s.toMove, 1, log)
	case colour == s.die:
		s.gainHearts(s.toMove, 3, log)
	default:
		s.gainHearts(s.toMove, 2, log)
	}
}
