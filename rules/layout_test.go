package rules

import (
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
)

// module is the module path, as our imports begin.
const module = "touria.games/touria"

// A source is a parsed Go file of the module.
type source struct {
	path    string // from the module root, with slashes
	folder  string
	test    bool
	fset    *token.FileSet
	file    *ast.File
	imports []string
}

// moduleRoot walks up from the package's folder to the one with go.mod.
func moduleRoot() (string, error) {
	dir, err := os.Getwd()
	if err != nil {
		return "", err
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir, nil
		}
		up := filepath.Dir(dir)
		if up == dir {
			return "", errors.New("no go.mod above the package")
		}
		dir = up
	}
}

// parsed reads all Go files of the module, those of tests only up to their imports.
var parsed = sync.OnceValues(func() (list []source, err error) {
	root, err := moduleRoot()
	if err != nil {
		return nil, err
	}
	fset := token.NewFileSet()
	err = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name := d.Name()
		if d.IsDir() {
			if path != root && (name == "testdata" || strings.HasPrefix(name, "_") || strings.HasPrefix(name, ".")) {
				return filepath.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(name, ".go") {
			return nil
		}
		rel, err := filepath.Rel(root, path)
		if err != nil {
			return err
		}
		rel = filepath.ToSlash(rel)
		s := source{path: rel, folder: rel[:max(strings.LastIndex(rel, "/"), 0)], fset: fset}
		s.test = strings.HasSuffix(name, "_test.go") || forTests(s.folder)
		mode := parser.SkipObjectResolution
		if s.test {
			mode |= parser.ImportsOnly
		}
		file, err := parser.ParseFile(fset, path, nil, mode)
		if err != nil {
			return err
		}
		s.file = file
		for _, i := range file.Imports {
			p, err := strconv.Unquote(i.Path.Value)
			if err != nil {
				return err
			}
			s.imports = append(s.imports, p)
		}
		list = append(list, s)
		return nil
	})
	return list, err
})

// sources returns the Go files below a folder of the module.
func sources(t *testing.T, below string) (list []source) {
	t.Helper()
	all, err := parsed()
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range all {
		if below == "." || within(s.folder, below) {
			list = append(list, s)
		}
	}
	return list
}

// forTests reports whether a package helps tests and is no part of any program.
func forTests(pkg string) bool {
	return strings.HasSuffix(pkg, "test") || within(pkg, "rules/ring") || within(pkg, "rules/record/hostile")
}

// within reports whether a package is the folder's own or below it.
func within(pkg, folder string) bool { return pkg == folder || strings.HasPrefix(pkg, folder+"/") }

// Imports point one way: rules ← game ← render, input ← cmd, with assets beside them. Neither rules
// nor game knows what draws it.
func TestImportsPointOneWay(t *testing.T) {
	may := map[string][]string{
		"rules":  {"rules"},
		"assets": {"assets", "rules"},
		"game":   {"game", "rules", "assets"},
		"input":  {"input", "game", "rules"},
		"render": {"render", "input", "game", "rules", "assets"}, // its game loop reads the input
		"cmd":    {"cmd", "input", "render", "game", "rules", "assets"},
	}
	met := map[string]bool{}
	for _, s := range sources(t, ".") {
		top, _, _ := strings.Cut(s.folder, "/")
		allowed, known := may[top]
		if !known {
			t.Errorf("%s stands in a folder that the house does not have", s.path)
			continue
		}
		met[top] = true
		for _, p := range s.imports {
			if own, ok := strings.CutPrefix(p, module+"/"); ok {
				if !slices.ContainsFunc(allowed, func(folder string) bool { return within(own, folder) }) {
					t.Errorf("%s imports %s", s.path, p)
				}
			}
			painting := within(strings.TrimPrefix(p, module+"/"), "assets/painter") || strings.Contains(p, "gen2brain")
			outside := within(s.folder, "assets/painter") || within(s.folder, "cmd/touria-gallery/animation") // no part of the game
			if painting && !outside && !s.test {
				t.Errorf("%s imports %s: pictures are painted before the game is built, never while it runs", s.path, p)
			}
			if (top == "rules" || top == "game") && strings.Contains(p, "hajimehoshi") {
				t.Errorf("%s imports %s: only input, render and cmd know what draws", s.path, p)
			}
		}
	}
	if !met["rules"] {
		t.Error("the rules were not found")
	}
}

