package main

import (
	"errors"
	"io"
	"io/fs"
	"path"
	"slices"
	"strings"
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

// isRecord reports whether a file is called as records are, in letters of any size.
func isRecord(name string) bool {
	return slices.Contains(games, strings.ToLower(strings.TrimPrefix(path.Ext(name), ".")))
}

// best returns which of several files to open, a record if there is one, and -1 if there is none.
func best(names []string) int {
	if i := slices.IndexFunc(names, isRecord); i >= 0 {
		return i
	}
	return min(len(names), 1) - 1
}

// dropped reads one of the files that were dropped on the window: a record if there is one.
func dropped(files fs.FS) (name string, text []byte, err error) {
	entries, err := fs.ReadDir(files, ".")
	var names []string
	for _, e := range entries {
		if !e.IsDir() {
			names = append(names, e.Name())
		}
	}
	i := best(names)
	if err != nil || i < 0 {
		return "", nil, errors.Join(errNoFile, err)
	}
	name = names[i]
	text, err = readFile(files, name)
	return name, text, err
}
