package riddles

import (
	"errors"
	"slices"

	"touria.games/touria/game/grimoria/riddle"
	"touria.games/touria/rules/grimoria"
)

// errLong is the error of what would take too much work.
var errLong = errors.New("there is too much to go through")

// parts are the parts of a score, in the order of the motives.
const parts = 5

// An outcome is what can be expected of a game: the share of the win of seat 0, and the points of both.
type outcome struct {
	win    float64
	points [2][parts]float64
}

func (o *outcome) add(other *outcome) {
	o.win += other.win
	for seat := range o.points {
		for k, v := range other.points[seat] {
			o.points[seat][k] += v
		}
	}
}

func (o *outcome) scale(by float64) {
	o.win *= by
	for seat := range o.points {
		for k := range o.points[seat] {
			o.points[seat][k] *= by
		}
	}
}

// share is the share of the win of a seat.
func (o *outcome) share(seat grimoria.Seat) float64 {
	if seat == 0 {
		return o.win
	}
	return 1 - o.win
}

// lead is by how many points a seat is ahead.
func (o *outcome) lead(seat grimoria.Seat) (points float64) {
	for k := range parts {
		points += o.points[seat][k] - o.points[1-seat][k]
	}
	return points
}

// A solver goes through all that can follow in a game of two in which all cards lie open. Both play as well as can be. It belongs to
// one goroutine.
type solver struct {
	left   int  // decisions that it may still try
	keen   bool // of equal chances both take the greater lead, so that points say something, too
	err    error
	log    grimoria.Log
	forced []grimoria.Event
}

// value returns what can be expected of a position.
func (v *solver) value(s *grimoria.State) (best outcome) {
	if s.Phase() == grimoria.PhaseOver {
		return ending(s)
	}
	seat, most, lead := s.ToMove(), -1.0, 0.0
	var room [grimoria.MaxLegal]grimoria.Decision
	for _, d := range s.Legal(room[:0]) {
		o := v.after(s, d)
		if v.err != nil {
			return best
		}
		win, ahead := o.share(seat), o.lead(seat)
		if win > most+1e-9 || v.keen && win > most-1e-9 && ahead > lead {
			most, lead, best = win, ahead, o
		}
		if most > 1-1e-9 && !v.keen {
			break
		}
	}
	return best
}

// ending is how a game has ended.
func ending(s *grimoria.State) (o outcome) {
	switch s.Winners() {
	case 1:
		o.win = 1
	case 3:
		o.win = 0.5
	}
	for seat := range o.points {
		p := s.Score(grimoria.Seat(seat))
		for k, n := range [parts]int{p.Coins, p.Places, p.Treasures, p.Companions, p.Bonus} {
			o.points[seat][k] = float64(n)
		}
	}
	return o
}

// after returns what can be expected after a decision.
func (v *solver) after(s *grimoria.State, d grimoria.Decision) (sum outcome) {
	type next struct {
		state  grimoria.State
		weight float64
	}
	var list []next
	var at map[grimoria.View]int // what looks alike is alike
	v.branch(s, d, 1, func(to *grimoria.State, weight float64) {
		switch len(list) {
		case 0: // often the only one
			list = append(list, next{*to, weight})
			return
		case 1:
			at = map[grimoria.View]int{list[0].state.View(grimoria.NoSeat): 0}
		}
		key := to.View(grimoria.NoSeat)
		if i, known := at[key]; known {
			list[i].weight += weight
			return
		}
		at[key] = len(list)
		list = append(list, next{*to, weight})
	})
	for i := range list {
		if v.err == nil {
			o := v.value(&list[i].state)
			o.scale(list[i].weight)
			sum.add(&o)
		}
	}
	return sum
}

// branch calls do with all positions to which a decision can lead, and with their weights. What the first chances bring is
// in forced.
func (v *solver) branch(s *grimoria.State, d grimoria.Decision, weight float64, do func(next *grimoria.State, weight float64)) {
	if v.left--; v.left < 0 {
		v.err = errLong
	}
	if v.err != nil {
		return
	}
	next := *s
	v.log = grimoria.Log{Events: v.log.Events[:0], Forced: v.forced}
	next.Apply(d, &v.log)
	if err := v.log.Err(); err != nil {
		v.err = err
		return
	}
	chance, n := grimoria.Event{}, 0
	for i := range v.log.Events {
		switch e := &v.log.Events[i]; e.Kind {
		case grimoria.Reshuffled: // what follows hangs on what was put under the stack
			v.err = errLong
			return
		case grimoria.Drawn, grimoria.TreasureDrawn, grimoria.Laid:
		default:
			continue
		}
		if n == len(v.forced) {
			chance = v.log.Events[i]
		}
		n++
	}
	if n == len(v.forced) {
		do(&next, weight)
		return
	}
	counts, sum := v.pool(s, &chance), 0
	for _, k := range counts {
		sum += k
	}
	for c, k := range counts {
		if k <= 0 {
			continue
		}
		chance.Card = grimoria.Card(c)
		v.forced = append(v.forced, chance)
		v.branch(s, d, weight*float64(k)/float64(sum), do)
		v.forced = v.forced[:len(v.forced)-1]
	}
}

