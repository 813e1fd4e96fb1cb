package save

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"touria.games/touria/game/store"
)

// Whatever the clock does, the last game that was kept is the first of the list, and what goes when
// there are too many is what was kept first.
func TestClockJumps(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := New(store.NewMemory(), told{})
		s.inPage = rapid.Bool().Draw(t, "page")
		at := time.Date(2026, 11, 27, 12, 0, 0, 0, time.UTC)
		stamp := at.Format("20060102-150405")
		s.Stamp = func() string { return stamp }
		var kept []string
		for i := range s.Limit() + 8 {
			at = at.Add(time.Duration(rapid.Int64Range(-int64(1000*time.Hour), int64(1000*time.Hour)).Draw(t, "jump")))
			stamp = at.Format("20060102-150405")
			if rapid.IntRange(0, 9).Draw(t, "odd") == 0 {
				stamp = rapid.SampledFrom([]string{"", "0", "damaged", "99999999-999999", "20261127T120000123", "20261127-120000-n7"}).Draw(t, "stamp")
			}
			r := s.Autosave().Begin([]byte(first))
			decide(r, i, over)
			s.Keep(r)
			s.settle()
			kept = append([]string{fmt.Sprintf("finished [%d 99]", i)}, kept...)
			kept = kept[:min(len(kept), s.Limit())]
			var got []string
			games, err := s.Kept()
			if err != nil {
				t.Fatal(err)
			}
			for _, k := range games {
				text, err := s.Text(k)
				if err != nil {
					t.Fatal(err)
				}
				got = append(got, fmt.Sprint(k.Shelf, " ", decisions(text)))
			}
			if !slices.Equal(got, kept) {
				t.Fatalf("after game %d, with the stamp %q: kept are %q, want %q", i, stamp, got, kept)
			}
		}
	})
}

// Games that a version without numbers has kept come after those with one, in the order of their
// stamps, and the first to go are the oldest of them.
func TestNumbersFollowStamps(t *testing.T) {
	st := store.NewMemory()
	s := New(st, told{})
	s.Stamp = func() string { return "20261127-120000" }
	for i := range s.Limit() {
		if err := st.Write(store.Save, fmt.Sprintf("finished-2027%04d-101500-%08d.%s", 101+i, i, s.game.Name()), []byte(text(i, over))); err != nil {
			t.Fatal(err)
		}
	}
	r := s.Autosave().Begin([]byte(first))
	decide(r, 1000, over)
	s.Keep(r)
	got := list(t, s)
	if len(got) != s.Limit() || got[0] != "finished [1000 99]" || got[1] != fmt.Sprintf("finished [%d 99]", s.Limit()-1) || got[len(got)-1] != "finished [1 99]" {
		t.Errorf("%d are kept: %q", len(got), got)
	}
}

// The date of a game is that of the place where the player is; its name is in UTC.
func TestDateIsLocal(t *testing.T) {
	utc := time.Local
	defer func() { time.Local = utc }()
	for zone, want := range map[int]string{0: "2026 11 27 true", 13: "2026 11 28 true", -12: "2026 11 26 true"} {
		time.Local = time.FixedZone("there", zone*3600)
		for _, stamp := range []string{"20261127-114500", "20261127T114500123"} {
			if got := fmt.Sprint(Kept{Stamp: stamp}.Date()); got != want {
				t.Errorf("%s, %d hours east of UTC: %s, want %s", stamp, zone, got, want)
			}
		}
	}
}

// The game of a record is read behind whatever editors and transfers put before it.
func TestGameOf(t *testing.T) {
	for text, want := range map[string]string{"{\"record\":\"sum\"}\n1\n": "sum", "\ufeff{\"record\":\"sum\"}": "sum", "\n\r\n \t{\"record\":\"sum\"}\n": "sum", "": "", "\n\n": "", "sum": ""} {
		if got := GameOf([]byte(text)); got != want {
			t.Errorf("%q is of %q, want %q", text, got, want)
		}
	}
}
