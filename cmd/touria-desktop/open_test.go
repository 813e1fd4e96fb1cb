//go:build !js

package main

import (
	"errors"
	"fmt"
	"image"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
)

// A record is named with or without its flag; anything else after the flags is a mistake.
func TestOpenFlags(t *testing.T) {
	for args, want := range map[string]struct{ open, code, game, err string }{
		"-game grimoria":        {game: "grimoria"},
		"-game chess":           {err: "the box has touria or grimoria"},
		"-game touria a.touria": {err: "does not go together"},
		"a.touria":              {open: "a.touria"},
		"-still a.touria":       {open: "a.touria"},
		"-open a.txt":           {open: "a.txt"},
		"-code ABC":             {code: "ABC"},
		"a.txt":                 {err: `"a.txt" is not a flag`},
		"a.touria b.touria":     {err: `"b.touria" is not a flag`},
		"-open a -code b":       {err: "do not go together"},
		"-open a.touria more":   {err: `"more" is not a flag`},
		"-code b a.touria":      {err: "is not a flag"},
		"-open a.touria -still": {open: "a.touria"},
	} {
		c, err := options(strings.Fields(args))
		if (err == nil) != (want.err == "") || err != nil && !strings.Contains(err.Error(), want.err) {
			t.Errorf("%s: %v, want %q", args, err, want.err)
		} else if err == nil && (c.open != want.open || c.code != want.code || c.game != want.game) {
			t.Errorf("%s: open %q, code %q, game %q", args, c.open, c.code, c.game)
		}
	}
}

// Of what is dropped on the window a record is opened, else any file; a folder alone is none.
func TestDropped(t *testing.T) {
	file := func(text string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(text)} }
	for _, test := range []struct {
		files      fstest.MapFS
		name, text string
		fails      bool
	}{
		{fstest.MapFS{"a.touria": file("x")}, "a.touria", "x", false},
		{fstest.MapFS{"a.png": file("x"), "b.touria": file("y"), "c.touria": file("z")}, "b.touria", "y", false},
		{fstest.MapFS{"a.png": file("x")}, "a.png", "x", false},
		{fstest.MapFS{"folder/a.touria": file("x")}, "", "", true},
		{fstest.MapFS{}, "", "", true},
		{fstest.MapFS{"a.touria": file(strings.Repeat("x", maxFile+1))}, "a.touria", "", true},
	} {
		name, text, err := dropped(test.files)
		if name != test.name || (err != nil) != test.fails || !test.fails && string(text) != test.text {
			t.Errorf("%v: %q, %d bytes, %v", test.files, name, len(text), err)
		}
	}
	dir := t.TempDir()
	if _, err := readFile(os.DirFS(dir), "none"); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("a missing file: %v", err)
	}
	if _, err := readFile(os.DirFS(filepath.Dir(dir)), filepath.Base(dir)); !errors.Is(err, errNoFile) {
		t.Errorf("a folder: %v", err)
	}
}

// A photo never replaces another one, and what fails names the folder and leaves nothing there.
func TestWritePicture(t *testing.T) {
	dir := t.TempDir()
	pic := image.NewRGBA(image.Rect(0, 0, 4, 3))
	for n := 1; n <= 3; n++ {
		where, err := writePicture(dir, "touria", pic)
		if want := filepath.Join(dir, fmt.Sprintf("touria-%d.png", n)); err != nil || where != want {
			t.Errorf("%q, %v; want %q", where, err, want)
		}
	}
	missing := filepath.Join(dir, "missing")
	if where, err := writePicture(missing, "touria", pic); err == nil || where != missing {
		t.Errorf("a missing folder: %q, %v", where, err)
	}
	if where, err := writePicture(dir, "empty", image.NewRGBA(image.Rectangle{})); err == nil || where != dir {
		t.Errorf("no picture: %q, %v", where, err)
	}
	if files, err := os.ReadDir(dir); err != nil || len(files) != 3 {
		t.Errorf("%d files are left, %v", len(files), err)
	}
}

// A file goes to the folder for documents, or else to the home folder, and never replaces another one.
func TestExport(t *testing.T) {
	home := t.TempDir()
	for name, value := range map[string]string{"HOME": home, "USERPROFILE": home, "XDG_CONFIG_HOME": home, "APPDATA": home, "XDG_DOCUMENTS_DIR": ""} {
		t.Setenv(name, value)
	}
	for _, want := range []string{"dare-2026-11-29-1.touria", "Documents/dare-2026-11-29-1.touria", "Documents/dare-2026-11-29-2.touria"} {
		where, err := export("dare-2026-11-29.touria", []byte(want))
		if err != nil || where != filepath.Join(home, filepath.FromSlash(want)) {
			t.Errorf("%q, %v; want %q", where, err, want)
		}
		if text, err := os.ReadFile(where); err != nil || string(text) != want {
			t.Errorf("%s holds %q, %v", where, text, err)
		}
		if err := os.MkdirAll(filepath.Join(home, "Documents"), 0o777); err != nil {
			t.Fatal(err)
		}
	}
}

func TestUserDir(t *testing.T) {
	const text = "# comment\nXDG_MUSIC_DIR=\"$HOME/Music\"\nXDG_PICTURES_DIR=\"$HOME/My Pictures\"\n"
	if got := userDir(text, "XDG_PICTURES_DIR", "/home/anna"); got != filepath.Join("/home/anna", "My Pictures") {
		t.Errorf("%q", got)
	}
	if got := userDir(`XDG_PICTURES_DIR="/data/pictures"`, "XDG_PICTURES_DIR", "/home/anna"); got != "/data/pictures" {
		t.Errorf("%q", got)
	}
	if got := userDir(text, "XDG_VIDEOS_DIR", "/home/anna"); got != "" {
		t.Errorf("%q", got)
	}
}

// Every system has programs for its clipboard, and those of macOS do not depend on the locale.
func TestClipboardTools(t *testing.T) {
	for _, x := range tools("darwin") {
		for _, command := range [][]string{x.copy, x.paste} {
			if !strings.Contains(strings.Join(command, " "), "UTF-8") {
				t.Errorf("%q depends on the locale", command)
			}
		}
	}
	for _, goos := range []string{"linux", "darwin", "windows", "freebsd"} {
		if len(tools(goos)) == 0 {
			t.Error("no programs for", goos)
		}
	}
}
