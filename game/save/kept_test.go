package save

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/synctest"

	"touria.games/touria/game/store"
)

// over is the last decision of a game that is over.
const over = 99

// told is sum, able to tell what a record holds.
type told struct{ sum }

func (told) Summarise(text []byte) (Summary, error) {
	s := Summary{Winner: -1, Turns: bytes.Count(text, []byte("\n")) - 1}
	if bytes.HasSuffix(text, []byte(fmt.Sprintf("\n%d\n", over))) {
		s.Over, s.Winner = true, 0
	}
	return s, nil
}

// shelves returns the saves in a store, whose stamps count the seconds.
func shelves(st store.Store) *Saves {
	s := New(st, told{})
	n := 0
	s.Stamp = func() string { n++; return fmt.Sprintf("20261122-%06d", n) }
	return s
}

// list says what is kept: shelf and text of each game.
func list(t testing.TB, s *Saves) (lines []string) {
	t.Helper()
	s.settle()
	if err := s.Trouble(); err != nil {
		t.Error(err)
	}
	kept, err := s.Kept()
	if err != nil {
		t.Fatal(err)
	}
	for _, k := range kept {
		text, err := s.Text(k)
		if err != nil {
			t.Fatal(err)
		}
		lines = append(lines, fmt.Sprint(k.Shelf, " ", decisions(text)))
	}
	return lines
}

// decisions returns the decisions in a record.
func decisions(text []byte) []string { return strings.Fields(string(text))[6:] }

func want(t testing.TB, s *Saves, lines ...string) {
	t.Helper()
	if got := list(t, s); !slices.Equal(got, lines) {
		t.Errorf("kept are %q, want %q", got, lines)
	}
}

const first = "sum 1 start 10 by Anna"

// A game that is not over is never lost to a new one: it is parked, and continues where it was.
func TestBeginParks(t *testing.T) {
	st := store.NewMemory()
	s := shelves(st)
	r := s.Autosave().Begin([]byte(first))
	decide(r, 1, 2)
	r = s.Autosave().Begin([]byte(first))
	if r.Parked().Shelf != Parked {
		t.Fatalf("the first game went to %v", r.Parked())
	}
	want(t, s, "parked [1 2]")
	if r = s.Autosave().Begin([]byte(first)); !r.Parked().None() {
		t.Errorf("a game without decisions went to %v", r.Parked())
	}
	decide(r, 7)
	r = s.Autosave().Begin([]byte(first))
	want(t, s, "parked [7]", "parked [1 2]")
	decide(r, 5, over)
	if r = s.Autosave().Begin([]byte(first)); r.Parked().Shelf != Finished {
		t.Errorf("a game that was over went to %v", r.Parked())
	}
	want(t, s, "finished [5 99]", "parked [7]", "parked [1 2]")

	// The first one goes on; the one that runs is parked in its place.
	decide(r, 4)
	kept, _ := s.Kept()
	old, err := s.Text(kept[2])
	if err != nil {
		t.Fatal(err)
	}
	parked, err := s.Restore(old, &kept[2])
	if err != nil || parked.Shelf != Parked {
		t.Fatalf("%v, %v", parked, err)
	}
	r, _, rep, err := s.Autosave().Resume("x")
	if err != nil || rep.Err != nil || r.Len() != 2 {
		t.Fatalf("%v %+v, %v", r, rep, err)
	}
	decide(r, 3)
	want(t, s, "parked [4]", "finished [5 99]", "parked [7]")
	if got := stored(t, st, name); got != text(1, 2, 3) {
		t.Errorf("the autosave is %q", got)
	}
}

// Where a game cannot be parked, the new one is stored beside it.
func TestParkFails(t *testing.T) {
	mem := store.NewMemory()
	decide(shelves(mem).Autosave().Begin([]byte(first)), 1, 2)
	st := &store.Failing{Store: mem, WriteErr: store.ErrFull}
	s := shelves(st)
	if k, err := s.Park(); !errors.Is(err, store.ErrFull) || !k.None() {
		t.Errorf("parked at %v, %v", k, err)
	}
	r := s.Autosave().Begin([]byte(first))
	if r.Blocked() == nil || stored(t, mem, name) != text(1, 2) {
		t.Errorf("%v; the autosave is %q", r.Blocked(), stored(t, mem, name))
	}
	st.Fail(nil, nil)
	decide(r, 8)
	if r.Err() != nil || stored(t, mem, name) != text(1, 2) {
		t.Errorf("%v; the autosave is %q", r.Err(), stored(t, mem, name))
	}
}

