package words

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"

	assets "touria.games/touria/assets/words"
)

// catalogue returns a catalogue that has only the given entries.
func catalogue(t *testing.T, lang, english, entries string) *Catalogue {
	t.Helper()
	c := New(lang)
	for _, set := range []struct {
		of   **lexicon
		text string
	}{{&c.english, english}, {&c.entries, entries}} {
		all, err := parse([]byte(set.text))
		if err != nil {
			t.Fatal(err)
		}
		*set.of = newLexicon(nil)
		(*set.of).parsed = all
	}
	return c
}

// parse reads one file of a catalogue: an object of keys.
func parse(data []byte) (map[string]*entry, error) {
	var raw map[string]json.RawMessage
	if err := json.Unmarshal(data, &raw); err != nil {
		return nil, err
	}
	entries := make(map[string]*entry, len(raw))
	for key, value := range raw {
		e, err := parseEntry(value)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", key, err)
		}
		entries[key] = &e
	}
	return entries, nil
}

func TestText(t *testing.T) {
	c := catalogue(t, "de", `{"only.english":"just {0}","both":"no"}`, `{
		"plain":"Hallo", "both":"beide", "numbered":"{1} vor {0}", "named":"{Name} zahlt {Gold} an {Name}",
		"gem":"roter Edelstein", "coins":{"one":"{Count} Münze","other":"{Count} Münzen"},
		"odd":{"other":"{Name}: {Count} von {N}","one":"{Name}: eine von {N}"}, "brace":"x } y"}`)
	c.group = "."
	tests := []struct {
		key  string
		args []any
		want string
	}{
		{"plain", nil, "Hallo"},
		{"plain", []any{1, "x"}, "Hallo"},
		{"both", nil, "beide"},
		{"only.english", []any{3}, "just 3"},
		{"missing.key", nil, "<missing.key>"},
		{"numbered", []any{"a", "b"}, "b vor a"},
		{"numbered", []any{"a"}, "{1} vor a"},
		{"numbered", []any{Key("gem"), 1234567}, "1.234.567 vor roter Edelstein"},
		{"numbered", []any{-1234, uint8(7)}, "7 vor -1.234"},
		{"numbered", []any{999, uint16(1000)}, "1.000 vor 999"},
		{"named", []any{Arg{Name: "Gold", N: 0}, Arg{Name: "Name", Text: "Anna"}}, "Anna zahlt 0 an Anna"},
		{"named", []any{Arg{Name: "Gold", Key: "gem"}, Arg{Name: "Name", Key: "plain"}}, "Hallo zahlt roter Edelstein an Hallo"},
		{"named", []any{"x", Arg{Name: "Gold", N: 2}}, "{Name} zahlt 2 an {Name}"},
		{"coins", []any{Arg{Name: "Count", N: 1}}, "1 Münze"},
		{"coins", []any{Arg{Name: "Count", N: 0}}, "0 Münzen"},
		{"coins", []any{Arg{Name: "Count", N: -1}}, "-1 Münze"},
		{"odd", []any{Arg{Name: "N", N: 1}, Arg{Name: "Count", N: 2}, Arg{Name: "Name", Text: "B"}}, "B: 2 von 1"},
		{"odd", []any{Arg{Name: "N", N: 2}, Arg{Name: "Count", N: 1}, Arg{Name: "Name", Text: "B"}}, "B: eine von 2"},
		{"odd", []any{Arg{Name: "N", N: 1}, Arg{Name: "Name", Text: "B"}}, "B: eine von 1"},
		{"brace", nil, "x } y"},
		{"numbered", []any{true, int64(4)}, "4 vor true"},
	}
	for _, test := range tests {
		if got := c.Text(test.key, test.args...); got != test.want {
			t.Errorf("%s %v: %q, want %q", test.key, test.args, got, test.want)
		}
	}
	if !c.Has("both") || !c.Has("only.english") || c.Has("missing") {
		t.Error("Has is wrong")
	}
}

