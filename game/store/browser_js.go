package store

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"
	"syscall/js"
	"unicode/utf8"
)

// keyPrefix separates the game's keys from others: all games on a hosting site share one storage.
const keyPrefix = "touria.v1."

// Browser is a store in the page's localStorage. Any call may throw an exception; each becomes an
// error.
type Browser struct{ last written }

// written is the value of the last key written.
type written struct {
	key   string
	text  js.Value
	bytes int // its length in UTF-8
}

// Open returns the page's storage and ignores the folder. The store is usable even with an error,
// which is an *OpenError. It is then a Memory: empty if the storage is blocked, and with the settings
// if another tab uses it. A full storage is no error, since what is there can be read and replaced.
func Open(string) (Store, error) {
	const probe = keyPrefix + "probe"
	err := guard(func(storage js.Value) error {
		storage.Call("setItem", probe, "1")
		storage.Call("removeItem", probe)
		return nil
	})
	if err != nil && !errors.Is(err, ErrFull) {
		return NewMemory(), &OpenError{Err: err}
	}
	b := &Browser{}
	if err := takeLock(); err != nil {
		return b.copy(Settings), &OpenError{Err: err}
	}
	return b, nil
}

// copy returns a store in memory with everything of a kind.
func (b *Browser) copy(kind Kind) *Memory {
	m := NewMemory()
	names, _ := b.List(kind)
	for _, name := range names {
		if data, err := b.Read(kind, name); err == nil {
			_ = m.Write(kind, name, data) // listed names are valid
		}
	}
	return m
}

// guard calls f with the storage and turns exceptions into errors.
func guard(f func(storage js.Value) error) (err error) {
	defer func() {
		switch e := recover().(type) {
		case nil:
		case js.Error:
			err = fmt.Errorf("%w: %s", ErrUnavailable, e.Error())
			// Old browsers use the name NS_ERROR_DOM_QUOTA_REACHED.
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

// get reads a property that may throw, as localStorage itself does where it is blocked.
// js.Value.Get would let the exception end the program; a function call turns it into a panic.
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

// WriteFast is Write: the browser itself syncs its storage to disk.
func (b *Browser) WriteFast(kind Kind, name string, data []byte) error {
	return b.Write(kind, name, data)
}

// WriteTail replaces the value. The last value written is kept in JavaScript, so only the new data
// cross over.
func (b *Browser) WriteTail(kind Kind, name string, was []byte, n int, data []byte) error {
	k, err := key(kind, name)
	if err != nil {
		return err
	}
	if l := &b.last; l.key != k || l.bytes != len(was) || len(was) != n || !utf8.Valid(data) {
		old, err := b.Read(kind, name)
		if err != nil {
			return err
		}
		if !bytes.Equal(old, was) {
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

// concat is JavaScript's method for joining strings.
func concat() js.Value { return js.Global().Get("String").Get("prototype").Get("concat") }

// Sync does nothing.
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

// MoveAside moves the value to another key and returns the new name. If there is not enough room
// for both copies, the old one stays.
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
