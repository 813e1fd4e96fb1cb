//go:build !js

package input

// notch is a notch of the wheel.
const notch = 1

// reappeared returns false: minimised windows can be asked for.
func reappeared() bool { return false }
