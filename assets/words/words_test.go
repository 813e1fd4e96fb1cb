//go:build !js

package words

import (
	"io/fs"
	"path"
	"slices"
	"strings"
	"testing"

	"touria.games/touria/assets/packs"
)

// The languages and folders are those of the files, and the packs hold them all.
func TestFilesAreKnown(t *testing.T) {
	found, err := fs.Glob(Files, "*/*.json")
	if err != nil {
		t.Fatal(err)
	}
	if !slices.IsSorted(Languages[1:]) {
		t.Errorf("the languages are %q", Languages)
	}
	var known []string
	for _, lang := range Languages {
		pack, err := packs.Unpack(Pack(lang))
		if err != nil {
			t.Fatal(err)
		}
		if n := len(Read(lang)); n != len(folders)+1 || len(pack) != len(folders) {
			t.Errorf("%s has %d files, %d in its pack", lang, n, len(pack))
		}
		for name, data := range pack {
			name = strings.TrimPrefix(name, packs.Words)
			if known = append(known, name); path.Base(name) != lang+".json" || len(data) == 0 {
				t.Errorf("%s, with %d bytes, is among the files of %s", name, len(data), lang)
			}
		}
	}
	found = slices.DeleteFunc(found, func(path string) bool { return strings.HasPrefix(path, site+"/") }) // not the program's
	if slices.Sort(known); !slices.Equal(known, found) {
		t.Errorf("the files are %q, those known %q", found, known)
	}
}
