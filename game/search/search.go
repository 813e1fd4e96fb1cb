// Package search is an information-set Monte Carlo tree search for games of
// several players with chance and hidden things (single-observer ISMCTS with
// max^n values). It knows no game: a Game tells it how to fill in what is
// hidden, what can be done and how a position is judged.
//
// Each iteration fills in the hidden things anew, walks down the tree by upper
// confidence bounds in which a move counts as tried only where it was
// available, lets the game judge the position that is reached, and notes the
// outcome for each player on the way. A node gets children only after it was
// visited some times: in a game with much chance an early tree is mostly noise.
//
// Everything is reckoned in whole numbers, or in single operations that IEEE 754
// makes exact, so the same search comes out on every machine.
package search

import (
	"math"
	"math/bits"
	"reflect"

	"touria.games/touria/rules"
)

// Game is what the search needs to know of a game. S is a whole position, M a
// move; a move may stand for several decisions that belong together.
type Game[S any, M comparable] interface {
	// Sample sets s to a position that agrees with all that the thinker knows,
	// drawn by the seed.
	Determinise(s *S, seed uint64)
	// ToMove returns who is to move, NoSeat when the game is over.
	ToMove(s *S) rules.Seat
	// Moves appends the moves worth thinking about, in an order that depends on
	// the position alone; at least one unless the game is over. Not more than
	// MaxMoves.
	Actions(s *S, dst []M) []M
	// Play makes a move.
	Apply(s *S, m M)
	// Judge sets each seat's chance to win, of One. It may play the position on.
	Evaluate(s *S, seed uint64, chance *[rules.Seats]int32)
}

// One is the chance of what is certain.
const One = 1 << 16

// MaxMoves bounds the moves of one position.
const MaxActions = 128

// Settings are the numbers that a search goes by.
type Settings struct {
	Iterations         int // how often to go through the tree
	Exploration        int // weight of the confidence bound, of One
	ExpansionThreshold int // visits before a node gets children
	Nodes              int // bound on the size of the tree
	// OwnOnly leaves the others' moves to the judge: nodes where they are to move get no children.
	ExpandOwnOnly bool
}

// node is a move in the tree; the root has none.
type node[M comparable] struct {
	action      M
	total       int64 // of the chances of the player who made the move
	visits      int32
	available   int32 // how often the move was available when its parent chose
	firstChild  int32 // index of the first child, 0 if there is none
	nextSibling int32 // the next child of the same parent, 0 if there is none
	mean        int32 // sum over visits, rounded down
	seat        rules.Seat
}

// Search thinks about one position at a time. It allocates when it is made and
// never again.
type Search[S any, M comparable, G Game[S, M]] struct {
	game       G
	settings   Settings
	seed       uint64
	iterations int // iterations
	nodes      []node[M]
	path       [maxDepth]int32
	actions    []M
	children   [MaxActions]int32
	state      S
	win        [rules.Seats]int32
}

const maxDepth = 64

// New returns a search in a game.
func New[S any, M comparable, G Game[S, M]](game G, nodes int) *Search[S, M, G] {
	return &Search[S, M, G]{game: game, nodes: make([]node[M], 0, nodes), actions: make([]M, 0, MaxActions)}
}

// Begin starts to think anew. The number of nodes is bounded by New's.
func (t *Search[S, M, G]) Begin(set Settings, seed uint64) {
	t.settings, t.seed, t.iterations = set, seed, 0
	t.nodes = append(t.nodes[:0], node[M]{seat: rules.NoSeat})
}

// Step does at most n iterations and tells whether thinking is over.
func (t *Search[S, M, G]) Step(n int) (done bool) {
	for ; n > 0 && t.iterations < t.settings.Iterations; n-- {
		t.iterate()
		if t.iterations++; t.iterations&63 == 0 && t.settled() {
			t.settings.Iterations = t.iterations
		}
	}
	return t.iterations >= t.settings.Iterations
}

// Iterations returns how many iterations were done.
func (t *Search[S, M, G]) Iterations() int { return t.iterations }

// Size returns the number of nodes of the tree.
func (t *Search[S, M, G]) Size() int { return len(t.nodes) }

// NodeBytes returns the size of a node.
func (t *Search[S, M, G]) NodeBytes() int { return int(reflect.TypeFor[node[M]]().Size()) }

// settled tells whether the most visited move cannot be overtaken any more.
func (t *Search[S, M, G]) settled() bool {
	first, second := int32(0), int32(0)
	for c := t.nodes[0].firstChild; c != 0; c = t.nodes[c].nextSibling {
		if v := t.nodes[c].visits; v > first {
			first, second = v, first
		} else if v > second {
			second = v
		}
	}
	return int(first-second) > t.settings.Iterations-t.iterations
}

// iterate goes through the tree once.
func (t *Search[S, M, G]) iterate() {
	s := &t.state
	seed := rules.Number(t.seed, 1, uint32(t.iterations))
	t.game.Determinise(s, seed)
	at, depth := int32(0), 0
	for depth < maxDepth {
		seat := t.game.ToMove(s)
		if seat == rules.NoSeat || at != 0 && t.isLeaf(at, seat) {
			break
		}
		t.actions = t.game.Actions(s, t.actions[:0])
		// At the root even the only move is a child: another filling may offer more.
		if len(t.actions) == 1 && at != 0 {
			t.game.Apply(s, t.actions[0])
			continue
		}
		k := t.selectChild(at, seat)
		if k < 0 {
			break
		}
		at = t.children[k]
		t.path[depth] = at
		depth++
		t.game.Apply(s, t.actions[k])
	}
	t.game.Evaluate(s, seed, &t.win)
	t.nodes[0].visits++
	for _, i := range t.path[:depth] {
		n := &t.nodes[i]
		n.visits++
		n.total += int64(t.win[n.seat&3])
		n.mean = int32(n.total / int64(n.visits))
	}
}

