package store

import (
	"syscall/js"
	"time"
)

// lockName is the name of the lock that the tab holds which saves. It is the storage's own: pages of
// one site share both.
const lockName = keyPrefix + "tab"

// lockTime is how long Open waits for the browser to answer. One that doesn't is taken for one without locks.
const lockTime = 3 * time.Second

// takeLock takes the storage's lock for as long as the page lives, or returns ErrInUse if another tab
// has it. Browsers without the Web Locks API, and pages that come over plain HTTP, have no lock: there
// two tabs can't know of each other. It must not run in the page's own callbacks.
func takeLock() error {
	got := make(chan bool, 2)
	asked := request(map[string]any{"ifAvailable": true}, func(free bool) any {
		got <- free
		if !free {
			return nil
		}
		// A promise that is never kept.
		never := js.FuncOf(func(js.Value, []js.Value) any { return nil })
		return js.Global().Get("Promise").New(never)
	}, func() { got <- true })
	if !asked {
		return nil
	}
	late := time.NewTimer(lockTime)
	defer late.Stop()
	select {
	case free := <-got:
		if !free {
			return ErrInUse
		}
	case <-late.C:
	}
	return nil
}

// AwaitRelease waits after an ErrInUse of Open until no other tab uses the storage. It does not take the
// storage: the data of this page are in memory, and a page that is loaded now can save.
func AwaitRelease() {
	const reload = 4 * time.Second // for a tab that is only loaded anew
	for {
		passed := make(chan struct{})
		if !request(map[string]any{}, func(bool) any { close(passed); return nil }, func() {}) {
			return
		}
		<-passed
		time.Sleep(reload)
		still := make(chan bool, 1)
		request(map[string]any{"ifAvailable": true}, func(free bool) any { still <- free; return nil }, func() {})
		if <-still {
			return
		}
	}
}

// request asks for the lock and reports whether the browser knows locks. Then got is called, with false
// if the lock is not to be had; it keeps the lock until the promise is settled that got returns. A
// browser that gives this page no locks calls refused.
func request(options map[string]any, got func(free bool) any, refused func()) (asked bool) {
	defer func() {
		if recover() != nil { // an old browser, or a page that may not
			asked = false
		}
	}()
	navigator := get(js.Global(), "navigator")
	if !navigator.Truthy() {
		return false
	}
	locks := get(navigator, "locks")
	if locks.Type() != js.TypeObject {
		return false
	}
	var answer js.Func
	answer = js.FuncOf(func(_ js.Value, args []js.Value) any {
		answer.Release()
		return got(args[0].Truthy())
	})
	no := js.FuncOf(func(js.Value, []js.Value) any {
		refused()
		return nil
	})
	locks.Call("request", lockName, options, answer).Call("catch", no)
	return true
}
