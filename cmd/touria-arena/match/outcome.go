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

// A Thought is how long a seat's bot has thought in a game, by the wall clock.
type Thought struct {
	turns     []time.Duration // in each of its own turns
	beside    time.Duration   // beside these, in others' turns
	decisions int             // in its own turns
	last      int             // the number of its last own turn
}

// Add adds a decision, which was made in the bot's own turn of this number or
// beside.
func (t *Thought) Add(own bool, turn int, took time.Duration) {
	if !own {
		t.beside += took
		return
	}
	if len(t.turns) == 0 || t.last != turn {
		t.turns, t.last = append(t.turns, 0), turn
	}
	t.turns[len(t.turns)-1] += took
	t.decisions++
}

// all is the whole time.
func (t *Thought) all() time.Duration {
	sum := t.beside
	for _, turn := range t.turns {
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
	Deal      uint32              `json:"deal"`
	Seating   int                 `json:"seating"` // from 0
	Winner    string              `json:"winner"`  // "-": unfinished
	Lost      string              `json:"lost,omitempty"`
	Why       string              `json:"why,omitempty"`
	Turns     int                 `json:"turns"`
	Decisions int                 `json:"decisions"`
	Hash      string              `json:"hash"`
	Seats     map[string]seatLine `json:"seats"`
}

// seatLine is what a seat's bot has thought: microseconds for each of its own
// turns, those beside its turns, and its decisions in its own turns.
type seatLine struct {
	Turns     []int64 `json:"us"`
	Beside    int64   `json:"beside_us"`
	Decisions int     `json:"decisions"`
}

// line returns the outcome's line in a log.
func (o *Outcome) line() gameLine {
	l := gameLine{Deal: o.Deal, Seating: o.Seating, Winner: o.Winner.String(), Turns: o.Turns, Decisions: o.Decisions,
		Hash: fmt.Sprintf("%016x", o.Hash), Why: o.Why, Seats: map[string]seatLine{}}
	if o.Lost != rules.NoSeat {
		l.Lost = o.Lost.String()
	}
	for _, seat := range SeatsOf(o.Seats) {
		t := &o.Thought[seat]
		line := seatLine{Turns: []int64{}, Beside: t.beside.Microseconds(), Decisions: t.decisions}
		for _, d := range t.turns {
			line.Turns = append(line.Turns, d.Microseconds())
		}
		l.Seats[seat.String()] = line
	}
	return l
}

// outcome returns the outcome of a game that its line tells of.
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
	for name, line := range l.Seats {
		seat, err := rules.ParseSeat(name)
		if err != nil {
			return nil, err
		}
		t := &o.Thought[seat]
		t.beside, t.decisions = time.Duration(line.Beside)*time.Microsecond, line.Decisions
		for _, us := range line.Turns {
			t.turns = append(t.turns, time.Duration(us)*time.Microsecond)
		}
	}
	return &o, nil
}
