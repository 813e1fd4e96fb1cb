package table

import (
	"cmp"
	"slices"
	"strings"

	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Hints on the table (ux.md, M12): one small card at a time beside the thing that it is about. It blocks nothing: every
// legal act goes on as without it. The guided first turn is in guide.go; afterwards what is met for the first time is
// explained, once a turn at most.

// pupil returns whom hints are for: the viewer or, between viewers, nobody.
func (tu *tutor) pupil() rules.Seat {
	if tu.board.Viewer < rules.NoSeat && tu.s.IsHuman(tu.board.Viewer) {
		return tu.board.Viewer
	}
	return rules.NoSeat
}

// hints returns how much the viewer wants to be told.
func (tu *tutor) hints() string {
	p, ok := tu.s.Player(tu.pupil())
	if !ok {
		return session.HintsNone
	}
	return p.Hints
}

// setHints changes how much the viewer is told, in this game and the next ones with
// the same set-up.
func (tu *tutor) setHints(level string) {
	seat := tu.pupil()
	if err := tu.s.SetHints(seat, level); err != nil {
		tu.a.Tell(err.Error()) // only a bug leads here
		return
	}
	if cfg, ok := tu.g.lastSetup(tu.a); ok {
		for i := range cfg.Players {
			if p := &cfg.Players[i]; p.Seat == seat && p.Human() {
				p.Hints = level
			}
		}
		tu.a.Settings().KeepSetup(tu.g.Name(), cfg)
		tu.a.Save()
	}
	tu.checkSaving()
	tu.a.Changed()
}

// hintLevels are the levels of hints, in the order in which a press goes through them.
var hintLevels = []string{session.HintsNew, session.HintsFull, session.HintsNone}

// nextHintLevel returns the level of hints after another.
func nextHintLevel(level string) string {
	return hintLevels[(slices.Index(hintLevels, level)+1)%len(hintLevels)]
}

// hintLevelName returns the name of a level of hints.
func hintLevelName(a *ui.App, level string) string {
	return a.T("lesson.level." + cmp.Or(level, "new"))
}

// hintLevelLine returns what the table explains at a level of hints.
func hintLevelLine(a *ui.App, level string) string {
	return a.T("lesson.level." + cmp.Or(level, "new") + ".hint")
}

func (tu *tutor) nextHints() { tu.setHints(nextHintLevel(tu.hints())) }

func (tu *tutor) hintsName() string { return hintLevelName(tu.a, tu.hints()) }

// learned reports whether the viewer has been told something.
func (tu *tutor) learned(id string) bool {
	if tu.hints() == session.HintsFull && !strings.HasPrefix(id, guideID) {
		return slices.Contains(tu.lesson.told[tu.pupil()&3], id)
	}
	return tu.a.Settings().Knows(tu.g.Name(), id)
}

// told notes that the viewer has been told something.
func (tu *tutor) told(id string) {
	l := &tu.lesson
	if seat := tu.pupil(); seat < rules.NoSeat && !slices.Contains(l.told[seat], id) {
		l.told[seat] = append(l.told[seat], id)
	}
	tu.a.Learn(tu.g.Name(), id)
}

// learn notes that the player has acted on the hint shown, or against it.
func (tu *tutor) learn() {
	if !tu.lesson.step {
		tu.turnTo("", false)
	}
}

// turnTo notes which hint is due now. What has been explained before is learned then, and nothing else is explained in the
// same turn.
func (tu *tutor) turnTo(id string, step bool) {
	l := &tu.lesson
	if l.id == id {
		return
	}
	if l.id != "" && !l.step {
		l.spent = l.turn
		tu.told(l.id)
	}
	l.id, l.step, l.turn, l.stood = id, step, tu.board.Model.Turn, 0
}

// turnNow returns the turn that is shown.
func (tu *tutor) turnNow() int { return tu.board.Model.Turn }

// guided reports whether the guidance is not over.
func (tu *tutor) guided() bool {
	return tu.first && tu.board.Model.Turn <= show.GuideLast && tu.hints() != session.HintsNone && !tu.learned(guideOver)
}

// hintTicks is how long a hint stands that asks for nothing: 2.5 seconds.
const hintTicks = 150

// guideStep returns the hint of the guidance that is due, nil if there is none.
func (tu *tutor) guideStep() *show.Step {
	if !tu.guided() {
		return nil
	}
	g := &tu.guide
	*g = show.Guided{Situation: tu.lookRound()}
	for _, seat := range tu.board.Rivals() {
		g.Rival = seat
	}
	if n := tu.s.Len(); g.View == nil && n > 0 {
		g.Left = tu.s.Since(n - 1)[0].Decision
	}
	return show.Due(g, tu.learned)
}

// holdsOn reports whether the game waits for somebody to read what it shows.
func (tu *tutor) holdsOn() bool {
	if !tu.first || tu.turn.Deciding && tu.turn.Wait == 0 || tu.hintsAway() && tu.drawers.open == noDrawer {
		return false
	}
	step := tu.guideStep()
	if step == nil || !step.Holds {
		return false
	}
	tu.turnTo(step.ID, true)
	return !tu.learned(step.ID)
}

// readOn ends what the game waits for, and reports whether it waited.
func (tu *tutor) readOn() bool {
	if !tu.holdsOn() {
		return false
	}
	tu.understood()
	return true
}

// understood goes on from a hint that has been read.
func (tu *tutor) understood() {
	tu.told(tu.lesson.id)
	if tu.turnNow() >= show.GuideLast && tu.guideStep() == nil {
		tu.endGuide()
	}
	tu.a.Changed()
}

// hintTick lets a tick pass: what is read counts as read after a while, for who does not need their own time.
func (tu *tutor) hintTick() {
	l := &tu.lesson
	if l.asked && tu.a.Think(tu.s.ThinkCounsel) {
		l.asked = false
		tu.a.Changed()
	}
	if !l.up {
		return
	}
	if l.heard != l.says {
		l.heard = l.says
		tu.a.Hear(ui.HeardAnswer, l.says)
	}
	if l.stood++; l.stood != hintTicks || !l.step || tu.a.TakesTime() {
		return
	}
	if step := tu.guideStep(); step != nil && step.Read && step.ID == l.id && !tu.learned(l.id) {
		tu.understood()
	}
}

// heed notes a decision that the player has just made: one that leads elsewhere ends the guidance.
func (tu *tutor) heed(d touria.Decision) {
	switch {
	case !tu.guided():
	case tu.turnNow() >= show.GuideLast:
		tu.endGuide()
	case tu.turnNow() == 1 && !show.Follows(d, tu.turn.Way()):
		tu.told(guideOver)
		tu.a.Say(tu.a.T("guide.end"))
	}
}

// endGuide ends the guidance, with nothing else to explain in this turn.
func (tu *tutor) endGuide() {
	tu.told(guideOver)
	tu.lesson.spent = tu.turnNow()
}

// hintsAway reports whether something else is looked at than the table as it stands.
func (tu *tutor) hintsAway() bool {
	return tu.drawers.open != noDrawer || tu.hints() == session.HintsNone || tu.board.Lid || tu.turn.Advice.Asked()
}

// lookRound takes in what the hints depend on.
func (tu *tutor) lookRound() *show.Situation {
	m := &tu.seen
	*m = show.Situation{Model: &tu.board.Model, Rules: tu.s.Rules(), Choices: &tu.turn.Choices, Names: &tu.board.Names, Legal: tu.turn.Legal, Picked: tu.turn.Picked, Inner: tu.turn.Inner() != nil}
	if !tu.turn.Deciding {
		return m
	}
	m.View, m.Ways = &tu.turn.View, tu.turn.Ways()
	for i := range m.Ways {
		if tu.turn.Chosen(i) {
			m.Way = i
		}
	}
	return m
}

// taught returns the hint that is due at what is met for the first time, and the element it points at. ok is false if
// there is none.
func (tu *tutor) taught(tree *ui.Tree) (due show.Lesson, at ui.Element, ok bool) {
	l := &tu.lesson
	m := tu.lookRound()
	if l.spent == m.Model.Turn && (l.id == "" || l.step) || m.View == nil || tu.turn.Forced() || m.Model.Turn != show.GuideRival && tu.guided() {
		return due, at, false
	}
	m.Undo, _ = tu.turn.CanUndo()
	for _, seat := range tu.board.Rivals() {
		if r, aided := tu.recalled(seat); aided && r.MayEnter(&tu.board.Model.Players[seat]) {
			m.Near = m.Near.With(seat)
		}
	}
	for _, due := range show.Lessons(m) {
		if other := l.id != "" && !l.step && l.turn == m.Model.Turn && l.id != due.ID; other || tu.learned(due.ID) {
			continue
		}
		if len(due.Asks) > 0 && !due.Free {
			would, known := tu.s.Counsel()
			if l.asked = !known; l.asked {
				return due, at, false // it comes as soon as that is known
			}
			if !slices.Contains(due.Asks, would) {
				due = due.Explained()
			}
		}
		if e := tu.pointed(tree, due.At, due.Option); e != nil {
			return due, *e, true
		}
	}
	return due, at, false
}

// pointed returns the element that a hint is about: the option's button, otherwise the thing on the table, if it can be
// used; nil if it is not on the screen.
func (tu *tutor) pointed(tree *ui.Tree, at ui.Target, option string) *ui.Element {
	if option != "" {
		if e := tree.Find("table.option." + option); e != nil {
			return e
		}
		if o := tu.turn.Primary(); o != nil && o.ID == option {
			at = ui.Target{Kind: show.TargetConfirm}
		}
	}
	id := board.ID(tu.s.Rules().Board, at)
	if id == "" {
		return nil
	}
	e := tree.Find(id)
	if e == nil && at.Kind == show.TargetGoal { // phones show hearts and gold on their own
		e = tree.Find(board.ID(nil, ui.Target{Kind: show.TargetHearts}))
	}
	if e == nil && at.Kind == show.TargetElixir { // below the swords there
		e = tree.Find(board.ID(nil, ui.Target{Kind: show.TargetSwords}))
	}
	if e == nil && (at.Kind == show.TargetGoal || at.Kind == show.TargetGem) {
		e = tree.Find("table.things")
	}
	return e
}
