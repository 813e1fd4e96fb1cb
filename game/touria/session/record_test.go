package session

import (
	"errors"
	"reflect"
	"strings"
	"testing"

	"touria.games/touria/game/save"
	"touria.games/touria/game/store"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/record"
)

// saved is the name of the autosave in a store.
const saved = "autosave.touria"

// slotIn returns the autosave in a store; each call stands for a new program.
func slotIn(st store.Store) *save.Slot {
	return save.New(st, Saves(Options{Rules: testRules}.rules)).Autosave()
}

// kept returns what a store has as the autosave.
func kept(t testing.TB, st store.Store) string {
	t.Helper()
	text, err := st.Read(store.State, saved)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// put stores a text as the autosave.
func put(t testing.TB, st store.Store, text string) {
	t.Helper()
	if err := st.Write(store.State, saved, []byte(text)); err != nil {
		t.Fatal(err)
	}
}

// A game resumed after any decision is the same game: position, steps, undo
// and all that chance will bring.
func TestResume(t *testing.T) {
	st := store.NewMemory()
	c := config("resume", "", "stroll", "random", "random")
	c.Players[1].Gold = 6
	c.LateElixir = true
	s := begin(t, c, slotIn(st))
	for i := range 400 {
		if s.Over() {
			break
		}
		if i%37 == 0 {
			again, res, err := Resume(slotIn(st), "x", Options{Rules: testRules})
			if err != nil || res.Err != nil || res.Aside != "" || res.Decisions != s.Len() || res.Dropped != 0 {
				t.Fatalf("%+v, %v", res, err)
			}
			if *again.State() != *s.State() || !reflect.DeepEqual(again.Since(0), s.Since(0)) || !reflect.DeepEqual(positions(again), positions(s)) ||
				!reflect.DeepEqual(again.Config(), s.Config()) ||
				!reflect.DeepEqual(again.SetupEvents(), s.SetupEvents()) || string(again.Record()) != string(s.Record()) {
				t.Fatalf("resumed after %d decisions as another game", s.Len())
			}
			s = again
		}
		decide(t, s, i*5)
	}
}

func TestResumeNothing(t *testing.T) {
	s, res, err := Resume(slotIn(store.NewMemory()), "x", Options{})
	if s != nil || err != nil || !reflect.DeepEqual(res, save.Report{}) {
		t.Errorf("%v %+v %v", s, res, err)
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
		fails              bool  // without a session
		left               error // why it is left as it is
	}{
		{"cut in the last line", text[:len(text)-20], 29, 1, false, nil},
		{"last line break missing", strings.TrimSuffix(text, "\n"), 30, 0, false, nil},
		{"line 12 is rubbish", strings.Join(lines[:11], "") + "rubbish\n" + strings.Join(lines[12:], ""), 10, 20, false, nil},
		{"line 12 is missing", strings.Join(lines[:11], "") + strings.Join(lines[12:], ""), 10, 19, false, nil},
		{"line 2 is rubbish", lines[0] + "{}\n" + strings.Join(lines[2:], ""), 0, 30, false, nil},
		{"only the header", lines[0], 0, 0, false, nil},
		{"blank lines", strings.ReplaceAll(text, "\n", "\n\n"), 30, 0, false, nil},
		{"empty", "", 0, 0, true, nil},
		{"no record", "{\"language\":\"de\"}\n", 0, 0, true, nil},
		{"zeros", strings.Repeat("\x00", 4096), 0, 0, true, nil},
		{"half a header", lines[0][:40], 0, 0, true, nil},
		{"a newer version", strings.Replace(text, `"version":1`, `"version":2`, 1), 0, 0, true, save.ErrNewer},
		{"another board", strings.Replace(text, `"board":"touria-2"`, `"board":"moon"`, 1), 0, 0, true, nil},
		{"no seed", strings.Replace(text, `"chance":"seed"`, `"chance":"events"`, 1), 0, 0, true, save.ErrUnplayable},
	}
	for _, test := range tests {
		st := store.NewMemory()
		put(t, st, test.text)
		s, res, err := Resume(slotIn(st), "today", Options{Rules: testRules})
		const aside = saved + ".damaged-today"
		moved, _ := st.Read(store.State, aside)
		if test.left != nil {
			var blocked *save.Blocked
			if s != nil || !errors.Is(err, test.left) || !errors.As(err, &blocked) || blocked.Where != saved || res.Aside != "" || kept(t, st) != test.text {
				t.Errorf("%s: %v %+v %v", test.name, s, res, err)
			}
			// The next game stands beside it, and is found again.
			begin(t, config("beside", "stroll", "stroll"), slotIn(st))
			s, res, err := Resume(slotIn(st), "x", Options{Rules: testRules})
			if err != nil || s == nil || res.Blocked == nil || s.Saved().Where() != "autosave-2.touria" || kept(t, st) != test.text {
				t.Errorf("%s: a new game beside it: %v %+v %v", test.name, s, res, err)
			}
			continue
		}
		if test.fails {
			if s != nil || err == nil || res.Aside != aside || string(moved) != test.text {
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
		if (test.dropped > 0) != (res.Err != nil) || test.dropped > 0 && string(moved) != test.text {
			t.Errorf("%s: not put aside, report %+v", test.name, res)
		}
		for range 5 { // the game goes on and is saved
			decide(t, s, 0)
		}
		if _, err := record.Verify("", strings.NewReader(kept(t, st)), testRules); err != nil {
			t.Errorf("%s: saved again, it does not verify: %v", test.name, err)
		}
	}
}

// stuck is a store in which nothing can be moved aside.
type stuck struct{ *store.Memory }

var errStuck = errors.New("stuck")

func (stuck) MoveAside(store.Kind, string, string) (string, error) { return "", errStuck }

// Where the damaged record cannot be put aside it is not overwritten: the game
// is saved beside it.
func TestResumeStuck(t *testing.T) {
	text, _ := damaged(t)
	text = text[:len(text)-20]
	st := stuck{store.NewMemory()}
	put(t, st, text)
	s, res, err := Resume(slotIn(st), "today", Options{Rules: testRules})
	if s == nil || err != nil || res.Aside != "" || res.Blocked == nil || s.Saved().Where() != "autosave-2.touria" {
		t.Fatalf("%v %+v %v", s, res, err)
	}
	decide(t, s, 0)
	if kept(t, st) != text {
		t.Error("the damaged record was overwritten")
	}
	again, _, err := Resume(slotIn(st), "x", Options{Rules: testRules})
	if err != nil || again.Len() != s.Len() || s.Saved().Err() != nil {
		t.Errorf("the game that was saved beside it is not there: %v, %v", err, s.Saved().Err())
	}
}

// Another header leaves a record as it was read: its mark, its lines and all
// decisions, whichever program wrote it and however.
func TestRewriteHeader(t *testing.T) {
	text, lines := damaged(t)
	foreign := strings.Replace(text, `"program":"touria 1",`, "", 1)
	older := strings.Replace(text, `"program":"touria 1"`, `"program":"touria 0"`, 1)
	// A program that tells more than this one: in a record with this one's mark
	// it would be damage.
	more := func(text string) string {
		return strings.Replace(text, `"events":[`, `"events":[{"kind":"note","of":"another program"},`, 1)
	}
	tests := []struct{ name, text string }{
		{"as it is", text},
		{"a blank line first", "\n" + text},
		{"a byte order mark and blank lines", "\ufeff\r\n\n" + text},
		{"no mark", foreign},
		{"no mark, more events", more(foreign)},
		{"another mark, more events", more(older)},
		{"line breaks of Windows", strings.ReplaceAll(text, "\n", "\r\n")},
		{"no line break at the end", strings.TrimSuffix(text, "\n")},
		{"only the header", lines[0]},
		{"only the header, no line break", strings.TrimSuffix(lines[0], "\n")},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			st := store.NewMemory()
			put(t, st, test.text)
			s, res, err := Resume(slotIn(st), "x", Options{Rules: testRules})
			if err != nil || res.Err != nil {
				t.Fatalf("%+v, %v", res, err)
			}
			mark := s.head.Program
			for seat, level := range map[rules.Seat]string{rules.S: "journey", rules.N: ""} {
				if err := s.SetBot(seat, level, "Zoë"); err != nil {
					t.Fatal(err)
				}
			}
			s.Saved().Flush()
			decide(t, s, 0)
			if s.AskHerald() {
				s.Saved().Flush()
			}
			decide(t, s, 0)
			if err := s.Saved().Err(); err != nil || kept(t, st) != string(s.Record()) {
				t.Errorf("not saved as it is: %v", err)
			}
			again, res, err := Resume(slotIn(st), "x", Options{Rules: testRules})
			if err != nil || res.Err != nil || res.Aside != "" {
				t.Fatalf("%+v, %v", res, err)
			}
			if again.Len() != s.Len() || *again.State() != *s.State() || !reflect.DeepEqual(again.Config(), s.Config()) {
				t.Errorf("%d of %d decisions, %+v", again.Len(), s.Len(), again.Config())
			}
			if again.head.Program != mark {
				t.Errorf("the mark is now %q, not %q", again.head.Program, mark)
			}
			if p, _ := again.Player(rules.S); p.Level != "journey" || p.Name != "Zoë" {
				t.Errorf("the header still has %+v", p)
			}
		})
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

// positions returns the positions before all steps.
func positions(s *Session) (list []touria.State) {
	for i := range s.Len() {
		list = append(list, *s.Before(i))
	}
	return list
}
