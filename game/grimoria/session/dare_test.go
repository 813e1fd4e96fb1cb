package session

import (
	"bytes"
	"slices"
	"strconv"
	"testing"

	"touria.games/touria/game/save"
	"touria.games/touria/game/store"
	"touria.games/touria/rules/grimoria"
	"touria.games/touria/rules/ring"
)

// sent returns the record of a whole game of a person and so many bots.
func sent(t testing.TB, seed string, bots int) []byte {
	t.Helper()
	cfg := Config{Seed: seed, Players: []Player{{Name: "Anna", Level: "greedy"}}}
	for i := range bots {
		cfg.Players = append(cfg.Players, Player{Name: string(rune('B' + i)), Crest: 1 + i, Level: "greedy"})
	}
	s, err := New(cfg, Options{})
	if err != nil {
		t.Fatal(err)
	}
	through(t, s, nil)
	return bytes.Replace(s.Record(), []byte(`"kind":"bot","level":"greedy"`), []byte(`"kind":"human"`), 1)
}

// through plays a game to its end; its person decides as in another game.
func through(t testing.TB, s, as *Session) {
	t.Helper()
	for !s.Over() {
		var err error
		switch seat := s.ToMove(); {
		case s.Choosing() && s.IsHuman(0) && !s.Sealed(0): // he comes first in every round
			err = s.seal(0, as.Since(s.Len())[0].Decision)
		case s.IsHuman(seat):
			_, err = s.Decide(as.Since(s.Len())[0].Decision)
		default:
			for !s.Think(1 << 20) {
			}
			_, err = s.PlayBot()
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// A dare gives the same deal and the whole game of its sender, in at most 700 letters as a link. Who decides as its sender
// gets the sender's game: the rivals think the same.
func TestDares(t *testing.T) {
	t.Parallel()
	const most = 700
	games := ring.Pick(40, 200)
	saves := save.New(store.NewMemory(), Saves())
	var lengths []int
	for i := range games {
		text := sent(t, strconv.Itoa(i), 1+i%4)
		code, link, err := saves.EncodeDare(text)
		if err != nil || len(link) > most {
			t.Fatalf("game %d: a link of %d letters, %v", i, len(link), err)
		}
		lengths = append(lengths, len(link))
		dare, err := saves.DecodeLink(link)
		if typed, e := saves.Decode(code); err != nil || e != nil || !save.IsDare(dare) || !bytes.Equal(typed, dare) {
			t.Fatalf("game %d: %v, %v\n%s", i, err, e, dare)
		}
		if ghost, err := saves.DecodeLink(save.GhostOf(dare)); err != nil || !bytes.Equal(ghost, text) {
			t.Fatalf("game %d: the ghost plays another game: %v", i, err)
		}
		wrong := []byte(link)
		wrong[i%len(link)] ^= 1
		if got, err := saves.DecodeLink(string(wrong)); err == nil && !bytes.Equal(got, dare) {
			t.Errorf("game %d: letter %d is wrong and nobody knows", i, i%len(link))
		}
		known := i%2 == 1
		accepted, err := saves.Accept(dare, "B", known)
		if err != nil {
			t.Fatal(err)
		}
		s, _, err := Load(accepted)
		if err != nil || s.IsCopy() != known || s.Player(0).Name != "B" || s.Player(1).Name != "Anna" || s.Ghost() != save.GhostOf(dare) {
			t.Fatalf("game %d, accepted: %v\n%s", i, err, accepted)
		}
		old, _, err := Load(text)
		if err != nil {
			t.Fatal(err)
		}
		through(t, s, old)
		if deal, all := save.SameDeal(s.Record(), text); !deal || !all {
			t.Errorf("game %d: the same decisions give another game", i)
		}
	}
	slices.Sort(lengths)
	t.Logf("letters of %d links: least %d, median %d, 90 %% %d, most %d", games, lengths[0], lengths[games/2], lengths[games*9/10], lengths[games-1])
}

// The sums by round end with the score, and a game that goes on tells none.
func TestSums(t *testing.T) {
	s, _, err := Load(sent(t, "7", 2))
	if err != nil {
		t.Fatal(err)
	}
	for seat := range s.Players() {
		sums := s.Sums(grimoria.Seat(seat))
		if len(sums) != s.j.State.Round() || sums[len(sums)-1] != s.Score(grimoria.Seat(seat)).Total() {
			t.Errorf("seat %d: %v after %d rounds, %d points", seat, sums, s.j.State.Round(), s.Score(grimoria.Seat(seat)).Total())
		}
	}
	fresh, _ := New(Config{Seed: "1", Players: []Player{{Name: "A"}, {Name: "B", Crest: 1}}}, Options{})
	if len(fresh.Sums(0)) > 0 {
		t.Error("a game that goes on tells its sums")
	}
}
