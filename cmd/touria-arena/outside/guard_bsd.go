//go:build unix && !linux

package outside

import "syscall"

// adoptOrphans does nothing: only Linux has a way.
func adoptOrphans() {}

// botAttributes gives the bot a process group of its own.
func botAttributes() *syscall.SysProcAttr { return &syscall.SysProcAttr{Setpgid: true} }

// killAll kills the bot's process group. A child that has left it is out of
// reach.
func killAll(bot int) { syscall.Kill(-bot, syscall.SIGKILL) }
