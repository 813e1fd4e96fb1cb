package table

import (
	"testing"

	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// What a player has seen behind a door stays noted on it, for that player alone: it is covered
// together with their things, and by a seat that others are asked at.
func TestDoorNotes(t *testing.T) {
	a := newApp(t, nil)
	tb := game(t, a, config("hhb", "3"))
	for !tb.turn.Open() {
		if a.Scene() == "curtain" {
			wait(a, ui.CurtainTicks+1)
			press(t, a, "curtain.ready")
		}
		wait(a, 1)
	}
	tb.board.Model.Doors[3].Peeked, tb.board.Model.Doors[3].Who = true, touria.Jester
	tb.board.ShowDoors(true)
	label := func() string { a.Changed(); return a.Tree().Find("table.door.4").Label }
	seen := label()
	if d := tb.board.Door(4); !d.Peeked || d.Who != touria.Jester {
		t.Fatalf("the door is not noted: %+v", d)
	}
	tb.board.Lid = true
	if label() == seen || tb.board.Door(4).Who != touria.Nobody {
		t.Error("with the lid closed the note shows")
	}
	tb.board.Lid = false
	tb.board.Model.ToMove = rules.N // others are asked
	if label() == seen || tb.board.Door(4).Who != touria.Nobody {
		t.Error("while somebody else is asked the note shows")
	}
}