// leaf tells whether a node has no children, or gets none yet.
func (t *Search[S, M, G]) isLeaf(at int32, seat rules.Seat) bool {
	return int(t.nodes[at].visits) < t.settings.ExpansionThreshold || t.settings.ExpandOwnOnly && seat != t.nodes[t.path[0]].seat
}

// choose finds the children of a node for the moves that there are and returns
// the index of the move to try; -1 if there is no room for the children.
func (t *Search[S, M, G]) selectChild(parent int32, seat rules.Seat) int {
	c := t.nodes[parent].firstChild
	best, most := -1, int64(-1<<40)
	untried := -1
	explore := int64(t.settings.Exploration)
	reach := float64(explore) / 256
	reach *= reach
	seen, log := int32(0), int64(0) // most children were seen equally often
	for k := range t.actions {
		m := &t.actions[k]
		if c == 0 || t.nodes[c].action != *m {
			if c = t.child(parent, c, m); c == 0 {
				if c = t.addChild(parent, m, seat); c == 0 {
					return -1
				}
			}
		}
		t.children[k&(MaxActions-1)] = c
		n := &t.nodes[c]
		n.available++
		c = n.nextSibling
		if n.visits == 0 {
			if untried < 0 {
				untried = k
			}
		}
		if untried >= 0 {
			continue
		}
		if n.available != seen {
			seen, log = n.available, fixedLog(n.available)
		}
		// Most bounds are too low by far, which is seen without a root and a
		// quotient: rounding cannot make up for the whole point that is missing.
		if low := most - int64(n.mean); low >= 0 && float64(log)*reach <= float64(low*low)*float64(n.visits) {
			continue
		}
		// A square root and a quotient are exact everywhere; the product
		// and the sum are made in whole numbers.
		bound := int64(math.Sqrt(float64(log)/float64(n.visits)) * 256)
		if v := int64(n.mean) + bound*explore>>16; v > most {
			best, most = k, v
		}
	}
	if untried >= 0 {
		return untried
	}
	return best
}

// find returns the child with a move, 0 if there is none; it looks first from a
// child on after which it is likely to be.
func (t *Search[S, M, G]) child(parent, from int32, m *M) int32 {
	for c := from; c != 0; c = t.nodes[c].nextSibling {
		if t.nodes[c].action == *m {
			return c
		}
	}
	for c := t.nodes[parent].firstChild; c != from; c = t.nodes[c].nextSibling {
		if t.nodes[c].action == *m {
			return c
		}
	}
	return 0
}

// add appends a child to a node; 0 if the tree is full.
func (t *Search[S, M, G]) addChild(parent int32, m *M, seat rules.Seat) int32 {
	if len(t.nodes) == cap(t.nodes) {
		return 0
	}
	i := int32(len(t.nodes))
	t.nodes = append(t.nodes, node[M]{action: *m, seat: seat})
	if c := t.nodes[parent].firstChild; c == 0 {
		t.nodes[parent].firstChild = i
	} else {
		for t.nodes[c].nextSibling != 0 {
			c = t.nodes[c].nextSibling
		}
		t.nodes[c].nextSibling = i
	}
	return i
}

// logarithm returns the natural logarithm of n, with 16 binary places, about.
func fixedLog(n int32) int64 {
	if n < 2 {
		return 0
	}
	whole := bits.Len32(uint32(n)) - 1
	part := int64(n)<<16>>whole - 1<<16 // 0 … 1 of the next power of two, as if it were a line
	return (int64(whole)<<16 + part) * 45426 >> 16
}

// Result is what was found out about one move of the root.
type Result[M comparable] struct {
	Action M
	Visits int
	Win    int // the chance of the player to move, of One
}

// Results appends what was found out about the root's moves, in the order in
// which they were first seen.
func (t *Search[S, M, G]) Results(dst []Result[M]) []Result[M] {
	for c := t.nodes[0].firstChild; c != 0; c = t.nodes[c].nextSibling {
		n := &t.nodes[c]
		if n.visits > 0 {
			dst = append(dst, Result[M]{n.action, int(n.visits), int(n.mean)})
		}
	}
	return dst
}

// Line appends the moves that were tried most after a move of the root, one
// after the other, as long as they were tried some times.
func (t *Search[S, M, G]) PrincipalVariation(from M, dst []M) []M {
	const some = 8
	at := t.child(0, 0, &from)
	for at != 0 {
		best := int32(0)
		for c := t.nodes[at].firstChild; c != 0; c = t.nodes[c].nextSibling {
			if best == 0 || t.nodes[c].visits > t.nodes[best].visits {
				best = c
			}
		}
		if best == 0 || t.nodes[best].visits < some {
			break
		}
		dst = append(dst, t.nodes[best].action)
		at = best
	}
	return dst
}
