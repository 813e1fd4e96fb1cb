//go:build !js

package save

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"touria.games/touria/game/store"
	"touria.games/touria/rules/ring"
)

// Every decision, undo and header is stored, in files and in memory, and a newly started program
// continues from them.
func TestRecord(t *testing.T) {
	for kind, st := range map[string]store.Store{"files": files(t, t.TempDir()), "memory": store.NewMemory()} {
		t.Run(kind, func(t *testing.T) {
			slot := autosave(st)
			if slot.Holds() {
				t.Error("an empty slot holds something")
			}
			if r, _, rep, err := slot.Resume("x"); r != nil || err != nil || rep != (Report{}) {
				t.Errorf("an empty slot: %v %+v %v", r, rep, err)
			}
			r := slot.Begin([]byte("sum 1 start 10 by Anna"))
			check := func(want string, n int) {
				t.Helper()
				if got := stored(t, st, name); got != want || string(r.Bytes()) != want || r.Len() != n || r.Err() != nil {
					t.Fatalf("stored %q, record %q, %d decisions, %v; want %q", got, r.Bytes(), r.Len(), r.Err(), want)
				}
				_, replay, rep, err := autosave(st).Resume("x")
				if err != nil || rep.Err != nil || rep.Decisions != n || replay.(*sumReplay).good != len(want) {
					t.Fatalf("resumed with %+v, %v", rep, err)
				}
			}
			check(text(), 0)
			decide(r, 1, 2, 3)
			check(text(1, 2, 3), 3)
			r.Cut(1)
			check(text(1), 1)
			decide(r, 20)
			check(text(1, 20), 2)
			r.Cut(0)
			decide(r, 4, 5)
			check(text(4, 5), 2)
			r.SetHeader([]byte("sum 1 start 10 by Beatrice"))
			decide(r, 6) // while the header is being tried
			r.Flush()
			check(strings.Replace(text(4, 5, 6), "Anna", "Beatrice", 1), 3)
			if kind == "files" {
				if got := stored(t, st, name+backup); got != string(r.Bytes()) {
					t.Errorf("the backup is %q", got)
				}
			}
			if err := slot.Remove(); err != nil || slot.Holds() {
				t.Errorf("removed: %v, and it holds a game: %v", err, slot.Holds())
			}
			if err := slot.Remove(); err != nil {
				t.Errorf("removing nothing: %v", err)
			}
			decide(r, 7) // a record whose slot was emptied no longer writes
			if names, _ := st.List(store.State); len(names) != 0 {
				t.Errorf("left: %v", names)
			}
		})
	}
}

