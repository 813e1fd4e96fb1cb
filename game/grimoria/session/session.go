// Package session runs one game of Grimoria: its players, its decisions, the sealed choices, bots
// that think in slices, undo up to the last reveal, and the growing record, which package save
// keeps. It knows no screen, no clock and no file.
package session

import (
	"touria.games/touria/game/grimoria/bot"
	"touria.games/touria/game/play"
	"touria.games/touria/game/save"
	"touria.games/touria/rules"
	"touria.games/touria/rules/grimoria"
	"touria.games/touria/rules/grimoria/record"
)

// Step is a decision with its events.
type Step struct {
	N        int               // from 1, as in the record
	Round    int               // in which it was decided
	Active   grimoria.Seat     // whose turn it was, NoSeat between turns
	Seat     grimoria.Seat     // who decided
	Phase    grimoria.Phase    // the phase in which it was decided
	Decision grimoria.Decision // what was decided
	Events   []grimoria.Event  // what happened; each tells who may see it
	// Revealed is true if the decision has brought something to light; undo stops there.
	Revealed bool
}

// Options are what a session needs besides the game's own configuration; the zero value saves
// nothing.
type Options struct {
	Slot *save.Slot // where the game is kept; nil: nowhere
	// Start is where a new game begins instead of the deal, for tests; nil: with the deal. Its record
	// cannot be read again.
	Start *grimoria.State
}

// Session is one running game. It is used from one goroutine.
type Session struct {
	cfg   Config
	setup grimoria.Setup
	head  record.Header // of the record

	start []grimoria.Event // the set-up's
	j     play.Journal[grimoria.State, Step]

	// sealed are this round's choices, 0 for none. The rules take them in the order of seats, so one
	// waits here until all seats in front of it have chosen.
	sealed [grimoria.MaxSeats]uint8
	noted  bool // some of them are kept beside the record

	bots    [grimoria.MaxSeats]bot.Bot
	task    play.Task
	thinks  grimoria.Seat // whose task that is
	adviser adviser
}

// New starts a game. It returns an error for an invalid configuration.
func New(cfg Config, opt Options) (*Session, error) {
	setup, err := cfg.setup()
	if err != nil {
		return nil, err
	}
	s := &Session{setup: setup}
	log := grimoria.Log{}
	if s.j.State, err = grimoria.New(setup, &log); err != nil {
		return nil, err
	}
	if opt.Start != nil {
		s.j.State = *opt.Start
	}
	cfg.Players = append([]Player(nil), cfg.Players...)
	for i := range cfg.Players {
		cfg.Players[i].Asked = 0
	}
	s.cfg, s.start = cfg, log.Events
	s.head = record.NewHeader(setup, cfg.Seed)
	s.head.Variant.MemoryAid = cfg.MemoryAid
	s.cfg.seat(&s.head)
	line, err := record.AppendHeader(nil, &s.head)
	if err != nil {
		return nil, err
	}
	s.j.Begin(opt.Slot, line)
	s.seatBots()
	return s, nil
}

// seatBots creates the bots of all seats; their names are valid.
func (s *Session) seatBots() {
	for i := range s.cfg.Players {
		s.bots[i] = nil
		if p := &s.cfg.Players[i]; !p.Human() {
			s.bots[i], _ = bot.New(p.Level)
		}
	}
	s.forget()
}

// forget ends all thinking about the position that was.
func (s *Session) forget() {
	s.task.Drop()
	s.adviser.Drop()
}

// Config returns the game's configuration with the bots' current levels.
func (s *Session) Config() Config {
	c := s.cfg
	c.Players = append([]Player(nil), c.Players...)
	return c
}

// Curtain reports whether several humans at one screen choose one after the other behind a curtain.
func (s *Session) Curtain() bool { return s.cfg.Curtain }

// SetCurtain changes that. The record does not tell it.
func (s *Session) SetCurtain(on bool) { s.cfg.Curtain = on }

// View returns what a seat can know, NoSeat for the public.
func (s *Session) View(seat grimoria.Seat) grimoria.View { return s.j.State.View(seat) }

// SetupEvents returns what happened before the first decision.
func (s *Session) SetupEvents() []grimoria.Event { return s.start }

// Players returns the number of seats.
func (s *Session) Players() int { return len(s.cfg.Players) }

// Player returns who sits at a seat.
func (s *Session) Player(seat grimoria.Seat) Player { return s.cfg.Players[seat] }

