package rules

import (
	"hash/fnv"
	"math/bits"
	"strconv"
)

// Chance from a seed is counter-based: the n-th number of a source depends only on the seed, the
// source and n. A state therefore only counts how many numbers it has taken from each source. If
// two games of one deal diverge, their luck stays matched: the tenth roll of the die is the same
// whatever was drawn from the bag before it. docs/record-format.md specifies this for other
// programs.

// Source names one source of chance within a game. Source numbers are part of the record format and
// never change.
type Source uint32

// Number returns the n-th 64-bit number (n from 0) of a source under a seed: the first output of
// math/rand/v2's PCG seeded with (seed, source<<32 | n).
//
// The generator is written out here because in a browser a call costs more than the arithmetic. A
// test compares it with the library's.
func Number(seed uint64, source Source, n uint32) uint64 {
	const (
		mulHi, mulLo = 2549297995355413924, 4865540595714422341
		incHi, incLo = 6364136223846793005, 1442695040888963407
		cheap        = 0xda942042e4dd58b5
	)
	low := uint64(source)<<32 | uint64(n)
	hi, lo := bits.Mul64(low, mulLo)
	hi += seed*mulLo + low*mulHi
	lo, carry := bits.Add64(lo, incLo, 0)
	hi, _ = bits.Add64(hi, incHi, carry)
	hi ^= hi >> 32
	hi *= cheap
	hi ^= hi >> 48
	return hi * (lo | 1)
}

// Below maps a 64-bit number to the range 0 … n-1: its upper 32 bits times n,
// shifted right by 32.
func Below(number uint64, n int) int {
	return int(number >> 32 * uint64(n) >> 32)
}

// ParseSeed converts a seed's text to a number. A decimal number below 2^64 is used as it is; any
// other text is hashed with 64-bit FNV-1a.
func ParseSeed(text string) uint64 {
	if n, err := strconv.ParseUint(text, 10, 64); err == nil {
		return n
	}
	h := fnv.New64a()
	h.Write([]byte(text))
	return h.Sum64()
}
