// Package animation writes WebP pictures, above all animated ones. Each frame holds only what has changed since the
// one before, so that a picture in which little moves stays small.
//
// Format: https://developers.google.com/speed/webp/docs/riff_container
package animation

import (
	"bytes"
	"encoding/binary"
	"errors"
	"image"
	"io"

	"github.com/gen2brain/webp"
)

// quality is that of the WebP, up to 100.
const quality = 60

// block is the side of the squares that change as a whole, in pixels: that of the macroblocks of
// the format, so that what stays is not touched by what changes.
const block = 16

// slight is the usual Slight: glitter and the shimmer of water are left out.
const slight = 54

// Animation collects frames. The first one sets the size.
type Animation struct {
	// Slight is the greatest difference of a pixel, the sum over red, green and blue, that counts as
	// none. In dark pictures less of it can be seen.
	Slight int

	shown  *image.RGBA // what a viewer sees after the last frame
	frames []frame
}

type frame struct {
	at     image.Point // even
	size   image.Point
	millis int
	data   []byte // the chunks ALPH and VP8, or VP8 alone
}

// New returns an animation without frames.
func New() *Animation { return &Animation{Slight: slight} }

// Add appends a picture that is shown for a time in milliseconds. All pictures have one size.
func (a *Animation) Add(pic *image.RGBA, millis int) error {
	first := a.shown == nil
	if first {
		a.shown = image.NewRGBA(image.Rectangle{Max: pic.Rect.Size()})
	}
	if pic.Rect != a.shown.Rect {
		return errors.New("animation: a picture of another size")
	}
	part, changed := a.change(pic, first)
	if changed.Empty() {
		a.frames[len(a.frames)-1].millis += millis
		return nil
	}
	data, err := encode(cut(part, changed))
	if err != nil {
		return err
	}
	a.frames = append(a.frames, frame{changed.Min, changed.Size(), millis, data})
	return nil
}

// change returns the blocks that differ from what is shown, the rest being clear, and the
// rectangle around them.
func (a *Animation) change(pic *image.RGBA, whole bool) (part *image.NRGBA, around image.Rectangle) {
	part = image.NewNRGBA(pic.Rect)
	for y := 0; y < pic.Rect.Max.Y; y += block {
		for x := 0; x < pic.Rect.Max.X; x += block {
			r := image.Rect(x, y, x+block, y+block).Intersect(pic.Rect)
			if !whole && !differs(pic, a.shown, r, a.Slight) {
				continue
			}
			around = around.Union(r)
			for row := r.Min.Y; row < r.Max.Y; row++ {
				from, to := pic.PixOffset(r.Min.X, row), pic.PixOffset(r.Max.X-1, row)+4
				copy(a.shown.Pix[from:to], pic.Pix[from:to])
				copy(part.Pix[from:to], pic.Pix[from:to])
			}
		}
	}
	return part, around
}

// differs reports whether two pictures differ visibly in a rectangle.
func differs(a, b *image.RGBA, r image.Rectangle, slight int) bool {
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			o, sum := a.PixOffset(x, y), 0
			for c := range 3 {
				sum += max(int(a.Pix[o+c])-int(b.Pix[o+c]), int(b.Pix[o+c])-int(a.Pix[o+c]))
			}
			if sum > slight {
				return true
			}
		}
	}
	return false
}

// cut returns a part of a picture, packed as the encoder reads it.
func cut(pic *image.NRGBA, r image.Rectangle) *image.NRGBA {
	out := image.NewNRGBA(image.Rectangle{Max: r.Size()})
	for y := range r.Dy() {
		copy(out.Pix[y*out.Stride:][:out.Stride], pic.Pix[pic.PixOffset(r.Min.X, r.Min.Y+y):])
	}
	return out
}

// encode compresses a picture and returns the chunks that a frame needs.
func encode(pic *image.NRGBA) ([]byte, error) {
	var b bytes.Buffer
	if err := webp.Encode(&b, pic, webp.Options{Quality: quality, Method: 6}); err != nil {
		return nil, err
	}
	var out []byte
	for rest := b.Bytes()[12:]; len(rest) >= 8; {
		name, size := string(rest[:4]), int(binary.LittleEndian.Uint32(rest[4:]))
		size += 8 + size&1
		if name == "ALPH" || name == "VP8 " || name == "VP8L" {
			out = append(out, rest[:size]...)
		}
		rest = rest[size:]
	}
	return out, nil
}

// Still returns a picture without motion, as WebP of a quality of up to 100.
func Still(pic image.Image, quality int) ([]byte, error) {
	var b bytes.Buffer
	err := webp.Encode(&b, pic, webp.Options{Quality: quality, Method: 6})
	return b.Bytes(), err
}

// WriteTo writes the animation, which repeats for ever.
func (a *Animation) WriteTo(w io.Writer) (int64, error) {
	if len(a.frames) == 0 {
		return 0, errors.New("animation: no frames")
	}
	size := a.shown.Rect.Size()
	const animated, transparent = 0x02, 0x10
	body := []byte("WEBP")
	body = chunk(body, "VP8X", join([]byte{animated | transparent, 0, 0, 0}, three(size.X-1), three(size.Y-1)))
	body = chunk(body, "ANIM", make([]byte, 6)) // no background, no last round
	for _, f := range a.frames {
		head := join(three(f.at.X/2), three(f.at.Y/2), three(f.size.X-1), three(f.size.Y-1), three(f.millis), []byte{0})
		body = chunk(body, "ANMF", join(head, f.data))
	}
	n, err := w.Write(chunk(nil, "RIFF", body))
	return int64(n), err
}

// chunk appends a chunk, which has an even length.
func chunk(dst []byte, name string, data []byte) []byte {
	dst = append(dst, name...)
	dst = binary.LittleEndian.AppendUint32(dst, uint32(len(data)))
	dst = append(dst, data...)
	if len(data)&1 == 1 {
		dst = append(dst, 0)
	}
	return dst
}

// three returns a number in three bytes.
func three(n int) []byte { return []byte{byte(n), byte(n >> 8), byte(n >> 16)} }

func join(parts ...[]byte) []byte { return bytes.Join(parts, nil) }
