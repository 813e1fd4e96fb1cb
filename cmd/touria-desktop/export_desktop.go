//go:build !js

package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"touria.games/touria/game/store"
)

// export writes a file into the player's folder for documents. A number after the name keeps those that are there. After
// an error where is the folder.
func export(name string, data []byte) (where string, err error) {
	dir, err := userFolder("XDG_DOCUMENTS_DIR", "Documents")
	if err != nil {
		return "", err
	}
	ext := filepath.Ext(name)
	return writeNew(dir, strings.TrimSuffix(name, ext), ext, func(w io.Writer) error {
		_, err := w.Write(data)
		return err
	})
}

// writeNew writes a new file into a folder and returns it, or after an error the folder. It gets its name when it is whole;
// a failed one leaves nothing behind.
func writeNew(dir, name, ext string, write func(w io.Writer) error) (where string, err error) {
	f, err := create(dir, "."+name, ".part")
	if err != nil {
		return dir, store.Explain(err)
	}
	b := bufio.NewWriterSize(f, 1<<16)
	err = write(b)
	if err = errors.Join(err, b.Flush(), f.Sync(), f.Close()); err != nil {
		return dir, errors.Join(store.Explain(err), os.Remove(f.Name()))
	}
	free, err := create(dir, name, ext) // nobody else can take the name now
	if err != nil {
		return dir, errors.Join(store.Explain(err), os.Remove(f.Name()))
	}
	where = free.Name()
	if err = errors.Join(free.Close(), os.Rename(f.Name(), where)); err != nil {
		return dir, errors.Join(store.Explain(err), os.Remove(f.Name()), os.Remove(where))
	}
	return where, nil
}

// create creates the first file of this name, with a number, that is not there yet.
func create(dir, name, ext string) (*os.File, error) {
	for n := 1; ; n++ {
		f, err := os.OpenFile(filepath.Join(dir, fmt.Sprintf("%s-%d%s", name, n, ext)), os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
		if !errors.Is(err, fs.ErrExist) || n == 10_000 {
			return f, err
		}
	}
}

// userFolder returns the player's folder for something: the one that the desktop gives this name of xdg-user-dirs, or the
// usual one in the home folder, or else the home folder itself.
func userFolder(name, usual string) (string, error) {
	if dir := os.Getenv(name); filepath.IsAbs(dir) && isFolder(dir) {
		return dir, nil
	}
	home, err := os.UserHomeDir()
	if err != nil {
		return "", err
	}
	conf, err := os.UserConfigDir()
	if err == nil {
		if text, err := os.ReadFile(filepath.Join(conf, "user-dirs.dirs")); err == nil {
			if dir := userDir(string(text), name, home); isFolder(dir) {
				return dir, nil
			}
		}
	}
	if dir := filepath.Join(home, usual); isFolder(dir) {
		return dir, nil
	}
	return home, nil
}

// userDir finds a folder in the text of a user-dirs.dirs file, whose lines are
// NAME="$HOME/…" or NAME="/…" (xdg-user-dirs).
func userDir(text, name, home string) string {
	for line := range strings.Lines(text) {
		value, ok := strings.CutPrefix(strings.TrimSpace(line), name+"=\"")
		if !ok {
			continue
		}
		value = strings.TrimSuffix(value, "\"")
		if rest, ok := strings.CutPrefix(value, "$HOME"); ok {
			return filepath.Join(home, rest)
		}
		return value
	}
	return ""
}

func isFolder(dir string) bool {
	info, err := os.Stat(dir)
	return dir != "" && err == nil && info.IsDir()
}
