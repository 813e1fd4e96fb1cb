package main

import (
	"cmp"
	_ "embed"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// lean lists the packages compiled without inlining, which makes the download a tenth smaller: most of those that
// don't run in every frame.
var lean = []string{
	"archive/...", "bufio", "bytes", "container/...", "compress/...", "context", "crypto/...", "encoding/...", "flag", "fmt", "go/...", "hash/...",
	"internal/fmtsort", "internal/godebug", "internal/lazyregexp", "internal/poll", "io/...", "log/...", "maps", "math/big", "math/rand/...", "mime/...", "net/...", "os/...", "path/...", "reflect", "regexp/...", "sort",
	"strconv", "strings", "syscall", "text/...", "time", "unicode/...", "unique", "golang.org/x/image/font", "golang.org/x/image/font/sfnt", "github.com/jeandeaual/go-locale", "golang.org/x/sync/...", "golang.org/x/text/...", "rsc.io/...",
	ebitengine + "debug", ebitengine + "gamepaddb", ebitengine + "legacyshader", ebitengine + "shader", ebitengine + "shaderir/...",
	ebitengine + "vmprotocol", ebitengine + "builtinshader",
	module + "cmd/...", module + "render", module + "render/touria", module + "render/touria/draw", module + "render/grimoria", module + "assets/credits", module + "assets/pictures", module + "assets/pictures/touria", module + "assets/pictures/grimoria", module + "game/beat", module + "render/sound", module + "assets/packs/...", module + "assets/riddles", module + "game/riddles",
	module + "assets/letter", module + "assets/scores", module + "input", module + "game/annals", module + "game/debrief", module + "game/guide", module + "game/kit", module + "game/menu", module + "game/opening", module + "game/play",
	module + "game/save", module + "game/sound", module + "game/store/...", module + "game/ui", module + "game/words",
	module + "game/touria/annals", module + "game/touria/riddle", module + "game/touria/session", module + "game/touria/show", module + "game/touria/sound",
	module + "game/touria/board", module + "game/touria/geometry", module + "game/touria/turn", module + "game/touria/opening", module + "game/touria/after", module + "game/touria/table",
	module + "game/grimoria/annals", module + "game/grimoria/riddle", module + "game/grimoria/session", module + "game/grimoria/show", module + "game/grimoria/board", module + "game/grimoria/opening", module + "game/grimoria/after", module + "game/grimoria/table",
	module + "rules/record", module + "rules/touria/record", module + "rules/grimoria/record",
}

// A cut is a stub that replaces a function of Go's standard library in the build overlay. Ebitengine can reach the
// function, so the linker keeps its dependencies, but the game never calls it.
type cut struct {
	file     string // below the src folder of an installation of Go
	old, new string
}

// instead is what the page has instead of two packages, of which Ebitengine needs little. A program with text/template,
// which may call any method by its name, keeps all exported ones.
var instead = map[string]*string{"text/template": &textTemplate, "regexp": &regularExpressions}

var (
	//go:embed template/template.go
	textTemplate string
	//go:embed regexp/regexp.go
	regularExpressions string
)

// cuts make the download a tenth smaller.
var cuts = []cut{
	// Ebitengine can talk to a program that shows it, which a page doesn't have.
	after("encoding/gob/type.go", "func bootstrapType(name string, e any) typeId {\n", "return 0"),
	after("encoding/gob/type.go", "func init() {\n\t// Some magic numbers to make sure there are no surprises.\n", "return"),
	after("encoding/gob/type.go", "func mustGetTypeInfo(rt reflect.Type) *typeInfo {\n", "return new(typeInfo)"),
	// Ebitengine looks for its own source to tell who called it, where it is debugged.
	after("go/build/build.go", "func (ctxt *Context) Import(path string, srcDir string, mode ImportMode) (*Package, error) {\n",
		"return new(Package), nil // there is no source in a browser"),
	// Ebitengine prints shaders that measure in texels anew. Those of the game measure in pixels.
	after("go/printer/printer.go", "func (cfg *Config) Fprint(output io.Writer, fset *token.FileSet, node any) error {\n",
		`panic("the page has no go/printer: write //kage:unit pixels")`),
	// Ebitengine packs pictures of what it holds, and logs what a developer looks for, where it is debugged.
	after("compress/flate/deflate.go", "func NewWriter(w io.Writer, level int) (*Writer, error) {\n",
		`return nil, fmt.Errorf("the page can't compress")`),
	after("archive/zip/writer.go", "func (w *Writer) CreateHeader(fh *FileHeader) (io.Writer, error) {\n", `return nil, errors.New("the page can't pack")`),
	after("archive/zip/writer.go", "func (w *Writer) Close() error {\n", "return nil"),
	after("log/slog/logger.go", "func (l *Logger) log(ctx context.Context, level Level, msg string, args ...any) {\n",
		"return // there is no log in a page"),
}

// after is a cut by a statement at the beginning of a function, which ends it.
func after(file, head, statement string) cut { return cut{file, head, head + "\t" + statement + "\n"} }

// overlay writes a go command's overlay with instead and the cuts to a folder and returns its path. A file of the library in
// root, an installation of Go, that has no such place, as that of another version may, is left whole, and out is
// told.
func overlay(root, dir string, out io.Writer) (string, error) {
	replace := map[string]string{}
	put := func(path, source string) error {
		if replace[path] == "" {
			replace[path] = filepath.Join(dir, strconv.Itoa(len(replace))+".go")
		}
		if err := os.WriteFile(replace[path], []byte(source), 0o600); err != nil {
			return fmt.Errorf("no folder to build in: %w", err)
		}
		return nil
	}
	for name, source := range instead {
		files, err := filepath.Glob(filepath.Join(root, "src", filepath.FromSlash(name), "*.go"))
		if err != nil || len(files) == 0 {
			return "", fmt.Errorf("this installation of Go has no %s: %v", name, err)
		}
		for _, file := range files {
			replace[file] = "" // as if it were not there
		}
		if err := put(filepath.Join(filepath.Dir(files[0]), "page.go"), *source); err != nil {
			return "", err
		}
	}
	for _, c := range cuts {
		path := filepath.Join(root, "src", filepath.FromSlash(c.file))
		source, err := os.ReadFile(cmp.Or(replace[path], path))
		if err != nil || strings.Count(string(source), c.old) != 1 {
			fmt.Fprintf(out, "%s is another than expected, so the program becomes larger\n", c.file)
			continue
		}
		if err := put(path, strings.Replace(string(source), c.old, c.new, 1)); err != nil {
			return "", err
		}
	}
	data, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return "", err
	}
	path := filepath.Join(dir, "overlay.json")
	return path, os.WriteFile(path, data, 0o600)
}