// Phase returns the kind of decision that is due.
func (s *Session) Phase() grimoria.Phase { return s.j.State.Phase() }

// Over reports whether the game has ended.
func (s *Session) Over() bool { return s.j.State.Phase() == grimoria.PhaseOver }

// Choosing reports whether spells are being chosen.
func (s *Session) Choosing() bool { return s.j.State.Phase() == grimoria.PhaseChoose }

// ToMove returns the seat that decides, NoSeat while spells are chosen and when the game is over.
func (s *Session) ToMove() grimoria.Seat {
	if s.Choosing() {
		return grimoria.NoSeat
	}
	return s.j.State.ToMove()
}

// IsHuman reports whether a human sits at the seat.
func (s *Session) IsHuman(seat grimoria.Seat) bool {
	return int(seat) < len(s.cfg.Players) && s.cfg.Players[seat].Human()
}

// Humans returns the number of humans.
func (s *Session) Humans() (n int) {
	for i := range s.cfg.Players {
		if s.cfg.Players[i].Human() {
			n++
		}
	}
	return n
}

// SetBot puts a bot with a name at a seat; "" as its level means a human. The game continues, and
// the record's header is updated. Invalid values change nothing.
func (s *Session) SetBot(seat grimoria.Seat, level, name string) error {
	p := &s.cfg.Players[seat]
	changed := *p
	changed.Level, changed.Name = level, name
	if err := changed.check(); err != nil {
		return err
	}
	*p = changed
	s.seatBots()
	return s.rewriteHeader()
}

// Legal appends the legal decisions of a seat: of the one that decides, and while spells are chosen
// of any that has not sealed one.
func (s *Session) Legal(seat grimoria.Seat, dst []grimoria.Decision) []grimoria.Decision {
	if s.Choosing() && s.sealed[seat] == 0 || seat == s.ToMove() && !s.Over() {
		return s.j.State.Legal(dst)
	}
	return dst
}

// Len returns the number of decisions made, without those undone.
func (s *Session) Len() int { return s.j.Len() }

// Since returns the steps from an index on. Do not change the slice.
func (s *Session) Since(index int) []Step { return s.j.Since(index) }

// ViewBefore returns what a seat knew before a step; ViewBefore(Len()) is View.
func (s *Session) ViewBefore(index int, seat grimoria.Seat) grimoria.View {
	return s.j.Before(index).View(seat)
}

// Played returns the decisions of a game that is over, and the positions before each and at the end; nothing before it is.
func (s *Session) Played() (positions []grimoria.State, decisions []grimoria.Decision) {
	if !s.Over() {
		return nil, nil
	}
	for i, step := range s.j.Since(0) {
		positions, decisions = append(positions, *s.j.Before(i)), append(decisions, step.Decision)
	}
	return append(positions, s.j.State), decisions
}

// Score returns the points of a seat when the game is over.
func (s *Session) Score(seat grimoria.Seat) grimoria.Score {
	if !s.Over() {
		return grimoria.Score{}
	}
	return s.j.State.Score(seat)
}

// Sums returns the points that a seat had at the end of each round, none before the game is over: they tell what was hidden.
func (s *Session) Sums(seat grimoria.Seat) (list []int) {
	for i := range s.j.Len() {
		last := i+1 == s.j.Len()
		if s.Over() && (last || s.j.Since(i + 1)[0].Round > s.j.Since(i)[0].Round) {
			list = append(list, s.j.Before(i+1).Score(seat).Total())
		}
	}
	return list
}

// Winners returns the seats that have won, one bit each, none before the end.
func (s *Session) Winners() uint8 { return s.j.State.Winners() }

// Fingerprint returns the short fingerprint of the game's sealed chance. It tells nothing of what
// chance will bring, and stays the same for the whole game.
func (s *Session) Fingerprint() string { return fingerprint(&s.head) }

// botSeed returns a seat's seed for a decision. The game's own seed must not leak to a bot. While
// spells are chosen it depends on the round alone, whoever has chosen before.
func (s *Session) botSeed(seat grimoria.Seat, source rules.Source, text string) uint64 {
	n := uint32(s.j.Len())<<4 | uint32(seat)
	if s.Choosing() {
		n = uint32(s.j.State.Round())<<20 | 8 | uint32(seat)
	}
	return rules.Number(rules.ParseSeed(text+s.cfg.Seed), source, n)
}
