package table

import (
	"strconv"
	"strings"
	"testing"

	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/touria"
)

// What stands beside a picture is about that picture: the sheet's title names the place that its head shows, and
// the card of a gem says what this gem would be for the viewer.
func TestWordsNameWhatIsShown(t *testing.T) {
	heads, held, cards := 0, 0, map[string]int{}
	for seed, play := range map[string]func(a *ui.App, tb *Table, so func() bool){
		"3":  func(a *ui.App, tb *Table, so func() bool) { until(t, a, tb, 7, so) },
		"5":  func(a *ui.App, tb *Table, so func() bool) { until(t, a, tb, 7, so) },
		"11": func(a *ui.App, tb *Table, so func() bool) { stepwise(a, tb, 7, so) },
	} {
		a := newApp(t, nil)
		tb := game(t, a, config("hb", seed))
		play(a, tb, func() bool {
			tree := a.Tree()
			face, title := tree.Find("table.panel.face"), tree.Find("table.panel.title")
			if face != nil && title != nil && len(face.Icons) == 1 && face.Icons[0].Kind == show.IconSpace {
				heads++
				if want := tb.board.PlaceName(touria.Space(face.Icons[0].What)); title.Text != want {
					t.Errorf("the head shows %q and says %q", want, title.Text)
				}
			}
			for i := range tree.Elements {
				if e := &tree.Elements[i]; e.Look == board.LookHold && e.Value != "" && !strings.Contains(e.Label, e.Value) {
					t.Errorf("%s shows %s and is read as %q", e.ID, e.Value, e.Label)
				} else if e.Look == board.LookHold && e.Value != "" {
					held++
				}
			}
			gems := tb.turn.View.Player(tb.board.Viewer).Gems
			for c := range touria.NoColour {
				e := tree.Find("table.card." + c.String() + ".use")
				if e == nil {
					continue
				}
				key := "gem.have"
				switch {
				case c == touria.Black:
					key = "gem.black"
				case gems[c] == 0:
					key = "gem.first"
				}
				cards[key]++
				if key == "gem.have" && !strings.Contains(e.Text, strconv.Itoa(int(gems[c]))) || key != "gem.have" && e.Text != a.T(key) {
					t.Errorf("of %d gems the card of a %v one says %q", gems[c], c, e.Text)
				}
			}
			return false
		})
	}
	if heads == 0 || held == 0 || len(cards) < 3 {
		t.Errorf("too little was shown: %d heads, %d things and %v", heads, held, cards)
	}
}
