package record

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"touria.games/touria/rules"
	g "touria.games/touria/rules/grimoria"
	frame "touria.games/touria/rules/record"
)

// write records a random game.
func write(t testing.TB, players int, seed uint64, full bool) ([]byte, g.State) {
	t.Helper()
	h := &Header{Mark: frame.Mark{Record: Game, Version: Version}, Origin: frame.Origin{Chance: frame.BySeed, Seed: fmt.Sprint(seed)}}
	for i := range players {
		h.Players = append(h.Players, frame.Player{Seat: seatNumber(i), Name: "P", Kind: frame.Bot, Level: "random"})
	}
	setup, err := h.Setup()
	if err != nil {
		t.Fatal(err)
	}
	log := &g.Log{}
	s, err := g.New(setup, log)
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	w, err := NewWriter(&b, h)
	if err != nil {
		t.Fatal(err)
	}
	w.Full = full
	if err := w.Start(&s, log.Events); err != nil {
		t.Fatal(err)
	}
	for n := uint32(0); s.Phase() != g.PhaseOver; n++ {
		legal := s.Legal(nil)
		d := legal[rules.Below(rules.Number(seed, rules.GrimoriaFuture, n), len(legal))]
		before := s
		log.Events = nil
		s.Apply(d, log)
		if err := w.Decision(&before, d, log.Events, &s); err != nil {
			t.Fatal(err)
		}
	}
	return b.Bytes(), s
}

// A replay ends in the same position.
func TestReplayEqualsOriginal(t *testing.T) {
	for seed := range uint64(24) {
		data, want := write(t, 2+int(seed%4), seed, true)
		got, _, err := Check("game", bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		if got != want {
			t.Fatal("the replay ends elsewhere")
		}
	}
}

// Damaged records are refused with one sentence that names the line.
func TestDamagedRecords(t *testing.T) {
	data, _ := write(t, 3, 42, true)
	for _, c := range []struct{ name, old, new, say string }{
		{"another game", `"record":"grimoria"`, `"record":"touria"`, "not a record of grimoria"},
		{"newer", `"version":1`, `"version":2`, "newer program"},
		{"a seat twice", `"seat":"2","name"`, `"seat":"1","name"`, "seats are not in their order"},
		{"a spell above the level", `"do":{"kind":"choose","spell":`, `"do":{"kind":"choose","spell":9`, "not possible in phase choose"},
		{"another card", `"card":"blackmage"`, `"card":"king"`, "chance differ"},
		{"another seed", `"seed":"42"`, `"seed":"43"`, "chance differ"},
		{"coins", `"coins":1,`, `"coins":7,`, "state differs"},
	} {
		bad := strings.Replace(string(data), c.old, c.new, 1)
		if bad == string(data) {
			t.Fatalf("%s: nothing was changed", c.name)
		}
		_, _, err := Check("game", strings.NewReader(bad))
		if err == nil || !strings.Contains(err.Error(), c.say) || !strings.HasPrefix(err.Error(), "game:") || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v", c.name, err)
		}
	}
	_, n, err := Check("game", bytes.NewReader(data[:len(data)-9]))
	if !frame.IsTruncated(err) || n < 50 {
		t.Errorf("a cut last line: %v after %d decisions", err, n)
	}
}

// No input makes the reader fail otherwise than with an error.
func FuzzCheck(f *testing.F) {
	data, _ := write(f, 2, 1, false)
	f.Add(data)
	f.Fuzz(func(t *testing.T, data []byte) {
		s, _, err := Check("game", bytes.NewReader(data))
		if err == nil {
			if err := s.Check(); err != nil {
				t.Fatal(err)
			}
		}
	})
}
