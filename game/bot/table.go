package bot

import (
	"math/bits"

	"touria/rules"
	"touria/rules/touria"
)

// table is what the planning needs of the table, in plain numbers.
type table struct {
	pool       touria.Gems // what may come out of the bag
	mines      [touria.Mines]mine
	display    [2]touria.Item
	die        touria.Colour
	swordsLeft int
}

// mine is what lies in a mine: two colours, NoColour for a missing gem; a
// black gem comes first.
type mine struct{ a, b touria.Colour }

func (t *table) setUp(v *touria.View) {
	*t = table{pool: v.Pool(), die: v.Die(), swordsLeft: touria.AllSwords}
	for i := range t.mines {
		a, b := v.Mine(i)
		if b == touria.Black {
			a, b = b, a
		}
		t.mines[i] = mine{a, b}
	}
	t.display = [2]touria.Item{v.Display(0), v.Display(1)}
	for s := rules.S; s < rules.NoSeat; s++ {
		t.swordsLeft -= int(v.Player(s).Swords)
	}
}

// roads is the board as the route search wants it.
type roads struct {
	next [touria.MaxSpaces][]link
	away [touria.MaxSpaces][touria.Destinations]uint8 // steps by road, all roads unused
}

type link struct {
	to   touria.Space
	road uint8
}

const far = 100

func newRoads(b *touria.Board) *roads {
	m := &roads{}
	for i := range b.Roads() {
		x, y := b.Road(i)
		if y != touria.AtTournament { // it is left by road, not entered (T2.4)
			m.next[x] = append(m.next[x], link{y, uint8(i)})
		}
		if x != touria.AtTournament {
			m.next[y] = append(m.next[y], link{x, uint8(i)})
		}
	}
	for dest := touria.Space(0); dest < touria.Destinations; dest++ {
		for s := range m.away {
			m.away[s][dest] = far
		}
		m.away[dest][dest] = 0
		// Few spaces: relax until nothing changes.
		for changed := true; changed; {
			changed = false
			for s := range m.next {
				for _, l := range m.next[s] {
					if d := m.away[l.to][dest] + uint8(stepCost(touria.Space(s))); d < m.away[s][dest] {
						m.away[s][dest] = d
						changed = true
					}
				}
			}
		}
	}
	return m
}

// stepCost is what a step from a space counts: 1, but 0 from the tournament
// ground (T5.4).
func stepCost(from touria.Space) int {
	if from == touria.AtTournament {
		return 0
	}
	return 1
}

// firstItem returns the lowest item of a set that is not empty.
func firstItem(m touria.ItemSet) touria.Item { return touria.Item(bits.TrailingZeros16(uint16(m))) }
