package table

import (
	"cmp"
	"slices"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Hints on the table (ux.md, M12): one small card at a time beside the thing that
// it is about. It blocks nothing: every legal act goes on as without it.

// idleTicks is how long a player does nothing before a hint offers help: 6 seconds.
const idleTicks = 360

// dawdle counts the ticks in which the player does nothing.
func (tu *tutor) dawdle() {
	if !tu.turn.Deciding {
		return
	}
	if tu.lesson.idle++; tu.lesson.idle == idleTicks && tu.hints() != session.HintsNone {
		tu.a.Changed()
	}
}

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
	if tu.hints() == session.HintsFull {
		return slices.Contains(tu.lesson.told[tu.pupil()&3], id)
	}
	return tu.a.Settings().Knows(tu.g.Name(), id)
}

// learn notes that the player has acted on the hint shown, or against it.
func (tu *tutor) learn() {
	l := &tu.lesson
	id := l.shown
	l.shown, l.quiet, l.idle = "", false, 0
	if id != "" {
		tu.told(id)
	}
}

// practises has, for a kind of decision, the hint that whoever has made one needs no more, even if the
// herald's advice stood in its place.
var practises = map[touria.Kind]string{touria.ChooseTower: "tower", touria.EndTurn: "end"}

// told notes that the viewer has been told something.
func (tu *tutor) told(id string) {
	l := &tu.lesson
	if seat := tu.pupil(); seat < rules.NoSeat && !slices.Contains(l.told[seat], id) {
		l.told[seat] = append(l.told[seat], id)
	}
	if !tu.a.Settings().Knows(tu.g.Name(), id) {
		tu.a.Settings().Learn(tu.g.Name(), id)
		tu.a.Save()
	}
}

// closeHint takes the hint away, as understood.
func (tu *tutor) closeHint() {
	tu.learn()
	tu.lesson.quiet = true
	tu.turn.LaidOut()
}

// taught returns the hint that is due and the element it points at. ok is false if
// there is none.
func (tu *tutor) taught(tree *ui.Tree) (due show.Lesson, at ui.Element, ok bool) {
	if tu.lesson.quiet || tu.drawers.open != noDrawer || tu.hints() == session.HintsNone || tu.board.Lid || tu.turn.Advice.Asked() {
		return due, at, false
	}
	m := show.Situation{Model: &tu.board.Model, Rules: tu.s.Rules(), Choices: &tu.turn.Choices, Picked: tu.turn.Picked, Level: tu.turn.Inner(), Idle: tu.lesson.idle >= idleTicks}
	switch {
	case tu.turn.Deciding && !tu.turn.Forced():
		m.View = &tu.turn.View
		if o := tu.turn.Primary(); o != nil {
			m.Main = o.ID
		}
		m.Ways = tree.Find(board.ID(nil, show.Thing(show.TargetRoute, 0))) != nil
		m.Undo, _ = tu.turn.CanUndo()
	case tu.board.Queue.Busy() && !tu.s.Over() && tu.board.Model.Turn > 1 && // who has not yet had a turn wants to see what happens
		tu.board.Model.ToMove < rules.NoSeat && !tu.s.IsHuman(tu.board.Model.ToMove):
		m.Hurry = true
	}
	// Who hesitates in their first turns is told again.
	again := m.Idle && (tu.hints() == session.HintsFull || !tu.learned("goal"))
	for _, l := range show.Lessons(&m) {
		if tu.learned(l.ID) && !again {
			continue
		}
		if e := tu.pointed(tree, &l); e != nil {
			return l, *e, true
		}
	}
	return due, at, false
}

// pointed returns the element that a hint is about: the option's button, otherwise
// the thing on the table, if it can be used; nil if it is not on the screen.
func (tu *tutor) pointed(tree *ui.Tree, l *show.Lesson) *ui.Element {
	if l.Option != "" {
		if e := tree.Find("table.option." + l.Option); e != nil {
			return e
		}
	}
	id := board.ID(tu.s.Rules().Board, l.At)
	if id == "" {
		return nil
	}
	e := tree.Find(id)
	if e == nil && l.At.Kind == show.TargetGoal { // phones show hearts and gold on their own
		e = tree.Find(board.ID(nil, ui.Target{Kind: show.TargetHearts}))
	}
	if e == nil && (l.At.Kind == show.TargetGoal || l.At.Kind == show.TargetGem) {
		e = tree.Find("table.things")
	}
	if e == nil || l.Option != "" && !e.Pressable() || e.Disabled && e.Role == ui.RoleButton {
		return nil
	}
	return e
}

