package command

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"runtime"
	"sync/atomic"

	"golang.org/x/sync/errgroup"
)

// ErrStopped is the error of a game that was given up because the program is
// to end.
var ErrStopped = errors.New("interrupted")

// UntilStopped returns a context that ends when the program is asked to end:
// by Ctrl-C, by its terminal's end, or politely by another program. A second
// time ends the program at once.
func UntilStopped() (context.Context, context.CancelFunc) {
	signals := []os.Signal{os.Interrupt}
	for _, s := range endSignals {
		if !signal.Ignored(s) { // as under nohup
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