// Gaps take the forms that the language has, also through texts in between, and begin with a capital
// where asked.
func TestForms(t *testing.T) {
	c := catalogue(t, "de", `{"colour.red":"red gem"}`, `{
		"take":"{^Gem/acc} nehmen", "give":"{Name} gibt {What/acc}.", "roll":"{^Gem}", "number":"{N/acc}", "named":"{^Name/acc}",
		"gem":"roter Edelstein", "gem/acc":"roten Edelstein", "heart":"ein Herz", "umlaut":"übrig",
		"gems":{"one":"{Count} roter Stein","other":"{Count} rote Steine"}, "gems/acc":{"one":"{Count} roten Stein","other":"{Count} rote Steine"},
		"pair":"{A} und {B}", "as":"Spiegel als {Gem}", "as/acc":"den Spiegel als {Gem}"}`)
	gems := func(n int) Text { return Say("gems", Num("Count", n)) }
	pair := Say("pair", Gap("A", gems(1)), Gap("B", Say("pair", Gap("A", Say("heart")), Gap("B", gems(2)))))
	for _, test := range []struct {
		text Text
		want string
	}{
		{Say("take", Ref("Gem", "gem")), "Roten Edelstein nehmen"},
		{Say("take", Ref("Gem", "heart")), "Ein Herz nehmen"},
		{Say("take", Gap("Gem", gems(1))), "1 roten Stein nehmen"},
		{Say("give", Lit("Name", "Anna"), Gap("What", pair)), "Anna gibt 1 roten Stein und ein Herz und 2 rote Steine."},
		{Say("give", Lit("Name", "Anna"), Gap("What", Say("as", Ref("Gem", "gem")))), "Anna gibt den Spiegel als roter Edelstein."},
		{Say("give", Lit("Name", "Anna"), Gap("What", Text{})), "Anna gibt ."},
		{pair, "1 roter Stein und ein Herz und 2 rote Steine"},
		{Say("roll", Ref("Gem", "umlaut")), "Übrig"},
		{Say("roll", Ref("Gem", "colour.red")), "Red gem"},
		{Say("number", Num("N", 1)), "1"},
		{Say("named", Lit("Name", "émile")), "Émile"},
		{Say("named"), "{Name}"},
	} {
		if got := test.text.In(c); got != test.want {
			t.Errorf("%s: %q, want %q", test.text.Key, got, test.want)
		}
	}
}

func TestList(t *testing.T) {
	c := New("en")
	for want, parts := range map[string][]string{"": nil, "a": {"a"}, "a and b": {"a", "b"}, "a, b and c": {"a", "b", "c"}} {
		if got := c.List(parts); got != want {
			t.Errorf("%v: %q", parts, got)
		}
	}
}

func TestUse(t *testing.T) {
	c := New("de_AT.UTF-8")
	if c.Lang() != "de" {
		t.Errorf("de_AT.UTF-8 gives %s", c.Lang())
	}
	german := c.Text("title.play")
	if !c.Use("EN-us") || c.Lang() != "en" || c.Text("title.play") == german {
		t.Error("no switch to English")
	}
	for locale, want := range map[string]string{"fr_CA.UTF-8": "fr", "nl-BE": "nl", "it@euro": "it", "IT": "it"} {
		if got := New(locale).Lang(); got != want {
			t.Errorf("%s gives %s", locale, got)
		}
	}
	if c.Use("tlh") || c.Use("") || c.Lang() != "en" {
		t.Error("an unknown language was taken")
	}
	if New("C").Lang() != "en" {
		t.Error("an unknown language does not become English")
	}
	if langs := Languages(); !slices.Equal(langs, []string{"en", "de", "fr", "it", "nl"}) {
		t.Errorf("languages %v", langs)
	}
}

// The pseudo-language is at least 40 % longer, keeps its gaps and breaks lines between words as
// English does.
func TestPseudo(t *testing.T) {
	en, xx := New("en"), New(Pseudo)
	if xx.Lang() != Pseudo {
		t.Fatal(xx.Lang())
	}
	// letters counts a text without its gaps and spaces.
	letters := func(s string) int {
		return utf8.RuneCountInString(regexp.MustCompile(`\{\w+\}|\s`).ReplaceAllString(s, ""))
	}
	for key, e := range en.english.all() {
		for form := range e.forms {
			if !e.forms[form].set || strings.HasPrefix(key, "number.") || strings.HasPrefix(key, "list.") {
				continue
			}
			short, long := joined(e.forms[form]), joined(xx.entries.find(key).forms[form])
			if !reflect.DeepEqual(gaps(e.forms[form]), gaps(xx.entries.find(key).forms[form])) {
				t.Errorf("%s: %q has other gaps than %q", key, long, short)
			}
			if len(strings.Fields(short)) != len(strings.Fields(long)) {
				t.Errorf("%s: %q has other words than %q", key, long, short)
			}
			if letters(long)*10 < letters(short)*14 {
				t.Errorf("%s: %q is not 40 %% longer than %q", key, long, short)
			}
		}
	}
}

func joined(t text) string {
	if len(t.parts) == 0 {
		return t.raw
	}
	var b strings.Builder
	for _, p := range t.parts {
		b.WriteString(p.text)
		if p.gap != "" {
			b.WriteString("{" + p.gap + "}")
		}
	}
	return b.String()
}

