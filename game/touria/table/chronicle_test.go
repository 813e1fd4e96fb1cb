package table

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// ids returns the ids of elements that begin with something.
func ids(a *ui.App, prefix string) (list []string) {
	for i := range a.Tree().Elements {
		if e := &a.Tree().Elements[i]; strings.HasPrefix(e.ID, prefix) {
			list = append(list, e.ID)
		}
	}
	return list
}

// The chronicle opens at the newest turn, a sentence for each turn; a turn unfolds
// to its lines, the crests leave only some players' turns, a press shows the place
// on the board, and paging reaches the first turn.
func TestChronicleByTurns(t *testing.T) {
	a := newApp(t, nil)
	tb := game(t, a, config("hbbb", "7"))
	ch := chooser{dice: touria.NewDice(3)}
	for len(show.Turns(tb.board.Lines)) < 20 && ch.decide(t, a) {
	}
	wait(a, 5)
	tb = TableOf(a)
	turns := show.Turns(tb.board.Lines)
	press(t, a, "table.log")
	newest := strconv.Itoa(turns[len(turns)-1].N)
	e := a.Tree().Find("drawer.turn." + newest)
	if e == nil {
		t.Fatalf("the newest turn is not in view: %v", ids(a, "drawer."))
	}
	told := map[string]bool{}
	check(t, a, "chronicle", told)
	seat := turns[len(turns)-2].Seat
	n := strconv.Itoa(turns[len(turns)-2].N)
	if e := a.Tree().Find("drawer.turn." + n); e == nil || !strings.Contains(e.Text, tb.board.Names[seat]) || strings.Contains(e.Text, "you") {
		t.Errorf("the row of turn %s is %+v", n, e)
	}
	if len(ids(a, "drawer.line.")) != 0 {
		t.Error("details are shown before they are asked for")
	}
	press(t, a, "drawer.fold."+n)
	if len(ids(a, "drawer.line.")) == 0 {
		t.Error("the turn does not unfold")
	}
	check(t, a, "unfolded", told)
	press(t, a, "drawer.fold."+n)
	if len(ids(a, "drawer.line.")) != 0 {
		t.Error("the turn does not fold")
	}
	press(t, a, "drawer.filter.W")
	rows := 0
	for i := range turns {
		if slices.Contains(ids(a, "drawer.turn."), "drawer.turn."+strconv.Itoa(turns[i].N)) {
			rows++
			if turns[i].Seat != rules.W && !turns[i].Joined.Has(rules.W) {
				t.Errorf("turn %d is %v's", turns[i].N, turns[i].Seat)
			}
		}
	}
	if rows == 0 {
		t.Error("the filter leaves nothing")
	}
	check(t, a, "filtered", told)
	press(t, a, "drawer.filter.W")
	if a.Tree().Find("drawer.turn.0") == nil {
		t.Fatalf("no way to the beginning: %v", ids(a, "drawer."))
	}
	press(t, a, "drawer.close")
	press(t, a, "table.log")
	press(t, a, "drawer.turn."+n)
	if tb.drawers.open != noDrawer || tb.board.Marked.Target != turns[len(turns)-2].Target() {
		t.Error("the place is not shown")
	}
}
