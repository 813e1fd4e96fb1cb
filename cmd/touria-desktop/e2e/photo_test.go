//go:build whole && linux

package e2e

import (
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"touria.games/touria/cmd/touria-desktop/drive"
)

// The photo mode writes pictures of the size that it names into the folder for pictures, without
// panels, each under a name of its own.
func TestPhoto(t *testing.T) {
	t.Parallel()
	home := t.TempDir()
	folder := filepath.Join(home, "Pictures")
	if err := os.Mkdir(folder, 0o777); err != nil {
		t.Fatal(err)
	}
	desk := drive.NewCoarseDesk(t, 1280, 720)
	desk.Env = []string{"HOME=" + home, "XDG_CONFIG_HOME=" + filepath.Join(home, ".config")}
	p := desk.Start(t, program(t), "-save-dir", t.TempDir(), "-lang", "en", "-speed", "instant", "-still")
	p.Follow("title.touria.play", "the table", func(s drive.Screen) bool { return s.Has("table.menu") })
	p.Settled(settled)
	p.Follow("table.menu", "the menu", func(s drive.Screen) bool { return s.Has("pause.photo") })
	p.Follow("pause.photo", "the photo mode", func(s drive.Screen) bool { return s.Has("photo.save") })
	p.Settled(settled)
	desk.Shot("photo")
	saved := func() {
		t.Helper()
		s := p.Follow("photo.save", "a message", func(s drive.Screen) bool { return s.Has("dialog.ok") })
		if e, _ := s.Find("dialog.text"); !strings.Contains(e.Label, folder) {
			t.Errorf("the message does not say where: %q", e.Label)
		}
		p.Follow("dialog.ok", "the photo mode", func(s drive.Screen) bool { return !s.Has("dialog.ok") })
	}
	began := time.Now()
	saved() // 4K
	t.Logf("the large picture took %.1f s", time.Since(began).Seconds())
	p.Follow("photo.size", "the window's size", func(s drive.Screen) bool { return labelled(s, "1280 × 720") })
	saved()
	saved()
	files, err := filepath.Glob(filepath.Join(folder, "*.png"))
	if err != nil || len(files) != 3 {
		t.Fatalf("%d pictures, %v", len(files), err)
	}
	t.Logf("all pictures took %.1f s", time.Since(began).Seconds())
	for i, size := range []image.Point{{X: 3840, Y: 2160}, {X: 1280, Y: 720}, {X: 1280, Y: 720}} {
		pic := decoded(t, files[i])
		if got := pic.Bounds().Size(); got != size {
			t.Errorf("%s is %v large, not %v", files[i], got, size)
		}
		plain(t, pic)
	}
	if code := p.Close(); code != 0 {
		t.Errorf("the program ends with %d: %s", code, p.Errors())
	}
}

// labelled reports whether the size that can be chosen is this one.
func labelled(s drive.Screen, size string) bool {
	e, _ := s.Find("photo.size")
	return strings.Contains(e.Label, size)
}

func decoded(t *testing.T, file string) image.Image {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	pic, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	return pic
}

// plain checks that a photo shows a bright map in the middle and, where the screen has buttons, the
// table's frame, dark: nothing stands before it.
func plain(t *testing.T, pic image.Image) {
	t.Helper()
	size := pic.Bounds().Size()
	mean := func(x0, y0, x1, y1 float64) (sum float64) {
		n := 0.0
		for y := int(y0 * float64(size.Y)); y < int(y1*float64(size.Y)); y += 3 {
			for x := int(x0 * float64(size.X)); x < int(x1*float64(size.X)); x += 3 {
				r, g, b, _ := pic.At(x, y).RGBA()
				sum += float64(r+g+b) / 3 / 0xffff
				n++
			}
		}
		return sum / n
	}
	if m := mean(.3, .3, .7, .7); m < .25 {
		t.Errorf("the middle of the map has a brightness of %.2f", m)
	}
	if m := mean(.15, .975, .85, .99); m > .25 { // the lower edge, where the buttons reach
		t.Errorf("below the map the brightness is %.2f: a panel is in the picture", m)
	}
}
