package show_test

import (
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	assets "touria.games/touria/assets/words"
	"touria.games/touria/game/play"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/touria"
)

// sources are the catalogue keys that the program's code mentions.
type sources struct {
	literals map[string]bool   // every string
	patterns []*regexp.Regexp  // of keys that are put together
	suffixes []string          // ".hint" in key + ".hint"
	asked    map[string]string // keys whose text is asked for, and where
	families map[string]string // patterns whose text is asked for, and where
}

// asks are the functions whose string arguments with a dot are keys.
var asks = []string{"Text", "Say", "Ref", "Key", "t"}

func readSources(t *testing.T) *sources {
	t.Helper()
	root := filepath.Join("..", "..", "..")
	s := &sources{literals: map[string]bool{}, asked: map[string]string{}, families: map[string]string{}}
	set := token.NewFileSet()
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && strings.HasPrefix(d.Name(), ".") && path != root {
			return filepath.SkipDir
		}
		if !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return nil
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		file, err := parser.ParseFile(set, path, data, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool { s.look(n, set); return true })
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// suffix notes the end of a key that is added to another one.
func (s *sources) suffix(e ast.Expr) {
	if text, ok := literal(e); ok && strings.HasPrefix(text, ".") && !slices.Contains(s.suffixes, text) {
		s.suffixes = append(s.suffixes, text)
	}
}

func (s *sources) look(n ast.Node, set *token.FileSet) {
	switch n := n.(type) {
	case *ast.BasicLit:
		if text, ok := literal(n); ok {
			s.literals[text] = true
			if formatLike.MatchString(text) {
				s.patterns = append(s.patterns, regexp.MustCompile("^"+verb.ReplaceAllString(regexp.QuoteMeta(text), ".+")+"$"))
			}
		}
	case *ast.AssignStmt:
		if n.Tok == token.ADD_ASSIGN {
			s.suffix(n.Rhs[0])
		}
	case *ast.BinaryExpr:
		s.suffix(n.Y)
		if p := pattern(n); p != "" {
			s.patterns = append(s.patterns, regexp.MustCompile(p))
		}
	case *ast.CallExpr:
		name := ""
		switch f := n.Fun.(type) {
		case *ast.Ident:
			name = f.Name
		case *ast.SelectorExpr:
			name = f.Sel.Name
		}
		if !slices.Contains(asks, name) {
			return
		}
		where := set.Position(n.Pos()).String()
		for _, arg := range n.Args {
			if text, ok := literal(arg); ok && keyLike.MatchString(text) {
				s.asked[text] = where
			}
			if b, ok := arg.(*ast.BinaryExpr); ok {
				if p := pattern(b); p != "" {
					s.families[p] = where
				}
			}
		}
	}
}

// keyLike tells keys from other strings: two or more parts, joined by dots.
var keyLike = regexp.MustCompile(`^[a-z]+(\.[A-Za-z0-9_]+)+$`)

// formatLike tells formats of keys from other strings; verb is a gap in them.
var (
	formatLike = regexp.MustCompile(`^[a-z]+(\.[a-z0-9_]+)*\.%[0-9]*[dsv](\.[a-z0-9_]+)*$`)
	verb       = regexp.MustCompile(`%[0-9]*[dsv]`)
)

func literal(e ast.Expr) (string, bool) {
	l, ok := e.(*ast.BasicLit)
	if !ok || l.Kind != token.STRING {
		return "", false
	}
	text, err := strconv.Unquote(l.Value)
	return text, err == nil
}

// pattern returns the regular expression of a key that is put together from a
// literal like "item." and more, or "" if the expression is none.
func pattern(b *ast.BinaryExpr) string {
	if b.Op != token.ADD {
		return ""
	}
	var parts []ast.Expr
	var flatten func(e ast.Expr)
	flatten = func(e ast.Expr) {
		if b, ok := e.(*ast.BinaryExpr); ok && b.Op == token.ADD {
			flatten(b.X)
			flatten(b.Y)
			return
		}
		parts = append(parts, e)
	}
	flatten(b)
	first, ok := literal(parts[0])
	if !ok || !regexp.MustCompile(`^[a-z]+(\.[a-z_0-9]+)*\.$`).MatchString(first) {
		return ""
	}
	p := "^"
	for _, e := range parts {
		if text, ok := literal(e); ok {
			p += regexp.QuoteMeta(text)
		} else {
			p += `.+`
		}
	}
	return p + "$"
}

// ownKeys returns the keys that must exist for the names in the rules, however the
// screens put them together.
func ownKeys() []string {
	var keys []string
	add := func(format string, names ...string) {
		for _, n := range names {
			keys = append(keys, strings.ReplaceAll(format, "*", n))
		}
	}
	for c := touria.Black; c < touria.NoColour; c++ {
		add("colour.*.gem", c.String())
		add("colour.*.gems", c.String())
		add("colour.*.name", c.String())
		add("colour.*.hint", c.String())
		add("colour.*.letter", c.String())
	}
	for i := touria.Rose; i < touria.NoItem; i++ {
		add("item.*.name", i.String())
		add("item.*.hint", i.String())
	}
	for a := touria.Dragon; a < touria.Actions; a++ {
		add("action.*.name", a.String())
		add("action.*.hint", a.String())
	}
	for s := touria.AtDragon; s <= touria.AtBridge; s++ {
		for _, form := range []string{"name", "to", "at", "hint"} {
			add("place.*."+form, s.String())
		}
		if s.IsDestination() {
			add("prompt.act.*", s.String())
			add("offer.*", s.String())
		} else if s == touria.AtCastle || s == touria.AtBridge {
			add("route.past.*", s.String())
		}
		if s < touria.AtTournament {
			add("route.past.*", s.String())
		}
	}
	for w := touria.NW; w < touria.Towers; w++ {
		add("tower.*.name", w.String())
	}
	for w := touria.Children; w < touria.Nobody; w++ {
		add("who.*.name", w.String())
		add("who.*.hint", w.String())
	}
	for p := touria.PhaseBonus; p <= touria.PhaseOver; p++ {
		if p != touria.PhaseAct {
			add("prompt.*", p.String())
		}
		if p != touria.PhaseOver {
			add("first.*", p.String())
		}
	}
	for r := touria.ReasonOver; r < touria.Reasons; r++ {
		switch r {
		case touria.ReasonOutOfReach, touria.ReasonNoGold, touria.ReasonHearts, touria.ReasonGoalGold: // Refusal.Text says what is missing
		default:
			add("reason.*", r.String())
		}
	}
	for _, name := range bot.Names() {
		add("bot.*.name", name)
		add("bot.*.hint", name)
	}
	for _, name := range bot.Tempers() {
		add("bot.*.name", name)
		add("bot.*.line", name)
		for _, kind := range []string{"door", "sword", "gain", "black", "castle", "late", "won"} {
			add("talk."+kind+".*", name, "1", "2", "3")
		}
	}
	for _, l := range words.Languages() {
		add("language.*", l)
	}
	for i := range session.Crests {
		add("crest.*.name", strconv.Itoa(i))
	}
	return append(keys, play.UndoNothing, play.UndoRevealed, play.UndoOther, play.UndoOver, play.UndoBot)
}

// The catalogues have every key that the program asks for.
func TestNoKeyIsMissing(t *testing.T) {
	c, keys := words.New("en"), allKeys(t)
	s := readSources(t)
	for key, where := range s.asked {
		if !c.Has(key) {
			t.Errorf("%s: %s is not in the catalogues", where, key)
		}
	}
	for p, where := range s.families {
		re := regexp.MustCompile(p)
		if !slices.ContainsFunc(keys, re.MatchString) {
			t.Errorf("%s: no key of the catalogues is like %s", where, p)
		}
	}
	for _, key := range ownKeys() {
		if !c.Has(key) {
			t.Errorf("%s is not in the catalogues", key)
		}
	}
}

// The program mentions every key of the catalogues.
func TestNoKeyIsUnused(t *testing.T) {
	s := readSources(t)
	own := ownKeys()
	for _, key := range allKeys(t) {
		used := s.literals[key] || slices.Contains(own, key) ||
			slices.ContainsFunc(s.patterns, func(re *regexp.Regexp) bool { return re.MatchString(key) }) ||
			slices.ContainsFunc(s.suffixes, func(end string) bool {
				stem, ok := strings.CutSuffix(key, end)
				return ok && s.literals[stem]
			})
		if !used {
			t.Errorf("%s is used nowhere", key)
		}
	}
}

// allKeys returns the keys of the English catalogues, sorted.
func allKeys(t *testing.T) []string {
	t.Helper()
	files, err := fs.Glob(assets.Files, "*/en.json")
	if err != nil {
		t.Fatal(err)
	}
	var keys []string
	for _, f := range files {
		data, err := assets.Files.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		var entries map[string]any
		if err := json.Unmarshal(data, &entries); err != nil {
			t.Fatalf("%s: %v", f, err)
		}
		for key := range entries {
			if !strings.Contains(key, "/") { // forms are asked for by other texts
				keys = append(keys, key)
			}
		}
	}
	slices.Sort(keys)
	return keys
}
