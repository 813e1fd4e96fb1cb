package show

import (
	"strconv"

	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// Names are the players' names by seat.
type Names [grimoria.MaxSeats]string

// The catalogue keys of the game's things.

// CardName returns the key of a card's name, CardText that of what it does.
func CardName(c grimoria.Card) string { return "card." + c.String() + ".name" }
func CardText(c grimoria.Card) string { return "card." + c.String() + ".text" }

// SpellName returns the key of a spell's name, SpellText that of what it does.
func SpellName(spell int) string { return "spell." + strconv.Itoa(spell) + ".name" }

// SpellNarrow returns the key of a spell's name for narrow places, in which long words are broken.
func SpellNarrow(spell int) string { return "spell." + strconv.Itoa(spell) + ".narrow" }
func SpellText(spell int) string   { return "spell." + strconv.Itoa(spell) + ".text" }

// SpellKind is what a spell belongs to, which its plate shows.
type SpellKind uint8

// The kinds of spells.
const (
	White SpellKind = iota
	Gold
	Protection
	Attacking
	Black
)

// KindOf returns the kind of a spell.
func KindOf(spell int) SpellKind {
	switch spell {
	case 3, 7, 13, 15:
		return Black
	case 6, 10:
		return Gold
	case 8, 11:
		return Protection
	case 9, 12, 14:
		return Attacking
	}
	return White
}

// KindName returns the key of the kind's name.
func (k SpellKind) KindName() string {
	return "spell.kind." + [...]string{"white", "gold", "protection", "attack", "black"}[k]
}

// Coins returns a number of coins as a text.
func Coins(n int) words.Text { return words.Say("coins.count", words.Num("Count", n)) }

// Ask returns what the table asks: the decision that is due, of the seat that is to make it.
func Ask(m *Model, names *Names) words.Text {
	switch {
	case m.Phase == grimoria.PhaseChoose && m.Viewer < grimoria.NoSeat:
		return words.Say("ask.choose", words.Lit("Name", names[m.Viewer]))
	case m.Phase == grimoria.PhaseChoose:
		return words.Say("ask.seals")
	case m.ToMove == grimoria.NoSeat:
		return words.Say("tale.ended")
	case m.ToMove != m.Viewer:
		return words.Say("ask.wait", words.Lit("Name", names[m.ToMove]))
	}
	return words.Say("ask."+m.Phase.String(), words.Lit("Name", names[m.ToMove]))
}

// AskOf asks for the answer to an attack and names attacker and spell. ok is false if nothing more is known than
// Ask says.
func AskOf(m *Model, names *Names) (text words.Text, ok bool) {
	a := &m.Attack
	if m.Phase != grimoria.PhaseDefend || m.ToMove != m.Viewer || a.By >= grimoria.NoSeat {
		return text, false
	}
	name := words.Lit("Name", names[a.By])
	switch {
	case a.Spell == 9:
		return words.Say("ask.piped", name), true
	case a.Spell == 12:
		return words.Say("ask.robbed", name), true
	case a.Named != grimoria.NoCard:
		return words.Say("ask.clawed", name, words.Ref("Card", CardName(a.Named))), true
	}
	return text, false
}
