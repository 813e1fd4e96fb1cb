package bot

import (
	"math/bits"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// plan is a route that a bot is following. A new search at each step would sometimes change course
// and make a detour of the two halves. Nothing revealed on the road makes another route better,
// because no mine is entered twice. A bot that starts in the middle of a route, after loading,
// searches from there.
type plan struct {
	route macroAction
	from  touria.Space
	key   planKey
	roads uint32 // used before the route
}

// planKey holds what does not change along a route, so that a plan is not followed
// in another game or turn.
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

// begin stores the chosen route. Any other macro action ends the plan.
func (p *plan) begin(v *touria.View, a macroAction) {
	p.route.n = 0
	if a.kind == route && a.n > 0 {
		*p = plan{route: a, from: v.Heroes(), key: planKeyOf(v), roads: v.Roads()}
	}
}

// next returns the next decision of the plan. ok is false if the view is not on the route.
func (p *plan) next(v *touria.View) (d touria.Decision, ok bool) {
	if p.route.n == 0 || v.Phase() != touria.PhaseMove && v.Phase() != touria.PhaseMine || planKeyOf(v) != p.key {
		return d, false
	}
	steps := bits.OnesCount32(v.Roads() &^ p.roads) // each step uses a road
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
