package kit

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"touria.games/touria/game/sound"
	"touria.games/touria/game/ui"
)

// Book is the rule book of a game, in a language.
type Book struct {
	Chapters []Chapter
	More     []Term      // words of the index beyond the titles
	Music    *sound.Mood // of the music while it is open; nil: that of the scene below
}

// Chapter is a chapter of a rule book, behind a tab.
type Chapter struct {
	ID, Name string
	Icon     ui.Icon
	Blocks   []Block
}

// Block explains something: a picture, deals, a text and a note, one below the other.
type Block struct {
	ID                string // by which it is found, such as "item.rose"; "": by its text alone
	Title, Text, Note string
	Icon              ui.Icon      // before its name
	Beside            ui.Element   // a picture at the left, of a width; none if that is 0
	Picture           ui.Element   // one above, of a height; none if that is 0
	Deals             []ui.Element // what is given, and what it brings
	Entry             bool         // it belongs to a block before it: the contents leave it out
}

// Term is a word of the index of a rule book, and the id of the block that explains it.
type Term struct {
	Name string
	Icon ui.Icon
	At   string
}

// term is a word as the index shows it, and as a search compares it.
type term struct {
	Term
	folded string
}

// index returns the words of a book in their order: the titles, and what is explained along with others. Articles are
// those of the language, with | between them.
func index(b *Book, articles string) (list []term) {
	add := func(t Term) {
		t.Name = entry(t.Name, articles)
		list = append(list, term{t, fold(t.Name)})
	}
	for i := range b.Chapters {
		for _, x := range b.Chapters[i].Blocks {
			if x.ID != "" {
				add(Term{x.Title, x.Icon, x.ID})
			}
		}
	}
	for _, t := range b.More {
		add(t)
	}
	slices.SortStableFunc(list, func(a, b term) int { return strings.Compare(a.folded, b.folded) })
	return slices.CompactFunc(list, func(a, b term) bool { return a.folded == b.folded })
}

// entry writes a name as an index does: without its number and its article, with a capital letter.
func entry(name, articles string) string {
	name = strings.TrimLeft(name, "0123456789. ")
	for article := range strings.SplitSeq(articles, "|") {
		if !strings.HasSuffix(article, "’") {
			article += " "
		}
		if rest, ok := strings.CutPrefix(name, article); ok && rest != "" {
			name = rest
			break
		}
	}
	first, size := utf8.DecodeRuneInString(name)
	return string(unicode.ToUpper(first)) + name[size:]
}

// fold reduces a text to what a search compares: lower case without accents.
func fold(text string) string {
	return strings.Map(func(r rune) rune {
		const from, to = "àáâäçèéêëìíîïñòóôöùúûü’", "aaaaceeeeiiiinoooouuuu'"
		if i := slices.Index([]rune(from), r); i >= 0 {
			return rune(to[i])
		}
		return r
	}, strings.ToLower(text))
}

// found returns the words of the index of a book that contain what is typed, those that begin with it first. If there is none,
// what has it in its text.
func found(b *Book, terms []term, typed string) []term {
	want := fold(strings.TrimSpace(typed))
	if want == "" {
		return terms
	}
	var first, rest []term
	for _, t := range terms {
		switch i := strings.Index(t.folded, want); {
		case i == 0:
			first = append(first, t)
		case i > 0:
			rest = append(rest, t)
		}
	}
	if first = append(first, rest...); len(first) > 0 {
		return first
	}
	for i := range b.Chapters {
		topic := "" // what has no id is found where it stands
		for _, x := range b.Chapters[i].Blocks {
			if x.ID != "" {
				topic = x.ID
			}
			if strings.Contains(fold(x.Title+" "+x.Text+" "+x.Note), want) {
				first = append(first, term{Term: Term{x.Title, x.Icon, topic}})
			}
		}
	}
	return first
}
