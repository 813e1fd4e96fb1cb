package record

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"touria.games/touria/rules"
	frame "touria.games/touria/rules/record"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/touriatest"
)

const goodHeader = `{"record":"touria","version":1,"board":"touria","chance":"seed","seed":"18446744073709551615",` +
	`"variant":{"hearts":7,"gold":7,"sudden_marriage":false,"open_screens":true},` +
	`"players":[{"seat":"S","name":"Ann","kind":"human"},{"seat":"N","name":"Bo","kind":"bot","level":"journey","hearts":5,"gold":6}],"start":"N"}`

func TestHeader(t *testing.T) {
	h, err := DecodeHeader([]byte(goodHeader))
	if err != nil {
		t.Fatal(err)
	}
	s, err := h.Setup()
	if err != nil {
		t.Fatal(err)
	}
	want := touria.Setup{Seats: rules.SeatsFor(2), Start: rules.N, Hearts: 7, Gold: 7, Variants: touria.Variants{OpenScreens: true}, Seed: 1<<64 - 1}
	want.Goals[rules.N] = touria.Goal{Hearts: 5, Gold: 6}
	if s != want {
		t.Errorf("got %+v, want %+v", s, want)
	}
	text, err := AppendHeader(nil, &h)
	if err != nil || string(text) != goodHeader {
		t.Errorf("written as %s, %v", text, err)
	}
	if p := h.Player(rules.N); p == nil || p.Name != "Bo" {
		t.Errorf("got %v", p)
	}
	if p := h.Player(rules.W); p != nil {
		t.Errorf("got %v", p)
	}
	again := NewHeader(testRules.Board, s, "")
	if got, err := again.Setup(); err != nil || got != s {
		t.Errorf("got %+v, %v", got, err)
	}
}

// The header contains the house rule when it is in use, and only then.
func TestLateElixirInHeaders(t *testing.T) {
	for _, late := range []bool{false, true} {
		want := touria.Setup{Seats: rules.SeatsFor(4), Start: rules.W, Hearts: 7, Gold: 7, Variants: touria.Variants{LateElixir: late}, Seed: 9}
		h := NewHeader(testRules.Board, want, "")
		text, err := AppendHeader(nil, &h)
		if err != nil || strings.Contains(string(text), `"late_elixir":true`) != late || strings.Contains(string(text), "late_elixir") != late {
			t.Errorf("written as %s, %v", text, err)
		}
		again, err := DecodeHeader(text)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := again.Setup(); err != nil || got != want {
			t.Errorf("got %+v, %v", got, err)
		}
	}
}

func TestNamesInHeaders(t *testing.T) {
	h := NewHeader(testRules.Board, touriatest.Setup(0), "a <seed> & \"more\"")
	h.Players[0].Name = "Zoë\n\u2028<b>"
	text, err := AppendHeader(nil, &h)
	if err != nil || strings.Contains(string(text), "\n") {
		t.Fatalf("%s, %v", text, err)
	}
	again, err := DecodeHeader(text)
	if err != nil || again.Players[0].Name != h.Players[0].Name || again.Seed != h.Seed {
		t.Errorf("got %+v, %v", again, err)
	}
	if s, err := again.Setup(); err != nil || s.Seed != rules.ParseSeed(h.Seed) {
		t.Errorf("got seed %d, %v", s.Seed, err)
	}
}

func TestWrongHeaders(t *testing.T) {
	for _, c := range []struct{ old, by, want string }{
		{`"touria","version"`, `"chess","version"`, "not a record of touria"},
		{`"version":1`, `"version":2`, "newer program: expected version 1 or older, found version 2"},
		{`"version":1`, `"version":0`, "version is impossible"},
		{`"version":1`, `"version":"1"`, `"version" has the wrong type: expected a whole number`},
		{`"chance":"seed"`, `"chance":"luck"`, "where chance comes from"},
		{`"seed":"18446744073709551615"`, `"seed":""`, "no seed"},
		{`"seed":"18446744073709551615"`, `"seed":7`, `"seed" has the wrong type: expected text, found number`},
		{`"seed":"18446744073709551615"`, `"commitment":"ab"`, "its seed is not known yet"},
		{`"hearts":7`, `"hearts":0`, "the goal in hearts is impossible"},
		{`"hearts":7`, `"hearts":33`, "the goal in hearts is impossible"},
		{`"hearts":5`, `"hearts":-5`, "the goal of the player at N in hearts is impossible: expected 1 to 32, found -5"},
		{`"seat":"S"`, `"seat":"W"`, "the players sit wrongly"},
		{`"seat":"S"`, `"seat":"N"`, "two players have the same seat"},
		{`"seat":"S"`, `"seat":"X"`, "unknown seat"},
		{`"kind":"bot"`, `"kind":"cat"`, "unknown kind"},
		{`"start":"N"`, `"start":"E"`, "starting seat"},
		{`"players":[`, `"players":[],"guests":[`, "the players sit wrongly"},
		{`}`, ``, "stops in the middle"},
	} {
		h, err := DecodeHeader([]byte(strings.Replace(goodHeader, c.old, c.by, 1)))
		if err == nil {
			_, err = h.Setup()
		}
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %v, want an error with %q", c.by, err, c.want)
		}
	}
}

