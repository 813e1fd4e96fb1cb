package judge

import (
	"fmt"
	"slices"
	"strings"

	"touria.games/touria/cmd/touria-arena/findings"
	"touria.games/touria/cmd/touria-arena/match"
	"touria.games/touria/cmd/touria-arena/report"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// An absurdity is a kind of move that no sensible player makes. Each follows from
// the rules alone, not from what bots think of moves.
type absurdity = int

const (
	// A place's action was declined although it costs nothing and surely gains:
	// the sword master with swords left, the forest fairy with an open item, the
	// fountain with a black gem in hand, the thief while the player can know that
	// a coloured gem is in the bag.
	freeGainSkipped absurdity = iota
	// A use that was paid for, by doubling or joining in, was declined although
	// it could have gained something.
	paidUseSkipped
	// Gold was paid for a route although another one, from the same start to the same
	// destination, collects the same gems for less.
	goldForSameGems
	// The castle could be entered as the turn began, and something else was done.
	castleMissed
	// A black gem of the thief's draw was kept although a coloured one was drawn.
	blackPicked
	// A black gem was taken as the bonus of the set-up.
	blackBonus
	// The knapsack took a mine with a black gem although another mine holds at
	// least the same coloured gems and no black one.
	blackPacked
	// A route collected more black gems than another one that costs no more gold
	// and collects the same coloured gems.
	blackOnTheWay
	absurdities
)

// kinds are their names and parts: the clearest ones, or the more doubtful (fountain
// and dragon take black gems).
var kinds = []findings.Kind{
	freeGainSkipped: {Name: "free gain skipped"},
	paidUseSkipped:  {Name: "paid use skipped"},
	goldForSameGems: {Name: "gold paid for the same gems", Part: "in the same mines"},
	castleMissed:    {Name: "castle missed"},
	blackPicked:     {Name: "black gem picked at the thief's"},
	blackBonus:      {Name: "black gem as bonus"},
	blackPacked:     {Name: "black gem with the knapsack"},
	blackOnTheWay:   {Name: "more black gems on the way", Part: "to the fountain or the dragon"},
}

// A Watch looks for absurd moves in one game, decision by decision, and notes
// what it finds.
type Watch struct {
	*findings.Tally
	r        *touria.Rules
	seat     rules.Seat // that makes the decision
	turn     int        // the turn that was last seen to begin
	mayEnter bool       // the castle could be entered as it began
	move     walked
}

// NewWatch returns a watch of a game between these bots that keeps a number
// of examples of each kind.
func NewWatch(r *touria.Rules, names [rules.Seats]string, examples int) *Watch {
	return &Watch{Tally: findings.NewTally(kinds, names[:], examples), r: r}
}

// walked is the move that is under way.
type walked struct {
	on    bool
	plain bool // so far without items, and through no mine twice
	start touria.State
	mines uint8          // entered
	way   []touria.Space // from the start on
}

// See looks at one decision, and reports whether there was a choice. Decisions
// count from 1, as in records; the set-up, without a position before, is none.
func (w *Watch) See(before *touria.State, d touria.Decision, after *touria.State) (choice bool) {
	if before == nil {
		return false
	}
	w.seat = before.ToMove()
	w.Next(match.Seat(w.seat))
	w.look(before, d, after)
	choice = w.legalOther(before, d)
	w.Choice(choice)
	return choice
}

func (w *Watch) look(before *touria.State, d touria.Decision, after *touria.State) {
	if before.Phase() == touria.PhaseStart && before.Turn() != w.turn {
		w.turn, w.mayEnter = before.Turn(), before.MayEnter() && CanDo(w.r, before, touria.Enter)
	}
	switch d.Kind {
	case touria.Bonus:
		if d.Arg == uint8(touria.Black) {
			w.Tell(blackBonus, false, "takes a black gem as bonus")
		}
	case touria.ChooseTower, touria.Pass:
		w.commit(d)
		if after.Phase() == touria.PhaseMove {
			w.move = walked{on: true, plain: true, start: *after, way: append(w.move.way[:0], after.Heroes())}
		}
	case touria.UseItem:
		switch touria.Item(d.Arg) {
		case touria.Broom:
			w.commit(d)
		case touria.Knapsack:
			w.pack(before, touria.Space(d.Sub))
		}
		w.move.plain = false
	case touria.Jump, touria.UseBoots, touria.UseLantern:
		w.move.plain = false
	case touria.Step:
		w.step(touria.Space(d.Arg))
	case touria.Take:
		if before.Phase() == touria.PhaseThief && d.Arg == uint8(touria.Black) && w.legalOther(before, d) {
			w.Tell(blackPicked, false, "keeps a black gem of the thief's draw")
		}
	case touria.Skip:
		w.skip(before)
	}
	if w.move.on && after.Phase() != touria.PhaseMove && after.Phase() != touria.PhaseMine {
		w.move.on = false
		if w.move.plain && after.Heroes() == before.Destination() {
			w.arrive(after)
		}
	}
}

// AbsurdSheets reports the absurd moves of games, by bot, with examples that
// where names.
func AbsurdSheets(d *report.Paper, names []string, games []*Watch, examples int, where func(game, decision int) string, how string) {
	var seats []string
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		seats = append(seats, seat.String())
	}
	var tallies []*findings.Tally
	for _, w := range games {
		tallies = append(tallies, w.Tally)
	}
	findings.Sheets(d, kinds, seats, names, tallies, examples, where, how)
}

