package show

import (
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Hint is the herald's advice with its reasons: the gain, the route, and what it
// takes from the next player. It follows from a plan and from the view of the seat
// that asked, and states only what is certain.
type Hint struct {
	// Next is the decision that is advised now.
	Next touria.Decision
	// Gain and Cost are the plan's certain net gain and net cost.
	Gain, Cost touria.Holdings
	// Route is the rest of the plan's route, Mines the number of mines on it.
	Route Route
	Mines int
	// Heir is the next player, NoSeat if no tower turns for one. With Denied, the
	// turned tower takes Lost from them: no tower shows it to them.
	Heir   rules.Seat
	Lost   touria.Action
	Denied bool
	// Chance is true if the plan ends where chance decides.
	Chance bool

	texts []words.Text // why, the fullest first
}

// WhyMost is the maximum number of words of a hint's reason.
const WhyMost = 12

// NewHint returns the hint for a plan, which starts with a legal decision. The
// view is that of the seat to move.
func NewHint(r *touria.Rules, v *touria.View, plan []touria.Decision, names *Names) Hint {
	return newHint(r, v, plan, names, 0)
}

// newHint plays the plan on a position that fits the view and is completed from
// a seed. The hint is the same for every seed.
func newHint(r *touria.Rules, v *touria.View, plan []touria.Decision, names *Names, seed uint64) Hint {
	p := hinter{Hint: Hint{Next: plan[0], Heir: rules.NoSeat, Route: Route{Jump: -1}}, r: r, v: v, s: r.Determinise(v, seed)}
	for i, d := range plan {
		if d.Kind == touria.UseHourglass && i > 0 { // another turn, with reasons of its own
			break
		}
		p.note(d)
		if !p.play(d) {
			for _, rest := range plan[i+1:] {
				p.note(rest)
			}
			break
		}
	}
	p.balance()
	p.bequeath(plan)
	p.say(plan, names)
	return p.Hint
}

// hinter works out a hint.
type hinter struct {
	Hint
	r     *touria.Rules
	v     *touria.View
	s     touria.State
	log   touria.Log
	sum   [4 + touria.Colours]int // hearts, gold, swords, elixirs, gems
	mined touria.Gems             // collected on the way
	dug   int                     // mines whose gems are among them
	fare  int                     // gold for the way
	acted bool                    // the plan uses the place at its end
	got   touria.ItemSet
	gave  touria.ItemSet
	mines uint8 // bits of the mines refilled since the plan began: their gems are chance
	slots uint8 // bits of the fairy's refilled places
	cards uint8 // bits of the trader's new orders
}

// note adds a decision of the plan to the route.
func (p *hinter) note(d touria.Decision) {
	switch d.Kind {
	case touria.UseBoots:
		p.Route.Boots = true
	case touria.Step, touria.Jump:
		if d.Kind == touria.Jump {
			p.Route.Jump = len(p.Route.Spaces)
		}
		p.Route.Spaces = append(p.Route.Spaces, touria.Space(d.Arg))
		if touria.Space(d.Arg).IsMine() {
			p.Mines++
		}
	}
}

// play makes a decision of the plan and adds up its gains and costs. It returns
// false when nothing after it is certain.
func (p *hinter) play(d touria.Decision) bool {
	if p.s.ToMove() != p.v.Me || p.veiled(d) || p.r.Why(&p.s, d) != touria.ReasonNone {
		return false
	}
	p.log.Events = p.log.Events[:0]
	p.acted = p.acted || d.Kind == touria.Act
	p.r.Apply(&p.s, d, &p.log)
	for i := range p.log.Events {
		e := &p.log.Events[i]
		switch e.Kind {
		case touria.Gained, touria.Collected:
			if e.Seat == p.v.Me && !p.Chance {
				p.add(&e.Holdings, 1)
				p.got |= e.Items
				if e.Kind == touria.Collected && d.Kind != touria.UseItem { // the knapsack brings gems from anywhere
					p.dug++
					for c, n := range e.Gems {
						p.mined[c] += n
					}
				}
			}
		case touria.Paid:
			if e.Seat == p.v.Me && !p.Chance {
				p.add(&e.Holdings, -1)
				if d.Kind == touria.Step {
					p.fare += int(e.Gold)
				}
				p.gave |= e.Items
			}
		case touria.Refilled:
			p.mines |= 1 << touria.Space(e.At).Mine()
		case touria.ItemOpened:
			p.slots |= 1 << e.At
		case touria.OrderOpened:
			p.cards |= 1 << e.At
		case touria.Rolled, touria.Drawn, touria.DoorOpened, touria.Peeked:
			p.Chance = true
		}
	}
	return !p.Chance
}

// veiled reports whether the outcome of a decision depends on something that was
// revealed after the plan began.
func (p *hinter) veiled(d touria.Decision) bool {
	switch d.Kind {
	case touria.Step, touria.Jump:
		to := touria.Space(d.Arg)
		return to.IsMine() && p.mines>>to.Mine()&1 != 0
	case touria.Act:
		switch p.s.Destination() {
		case touria.AtForest:
			return p.slots>>d.Arg&1 != 0
		case touria.AtTrader:
			return d.Arg != touria.NoOrder && p.cards>>d.Arg&1 != 0
		}
	case touria.UseItem:
		switch touria.Item(d.Arg).Use() {
		case touria.UseOnSlot:
			return p.slots>>d.Sub&1 != 0
		case touria.UseOnMine:
			return p.mines>>touria.Space(d.Sub).Mine()&1 != 0
		}
	}
	return false
}

func (p *hinter) add(h *touria.Holdings, sign int) {
	p.sum[0] += sign * int(h.Hearts)
	p.sum[1] += sign * int(h.Gold)
	p.sum[2] += sign * int(h.Swords)
	p.sum[3] += sign * int(h.Elixirs)
	for c, n := range h.Gems {
		p.sum[4+c] += sign * int(n)
	}
}

// balance splits the sums into gains and costs.
func (p *hinter) balance() {
	p.Gain = held(&p.sum, 1)
	p.Cost = held(&p.sum, -1)
	p.Gain.Items, p.Cost.Items = p.got&^p.gave, p.gave&^p.got
}

// held returns the sums of one sign.
func held(sum *[4 + touria.Colours]int, sign int) (h touria.Holdings) {
	h.Hearts, h.Gold = uint8(max(0, sign*sum[0])), uint16(max(0, sign*sum[1]))
	h.Swords, h.Elixirs = uint8(max(0, sign*sum[2])), uint8(max(0, sign*sum[3]))
	for c := range h.Gems {
		h.Gems[c] = uint8(max(0, sign*sum[4+c]))
	}
	return h
}

// bequeath finds what the turned tower takes from the next player.
func (p *hinter) bequeath(plan []touria.Decision) {
	w := touria.Tower(touria.Towers)
	t := p.v.Table
	for _, d := range plan {
		if d.Kind == touria.TurnTower || d.Kind == touria.ChooseTower || d.Kind == touria.Pass {
			w = touria.Tower(d.Arg)
		}
		if d.Kind == touria.ChooseTower || d.Kind == touria.Pass {
			break
		}
	}
	heir := p.v.Seats().Next(p.v.Me)
	if w == touria.Towers || p.v.InCastle(heir) {
		return
	}
	p.Heir = heir
	sees := func(t *touria.Table) (set uint8) {
		for w := touria.NW; w < touria.Towers; w++ {
			set |= 1 << p.r.FacingAction(t, w, heir)
		}
		return set
	}
	before := p.r.FacingAction(&t, w, heir)
	if sees(&p.s.Table)>>before&1 == 0 {
		p.Lost, p.Denied = before, true
	}
}
