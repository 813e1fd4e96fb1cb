package main

import (
	"errors"
	"io"
	"io/fs"
	"path"
)

// maxFile bounds the files that are opened, in bytes: a long game has 200 kB.
const maxFile = 8 << 20

var (
	errTooLarge = errors.New("the file is too large")
	errNoFile   = errors.New("nothing that was dropped is a file")
)

// readFile reads a file.
func readFile(in fs.FS, name string) ([]byte, error) {
	info, err := fs.Stat(in, name) // opening a FIFO would wait for its other end
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, errNoFile
	}
	f, err := in.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, maxFile+1))
	if err == nil && len(text) > maxFile {
		err = errTooLarge
	}
	return text, err
}

// dropped reads one of the files that were dropped on the window: a record if there is one.
func dropped(files fs.FS) (name string, text []byte, err error) {
	entries, err := fs.ReadDir(files, ".")
	for _, e := range entries {
		if !e.IsDir() && (name == "" || path.Ext(e.Name()) == extension && path.Ext(name) != extension) {
			name = e.Name()
		}
	}
	if err != nil || name == "" {
		return "", nil, errors.Join(errNoFile, err)
	}
	text, err = readFile(files, name)
	return name, text, err
}
