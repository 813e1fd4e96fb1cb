package touria

import (
	"fmt"

	"touria.games/touria/rules"
)

// Goal is what a player needs to enter the castle.
type Goal struct{ Hearts, Gold int }

// check refuses impossible goals.
func (g Goal) check(seat rules.Seat) error {
	if g.Hearts < 1 || g.Hearts > MaxGoalHearts || g.Gold < 1 || g.Gold > MaxGoalGold {
		return fmt.Errorf("seat %s: %d hearts and %d gold are no goal: it takes 1 to %d hearts and 1 to %d gold",
			seat, g.Hearts, g.Gold, MaxGoalHearts, MaxGoalGold)
	}
	return nil
}

// Limits of goals. Hearts are limited by the supply.
const (
	MaxGoalHearts = 32
	MaxGoalGold   = 99
)

// Variants holds the variants, table options and house rules that the rules engine knows. The JSON
// names are those of records and settings.
type Variants struct {
	SuddenMarriage bool `json:"sudden_marriage"`       // T9.8
	OpenScreens    bool `json:"open_screens"`          // T10.4
	LateElixir     bool `json:"late_elixir,omitempty"` // T3.10; no effect for two players
}

// Setup describes how a game begins (T3).
type Setup struct {
	Seats        rules.SeatSet
	Start        rules.Seat
	Hearts, Gold int               // the goals H and G: 7 and 7, introductory 5 and 5
	Goals        [rules.Seats]Goal // a handicap's own goals; 0 means the game's
	Variants
	Turned Turned // how the towers are turned; the board must have a name for it
	Seed   uint64
}

// GoalOf returns the goal of a seat: its own, or the game's.
func (s *Setup) GoalOf(seat rules.Seat) Goal {
	g := s.Goals[seat]
	if g.Hearts == 0 {
		g.Hearts = s.Hearts
	}
	if g.Gold == 0 {
		g.Gold = s.Gold
	}
	return g
}

// New returns the position before the first decision. log receives the set-up's events. An
// impossible set-up is refused with the reason.
func (r *Rules) New(setup Setup, log *Log) (State, error) {
	var s State
	if err := s.seatPlayers(setup); err != nil {
		return State{}, err
	}
	if _, ok := r.NameTurned(setup.Turned); !ok {
		return State{}, fmt.Errorf("the board %s does not begin with its towers turned %v times", r.Name, setup.Turned)
	}
	for t, n := range setup.Turned {
		s.towers |= n << (2 * t)
	}
	s.seed = setup.Seed
	s.heroes, s.dest = AtCastle, NoSpace
	s.bag = AllGems
	s.active = setup.Start
	r.shuffleAll(&s)
	for slot := range s.display {
		s.openItem(slot, log)
	}
	for slot := range s.orders {
		if e, ok := log.forced(OrderOpened); ok {
			s.orders[slot] = forceTopOrder(s.orders[slot], len(r.orders[slot]), slot, e, log)
		}
		if log != nil {
			log.add(Event{Kind: OrderOpened, Seat: rules.NoSeat, At: uint8(slot), Arg: uint8(s.OpenOrder(slot))})
		}
	}
	for m := range Mines {
		s.refill(m, log)
	}
	s.rollDie(rules.NoSeat, log)
	s.phase = PhaseBonus
	s.toMove = s.seats.Prev(setup.Start)
	if log != nil && log.err != nil {
		return State{}, log.err
	}
	return s, nil
}

func (s *State) seatPlayers(setup Setup) error {
	s.seats = setup.Seats
	if n := s.seats.Len(); s.seats != rules.SeatsFor(n) || n < 2 {
		return fmt.Errorf("the players must sit at S and N, at S, W and N, or at all four sides")
	}
	if !s.seats.Has(setup.Start) {
		return fmt.Errorf("nobody sits at the starting player's seat %s", setup.Start)
	}
	if setup.SuddenMarriage {
		s.flags |= flagMarriage
	}
	if setup.OpenScreens {
		s.flags |= flagOpen
	}
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		if !s.seats.Has(seat) {
			continue
		}
		g := setup.GoalOf(seat)
		if err := g.check(seat); err != nil {
			return err
		}
		s.players[seat] = player{gold: 3, elixirs: 1, goalHearts: uint8(g.Hearts), goalGold: uint8(g.Gold)}
	}
	if setup.LateElixir && s.seats.Len() > 2 {
		s.players[s.seats.Prev(setup.Start)].elixirs++
	}
	return nil
}

// shuffleAll shuffles items, orders and doors, each from its own source.
func (r *Rules) shuffleAll(s *State) {
	var items uint64
	n := 0
	have := r.Items(s.SuddenMarriage())
	for _, i := range r.items {
		if have.Has(i) {
			items |= uint64(i) << (4 * n)
			n++
		}
	}
	list, used := shuffle(items, n, s.seed, rules.TouriaItems, 0)
	s.stack, s.nStack, s.shuffles = list, uint8(n), uint16(used)

	from := 0
	for slot, stack := range r.orders {
		var ids uint64
		for i := range stack {
			ids |= uint64(i) << (4 * i)
		}
		ids, used := shuffle(ids, len(stack), s.seed, rules.TouriaOrders, uint32(from))
		s.orders[slot] = uint32(ids)
		from += used
	}
	if s.SuddenMarriage() {
		return
	}
	var who uint64
	for i, w := range r.doors {
		who |= uint64(w) << (4 * i)
	}
	s.behind, _ = shuffle(who, Doors, s.seed, rules.TouriaDoors, 0)
}
