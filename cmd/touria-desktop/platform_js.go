package main

import (
	"cmp"
	"fmt"
	"runtime/debug"
	"syscall/js"

	"touria.games/touria/game/words"
)

// canQuit is false because the browser, not the program, closes a page.
const canQuit = false

// memory is how many bytes the program takes before it looks for what it no longer needs, however little
// that is: what a page has once taken it keeps.
const memory = 112 << 20

func init() { debug.SetMemoryLimit(memory) }

// canFullscreen reports whether the browser lets a page fill the screen.
func canFullscreen() bool { return js.Global().Get("document").Get("fullscreenEnabled").Truthy() }

// systemLanguage returns the first of the browser's languages that the game speaks, or its first
// one. The page chooses its language in the same way.
func systemLanguage() string {
	navigator := js.Global().Get("navigator")
	var wanted []js.Value
	if list := navigator.Get("languages"); list.Type() == js.TypeObject {
		for i := range list.Length() {
			wanted = append(wanted, list.Index(i))
		}
	}
	first := ""
	for _, v := range append(wanted, navigator.Get("language")) {
		if v.Type() != js.TypeString {
			continue
		}
		if words.Supports(v.String()) {
			return v.String()
		}
		first = cmp.Or(first, v.String())
	}
	return first
}

// random returns eight unpredictable bytes from the browser. crypto/rand would use the same source
// but adds 8 kB to the download.
func random() []byte {
	from := js.Global().Get("crypto").Call("getRandomValues", js.Global().Get("Uint8Array").New(8))
	b := make([]byte, 8)
	js.CopyBytesToGo(b, from)
	return b
}

// stamp returns the date and time for the names of saves moved aside.
func stamp() string {
	s := []byte(js.Global().Get("Date").New().Call("toISOString").String())
	out := s[:0]
	for _, c := range s {
		if c >= '0' && c <= '9' || c == 'T' {
			out = append(out, c)
		}
	}
	return string(out)
}

// today returns the date where the player is.
func today() string {
	now := js.Global().Get("Date").New()
	return fmt.Sprintf("%04d-%02d-%02d", now.Call("getFullYear").Int(), now.Call("getMonth").Int()+1, now.Call("getDate").Int())
}

// windowError describes why nothing can be drawn.
func windowError(err error) error { return err }

// fail shows an error on the page.
func fail(err error) {
	if f := js.Global().Get("touriaFailed"); f.Type() == js.TypeFunction {
		f.Invoke(err.Error())
		return
	}
	js.Global().Get("console").Call("error", "touria: "+err.Error())
}

// mirrored is true: the page holds the screen's elements for screen readers.
const mirrored = true
