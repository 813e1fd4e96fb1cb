package input

import "syscall/js"

// notch is a notch of the wheel as the page gets it, in pixels.
const notch = 100

// hidden reports whether the page has been hidden since reappeared was last true. A hidden page gets
// no ticks: only the event tells.
var hidden bool

func init() {
	document := js.Global().Get("document")
	if !document.Truthy() {
		return // Node.js
	}
	document.Call("addEventListener", "visibilitychange", js.FuncOf(func(js.Value, []js.Value) any {
		hidden = hidden || document.Get("hidden").Truthy()
		return nil
	}))
}

// reappeared reports whether the page is seen again after it has been hidden.
func reappeared() bool {
	if !hidden || js.Global().Get("document").Get("hidden").Truthy() {
		return false
	}
	hidden = false
	return true
}
