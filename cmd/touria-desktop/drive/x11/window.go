//go:build linux

package x11

import (
	"errors"
	"image"
	"image/color"
)

// ErrNoWindow tells that no window is on the screen.
var ErrNoWindow = errors.New("x11: no window is shown")

// Find returns the largest window on the screen and where it is. There is no
// window manager on a test's own server, so that windows have no frames.
func (c *Conn) Find() (Window, image.Rectangle, error) {
	tree, err := c.ask(15, 0, words(uint32(c.root)))
	if err != nil {
		return 0, image.Rectangle{}, err
	}
	var found Window
	var where image.Rectangle
	for i := range int(le.Uint16(tree[16:])) {
		w := Window(le.Uint32(tree[32+4*i:]))
		r, err := c.where(w)
		switch {
		case errors.As(err, new(Error)): // has gone meanwhile
		case err != nil:
			return 0, image.Rectangle{}, err
		case r.Dx()*r.Dy() > where.Dx()*where.Dy():
			found, where = w, r
		}
	}
	if where.Dx()*where.Dy() <= 1 {
		return 0, image.Rectangle{}, ErrNoWindow
	}
	return found, where, nil
}

// where returns a window's place, empty unless it can be seen.
func (c *Conn) where(w Window) (image.Rectangle, error) {
	attributes, err := c.ask(3, 0, words(uint32(w)))
	if err != nil {
		return image.Rectangle{}, err
	}
	const viewable = 2
	if attributes[26] != viewable {
		return image.Rectangle{}, nil
	}
	g, err := c.ask(14, 0, words(uint32(w)))
	if err != nil {
		return image.Rectangle{}, err
	}
	x, y := int(int16(le.Uint16(g[12:]))), int(int16(le.Uint16(g[14:])))
	return image.Rect(x, y, x+int(le.Uint16(g[16:])), y+int(le.Uint16(g[18:]))), nil
}

// Place moves a window and gives it a size.
func (c *Conn) Place(w Window, r image.Rectangle) error {
	const xywh = 1 | 2 | 4 | 8
	err := c.send(12, 0, words(uint32(w), xywh, uint32(int32(r.Min.X)), uint32(int32(r.Min.Y)), uint32(r.Dx()), uint32(r.Dy())))
	if err != nil {
		return err
	}
	return c.sync()
}

// AskToClose does what the cross in a window's frame does.
func (c *Conn) AskToClose(w Window) error {
	protocols, err := c.atom("WM_PROTOCOLS")
	if err != nil {
		return err
	}
	del, err := c.atom("WM_DELETE_WINDOW")
	if err != nil {
		return err
	}
	const clientMessage, format = 33, 32
	body := words(uint32(w), 0, clientMessage|format<<8, uint32(w), protocols, del, 0, 0, 0, 0)
	if err := c.send(25, 0, body); err != nil {
		return err
	}
	return c.sync()
}

// Picture returns what is seen on a part of the screen.
func (c *Conn) Picture(r image.Rectangle) (*image.RGBA, error) {
	r = r.Intersect(image.Rect(0, 0, c.w, c.h))
	img := image.NewRGBA(image.Rect(0, 0, r.Dx(), r.Dy()))
	if r.Empty() {
		return img, nil
	}
	const zPixmap, allPlanes = 2, 0xffffffff
	answer, err := c.ask(73, zPixmap, words(uint32(c.root), pair(r.Min.X, r.Min.Y), pair(r.Dx(), r.Dy()), allPlanes))
	if err != nil {
		return nil, err
	}
	pixels := answer[32:]
	if len(pixels) < 4*r.Dx()*r.Dy() {
		return nil, errors.New("x11: the screen has not 24 bits of colour")
	}
	for y := range r.Dy() {
		for x := range r.Dx() {
			p := pixels[4*(y*r.Dx()+x):]
			img.SetRGBA(x, y, color.RGBA{p[2], p[1], p[0], 0xff})
		}
	}
	return img, nil
}
