//go:build !js

package store_test

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"touria.games/touria/game/save"
	"touria.games/touria/game/store"
	"touria.games/touria/game/store/settings"
	"touria.games/touria/rules/ring"
)

// list is a game whose decisions are words. Its header is "list VERSION NAME".
type list struct{}

type listReplay struct {
	rest []byte
	good int
	said []string
}

func (list) Name() string { return "list" }

func (list) Open(text []byte) (save.Replay, error) {
	line, rest, ok := bytes.Cut(text, []byte("\n"))
	switch {
	case ok && bytes.HasPrefix(line, []byte("list 2 ")):
		return nil, save.ErrNewer
	case !ok || !bytes.HasPrefix(line, []byte("list 1 ")):
		return nil, fmt.Errorf("header %q", line)
	}
	return &listReplay{rest: rest, good: len(line) + 1}, nil
}

func (r *listReplay) Next() error {
	line, rest, ok := bytes.Cut(r.rest, []byte("\n"))
	switch {
	case len(r.rest) == 0:
		return io.EOF
	case !ok || !bytes.HasPrefix(line, []byte("say ")):
		return fmt.Errorf("line %q", line)
	}
	r.rest, r.good, r.said = rest, r.good+len(line)+1, append(r.said, string(line))
	return nil
}

func (r *listReplay) Good() int      { return r.good }
func (r *listReplay) Digest() string { return strings.Join(r.said, "\n") }

const (
	whole  = "list 1 Anna\nsay a\nsay b\nsay c\n"
	broken = "list 1 Anna\nsay a\n\x00\x00\x00\nsay c\n"
	newer  = "list 2 Anna\nsay future\n"
	chosen = `{"language":"de","text_scale":150}`
)

// plays is one run of the program in a folder. The next run checks that everything reported as
// saved is there.
type plays struct {
	// may holds the states of the game that the next run may find, as their decisions: the last one
	// reported as saved, and those tried since.
	may map[string]bool
	// languages are the language settings that the next run may find.
	languages map[string]bool
	resumed   bool
	start     map[string]string
	last      int   // calls before the last decision
	err       error // the final error
	torn      bool  // the next run found an incomplete line
	where     string
}

// state returns the decisions of a record without the player's name.
func state(r *save.Record) string {
	_, rest, _ := strings.Cut(string(r.Bytes()), "\n")
	return rest
}

func (p *plays) note(r *save.Record) {
	if r.Err() == nil {
		clear(p.may)
	}
	p.may[state(r)] = true
	p.where = r.Where()
}

// play opens the store, changes the settings, continues the game or begins one, and makes all kinds
// of changes to it.
func play(st store.Store, start map[string]string, calls func() int) (p plays) {
	p = plays{may: map[string]bool{}, languages: map[string]bool{}, start: start}
	for _, name := range []string{"state/autosave.list", "state/autosave.list.bak"} {
		if _, replay, _, err := save.Read(list{}, []byte(start[name])); err == nil {
			p.may[strings.Join(append(replay.(*listReplay).said, ""), "\n")] = true
		}
	}
	if start["settings/settings.json"] == chosen {
		p.languages["de"] = true
	}
	set, _ := settings.Load(st, settings.Default(), "stamp")
	p.languages[set.Language] = true
	set.Language = "fr"
	if settings.Save(st, set) == nil {
		clear(p.languages)
	}
	p.languages["fr"] = true

	saves := save.New(st, list{})
	slot := saves.Autosave()
	slot.Holds()
	r, _, _, _ := slot.Resume("stamp")
	p.resumed = r != nil
	if r == nil {
		r = slot.Begin([]byte("list 1 Carla"))
	}
	p.note(r)
	for i, change := range []func(){
		func() { r.Append([]byte("say d")) },
		func() { r.Append([]byte("say e")) },
		func() { r.Cut(r.Len() - 1) },
		func() { r.Append([]byte("say f")) },
		func() { r.SetHeader([]byte("list 1 Beatrice")) },
		func() { r.Append([]byte("say g")) },
		func() { r.Append([]byte("say h")) },
		func() { r.Append([]byte("say i")) },
	} {
		if i == 7 {
			p.last = calls()
		}
		change()
		p.note(r)
		if i != 4 { // a decision may come while a header is being tried
			r.Flush()
			p.note(r)
		}
	}
	p.err = r.Err()
	return p
}

