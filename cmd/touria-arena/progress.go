package main

import (
	"fmt"
	"io"
	"os"
	"strings"
	"sync"
	"time"
)

// console writes to people while something goes on: lines to keep, and on a
// terminal a bar below them that tells how far it is. Elsewhere the bar's text
// is written as a line now and then.
type console struct {
	mutex    sync.Mutex
	w        io.Writer
	quiet    bool // no bar
	terminal bool
	bar      string // on the screen now
	begun    time.Time
	shown    time.Time // when the bar was last written
}

// Time between two states of the bar.
const (
	barEvery  = 200 * time.Millisecond
	lineEvery = time.Minute
)

func newConsole(w io.Writer, quiet bool) *console {
	c := &console{w: w, quiet: quiet, begun: time.Now(), shown: time.Now()}
	if f, is := w.(*os.File); is {
		if info, err := f.Stat(); err == nil {
			c.terminal = info.Mode()&os.ModeCharDevice != 0
		}
	}
	return c
}

// say writes a line to keep.
func (c *console) say(line string) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	bar := c.bar
	c.draw("")
	fmt.Fprintln(c.w, line)
	c.draw(bar)
}

// progress tells how many of all games are done, 0 being an open number; here
// is how many of them were played in this run, which is what time is measured
// by. More is further text.
func (c *console) progress(done, all, here int, more string) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	every := lineEvery
	if c.terminal {
		every = barEvery
	}
	if c.quiet || time.Since(c.shown) < every && (here > 0 || !c.terminal) {
		return
	}
	c.shown = time.Now()
	took := time.Since(c.begun)
	text := fmt.Sprintf("%d games", done)
	if all > 0 {
		share := float64(done) / float64(all)
		full := int(10 * share)
		text = fmt.Sprintf("%s%s %3.0f %%  %d of %d games", strings.Repeat("█", full), strings.Repeat("░", 10-full), 100*share, done, all)
	}
	if here > 0 {
		rate := float64(here) / took.Seconds()
		unit := "s"
		shown := rate
		if rate < 0.5 {
			unit, shown = "min", 60*rate
		}
		text += fmt.Sprintf(", %.1f/%s", shown, unit)
		if all > 0 {
			left := time.Duration(float64(all-done) / rate * float64(time.Second))
			text += fmt.Sprintf(", %v left", left.Round(time.Second))
		}
	}
	if more != "" {
		text += ", " + more
	}
	if c.terminal {
		c.draw(text)
	} else {
		fmt.Fprintln(c.w, text)
	}
}

// draw puts a text in place of the bar.
func (c *console) draw(text string) {
	if text != c.bar {
		fmt.Fprint(c.w, "\r\x1b[K", text)
		c.bar = text
	}
}

// end takes the bar away.
func (c *console) end() {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	c.draw("")
}
