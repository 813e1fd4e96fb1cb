package store

import (
	"errors"
	"slices"
	"strings"
	"testing"
)

// checkStore checks what every store must guarantee.
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

	must(st.WriteFast(Save, "grown", []byte("header\n")))
	must(st.WriteTail(Save, "grown", []byte("header\n"), 7, []byte("one\ntwo\n")))
	must(st.WriteTail(Save, "grown", []byte("header\none\ntwo\n"), 11, nil))
	must(st.WriteTail(Save, "grown", []byte("header\none\n"), 11, []byte("zwölf\n")))
	must(st.WriteTail(Save, "grown", []byte("header\none\nzwölf\n"), 18, []byte("end")))
	if err := st.Sync(Save, "grown"); err != nil && !errors.Is(err, errors.ErrUnsupported) {
		t.Error(err)
	}
	if data, err := st.Read(Save, "grown"); string(data) != "header\none\nzwölf\nend" || err != nil {
		t.Errorf("read %q, %v", data, err)
	}
	const grown = "header\none\nzwölf\nend"
	for what, was := range map[string]string{"longer": grown + "\nx", "shorter": grown[:18], "of the same length": "H" + grown[1:]} {
		if err := st.WriteTail(Save, "grown", []byte(was), 7, []byte("x")); !errors.Is(err, ErrChanged) {
			t.Errorf("what was written before was %s: %v", what, err)
		}
	}
	if data, _ := st.Read(Save, "grown"); string(data) != grown {
		t.Errorf("what another program has written is now %q", data)
	}
	if err := st.WriteTail(Save, "none", nil, 0, []byte("x")); !errors.Is(err, ErrNotExist) {
		t.Errorf("writing to the end of nothing: %v", err)
	}
	must(st.Remove(Save, "grown"))

	checkPlace(t, st)
}

// checkPlace checks that a place is found beside what must not be overwritten.
func checkPlace(t *testing.T, st Store) {
	t.Helper()
	foreign := errors.New("foreign")
	usable := func(_ string, data []byte, err error) error {
		if err == nil && strings.HasPrefix(string(data), "foreign") {
			return foreign
		}
		return err
	}
	look := func(wantPlace, wantData string, wantErr error) {
		t.Helper()
		place, data, blocked := Place(st, State, "game.touria", usable)
		if place != wantPlace || string(data) != wantData || !errors.Is(blocked, wantErr) {
			t.Errorf("the place is %q with %q, %v; want %q with %q, %v", place, data, blocked, wantPlace, wantData, wantErr)
		}
	}
	put := func(name, data string) {
		t.Helper()
		if err := st.Write(State, name, []byte(data)); err != nil {
			t.Fatal(err)
		}
	}
	look("game.touria", "", nil)
	put("game.touria", "mine")
	look("game.touria", "mine", nil)
	put("game.touria", "foreign")
	look("game-2.touria", "", foreign)
	put("game-2.touria", "two")
	look("game-2.touria", "two", foreign)
	put("game.touria", "mine")
	look("game-2.touria", "two", nil)
	put("game-2.touria", "foreign")
	look("game.touria", "mine", foreign)
	put("game.touria", "foreign")
	look("game-3.touria", "", foreign)
	for n := 3; n <= stands; n++ {
		put(standIn("game.touria", n), "foreign")
	}
	look("", "", foreign)
}

func TestMemory(t *testing.T) { checkStore(t, &Memory{}) }

func TestFailing(t *testing.T) {
	checkStore(t, &Failing{Store: &Memory{}})
	full := &Failing{Store: &Memory{}, WriteErr: ErrFull}
	for what, err := range map[string]error{"Write": full.Write(Save, "x", nil), "WriteFast": full.WriteFast(Save, "x", nil),
		"WriteTail": full.WriteTail(Save, "x", nil, 0, nil), "Sync": full.Sync(Save, "x"), "Remove": full.Remove(Save, "x")} {
		if !errors.Is(err, ErrFull) {
			t.Errorf("%s of a full store says %v", what, err)
		}
	}
	if _, err := full.MoveAside(Save, "x", "y"); !errors.Is(err, ErrFull) {
		t.Errorf("MoveAside of a full store says %v", err)
	}
	if _, err := full.Read(Save, "x"); !errors.Is(err, ErrNotExist) {
		t.Errorf("a full store reads with %v", err)
	}
	none := &Failing{Store: &Memory{}, ReadErr: ErrUnavailable}
	if _, err := none.Read(Save, "x"); !errors.Is(err, ErrUnavailable) {
		t.Errorf("an unreadable store reads with %v", err)
	}
	if _, err := none.List(Save); !errors.Is(err, ErrUnavailable) {
		t.Errorf("an unreadable store lists with %v", err)
	}
}
