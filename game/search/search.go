// Package search is a Monte Carlo tree search for games of several players with chance and hidden
// information. It knows no game: a Game draws hidden information, lists the actions and evaluates
// positions.
//
// It is single-observer information-set MCTS (Cowling, Powley and Whitehouse 2012): one tree serves
// all determinisations, and each iteration draws a new one. Selection is by UCB1 (Auer,
// Cesa-Bianchi and Fischer 2002; UCT: Kocsis and Szepesvári 2006), where an action's number of
// trials is compared with how often it was available. Values are max^n vectors (Luckhardt and Irani
// 1986): every player maximises their own. A node is expanded only after a number of visits, the
// expansion threshold (Coulom 2006), because with much chance a young tree is mostly noise. There
// are no action priors and no widening.
//
// All arithmetic is in integers, or in single floating-point operations that IEEE 754 makes exact,
// so a search gives the same result on every machine.
package search

import (
	"math"
	"math/bits"
	"reflect"

	"touria.games/touria/rules"
)

// Game is what the search needs to know about a game. S is a complete position.
// A is an action, or a macro action that stands for several decisions in a row.
type Game[S any, A comparable] interface {
	// Determinise sets s to a position that agrees with everything the searching player knows. Only
	// the seed decides what is drawn.
	Determinise(s *S, seed uint64)
	// ToMove returns the seat to move, NoSeat when the game is over.
	ToMove(s *S) rules.Seat
	// Actions appends the actions to consider, in an order that depends only on the position: at
	// least one unless the game is over, at most MaxActions.
	Actions(s *S, dst []A) []A
	// Apply carries out an action.
	Apply(s *S, a A)
	// Evaluate sets each seat's probability of winning, in units of One. It may
	// change s, so it can play a rollout first.
	Evaluate(s *S, seed uint64, win *[rules.Seats]int32)
}

// One is the probability 1.
const One = 1 << 16

// MaxActions is the maximum number of actions in a position.
const MaxActions = 128

// Settings control a search.
type Settings struct {
	Iterations         int
	Exploration        int  // the constant of UCB1, in units of One
	ExpansionThreshold int  // visits before a node gets children
	ExpandOwnOnly      bool // do not expand nodes at which an opponent is to move
}

// node is an action in the tree, with the statistics of the positions after it.
// The root has no action.
type node[A comparable] struct {
	action      A
	total       int64 // sum of the values for seat
	visits      int32
	available   int32 // how often the action was available when its parent made a selection
	firstChild  int32 // index, 0 for none
	nextSibling int32 // index, 0 for none
	mean        int32 // total / visits
	seat        rules.Seat
}

// Search searches from one position at a time. It allocates only when it is made.
type Search[S any, A comparable, G Game[S, A]] struct {
	game       G
	settings   Settings
	seed       uint64
	iterations int // done so far
	nodes      []node[A]
	path       [maxDepth]int32
	actions    []A
	children   [MaxActions]int32 // the nodes of actions
	state      S
	win        [rules.Seats]int32
	only       A // the root's one action, if there is but one
	fixed      bool
	sum        int64 // of the values for the seat to move at the root
	squares    int64
}

const maxDepth = 64

// New returns a search whose tree has at most maxNodes nodes.
func New[S any, A comparable, G Game[S, A]](game G, maxNodes int) *Search[S, A, G] {
	return &Search[S, A, G]{game: game, nodes: make([]node[A], 0, maxNodes), actions: make([]A, 0, MaxActions)}
}

// Begin starts a new search.
func (t *Search[S, A, G]) Begin(settings Settings, seed uint64) {
	t.settings, t.seed, t.iterations = settings, seed, 0
	t.fixed, t.sum, t.squares = false, 0, 0
	t.nodes = append(t.nodes[:0], node[A]{seat: rules.NoSeat})
}

// BeginOnly starts a new search in which the player to move has made up their mind: it finds out what an action is
// worth. It does all its iterations. Two such searches with the same seed draw the same hidden information.
func (t *Search[S, A, G]) BeginOnly(settings Settings, seed uint64, only A) {
	t.Begin(settings, seed)
	t.only, t.fixed = only, true
}

// Step does at most n iterations and reports whether the search is finished.
func (t *Search[S, A, G]) Step(n int) (done bool) {
	for ; n > 0 && t.iterations < t.settings.Iterations; n-- {
		t.iterate()
		if t.iterations++; t.iterations&63 == 0 && !t.fixed && t.settled() {
			t.settings.Iterations = t.iterations
		}
	}
	return t.iterations >= t.settings.Iterations
}

// Iterations returns the number of iterations done.
func (t *Search[S, A, G]) Iterations() int { return t.iterations }

// Mean returns the mean of all iterations' values for the player to move at the root, and its standard error as if
// they were independent, both in units of One.
func (t *Search[S, A, G]) Mean() (win, spread float64) {
	n := float64(t.iterations)
	if n < 2 {
		return 0, One
	}
	win = float64(t.sum) / n
	return win, math.Sqrt(max(float64(t.squares)/n-win*win, 0) / (n - 1))
}

// Size returns the number of nodes in the tree.
func (t *Search[S, A, G]) Size() int { return len(t.nodes) }

// NodeBytes returns the size of a node.
func (t *Search[S, A, G]) NodeBytes() int { return int(reflect.TypeFor[node[A]]().Size()) }

