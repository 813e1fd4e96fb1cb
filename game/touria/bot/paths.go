package bot

import (
	"cmp"
	"slices"
	"sync"

	"touria.games/touria/rules/touria"
)

// paths are the paths between the spaces of a board, computed once: the cheapest few for each pair
// and each set of mines on the path. A path is described by the mines it enters, its cost, and its
// roads, which may be used already.
type paths struct {
	list [touria.MaxSpaces][touria.Destinations][]path
}

// path is one path.
type path struct {
	roads uint32
	mines uint8 // set of the mines entered
	steps uint8 // that count (T5.4)
	n     uint8
	to    [maxSteps]touria.Space // its spaces after the first, in order
}

// maxSteps is the maximum length of a path. Three steps are free, three more with the boots; others
// cost a coin each.
const maxSteps = 8

// pathsPerMineSet is the number of paths kept for each set of mines, in case some roads are used.
const pathsPerMineSet = 3

// known are the paths of the board that was asked for last, as a rule the only one. They are never changed.
var known struct {
	sync.Mutex
	board *touria.Board
	paths *paths
}

// pathsOf returns the paths of a board. All bots of a program share them.
func pathsOf(b *touria.Board) *paths {
	known.Lock()
	defer known.Unlock()
	if known.board != b {
		known.board, known.paths = b, newPaths(b)
	}
	return known.paths
}

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

// walk adds the path so far if it ends at a destination, and extends it. No mine is entered twice:
// its contents the second time are unknown.
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
