package grimoria

import "touria.games/touria/rules"

// Redraw draws all chance anew that nobody has seen yet: the order of the cards on both stacks whose place nobody knows,
// the face-down card of the display among them, and all draws to come. It depends on the seed alone. Where a game went on
// by chance, its position redrawn many times goes on in all the ways it could have.
func (s *State) Redraw(seed uint64) {
	s.seed = rules.Number(seed, rules.GrimoriaFuture, 0)
	h := hat{seed: seed}
	var cards [AdventureCards + 1]*uint8
	n := 0
	hidden := func(stack []uint8) {
		for i := range stack {
			if stack[i]>>knowBits == 0 {
				cards[n] = &stack[i]
				n++
			}
		}
	}
	stir := func() {
		for i := n - 1; i > 0; i-- {
			j := h.below(i + 1)
			*cards[i], *cards[j] = *cards[j], *cards[i]
		}
		n = 0
	}
	hidden(s.stack[:s.nStack])
	if s.faceDown() && s.seen == 0 {
		cards[n] = &s.display[0]
		n++
	}
	stir()
	hidden(s.treasure[:s.nTreas])
	stir()
}
