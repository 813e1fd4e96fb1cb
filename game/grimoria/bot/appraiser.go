package bot

import (
	"math"

	"touria.games/touria/game/grimoria/bot/value"
	"touria.games/touria/rules"
	"touria.games/touria/rules/grimoria"
)

// Appraiser tells what a decision that was made cost, compared with the best other one, by the strongest level's method
// and from the decider's view alone. A spell is judged by its mean against the mixes that the others should play, not by
// what they happened to choose; one that belongs to the player's own mix costs nothing. Look tries all decisions and then
// plays out the best two; Confirm plays these out again with eight times the budget and other chance. It is not safe for
// concurrent use.
type Appraiser struct {
	b       thinker
	iter    int // of a first look
	budget  int // iterations of each stage
	done    int // iterations of this stage
	stage   appraisal
	confirm bool
	seed    uint64
	mixes   [grimoria.MaxSeats]Mix
	sums    [grimoria.MaxLegal]int64 // of shares of the win, by legal decision
	pair    [2]grimoria.Decision     // the decision made, and the other one
	win     [2]float64               // sums of the shares with each
	squares float64                  // of what the first brings more
	facts   Facts                    // sums
	verdict Verdict
}

// Verdict is what an Appraiser finds.
type Verdict struct {
	// Gap is how much likelier winning was with the decision made than with Other, in units of Certain; below 0: how much
	// less likely. Error is its standard error.
	Gap, Error int
	// Win is the probability of winning with the better of the two.
	Win   int
	Other grimoria.Decision
	Facts
}

// Facts are what the playouts of a decision and the other one tell of the reasons.
type Facts struct {
	// More is how many hundredths of a point each seat has more after the first of the two, when the round is over.
	More [grimoria.MaxSeats]int
	// Later is how many it can expect to have more when the game is over, and Own what the decider's are made of when the round
	// is over: the parts of a Score in their order.
	Later [grimoria.MaxSeats]int
	Own   [Sources]int
	// Met is in how many of 100 rounds another seat chose a spell of each company, of a choice of spells.
	Met [Companies]int
	// Safe is in how many of them each other seat protected itself from attacks.
	Safe [grimoria.MaxSeats]int
}

// Sources is the number of parts of a Score.
const Sources = 5

// Company is a set of spells that matter to others.
type Company = int

// Companies of spells.
const (
	BlackMagic Company = iota
	Attacks
	Blocks // what blocks black magic
	Companies
)

// companies has a bit for each spell, and shields for each that protects from attacks.
var companies = [Companies]uint32{BlackMagic: 1<<3 | 1<<7 | 1<<13 | 1<<15, Attacks: 1<<9 | 1<<12 | 1<<14, Blocks: 1 << 2}

const shields uint32 = 1<<8 | 1<<11

// sure reports whether a gap is worth talking about: at least 3 of 100 games and 2.5 standard errors.
func (v *Verdict) sure(gap int) bool {
	return gap >= Certain*3/100 && float64(gap) >= 2.5*float64(v.Error)
}

// Grave reports whether the decision cost something.
func (v *Verdict) Grave() bool { return v.sure(-v.Gap) }

// Fine reports whether no other decision was as good.
func (v *Verdict) Fine() bool { return v.sure(v.Gap) }

// thorough is how many times the budget of a first look Confirm has.
const thorough = 8

type appraisal uint8

const (
	appraised appraisal = iota
	mixing              // the seats' mixes are learned
	trying              // all decisions are tried
	playing             // the decision made and the best other one are played out
)

// Units of work.
const (
	playOutUnits = 12
	hiddenUnits  = 6
)

// NewAppraiser returns an appraiser whose first looks take that many iterations for each of their stages, 1 or more.
func NewAppraiser(iterations int) *Appraiser {
	return &Appraiser{iter: iterations, b: thinker{set: settings{horizon: 1, exact: true}}}
}

// Look starts to look at the decision that was due for the view's own seat. While spells were chosen the view is that
// before anybody had.
func (a *Appraiser) Look(v grimoria.View, made grimoria.Decision, seed uint64) {
	a.begin(v, made, a.iter, seed)
	if len(a.b.legal) < 2 {
		a.stage = appraised
	}
}

// Confirm starts to look again at the two decisions that Look compared.
func (a *Appraiser) Confirm(v grimoria.View, made grimoria.Decision, found Verdict, seed uint64) {
	a.begin(v, made, a.iter*thorough, seed)
	a.confirm, a.pair[1] = true, found.Other
	if a.stage == trying {
		a.enter(playing)
	}
}

func (a *Appraiser) begin(v grimoria.View, made grimoria.Decision, budget int, seed uint64) {
	*a = Appraiser{iter: a.iter, budget: budget, seed: seed, b: a.b, pair: [2]grimoria.Decision{made}}
	a.b.set.choices = budget
	a.b.Begin(v, seed)
	if a.b.choosing() {
		a.enter(mixing)
	} else {
		a.enter(trying)
	}
}

func (a *Appraiser) enter(stage appraisal) { a.stage, a.done = stage, 0 }

