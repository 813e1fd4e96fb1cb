package drive

import (
	"math/rand/v2"
	"slices"
	"strings"
)

// Player chooses what to press next, so that a game ends and uses much of the screen along the way.
// It knows the ids of the elements but not the game; its preferences are just sensible enough.
type Player struct {
	chance *rand.Rand
}

// Chooser decides what to press on a screen.
type Chooser interface {
	// Choose returns the element to press. ok is false if there is none because another player is to
	// decide.
	Choose(s Screen) (e Element, ok bool)
}

// NewPlayer returns a player who always makes the same choices for the same seed.
func NewPlayer(seed uint64) *Player {
	return &Player{rand.New(rand.NewPCG(seed, 1))}
}

// wishes ranks elements by the prefix of their ids, most wanted first. Elements not listed are
// never pressed.
var wishes = [][]string{
	{"curtain.ready", "dialog.ok"},
	{"table.option.enter", "table.door."},
	{"table.option.act.", "table.order.", "table.display.", "table.gem.", "table.option.give.plain"},
	{"table.confirm"},
	{"table.tower."},
	{"table.option.bonus.", "table.option.no_"},
	{"table.space."},
	{"table.option.", "table.route.", "table.item.", "table.swords", "table.elixirs", "table.die"},
}

// never lists elements that match but lead nowhere: back out of a group.
var never = []string{"table.option.back", "table.cancel"}

// castle is a step of the move only if its label has more text after the name; otherwise pressing
// it opens a view of the doors.
const castle = "table.space.castle"

// rank returns an element's rank, 0 being the most wanted. ok is false if it must not be pressed.
func rank(e Element) (n int, ok bool) {
	if !e.Enabled || e.Checked || e.Role != "button" && e.Role != "target" {
		return 0, false
	}
	for _, id := range never {
		if e.ID == id {
			return 0, false
		}
	}
	if e.ID == castle && !strings.Contains(e.Label, ":") {
		return 0, false
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

// chosen reports whether something is selected, which the main button does.
func chosen(s Screen) bool {
	return slices.ContainsFunc(s.Elements, func(e Element) bool {
		return e.Checked && (e.Role == "button" || e.Role == "target")
	})
}

// Choose returns the element to press. ok is false if there is none because another player is to
// decide. Sometimes it does not choose the most wanted element, so that rare decisions occur and
// the game does not go round in circles.
func (p *Player) Choose(s Screen) (e Element, ok bool) {
	if e, ok := s.Find("table.confirm"); ok && e.Enabled && chosen(s) && p.chance.IntN(6) > 0 {
		return e, true
	}
	var all, best []Element
	least := len(wishes)
	for _, e := range s.Elements {
		n, ok := rank(e)
		if !ok {
			continue
		}
		all = append(all, e)
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

// KeyFor returns the key that presses an element directly, if there is one: Enter confirms, H asks the herald,
// and digits select towers while one is to be chosen, otherwise the options in order, after the
// routes. They take nothing: what is selected needs another press.
func KeyFor(s Screen, e Element) (key rune, ok bool) {
	switch e.ID {
	case "table.confirm", "table.herald.do":
		return enter, s.Focus == ""
	case "table.herald":
		return 'h', true
	}
	towers := false
	for _, o := range s.Elements {
		if strings.HasPrefix(o.ID, "table.tower.") && o.Role == "target" {
			towers = true
		}
	}
	if towers {
		if strings.HasPrefix(e.ID, "table.tower.") && len(e.Value) == 1 && !e.Checked {
			return rune(e.Value[0]), true
		}
		return 0, false
	}
	options := 0
	for _, o := range s.Elements {
		if !strings.HasPrefix(o.ID, "table.option.") && !strings.HasPrefix(o.ID, "table.route.") {
			continue
		}
		if options++; o.ID == e.ID && options <= 9 {
			return '0' + rune(options), !o.Checked && strings.HasPrefix(o.ID, "table.option.") && o.ID != "table.option.back"
		}
	}
	return 0, false
}

// enter is Enter's code in the X protocol.
const enter rune = 0xff0d
