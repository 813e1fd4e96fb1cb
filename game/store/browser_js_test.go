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
		if err := st.Write(Save, "tail", []byte("Zoë\n")); err != nil {
			t.Fatal(err)
		}
		for _, tail := range []struct {
			n    int
			data string
			want string
		}{{5, "one\n", "Zoë\none\n"}, {9, "für\n", "Zoë\none\nfür\n"}, {9, "", "Zoë\none\n"}, {9, "two\n", "Zoë\none\ntwo\n"}} {
			if err := st.WriteTail(Save, "tail", tail.n, []byte(tail.data)); err != nil {
				t.Fatal(err)
			}
			if data, err := st.Read(Save, "tail"); err != nil || string(data) != tail.want {
				t.Errorf("%q, %v, want %q", data, err, tail.want)
			}
		}
		js.Global().Get("localStorage").Call("setItem", "touria.v1.saves.tail", "another tab's")
		if err := st.WriteTail(Save, "tail", 13, []byte("x")); !errors.Is(err, ErrChanged) {
			t.Errorf("another tab's value was written over: %v", err)
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
				if test.want == ErrFull {
					if err != nil {
						t.Errorf("open: %v, yet what is there can be read", err)
					}
				} else if !errors.Is(err, test.want) || st.Write(Save, "a", nil) != nil {
					t.Errorf("open: %v, want %v and a store for as long as the page lasts", err, test.want)
				}
				st = &Browser{}
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
				if err := st.WriteTail(Save, "a", 0, nil); err == nil {
					t.Error("wrote the tail of nothing")
				}
				if err := st.Remove(Save, "a"); err == nil {
					t.Error("removed something")
				}
			})
		})
	}
}
