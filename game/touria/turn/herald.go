package turn

import (
	"slices"

	"touria.games/touria/game/touria/show"
	"touria.games/touria/rules/touria"
)

// Advice is the state of the herald's work for the viewer who asked.
type Advice struct {
	Thinking bool
	Plan     []touria.Decision // from the next decision on
	made     int               // the session's length when the plan's first decision is due
	On       bool              // the plan's first decision is due and marked
	hint     show.Hint
	way      *show.Route // to the place of the tower that is advised, nil: none that is known
	path     []string    // ids of the options that lead to it
}

// Ask the herald (ux.md, S1): the herald thinks in slices, as bots do. The table
// marks its plan step by step while the viewer follows it and chance does not
// intervene.

// Asked reports whether the herald is thinking or its advice is marked.
func (p *Advice) Asked() bool { return p.Thinking || p.On }

// NoAdvice drops the advice and stops the herald.
func (t *Turn) NoAdvice() {
	if t.Advice.Thinking {
		t.s.LeaveHerald()
	}
	t.Advice = Advice{}
}

// HeraldShown reports whether the panel shows the herald's card: no group is open, nothing else is
// chosen, and no tower is looked at.
func (t *Turn) HeraldShown() bool {
	return t.Deciding && !t.Forced() && t.Advice.Asked() && len(t.Path) == 0 && t.Among.Kind == show.TargetNone && t.Picked == "" && !t.Shown
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
	t.Guard = RestTicks
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
	if len(p.Plan) < 2 || p.made != t.s.Len()-1 || p.Plan[0] != d || t.betweenPlans() {
		t.NoAdvice()
		return
	}
	p.Plan, p.made, p.On = p.Plan[1:], t.s.Len(), false
}

// betweenPlans reports whether the last decision invalidates the rest of the plan:
// chance has decided something, or the turn is over. Refilling does not count.
func (t *Turn) betweenPlans() bool {
	steps := t.s.Since(t.s.Len() - 1)
	for i := range steps[0].Events {
		switch steps[0].Events[i].Kind {
		case touria.Rolled, touria.Drawn, touria.DoorOpened, touria.Peeked, touria.TurnEnded:
			return true
		}
	}
	return false
}

// FollowHerald makes the advised decision. The heroes walk the plan's whole route, as one that the player has chosen.
func (t *Turn) FollowHerald() {
	p := &t.Advice
	if !p.On || !t.Open() || t.hasty() {
		return
	}
	d, walk := p.Plan[0], show.NewWalk(p.hint.Route)
	on := p.way != nil
	if on {
		walk = show.NewWalk(*p.way)
	} else if OnTheWay(d) { // the walk begins with it, unless an item that serves on the way comes between
		first, state := walk.Next(t.s.Rules(), &t.View, t.Legal)
		on = state == show.WalkOn && first == d
	}
	if on {
		t.Walk = walk
	}
	t.Commit(d)
}

// Advised reports whether an option leads to the herald's advice.
func (t *Turn) Advised(o *show.Option) bool {
	return t.Advice.On && slices.Contains(t.Advice.path, o.ID)
}

// HeraldOption returns the option on the herald's card, nil without a card.
func (t *Turn) HeraldOption() *show.Option {
	if !t.Advice.On || !t.HeraldShown() {
		return nil
	}
	return t.Choices.Find(t.Advice.path[len(t.Advice.path)-1])
}

// HeraldCard returns title and text of the herald's card.
func (t *Turn) HeraldCard() (title, note string) {
	if t.Advice.Thinking {
		return t.a.T("herald.title"), t.a.T("herald.thinking")
	}
	return t.a.T("herald.title"), t.Advice.hint.Why(t.a.Words())
}

// Hint returns the herald's current advice, nil if there is none.
func (t *Turn) Hint() *show.Hint {
	if !t.Advice.On {
		return nil
	}
	return &t.Advice.hint
}
