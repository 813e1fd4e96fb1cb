//go:build whole && !windows && !js

package main

import (
	"os"
	"path/filepath"
	"testing"
)

// The clipboard uses the first program that works, and says when there is none.
func TestClipboard(t *testing.T) {
	file := filepath.Join(t.TempDir(), "board")
	works := tool{[]string{"sh", "-c", `cat > "$1"`, "sh", file}, []string{"cat", file}}
	fails := tool{[]string{"touria-has-no-such-program"}, []string{"touria-has-no-such-program"}}
	c := clipboard{[]tool{fails, works}}
	if err := c.Copy("05670 1R715"); err != nil {
		t.Fatal(err)
	}
	if text, err := c.Paste(); err != nil || text != "05670 1R715" {
		t.Errorf("%q, %v", text, err)
	}
	empty := tool{[]string{"false"}, []string{"false"}}
	if text, err := (clipboard{[]tool{fails, empty}}).Paste(); err != nil || text != "" {
		t.Errorf("an empty clipboard: %q, %v", text, err)
	}
	for _, c := range []clipboard{{}, {[]tool{fails}}} {
		if c.Copy("x") == nil {
			t.Error("copied without a program")
		}
		if _, err := c.Paste(); err == nil {
			t.Error("pasted without a program")
		}
	}
	if err := os.WriteFile(file, make([]byte, 2*maxPasted), 0o600); err != nil {
		t.Fatal(err)
	}
	if text, err := c.Paste(); err != nil || len(text) != maxPasted {
		t.Errorf("%d bytes are pasted, %v", len(text), err)
	}
	if err := os.WriteFile(file, []byte("\ufeff05670"), 0o600); err != nil {
		t.Fatal(err)
	}
	if text, err := c.Paste(); err != nil || text != "05670" {
		t.Errorf("after a byte order mark: %q, %v", text, err)
	}
}
