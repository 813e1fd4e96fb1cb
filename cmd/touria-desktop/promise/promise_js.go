// Package promise waits for the browser's promises.
package promise

import (
	"errors"
	"syscall/js"
	"time"
)

// Wait returns what a promise settles to, or an error after a time. It must not run in the page's own
// callbacks.
func Wait(promise js.Value, limit time.Duration) (result js.Value, err error) {
	type answer struct {
		v  js.Value
		ok bool
	}
	got := make(chan answer, 1)
	var done, failed js.Func
	settle := func(ok bool) js.Func {
		return js.FuncOf(func(_ js.Value, args []js.Value) any {
			a := answer{js.Undefined(), ok}
			if len(args) > 0 {
				a.v = args[0]
			}
			got <- a
			// Only here: the promise may settle after the time is over, and must not call what is gone.
			done.Release()
			failed.Release()
			return nil
		})
	}
	done, failed = settle(true), settle(false)
	promise.Call("then", done, failed)
	late := time.NewTimer(limit)
	defer late.Stop()
	select {
	case a := <-got:
		if !a.ok {
			return js.Undefined(), errors.New("the browser refuses")
		}
		return a.v, nil
	case <-late.C:
		return js.Undefined(), errors.New("the browser did not answer in time")
	}
}
