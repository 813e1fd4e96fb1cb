package show

import (
	"testing"

	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// What a hand is worth is what the rules count, and what a card adds is the difference that it makes, part by part.
func TestWorth(t *testing.T) {
	en := words.New("en")
	taken := 0
	games(t, func(before, after *grimoria.State, d grimoria.Decision, _ []grimoria.Event) {
		for seat := range grimoria.Seat(before.Players()) {
			v := before.View(seat)
			m := Project(&v)
			h := &m.Seats[seat]
			g := h.goods()
			if got, want := g.Score(), before.Score(seat); got != want {
				t.Fatalf("the hand of seat %v is worth %+v, and counts %+v", seat, got, want)
			}
			if n := len(SetsOf(h.Places)); n != grimoria.Sets(h.Places) {
				t.Fatalf("%v make %d sets, not %d", h.Places, n, grimoria.Sets(h.Places))
			}
			if c, points := h.Cheapest(); c != grimoria.NoCard && points < 0 && before.Held(seat, c) == 0 {
				t.Fatalf("the cheapest card is %v", c)
			}
		}
		seat := before.ToMove()
		if d.Kind != grimoria.Take || after.Coins(seat) != before.Coins(seat) {
			return
		}
		v := before.View(seat)
		m := Project(&v)
		c := m.Slots[d.Arg].Card
		if c == grimoria.NoCard {
			return
		}
		w := m.Seats[seat].WorthOf(c, 1)
		if got := after.Score(seat).Total() - before.Score(seat).Total(); after.Round() == before.Round() && got != w.Points {
			t.Fatalf("%s adds %d points, said are %d", c, got, w.Points)
		}
		sum := 0
		for _, p := range w.Parts {
			sum += p.Points
		}
		if text := w.Text(); sum != w.Points || !sound(text.In(en), text.Key) {
			t.Fatalf("%s adds %d points by %v: %q", c, w.Points, w.Parts, text.In(en))
		}
		taken++
	})
	if taken < 500 {
		t.Errorf("only %d cards were taken", taken)
	}
}

// A swap brings the card and loses what goes for it.
func TestTrade(t *testing.T) {
	h := Hand{Coins: 5}
	h.Open[grimoria.Witch-grimoria.Places] = 1
	if w := h.Trade(grimoria.Witch, grimoria.King); w.Points != 5 {
		t.Errorf("a witch for a king with 5 coins: %+v", w)
	}
	if w := h.Trade(grimoria.Witch, grimoria.Castle); w.Points != 2 {
		t.Errorf("a witch for a castle: %+v", w)
	}
}
