// Package regexp stands for regexp in the page, where that takes a hundredth of the program. It knows what Ebitengine's
// expressions are made of: characters, classes such as [^ab], \d and \s, groups, + and *, and the ends of a text.
package regexp

import "strings"

// A Regexp is an expression. A page has one thread.
type Regexp struct {
	text   string
	nodes  []node
	groups int // with the whole, 0 before it has been read
}

// A node is a part of an expression.
type node struct {
	kind kind
	set  string // the characters of a class
	not  bool   // the class has all others
	more bool   // once or more often
	any  bool   // or never
	n    int    // the number of a group
}

type kind uint8

const (
	class kind = iota
	begin      // of the text
	end
	open // of a group
	shut
)

// MustCompile returns an expression. It is read when it is first used, which panics if there is something in it that this
// package doesn't know: the page never uses some.
func MustCompile(text string) *Regexp { return &Regexp{text: text} }

func (r *Regexp) read() {
	const digits, spaces = "0123456789", "\t\n\f\r "
	r.groups = 1
	text := strings.NewReplacer(`\n`, "\n", `\r`, "\r", `\t`, "\t").Replace(r.text)
	var groups []int
	for i := 0; i < len(text); i++ {
		n := node{}
		switch c := text[i]; c {
		case '^':
			n.kind = begin
		case '$':
			n.kind = end
		case '(':
			n.kind, n.n = open, r.groups
			groups = append(groups, r.groups)
			r.groups++
		case ')':
			if len(groups) == 0 {
				panic("regexp: ) without ( in " + text)
			}
			n.kind, n.n = shut, groups[len(groups)-1]
			groups = groups[:len(groups)-1]
		case '[':
			length := strings.IndexByte(text[i:], ']')
			if length < 2 || strings.ContainsAny(text[i+1:i+length], "-\\[") {
				panic("regexp: an unknown class in " + text)
			}
			n.set = text[i+1 : i+length]
			n.set, n.not = strings.CutPrefix(n.set, "^")
			i += length
		case '\\':
			i++
			switch text[i:min(i+1, len(text))] {
			case "A":
				n.kind = begin
			case "z":
				n.kind = end
			case "d":
				n.set = digits
			case "s":
				n.set = spaces
			default:
				panic("regexp: an unknown sign in " + text)
			}
		case '+', '*':
			if len(r.nodes) == 0 || r.nodes[len(r.nodes)-1].kind != class || r.nodes[len(r.nodes)-1].more {
				panic("regexp: nothing to repeat in " + text)
			}
			r.nodes[len(r.nodes)-1].more, r.nodes[len(r.nodes)-1].any = true, c == '*'
			continue
		case '?', '.', '|', '{', '}':
			panic("regexp: an unknown sign in " + text)
		default:
			n.set = text[i : i+1]
		}
		r.nodes = append(r.nodes, n)
	}
	if len(groups) > 0 {
		panic("regexp: ( without ) in " + text)
	}
}

// match matches nodes from a place of a text on, and notes in at where groups begin and end. It returns -1 if they don't
// match.
func match(nodes []node, text string, i int, at []int) int {
	if len(nodes) == 0 {
		return i
	}
	n := &nodes[0]
	has := func(i int) bool {
		return i < len(text) && (strings.IndexByte(n.set, text[i]) >= 0) != n.not
	}
	switch n.kind {
	case begin, end:
		if n.kind == begin && i != 0 || n.kind == end && i != len(text) {
			return -1
		}
		return match(nodes[1:], text, i, at)
	case open, shut:
		at[2*n.n+int(n.kind-open)] = i
		return match(nodes[1:], text, i, at)
	}
	most := i
	for has(most) && (n.more || most == i) {
		most++
	}
	least := i + 1
	if n.any {
		least = i
	}
	for ; most >= least; most-- {
		if to := match(nodes[1:], text, most, at); to >= 0 {
			return to
		}
	}
	return -1
}

// FindStringSubmatchIndex returns where the first match and its groups begin and end, nil if there is none.
func (r *Regexp) FindStringSubmatchIndex(text string) []int {
	if r.groups == 0 {
		r.read()
	}
	at := make([]int, 2*r.groups)
	for i := 0; i <= len(text); i++ {
		if to := match(r.nodes, text, i, at); to >= 0 {
			at[0], at[1] = i, to
			return at
		}
	}
	return nil
}

// FindStringSubmatch returns the first match and its groups, nil if there is none.
func (r *Regexp) FindStringSubmatch(text string) (found []string) {
	at := r.FindStringSubmatchIndex(text)
	for i := 0; i < len(at); i += 2 {
		found = append(found, text[at[i]:at[i+1]])
	}
	return found
}

// FindSubmatch is like FindStringSubmatch.
func (r *Regexp) FindSubmatch(text []byte) (found [][]byte) {
	for _, s := range r.FindStringSubmatch(string(text)) {
		found = append(found, []byte(s))
	}
	return found
}

// FindString returns the first match, "" if there is none.
func (r *Regexp) FindString(text string) string {
	if at := r.FindStringSubmatchIndex(text); at != nil {
		return text[at[0]:at[1]]
	}
	return ""
}

// MatchString reports whether there is a match.
func (r *Regexp) MatchString(text string) bool { return r.FindStringSubmatchIndex(text) != nil }

// ReplaceAllString puts a text without $ in the place of all matches, which must not be empty.
func (r *Regexp) ReplaceAllString(text, by string) string {
	var b strings.Builder
	for at := r.FindStringSubmatchIndex(text); at != nil; at = r.FindStringSubmatchIndex(text) {
		b.WriteString(text[:at[0]])
		b.WriteString(by)
		text = text[at[1]:]
	}
	b.WriteString(text)
	return b.String()
}

// FindAllString is not needed in a page.
func (r *Regexp) FindAllString(text string, n int) []string { panic("regexp: FindAllString") }

// SubexpNames is not needed in a page.
func (r *Regexp) SubexpNames() []string { panic("regexp: SubexpNames") }