// Measures of the card.
const (
	lessonWidth = 300
	lessonPad   = 8
	lessonGap   = 10 // to the ring round the thing
	lessonRing  = 5  // from the thing to the ring
)

// buildLesson adds the hint that is due: a ring round the thing that it is about, and
// the card.
func (tu *tutor) buildLesson(b *ui.Builder) {
	due, at, ok := tu.taught(b.Built())
	if was := tu.lesson.shown; ok && was != "" && was != due.ID { // the player has done what it asked for
		tu.told(was)
	}
	tu.lesson.shown = ""
	if !ok {
		return
	}
	tu.lesson.shown = due.ID
	a := tu.a
	text, off := due.Text.In(a.Words()), a.T("lesson.off")
	at.Rect = at.Seen()
	target := 44 / min(1, a.Scale())
	normal, _ := a.TextSize()
	size := normal * a.Growth()
	offWidth, _ := a.TextRoom(off)
	offWidth = max(120, offWidth+28)
	hand, quarters := tu.handPlace(b.Built(), &at)
	var card ui.Rect
	var high, least float32
	for i, share := range [...]float32{1, .8} { // a narrow card may cover less
		w := max(share*min(lessonWidth*a.Growth(), a.Screen().W*0.6), offWidth+target+3*lessonPad)
		lines, _ := ui.Wrap(a.Config().Measure, text, w-2*lessonPad-8, size, ui.Regular, 4)
		textHigh := float32(len(lines))*size*ui.LineHeight + 4
		place, cost := tu.lessonPlace(b.Built(), &at, hand, w, textHigh+target+3*lessonPad)
		if i == 0 || cost < least {
			card, high, least = place, textHigh, cost
		}
	}
	b.Above(func() {
		ring := at.Rect.Inset(-lessonRing)
		if at.Look == ui.LookOption { // words stand close above it
			ring = at.Rect.Inset(-1)
		}
		ring = within(ring, a.Window())
		b.Add(ui.Element{ID: "lesson.ring", Role: ui.RoleLabel, Look: board.LookPointer, Rect: ring, Target: at.Target, Round: at.Round, Over: true, Silent: true, Label: at.Label})
		b.Add(ui.Element{ID: "lesson.hand", Role: ui.RoleLabel, Look: board.LookHand, Rect: hand, Target: at.Target, Over: true, Silent: true, Label: at.Label, Part: quarters})
		in := b.Add(ui.Element{ID: "lesson", Role: ui.RolePanel, Look: ui.LookPanel, Rect: card, Over: true, Label: text, Target: at.Target})
		b.Inside(in, func() {
			b.Add(ui.Element{ID: "lesson.text", Role: ui.RoleLabel, Look: ui.LookText, Text: text, Lines: 4,
				Rect: ui.Box(card.X+lessonPad, card.Y+lessonPad, card.W-2*lessonPad, high)})
			y := card.Y + card.H - lessonPad - target
			b.Button("lesson.off", ui.Box(card.X+lessonPad, y, offWidth, target), off, func() { tu.setHints(session.HintsNone) })
			b.Last().Hint = a.T("lesson.off.hint")
			b.Icon("lesson.next", ui.Box(card.X+card.W-lessonPad-target, y, target, target), pictures.SymNext, a.T("lesson.next"), tu.closeHint)
		})
	})
}

// handSize is how large the pointing hand is.
const handSize = 44

// handPlace finds the place of the hand: its finger at an edge of the thing, where it
// covers as little as possible; and its quarter turns.
func (tu *tutor) handPlace(tree *ui.Tree, at *ui.Element) (place ui.Rect, quarters float32) {
	screen := tu.a.Window()
	r := at.Rect
	least := float32(-1)
	consider := func(x, y, turn float32) {
		h := ui.Box(x, y, handSize, handSize)
		in := within(h, screen)
		cost := (h.W*h.H - in.W*in.H) * 1000 // outside the window
		cost += overlap(h, at.Rect) * 100
		for i := range tree.Elements {
			if e := &tree.Elements[i]; e.ID != at.ID && (at.In == 0 || i != at.In-1) {
				cost += overlap(h, e.Rect) * weight(e)
			}
		}
		if least < 0 || cost < least {
			place, quarters, least = in, turn, cost
		}
	}
	for _, f := range [...]float32{.5, .75, .25, .9, .1} {
		x, y := r.X+f*r.W-handSize/2, r.Y+f*r.H-handSize/2
		consider(x, r.Y+r.H+1, 0)
		consider(r.X+r.W+1, y, 3)
		consider(r.X-handSize-1, y, 1)
		consider(x, r.Y-handSize-1, 2)
	}
	return place, quarters
}

