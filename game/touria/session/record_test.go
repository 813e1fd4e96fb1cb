package session

import (
	"errors"
	"io/fs"
	"reflect"
	"strings"
	"testing"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/record"
)

// memorySlot is a slot in memory that can fail.
type memorySlot struct {
	text        []byte
	full        bool
	aside       string
	fail, stuck error // of Save and Read; of MoveAside
}

func (m *memorySlot) Save(text []byte) error {
	if m.fail != nil {
		return m.fail
	}
	m.text, m.full = append([]byte(nil), text...), true
	return nil
}

func (m *memorySlot) Read() ([]byte, error) {
	if m.fail != nil {
		return nil, m.fail
	}
	if !m.full {
		return nil, fs.ErrNotExist
	}
	return m.text, nil
}

func (m *memorySlot) MoveAside(stamp string) (string, error) {
	if m.stuck != nil {
		return "", m.stuck
	}
	m.aside, m.full, m.text = string(m.text), false, nil
	return "game-" + stamp, nil
}

// A game resumed after any decision is the same game: position, steps, undo
// and all that chance will bring.
func TestResume(t *testing.T) {
	slot := &memorySlot{}
	c := config("resume", "", "stroll", "random", "random")
	c.Players[1].Gold = 6
	c.LateElixir = true
	s := begin(t, c, slot)
	for i := range 400 {
		if s.Over() {
			break
		}
		if i%37 == 0 {
			again, res, err := Resume(slot, "x", Options{Rules: testRules})
			if err != nil || res.Err != nil || res.Aside != "" || res.Decisions != s.Len() || res.Dropped != 0 {
				t.Fatalf("%+v, %v", res, err)
			}
			if *again.State() != *s.State() || !reflect.DeepEqual(again.steps, s.steps) || !reflect.DeepEqual(again.before, s.before) ||
				!reflect.DeepEqual(again.ends, s.ends) || !reflect.DeepEqual(again.Config(), s.Config()) ||
				!reflect.DeepEqual(again.SetupEvents(), s.SetupEvents()) || string(again.Record()) != string(s.Record()) {
				t.Fatalf("resumed after %d decisions as another game", s.Len())
			}
			s = again
		}
		decide(t, s, i*5)
	}
}

func TestResumeNothing(t *testing.T) {
	s, res, err := Resume(&memorySlot{}, "x", Options{})
	if s != nil || err != nil || !reflect.DeepEqual(res, Resumed{}) {
		t.Errorf("%v %+v %v", s, res, err)
	}
	broken := errors.New("unreadable")
	if s, _, err := Resume(&memorySlot{fail: broken}, "x", Options{}); s != nil || err != broken {
		t.Errorf("%v %v", s, err)
	}
}

// damaged returns the record of a game of 30 decisions and its lines.
func damaged(t *testing.T) (text string, lines []string) {
	s := begin(t, config("damage", "stroll", "stroll"), nil)
	for range 30 {
		decide(t, s, 0)
	}
	text = string(s.Record())
	return text, strings.SplitAfter(strings.TrimSuffix(text, "\n"), "\n")
}

