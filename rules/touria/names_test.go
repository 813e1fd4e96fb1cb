package touria

import (
	"fmt"
	"testing"
)

// Names are part of the record format (record-format.md): every name must be read back as its
// value, and any other text refused.
func TestNames(t *testing.T) {
	checkNames(t, "colour", []string{"black", "blue", "red", "green", "yellow", "violet"}, ParseColour)
	checkNames(t, "item", []string{"rose", "paintbrush", "compass", "scale", "crystal_ball", "frog", "chest", "mirror",
		"hourglass", "knapsack", "helmet", "flagon", "boots", "broom", "lantern", "bird"}, ParseItem)
	checkNames(t, "action", []string{"dragon", "thief", "trader", "goldsmith", "swordmaster", "forest", "fountain", "wizard"}, ParseAction)
	checkNames(t, "tower", []string{"NW", "NE", "SE", "SW"}, ParseTower)
	checkNames(t, "dweller", []string{"children", "herbalist", "marshal", "jester", "bursar", "maid", "cupbearer", "bard", "guard"}, ParseWho)
	checkNames(t, "phase", []string{"bonus", "start", "travel", "move", "mine", "act", "thief", "dragon", "double", "join",
		"end", "castle", "duty", "over"}, ParsePhase)
	checkNames(t, "decision", []string{"bonus", "turn_tower", "tower", "pass", "enter", "travel", "step", "jump", "boots",
		"lantern", "take", "stop", "act", "give", "reroll", "skip", "double", "no_double", "join", "no_join", "item",
		"hourglass", "end_turn", "open", "duty"}, ParseKind)
	checkNames(t, "event", []string{"bonus_taken", "tower_turned", "paid", "gained", "stepped", "jumped", "travelled",
		"collected", "returned", "refilled", "drawn", "kept", "rolled", "order_filled", "order_opened", "item_taken",
		"item_opened", "item_used", "items_reshuffled", "gem_destroyed", "peeked", "entered", "door_opened", "duty_paid",
		"duty_failed", "turn_began", "turn_ended", "joined", "won"}, ParseEventKind)
	if AtTournament.String() != "tournament" || M1.String() != "m1" || AtBridge.String() != "bridge" || NoSpace.String() != "-" {
		t.Error("a space has another name")
	}
	seen := map[string]bool{}
	for r := ReasonNone; r < Reasons; r++ {
		if n := r.String(); n == "-" || seen[n] {
			t.Errorf("reason %d is called %q", r, n)
		} else {
			seen[n] = true
		}
	}
	if len(kindNames) != Kinds || len(eventNames) != EventKinds || len(reasonNames) != Reasons {
		t.Error("there are more names than things, or fewer")
	}
}

func checkNames[T interface {
	~uint8
	fmt.Stringer
}](t *testing.T, what string, names []string, parse func(string) (T, error)) {
	t.Helper()
	for i, name := range names {
		if got := T(i).String(); got != name {
			t.Errorf("%s %d is called %s, want %s", what, i, got, name)
		}
		if got, err := parse(name); got != T(i) || err != nil {
			t.Errorf("%s %s is read as %s, %v", what, name, got, err)
		}
	}
	if got := T(len(names)).String(); got != "-" {
		t.Errorf("there is a further %s, %s", what, got)
	}
	for _, wrong := range []string{"", "-", "Black", "ROSE", " m1", "dragons"} {
		if got, err := parse(wrong); err == nil {
			t.Errorf("%q is read as %s %s", wrong, what, got)
		}
	}
}

func TestDecisionParts(t *testing.T) {
	for a := 1; a < Doors; a++ {
		for b := a + 1; b <= Doors; b++ {
			if x, y := UseCrystalBall(a, b).CrystalBallDoors(); x != a || y != b {
				t.Errorf("the crystal ball looks behind %d and %d, want %d and %d", x, y, a, b)
			}
		}
	}
	for from := Blue; from < NoColour; from++ {
		for to := Blue; to < Violet; to++ {
			if p := Painted(from, to); p == 0 || p.From() != from || p.To() != to {
				t.Errorf("%s as %s is told as %s as %s", from, to, p.From(), p.To())
			}
		}
		for _, bird := range []bool{false, true} {
			if c, b := ActGoldsmith(ForHearts, from, bird, 0).GoldsmithSale(); c != from || b != bird {
				t.Errorf("a sale of %s, bird %v, is told as %s, %v", from, bird, c, b)
			}
		}
	}
	chance := 0
	for k := EventKind(0); k < EventKinds; k++ {
		if k.IsChance() {
			chance++
		}
	}
	if chance != 8 || !Drawn.IsChance() || Kept.IsChance() {
		t.Errorf("%d kinds of events are chance, want the 8 with a star in the record format", chance)
	}
}
