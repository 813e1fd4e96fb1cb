package store

import "fmt"

// Failing is a store that fails on purpose, for tests. Calls without an error set are passed on to
// Store.
type Failing struct {
	Store    Store
	ReadErr  error // returned by Read and List, if not nil
	WriteErr error // returned by all other calls, if not nil
}

func fails(err error, kind Kind, name string) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("%s %s: %w", kind, name, err)
}

// Read fails with ReadErr or calls the store.
func (f *Failing) Read(kind Kind, name string) ([]byte, error) {
	if err := fails(f.ReadErr, kind, name); err != nil {
		return nil, err
	}
	return f.Store.Read(kind, name)
}

// Write fails with WriteErr or calls the store.
func (f *Failing) Write(kind Kind, name string, data []byte) error {
	if err := fails(f.WriteErr, kind, name); err != nil {
		return err
	}
	return f.Store.Write(kind, name, data)
}

// WriteFast fails with WriteErr or calls the store.
func (f *Failing) WriteFast(kind Kind, name string, data []byte) error {
	if err := fails(f.WriteErr, kind, name); err != nil {
		return err
	}
	return f.Store.WriteFast(kind, name, data)
}

// WriteTail fails with WriteErr or calls the store.
func (f *Failing) WriteTail(kind Kind, name string, was []byte, n int, data []byte) error {
	if err := fails(f.WriteErr, kind, name); err != nil {
		return err
	}
	return f.Store.WriteTail(kind, name, was, n, data)
}

// Sync fails with WriteErr or calls the store.
func (f *Failing) Sync(kind Kind, name string) error {
	if err := fails(f.WriteErr, kind, name); err != nil {
		return err
	}
	return f.Store.Sync(kind, name)
}

// List fails with ReadErr or calls the store.
func (f *Failing) List(kind Kind) ([]string, error) {
	if err := fails(f.ReadErr, kind, "*"); err != nil {
		return nil, err
	}
	return f.Store.List(kind)
}

// MoveAside fails with WriteErr or calls the store.
func (f *Failing) MoveAside(kind Kind, name, stamp string) (string, error) {
	if err := fails(f.WriteErr, kind, name); err != nil {
		return "", err
	}
	return f.Store.MoveAside(kind, name, stamp)
}

// Remove fails with WriteErr or calls the store.
func (f *Failing) Remove(kind Kind, name string) error {
	if err := fails(f.WriteErr, kind, name); err != nil {
		return err
	}
	return f.Store.Remove(kind, name)
}
