package main

import (
	"errors"
	"syscall/js"
)

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
	type answer struct {
		v  js.Value
		ok bool
	}
	got := make(chan answer, 1)
	settle := func(ok bool) js.Func {
		return js.FuncOf(func(_ js.Value, args []js.Value) any {
			a := answer{js.Undefined(), ok}
			if len(args) > 0 {
				a.v = args[0]
			}
			got <- a
			return nil
		})
	}
	done, failed := settle(true), settle(false)
	defer done.Release()
	defer failed.Release()
	board.Call(method, args...).Call("then", done, failed)
	a := <-got
	if !a.ok {
		return js.Undefined(), errors.New("the browser refuses the clipboard")
	}
	return a.v, nil
}

// export lets the player download a file.
func export(name string, data []byte) error {
	array := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(array, data)
	blob := js.Global().Get("Blob").New([]any{array}, map[string]any{"type": "application/octet-stream"})
	download(name, blob)
	return nil
}

// download lets the player keep a Blob as a file.
func download(name string, blob js.Value) {
	url := js.Global().Get("URL").Call("createObjectURL", blob)
	link := js.Global().Get("document").Call("createElement", "a")
	link.Set("href", url)
	link.Set("download", name)
	link.Call("click")
}
