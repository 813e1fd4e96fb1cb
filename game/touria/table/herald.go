package table

import (
	"slices"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Ask the herald (ux.md, S1): the herald thinks in slices, as bots do. The table
// marks its plan step by step while the viewer follows it and chance does not
// intervene.

// advice is the state of the herald's work for the viewer who asked.
type advice struct {
	thinking bool
	plan     []touria.Decision // from the next decision on
	made     int               // the session's length when the plan's first decision is due
	going    bool              // the heroes follow the plan's route by themselves
	on       bool              // the plan's first decision is due and marked
	hint     show.Hint
	path     []string // ids of the options that lead to it
}

// asked reports whether the herald is thinking or its advice is marked.
func (p *advice) asked() bool { return p.thinking || p.on }

// noAdvice drops the advice and stops the herald.
func (t *Table) noAdvice() {
	if t.advice.thinking {
		t.s.LeaveHerald()
	}
	t.advice = advice{}
}

// heraldShown reports whether the panel shows the herald's card: no group is open, nothing else is
// chosen, and no tower is looked at.
func (t *Table) heraldShown() bool {
	return t.deciding && t.wait == 0 && t.advice.asked() && len(t.path) == 0 && t.among.Kind == show.TargetNone && t.picked == "" && !t.shown
}

// askHerald asks the herald, or drops its advice.
func (t *Table) askHerald() {
	switch {
	case t.advice.asked():
		t.noAdvice()
		t.LaidOut()
	case !t.open():
		t.a.Say(t.a.T("herald.off"))
	case t.s.AskHerald():
		t.advice = advice{thinking: true}
		t.picked = "" // the main button and the advice say the same
		t.forget()
		t.LaidOut()
	}
}

// heraldKey asks the herald or, once it has answered, follows its advice.
func (t *Table) heraldKey() {
	switch {
	case t.board.Queue.Busy():
		t.skip()
	case t.hurry():
	case t.advice.on:
		t.followHerald()
	case !t.advice.thinking:
		t.askHerald()
	}
}

// hearHerald lets the herald think for a slice and shows its answer.
func (t *Table) hearHerald() {
	if !t.advice.thinking || !t.deciding || !t.a.Think(t.s.ThinkHerald) {
		return
	}
	plan, ok := t.s.HeraldAdvice()
	t.advice = advice{}
	if !ok {
		return
	}
	t.advice.plan, t.advice.made = plan, t.s.Len()
	t.guard = restTicks
	t.markAdvice()
	t.LaidOut()
	if t.a.FocusShown() && t.heraldShown() {
		t.a.FocusOn("table.herald.do")
	}
}

// markAdvice marks the plan's next decision, or drops a plan that no longer fits.
func (t *Table) markAdvice() {
	p := &t.advice
	if len(p.plan) == 0 {
		return
	}
	p.on, p.path = false, p.path[:0]
	t.choices.Walk(func(o *show.Option) bool {
		if o.Decision != p.plan[0] {
			return true
		}
		for _, step := range t.choices.Path(o.ID) {
			p.path = append(p.path, step.ID)
		}
		return false
	})
	if len(p.path) == 0 || p.made != t.s.Len() {
		t.noAdvice()
		return
	}
	p.on = true
	p.hint = show.NewHint(t.s.Rules(), &t.view, p.plan, &t.board.Names)
}

// heed advances the plan past the viewer's decision, or drops it if the viewer
// decided otherwise.
func (t *Table) heed(d touria.Decision) {
	p := &t.advice
	if len(p.plan) < 2 || p.made != t.s.Len()-1 || p.plan[0] != d || t.betweenPlans() {
		t.noAdvice()
		return
	}
	p.plan, p.made, p.on = p.plan[1:], t.s.Len(), false
}

// betweenPlans reports whether the last decision invalidates the rest of the plan:
// chance has decided something, or the turn is over. Refilling does not count.
func (t *Table) betweenPlans() bool {
	steps := t.s.Since(t.s.Len() - 1)
	for i := range steps[0].Events {
		switch steps[0].Events[i].Kind {
		case touria.Rolled, touria.Drawn, touria.DoorOpened, touria.Peeked, touria.TurnEnded:
			return true
		}
	}
	return false
}

// followHerald makes the advised decision. The heroes then walk on along the
// plan's route until something else must be decided.
func (t *Table) followHerald() {
	if p := &t.advice; p.on && t.open() && !t.hasty {
		d := p.plan[0]
		p.going = onTheWay(d) || d.Kind == touria.ChooseTower
		t.commit(d)
	}
}

// goOn returns the next step of an advised route that the heroes walk by
// themselves.
func (t *Table) goOn() (d touria.Decision, ok bool) {
	p := &t.advice
	if p.going && len(p.plan) > 0 && p.made == t.s.Len() && onTheWay(p.plan[0]) && slices.Contains(t.legal, p.plan[0]) {
		return p.plan[0], true
	}
	p.going = false
	return d, false
}

// onTheWay reports whether a decision is part of a route.
func onTheWay(d touria.Decision) bool {
	return d.Kind == touria.Step || d.Kind == touria.Jump || d.Kind == touria.Stop
}

// advised reports whether an option leads to the herald's advice.
func (t *Table) advised(o *show.Option) bool {
	return t.advice.on && slices.Contains(t.advice.path, o.ID)
}

// heraldOption returns the option on the herald's card, nil without a card.
func (t *Table) heraldOption() *show.Option {
	if !t.advice.on || !t.heraldShown() {
		return nil
	}
	return t.choices.Find(t.advice.path[len(t.advice.path)-1])
}

// heraldElement returns the button that follows the advice.
func (t *Table) heraldElement() ui.Element {
	e := t.optionElement(t.heraldOption())
	e.ID, e.Symbol, e.Advised, e.OnPress = "table.herald.do", pictures.SymHerald, true, t.followHerald
	e.Label = t.a.T("herald.do") + t.a.Colon() + e.Text
	if e.Hint != "" {
		e.Hint = "\n" + e.Hint
	}
	e.Hint = t.a.T("herald.do") + e.Hint
	return e
}

// heraldCard returns title and text of the herald's card.
func (t *Table) heraldCard() (title, note string) {
	if t.advice.thinking {
		return t.a.T("herald.title"), t.a.T("herald.thinking")
	}
	return t.a.T("herald.title"), t.advice.hint.Why(t.a.Words())
}

// buildHerald adds the button that asks the herald.
func (t *Table) buildHerald(b *ui.Builder, box *board.Boxes) {
	if t.board.Humans == 0 {
		return
	}
	b.Icon("table.herald", box.Herald, pictures.SymHerald, t.a.T("herald.ask"), t.askHerald)
	e := b.Last()
	e.Checked = t.advice.asked()
	if t.board.Viewer >= rules.NoSeat || !t.deciding || t.wait > 0 {
		e.Disabled, e.Why, e.Quiet = true, t.a.T("herald.off"), true
	}
}

// Advised returns the herald's current advice, nil if there is none.
func (t *Table) Advised() *show.Hint {
	if !t.advice.on {
		return nil
	}
	return &t.advice.hint
}
