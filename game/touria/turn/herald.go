package turn

import (
	"touria.games/touria/game/touria/show"
	"touria.games/touria/rules/touria"
)

// Ask the herald (ux.md, S1): the herald thinks in slices, as bots do. The table
// marks its plan step by step while the viewer follows it and chance does not
// intervene.

// NoAdvice drops the advice and stops the herald.
func (t *Turn) NoAdvice() {
	if t.Advice.Thinking {
		t.s.LeaveHerald()
	}
	t.Advice = Advice{}
}

// AskHerald asks the herald, or drops its advice.
func (t *Turn) AskHerald() {
	switch {
	case t.Advice.Asked():
		t.NoAdvice()
		t.LaidOut()
	case !t.Open():
		t.a.Say(t.a.T("herald.off"))
	case t.s.AskHerald():
		t.Advice = Advice{Thinking: true}
		t.Picked = "" // the main button and the advice say the same
		t.forget()
		t.LaidOut()
	}
}

// HearHerald lets the herald think for a slice of the tick and shows its answer.
func (t *Turn) HearHerald() {
	if !t.Advice.Thinking || !t.Deciding || !t.a.Think(t.s.ThinkHerald) {
		return
	}
	plan, ok := t.s.HeraldAdvice()
	t.Advice = Advice{}
	if !ok {
		return
	}
	t.Advice.Plan, t.Advice.made = plan, t.s.Len()
	t.Presses.Guard = RestTicks
	t.MarkAdvice()
	t.LaidOut()
	if t.a.FocusShown() && t.HeraldShown() {
		t.a.FocusOn("table.herald.do")
	}
}

// MarkAdvice marks the plan's next decision, or drops a plan that no longer fits.
func (t *Turn) MarkAdvice() {
	p := &t.Advice
	if len(p.Plan) == 0 {
		return
	}
	p.On, p.path = false, p.path[:0]
	t.Choices.Walk(func(o *show.Option) bool {
		if o.Decision != p.Plan[0] {
			return true
		}
		for _, step := range t.Choices.Path(o.ID) {
			p.path = append(p.path, step.ID)
		}
		return false
	})
	if len(p.path) == 0 || p.made != t.s.Len() {
		t.NoAdvice()
		return
	}
	p.On = true
	p.hint, p.way = show.NewHint(t.s.Rules(), &t.View, p.Plan, &t.Board.Names), nil
	if p.Plan[0].Kind == touria.ChooseTower {
		if way, ok := show.WayOf(t.s.Rules(), &t.View, p.Plan); ok {
			p.way = &way
		}
	}
}

// heed advances the plan past the viewer's decision, or drops it if the viewer
// decided otherwise.
func (t *Turn) heed(d touria.Decision) {
	p := &t.Advice
	if len(p.Plan) < 2 || p.made != t.s.Len()-1 || p.Plan[0] != d || ends(t.s.Since(t.s.Len() - 1)[0].Events) {
		t.NoAdvice()
		return
	}
	p.Plan, p.made, p.On = p.Plan[1:], t.s.Len(), false
}

// ends reports whether what has happened invalidates the rest of a plan: chance has decided something, or the turn is over.
// Refilling does not count.
func ends(events []touria.Event) bool {
	for i := range events {
		switch events[i].Kind {
		case touria.Rolled, touria.Drawn, touria.DoorOpened, touria.Peeked, touria.TurnEnded:
			return true
		}
	}
	return false
}
