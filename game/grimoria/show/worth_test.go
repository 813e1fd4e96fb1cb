package show

import (
	"testing"

	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// The points in sight are the same whoever looks on: coins, companions, and no more of the bonus than counts. Of an own
// hand all points are said, too.
func TestStandings(t *testing.T) {
	games(t, func(before, _ *grimoria.State, _ grimoria.Decision, _ []grimoria.Event) {
		public := before.View(grimoria.NoSeat)
		m := Project(&public)
		seen := m.Standings()
		for i, s := range seen {
			score := before.Score(s.Seat)
			if s.Seen.Coins != score.Coins || s.Seen.Companions != score.Companions || s.Seen.Places != 0 || s.Seen.Bonus > score.Bonus || s.Seen.Treasures > score.Treasures {
				t.Fatalf("of %+v everybody sees %+v", score, s.Seen)
			}
			if i > 0 && s.Seen.Total() > seen[i-1].Seen.Total() {
				t.Fatalf("%+v are not in order", seen)
			}
			v := before.View(s.Seat)
			own := Project(&v)
			for j, o := range own.Standings() {
				if o.Seat != seen[j].Seat || o.Seen != seen[j].Seen {
					t.Fatalf("seat %v sees %+v, and everybody %+v", s.Seat, o, seen[j])
				}
				if o.Seat == s.Seat && o.All != score.Total() {
					t.Fatalf("seat %v has %d points, said are %d", s.Seat, score.Total(), o.All)
				}
			}
		}
	})
}

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
