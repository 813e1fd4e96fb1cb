package command

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// Open opens a regular file of at most a number of bytes for reading. Devices
// could go on for ever, and named pipes block.
func Open(name string, most int64) (*os.File, error) {
	info, err := os.Stat(name) // before it is opened: opening a pipe waits for its writer
	switch {
	case err != nil:
	case info.IsDir():
		err = fmt.Errorf("%s is a folder", name)
	case !info.Mode().IsRegular():
		err = fmt.Errorf("%s is not a regular file", name)
	case info.Size() > most:
		err = fmt.Errorf("%s is too large: it has %d bytes, at most %d are read", name, info.Size(), most)
	default:
		return os.Open(name)
	}
	return nil, err
}

// ReadFile reads a regular file of at most a number of bytes.
func ReadFile(name string, most int64) ([]byte, error) {
	f, err := Open(name, most)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, most))
}

// through reports whether a file must be written to directly and not replaced:
// a device, a pipe, or whatever /dev/stdout stands for.
func through(name string) bool {
	if info, err := os.Stat(name); err == nil && !info.Mode().IsRegular() {
		return true
	}
	return strings.HasPrefix(filepath.Clean(name), "/dev/")
}

// place returns the file to replace: a symbolic link stays, its target changes.
func place(name string) string {
	if to, err := filepath.EvalSymlinks(name); err == nil {
		return to
	}
	return name
}

// WriteFile writes a temporary file and renames it, so that the file appears whole
// or not at all. What is not a regular file is written to directly.
func WriteFile(name string, text []byte) error {
	err := error(nil)
	if through(name) {
		err = writeThrough(name, text)
	} else {
		err = replace(place(name), text)
	}
	if err != nil {
		return fmt.Errorf("%s cannot be written: %w", name, err)
	}
	return nil
}

func writeThrough(name string, text []byte) error {
	f, err := os.OpenFile(name, os.O_WRONLY|os.O_APPEND, 0)
	if err != nil {
		return err
	}
	_, err = f.Write(text)
	return errors.Join(err, f.Close())
}

func replace(name string, text []byte) error {
	tmp, err := os.CreateTemp(filepath.Dir(name), ".touria-*")
	if err != nil {
		return err
	}
	_, err = tmp.Write(text)
	err = errors.Join(err, tmp.Close())
	if err == nil {
		err = os.Chmod(tmp.Name(), 0o644)
	}
	if err == nil {
		err = os.Rename(tmp.Name(), name)
	}
	if err != nil {
		os.Remove(tmp.Name()) // the first error says more than a second one
	}
	return err
}

// Writable checks, before hours of games, that files can be written afterwards. An
// empty name stands for no file.
func Writable(names ...string) error {
	for _, name := range names {
		if name == "" {
			continue
		}
		info, err := os.Stat(name)
		switch {
		case err == nil && info.IsDir():
			return fmt.Errorf("%s cannot be written: it is a folder", name)
		case err != nil && !errors.Is(err, fs.ErrNotExist):
			return fmt.Errorf("%s cannot be written: %w", name, err)
		case through(name):
			continue
		}
		tmp, err := os.CreateTemp(filepath.Dir(place(name)), ".touria-*")
		if err != nil {
			return fmt.Errorf("%s cannot be written: %w", name, err)
		}
		if err := errors.Join(tmp.Close(), os.Remove(tmp.Name())); err != nil {
			return err
		}
	}
	return nil
}
