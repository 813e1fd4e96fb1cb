//go:build linux

// Package x11 lets tests use a program as a person does: move the pointer, press buttons and keys,
// and find, view, resize and close the window. It talks to the X server with xgb.
package x11

import (
	"errors"
	"fmt"
	"image"
	"image/color"
	"io"
	"log"
	"net"
	"strconv"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
	"github.com/jezek/xgb/xtest"
)

// Window identifies a window on the server.
type Window = xproto.Window

// Conn is a connection to an X server.
type Conn struct {
	x    *xgb.Conn
	root xproto.ScreenInfo
	keys map[rune]xproto.Keycode // by the symbol without Shift
}

// Dial connects to the server with a display number on this machine.
func Dial(display int) (*Conn, error) {
	xgb.Logger = log.New(io.Discard, "", 0) // errors are returned instead
	path := "/tmp/.X11-unix/X" + strconv.Itoa(display)
	sock, err := net.Dial("unix", path)
	if err != nil {
		// If the socket's folder belongs to another user, the server listens only on its abstract
		// name.
		sock, err = net.Dial("unix", "@"+path)
	}
	if err != nil {
		return nil, fmt.Errorf("x11: display :%d: %w", display, err)
	}
	x, err := xgb.NewConnNet(sock)
	if err != nil {
		sock.Close()
		return nil, fmt.Errorf("x11: display :%d: %w", display, err)
	}
	c := &Conn{x: x, root: *xproto.Setup(x).DefaultScreen(x), keys: map[rune]xproto.Keycode{}}
	if err := c.begin(); err != nil {
		c.Close()
		return nil, fmt.Errorf("x11: display :%d: %w", display, err)
	}
	return c, nil
}

// begin prepares for input: it reads which key has which symbol.
func (c *Conn) begin() error {
	if err := xtest.Init(c.x); err != nil {
		return err
	}
	setup := xproto.Setup(c.x)
	n := byte(setup.MaxKeycode - setup.MinKeycode + 1)
	m, err := xproto.GetKeyboardMapping(c.x, setup.MinKeycode, n).Reply()
	if err != nil {
		return err
	}
	for i := range int(n) {
		sym := rune(m.Keysyms[i*int(m.KeysymsPerKeycode)])
		if _, ok := c.keys[sym]; !ok && sym != 0 {
			c.keys[sym] = setup.MinKeycode + xproto.Keycode(i)
		}
	}
	return nil
}

// Close ends the connection.
func (c *Conn) Close() { c.x.Close() }

// Size returns the size of the screen in pixels.
func (c *Conn) Size() (w, h int) { return int(c.root.WidthInPixels), int(c.root.HeightInPixels) }

// SetDensity tells programs that start from now on how many pixels of the screen stand for one of theirs, as a desktop
// does where text is to be larger.
func (c *Conn) SetDensity(density float64) error {
	const usual = 96 // dots per inch
	resources := fmt.Sprintf("Xft.dpi:\t%g\n", usual*density)
	return xproto.ChangePropertyChecked(c.x, xproto.PropModeReplace, c.root.Root, xproto.AtomResourceManager, xproto.AtomString, 8,
		uint32(len(resources)), []byte(resources)).Check()
}

// Move moves the pointer to a position on the screen.
func (c *Conn) Move(x, y int) error { return c.fake(xproto.MotionNotify, 0, x, y) }

// fake sends a pointer or keyboard event as if it came from the hardware.
func (c *Conn) fake(kind, detail byte, x, y int) error {
	return xtest.FakeInputChecked(c.x, kind, detail, 0, c.root.Root, int16(x), int16(y), 0).Check()
}

// hold is how long keys and buttons stay down. A program that polls their state once per frame must
// notice them even at a few frames per second.
const hold = 60 * time.Millisecond

// Click presses the main button at a position on the screen.
func (c *Conn) Click(x, y int) error {
	if err := c.Move(x, y); err != nil {
		return err
	}
	return c.press(xproto.ButtonPress, xproto.ButtonRelease, xproto.ButtonIndex1)
}

