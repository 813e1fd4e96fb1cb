package touria

// What the others can know of a player's gems by perfect memory (T10.5). All
// gains and payments are public but for the gem that the thief brings. So each
// player has a number of secret gems, and for each colour the others know how
// many of them it can be at the most: a second roll at the dragon shows that
// there is none of the first colour. Both are packed, 5 bits a colour.

const everyColour = 1 | 1<<5 | 1<<10 | 1<<15 | 1<<20 | 1<<25

func packed(m uint32, c Colour) uint32 { return m >> (5 * c) & 31 }

// secretTotal returns the number of secret gems.
func (p *player) secretTotal() (n uint32) {
	for m := p.secret; m != 0; m >>= 5 {
		n += m & 31
	}
	return n
}

// addSecret notes a gem of the thief, already in hand. One that was kept
// without a pick is known not to be black (T6.5).
func (p *player) addSecret(c Colour, picked bool) {
	p.secret += 1 << (5 * c)
	for k := Black; k < NoColour; k++ {
		if (picked || k != Black) && packed(p.limit, k) < uint32(AllGems[k]) {
			p.limit += 1 << (5 * k)
		}
	}
}

// loseGem takes a gem away in public. If none of its colour was known, one of
// the secret gems has come to light.
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

// showNone notes that the player is seen to hold no gem of a colour.
func (p *player) showNone(c Colour) { p.limit &^= 31 << (5 * c) }

// showAll notes that all that the player owns is seen.
func (p *player) showAll() { p.secret, p.limit = 0, 0 }