func TestResumeDamaged(t *testing.T) {
	text, lines := damaged(t)
	tests := []struct {
		name               string
		text               string
		decisions, dropped int
		fails              bool // without a session
	}{
		{"cut in the last line", text[:len(text)-20], 29, 1, false},
		{"last line break missing", strings.TrimSuffix(text, "\n"), 30, 0, false},
		{"line 12 is rubbish", strings.Join(lines[:11], "") + "rubbish\n" + strings.Join(lines[12:], ""), 10, 20, false},
		{"line 12 is missing", strings.Join(lines[:11], "") + strings.Join(lines[12:], ""), 10, 19, false},
		{"line 2 is rubbish", lines[0] + "{}\n" + strings.Join(lines[2:], ""), 0, 30, false},
		{"only the header", lines[0], 0, 0, false},
		{"blank lines", strings.ReplaceAll(text, "\n", "\n\n"), 30, 0, false},
		{"empty", "", 0, 0, true},
		{"no record", "{\"language\":\"de\"}\n", 0, 0, true},
		{"zeros", strings.Repeat("\x00", 4096), 0, 0, true},
		{"half a header", lines[0][:40], 0, 0, true},
		{"a newer version", strings.Replace(text, `"version":1`, `"version":2`, 1), 0, 0, true},
		{"another board", strings.Replace(text, `"board":"touria-2"`, `"board":"moon"`, 1), 0, 0, true},
		{"no seed", strings.Replace(text, `"chance":"seed"`, `"chance":"events"`, 1), 0, 0, true},
	}
	for _, test := range tests {
		slot := &memorySlot{text: []byte(test.text), full: true}
		s, res, err := Resume(slot, "today", Options{Rules: testRules})
		if test.fails {
			if s != nil || err == nil || res.Aside != "game-today" || slot.aside != test.text {
				t.Errorf("%s: %v %+v %v", test.name, s, res, err)
			}
			continue
		}
		if err != nil || s == nil {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		if s.Len() != test.decisions || res.Decisions != test.decisions || res.Dropped != test.dropped {
			t.Errorf("%s: %d decisions, report %+v", test.name, s.Len(), res)
		}
		if (test.dropped > 0) != (res.Err != nil) || test.dropped > 0 && slot.aside != test.text {
			t.Errorf("%s: not put aside, report %+v", test.name, res)
		}
		for range 5 { // the game goes on and is saved
			decide(t, s, 0)
		}
		if _, err := record.Verify("", strings.NewReader(string(slot.text)), testRules); err != nil {
			t.Errorf("%s: saved again, it does not verify: %v", test.name, err)
		}
	}
}

// Where the damaged record cannot be put aside it is not overwritten.
func TestResumeStuck(t *testing.T) {
	text, _ := damaged(t)
	text = text[:len(text)-20]
	slot := &memorySlot{text: []byte(text), full: true, stuck: errors.New("read-only")}
	s, res, err := Resume(slot, "today", Options{Rules: testRules})
	if s == nil || !errors.Is(err, slot.stuck) || res.Aside != "" {
		t.Fatalf("%v %+v %v", s, res, err)
	}
	decide(t, s, 0)
	if string(slot.text) != text {
		t.Error("the damaged record was overwritten")
	}
}

// A record of another program: names, crests, levels and goals that this one
// does not know are replaced by what it knows.
func TestForeignHeader(t *testing.T) {
	header := `{"record":"touria","version":1,"board":"touria","chance":"seed","seed":"1","extra":[1],
		"variant":{"hearts":6,"gold":8,"sudden_marriage":false,"open_screens":false},
		"players":[{"seat":"S","name":"","kind":"human"},{"seat":"W","name":"` + strings.Repeat("w", 30) + `","kind":"bot","level":"oracle","crest":"rose"},
		{"seat":"N","name":"N","kind":"human","crest":"rose","gold":3}],"start":"N"}`
	s, report, err := Load([]byte(strings.ReplaceAll(header, "\n\t\t", "")), Options{Rules: testRules})
	if err != nil || report.Err != nil {
		t.Fatal(err, report.Err)
	}
	c := s.Config()
	if c.Introductory || c.Start != rules.N {
		t.Errorf("%+v", c)
	}
	want := []Player{
		{Seat: rules.S, Name: "S", Crest: 1, Hearts: 6, Gold: 8},
		{Seat: rules.W, Name: strings.Repeat("w", MaxName), Crest: 0, Level: "journey", Hearts: 6, Gold: 8},
		{Seat: rules.N, Name: "N", Crest: 2, Hearts: 6, Gold: 3},
	}
	if !reflect.DeepEqual(c.Players, want) {
		t.Errorf("%+v", c.Players)
	}
	if err := c.Check(); err != nil {
		t.Errorf("no rematch is possible: %v", err)
	}
	if h, g := s.State().Goals(rules.N); h != 6 || g != 3 {
		t.Errorf("N has goals %d and %d", h, g)
	}
	if s.State().Phase() != touria.PhaseBonus {
		t.Errorf("phase %s", s.State().Phase())
	}
}

// BenchmarkPlay shows what noting a decision in the record costs.
func BenchmarkPlay(b *testing.B) {
	s := begin(b, config("bench", "random", "random"), nil)
	for b.Loop() {
		if s.Over() {
			s = begin(b, config("bench", "random", "random"), nil)
		}
		decide(b, s, 0)
	}
}
