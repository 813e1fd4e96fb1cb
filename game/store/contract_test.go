package store

import (
	"errors"
	"slices"
	"strings"
	"testing"
)

// checkStore is what every store has to keep.
func checkStore(t *testing.T, st Store) {
	t.Helper()
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	if _, err := st.Read(Save, "one.touria"); !errors.Is(err, ErrNotExist) {
		t.Errorf("reading what is not there: %v, want ErrNotExist", err)
	}
	if names, err := st.List(Save); len(names) != 0 || err != nil {
		t.Errorf("an empty store lists %v, %v", names, err)
	}
	must(st.Write(Save, "two.touria", []byte("zwei\n")))
	must(st.Write(Save, "one.touria", []byte("first\n")))
	must(st.Write(Save, "one.touria", []byte("éins ✓\n")))
	must(st.Write(State, "one.touria", []byte("another kind")))
	if data, err := st.Read(Save, "one.touria"); string(data) != "éins ✓\n" || err != nil {
		t.Errorf("read %q, %v", data, err)
	}
	if names, err := st.List(Save); !slices.Equal(names, []string{"one.touria", "two.touria"}) || err != nil {
		t.Errorf("list %v, %v", names, err)
	}

	var moved []string
	for range 2 { // the same stamp twice overwrites nothing
		must(st.Write(Save, "one.touria", []byte("broken")))
		to, err := st.MoveAside(Save, "one.touria", "2026-01-02 03:04/5")
		must(err)
		if slices.Contains(moved, to) || !strings.Contains(to, "one.touria.damaged-2026-01-02-03-04-5") {
			t.Errorf("moved aside to %s after %v", to, moved)
		}
		moved = append(moved, to)
	}
	if _, err := st.Read(Save, "one.touria"); !errors.Is(err, ErrNotExist) {
		t.Errorf("moved aside, yet still there: %v", err)
	}
	if names, _ := st.List(Save); !slices.Equal(names, []string{"two.touria"}) {
		t.Errorf("after moving aside: %v", names)
	}
	if data, _ := st.Read(State, "one.touria"); string(data) != "another kind" {
		t.Errorf("the other kind's entry is %q", data)
	}
	if _, err := st.MoveAside(Save, "none", "x"); !errors.Is(err, ErrNotExist) {
		t.Errorf("moving aside what is not there: %v", err)
	}

	must(st.Remove(Save, "two.touria"))
	if err := st.Remove(Save, "two.touria"); !errors.Is(err, ErrNotExist) {
		t.Errorf("removing twice: %v", err)
	}
	for _, name := range []string{"", ".", "..", "a/b", `a\b`, ".hidden", "ends.", "white space", strings.Repeat("x", 65)} {
		if st.Write(Save, name, nil) == nil {
			t.Errorf("name %q is accepted", name)
		}
	}

	slot := Autosave(st)
	must(slot.Save([]byte("game")))
	if data, err := slot.Read(); string(data) != "game" || err != nil {
		t.Errorf("the slot holds %q, %v", data, err)
	}
	must(slot.Remove())
	must(slot.Remove())
}

func TestMemory(t *testing.T) { checkStore(t, &Memory{}) }

func TestFailing(t *testing.T) {
	checkStore(t, Failing{Store: &Memory{}})
	full := Failing{Store: &Memory{}, WriteErr: ErrFull}
	if err := Autosave(full).Save(nil); !errors.Is(err, ErrFull) {
		t.Errorf("a full store says %v", err)
	}
	if _, err := full.Read(Save, "x"); !errors.Is(err, ErrNotExist) {
		t.Errorf("a full store reads with %v", err)
	}
	var none Failing
	if _, err := none.List(Save); !errors.Is(err, ErrUnavailable) {
		t.Errorf("no store lists with %v", err)
	}
	if err := Autosave(none).Remove(); !errors.Is(err, ErrUnavailable) {
		t.Errorf("no store removes with %v", err)
	}
	if _, err := Autosave(none).MoveAside("x"); !errors.Is(err, ErrUnavailable) {
		t.Errorf("no store moves aside with %v", err)
	}
	if _, err := Autosave(Failing{Store: &Memory{}, ReadErr: ErrUnavailable}).Read(); !errors.Is(err, ErrUnavailable) {
		t.Errorf("an unreadable store reads with %v", err)
	}
}
