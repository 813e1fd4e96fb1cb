package store

import (
	"errors"
	"syscall"
)

// Windows' own numbers: ERROR_HANDLE_DISK_FULL and ERROR_DISK_FULL.
func diskFull(err error) bool {
	return errors.Is(err, syscall.Errno(39)) || errors.Is(err, syscall.Errno(112))
}
