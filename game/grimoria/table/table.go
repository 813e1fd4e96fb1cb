package table

import (
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/ui"
)

// Table is the scene of a running game. It shows a model that is folded from events as their beats
// end. It consists of parts, each of which knows only those before it.
type Table struct {
	turn
	tutor  tutor
	think  func(units int) (done bool)
	puzzle *puzzle // nil: the game is no riddle
}

func newTable(a *ui.App, g *Game, s *session.Session) *Table {
	t := &Table{think: s.Think, turn: turn{choice: choice{Tableau: board.New(a, s), picked: -1}, g: g, blind: nobody}}
	t.tutor = tutor{turn: &t.turn, on: t.goOn}
	t.Hands = &t.turn
	cfg := s.Config()
	if t.tutor.first = g.isFirst(&cfg); t.tutor.first {
		t.read = t.tutor.readOn
	}
	t.rebuild()
	return t
}

// Viewer returns the name of the person whose view is shown, "" for the public's.
func (t *Table) Viewer() string {
	if t.Private() && t.Session.IsHuman(t.turn.Viewer) {
		return t.Names[t.turn.Viewer]
	}
	return ""
}

// Shows returns the board that is seen.
func (t *Table) Shows() *board.Board { return t.Board }

// Name returns "grimoria".
func (t *Table) Name() string { return board.GameName }

// Opaque returns true.
func (t *Table) Opaque() bool { return true }

// Retell rebuilds all text.
func (t *Table) Retell() { t.App.Changed() }

// Record returns the record of the game so far, nil for a riddle.
func (t *Table) Record() []byte {
	if t.puzzle != nil {
		return nil // it could not be read again
	}
	return t.Session.Record()
}

// Ended reports whether the game has been played to its end.
func (t *Table) Ended() bool { return t.Session.Over() }

// TableOf returns the visible table, nil if there is none.
func TableOf(a *ui.App) *Table {
	seen := a.Seen()
	for i := len(seen) - 1; i >= 0; i-- {
		if t, ok := seen[i].(*Table); ok {
			return t
		}
	}
	return nil
}
