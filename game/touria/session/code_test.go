package session

import (
	"errors"
	"reflect"
	"strings"
	"testing"
	"time"

	"touria.games/touria/game/save"
	"touria.games/touria/game/store"
	frame "touria.games/touria/rules/record"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/record"
)

// played returns the record of a game after so many decisions, or its end.
func played(t testing.TB, c Config, decisions int) *Session {
	t.Helper()
	s := begin(t, c, nil)
	for i := 0; i < decisions && !s.Over(); i++ {
		decide(t, s, i*7)
	}
	return s
}

// copied returns a copy of a game that goes on after so many decisions.
func copied(t testing.TB, s *Session, n int) *Session {
	t.Helper()
	text, err := s.Copy(n)
	if err != nil {
		t.Fatal(err)
	}
	from, report, err := Load(text, Options{Rules: testRules})
	if err != nil || report.Err != nil || from.Len() != n || !from.IsCopy() || s.IsCopy() || from.State().Hash() != s.Before(n).Hash() {
		t.Fatalf("a copy after %d decisions: %v, %+v", n, err, report)
	}
	return from
}

// A game can be copied after any of its decisions.
func TestCopies(t *testing.T) {
	for name, s := range codeGames(t) {
		for n := 0; n <= s.Len(); n += 1 + s.Len()/5 {
			copied(t, played(t, s.Config(), s.Len()), min(n, s.Len()))
		}
		t.Log(name, s.Len())
	}
}

// codes returns games of all kinds.
func codeGames(t testing.TB) map[string]*Session {
	variants := config("some words", "greedy", "random", "greedy")
	variants.LateElixir, variants.OpenScreens, variants.SuddenMarriage = true, true, true
	goals := config("18446744073709551615", "greedy", "greedy", "greedy", "greedy")
	goals.Introductory = true
	goals.Players[2].Hearts, goals.Players[2].Gold, goals.Players[1].Name = 3, 4, "Zoë de l’Été"
	levels := config("007", "", "quest-racer", "stroll-purist", "crown-merchant")
	levels.Players[0].Hints, levels.Players[0].Portrait, levels.MemoryAid = HintsFull, Portraits, true
	goals.Players[3].Hints = HintsNone
	return map[string]*Session{
		"two":      played(t, config("1", "greedy", "greedy"), 9999),
		"variants": played(t, variants, 9999),
		"goals":    played(t, goals, 9999),
		"levels":   played(t, levels, 60),
		"begun":    played(t, config("9", "", "stroll"), 0),
		"copy":     copied(t, played(t, levels, 60), 40),
	}
}

// A code is short and gives the same record again, letter by letter (M10).
func TestCodes(t *testing.T) {
	saves := save.New(store.NewMemory(), Saves(Options{Rules: testRules}.rules))
	for name, s := range codeGames(t) {
		text := s.Record()
		at := time.Now()
		code, err := saves.Encode(text)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		t.Logf("%s: %d decisions, record of %d bytes, code of %d letters (%v)", name, s.Len(), len(text), len(code), time.Since(at))
		if len(code) > 600 {
			t.Errorf("%s: a code of %d letters", name, len(code))
		}
		back, err := saves.Decode(code)
		if err != nil || string(back) != string(text) {
			t.Errorf("%s: comes back with %v:\n%s\nwant\n%s", name, err, back, text)
		}
		link, err := saves.EncodeLink(text)
		if err != nil || len(link) > 300 {
			t.Errorf("%s: a link of %d letters, %v", name, len(link), err)
		}
		t.Logf("%s: link of %d letters", name, len(link))
		if back, err := saves.DecodeLink(link); err != nil || string(back) != string(text) {
			t.Errorf("%s: the link: %v", name, err)
		}
		for at := range len(link) {
			damaged := []byte(link)
			damaged[at] ^= 1
			if back, err := saves.DecodeLink(string(damaged)); err == nil && string(back) != string(text) {
				t.Errorf("%s: letter %d of the link is damaged, and it is not noticed", name, at)
			}
		}
		if _, err := saves.DecodeLink(link[:len(link)-1]); err == nil {
			t.Errorf("%s: half a link is read", name)
		}
		spaced := " " + strings.ToLower(code[:9]) + "-\n" + strings.ReplaceAll(code[9:], "0", "o") + "\r\n"
		if back, err := saves.Decode(spaced); err != nil || string(back) != string(text) {
			t.Errorf("%s: as it is typed: %v", name, err)
		}
	}
}

// A new field of the header must be written into codes, too, or left out on purpose.
func TestCodesHaveEveryField(t *testing.T) {
	for kind, want := range map[reflect.Type]int{reflect.TypeFor[record.Header](): 6, reflect.TypeFor[record.Player](): 6, reflect.TypeFor[record.Variant](): 4,
		reflect.TypeFor[frame.Player](): 5, reflect.TypeFor[frame.Origin](): 4, reflect.TypeFor[touria.Variants](): 3} {
		if kind.NumField() != want {
			t.Errorf("%v has %d fields, codes know of %d", kind, kind.NumField(), want)
		}
	}
}

// Every mistake in one letter is found, and what is no code is said to be none.
func TestWrongCodes(t *testing.T) {
	saves := save.New(store.NewMemory(), Saves(Options{Rules: testRules}.rules))
	code, err := saves.Encode(played(t, config("1", "greedy", "greedy"), 40).Record())
	if err != nil {
		t.Fatal(err)
	}
	for i := range code {
		for _, c := range "0AZ" {
			wrong := code[:i] + string(c) + code[i+1:]
			if _, err := saves.Decode(wrong); err == nil && wrong != code && i < len(code)-1 {
				t.Errorf("letter %d may be %c", i, c)
			}
		}
	}
	for text, want := range map[string]error{"": save.ErrNoCode, "hello": save.ErrNoCode, "!": save.ErrNoCode,
		code[:20]: save.ErrMistyped, strings.Repeat("0", 20000): save.ErrNoCode, code[:len(code)-8] + "00000000": save.ErrMistyped} {
		if _, err := saves.Decode(text); !errors.Is(err, want) {
			t.Errorf("%.30q: %v, want %v", text, err, want)
		}
	}
}
