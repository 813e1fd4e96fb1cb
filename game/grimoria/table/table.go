package table

import (
	"touria.games/touria/game/grimoria/after"
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/sound"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

// Table is the scene of a running game. It shows a model that is folded from events as their beats
// end. It consists of parts, each of which knows only those before it.
type Table struct {
	turn
	sheet    sheet
	tutor    tutor
	think    func(units int) (done bool)
	saveTold bool // the player knows that saving fails
}

// restTicks is how long presses rest when something else is asked: 0.4 s.
const restTicks = 24

// lonelyTicks is how long the program waits before a forced decision.
const lonelyTicks = 30

func newTable(a *ui.App, g *Game, s *session.Session) *Table {
	t := &Table{think: s.Think, turn: turn{Tableau: board.New(a, s), g: g, picked: -1, blind: nobody}}
	t.sheet = sheet{turn: &t.turn}
	t.tutor = tutor{turn: &t.turn, on: t.skip}
	t.Hands = &t.turn
	cfg := s.Config()
	if t.tutor.first = g.isFirst(&cfg); t.tutor.first {
		t.read = t.tutor.readOn
	}
	t.rebuild()
	return t
}

// rebuild shows the session's position without beats: at the start, after a load or an undo, and for
// a new viewer.
func (t *Table) rebuild() {
	t.blind = nobody
	t.Show(t.Session.Len())
	t.Takers()
	t.Listen()
	t.rest()
}

// rest clears the state of the last decision.
func (t *Table) rest() {
	t.sheet.hinted()
	t.Actor, t.picked, t.doubted, t.wait, t.advised = grimoria.NoSeat, -1, nil, 0, false
	t.extra = noExtra
	t.tapped = board.Subject{Card: grimoria.NoCard}
	t.legal, t.options = t.legal[:0], t.options[:0]
	t.Rest()
}

// direct turns the session's new steps into beats.
func (t *Table) direct() {
	if t.Told == t.Session.Len() {
		return
	}
	for t.Told < t.Session.Len() {
		t.Direct()
	}
	t.rest()
	t.checkSaving()
}

// checkSaving tells the player when saving starts to fail, and once about a save that is left
// untouched, beside which the game is saved.
func (t *Table) checkSaving() {
	kept := t.Session.Saved()
	if b := kept.Blocked(); b != nil && t.g.blocked != b.Where && kept.Where() != "" {
		t.g.blocked = b.Where
		t.App.Tell(t.App.StoreText(b) + "\n" + t.App.T("store.elsewhere", kept.Where()))
	}
	err := kept.Err()
	if err != nil && !t.saveTold {
		t.App.TellUnsaved(err)
	}
	t.saveTold = err != nil
}

// Tick plays beats and lets bots think; below an overlay the table waits.
func (t *Table) Tick(top bool) {
	t.guard = max(0, t.guard-1)
	t.quiet++
	t.tickBlind()
	if !top {
		t.guard = restTicks
		return
	}
	if !t.holds() {
		t.Play()
	}
	t.tutor.look()
	ready := false
	if !t.Session.Over() && (t.Session.Choosing() || !t.Session.IsHuman(t.Session.ToMove())) {
		ready = t.App.Think(t.think)
	}
	if t.advised {
		if _, there := t.Session.Advice(); !there && t.App.Think(t.Session.ThinkAdvice) {
			t.hoot()
		}
	}
	if t.Session.Choosing() && t.Told < t.Session.Len() && !t.Queue.Busy() { // a bot has sealed its spell
		t.CatchUp()
	}
	if !t.Queue.Busy() {
		t.advance(ready)
	}
}

// advance continues the game when no beats play.
func (t *Table) advance(ready bool) {
	switch {
	case t.Session.Over():
		t.App.Saves().Keep(t.Session.Saved())
		e := after.ShowScore(t.App, t.g, t.Session)
		e.Feats = t.g.remember(t.App, t.Session)
	case t.Session.Choosing():
		t.advanceChoice(ready)
	case !t.Session.IsHuman(t.Session.ToMove()):
		t.goPublic()
		if ready {
			t.playBot()
		}
	default:
		seat := t.Session.ToMove()
		if t.Humans > 1 && t.turn.Viewer != seat {
			if t.private() {
				t.curtain(seat)
				return
			}
			t.goPublic()
		}
		t.ask(seat)
	}
}

// advanceChoice advances while spells are chosen: the humans one after the other, the bots meanwhile.
func (t *Table) advanceChoice(ready bool) {
	seat := t.nextToSeal()
	switch {
	case seat == grimoria.NoSeat:
		t.goPublic()
		if ready {
			t.playBot()
		}
	case t.together():
		if !t.peeking {
			t.goPublic()
		}
	case t.Humans > 1 && t.turn.Viewer != seat:
		t.curtain(seat)
	default:
		t.ask(seat)
	}
}

// nextToSeal returns the human who is to seal a spell next, NoSeat if all have. Who comes first in
// one round comes last in the next, so that the screen changes hands once less (snake order).
func (tn *turn) nextToSeal() grimoria.Seat {
	n := tn.Session.Players()
	for i := range n {
		seat := grimoria.Seat(i)
		if tn.Model.Round%2 == 0 {
			seat = grimoria.Seat(n - 1 - i)
		}
		if tn.Session.IsHuman(seat) && !tn.Session.Sealed(seat) {
			return seat
		}
	}
	return grimoria.NoSeat
}

// private reports whether the answers that are due show what their owner has in hand.
func (tn *turn) private() bool {
	switch tn.Session.Phase() {
	case grimoria.PhasePutAway, grimoria.PhaseWarn, grimoria.PhaseDefend:
		return true
	}
	return false
}

// ask presents the decision that is due to a human, once; a forced one is made after a while.
func (t *Table) ask(seat grimoria.Seat) {
	if !t.Deciding() {
		t.present(seat)
		return
	}
	if t.wait > 0 {
		if t.wait--; t.wait == 0 {
			t.commit(t.legal[0])
		}
	}
}

func (t *Table) present(seat grimoria.Seat) {
	t.rest()
	t.Actor, t.quiet = seat, 0
	t.guard = restTicks
	t.legal = t.Session.Legal(seat, t.legal)
	m := t.Model
	m.Viewer = seat
	t.options = show.Options(t.options, &m, t.legal, &t.Names)
	// A player without a choice is not asked, unless the time it takes could reveal something to the others.
	if (len(t.legal) == 1 || t.Humans == 1 && t.alike()) && !t.Session.Choosing() && (t.Humans == 1 || !t.private()) {
		t.wait = lonelyTicks
	}
	t.focusFirst()
	if t.Session.Choosing() {
		board.LetGo(t.App, t.Model.Round)
		t.tellDisplay()
	}
}

// alike reports whether all that can be chosen are cards of the display that are open and of one kind.
func (tn *turn) alike() bool {
	for i := range tn.options {
		if o := &tn.options[i]; o.Slot < 0 || !tn.Model.Slots[o.Slot].Open || o.Card != tn.options[0].Card || o.Decision.Kind != tn.options[0].Decision.Kind {
			return false
		}
	}
	return true
}

// focusFirst moves the hidden focus to what can be chosen.
func (tn *turn) focusFirst() {
	if id := tn.optionID(0); id != "" {
		tn.App.FocusOn(id)
	}
}

// playBot makes the decision that a bot has found.
func (t *Table) playBot() {
	if _, err := t.Session.PlayBot(); err != nil {
		menu.ShowTitle(t.App) // only a bug leads here
		t.App.Tell(err.Error())
		return
	}
	t.direct()
}

// curtain lowers the curtain before a seat's private view.
func (t *Table) curtain(seat grimoria.Seat) {
	c := &ui.Curtain{App: t.App, Player: t.Names[seat], Crest: t.Crests[seat], Since: t.since(), Lift: func() {
		t.turn.Viewer = seat
		t.rebuild()
	}}
	c.Lower()
}

// since returns the last lines of the chronicle, for who comes to the screen.
func (tn *turn) since() (list []string) {
	from := 0
	for i, l := range tn.Lines {
		if l.Round > 0 && i < len(tn.Lines)-1 {
			from = i
		}
	}
	for _, l := range tn.Lines[from:] {
		list = append(list, l.Text.In(tn.App.Words()))
	}
	return list
}

// goPublic hides the last viewer's cards if several people play, since another person may come to the
// screen (M9).
func (t *Table) goPublic() {
	t.peeking = false
	if t.Humans > 1 && t.turn.Viewer < grimoria.NoSeat {
		t.turn.Viewer = grimoria.NoSeat
		t.App.Unsay()
		t.rebuild()
	}
}

// Cover lowers the curtain over the viewer's cards if other humans play, too.
func (t *Table) Cover() {
	if t.Humans < 2 || t.turn.Viewer >= grimoria.NoSeat || t.Session.Over() {
		return
	}
	for _, s := range t.App.Scenes() {
		if _, ok := s.(*ui.Curtain); ok {
			return
		}
	}
	t.curtain(t.turn.Viewer)
}

// Viewer returns the name of the person whose view is shown, "" for the public's.
func (t *Table) Viewer() string {
	if t.turn.Viewer < grimoria.NoSeat && t.Session.IsHuman(t.turn.Viewer) {
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

// Record returns the record of the game so far.
func (t *Table) Record() []byte { return t.Session.Record() }

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

// Resting reports whether a human is to decide, but presses rest.
func (tn *turn) Resting() bool { return tn.Deciding() && tn.guard > 0 }

// Due returns the decision that waits for a human; ok is false if none does.
func (tn *turn) Due() (phase grimoria.Phase, ok bool) {
	return tn.Session.Phase(), tn.Deciding() && tn.wait == 0 && !tn.Queue.Busy()
}

// pick selects an option, which the main button then does.
func (tn *turn) pick(i int) {
	if tn.guard > 0 {
		return
	}
	tn.doubted = nil
	if tn.picked = i; tn.advice() != i { // who chooses something else has heard it
		tn.advised = false
	}
	tn.tapped = board.Subject{Card: grimoria.NoCard}
	tn.App.Changed()
}

// seal shuts the open book over a number. One that is no spell of this round only makes the book
// shake; which number that was, nobody learns.
func (t *Table) seal(spell int) {
	seat := t.blind.writer
	t.blind = nobody
	if spell < 1 || spell > min(t.Model.Level, grimoria.LastSpell) || t.Session.Seal(seat, spell) != nil {
		t.App.Sound(sound.Invalid)
		t.blind.wrong, t.blind.shake = seat, shakeTicks
		t.App.Changed()
		return
	}
	t.App.Sound(sound.Page)
	if t.Session.Choosing() {
		t.rest()
		t.CatchUp()
		return
	}
	t.direct()
}
