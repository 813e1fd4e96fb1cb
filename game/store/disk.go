//go:build !js

package store

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// disk is the part of the file system that Files uses. Tests replace it by one in which any call
// can fail.
type disk interface {
	open(path string, flag int) (file, error) // created with mode 0600
	rename(from, to string) error
	remove(path string) error
	mkdir(path string) error // with all parents, mode 0700
	stat(path string) (fs.FileInfo, error)
	list(path string) ([]fs.DirEntry, error)
	follow(path string) (string, error) // the target of a symbolic link, or the path itself
	syncDir(path string) error
	lock(path string) (lock, error) // ErrInUse if another program holds the lock
}

// lock is a locked file. Closing it unlocks it.
type lock interface {
	io.Closer
	Stat() (fs.FileInfo, error)
}

// file is an open file.
type file interface {
	io.ReadCloser
	io.WriterAt
	Stat() (fs.FileInfo, error)
	Truncate(size int64) error
	Sync() error
}

// osDisk is the real file system.
type osDisk struct{}

func (osDisk) open(path string, flag int) (file, error) {
	f, err := os.OpenFile(path, flag, 0o600)
	if err != nil {
		return nil, err // a nil *os.File in the interface would not be nil
	}
	return f, nil
}

func (osDisk) rename(from, to string) error            { return os.Rename(from, to) }
func (osDisk) remove(path string) error                { return os.Remove(path) }
func (osDisk) mkdir(path string) error                 { return os.MkdirAll(path, 0o700) }
func (osDisk) stat(path string) (fs.FileInfo, error)   { return os.Stat(path) }
func (osDisk) list(path string) ([]fs.DirEntry, error) { return os.ReadDir(path) }
func (osDisk) lock(path string) (lock, error)          { return lockFile(path) }

// maxLinks is the maximum length of a chain of symbolic links.
const maxLinks = 40

func (osDisk) follow(path string) (string, error) {
	for range maxLinks {
		info, err := os.Lstat(path)
		if errors.Is(err, fs.ErrNotExist) || err == nil && info.Mode()&fs.ModeSymlink == 0 {
			return path, nil
		}
		if err != nil {
			return "", err
		}
		to, err := os.Readlink(path)
		if err != nil {
			return "", err
		}
		if !filepath.IsAbs(to) {
			to = filepath.Join(filepath.Dir(path), to)
		}
		path = to
	}
	return "", errors.New("too many symbolic links")
}
