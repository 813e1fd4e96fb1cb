//go:build unix

package main

import (
	"os/exec"
	"syscall"
)

// ownGroup puts a program into a process group of its own: so it can be ended
// with all that it starts, and Ctrl-C reaches the arena alone, which ends it.
func ownGroup(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

// killGroup kills a program and all that it has started.
func killGroup(cmd *exec.Cmd) {
	syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) // an error tells that nothing of it runs any more
}
