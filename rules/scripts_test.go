package rules

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// endsEarly is a pipe into what may end before it has read all. Where "pipefail" is set, whoever still writes into it then
// fails, now and then.
var endsEarly = regexp.MustCompile(`\|\s*(grep\b[^|;&)]*(\s-[a-zA-Z]*[qm]|--quiet|--silent|--max-count|>\s*/dev/null)|head\b|sed\s[^|;&)]*\bq\b)`)

func TestEndsEarly(t *testing.T) {
	for line, want := range map[string]bool{
		`ldconfig -p | grep -qF "$1 "`:       true,
		`ls | grep -F -m 1 x`:                true,
		`ls | grep x >/dev/null`:             true,
		`ls | head -n 1`:                     true,
		`grep -q x <<<"$(ls)"`:               false,
		`ls | grep -c x`:                     false,
		`ls | sort || grep -q x file`:        false,
		`ls | grep x && grep -q x file`:      false,
		`go test -list . "$dir" | grep Fuzz`: false,
	} {
		if got := endsEarly.MatchString(strings.ReplaceAll(line, "||", ";")); got != want {
			t.Errorf("%s: %v", line, got)
		}
	}
}

// No script with "pipefail" has a pipe that ends early.
func TestPipesAreReadToTheirEnd(t *testing.T) {
	root, err := moduleRoot()
	if err != nil {
		t.Fatal(err)
	}
	scripts := 0
	err = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			if d != nil && (d.Name() == ".git" || d.Name() == "testdata") {
				return filepath.SkipDir
			}
			return err
		}
		if i, err := d.Info(); err != nil || i.Size() > 1<<20 || filepath.Ext(path) == ".go" {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil || !strings.HasPrefix(string(text), "#!") || !strings.Contains(string(text), "pipefail") {
			return err
		}
		scripts++
		for n, line := range strings.Split(string(text), "\n") {
			if endsEarly.MatchString(strings.ReplaceAll(line, "||", ";")) {
				t.Errorf("%s:%d: %s", path, n+1, strings.TrimSpace(line))
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if scripts == 0 {
		t.Error("no script is found")
	}
}