// CanDo reports whether a decision of the kind is legal.
func CanDo(r *touria.Rules, s *touria.State, k touria.Kind) bool {
	var buf [touria.MaxLegal]touria.Decision
	return slices.ContainsFunc(r.Legal(s, buf[:0]), func(d touria.Decision) bool { return d.Kind == k })
}

// legalOther reports whether any other decision is legal.
func (w *Watch) legalOther(s *touria.State, d touria.Decision) bool {
	var buf [touria.MaxLegal]touria.Decision
	return slices.ContainsFunc(w.r.Legal(s, buf[:0]), func(other touria.Decision) bool { return other != d })
}

// commit judges a turn that is not spent on the castle.
func (w *Watch) commit(d touria.Decision) {
	if !w.mayEnter {
		return
	}
	what := "chooses tower " + touria.Tower(d.Arg).String()
	switch d.Kind {
	case touria.UseItem:
		what = "flies with the broom"
	case touria.Pass:
		what = "passes"
	}
	w.Tell(castleMissed, false, "%s though the castle could be entered as the turn began", what)
}

// skip judges a declined use.
func (w *Watch) skip(s *touria.State) {
	place := s.Destination()
	paid := s.ToMove() != s.Active() || s.Uses() > 0
	what, free := w.freeGain(s)
	switch {
	case free && paid:
		w.Tell(paidUseSkipped, false, "declines a use of the place %s that was paid for: %s", place, what)
	case free:
		w.Tell(freeGainSkipped, false, "declines the place %s: %s", place, what)
	case paid && w.couldGain(s):
		w.Tell(paidUseSkipped, false, "declines a use of the place %s that was paid for and could be used", place)
	}
}

// freeGain reports whether the place costs nothing and surely gains (T6.1, T6.2,
// T6.4, T6.5).
func (w *Watch) freeGain(s *touria.State) (what string, free bool) {
	if d, ok := s.Destination().Deal(); ok && s.Destination().IsHarmless() {
		return "all that it asks for is in hand", CanDo(w.r, s, touria.Act) && (d.Gain.Swords == 0 || s.SwordsLeft() > 0)
	}
	switch s.Destination() {
	case touria.AtForest:
		for slot := range 2 {
			if i := s.Display(slot); i != touria.NoItem {
				return fmt.Sprintf("the item %s lies open", i), true
			}
		}
	case touria.AtThief:
		// Some gems of the pool may be in other players' hands, as far as this
		// one knows; a coloured gem must be left even if all of these are coloured.
		v := w.r.View(s, s.ToMove())
		pool := v.Pool()
		coloured := pool.Total() - int(pool[touria.Black])
		return "a coloured gem is in the bag", coloured > pool.Total()-v.BagCount()
	}
	return "", false
}

// couldGain reports whether a use could bring hearts or gold: an order or the
// scale, a sale, the tournament; at the dragon with any gem in hand. Hearts
// only while the supply has some.
func (w *Watch) couldGain(s *touria.State) bool {
	switch s.Destination() {
	case touria.AtTrader, touria.AtGoldsmith, touria.AtTournament: // each has a way to gold
		return CanDo(w.r, s, touria.Act)
	case touria.AtDragon:
		return s.HeartsLeft() > 0 && s.Holdings(s.ToMove()).Gems.Total() > 0
	}
	return false
}

// pack judges the choice of mine for the knapsack.
func (w *Watch) pack(s *touria.State, mine touria.Space) {
	took := s.MineGems(mine.Mine())
	if took[touria.Black] == 0 {
		return
	}
	for m := touria.M1; m <= touria.M6; m++ {
		g := s.MineGems(m.Mine())
		if g[touria.Black] > 0 || !g.Any() {
			continue
		}
		more := true
		for c := touria.Blue; c < touria.NoColour; c++ {
			more = more && g[c] >= took[c]
		}
		if more {
			w.Tell(blackPacked, false, "takes %s of %s with the knapsack though %s holds %s", GemList(took), mine, m, GemList(g))
			return
		}
	}
}

// step notes a step of the move under way.
func (w *Watch) step(to touria.Space) {
	m := &w.move
	m.way = append(m.way, to)
	if to.IsMine() {
		bit := uint8(1) << to.Mine()
		m.plain = m.plain && m.mines&bit == 0
		m.mines |= bit
	}
}

