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
	if !tu.a.Settings().Knows(tu.g.Name(), id) {
		tu.a.Settings().Learn(tu.g.Name(), id)
		tu.a.Save()
	}
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

// Measures of the card.
const (
	lessonWidth = 300
	lessonPad   = 8
	lessonSize  = 22
	lessonGap   = 10 // to the ring round the thing
	lessonRing  = 5  // from the thing to the ring
)

// buildCard adds what a hint says, and a ring round the thing that it is about and the hand that points there. It leaves
// room for something of a size below, and returns the place of both.
func (tu *tutor) buildCard(b *ui.Builder, text string, at *ui.Element, points bool, below ui.Rect, press func()) (all ui.Rect) {
	tu.lesson.up, tu.lesson.says = true, text
	a := tu.a
	at.Rect = at.Seen()
	normal, _ := a.TextSize()
	if !a.Phone() {
		normal = lessonSize
	}
	size := normal * a.Growth()
	least := 44 / min(1, a.Scale())
	hand, quarters := tu.handPlace(b.Built(), at)
	cost := float32(-1)
	for _, share := range [...]float32{1, .8} { // a narrow card may cover less
		w := share * min(lessonWidth*a.Growth(), a.Screen().W*0.6)
		lines, _ := ui.Wrap(a.Config().Measure, text, w-4*lessonPad, size, ui.Bold, 5)
		high := max(least, float32(len(lines))*size*ui.LineHeight+4*lessonPad)
		if below.H > 0 {
			w, high = max(w, below.W), high+below.H+lessonRing
		}
		if place, c := tu.lessonPlace(b.Built(), at, hand, w, high); cost < 0 || c < cost {
			all, cost = place, c
		}
	}
	card := all
	if below.H > 0 {
		card.H -= below.H + lessonRing
	}
	b.Above(func() {
		if points {
			ring := at.Rect.Inset(-lessonRing)
			if at.Look == ui.LookOption { // words stand close above it
				ring = at.Rect.Inset(-1)
			}
			b.Add(ui.Element{ID: "lesson.ring", Role: ui.RoleLabel, Look: board.LookPointer, Rect: within(ring, a.Window()), Target: at.Target, Round: at.Round, Over: true, Silent: true, Label: at.Label})
			b.Add(ui.Element{ID: "lesson.hand", Role: ui.RoleLabel, Look: board.LookHand, Rect: hand, Target: at.Target, Over: true, Silent: true, Label: at.Label, Part: quarters})
		}
		in := b.Add(ui.Element{ID: "lesson", Role: ui.RoleButton, Look: ui.LookPlaque, Rect: card, Over: true, Label: text, Hint: a.T("lesson.next"), Target: at.Target, OnPress: press})
		b.Inside(in, func() {
			b.Add(ui.Element{ID: "lesson.text", Role: ui.RoleLabel, Look: ui.LookHeading, Text: text, Lines: 5, Size: normal, Rect: card.Inset(2 * lessonPad), Silent: true})
		})
	})
	return all
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
		if at.In > 0 { // it stays on what the thing lies on
			cost += (h.W*h.H - overlap(h, tree.Elements[at.In-1].Rect)) * 15
		}
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
