package drive

import (
	"math/rand/v2"
	"strings"
)

// Player chooses what to press next, so that a game comes to its end and much
// of the screen is used on the way. It knows the ids of the elements, not the
// game; what it prefers is merely sensible enough.
type Player struct {
	chance *rand.Rand
}

// NewPlayer returns a player who always plays alike for the same seed.
func NewPlayer(seed uint64) *Player {
	return &Player{rand.New(rand.NewPCG(seed, 1))}
}

// wishes ranks elements by the beginning of their ids: what stands first is
// pressed first. Elements that are not in the list are never pressed.
var wishes = [][]string{
	{"curtain.ready", "dialog.ok"},
	{"table.option.enter", "table.door."},
	{"table.route.0", "table.option.act.", "table.order.", "table.display.", "table.gem.", "table.option.give.plain"},
	{"table.confirm"},
	{"table.tower."},
	{"table.option.bonus.", "table.option.no_"},
	{"table.space."},
	{"table.option.", "table.route.", "table.item.", "table.swords", "table.elixirs", "table.die"},
}

// never are those among them that lead nowhere: back out of a group, or to
// the look at the castle's doors, whose space is ranked last.
var never = []string{"table.option.back", "table.cancel"}

const castle = "table.space.castle"

// rank returns how much an element is wished for, 0 most; ok is false if it is
// not to be pressed.
func rank(e Element) (n int, ok bool) {
	if !e.Enabled || e.Role != "button" && e.Role != "target" {
		return 0, false
	}
	for _, id := range never {
		if e.ID == id {
			return 0, false
		}
	}
	if e.ID == castle || e.ID == "doors.close" {
		return len(wishes), true
	}
	for n, list := range wishes {
		for _, prefix := range list {
			if strings.HasPrefix(e.ID, prefix) {
				return n, true
			}
		}
	}
	return 0, false
}

// Choose returns the element to press; ok is false if there is none, since
// another player is to decide. Now and then it is not the one most wished for,
// so that rare decisions are made, too, and nothing goes round in circles.
func (p *Player) Choose(s Screen) (e Element, ok bool) {
	var all, best []Element
	least := len(wishes) + 1
	for _, e := range s.Elements {
		n, ok := rank(e)
		if !ok {
			continue
		}
		if n < len(wishes) {
			all = append(all, e)
		}
		if n < least {
			least, best = n, nil
		}
		if n == least {
			best = append(best, e)
		}
	}
	if len(all) > 0 && least > 0 && p.chance.IntN(6) == 0 {
		best = all
	}
	if len(best) == 0 {
		return Element{}, false
	}
	return best[p.chance.IntN(len(best))], true
}
