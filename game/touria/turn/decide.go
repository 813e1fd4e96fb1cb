package turn

import (
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Present shows the viewer's options, or continues a walk.
func (t *Turn) Present() {
	t.Clear()
	t.Deciding = true
	t.View = t.s.View(t.Board.Viewer)
	t.Legal = t.s.Legal(t.Legal[:0])
	t.Routes = show.Routes(t.s.Rules(), &t.View)
	if t.Walk != nil {
		d, state := t.Walk.Next(t.s.Rules(), &t.View, t.Legal)
		switch state {
		case show.WalkOn:
			t.Commit(d)
			return
		case show.WalkOver:
			t.Walk = nil
		}
		if t.View.Phase() == touria.PhaseMine {
			if d, ok := t.wish.take(t.View.Heroes().Mine(), t.Legal); ok {
				t.Commit(d)
				return
			}
		}
	}
	planned := "" // what the player decides about all the same
	if t.wish.due && t.View.Phase() != touria.PhaseMove && t.View.Phase() != touria.PhaseMine {
		switch o, ok := t.wish.arrived(t.Legal); {
		case ok:
			t.Commit(o.Decision)
			return
		case o != nil:
			planned = o.ID
		}
	}
	t.Choices = show.Choose(t.s.Rules(), &t.View, t.Legal, &t.Board.Names)
	t.Picked = planned
	t.Presses.Guard = RestTicks
	if t.Choices.Question {
		t.a.SetRing(false) // the focus must not stand on an answer already
	}
	switch {
	case t.lone() && (t.Legal[0].Kind == touria.Skip || t.Legal[0].Kind == touria.Stop):
		t.Wait = nothingTicks
	case t.lone():
		t.Wait = lonelyTicks
	case t.endsItself() && t.ended:
		t.Commit(t.Legal[0])
		return
	case t.endsItself():
		t.Wait = t.endTicks()
	}
	t.MarkAdvice()
}

// Commit makes a decision of the viewer.
func (t *Turn) Commit(d touria.Decision) {
	if _, err := t.s.Decide(d); err != nil {
		t.Walk = nil
		t.a.Say(t.because(&show.Refusal{Ask: d}))
		t.Deciding = false
		return
	}
	t.heed(d)
	t.Board.DoorsOpen = false
	t.ended = d.Kind == touria.NoDouble && len(t.Legal) > 1
	t.room.Made(d)
}

// lone reports whether the program decides for the player: it declines what they
// cannot pay for, and goes on where nothing can be done. It always waits the same time first, so that nothing hidden
// shows. Where others at the screen must believe that a thief may have brought a violet
// gem, the player declines themselves: who has one takes time to decide (T10.3).
func (t *Turn) lone() bool {
	if len(t.Legal) != 1 {
		return false
	}
	switch t.Legal[0].Kind {
	case touria.NoJoin:
		return true
	case touria.Skip: // others at the screen must not learn what is in a hand
		return t.Board.Humans.Len() < 2
	case touria.Stop:
		return t.View.Phase() == touria.PhaseDragon && t.Board.Humans.Len() < 2
	case touria.NoDouble:
		public := t.s.Rules().View(t.s.State(), rules.NoSeat)
		known := public.Player(t.Board.Viewer)
		return t.Board.Humans.Len() < 2 || known.Unknown == 0 || !known.MayBe(touria.Violet)
	}
	return false
}

// endsItself reports whether nothing is left to do but to end the turn, and nobody learns anything
// from how long that takes: who shares the screen knows what items somebody has, but not whether they
// would serve now (T10.3).
func (t *Turn) endsItself() bool {
	if len(t.Legal) != 1 || t.Legal[0].Kind != touria.EndTurn {
		return false
	}
	return t.Board.Humans.Len() < 2 || t.View.Player(t.Board.Viewer).Items == 0
}

// endTicks returns how long a turn stands in which nothing is left to do before it ends, 0 if the
// player ends it. Whoever plays with few keys or listens takes the time that it needs.
func (t *Turn) endTicks() int {
	if t.a.TakesTime() {
		return 0
	}
	return t.a.Settings().TurnEnd.Tenths() * ticksTenth
}

// lookedAt reports whether the player looks at something, so that the turn waits.
func (t *Turn) lookedAt() bool {
	return t.Picked != "" || t.Advice.Asked() || t.Board.Lens.Open() || t.room.LookedAt()
}

// Await makes a decision that leaves no choice, after a while.
func (t *Turn) Await() {
	switch {
	case t.Wait == 0:
	case t.ending() && t.lookedAt():
		t.Wait = t.endTicks()
	default:
		if t.Wait--; t.Wait == 0 {
			t.Commit(t.Legal[0])
		}
	}
}

// Undo takes back the last decision or says why it cannot.
func (t *Turn) Undo() {
	if ok, why := t.CanUndo(); !ok {
		t.a.Say(why)
		return
	}
	t.Walk, t.wish = nil, wish{}
	t.s.Undo()
	t.room.Undone()
}

// CanUndo reports whether the viewer may undo now, and why not.
func (t *Turn) CanUndo() (ok bool, why string) {
	if t.Board.Queue.Busy() || t.s.ToMove() != t.Board.Viewer {
		return false, t.a.T("undo.bot")
	}
	if ok, why := t.s.CanUndo(); !ok {
		return false, t.a.T(why)
	}
	return true, ""
}

// Clear forgets the last decision.
func (t *Turn) Clear() {
	t.Deciding, t.Picked, t.doubted, t.Page, t.Wait = false, "", "", 0, 0
	t.trace, t.Routes, t.wish.way = nil, nil, 0
	t.Path, t.Legal, t.Choices, t.Among = t.Path[:0], t.Legal[:0], show.Choices{}, ui.Target{}
	t.forget()
	t.room.Rested()
	t.a.Expire()
	t.a.Changed()
}

// ticksTenth is a tenth of a second.
const ticksTenth = 6

// lonelyTicks is how long the program waits before a forced decision. It is always
// the same, so that it reveals nothing (T10.3).
const lonelyTicks = 30

// nothingTicks is how long the ribbon says that nothing can be done at a place before
// the game goes on: 1.2 s.
const nothingTicks = 72

// because returns why the rules refuse something.
func (t *Turn) because(r *show.Refusal) string {
	return r.Text(t.s.Rules(), &t.View, t.s.Why(r.Ask)).In(t.a.Words())
}

// decideOn makes the decision of an option unless the press for it came too soon
// after another.
func (t *Turn) decideOn(o *show.Option) {
	switch {
	case !t.Open() || t.Presses.hasty():
	case o.Reveals && !t.Presses.final():
	default:
		t.Commit(o.Decision)
	}
}
