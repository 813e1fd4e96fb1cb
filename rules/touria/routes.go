package touria

import (
	"math/bits"

	"touria.games/touria/rules"
)

// Rules are a board with tables computed from it. They never change, so games and goroutines can
// share them.
type Rules struct {
	*Board
	next   [32]links                     // copied from the board
	routes [MaxSpaces][M6 + 1]routeTable // cheapest routes by road to each destination and mine
	steps  [32 * 16]uint8                // see Away
	roadTo [32 * 32]uint8                // see road
	first  [32 * 16]route                // the cheapest route for each space and destination
	seen   [Towers * 4]Action            // the faces of the towers, by tower and index
}

// links are the roads that leave a space.
type links struct {
	n    uint8
	list [maxLinks]Link
}

// maxLinks is the maximum number of roads at a space.
const maxLinks = 8

func (l *links) add(to Space, road int) {
	l.list[l.n] = Link{to, uint8(road)}
	l.n++
}

// all returns the roads of the space.
func (l *links) all() []Link { return l.list[:l.n] }

// routeTable lists the routes from one space to another, cheapest first. Its last entry is not a
// route but a marker: allListed, or moreToFind if the table is too short.
type routeTable [maxRoutes + 1]route

// Link is a road seen from one of its ends.
type Link struct {
	To   Space
	Road uint8
}

// route is a path without repeated spaces: its roads in the low 27 bits, the number of counted
// steps above them.
type route uint32

const (
	maxSteps   = 30 // no path without repeats is longer
	allListed  = route((maxSteps+1)<<MaxRoads | (1<<MaxRoads - 1))
	moreToFind = allListed - 1
)

// maxRoutes is the number of routes kept for each pair. If they are not enough, a search continues
// where the table ends.
const maxRoutes = 24

// NewRules prepares the rules for a board.
func NewRules(b *Board) *Rules {
	r := &Rules{Board: b, next: b.links}
	for t := range b.faces {
		copy(r.seen[4*t:], b.faces[t][:])
	}
	for i, rd := range b.roads {
		r.roadTo[int(rd.a)<<5|int(rd.b)], r.roadTo[int(rd.b)<<5|int(rd.a)] = uint8(i), uint8(i)
	}
	for from := range b.spaces {
		for dest := Space(0); dest <= M6; dest++ {
			r.findRoutes(Space(from), dest)
		}
	}
	return r
}

// findRoutes lists the paths from one space to another that visit no space twice, by length, until
// the table is full. Other paths never matter for whether a destination is within reach.
func (r *Rules) findRoutes(from, dest Space) {
	var found []route
	for limit := 0; limit <= len(r.spaces) && len(found) <= maxRoutes; limit++ {
		found = r.walk(found, from, dest, 0, 1<<from, 0, limit)
	}
	table := &r.routes[from][dest]
	n := copy(table[:maxRoutes], found)
	table[n] = allListed
	if len(found) > maxRoutes {
		table[n] = moreToFind
	}
	r.first[int(from)<<4|int(dest)] = table[0]
	r.steps[int(from)<<4|int(dest)] = far
	if len(found) > 0 {
		r.steps[int(from)<<4|int(dest)] = uint8(found[0] >> MaxRoads)
	}
}

// walk appends the paths of exactly limit steps that continue from a space.
func (r *Rules) walk(found []route, at, dest Space, roads, seen uint32, steps, limit int) []route {
	if at == dest {
		if steps == limit {
			found = append(found, route(uint32(steps)<<MaxRoads|roads))
		}
		return found
	}
	for _, l := range r.next[at].all() {
		n := steps + StepCost(at)
		if n <= limit && seen>>l.To&1 == 0 {
			found = r.walk(found, l.To, dest, roads|1<<l.Road, seen|1<<l.To, n, limit)
		}
	}
	return found
}

// StepCost is the cost of a step from a space: 1, but 0 from the tournament ground (T5.4).
func StepCost(from Space) int {
	if from == AtTournament {
		return 0
	}
	return 1
}

// Away returns the length in steps of the cheapest route from a space to a destination or mine
// while no road has been used. Without a route it returns more than any route's length.
func (r *Rules) Away(from, dest Space) int { return int(r.steps[int(from)&31<<4|int(dest)&15]) }

// road returns the road that joins two neighbouring spaces.
func (r *Rules) road(from, to Space) uint8 { return r.roadTo[int(from)&31<<5|int(to)&31] & 31 }

// face returns the action that a tower shows to a seat.
func (r *Rules) face(towers uint8, t Tower, seat rules.Seat) Action {
	return r.seen[(int(t)<<2|(int(towers)>>(2*t&7)+int(seat))&3)&15]
}

// direct reports whether the cheapest route works: it is within the steps, and its roads are
// unused. This is the common case; otherwise inReach searches further.
func (r *Rules) direct(at, dest Space, used uint32, steps int) bool {
	w := r.first[int(at)&31<<4|int(dest)&15]
	return int(w>>MaxRoads) <= steps && uint32(w)&(1<<MaxRoads-1)&used == 0
}