// arrive judges the route that was taken against all others that could have been
// taken with the mines as they were at its start.
func (w *Watch) arrive(s *touria.State) {
	m := &w.move
	first, now := m.start.Holdings(w.seat), s.Holdings(w.seat)
	paid := int(first.Gold) - int(now.Gold)
	got := now.Gems
	for c, n := range first.Gems {
		got[c] -= n
	}
	if paid == 0 && got[touria.Black] == 0 {
		return
	}
	q := wayQuery{r: w.r, s: &m.start, dest: m.start.Destination(), free: m.start.FreeSteps(), paid: paid, want: got, mines: m.mines}
	q.trail = append(q.trail, m.start.Heroes())
	q.walk(m.start.Heroes(), 0, 0, 0, touria.Gems{})
	went := fmt.Sprintf("goes %s, pays %d and collects %s", w.wayName(m.way), paid, GemList(got))
	if c := q.cheaper; c != nil {
		w.Tell(goldForSameGems, q.sameMines, "%s; %s costs %d and collects the same", went, w.wayName(c.spaces), c.cost)
	}
	if c := q.cleaner; c != nil {
		w.Tell(blackOnTheWay, q.dest == touria.AtFountain || q.dest == touria.AtDragon,
			"%s; %s costs %d and collects %s", went, w.wayName(c.spaces), c.cost, GemList(c.gems))
	}
}

func (w *Watch) wayName(way []touria.Space) string {
	var names []string
	for _, s := range way {
		names = append(names, w.r.SpaceName(s))
	}
	return strings.Join(names, "-")
}

// GemList names gems: "black blue blue", or "nothing".
func GemList(g touria.Gems) string {
	var names []string
	for c, n := range g {
		for range n {
			names = append(names, touria.Colour(c).String())
		}
	}
	if names == nil {
		return "nothing"
	}
	return strings.Join(names, " ")
}

// A wayQuery searches all routes that might beat the one taken: each road at most
// once, no mine twice (nobody knows beforehand what a refill brings), no items.
type wayQuery struct {
	r     *touria.Rules
	s     *touria.State // at the start of the move
	dest  touria.Space
	free  int         // free steps at the start
	paid  int         // gold paid on the route taken
	want  touria.Gems // and what it collected
	mines uint8       // and where

	trail []touria.Space

	cheaper   *route // the cheapest to the same gems
	sameMines bool   // one of these routes goes through the same mines
	cleaner   *route // with fewer black gems, the fewest
}

// A route is a way that might have been gone.
type route struct {
	spaces []touria.Space
	cost   int
	gems   touria.Gems
}

// walk continues from a space along all routes, depth first.
func (q *wayQuery) walk(at touria.Space, used uint32, mines uint8, steps int, got touria.Gems) {
	if at == q.dest {
		q.compare(mines, max(0, steps-q.free), got)
	}
	steps += touria.StepCost(at)
	for _, l := range q.r.Links(at) {
		if used>>l.Road&1 != 0 || steps+q.r.Away(l.To, q.dest) > q.free+q.paid {
			continue
		}
		q.trail = append(q.trail, l.To)
		q.enter(l.To, used|1<<l.Road, mines, steps, got)
		q.trail = q.trail[:len(q.trail)-1]
	}
}

// enter collects from a mine (T5.5) in every possible way and walks on.
func (q *wayQuery) enter(at touria.Space, used uint32, mines uint8, steps int, got touria.Gems) {
	if !at.IsMine() {
		q.walk(at, used, mines, steps, got)
		return
	}
	bit := uint8(1) << at.Mine()
	if mines&bit != 0 {
		return
	}
	mines |= bit
	a, b := q.s.Mine(at.Mine())
	switch {
	case a == touria.Black || b == touria.Black: // both gems
		for _, c := range [2]touria.Colour{a, b} {
			if c != touria.NoColour {
				got[c]++
			}
		}
	case a != touria.NoColour: // one of them
		if b != touria.NoColour && b != a {
			with := got
			with[a]++
			q.goOn(at, used, mines, steps, with)
			a = b
		}
		got[a]++
	}
	q.goOn(at, used, mines, steps, got)
}

// goOn walks on unless too many gems were collected.
func (q *wayQuery) goOn(at touria.Space, used uint32, mines uint8, steps int, got touria.Gems) {
	for c := range got {
		if got[c] > q.want[c] {
			return
		}
	}
	q.walk(at, used, mines, steps, got)
}

// compare judges a route to the destination; no route that is walked costs more
// than what was paid.
func (q *wayQuery) compare(mines uint8, cost int, got touria.Gems) {
	for c := touria.Blue; c < touria.NoColour; c++ {
		if got[c] != q.want[c] {
			return
		}
	}
	this := func() *route { return &route{slices.Clone(q.trail), cost, got} }
	switch {
	case got[touria.Black] < q.want[touria.Black]:
		if q.cleaner == nil || got[touria.Black] < q.cleaner.gems[touria.Black] {
			q.cleaner = this()
		}
	case cost < q.paid:
		q.sameMines = q.sameMines || mines == q.mines
		if q.cheaper == nil || cost < q.cheaper.cost {
			q.cheaper = this()
		}
	}
}
