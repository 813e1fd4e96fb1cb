package command

import (
	"fmt"
	"io"
	"os"
	"sync"
	"time"

	"github.com/schollz/progressbar/v3"
	"golang.org/x/term"
)

// A Progress shows on a terminal how far a long run is, and prints lines above its
// bar. Without a terminal it prints only the lines.
type Progress struct {
	mutex sync.Mutex
	w     io.Writer
	bar   *progressbar.ProgressBar // nil: none is shown
}

// NewProgress shows the progress of a run of a number of games, 0 if the number is
// open. If it is quiet it shows no bar.
func NewProgress(w io.Writer, quiet bool, games int) *Progress {
	p := &Progress{w: w}
	f, is := w.(*os.File)
	if quiet || !is || !term.IsTerminal(int(f.Fd())) {
		return p
	}
	p.bar = newBar(w, games)
	return p
}

func newBar(w io.Writer, games int) *progressbar.ProgressBar {
	if games < 1 {
		games = -1
	}
	return progressbar.NewOptions(games, progressbar.OptionSetWriter(w), progressbar.OptionSetWidth(20), progressbar.OptionShowCount(),
		progressbar.OptionShowIts(), progressbar.OptionSetItsString("games"), progressbar.OptionThrottle(200*time.Millisecond),
		progressbar.OptionClearOnFinish(), progressbar.OptionShowDescriptionAtLineEnd(), progressbar.OptionSetRenderBlankState(true))
}

// Say prints a line.
func (p *Progress) Say(line string) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	if p.bar != nil {
		p.bar.Clear()
	}
	fmt.Fprintln(p.w, line)
}

// Step counts a finished game and shows more behind the bar.
func (p *Progress) Step(more string) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	if p.bar != nil {
		p.bar.Describe(more)
		p.bar.Add(1)
	}
}

// Close takes the bar away.
func (p *Progress) Close() {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	if p.bar != nil {
		p.bar.Exit()
		p.bar.Clear()
	}
}
