package store

import (
	"errors"
	"os"

	"golang.org/x/sys/windows"
)

// openBlocksRename reports whether an open file cannot be replaced.
const openBlocksRename = true

func diskFull(err error) bool {
	return errors.Is(err, windows.ERROR_HANDLE_DISK_FULL) || errors.Is(err, windows.ERROR_DISK_FULL)
}

// lockFile locks a file until it is closed or the program ends.
func lockFile(path string) (lock, error) {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, err
	}
	const flags = windows.LOCKFILE_EXCLUSIVE_LOCK | windows.LOCKFILE_FAIL_IMMEDIATELY
	err = windows.LockFileEx(windows.Handle(f.Fd()), flags, 0, 1, 0, new(windows.Overlapped))
	if err == nil {
		return f, nil
	}
	f.Close()
	if errors.Is(err, windows.ERROR_LOCK_VIOLATION) || errors.Is(err, windows.ERROR_IO_PENDING) {
		err = ErrInUse
	}
	return nil, err
}

// syncDir does nothing: NTFS orders names and data itself, and folders cannot be opened for
// writing.
func (osDisk) syncDir(string) error { return nil }
