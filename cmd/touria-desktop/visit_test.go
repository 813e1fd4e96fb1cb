//go:build linux

package main

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"
)

// Each system has its own command for an address, which is one argument whatever is in it.
func TestVisitor(t *testing.T) {
	const address = "https://example.org/a b;&c/"
	for goos, first := range map[string]string{"linux": "xdg-open", "freebsd": "xdg-open", "darwin": "open", "windows": "rundll32"} {
		if c := visitor(goos, address); c[0] != first || c[len(c)-1] != address || slices.Contains(c[1:len(c)-1], address) {
			t.Errorf("%s: %q", goos, c)
		}
	}
}

// The command gets the address, and without it there is an error.
func TestVisit(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("PATH", dir)
	if visit("https://example.org/") == nil {
		t.Error("it is shown without a command")
	}
	heard := filepath.Join(dir, "heard")
	if err := os.WriteFile(filepath.Join(dir, "xdg-open"), []byte("#!/bin/sh\necho \"$1\" >"+heard+".new; /bin/mv "+heard+".new "+heard+"\n"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := visit("https://example.org/"); err != nil {
		t.Fatal(err)
	}
	for {
		if text, err := os.ReadFile(heard); err == nil {
			if string(text) != "https://example.org/\n" {
				t.Errorf("it is told %q", text)
			}
			return
		}
		time.Sleep(time.Millisecond)
	}
}
