package hostile

import (
	"bytes"
	"encoding/json"
	"testing"
)

func TestNodes(t *testing.T) {
	const text = `{"a\"b":[1,-2.5, null],"c:d":{"e":"f,g"},"h":{}}`
	want := []string{text, `[1,-2.5, null]`, `1`, `-2.5`, `null`, `{"e":"f,g"}`, `"f,g"`, `{}`}
	nodes := Nodes([]byte(text))
	if len(nodes) != len(want) {
		t.Fatalf("%d nodes, want %d", len(nodes), len(want))
	}
	for i, n := range nodes {
		if got := text[n.From:n.To]; got != want[i] {
			t.Errorf("node %d is %s, want %s", i, got, want[i])
		}
	}
	count := 0
	Each([]byte(text), 1, func(spoiled []byte) { count++ })
	if count != len(want)*len(Values) {
		t.Errorf("%d texts", count)
	}
}

func TestEdit(t *testing.T) {
	const text = `[1,"ab",{"c":true}]`
	for _, c := range []struct {
		edits []byte
		want  string
	}{
		{nil, text}, {[]byte{0, 1, 0}, text},
		{[]byte{0, 1, 0, 0}, `[null,"ab",{"c":true}]`},
		{[]byte{0, 1, 1, 2}, `["ab","ab",{"c":true}]`},
		{[]byte{0, 4, 2, 1}, `[1,"ab",{"c":true,1}]`},
		{[]byte{0, 1, 3, 130, 0, 2, 3, 0}, `[3,"a",{"c":true}]`},
	} {
		if got := Edit([]byte(text), c.edits); string(got) != c.want {
			t.Errorf("%v: %s, want %s", c.edits, got, c.want)
		}
	}
	// Most edits of valid JSON give valid JSON.
	valid := 0
	for i := range 256 {
		if json.Valid(Edit([]byte(text), bytes.Repeat([]byte{byte(i >> 4), byte(i), byte(i * 7), byte(i * 31)}, 3))) {
			valid++
		}
	}
	if valid < 128 {
		t.Errorf("%d of 256 edited texts are JSON", valid)
	}
}
