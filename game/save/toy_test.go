package save

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"testing"

	"touria.games/touria/game/store"
)

// sum is a game for tests: each decision is a number, and the position is their sum. Its header is
// "sum VERSION start NUMBER by NAME".
type sum struct{}

type sumReplay struct {
	rest       []byte
	good       int
	start, now int
}

func (sum) Name() string { return "sum" }

func (sum) Open(text []byte) (Replay, error) {
	trimmed := bytes.TrimLeft(text, "\n")
	line, rest, _ := bytes.Cut(trimmed, []byte("\n"))
	r := &sumReplay{rest: rest, good: len(text) - len(rest)}
	var version int
	var name string
	if _, err := fmt.Sscanf(string(line), "sum %d start %d by %s", &version, &r.start, &name); err != nil {
		return nil, fmt.Errorf("header %q: %w", line, err)
	}
	switch {
	case version > 1:
		return nil, fmt.Errorf("%w: %d", ErrNewer, version)
	case version == 0:
		return nil, ErrUnplayable
	case name == "panic":
		panic("the header")
	}
	r.now = r.start
	return r, nil
}

func (r *sumReplay) Next() error {
	line, rest, whole := bytes.Cut(r.rest, []byte("\n"))
	if len(r.rest) == 0 {
		return io.EOF
	}
	if string(line) == "panic" {
		r.now = -1
		panic("a line")
	}
	n, err := strconv.Atoi(string(line))
	if err != nil || !whole {
		return errors.Join(errors.New("no whole number"), err)
	}
	r.now += n
	r.good += len(line) + 1
	r.rest = rest
	return nil
}

func (r *sumReplay) Good() int      { return r.good }
func (r *sumReplay) Digest() string { return fmt.Sprint(r.start, r.now) }

const name = "autosave.sum"

// text returns a record of the given decisions.
func text(decisions ...int) string { return "sum 1 start 10 by Anna\n" + lines(decisions...) }

func lines(decisions ...int) string {
	var b strings.Builder
	for _, d := range decisions {
		fmt.Fprintln(&b, d)
	}
	return b.String()
}

// autosave returns the slot as a newly started program sees it.
func autosave(st store.Store) *Slot { return New(st, sum{}).Autosave() }

func write(t testing.TB, st store.Store, name, text string) {
	t.Helper()
	if err := st.Write(store.State, name, []byte(text)); err != nil {
		t.Fatal(err)
	}
}

func stored(t testing.TB, st store.Store, name string) string {
	t.Helper()
	data, err := st.Read(store.State, name)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func decide(r *Record, decisions ...int) {
	for _, d := range decisions {
		r.Append(strconv.AppendInt(nil, int64(d), 10))
	}
}