// pool counts the cards of which a chance brings one, after those that are forced before it.
func (v *solver) pool(s *grimoria.State, chance *grimoria.Event) (counts [grimoria.Kinds]int) {
	discard := chance.Kind == grimoria.Drawn && !chance.Stack
	from, to := grimoria.Card(0), grimoria.Card(grimoria.Adventures)
	if chance.Kind == grimoria.TreasureDrawn {
		from, to = grimoria.Adventures, grimoria.NoCard
	}
	views := [2]grimoria.View{s.View(0), s.View(1)} // who has put a card away knows where it lies
	for c := from; c < to; c++ {
		if discard {
			counts[c] = s.Discarded(c)
		} else {
			counts[c] = min(views[0].Pool(c), views[1].Pool(c))
		}
	}
	for _, e := range v.forced {
		if e.Kind == grimoria.Drawn && !e.Stack == discard || e.Kind != grimoria.Drawn && !discard {
			counts[e.Card]--
		}
	}
	return counts
}

// answers solves a decision after the books are open: what each legal one brings, in the order of grimoria.Legal.
func answers(s *grimoria.State, budget int) (all []outcome, err error) {
	v := solver{left: budget}
	for _, d := range s.Legal(nil) {
		all = append(all, v.after(s, d))
	}
	return all, v.err
}

// solveSpells solves all pairs of spells.
func solveSpells(s *grimoria.State, budget int) (*matrix, error) {
	v, m := solver{left: budget}, &matrix{}
	for i := range m {
		for j := range m[i] {
			if m[i][j] = v.spells(s, i, j); v.err != nil {
				return nil, v.err
			}
		}
	}
	return m, nil
}

// spells returns what can be expected once the books open on the spells of both seats, counted from 0.
func (v *solver) spells(s *grimoria.State, i, j int) outcome {
	chosen := *s
	for _, k := range [2]int{i, j} {
		chosen.Apply(grimoria.Decision{Kind: grimoria.Choose, Arg: uint8(k + 1)}, nil)
	}
	return v.value(&chosen)
}

// best reports which answers are right: as good as the best one, or nearly so; by how many points the best is ahead of all
// others, and what it is worth to the seat, in percent.
func best(all []outcome, seat grimoria.Seat) (right []bool, lead, win float64) {
	for i := range all {
		win = max(win, 100*all[i].share(seat))
	}
	lead = win
	for i := range all {
		loss := win - 100*all[i].share(seat)
		right = append(right, loss < same)
		if !right[i] {
			lead = min(lead, loss)
		}
	}
	return right, lead, win
}

// same is how many points less than the best a right answer may be worth.
const same = 0.5

// motive returns what the best answer brings more than the best of those that are not right.
func (j *judge) motive(s *grimoria.State, seat grimoria.Seat, all []outcome, right []bool) (riddle.Motive, error) {
	pick := func(so bool) int {
		at := slices.Index(right, so)
		for i := range all {
			if right[i] == so && all[i].share(seat) > all[at].share(seat) {
				at = i
			}
		}
		return at
	}
	v := solver{left: 10 * j.work, keen: true}
	look := func(i int) (o outcome) {
		if s.Phase() != grimoria.PhaseChoose {
			return v.after(s, s.Legal(nil)[i])
		}
		mean := j.spells.equilibrium()
		for other, p := range mean[1-seat] {
			if p < .01 {
				continue
			}
			pair := [2]int{i, other}
			if seat != 0 {
				pair = [2]int{other, i}
			}
			cell := v.spells(s, pair[0], pair[1])
			cell.scale(p)
			o.add(&cell)
		}
		return o
	}
	top, next := look(pick(true)), look(pick(false))
	m, most := riddle.Rival, 0.0
	for k := range parts {
		most += next.points[1-seat][k] - top.points[1-seat][k]
	}
	for k := range parts {
		if more := top.points[seat][k] - next.points[seat][k]; more > most {
			m, most = riddle.Motive(k), more
		}
	}
	return m, v.err
}
