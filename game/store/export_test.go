//go:build !js

package store

import (
	"errors"
	"io/fs"
	"os"
	"sync"
)

// Faults is a disk whose n-th call fails. It skips the actual syncing to keep tests fast.
type Faults struct {
	At   int  // the call that fails, from 1; 0: none
	Dead bool // all later calls fail, too
	Half bool // a failing write writes half of its data
	Full bool // the disk is full: only writes fail, all from the n-th call on

	mu    sync.Mutex
	calls []string
	hit   string
}

// OpenFaulty is Open on such a disk.
func OpenFaulty(folder string, f *Faults) (Store, error) { return open(folder, f) }

// Calls returns the names of the calls made so far, and the first one that failed.
func (f *Faults) Calls() (calls []string, hit string) {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.calls, f.hit
}

// ErrFault is the error of failing calls.
var ErrFault = errors.New("input/output error")

func (f *Faults) call(name string) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.calls = append(f.calls, name)
	n := len(f.calls)
	switch {
	case f.At == 0 || n < f.At:
		return nil
	case f.Full:
		if name != "write" {
			return nil
		}
	case n > f.At && !f.Dead:
		return nil
	}
	if f.hit == "" {
		f.hit = name
	}
	return ErrFault
}

func (f *Faults) open(path string, flag int) (file, error) {
	if err := f.call("open"); err != nil {
		return nil, err
	}
	opened, err := osDisk{}.open(path, flag)
	if err != nil {
		return nil, err
	}
	return &faultyFile{opened, f}, nil
}

func (f *Faults) rename(from, to string) error {
	if err := f.call("rename"); err != nil {
		return err
	}
	return os.Rename(from, to)
}

func (f *Faults) remove(path string) error {
	if err := f.call("remove"); err != nil {
		return err
	}
	return os.Remove(path)
}

func (f *Faults) mkdir(path string) error {
	if err := f.call("mkdir"); err != nil {
		return err
	}
	return osDisk{}.mkdir(path)
}

func (f *Faults) stat(path string) (fs.FileInfo, error) {
	if err := f.call("stat"); err != nil {
		return nil, err
	}
	return os.Stat(path)
}

func (f *Faults) list(path string) ([]fs.DirEntry, error) {
	if err := f.call("list"); err != nil {
		return nil, err
	}
	return os.ReadDir(path)
}

func (f *Faults) follow(path string) (string, error) {
	if err := f.call("follow"); err != nil {
		return "", err
	}
	return osDisk{}.follow(path)
}

func (f *Faults) syncDir(string) error { return f.call("fsync folder") }

func (f *Faults) lock(path string) (lock, error) {
	if err := f.call("lock"); err != nil {
		return nil, err
	}
	return lockFile(path)
}

type faultyFile struct {
	file
	f *Faults
}

func (f *faultyFile) Read(p []byte) (int, error) {
	if err := f.f.call("read"); err != nil {
		return 0, err
	}
	return f.file.Read(p)
}

func (f *faultyFile) WriteAt(p []byte, off int64) (int, error) {
	if err := f.f.call("write"); err != nil {
		n := 0
		if f.f.Half {
			n, _ = f.file.WriteAt(p[:len(p)/2], off)
		}
		return n, err
	}
	return f.file.WriteAt(p, off)
}

func (f *faultyFile) Truncate(size int64) error {
	if err := f.f.call("truncate"); err != nil {
		return err
	}
	return f.file.Truncate(size)
}

func (f *faultyFile) Stat() (fs.FileInfo, error) {
	if err := f.f.call("fstat"); err != nil {
		return nil, err
	}
	return f.file.Stat()
}

func (f *faultyFile) Sync() error { return f.f.call("fsync") }

func (f *faultyFile) Close() error {
	if err := errors.Join(f.file.Close(), f.f.call("close")); err != nil {
		return err
	}
	return nil
}
