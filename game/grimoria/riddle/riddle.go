package riddle

import (
	"slices"

	"touria.games/touria/game/riddles"
	"touria.games/touria/rules/grimoria"
)

// maxAnswers is the most answers of a riddle.
const maxAnswers = 20

// Motive is why an answer is the best one: what it brings more than others.
type Motive int

// The motives. The first five are the parts of a score.
const (
	Coins Motive = iota
	Places
	Treasures
	Companions
	Bonus
	Rival // the rival gets less
	Motives
)

// Riddle is one decision in the last round of a game of two in which all cards lie open.
type Riddle struct {
	// State is the position. What nobody can know in it is drawn by chance.
	State grimoria.State
	// Seat is whose decision it is: the one to move or, while spells are chosen, either.
	Seat   grimoria.Seat
	Grade  int // 1 stroll … 4 crown
	Motive Motive
	// Wins are the probabilities of winning with each legal decision against the best play, in percent; a shared win counts
	// half. A spell's is that against the mix of spells that the rival should choose from.
	Wins []int
}

// Legal returns the decisions from which to choose, in the order of Wins.
func (d *Riddle) Legal() []grimoria.Decision { return d.State.Legal(nil) }

// forgiven is how much may be lost, in percent, by an answer that is right all the same.
const forgiven = 5

// Win returns the probability of winning with the best answer, in percent.
func (d *Riddle) Win() int { return slices.Max(d.Wins) }

// Of returns the probability of winning with a decision, in percent, and whether it is as good as the best, or nearly so.
func (d *Riddle) Of(made grimoria.Decision) (win int, right bool) {
	i := slices.Index(d.Legal(), made)
	if i < 0 {
		return 0, false
	}
	return d.Wins[i], d.Wins[i]+forgiven > d.Win()
}

// Best returns the first best decision.
func (d *Riddle) Best() grimoria.Decision { return d.Legal()[slices.Index(d.Wins, d.Win())] }

// Next returns the probability of winning with the best decision that is not right, in percent; 0 if there is none.
func (d *Riddle) Next() (win int) {
	for _, w := range d.Wins {
		if w+forgiven <= d.Win() {
			win = max(win, w)
		}
	}
	return win
}

// About is what a riddle's answer is about.
type About struct {
	Motive Motive
	Kind   grimoria.Kind // of the best decision
	Spell  int           // that is chosen, or that asks for the decision: the active player's; 0: none
	Card   grimoria.Card // that the decision names, NoCard for none
}

// About returns what a riddle is about.
func (d *Riddle) About() About {
	best := d.Best()
	a := About{Motive: d.Motive, Kind: best.Kind, Card: CardOf(&d.State, best)}
	if best.Kind == grimoria.Choose {
		a.Spell = int(best.Arg)
	} else if active := d.State.Active(); active < grimoria.NoSeat && best.Kind != grimoria.Take {
		a.Spell = d.State.Spell(active)
	}
	return a
}

// CardOf returns the card that a decision is about, NoCard for none.
func CardOf(s *grimoria.State, d grimoria.Decision) grimoria.Card {
	switch d.Kind {
	case grimoria.Swap, grimoria.Discard, grimoria.Take:
		c, _ := s.Slot(int(d.Arg))
		return c
	case grimoria.PutAway, grimoria.PutOnCloak, grimoria.Seize, grimoria.Give:
		return grimoria.Card(d.Arg &^ grimoria.Under)
	}
	return grimoria.NoCard
}

// Neutral returns a position of the last round with all cards open, the face-down one of the display too. What still lies on
// the stacks is drawn anew. ok is false if a riddle can't hold the position: of more than two players, of another round, or
// of amounts that hardly occur.
func Neutral(s *grimoria.State) (neutral grimoria.State, ok bool) {
	if s.Players() != players || s.Level() != grimoria.LastLevel || s.Phase() == grimoria.PhaseOver {
		return grimoria.State{}, false
	}
	bare := *s
	bare.TakeBack()
	c := coder{}
	p := bare.Position()
	if c.position(&p); c.Over {
		return grimoria.State{}, false
	}
	neutral, err := reader(c.Data).state()
	return neutral, err == nil
}

// reader reads a coded riddle.
func reader(data []byte) *coder { return &coder{riddles.Coder{Data: data, Reading: true}} }

// state reads a position.
func (c *coder) state() (grimoria.State, error) {
	var p grimoria.Position
	if c.position(&p); c.Over || !complete(&p) {
		return grimoria.State{}, riddles.ErrDamaged
	}
	return load(p)
}

// Encode codes a riddle whose position is Neutral's.
func Encode(from *Riddle) ([]byte, error) {
	c := coder{}
	p := from.State.Position()
	c.position(&p)
	c.rest(from)
	if c.Over || len(c.Data) > riddles.MaxBytes {
		return nil, riddles.ErrUnusual
	}
	return c.Data, nil
}

// Decode reads what Encode wrote. The error is riddles.ErrDamaged, or says what is impossible about the position.
func Decode(data []byte) (to Riddle, err error) {
	c := reader(data)
	if to.State, err = c.state(); err != nil {
		return Riddle{}, err
	}
	if c.rest(&to); c.Over || c.Rest() {
		return Riddle{}, riddles.ErrDamaged
	}
	return to, nil
}

// rest codes what stands after the position.
func (c *coder) rest(of *Riddle) {
	legal := of.Legal()
	grade := of.Grade - 1
	riddles.Number(&c.Coder, &of.Seat, 1)
	riddles.Number(&c.Coder, &grade, 2)
	riddles.Number(&c.Coder, &of.Motive, 3)
	of.Grade = grade + 1
	if c.Reading {
		of.Wins = make([]int, len(legal))
	}
	c.Over = c.Over || of.Motive >= Motives || len(of.Wins) != len(legal) || len(legal) < 2 || len(legal) > maxAnswers ||
		of.State.Phase() != grimoria.PhaseChoose && of.Seat != of.State.ToMove()
	for i := range of.Wins {
		riddles.Number(&c.Coder, &of.Wins[i], 7)
		c.Over = c.Over || of.Wins[i] > 100
	}
}
