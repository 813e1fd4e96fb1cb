package show

import (
	"strconv"

	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// BookChapters are the chapters of the rule book: how a round goes, the spells, the cards, and how
// the night ends. "how." and a chapter is the key of its name.
var BookChapters = [...]string{"round", "spells", "companions", "hidden", "end"}

// bookTopics is the number of topics of the chapters that are text.
var bookTopics = map[string]int{"round": 6, "end": 5}

// BookEntry is a paragraph of the rule book, with what it is about: a spell, a card, or neither.
type BookEntry struct {
	Card        grimoria.Card
	Spell       int
	Title, Text string
}

// BookEntries returns the paragraphs of a chapter.
func BookEntries(chapter string, c *words.Catalogue) (list []BookEntry) {
	card := func(k grimoria.Card) {
		list = append(list, BookEntry{Card: k, Title: c.Text(CardName(k)), Text: c.Text(CardText(k))})
	}
	switch chapter {
	case "spells":
		for spell := 1; spell <= grimoria.LastSpell; spell++ {
			list = append(list, BookEntry{Card: grimoria.NoCard, Spell: spell, Title: strconv.Itoa(spell) + ". " + c.Text(SpellName(spell)), Text: c.Text(SpellText(spell))})
		}
	case "companions":
		for k := grimoria.Card(grimoria.Places); k < grimoria.Adventures; k++ {
			card(k)
		}
	case "hidden":
		for k := range grimoria.NoCard {
			if !k.IsCompanion() {
				card(k)
			}
		}
	default:
		for i := 1; i <= bookTopics[chapter]; i++ {
			key := "how." + chapter + "." + strconv.Itoa(i)
			list = append(list, BookEntry{Card: grimoria.NoCard, Title: c.Text(key + ".title"), Text: c.Text(key + ".text")})
		}
	}
	return list
}
