package save

import (
	"fmt"
	"runtime"
	"runtime/debug"
	"strings"

	"touria.games/touria/game/store"
)

// Crash is a panic that was caught, so that the program can save what it has
// and say one sentence.
type Crash struct {
	Value any    // what panicked
	Stack []byte // where
}

// Error returns what the panic said.
func (c *Crash) Error() string { return fmt.Sprintf("the program failed: %v", c.Value) }

// Recovered returns the crash of what recover() has returned, nil for nil. It
// is called where recover is, so that the stack is that of the panic.
func Recovered(v any) *Crash {
	if v == nil {
		return nil
	}
	return &Crash{v, debug.Stack()}
}

// Crashed does what is left to do after a crash: it saves the running games
// once more where that failed, brings them to the disk, and writes a crash file
// with the version, the stack and the records into the store's State. It
// returns where that file is, and why something could not be saved. It never
// panics.
func (s *Saves) Crashed(c *Crash, version, stamp string) (where string, err error) {
	defer catch(&err)
	var b strings.Builder
	fmt.Fprintf(&b, "%s %s, %s %s/%s, %s\n\n%v\n\n%s\n", s.game.Name(), version, runtime.Version(), runtime.GOOS, runtime.GOARCH, stamp, c.Value, c.Stack)
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
	// The stamp has a second's precision: a program that crashes twice keeps
	// both files.
	name := store.Beside(s.store, store.State, "crash-"+stamp+".txt")
	if name == "" {
		return "", fmt.Errorf("there are too many crash files of %s", stamp)
	}
	// In a browser invalid UTF-8 cannot be stored.
	text := strings.ToValidUTF8(b.String(), "\ufffd")
	if err := s.store.Write(store.State, name, []byte(text)); err != nil {
		return "", err
	}
	return store.Where(s.store, store.State, name), unsaved
}
