// Package hostile spoils JSON for tests: at every node, or as the bytes of a
// fuzzer say.
package hostile

import (
	"bytes"
	"encoding/json"
	"slices"
)

// Values is what is put in the place of nodes: nothing, other kinds of values,
// numbers that fit nowhere, and names out of place.
var Values = []string{`null`, `true`, `false`, `"x"`, `""`, `0`, `1`, `7`, `-1`, `1.5`, `256`, `70000`, `-9223372036854775808`,
	`9223372036854775807`, `18446744073709551616`, `1e400`, `-1e400`, `[]`, `[null]`, `[[]]`, `{}`, `{"kind":null}`, `[{"gem":null}]`,
	`"S"`, `"m1"`, `"black"`, `"castle"`}

// Node is the place of a value in a JSON text.
type Node struct{ From, To int }

// Nodes returns the places of the values of a JSON text, each before those in
// it. Of a broken text it returns those that are whole.
func Nodes(text []byte) []Node {
	s := scanner{text: text}
	s.value()
	return slices.DeleteFunc(s.nodes, func(n Node) bool { return n.To == 0 })
}

// scanner walks through a JSON text.
type scanner struct {
	text  []byte
	at    int
	nodes []Node
}

// next skips white space and returns the byte that follows, 0 at the end.
func (s *scanner) next() byte {
	for ; s.at < len(s.text); s.at++ {
		if c := s.text[s.at]; c > ' ' {
			return c
		}
	}
	return 0
}

// value notes a value and those in it. It returns false where the text is broken.
func (s *scanner) value() bool {
	c := s.next()
	n := len(s.nodes)
	s.nodes = append(s.nodes, Node{From: s.at})
	switch c {
	case '{', '[':
		s.at++
		for first := true; ; first = false {
			switch end := s.next(); {
			case end == c+2: // } and ] come two after their beginnings
				s.at++
				s.nodes[n].To = s.at
				return true
			case first:
			case end != ',':
				return false
			default:
				s.at++
			}
			if c == '{' {
				if s.next() != '"' || !s.quoted() || s.next() != ':' {
					return false
				}
				s.at++
			}
			if !s.value() {
				return false
			}
		}
	case '"':
		if !s.quoted() {
			return false
		}
	default:
		for s.at < len(s.text) && bytes.IndexByte([]byte(" \t\r\n,:]}[{\""), s.text[s.at]) < 0 {
			s.at++
		}
		if s.at == s.nodes[n].From {
			return false
		}
	}
	s.nodes[n].To = s.at
	return true
}

// quoted skips a text in quotes.
func (s *scanner) quoted() bool {
	for s.at++; s.at < len(s.text); s.at++ {
		switch s.text[s.at] {
		case '\\':
			s.at++
		case '"':
			s.at++
			return true
		}
	}
	return false
}

// Each calls f with the text once for every node and value, the node replaced
// by the value. Of the values after null only every step-th is used, beginning
// with another one at each node.
func Each(text []byte, step int, f func(spoiled []byte)) {
	for n, node := range Nodes(text) {
		for i, v := range Values {
			if i == 0 || (i+n)%step == 0 {
				f(replace(text, node, []byte(v)))
			}
		}
	}
}

func replace(text []byte, n Node, by []byte) []byte {
	return slices.Concat(text[:n.From], by, text[n.To:])
}

// Edit changes a JSON text as the edits say, four bytes each: which node (two
// bytes), what to do with it, and which value or other node takes its place.
// The same edits always do the same.
func Edit(text []byte, edits []byte) []byte {
	for ; len(edits) >= 4; edits = edits[4:] {
		nodes := Nodes(text)
		if len(nodes) == 0 {
			return text
		}
		n := nodes[(int(edits[0])<<8|int(edits[1]))%len(nodes)]
		other := nodes[(int(edits[2]>>2)<<8|int(edits[3]))%len(nodes)]
		switch edits[2] & 3 {
		case 0:
			text = replace(text, n, []byte(Values[int(edits[3])%len(Values)]))
		case 1:
			text = replace(text, n, text[other.From:other.To])
		case 2: // twice, which only a list takes well
			text = replace(text, n, slices.Concat(text[n.From:n.To], []byte(","), text[other.From:other.To]))
		case 3: // a little more, or less
			text = replace(text, n, nudge(text[n.From:n.To], int(edits[3])-128))
		}
	}
	return text
}

// nudge adds to a number, and cuts a text.
func nudge(value []byte, by int) []byte {
	var n int64
	if json.Unmarshal(value, &n) == nil {
		out, _ := json.Marshal(n + int64(by))
		return out
	}
	var s string
	if json.Unmarshal(value, &s) == nil && s != "" {
		out, _ := json.Marshal(s[:len(s)-1])
		return out
	}
	return []byte("null")
}
