package main

import (
	"encoding/json"
	"syscall/js"
	"time"

	"touria.games/touria/render"
)

// canQuit tells that a page is closed by the browser, not by the program.
const canQuit = false

// thinking is how long bots may think in a tick: a page has but one thread.
const thinking = 4 * time.Millisecond

// canFullscreen tells whether the browser lets a page fill the screen.
func canFullscreen() bool { return js.Global().Get("document").Get("fullscreenEnabled").Truthy() }

// systemLanguage returns the browser's language.
func systemLanguage() string {
	if v := js.Global().Get("navigator").Get("language"); v.Type() == js.TypeString {
		return v.String()
	}
	return ""
}

// reducedMotion tells whether the browser asks for less motion.
func reducedMotion() bool {
	query := js.Global().Get("matchMedia")
	return query.Type() == js.TypeFunction && query.Invoke("(prefers-reduced-motion: reduce)").Get("matches").Truthy()
}

// random returns eight bytes that nobody can guess. They come from the browser:
// crypto/rand would fetch them there, too, but is 8 kB more to load.
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

// windowError describes why nothing can be drawn.
func windowError(err error) error { return err }

// fail lets the page show what went wrong.
func fail(err error) {
	if f := js.Global().Get("touriaFailed"); f.Type() == js.TypeFunction {
		f.Invoke(err.Error())
		return
	}
	js.Global().Get("console").Call("error", "touria: "+err.Error())
}

// mirror keeps the elements of the screen as a JSON text in touriaElements.
type mirror struct{}

func watcher(bool) render.Watcher { return mirror{} }

// Changed updates the text.
func (mirror) Changed(l render.Listing) {
	if text, err := json.Marshal(l); err == nil {
		js.Global().Set("touriaElements", string(text))
	}
}
