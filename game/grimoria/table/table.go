package table

import (
	"touria.games/touria/game/grimoria/after"
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/sound"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// Table is the scene of a running game. It shows a model that is folded from events as their beats
// end. It consists of parts, each of which knows only those before it.
type Table struct {
	position
	turn
	drawers
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
	t := bareTable(a, g, s)
	cfg := s.Config()
	if t.tutor.first = g.isFirst(&cfg); t.tutor.first {
		t.read = t.tutor.readOn
	}
	t.rebuild()
	return t
}

func bareTable(a *ui.App, g *Game, s *session.Session) *Table {
	t := &Table{think: s.Think, position: position{a: a, g: g, s: s, viewer: grimoria.NoSeat}}
	t.turn = turn{position: &t.position, picked: -1, blind: nobody}
	t.sheet = sheet{turn: &t.turn}
	t.drawers = drawers{turn: &t.turn, rival: grimoria.NoSeat}
	t.tutor = tutor{drawers: &t.drawers, on: t.skip}
	only := grimoria.NoSeat
	cfg := s.Config()
	for i, p := range cfg.Players {
		t.names[i], t.crests[i] = p.Name, p.Crest
		if p.Human() {
			t.humans++
			only = grimoria.Seat(i)
		}
	}
	t.faces = board.Portraits(cfg.Players)
	if t.humans == 1 {
		t.viewer = only
	}
	return t
}

// rebuild shows the session's position without beats: at the start, after a load or an undo, and for
// a new viewer.
func (t *Table) rebuild() {
	t.stop()
	t.blind = nobody
	v := t.s.View(t.viewer)
	t.model = show.Project(&v)
	t.director.Restart(t.model)
	t.lines = show.Chronicle(t.lines[:0], &show.Model{}, t.s.SetupEvents(), &t.names)
	t.reasons, t.deeds, t.telling = [grimoria.MaxSeats]reason{}, [grimoria.MaxSeats]deed{}, nil
	steps := t.s.Since(0)
	for i := range steps {
		t.note(i, &steps[i])
	}
	t.told, t.noted = len(steps), len(steps)
	t.takers()
	if t.viewer < grimoria.NoSeat {
		t.heard = t.model.Seats[t.viewer]
	}
	t.rest()
}

// takers notes who has taken which card of this round, which a view does not tell.
func (bd *position) takers() {
	steps := bd.s.Since(0)
	for i := range steps {
		for k := range steps[i].Events {
			switch e := &steps[i].Events[k]; e.Kind {
			case grimoria.RoundBegan:
				for n := range bd.model.Slots {
					bd.model.Slots[n].Taker = grimoria.NoSeat
				}
			case grimoria.Taken:
				bd.model.Slots[e.Slot].Taker = e.Seat
			}
		}
	}
	for n := range bd.model.Slots {
		if n >= bd.model.NSlots || bd.model.Slots[n].Lies {
			bd.model.Slots[n].Taker = grimoria.NoSeat
		}
	}
	bd.director.Restart(bd.model)
}

// note adds a step whose beats have ended to what is told.
func (bd *position) note(i int, step *session.Step) {
	v := bd.s.ViewBefore(i, grimoria.NoSeat)
	before := show.Project(&v)
	bd.lines = show.Chronicle(bd.lines, &before, step.Events, &bd.names)
	bd.retell(&before, step.Events)
	for k := range step.Events {
		if e := &step.Events[k]; e.Kind == grimoria.Ordered {
			bd.explain(i, e)
		}
	}
}

// explain finds why everybody goes when they go: the lowest spell first, and those who share one in
// the order of the last round (G4.2).
func (bd *position) explain(i int, e *grimoria.Event) {
	before, after := bd.s.ViewBefore(i, grimoria.NoSeat), bd.s.ViewBefore(i+1, grimoria.NoSeat)
	var was [grimoria.MaxSeats]int
	for n := range bd.s.Players() {
		was[before.Order(n)] = n + 1
	}
	for n := range bd.s.Players() {
		seat := grimoria.Seat(e.List[n])
		r := reason{rank: n + 1, was: was[seat]}
		for other := range grimoria.Seat(bd.s.Players()) {
			if other != seat && after.Spell(other) == after.Spell(seat) {
				r.shared = true
			}
		}
		bd.reasons[seat] = r
	}
}

// rest clears the state of the last decision.
func (t *Table) rest() {
	t.sheet.hinted()
	t.deciding, t.actor, t.picked, t.doubted, t.wait, t.advised = false, grimoria.NoSeat, -1, nil, 0, false
	t.extra = noExtra
	t.sheet.scroll.Top()
	t.tapped = subject{card: grimoria.NoCard}
	t.legal, t.options, t.at = t.legal[:0], t.options[:0], subject{card: grimoria.NoCard}
	t.a.Expire()
	t.a.Changed()
}

// direct turns the session's new steps into beats.
func (t *Table) direct() {
	if t.told == t.s.Len() {
		return
	}
	t.brief()
	steps := t.s.Since(t.told)
	for i := range steps {
		after := t.s.ViewBefore(t.told+1, t.viewer)
		t.beats = t.director.Direct(t.beats[:0], steps[i].Events, &after)
		t.queue.Push(t.beats)
		t.told++
	}
	t.rest()
	t.checkSaving()
}

// brief tells the director how its beats are seen and read.
func (bd *position) brief() {
	bd.director.Reduced = bd.a.Settings().ReducedMotion
	bd.director.Voice = bd.voice()
	bd.director.Read = func(text words.Text) int { return show.ReadTicks(text.In(bd.a.Words())) }
}

// checkSaving tells the player when saving starts to fail, and once about a save that is left
// untouched, beside which the game is saved.
func (t *Table) checkSaving() {
	kept := t.s.Saved()
	if b := kept.Blocked(); b != nil && t.g.blocked != b.Where && kept.Where() != "" {
		t.g.blocked = b.Where
		t.a.Tell(t.a.StoreText(b) + "\n" + t.a.T("store.elsewhere", kept.Where()))
	}
	err := kept.Err()
	if err != nil && !t.saveTold {
		t.a.TellUnsaved(err)
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
	t.play()
	t.tutor.look()
	ready := false
	if !t.s.Over() && (t.s.Choosing() || !t.s.IsHuman(t.s.ToMove())) {
		ready = t.a.Think(t.think)
	}
	if t.advised {
		if _, there := t.s.Advice(); !there && t.a.Think(t.s.ThinkAdvice) {
			t.hoot()
		}
	}
	if t.s.Choosing() && t.told < t.s.Len() && !t.queue.Busy() { // a bot has sealed its spell
		t.seals()
	}
	if !t.queue.Busy() {
		t.advance(ready)
	}
}

// seals shows that bots have shut their books, without disturbing who chooses.
func (bd *position) seals() {
	v := bd.s.ViewBefore(bd.s.Len(), bd.viewer)
	for ; bd.told < bd.s.Len(); bd.told++ {
		bd.note(bd.told, &bd.s.Since(bd.told)[0])
	}
	bd.noted = bd.told
	if !bd.queue.Busy() {
		bd.model = show.Project(&v)
		bd.director.Restart(bd.model)
	}
	bd.a.Changed()
}

// play lets a tick pass for the beats.
func (tn *turn) play() {
	if !tn.queue.Busy() && !tn.queue.Ringing() {
		return
	}
	if tn.holds() {
		return
	}
	tn.a.Redraw()
	done := tn.queue.Tick(tn.a.Settings().Speed)
	tn.begin()
	tn.finish(done)
}

// finish applies beats that have ended.
func (tn *turn) finish(done []show.Beat) {
	for i := range done {
		b := &done[i]
		tn.model.Finish(b)
		if b.Kind == show.BeatOpen {
			tn.deeds, tn.telling = [grimoria.MaxSeats]deed{}, nil
		}
		if b.Event.Kind == grimoria.Ordered && !b.Decision && tn.noted < tn.s.Len() { // the rows of the order need it now
			tn.explain(tn.noted, &b.Event)
		}
		if b.Decision && tn.noted < tn.told {
			from := len(tn.lines)
			tn.note(tn.noted, &tn.s.Since(tn.noted)[0])
			tn.noted++
			tn.tell(from)
		}
		tn.a.Changed()
	}
}

// advance continues the game when no beats play.
func (t *Table) advance(ready bool) {
	if t.watched != nil {
		return
	}
	switch {
	case t.s.Over():
		t.a.Saves().Keep(t.s.Saved())
		e := after.ShowScore(t.a, t.g, t.s)
		e.Feats = t.g.remember(t.a, t.s)
	case t.s.Choosing():
		t.advanceChoice(ready)
	case !t.s.IsHuman(t.s.ToMove()):
		t.goPublic()
		if ready {
			t.playBot()
		}
	default:
		seat := t.s.ToMove()
		if t.humans > 1 && t.viewer != seat {
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
	case t.humans > 1 && t.viewer != seat:
		t.curtain(seat)
	default:
		t.ask(seat)
	}
}

// nextToSeal returns the human who is to seal a spell next, NoSeat if all have. Who comes first in
// one round comes last in the next, so that the screen changes hands once less (snake order).
func (bd *position) nextToSeal() grimoria.Seat {
	n := bd.s.Players()
	for i := range n {
		seat := grimoria.Seat(i)
		if bd.model.Round%2 == 0 {
			seat = grimoria.Seat(n - 1 - i)
		}
		if bd.s.IsHuman(seat) && !bd.s.Sealed(seat) {
			return seat
		}
	}
	return grimoria.NoSeat
}

// private reports whether the answers that are due show what their owner has in hand.
func (bd *position) private() bool {
	switch bd.s.Phase() {
	case grimoria.PhasePutAway, grimoria.PhaseWarn, grimoria.PhaseDefend:
		return true
	}
	return false
}

// ask presents the decision that is due to a human, once; a forced one is made after a while.
func (t *Table) ask(seat grimoria.Seat) {
	if !t.deciding {
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
	t.deciding, t.actor, t.quiet = true, seat, 0
	t.guard = restTicks
	t.legal = t.s.Legal(seat, t.legal)
	m := t.model
	m.Viewer = seat
	t.options = show.Options(t.options, &m, t.legal, &t.names)
	// A player without a choice is not asked, unless the time it takes could reveal something to the others.
	if (len(t.legal) == 1 || t.humans == 1 && t.alike()) && !t.s.Choosing() && (t.humans == 1 || !t.private()) {
		t.wait = lonelyTicks
	}
	t.focusFirst()
	if t.s.Choosing() {
		t.g.letGo(t.a, t.model.Round)
		t.tellDisplay()
	}
}

// alike reports whether all that can be chosen are cards of the display that are open and of one kind.
func (tn *turn) alike() bool {
	for i := range tn.options {
		if o := &tn.options[i]; o.Slot < 0 || !tn.model.Slots[o.Slot].Open || o.Card != tn.options[0].Card || o.Decision.Kind != tn.options[0].Decision.Kind {
			return false
		}
	}
	return true
}

// focusFirst moves the hidden focus to what can be chosen.
func (tn *turn) focusFirst() {
	if id := tn.optionID(0); id != "" {
		tn.a.FocusOn(id)
	}
}

// playBot makes the decision that a bot has found.
func (t *Table) playBot() {
	if _, err := t.s.PlayBot(); err != nil {
		menu.ShowTitle(t.a) // only a bug leads here
		t.a.Tell(err.Error())
		return
	}
	t.direct()
}

// curtain lowers the curtain before a seat's private view.
func (t *Table) curtain(seat grimoria.Seat) {
	c := &ui.Curtain{App: t.a, Player: t.names[seat], Crest: t.crests[seat], Since: t.since(), Lift: func() {
		t.viewer = seat
		t.rebuild()
	}}
	c.Lower()
}

// since returns the last lines of the chronicle, for who comes to the screen.
func (bd *position) since() (list []string) {
	from := 0
	for i, l := range bd.lines {
		if l.Round > 0 && i < len(bd.lines)-1 {
			from = i
		}
	}
	for _, l := range bd.lines[from:] {
		list = append(list, l.Text.In(bd.a.Words()))
	}
	return list
}

// goPublic hides the last viewer's cards if several people play, since another person may come to the
// screen (M9).
func (t *Table) goPublic() {
	t.peeking = false
	if t.humans > 1 && t.viewer < grimoria.NoSeat {
		t.viewer = grimoria.NoSeat
		t.a.Unsay()
		t.rebuild()
	}
}

// Cover lowers the curtain over the viewer's cards if other humans play, too.
func (t *Table) Cover() {
	if t.humans < 2 || t.viewer >= grimoria.NoSeat || t.s.Over() {
		return
	}
	for _, s := range t.a.Scenes() {
		if _, ok := s.(*ui.Curtain); ok {
			return
		}
	}
	t.curtain(t.viewer)
}

// Eyes returns the seat that sits at the lower edge: the viewer's, or that of whoever decides, or the
// first human's.
func (tn *turn) Eyes() grimoria.Seat {
	switch {
	case tn.viewer < grimoria.NoSeat:
		return tn.viewer
	case tn.actor < grimoria.NoSeat:
		return tn.actor
	}
	for seat := range grimoria.Seat(tn.s.Players()) {
		if tn.s.IsHuman(seat) {
			return seat
		}
	}
	return 0
}

// Viewer returns the name of the person whose view is shown, "" for the public's.
func (t *Table) Viewer() string {
	if t.viewer < grimoria.NoSeat && t.s.IsHuman(t.viewer) {
		return t.names[t.viewer]
	}
	return ""
}

// Name returns "grimoria".
func (t *Table) Name() string { return "grimoria" }

// Opaque returns true.
func (t *Table) Opaque() bool { return true }

// Retell rebuilds all text.
func (t *Table) Retell() { t.a.Changed() }

// Record returns the record of the game so far.
func (t *Table) Record() []byte { return t.s.Record() }

// Ended reports whether the game has been played to its end.
func (t *Table) Ended() bool { return t.s.Over() }

// TableOf returns the visible table, nil if there is none.
func TableOf(a *ui.App) *Table {
	seen := a.Seen()
	for i := len(seen) - 1; i >= 0; i-- {
		switch s := seen[i].(type) {
		case *Table:
			return s
		case *replay:
			return s.t
		}
	}
	return nil
}

// Resting reports whether a human is to decide, but presses rest.
func (tn *turn) Resting() bool { return tn.deciding && tn.guard > 0 }

// Due returns the decision that waits for a human; ok is false if none does.
func (tn *turn) Due() (phase grimoria.Phase, ok bool) {
	return tn.s.Phase(), tn.deciding && tn.wait == 0 && !tn.queue.Busy()
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
	tn.tapped = subject{card: grimoria.NoCard}
	tn.a.Changed()
}

// seal shuts the open book over a number. One that is no spell of this round only makes the book
// shake; which number that was, nobody learns.
func (t *Table) seal(spell int) {
	seat := t.blind.writer
	t.blind = nobody
	if spell < 1 || spell > min(t.model.Level, grimoria.LastSpell) || t.s.Seal(seat, spell) != nil {
		t.a.Sound(sound.Invalid)
		t.blind.wrong, t.blind.shake = seat, shakeTicks
		t.a.Changed()
		return
	}
	t.a.Sound(sound.Page)
	if t.s.Choosing() {
		t.rest()
		t.seals()
		return
	}
	t.direct()
}
