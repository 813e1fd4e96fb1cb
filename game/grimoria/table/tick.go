package table

import (
	"touria.games/touria/game/grimoria/after"
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

// lonelyTicks is how long the program waits before a forced decision.
const lonelyTicks = 30

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
	if t.puzzle.judging() {
		t.puzzle.verdict()
		return
	}
	if t.Deciding() && t.puzzle.showing() {
		t.guard = 0
		t.commit(t.puzzle.riddle.Best())
	}
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
	case t.Session.Over() && t.puzzle != nil:
		t.puzzle.conclude()
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
		if t.Humans > 1 && !t.Sees(seat) {
			if t.showsHand() {
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
	case t.Humans > 1 && !t.Sees(seat):
		t.curtain(seat)
	default:
		t.ask(seat)
	}
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
	t.clear()
	t.Actor, t.quiet = seat, 0
	t.guard = restTicks
	t.legal = t.Session.Legal(seat, t.legal)
	m := t.For(seat)
	t.options = show.Options(t.options, &m, t.legal, &t.Names)
	// A player without a choice is not asked, unless the time it takes could reveal something to the others.
	if (len(t.legal) == 1 || t.Humans == 1 && t.alike()) && !t.Session.Choosing() && (t.Humans == 1 || !t.showsHand()) {
		t.wait = lonelyTicks
	}
	t.focusFirst()
	if t.Session.Choosing() {
		board.LetGo(t.App, t.Model.Round)
		t.tellDisplay()
	}
}

// playBot makes the decision that a bot has found.
func (t *Table) playBot() {
	if _, err := t.Session.PlayBot(); err != nil {
		menu.ShowTitle(t.App) // only a bug leads here
		t.App.Tell(err.Error())
		return
	}
	t.proceed()
}

// Cover lowers the curtain over the viewer's cards if other humans play, too.
func (t *Table) Cover() {
	if t.Humans < 2 || !t.Private() || t.Session.Over() {
		return
	}
	for _, s := range t.App.Scenes() {
		if _, ok := s.(*ui.Curtain); ok {
			return
		}
	}
	t.curtain(t.turn.Viewer)
}
