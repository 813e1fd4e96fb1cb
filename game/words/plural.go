package words

// form is a plural form, as the catalogues name it.
type form int

// The plural forms of Unicode; a language uses some of them.
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

// plurals are Unicode's plural rules for whole numbers. They are written out here because
// golang.org/x/text would add the tables of all languages to the browser's download. A test
// compares them with it.
var plurals = map[string]func(n int) form{
	"en": onlyOne, "de": onlyOne, "nl": onlyOne, "it": onlyOne,
	"fr": func(n int) form {
		if n == 0 {
			return one
		}
		return onlyOne(n)
	},
}

// onlyOne is the rule of languages with a singular for 1 and a plural for the rest.
func onlyOne(n int) form {
	if n == 1 {
		return one
	}
	return other
}
