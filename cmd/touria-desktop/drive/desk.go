//go:build linux

package drive

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"
	"time"

	"touria.games/touria/cmd/touria-desktop/drive/x11"
	"touria.games/touria/render/paint/painttest/xvfb"
)

// Desk is a screen with mouse and keyboard on its own X server.
type Desk struct {
	// Env is added to the environment of programs at this desk.
	Env []string

	t       testing.TB
	conn    *x11.Conn
	display string
	density float64 // pixels of the screen for one of the program's
}

// NewDesk sets up a desk for a test, whose screen has room for a window of this size: the program leaves
// a margin for frames and panels.
func NewDesk(t testing.TB, w, h int) *Desk {
	t.Helper()
	return newDesk(t, w, h, 1)
}

// NewCoarseDesk sets up a desk whose screen has a quarter of the density, for tests of anything but pictures: the
// program lays out the same window and draws a sixteenth of its pixels, which takes most of the time where a processor
// draws. For who wants to look at screenshots the screen has all of them.
func NewCoarseDesk(t testing.TB, w, h int) *Desk {
	t.Helper()
	if shots() != "" {
		return newDesk(t, w, h, 1)
	}
	return newDesk(t, w, h, .25)
}

func newDesk(t testing.TB, w, h int, density float64) *Desk {
	t.Helper()
	s, err := xvfb.Serve(int(float64(w+16)*density), int(float64(h+88)*density))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	c, err := x11.Dial(s.Display)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close() })
	if err := c.SetDensity(density); err != nil {
		t.Fatal(err)
	}
	return &Desk{t: t, conn: c, display: fmt.Sprintf(":%d", s.Display), density: density}
}

// shots returns the folder for screenshots, "" if nobody wants any.
func shots() string { return os.Getenv("TOURIA_SHOTS") }

// Display returns the value of DISPLAY for programs at this desk.
func (d *Desk) Display() string { return d.display }

// Rest moves the pointer to a corner, where it points at nothing.
func (d *Desk) Rest() {
	d.t.Helper()
	if err := d.conn.Move(0, 0); err != nil {
		d.t.Fatal(err)
	}
}

// Shot saves a screenshot to the folder named by TOURIA_SHOTS, or does nothing if that is not set.
// It waits a moment for motion to end.
func (d *Desk) Shot(name string) {
	d.t.Helper()
	dir := shots()
	if dir == "" {
		return
	}
	img := d.Picture()
	for range 10 {
		time.Sleep(200 * time.Millisecond)
		next := d.Picture()
		same := bytes.Equal(img.Pix, next.Pix)
		if img = next; same {
			break
		}
	}
	f, err := os.Create(filepath.Join(dir, name+".png"))
	if err != nil {
		d.t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, img); err != nil {
		d.t.Fatal(err)
	}
}

// Picture returns a screenshot.
func (d *Desk) Picture() *image.RGBA {
	d.t.Helper()
	w, h := d.conn.Size()
	img, err := d.conn.Picture(image.Rect(0, 0, w, h))
	if err != nil {
		d.t.Fatal(err)
	}
	return img
}

// Still waits until the screen has stayed the same for a moment.
func (d *Desk) Still() {
	d.t.Helper()
	img := d.Picture()
	for end := time.Now().Add(Patience); time.Now().Before(end); {
		time.Sleep(400 * time.Millisecond)
		next := d.Picture()
		if bytes.Equal(img.Pix, next.Pix) {
			return
		}
		img = next
	}
	d.t.Fatal("the screen does not come to rest")
}

// UntilDrawn waits until the screen has many colours: an empty one has only one.
func (d *Desk) UntilDrawn() {
	d.t.Helper()
	const many = 100
	n := 0
	for end := time.Now().Add(Patience); time.Now().Before(end); time.Sleep(100 * time.Millisecond) {
		if n = d.colours(); n >= many {
			return
		}
	}
	d.Shot("blank")
	d.t.Fatalf("the screen has %d colours", n)
}

// colours returns the number of colours on the screen.
func (d *Desk) colours() int {
	d.t.Helper()
	img := d.Picture()
	seen := map[[3]uint8]bool{}
	for i := 0; i < len(img.Pix); i += 4 {
		seen[[3]uint8(img.Pix[i:i+3])] = true
	}
	return len(seen)
}
