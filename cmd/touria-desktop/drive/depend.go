package drive

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Depend makes a test's result depend on every file of the project below root. The go command
// reuses a result while no file that the test has opened has changed, and it cannot know which
// files go into a program that the test builds.
func Depend(t testing.TB, root string) {
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
