package drive

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Depend makes the result of a test depend on every file of the project below root.
// The go command repeats a result as long as no file has changed that the test has
// looked at, and it does not see what a program is built from that the test runs.
func Depend(t *testing.T, root string) {
	t.Helper()
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err == nil && d.IsDir() && strings.HasPrefix(d.Name(), ".") && path != root {
			return filepath.SkipDir
		}
		if err == nil {
			_, err = os.Stat(path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}