// On a full disk, from which files can still be removed, it stays where it was: in the
// autosave or in a slot.
func TestParkOnFullDisk(t *testing.T) {
	st := &tight{Memory: store.NewMemory()}
	s := shelves(st)
	decide(s.Autosave().Begin([]byte(first)), 1, 2)
	if k, err := s.Park(); !errors.Is(err, store.ErrFull) || !k.None() || stored(t, st, name) != text(1, 2) {
		t.Errorf("parked at %v, %v; the autosave is %q", k, err, stored(t, st, name))
	}
	st.room = 2
	for i := 1; i <= 2; i++ {
		if _, err := s.Copy(Slot2, []byte(text(i))); errors.Is(err, store.ErrFull) != (i == 2) {
			t.Errorf("copy %d: %v", i, err)
		}
	}
	want(t, s, "slot2 [2]", "slot2 [1]")
}

// What a crash has cut off is parked with all that the backup has.
func TestParkCutOff(t *testing.T) {
	st := store.NewMemory()
	write(t, st, name, text(1, 2)[:len(text(1, 2))-1])
	write(t, st, name+backup, text(1, 2, 3))
	s := shelves(st)
	if _, err := s.Park(); err != nil {
		t.Fatal(err)
	}
	want(t, s, "parked [1 2 3]")
	if s.Autosave().Holds() {
		t.Error("the autosave is not empty")
	}
}

// A finished game is kept once, leaves the autosave, and disturbs no game begun meanwhile.
func TestKeep(t *testing.T) {
	st := store.NewMemory()
	s := shelves(st)
	for i := range 3 {
		r := s.Autosave().Begin([]byte(first))
		decide(r, i, over)
		s.Keep(r)
		s.Keep(r)
		if i == 1 { // at once the next one
			next := s.Autosave().Begin([]byte(first))
			decide(next, 50)
			if got := stored(t, st, name); got != text(50) {
				t.Errorf("the new game is stored as %q", got)
			}
		}
	}
	want(t, s, "finished [2 99]", "parked [50]", "finished [1 99]", "finished [0 99]")
	if s.Autosave().Holds() {
		t.Error("a game that is over stays in the autosave")
	}
}

// Only the last finished games stay; the others all do.
func TestLimit(t *testing.T) {
	for _, page := range []bool{false, true} {
		s := shelves(store.NewMemory())
		s.inPage = page
		decide(s.Autosave().Begin([]byte(first)), 1000)
		for i := range s.Limit() + 5 {
			r := s.Autosave().Begin([]byte(first))
			decide(r, i, over)
			s.Keep(r)
		}
		got := list(t, s)
		if len(got) != s.Limit()+1 || got[0] != fmt.Sprintf("finished [%d 99]", s.Limit()+4) || got[s.Limit()] != "parked [1000]" {
			t.Errorf("in a page %v: %d are kept, from %q to %q", page, len(got), got[0], got[len(got)-1])
		}
	}
	// Long games in a page.
	s := shelves(store.NewMemory())
	s.inPage = true
	for i := range 5 {
		r := s.Autosave().Begin([]byte(first))
		decide(r, i)
		r.Append(bytes.Repeat([]byte("0"), keepBytes/3))
		decide(r, over)
		s.Keep(r)
	}
	if got := list(t, s); len(got) != 2 {
		t.Errorf("%d long games are kept in a page", len(got))
	}
}

// A full disk drops finished games for one that is not over.
func TestFullDropsFinished(t *testing.T) {
	st := &tight{Memory: store.NewMemory(), room: 4}
	s := shelves(st)
	if _, err := s.shelve(Parked, []byte(text(7))); err != nil { // the oldest, but not over
		t.Fatal(err)
	}
	for i := range 3 {
		if _, err := s.shelve(Finished, []byte(text(i, over))); err != nil {
			t.Fatal(err)
		}
	}
	decide(s.Autosave().Begin([]byte(first)), 1)
	if _, err := s.Park(); err != nil {
		t.Fatal(err)
	}
	want(t, s, "parked [1]", "finished [2 99]", "finished [1 99]", "parked [7]")
}

