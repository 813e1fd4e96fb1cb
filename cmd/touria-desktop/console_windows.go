package main

import (
	"fmt"
	"os"

	"golang.org/x/sys/windows"
)

// attachParent is ATTACH_PARENT_PROCESS: the console from which the program was started.
const attachParent = ^uintptr(0)

var attachConsole = windows.NewLazySystemDLL("kernel32.dll").NewProc("AttachConsole")

// hears is whether somebody reads what the program prints.
var hears bool

// findConsole prints to the console from which the program was started. A release opens none of its own, and Windows
// gives such a program nothing to print to unless its output is redirected.
func findConsole() {
	streams := []struct {
		id   uint32
		file **os.File
	}{{windows.STD_OUTPUT_HANDLE, &os.Stdout}, {windows.STD_ERROR_HANDLE, &os.Stderr}}
	attached := false
	for _, s := range streams {
		if h, err := windows.GetStdHandle(s.id); err == nil && h != 0 && h != windows.InvalidHandle {
			if kind, err := windows.GetFileType(h); err == nil && kind != windows.FILE_TYPE_UNKNOWN {
				hears = true
				continue
			}
		}
		if !attached {
			if ok, _, _ := attachConsole.Call(attachParent); ok == 0 {
				continue
			}
			attached = true
		}
		if f, err := os.OpenFile("CONOUT$", os.O_RDWR, 0); err == nil {
			*s.file, hears = f, true
		}
	}
}

// complain prints an error, or shows it if nobody would read that.
func complain(text string) {
	if hears {
		fmt.Fprintln(os.Stderr, text)
		return
	}
	if message, err := windows.UTF16PtrFromString(text); err == nil {
		title, _ := windows.UTF16PtrFromString("Touria")
		windows.MessageBox(0, message, title, windows.MB_ICONERROR)
	}
}
