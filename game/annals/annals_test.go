package annals_test

import (
	"errors"
	"testing"

	"touria.games/touria/game/annals"
	"touria.games/touria/game/store"
)

// A game counts once, and an achievement is new once.
func TestCount(t *testing.T) {
	var l annals.Ledger
	for i, c := range []struct {
		result annals.Result
		news   int
		ok     bool
	}{
		{annals.Result{ID: "a", Won: true, Level: "quest", Earned: []string{"x", "y"}}, 2, true},
		{annals.Result{ID: "a", Won: true, Level: "quest", Earned: []string{"z"}}, 0, false},
		{annals.Result{ID: "b", Earned: []string{"x", "z"}}, 1, true},
	} {
		news, ok := l.Count(c.result, "2026-11-24")
		if len(news) != c.news || ok != c.ok {
			t.Errorf("%d: %v, %v", i, news, ok)
		}
	}
	if l.Games != 2 || l.Won != 1 || l.Levels["quest"] != 1 || len(l.Earned) != 3 {
		t.Errorf("%+v", l)
	}
}

// What is saved is read again; what is damaged is put aside, and what is newer is left alone.
func TestFile(t *testing.T) {
	const name = "ledger.json"
	st := store.NewMemory()
	l, place, err := annals.Load[annals.Ledger](st, name, "1")
	if err != nil || l.Games != 0 {
		t.Fatalf("%+v, %v", l, err)
	}
	l.Count(annals.Result{ID: "a", Won: true}, "2026-11-24")
	if err := annals.Save(st, place, l); err != nil {
		t.Fatal(err)
	}
	if l, _, err = annals.Load[annals.Ledger](st, name, "2"); err != nil || l.Won != 1 {
		t.Errorf("%+v, %v", l, err)
	}
	for _, text := range []string{"{", `{"version":1,"games":1,"won":2}`} {
		if err := st.Write(store.Save, name, []byte(text)); err != nil {
			t.Fatal(err)
		}
		var damaged *annals.Damaged
		if l, _, err = annals.Load[annals.Ledger](st, name, "3"); !errors.As(err, &damaged) || l.Games != 0 {
			t.Errorf("%s: %+v, %v", text, l, err)
		}
	}
	if err := st.Write(store.Save, name, []byte(`{"version":2}`)); err != nil {
		t.Fatal(err)
	}
	if _, place, err = annals.Load[annals.Ledger](st, name, "4"); err == nil || place == name {
		t.Errorf("newer annals: %q, %v", place, err)
	}
}
