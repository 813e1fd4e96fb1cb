//go:build !js

package main

import (
	"bytes"
	"context"
	"errors"
	"os/exec"
	"runtime"
	"strings"
	"time"
)

// tool is a program of the system that reads or writes its clipboard.
type tool struct{ copy, paste []string }

// tools returns the programs of a system, the best first. A library that needs no C compiler and
// knows all clipboards does not exist; these programs come with the systems or their desktops.
func tools(goos string) []tool {
	switch goos {
	case "windows":
		const utf8 = "[Console]::InputEncoding = [Console]::OutputEncoding = [Text.Encoding]::UTF8; "
		return []tool{{[]string{"powershell", "-NoProfile", "-Command", utf8 + "Set-Clipboard ([Console]::In.ReadToEnd())"},
			[]string{"powershell", "-NoProfile", "-Command", utf8 + "Get-Clipboard -Raw"}}}
	case "darwin":
		// A program started from the Finder has no locale, without which these don't use UTF-8.
		utf8 := func(name string) []string { return []string{"env", "LC_ALL=en_US.UTF-8", name} }
		return []tool{{utf8("pbcopy"), utf8("pbpaste")}}
	}
	return []tool{
		{[]string{"wl-copy"}, []string{"wl-paste", "--no-newline"}},
		{[]string{"xclip", "-selection", "clipboard"}, []string{"xclip", "-selection", "clipboard", "-out"}},
		{[]string{"xsel", "--clipboard", "--input"}, []string{"xsel", "--clipboard", "--output"}},
	}
}

// clipboard is the system's clipboard.
type clipboard struct{ tools []tool }

func newClipboard() clipboard { return clipboard{tools(runtime.GOOS)} }

// errNoTool is the error where no program for the clipboard is installed.
var errNoTool = errors.New("no program for the clipboard is installed")

// clipboardTime is how long such a program may take.
const clipboardTime = 5 * time.Second

// maxPasted bounds what is pasted, in bytes.
const maxPasted = 64 << 10

// Copy puts a text on the clipboard.
func (c clipboard) Copy(text string) error {
	err := errNoTool
	for _, t := range c.tools {
		if _, err = runTool(t.copy, text); err == nil {
			return nil
		}
	}
	return err
}

// Paste returns the text on the clipboard, "" if there is none.
func (c clipboard) Paste() (string, error) {
	err := errNoTool
	for _, t := range c.tools {
		text, failed := runTool(t.paste, "")
		if failed == nil {
			return text, nil
		}
		if exit := (*exec.ExitError)(nil); errors.As(failed, &exit) && exit.Exited() {
			err = nil // it ran: the programs fail so if nothing is there
		}
	}
	return "", err
}

// runTool runs a program. Some stay in the background to serve what was copied, so its output is
// not waited for beyond its end.
func runTool(command []string, in string) (string, error) {
	ctx, cancel := context.WithTimeout(context.Background(), clipboardTime)
	defer cancel()
	cmd := exec.CommandContext(ctx, command[0], command[1:]...)
	cmd.WaitDelay = time.Second
	hide(cmd)
	var out bytes.Buffer
	if in != "" {
		cmd.Stdin = strings.NewReader(in)
	} else {
		cmd.Stdout = &limited{&out, maxPasted}
	}
	err := cmd.Run()
	return strings.TrimPrefix(out.String(), "\ufeff"), err // PowerShell may begin with a byte order mark
}

// limited is a writer that drops what is too much.
type limited struct {
	to   *bytes.Buffer
	left int
}

func (l *limited) Write(p []byte) (int, error) {
	n := min(len(p), l.left)
	l.left -= n
	l.to.Write(p[:n])
	return len(p), nil
}
