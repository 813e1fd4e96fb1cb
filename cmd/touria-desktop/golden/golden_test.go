package golden

import (
	"errors"
	"flag"
	"fmt"
	"image"
	"image/png"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"touria.games/touria/cmd/touria-desktop/stage"
)

var update = flag.Bool("update", false, "renew the pictures in testdata that look different, and remove those of no screen")

func TestMain(m *testing.M) { stage.Main(m) }

// sizes are the screen sizes: two of the large layout, and the phone's.
var (
	phone = image.Pt(844, 390)
	sizes = []image.Point{{X: 1280, Y: 720}, {X: 1920, Y: 1080}, phone}
)

// TestScreens compares every screen in every size, including one in German and one with larger
// text.
func TestScreens(t *testing.T) {
	stage.Need(t)
	if *update {
		if err := os.MkdirAll("testdata", 0o777); err != nil {
			t.Fatal(err)
		}
	}
	var shown []string
	for _, size := range sizes {
		s := stage.New(size.X, size.Y)
		for i := range stage.Scenes {
			scene := &stage.Scenes[i]
			shown = append(shown, check(t, s, scene, scene.Name, size, stage.Look{}))
			if scene.Name == "table-mid" {
				shown = append(shown, check(t, s, scene, scene.Name+"-de", size, stage.Look{Language: "de"}),
					check(t, s, scene, scene.Name+"-large", size, stage.Look{TextScale: 150}),
					check(t, s, scene, scene.Name+"-contrast", size, stage.Look{Contrast: true}),
					check(t, s, scene, scene.Name+"-left", size, stage.Look{Left: true}))
			}
		}
		for i := range stage.Night {
			if size != sizes[1] { // the layout is that of 1280 × 720
				shown = append(shown, check(t, s, &stage.Night[i], stage.Night[i].Name, size, stage.Look{}))
			}
		}
		s.Close()
	}
	left(t, shown)
}

// left finds reference pictures that belong to no screen, or removes them.
func left(t *testing.T, shown []string) {
	kept, err := filepath.Glob(filepath.Join("testdata", "*"))
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range kept {
		switch {
		case slices.Contains(shown, path):
		case *update:
			if err := os.Remove(path); err != nil {
				t.Error(err)
			}
		default:
			t.Errorf("%s: no screen is compared with it; -update removes it", path)
		}
	}
}

// TestActions compares the decision at each place and the moment after it, as the gallery shows
// them.
func TestActions(t *testing.T) {
	stage.Need(t)
	s := stage.New(phone.X, phone.Y)
	defer s.Close()
	for i := range stage.Actions {
		if err := stage.Try(func() { stage.Actions[i].Show(s, stage.Look{}) }); err != nil {
			t.Errorf("%s: %v", stage.Actions[i].Name, err)
		}
	}
}

// check compares one screen with its reference picture and returns the picture's path. With -update
// it rewrites a picture that looks different.
func check(t *testing.T, s *stage.Stage, scene *stage.Scene, name string, size image.Point, look stage.Look) string {
	name = fmt.Sprintf("%s-%dx%d", name, size.X, size.Y)
	path := filepath.Join("testdata", name+".jpg")
	t.Run(name, func(t *testing.T) {
		var pic *image.RGBA
		if err := stage.Try(func() { scene.Show(s, look); pic = s.Picture() }); err != nil {
			t.Fatal(err)
		}
		data, err := keep(pic)
		if err != nil {
			t.Fatal(err)
		}
		kept, err := os.ReadFile(path)
		if *update && errors.Is(err, fs.ErrNotExist) {
			write(t, path, data)
			return
		}
		if err != nil {
			t.Fatal(err, "; -update makes it")
		}
		got, err := open(data)
		if err != nil {
			t.Fatal(err)
		}
		want, err := open(kept)
		if err != nil {
			t.Fatal(err)
		}
		d, err := Compare(got, want)
		if err != nil {
			t.Fatal(err)
		}
		switch {
		case !d.Visible():
		case *update: // the history keeps every version, so write no others
			write(t, path, data)
		default:
			t.Errorf("%v; look into %s; -update if it is meant", &d, leave(t, name, map[string]image.Image{"got": got, "want": want, "diff": d.Map, "screen": pic}))
		}
	})
	return path
}

func write(t *testing.T, path string, data []byte) {
	t.Helper()
	if err := os.WriteFile(path, data, 0o666); err != nil {
		t.Fatal(err)
	}
}

// leave writes the pictures of a failure to a folder and returns the folder.
func leave(t *testing.T, name string, pics map[string]image.Image) string {
	dir := filepath.Join(os.TempDir(), "touria-golden", name)
	if err := os.MkdirAll(dir, 0o777); err != nil {
		t.Fatal(err)
	}
	for what, pic := range pics {
		f, err := os.Create(filepath.Join(dir, what+".png"))
		if err != nil {
			t.Fatal(err)
		}
		err = png.Encode(f, pic)
		if err := f.Close(); err != nil {
			t.Fatal(err)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return dir
}
