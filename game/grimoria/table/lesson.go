package table

import "touria.games/touria/rules/grimoria"

// lessons are the decisions that are explained to newcomers, in the book, until they have been made
// twice.
var lessons = map[grimoria.Phase]string{
	grimoria.PhaseChoose: "learn.choose", grimoria.PhaseTake: "learn.take", grimoria.PhaseDiscard: "learn.discard", grimoria.PhaseTarget: "learn.target",
	grimoria.PhaseSeize: "learn.seize", grimoria.PhaseDefend: "learn.defend", grimoria.PhaseWarn: "learn.warn", grimoria.PhasePutAway: "learn.put_away",
}

// lesson returns what to tell a newcomer about the decision that is due, "" if that is known.
func (t *Table) lesson() string {
	key := lessons[t.s.Phase()]
	if key == "" || !t.deciding || t.wait > 0 || t.watched != nil || t.a.Settings().Knows(t.g.Name(), key) {
		return ""
	}
	return t.a.T(key)
}

// learn notes that a decision has been made: the second time it is known.
func (t *Table) learn() {
	key := lessons[t.s.Phase()]
	set := t.a.Settings()
	if key == "" || t.wait > 0 || set.Knows(t.g.Name(), key) {
		return
	}
	if once := key + ".once"; !set.Knows(t.g.Name(), once) {
		key = once
	}
	set.Learn(t.g.Name(), key)
	t.a.Save()
}