// What helps tests is imported by nothing else.
func TestHelpersOfTestsAreTheirs(t *testing.T) {
	met := 0
	for _, s := range sources(t, ".") {
		for _, p := range s.imports {
			switch own, ok := strings.CutPrefix(p, module+"/"); {
			case !ok || !forTests(own):
			case s.test:
				met++
			default:
				t.Errorf("%s imports %s, which is for tests", s.path, p)
			}
		}
	}
	if met == 0 {
		t.Error("no test has helpers")
	}
}

// Each game of the box has its own packages. Shared packages know no game, and no game knows the
// other. Only the programs join games and box.
func TestGamesKeepToTheirRooms(t *testing.T) {
	games := []string{"touria", "grimoria"}
	room := func(pkg string) string {
		for _, part := range strings.Split(pkg, "/") {
			if slices.Contains(games, part) {
				return part
			}
		}
		return ""
	}
	met := false
	for _, s := range sources(t, ".") {
		if within(s.folder, "cmd") || within(s.folder, "assets/painter") {
			continue
		}
		for _, p := range s.imports {
			own, ok := strings.CutPrefix(p, module+"/")
			if !ok {
				continue
			}
			game := room(own)
			met = met || game != ""
			if game != "" && game != room(s.folder) {
				t.Errorf("%s imports %s: it stands outside the rooms of %s", s.path, p, game)
			}
		}
	}
	if !met {
		t.Error("no room of a game was found")
	}
}

// The screens of a game are built upon each other: a position, what is decided there, what is shown after a game or
// beside it, which decides nothing, and the table, which opens all of them. Tests may use what stands above.
func TestScreensPointOneWay(t *testing.T) {
	above := map[string][]string{
		"touria/board":     {"turn", "opening", "after", "table"},
		"touria/turn":      {"opening", "after", "table"},
		"touria/opening":   {"turn", "after", "table"},
		"touria/after":     {"turn", "opening", "table"},
		"touria/table":     nil,
		"grimoria/board":   {"opening", "after", "table"},
		"grimoria/opening": {"after", "table"},
		"grimoria/after":   {"opening", "table"},
		"grimoria/table":   nil,
	}
	for room, others := range above {
		game, _, _ := strings.Cut(room, "/")
		met := false
		for _, s := range sources(t, "game/"+room) {
			met = true
			for _, p := range s.imports {
				own := strings.TrimPrefix(p, module+"/game/"+game+"/")
				if slices.ContainsFunc(others, func(o string) bool { return within(own, o) }) && !s.test {
					t.Errorf("%s imports %s", s.path, p)
				}
			}
		}
		if !met {
			t.Errorf("%s was not found", room)
		}
	}
}

// The screens of the box stand on the toolkit, which knows none of them. Only a game's scenes open them,
// what games share, and who draws and starts them.
func TestMenuStandsOnTheToolkit(t *testing.T) {
	met := false
	for _, s := range sources(t, "game") {
		for _, p := range s.imports {
			if p != module+"/game/menu" {
				continue
			}
			met = true
			if !s.test && s.folder != "game/kit" && !strings.HasSuffix(s.folder, "/table") && !strings.HasSuffix(s.folder, "/after") {
				t.Errorf("%s imports %s", s.path, p)
			}
		}
		if s.folder == "game/ui" && s.test && s.file.Name.Name == "ui" && slices.Contains(s.imports, module+"/game/menu") {
			t.Errorf("%s tests the toolkit's insides with the menu", s.path)
		}
	}
	if !met {
		t.Error("no game opens a screen of the box")
	}
}

// The rules use no clock, files, network or concurrency, and no randomness but their own. The
// record's codec beside them may read streams.
func TestRulesAreAlone(t *testing.T) {
	forbidden := []string{"time", "os", "io/fs", "io/ioutil", "net", "sync", "context", "runtime", "math/rand", "math/big", "math/cmplx",
		"path/filepath", "plugin", "syscall", "unsafe", "log", "flag", "embed/fs", "crypto/rand", "maps"}
	for _, s := range sources(t, "rules") {
		if s.test {
			continue
		}
		for _, p := range s.imports {
			if p == "math/rand/v2" || within(p, module+"/rules") {
				continue
			}
			if p == "math" || strings.Contains(p, ".") || slices.ContainsFunc(forbidden, func(f string) bool { return within(p, f) }) {
				t.Errorf("%s imports %s", s.path, p)
			}
		}
	}
}
