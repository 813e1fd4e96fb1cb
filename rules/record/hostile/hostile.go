// Package hostile corrupts JSON for tests, either at every node or as directed by a fuzzer's bytes.
package hostile

import (
	"bytes"
	"encoding/json"
	"slices"
)

// Values are the replacements for nodes: null, other kinds of values, numbers out of range, and
// misplaced names.
var Values = []string{`null`, `true`, `false`, `"x"`, `""`, `0`, `1`, `7`, `-1`, `1.5`, `256`, `70000`, `-9223372036854775808`,
	`9223372036854775807`, `18446744073709551616`, `1e400`, `-1e400`, `[]`, `[null]`, `[[]]`, `{}`, `{"kind":null}`, `[{"gem":null}]`,
	`"S"`, `"m1"`, `"black"`, `"castle"`}

// Node is the position of a value in a JSON text.
type Node struct{ From, To int }

// Nodes returns the positions of the values in a JSON text, each before the values inside it. If
// the text is broken, it returns the complete values.
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

// next skips white space and returns the following byte, or 0 at the end.
func (s *scanner) next() byte {
	for ; s.at < len(s.text); s.at++ {
		if c := s.text[s.at]; c > ' ' {
			return c
		}
	}
	return 0
}

// value notes a value and those inside it. It returns false if the text is broken there.
func (s *scanner) value() bool {
	c := s.next()
	n := len(s.nodes)
	s.nodes = append(s.nodes, Node{From: s.at})
	switch c {
	case '{', '[':
		s.at++
		for first := true; ; first = false {
			switch end := s.next(); {
			case end == c+2: // in ASCII, } and ] are two above { and [
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

// quoted skips a quoted string.
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

// Each calls f once for every node and value, with the node replaced by the value. Of the values
// after null it uses only every step-th, starting at a different one for each node.
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

// Edit changes a JSON text as directed by edits, four bytes each: the node (two bytes), what to do
// with it, and the value or other node to put there. The same edits always give the same result.
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
		case 2: // twice, which only a list allows
			text = replace(text, n, slices.Concat(text[n.From:n.To], []byte(","), text[other.From:other.To]))
		case 3: // change it slightly
			text = replace(text, n, nudge(text[n.From:n.To], int(edits[3])-128))
		}
	}
	return text
}

// nudge changes a number by a little, or shortens a text.
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
