package value

import (
	"math"
	"strings"
	"testing"

	"touria.games/touria/rules/grimoria"
	"touria.games/touria/rules/grimoria/grimoriatest"
)

// randomGame shows the positions of a random game.
func randomGame(t *testing.T, players int, seed uint64, see func(s *grimoria.State)) {
	t.Helper()
	s, _ := grimoriatest.Start(t, grimoria.Setup{Players: players, Seed: seed})
	for p := range grimoriatest.Play(t, &s, grimoriatest.Random(seed)) {
		see(&p.Before)
	}
	see(&s)
}

// A hand counts what the rules count.
func TestNowIsTheScore(t *testing.T) {
	for seed := range uint64(40) {
		randomGame(t, 2+int(seed%4), seed, func(s *grimoria.State) {
			for seat := range grimoria.Seat(s.Players()) {
				h := HandOf(s, seat)
				if got, want := h.Now(), s.Score(seat).Total(); got != want {
					t.Fatalf("seed %d: seat %s has %d points, counted %d", seed, seat, want, got)
				}
				w := Learned(s.Players())
				for r := range MostRounds + 1 {
					var f [Features]int32
					h.Describe(r, &f)
					want := int64(h.Now()) * Point * 256
					for i, n := range f {
						want += int64(n) * int64(w.Of[i])
					}
					if got := w.Worth(&h, r); got != int(want>>8) {
						t.Fatalf("with %d rounds to come a hand is worth %d, its features %d", r, got, want>>8)
					}
				}
				if got := w.Worth(&h, 0); got != h.Now()*Point {
					t.Fatalf("at the end a hand of %d points is worth %d", h.Now(), got)
				}
			}
		})
	}
}

// A card that is taken and lost leaves the hand as it was.
func TestGainAndLoss(t *testing.T) {
	w := Learned(3)
	h := Hand{coins: 4}
	for c := range grimoria.NoCard {
		before := h
		gain := w.Gain(&h, c, 5)
		h.Add(c, 1)
		if loss := w.Loss(&h, c, 5); loss != gain {
			t.Errorf("%s gains %d and loses %d", c, gain, loss)
		}
		h.Add(c, -1)
		if h != before {
			t.Errorf("%s leaves something behind", c)
		}
	}
	castle, hut := w.Gain(&h, grimoria.Castle, 5), w.Gain(&h, grimoria.Hut, 5)
	if castle < hut+2*Point {
		t.Errorf("a castle is worth %d, a hut %d", castle, hut)
	}
}

// The learner finds the weights that made the points.
func TestLearner(t *testing.T) {
	var l Learner
	var leads Leads
	for seed := range uint64(60) {
		randomGame(t, 4, seed, func(s *grimoria.State) {
			if s.Phase() != grimoria.PhaseChoose || s.ToMove() != 0 {
				return
			}
			left := grimoria.LastLevel - s.Level() + 1
			for seat := range grimoria.Seat(4) {
				h := HandOf(s, seat)
				l.See(&h, left, h.Now()+3*h.Has(grimoria.Bard)+2*left*h.Has(grimoria.Maid))
				leads.See(left, 0, Point*left)
			}
		})
	}
	w, rms := l.Fit()
	for i := range Features {
		want := map[string]float64{"bard": 3, "maid*rounds": 2}[name(i)]
		if got := float64(w.Of[i]) / (256 * Point); math.Abs(got-want) > 0.2 {
			t.Errorf("%s has the weight %.2f, want %.2f", name(i), got, want)
		}
	}
	if rms > 0.2 {
		t.Errorf("the mean error is %.2f", rms)
	}
	if spread := leads.Spread(); spread[3] >= spread[9] || spread[0] == 0 {
		t.Errorf("leads spread out by %v", spread)
	}
}

// The learned weights are read as they are written; damaged ones are refused by line.
func TestLearned(t *testing.T) {
	m, err := Parse(learned)
	if err != nil {
		t.Fatal(err)
	}
	if Format(m) != learned {
		t.Error("learned.txt is not as it would be written: touria-arena train -game grimoria")
	}
	for _, c := range []struct{ old, by, say string }{
		{"players 2", "players 7", "line 1: want"},
		{"bard", "bart", "unknown feature"},
		{"players 3", "players 2", "weights for 3 players are missing"},
		{"spread: ", "spread: 0 ", "want 15"},
		{"one: ", "one: x ", "is no number"},
	} {
		if _, err := Parse(strings.Replace(learned, c.old, c.by, 1)); err == nil || !strings.Contains(err.Error(), c.say) {
			t.Errorf("%s for %s: %v", c.by, c.old, err)
		}
	}
}
