package table

import (
	"math/bits"
	"slices"
	"strconv"
	"strings"
	"testing"

	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/rules/grimoria"
)

// A crest above the chronicle leaves the turns in which a player takes part, whole: nothing that is left out names them.
func TestChronicleOfSome(t *testing.T) {
	a := newApp(t, nil)
	deal(t, a, 4, 1, false)
	hit := false
	play(t, a, func(tb *Table, phase grimoria.Phase) {
		if phase != grimoria.PhaseTake || tb.Model.Round < 3 {
			return
		}
		for seat := range grimoria.Seat(4) {
			left := show.Sift(tb.Lines, 1<<seat)
			if len(left) == 0 || len(left) == len(tb.Lines) || !slices.IsSorted(left) {
				t.Fatalf("round %d: of %d lines %d are left", tb.Model.Round, len(tb.Lines), len(left))
			}
			of := grimoria.NoSeat // whose turn it is
			for i := range tb.Lines {
				l := &tb.Lines[i]
				if l.Turn {
					of = l.Seat
				}
				stays := slices.Contains(left, i)
				if text := l.Text.In(a.Words()); !stays && (l.Round > 0 || strings.Contains(text, tb.Names[seat])) {
					t.Fatalf("%q is left out for %s", text, tb.Names[seat])
				}
				hit = hit || stays && of < grimoria.NoSeat && of != seat
			}
		}
	})
	if !hit {
		t.Error("nobody ever took part in another's turn")
	}
}

// The crests stand above the chronicle, which then ends with the newest line that is left. All of
// them, or none, leave everything.
func TestCrestsOfTheChronicle(t *testing.T) {
	a := newApp(t, nil)
	deal(t, a, 4, 1, false)
	looked := false
	play(t, a, func(tb *Table, phase grimoria.Phase) {
		if looked || phase != grimoria.PhaseTake || tb.Model.Round < 3 {
			return
		}
		looked = true
		press(t, a, "table.log")
		lists := func() (ids []string) {
			for _, e := range a.Tree().Elements {
				if strings.HasPrefix(e.ID, "drawer.line.") {
					ids = append(ids, e.ID)
				}
			}
			return ids
		}
		all := lists()
		press(t, a, "drawer.filter.2")
		if e := a.Element("drawer.filter.2"); !e.Checked || e.Label == "" {
			t.Errorf("the crest is %+v", e)
		}
		some := lists()
		last := show.Sift(tb.Lines, 1<<1)
		if end := "drawer.line." + strconv.Itoa(last[len(last)-1]); !slices.Contains(some, end) {
			t.Errorf("%s is not in view: %v", end, some)
		}
		for _, id := range []string{"1", "3", "4"} {
			press(t, a, "drawer.filter."+id)
		}
		if now := lists(); !slices.Equal(now, all) {
			t.Errorf("with all crests %v are shown, without any %v", now, all)
		}
		tb.Pull(board.NoDrawer)
	})
	if !looked {
		t.Error("the chronicle was not opened")
	}
}

// Each spell that several choose has a line of its own, which concerns those and nobody else.
func TestClashesAreChronicled(t *testing.T) {
	a := newApp(t, nil)
	deal(t, a, 4, 1, false)
	clashes := 0
	var lines []show.Line
	play(t, a, func(tb *Table, _ grimoria.Phase) { lines = tb.Lines })
	chosen := map[int]uint8{}
	for i := range lines {
		l := &lines[i]
		switch {
		case l.Round > 0:
			for spell, who := range chosen {
				if bits.OnesCount8(who) > 1 {
					t.Errorf("before round %d nothing tells that %04b chose %d", l.Round, who, spell)
				}
			}
			clear(chosen)
		case l.Text.Key == "tale.chosen":
			chosen[l.Spell] |= l.With
		case l.Text.Key == "reveal.clash":
			if clashes++; l.With != chosen[l.Spell] {
				t.Errorf("%q concerns %04b, not %04b", l.Text.In(a.Words()), l.With, chosen[l.Spell])
			}
			delete(chosen, l.Spell)
		}
	}
	if clashes == 0 {
		t.Error("nobody ever chose the same spell")
	}
}
