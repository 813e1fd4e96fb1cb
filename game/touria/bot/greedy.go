package bot

import (
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// greedy is a bot that looks no further than its own turn. For each legal decision it works out
// what it would own at the end of the turn, along the best route and with the best use of the
// place, and takes the decision that leaves it with the most. Chance outcomes are averaged. It
// ignores the other players.
//
// A unit of work is one candidate opened or one step of a walk.
type greedy struct {
	rules *touria.Rules

	view     touria.View
	state    touria.State // agrees with the view; for trying decisions
	seat     rules.Seat
	worth    worth
	offer    offer
	holdings touria.Holdings // what the player owns now
	now      int             // what that is worth
	mirrors  touria.Item     // what the mirror can stand for, NoItem if nothing
	seed     uint64

	legal []touria.Decision
	next  int    // the candidate to open next
	stack []walk // walks to extend
	best  int    // index of the best candidate
	value int    // the value it leads to
}

// maxWalks limits the stack of walks. They are searched depth first, with a handful of branches at
// each of a few steps.
const maxWalks = 256

func newGreedy(r *touria.Rules) *greedy {
	return &greedy{rules: r, legal: make([]touria.Decision, 0, touria.MaxLegal),
		stack: make([]walk, 0, maxWalks)}
}

// Begin starts work on a decision.
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

// Step opens candidates and extends their walks.
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

// Best returns the best decision so far, at first the first legal one.
func (b *greedy) Best() touria.Decision {
	if b.best < len(b.legal) {
		return b.legal[b.best]
	}
	return touria.Decision{}
}

// score records what a candidate can lead to. A little randomness breaks ties and
// keeps the bot from going in circles.
func (b *greedy) score(candidate uint8, value int) {
	value = value<<3 + int(rules.Number(b.seed, rules.BotTies, uint32(candidate))>>62)
	if value > b.value {
		b.best, b.value = int(candidate), value
	}
}
