package table

import (
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
)

// The guided first turn: the hints of show.Guide on the table of the first game. What a hint is about stands in the light,
// the rest in dusk. The game waits while something is explained that goes by, and every other legal act ends the guidance.

// duskPart is how dark it is round what a hint is about.
const duskPart = .4

// skipHigh is the height of the button that ends all hints.
const skipHigh = 48

// skipRoom takes the room of the button that ends all hints from that of what the others did.
func (tu *tutor) skipRoom(box *board.Boxes) (out ui.Rect) {
	if !tu.guided() || box.Told.H < skipHigh*3 {
		return out
	}
	box.Told.H -= skipHigh + lessonPad
	out = ui.CutTop(ui.Box(box.Told.X, box.Told.Y, box.Told.W, box.Told.H+lessonPad+skipHigh), box.Told.H+lessonPad)
	return out
}

// closeHint takes the hint away, as understood.
func (tu *tutor) closeHint() {
	if tu.lesson.step {
		tu.understood()
	} else {
		tu.learn()
	}
	tu.turn.LaidOut()
}

// buildLesson adds the hint that is due: of the guidance with the dusk over all else, otherwise at what is met for the
// first time.
func (tu *tutor) buildLesson(b *ui.Builder, out ui.Rect) {
	l := &tu.lesson
	l.up = false
	if tu.hintsAway() {
		return
	}
	for last := (*show.Step)(nil); ; {
		step := tu.guideStep()
		if step == nil || step == last {
			break
		}
		if tu.buildStep(b, step, out) {
			return
		}
		tu.told(step.ID) // what it is about is not on the screen
		last = step
	}
	due, at, ok := tu.taught(b.Built())
	if !ok {
		tu.turnTo("", false)
		return
	}
	tu.turnTo(due.ID, false)
	tu.buildCard(b, due.Text.In(tu.a.Words()), &at, true, ui.Rect{}, tu.closeHint)
}

// buildStep adds a hint of the guidance, unless what it is about is not on the screen.
func (tu *tutor) buildStep(b *ui.Builder, step *show.Step, out ui.Rect) bool {
	g := &tu.guide
	target := step.Lights(g)
	tree := b.Built()
	at, aimed := tu.spotlight(tree, target)
	if !aimed && target != (ui.Target{}) {
		return false
	}
	tu.turnTo(step.ID, true)
	veil := ui.Element{ID: "lesson.veil", Role: ui.RolePanel, Look: board.LookVeil, Rect: tu.a.Window(), Over: true, Silent: true, Part: duskPart}
	if g.View != nil && len(g.Ways) > 0 { // the roads are seen
		veil.Inner = tree.Find("table.board").Rect
	}
	if panel := tree.Find("table.panel"); !aimed && panel != nil { // the card keeps off what lists the same
		at = *panel
	}
	b.Above(func() { b.Add(veil) })
	var below ui.Rect
	if out.Empty() { // phones have no rail
		below = tu.skipSize()
	} else { // the hand keeps off it
		tu.buildSkip(b, out)
	}
	plate := tu.buildCard(b, step.Text(g).In(tu.a.Words()), &at, aimed, below, tu.closeHint)
	if out.Empty() {
		tu.buildSkip(b, ui.Centred(ui.CutTop(plate, plate.H-below.H), below.W, below.H))
	}
	return true
}

// buildSkip adds the button that ends all hints.
func (tu *tutor) buildSkip(b *ui.Builder, r ui.Rect) {
	b.Above(func() {
		b.Button("lesson.skip", r, tu.a.T("guide.skip"), func() {
			tu.told(guideOver)
			tu.setHints(session.HintsNone)
			tu.a.Say(tu.a.T("lesson.off.hint"))
		})
		b.Last().Over, b.Last().Lines = true, 2
	})
}

// skipSize returns the size of the button that ends all hints, below the card.
func (tu *tutor) skipSize() (r ui.Rect) {
	_, floor := tu.a.TextSize()
	r.H = 44 / min(1, tu.a.Scale())
	r.W = tu.a.Config().Measure.Width(tu.a.T("guide.skip"), floor, ui.Bold) + skipHigh
	if most := tu.a.Screen().W - skipHigh; r.W > most {
		r.W, r.H = most, max(r.H, (floor+lessonPad)*2)
	}
	return r
}

// spotlight brings what a hint is about into the light, and returns it.
func (tu *tutor) spotlight(tree *ui.Tree, target ui.Target) (at ui.Element, ok bool) {
	first := tu.pointed(tree, target, "")
	if target.Kind == show.TargetMineGem {
		for i := range tree.Elements {
			if e := &tree.Elements[i]; e.Target.Kind == target.Kind && e.Pressable() {
				if first == nil || e.Look == first.Look && e.In == first.In {
					if first == nil {
						at = *e
						first = e
					}
					at.Rect = at.Rect.Union(e.Rect)
				}
			}
		}
	}
	if first == nil {
		return at, false
	}
	if at.ID == "" {
		at = *first
	}
	for i := range tree.Elements {
		e := &tree.Elements[i]
		alike := target.Kind == show.TargetTower && e.Target == target || target.Kind == show.TargetMineGem && e.Target.Kind == target.Kind
		e.Spot = alike || e.ID == at.ID || e.In > 0 && tree.Elements[e.In-1].Spot
	}
	return at, true
}
