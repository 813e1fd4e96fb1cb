package table

import (
	"fmt"
	"strings"
	"testing"

	"touria.games/touria/game/grimoria/bot"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/grimoria"
)

// Every spell has its name on the chart, and the magic level is in sight, on desks, with large text, and
// on phones, in every language.
func TestSpellsAreNamed(t *testing.T) {
	for _, lang := range words.Languages() {
		for _, at := range []struct {
			size uitest.Size
			text int
		}{{uitest.Size{1280, 720}, 100}, {uitest.Size{1920, 1080}, 100}, {uitest.Size{1024, 768}, 100}, {uitest.Size{1280, 720}, 150}, {uitest.Size{844, 390}, 100}, {uitest.Size{390, 844}, 100}, {uitest.Size{390, 844}, 150}} {
			for _, players := range []int{3, 5} {
				a := newApp(t, nil)
				a.Words().Use(lang)
				a.Settings().TextScale = at.text
				a.Resize(at.size[0], at.size[1])
				a.Adapt()
				deal(t, a, players, 1, false)
				due(t, a)
				a.Changed()
				where := fmt.Sprintf("%s, %v at %d %%, %d players", lang, at.size, at.text, players)
				for spell := 1; spell <= grimoria.LastSpell; spell++ {
					if e := a.Tree().Find(fmt.Sprint("table.spell.", spell)); e == nil || e.Text == "" || e.Fit.Clipped {
						t.Errorf("%s: spell %d has no name", where, spell)
					}
				}
				level := fmt.Sprint(TableOf(a).Model.Level)
				if e := a.Tree().Find("table.level"); e == nil || !strings.Contains(e.Text, level) {
					if e := a.Tree().Find("table.round"); e == nil || !strings.Contains(e.Text, level) {
						t.Errorf("%s: the level is not in sight", where)
					}
				}
			}
		}
	}
}

// A row of the order shows all cards that a spell has drawn, and has a sentence that fits, in every language.
func TestDrawnCardsAreInTheOrder(t *testing.T) {
	for _, lang := range words.Languages() {
		for _, cards := range [][]grimoria.Card{
			{grimoria.Messenger, grimoria.City, grimoria.Messenger},
			{grimoria.NoCard, grimoria.NoCard, grimoria.Merchant},
			{grimoria.Merchant, grimoria.Princess, grimoria.Village},
		} {
			a := newApp(t, nil)
			a.Words().Use(lang)
			deal(t, a, 3, 1, false)
			tb, _ := due(t, a)
			events := []grimoria.Event{{Kind: grimoria.SpellCast, Spell: 15, Only: rules.Everyone}, {Kind: grimoria.Paid, Coins: 1, Spell: 15, Only: rules.Everyone}}
			for _, c := range cards {
				events = append(events, grimoria.Event{Kind: grimoria.Drawn, Card: c, Stack: true, Only: rules.Everyone})
			}
			tb.Model.Round = 2 // there is one to tell of
			for seat := range grimoria.Seat(3) {
				m := tb.Model
				m.Active, m.Seats[seat].Spell = seat, 15
				for i := range events {
					events[i].Seat = seat
				}
				tb.Deeds[seat].Tales = show.Tell(&m, events, show.Voice{Names: &tb.Names, You: 0})
			}
			a.Changed()
			for seat := range grimoria.Seat(3) {
				id, n := "table.order."+seat.String(), 0
				if e := a.Tree().Find(id + ".gain"); e != nil {
					for _, icon := range e.Icons {
						n += max(1, icon.Count)
					}
				}
				if n != len(cards) {
					t.Errorf("%s: %d of the cards %v are shown", lang, n, cards)
				}
				if e := a.Tree().Find(id + ".text"); e == nil || e.Text == "" || e.Fit.Clipped {
					t.Errorf("%s: that %v were drawn has no sentence", lang, cards)
				}
			}
		}
	}
}

// Whoever plays, their name fits wherever the table shows it, at every size, in every language and text size.
func TestNamesFit(t *testing.T) {
	tempers := bot.Tempers()
	app := func() *ui.App {
		return uitest.App(ui.Config{Version: "1.0", Speed: -1, Think: 400, Games: []ui.Game{&Game{}}})
	}
	uitest.Sweep(t, uitest.Sizes, nil, app, func(t *testing.T, a *ui.App, s uitest.Screen) {
		if s.Lang == words.Pseudo { // no character's name is so long in any language
			return
		}
		for _, players := range []int{3, 5} {
			if players > 3 { // another game
				a = app()
				s.Set(a)
			}
			deal(t, a, players, 1, false)
			tb, _ := due(t, a)
			for first := range tempers {
				for seat := range players {
					tb.Names[seat] = a.T("bot." + tempers[(first+seat)%len(tempers)] + ".name")
				}
				a.Changed()
				for i := range a.Tree().Elements {
					e := &a.Tree().Elements[i]
					if strings.HasSuffix(e.ID, ".name") && e.Fit.Clipped {
						t.Errorf("%d players: %s %q does not fit into %v", players, e.ID, e.Text, e.Rect)
					}
				}
			}
		}
	})
}
