package masters

import (
	"image"
	"maps"
	"sync"
	"syscall/js"
	"time"

	"touria.games/touria/assets/packs"
	"touria.games/touria/assets/packs/promise"
	"touria.games/touria/assets/pictures"
)

// The browser decodes the pictures, beside the program and several times as fast. Where it can't, or
// falsifies what a page reads of a canvas, the program does it.

// elsewhere is whether somebody else decodes pictures while the program goes on.
const elsewhere = true

// keptLimit is the maximum number of master pixels kept: 10 MB with their smaller levels. The browser soon decodes
// one again.
const keptLimit = 2 << 20

// most is how many pictures are decoded at a time, and mostBytes how much memory those take that wait to be
// taken, but for urgent ones. One that nobody has taken for a while is forgotten: the window has another size
// by now.
const (
	most      = 16
	mostBytes = 12 << 20
	while     = 3 * time.Second
)

type decoding struct {
	canvas, context js.Value
	on              map[string]bool    // pictures that the browser is at work on, by path
	done            map[string]picture // those that it has finished
	refused         map[string]bool    // and those that it can't decode
}

var decoder = decoding{on: map[string]bool{}, done: map[string]picture{}, refused: map[string]bool{}}

type picture struct {
	img   *image.RGBA
	since time.Time
}

// decoded reports whether a picture can be loaded at once, and has it decoded if it can't: at once if it is
// urgent.
func decoded(set *pictures.Set, name string, urgent bool) bool {
	d, file := &decoder, path(set, name+pictureType)
	if !canDecode() || d.done[file].img != nil || d.refused[file] {
		return true
	}
	if data := packs.Read(file); data != nil && !d.on[file] && (urgent || room()) {
		d.on[file] = true
		send(file, data)
	}
	return false
}

// take returns a picture that has been decoded already, nil if it has not.
func take(set *pictures.Set, name string) *image.RGBA {
	file := path(set, name+pictureType)
	img := decoder.done[file].img
	delete(decoder.done, file)
	return img
}

// room reports whether one more picture may be decoded.
func room() bool {
	d := &decoder
	if len(d.on) >= most {
		return false
	}
	return d.bytes() < mostBytes
}

// forget forgets what nobody has taken for a while.
func (d *decoding) forget() {
	maps.DeleteFunc(d.done, func(_ string, p picture) bool { return time.Since(p.since) >= while })
}

// bytes returns how much memory those pictures take that wait to be taken.
func (d *decoding) bytes() (n int) {
	for _, p := range d.done {
		n += len(p.img.Pix)
	}
	return n
}

// canDecode makes the canvas that pictures are read from and reports whether what is read is what was drawn.
var canDecode = sync.OnceValue(func() (ok bool) {
	defer func() { ok = recover() == nil && ok }() // an old browser throws
	d := &decoder
	if js.Global().Get("createImageBitmap").Type() != js.TypeFunction {
		return false
	}
	d.canvas = js.Global().Get("document").Call("createElement", "canvas")
	d.context = d.canvas.Call("getContext", "2d", map[string]any{"willReadFrequently": true})
	const n = 32
	pattern := d.context.Call("createImageData", n, n)
	var want, got [4 * n * n]byte
	for i := range want {
		want[i] = byte(i * i / 7)
		if i%4 == 3 {
			want[i] = 255
		}
	}
	js.CopyBytesToJS(pattern.Get("data"), want[:])
	d.context.Call("putImageData", pattern, 0, 0)
	js.CopyBytesToGo(got[:], d.context.Call("getImageData", 0, 0, n, n).Get("data"))
	return got == want
})

// send has the browser decode a file.
func send(file string, data []byte) {
	bytes := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(bytes, data)
	blob := js.Global().Get("Blob").New([]any{bytes}, map[string]any{"type": "image/webp"})
	promise.Then(js.Global().Call("createImageBitmap", blob, map[string]any{"colorSpaceConversion": "none"}),
		func(bitmap js.Value) {
			delete(decoder.on, file)
			receive(file, bitmap)
		}, func(js.Value) {
			delete(decoder.on, file)
			decoder.refused[file] = true
		})
}

// receive takes in a picture that the browser has decoded.
func receive(file string, bitmap js.Value) {
	d := &decoder
	w, h := bitmap.Get("width").Int(), bitmap.Get("height").Int()
	if d.canvas.Get("width").Int() < w || d.canvas.Get("height").Int() < h {
		d.canvas.Set("width", max(w, d.canvas.Get("width").Int()))
		d.canvas.Set("height", max(h, d.canvas.Get("height").Int()))
	}
	d.context.Call("clearRect", 0, 0, w, h)
	d.context.Call("drawImage", bitmap, 0, 0)
	bitmap.Call("close")
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	js.CopyBytesToGo(img.Pix, d.context.Call("getImageData", 0, 0, w, h).Get("data"))
	premultiply(img.Pix)
	d.done[file] = picture{img, time.Now()}
	time.AfterFunc(while, d.forget)
}

// premultiply multiplies colours by their opacity.
func premultiply(pix []byte) {
	for i := 0; i+3 < len(pix); i += 4 {
		q := pix[i : i+4]
		if a := uint(q[3]); a < 255 {
			q[0], q[1], q[2] = uint8(uint(q[0])*a/255), uint8(uint(q[1])*a/255), uint8(uint(q[2])*a/255)
		}
	}
}