// Records that are undamaged but cannot be continued are told apart from damaged ones by the
// error's cause.
func TestRecordsToLeaveAlone(t *testing.T) {
	open := func(old, by string) error {
		_, err := Open("f", strings.NewReader(strings.Replace(goodHeader, old, by, 1)), testRules)
		return err
	}
	var newer *frame.Newer
	for _, by := range []string{`"version":2`, `"version":2,"variant":7`, `"version":2,"seed":{}`} {
		err := open(`"version":1`, by)
		if !errors.As(err, &newer) || *newer != (frame.Newer{Record: Game, Version: 2, Known: 1}) || !strings.HasPrefix(err.Error(), "f:1: ") {
			t.Errorf("%s: %v", by, err)
		}
	}
	if err := open(`"touria","version":1`, `"grimoria","version":2`); !errors.Is(err, frame.ErrOtherGame) || errors.As(err, &newer) {
		t.Errorf("another game: %v", err)
	}
	if err := open(`"seed":"`, `"commitment":"`); !errors.Is(err, frame.ErrNoSeed) {
		t.Errorf("a commitment: %v", err)
	}
	_, text := recordOf(t, 1, 5, false, ByEvents)
	p, err := Open("f", bytes.NewReader(text), testRules)
	if err != nil {
		t.Fatal(err)
	}
	if err := p.Header.CheckGoesOn(); !errors.Is(err, frame.ErrByEvents) {
		t.Errorf("chance by events: %v", err)
	}
	h := NewHeader(testRules.Board, touriatest.Setup(0), "")
	if err := h.CheckGoesOn(); err != nil {
		t.Errorf("chance by seed: %v", err)
	}
	for _, damaged := range []string{`{`, `{}`, `null`, `{"record":"touria"}`} {
		_, err := Open("f", strings.NewReader(damaged), testRules)
		if err == nil || errors.As(err, &newer) || errors.Is(err, frame.ErrOtherGame) {
			t.Errorf("%s: %v", damaged, err)
		}
	}
}

// TestSeedOfTheDocs checks the examples in docs/record-format.md.
func TestSeedOfTheDocs(t *testing.T) {
	if n := rules.Number(42, 4, 0); n != 4199538300643723824 {
		t.Errorf("number 0 of source 4 is %d", n)
	}
	if n := rules.Number(42, 5, 0); n != 2710387748004712105 {
		t.Errorf("number 0 of source 5 is %d", n)
	}
	if n := rules.ParseSeed("autumn"); n != 18220284235281939123 {
		t.Errorf("autumn is %d", n)
	}
	s, err := testRules.New(touria.Setup{Seats: rules.SeatsFor(2), Start: rules.S, Hearts: 7, Gold: 7, Seed: 42}, nil)
	if err != nil {
		t.Fatal(err)
	}
	text := string(AppendState(nil, testRules, &s))
	for _, part := range []string{`"die":"black"`, `"display":["chest","helmet"],"stack":["compass","boots","paintbrush",`,
		`"m1":["black","violet"],"m2":["black","yellow"],"m3":["black","blue"],"m4":["black","green"],"m5":["blue","red"],"m6":["blue","violet"]`,
		`"open":{"gems":["blue","yellow"]`, `"open":{"gems":["blue","red","violet"]`, `"open":{"gems":["red","red","yellow","yellow"]`,
		`{"door":1,"who":"maid"`, `{"door":3,"who":"children"`} {
		if !strings.Contains(text, part) {
			t.Errorf("the set-up of seed 42 lacks %s: %s", part, text)
		}
	}
}
