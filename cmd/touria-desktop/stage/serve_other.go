//go:build !linux

package stage

// serve starts nothing: these systems always have a display.
func serve() (stop func(), err error) { return func() {}, nil }