func TestDamaged(t *testing.T) {
	tests := []struct {
		name, text, backup string
		decisions, dropped int
		fromBackup, fails  bool
	}{
		{"the last line is cut", text(1, 2) + "3", "", 2, 1, false, false},
		{"the last line is cut, older backup", text(1, 2) + "3", text(1), 2, 1, false, false},
		{"a line is rubbish", text(1, 2) + "x\n4\n5\n", "", 2, 3, false, false},
		{"a line is rubbish, backup", text(1, 2) + "x\n4\n5\n", text(1, 2, 3, 4), 4, 0, true, false},
		{"the first line is rubbish, backup", text() + "x\n4\n5\n", text(1, 2, 3, 4), 4, 0, true, false},
		{"another game's backup", text(1, 2) + "x\n4\n5\n", text(8, 8, 8, 8), 2, 3, false, false},
		{"another game's backup, nothing good", text() + "x\n", "sum 1 start 99 by Carla\n1\n2\n", 0, 1, false, false},
		{"a damaged backup", text(1, 2) + "x\n4\n5\n", text(1, 2, 3) + "y\n", 3, 0, true, false},
		{"zeros, backup", strings.Repeat("\x00", 4096), text(1, 2, 3), 3, 0, true, false},
		{"empty, backup", "", text(1, 2, 3), 3, 0, true, false},
		{"zeros", strings.Repeat("\x00", 4096), "", 0, 0, false, true},
		{"empty", "", "", 0, 0, false, true},
		{"both are rubbish", "x", "y", 0, 0, false, true},
		{"a line panics", text(1, 2) + "panic\n", "", 2, 1, false, false},
		{"the header panics", "sum 1 start 10 by panic\n1\n", "", 0, 0, false, true},
		{"the header panics, backup", "sum 1 start 10 by panic\n1\n", text(1), 1, 0, true, false},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			st := files(t, t.TempDir())
			write(t, st, name, test.text)
			if test.backup != "" {
				write(t, st, name+backup, test.backup)
			}
			if !autosave(st).Holds() {
				t.Error("the slot is said to be empty")
			}
			r, replay, rep, err := autosave(st).Resume("today")
			if data, _ := os.ReadFile(rep.Aside); !strings.Contains(rep.Aside, name+".damaged-today") || string(data) != test.text {
				t.Errorf("moved aside to %q: %q", rep.Aside, data)
			}
			if test.fails {
				if r != nil || err == nil || autosave(st).Holds() {
					t.Errorf("%+v, %v, still there: %v", rep, err, autosave(st).Holds())
				}
				return
			}
			if err != nil || rep.Err == nil || rep.Decisions != test.decisions || rep.Dropped != test.dropped || rep.Backup != test.fromBackup || r.Len() != test.decisions {
				t.Fatalf("%+v, %v", rep, err)
			}
			if got := replay.(*sumReplay); got.now < got.start {
				t.Errorf("the game stands where a panic has left it: %+v", got)
			}
			decide(r, 7)
			r.Flush()
			if r.Err() != nil || stored(t, st, name) != string(r.Bytes()) || stored(t, st, name+backup) != string(r.Bytes()) {
				t.Errorf("saved as %q, %v", stored(t, st, name), r.Err())
			}
		})
	}
}

// A program killed while moving a damaged save aside leaves only the backup, and the game continues
// from that.
func TestBackupAlone(t *testing.T) {
	st := files(t, t.TempDir())
	write(t, st, name+backup, text(1, 2))
	if !autosave(st).Holds() {
		t.Error("the slot is said to be empty")
	}
	r, _, rep, err := autosave(st).Resume("x")
	if err != nil || !rep.Backup || rep.Err == nil || r.Len() != 2 || r.Err() != nil || stored(t, st, name) != text(1, 2) {
		t.Fatalf("%+v, %v", rep, err)
	}
	if err := r.slot.Remove(); err != nil || autosave(st).Holds() {
		t.Errorf("removed: %v", err)
	}
}

// A save that is newer, cannot continue or cannot be read is left untouched. A new game is stored
// beside it and is found again.
func TestBlocked(t *testing.T) {
	dir := func(t *testing.T, path string) {
		if err := os.Mkdir(path, 0o700); err != nil {
			t.Fatal(err)
		}
	}
	file := func(text string) func(*testing.T, string) {
		return func(t *testing.T, path string) {
			if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
		}
	}
	tests := []struct {
		name string
		put  func(t *testing.T, path string)
		want error
	}{
		{"newer", file("sum 2 start 10 by Anna\n1\n"), ErrNewer},
		{"unplayable", file("sum 0 start 10 by Anna\n1\n"), ErrUnplayable},
		{"a folder", dir, store.ErrNotRegular},
		{"huge", func(t *testing.T, path string) {
			file("")(t, path)
			if err := os.Truncate(path, 3<<30); err != nil {
				t.Fatal(err)
			}
		}, store.ErrTooLarge},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			st := files(t, t.TempDir())
			path := filepath.Join(st.Folder(store.State), name)
			test.put(t, path)
			before, err := os.Stat(path)
			if err != nil {
				t.Fatal(err)
			}
			slot := autosave(st)
			r, _, rep, err := slot.Resume("x")
			var b *Blocked
			if r != nil || !errors.Is(err, test.want) || !errors.As(err, &b) || b.Where != path || rep.Aside != "" || !slot.Holds() {
				t.Errorf("%v %+v %v", r, rep, err)
			}
			r = slot.Begin([]byte("sum 1 start 10 by Anna"))
			decide(r, 1, 2)
			second := filepath.Join(st.Folder(store.State), "autosave-2.sum")
			if r.Err() != nil || r.Where() != second || !errors.Is(r.Blocked(), test.want) {
				t.Errorf("saved at %s, %v, %v", r.Where(), r.Err(), r.Blocked())
			}
			r, _, rep, err = autosave(st).Resume("x")
			if err != nil || rep.Err != nil || rep.Decisions != 2 || r.Where() != second {
				t.Errorf("the game beside it: %+v, %v", rep, err)
			}
			slot.saves.Flush()
			if err := autosave(st).Remove(); err != nil {
				t.Error(err)
			}
			if _, err := os.Stat(second); !errors.Is(err, os.ErrNotExist) {
				t.Errorf("the game beside it was not removed: %v", err)
			}
			after, err := os.Stat(path)
			if err != nil || after.Size() != before.Size() || !after.ModTime().Equal(before.ModTime()) {
				t.Errorf("it was touched: %v, %v", after, err)
			}
		})
	}
}

