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
	if err := annals.Save(st, &place, l); err != nil {
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
	l, place, err = annals.Load[annals.Ledger](st, name, "4")
	if err == nil || annals.Save(st, &place, l) != nil {
		t.Errorf("newer annals: %+v, %v", place, err)
	}
	if data, err := st.Read(store.Save, name); string(data) != `{"version":2}` {
		t.Errorf("newer annals are now %q, %v", data, err)
	}
}

// book is annals that know where they are stored.
type book struct {
	annals.Ledger
	at annals.Place
}

func (b *book) Where() *annals.Place { return &b.at }

// Games are counted in what is stored now, even if another program has stored it since; what it has stored that
// cannot be used is left alone, and nothing that was counted before is lost.
func TestReplaced(t *testing.T) {
	const name = "ledger.json"
	for _, test := range []struct {
		text   string
		tells  bool
		games  int    // after the second game
		stored string // what the other program's text is later called, "" if it has been counted in
	}{
		{`{"version":1,"games":7,"won":3}`, false, 8, ""},
		{`{"version":2,"games":7}`, true, 2, name},
		{"no annals", true, 2, name + ".damaged-x"},
	} {
		st := store.NewMemory()
		load := func() (*book, error) {
			l, place, err := annals.Load[annals.Ledger](st, name, "x")
			return &book{*l, place}, err
		}
		b, err := load()
		count := func(id string) error {
			b.Count(annals.Result{ID: id}, "2026-11-27")
			return annals.Save(st, &b.at, &b.Ledger)
		}
		if err = errors.Join(err, count("a"), st.Write(store.Save, name, []byte(test.text))); err != nil {
			t.Fatal(err)
		}
		if b, err = annals.Refresh(st, b, load); (err != nil) != test.tells {
			t.Errorf("%s: told %v", test.text, err)
		}
		if err := count("b"); err != nil || b.Games != test.games {
			t.Errorf("%s: %d games, %v", test.text, b.Games, err)
		}
		if data, err := st.Read(store.Save, test.stored); test.stored != "" && string(data) != test.text {
			t.Errorf("%s is now %q, %v", test.text, data, err)
		}
		if same, err := annals.Refresh(st, b, load); same != b || err != nil {
			t.Errorf("%s: told again: %v", test.text, err)
		}
		if again, _ := load(); again.Games != test.games {
			t.Errorf("%s: %d games after a restart", test.text, again.Games)
		}
	}
}
