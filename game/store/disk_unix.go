//go:build !js && !windows

package store

import (
	"errors"
	"os"
	"syscall"
)

// openBlocksRename reports whether an open file cannot be replaced.
const openBlocksRename = false

func diskFull(err error) bool {
	return errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT)
}

// lockFile locks a file until it is closed or the program ends.
func lockFile(path string) (lock, error) {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, err
	}
	err = syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	switch {
	case err == nil || errors.Is(err, syscall.ENOTSUP) || errors.Is(err, syscall.ENOSYS) || errors.Is(err, syscall.ENOLCK):
		return f, nil // some network file systems have no locks
	case errors.Is(err, syscall.EWOULDBLOCK):
		err = ErrInUse
	}
	f.Close()
	return nil, err
}

// syncDir syncs a folder's entries to disk.
func (osDisk) syncDir(path string) error {
	dir, err := os.Open(path)
	if err != nil {
		return err
	}
	err = dir.Sync()
	if errors.Is(err, syscall.EINVAL) || errors.Is(err, syscall.ENOTSUP) {
		err = nil // the file system cannot sync folders
	}
	if e := dir.Close(); err == nil {
		err = e
	}
	return err
}
