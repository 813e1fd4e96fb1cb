package bot

import (
	"touria.games/touria/game/grimoria/bot/value"
	"touria.games/touria/rules/grimoria"
)

// greedy takes what adds most worth now. Its spell it draws by softmax from what each would bring if
// nobody hindered it.
type greedy struct {
	best   grimoria.Decision
	buffer [grimoria.MaxLegal]grimoria.Decision
}

func (b *greedy) Begin(view grimoria.View, seed uint64) {
	s := view.Determinise(seed)
	c := chance{seed: seed}
	if s.Phase() == grimoria.PhaseChoose {
		b.best = grimoria.Decision{Kind: grimoria.Choose, Arg: usualSpell(&s, view.Me, &c)}
		return
	}
	b.best = policy(value.Handmade(s.Players()), &s, s.Legal(b.buffer[:0]))
}

func (b *greedy) Step(int) bool { return true }

func (b *greedy) Best() grimoria.Decision { return b.best }

// usualSpell draws a spell as a simple player would.
func usualSpell(s *grimoria.State, me grimoria.Seat, c *chance) uint8 {
	var weights [grimoria.LastSpell + 1]int
	sum := 0
	for spell := uint8(1); int(spell) <= min(s.Level(), grimoria.LastSpell); spell++ {
		v := promise(s, me, spell) - int(spell)*point/16 // earlier is better
		w := softmax(v)
		weights[spell] = w
		sum += w
	}
	x := c.below(sum)
	for spell := range weights {
		if x < weights[spell] {
			return uint8(spell)
		}
		x -= weights[spell]
	}
	return 1
}

// softmax is 2 to the power of a worth in points, times 256.
func softmax(v int) int {
	v = min(max(v, -6*point), 8*point)
	whole := v >> 8
	part := 256 + v&255
	if whole < 0 {
		return max(part>>-whole, 1)
	}
	return part << whole
}

// promise is what a spell would bring at once if nobody hindered it.
func promise(s *grimoria.State, me grimoria.Seat, spell uint8) int {
	coins := s.Coins(me)
	most, companions := 0, 0
	poorest := true
	for i := range grimoria.Seat(s.Players()) {
		if i == me {
			continue
		}
		most = max(most, s.Coins(i))
		poorest = poorest && s.Coins(i) >= coins
		n := 0
		for c := grimoria.Bronzesmith; c < grimoria.Adventures; c++ {
			n += s.Held(i, c) - s.Cloaked(i, c)
		}
		companions = max(companions, n)
	}
	switch spell {
	case 1:
		return point / 4
	case 2:
		return point / 4
	case 3:
		return point * 3 / 4
	case 4:
		if coins == 0 {
			return -point
		}
		return point / 4
	case 5:
		return unseenTreasure
	case 6:
		if poorest {
			return 2 * point
		}
		return 0
	case 7:
		return point * 3 / 2
	case 8:
		return 0
	case 9:
		if companions == 0 {
			return -point
		}
		return point * 3 / 2
	case 10:
		return point
	case 11:
		return point / 2
	case 12:
		return (most + 1) / 2 * point
	case 13:
		return 9 * point / 4
	case 14:
		if companions == 0 {
			return -point
		}
		return 3 * point
	}
	if coins == 0 {
		return -point
	}
	return 3 * point
}
