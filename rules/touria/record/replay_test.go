package record

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"touria.games/touria/rules"
	frame "touria.games/touria/rules/record"
	"touria.games/touria/rules/ring"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/touriatest"
)

func TestReplayOfRandomGames(t *testing.T) {
	for i := range ring.Pick(9, 24) {
		for _, full := range []bool{false, true} {
			most := 4000
			if full {
				most = 400
			}
			last, text := recordOf(t, i, most, full, BySeed)
			res, err := Verify("game", bytes.NewReader(text), testRules)
			if err != nil {
				t.Fatalf("game %d: %v", i, err)
			}
			if res.Full != full || res.Hash != last.Hash() || res.Winner != last.Winner() || res.Turns != last.Turn() {
				t.Errorf("game %d: got %+v", i, res)
			}
		}
	}
}

func TestChanceByEventsEqualsChanceBySeed(t *testing.T) {
	for i := range ring.Pick(9, 24) {
		last, text := recordOf(t, i, 4000, false, ByEvents)
		if bytes.Contains(text, []byte(`"seed"`)) {
			if !strings.Contains(string(text), `"chance":"events"`) {
				t.Fatal("the record has a seed")
			}
		}
		res, err := Verify("game", bytes.NewReader(text), testRules)
		if err != nil {
			t.Fatalf("game %d: %v", i, err)
		}
		if res.Hash != last.Hash() {
			t.Errorf("game %d: hash %x, want %x", i, res.Hash, last.Hash())
		}
	}
}

// edit replaces text in a line of a record; lines are numbered from 1.
func edit(t *testing.T, text []byte, line int, old, by string) []byte {
	t.Helper()
	lines := strings.SplitAfter(string(text), "\n")
	if !strings.Contains(lines[line-1], old) {
		t.Fatalf("line %d has no %s: %s", line, old, lines[line-1])
	}
	lines[line-1] = strings.Replace(lines[line-1], old, by, 1)
	return []byte(strings.Join(lines, ""))
}

