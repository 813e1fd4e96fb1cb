package session

import (
	"bytes"
	"errors"
	"slices"
	"strconv"
	"testing"

	"touria.games/touria/game/save"
	"touria.games/touria/game/store"
	"touria.games/touria/rules"
	"touria.games/touria/rules/ring"
)

// sent returns the record of a whole game of a person and so many bots.
func sent(t testing.TB, seed string, bots int) []byte {
	t.Helper()
	levels := append([]string{"greedy"}, slices.Repeat([]string{"greedy"}, bots)...)
	s := begin(t, config(seed, levels...), nil)
	for !s.Over() {
		for !s.Think(1 << 20) {
		}
		if _, err := s.PlayBot(); err != nil {
			t.Fatal(err)
		}
	}
	return bytes.Replace(s.Record(), []byte(`"kind":"bot","level":"greedy"`), []byte(`"kind":"human"`), 1)
}

// A dare gives the same deal and the whole game of its sender, in at most 700 letters as a link. Whatever is damaged in
// it, is noticed.
func TestDares(t *testing.T) {
	t.Parallel()
	const most = 700
	games := ring.Pick(40, 200)
	saves := save.New(store.NewMemory(), Saves(Options{Rules: testRules}.rules))
	var lengths []int
	for i := range games {
		text := sent(t, strconv.Itoa(i), 1+i%3)
		code, link, err := saves.EncodeDare(text)
		if err != nil || len(link) > most {
			t.Fatalf("game %d: a link of %d letters, %v", i, len(link), err)
		}
		lengths = append(lengths, len(link))
		dare, err := saves.DecodeLink(link)
		if err != nil || !save.IsDare(dare) {
			t.Fatalf("game %d: %v\n%s", i, err, dare)
		}
		if typed, err := saves.Decode(code); err != nil || !bytes.Equal(typed, dare) {
			t.Fatalf("game %d: the code is another dare: %v", i, err)
		}
		ghost, err := saves.DecodeLink(save.GhostOf(dare))
		if err != nil || !bytes.Equal(ghost, text) {
			t.Fatalf("game %d: the ghost plays another game: %v", i, err)
		}
		if deal, all := save.SameDeal(dare, text); !deal || all {
			t.Fatalf("game %d: another deal, or the game has been played", i)
		}
		wrong := []byte(link)
		wrong[i%len(link)] ^= 1
		if got, err := saves.DecodeLink(string(wrong)); err == nil && !bytes.Equal(got, dare) {
			t.Errorf("game %d: letter %d is wrong and nobody knows", i, i%len(link))
		}
	}
	slices.Sort(lengths)
	t.Logf("letters of %d links: least %d, median %d, 90 %% %d, most %d", games, lengths[0], lengths[games/2], lengths[games*9/10], lengths[games-1])
}

// Who accepts a dare meets the same rivals with the same thoughts: whoever decides as the ghost gets the ghost's game.
func TestAcceptedDare(t *testing.T) {
	saves := save.New(store.NewMemory(), Saves(Options{Rules: testRules}.rules))
	text := sent(t, "5", 2)
	old, _, err := Load(text, Options{Rules: testRules})
	if err != nil {
		t.Fatal(err)
	}
	_, link, err := saves.EncodeDare(text)
	if err != nil {
		t.Fatal(err)
	}
	dare, err := saves.DecodeLink(link)
	if err != nil {
		t.Fatal(err)
	}
	for _, known := range []bool{false, true} {
		rival, _ := old.Player(rules.W)
		accepted, err := saves.Accept(dare, rival.Name, known)
		if err != nil {
			t.Fatal(err)
		}
		s, report, err := Load(accepted, Options{Rules: testRules})
		if err != nil || report.Err != nil || s.IsCopy() != known || s.Ghost() != save.GhostOf(dare) || s.Fingerprint() != old.Fingerprint() {
			t.Fatalf("accepted as %s: %v, %+v", accepted, err, report)
		}
		me, _ := s.Player(s.Person())
		other, _ := s.Player(rules.W)
		was, _ := old.Player(old.Person())
		if me.Name != rival.Name || other.Name != was.Name || other.Level != rival.Level {
			t.Errorf("the players are %+v and %+v", me, other)
		}
		for !s.Over() {
			step := old.Since(s.Len())[0]
			if s.IsHuman(s.ToMove()) {
				if _, err := s.Decide(step.Decision); err != nil {
					t.Fatalf("decision %d: %v", s.Len(), err)
				}
				continue
			}
			for !s.Think(1 << 20) {
			}
			if d, _ := s.BotDecision(); d != step.Decision {
				t.Fatalf("decision %d: the rival decides otherwise", s.Len())
			}
			if _, err := s.PlayBot(); err != nil {
				t.Fatal(err)
			}
		}
		if _, all := save.SameDeal(s.Record(), text); !all {
			t.Error("the same decisions give another game")
		}
	}
}

// What nobody can be dared with is refused, and so is what no program of today has written.
func TestNoDares(t *testing.T) {
	saves := save.New(store.NewMemory(), Saves(Options{Rules: testRules}.rules))
	bots := played(t, config("1", "greedy", "greedy"), 9999)
	open := played(t, config("1", "", "stroll"), 20)
	for name, s := range map[string]*Session{"bots alone": bots, "a game that goes on": open} {
		if _, link, err := saves.EncodeDare(s.Record()); err == nil {
			t.Errorf("%s: the dare %s", name, link)
		}
	}
	code, _, err := saves.EncodeDare(sent(t, "1", 1))
	if err != nil {
		t.Fatal(err)
	}
	for i := range len(code) {
		if _, err := saves.Decode(code[:i]); !errors.Is(err, save.ErrNoCode) && !errors.Is(err, save.ErrMistyped) {
			t.Errorf("the first %d letters: %v", i, err)
		}
	}
}

// Whatever somebody puts in an address: the answer is an error or a record.
func FuzzDare(f *testing.F) {
	saves := save.New(store.NewMemory(), Saves(Options{Rules: testRules}.rules))
	_, link, err := saves.EncodeDare(sent(f, "1", 1))
	if err != nil {
		f.Fatal(err)
	}
	f.Add(link)
	f.Fuzz(func(t *testing.T, link string) {
		text, err := saves.DecodeLink(link)
		var panicked *save.Panic
		if errors.As(err, &panicked) {
			t.Fatalf("%s\n%s", err, panicked.Stack)
		}
		if err == nil && save.IsDare(text) {
			if _, err := saves.Accept(text, "Ann", false); err != nil {
				t.Error(err)
			}
		}
	})
}
