package main

import (
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"touria.games/touria/assets/painter/art"
	"touria.games/touria/assets/pictures"
	_ "touria.games/touria/assets/pictures/grimoria/painted"
	"touria.games/touria/assets/pictures/masters"
	_ "touria.games/touria/assets/pictures/touria/painted"
	"touria.games/touria/rules/ring"
)

// stale is what to do when the stored pictures differ from the source.
const stale = "run go generate ./..., look at the pictures, and commit them with their source"

// The stored pictures are what the source paints: each is painted again and
// compared by the hash of its pixels. Scenes, which take most of the time, and two of three other pictures are painted in
// the whole ring only; TestScenesBelongToTheirSource knows the scenes' sketches. On processors other than amd64, where colours may be rounded
// differently, only the stored files are checked.
func TestPicturesBelongToTheirSource(t *testing.T) {
	for _, s := range sets {
		t.Run(s.folder, func(t *testing.T) { checkStored(t, s.folder, s.catalogue) })
	}
}

func checkStored(t *testing.T, folder string, catalogue *art.Catalogue) {
	was := map[string]pictures.Master{}
	for _, m := range masters.List(catalogue.Set) {
		was[m.Name] = *m
	}
	all := catalogue.Entries()
	due := func(i int) bool { return ring.Whole || all[i].Master.Fit != pictures.FitScene && i%3 == 0 }
	inParallel(len(all), func(i int) {
		if due(i) {
			all[i].Paint()
		}
	})
	known := []string{pictures.ListFile}
	for i := range all {
		m := all[i].Master
		old, ok := was[m.Name]
		if !due(i) {
			m.Img, m.Hash = old.Img, old.Hash
		}
		names, _ := files(&m)
		known = append(known, names...)
		if runtime.GOARCH != "amd64" {
			m.Hash = old.Hash
		}
		switch {
		case !ok:
			t.Errorf("%s is not stored: %s", m.Name, stale)
		case old != m:
			t.Errorf("%s is painted differently from what is stored: %s", m.Name, stale)
		}
		delete(was, m.Name)
	}
	for name := range was {
		t.Errorf("%s is stored, but not in the catalogue: %s", name, stale)
	}
	found := storedFiles(t, folder)
	if len(found) != len(known) {
		t.Errorf("%d files are stored, %d belong there: %s", len(found), len(known), stale)
	}
	for _, path := range found {
		if !slices.Contains(known, filepath.Base(path)) {
			t.Errorf("%s does not belong there: %s", path, stale)
		}
	}
}

// The stored scenes are what the source paints, as far as they can be told small.
func TestScenesBelongToTheirSource(t *testing.T) {
	if runtime.GOARCH != "amd64" {
		t.Skip("colours are rounded differently on " + runtime.GOARCH)
	}
	was, err := os.ReadFile(filepath.Join("..", "pictures", sketchFile))
	if err != nil {
		t.Fatal(err)
	}
	if now := sketches(); now != string(was) {
		t.Errorf("scenes are painted differently from what is stored: %s\n%s", stale, now)
	}
}

// storedFiles returns the paths of what is stored in a folder of pictures.
func storedFiles(t *testing.T, folder string) []string {
	t.Helper()
	found, err := filepath.Glob(filepath.Join("..", "pictures", filepath.FromSlash(folder), "*"))
	if err != nil {
		t.Fatal(err)
	}
	return slices.DeleteFunc(found, func(path string) bool { return filepath.Ext(path) == ".go" })
}

// Every picture of a set has a name of its own, by which it can be known.
func TestNames(t *testing.T) {
	for _, s := range sets {
		seen := map[string]bool{}
		for _, e := range s.catalogue.Entries() {
			n := e.Master.Name
			if seen[n] || strings.Trim(n, "abcdefghijklmnopqrstuvwxyz0123456789-") != "" {
				t.Errorf("the name %q is taken or odd", n)
			}
			seen[n] = true
		}
	}
}

// The embedded pictures take 6 MB at most.
func TestSize(t *testing.T) {
	var all int64
	files := 0
	for _, s := range sets {
		found := storedFiles(t, s.folder)
		files += len(found)
		for _, path := range found {
			info, err := os.Stat(path)
			if err != nil {
				t.Fatal(err)
			}
			all += info.Size()
		}
	}
	t.Logf("%d files, %.2f MB", files, float64(all)/1e6)
	if all > 6_000_000 {
		t.Errorf("the pictures take %d bytes", all)
	}
}
