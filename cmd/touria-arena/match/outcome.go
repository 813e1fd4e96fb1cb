package match

import (
	"fmt"
	"strconv"
	"time"

	"touria.games/touria/rules"
)

// An Outcome is how a game went.
type Outcome struct {
	Fixture
	Decisions int
	Turns     int
	Winner    rules.Seat // NoSeat if the game was left unfinished
	Lost      rules.Seat // the seat of a bot that failed, NoSeat in a sound game
	Why       string     // how it failed
	Hash      uint64     // of the final position
	Thought   [rules.Seats]Thought
}

// NewOutcome returns the outcome of a game that begins.
func NewOutcome(g *Fixture) Outcome {
	return Outcome{Fixture: *g, Winner: rules.NoSeat, Lost: rules.NoSeat}
}

// A Thought is how long a seat's bot thought in a game, by the wall clock.
type Thought struct {
	Turns     []time.Duration `json:"ns"`        // in each of its own turns
	Beside    time.Duration   `json:"beside_ns"` // in others' turns
	Decisions int             `json:"decisions"` // in its own turns
	last      int             // the number of its last own turn
}

// Add adds a decision: whether it was made in the bot's own turn, the number of
// the turn, and the time.
func (t *Thought) Add(own bool, turn int, took time.Duration) {
	if !own {
		t.Beside += took
		return
	}
	if len(t.Turns) == 0 || t.last != turn {
		t.Turns, t.last = append(t.Turns, 0), turn
	}
	t.Turns[len(t.Turns)-1] += took
	t.Decisions++
}

// all is the whole time.
func (t *Thought) all() time.Duration {
	sum := t.Beside
	for _, turn := range t.Turns {
		sum += turn
	}
	return sum
}

// Place returns a seat's place in turn order, the starting player's being 0.
func (g *Fixture) Place(s rules.Seat) int {
	n := 0
	for at := g.Start; at != s; at = g.Seats.Next(at) {
		n++
	}
	return n
}

// Mix adds one game's hash to that of all games, in the order of the games.
func Mix(all, one uint64) uint64 {
	all = (all ^ one) * 1099511628211
	return all ^ all>>29
}

// gameLine is a finished game in a log.
type gameLine struct {
	Deal      uint32             `json:"deal"`
	Seating   int                `json:"seating"` // from 0
	Winner    string             `json:"winner"`  // "-": unfinished
	Lost      string             `json:"lost,omitempty"`
	Why       string             `json:"why,omitempty"`
	Turns     int                `json:"turns"`
	Decisions int                `json:"decisions"`
	Hash      string             `json:"hash"`
	Seats     map[string]Thought `json:"seats"`
}

// line returns the outcome's line in a log.
func (o *Outcome) line() gameLine {
	l := gameLine{Deal: o.Deal, Seating: o.Seating, Winner: o.Winner.String(), Turns: o.Turns, Decisions: o.Decisions,
		Hash: fmt.Sprintf("%016x", o.Hash), Why: o.Why, Seats: map[string]Thought{}}
	if o.Lost != rules.NoSeat {
		l.Lost = o.Lost.String()
	}
	for _, seat := range SeatsOf(o.Seats) {
		l.Seats[seat.String()] = o.Thought[seat]
	}
	return l
}

// outcome returns the outcome of a game from its line.
func (l *gameLine) outcome(g *Fixture) (*Outcome, error) {
	o := NewOutcome(g)
	o.Why, o.Turns, o.Decisions = l.Why, l.Turns, l.Decisions
	var err error
	if l.Winner != rules.NoSeat.String() {
		if o.Winner, err = rules.ParseSeat(l.Winner); err != nil {
			return nil, err
		}
	}
	if l.Lost != "" {
		if o.Lost, err = rules.ParseSeat(l.Lost); err != nil {
			return nil, err
		}
	}
	if o.Hash, err = strconv.ParseUint(l.Hash, 16, 64); err != nil {
		return nil, fmt.Errorf("the hash %q is no hexadecimal number", l.Hash)
	}
	for _, seat := range []rules.Seat{o.Winner, o.Lost} {
		if seat != rules.NoSeat && !g.Seats.Has(seat) {
			return nil, fmt.Errorf("nobody sits at %s", seat)
		}
	}
	for name, thought := range l.Seats {
		seat, err := rules.ParseSeat(name)
		if err != nil {
			return nil, err
		}
		o.Thought[seat] = thought
	}
	return &o, nil
}
