package store

import (
	"fmt"
	"sync"
)

// Failing is a store that fails on purpose, for tests. Calls without an error set are passed on to
// Store.
type Failing struct {
	Store    Store
	ReadErr  error // returned by Read and List, if not nil; changed by Fail alone once the store is used
	WriteErr error // returned by all other calls, if not nil; likewise
	mu       sync.Mutex
}

// Fail makes the store fail so from now on. Games are synced in the background, so it may be in use.
func (f *Failing) Fail(read, write error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.ReadErr, f.WriteErr = read, write
}

func (f *Failing) reads(kind Kind, name string) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	return fails(f.ReadErr, kind, name)
}

func (f *Failing) writes(kind Kind, name string) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	return fails(f.WriteErr, kind, name)
}

func fails(err error, kind Kind, name string) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("%s %s: %w", kind, name, err)
}

// Read fails with ReadErr or calls the store.
func (f *Failing) Read(kind Kind, name string) ([]byte, error) {
	if err := f.reads(kind, name); err != nil {
		return nil, err
	}
	return f.Store.Read(kind, name)
}

// Write fails with WriteErr or calls the store.
func (f *Failing) Write(kind Kind, name string, data []byte) error {
	if err := f.writes(kind, name); err != nil {
		return err
	}
	return f.Store.Write(kind, name, data)
}

// WriteFast fails with WriteErr or calls the store.
func (f *Failing) WriteFast(kind Kind, name string, data []byte) error {
	if err := f.writes(kind, name); err != nil {
		return err
	}
	return f.Store.WriteFast(kind, name, data)
}

// WriteTail fails with WriteErr or calls the store.
func (f *Failing) WriteTail(kind Kind, name string, was []byte, n int, data []byte) error {
	if err := f.writes(kind, name); err != nil {
		return err
	}
	return f.Store.WriteTail(kind, name, was, n, data)
}

// Sync fails with WriteErr or calls the store.
func (f *Failing) Sync(kind Kind, name string) error {
	if err := f.writes(kind, name); err != nil {
		return err
	}
	return f.Store.Sync(kind, name)
}

// List fails with ReadErr or calls the store.
func (f *Failing) List(kind Kind) ([]string, error) {
	if err := f.reads(kind, "*"); err != nil {
		return nil, err
	}
	return f.Store.List(kind)
}

// MoveAside fails with WriteErr or calls the store.
func (f *Failing) MoveAside(kind Kind, name, stamp string) (string, error) {
	if err := f.writes(kind, name); err != nil {
		return "", err
	}
	return f.Store.MoveAside(kind, name, stamp)
}

// Remove fails with WriteErr or calls the store.
func (f *Failing) Remove(kind Kind, name string) error {
	if err := f.writes(kind, name); err != nil {
		return err
	}
	return f.Store.Remove(kind, name)
}