// within moves a rectangle's edges into another one.
func within(r, in ui.Rect) ui.Rect {
	x, y := max(r.X, in.X), max(r.Y, in.Y)
	return ui.Box(x, y, min(r.X+r.W, in.X+in.W)-x, min(r.Y+r.H, in.Y+in.H)-y)
}

// lessonPlace finds the place of the card: near the thing but not over it, where it
// covers as little as possible of what can be pressed or read; cost says how bad it is.
func (tu *tutor) lessonPlace(tree *ui.Tree, at *ui.Element, hand ui.Rect, w, h float32) (best ui.Rect, cost float32) {
	screen := tu.a.Screen()
	r := at.Rect.Inset(-lessonRing - lessonGap)
	heroes := show.Thing(show.TargetSpace, tu.board.Model.Heroes)
	cx, cy := at.Rect.Center()
	least := float32(-1)
	consider := func(x, y float32) {
		c := ui.Box(max(screen.X+4, min(x, screen.X+screen.W-w-4)), max(screen.Y+4, min(y, screen.Y+screen.H-h-4)), w, h)
		mx, my := c.Center()
		cost := (abs(mx-cx) + abs(my-cy)) * 40
		if c.Overlaps(at.Rect.Inset(-lessonRing)) {
			cost += 1e7
		}
		if c.Overlaps(hand) {
			cost += 1e6
		}
		for i := range tree.Elements {
			if least >= 0 && cost >= least { // it only grows
				return
			}
			e := &tree.Elements[i]
			if !c.Overlaps(e.Rect) {
				continue
			}
			bad := weight(e)
			if e.Target == heroes {
				bad = max(bad, 80) // every walk begins there
			}
			cost += overlap(c, e.Rect) * bad
		}
		if least < 0 || cost < least {
			best, least = c, cost
		}
	}
	for _, d := range [...]float32{0, -0.5, 0.5, -1, 1, -1.5, 1.5, -2, 2} {
		consider(cx-w/2+d*w, r.Y-h)
		consider(cx-w/2+d*w, r.Y+r.H)
		consider(r.X-w, cy-h/2+d*h)
		consider(r.X+r.W, cy-h/2+d*h)
	}
	const steps = 8 // elsewhere, since a hand points at the thing
	for i := range steps + 1 {
		for j := range steps + 1 {
			consider(screen.X+float32(i)*(screen.W-w)/steps, screen.Y+float32(j)*(screen.H-h)/steps)
		}
	}
	return best, least
}

// weight says how bad it is to cover a pixel of an element.
func weight(e *ui.Element) float32 {
	switch {
	case e.Look == ui.LookPrompt:
		return 100
	case e.Look == ui.LookPrimary, e.Look == ui.LookOption, e.Look == board.LookTag:
		return 20
	case e.Role == ui.RoleTarget && e.Lit:
		return 20
	case e.Look == board.LookForecast, e.Look == board.LookGains, e.Role == ui.RoleLabel && e.Text != "":
		return 10
	case e.Role == ui.RoleButton || e.Role == ui.RoleCycle:
		return 6
	case e.Look == board.LookSpace && e.Pressable(): // a way leads past it
		return 30
	case e.Look == board.LookSpace:
		return 1
	case e.Role == ui.RoleInfo, e.Role == ui.RoleLabel:
		return 4
	}
	return 0
}

func overlap(a, b ui.Rect) float32 {
	w := min(a.X+a.W, b.X+b.W) - max(a.X, b.X)
	h := min(a.Y+a.H, b.Y+b.H) - max(a.Y, b.Y)
	return max(0, w) * max(0, h)
}

func abs(x float32) float32 { return max(x, -x) }

// MemoryAid reports whether the table shows what its players could know by a perfect
// memory.
func (t *Table) MemoryAid() bool { return t.s.Config().MemoryAid }
