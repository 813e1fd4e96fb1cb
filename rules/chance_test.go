package rules

import (
	"math/rand/v2"
	"testing"
)

func TestNumber(t *testing.T) {
	for _, c := range []struct {
		seed   uint64
		source Source
		n      uint32
	}{{0, 0, 0}, {1, 4, 0}, {1, 4, 1}, {1, 5, 0}, {18446744073709551615, 5, 4294967295}} {
		want := rand.NewPCG(c.seed, uint64(c.source)<<32|uint64(c.n)).Uint64()
		if got := Number(c.seed, c.source, c.n); got != want {
			t.Errorf("number %d of source %d under seed %d is %d, want %d", c.n, c.source, c.seed, got, want)
		}
	}
	// These values must never change: records of old games depend on them.
	for _, c := range []struct {
		seed   uint64
		source Source
		n      uint32
		want   uint64
	}{{0, 1, 0, 0x4764430d737745d5}, {1, 4, 0, 0x635cdcfd77372b77}, {18446744073709551615, 5, 4294967295, 0xee0ad296fb76005e}} {
		if got := Number(c.seed, c.source, c.n); got != c.want {
			t.Errorf("number %d of source %d under seed %d is %#x, not %#x any more", c.n, c.source, c.seed, got, c.want)
		}
	}
}

func TestBelow(t *testing.T) {
	for _, c := range []struct {
		number uint64
		n      int
		want   int
	}{
		{0, 6, 0}, {1<<64 - 1, 6, 5}, {1 << 63, 6, 3}, {1<<63 - 1, 6, 2}, {1<<64 - 1, 1, 0}, {1<<64 - 1, 65, 64},
		{0xffffffff, 6, 0}, // only the upper half is used
	} {
		if got := Below(c.number, c.n); got != c.want {
			t.Errorf("%#x below %d is %d, want %d", c.number, c.n, got, c.want)
		}
	}
	var count [6]int
	for n := range uint32(60000) {
		count[Below(Number(7, 5, n), 6)]++
	}
	for face, n := range count {
		if n < 9700 || n > 10300 {
			t.Errorf("face %d came up %d times in 60000 rolls", face, n)
		}
	}
}

func TestParseSeed(t *testing.T) {
	for _, c := range []struct {
		text string
		want uint64
	}{
		{"0", 0}, {"42", 42}, {"18446744073709551615", 1<<64 - 1},
		{"", 0xcbf29ce484222325}, {"a", 0xaf63dc4c8601ec8c}, // FNV-1a
	} {
		if got := ParseSeed(c.text); got != c.want {
			t.Errorf("seed %q is %d, want %d", c.text, got, c.want)
		}
	}
	if ParseSeed("18446744073709551616") == 0 || ParseSeed("-1") == ParseSeed("1") || ParseSeed("Touria") == ParseSeed("touria") {
		t.Error("different texts give one seed")
	}
}
