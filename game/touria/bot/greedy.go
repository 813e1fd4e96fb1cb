package bot

import (
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// greedy is the sound greedy player. For each legal decision it works out how
// its things would stand at the end of its turn, along the best way and with
// the best use of the place, and takes the decision with the best outlook. It
// looks no further and minds nobody else's business. What chance will bring it
// judges by the average.
//
// Work is counted in units: one candidate opened or one step of a walk.
type greedy struct {
	rules *touria.Rules

	view     touria.View
	state    touria.State // agrees with the view; for trying decisions
	seat     rules.Seat
	worth    worth
	offer    offer
	holdings touria.Holdings // what the player owns now
	now      int             // its worth
	mirrors  touria.Item     // what the mirror would be, NoItem if nothing
	seed     uint64

	legal []touria.Decision
	next  int    // the candidate to open next
	stack []walk // walks to go on with
	best  int    // index of the best candidate
	value int    // its value
}

// walksAtOnce bounds the stack of walks: depth first, a handful of branches at
// each of a few steps.
const walksAtOnce = 256

func newGreedy(r *touria.Rules) *greedy {
	return &greedy{rules: r, legal: make([]touria.Decision, 0, touria.MaxLegal),
		stack: make([]walk, 0, walksAtOnce)}
}

// Begin takes the view in.
func (b *greedy) Begin(view touria.View, seed uint64) {
	b.view, b.seed, b.seat = view, seed, view.Me
	b.legal = b.rules.LegalFor(&b.view, b.legal[:0])
	b.next, b.best, b.value, b.stack = 0, 0, -1<<30, b.stack[:0]
	if len(b.legal) < 2 {
		b.next = len(b.legal)
		return
	}
	b.state = b.rules.Determinise(&b.view, seed)
	b.worth.setView(b.rules, &b.view, b.seat)
	b.offer.setView(&b.view)
	b.holdings = b.state.Holdings(b.seat)
	b.now = b.worth.of(&b.holdings)
	b.mirrors = b.view.DiscardTop()
	if b.mirrors == touria.Rose || b.mirrors == touria.Flagon || b.seat != b.view.Active() {
		b.mirrors = touria.NoItem
	}
}

// Step works on: opens candidates and follows their walks.
func (b *greedy) Step(n int) (done bool) {
	for ; n > 0; n-- {
		switch {
		case len(b.stack) > 0:
			b.expand()
		case b.next < len(b.legal):
			b.open(b.next)
			b.next++
		default:
			return true
		}
	}
	return len(b.stack) == 0 && b.next >= len(b.legal)
}

// Best returns the best decision so far, the first legal one at the beginning.
func (b *greedy) Best() touria.Decision {
	if b.best < len(b.legal) {
		return b.legal[b.best]
	}
	return touria.Decision{}
}

// judge notes an outlook of a candidate. A little chance breaks ties and keeps
// the bot out of endless circles.
func (b *greedy) score(candidate uint8, value int) {
	value = value<<3 + int(rules.Number(b.seed, 0, uint32(candidate))>>62)
	if value > b.value {
		b.best, b.value = int(candidate), value
	}
}
