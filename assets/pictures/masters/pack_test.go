package masters

import (
	"bytes"
	"errors"
	"io/fs"
	"slices"
	"strings"
	"testing"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/assets/pictures/painted"
)

// Every stored picture is in one pack, as it is stored.
func TestPacks(t *testing.T) {
	names := Packs()
	if !slices.Equal(names, []string{"box", pictures.TitlePack}) { // of the interface, the only set here
		t.Fatalf("the packs are %q", names)
	}
	packed := map[string][]byte{}
	for _, name := range names {
		data, err := Pack(name)
		if err != nil {
			t.Fatal(err)
		}
		all, err := unpack(data)
		if err != nil {
			t.Fatal(err)
		}
		for path, data := range all {
			if packed[path] != nil {
				t.Errorf("%s is in two packs", path)
			}
			packed[path] = data
		}
	}
	stored, err := fs.Glob(painted.Files, "*"+pictureType)
	if err != nil || len(stored) == 0 {
		t.Fatal("no pictures are stored: ", err)
	}
	for _, file := range stored {
		want, _ := fs.ReadFile(painted.Files, file)
		if got := packed[path(pictures.Interface, file)]; !bytes.Equal(got, want) {
			t.Errorf("%s is packed with %d bytes, and stored with %d", file, len(got), len(want))
		}
	}
	if len(packed) != len(stored) {
		t.Errorf("%d pictures are packed, and %d stored", len(packed), len(stored))
	}
	if _, err := Pack("no such pack"); err == nil {
		t.Error("there is a pack that there is not")
	}
}

// Whatever comes instead of a pack, it is an error and nothing worse.
func FuzzUnpack(f *testing.F) {
	f.Add([]byte(nil))
	f.Add([]byte("\x01\x00\x00\x00\x02\x00\x00\x00nab"))
	f.Add([]byte("\x01\x00\x00\x00\xff\xff\xff\xffnab"))
	f.Add([]byte("<!DOCTYPE html><title>404</title>"))
	f.Fuzz(func(t *testing.T, data []byte) {
		all, err := unpack(data)
		if err != nil {
			if !errors.Is(err, errPack) || !strings.Contains(err.Error(), "damaged") {
				t.Errorf("the error is %v", err)
			}
			return
		}
		n := 0
		for path, picture := range all {
			n += 8 + len(path) + len(picture)
		}
		if n > len(data) {
			t.Errorf("%d bytes out of %d", n, len(data))
		}
	})
}
