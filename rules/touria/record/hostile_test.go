package record

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"

	"touria.games/touria/rules"
	frame "touria.games/touria/rules/record"
	"touria.games/touria/rules/record/hostile"
	"touria.games/touria/rules/ring"
)

// Whatever value replaces a node of a record, the result is either accepted or refused with an
// error that names file and line.
func TestHostileRecords(t *testing.T) {
	step := ring.Pick(40, 9)
	for i, kind := range []string{BySeed, ByEvents} {
		_, text := recordOf(t, 2+i, 24, kind == BySeed, kind)
		lines := bytes.SplitAfter(text, []byte("\n"))
		for n, line := range lines {
			before := bytes.Join(lines[:n], nil)
			if n > 2 && n != 20 && (kind == BySeed || n%5 != 0) || len(line) == 0 {
				continue
			}
			hostile.Each(bytes.TrimSuffix(line, []byte("\n")), step, func(spoiled []byte) {
				_, err := Verify("f", bytes.NewReader(slices.Concat(before, spoiled, []byte("\n"), lines[min(n+1, len(lines)-1)])), testRules)
				var e *frame.Error
				if err != nil && (!errors.As(err, &e) || e.File != "f" || e.Line < n+1 || e.Line > n+2) {
					t.Fatalf("line %d, %s: %v", n+1, spoiled, err)
				}
			})
		}
	}
}

// The same for every kind of decision and event.
func TestHostileDecisionsAndEvents(t *testing.T) {
	for _, c := range decisions {
		s := position(t, c.edit)
		for _, more := range []string{"", `"pay":[null],`, `"for":[null],`, `"doors":[null],`, `"mirror":null,`} {
			hostile.Each([]byte(strings.Replace(c.text, "{", "{"+more, 1)), 1, func(spoiled []byte) {
				d, err := DecodeDecision(testRules, &s, spoiled)
				if err == nil && !slices.Contains(testRules.Legal(&s, nil), d) {
					t.Fatalf("%s is %+v, which is not legal", spoiled, d)
				}
			})
		}
	}
	for _, c := range events {
		hostile.Each([]byte(c.text), 1, func(spoiled []byte) {
			e, ok, err := DecodeEvent(testRules, rules.N, spoiled)
			if err == nil && ok {
				eventText(e)
			}
		})
	}
}

// A null entry in "pay" once crashed the reader, in a decision that pays nothing.
func TestEmptyEntryOfPay(t *testing.T) {
	for _, c := range decisions {
		s := position(t, c.edit)
		text := strings.Replace(c.text, "{", `{"pay":[null],`, 1)
		if _, err := DecodeDecision(testRules, &s, []byte(text)); err == nil && !strings.Contains(c.text, `"pay"`) {
			t.Errorf("%s is accepted", text)
		}
	}
}
