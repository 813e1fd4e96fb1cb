//go:build !linux

package stage

// serve has nothing to start: these systems always have a display.
func serve() (stop func(), err error) { return func() {}, nil }
