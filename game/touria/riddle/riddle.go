package riddle

import (
	"math/bits"
	"slices"

	"touria.games/touria/game/riddles"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// MaxPlan is the most decisions of a plan that are kept.
const MaxPlan = 15

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
	if c.position(&p); c.Over {
		return touria.State{}, false
	}
	neutral, err := reader(c.Data).state(r)
	return neutral, err == nil
}

// reader reads a coded riddle.
func reader(data []byte) *coder { return &coder{riddles.Coder{Data: data, Reading: true}} }

// state reads a position.
func (c *coder) state(r *touria.Rules) (touria.State, error) {
	var p touria.Position
	for slot := range p.Orders {
		p.Orders[slot] = make([]int, 1, len(r.OrderIDs(slot)))
	}
	if c.position(&p); c.Over {
		return touria.State{}, riddles.ErrDamaged
	}
	return load(r, p, seedOf(p))
}

// Encode codes a riddle whose position is Neutral's.
func Encode(r *touria.Rules, from *Riddle) ([]byte, error) {
	c := coder{}
	p := r.Position(&from.State)
	c.position(&p)
	c.rest(r, from)
	if c.Over || len(c.Data) > riddles.MaxBytes {
		return nil, riddles.ErrUnusual
	}
	return c.Data, nil
}

// Decode reads what Encode wrote. The error is riddles.ErrDamaged, or says what is impossible about the position.
func Decode(r *touria.Rules, data []byte) (to Riddle, err error) {
	c := reader(data)
	if to.State, err = c.state(r); err != nil {
		return Riddle{}, err
	}
	if c.rest(r, &to); c.Over || c.Rest() {
		return Riddle{}, riddles.ErrDamaged
	}
	return to, nil
}

// rest codes what stands after the position. A decision is its place among the legal ones.
func (c *coder) rest(r *touria.Rules, of *Riddle) {
	grade, n := of.Grade-1, len(of.Plan)
	riddles.Number(&c.Coder, &grade, 2)
	riddles.Number(&c.Coder, &of.Win, 7)
	riddles.Number(&c.Coder, &of.Next, 7)
	riddles.Number(&c.Coder, &n, 4)
	of.Grade = grade + 1
	s := of.State
	for k := range n {
		legal := r.Legal(&s, nil)
		i := 0
		if !c.Reading {
			i = slices.Index(legal, of.Plan[k])
		}
		riddles.Number(&c.Coder, &i, bits.Len(uint(len(legal))))
		if i < 0 || i >= len(legal) || c.Over || s.Phase() == touria.PhaseOver {
			c.Over = true
			return
		}
		if c.Reading {
			of.Plan = append(of.Plan, legal[i])
		}
		r.Apply(&s, legal[i], nil)
	}
	c.Over = c.Over || n == 0 || of.Win > 100 || of.Next > of.Win
}
