package save

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"touria.games/touria/game/store"
)

// A header that turns the record into another game is not stored.
func TestHeaderIsTried(t *testing.T) {
	for _, header := range []string{"sum 1 start 11 by Anna", "sum 2 start 10 by Anna", "sum 1 start 10 by panic", "no header"} {
		st := store.NewMemory()
		r := autosave(st).Begin([]byte("sum 1 start 10 by Anna"))
		decide(r, 1, 2)
		r.SetHeader([]byte(header))
		r.Flush()
		if r.Err() == nil || stored(t, st, name) != text(1, 2) || string(r.Bytes()) != text(1, 2) {
			t.Errorf("%s: %v, stored %q", header, r.Err(), stored(t, st, name))
		}
		decide(r, 3)
		if r.Err() != nil || stored(t, st, name) != text(1, 2, 3) {
			t.Errorf("%s: does not go on: %v, %q", header, r.Err(), stored(t, st, name))
		}
	}
}

// Blank lines before the header, or a missing line break after it, do not add a second header.
func TestHeaderOfUnusualText(t *testing.T) {
	for _, before := range []string{"\n\n" + text(1, 2), text(), strings.TrimSuffix(text(), "\n")} {
		st := store.NewMemory()
		write(t, st, name, before)
		r, _, rep, err := autosave(st).Resume("x")
		if err != nil || rep.Err != nil {
			t.Fatalf("%q: %+v, %v", before, rep, err)
		}
		r.SetHeader([]byte("sum 1 start 10 by Bo"))
		decide(r, 3)
		r.Flush()
		want := strings.Replace(strings.Trim(before, "\n"), "Anna", "Bo", 1) + "\n3\n"
		if got := stored(t, st, name); got != want || r.Err() != nil {
			t.Errorf("%q is now %q, %v", before, got, r.Err())
		}
	}
}

func TestSlots(t *testing.T) {
	st := store.NewMemory()
	s := New(st, sum{})
	for _, name := range []string{"second", "first"} {
		slot, err := s.Slot(name)
		if err != nil {
			t.Fatal(err)
		}
		decide(slot.Begin([]byte("sum 1 start 10 by Anna")), 1)
	}
	if names, err := s.Names(); err != nil || !slices.Equal(names, []string{"first", "second"}) {
		t.Errorf("%v, %v", names, err)
	}
	slot, _ := New(st, sum{}).Slot("first")
	if _, _, rep, err := slot.Resume("x"); err != nil || rep.Decisions != 1 {
		t.Errorf("%+v, %v", rep, err)
	}
	for _, name := range []string{"", "../x", "a b", strings.Repeat("x", 64)} {
		if _, err := s.Slot(name); err == nil {
			t.Errorf("a slot %q", name)
		}
	}
}

// After a crash the games are saved, even if saving had failed before, and a file describes the
// crash.
func TestCrashed(t *testing.T) {
	m := store.NewMemory()
	st := &store.Failing{Store: m}
	s := New(st, sum{})
	r := s.Autosave().Begin([]byte("sum 1 start 10 by Anna"))
	st.Fail(nil, store.ErrFull)
	decide(r, 1, 2)
	st.Fail(nil, nil)
	var c *Crash
	func() {
		defer func() { c = Recovered(recover()) }()
		panic("the roof fell in")
	}()
	if Recovered(nil) != nil || c == nil {
		t.Fatal("not recovered")
	}
	for i, want := range []string{"crash-now.txt", "crash-now-2.txt"} {
		where, err := s.Crashed(c, "1.2.3", "now")
		if err != nil || where != want {
			t.Errorf("%d: %s, %v", i, where, err)
		}
	}
	if stored(t, m, name) != text(1, 2) {
		t.Errorf("saved %q", stored(t, m, name))
	}
	report := stored(t, m, "crash-now.txt")
	for _, want := range []string{"sum 1.2.3", "the roof fell in", "memory_test.go", text(1, 2)} {
		if !strings.Contains(report, want) {
			t.Errorf("the crash file has no %q:\n%s", want, report)
		}
	}
	st.Fail(nil, store.ErrFull)
	if where, err := s.Crashed(c, "1", "later"); where != "" || !errors.Is(err, store.ErrFull) {
		t.Errorf("%s, %v", where, err)
	}
}
