package record

import (
	"bytes"
	"encoding/binary"
	"errors"
	"testing"

	"touria.games/touria/rules"
	frame "touria.games/touria/rules/record"
	"touria.games/touria/rules/record/hostile"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/touriatest"
)

// FuzzRecord edits record lines node by node. The result must be either accepted or refused with an
// error that names file and line, and every accepted position must be playable.
func FuzzRecord(f *testing.F) {
	var records [][][]byte
	for i := range 4 {
		_, text := recordOf(f, i, 16, i%2 == 0, []string{BySeed, ByEvents}[i/2])
		records = append(records, bytes.SplitAfter(text, []byte("\n")))
	}
	f.Add(uint8(0), uint8(0), []byte{0, 3, 0, 0})
	f.Fuzz(func(t *testing.T, which, line uint8, edits []byte) {
		lines := records[int(which)%len(records)]
		n := int(line) % (len(lines) - 1)
		spoiled := hostile.Edit(bytes.TrimSpace(lines[n]), edits[:min(len(edits), 16)])
		text := bytes.Join([][]byte{bytes.Join(lines[:n], nil), spoiled, []byte("\n"), bytes.Join(lines[n+1:], nil)}, nil)
		p, err := Open("f", bytes.NewReader(text), testRules)
		for err == nil {
			_, err = p.Next()
			if legal := testRules.Legal(&p.State, nil); len(legal) == 0 && p.State.Phase() != touria.PhaseOver {
				t.Fatalf("nothing is legal after %s", spoiled)
			}
		}
		var e *frame.Error
		if errors.As(err, &e) && (e.File != "f" || e.Line < n+1) {
			t.Errorf("line %d is spoiled, and the error is %v: %s", n+1, err, spoiled)
		}
	})
}

// FuzzState edits positions. An accepted position must be written exactly as it was read, and must
// be playable to the end.
func FuzzState(f *testing.F) {
	var states []touria.State
	var headers []Header
	for i := range 12 {
		n := 0
		for p := range plies(f, i, 2000) {
			if n++; n%37 == i {
				states = append(states, p.Before)
				headers = append(headers, NewHeader(testRules.Board, touriatest.Setup(i), ""))
			}
		}
	}
	f.Add(uint16(0), []byte{0, 3, 0, 0})
	f.Fuzz(func(t *testing.T, which uint16, edits []byte) {
		i := int(which) % len(states)
		text := hostile.Edit(AppendState(nil, testRules, &states[i]), edits[:min(len(edits), 32)])
		s, err := DecodeState(testRules, &headers[i], text)
		if err != nil {
			return
		}
		again, err := DecodeState(testRules, &headers[i], AppendState(nil, testRules, &s))
		if err != nil || again.Hash() != s.Hash() {
			t.Fatalf("%s comes back as another position: %v", text, err)
		}
		dice := touria.NewDice(uint64(which))
		for n := 0; s.Phase() != touria.PhaseOver; n++ {
			var buf [touria.MaxLegal]touria.Decision
			legal := testRules.Legal(&s, buf[:0])
			if len(legal) == 0 || n > 100000 {
				t.Fatalf("%d decisions on, phase %s has %d legal ones, from %s", n, s.Phase(), len(legal), text)
			}
			d := legal[dice.Below(len(legal))]
			if n%4 > 0 {
				d = testRules.Light(&s, legal, &dice)
			}
			testRules.Apply(&s, d, nil)
		}
	})
}

// FuzzDecision edits decisions in the positions of the table tests.
func FuzzDecision(f *testing.F) {
	for i, c := range decisions {
		f.Add(uint8(i), binary.LittleEndian.AppendUint32(nil, uint32(len(c.text))<<7))
	}
	f.Fuzz(func(t *testing.T, which uint8, edits []byte) {
		c := decisions[int(which)%len(decisions)]
		s := position(t, c.edit)
		text := hostile.Edit([]byte(c.text), edits[:min(len(edits), 16)])
		d, err := DecodeDecision(testRules, &s, text)
		if err != nil {
			return
		}
		if testRules.Why(&s, d) != touria.ReasonNone {
			t.Errorf("%s is not legal", text)
		}
		again, err := AppendDecision(nil, testRules, &s, d)
		if err != nil {
			t.Fatal(err)
		}
		if other, err := DecodeDecision(testRules, &s, again); err != nil || other != d {
			t.Errorf("%s became %s", text, again)
		}
	})
}

// FuzzEvent edits events.
func FuzzEvent(f *testing.F) {
	for i := range events {
		f.Add(uint8(i), []byte{0, byte(i), 0, byte(i)})
	}
	f.Fuzz(func(t *testing.T, which uint8, edits []byte) {
		text := hostile.Edit([]byte(events[int(which)%len(events)].text), edits[:min(len(edits), 16)])
		e, ok, err := DecodeEvent(testRules, rules.N, text)
		if err != nil || !ok {
			return
		}
		again := eventText(e)
		other, ok, err := DecodeEvent(testRules, rules.N, again)
		if err != nil || !ok || !bytes.Equal(eventText(other), again) {
			t.Errorf("%s became %s, %v", text, again, err)
		}
	})
}

// FuzzText reads arbitrary text as a record.
func FuzzText(f *testing.F) {
	f.Add([]byte(goodHeader + "\n" + `{"n":1,"seat":"S","do":{"kind":"bonus","take":"gold"}}` + "\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		_, err := Verify("f", bytes.NewReader(text), testRules)
		var e *frame.Error
		if err != nil && !errors.As(err, &e) {
			t.Errorf("%T: %v", err, err)
		}
	})
}
