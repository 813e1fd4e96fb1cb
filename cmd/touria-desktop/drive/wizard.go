package drive

import (
	"math/rand/v2"
	"strings"
)

// Wizard plays Grimoria by pressing elements: it chooses at random and confirms.
type Wizard struct {
	chance *rand.Rand
	// Picks counts the choices by the beginning of the element's id.
	Picks map[string]int
}

// NewWizard returns a player who always makes the same choices for the same seed.
func NewWizard(seed uint64) *Wizard {
	return &Wizard{rand.New(rand.NewPCG(seed, 2)), map[string]int{}}
}

// Choose confirms what has been chosen; if nothing has, it chooses. Where several people seal their
// spells at once it opens the next book and presses a number in it.
func (w *Wizard) Choose(s Screen) (e Element, ok bool) {
	for _, id := range []string{"curtain.ready", "dialog.ok", "table.on", "table.confirm", "ledger.close"} { // the last is opened by a press that comes after the end
		if e, ok := s.Find(id); ok && e.Enabled {
			return e, true
		}
	}
	if list := s.Below("table.cup."); len(list) > 0 { // the first four are spells of every round
		w.Picks["table.cup"]++
		return list[w.chance.IntN(4)], true
	}
	for _, e := range s.Below("table.writer.") {
		if e.Role == "button" && strings.Count(e.ID, ".") == 2 && !strings.HasSuffix(e.Label, "Sealed") {
			return e, true
		}
	}
	var list []Element
	for _, e := range s.Elements {
		if kind := strings.HasPrefix(e.ID, "table.answer."); e.Enabled && (e.Role == "target" || kind) {
			list = append(list, e)
		}
	}
	if len(list) == 0 {
		return Element{}, false
	}
	e = list[w.chance.IntN(len(list))]
	w.Picks[e.ID[:strings.LastIndexByte(e.ID, '.')]]++
	return e, true
}
