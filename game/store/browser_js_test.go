package store

import (
	"errors"
	"syscall/js"
	"testing"
	"time"
)

// withStorage runs f with a localStorage made by the JavaScript expression.
func withStorage(t *testing.T, expression string, f func()) {
	t.Helper()
	global := js.Global()
	global.Call("eval", `Object.defineProperty(globalThis, "localStorage", {configurable: true, `+expression+`})`)
	defer global.Call("eval", `delete globalThis.localStorage`)
	// A browser's locks are its tabs'; those of Node.js would stay held from test to test.
	withLocks(t, "undefined", f)
}

// withLocks runs f with navigator.locks made by the JavaScript expression.
func withLocks(t *testing.T, expression string, f func()) {
	t.Helper()
	global := js.Global()
	before := global.Get("Object").Call("getOwnPropertyDescriptor", global, "navigator")
	global.Call("eval", `Object.defineProperty(globalThis, "navigator", {configurable: true, value: {locks: `+expression+`}})`)
	defer func() {
		global.Call("eval", `delete globalThis.navigator`)
		if before.Type() == js.TypeObject {
			global.Get("Object").Call("defineProperty", global, "navigator", before)
		}
	}()
	f()
}

// locks is a lock manager of all tabs; tab is a tab's.
const locks = `globalThis.touriaTestLocks ??= (() => {
	let held = false
	const queue = []
	function grant(f) {
		held = true
		Promise.resolve(f({})).then(() => { held = false; if (queue.length) grant(queue.shift()) })
	}
	return {
		free() { held = false; if (queue.length) grant(queue.shift()) },
		request(name, options, f) {
			return new Promise(resolve => setTimeout(() => {
				if (!held) grant(f)
				else if (options.ifAvailable) f(null)
				else queue.push(f)
			}, 1))
		},
	}
})()`

// Only one tab saves. The second one plays in memory, with the settings, and learns when the first one
// has been closed.
func TestTabs(t *testing.T) {
	withStorage(t, fake, func() {
		withLocks(t, locks, func() {
			first, err := Open("")
			if err != nil {
				t.Fatal(err)
			}
			for _, kind := range []Kind{Settings, Save, State} {
				if err := first.Write(kind, "a", []byte("first")); err != nil {
					t.Fatal(err)
				}
			}
			second, err := Open("")
			if !errors.Is(err, ErrInUse) || !errors.As(err, new(*OpenError)) {
				t.Fatalf("a second tab may save: %v", err)
			}
			if data, err := second.Read(Settings, "a"); string(data) != "first" {
				t.Errorf("the second tab has not the settings: %q, %v", data, err)
			}
			if _, err := second.Read(State, "a"); !errors.Is(err, ErrNotExist) {
				t.Errorf("the second tab has the first one's game: %v", err)
			}
			if err := second.Write(Settings, "a", []byte("second")); err != nil {
				t.Error(err)
			}
			if data, _ := first.Read(Settings, "a"); string(data) != "first" {
				t.Errorf("the second tab has written %q", data)
			}
			released := make(chan struct{})
			go func() { AwaitRelease(); close(released) }()
			select {
			case <-released:
				t.Error("the first tab seems to be closed")
			case <-time.After(50 * time.Millisecond):
			}
			js.Global().Get("touriaTestLocks").Call("free")
			<-released
			if _, err := Open(""); err != nil {
				t.Errorf("the first tab is closed: %v", err)
			}
		})
		for name, broken := range map[string]string{"a strange browser": `{}`, "it throws": `{request() { throw new Error("no") }}`,
			"it refuses": `{request() { return Promise.reject(new Error("no")) }}`} {
			withLocks(t, broken, func() {
				if _, err := Open(""); err != nil {
					t.Errorf("%s: %v", name, err)
				}
			})
		}
	})
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
		was := "Zoë\n"
		for _, tail := range []struct {
			n    int
			data string
			want string
		}{{5, "one\n", "Zoë\none\n"}, {9, "für\n", "Zoë\none\nfür\n"}, {9, "", "Zoë\none\n"}, {9, "two\n", "Zoë\none\ntwo\n"}} {
			if err := st.WriteTail(Save, "tail", []byte(was), tail.n, []byte(tail.data)); err != nil {
				t.Fatal(err)
			}
			if data, err := st.Read(Save, "tail"); err != nil || string(data) != tail.want {
				t.Errorf("%q, %v, want %q", data, err, tail.want)
			}
			was = tail.want
		}
		js.Global().Get("localStorage").Call("setItem", "touria.v1.saves.tail", "another tab's")
		for _, n := range []int{len(was), 5} { // a decision, and an undo
			if err := st.WriteTail(Save, "tail", []byte(was), n, []byte("x")); !errors.Is(err, ErrChanged) {
				t.Errorf("another tab's value was written over: %v", err)
			}
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
				if err := st.WriteTail(Save, "a", nil, 0, nil); err == nil {
					t.Error("wrote the tail of nothing")
				}
				if err := st.Remove(Save, "a"); err == nil {
					t.Error("removed something")
				}
			})
		})
	}
}
