package store

import "fmt"

// Failing is a store that fails on purpose: for tests, and in place of one
// that could not be opened. Calls that are not told to fail go to Store, or
// fail with ErrUnavailable where that is nil.
type Failing struct {
	Store    Store
	ReadErr  error // returned by Read and List, if not nil
	WriteErr error // returned by Write, MoveAside and Remove, if not nil
}

func (f Failing) err(what error, kind Kind, name string) error {
	if what == nil && f.Store == nil {
		what = ErrUnavailable
	}
	if what == nil {
		return nil
	}
	return fmt.Errorf("%s %s: %w", kind, name, what)
}

// Read fails with ReadErr or asks the store.
func (f Failing) Read(kind Kind, name string) ([]byte, error) {
	if err := f.err(f.ReadErr, kind, name); err != nil {
		return nil, err
	}
	return f.Store.Read(kind, name)
}

// Write fails with WriteErr or asks the store.
func (f Failing) Write(kind Kind, name string, data []byte) error {
	if err := f.err(f.WriteErr, kind, name); err != nil {
		return err
	}
	return f.Store.Write(kind, name, data)
}

// List fails with ReadErr or asks the store.
func (f Failing) List(kind Kind) ([]string, error) {
	if err := f.err(f.ReadErr, kind, "*"); err != nil {
		return nil, err
	}
	return f.Store.List(kind)
}

// MoveAside fails with WriteErr or asks the store.
func (f Failing) MoveAside(kind Kind, name, stamp string) (string, error) {
	if err := f.err(f.WriteErr, kind, name); err != nil {
		return "", err
	}
	return f.Store.MoveAside(kind, name, stamp)
}

// Remove fails with WriteErr or asks the store.
func (f Failing) Remove(kind Kind, name string) error {
	if err := f.err(f.WriteErr, kind, name); err != nil {
		return err
	}
	return f.Store.Remove(kind, name)
}
