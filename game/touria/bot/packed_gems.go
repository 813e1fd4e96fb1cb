package bot

import (
	"math/bits"

	"touria.games/touria/rules/touria"
)

// packedGems holds gems in eight bits per colour, so that one operation handles all colours.
type packedGems uint64

func packGems(g *touria.Gems) packedGems {
	return packedGems(g[0]) | packedGems(g[1])<<8 | packedGems(g[2])<<16 | packedGems(g[3])<<24 | packedGems(g[4])<<32 | packedGems(g[5])<<40
}

const (
	packOnes     = 0x010101010101
	packHigh     = 0x808080808080
	packColoured = packHigh &^ 0x80 // without black
)

// has reports whether the gems include those needed.
func (p packedGems) has(need packedGems) bool { return ((p|packHigh)-need)&packHigh == packHigh }

// missing returns how many of the needed gems are missing: 0, 1, or 2 for two or more.
func (p packedGems) missing(need packedGems) int {
	over := (p | packHigh) - need // a colour loses its highest bit if some are missing
	short := packHigh &^ over
	switch {
	case short == 0:
		return 0
	case short&(short-1) == 0 && over&(short-1)>>(bits.TrailingZeros64(uint64(short))-7) == 127:
		return 1
	}
	return 2
}

// atLeast returns the highest bit of each colour with at least n gems.
func (p packedGems) atLeast(n int) packedGems { return (p + packOnes*packedGems(128-n)) & packHigh }