// contents reads all files below a folder.
func contents(t *testing.T, folder string) (all []string) {
	t.Helper()
	err := filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := os.ReadFile(path)
		all = append(all, string(data))
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// Whichever disk call fails, and however, the next run finds everything reported as saved, nothing
// unreadable is lost, and no run panics or causes damage.
func TestEveryCallFails(t *testing.T) {
	starts := []struct {
		name  string
		files map[string]string
		keep  string // must exist somewhere afterwards, unless the game continued
	}{
		{"first run", nil, ""},
		{"a game", map[string]string{"state/autosave.list": whole, "state/autosave.list.bak": whole, "settings/settings.json": chosen}, whole},
		{"damaged", map[string]string{"state/autosave.list": broken, "state/autosave.list.bak": whole, "settings/settings.json": `{"lang`}, broken},
		{"damaged, without a backup", map[string]string{"state/autosave.list": broken}, broken},
		{"newer", map[string]string{"state/autosave.list": newer, "settings/settings.json": chosen}, newer},
	}
	base := t.TempDir()
	total, failed := map[string]int{}, 0
	outcomes := map[string]int{}
	// run fails one call of a run that begins with the given files. It returns the name of that
	// call, or "" if there were fewer calls.
	run := func(name string, files map[string]string, keep string, fault *store.Faults) string {
		folder := filepath.Join(base, fmt.Sprint(failed))
		defer os.RemoveAll(folder)
		for name, text := range files {
			path := filepath.Join(folder, filepath.FromSlash(name))
			if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o700), os.WriteFile(path, []byte(text), 0o600)); err != nil {
				t.Fatal(err)
			}
		}
		st, opened := store.OpenFaulty(folder, fault)
		whole := files["state/autosave.list"] != broken
		p := play(st, files, func() int { c, _ := fault.Calls(); return len(c) })
		if c, ok := st.(io.Closer); ok {
			c.Close()
		}
		_, hit := fault.Calls()
		if hit == "" {
			return ""
		}
		failed++
		total[hit]++
		report := func(format string, args ...any) {
			t.Helper()
			t.Errorf("%s, call %d (%s) fails, all others %v, half %v: %s", name, fault.At, hit, fault.Dead, fault.Half, fmt.Sprintf(format, args...))
		}
		if !fault.Dead && !fault.Full && fault.At <= p.last && p.err != nil {
			report("the last decision was not saved, though the disk worked: %v", p.err)
		}
		outcomes[look(t, folder, keep, opened, &p, report)]++
		if p.torn && fault.Full && whole {
			report("a full disk has torn the save")
		}
		return hit
	}
	step := ring.Pick(13, 1)
	for i, start := range starts {
		for k, dead := range []bool{false, true} {
			for at := 1 + (2*i+k)%step; !t.Failed(); at += step {
				hit := run(start.name, start.files, start.keep, &store.Faults{At: at, Dead: dead})
				if hit == "" {
					break
				}
				if hit == "write" {
					run(start.name, start.files, start.keep, &store.Faults{At: at, Dead: dead, Half: true})
					run(start.name, start.files, start.keep, &store.Faults{At: at, Full: true, Half: true})
				}
			}
		}
	}
	if failed < 1000/step {
		t.Errorf("only %d calls were made to fail", failed)
	}
	for _, call := range []string{"open", "read", "write", "truncate", "fsync", "fsync folder", "close", "rename", "remove", "lock"} {
		if total[call] == 0 && step == 1 {
			t.Errorf("%s is never called", call)
		}
	}
	t.Logf("%d calls made to fail:", failed)
	for _, name := range slices.Sorted(maps.Keys(total)) {
		t.Logf("  %5d × %s", total[name], name)
	}
	for _, name := range slices.Sorted(maps.Keys(outcomes)) {
		t.Logf("  %5d × %s", outcomes[name], name)
	}
}

// Whichever disk call fails around the moment at which the folder vanishes, what was reported as saved
// afterwards is there in the next run, and no other program could use the folder meanwhile.
func TestFolderVanishesAndCallsFail(t *testing.T) {
	base := t.TempDir()
	run := func(fault *store.Faults) (hit string) {
		folder := filepath.Join(base, fmt.Sprint(fault.At, fault.Dead))
		defer os.RemoveAll(folder)
		st, err := store.OpenFaulty(folder, fault)
		if err != nil {
			_, hit = fault.Calls()
			return hit
		}
		saves := save.New(st, list{})
		r := saves.Autosave().Begin([]byte("list 1 Anna"))
		r.Append([]byte("say a"))
		r.Flush()
		if err := os.RemoveAll(folder); err != nil {
			t.Fatal(err)
		}
		last := 0
		for i, word := range []string{"say b", "say c"} {
			if i == 1 {
				calls, _ := fault.Calls()
				last = len(calls)
			}
			r.Append([]byte(word))
			r.Flush()
		}
		saved, where := r.Err() == nil, r.Where()
		if _, hit = fault.Calls(); !fault.Dead && fault.At <= last && !saved {
			t.Errorf("call %d (%s) fails: the last decision was not saved, though the disk worked: %v", fault.At, hit, r.Err())
		}
		if saved {
			if _, err := store.Open(folder); !errors.Is(err, store.ErrInUse) {
				t.Errorf("call %d (%s) fails, all others %v: another program may use the folder: %v", fault.At, hit, fault.Dead, err)
			}
			if text, err := os.ReadFile(where); string(text) != string(r.Bytes()) {
				t.Errorf("call %d (%s) fails, all others %v: saved %q, %v", fault.At, hit, fault.Dead, text, err)
			}
		}
		saves.Flush()
		st.(io.Closer).Close()
		return hit
	}
	step, failed := ring.Pick(3, 1), 0
	for k, dead := range []bool{false, true} {
		for at := 1 + k; run(&store.Faults{At: at, Dead: dead}) != ""; at += step {
			failed++
		}
	}
	if failed < 100/step {
		t.Errorf("only %d calls were made to fail", failed)
	}
}

