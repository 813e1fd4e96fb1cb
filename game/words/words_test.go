package words

import (
	"fmt"
	"io/fs"
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"

	assets "touria.games/touria/assets/words"
)

// catalogue returns a catalogue that has only the given entries.
func catalogue(t *testing.T, lang, english, entries string) *Catalogue {
	t.Helper()
	c := New(lang)
	var err error
	if c.english, err = parse([]byte(english)); err != nil {
		t.Fatal(err)
	}
	if c.entries, err = parse([]byte(entries)); err != nil {
		t.Fatal(err)
	}
	return c
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
	for key, e := range en.english {
		for form := range e.forms {
			if !e.forms[form].set || strings.HasPrefix(key, "number.") || strings.HasPrefix(key, "list.") {
				continue
			}
			short, long := joined(e.forms[form]), joined(xx.entries[key].forms[form])
			if !reflect.DeepEqual(gaps(e.forms[form]), gaps(xx.entries[key].forms[form])) {
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
	unicode := map[plural.Form]form{plural.Other: other, plural.Zero: zero, plural.One: one, plural.Two: two, plural.Few: few, plural.Many: many}
	for _, lang := range Languages() {
		rule, tag := plurals[lang], language.Make(lang)
		if rule == nil {
			t.Errorf("%s has no rule", lang)
			continue
		}
		for _, from := range []int{0, 1_000_000, 2_000_000} {
			for n := from; n < from+1200; n++ {
				if got, want := rule(n), unicode[plural.Cardinal.MatchPlural(tag, n, 0, 0, 0, 0)]; got != want {
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
		for key := range english {
			if _, ok := entries[key]; !ok {
				t.Errorf("%s: %s is missing", lang, key)
			}
		}
		for key, e := range entries {
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
func parseAll(t *testing.T, lang string) map[string]entry {
	t.Helper()
	files, err := fs.Glob(assets.Files, "*/"+lang+".json")
	if err != nil || len(files) < 2 {
		t.Fatalf("%s has the files %v: %v", lang, files, err)
	}
	all, home := map[string]entry{}, map[string]string{}
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
			keys := slices.Sorted(maps.Keys(entries))
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

// French has a no-break space before two-part marks (; : ! ? %), the others have none; apostrophes
// and quotation marks are typographic.
func TestTypography(t *testing.T) {
	high := regexp.MustCompile(`[ \x{a0}\x{202f}][;:!?%]`)
	for _, lang := range []string{"en", "fr", "it", "nl"} {
		for key, e := range parseAll(t, lang) {
			for _, f := range e.forms {
				for _, mark := range high.FindAllString(f.raw, -1) {
					if space, _ := utf8.DecodeRuneInString(mark); lang != "fr" || space == ' ' {
						t.Errorf("%s: %s has a wrong space before a mark: %q", lang, key, f.raw)
					}
				}
				if lang == "fr" && regexp.MustCompile(`[^ \x{a0}\x{202f}][;:!?]`).MatchString(f.raw) {
					t.Errorf("%s: %s lacks the space before a mark: %q", lang, key, f.raw)
				}
				if strings.ContainsAny(f.raw, "'\"") {
					t.Errorf("%s: %s has a straight quotation mark or apostrophe: %q", lang, key, f.raw)
				}
			}
		}
	}
}

func TestParseRefuses(t *testing.T) {
	for _, bad := range []string{`[]`, `{"a":1}`, `{"a":{"one":"x"}}`, `{"a":{"other":"x","both":"y"}}`, `{"a":"{"}`, `{"a":"{}"}`, `{"a":"{a b}"}`, `{"a":{"other":"{"}}`} {
		if _, err := parse([]byte(bad)); err == nil {
			t.Errorf("%s is accepted", bad)
		}
	}
}

func ExampleCatalogue_Text() {
	c := New("de")
	c.english["example"] = entry{}
	fmt.Println(c.Text("goods.heart.count", Arg{Name: "Count", N: 1}), "·", c.Text("goods.heart.count", Arg{Name: "Count", N: 2}))
	// Output: 1 Herz · 2 Herzen
}