// A save that becomes unreadable during the game is left untouched, too.
func TestBlockedLater(t *testing.T) {
	st := files(t, t.TempDir())
	r := autosave(st).Begin([]byte("sum 1 start 10 by Anna"))
	decide(r, 1)
	r.Flush()
	path := r.Where()
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(path, 0o700); err != nil {
		t.Fatal(err)
	}
	decide(r, 2)
	r.Flush()
	if r.Err() != nil || !errors.Is(r.Blocked(), store.ErrNotRegular) || r.Where() == path || stored(t, st, "autosave-2.sum") != text(1, 2) {
		t.Errorf("%v, %v, %s", r.Err(), r.Blocked(), r.Where())
	}
}

// Outside changes to the file during the game do not stop saving.
func TestChangedFromOutside(t *testing.T) {
	st := files(t, t.TempDir())
	r := autosave(st).Begin([]byte("sum 1 start 10 by Anna"))
	for i, change := range []func() error{
		func() error { return os.Remove(r.Where()) },
		func() error { return os.Truncate(r.Where(), 5) },
		func() error { return os.WriteFile(r.Where(), nil, 0o600) },
	} {
		decide(r, 1)
		r.Flush()
		if err := change(); err != nil {
			t.Fatal(err)
		}
		decide(r, 2)
		r.Flush()
		if r.Err() != nil || stored(t, st, name) != string(r.Bytes()) {
			t.Errorf("change %d: %v, %q", i, r.Err(), stored(t, st, name))
		}
	}
}

