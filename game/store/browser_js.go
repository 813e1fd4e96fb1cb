package store

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"syscall/js"
	"unicode/utf8"
)

// keyPrefix keeps the game's keys apart: on the sites that host such games all
// of them share one storage.
const keyPrefix = "touria.v1."

// Browser is a store in the page's localStorage. The browser may refuse any
// call with an exception; each becomes an error.
type Browser struct{ last written }

// written is the value of the key that was last written.
type written struct {
	key   string
	text  js.Value
	bytes int // its length in UTF-8
}

// Open returns the page's storage. The folder means nothing here. Where the
// storage is blocked or full the error is an *OpenError, and the store a Memory
// that begins with what could be read. Two tabs share one storage: it is here
// that the second one has to be told (ErrInUse), by the Web Locks API.
func Open(string) (Store, error) {
	const probe = keyPrefix + "probe"
	err := guard(func(storage js.Value) error {
		storage.Call("setItem", probe, "1")
		storage.Call("removeItem", probe)
		return nil
	})
	if err == nil || errors.Is(err, ErrFull) { // what is there can be read, and replaced
		return &Browser{}, nil
	}
	return NewMemory(), &OpenError{Err: err}
}

// guard calls f with the storage and turns what the browser throws into an error.
func guard(f func(storage js.Value) error) (err error) {
	defer func() {
		switch e := recover().(type) {
		case nil:
		case js.Error:
			err = fmt.Errorf("%w: %s", ErrUnavailable, e.Error())
			// Old browsers know the name as NS_ERROR_DOM_QUOTA_REACHED.
			if e.Type() != js.TypeObject {
				return
			}
			if name := e.Get("name"); name.Type() == js.TypeString && strings.Contains(strings.ToUpper(name.String()), "QUOTA") {
				err = fmt.Errorf("%w: %s", ErrFull, e.Error())
			}
		default:
			err = fmt.Errorf("%w: %v", ErrUnavailable, e)
		}
	}()
	storage := get(js.Global(), "localStorage")
	if !storage.Truthy() {
		return ErrUnavailable
	}
	return f(storage)
}

// get reads a property that may throw, as localStorage itself does where it is
// blocked: js.Value.Get would let the exception through and end the program,
// a call turns it into a panic.
func get(v js.Value, name string) js.Value {
	return js.Global().Get("Reflect").Call("get", v, name)
}

func key(kind Kind, name string) (string, error) {
	return keyPrefix + string(kind) + "." + name, CheckName(name)
}

// Read reads the value of the name's key.
func (b *Browser) Read(kind Kind, name string) (data []byte, err error) {
	k, err := key(kind, name)
	if err != nil {
		return nil, err
	}
	err = guard(func(storage js.Value) error {
		v := storage.Call("getItem", k)
		if v.Type() != js.TypeString {
			return fmt.Errorf("%s %s: %w", kind, name, ErrNotExist)
		}
		data = []byte(v.String())
		return nil
	})
	return data, err
}

// Write sets the value of the name's key. Only text can be stored.
func (b *Browser) Write(kind Kind, name string, data []byte) error {
	k, err := key(kind, name)
	if err != nil {
		return err
	}
	if !utf8.Valid(data) {
		return fmt.Errorf("%s %s: the browser stores text only", kind, name)
	}
	return guard(func(storage js.Value) error {
		text := concat().Call("call", "", string(data))
		storage.Call("setItem", k, text)
		b.last = written{k, text, len(data)}
		return nil
	})
}

// WriteFast is Write: the browser brings its storage to the disk by itself.
func (b *Browser) WriteFast(kind Kind, name string, data []byte) error {
	return b.Write(kind, name, data)
}

// WriteTail sets the value anew. What was last written stays in JavaScript, so
// that only the data pass over to it.
func (b *Browser) WriteTail(kind Kind, name string, n int, data []byte) error {
	k, err := key(kind, name)
	if err != nil {
		return err
	}
	if l := &b.last; l.key != k || l.bytes != n || !utf8.Valid(data) {
		old, err := b.Read(kind, name)
		if err != nil {
			return err
		}
		if len(old) < n {
			return fmt.Errorf("%s %s: %w", kind, name, ErrChanged)
		}
		return b.Write(kind, name, append(old[:n], data...))
	}
	return guard(func(storage js.Value) error {
		v := storage.Call("getItem", k)
		if v.Type() != js.TypeString {
			return fmt.Errorf("%s %s: %w", kind, name, ErrNotExist)
		}
		if !v.Equal(b.last.text) {
			return fmt.Errorf("%s %s: %w", kind, name, ErrChanged)
		}
		text := concat().Call("call", v, string(data))
		storage.Call("setItem", k, text)
		b.last = written{k, text, n + len(data)}
		return nil
	})
}

// concat is JavaScript's method that joins texts.
func concat() js.Value { return js.Global().Get("String").Get("prototype").Get("concat") }

// Sync has nothing to do.
func (*Browser) Sync(Kind, string) error { return errors.ErrUnsupported }

// List finds the keys of a kind.
func (b *Browser) List(kind Kind) (names []string, err error) {
	prefix := keyPrefix + string(kind) + "."
	err = guard(func(storage js.Value) error {
		for i := range get(storage, "length").Int() {
			k := storage.Call("key", i)
			if k.Type() != js.TypeString {
				continue
			}
			if name, ok := strings.CutPrefix(k.String(), prefix); ok && !strings.Contains(name, aside) {
				names = append(names, name)
			}
		}
		return nil
	})
	slices.Sort(names)
	return names, err
}

// MoveAside moves the value to another key and returns the new name. Where
// there is no room for both for a moment, the old one stays.
func (b *Browser) MoveAside(kind Kind, name, stamp string) (to string, err error) {
	from, err := key(kind, name)
	if err != nil {
		return "", err
	}
	err = guard(func(storage js.Value) error {
		v := storage.Call("getItem", from)
		if v.Type() != js.TypeString {
			return fmt.Errorf("%s %s: %w", kind, name, ErrNotExist)
		}
		for n := 1; ; n++ {
			to = asideName(name, stamp, n)
			k := keyPrefix + string(kind) + "." + to
			if storage.Call("getItem", k).Type() == js.TypeString {
				continue
			}
			storage.Call("setItem", k, v)
			storage.Call("removeItem", from)
			return nil
		}
	})
	return to, err
}

// Remove removes the name's key.
func (b *Browser) Remove(kind Kind, name string) error {
	if _, err := b.Read(kind, name); err != nil {
		return err
	}
	k, _ := key(kind, name) // Read has checked the name
	return guard(func(storage js.Value) error {
		storage.Call("removeItem", k)
		return nil
	})
}
