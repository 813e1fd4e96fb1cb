//go:build !js

package main

import (
	"os/exec"
	"runtime"
)

// visitor returns the command by which a system shows an address in the player's browser.
func visitor(goos, address string) []string {
	switch goos {
	case "windows":
		return []string{"rundll32", "url.dll,FileProtocolHandler", address}
	case "darwin":
		return []string{"open", address}
	}
	return []string{"xdg-open", address}
}

// visit shows an address in the player's browser. It returns an error if the system's command for that can't be started.
func visit(address string) error {
	command := visitor(runtime.GOOS, address)
	cmd := exec.Command(command[0], command[1:]...)
	hide(cmd)
	if err := cmd.Start(); err != nil {
		return err
	}
	go cmd.Wait() // it ends when the browser has been told
	return nil
}
