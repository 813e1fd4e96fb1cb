package session

import (
	"regexp"
	"strings"
	"testing"

	"touria.games/touria/game/save"
	"touria.games/touria/game/store"
	"touria.games/touria/rules/touria"
)

// The fingerprint stays through saving, undo and the end, and tells games apart (S3).
func TestFingerprint(t *testing.T) {
	s := begin(t, config("42", "", "greedy"), nil)
	want := s.Fingerprint()
	if !regexp.MustCompile(`^([0-9a-f]{4} ){3}[0-9a-f]{4}$`).MatchString(want) {
		t.Fatalf("the fingerprint is %q", want)
	}
	for i := range 30 {
		decide(t, s, i)
	}
	if err := s.SetLevel(s.cfg.Players[1].Seat, "stroll"); err != nil {
		t.Fatal(err)
	}
	again, _, err := Load(s.Record(), Options{Rules: testRules})
	if err != nil || again.Fingerprint() != want || s.Fingerprint() != want {
		t.Errorf("%v: %q and %q, want %q", err, again.Fingerprint(), s.Fingerprint(), want)
	}
	if other := begin(t, config("43", "", "greedy"), nil).Fingerprint(); other == want {
		t.Error("two seeds have one fingerprint")
	}
	old := strings.Replace(string(s.Record()), `,"fingerprint":"`+s.head.Seal()+`"`, "", 1)
	if again, _, err = Load([]byte(old), Options{Rules: testRules}); err != nil || again.Fingerprint() != want {
		t.Errorf("without its fingerprint: %v, %q", err, again.Fingerprint())
	}
}

// A whole game is the same when it is dealt again; an altered one is not.
func TestVerify(t *testing.T) {
	s := played(t, config("42", "greedy", "greedy", "greedy"), 9999)
	if f := s.Verify(); !f.Same || f.Step != -1 || f.Seed != "42" || f.Sealed != s.Fingerprint() || f.Found != f.Sealed {
		t.Errorf("%+v", f)
	}
	text := string(s.Record())
	// Another seed in the file, with the events of the first: the game cannot even be opened whole,
	// and what can be read of it is another one.
	seed := strings.Replace(text, `"seed":"42"`, `"seed":"43"`, 1)
	again, rep, err := Load([]byte(seed), Options{Rules: testRules})
	if err != nil || rep.Err == nil {
		t.Fatalf("an altered seed passes: %v", err)
	}
	if f := again.Verify(); f.Same || f.Found == f.Sealed {
		t.Errorf("another seed: %+v", f)
	}
	// A goal that was lowered later.
	goal := strings.Replace(text, `"variant":{"hearts":7`, `"variant":{"hearts":8`, 1)
	if again, _, err := Load([]byte(goal), Options{Rules: testRules}); err != nil || again.Verify().Same {
		t.Errorf("another goal passes: %v", err)
	}
	// A position that chance has not brought, as if something had been tampered with in memory.
	for _, step := range []int{0, 17} {
		again, _, err := Load([]byte(text), Options{Rules: testRules})
		if err != nil {
			t.Fatal(err)
		}
		if step == 0 {
			again.start = again.start[1:]
		} else {
			*again.Before(step) = *again.Before(step - 1)
		}
		if f := again.Verify(); f.Same || f.Step != step {
			t.Errorf("altered at %d: %+v", step, f)
		}
	}
}

// turns returns how many turns have begun; if the game is won, only the winner's own.
func turns(s *Session) (n int) {
	if !s.Over() {
		return s.State().Turn()
	}
	lists := [][]touria.Event{s.SetupEvents()}
	for _, step := range s.Since(0) {
		lists = append(lists, step.Events)
	}
	for _, list := range lists {
		for _, e := range list {
			if e.Kind == touria.TurnBegan && e.Seat == s.State().Winner() {
				n++
			}
		}
	}
	return n
}

// What a list shows of a record is what the game is.
func TestSummarise(t *testing.T) {
	saves := save.New(store.NewMemory(), Saves(Options{Rules: testRules}.rules))
	for name, s := range codeGames(t) {
		sum, err := saves.Summarise(s.Record())
		if err != nil || sum.Over != s.Over() || sum.Turns != turns(s) || len(sum.Players) != len(s.cfg.Players) {
			t.Errorf("%s: %+v, %v", name, sum, err)
			continue
		}
		for i, p := range s.cfg.Players {
			if got := sum.Players[i]; got.Name != p.Name || got.Crest != p.Crest || got.Bot == p.Human() {
				t.Errorf("%s: player %d is %+v", name, i, got)
			}
			if (sum.Winner == i) != (s.Over() && s.State().Winner() == p.Seat) {
				t.Errorf("%s: the winner is %d", name, sum.Winner)
			}
		}
	}
	for _, text := range []string{"", "{}", "hello\nthere", `{"record":"other","version":1}`} {
		if _, err := saves.Summarise([]byte(text)); err == nil {
			t.Errorf("%q has a summary", text)
		}
	}
}

func BenchmarkSummarise(b *testing.B) {
	saves := save.New(store.NewMemory(), Saves(Options{Rules: testRules}.rules))
	text := played(b, config("1", "greedy", "greedy", "greedy", "greedy"), 9999).Record()
	for b.Loop() {
		if _, err := saves.Summarise(text); err != nil {
			b.Fatal(err)
		}
	}
}
