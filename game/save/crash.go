package save

import (
	"cmp"
	"fmt"
	"runtime"
	"runtime/debug"
	"strings"

	"touria.games/touria/game/store"
)

// Crash is a recovered panic. The program can still save its games and report the crash in one
// sentence.
type Crash struct {
	Value any    // the panic's value
	Stack []byte // the stack of the panic
}

// Error returns the text of the panic.
func (c *Crash) Error() string { return fmt.Sprintf("the program failed: %v", c.Value) }

// Recovered wraps a value returned by recover(), or returns nil for nil. Call it in the function
// that calls recover, so that the stack is the panic's.
func Recovered(v any) *Crash {
	if v == nil {
		return nil
	}
	return &Crash{v, debug.Stack()}
}

// Crashed cleans up after a crash. It retries failed saves of the running games, syncs them to
// disk, and writes a crash file with the version, the stack and the records to the store's State.
// It returns the path of that file and why something could not be saved. It never panics.
func (s *Saves) Crashed(c *Crash, version, stamp string) (where string, err error) {
	defer catch(&err)
	var b strings.Builder
	fmt.Fprintf(&b, "%s %s, %s %s/%s, %s\n\n%v\n\n%s\n", s.game.Name(), cmp.Or(version, "of no version"), runtime.Version(), runtime.GOOS, runtime.GOARCH, stamp, c.Value, c.Stack)
	s.mu.Lock()
	active := append([]*Record(nil), s.active...)
	s.mu.Unlock()
	var unsaved error
	for _, r := range active {
		r.Retry()
		r.Flush()
		fmt.Fprintf(&b, "%s", r.Where())
		if err := r.Err(); err != nil {
			fmt.Fprintf(&b, " is not saved: %v", err)
			unsaved = err
		}
		fmt.Fprintf(&b, "\n%s\n", r.Bytes())
	}
	// The stamp is precise to one second; Beside keeps both files if the program crashes twice in
	// one second.
	name := store.Beside(s.store, store.State, "crash-"+stamp+".txt")
	if name == "" {
		return "", fmt.Errorf("there are too many crash files of %s", stamp)
	}
	// Browsers cannot store invalid UTF-8.
	text := strings.ToValidUTF8(b.String(), "\ufffd")
	if err := s.store.Write(store.State, name, []byte(text)); err != nil {
		return "", err
	}
	return store.Where(s.store, store.State, name), unsaved
}
