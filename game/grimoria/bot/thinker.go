package bot

import (
	"math"

	"touria.games/touria/game/grimoria/bot/value"
	"touria.games/touria/rules"
	"touria.games/touria/rules/grimoria"
)

// settings say how a thinker thinks.
type settings struct {
	choices   int // iterations for the choice of a spell
	decisions int // determinisations for any other decision
	horizon   int // rounds that are played out, this one included
	flat      int // the per cent of choices drawn evenly from the legal spells
	handmade  bool
	temper    string
	answers   bool // it knows how a thinker mixes its spells, and plays what is best against that
	exact     bool // chances are those of Probe, whose sum is 1
}

var levels = map[string]settings{
	"round":  {choices: 120, decisions: 12, horizon: 1, handmade: true},
	Stroll:   {choices: 5, decisions: 1, horizon: 1, flat: 60},
	Journey:  {choices: 15, decisions: 2, horizon: 1, flat: 35},
	Quest:    {choices: 50, decisions: 6, horizon: 1, flat: 15},
	Crown:    {choices: 600, decisions: 60, horizon: 1},
	"answer": {choices: 600, decisions: 60, horizon: 1, answers: true},
}

// thinker plays rounds out. Its spell it draws from a mix: all seats choose at the same time, so each
// seat learns a mix of its own against those of the others, and none sees another's choice (external
// sampling: Lanctot and others 2009). All other decisions it compares in the same determinised
// positions, and takes the one with the best mean.
type thinker struct {
	set  settings
	view grimoria.View
	rollout
	legal []grimoria.Decision
	done  int
	most  int
	sums  [grimoria.MaxLegal]int64 // of utilities, by legal decision

	seats [grimoria.MaxSeats]mixed

	best   grimoria.Decision
	chosen bool
	room   [grimoria.MaxLegal]grimoria.Decision // of legal
}

func newThinker(set settings) *thinker { return &thinker{set: set} }

func (b *thinker) Begin(view grimoria.View, seed uint64) {
	*b = thinker{set: b.set, view: view, rollout: rollout{c: chance{seed: seed}, end: view.Round() + b.set.horizon}}
	b.worth = value.Learned(view.Players())
	if b.set.handmade {
		b.worth = value.Handmade(view.Players())
	}
	b.legal = view.LegalFor(b.room[:0])
	b.best = b.legal[0]
	b.most = b.set.decisions
	if b.choosing() {
		b.most = b.set.choices
		if b.set.answers {
			b.most *= 2
		}
		b.best = b.legal[b.c.below(len(b.legal))]
	}
	if len(b.legal) == 1 && !asksForHidden(view.Phase()) {
		b.most = 0
	}
}

// asksForHidden reports whether it is hidden how many answers a question has. Who has only one takes as long
// as whoever has more (G12.4).
func asksForHidden(p grimoria.Phase) bool {
	return p == grimoria.PhaseWarn || p == grimoria.PhaseDefend || p == grimoria.PhasePutAway
}

func (b *thinker) choosing() bool { return b.view.Phase() == grimoria.PhaseChoose }

func (b *thinker) Best() grimoria.Decision { return b.best }

func (b *thinker) Step(n int) bool {
	for ; n > 0 && b.done < b.most; n-- {
		if b.choosing() && b.done < b.set.choices {
			b.iterate()
		} else if b.choosing() {
			b.answer()
		} else {
			b.compare()
		}
		b.done++
	}
	if b.done < b.most {
		return false
	}
	if !b.chosen && b.most > 0 {
		b.chosen = true
		if b.choosing() && !b.set.answers {
			b.draw()
		} else {
			b.pick()
		}
	}
	return true
}

// compare tries all decisions in one determinised position.
func (b *thinker) compare() {
	me := b.view.ToMove()
	first := b.view.Determinise(rules.Number(b.c.seed, rules.GrimoriaHidden, uint32(b.done)))
	for i, d := range b.legal {
		s := first
		s.Apply(d, nil)
		var u [grimoria.MaxSeats]int32
		b.playOut(&s, &u)
		b.sums[i] += int64(u[me])
	}
}

// pick takes the decision with the best mean.
func (b *thinker) pick() {
	most := int64(math.MinInt64)
	for i, d := range b.legal {
		if b.sums[i] > most {
			most, b.best = b.sums[i], d
		}
	}
}

// iterate lets one seat try all its spells against what the others play now.
func (b *thinker) iterate() {
	n := b.view.Players()
	seat := grimoria.Seat(b.done % n)
	last := min(b.view.Level(), grimoria.LastSpell)
	var choice [grimoria.MaxSeats]uint8
	var mix spells
	for i := range n {
		choice[i] = b.c.from(&mix, b.seats[i].now(last, &mix), last)
	}
	var value spells
	b.tryAll(seat, last, &choice, &value)
	b.seats[seat].learn(last, &value)
}

// answer tries all own spells against the mixes that the others would play.
func (b *thinker) answer() {
	last := min(b.view.Level(), grimoria.LastSpell)
	var choice [grimoria.MaxSeats]uint8
	var mix, value spells
	for i := range b.view.Players() {
		choice[i] = b.c.from(&mix, b.seats[i].mean(last, &mix), last)
	}
	b.tryAll(b.view.Me, last, &choice, &value)
	for i := range b.legal {
		b.sums[i] += value[i+1]
	}
}

// tryAll plays out each spell of a seat beside what the others have chosen, in one determinised
// position.
func (b *thinker) tryAll(seat grimoria.Seat, last int, choice *[grimoria.MaxSeats]uint8, value *spells) {
	first := b.view.Determinise(rules.Number(b.c.seed, rules.GrimoriaHidden, uint32(b.done)))
	first.TakeBack()
	for spell := 1; spell <= last; spell++ {
		s := first
		choice[seat] = uint8(spell)
		for i := range b.view.Players() {
			s.Apply(grimoria.Decision{Kind: grimoria.Choose, Arg: choice[i]}, nil)
		}
		var u [grimoria.MaxSeats]int32
		b.playOut(&s, &u)
		value[spell] = int64(u[seat])
		if seat == b.view.Me {
			value[spell] += fancy(b.set.temper, spell)
		}
	}
}

// draw draws the own spell from the mean mix.
func (b *thinker) draw() {
	if b.set.flat > b.c.below(100) {
		return // the one that was drawn first
	}
	last := len(b.legal)
	var mix spells
	if sum := b.seats[b.view.Me].mean(last, &mix); sum > 0 {
		b.best = grimoria.Decision{Kind: grimoria.Choose, Arg: b.c.from(&mix, sum, last)}
	}
}

// playOut plays to the end of the horizon and values the position for each seat.
func (b *thinker) playOut(s *grimoria.State, u *[grimoria.MaxSeats]int32) {
	b.play(s)
	if b.set.exact {
		b.share(s, u)
		return
	}
	b.evaluate(s, u)
	u[b.view.Me] += liking(b.set.temper, s, b.view.Me)
}
