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
)

// stale is what to do when the stored pictures differ from the source.
const stale = "run go generate ./..., look at the pictures, and commit them with their source"

// The stored pictures are what the source paints: each is painted again and
// compared by the hash of its pixels. On processors other than amd64, where colours
// may be rounded differently, only the stored files are checked.
func TestPicturesBelongToTheirSource(t *testing.T) {
	if testing.Short() {
		t.Skip("paints everything: takes half a minute")
	}
	was := map[string]pictures.Master{}
	for _, m := range pictures.Masters() {
		was[m.Name] = *m
	}
	all := art.Catalogue()
	inParallel(len(all), func(i int) { all[i].Paint() })
	known := []string{pictures.TableFile}
	for i := range all {
		m := all[i].Master
		names, _ := files(&m)
		known = append(known, names...)
		old, ok := was[m.Name]
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
	found, err := filepath.Glob(filepath.Join("..", "pictures", "painted", "*"))
	if err != nil {
		t.Fatal(err)
	}
	if len(found) != len(known) {
		t.Errorf("%d files are stored, %d belong there: %s", len(found), len(known), stale)
	}
	for _, path := range found {
		if !slices.Contains(known, filepath.Base(path)) {
			t.Errorf("%s does not belong there: %s", path, stale)
		}
	}
}

// Every picture has a unique name.
func TestNames(t *testing.T) {
	seen := map[string]bool{}
	for _, e := range art.Catalogue() {
		n := e.Master.Name
		if seen[n] || strings.Trim(n, "abcdefghijklmnopqrstuvwxyz0123456789-") != "" {
			t.Errorf("the name %q is taken or odd", n)
		}
		seen[n] = true
	}
}

// The embedded pictures take 6 MB at most.
func TestSize(t *testing.T) {
	found, err := filepath.Glob(filepath.Join("..", "pictures", "painted", "*"))
	if err != nil {
		t.Fatal(err)
	}
	var all int64
	for _, path := range found {
		info, err := os.Stat(path)
		if err != nil {
			t.Fatal(err)
		}
		all += info.Size()
	}
	t.Logf("%d files, %.2f MB", len(found), float64(all)/1e6)
	if all > 6_000_000 {
		t.Errorf("the pictures take %d bytes", all)
	}
}
