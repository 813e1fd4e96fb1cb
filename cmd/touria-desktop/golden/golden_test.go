//go:build whole

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

// The sizes of the windows: the large layout, and a phone's, lying and upright.
var (
	large   = image.Pt(1280, 720)
	phone   = image.Pt(844, 390)
	upright = image.Pt(390, 844)
)

// view is how screens are compared.
type view struct {
	size   image.Point
	look   stage.Look
	suffix string
	// shows reports whether a scene is compared in this view.
	shows func(scene string) bool
}

// views shows every screen once: in the large window, and states of a table that add little to it, which
// the phone's layout draws like the large one, on a phone. What the phone lays out in its own way is compared
// there, too, and one table in each look that lays out or draws differently. Whether all screens have room in all
// sizes and languages is checked without pictures, with the tables of the games.
var views = []view{
	{size: large, shows: func(scene string) bool { return !slices.Contains(small, scene) && !slices.Contains(listedOnly, scene) }},
	{size: phone, shows: func(scene string) bool { return slices.Contains(small, scene) || slices.Contains(both, scene) }},
	{size: upright, shows: only("table-mid", "night-take")},
	{size: large, look: stage.Look{TextScale: 150}, suffix: "-large", shows: only("table-mid")},
	{size: large, look: stage.Look{Contrast: true}, suffix: "-contrast", shows: only("table-mid")},
	{size: phone, look: stage.Look{Language: "de"}, suffix: "-de", shows: only("table-mid")},
	{size: phone, look: stage.Look{Left: true}, suffix: "-left", shows: only("table-mid")},
}

var (
	small = []string{"decision", "herald", "herald-door", "herald-place", "hint", "lens", "lesson-go", "night-public", "night-two", "photo", "replay-why", "rewind",
		"table-caption", "table-keys", "table-pad"}
	// Of these there is only what they consist of: their pictures would take more room than they are worth.
	listedOnly = []string{"title-first", "opening-castle", "opening-heroes", "opening-gate", "night-reader", "night-why", "night-leads", "night-plates", "night-points", "night-mark", "table-early", "rules-doors", "riddle", "riddle-table", "riddle-answer", "night-riddles", "night-riddle", "night-answer", "replay-lesson", "summary-luck", "summary-proof",
		"dare", "dare-asks", "dare-known", "dare-duel", "dare-answer", "day-end", "day-week", "night-dare", "night-dared", "night-duel"}
	both = []string{"title", "setup-four", "rules-page", "table-mid", "doors", "pause", "summary", "night-choose", "night-take", "night-score", "night-rival"}
)

// only returns a view's scenes by their names.
func only(names ...string) func(string) bool {
	return func(scene string) bool { return slices.Contains(names, scene) }
}

// TestScreens compares every screen with its pictures.
func TestScreens(t *testing.T) {
	if *update {
		if err := os.MkdirAll("testdata", 0o777); err != nil {
			t.Fatal(err)
		}
	}
	var shown []string
	stages := map[image.Point]*stage.Stage{}
	for _, v := range views {
		s := stages[v.size]
		if s == nil {
			s = stage.New(v.size.X, v.size.Y)
			defer s.Close()
			s.Blind = true
			stages[v.size] = s
		}
		for _, list := range [][]stage.Scene{stage.Scenes, stage.Night} {
			for i := range list {
				if scene := &list[i]; v.shows(scene.Name) {
					shown = append(shown, check(t, s, scene, scene.Name+v.suffix, v.size, v.look))
				}
			}
		}
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
		case slices.Contains(shown, path), path == listed:
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
