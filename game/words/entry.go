package words

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"sync"
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
	raw     map[string]json.RawMessage // shared, and never changed
	parsed  map[string]*entry
	formed  map[formKey]*entry // texts in forms that were wanted, nil for those that there are not
	stretch bool               // they are those of the pseudo-language
}

// formKey is a key in a form: "key/form".
type formKey struct{ key, form string }

func newLexicon(raw map[string]json.RawMessage) *lexicon {
	return &lexicon{raw: raw, parsed: map[string]*entry{}, formed: map[formKey]*entry{}}
}

// catalogues has what load has read, by language.
var catalogues sync.Map

// load reads one language's catalogues, of the box and of every game, into one. They are
// tested, so a damaged file just gives no entries, as does a damaged entry.
func load(lang string) *lexicon {
	if raw, ok := catalogues.Load(lang); ok {
		return newLexicon(raw.(map[string]json.RawMessage))
	}
	raw := map[string]json.RawMessage{}
	for _, data := range assets.Read(lang) {
		_ = json.Unmarshal(data, &raw)
	}
	catalogues.Store(lang, raw)
	return newLexicon(raw)
}

// find returns the entry of a key, nil if there is none.
func (l *lexicon) find(key string) *entry {
	if e := l.parsed[key]; e != nil {
		return e
	}
	raw, ok := l.raw[key]
	if !ok {
		return nil
	}
	e, err := parseEntry(raw)
	if err != nil {
		return nil
	}
	if l.stretch {
		stretch(key, &e)
	}
	l.parsed[key] = &e
	return &e
}

// inForm returns the entry of a key in a form, nil if there is none.
func (l *lexicon) inForm(key, form string) *entry {
	k := formKey{key, form}
	e, known := l.formed[k]
	if !known {
		e = l.find(key + "/" + form)
		l.formed[k] = e
	}
	return e
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

// put appends a text with its gaps filled; gaps that want no form take the given one.
func (c *Catalogue) put(to []byte, t *text, wanted string, args []any) []byte {
	for i := range t.parts {
		p := &t.parts[i]
		to = append(to, p.text...)
		if p.gap == "" {
			continue
		}
		form := p.form
		if form == "" {
			form = wanted
		}
		from := len(to)
		if to = c.fill(to, p.gap, form, args); p.capital {
			to = append(to[:from], capital(string(to[from:]))...)
		}
	}
	return to
}

// fill appends the argument of a gap, or the gap itself if the argument is missing.
func (c *Catalogue) fill(to []byte, gap, form string, args []any) []byte {
	for i, a := range args {
		var mine bool
		switch v := a.(type) {
		case Arg:
			mine = v.Name == gap
		case Part:
			mine = v.Name == gap
		default:
			mine = strconv.Itoa(i) == gap
		}
		if mine {
			return c.value(to, a, form)
		}
	}
	return append(append(append(to, '{'), gap...), '}')
}

// capital returns a text with a capital first letter.
func capital(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[n:]
}

// value appends an argument in the current language, catalogue texts in a form.
func (c *Catalogue) value(to []byte, a any, form string) []byte {
	switch v := a.(type) {
	case string:
		return append(to, v...)
	case Key:
		return c.nested(to, string(v), form, nil)
	case Part:
		if v.Text.Key == "" {
			return to
		}
		return c.nested(to, v.Text.Key, form, v.Text.Args)
	case Arg:
		switch {
		case v.Key != "":
			return c.nested(to, v.Key, form, nil)
		case v.Text != "":
			return append(to, v.Text...)
		}
	}
	if n, ok := number(a); ok {
		return append(to, c.Number(n)...)
	}
	return fmt.Append(to, a)
}

// nested appends the text of a key in a form.
func (c *Catalogue) nested(to []byte, key, wanted string, args []any) []byte {
	t, wanted := c.choose(key, wanted, args)
	switch {
	case t == nil:
		return append(append(append(to, '<'), key...), '>')
	case len(t.parts) == 0:
		return append(to, t.raw...)
	}
	return c.put(to, t, wanted, args)
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
