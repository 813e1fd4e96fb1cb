package save

import (
	"slices"
	"strings"
	"testing"

	"touria.games/touria/game/store"
)

// What is kept beside a record stays as long as the record does, wherever it is kept, and is nobody else's.
func TestRemark(t *testing.T) {
	st := store.NewMemory()
	s := shelves(st)
	remarks := func() (n int) {
		names, _ := st.List(store.Save)
		return len(slices.DeleteFunc(names, func(name string) bool { return !strings.HasSuffix(name, NoteEnd) }))
	}
	game, other := []byte(text(1, over)), []byte(text(2, over))
	if s.Remark(game, []byte("lesson")); s.Remarked(game) != nil || remarks() != 0 {
		t.Error("there is a remark on a game that nobody keeps")
	}
	r := s.Autosave().Begin([]byte("sum 1 start 10 by Anna"))
	decide(r, 1, over)
	s.Remark(game, []byte("lesson")) // before it is on its shelf
	s.Keep(r)
	want(t, s, "finished [1 99]")
	if string(s.Remarked(game)) != "lesson" || s.Remarked(other) != nil {
		t.Errorf("%q and %q are beside the games", s.Remarked(game), s.Remarked(other))
	}
	if _, err := s.Copy(Slot1, game); err != nil {
		t.Fatal(err)
	}
	kept, _ := s.Kept()
	for i, k := range kept {
		if string(s.Remarked(game)) != "lesson" {
			t.Fatalf("the remark is gone with %d of %d copies", i, len(kept))
		}
		if err := s.Delete(k); err != nil {
			t.Fatal(err)
		}
	}
	if len(kept) != 2 || s.Remarked(game) != nil || remarks() != 0 {
		t.Errorf("the remark outlives its game, kept as %v", kept)
	}
}

// A damaged remark is none, and another record's of the same short name neither.
func TestForeignRemark(t *testing.T) {
	st := store.NewMemory()
	s := shelves(st)
	game, other := []byte(text(1, over)), []byte(text(2, over))
	if _, err := s.Copy(Slot1, game); err != nil {
		t.Fatal(err)
	}
	s.Remark(game, []byte("lesson"))
	for name, data := range map[string][]byte{"cut off": sumOf(game)[:5], "another's": append(sumOf(other), "lesson"...)} {
		if err := st.Write(store.Save, tail(s, game)+NoteEnd, data); err != nil {
			t.Fatal(err)
		}
		if found := s.Remarked(game); found != nil {
			t.Errorf("%s: %q is found", name, found)
		}
	}
}
