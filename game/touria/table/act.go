package table

import (
	"unicode"
	"unicode/utf8"

	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/touria"
)

// act is what the main button does now.
type act struct {
	Text   string // names the act, as in "Walk to the thief"
	Why    string // why there is nothing to do; empty if there is
	Marked bool   // there is no way back from it
}

// act returns what the main button does now. An offer is answered by its own
// buttons: the main button has a part in it only once an answer is selected.
func (t *Table) act() act {
	o := t.Primary()
	switch {
	case !t.deciding:
		return act{Why: t.a.T("undo.bot")}
	case t.wait > 0:
		return act{Why: t.a.T("table.confirm.nothing")}
	case o == nil && t.firstWay() != nil:
		return act{Text: sentence(show.WalkTo(t.board.Model.Dest).In(t.a.Words()))}
	case o == nil && t.choices.Question:
		return act{Why: t.a.T("first." + t.view.Phase().String())}
	case o == nil:
		return act{Why: t.a.T("table.confirm.nothing")}
	}
	return act{Text: t.actName(o), Marked: o.Reveals && !ends(o)}
}

// actName returns the name of what an option does, as the beginning of a sentence.
func (t *Table) actName(o *show.Option) string {
	return sentence(o.Name().In(t.a.Words()))
}

// sentence returns a text as the beginning of a sentence.
func sentence(text string) string {
	first, n := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + text[n:]
}

// ends reports whether an option ends the turn. That is never taken back, and
// everybody knows it.
func ends(o *show.Option) bool { return o.Leaf() && o.Decision.Kind == touria.EndTurn }

// yield says what a tower's place would give the viewer now, and whether there is a
// way back from it.
func (t *Table) yield(w touria.Tower) string {
	y := show.PreviewTower(t.s.Rules(), &t.view, w).Yield
	return t.yieldText(&y)
}

// yieldText puts a yield into words.
func (t *Table) yieldText(y *show.Yield) string {
	text := t.a.T("yield.now", words.Lit("What", y.Text.In(t.a.Words())))
	if y.Reveals {
		text += "\n" + t.a.T("decision.no_way_back")
	}
	return text
}