// Step does about n units of work, each about a tenth of a microsecond, and reports whether the verdict is found.
func (a *Appraiser) Step(n int) (done bool) {
	for n > 0 && a.stage != appraised {
		decisions := 2
		switch a.stage {
		case mixing:
			a.b.iterate()
			a.b.done++
			decisions = len(a.b.legal)
		case trying:
			a.try()
			decisions = len(a.b.legal)
		default:
			a.play()
		}
		n -= hiddenUnits + decisions*playOutUnits
		if a.done++; a.done == a.budget {
			a.next()
		}
	}
	return a.stage == appraised
}

// next goes on once a stage is done.
func (a *Appraiser) next() {
	switch {
	case a.stage == playing:
		a.judge()
		a.enter(appraised)
	case a.stage == trying:
		most := int64(math.MinInt64)
		for i, d := range a.b.legal {
			if d != a.pair[0] && a.sums[i] > most {
				most, a.pair[1] = a.sums[i], d
			}
		}
		a.enter(playing)
	default:
		for i := range a.b.view.Players() {
			a.mixes[i] = a.b.mix(i)
		}
		if a.confirm {
			a.enter(playing)
		} else {
			a.enter(trying)
		}
	}
}

// try tries all decisions once.
func (a *Appraiser) try() {
	var win [grimoria.MaxLegal]int32
	a.sample(a.b.legal, &win, nil)
	for i := range a.b.legal {
		a.sums[i] += int64(win[i])
	}
}

// play plays both decisions out once.
func (a *Appraiser) play() {
	var win [grimoria.MaxLegal]int32
	a.sample(a.pair[:], &win, &a.facts)
	more := float64(win[0] - win[1])
	a.win[0] += float64(win[0])
	a.win[1] += float64(win[1])
	a.squares += more * more
}

// sample plays decisions out in one determinised position, beside the same choices of the others and with the same chance,
// and adds what two of them tell to facts, if it is not nil.
func (a *Appraiser) sample(list []grimoria.Decision, win *[grimoria.MaxLegal]int32, facts *Facts) {
	b := &a.b
	n := uint32(a.stage)<<24 | uint32(a.done)
	first := b.view.Determinise(rules.Number(a.seed, rules.GrimoriaHidden, n))
	first.TakeBack()
	b.c = chance{seed: rules.Number(a.seed, rules.BotSearch, n)}
	var choice [grimoria.MaxSeats]uint8
	if b.choosing() {
		for i := range choice[:b.view.Players()] {
			choice[i] = a.mixes[i].draw(&b.c)
		}
		if facts != nil {
			facts.meet(choice[:b.view.Players()], int(b.view.Me))
		}
	}
	from := b.c.n
	for k, d := range list {
		s := first
		b.c.n = from
		if b.choosing() {
			choice[b.view.Me] = d.Arg
			for i := range b.view.Players() {
				s.Apply(grimoria.Decision{Kind: grimoria.Choose, Arg: choice[i]}, nil)
			}
		} else {
			s.Apply(d, nil)
		}
		var u [grimoria.MaxSeats]int32
		b.playOut(&s, &u)
		win[k] = u[b.view.Me]
		if facts != nil {
			for seat := range grimoria.Seat(b.view.Players()) {
				score := s.Score(seat)
				facts.More[seat] += (1 - 2*k) * score.Total()
				facts.Later[seat] += (1 - 2*k) * b.expected(&s, seat, toCome(&s))
				if seat == b.view.Me {
					for i, n := range [Sources]int{score.Coins, score.Places, score.Treasures, score.Companions, score.Bonus} {
						facts.Own[i] += (1 - 2*k) * n
					}
				}
			}
		}
	}
}

// meet adds what the others have chosen.
func (f *Facts) meet(choice []uint8, me int) {
	var cast uint32
	for seat, spell := range choice {
		if seat != me {
			cast |= 1 << spell
			f.Safe[seat] += int(shields >> spell & 1)
		}
	}
	for k, spells := range companies {
		if cast&spells != 0 {
			f.Met[k]++
		}
	}
}

// mean divides sums by the number of playouts.
func (f Facts) mean(n int) Facts {
	for seat := range f.More {
		f.More[seat] = 100 * f.More[seat] / n
		f.Later[seat] = 100 * f.Later[seat] / (n * value.Point)
	}
	for i := range f.Own {
		f.Own[i] = 100 * f.Own[i] / n
	}
	for seat := range f.Safe {
		f.Safe[seat] = 100 * f.Safe[seat] / n
	}
	for k := range f.Met {
		f.Met[k] = 100 * f.Met[k] / n
	}
	return f
}

// judge sums up.
func (a *Appraiser) judge() {
	n := float64(a.budget)
	gap := (a.win[0] - a.win[1]) / n
	v := Verdict{Gap: int(gap), Error: int(math.Ceil(math.Sqrt(max(a.squares/n-gap*gap, 0) / n))), Win: int(max(a.win[0], a.win[1]) / n), Other: a.pair[1], Facts: a.facts.mean(a.budget)}
	if gap < 0 && a.b.choosing() && a.mixes[a.b.view.Me].Holds(a.pair[0].Arg) {
		v.Gap, v.Error, v.Win = 0, 0, int(a.win[0]/n)
	}
	a.verdict = v
}

// Verdict returns what has been found, once Step has reported that it is done.
func (a *Appraiser) Verdict() Verdict { return a.verdict }
