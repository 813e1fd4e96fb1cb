package command

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestPlainAndQuote(t *testing.T) {
	for text, want := range map[string]string{"plain äß": "plain äß", "\x1b[31mred\x07": `\x1b[31mred\x07`, "a\nb\tc": "a\\x0ab\tc", "\xff\u202e": `\xff\u202e`,
		strings.Repeat("x", 100): strings.Repeat("x", 40) + "…"} {
		if got := Plain(text, 40); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
	if got := Quote("äöü", 3); got != `"ä"…` {
		t.Errorf("cut within a letter: %s", got)
	}
}

func TestUnknownCommandIsCut(t *testing.T) {
	var errs bytes.Buffer
	if code := Run([]Command{{Name: "play"}}, []string{strings.Repeat("x", 63<<20)}, nil, &bytes.Buffer{}, &errs); code != 2 || errs.Len() > 200 {
		t.Errorf("exit code %d, %d bytes: %.100s", code, errs.Len(), errs.String())
	}
}

func TestJoin(t *testing.T) {
	type a struct {
		A int `json:"a"`
	}
	type b struct {
		B string `json:"b"`
	}
	if got, err := Join(a{1}, struct{}{}, b{"x"}); err != nil || string(got) != `{"a":1,"b":"x"}` {
		t.Errorf("got %s, %v", got, err)
	}
}

// A file is replaced whole, or stays; a link to it stays a link.
func TestWriteFile(t *testing.T) {
	dir := t.TempDir()
	name, link := filepath.Join(dir, "file"), filepath.Join(dir, "link")
	for _, text := range []string{"one", "two"} {
		if err := WriteFile(name, []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Symlink(name, link); err != nil {
		t.Skip("no symbolic links:", err)
	}
	if err := Writable(link, ""); err != nil {
		t.Error(err)
	}
	if err := WriteFile(link, []byte("three")); err != nil {
		t.Fatal(err)
	}
	if text, err := os.ReadFile(name); err != nil || string(text) != "three" {
		t.Errorf("the file has %q, %v", text, err)
	}
	if info, err := os.Lstat(link); err != nil || info.Mode()&os.ModeSymlink == 0 {
		t.Errorf("the link has become %v, %v", info.Mode(), err)
	}
	if list, err := os.ReadDir(dir); err != nil || len(list) != 2 {
		t.Errorf("left behind: %v, %v", list, err)
	}
	for _, bad := range []string{dir, filepath.Join(dir, "no", "file"), filepath.Join(name, "below")} {
		if err := Writable(bad); err == nil || !strings.Contains(err.Error(), "cannot be written") {
			t.Errorf("%s: %v", bad, err)
		}
		if err := WriteFile(bad, nil); err == nil || !strings.Contains(err.Error(), "cannot be written") {
			t.Errorf("%s: %v", bad, err)
		}
	}
}

func TestOpenRefuses(t *testing.T) {
	dir := t.TempDir()
	large := filepath.Join(dir, "large")
	if err := os.WriteFile(large, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(large, 3<<30); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{dir: "is a folder", large: "is too large: it has 3221225472 bytes, at most 1048576 are read", os.DevNull: "is not a regular file",
		filepath.Join(dir, "none"): "none"} {
		if _, err := ReadFile(name, 1<<20); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", name, err, want)
		}
	}
}

// A log that is a hole of 3 GB is not read into memory, and stays as it is.
func TestLogOfAHole(t *testing.T) {
	name := filepath.Join(t.TempDir(), "log")
	if err := os.WriteFile(name, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(name, 3<<30); err != nil {
		t.Fatal(err)
	}
	if _, err := OpenLog(name, json.RawMessage(`{"log":"test"}`), nil); err == nil || !strings.Contains(err.Error(), "too long") {
		t.Errorf("got %v", err)
	}
	if info, err := os.Stat(name); err != nil || info.Size() != 3<<30 {
		t.Errorf("it has %d bytes now, %v", info.Size(), err)
	}
}

// Where there is no terminal there is no bar, only the lines to keep; on a
// terminal the bar goes away before a line and at the end.
func TestProgress(t *testing.T) {
	var b bytes.Buffer
	p := NewProgress(&b, false, 10)
	p.Step("more")
	p.Say("a line")
	p.Close()
	if got := b.String(); got != "a line\n" {
		t.Errorf("without a terminal it says %q", got)
	}
	b.Reset()
	p = &Progress{w: &b, bar: newBar(&b, 2)}
	p.Step("half")
	p.Say("a line")
	p.Step("all")
	p.Close()
	if got := b.String(); !strings.Contains(got, "(0/2, ") || !strings.Contains(got, "\ra line\n") || !strings.HasSuffix(strings.TrimRight(got, " "), "\r") {
		t.Errorf("on a terminal it says %q", got)
	}
}
