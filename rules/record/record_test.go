package record

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
)

// header is the header of an invented second game of the box, with five seats named its own way and
// neither board nor start.
type header struct {
	Mark
	Origin
	Variant struct {
		OpenCards bool `json:"open_cards"`
	} `json:"variant"`
	Players []Player `json:"players"`
}

const headerText = `{"record":"grimoria","version":1,"chance":"seed","seed":"42","variant":{"open_cards":false},"players":[` +
	`{"seat":"1","name":"Ann","kind":"human"},{"seat":"5","name":"Bo","kind":"bot","level":"journey"}]}`

func TestHeaderOfAnotherGame(t *testing.T) {
	var h header
	if err := Unmarshal([]byte(headerText), &h); err != nil {
		t.Fatal(err)
	}
	for _, check := range []func() error{func() error { return h.Check("grimoria", 1) }, h.CheckChance, h.CheckSeed, h.CheckGoesOn, h.Players[1].Check} {
		if err := check(); err != nil {
			t.Error(err)
		}
	}
	if text, err := Append(nil, &h); err != nil || string(text) != headerText {
		t.Errorf("written as %s, %v", text, err)
	}
	h.Hide("salt")
	if err := h.CheckGoesOn(); !errors.Is(err, ErrNoSeed) || h.Seed != "" || h.CheckChance() != nil {
		t.Errorf("%+v: %v", h, err)
	}
	h.Origin = Origin{Chance: ByEvents}
	if err := h.CheckGoesOn(); !errors.Is(err, ErrByEvents) || h.CheckSeed() != nil || h.CheckChance() != nil {
		t.Errorf("%+v: %v", h, err)
	}
}

// A record that is newer or of another game is told apart from a damaged one.
func TestMark(t *testing.T) {
	for _, c := range []struct {
		text         string
		newer, other bool
		want         string
	}{
		{`{"record":"grimoria","version":1}`, false, false, ""},
		{`{"record":"grimoria","version":3,"players":{"1":"Ann"}}`, true, false, "newer program: expected version 2 or older, found version 3"},
		{`{"record":"chess","version":1}`, false, true, `found "record":"chess"`},
		{`{"record":"chess","version":9}`, false, true, `found "record":"chess"`},
		{`{"version":1}`, false, false, `expected "record":"grimoria", found none`},
		{`{"record":"grimoria"}`, false, false, "version is impossible: expected 1 to 2, found 0"},
		{`{"record":"grimoria","version":1e99}`, false, false, `"version" has the wrong type`},
		{`null`, false, false, "not a record of grimoria"},
		{`[]`, false, false, "wrong type: expected an object, found array"},
	} {
		m, err := ReadMark([]byte(c.text))
		if err == nil {
			err = m.Check("grimoria", 2)
		}
		var newer *Newer
		if errors.As(err, &newer) != c.newer || errors.Is(err, ErrOtherGame) != c.other {
			t.Errorf("%s: %v", c.text, err)
		}
		if c.newer && *newer != (Newer{"grimoria", 3, 2}) {
			t.Errorf("%s: %+v", c.text, newer)
		}
		if (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %v, want %q", c.text, err, c.want)
		}
	}
}

func TestLines(t *testing.T) {
	const text = "\ufeff{\"n\":0}\r\n\n  \n{\"n\":1,\"seat\":\"5\",\"do\":{}}\n{\"n\":2,\"se"
	l := NewLines("g", strings.NewReader(text))
	e, err := l.DecodeEntry()
	if err != nil || !IsStart(e) || l.Offset() != int64(strings.Index(text, "\n"))+1 {
		t.Fatalf("%+v, %v", e, err)
	}
	e, err = l.DecodeEntry()
	if err != nil || IsStart(e) {
		t.Fatalf("%+v, %v", e, err)
	}
	for _, c := range []struct {
		n    int
		seat string
		want string
	}{
		{1, "5", ""}, {2, "5", "number is wrong: expected 2, found 1"}, {1, "4", `another seat is to decide: expected "4", found "5"`},
		{1, "", "the game is over"},
	} {
		err := CheckEntry(e, c.n, c.seat)
		if (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("%+v: %v", c, err)
		}
	}
	if err := l.Place(Wrong("x", "y", "z")); err.Error() != "g:4: x: expected y, found z" {
		t.Error(err)
	}
	_, err = l.DecodeEntry()
	var at *Error
	if !IsTruncated(err) || !errors.As(err, &at) || at.Line != 5 || at.Offset != int64(strings.LastIndex(text, "\n"))+1 {
		t.Errorf("%+v", at)
	}
	if _, err = l.DecodeEntry(); !errors.Is(err, io.EOF) {
		t.Error(err)
	}
	if _, err = NewLines("", strings.NewReader("{\"n\"\n")).DecodeEntry(); err == nil || IsTruncated(err) {
		t.Errorf("a line with its line break is said to be cut off: %v", err)
	}
	if _, err = NewLines("", strings.NewReader(strings.Repeat(" ", MaxLine+1))).DecodeEntry(); err == nil || !strings.Contains(err.Error(), "too long") {
		t.Error(err)
	}
	broken := errors.New("broken")
	if _, err = NewLines("f", io.MultiReader(strings.NewReader("{"), failing{broken})).DecodeEntry(); !errors.Is(err, broken) {
		t.Error(err)
	}
}

