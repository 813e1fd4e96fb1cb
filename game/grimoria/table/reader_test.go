package table

import (
	"strings"
	"testing"

	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

// Listeners are told every take and every spell, the own hidden cards as they come, and at every
// choice what lies there. The survey names all that lies open, and no hidden card of anybody else.
func TestListening(t *testing.T) {
	a := newApp(t, nil)
	deal(t, a, 3, 1, false)
	var news, own []string
	for n := range 70 {
		tb, _ := due(t, a)
		if tb == nil {
			break
		}
		for _, h := range a.TakeHeard() {
			if h.Kind == ui.HeardNews {
				news = append(news, h.Text)
			} else {
				own = append(own, h.Text)
			}
		}
		all := strings.Join(tb.Survey(), "\n")
		for i := range tb.Model.Players {
			seat, h := grimoria.Seat(i), &tb.Model.Seats[i]
			if !strings.Contains(all, tb.Bears(seat)) {
				t.Fatalf("what %d has, %q, is not in %s", i, tb.Bears(seat), all)
			}
			if seat != tb.turn.Viewer && h.Shown {
				t.Fatal("the hand of somebody else is shown")
			}
		}
		order := ""
		for _, seat := range tb.Model.Order[:tb.Model.Players] {
			if seat < grimoria.NoSeat {
				order += a.T("list.comma") + tb.Names[seat]
			}
		}
		if order = strings.TrimPrefix(order, a.T("list.comma")); !strings.Contains(all, a.Colon()+order+"\n") {
			t.Fatalf("the order, %q, is not in %s", order, all)
		}
		if hand := board.HeldCards(&tb.Model.Seats[tb.turn.Viewer]); len(hand) > 0 && !strings.Contains(all, tb.CardNames(hand)) {
			t.Fatalf("the own hand, %q, is not in %s", tb.CardNames(hand), all)
		}
		answer(t, a, n)
	}
	said := strings.Join(news, "\n")
	for _, want := range []string{a.T("tale.revealed"), "On the display: ", "Anna takes", "Bruno casts", "Round 2 begins"} {
		if !strings.Contains(said, want) {
			t.Errorf("%q is not told in %s", want, said)
		}
	}
	if len(own) == 0 {
		t.Error("the own hidden cards are not told")
	}
}
