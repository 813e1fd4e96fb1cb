package table

import (
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// prompt says who must decide what.
func (tn *turn) prompt() string {
	a, m := tn.App, tn.Model
	switch {
	case tn.Blind():
		return tn.blindPrompt()
	case tn.Going() != "":
		return tn.Going()
	case tn.Queue.Busy(), tn.Deciding():
		m = tn.For(tn.Actor)
		if m.Phase == grimoria.PhaseChoose && tn.Actor == grimoria.NoSeat {
			return a.T("level.round", words.Num("Count", m.Round), words.Num("Level", m.Level))
		}
	case m.Phase == grimoria.PhaseChoose:
		m = tn.For(grimoria.NoSeat)
	}
	if long, ok := show.AskOf(&m, &tn.Names); ok { // who attacks, and with what, if the ribbon has room for it
		if text := long.In(a.Words()); tn.FitsRibbon(text, 2) {
			return text
		}
	}
	return show.Ask(&m, &tn.Names).In(a.Words())
}
