package show

import (
	"touria.games/touria/game/play"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Moment is a snapshot of the table at the start of a turn: everybody's hearts and gold, and their
// chances as the bots evaluate them.
type Moment struct {
	Step   int        // the number of decisions made before it
	Turn   int        // 0 before the first turn
	Seat   rules.Seat // whose turn begins; NoSeat before the first turn and at the end
	Hearts [rules.Seats]int
	Gold   [rules.Seats]int
	// Win is each player's probability of winning, in units of 1/65536, once
	// Judged.
	Win    [rules.Seats]int32
	Judged bool
}

// Certain is the probability 1 in Moment.Win.
const Certain = 1 << 16

// Course lists the snapshots of a game: its start, the starts of its turns, and its end. It reveals
// what was hidden, so it is only for games that are over.
type Course []Moment

// MomentOf returns the snapshot of the position after step decisions.
func MomentOf(step int, s *touria.State) Moment {
	m := Moment{Step: step, Turn: s.Turn(), Seat: s.Active()}
	if s.Phase() == touria.PhaseOver {
		m.Seat = rules.NoSeat
	}
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		if s.Seats().Has(seat) {
			h := s.Holdings(seat)
			m.Hearts[seat], m.Gold[seat] = int(h.Hearts), int(h.Gold)
		}
	}
	return m
}

// At returns the index of the last moment that has at most step decisions before it.
func (c Course) At(step int) int {
	i := len(c) - 1
	for i > 0 && c[i].Step > step {
		i--
	}
	return max(i, 0)
}

// Judged reports whether all moments have been judged.
func (c Course) Judged() bool {
	for i := range c {
		if !c[i].Judged {
			return false
		}
	}
	return len(c) > 0
}

// Points returns the indices of the moments whose turns swung the game most, at most n of them, in
// the order of the game.
func (c Course) Points(n int) []int {
	var swings []int32
	for i := 0; i+1 < len(c); i++ {
		swings = append(swings, play.Swing(c[i].Win[:], c[i+1].Win[:]))
	}
	return play.TurningPoints(swings, n)
}

// Decided returns the index of the moment whose turn decided the game: the one that improved the
// winner's chances most. The winning turn itself counts only if the winner was not the likeliest
// before it. It is -1 if there is none.
func (c Course) Decided(winner rules.Seat) int {
	if len(c) < 2 || winner >= rules.NoSeat {
		return -1
	}
	last := len(c) - 2
	if c[last].Win[winner] >= Certain/2 && last > 0 {
		last--
	}
	best := -1
	for i := 0; i <= last; i++ {
		if d := c[i+1].Win[winner] - c[i].Win[winner]; d > 0 && (best < 0 || d > c[best+1].Win[winner]-c[best].Win[winner]) {
			best = i
		}
	}
	return best
}