// inReach reports whether a destination or mine can be reached by unused roads in at most the given
// number of steps.
func (r *Rules) inReach(at, dest Space, used uint32, steps int) bool {
	if at == dest {
		return true
	}
	tooFar := route(min(steps, maxSteps)+1) << MaxRoads
	for _, w := range &r.routes[at][dest] {
		if w >= tooFar {
			if w == moreToFind {
				break
			}
			return false
		}
		if uint32(w)&used == 0 {
			return true
		}
	}
	return int(r.distances(at, used)[dest]) <= min(steps, far-1)
}

// stepsTo returns the number of steps to a destination or mine by unused roads, or far if there is
// no route.
func (r *Rules) stepsTo(at, dest Space, used uint32) int {
	for _, w := range &r.routes[at][dest] {
		if w >= moreToFind {
			if w == allListed {
				return far
			}
			break
		}
		if uint32(w)&used == 0 {
			return int(w >> MaxRoads)
		}
	}
	return int(r.distances(at, used)[dest])
}

// far is the distance of an unreachable space.
const far = 200

// distances returns the number of steps from a space to every other by unused roads.
func (r *Rules) distances(from Space, used uint32) (dist [MaxSpaces]uint8) {
	for i := range dist {
		dist[i] = far
	}
	dist[from] = 0
	for frontier, d := uint32(1)<<from, uint8(0); frontier != 0; d++ {
		var reached uint32
		if from == AtTournament && d == 1 { // the first step was free
			d = 0
			from = NoSpace
		}
		for f := frontier; f != 0; f &= f - 1 {
			at := bits.TrailingZeros32(f)
			for _, l := range r.next[at].all() {
				if used>>l.Road&1 == 0 && dist[l.To] == far {
					dist[l.To] = d + uint8(StepCost(Space(at)))
					reached |= 1 << l.To
				}
			}
		}
		frontier = reached
	}
	return dist
}

// kit holds the means of reaching a destination: boots, compass, and the mirror, which can act as
// either (T5.3).
type kit struct {
	boots, compass, mirror bool
	top                    Item // on top of the discard pile
}

// canReach reports whether the destination can be reached with the given steps (free ones and
// gold), unused roads and the kit, used in the best order.
func (r *Rules) canReach(at, dest Space, used uint32, steps int, k kit) bool {
	steps = min(steps, far/2) // no amount of gold reaches an unreachable space
	boots, compass := 0, 0
	if k.boots {
		boots = 1
	}
	if k.compass {
		compass = 1
	}
	if r.reachWith(at, dest, used, steps+3*boots, compass, steps+3*boots) {
		return true
	}
	if !k.mirror {
		return false
	}
	if (k.boots || k.top == Boots) && r.reachWith(at, dest, used, steps+3*boots+3, compass, steps+3*boots+3) {
		return true
	}
	if k.compass || k.top == Compass {
		// A mirror that can only copy a compass on top of the pile must jump before the boots cover
		// it.
		before := steps + 3*boots
		if !k.compass {
			before = steps
		}
		return r.reachWith(at, dest, used, steps+3*boots, compass+1, before)
	}
	return false
}

// reachWith reports whether the destination can be reached in at most the given number of steps and
// jumps. The first jump must come within the given number of steps.
func (r *Rules) reachWith(at, dest Space, used uint32, steps, jumps, first int) bool {
	if jumps == 0 {
		return r.inReach(at, dest, used, steps)
	}
	if r.inReach(at, dest, used, steps) {
		return true
	}
	if jumps == 2 {
		dist := r.distances(at, used)
		jumped := r.afterJump(&dist, used, first)
		return r.reachByJump(&jumped, dest, used, steps, steps) || r.reachByJump(&dist, dest, used, steps, first)
	}
	var dist [MaxSpaces]uint8
	for m := M1; m <= M6; m++ {
		dist[m] = uint8(r.stepsTo(at, m, used))
	}
	return r.reachByJump(&dist, dest, used, steps, first)
}

// reachByJump reports whether one jump and the route from there are enough, given the steps to the
// mines. The jump must come within the given number of steps.
func (r *Rules) reachByJump(dist *[MaxSpaces]uint8, dest Space, used uint32, steps, within int) bool {
	for to := M1; to <= M6; to++ {
		if d := beforeJump(dist, to); d <= within && r.inReach(to, dest, used, steps-d) {
			return true
		}
	}
	return false
}

// beforeJump returns the number of steps up to and including a jump to a mine.
func beforeJump(dist *[MaxSpaces]uint8, to Space) int {
	best := uint8(far)
	for from := M1; from <= M6; from++ {
		if from != to {
			best = min(best, dist[from])
		}
	}
	return int(best) + 1
}

// afterJump returns the distances after one jump between mines, given the distances before it. The
// jump must come within the given number of steps.
func (r *Rules) afterJump(dist *[MaxSpaces]uint8, used uint32, within int) (after [MaxSpaces]uint8) {
	for i := range after {
		after[i] = far
	}
	for to := M1; to <= M6; to++ {
		best := beforeJump(dist, to)
		if best > within {
			continue
		}
		on := r.distances(to, used)
		for i, d := range on {
			if sum := best + int(d); sum < int(after[i]) {
				after[i] = uint8(sum)
			}
		}
	}
	return after
}
