package store

import (
	"errors"
	"syscall/js"
	"testing"
)

// withStorage runs f with a localStorage made by the JavaScript expression.
func withStorage(t *testing.T, expression string, f func()) {
	t.Helper()
	global := js.Global()
	global.Call("eval", `Object.defineProperty(globalThis, "localStorage", {configurable: true, `+expression+`})`)
	defer global.Call("eval", `delete globalThis.localStorage`)
	f()
}

const fake = `value: (() => { const m = new Map(); return {
	get length() { return m.size }, key: i => [...m.keys()][i] ?? null,
	getItem: k => m.has(k) ? m.get(k) : null, setItem: (k, v) => { m.set(k, String(v)) }, removeItem: k => { m.delete(k) },
}})()`

func TestBrowser(t *testing.T) {
	withStorage(t, fake, func() {
		js.Global().Get("localStorage").Call("setItem", "another.game", "1")
		st, err := Open("")
		if err != nil {
			t.Fatal(err)
		}
		checkStore(t, st)
		if st.Write(Save, "a", []byte{0xff}) == nil {
			t.Error("bytes that are no text were stored")
		}
		if err := st.Write(Settings, "b", []byte("x")); err != nil {
			t.Fatal(err)
		}
		if v := js.Global().Get("localStorage").Call("getItem", "touria.v1.settings.b"); v.Type() != js.TypeString {
			t.Error("the key has not the prefix touria.v1.")
		}
	})
}

func TestBrowserRefuses(t *testing.T) {
	quota := `value: { length: 0, removeItem() {}, getItem() { return null }, setItem() { const e = new Error("too much"); e.name = "QuotaExceededError"; throw e } }`
	tests := []struct {
		name, storage string
		want          error
	}{
		{"absent", `value: undefined`, ErrUnavailable},
		{"null", `value: null`, ErrUnavailable},
		{"blocked", `get() { throw new Error("SecurityError") }`, ErrUnavailable},
		{"no methods", `value: {}`, ErrUnavailable},
		{"full", quota, ErrFull},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			withStorage(t, test.storage, func() {
				st, err := Open("")
				if !errors.Is(err, test.want) {
					t.Errorf("open: %v, want %v", err, test.want)
				}
				if err := st.Write(Save, "a", nil); !errors.Is(err, test.want) {
					t.Errorf("write: %v, want %v", err, test.want)
				}
				if _, err := st.Read(Save, "a"); err == nil {
					t.Error("read something")
				}
				st.List(Save)
				if _, err := st.MoveAside(Save, "a", "x"); err == nil {
					t.Error("moved something")
				}
				if err := st.Remove(Save, "a"); err == nil {
					t.Error("removed something")
				}
			})
		})
	}
}
