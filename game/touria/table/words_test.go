package table

import (
	"strings"
	"testing"
	"unicode"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/touria"
)

// written returns the words on the screen, without numbers and signs.
func written(a *ui.App) (list []string) {
	tree := a.Tree()
	for i := range tree.Elements {
		e := &tree.Elements[i]
		for _, w := range strings.Fields(e.Text + " " + e.Sub) {
			if strings.ContainsFunc(w, unicode.IsLetter) {
				list = append(list, w)
			}
		}
	}
	return list
}

// The most words that the table shows at once in English, hints included: on desks and on phones.
const (
	mostOnDesks  = 60
	mostOnPhones = 40
)

// The table shows few words at once: in every state of the guided game, and in every state of games of two to four, with all
// hints.
func TestWordsOnTheScreen(t *testing.T) {
	for _, s := range []size{{1280, 720}, {844, 390}, {390, 844}} {
		limit := mostOnDesks
		if s[0] != 1280 {
			limit = mostOnPhones
		}
		most, when, over, states := 0, "", 0, 0
		var text []string
		look := func(a *ui.App, what string) {
			if a.Scene() != "table" && a.Scene() != "doors" {
				return
			}
			states++
			list := written(a)
			if len(list) > limit {
				over++
			}
			if len(list) > most {
				most, when, text = len(list), what, list
			}
		}
		a := newcomer(nil)
		a.Resize(s[0], s[1])
		f := &follower{a: a, tb: guided(t, a)}
		f.act = func(id string) { press(t, a, id) }
		f.until(t, "the end of the guidance", func() bool {
			id := hintOn(a, f.tb)
			look(a, "first game, "+id)
			if id == "guide.told" {
				press(t, a, "lesson")
			}
			return id == "guide.places" || f.tb.board.Model.Turn > 3
		})
		for _, players := range []string{"hb", "hbb", "hbbb"} {
			a := newApp(t, nil)
			a.Resize(s[0], s[1])
			a.Settings().Speed = beat.Normal
			cfg := config(players, "7")
			cfg.MemoryAid = players == "hb"
			cfg.Players[0].Hints = session.HintsFull
			tb := game(t, a, cfg)
			ch := chooser{dice: touria.NewDice(3)}
			for n := 0; n < 60; n++ {
				look(a, players+": "+tb.turn.Prompt())
				if o := tb.turn.Choices.Find("tower.NE"); o != nil && tb.turn.Settled() && a.Press("table.tower.NE") == nil && tb.turn.Picked != "" {
					look(a, players+": ways: "+tb.turn.Prompt())
					tb.cancel()
				}
				for range 30 {
					if wait(a, 1); a.Scene() == "table" || a.Scene() == "doors" {
						look(a, players+": "+tb.turn.Prompt())
					}
				}
				if tb.s.Over() || !ch.decide(t, a) {
					break
				}
			}
		}
		t.Logf("%v: at most %d words (%s), in %d of %d states more than %d: %s", s, most, when, over, states, limit, strings.Join(text, " "))
		if most > limit {
			t.Errorf("%v: %d words on the screen", s, most)
		}
	}
}
