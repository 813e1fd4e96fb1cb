//go:build unix

package command

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// What is not a regular file is written to and not replaced, and not read.
func TestDevicesAndPipes(t *testing.T) {
	pipe := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := Writable(pipe, os.DevNull); err != nil { // without waiting for a reader
		t.Error(err)
	}
	read := make(chan string)
	go func() {
		f, err := os.Open(pipe)
		if err != nil {
			t.Error(err)
		}
		text, err := io.ReadAll(f)
		if err != nil {
			t.Error(err)
		}
		read <- string(text)
	}()
	if err := WriteFile(pipe, []byte("through")); err != nil {
		t.Fatal(err)
	}
	if got := <-read; got != "through" {
		t.Errorf("through the pipe came %q", got)
	}
	// (A device is not tried: if this fails for root, the machine loses it.)
	if info, err := os.Stat(pipe); err != nil || info.Mode().IsRegular() {
		t.Errorf("the pipe has become a file: %v", err)
	}
	refused := make(chan error, 1)
	go func() {
		_, err := ReadFile(pipe, 100)
		refused <- err
	}()
	select {
	case err := <-refused:
		if err == nil || !strings.Contains(err.Error(), "is not a regular file") {
			t.Error(err)
		}
	case <-time.After(2 * time.Minute):
		t.Fatal("it waits for somebody to write into the pipe")
	}
	if _, err := OpenLog(pipe, nil, nil); err == nil || !strings.Contains(err.Error(), "is not a regular file") {
		t.Error(err)
	}
}
