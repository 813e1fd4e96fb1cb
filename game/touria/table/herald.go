package table

import (
	"slices"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Ask the herald (ux.md, S1): while the viewer is to decide, the herald thinks
// in the same slices as bots do. Its plan is marked on the table step by step,
// as long as the viewer follows it and no chance comes in between.

// advice is what the table shows of the herald's work. It belongs to the
// viewer who asked and is gone as soon as anybody else looks.
type advice struct {
	thinking bool
	plan     []touria.Decision // what is advised from the decision that is due on
	made     int               // decisions made when the first one of the plan is due
	going    bool              // the heroes go on along it by themselves
	on       bool              // its first decision is due and marked
	hint     show.Hint
	path     []string // ids of the options that lead to it
}

// asked tells whether the herald thinks, or what it has found is marked.
func (p *advice) asked() bool { return p.thinking || p.on }

// noAdvice puts the advice away and ends the herald's work.
func (t *Table) noAdvice() {
	if t.advice.thinking {
		t.s.LeaveHerald()
	}
	t.advice = advice{}
}

// heraldShown tells whether the panel shows the herald's card: at the root of
// the options, with nothing else looked at.
func (t *Table) heraldShown() bool {
	return t.deciding && t.wait == 0 && t.advice.asked() &&
		!t.shown && t.picked == "" && len(t.path) == 0 && t.among.Kind == show.TargetNone
}

// askHerald asks, or puts away what was asked before.
func (t *Table) askHerald() {
	switch {
	case t.advice.asked():
		t.noAdvice()
		t.laidOut()
	case !t.open():
		t.a.Say(t.a.T("herald.off"))
	case t.s.AskHerald():
		t.advice = advice{thinking: true}
		t.laidOut()
	}
}

// heraldKey asks the herald; what it advises, the same key does.
func (t *Table) heraldKey() {
	switch {
	case t.queue.Busy():
		t.skip()
	case t.advice.on:
		t.followHerald()
	case !t.advice.thinking:
		t.askHerald()
	}
}

// hearHerald lets the herald think for one slice and shows what it has found.
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
	t.calm = calmTicks
	t.markAdvice()
	t.laidOut()
	if t.a.FocusShown() && t.heraldShown() {
		t.a.FocusOn("table.herald.do")
	}
}

// markAdvice marks the decision of the plan that is due; a plan that does not
// fit any more is put away.
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
	p.hint = show.NewHint(t.s.Rules(), &t.view, p.plan, &t.names)
}

// heed notes a decision that the viewer has made: the plan goes on with the
// next one, or is over.
func (t *Table) heed(d touria.Decision) {
	p := &t.advice
	if len(p.plan) < 2 || p.made != t.s.Len()-1 || p.plan[0] != d || t.betweenPlans() {
		t.noAdvice()
		return
	}
	p.plan, p.made, p.on = p.plan[1:], t.s.Len(), false
}

// betweenPlans tells whether what came of the last decision makes another plan
// of what is left: chance has decided something, or the turn is over. What is
// filled in anew is no news that turns a plan.
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

// followHerald makes the decision that is advised. A way is one idea: the
// heroes go on until something else is to be decided.
func (t *Table) followHerald() {
	if p := &t.advice; p.on && t.open() && t.calm == 0 {
		d := p.plan[0]
		p.going = onTheWay(d) || d.Kind == touria.ChooseTower
		t.commit(d)
	}
}

// goOn returns the next decision of a way that the herald has advised and that
// the heroes walk by themselves.
func (t *Table) goOn() (d touria.Decision, ok bool) {
	p := &t.advice
	if p.going && len(p.plan) > 0 && p.made == t.s.Len() && onTheWay(p.plan[0]) && slices.Contains(t.legal, p.plan[0]) {
		return p.plan[0], true
	}
	p.going = false
	return d, false
}

// onTheWay tells whether a decision is part of a way.
func onTheWay(d touria.Decision) bool {
	return d.Kind == touria.Step || d.Kind == touria.Jump || d.Kind == touria.Stop
}

// advised tells whether an option leads to what the herald advises.
func (t *Table) advised(o *show.Option) bool {
	return t.advice.on && slices.Contains(t.advice.path, o.ID)
}

// heraldOption returns the option that the card advises, nil while there is no card.
func (t *Table) heraldOption() *show.Option {
	if !t.advice.on || !t.heraldShown() {
		return nil
	}
	return t.choices.Find(t.advice.path[len(t.advice.path)-1])
}

// heraldElement is the button that does what is advised.
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

// heraldCard returns what the panel says of the herald's work.
func (t *Table) heraldCard() (title, note string) {
	if t.advice.thinking {
		return t.a.T("herald.title"), t.a.T("herald.thinking")
	}
	return t.a.T("herald.title"), t.advice.hint.Why(t.a.Words())
}

// buildHerald adds the button that asks, beside the prompt.
func (t *Table) buildHerald(b *ui.Builder, box *Boxes) {
	if t.humans == 0 {
		return
	}
	r := box.Herald
	if box.Phone && t.doors() { // beside the odds, where the close-up that was asked for has its cross
		if t.doorsOpen {
			return
		}
		r = ui.Box(box.Board.X+box.Board.W-48, box.Board.Y+3, 44, 44)
	}
	b.Icon("table.herald", r, pictures.SymHerald, t.a.T("herald.ask"), t.askHerald)
	e := b.Last()
	e.Over = box.Phone // it stands on the board
	e.Checked = t.advice.asked()
	if t.viewer >= rules.NoSeat || !t.deciding || t.wait > 0 {
		e.Disabled, e.Why, e.Quiet = true, t.a.T("herald.off"), true
	}
}

// Advised returns what the herald advises now, nil if nothing.
func (t *Table) Advised() *show.Hint {
	if !t.advice.on {
		return nil
	}
	return &t.advice.hint
}
