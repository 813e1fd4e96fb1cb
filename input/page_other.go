//go:build !js

package input

// reappeared returns false: minimised windows can be asked for.
func reappeared() bool { return false }
