package record

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"touria.games/touria/rules"
	frame "touria.games/touria/rules/record"
	"touria.games/touria/rules/touria"
)

// FuzzVerify feeds damaged records: whatever they are, the answer is a result
// or an *Error, and a state that is accepted can be played.
func FuzzVerify(f *testing.F) {
	for i := range 3 {
		_, text := recordOf(f, i, 25, false, BySeed)
		f.Add(text)
		_, text = recordOf(f, i, 8, true, ByEvents)
		f.Add(text)
	}
	for _, c := range decisions {
		f.Add([]byte(c.text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		_, err := Verify("f", bytes.NewReader(text), testRules)
		var e *frame.Error
		if err != nil && !errors.As(err, &e) {
			t.Errorf("%T: %v", err, err)
		}
	})
}

// FuzzDecisions feeds damaged decisions to the positions of the table tests.
func FuzzDecisions(f *testing.F) {
	for i, c := range decisions {
		f.Add(i, c.text)
	}
	f.Fuzz(func(t *testing.T, i int, text string) {
		s := position(t, decisions[uint(i)%uint(len(decisions))].edit)
		d, err := DecodeDecision(testRules, &s, []byte(text))
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

// FuzzEvents feeds damaged events.
func FuzzEvents(f *testing.F) {
	for _, c := range events {
		f.Add(c.text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		e, ok, err := DecodeEvent(testRules, rules.N, []byte(text))
		if err != nil || !ok {
			return
		}
		again := eventText(e)
		other, ok, err := DecodeEvent(testRules, rules.N, again)
		if err != nil || !ok || !strings.EqualFold(string(eventText(other)), string(again)) {
			t.Errorf("%s became %s, %v", text, again, err)
		}
	})
}