type failing struct{ err error }

func (f failing) Read([]byte) (int, error) { return 0, f.err }

func TestWriter(t *testing.T) {
	var out bytes.Buffer
	w := NewWriter(&out)
	type do struct {
		Kind string `json:"kind"`
	}
	for _, e := range []any{
		&Entry[*do, []string, []string, *int]{N: new(0), State: new(7)},
		&Entry[*do, []string, []string, *int]{N: new(1), Seat: new("5"), Do: &do{"a<b>"}, Events: []string{}},
	} {
		if err := w.Write(e); err != nil {
			t.Fatal(err)
		}
	}
	const want = `{"n":0,"state":7}` + "\n" + `{"n":1,"seat":"5","do":{"kind":"a<b>"},"events":[]}` + "\n"
	if out.String() != want {
		t.Errorf("written as %s, want %s", out.String(), want)
	}
	if err := w.Write(func() {}); err == nil {
		t.Error("what has no JSON is written")
	}
}

func TestCompare(t *testing.T) {
	c := Comparison{Set: func(p string) bool { return p == "set" }, Key: func(v any) string { return fmt.Sprint(v) },
		Count: func(p string) bool { return strings.HasPrefix(p, "bag.") }}
	for _, x := range []struct{ a, b, want string }{
		{`{"n":1,"no":null,"f":false}`, `{"n":1,"more":7}`, ""},
		{`{"set":["a","b"]}`, `{"set":["b","a"]}`, ""},
		{`{"list":["a","b"]}`, `{"list":["b","a"]}`, `differs at list[0]: expected "a", found "b"`},
		{`{"bag":{"red":0,"blue":2}}`, `{"bag":{"blue":2,"green":0}}`, ""},
		{`{"bag":{"red":1}}`, `{"bag":{}}`, `differs at bag.red: expected 1, found 0`},
		{`{"bag":{}}`, `{"bag":{"red":1}}`, `differs at bag.red: expected 0, found 1`},
		{`{"n":1}`, `{}`, `the state lacks a field: expected "n"`},
		{`{"n":1}`, `[]`, `differs at its top`},
		{`{"n":{}}`, `{"n":null}`, `differs at n: expected {}, found null`},
		{`[[1]]`, `[[1,2]]`, `differs at [0]`},
		{`1`, `{}`, `differs at its top: expected 1, found {}`},
	} {
		a, errA := Tree([]byte(x.a))
		b, errB := Tree([]byte(x.b))
		err := c.Compare(a, b)
		if errA != nil || errB != nil || (err == nil) != (x.want == "") || err != nil && !strings.Contains(err.Error(), x.want) {
			t.Errorf("%s, %s: got %v, want %q", x.a, x.b, err, x.want)
		}
	}
	c.Every = true
	a, _ := Tree([]byte(`{"f":false}`))
	b, _ := Tree([]byte(`{}`))
	if c.Compare(a, b) == nil {
		t.Error("a field that is false may be missing")
	}
	if _, err := Tree([]byte("{")); err == nil {
		t.Error("half an object is read")
	}
}

func TestErrors(t *testing.T) {
	for _, c := range []struct {
		err  *Error
		want string
	}{
		{&Error{What: "x"}, "x"}, {&Error{Line: 2, What: "x", Found: "y"}, "line 2: x: found y"},
		{&Error{File: "f", What: "x", Expected: "y"}, "f: x: expected y"},
	} {
		if c.err.Error() != c.want {
			t.Errorf("got %q, want %q", c.err, c.want)
		}
	}
	if got := Compact([]byte(`"` + strings.Repeat("x", 400) + `"`)); len(got) > 310 {
		t.Error(got)
	}
	if got := Compact([]byte(strings.Repeat("x", 400))); len(got) > 310 || json.Valid([]byte(got)) == false {
		t.Error(got)
	}
	if Commitment("secret", "salt") == Commitment("secret", "pepper") {
		t.Error("the salt does not matter")
	}
}
