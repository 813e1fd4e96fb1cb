// Package promise waits for the browser's promises.
package promise

import (
	"errors"
	"syscall/js"
	"time"
)

// Then calls one of two functions once a promise settles: in the page's own callback, which must not wait.
func Then(promise js.Value, kept, refused func(js.Value)) {
	var on, off js.Func
	settle := func(then func(js.Value)) js.Func {
		return js.FuncOf(func(_ js.Value, args []js.Value) any {
			on.Release()
			off.Release()
			v := js.Undefined()
			if len(args) > 0 {
				v = args[0]
			}
			then(v)
			return nil
		})
	}
	on, off = settle(kept), settle(refused)
	promise.Call("then", on, off)
}

// Wait returns what a promise settles to, or an error after a time. It must not run in the page's own
// callbacks.
func Wait(promise js.Value, limit time.Duration) (result js.Value, err error) {
	got, refused := make(chan js.Value, 1), make(chan struct{}, 1) // it may settle after the time is over
	Then(promise, func(v js.Value) { got <- v }, func(js.Value) { refused <- struct{}{} })
	late := time.NewTimer(limit)
	defer late.Stop()
	select {
	case v := <-got:
		return v, nil
	case <-refused:
		return js.Undefined(), errors.New("the browser refuses")
	case <-late.C:
		return js.Undefined(), errors.New("the browser did not answer in time")
	}
}
