package board

import "touria.games/touria/rules/grimoria"

// Subject is the subject of the detail panel: a card, a spell, a player or a pile.
type Subject struct {
	Card  grimoria.Card // NoCard: none
	Spell int           // 0: none
	Title string        // of anything else, with its text
	Text  string
}

// None reports whether there is no subject.
func (s Subject) None() bool { return s.Card == grimoria.NoCard && s.Spell == 0 && s.Title == "" }
