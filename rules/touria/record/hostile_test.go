package record

import (
	"bytes"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"touria.games/touria/rules"
	frame "touria.games/touria/rules/record"
)

// hostile is what may stand at any place of a record: nothing, another kind
// of value, and numbers that fit nowhere.
var hostile = []string{`null`, `true`, `"x"`, `""`, `7`, `-1`, `1.5`, `256`, `70000`, `-9223372036854775808`,
	`9223372036854775807`, `18446744073709551616`, `1e400`, `-1e400`, `[]`, `[null]`, `[[]]`, `{}`, `{"kind":null}`, `[{"gem":null}]`}

// nodes calls each with the text once for every node and hostile value, the
// node replaced by the value. Of the values after null only every step-th is
// used, beginning with another one at each node.
func nodes(text []byte, step int, each func(spoiled []byte)) {
	met := 0
	for at := 0; at < len(text); at++ {
		if at > 0 && !strings.ContainsRune(":[,", rune(text[at-1])) || text[at] == ']' {
			continue // no value begins here
		}
		d := json.NewDecoder(bytes.NewReader(text[at:]))
		var v json.RawMessage
		if d.Decode(&v) != nil {
			continue
		}
		if rest := text[at+len(v):]; len(rest) > 0 && rest[0] == ':' {
			continue // the name of a field
		}
		met++
		for i, h := range hostile {
			if i > 0 && (i+met)%step != 0 {
				continue
			}
			each(slices.Concat(text[:at], []byte(h), text[at+len(v):]))
		}
	}
}

// Whatever stands at whatever node of a record, the answer is a result or an
// error that names file and line.
func TestHostileRecords(t *testing.T) {
	for i, kind := range []string{BySeed, ByEvents} {
		_, text := recordOf(t, 2+i, 24, kind == BySeed, kind)
		lines := bytes.SplitAfter(text, []byte("\n"))
		for n, line := range lines {
			before := bytes.Join(lines[:n], nil)
			if n > 2 && n != 20 && (kind == BySeed || n%5 != 0) || len(line) == 0 {
				continue
			}
			nodes(bytes.TrimSuffix(line, []byte("\n")), 6, func(spoiled []byte) {
				_, err := Verify("f", bytes.NewReader(slices.Concat(before, spoiled, []byte("\n"), lines[min(n+1, len(lines)-1)])), testRules)
				var e *frame.Error
				if err != nil && (!errors.As(err, &e) || e.File != "f" || e.Line < n+1 || e.Line > n+2) {
					t.Fatalf("line %d, %s: %v", n+1, spoiled, err)
				}
			})
		}
	}
}

// The same of every kind of decision and event.
func TestHostileDecisionsAndEvents(t *testing.T) {
	for _, c := range decisions {
		s := position(t, c.edit)
		for _, more := range []string{"", `"pay":[null],`, `"for":[null],`, `"doors":[null],`, `"mirror":null,`} {
			nodes([]byte(strings.Replace(c.text, "{", "{"+more, 1)), 1, func(spoiled []byte) {
				d, err := DecodeDecision(testRules, &s, spoiled)
				if err == nil && !slices.Contains(testRules.Legal(&s, nil), d) {
					t.Fatalf("%s is %+v, which is not legal", spoiled, d)
				}
			})
		}
	}
	for _, c := range events {
		nodes([]byte(c.text), 1, func(spoiled []byte) {
			e, ok, err := DecodeEvent(testRules, rules.N, spoiled)
			if err == nil && ok {
				eventText(e)
			}
		})
	}
}

// What crashed the reader: an entry of "pay" that is null, in a decision that pays nothing.
func TestEmptyEntryOfPay(t *testing.T) {
	for _, c := range decisions {
		s := position(t, c.edit)
		text := strings.Replace(c.text, "{", `{"pay":[null],`, 1)
		if _, err := DecodeDecision(testRules, &s, []byte(text)); err == nil && !strings.Contains(c.text, `"pay"`) {
			t.Errorf("%s is accepted", text)
		}
	}
}
