package record

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	g "touria.games/touria/rules/grimoria"
	"touria.games/touria/rules/grimoria/grimoriatest"
	frame "touria.games/touria/rules/record"
	"touria.games/touria/rules/ring"
)

// style is how a record of a random game is written.
type style struct {
	full, public bool
	chance       string
	stop         int // after so many decisions; 0: at the end
}

// write records a random game.
func write(t testing.TB, players int, seed uint64, how style) ([]byte, g.State) {
	t.Helper()
	setup := g.Setup{Players: players, Seed: seed}
	h := NewHeader(setup, fmt.Sprint(seed))
	if how.chance == frame.ByEvents {
		h.Chance, h.Seed = how.chance, ""
	}
	if how.public {
		h = h.Public("salt")
	}
	s, events := grimoriatest.Start(t, setup)
	var b bytes.Buffer
	w, err := NewWriter(&b, &h)
	if err != nil {
		t.Fatal(err)
	}
	w.Full, w.Public = how.full, how.public
	if how.full || how.chance == frame.ByEvents {
		if err := w.Start(&s, events); err != nil {
			t.Fatal(err)
		}
	}
	random, n := grimoriatest.Random(seed), 0
	for p := range grimoriatest.Play(t, &s, func(s *g.State, legal []g.Decision) g.Decision {
		d := random(s, legal)
		if s.Phase() == g.PhaseChoose && s.Level() > 10 && n%2 == 0 { // stacks are to run out
			d.Arg = 11
		}
		n++
		return d
	}) {
		if err := w.Decision(&p.Before, p.Made, p.Events, p.After); err != nil {
			t.Fatal(err)
		}
		if n == how.stop {
			break
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes(), s
}

// A replay ends in the same position, with chance by seed or by events, full or not.
func TestReplayEqualsOriginal(t *testing.T) {
	shuffled := 0
	for seed := range ring.Pick(uint64(8), 24) {
		for _, how := range []style{{full: true}, {}, {chance: frame.ByEvents}, {full: true, chance: frame.ByEvents}} {
			data, want := write(t, 2+int(seed%4), seed, how)
			shuffled += bytes.Count(data, []byte(`"kind":"reshuffled"`))
			got, err := Verify("game", bytes.NewReader(data))
			if err != nil {
				t.Fatalf("%+v: %v", how, err)
			}
			if got.Hash != want.Hash() || !got.Over || len(got.Winners) == 0 || got.Full != how.full {
				t.Fatalf("%+v: the replay ends elsewhere: %+v", how, got)
			}
			// Other programs write what they want of events, and lists in any order.
			foreign := bytes.ReplaceAll(data, []byte(`,"program":"grimoria 1"`), nil)
			foreign = bytes.ReplaceAll(foreign, []byte(`{"kind":"turn_ended"`), []byte(`{"kind":"nap"},{"kind":"turn_ended"`))
			if _, err := Verify("game", bytes.NewReader(foreign)); err != nil {
				t.Fatal(err)
			}
		}
	}
	if shuffled == 0 {
		t.Error("no game has shuffled its discard pile")
	}
}

// Any byte of a full record that is changed into another plausible one is found.
func TestChangedRecordsAreFound(t *testing.T) {
	data, _ := write(t, 3, 42, style{full: true})
	for _, c := range []struct{ old, new string }{{"castle", "hut"}, {`"coins":2`, `"coins":3`}, {`"open":true`, `"open":false`}, {`"slot":1`, `"slot":2`}, {`"seat":"1"`, `"seat":"2"`}} {
		for at, i := 0, 0; i < 40; i++ {
			k := bytes.Index(data[at:], []byte(c.old))
			if k < 0 {
				break
			}
			at += k
			bad := append(append(append([]byte{}, data[:at]...), c.new...), data[at+len(c.old):]...)
			if _, err := Verify("game", bytes.NewReader(bad)); err == nil {
				t.Fatalf("%s for %s at %d was not found", c.new, c.old, at)
			}
			at += 1 + len(data)/60
			if at >= len(data) {
				break
			}
		}
	}
}

// Damaged records are refused with one sentence that names the line.
func TestDamagedRecords(t *testing.T) {
	data, _ := write(t, 3, 42, style{full: true})
	events, _ := write(t, 3, 42, style{chance: frame.ByEvents})
	for _, c := range []struct {
		name, old, new, say string
		of                  []byte
	}{
		{"another game", `"record":"grimoria"`, `"record":"touria"`, "not a record of grimoria", data},
		{"newer", `"version":1`, `"version":2`, "newer program", data},
		{"a seat twice", `"seat":"2","name"`, `"seat":"1","name"`, "seats are not in their order", data},
		{"a spell above the level", `"do":{"kind":"choose","spell":`, `"do":{"kind":"choose","spell":9`, "above the magic level", data},
		{"a decision of another phase", `"do":{"kind":"choose"`, `"do":{"kind":"take"`, "in phase choose: expected choose", data},
		{"another card", `"card":"blackmage"`, `"card":"king"`, "an event is not what happens", data},
		{"another seed", `"seed":"42"`, `"seed":"43"`, "an event is not what happens", data},
		{"coins", `"coins":1,`, `"coins":7,`, "state differs", data},
		{"a commitment", `"seed":"42"`, `"commitment":"ab"`, "seed is not known yet", data},
		{"no start", `"n":0`, `"n":1`, "the start position is missing", events},
		{"a card that there is not", `"stack":["queen"`, `"stack":["quean"`, "no such card in stack", events},
		{"a card twice", `"stack":["queen"`, `"stack":["king"`, "it takes 3", events},
		{"an unknown phase", `"phase":"choose"`, `"phase":"chose"`, "phase is unknown", events},
		{"a seat that nobody has", `"to_move":"1"`, `"to_move":"4"`, "nobody sits at to_move", events},
		{"no players", `"players":{"1":{`, `"players":{"6":{`, "players lacks a seat", events},
		{"a face-down card elsewhere", `{"card":"messenger","open":true}`, `{"card":"messenger","open":false}`, "only place 0 may", events},
	} {
		bad := strings.Replace(string(c.of), c.old, c.new, 1)
		if bad == string(c.of) {
			t.Fatalf("%s: nothing was changed", c.name)
		}
		_, err := Verify("game", strings.NewReader(bad))
		if err == nil || !strings.Contains(err.Error(), c.say) || !strings.HasPrefix(err.Error(), "game:") || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v", c.name, err)
		}
	}
	p, err := Open("game", bytes.NewReader(data[:len(data)-9]))
	for err == nil {
		_, err = p.Next()
	}
	if !frame.IsTruncated(err) || p.Decisions() < 50 || p.Good() == 0 {
		t.Errorf("a cut last line: %v after %d decisions", err, p.Decisions())
	}
}

// A public record tells nothing that is hidden: no seed, no private event, no spell before the
// round is revealed, no face-down card that was put away.
func TestPublicRecords(t *testing.T) {
	for seed := range uint64(8) {
		for stop := 0; stop < 60; stop += 7 {
			text, s := write(t, 4, seed, style{public: true, stop: stop})
			if strings.Contains(string(text), `"only"`) || strings.Contains(string(text), `"seed":`) {
				t.Fatal("a public record has private events or the seed")
			}
			lines := bytes.Split(bytes.TrimSpace(text), []byte("\n"))
			if stop > 0 && len(lines) != stop+1 {
				t.Fatalf("%d lines for %d decisions", len(lines), stop)
			}
			sealed := 0
			for _, l := range lines[1:] {
				var e struct{ Do decision }
				if err := json.Unmarshal(l, &e); err != nil {
					t.Fatal(err)
				}
				if e.Do.Kind == "choose" && e.Do.Spell == nil {
					sealed++
				}
				if c, err := g.ParseCard(e.Do.Card); err == nil && e.Do.Kind == "put_away" && !c.IsCompanion() {
					t.Fatalf("a face-down card that was put away is named: %s", l)
				}
			}
			want := 0
			for seat := range g.Seat(4) {
				if s.Phase() == g.PhaseChoose && s.Spell(seat) > 0 {
					want++
				}
			}
			if sealed != want {
				t.Fatalf("%d spells are sealed, want %d", sealed, want)
			}
		}
	}
}

// What a seat's view says is the same for all positions that the seat cannot tell apart, and it
// names only what the seat knows.
func TestViews(t *testing.T) {
	_, s := write(t, 4, 3, style{stop: 70})
	for me := range g.Seat(6) {
		if me == 4 {
			continue
		}
		v := s.View(me)
		other := v.Determinise(99)
		w := other.View(me)
		text := AppendView(nil, &v)
		if !bytes.Equal(text, AppendView(nil, &w)) {
			t.Errorf("seat %s tells apart what it cannot know", me)
		}
		var got struct {
			Viewer  *string
			Stack   int
			Pool    map[string]int
			Players map[string]struct{ Places, Treasures json.RawMessage }
			Scores  any
		}
		if err := json.Unmarshal(text, &got); err != nil {
			t.Fatal(err)
		}
		if got.Stack != s.Stack() || got.Scores != nil || len(got.Pool) == 0 {
			t.Errorf("the view of %s is %s", me, text)
		}
		for seat, p := range got.Players {
			own := got.Viewer != nil && *got.Viewer == seat
			if own != (p.Places[0] == '[') || own != (p.Treasures[0] == '[') {
				t.Errorf("seat %s sees the hand of %s as %s", me, seat, p.Places)
			}
			if !own {
				var c seenPlaces
				if err := json.Unmarshal(p.Places, &c); err != nil || c.Count != len(c.Seen)+c.Unseen-c.Gone {
					t.Errorf("the places of %s do not add up: %s", seat, p.Places)
				}
			}
		}
	}
}

// A position is read as it was written.
func TestStateIsReadAsWritten(t *testing.T) {
	for seed := range uint64(6) {
		data, _ := write(t, 2+int(seed%4), seed, style{full: true})
		p, err := Open("game", bytes.NewReader(data))
		for err == nil {
			text := AppendState(nil, &p.State)
			s, err := DecodeState(&p.Header, text)
			if err != nil {
				t.Fatalf("%v of %s", err, text)
			}
			if !bytes.Equal(AppendState(nil, &s), text) {
				t.Fatal("it reads otherwise")
			}
			if _, err := p.Next(); err != nil {
				break
			}
		}
	}
}

// No input makes the reader fail otherwise than with an error.
func FuzzVerify(f *testing.F) {
	for _, how := range []style{{stop: 9}, {full: true, stop: 4}, {chance: frame.ByEvents, stop: 9}} {
		data, _ := write(f, 2, 1, how)
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		p, err := Open("game", bytes.NewReader(data))
		for err == nil {
			if err := p.State.Check(); err != nil {
				t.Fatal(err)
			}
			_, err = p.Next()
		}
	})
}
