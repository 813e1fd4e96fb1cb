//go:build !unix

package main

import "os/exec"

// ownGroup does nothing where there are no process groups.
func ownGroup(*exec.Cmd) {}

// killGroup kills a program.
func killGroup(cmd *exec.Cmd) {
	cmd.Process.Kill() // it may have ended meanwhile
}
