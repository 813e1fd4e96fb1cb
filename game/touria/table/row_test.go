package table

import (
	"strings"
	"testing"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/touria"
)

// Where there is room, rows say beside their pictures what they do, since nobody can
// point at them on a touch screen before pressing.
func TestRowsHaveWords(t *testing.T) {
	a := newApp(t, nil)
	a.Resize(844, 390)
	tb := game(t, a, config("hb", "3"))
	start(t, a, tb)
	ch := chooser{dice: touria.NewDice(3)}
	for n := 0; !tb.turn.Open() || tb.turn.View.Phase() != touria.PhaseDragon; n++ {
		if n > 100000 || a.Scene() == "end" {
			t.Fatal("nobody rolls the die")
		}
		if tb.turn.Open() {
			ch.press(t, a, tb)
		}
		wait(a, 1)
	}
	buttons, said := 0, 0
	tree := a.Tree()
	for i := range tree.Elements {
		e := &tree.Elements[i]
		if !strings.HasPrefix(e.ID, "table.option.") {
			continue
		}
		switch {
		case strings.HasSuffix(e.ID, ".words"):
			if said++; e.Text == "" || e.Fit.Clipped {
				t.Errorf("%s says %q", e.ID, e.Text)
			}
		case e.Pressable() && e.Look == ui.LookOption:
			buttons++
		}
	}
	if buttons < 1 || said != buttons {
		t.Errorf("%d of %d rows have words", said, buttons)
	}
}

// Who may join in reads what for, in every language and with a rival of a long name, and the words keep off the edges of
// their row.
func TestOffersHaveWords(t *testing.T) {
	for _, lang := range words.Languages() {
		a := newApp(t, nil)
		a.Words().Use(lang)
		cfg := config("hb", "3")
		cfg.Players[1].Name = a.T("bot.purist.name")
		tb := game(t, a, cfg)
		start(t, a, tb)
		offers := 0
		playUntil(t, a, tb, func() bool {
			if tb.turn.View.Phase() != touria.PhaseJoin {
				return false
			}
			tree := a.Tree()
			row := tree.Find("table.option.join.elixir")
			said := tree.Find("table.option.join.elixir.words")
			if said == nil || said.Text == "" || said.Fit.Clipped {
				t.Errorf("%s: the offer says %+v", lang, said)
			} else if high := float32(len(said.Fit.Lines)) * said.Fit.Size * ui.LineHeight; high+2*rowGap > row.Rect.H {
				t.Errorf("%s: %q of %v lies in %v", lang, said.Text, high, row.Rect)
			}
			offers++
			return offers == 4
		})
	}
}

// In a large window nothing has to be pointed at to learn what it is: the discard pile has
// its name, and what lifts the closed screen says so.
func TestSignsHaveWords(t *testing.T) {
	for _, lang := range words.Languages() {
		a := newApp(t, nil)
		a.Words().Use(lang)
		tb := game(t, a, config("hb", "3"))
		start(t, a, tb)
		if e := a.Tree().Find("table.discard.name"); e == nil || e.Text != a.T("table.discard.short") || e.Fit.Clipped {
			t.Errorf("%s: the discard pile has the name %+v", lang, e)
		}
		tb.board.ToggleLid()
		if e := a.Tree().Find("table.uncover"); e == nil || e.Text != a.T("screen.lift") || e.Fit.Clipped {
			t.Errorf("%s: the closed screen is lifted by %+v", lang, e)
		}
	}
}

// A row whose option costs and gives nothing certain shows what it is about.
func TestRowsShowWhatTheyAreAbout(t *testing.T) {
	a := newApp(t, nil)
	tb := game(t, a, config("hb", "3"))
	for _, c := range []struct {
		target ui.Target
		want   ui.Icon
	}{
		{show.Thing(show.TargetItem, touria.Rose), ui.Icon{Kind: show.IconItem, What: uint8(touria.Rose)}},
		{show.Thing(show.TargetGem, touria.Black), ui.Icon{Kind: show.IconGem, What: uint8(touria.Black)}},
		{show.Thing(show.TargetDoor, 4), ui.Icon{Kind: show.IconDoor, What: 4}},
		{ui.Target{Kind: show.TargetDie}, ui.Icon{Kind: show.IconDie, What: uint8(tb.board.Model.Die)}},
		{ui.Target{Kind: show.TargetElixir}, ui.Icon{Kind: show.IconElixir}},
	} {
		if costs, gives, symbol := tb.sheet.picture(&show.Option{Target: c.target}); len(costs) > 0 || symbol != pictures.SymNone || len(gives) != 1 || gives[0] != c.want {
			t.Errorf("%v is shown by %v, %v, %v", c.target, costs, gives, symbol)
		}
	}
	gold := ui.Icon{Kind: show.IconGold, Count: 2}
	if costs, _, _ := tb.sheet.picture(&show.Option{Target: show.Thing(show.TargetItem, touria.Rose), Costs: []ui.Icon{gold}}); len(costs) != 1 || costs[0] != gold {
		t.Errorf("a cost is shown by %v", costs)
	}
}
