package table

import (
	"strconv"

	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/kit"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// ShowRules opens the rule book at what has the focus or lies under the pointer, otherwise at its first chapter.
func (g *Game) ShowRules(a *ui.App) { kit.ShowBook(a, ruleBook, pageHere(a)) }

// openRules opens the rule book.
func (tn *turn) openRules() { tn.g.ShowRules(tn.App) }

// pageHere returns the id of the page about what the player points at.
func pageHere(a *ui.App) string {
	id := a.Hover()
	if a.FocusShown() {
		id = a.Focused()
	}
	if e := a.Tree().Find(id); e != nil {
		for _, i := range e.Icons {
			switch i.Kind {
			case board.IconSpell:
				return spellPage(int(i.What))
			case board.IconCard, board.IconMedal, board.IconScene:
				return cardPage(grimoria.Card(i.What))
			}
		}
	}
	return show.BookChapters[0]
}

func spellPage(spell int) string         { return "spell." + strconv.Itoa(spell) }
func cardPage(card grimoria.Card) string { return "card." + strconv.Itoa(int(card)) }

// ruleBook returns the rule book in a language: how a round goes, the spells, the cards, and how the night ends.
func ruleBook(c *words.Catalogue) (b kit.Book) {
	icons := [...]ui.Icon{board.FaceDown(false), board.SpellIcon(1), board.CardIcon(grimoria.Places), board.CardIcon(0), board.CoinIcon(1)}
	for i, id := range show.BookChapters {
		chapter := kit.Chapter{ID: id, Name: c.Text("how." + id), Icon: icons[i]}
		for j, e := range show.BookEntries(id, c) {
			chapter.Blocks = append(chapter.Blocks, entryBlock(e, id+"."+strconv.Itoa(j)))
		}
		b.Chapters = append(b.Chapters, chapter)
	}
	return b
}

// entryBlock returns a paragraph, beside what it is about; others is the id of one that is about no spell and no card.
func entryBlock(e show.BookEntry, others string) kit.Block {
	const high = 58
	b := kit.Block{ID: others, Title: e.Title, Text: e.Text}
	beside := func(id string, look ui.Look, w float32, i ui.Icon) {
		b.ID, b.Icon, b.Beside = id, i, ui.Element{Look: look, Rect: ui.Rect{W: w, H: high}, Icons: []ui.Icon{i}}
	}
	switch {
	case e.Spell > 0:
		beside(spellPage(e.Spell), board.LookPlate, high, board.SpellIcon(e.Spell))
	case e.Card != grimoria.NoCard:
		beside(cardPage(e.Card), board.LookCard, high*board.CardRatio, board.CardIcon(e.Card))
	}
	return b
}
