package words

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	assets "touria.games/touria/assets/words"
)

// entry is one key's text in all its plural forms.
type entry struct {
	plural bool
	forms  [forms]text // by form; other is always set
}

// text is one form, split at its gaps.
type text struct {
	raw   string
	set   bool
	parts []part // empty if there is no gap
}

// part is a piece of text and the gap that follows it, named or numbered. The
// last part of a text may have no gap.
type part struct {
	text    string
	gap     string
	form    string // the form in which the gap's text is put, "" for its usual one
	capital bool   // the gap's text begins with a capital
}

// A lexicon has the entries of a language. Each is parsed when it is first wanted: a program begins sooner.
type lexicon struct {
	raw    map[string]json.RawMessage
	parsed map[string]entry
}

// load reads one language's catalogues, of the box and of every game, into one. They are
// tested, so a damaged file just gives no entries, as does a damaged entry.
func load(lang string) *lexicon {
	l := &lexicon{map[string]json.RawMessage{}, map[string]entry{}}
	for _, data := range assets.Read(lang) {
		_ = json.Unmarshal(data, &l.raw)
	}
	return l
}

// find returns the entry of a key.
func (l *lexicon) find(key string) (entry, bool) {
	e, ok := l.parsed[key]
	if ok {
		return e, true
	}
	raw, ok := l.raw[key]
	if !ok {
		return entry{}, false
	}
	e, err := parseEntry(raw)
	if err == nil {
		l.parsed[key] = e
	}
	return e, err == nil
}

// all returns every entry.
func (l *lexicon) all() map[string]entry {
	for key := range l.raw {
		l.find(key)
	}
	return l.parsed
}

func parseEntry(value json.RawMessage) (entry, error) {
	var e entry
	var single string
	if json.Unmarshal(value, &single) == nil {
		t, err := parseText(single)
		e.forms[other] = t
		return e, err
	}
	var several map[string]string
	if err := json.Unmarshal(value, &several); err != nil {
		return e, fmt.Errorf("want a text or an object of plural forms")
	}
	e.plural = true
	for name, s := range several {
		form, ok := formNames[name]
		if !ok {
			return e, fmt.Errorf("unknown plural form %q", name)
		}
		t, err := parseText(s)
		if err != nil {
			return e, err
		}
		e.forms[form] = t
	}
	if !e.forms[other].set {
		return e, fmt.Errorf("plural form \"other\" is missing")
	}
	return e, nil
}

// parseText splits a text at its gaps.
func parseText(s string) (text, error) {
	t := text{raw: s, set: true}
	rest := s
	for {
		open := strings.IndexByte(rest, '{')
		if open < 0 {
			break
		}
		length := strings.IndexByte(rest[open:], '}')
		if length < 0 {
			return t, fmt.Errorf("%q: a { without }", s)
		}
		p := part{text: rest[:open]}
		gap, capital := strings.CutPrefix(rest[open+1:open+length], "^")
		gap, form, formed := strings.Cut(gap, "/")
		p.gap, p.form, p.capital = gap, form, capital
		if !isName(gap) || formed && !isName(form) {
			return t, fmt.Errorf("%q: a gap is a name or a number, perhaps with a form, not %q", s, rest[open+1:open+length])
		}
		t.parts = append(t.parts, p)
		rest = rest[open+length+1:]
	}
	if len(t.parts) > 0 && rest != "" {
		t.parts = append(t.parts, part{text: rest})
	}
	return t, nil
}

func isName(s string) bool {
	for _, c := range s {
		if !unicode.IsLetter(c) && !unicode.IsDigit(c) {
			return false
		}
	}
	return s != ""
}

// number returns an argument's value if it is a whole number.
func number(a any) (int, bool) {
	switch v := a.(type) {
	case int:
		return v, true
	case Arg:
		return v.N, v.Key == "" && v.Text == ""
	case uint8:
		return int(v), true
	case uint16:
		return int(v), true
	case int32:
		return int(v), true
	case uint32:
		return int(v), true
	case int64:
		return int(v), true
	}
	return 0, false
}

// count returns the number that chooses the plural form: the Arg named Count, otherwise the first
// number.
func count(args []any) (n int, ok bool) {
	for _, a := range args {
		m, is := number(a)
		if !is {
			continue
		}
		if v, named := a.(Arg); named && v.Name == "Count" {
			return m, true
		}
		if !ok {
			n, ok = m, true
		}
	}
	return n, ok
}

// fill writes the argument of a part's gap, or the gap itself if the argument is missing.
func (c *Catalogue) fill(b *strings.Builder, p *part, args []any) {
	for i, a := range args {
		name := strconv.Itoa(i)
		switch v := a.(type) {
		case Arg:
			name = v.Name
		case Part:
			name = v.Name
		}
		if name == p.gap {
			text := c.value(a, p.form)
			if p.capital {
				text = capital(text)
			}
			b.WriteString(text)
			return
		}
	}
	b.WriteString("{" + p.gap + "}")
}

// capital returns a text with a capital first letter.
func capital(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[n:]
}

// value formats an argument in the current language, catalogue texts in a form.
func (c *Catalogue) value(a any, form string) string {
	switch v := a.(type) {
	case string:
		return v
	case Key:
		return c.text(string(v), form, nil)
	case Part:
		if v.Text.Key == "" {
			return ""
		}
		return c.text(v.Text.Key, form, v.Text.Args)
	case Arg:
		switch {
		case v.Key != "":
			return c.text(v.Key, form, nil)
		case v.Text != "":
			return v.Text
		}
	}
	if n, ok := number(a); ok {
		return c.Number(n)
	}
	return fmt.Sprint(a)
}

// Number formats a whole number with the language's thousands separator.
func (c *Catalogue) Number(n int) string {
	s := strconv.Itoa(n)
	first := 0
	if n < 0 {
		first = 1
	}
	for i := len(s) - 3; i > first; i -= 3 {
		s = s[:i] + c.group + s[i:]
	}
	return s
}
