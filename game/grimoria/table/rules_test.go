package table

import (
	"strings"
	"testing"

	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// heading reports whether the open page shows a title, in sight.
func heading(a *ui.App, title string) bool {
	for _, e := range a.Tree().Elements {
		if e.Look == ui.LookHeading && e.Text == title && e.Pane != nil && e.Seen().H > e.Rect.H-1 {
			return true
		}
	}
	return false
}

// Every spell and every card is found by its name in each language, and the index leads to its page.
func TestBookFindsSpellsAndCards(t *testing.T) {
	for _, lang := range words.Languages() {
		a := newApp(t, nil)
		a.Words().Use(lang)
		c := a.Words()
		names := map[string]string{}
		for spell := 1; spell <= grimoria.LastSpell; spell++ {
			names[spellPage(spell)] = c.Text(show.SpellName(spell))
		}
		for k := range grimoria.NoCard {
			names[cardPage(k)] = c.Text(show.CardName(k))
		}
		for page, name := range names {
			press(t, a, "title.grimoria.rules", "rules.contents")
			a.Tree().Find("rules.search").OnType(strings.ToUpper(name))
			a.Tree()
			press(t, a, "rules.term.0")
			found := false
			for _, chapter := range ruleBook(c).Chapters {
				for _, b := range chapter.Blocks {
					found = found || b.ID == page && heading(a, b.Title)
				}
			}
			if !found {
				t.Errorf("%s: %q does not lead to %s", lang, name, page)
			}
			press(t, a, "rules.done")
		}
	}
}

// A spell under the pointer opens its page.
func TestBookOpensAtSpell(t *testing.T) {
	a := newApp(t, nil)
	press(t, a, "title.grimoria.play")
	opened := false
	for range 4000 {
		for _, e := range a.Tree().Elements {
			if !opened && a.Tree().Reachable(&e) && len(e.Icons) > 0 && e.Icons[0].Kind == board.IconSpell {
				a.SetFocus(e.ID)
				a.Game().ShowRules(a)
				spell := int(e.Icons[0].What)
				if opened = true; a.Scene() != "rules" || !a.Element("rules.spells").Checked {
					t.Errorf("spell %d opens %s", spell, a.Scene())
				}
			}
		}
		if opened {
			return
		}
		wait(a, 1)
	}
	t.Error("no spell on the table")
}
