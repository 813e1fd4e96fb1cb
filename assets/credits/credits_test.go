//go:build !js

package credits

import (
	"encoding/json"
	"errors"
	"flag"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

//go:generate go test -run TestTexts -update .

var update = flag.Bool("update", false, "copy the licences from the modules")

// program is what is handed out to players.
const program = "touria.games/touria/cmd/touria-desktop"

// module is what the go command tells of a module.
type module struct{ Path, Dir string }

// linked returns the modules that the game contains on any platform, by path.
func linked(t *testing.T) map[string]module {
	t.Helper()
	modules := map[string]module{}
	for _, target := range []string{"linux/amd64", "windows/amd64", "darwin/arm64", "js/wasm"} {
		system, processor, _ := strings.Cut(target, "/")
		cmd := exec.Command("go", "list", "-deps", "-json=Module", program)
		cmd.Env = append(os.Environ(), "GOOS="+system, "GOARCH="+processor, "CGO_ENABLED=0")
		cmd.Stderr = os.Stderr
		out, err := cmd.Output()
		if err != nil {
			t.Fatalf("%s: %v", target, err)
		}
		for d := json.NewDecoder(strings.NewReader(string(out))); ; {
			var p struct{ Module *module }
			if err := d.Decode(&p); errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				t.Fatal(err)
			}
			if p.Module != nil && !strings.HasPrefix(program, p.Module.Path+"/") {
				modules[p.Module.Path] = *p.Module
			}
		}
	}
	return modules
}

// Every module that the game contains is credited, and no other.
func TestEveryModuleIsCredited(t *testing.T) {
	modules := linked(t)
	credited := map[string]bool{}
	for _, c := range All() {
		if c.Name == "" || c.Licence == "" || len(c.Text) < 500 {
			t.Errorf("%s: licence %q of %d bytes", c.Name, c.Licence, len(c.Text))
		}
		for _, m := range c.Modules {
			if _, ok := modules[m]; !ok {
				t.Errorf("%s is credited, but not part of the game", m)
			}
			credited[m] = true
		}
	}
	for m := range modules {
		if !credited[m] {
			t.Errorf("%s is part of the game, but has no credit", m)
		}
	}
}

// sources are the modules' files that the texts are copies of.
var sources = map[string]string{
	"apache-2.0":        "github.com/hajimehoshi/ebiten/v2/LICENSE",
	"ebitengine-notice": "github.com/hajimehoshi/ebiten/v2/NOTICE.md",
	"go-locale":         "github.com/jeandeaual/go-locale/LICENSE",
	"qr":                "rsc.io/qr/LICENSE",
	"pulse":             "github.com/jfreymuth/pulse/LICENSE",
	"go":                "golang.org/x/image/LICENSE", // the same as that of Go itself
}

// The texts are those of the versions that the game is built with.
func TestTexts(t *testing.T) {
	modules := linked(t)
	for name, source := range sources {
		dir, file := filepath.Split(source)
		want, err := os.ReadFile(filepath.Join(modules[strings.TrimSuffix(dir, "/")].Dir, file))
		if err != nil {
			t.Fatal(err)
		}
		if *update {
			if err := os.WriteFile(name+".txt", want, 0o666); err != nil {
				t.Fatal(err)
			}
		} else if read(name) != string(want) {
			t.Errorf("%s.txt differs from %s; go generate copies it", name, source)
		}
	}
	// What shares a text must have that very licence, and no notice of its own.
	for _, c := range All() {
		for _, path := range c.Modules {
			for _, file := range []string{"LICENSE", "NOTICE", "NOTICE.md", "NOTICE.txt"} {
				text, err := os.ReadFile(filepath.Join(modules[path].Dir, file))
				if (err == nil || file == "LICENSE") && !strings.Contains(c.Text, string(text)) {
					t.Errorf("the credit of %s lacks its %s: %v", path, file, err)
				}
			}
		}
	}
}

// The whole text names every work and has every licence once.
func TestWholeText(t *testing.T) {
	text := Text()
	var seen []string
	for _, c := range All() {
		if !strings.Contains(text, "\n"+c.Name+"\n") {
			t.Errorf("%s has no heading", c.Name)
		}
		if !slices.Contains(seen, c.Text) && !strings.Contains(text, c.Text) {
			t.Errorf("the licence of %s is missing", c.Name)
		}
		seen = append(seen, c.Text)
	}
	if n := strings.Count(text, "TERMS AND CONDITIONS FOR USE"); n != 1 {
		t.Errorf("the Apache licence is there %d times", n)
	}
}
