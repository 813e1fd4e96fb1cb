//go:build whole && linux

package x11

import (
	"errors"
	"image"
	"testing"

	"github.com/jezek/xgb/xproto"

	"touria.games/touria/render/paint/painttest/xvfb"
)

// TestServer starts a server, finds no window, and moves the pointer.
func TestServer(t *testing.T) {
	s, err := xvfb.Serve(640, 480)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	c, err := Dial(s.Display)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	if w, h := c.Size(); w != 640 || h != 480 {
		t.Errorf("the screen is %d×%d", w, h)
	}
	if _, _, err := c.Find(); !errors.Is(err, ErrNoWindow) {
		t.Errorf("a window on a new screen: %v", err)
	}
	for _, key := range []rune{'a', 'z', '1', ' ', Tab, Enter, Escape} {
		if c.keys[key] == 0 {
			t.Errorf("no key for %q", key)
		}
	}
	if err := c.Click(100, 50); err != nil {
		t.Error(err)
	}
	if x, y, err := c.pointer(); err != nil || x != 100 || y != 50 {
		t.Errorf("the pointer is at %d, %d: %v", x, y, err)
	}
	img, err := c.Picture(image.Rect(0, 0, 100, 2000))
	if err != nil || img.Bounds() != image.Rect(0, 0, 100, 480) {
		t.Errorf("a picture of %v: %v", img.Bounds(), err)
	}
	if err := c.Place(Window(12345678), image.Rect(0, 0, 9, 9)); err == nil {
		t.Error("a window that does not exist was placed")
	}
	if _, err := Dial(98765); err == nil {
		t.Error("a display that is not there was dialled")
	}
}

// pointer returns the position of the pointer.
func (c *Conn) pointer() (x, y int, err error) {
	p, err := xproto.QueryPointer(c.x, c.root.Root).Reply()
	if err != nil {
		return 0, 0, err
	}
	return int(p.RootX), int(p.RootY), nil
}
