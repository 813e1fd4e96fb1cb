package turn

import (
	"unicode"
	"unicode/utf8"

	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/touria"
)

// act is what the main button does now.
type act struct {
	Text   string // names the act, as in "Walk to the thief"
	Why    string // why there is nothing to do; empty if there is
	Marked bool   // there is no way back from it

	Costs, Gives []ui.Icon // what is certainly paid and got
	Either       bool      // one of what it gives
}

// Act returns what the main button does now. An offer is answered by its own
// buttons: the main button has a part in it only once an answer is selected.
func (t *Turn) Act() act {
	o := t.Primary()
	switch {
	case !t.Deciding:
		return act{Why: t.a.T("undo.bot")}
	case t.Forced():
		return act{Why: t.a.T("table.confirm.nothing")}
	case o == nil && t.Way() != nil:
		c := act{Text: Sentence(show.WalkTo(t.Board.Model.Dest).In(t.a.Words()))}
		c.Costs, c.Gives = t.Way().Costs(), t.Way().Icons()
		return c
	case o == nil && t.Choices.Question:
		return act{Why: t.a.T("first." + t.View.Phase().String())}
	case o == nil:
		return act{Why: t.a.T("table.confirm.nothing")}
	}
	c := act{Text: t.ActName(o), Marked: o.Reveals && !Ends(o), Costs: o.Costs, Gives: o.Gives}
	if way := t.Way(); way != nil && t.TowerPicked() {
		c.Costs, c.Gives = way.Costs(), way.Icons()
	}
	return c
}

// ActName returns the name of what an option does, as the beginning of a sentence.
func (t *Turn) ActName(o *show.Option) string {
	return Sentence(o.Name().In(t.a.Words()))
}

// Sentence returns a text as the beginning of a sentence.
func Sentence(text string) string {
	first, n := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + text[n:]
}

// Ends reports whether an option ends the turn. That is never taken back, and
// everybody knows it.
func Ends(o *show.Option) bool {
	return o.Leaf() && (o.Decision.Kind == touria.EndTurn || o.Decision.Kind == touria.NoDouble)
}