// tight is a store with room for a number of saves.
type tight struct {
	*store.Memory
	room int
}

func (t *tight) WriteFast(kind store.Kind, name string, data []byte) error {
	if names, _ := t.List(store.Save); kind == store.Save && len(names) >= t.room && !slices.Contains(names, name) {
		return store.ErrFull
	}
	return t.Memory.WriteFast(kind, name, data)
}

// A slot holds one copy. Another game in it that is not over is parked.
func TestCopy(t *testing.T) {
	s := shelves(store.NewMemory())
	put := func(parks bool, d ...int) {
		t.Helper()
		parked, err := s.Copy(Slot2, []byte(text(d...)))
		if err != nil || parked.None() == parks {
			t.Errorf("%v: parked %v, %v", d, parked, err)
		}
	}
	put(false, 1)
	put(false, 1, 2)
	want(t, s, "slot2 [1 2]")
	put(true, 8, over)
	put(false, 9)
	want(t, s, "slot2 [9]", "parked [1 2]")
	kept, _ := s.Kept()
	if err := s.Delete(kept[0]); err != nil {
		t.Error(err)
	}
	if err := s.Delete(kept[0]); err != nil {
		t.Error("twice:", err)
	}
	want(t, s, "parked [1 2]")
}

// What cannot be kept is told once, and stays in the autosave.
func TestTrouble(t *testing.T) {
	st := &store.Failing{Store: store.NewMemory()}
	s := shelves(st)
	r := s.Autosave().Begin([]byte(first))
	decide(r, 1, over)
	st.Fail(nil, store.ErrFull)
	s.Keep(r)
	s.settle()
	if err := s.Trouble(); !errors.Is(err, store.ErrFull) || s.Trouble() != nil || !s.Autosave().Holds() {
		t.Errorf("told: %v", err)
	}
}

// held is a store that keeps nothing for good until the gate opens.
type held struct {
	*store.Memory
	gate chan struct{}
}

func (h *held) Sync(kind store.Kind, name string) error {
	<-h.gate
	return h.Memory.Sync(kind, name)
}

// A program that ends waits for the games that are kept in the background, too.
func TestFlushWaitsForWhatIsKept(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		st := &held{store.NewMemory(), make(chan struct{})}
		s := shelves(st)
		s.later(func() error { return s.syncKept(Kept{name: "parked"}) })
		flushed := false
		go func() {
			s.Flush()
			flushed = true
		}()
		if synctest.Wait(); flushed {
			t.Error("it does not wait")
		}
		close(st.gate)
		if synctest.Wait(); !flushed {
			t.Error("it waits for ever")
		}
	})
}

func TestDate(t *testing.T) {
	for stamp, want := range map[string]string{"20261122-101500": "2026 11 22 true", "20261122T101500123": "2026 11 22 true", "damaged": "0 0 0 false",
		"20261341": "0 0 0 false", "": "0 0 0 false"} {
		if got := fmt.Sprintln(Kept{Stamp: stamp}.Date()); got != want+"\n" {
			t.Errorf("%s: %s", stamp, got)
		}
	}
}

// What another program has put in a save's place stays when the game that was there is over, and so
// does what has replaced a parked game that goes on.
func TestReplacedAtTheEnd(t *testing.T) {
	const newer = "sum 2 start 10 by Anna\n1\n2\n"
	st := store.NewMemory()
	s := shelves(st)
	r := s.Autosave().Begin([]byte(first))
	decide(r, 1, over)
	write(t, st, name, newer)
	s.Keep(r)
	want(t, s, "finished [1 99]")
	if got := stored(t, st, name); got != newer {
		t.Errorf("the save is now %q", got)
	}

	st = store.NewMemory()
	s = shelves(st)
	decide(s.Autosave().Begin([]byte(first)), 1, 2)
	k, err := s.Park()
	if err != nil {
		t.Fatal(err)
	}
	old, err := s.Text(k)
	if err == nil {
		err = st.Write(store.Save, k.Name(), []byte(newer))
	}
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Restore(old, &k); err != nil {
		t.Fatal(err)
	}
	want(t, s, "parked [1 2]")
	if got, err := s.Text(k); string(got) != newer {
		t.Errorf("the parked game is now %q, %v", got, err)
	}
}
