package session

import (
	"bytes"
	"testing"

	"touria.games/touria/game/save"
	"touria.games/touria/game/store"
)

// A code is short and gives the same record again, letter by letter (M10).
func TestCodes(t *testing.T) {
	saves := save.New(store.NewMemory(), Saves())
	for name, c := range map[string]struct {
		cfg   Config
		steps int
	}{
		"two":   {Config{Seed: "1", Players: []Player{{Name: "Anna"}, {Name: "Zoë de l’Été", Crest: 4, Level: "quest-shade"}}}, 9999},
		"five":  {Config{Seed: "some words", OpenCards: true, Players: []Player{{Name: "A"}, {Name: "B", Crest: 1, Face: 3}, {Name: "C", Crest: 2, Level: "greedy"}, {Name: "D", Crest: 3, Level: "crown-host"}, {Name: "E", Crest: 4}}}, 9999},
		"begun": {Config{Seed: "007", MemoryAid: true, Players: []Player{{Name: "Anna"}, {Name: "B", Crest: 1}}}, 0},
		"some":  {Config{Seed: "18446744073709551615", Players: []Player{{Name: "Anna"}, {Name: "B", Crest: 1}, {Name: "C", Crest: 2}}}, 31},
		"copy":  {Config{Seed: "12", Players: []Player{{Name: "Anna"}, {Name: "B", Crest: 1}, {Name: "C", Crest: 2}}}, 31},
	} {
		s, err := New(c.cfg, Options{})
		if err != nil {
			t.Fatal(err)
		}
		for i := 0; i < c.steps && !s.Over(); i++ {
			legal := s.j.State.Legal(nil)
			if _, err := s.play(legal[i*7%len(legal)]); err != nil {
				t.Fatal(err)
			}
		}
		if name == "copy" {
			text, err := s.Copy(20)
			if err != nil {
				t.Fatal(err)
			}
			from, report, err := Load(text)
			if err != nil || report.Err != nil || !from.IsCopy() || s.IsCopy() || from.Len() != 20 {
				t.Fatalf("a copy: %v, %+v", err, report)
			}
			s = from
		}
		text := s.Record()
		code, err := saves.Encode(text)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		t.Logf("%s: %d decisions, record of %d bytes, code of %d letters", name, s.Len(), len(text), len(code))
		if len(code) > 400 {
			t.Errorf("%s: a code of %d letters", name, len(code))
		}
		if got, err := saves.Decode(code); err != nil || !bytes.Equal(got, text) {
			t.Errorf("%s: %v\n%s\nwant\n%s", name, err, got, text)
		}
		wrong := []byte(code)
		wrong[len(wrong)/2] ^= 1
		if got, err := saves.Decode(string(wrong)); err == nil && !bytes.Equal(got, text) {
			t.Errorf("%s: a wrong letter gives another game", name)
		}
	}
}