func TestWrongRecordsNameTheLine(t *testing.T) {
	_, full := recordOf(t, 3, 200, true, BySeed)
	_, events := recordOf(t, 3, 200, false, ByEvents)
	rolled := lineWith(t, events, 3, `"kind":"rolled"`)
	refilled := lineWith(t, full, 3, `"kind":"refilled"`)
	for _, c := range []struct {
		name     string
		text     []byte
		line     int
		old, by  string
		want     string
		expected string
	}{
		{"not JSON", full, 57, `"n":55`, `"n"55`, "the line is not JSON", ""},
		{"wrong number", full, 57, `"n":55`, `"n":56`, "the line's number is wrong", "55"},
		{"no number", full, 57, `"n":55`, `"m":55`, "the line has no number", `"n":55`},
		{"another seat", full, 57, `"seat":"`, `"seat":"E`, "another seat is to decide", ""},
		{"no seat", full, 57, `"seat"`, `"seet"`, "the line names no seat", ""},
		{"no decision", full, 57, `"do"`, `"du"`, "the line has no decision", `"do"`},
		{"unknown decision", full, 57, `"kind":"`, `"kind":"x`, "the decision is unknown", ""},
		{"event changed", full, refilled, `"kind":"refilled","mine":"`, `"kind":"refilled","mine":"m`, "event refilled", ""},
		{"event of another kind", full, refilled, `"kind":"refilled"`, `"kind":"returned"`, "an event is not what happens", ""},
		{"unknown event", full, refilled, `"kind":"refilled"`, `"kind":"rifilled"`, "an event is", ""},
		{"legal decision missing", full, 57, `"legal":[`, `"legal":[],"was":[`, "a legal decision is missing", ""},
		{"state differs", full, 57, `"removed_gems":0`, `"removed_gems":1`, "the state differs at removed_gems", "0"},
		{"state lacks a field", full, 57, `"lantern"`, `"lentern"`, "the state lacks a field", `"turn_state.lantern"`},
		{"no state", full, 57, `"state"`, `"stute"`, "has no position", ""},
		{"start differs", full, 2, `"removed_gems":0`, `"removed_gems":1`, "the state differs at removed_gems", "0"},
		{"impossible roll", events, rolled, `"kind":"rolled"`, `"kind":"drawn","gems":[],"was":"rolled"`, "chance came out in a way that cannot be", ""},
		{"impossible start", events, 2, `"removed_gems":0`, `"removed_gems":7`, "the state is impossible", ""},
		{"no start", events, 2, `"n":0`, `"n":1`, "the start position is missing", ""},
		{"newer version", full, 1, `"version":1`, `"version":2`, "written by a newer program", "version 1 or older"},
		{"another board", full, 1, `"board":"touria"`, `"board":"atlantis"`, "another board", `"touria"`},
		{"no record", full, 1, `"record":"touria"`, `"record":"chess"`, "not a record of touria", ""},
		{"seed not known", full, 1, `"seed":"`, `"commitment":"`, "its seed is not known yet", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := Verify("a.touria", bytes.NewReader(edit(t, c.text, c.line, c.old, c.by)), testRules)
			var e *frame.Error
			if !errors.As(err, &e) {
				t.Fatalf("got %v", err)
			}
			if e.Line != c.line || !strings.Contains(e.What, c.want) || c.expected != "" && e.Expected != c.expected {
				t.Errorf("got line %d, %q, expected %s; want line %d, %q, %s", e.Line, e.What, e.Expected, c.line, c.want, c.expected)
			}
			if want := fmt.Sprintf("a.touria:%d: ", c.line); !strings.HasPrefix(err.Error(), want) {
				t.Errorf("%q does not begin with %q", err, want)
			}
			if e.Truncated {
				t.Error("the record is said to be cut off")
			}
			if e.Offset != int64(len(bytes.Join(bytes.SplitAfter(c.text, []byte("\n"))[:c.line-1], nil))) {
				t.Errorf("offset %d is not the beginning of the line", e.Offset)
			}
		})
	}
}

// lineWith returns the number of the first line, from the given one on, that contains a text.
func lineWith(t *testing.T, text []byte, from int, part string) int {
	t.Helper()
	for i, l := range strings.Split(string(text), "\n") {
		if i+1 >= from && strings.Contains(l, part) {
			return i + 1
		}
	}
	t.Fatalf("no line with %s", part)
	return 0
}

func TestOneWrongByteIsFound(t *testing.T) {
	_, text := recordOf(t, 5, 40, true, BySeed)
	first := bytes.IndexByte(text, '\n') + 1
	missed := 0
	for at := first; at < len(text); at += 397 {
		if text[at] == '\n' {
			continue
		}
		c := bytes.Clone(text)
		c[at] ^= 1
		line := 1 + bytes.Count(text[:at], []byte("\n"))
		_, err := Verify("", bytes.NewReader(c), testRules)
		var e *frame.Error
		switch {
		case err == nil:
			missed++ // the name of an optional field
		case !errors.As(err, &e) || e.Line != line:
			t.Errorf("byte %d of line %d: %v", at, line, err)
		}
	}
	if n := (len(text) - first) / 397; missed > n/50 {
		t.Errorf("%d of %d wrong bytes were not found", missed, n)
	}
}