// settled reports whether the most visited action can no longer be overtaken.
func (t *Search[S, A, G]) settled() bool {
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

// iterate does one iteration: determinisation, selection and expansion,
// evaluation, backpropagation.
func (t *Search[S, A, G]) iterate() {
	s := &t.state
	seed := rules.Number(t.seed, rules.BotSearch, uint32(t.iterations))
	t.game.Determinise(s, seed)
	at, depth := int32(0), 0
	me := t.game.ToMove(s)
	for depth < maxDepth {
		seat := t.game.ToMove(s)
		if seat == rules.NoSeat || at != 0 && t.isLeaf(at, seat) {
			break
		}
		if t.fixed && at == 0 {
			t.actions = append(t.actions[:0], t.only)
		} else {
			t.actions = t.game.Actions(s, t.actions[:0])
		}
		// A forced action gets no node, except at the root, where another
		// determinisation may offer more actions.
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
	v := int64(t.win[me%rules.Seats])
	t.sum += v
	t.squares += v * v
	for _, i := range t.path[:depth] {
		n := &t.nodes[i]
		n.visits++
		n.total += int64(t.win[n.seat%rules.Seats])
		n.mean = int32(n.total / int64(n.visits))
	}
}

// isLeaf reports whether a node has no children yet, or never gets any.
func (t *Search[S, A, G]) isLeaf(at int32, seat rules.Seat) bool {
	return int(t.nodes[at].visits) < t.settings.ExpansionThreshold ||
		t.settings.ExpandOwnOnly && seat != t.nodes[t.path[0]].seat
}

// selectChild finds or adds the child for each available action and returns the
// index of the action to try: the first untried one, or else the one with the
// highest upper confidence bound. It returns -1 if the tree is full.
func (t *Search[S, A, G]) selectChild(parent int32, seat rules.Seat) int {
	c := t.nodes[parent].firstChild
	best, highest := -1, int64(-1<<40)
	untried := -1
	exploration := int64(t.settings.Exploration)
	factor := float64(exploration) / 256
	factor *= factor
	available, log := int32(0), int64(0) // most children were available equally often
	for k := range t.actions {
		a := &t.actions[k]
		if c == 0 || t.nodes[c].action != *a {
			if c = t.child(parent, c, a); c == 0 {
				if c = t.addChild(parent, a, seat); c == 0 {
					return -1
				}
			}
		}
		t.children[k&(MaxActions-1)] = c
		n := &t.nodes[c]
		n.available++
		c = n.nextSibling
		if n.visits == 0 && untried < 0 {
			untried = k
		}
		if untried >= 0 {
			continue
		}
		if n.available != available {
			available, log = n.available, fixedLog(n.available)
		}
		// Most bounds are far too low. This test shows it without a square root
		// and a division; rounding cannot make up for the whole unit of difference.
		if gap := highest - int64(n.mean); gap >= 0 && float64(log)*factor <= float64(gap*gap)*float64(n.visits) {
			continue
		}
		// The square root and the quotient are exact on every machine; the
		// product and the sum are integers.
		root := int64(math.Sqrt(float64(log)/float64(n.visits)) * 256)
		if bound := int64(n.mean) + root*exploration>>16; bound > highest {
			best, highest = k, bound
		}
	}
	if untried >= 0 {
		return untried
	}
	return best
}

// child finds the child with an action, 0 if there is none. It starts at the child from, where the
// action is most likely to be.
func (t *Search[S, A, G]) child(parent, from int32, a *A) int32 {
	for c := from; c != 0; c = t.nodes[c].nextSibling {
		if t.nodes[c].action == *a {
			return c
		}
	}
	for c := t.nodes[parent].firstChild; c != from; c = t.nodes[c].nextSibling {
		if t.nodes[c].action == *a {
			return c
		}
	}
	return 0
}

// addChild appends a child to a node and returns its index, 0 if the tree is full.
func (t *Search[S, A, G]) addChild(parent int32, a *A, seat rules.Seat) int32 {
	if len(t.nodes) == cap(t.nodes) {
		return 0
	}
	i := int32(len(t.nodes))
	t.nodes = append(t.nodes, node[A]{action: *a, seat: seat})
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

// fixedLog approximates the natural logarithm of n, in units of 2^-16. Between
// powers of two it is linear.
func fixedLog(n int32) int64 {
	if n < 2 {
		return 0
	}
	exponent := bits.Len32(uint32(n)) - 1
	fraction := int64(n)<<16>>exponent - 1<<16
	return (int64(exponent)<<16 + fraction) * 45426 >> 16
}

// Result holds the statistics of one action at the root.
type Result[A comparable] struct {
	Action A
	Visits int
	Win    int // mean probability of winning for the player to move, in units of One
}

// Results appends the statistics of the visited root actions, in the order in
// which they were first seen.
func (t *Search[S, A, G]) Results(dst []Result[A]) []Result[A] {
	for c := t.nodes[0].firstChild; c != 0; c = t.nodes[c].nextSibling {
		if n := &t.nodes[c]; n.visits > 0 {
			dst = append(dst, Result[A]{n.action, int(n.visits), int(n.mean)})
		}
	}
	return dst
}

// PrincipalVariation appends the sequence of most visited actions after a root action, while they
// have at least eight visits.
func (t *Search[S, A, G]) PrincipalVariation(from A, dst []A) []A {
	const minVisits = 8
	at := t.child(0, 0, &from)
	for at != 0 {
		best := int32(0)
		for c := t.nodes[at].firstChild; c != 0; c = t.nodes[c].nextSibling {
			if best == 0 || t.nodes[c].visits > t.nodes[best].visits {
				best = c
			}
		}
		if best == 0 || t.nodes[best].visits < minVisits {
			break
		}
		dst = append(dst, t.nodes[best].action)
		at = best
	}
	return dst
}
