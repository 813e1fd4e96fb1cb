// Package words gives the text shown to players, by key and language. Text
// stands in the catalogues of assets/words and nowhere else.
//
// An entry is a text with gaps for the arguments, {Name} for an Arg of that
// name, {0} for the first argument if it is not an Arg, or an object with one
// such text per plural form of the language ("one", "other" …). The form is
// chosen by the number named Count, else by the first number among the arguments.
// A language may count in plural forms what English does not ("3 gold").
package words

import (
	"io/fs"
	"path"
	"strings"

	assets "touria.games/touria/assets/words"
)

// Key is an argument that is itself looked up in the catalogue: Key("colour.red.gem").
type Key string

// Arg fills the gap of its name. Exactly one of Key, Text and N counts: a
// further entry of the catalogue if Key is not empty, else a literal (a player's
// name) if Text is not empty, else the number N.
type Arg struct {
	Name string
	Key  string
	Text string
	N    int
}

// English is the language that fills the gaps of all others.
const English = "en"

// Pseudo is the language whose every text is the English one made 40 % longer,
// for trying out layouts.
const Pseudo = "xx"

// Catalogue gives the text of one language at a time. It is used from one goroutine.
type Catalogue struct {
	lang    string
	plural  func(n int) form // the language's rule
	entries map[string]entry // of the language
	english map[string]entry
	group   string // between the thousands of a number
}

// Languages returns the tags of the languages there are ("en", "de", "fr" …), English
// first, then by the alphabet, without the pseudo-language.
func Languages() []string {
	tags := []string{English}
	files, err := fs.Glob(assets.Files, "*.json") // sorted
	if err != nil {
		return tags
	}
	for _, f := range files {
		if tag := strings.TrimSuffix(path.Base(f), ".json"); tag != English {
			tags = append(tags, tag)
		}
	}
	return tags
}

// New returns the catalogue of a language tag; of an unknown one, English.
func New(lang string) *Catalogue {
	c := &Catalogue{}
	if !c.Use(lang) {
		c.Use(English)
	}
	return c
}

// Lang returns the tag of the current language.
func (c *Catalogue) Lang() string { return c.lang }

// Use switches to another language at once and tells whether there is one
// of that tag; "de-AT" and "de_AT.UTF-8" find "de". If there is none, nothing changes.
func (c *Catalogue) Use(lang string) bool {
	lang = baseTag(lang)
	if lang != Pseudo && !known(lang) {
		return false
	}
	if c.english == nil {
		c.english = load(English)
	}
	c.lang, c.plural = lang, plurals[lang]
	switch lang {
	case English:
		c.entries = c.english
	case Pseudo:
		c.entries, c.plural = stretch(c.english), plurals[English]
	default:
		c.entries = load(lang)
	}
	c.group = c.plain("number.group")
	return true
}

// known tells whether there is a catalogue of that tag.
func known(lang string) bool {
	for _, l := range Languages() {
		if l == lang {
			return true
		}
	}
	return false
}

// baseTag reduces a tag or a POSIX locale to its language: "de_AT.UTF-8" to "de".
func baseTag(lang string) string {
	lang = strings.ToLower(lang)
	if i := strings.IndexAny(lang, "-_.@"); i >= 0 {
		lang = lang[:i]
	}
	return lang
}

// Has tells whether the key is in the catalogue of the language or of English.
func (c *Catalogue) Has(key string) bool {
	_, ok := c.find(key)
	return ok
}

func (c *Catalogue) find(key string) (entry, bool) {
	if e, ok := c.entries[key]; ok {
		return e, true
	}
	e, ok := c.english[key]
	return e, ok
}

// plain returns the text of a key without arguments, "" if it is missing.
func (c *Catalogue) plain(key string) string {
	e, _ := c.find(key)
	return e.forms[other].raw
}

// Text returns the text of a key with the arguments put in: strings as they
// are, whole numbers in the language's form, Keys looked up, Args by name. A key missing in
// the language is taken from English; a key that is missing there, too, comes
// back itself, in angle brackets.
func (c *Catalogue) Text(key string, args ...any) string {
	e, ok := c.find(key)
	if !ok {
		return "<" + key + ">"
	}
	form := e.forms[other]
	if e.plural {
		if n, ok := count(args); ok {
			if f := e.forms[c.form(n)]; f.set {
				form = f
			}
		}
	}
	if len(form.parts) == 0 {
		return form.raw
	}
	var b strings.Builder
	for _, p := range form.parts {
		b.WriteString(p.text)
		if p.gap != "" {
			c.fill(&b, p.gap, args)
		}
	}
	return b.String()
}

// form returns the plural form of a count in the current language.
func (c *Catalogue) form(n int) form {
	if n < 0 {
		n = -n
	}
	return c.plural(n)
}

// List joins parts as a sentence does: "a", "a and b", "a, b and c".
func (c *Catalogue) List(parts []string) string {
	switch n := len(parts); n {
	case 0:
		return ""
	case 1:
		return parts[0]
	default:
		return c.Text("list.last", strings.Join(parts[:n-1], c.plain("list.comma")), parts[n-1])
	}
}
