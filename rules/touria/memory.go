package touria

// This file tracks what the others can know of a player's gems with perfect memory (T10.5). All
// gains and payments are public except the gem that the thief brings. So each player has a number
// of secret gems and, for each colour, the maximum number of them that can be of that colour. A
// second roll at the dragon, for example, reveals that there are none of the first colour. Both are
// packed with 5 bits per colour.

const everyColour = 1 | 1<<5 | 1<<10 | 1<<15 | 1<<20 | 1<<25

func packed(m uint32, c Colour) uint32 { return m >> (5 * c) & 31 }

// secretTotal returns the number of secret gems.
func (p *player) secretTotal() (n uint32) {
	for m := p.secret; m != 0; m >>= 5 {
		n += m & 31
	}
	return n
}

// addSecret notes a gem from the thief that is already in hand. A gem kept without a pick is known
// not to be black (T6.5).
func (p *player) addSecret(c Colour, picked bool) {
	p.secret += 1 << (5 * c)
	for k := Black; k < NoColour; k++ {
		if (picked || k != Black) && packed(p.limit, k) < uint32(AllGems[k]) {
			p.limit += 1 << (5 * k)
		}
	}
}

// loseGem removes a gem in public. If none of its colour was known, a secret gem has been revealed.
func (p *player) loseGem(c Colour) {
	if p.secret != 0 && packed(p.secret, c) == uint32(p.gems[c]) {
		p.secret -= 1 << (5 * c)
		p.limit -= 1 << (5 * c)
		left := p.secretTotal()
		for k := Black; k < NoColour; k++ {
			if most := packed(p.limit, k); most > left {
				p.limit -= (most - left) << (5 * k)
			}
		}
	}
	p.gems[c]--
}

// showNone notes that the player was seen to have no gem of a colour.
func (p *player) showNone(c Colour) { p.limit &^= 31 << (5 * c) }

// showAll notes that everything the player owns has been seen.
func (p *player) showAll() { p.secret, p.limit = 0, 0 }
