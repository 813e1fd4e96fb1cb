package masters

import (
	"bytes"
	"io/fs"
	"testing"

	"touria.games/touria/assets/packs"
	"touria.games/touria/assets/pictures"
	"touria.games/touria/assets/pictures/painted"
)

// Every stored picture is in one pack, as it is stored.
func TestPacks(t *testing.T) {
	names := Packs()
	// Those of the interface, the only set here: its own, the title's, and one for each person.
	if len(names) != 2+pictures.People || names[0] != "box" || names[1] != "person-0" || names[len(names)-1] != pictures.TitlePack {
		t.Fatalf("the packs are %q", names)
	}
	packed := map[string][]byte{}
	for _, name := range names {
		data, err := Pack(name)
		if err != nil {
			t.Fatal(err)
		}
		all, err := packs.Unpack(data)
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
