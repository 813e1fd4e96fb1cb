//go:build !unix

package command

import (
	"os"
	"syscall"
)

var endSignals = []os.Signal{syscall.SIGTERM}