func (c *Conn) press(down, up, detail byte) error {
	if err := c.fake(down, detail, 0, 0); err != nil {
		return err
	}
	time.Sleep(hold)
	return c.fake(up, detail, 0, 0)
}

// Keys without a character.
const (
	Tab    rune = 0xff09
	Enter  rune = 0xff0d
	Escape rune = 0xff1b
)

// Key presses a key: a lower-case letter, a digit, a space, or one of the constants above.
func (c *Conn) Key(key rune) error {
	code, ok := c.keys[key]
	if !ok {
		return fmt.Errorf("x11: the keyboard has no key %q", key)
	}
	return c.press(xproto.KeyPress, xproto.KeyRelease, byte(code))
}

// ErrNoWindow means that there is no window on the screen.
var ErrNoWindow = errors.New("x11: no window is shown")

// Find returns the largest window on the screen and its position. A test's own server has no window
// manager, so windows have no frames.
func (c *Conn) Find() (found Window, where image.Rectangle, err error) {
	tree, err := xproto.QueryTree(c.x, c.root.Root).Reply()
	if err != nil {
		return 0, where, err
	}
	for _, w := range tree.Children {
		a, err := xproto.GetWindowAttributes(c.x, w).Reply()
		if err != nil || a.MapState != xproto.MapStateViewable { // an error means that the window has closed meanwhile
			continue
		}
		g, err := xproto.GetGeometry(c.x, xproto.Drawable(w)).Reply()
		if err != nil {
			continue
		}
		if int(g.Width)*int(g.Height) > where.Dx()*where.Dy() {
			x, y := int(g.X), int(g.Y)
			found, where = w, image.Rect(x, y, x+int(g.Width), y+int(g.Height))
		}
	}
	if where.Dx()*where.Dy() <= 1 {
		return 0, where, ErrNoWindow
	}
	return found, where, nil
}

// Place moves and resizes a window.
func (c *Conn) Place(w Window, r image.Rectangle) error {
	return xproto.ConfigureWindowChecked(c.x, w,
		xproto.ConfigWindowX|xproto.ConfigWindowY|xproto.ConfigWindowWidth|xproto.ConfigWindowHeight,
		[]uint32{uint32(r.Min.X), uint32(r.Min.Y), uint32(r.Dx()), uint32(r.Dy())}).Check()
}

// AskToClose does what the close button in a window's frame does.
func (c *Conn) AskToClose(w Window) error {
	var atoms [2]uint32
	for i, name := range [2]string{"WM_PROTOCOLS", "WM_DELETE_WINDOW"} {
		a, err := xproto.InternAtom(c.x, false, uint16(len(name)), name).Reply()
		if err != nil {
			return err
		}
		atoms[i] = uint32(a.Atom)
	}
	e := xproto.ClientMessageEvent{Format: 32, Window: w, Type: xproto.Atom(atoms[0]),
		Data: xproto.ClientMessageDataUnionData32New([]uint32{atoms[1], 0, 0, 0, 0})}
	return xproto.SendEventChecked(c.x, false, w, xproto.EventMaskNoEvent, string(e.Bytes())).Check()
}

// Picture returns a part of the screen.
func (c *Conn) Picture(r image.Rectangle) (*image.RGBA, error) {
	w, h := c.Size()
	r = r.Intersect(image.Rect(0, 0, w, h))
	img := image.NewRGBA(image.Rect(0, 0, r.Dx(), r.Dy()))
	if r.Empty() {
		return img, nil
	}
	p, err := xproto.GetImage(c.x, xproto.ImageFormatZPixmap, xproto.Drawable(c.root.Root),
		int16(r.Min.X), int16(r.Min.Y), uint16(r.Dx()), uint16(r.Dy()), 0xffffffff).Reply()
	if err != nil {
		return nil, err
	}
	if len(p.Data) < 4*r.Dx()*r.Dy() {
		return nil, errors.New("x11: the screen does not have 24 bits of colour")
	}
	for i := range r.Dx() * r.Dy() {
		bgr := p.Data[4*i:]
		img.SetRGBA(i%r.Dx(), i/r.Dx(), color.RGBA{bgr[2], bgr[1], bgr[0], 0xff})
	}
	return img, nil
}
