package bot

import (
	"cmp"
	"slices"

	"touria.games/touria/rules/touria"
)

// ways are the routes between the spaces of a board, worked out once: for each
// pair and each set of mines that can be passed on the way, the cheapest few.
// Which mines a route passes and what it costs is all that matters about it,
// but for the roads that are used already.
type paths struct {
	list [touria.MaxSpaces][touria.Destinations][]path
}

// way is one route: its spaces after the first, in order.
type path struct {
	roads uint32
	mines uint8 // set of the mines entered
	steps uint8 // that count (T5.4)
	n     uint8
	to    [maxSteps]touria.Space
}

// mostSteps bounds the length of a route that is thought of: three free steps
// and four coins, or three for which the boots serve.
const maxSteps = 8

// sameMines is how many routes by the same mines are kept, for when roads are
// used already.
const pathsPerMineSet = 3

func newPaths(b *touria.Board) *paths {
	w := &paths{}
	for from := range w.list {
		var at path
		w.walk(b, touria.Space(from), touria.Space(from), at)
		for dest := range w.list[from] {
			list := w.list[from][dest]
			slices.SortStableFunc(list, func(a, b path) int {
				return cmp.Or(cmp.Compare(a.steps, b.steps), cmp.Compare(a.mines, b.mines))
			})
			kept := list[:0]
			var count [1 << touria.Mines]uint8
			for _, k := range list {
				if count[k.mines] < pathsPerMineSet {
					count[k.mines]++
					kept = append(kept, k)
				}
			}
			w.list[from][dest] = slices.Clip(slices.Clone(kept))
		}
	}
	return w
}

// walk notes the route so far if it ends at a destination, and goes on. A mine
// is not entered twice: what lies there the second time is not known.
func (w *paths) walk(b *touria.Board, start, at touria.Space, k path) {
	if at < touria.AtTournament {
		w.list[start][at] = append(w.list[start][at], k)
	}
	if int(k.n) == maxSteps {
		return
	}
	for _, l := range b.Links(at) {
		if k.roads>>l.Road&1 != 0 {
			continue
		}
		next := k
		if l.To.IsMine() {
			if l.To == start || k.mines>>l.To.Mine()&1 != 0 {
				continue
			}
			next.mines |= 1 << l.To.Mine()
		}
		next.roads |= 1 << l.Road
		next.steps += uint8(touria.StepCost(at))
		next.to[k.n] = l.To
		next.n++
		w.walk(b, start, l.To, next)
	}
}
