//go:build !js

package main

import (
	"bufio"
	"crypto/rand"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"os"
	"strconv"
	"strings"
	"time"

	"touria.games/touria/render"
)

// canQuit tells that the program can end itself.
const canQuit = true

// thinking is how long bots may think in a tick.
const thinking = 8 * time.Millisecond

func canFullscreen() bool { return true }

// systemLanguage returns the language that the system is set to.
func systemLanguage() string {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if v := os.Getenv(name); v != "" {
			lang, _, _ := strings.Cut(v, "_")
			return lang
		}
	}
	return ""
}

// reducedMotion tells whether the system asks for less motion. Desktops have no
// common way to ask.
func reducedMotion() bool { return false }

// newSeed makes up the seed of a new game.
func newSeed() string {
	var b [8]byte
	if _, err := rand.Read(b[:]); err != nil {
		return strconv.FormatInt(time.Now().UnixNano(), 10)
	}
	return strconv.FormatUint(binary.LittleEndian.Uint64(b[:])%1e9, 10)
}

// stamp returns the date and time for the names of files moved aside.
func stamp() string { return time.Now().UTC().Format("20060102-150405") }

// fail tells what went wrong and ends the program.
func fail(err error) {
	fmt.Fprintln(os.Stderr, "touria:", err)
	os.Exit(1)
}

// printer writes each listing as one line of JSON.
type printer struct{ w *bufio.Writer }

func watcher(on bool) render.Watcher {
	if !on {
		return nil
	}
	return printer{bufio.NewWriter(os.Stdout)}
}

// Changed prints the elements.
func (p printer) Changed(l render.Listing) {
	line, err := json.Marshal(l)
	if err != nil {
		return // nothing in a listing can fail to be written as JSON
	}
	p.w.Write(append(line, '\n'))
	p.w.Flush()
}
