package table

import (
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/sound"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

// confirm makes the chosen decision.
func (tn *turn) confirm() {
	if tn.picked >= 0 && tn.picked < len(tn.options) && tn.Deciding() {
		tn.mean(&tn.options[tn.picked])
	}
}

// mean does what an option of the main button says. It asks once before a card is put away for two coins that is worth more.
func (tn *turn) mean(o *show.Option) {
	if o.Grave && tn.doubted != o {
		if tn.guard == 0 {
			tn.doubted, tn.guard = o, restTicks
			tn.App.Changed()
		}
		return
	}
	tn.commit(o.Decision)
}

// commit makes a decision; a spell is sealed.
func (tn *turn) commit(d grimoria.Decision) {
	if tn.guard > 0 && tn.wait == 0 && len(tn.legal) > 1 {
		return
	}
	tn.learn()
	var err error
	sealed := tn.Session.Choosing()
	if sealed {
		err = tn.Session.Seal(tn.Actor, int(d.Arg))
	} else {
		_, err = tn.Session.Decide(d)
	}
	if err != nil {
		tn.App.Sound(sound.Invalid)
		tn.App.Say(err.Error()) // only a bug leads here
		return
	}
	if sealed && tn.Session.Choosing() { // others have not chosen yet
		tn.App.Sound(sound.Page)
		tn.clear()
		tn.CatchUp()
		return
	}
	tn.proceed()
}

// breakSeal reopens the viewer's book, until the last one is sealed.
func (tn *turn) breakSeal() {
	if seat := tn.Reopens(); seat < grimoria.NoSeat && tn.Session.BreakSeal(seat) {
		tn.App.Sound(sound.Undo)
		tn.rebuild()
	}
}

func (tn *turn) undo() {
	switch ok, why := tn.canUndo(); {
	case !ok:
		tn.App.Sound(sound.Invalid)
		tn.App.Say(why)
	case tn.Reopens() < grimoria.NoSeat:
		tn.breakSeal()
	case tn.Session.Undo():
		tn.App.Sound(sound.Undo)
		tn.rebuild()
	}
}

// askOwl asks for advice.
func (tn *turn) askOwl() {
	if tn.Deciding() && tn.wait == 0 && !tn.Sees(tn.Actor) { // it knows the hidden cards, and others may look on
		tn.curtain(tn.Actor)
		return
	}
	if !tn.Deciding() || tn.wait > 0 || !tn.Session.Ask(tn.Actor) {
		tn.App.Say(tn.App.T("owl.off"))
		return
	}
	tn.advised = true
	tn.App.Say(tn.App.T("owl.thinking"))
}

// clear forgets the state of the last decision.
func (tn *turn) clear() {
	tn.hinted()
	tn.Actor, tn.picked, tn.doubted, tn.wait, tn.advised = grimoria.NoSeat, -1, nil, 0, false
	tn.extra = noExtra
	tn.tapped = board.Subject{Card: grimoria.NoCard}
	tn.legal, tn.options = tn.legal[:0], tn.options[:0]
	tn.Rest()
}

// rebuild shows the session's position without beats: at the start, after a load or an undo, and for
// a new viewer.
func (tn *turn) rebuild() {
	tn.blind = nobody
	tn.Show(tn.Session.Len())
	tn.Takers()
	tn.Listen()
	tn.clear()
}

// proceed turns the session's new steps into beats.
func (tn *turn) proceed() {
	if tn.Told == tn.Session.Len() {
		return
	}
	for tn.Told < tn.Session.Len() {
		tn.Direct()
	}
	tn.clear()
	tn.checkSaving()
}

// checkSaving tells the player when saving starts to fail, and once about a save that is left
// untouched, beside which the game is saved.
func (tn *turn) checkSaving() {
	kept := tn.Session.Saved()
	if b := kept.Blocked(); b != nil && tn.g.blocked != b.Where && kept.Where() != "" {
		tn.g.blocked = b.Where
		tn.App.Tell(tn.App.StoreText(b) + "\n" + tn.App.T("store.elsewhere", kept.Where()))
	}
	err := kept.Err()
	if err != nil && !tn.saveTold {
		tn.App.TellUnsaved(err)
	}
	tn.saveTold = err != nil
}

// curtain lowers the curtain before a seat's private view.
func (tn *turn) curtain(seat grimoria.Seat) {
	c := &ui.Curtain{App: tn.App, Player: tn.Names[seat], Crest: tn.Crests[seat], Since: tn.since(), Lift: func() {
		tn.TurnTo(seat)
		tn.rebuild()
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
func (tn *turn) goPublic() {
	tn.peeking = false
	if tn.Humans > 1 && tn.Private() {
		tn.TurnTo(grimoria.NoSeat)
		tn.App.Unsay()
		tn.rebuild()
	}
}

// openPocket shows the hidden cards as a list; behind the own curtain if others are at the screen.
func (tn *turn) openPocket() {
	me := tn.Eyes()
	if tn.Humans > 1 && !tn.Sees(me) {
		if tn.Session.IsHuman(me) && !tn.Queue.Busy() && (tn.Deciding() && tn.Actor == me) {
			tn.curtain(me)
		}
		return
	}
	tn.ShowOwn()
}
