package table

import (
	"touria.games/touria/game/guide"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
)

// The guided first turn: the hints of show.Guide on the table of the first game. What a hint is about stands in the light,
// the rest in dusk. The game waits while something is explained that goes by, and every other legal act ends the guidance.

// skipRoom takes the room of the button that ends all hints from that of what the others did.
func (tu *tutor) skipRoom(box *board.Boxes) (out ui.Rect) {
	if !tu.guided() {
		return out
	}
	return guide.SkipRoom(&box.Told)
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
	tu.card(due.Text.In(tu.a.Words()), at, true).Build(b)
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
	var free ui.Rect
	if g.View != nil && len(g.Ways) > 0 { // the roads are seen
		free = tree.Find("table.board").Seen()
	}
	if panel := tree.Find("table.panel"); !aimed && panel != nil { // the card keeps off what lists the same
		at = *panel
	}
	tu.card(step.Text(g).In(tu.a.Words()), at, aimed).Guide(b, out, free, func() {
		tu.told(guideOver)
		tu.setHints(session.HintsNone)
		tu.a.Say(tu.a.T("lesson.off.hint"))
	})
	return true
}

// card prepares a hint about an element.
func (tu *tutor) card(text string, at ui.Element, points bool) *guide.Hint {
	tu.lesson.up, tu.lesson.says = true, text
	return &guide.Hint{App: tu.a, Text: text, At: at, Points: points, Keep: show.Thing(show.TargetSpace, tu.board.Model.Heroes), Weigh: weigh, Press: tu.closeHint}
}

// weigh says how bad it is to cover a pixel of an element, which by itself is as bad as usual.
func weigh(e *ui.Element, usual float32) float32 {
	switch {
	case e.Look == board.LookLetter: // it is small
		return max(usual, 200)
	case e.Look == board.LookTag:
		return max(usual, 20)
	case e.Look == board.LookForecast, e.Look == board.LookGains:
		return max(usual, 10)
	case e.Look == board.LookSpace && usual < 6:
		if e.Pressable() { // a way leads past it
			return 30
		}
		return 1
	}
	return usual
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
	guide.Spotlight(tree, func(e *ui.Element) bool {
		return e.ID == at.ID || target.Kind == show.TargetTower && e.Target == target || target.Kind == show.TargetMineGem && e.Target.Kind == target.Kind
	})
	return at, true
}
