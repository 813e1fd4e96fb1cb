//go:build !js

package main

import (
	"bufio"
	"errors"
	"fmt"
	"image"
	"image/png"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"touria.games/touria/game/store"
)

// keepPicture writes a picture as a PNG into the player's folder for pictures. A number after the
// name keeps those that are there. After an error where is the folder.
func keepPicture(name string, w, h int, pix []byte) (where string, err error) {
	dir, err := pictureFolder()
	if err != nil {
		return "", err
	}
	return writePicture(dir, name, &image.RGBA{Pix: pix, Stride: 4 * w, Rect: image.Rect(0, 0, w, h)})
}

// writePicture writes a picture into a folder and returns the file, or after an error the folder. It
// gets its name when it is whole; a failed one leaves nothing behind.
func writePicture(dir, name string, pic image.Image) (where string, err error) {
	f, err := create(dir, "."+name, ".part")
	if err != nil {
		return dir, store.Explain(err)
	}
	b := bufio.NewWriterSize(f, 1<<16)
	err = (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(b, pic)
	if err = errors.Join(err, b.Flush(), f.Sync(), f.Close()); err != nil {
		return dir, errors.Join(store.Explain(err), os.Remove(f.Name()))
	}
	free, err := create(dir, name, ".png") // nobody else can take the name now
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

// pictureFolder returns the player's folder for pictures: the one that the desktop names, or Pictures
// in the home folder, or else the home folder itself.
func pictureFolder() (string, error) {
	if dir := os.Getenv("XDG_PICTURES_DIR"); filepath.IsAbs(dir) && isFolder(dir) {
		return dir, nil
	}
	home, err := os.UserHomeDir()
	if err != nil {
		return "", err
	}
	conf, err := os.UserConfigDir()
	if err == nil {
		if text, err := os.ReadFile(filepath.Join(conf, "user-dirs.dirs")); err == nil {
			if dir := userDir(string(text), "XDG_PICTURES_DIR", home); isFolder(dir) {
				return dir, nil
			}
		}
	}
	if dir := filepath.Join(home, "Pictures"); isFolder(dir) {
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
