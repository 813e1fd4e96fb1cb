// Package golden compares the program's screens with reference pictures. Processors and graphics
// drivers round differently, so the test looks only for differences that a player would notice:
// both pictures are scaled down and their colours compared as the eye does.
//
// It also compares what screens consist of, without their places: see TestListings.
//
// After an intended change, look at the new pictures and update the references:
//
//	go test -tags whole ./cmd/touria-desktop/golden -update
package golden
