package main

import (
	"errors"
	"syscall/js"
	"time"

	"touria.games/touria/assets/packs/promise"
)

// clipboardTime is how long the browser may ask the player, so that a question left open can't keep
// the game waiting for ever.
const clipboardTime = 20 * time.Second

// clipboard is the page's clipboard. The browser may refuse it, or ask the player first.
type clipboard struct{}

func newClipboard() clipboard { return clipboard{} }

// Copy puts a text on the clipboard.
func (clipboard) Copy(text string) error {
	_, err := clipboardCall("writeText", text)
	return err
}

// Paste returns the text on the clipboard.
func (clipboard) Paste() (string, error) {
	v, err := clipboardCall("readText")
	if err != nil || v.Type() != js.TypeString {
		return "", errors.Join(err, errors.New("there is no text"))
	}
	return v.String(), nil
}

// clipboardCall calls a method and waits for its promise. It must not run in the page's own
// callbacks.
func clipboardCall(method string, args ...any) (result js.Value, err error) {
	board := js.Global().Get("navigator").Get("clipboard")
	if board.Type() != js.TypeObject || board.Get(method).Type() != js.TypeFunction {
		return js.Undefined(), errors.New("the browser gives no clipboard")
	}
	return promise.Wait(board.Call(method, args...), clipboardTime)
}

// export lets the player download a file.
func export(name string, data []byte) (where string, err error) {
	array := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(array, data)
	blob := js.Global().Get("Blob").New([]any{array}, map[string]any{"type": "application/octet-stream"})
	download(name, blob)
	return "", nil
}

// download lets the player keep a Blob as a file.
func download(name string, blob js.Value) {
	url := js.Global().Get("URL").Call("createObjectURL", blob)
	link := js.Global().Get("document").Call("createElement", "a")
	link.Set("href", url)
	link.Set("download", name)
	link.Call("click")
}
