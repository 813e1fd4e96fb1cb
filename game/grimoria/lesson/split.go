package lesson

import (
	"touria.games/touria/game/grimoria/bot"
	"touria.games/touria/rules"
	"touria.games/touria/rules/grimoria"
)

// How the result is split. The worth of a position is the mean of some playouts to the end of the round, where the bots'
// evaluation tells everybody's chances; in all of them chance is drawn anew, with the same numbers for all positions of a
// round. A decision is owed the step from the worth before it to what it comes to on the average; chance is owed the rest.
//
// Spells are chosen together. Each choice is owed the step from what the seats' mixes come to, to what they come to with
// this choice, on the average of what the others could have chosen; the reveal is owed what is left. Where the way of
// judging changes, as it does from the end of one round to the beginning of the next and from playouts' spells to mixes, the
// step is divided evenly among all players' decisions. So the parts add up exactly, and neither chance nor, among players
// who choose by their mixes, the reveal brings anything on the average, whatever the evaluation's faults.
const playouts = 512 // of a position

// meetings is the number of playouts of the spells that a round's players could have chosen.
const meetings = 2 * playouts

// Units of work, and playouts at once.
const (
	playoutUnits = 18
	grain        = 16
)

// splitNext goes on splitting what the next decision, or first the deal, did to everybody's chances, and returns the units
// of work.
func (t *Teacher) splitNext() (units int) {
	i := t.split - 1
	if i < 0 {
		if t.settle(0, 0) {
			t.value = t.sought.found[0]
			for seat := range t.game.Players() {
				t.parts[seat][deal] = t.value[seat] - Certain/int32(t.game.Players())
			}
			t.next(1)
		}
		return grain * playoutUnits
	}
	s := &t.game.Positions[i]
	if s.Phase() == grimoria.PhaseChoose {
		return t.meet(s, i)
	}
	if t.settle(i, 1) {
		mover := s.ToMove()
		t.step(func(mean *chances) {
			for seat := range t.parts {
				t.decided(seat, mover, mean[seat]-t.value[seat])
			}
		})
		t.next(1)
	}
	return grain * playoutUnits
}

// next goes on to the next decisions.
func (t *Teacher) next(decisions int) {
	t.split += decisions
	t.sought, t.round = sought{}, meeting{}
}

// decided notes what a decision did to a seat's chance.
func (t *Teacher) decided(seat int, mover grimoria.Seat, step int32) {
	if seat == int(mover) {
		t.parts[seat][own] += step
	} else {
		t.parts[seat][rivals] += step
	}
}

// shared notes a step that is divided evenly among all players' decisions.
func (t *Teacher) shared(seat int, step int32) {
	mine := step / int32(t.game.Players())
	t.parts[seat][own] += mine
	t.parts[seat][rivals] += step - mine
}

// sought are the worths that a step is split by, as far as they are found: what came, what decisions come to on the average,
// and that judged from the next round.
type sought struct {
	need  int // 0: not known
	n     int
	found [3]chances
	sum   [grimoria.MaxSeats]int64
	k     int // playouts
}

// settle goes on looking for what is sought of some decisions and reports whether all is found.
func (t *Teacher) settle(i, decisions int) (done bool) {
	s, next, made := &t.game.Positions[i], &t.game.Positions[i+decisions], t.game.Decisions[i:i+decisions]
	w := &t.sought
	if w.need == 0 {
		switch {
		case next.Round() > s.Round():
			w.need = 3
		case t.chance(s, made):
			w.need = 2
		default:
			w.need = 1
		}
	}
	switch w.n {
	case 0:
		t.count(next, nil, next.Round()+1)
	case 1:
		t.count(s, made, s.Round()+1)
	default:
		t.count(s, made, next.Round()+1)
	}
	return w.n == w.need
}

// count goes on playing out what decisions come to, to the beginning of a round.
func (t *Teacher) count(s *grimoria.State, made []grimoria.Decision, round int) {
	w := &t.sought
	for range grain {
		o := t.again(s, uint32(w.k))
		for _, d := range made {
			o.Apply(d, nil)
		}
		t.add(&w.sum, &o, round, uint32(w.k))
		w.k++
	}
	if w.k < playouts {
		return
	}
	for seat := range w.found[w.n] {
		w.found[w.n][seat] = int32(w.sum[seat] / playouts)
	}
	w.n++
	w.k, w.sum = 0, [grimoria.MaxSeats]int64{}
}

