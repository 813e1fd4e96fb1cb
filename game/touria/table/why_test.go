package table

import (
	"strings"
	"testing"

	"touria.games/touria/game/store/settings"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/touria/turn"
	"touria.games/touria/rules/touria"
)

// Whatever cannot be pressed says why within a fifth of a second, in every
// state of a game (ux.md, M4).
func TestWhyNotAtOnce(t *testing.T) {
	a := newApp(t, nil)
	a.Settings().TurnEnd = settings.EndNever // while all this is pointed at
	tb := game(t, a, config("hb", "11"))
	ch := chooser{dice: touria.NewDice(5)}
	phases := map[touria.Phase]bool{}
	for n := 0; n < 400 && ch.decide(t, a); n++ {
		for i := 0; i < 400 && !tb.turn.Open() && a.Scene() != "end"; i++ {
			wait(a, 1)
		}
		if !tb.turn.Open() || phases[tb.turn.View.Phase()] {
			continue
		}
		phases[tb.turn.View.Phase()] = true
		a.Tree()
		for _, r := range tb.turn.Choices.Refused {
			if why, ok := (turn.Hands{Turn: tb.turn}).Refusal(r.Target); !ok || why != r.Text(tb.s.Rules(), &tb.turn.View, tb.s.Why(r.Ask)).In(a.Words()) {
				t.Errorf("%v: %v says %q", tb.turn.View.Phase(), r.Target, why)
			}
		}
		var ids []string
		for i := range a.Tree().Elements {
			if e := &a.Tree().Elements[i]; e.Disabled && e.Interactive() {
				ids = append(ids, e.ID)
			}
		}
		for _, id := range ids {
			for a.Said() != "" { // a message has its time
				wait(a, 1)
			}
			a.SetFocus(id)
			wait(a, 12)
			if e := a.Tree().Find("hint"); e == nil || !strings.Contains(e.Text, a.Tree().Find(id).Why) {
				t.Errorf("%v: %s does not say why within 0.2 s", tb.turn.View.Phase(), id)
			}
		}
		a.SetRing(false)
	}
	for ch.decide(t, a) {
	}
	if why, _ := (turn.Hands{Turn: tb.turn}).Refusal(show.Thing(show.TargetTower, touria.NW)); why != a.T("reason.over") {
		t.Errorf("after the end a tower says %q", why)
	}
	if len(phases) < 5 {
		t.Errorf("met only %v", phases)
	}
}
