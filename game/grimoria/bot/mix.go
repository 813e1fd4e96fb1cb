package bot

import (
	"touria.games/touria/rules"
	"touria.games/touria/rules/grimoria"
)

// spells is the room for a number for each spell; 0 is not used.
type spells = [grimoria.LastSpell + 1]int64

// mixed finds what a seat should play against others who choose at the same time, by regret
// matching: each spell is played as often as it is regretted not to have been (Hart and Mas-Colell
// 2000), regrets never fall below 0 and late rounds count more in the mean (Tammelin 2014). The mean
// of two seats' mixes goes to an equilibrium; the last mix does not.
type mixed struct {
	regret, played spells
	times          int64
}

// now is the mix that the regrets ask for, in weights, and their sum.
func (m *mixed) now(last int, mix *spells) (sum int64) {
	for spell := 1; spell <= last; spell++ {
		mix[spell] = m.regret[spell]
		sum += mix[spell]
	}
	if sum == 0 {
		for spell := 1; spell <= last; spell++ {
			mix[spell] = 1
		}
		sum = int64(last)
	}
	return sum
}

// learn takes in what each spell would have brought, in units of one.
func (m *mixed) learn(last int, value *spells) {
	var mix spells
	sum := m.now(last, &mix)
	mean := int64(0)
	for spell := 1; spell <= last; spell++ {
		mean += value[spell] * mix[spell]
	}
	mean /= sum
	m.times++
	for spell := 1; spell <= last; spell++ {
		m.regret[spell] = max(0, m.regret[spell]+value[spell]-mean)
		m.played[spell] += mix[spell] * one / sum * m.times
	}
}

// mean returns the mean of all mixes, without spells that were played less than a tenth as often as
// the most, and the sum of its weights.
func (m *mixed) mean(last int, mix *spells) (sum int64) {
	most := int64(0)
	for _, n := range m.played {
		most = max(most, n)
	}
	for spell := 1; spell <= last; spell++ {
		mix[spell] = 0
		if n := m.played[spell]; n > 0 && n >= most/10 {
			mix[spell] = n
		}
		sum += mix[spell]
	}
	return sum
}

// from draws a spell from weights.
func (c *chance) from(mix *spells, sum int64, last int) uint8 {
	c.n++
	x := int64(rules.Number(c.seed, rules.GrimoriaFuture, c.n) % uint64(sum))
	for spell := 1; spell < last; spell++ {
		if x < mix[spell] {
			return uint8(spell)
		}
		x -= mix[spell]
	}
	return uint8(last)
}