// gaps returns the sorted names of a text's gaps, each once.
func gaps(t text) []string {
	var names []string
	for _, p := range t.parts {
		if p.gap != "" {
			names = append(names, p.gap)
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// Every language has Unicode's plural rules.
func TestPlurals(t *testing.T) {
	standard := map[plural.Form]form{plural.Other: other, plural.Zero: zero, plural.One: one, plural.Two: two, plural.Few: few, plural.Many: many}
	for _, lang := range Languages() {
		rule, tag := plurals[lang], language.Make(lang)
		if rule == nil {
			t.Errorf("%s has no rule", lang)
			continue
		}
		for _, from := range []int{0, 1_000_000, 2_000_000} {
			for n := from; n < from+1200; n++ {
				if got, want := rule(n), standard[plural.Cardinal.MatchPlural(tag, n, 0, 0, 0, 0)]; got != want {
					t.Fatalf("%s: %d has the form %d, not %d", lang, n, got, want)
				}
			}
		}
	}
}

// Every language has exactly the keys of English, with the same gaps and the plural forms that its
// rules require. The files are sorted by key, and each key is in only one file.
func TestCatalogues(t *testing.T) {
	english := parseAll(t, English)
	for _, lang := range Languages() {
		entries := parseAll(t, lang)
		checkForms(t, lang, entries)
		for key := range english {
			if _, ok := entries[key]; !ok && !isForm(key) {
				t.Errorf("%s: %s is missing", lang, key)
			}
		}
		for key, e := range entries {
			if isForm(key) {
				continue
			}
			en, ok := english[key]
			if !ok {
				t.Errorf("%s: %s is not in English", lang, key)
				continue
			}
			want := gaps(en.forms[other])
			for form := range e.forms {
				f := e.forms[form]
				if !f.set {
					continue
				}
				got := gaps(f)
				// "one" may leave the number out.
				if form != int(other) {
					got = without(got, "Count", "0")
				}
				if !reflect.DeepEqual(got, want) && !reflect.DeepEqual(got, without(want, "Count", "0")) || form == int(other) && !reflect.DeepEqual(got, want) {
					t.Errorf("%s: %s has the gaps %v, in English %v", lang, key, got, want)
				}
				if key == "number.group" { // may be a space
					continue
				}
				if strings.TrimSpace(f.raw) == "" || strings.Contains(f.raw, "  ") && !strings.Contains(f.raw, "\n") || f.raw != strings.TrimSpace(f.raw) && !strings.HasPrefix(key, "list.") {
					t.Errorf("%s: %s is %q", lang, key, f.raw)
				}
			}
			if e.plural && !e.forms[one].set {
				t.Errorf("%s: %s has no form \"one\"", lang, key)
			}
			// A word uncountable in English may have a plural in another language: "3 gold", "3
			// écus".
			if en.plural && !e.plural || e.plural && !slices.Contains(want, "Count") {
				t.Errorf("%s: %s has plural forms in one language only", lang, key)
			}
		}
	}
}

// isForm reports whether a key is that of a form, such as "colour.red.gem/acc". Each language has
// its own.
func isForm(key string) bool { return strings.Contains(key, "/") }

// checkForms checks that a form belongs to a text with the same gaps and plural forms, that some gap
// asks for it, and that whatever else may fill this gap has it too: every colour has the accusative
// if one has it.
func checkForms(t *testing.T, lang string, entries map[string]*entry) {
	t.Helper()
	asked, had := map[string]bool{}, map[string]bool{}
	// family returns what a key has in common with others like it: "item.*.name".
	family := func(key string) string {
		parts := strings.Split(key, ".")
		if len(parts) == 3 {
			parts[1] = "*"
		}
		return strings.Join(parts, ".")
	}
	for key, e := range entries {
		for _, f := range e.forms {
			for _, p := range f.parts {
				asked[p.form] = true
			}
		}
		stem, form, is := strings.Cut(key, "/")
		if !is {
			continue
		}
		had[family(stem)+"/"+form] = true
		base, ok := entries[stem]
		if !ok || base.plural != e.plural || !slices.Equal(gaps(base.forms[other]), gaps(e.forms[other])) {
			t.Errorf("%s: %s is no form of a text with the same gaps", lang, key)
		}
	}
	for key := range entries {
		stem, form, is := strings.Cut(key, "/")
		if is && !asked[form] {
			t.Errorf("%s: no gap asks for %s", lang, key)
		}
		for family_ := range had {
			f, form, _ := strings.Cut(family_, "/")
			// What lies or stands nowhere, and the colour nobody rolls, fill no such gap.
			if is || family(stem) != f || stem == "item.none.name" || stem == "who.nobody.name" || stem == "colour.unknown.gem" && form == "rolled" {
				continue
			}
			if _, ok := entries[key+"/"+form]; !ok {
				t.Errorf("%s: %s lacks the form %s that others like it have", lang, key, form)
			}
		}
	}
}

func without(names []string, drop ...string) []string {
	var left []string
	for _, n := range names {
		if !slices.Contains(drop, n) {
			left = append(left, n)
		}
	}
	return left
}

// parseAll reads the files of a language, of the box and of every game.
func parseAll(t *testing.T, lang string) map[string]*entry {
	t.Helper()
	files, err := fs.Glob(assets.Files, "*/"+lang+".json")
	if err != nil || len(files) < 2 {
		t.Fatalf("%s has the files %v: %v", lang, files, err)
	}
	all, home := map[string]*entry{}, map[string]string{}
	for _, file := range files {
		data, err := assets.Files.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		entries, err := parse(data)
		if err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		var keys []string
		for _, line := range strings.Split(string(data), "\n") {
			if key, ok := strings.CutPrefix(line, "  \""); ok {
				keys = append(keys, key[:strings.Index(key, "\"")])
			}
		}
		if !slices.IsSorted(keys) || len(keys) != len(entries) {
			t.Errorf("%s is not one line a key, sorted, each key once (%d lines, %d keys)", file, len(keys), len(entries))
		}
		for key, e := range entries {
			if home[key] != "" {
				t.Errorf("%s is in %s and in %s", key, home[key], file)
			}
			all[key], home[key] = e, file
		}
	}
	return all
}

// A game has the same keys in every language's file, so that a text moves between folders in all
// languages at once.
func TestFilesHaveTheSameKeys(t *testing.T) {
	folders, err := assets.Files.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, folder := range folders {
		var want []string
		for _, lang := range Languages() {
			file := folder.Name() + "/" + lang + ".json"
			data, err := assets.Files.ReadFile(file)
			if err != nil {
				t.Error(err)
				continue
			}
			entries, err := parse(data)
			if err != nil {
				t.Errorf("%s: %v", file, err)
			}
			keys := slices.DeleteFunc(slices.Sorted(maps.Keys(entries)), isForm)
			if want == nil {
				want = keys
			} else if !slices.Equal(keys, want) {
				t.Errorf("%s has other keys than the English file", file)
			}
		}
	}
}

// Prompts have at most 12 words (M2), reasons at most 8 (M4).
func TestLengths(t *testing.T) {
	for _, lang := range Languages() {
		for key, e := range parseAll(t, lang) {
			for _, f := range e.forms {
				n := strings.Count(f.raw, " ") + 1 // a no-break space separates no words
				if strings.HasPrefix(key, "prompt.") && n > 12 || (strings.HasPrefix(key, "reason.") || strings.HasPrefix(key, "undo.")) && n > 8 {
					t.Errorf("%s: %s has %d words: %q", lang, key, n, f.raw)
				}
			}
		}
	}
}

// In the list of languages each has its own name for itself. The letters of the gem colours are all
// different.
func TestNamesOfLanguagesAndColours(t *testing.T) {
	for _, lang := range Languages() {
		entries := parseAll(t, lang)
		for _, l := range Languages() {
			own, key := parseAll(t, l), "language."+l
			if got, want := entries[key].forms[other].raw, own[key].forms[other].raw; got != want {
				t.Errorf("%s calls %s %q, itself it says %q", lang, l, got, want)
			}
		}
		letters := map[string]string{}
		for key, e := range entries {
			if letter := e.forms[other].raw; strings.HasSuffix(key, ".letter") {
				if letters[letter] != "" {
					t.Errorf("%s: %s and %s are both %s", lang, key, letters[letter], letter)
				}
				letters[letter] = key
			}
		}
	}
}

// typography is what a language's texts must not contain, each as an expression and what is wrong
// with it; "all" are those of every language. French has a narrow no-break space before ; ! ? and a
// no-break space before : and %, and within its quotation marks, as the Imprimerie nationale has it.
var typography = map[string]map[string]string{
	"all": {
		`['"\x60´]`:                 "a straight apostrophe or quotation mark",
		`\.\.\.`:                    "three full stops for an ellipsis",
		` - | -- |—`:                "a hyphen or em dash for an en dash",
		`[0-9]-[0-9]`:               "a hyphen between numbers for an en dash",
		`[ \x{a0}\x{202f}][.,)]`:    "a space before a full stop, comma or bracket",
		`[0-9}] [×%]`:               "a line that may break before a sign",
		`[.?!][A-ZÀ-Ý]`:             "no space between sentences",
		`[ \x{a0}\x{202f}]$|^[ \n]`: "a space at its beginning or end",
	},
	"en": {
		`[ \x{a0}\x{202f}][;:!?%…]`: "a space before a mark",
		`[„«»]`:                     "another language's quotation marks",
	},
	"de": {
		`[ \x{a0}\x{202f}][;:!?]`: "a space before a mark",
		`[^\x{a0}]…`:              "no no-break space before the ellipsis",
		`[^\x{a0}]%`:              "no no-break space before the per cent sign",
		`[”«»]`:                   "another language's quotation marks",
	},
	"fr": {
		`[^\x{202f}][;!?]`:            "no narrow no-break space before ; ! ?",
		`[^\x{a0}][:%]`:               "no no-break space before : %",
		`[ \x{a0}\x{202f}]…`:          "a space before the ellipsis",
		`«[^\x{a0}]|[^\x{a0}]»|[„“”]`: "wrong quotation marks",
	},
	"it": {
		`[ \x{a0}\x{202f}][;:!?%…]`: "a space before a mark",
		`[„]`:                       "another language's quotation marks",
	},
	"nl": {
		`[ \x{a0}\x{202f}][;:!?%…]`: "a space before a mark",
		`[«»]`:                      "another language's quotation marks",
	},
}

// Every language has the typography of its printed books.
func TestTypography(t *testing.T) {
	for _, lang := range Languages() {
		wrong := map[*regexp.Regexp]string{}
		for _, rules := range []string{"all", lang} {
			for expr, what := range typography[rules] {
				wrong[regexp.MustCompile(expr)] = what
			}
		}
		for key, e := range parseAll(t, lang) {
			for _, f := range e.forms {
				for re, what := range wrong {
					if f.set && !strings.HasPrefix(key, "number.") && !strings.HasPrefix(key, "list.") && re.MatchString(f.raw) {
						t.Errorf("%s: %s has %s: %q", lang, key, what, f.raw)
					}
				}
				if f.set && strings.HasSuffix(key, ".hint") && !startsLarge(f.raw) {
					t.Errorf("%s: %s does not begin with a capital: %q", lang, key, f.raw)
				}
			}
		}
	}
}

// startsLarge reports whether a text begins with a capital, a number or a gap.
func startsLarge(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return !unicode.IsLower(r)
}

// The expressions of TestTypography find what they are for.
func TestTypographyFinds(t *testing.T) {
	for _, c := range []struct{ lang, text string }{
		{"all", "it's"}, {"all", "and ..."}, {"all", "this - that"}, {"all", "2-4 players"}, {"all", "so ."}, {"all", "{0} ×"}, {"all", "So.Then"},
		{"en", "what ?"}, {"en", "„so“"}, {"de", "Mehr…"}, {"de", "50%"}, {"de", "so :"}, {"de", "“so”"}, {"fr", "quoi?"}, {"fr", "quoi ?"},
		{"fr", "quoi\u00a0?"}, {"fr", "ainsi\u202f:"}, {"fr", "«\u202foui\u202f»"}, {"it", "che …"}, {"nl", "«zo»"},
	} {
		found := false
		for expr := range typography[c.lang] {
			found = found || regexp.MustCompile(expr).MatchString(c.text)
		}
		if !found {
			t.Errorf("%s: %q passes", c.lang, c.text)
		}
	}
}

func TestParseRefuses(t *testing.T) {
	for _, bad := range []string{`[]`, `{"a":1}`, `{"a":{"one":"x"}}`, `{"a":{"other":"x","both":"y"}}`, `{"a":"{"}`, `{"a":"{}"}`, `{"a":"{a b}"}`, `{"a":{"other":"{"}}`, `{"a":"{A/}"}`, `{"a":"{/b}"}`, `{"a":"{A/b/c}"}`, `{"a":"{A^}"}`} {
		if _, err := parse([]byte(bad)); err == nil {
			t.Errorf("%s is accepted", bad)
		}
	}
}

func ExampleCatalogue_Text() {
	c := New("de")
	c.english.parsed["example"] = &entry{}
	fmt.Println(c.Text("goods.heart.count", Arg{Name: "Count", N: 1}), "·", c.Text("goods.heart.count", Arg{Name: "Count", N: 2}))
	// Output: 1 Herz · 2 Herzen
}

// all returns every entry.
func (l *lexicon) all() map[string]*entry {
	for key := range l.raw {
		l.find(key)
	}
	return l.parsed
}
