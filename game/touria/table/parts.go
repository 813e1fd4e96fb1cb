package table

import (
	"touria.games/touria/game/kit"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/riddle"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/touria/turn"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
)

// base is what the parts of a table share.
type base struct {
	a        *ui.App
	g        *Game
	s        *session.Session
	board    *board.Board // the one that is shown
	first    bool         // it is the first game, which is guided
	untold   bool         // what its rival took before the first turn is told after it
	saveTold bool         // the player knows that saving fails
	puzzle   *puzzle      // nil: the game is no riddle
}

// recalled returns what the viewer could know of a rival by a perfect memory (T10.4);
// ok is false without the memory aid or where the things lie open anyway.
func (gr *base) recalled(seat rules.Seat) (m show.Memory, ok bool) {
	bd := gr.board
	if !gr.s.Config().MemoryAid || seat >= rules.NoSeat || bd.Model.Players[seat&3].Shown {
		return m, false
	}
	at := gr.s.Len() - len(bd.Pending)
	if gr.untold {
		at = 0
	}
	v := gr.s.Rules().View(gr.s.Before(at), bd.Viewer)
	return show.Recall(&v, seat), true
}

// past is what the others did.
type past struct {
	*base
	turn   *turn.Turn
	rewind func(turns []show.Turn, i int) // shows turns again, from one of them on
}

// people are the others at the table: their cards, and what they say.
type people struct {
	*base
	drawers *drawers
	talk    show.Talk
	remark  remark
}

// tutor gives the hints.
type tutor struct {
	*base
	turn    *turn.Turn
	drawers *drawers
	lesson  lesson
	seen    show.Situation // what the hints depend on, as it was last looked at
	guide   show.Guided
}

// lesson is the state of the hints.
type lesson struct {
	id    string // of the hint that is due; empty: none
	step  bool   // it is one of the guidance
	turn  int    // the turn in which it is due
	stood int    // ticks that it has stood
	up    bool   // it is on the screen
	says  string // what it says, and what listeners have been told
	heard string
	spent int                   // the last turn in which something has been explained
	asked bool                  // a hint waits for what a good player would do
	told  [rules.Seats][]string // what players who want all hints were told in this game
}

// guideID begins the ids of the guidance's hints among what has been learned, and guideOver is that of all of it.
const (
	guideID   = "guide."
	guideOver = "guide.over"
	guideTold = "guide.told"
)

// remark is what somebody says; it is gone after remarkTicks.
type remark struct {
	show.Remark
	ticks int
}

// remarkTicks is how long a remark can be read: 4 s.
const remarkTicks = 240

// Table is the scene of a running game. It shows a model that is folded from
// events as their beats end. It reads the session's true position only for the
// viewer's decision.
type Table struct {
	*base
	think   func(units int) (done bool) // the session's Think
	turn    *turn.Turn
	sheet   sheet
	drawers *drawers
	past    *past
	people  *people
	tutor   *tutor
	feats   feats
	ready   rules.SeatSet // who is seen to have what the castle gate asks for
}

// Name returns "table", or "doors" while the castle is shown close up.
func (t *Table) Name() string {
	if t.board.DoorsShown() {
		return "doors"
	}
	return "table"
}

// Opaque returns true.
func (t *Table) Opaque() bool { return true }

// Retell rebuilds all text.
func (t *Table) Retell() { t.a.Changed() }

// Turn returns what the viewer decides.
func (t *Table) Turn() *turn.Turn { return t.turn }

// Board returns the board that is shown.
func (t *Table) Board() *board.Board { return t.board }

// Record returns the record of the game so far, nil for a riddle.
func (t *Table) Record() []byte {
	if t.puzzle != nil {
		return nil // it could not be read again
	}
	return t.s.Record()
}

// Ended reports whether the game has been played to its end.
func (t *Table) Ended() bool { return t.s.Over() }

// Viewer returns the name of the person whose view is shown, "" for the public's.
func (t *Table) Viewer() string {
	if p, ok := t.s.Player(t.board.Viewer); ok && p.Human() {
		return p.Name
	}
	return ""
}

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

// checkSaving tells the player when saving starts to fail, and once about a save
// that is left untouched, beside which the game is saved.
func (gr *base) checkSaving() {
	kept := gr.s.Saved()
	if b := kept.Blocked(); b != nil && gr.g.blocked != b.Where && kept.Where() != "" {
		gr.g.blocked = b.Where
		gr.a.Tell(gr.a.StoreText(b) + "\n" + gr.a.T("store.elsewhere", kept.Where()))
	}
	err := kept.Err()
	if err != nil && !gr.saveTold {
		gr.a.TellUnsaved(err)
	}
	gr.saveTold = err != nil
}

// feats tell what has been achieved in the game, while nobody is asked anything.
type feats struct {
	*base
	turn  int      // the last one that has been looked at
	seen  []string // ids of what has been achieved
	due   []string // names of what is not told yet
	told  []string // and of what is
	shown int      // ticks left of what stands on the screen
}

// sheet is the place above the main button, for what is chosen or can be chosen.
type sheet struct {
	*base
	scroll  ui.Scroll // of what is known of the rival
	turn    *turn.Turn
	drawers *drawers
	past    *past
}

// drawers are the panels pulled over the table, one at a time.
type drawers struct {
	*base
	turn   *turn.Turn
	past   *past
	open   drawer
	scroll ui.Scroll
	known  rules.Seat // the bot whose card is shown
	log    kit.Log
}

// drawer is a panel pulled over the table.
type drawer uint8

const (
	noDrawer drawer = iota
	logDrawer
	itemsDrawer
	ordersDrawer
	fairyDrawer
	knowsDrawer
	raceDrawer
)

// puzzle is the riddle that is being played on a table: its turn, then what the turn was worth, then the rest of the game
// if the player wants to play it out. Such a game is neither kept nor counted.
type puzzle struct {
	*base
	kit.Puzzle
	riddle riddle.Riddle
	trial  *riddle.Trial
	rest   int  // ticks until the next decision of a plan that is shown
	told   bool // what the turn was worth
}