// What another program has put in a save's place during the game is left as it is, whatever is done
// next. The game goes on beside it, and is the one that a newly started program continues.
func TestReplaced(t *testing.T) {
	const newer = "sum 2 start 10 by Anna\n1\n2\n"
	for _, other := range []struct {
		name, text string
		want       error
	}{
		{"newer", newer, ErrNewer},
		{"another game", "sum 1 start 99 by Carla\n1\n", ErrReplaced},
		{"the same game, continued", text(1, 2, 7), ErrReplaced},
		{"the same game, changed", text(1, 5), ErrReplaced},
		{"no game", "once upon a time\n", ErrReplaced},
	} {
		for _, change := range []struct {
			name string
			do   func(r *Record)
			want string
		}{
			{"a decision", func(r *Record) { decide(r, 3) }, text(1, 2, 3)},
			{"an undo", func(r *Record) { r.Cut(1) }, text(1)},
			{"a header", func(r *Record) { r.SetHeader([]byte("sum 1 start 10 by Bo")) }, "sum 1 start 10 by Bo\n1\n2\n"},
			{"a note", func(r *Record) { r.Note([]byte("sealed")) }, text(1, 2)},
			{"after a fault", func(r *Record) { r.mu.Lock(); r.good = false; r.mu.Unlock(); decide(r, 3) }, text(1, 2, 3)},
		} {
			for kind, st := range map[string]store.Store{"files": files(t, t.TempDir()), "memory": store.NewMemory()} {
				r := autosave(st).Begin([]byte("sum 1 start 10 by Anna"))
				decide(r, 1, 2)
				r.Flush()
				write(t, st, name, other.text)
				write(t, st, name+NoteEnd, "theirs")
				change.do(r)
				r.Flush()
				at := fmt.Sprintf("%s, %s, %s", kind, other.name, change.name)
				if got := stored(t, st, name); got != other.text || stored(t, st, name+NoteEnd) != "theirs" {
					t.Errorf("%s: it is now %q", at, got)
				}
				if r.Err() != nil || !errors.Is(r.Blocked(), other.want) || r.Blocked().Where != store.Where(st, store.State, name) {
					t.Errorf("%s: %v, blocked by %v", at, r.Err(), r.Blocked())
				}
				if r.Where() != store.Where(st, store.State, "autosave-2.sum") {
					t.Fatalf("%s: saved at %s", at, r.Where())
				}
				if got := stored(t, st, "autosave-2.sum"); got != change.want {
					t.Errorf("%s: saved %q", at, got)
				}
				if again, _, rep, err := autosave(st).Resume("x"); err != nil || rep.Err != nil || string(again.Bytes()) != change.want {
					t.Errorf("%s: continued with %+v, %v", at, rep, err)
				}
			}
		}
	}
}

// A newer program's backup is not overwritten either.
func TestBackupReplaced(t *testing.T) {
	const newer = "sum 2 start 10 by Anna\n1\n2\n"
	st := files(t, t.TempDir())
	r := autosave(st).Begin([]byte("sum 1 start 10 by Anna"))
	decide(r, 1)
	r.Flush()
	write(t, st, name+backup, newer)
	decide(r, 2)
	r.Flush()
	if got := stored(t, st, name+backup); got != newer || r.Err() != nil || stored(t, st, name) != text(1, 2) {
		t.Errorf("it is now %q; the record: %v, %q", got, r.Err(), stored(t, st, name))
	}
}

// Of two records for one slot, only the later one writes, also when the same game is resumed.
func TestOneRecordWrites(t *testing.T) {
	st := files(t, t.TempDir())
	s := New(st, sum{})
	old := s.Autosave().Begin([]byte("sum 1 start 10 by Anna"))
	decide(old, 1)
	r, _, _, err := s.Autosave().Resume("x")
	if err != nil {
		t.Fatal(err)
	}
	decide(old, 2)
	decide(r, 3)
	s.Flush()
	if stored(t, st, name) != text(1, 3) || stored(t, st, name+backup) != text(1, 3) {
		t.Errorf("%q, backup %q", stored(t, st, name), stored(t, st, name+backup))
	}
}

