package session

import (
	"encoding/json"
	"testing"

	"touria.games/touria/rules/record/hostile"
)

// FuzzConfig edits a stored set-up. Whatever Check accepts can be played.
func FuzzConfig(f *testing.F) {
	whole, err := json.Marshal(config("fuzz", "", "stroll", "quest-racer"))
	if err != nil {
		f.Fatal(err)
	}
	f.Add([]byte{})
	f.Add([]byte{0, 1, 2, 3})
	f.Add([]byte{9, 4, 7, 7, 1})
	f.Fuzz(func(t *testing.T, edits []byte) {
		var c Config
		text := hostile.Edit(whole, edits[:min(len(edits), 24)])
		if json.Unmarshal(text, &c) != nil || c.Check() != nil {
			return
		}
		c.Seed = "1"
		s, err := New(c, Options{})
		if err != nil {
			t.Fatalf("%s passes the check and is refused: %v", text, err)
		}
		if _, report, err := Load(s.Record(), Options{}); err != nil || report.Err != nil {
			t.Fatalf("%s: the record of the new game is wrong: %v, %v", text, err, report.Err)
		}
	})
}
