package main

import "syscall/js"

// sleepy tells the page (rest.js) whether the frame after this one may come late.
func sleepy(on bool) {
	if f := js.Global().Get("touriaRest"); f.Type() == js.TypeFunction {
		f.Invoke(on, napping.Milliseconds())
	}
}

// nap does nothing: the page has the clock.
func nap() {}
