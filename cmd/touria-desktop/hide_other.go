//go:build !windows && !js

package main

import "os/exec"

// hide does nothing: only Windows opens a window for a program of the console.
func hide(*exec.Cmd) {}
