package main

import (
	"os/exec"
	"syscall"
)

// noWindow is CREATE_NO_WINDOW: the program has a console, but no window.
const noWindow = 0x08000000

// hide keeps a program of the console from opening a black window over the game.
func hide(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{HideWindow: true, CreationFlags: noWindow}
}
