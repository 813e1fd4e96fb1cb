// Package ring says which ring of tests runs. The quick ring is what "go test ./..." runs: it needs
// Go and nothing else, opens no window and starts no browser. The whole, "go test -tags whole ./...",
// adds what needs a screen, a browser or other programs, and runs long properties at full length.
//
// It is a build tag, because a flag would have to be known to the test program of every package, and
// because what only the whole needs is not even compiled for the quick ring.
package ring

// Pick returns the quick ring's value, or the whole's: so many games, sizes or seeds.
func Pick[T any](quick, whole T) T {
	if Whole {
		return whole
	}
	return quick
}
