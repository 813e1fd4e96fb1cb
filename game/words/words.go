// Package words provides the text shown to players, by key and language. All text is in the
// catalogues of assets/words; those of the box and of every game are merged.
//
// An entry is either one text or an object with one text for each plural form of the language
// ("one", "other" …). A text has gaps for arguments: {Name} takes the Arg of that name, {0} the
// first argument. The plural form is chosen by the Arg named Count, otherwise by the first number
// among the arguments. An entry may have plural forms in one language and none in another ("3
// gold", "3 écus").
//
// What fills a gap may have to be put in another form: with a case, with an article. {Gem/acc} takes
// the text of the argument's key with "/acc" at its end, if the language has one: "Den Edelstein
// nehmen". Which forms there are is up to each language. {^Gem} begins with a capital.
package words

import (
	"cmp"
	"slices"
	"strings"

	assets "touria.games/touria/assets/words"
)

// Key is an argument that is itself looked up in the catalogue: Key("colour.red.gem").
type Key string

// Arg fills the gap of its name with one of three things: the catalogue's text of
// Key if that is not empty, otherwise Text (a player's name) if that is not empty,
// otherwise the number N.
type Arg struct {
	Name string
	Key  string
	Text string
	N    int
}

// English is the fallback for texts missing in another language.
const English = assets.English

// Pseudo is a made-up language for testing layouts: the English texts, each 40 %
// longer.
const Pseudo = "xx"

// Catalogue gives the text of one language at a time. It is not safe for
// concurrent use.
type Catalogue struct {
	lang    string
	next    string           // the language that will be used as soon as it is there, "" if there is none
	plural  func(n int) form // the language's rule
	entries *lexicon         // of the language
	english *lexicon
	group   string // the thousands separator
	scratch []byte // of Text
}

// Languages returns the tags of all languages ("en", "de", "fr" …), English first,
// the others in alphabetical order, without the pseudo-language.
func Languages() []string { return slices.Clone(assets.Languages) }

// Supports reports whether there are texts in the language of a tag, as Use reads it.
func Supports(lang string) bool { return slices.Contains(Languages(), baseTag(lang)) }

// New returns the catalogue of a language tag, or English if the tag is unknown.
func New(lang string) *Catalogue {
	c := &Catalogue{}
	c.use(English)
	c.Use(lang)
	return c
}

// Copy returns a catalogue in the same language, which stays in it.
func (c *Catalogue) Copy() *Catalogue {
	d := *c
	d.next, d.scratch = "", nil
	return &d
}

// Lang returns the tag of the current language.
func (c *Catalogue) Lang() string { return c.lang }

// Chosen returns the tag of the language that was chosen last: the current one, or the one that is on
// its way.
func (c *Catalogue) Chosen() string { return cmp.Or(c.next, c.lang) }

// Use switches to the language of a tag and reports whether there is one. "de-AT" and "de_AT.UTF-8"
// both select "de". If there is none, nothing changes. In a browser its texts may have to come first:
// until then the last language stays, and Follow switches.
func (c *Catalogue) Use(lang string) bool {
	lang = baseTag(lang)
	if lang != Pseudo && !Supports(lang) {
		return false
	}
	c.next = lang
	c.Follow()
	return true
}

// Follow switches to the chosen language if its texts have come, and reports whether it did.
func (c *Catalogue) Follow() bool {
	lang := c.next
	if lang == "" || lang != Pseudo && !assets.Want(lang) {
		return false
	}
	c.use(lang)
	return true
}

// Late returns why a language that was chosen has not come, nil if none is late.
func Late() error { return assets.Missing() }

// use switches to a language that is there.
func (c *Catalogue) use(lang string) {
	if c.english == nil {
		c.english = load(English)
	}
	c.lang, c.next, c.plural = lang, "", plurals[lang]
	switch lang {
	case English:
		c.entries = c.english
	case Pseudo:
		c.entries, c.plural = newLexicon(c.english.raw), plurals[English]
		c.entries.stretch = true
	default:
		c.entries = load(lang)
	}
	c.group = c.plain("number.group")
}

// baseTag reduces a tag or a POSIX locale to its language: "de_AT.UTF-8" to "de".
func baseTag(lang string) string {
	lang = strings.ToLower(lang)
	if i := strings.IndexAny(lang, "-_.@"); i >= 0 {
		lang = lang[:i]
	}
	return lang
}

// Has reports whether the key is in the catalogue of the language or of English.
func (c *Catalogue) Has(key string) bool {
	return c.find(key) != nil
}

// find returns the entry of a key, nil if there is none.
func (c *Catalogue) find(key string) *entry {
	if e := c.entries.find(key); e != nil {
		return e
	}
	return c.english.find(key)
}

// plain returns the text of a key without arguments, "" if it is missing.
func (c *Catalogue) plain(key string) string {
	if e := c.find(key); e != nil {
		return e.forms[other].raw
	}
	return ""
}

// Text returns the text of a key with its gaps filled: strings unchanged, whole numbers as Number
// formats them, Keys looked up, Args by name. A key missing in the language is taken from English;
// one missing in English, too, is returned in angle brackets.
func (c *Catalogue) Text(key string, args ...any) string { return c.text(key, "", args) }

// text returns the text of a key in a form. If the key has no such form, its usual text takes it
// on to its gaps: "{A} and {B}" in the accusative is both parts in the accusative.
func (c *Catalogue) text(key, wanted string, args []any) string {
	t, wanted := c.choose(key, wanted, args)
	switch {
	case t == nil:
		return "<" + key + ">"
	case len(t.parts) == 0:
		return t.raw
	}
	c.scratch = c.put(c.scratch[:0], t, wanted, args)
	return string(c.scratch)
}

// choose returns the text of a key in a form and in the number of its arguments, nil if there is
// none, and the form that its gaps take then.
func (c *Catalogue) choose(key, wanted string, args []any) (*text, string) {
	e := c.find(key)
	if e == nil {
		return nil, ""
	}
	if wanted != "" {
		if f := c.entries.inForm(key, wanted); f != nil {
			e, wanted = f, ""
		}
	}
	if e.plural {
		if n, ok := count(args); ok {
			if t := &e.forms[c.form(n)]; t.set {
				return t, wanted
			}
		}
	}
	return &e.forms[other], wanted
}

// form returns the plural form of a count in the current language.
func (c *Catalogue) form(n int) form {
	if n < 0 {
		n = -n
	}
	return c.plural(n)
}

// List joins parts as in a sentence: "a", "a and b", "a, b and c".
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
