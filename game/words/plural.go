package words

// form is a plural form, as the catalogues name it.
type form int

// The plural forms there are in any language.
const (
	other form = iota
	zero
	one
	two
	few
	many
	forms
)

var formNames = map[string]form{"other": other, "zero": zero, "one": one, "two": two, "few": few, "many": many}

// plurals are the rules of the languages' cardinal numbers, after the Unicode
// plural rules, for whole numbers. They stand here rather than being looked up in
// golang.org/x/text, with which a test compares them: that would bring the tables
// of all languages into the browser's first load.
var plurals = map[string]func(n int) form{
	"en": onlyOne, "de": onlyOne, "nl": onlyOne, "it": onlyOne,
	"fr": func(n int) form {
		if n == 0 {
			return one
		}
		return onlyOne(n)
	},
}

// onlyOne has a form of its own for 1 alone.
func onlyOne(n int) form {
	if n == 1 {
		return one
	}
	return other
}
