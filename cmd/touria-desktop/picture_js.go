package main

import (
	"errors"
	"syscall/js"
)

// keepPicture lets the player download a picture. The browser makes the PNG: it does so beside the
// game, and has the code already.
func keepPicture(name string, w, h int, pix []byte) (where string, err error) {
	document := js.Global().Get("document")
	canvas := document.Call("createElement", "canvas")
	canvas.Set("width", w)
	canvas.Set("height", h)
	context := canvas.Call("getContext", "2d")
	if context.Type() != js.TypeObject {
		return "", errors.New("the browser gives no second canvas")
	}
	data := context.Call("createImageData", w, h)
	js.CopyBytesToJS(data.Get("data"), pix)
	context.Call("putImageData", data, 0, 0)
	got := make(chan js.Value, 1)
	made := js.FuncOf(func(_ js.Value, args []js.Value) any {
		got <- args[0]
		return nil
	})
	defer made.Release()
	canvas.Call("toBlob", made)
	blob := <-got
	if blob.Type() != js.TypeObject {
		return "", errors.New("the browser makes no picture of that size")
	}
	download(name+".png", blob)
	return "", nil
}