func TestTruncatedRecords(t *testing.T) {
	_, text := recordOf(t, 2, 30, false, BySeed)
	lines := bytes.SplitAfter(text, []byte("\n"))
	head := bytes.Join(lines[:20], nil)
	for cut := range len(lines[20]) {
		c := append(bytes.Clone(head), lines[20][:cut]...)
		p, err := Open("", bytes.NewReader(c), testRules)
		if err != nil {
			t.Fatal(err)
		}
		for err == nil {
			_, err = p.Next()
		}
		whole := cut == 0 || cut == len(lines[20])-1
		if whole != errors.Is(err, io.EOF) || whole == frame.IsTruncated(err) {
			t.Fatalf("cut after %d bytes: %v", cut, err)
		}
		if !whole && (p.Good() != int64(len(head)) || p.Decisions() != 19) {
			t.Fatalf("cut after %d bytes: good %d, want %d; %d decisions", cut, p.Good(), len(head), p.Decisions())
		}
	}
	for _, c := range []string{"", lines1(text)[:40]} {
		if _, err := Open("", strings.NewReader(c), testRules); !frame.IsTruncated(err) {
			t.Errorf("%q: got %v", c, err)
		}
	}
	// More text follows the cut, so the line is damaged and not truncated.
	damaged := bytes.Join([][]byte{head, lines[20][:9], []byte("\n"), lines[21]}, nil)
	if _, err := Verify("", bytes.NewReader(damaged), testRules); err == nil || frame.IsTruncated(err) {
		t.Errorf("got %v", err)
	}
}

func lines1(text []byte) string { return strings.SplitN(string(text), "\n", 2)[0] }

func TestTolerance(t *testing.T) {
	_, text := recordOf(t, 8, 300, true, BySeed)
	lines := strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
	change := func(f func(line map[string]any)) string {
		var out []string
		for _, l := range lines {
			var v map[string]any
			if err := json.Unmarshal([]byte(l), &v); err != nil {
				t.Fatal(err)
			}
			f(v)
			b, err := json.Marshal(v)
			if err != nil {
				t.Fatal(err)
			}
			out = append(out, string(b))
		}
		return strings.Join(out, "\n")
	}
	keep := func(want func(e map[string]any) bool) func(map[string]any) {
		return func(l map[string]any) {
			list, ok := l["events"].([]any)
			if !ok {
				return
			}
			left := []any{}
			for _, e := range list {
				if want(e.(map[string]any)) {
					left = append(left, e)
				}
			}
			l["events"] = left
		}
	}
	for _, c := range []struct {
		name string
		text string
	}{
		{"no last line break", strings.Join(lines, "\n")},
		{"line ends of Windows, byte order mark", "\ufeff" + strings.Join(lines, "\r\n")},
		{"empty lines", strings.Join(lines, "\n\n") + "\n\n"},
		{"another order of fields", change(func(map[string]any) {})},
		{"unknown fields", change(func(l map[string]any) { l["mood"] = []int{1} })},
		{"only what is needed", change(func(l map[string]any) { delete(l, "events"); delete(l, "legal"); delete(l, "state") })},
		{"public events only", change(keep(func(e map[string]any) bool { return e["only"] == nil }))},
		{"chance events only, by another program", change(func(l map[string]any) {
			if l["program"] != nil {
				l["program"] = "other 1"
			}
			keep(func(e map[string]any) bool {
				k, err := touria.ParseEventKind(e["kind"].(string))
				return err == nil && k.IsChance()
			})(l)
		})},
		{"other events for people, by another program", change(func(l map[string]any) {
			delete(l, "program")
			if list, ok := l["events"].([]any); ok {
				l["events"] = append(list, map[string]any{"kind": "paid", "amount": "much"}, map[string]any{"kind": "sang"})
			}
		})},
	} {
		t.Run(c.name, func(t *testing.T) {
			if _, err := Verify("f", strings.NewReader(c.text), testRules); err != nil {
				t.Error(err)
			}
		})
	}
}

func TestNothingBehindTheEnd(t *testing.T) {
	last, text := recordOf(t, 0, 20000, false, BySeed)
	if last.Phase() != touria.PhaseOver {
		t.Fatal("the game is not over")
	}
	n := bytes.Count(text, []byte("\n"))
	text = fmt.Appendf(text, `{"n":%d,"seat":"S","do":{"kind":"end_turn"}}`, n)
	_, err := Verify("f", bytes.NewReader(text), testRules)
	var e *frame.Error
	if !errors.As(err, &e) || e.Line != n+1 || !strings.Contains(e.What, "the game is over") {
		t.Errorf("got %v", err)
	}
}

