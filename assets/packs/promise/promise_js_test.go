package promise

import (
	"syscall/js"
	"testing"
	"time"
)

// A browser's question that is left open ends in an error, and an answer that comes late does no harm.
func TestWait(t *testing.T) {
	ask := func(body string, limit time.Duration) (js.Value, error) {
		return Wait(js.Global().Get("Promise").New(js.Global().Get("Function").New("done", "failed", body)), limit)
	}
	for _, c := range []struct {
		name, body string
		limit      time.Duration
		want       string
		fails      bool
	}{
		{"kept", "done('a code')", time.Minute, "a code", false},
		{"refused", "failed('no')", time.Minute, "", true},
		{"left open", "", time.Millisecond, "", true},
		{"late", "globalThis.touriaLate = done", time.Millisecond, "", true},
	} {
		v, err := ask(c.body, c.limit)
		if (err != nil) != c.fails || !c.fails && v.String() != c.want {
			t.Errorf("%s: %v, %v", c.name, v, err)
		}
	}
	js.Global().Call("touriaLate", "a code")
	if _, err := ask("done('when the late one has come')", time.Minute); err != nil {
		t.Error(err)
	}
}
