package riddle

import (
	"errors"
	"math/bits"
	"slices"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// MaxBytes is the most that a coded riddle takes.
const MaxBytes = 64

// Grades is the number of grades. A grade counts the weakest level of bots that finds the plan: 1 stroll … 4 crown.
const Grades = 4

// MaxPlan is the most decisions of a plan that are kept.
const MaxPlan = 15

// Errors of coding.
var (
	ErrDamaged = errors.New("the riddle is damaged")
	ErrUnusual = errors.New("no riddle can hold the position")
)

// Riddle is one turn of a game of two with one best plan.
type Riddle struct {
	// State is a position at the start of a turn of the seat to move. What nobody can know in it is drawn by chance.
	State touria.State
	Grade int
	// Plan is the best way to begin the turn, until chance is involved or the turn ends.
	Plan []touria.Decision
	// Win and Next are the probabilities of winning, in percent, with the plan and with the best different one.
	Win, Next int
}

// Neutral returns a position at the start of a turn without what only one player knows: both know each other's gems, and
// what nobody can know is drawn anew. ok is false if a riddle can't hold the position: of more than two players, inside a
// turn, in the castle, or of amounts that hardly occur.
func Neutral(r *touria.Rules, s *touria.State) (neutral touria.State, ok bool) {
	if s.Phase() != touria.PhaseStart || s.Seats() != rules.SeatsFor(2) || s.SuddenMarriage() || s.OpenScreens() || s.InCastle(s.Active()) {
		return touria.State{}, false
	}
	c := coder{}
	p := r.Position(s)
	if c.position(&p); c.over {
		return touria.State{}, false
	}
	neutral, err := (&coder{row: row{data: c.data}, reading: true}).state(r)
	return neutral, err == nil
}

// state reads a position.
func (c *coder) state(r *touria.Rules) (touria.State, error) {
	var p touria.Position
	for slot := range p.Orders {
		p.Orders[slot] = make([]int, 1, len(r.OrderIDs(slot)))
	}
	if c.position(&p); c.over {
		return touria.State{}, ErrDamaged
	}
	return load(r, p, seedOf(p))
}

// Encode codes a riddle whose position is Neutral's.
func Encode(r *touria.Rules, from *Riddle) ([]byte, error) {
	c := coder{}
	p := r.Position(&from.State)
	c.position(&p)
	c.rest(r, from)
	if c.over || len(c.data) > MaxBytes {
		return nil, ErrUnusual
	}
	return c.data, nil
}

// Decode reads what Encode wrote. The error is ErrDamaged, or says what is impossible about the position.
func Decode(r *touria.Rules, data []byte) (to Riddle, err error) {
	c := coder{row: row{data: data}, reading: true}
	if to.State, err = c.state(r); err != nil {
		return Riddle{}, err
	}
	if c.rest(r, &to); c.over || c.n+7 < 8*len(data) {
		return Riddle{}, ErrDamaged
	}
	return to, nil
}

// rest codes what stands after the position. A decision is its place among the legal ones.
func (c *coder) rest(r *touria.Rules, of *Riddle) {
	grade, n := of.Grade-1, len(of.Plan)
	number(c, &grade, 2)
	number(c, &of.Win, 7)
	number(c, &of.Next, 7)
	number(c, &n, 4)
	of.Grade = grade + 1
	s := of.State
	for k := range n {
		legal := r.Legal(&s, nil)
		i := 0
		if !c.reading {
			i = slices.Index(legal, of.Plan[k])
		}
		number(c, &i, bits.Len(uint(len(legal))))
		if i < 0 || i >= len(legal) || c.over || s.Phase() == touria.PhaseOver {
			c.over = true
			return
		}
		if c.reading {
			of.Plan = append(of.Plan, legal[i])
		}
		r.Apply(&s, legal[i], nil)
	}
	c.over = c.over || n == 0 || of.Win > 100 || of.Next > of.Win
}