func TestPublicRecord(t *testing.T) {
	h := NewHeader(testRules.Board, touriatest.Setup(1), "secret")
	h = h.Public("salt")
	if h.Seed != "" || h.Commitment != frame.Commitment("secret", "salt") || h.Commitment == frame.Commitment("secret", "pepper") {
		t.Errorf("got %+v", h)
	}
	var out bytes.Buffer
	w, err := NewWriter(&out, testRules, &h)
	if err != nil {
		t.Fatal(err)
	}
	w.Public = true
	for p := range plies(t, 1, 2000) {
		if err := w.Decision(&p.Before, p.Made, p.Events, p.After); err != nil {
			t.Fatal(err)
		}
	}
	for _, l := range strings.Split(out.String(), "\n") {
		if strings.Contains(l, `"only"`) || strings.Contains(l, "secret") || strings.Contains(l, `"drawn"`) {
			t.Fatalf("too much is told: %s", l)
		}
	}
	if _, err := Verify("f", &out, testRules); err == nil || !strings.Contains(err.Error(), "seed is not known yet") {
		t.Errorf("got %v", err)
	}
}

func TestSeatsOfViews(t *testing.T) {
	// A view's text contains nothing hidden: it stays the same when hidden information is replaced
	// by another guess from what the seat knows.
	for i := range 6 {
		n := 0
		for p := range plies(t, i, 2500) {
			if n++; n%17 != 0 {
				continue
			}
			for s := rules.S; s <= rules.NoSeat; s++ {
				if s != rules.NoSeat && !p.Before.Seats().Has(s) {
					continue
				}
				v := testRules.View(&p.Before, s)
				text := EncodeView(testRules, &v)
				if !json.Valid(text) {
					t.Fatalf("no JSON: %s", text)
				}
				other := testRules.Determinise(&v, uint64(n))
				w := testRules.View(&other, s)
				if again := EncodeView(testRules, &w); !bytes.Equal(again, text) {
					t.Fatalf("game %d, seat %s:\n%s\n%s", i, s, text, again)
				}
			}
		}
	}
}

// TestRecordOfTurnedBoard records a game on touria-2 and replays it. Under the old name the same
// decisions are refused, since the towers start differently there.
func TestRecordOfTurnedBoard(t *testing.T) {
	turned, ok := testRules.TurnedAs("touria-2")
	if !ok {
		t.Fatal("there is no touria-2")
	}
	for _, chance := range []string{BySeed, ByEvents} {
		setup := touriatest.Setup(1)
		setup.Turned = turned
		h := NewHeader(testRules.Board, setup, "")
		if h.Chance = chance; chance == ByEvents {
			h.Seed = ""
		}
		if h.Board != "touria-2" {
			t.Fatalf("the header names the board %q", h.Board)
		}
		var out bytes.Buffer
		w, err := NewWriter(&out, testRules, &h)
		if err != nil {
			t.Fatal(err)
		}
		w.Full = true
		s, events := touriatest.Start(t, setup)
		out.Write(append(appendJSON(nil, startLine(testRules, &s, events)), '\n'))
		for p := range touriatest.Play(t, &s, touriatest.Random(7, 7)) {
			if err := w.Decision(&p.Before, p.Made, p.Events, p.After); err != nil {
				t.Fatal(err)
			}
			if p.N == 400 {
				break
			}
		}
		text := out.String()
		got, err := Verify("turned", strings.NewReader(text), testRules)
		if err != nil || got.Hash != s.Hash() {
			t.Errorf("%s: hash %x, want %x: %v", chance, got.Hash, s.Hash(), err)
		}
		if chance == BySeed {
			old := strings.Replace(text, `"board":"touria-2"`, `"board":"touria"`, 1)
			if _, err := Verify("old", strings.NewReader(old), testRules); err == nil {
				t.Error("the game is also one on touria")
			}
		}
	}
}
