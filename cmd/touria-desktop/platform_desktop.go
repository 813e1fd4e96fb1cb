//go:build !js

package main

import (
	"bufio"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strings"
	"time"

	"github.com/jeandeaual/go-locale"

	"touria.games/touria/game/ui"
	"touria.games/touria/input"
	"touria.games/touria/render"
)

// canQuit reports whether the program can end itself; a web page cannot.
const canQuit = true

func canFullscreen() bool { return true }

// systemLanguage returns the system's language as a BCP 47 tag, or "" if unknown.
func systemLanguage() string {
	tag, err := locale.GetLocale()
	if err != nil {
		return "" // the game then starts in English
	}
	return tag
}

// reducedMotion reports whether the system asks for reduced motion. Desktops have no common way to
// find out.
func reducedMotion() bool { return false }

// moreContrast reports whether the system asks for high contrast; see reducedMotion.
func moreContrast() bool { return false }

// random returns eight unpredictable bytes.
func random() []byte {
	b := make([]byte, 8)
	rand.Read(b) // never fails
	return b
}

// stamp returns the date and time for the names of files moved aside.
func stamp() string { return time.Now().UTC().Format("20060102-150405") }

// today returns the date where the player is.
func today() string { return time.Now().Format("2006-01-02") }

// fail tells an error and exits: with code 2 if the command line is invalid, otherwise with 1.
func fail(err error) {
	complain("touria: " + err.Error())
	if errors.As(err, new(usageError)) {
		os.Exit(2)
	}
	os.Exit(1)
}

// windowError says in one sentence why the window could not be opened, and what to do. Ebitengine's
// errors can be told apart only by their text.
func windowError(err error) error {
	text, _, _ := strings.Cut(err.Error(), "\n")
	switch {
	case strings.Contains(text, "failed to load"): // of libGL, libGLESv2 or libX…
		return errors.New("the window cannot be opened because graphics libraries are missing; on Debian and Ubuntu this installs them: apt install " +
			"libgl1 libegl1 libgles2 libgl1-mesa-dri libx11-6 libxcursor1 libxext6 libxi6 libxinerama1 libxrandr2 libxrender1")
	case strings.Contains(text, "no window system"), strings.Contains(text, "failed to open display"):
		return errors.New("the window cannot be opened because there is no display; start the game in a desktop session, or set DISPLAY")
	}
	return fmt.Errorf("the window cannot be opened: %s", text)
}

// printer prints each listing as one line of JSON.
type printer struct{ w *bufio.Writer }

// outside returns where input comes from and who is told what is on the screen.
func outside(elements bool, _ *ui.App) (input.Source, render.Watcher) {
	if !elements {
		return &input.Reader{}, nil
	}
	return &input.Reader{}, printer{bufio.NewWriter(os.Stdout)}
}

// mirrored is false: screen readers cannot read the window, which is a picture to them.
const mirrored = false

// Changed prints the elements.
func (p printer) Changed(l render.Listing) {
	line, err := json.Marshal(l)
	if err != nil {
		return // cannot happen: a listing is always valid JSON
	}
	p.w.Write(append(line, '\n'))
	p.w.Flush()
}