// step splits what decisions did, once that has settled: gave notes what they come to on the average, and the rest is
// chance.
func (t *Teacher) step(gave func(mean *chances)) {
	w := &t.sought
	after, mean, later := &w.found[0], &w.found[min(1, w.need-1)], &w.found[w.need-1]
	gave(mean)
	for seat := range t.game.Players() {
		t.shared(seat, later[seat]-mean[seat])
		t.parts[seat][chance] += after[seat] - later[seat]
	}
	t.value = *after
}

// chance reports whether chance follows decisions.
func (t *Teacher) chance(before *grimoria.State, made []grimoria.Decision) bool {
	s := *before
	t.log.Events = t.log.Events[:0]
	for _, d := range made {
		s.Apply(d, &t.log)
	}
	for k := range t.log.Events {
		if t.log.Events[k].Kind.IsChance() {
			return true
		}
	}
	return false
}

// playout returns the k-th number of the playouts of a round.
func (t *Teacher) playout(round int, k uint32) uint64 {
	return rules.Number(t.seed, rules.LessonWorth, uint32(round)<<16|k)
}

// again returns a position with its chance drawn anew.
func (t *Teacher) again(s *grimoria.State, k uint32) grimoria.State {
	o := *s
	o.Redraw(rules.Number(t.playout(s.Round(), k), rules.LessonRedraw, 0))
	return o
}

// add plays a position on to the beginning of a round and adds everybody's chances.
func (t *Teacher) add(sum *[grimoria.MaxSeats]int64, s *grimoria.State, round int, k uint32) {
	var u [grimoria.MaxSeats]int32
	t.probe.PlayOut(s, round, t.playout(round, k), &u)
	for seat := range sum {
		sum[seat] += int64(u[seat])
	}
}

// meeting is the choice of spells in a round.
type meeting struct {
	mixer  *bot.Mixer // of the next seat, nil until it is begun
	mixed  int        // seats whose mixes are known
	played int        // playouts
	mixes  [grimoria.MaxSeats]bot.Mix
	base   [grimoria.MaxSeats]int64                    // sums of everybody's chances if all choose by their mixes
	with   [grimoria.MaxSeats][grimoria.MaxSeats]int64 // the same with a seat's own choice
}

// meet goes on splitting what the choice of spells did.
func (t *Teacher) meet(s *grimoria.State, i int) (units int) {
	m := &t.round
	n := s.Players()
	switch {
	case m.mixed < n:
		if m.mixer == nil {
			m.mixer = bot.NewMixer(0)
			m.mixer.Begin(s.View(grimoria.Seat(m.mixed)), rules.Number(t.seed, rules.LessonLook, 1<<31|uint32(i)))
		}
		units = 1000
		if m.mixer.Step(units) {
			m.mixes[m.mixed], m.mixer = m.mixer.Mix(), nil
			m.mixed++
		}
	case m.played < meetings:
		for range grain {
			t.play(s, t.game.Decisions[i:i+n])
			m.played++
		}
		units = grain * (n + 1) * playoutUnits
	default:
		units = grain * playoutUnits
		if !t.settle(i, n) {
			return units
		}
		t.step(func(mean *chances) {
			for seat := range n {
				base := int32(m.base[seat] / meetings)
				t.shared(seat, base-t.value[seat])
				rest := mean[seat] - base
				for mover := range n {
					step := int32((m.with[mover][seat] - m.base[seat]) / meetings)
					t.decided(seat, grimoria.Seat(mover), step)
					rest -= step
				}
				t.parts[seat][reveal] += rest
			}
		})
		t.next(n)
	}
	return units
}

// play plays the round once with the spells of all mixes, and with each own choice beside those of the others.
func (t *Teacher) play(s *grimoria.State, made []grimoria.Decision) {
	m := &t.round
	k := uint32(m.played)
	first := t.again(s, k)
	var drawn [grimoria.MaxSeats]uint8
	for seat := range made {
		drawn[seat] = m.mixes[seat].Draw(rules.Number(t.playout(s.Round(), k), rules.LessonLook, uint32(seat)))
	}
	try := func(sum *[grimoria.MaxSeats]int64, own func(seat int) bool) {
		o := first
		for seat, d := range made {
			if !own(seat) {
				d.Arg = drawn[seat]
			}
			o.Apply(d, nil)
		}
		t.add(sum, &o, s.Round()+1, k)
	}
	try(&m.base, func(int) bool { return false })
	for mover := range made {
		try(&m.with[mover], func(seat int) bool { return seat == mover })
	}
}