// A file is synced before it takes the old one's name, and its name after that; a fast write syncs
// nothing.
func TestOrderOfCalls(t *testing.T) {
	var fault store.Faults
	st, err := store.OpenFaulty(t.TempDir(), &fault)
	if err != nil {
		t.Fatal(err)
	}
	defer st.(io.Closer).Close()
	calls := func(f func() error) string {
		before, _ := fault.Calls()
		if err := f(); err != nil {
			t.Fatal(err)
		}
		after, _ := fault.Calls()
		var list []string
		for _, c := range after[len(before):] {
			if c == "write" || c == "rename" || c == "truncate" || strings.HasPrefix(c, "fsync") {
				list = append(list, c)
			}
		}
		return strings.Join(list, ", ")
	}
	for _, test := range []struct {
		what, want string
		f          func() error
	}{
		{"Write", "write, fsync, rename, fsync folder", func() error { return st.Write(store.State, "a", []byte("one")) }},
		{"WriteFast", "write, rename", func() error { return st.WriteFast(store.State, "a", []byte("two")) }},
		{"WriteTail", "write", func() error { return st.WriteTail(store.State, "a", []byte("two"), 3, []byte("three")) }},
		{"WriteTail that cuts", "truncate", func() error { return st.WriteTail(store.State, "a", []byte("twothree"), 3, nil) }},
		{"Sync", "fsync, fsync folder", func() error { return st.Sync(store.State, "a") }},
	} {
		if got := calls(test.f); got != test.want {
			t.Errorf("%s calls %s, not %s", test.what, got, test.want)
		}
	}
}

// look is the next run, on a working disk. It reports what it found.
func look(t *testing.T, folder, keep string, opened error, p *plays, report func(string, ...any)) string {
	st, err := store.OpenFaulty(folder, &store.Faults{})
	if err != nil {
		report("the next run: %v", err)
		return ""
	}
	defer st.(*store.Files).Close()
	all := contents(t, folder)
	if opened != nil {
		// The game was played unsaved and the player was told: nothing may have changed.
		if keep != "" && !slices.Contains(all, keep) {
			report("played unsaved, and the game is not there any more")
		}
		return "played unsaved, and told so at the start"
	}
	set, err := settings.Load(st, settings.Default(), "later")
	var damaged *settings.Damaged
	if err != nil && !(errors.As(err, &damaged) && slices.Contains(all, p.start["settings/settings.json"])) || !p.languages[set.Language] {
		report("the settings have language %q of %v, %v", set.Language, p.languages, err)
	}
	if start, ok := p.start["settings/settings.json"]; ok && set.TextScale != 150 && !slices.Contains(all, start) {
		report("settings that could not be read are lost:\n%q", all)
	}
	if !p.resumed && keep != "" && !slices.Contains(all, keep) {
		report("the game that did not go on is lost:\n%q", all)
	}
	saves := save.New(st, list{})
	defer saves.Flush()
	r, _, rep, err := saves.Autosave().Resume("later")
	found := ""
	if r != nil {
		found = state(r)
	}
	switch {
	case !p.may[found] && !(found == "" && len(p.may) == 0):
		report("found %q (%+v, %v), not one of %q\n%q", found, rep, err, slices.Sorted(maps.Keys(p.may)), all)
	case rep.Backup:
		return "went on from the backup"
	case rep.Err != nil:
		p.torn = true
		return "went on without the half of a line"
	case len(p.may) > 1:
		return "went on, saving had been said to fail at the end"
	case strings.HasSuffix(p.where, "autosave-2.list"):
		return "went on, saved beside what could not be read"
	}
	return "went on with all"
}
