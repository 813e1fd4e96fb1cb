package kit

import (
	"slices"
	"strings"
)

// Seat is the choice of who plays at a seat.
type Seat struct {
	Taken bool
	Level string // the bot's name, "" for a human
	Name  string
	Named bool // the player has chosen the name
	Crest int
	Face  int // of a human: 1 + the number of the portrait that they have chosen
}

// Portrait returns the Face of a human, none of bots.
func (p *Seat) Portrait() int {
	if p.Level != "" {
		return 0
	}
	return p.Face
}

// Seats are the seats of a game that is set up, whose players have different names and crests.
type Seats struct {
	All       []*Seat
	Crests    int                                                     // how many there are
	Names     func() []string                                         // for humans, in the language
	Character func(level string, taken func(name string) bool) string // the name of a bot
}

// People returns the number of humans.
func (s *Seats) People() (n int) {
	for _, p := range s.All {
		if p.Taken && p.Level == "" {
			n++
		}
	}
	return n
}

// Others reports whether any seat but one satisfies f.
func (s *Seats) Others(but int, f func(p *Seat) bool) bool {
	for i, p := range s.All {
		if i != but && f(p) {
			return true
		}
	}
	return false
}

// Called returns a function that reports whether another player has a name.
func (s *Seats) Called(but int) func(name string) bool {
	return func(name string) bool {
		return s.Others(but, func(p *Seat) bool { return p.Taken && p.Name == name })
	}
}

// Suggestion returns the next name after another for a human that no other seat has.
func (s *Seats) Suggestion(i int, after string) string {
	names := s.Names()
	start := slices.Index(names, after) + 1
	for k := range names {
		name := names[(start+k)%len(names)]
		if !s.Others(i, func(p *Seat) bool { return p.Name == name }) {
			return name
		}
	}
	return names[0]
}

// Rename gives a player the character's name or a suggested one.
func (s *Seats) Rename(i int) {
	p := s.All[i]
	if p.Level != "" {
		p.Name = s.Character(p.Level, s.Called(i))
	} else {
		p.Name = s.Suggestion(i, "")
	}
}

// Retell replaces names that nobody has chosen with those of the language.
func (s *Seats) Retell() {
	for i, p := range s.All {
		if !p.Named {
			s.Rename(i)
		}
	}
}

// Ready gives a player whose name was deleted another one.
func (s *Seats) Ready(i int) {
	p := s.All[i]
	if p.Name = strings.TrimSpace(p.Name); p.Name == "" {
		s.Rename(i)
	}
}

// CrestFree reports whether no other player has a crest.
func (s *Seats) CrestFree(but, crest int) bool {
	return !s.Others(but, func(p *Seat) bool { return p.Taken && p.Crest == crest })
}

// FreeCrest returns the first crest that no other named seat has.
func (s *Seats) FreeCrest(but int) int {
	for c := range s.Crests {
		if !s.Others(but, func(p *Seat) bool { return p.Crest == c && p.Name != "" }) {
			return c
		}
	}
	return 0
}

// Bear gives a player a crest. If another player has it, the two swap crests.
func (s *Seats) Bear(i, crest int) {
	for _, p := range s.All {
		if p.Crest == crest {
			p.Crest = s.All[i].Crest
		}
	}
	s.All[i].Crest = crest
}

// NextCrest gives a player the next crest.
func (s *Seats) NextCrest(i int) { s.Bear(i, (s.All[i].Crest+1)%s.Crests) }
