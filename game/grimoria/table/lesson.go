package table

import (
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

// lessons are the decisions that are explained to newcomers, in the book, until they have been made
// twice.
var lessons = map[grimoria.Phase]string{
	grimoria.PhaseChoose: "learn.choose", grimoria.PhaseTake: "learn.take", grimoria.PhaseDiscard: "learn.discard", grimoria.PhaseTarget: "learn.target",
	grimoria.PhaseSeize: "learn.seize", grimoria.PhaseDefend: "learn.defend", grimoria.PhaseWarn: "learn.warn", grimoria.PhasePutAway: "learn.put_away",
}

// lesson returns what to tell a newcomer about the decision that is due, "" if that is known.
func (tn *turn) lesson() string {
	key := lessons[tn.Session.Phase()]
	if tn.guided && (tn.Session.Choosing() || tn.Session.Phase() == grimoria.PhaseTake) || tn.g.knows(tn.App, hintsOff) { // the guidance says it
		return ""
	}
	if key == "" || !tn.Deciding() || tn.wait > 0 || tn.g.knows(tn.App, key) {
		return ""
	}
	return tn.App.T(key)
}

// learn notes that a decision has been made: the second time it is known.
func (tn *turn) learn() {
	key := lessons[tn.Session.Phase()]
	if key == "" || tn.wait > 0 {
		return
	}
	if once := key + ".once"; !tn.g.knows(tn.App, once) {
		key = once
	}
	tn.App.Learn(tn.g.Name(), key)
}

// hintsOff is what the settings know when no hints are wanted.
const hintsOff = "hints.off"

// knows reports whether the player has been told something.
func (g *Game) knows(a *ui.App, id string) bool { return a.Settings().Knows(g.Name(), id) }

// hinted notes that the hint has been seen.
func (tn *turn) hinted() {
	if tn.hinting != "" {
		tn.App.Learn(tn.g.Name(), tn.hinting)
		tn.hinting = ""
	}
}
