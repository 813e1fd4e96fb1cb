//go:build !js

package main

import (
	"math/bits"
	"runtime"
	"strconv"
	"testing"

	"touria.games/touria/rules"
)

// A new seed uses all 64 bits. The player's own seed comes first, and only once.
func TestSeeds(t *testing.T) {
	next := seeds("given")
	if s := next(); s != "given" {
		t.Errorf("the first seed is %q", s)
	}
	var set, clear uint64
	seen := map[string]bool{}
	for range 200 {
		s := next()
		n, err := strconv.ParseUint(s, 10, 64)
		if err != nil || rules.ParseSeed(s) != n {
			t.Fatalf("seed %q: %v", s, err)
		}
		set, clear = set|n, clear|^n
		seen[s] = true
	}
	if len(seen) != 200 || bits.OnesCount64(set) != 64 || bits.OnesCount64(clear) != 64 {
		t.Errorf("%d different seeds of 200; bits that were ever 1: %x, ever 0: %x", len(seen), set, clear)
	}
}

// On Linux the environment gives the system's language.
func TestSystemLanguage(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("the environment says nothing on " + runtime.GOOS)
	}
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANGUAGE"} {
		t.Setenv(name, "")
	}
	for lang, want := range map[string]string{"de_AT.UTF-8": "de-AT", "fr": "fr", "C": "", "": ""} {
		t.Setenv("LANG", lang)
		if got := systemLanguage(); got != want {
			t.Errorf("LANG=%s is read as %q, not %q", lang, got, want)
		}
	}
}