// Killing the program loses no appended decision and damages no save.
func TestKilled(t *testing.T) {
	const dirVar = "TOURIA_TEST_KILLED_SAVE"
	if dir := os.Getenv(dirVar); dir != "" { // this is the process to be killed
		st, err := store.Open(dir)
		if err != nil {
			fmt.Println(err)
			os.Exit(3)
		}
		slot := New(st, sum{}).Autosave()
		r, _, rep, err := slot.Resume("x")
		if err != nil || rep.Err != nil {
			fmt.Println(rep, err)
			os.Exit(4)
		}
		if r == nil {
			r = slot.Begin([]byte("sum 1 start 10 by Anna"))
		}
		for n := r.Len() + 1; ; n++ {
			decide(r, n)
			if r.Err() != nil {
				fmt.Println(r.Err())
				os.Exit(5)
			}
			fmt.Println(n)
			switch {
			case n%50 == 0:
				r.SetHeader(fmt.Appendf(nil, "sum 1 start 10 by Anna%d", n))
			case n%7 == 0: // undo, then the same decision again
				r.Cut(n - 1)
				decide(r, n)
			}
		}
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	for kill := range ring.Pick(5, 20) {
		cmd := exec.Command(self, "-test.run=^TestKilled$")
		cmd.Env = append(os.Environ(), dirVar+"="+dir)
		out, err := cmd.StdoutPipe()
		if err == nil {
			err = cmd.Start()
		}
		if err != nil {
			t.Fatal(err)
		}
		r := bufio.NewReader(out)
		first, err := r.ReadString('\n')
		if err != nil {
			t.Fatal("the program ended by itself: ", err, first)
		}
		time.Sleep(time.Duration(7*kill) * time.Millisecond) // in the middle of its work
		if err := cmd.Process.Kill(); err != nil {
			t.Fatal(err)
		}
		rest, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Wait(); cmd.ProcessState.ExitCode() > 0 {
			t.Fatal("the program ended by itself: ", err, first+string(rest))
		}
		// The last line may be incomplete.
		said := strings.Split(first+string(rest), "\n")
		told := 0
		fmt.Sscan(said[len(said)-2], &told)
		st := files(t, dir)
		record, _, rep, err := autosave(st).Resume("x")
		if err != nil || rep.Err != nil {
			t.Fatalf("kill %d: %+v, %v", kill, rep, err)
		}
		got := 0
		if record != nil {
			got = record.Len()
		}
		// An undo may have been in progress.
		if undone := told%7 == 0; got < told && !(undone && got == told-1) {
			t.Fatalf("kill %d: %d decisions were made, %d are there", kill, told, got)
		}
		left, _ := filepath.Glob(filepath.Join(st.Folder(store.State), ".new-*"))
		if len(left) > 0 {
			t.Errorf("left over: %v", left)
		}
		st.Close()
	}
}

// BenchmarkDecision measures what saving a decision costs its frame late in a long game. "whole"
// writes the whole record with fsync.
func BenchmarkDecision(b *testing.B) {
	line := []byte(strings.Repeat("0", 119) + "1")
	begin := func(b *testing.B) (*store.Files, *Record) {
		st := files(b, b.TempDir())
		r := New(st, sum{}).Autosave().Begin([]byte("sum 1 start 10 by Anna"))
		for range 600 {
			r.Append(line)
		}
		r.Flush()
		return st, r
	}
	run := func(b *testing.B, decide func()) {
		var times []time.Duration
		for b.Loop() {
			start := time.Now()
			decide()
			times = append(times, time.Since(start))
			b.StopTimer()
			time.Sleep(time.Millisecond) // at most one decision per frame
			b.StartTimer()
		}
		slices.Sort(times)
		b.ReportMetric(float64(times[len(times)*99/100]), "p99-ns")
		b.ReportMetric(float64(times[len(times)-1]), "worst-ns")
	}
	b.Run("append", func(b *testing.B) {
		_, r := begin(b)
		run(b, func() { r.Append(line) })
		r.Flush()
	})
	b.Run("undo", func(b *testing.B) {
		_, r := begin(b)
		run(b, func() {
			r.Cut(r.Len() - 1)
			r.Append(line)
		})
		r.Flush()
	})
	b.Run("header", func(b *testing.B) {
		_, r := begin(b)
		n := 0
		run(b, func() {
			n++
			r.SetHeader(fmt.Appendf(nil, "sum 1 start 10 by Anna%d", n))
		})
		r.Flush()
	})
	b.Run("whole", func(b *testing.B) {
		st, r := begin(b)
		text := r.Bytes()
		run(b, func() {
			if err := st.Write(store.State, name, text); err != nil {
				b.Fatal(err)
			}
		})
	})
}

// files returns a store in files.
func files(t testing.TB, dir string) *store.Files {
	t.Helper()
	st, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	f := st.(*store.Files)
	t.Cleanup(func() { f.Close() })
	return f
}
