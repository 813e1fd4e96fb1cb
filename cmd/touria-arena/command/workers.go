package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	"github.com/schollz/progressbar/v3"
	"golang.org/x/sync/errgroup"
	"golang.org/x/term"
)

// ErrStopped is the error of a game that was given up because the program is
// to end.
var ErrStopped = errors.New("interrupted")

// UntilStopped returns a context that ends when the program is asked to end:
// by Ctrl-C, by its terminal's end, or politely by another program. A second
// time ends the program at once.
func UntilStopped() (context.Context, context.CancelFunc) {
	const hangup = syscall.Signal(1) // not every platform has its name
	signals := []os.Signal{os.Interrupt}
	for _, s := range []os.Signal{syscall.SIGTERM, hangup} {
		// What is ignored, as under nohup, stays so. Asking panics in WebAssembly.
		if runtime.GOOS != "js" && !signal.Ignored(s) {
			signals = append(signals, s)
		}
	}
	ctx, stop := signal.NotifyContext(context.Background(), signals...)
	context.AfterFunc(ctx, stop)
	return ctx, stop
}

// Parallel does the jobs 0 to n-1, one worker a core. The first error ends it,
// as does the context.
func Parallel(ctx context.Context, n int, worker func() func(i int) error) error {
	var next atomic.Int64
	all, inner := errgroup.WithContext(ctx)
	for range min(n, runtime.GOMAXPROCS(0)) {
		do := worker()
		all.Go(func() error {
			for inner.Err() == nil {
				i := int(next.Add(1)) - 1
				if i >= n {
					break
				}
				if err := do(i); err != nil {
					return fmt.Errorf("game %d: %w", i+1, err)
				}
			}
			return nil
		})
	}
	if err := all.Wait(); err != nil {
		return err
	}
	if ctx.Err() != nil {
		return ErrStopped
	}
	return nil
}

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
