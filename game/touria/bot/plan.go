package bot

import (
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// plan is a route that a bot is on. Thinking anew at each step would now and
// then change its mind in the middle, and the two halves would make a detour;
// and nothing that comes to light on the road makes another way better, since
// no mine is passed twice. A bot that joins in the middle, after loading, thinks
// anew from there.
type plan struct {
	route macroAction
	from  touria.Space
	key   planKey
	roads uint32 // used before
}

// fixed is what stays as it is while a route is walked, so that a plan is not
// taken for that of another game or turn.
type planKey struct {
	turn    int
	dest    touria.Space
	die     touria.Colour
	me      rules.Seat
	faces   [touria.Towers]int
	doors   uint16
	discard int
	swords  [rules.Seats]uint8
	hearts  [rules.Seats]uint8
}

func planKeyOf(v *touria.View) planKey {
	k := planKey{turn: v.Turn(), dest: v.Destination(), die: v.Die(), me: v.Me, discard: v.DiscardLen()}
	for t := range k.faces {
		k.faces[t] = v.TowerFacing(touria.Tower(t))
	}
	for door := 1; door <= touria.Doors; door++ {
		if v.DoorOpen(door) {
			k.doors |= 1 << door
		}
	}
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		p := v.Player(seat)
		k.swords[seat], k.hearts[seat] = p.Swords, p.Hearts
	}
	return k
}

// begin notes the route that was chosen; any other idea ends the plan.
func (p *plan) begin(v *touria.View, i macroAction) {
	p.route.n = 0
	if i.kind == route && i.n > 0 {
		*p = plan{route: i, from: v.Heroes(), key: planKeyOf(v), roads: v.Roads()}
	}
}

// next returns the decision of the plan that is due; ok is false if the view is
// not of the middle of this route.
func (p *plan) next(v *touria.View) (d touria.Decision, ok bool) {
	if p.route.n == 0 || v.Phase() != touria.PhaseMove && v.Phase() != touria.PhaseMine || planKeyOf(v) != p.key {
		return d, false
	}
	// Count the roads that were used since: each step uses one.
	steps := 0
	for used := v.Roads() &^ p.roads; used != 0; used &= used - 1 {
		steps++
	}
	at := p.from
	for k := 0; k <= int(p.route.n); k++ {
		d, more := p.route.decision(k)
		if !more {
			return touria.Decision{Kind: touria.Stop}, steps == 0 && at == v.Heroes() && v.Phase() == touria.PhaseMove
		}
		if steps == 0 && (d.Kind == touria.Take) == (v.Phase() == touria.PhaseMine) {
			return d, at == v.Heroes()
		}
		if d.Kind == touria.Step {
			if steps == 0 {
				return d, false
			}
			steps--
			at = touria.Space(d.Arg)
		}
	}
	return d, false
}
