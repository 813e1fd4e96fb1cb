//go:build !windows

package main

import (
	"fmt"
	"os"
)

// findConsole does nothing: only on Windows has a program with a window no console.
func findConsole() {}

// complain prints an error.
func complain(text string) { fmt.Fprintln(os.Stderr, text) }
