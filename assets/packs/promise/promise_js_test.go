package promise

import (
	"syscall/js"
	"testing"
	"time"
)

// A browser's question that is left open ends in an error, and an answer that comes late does no harm.
func TestWait(t *testing.T) {
	for _, c := range []struct {
		name, body, want string
		fails            bool
	}{
		{"kept", "done('a code')", "a code", false},
		{"refused", "failed('no')", "", true},
		{"left open", "", "", true},
		{"late", "setTimeout(() => done('a code'), 100)", "", true},
	} {
		promise := js.Global().Get("Promise").New(js.Global().Get("Function").New("done", "failed", c.body))
		v, err := Wait(promise, 50*time.Millisecond)
		if (err != nil) != c.fails || !c.fails && v.String() != c.want {
			t.Errorf("%s: %v, %v", c.name, v, err)
		}
	}
	time.Sleep(150 * time.Millisecond) // until the late answer has come
}
