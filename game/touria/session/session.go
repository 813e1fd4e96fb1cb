// Package session runs one game: its players, its decisions, bots that think in
// slices, undo up to the last reveal, and the growing record, which package save
// keeps. It knows no screen, no clock and no file.
package session

import (
	"sync"

	"touria.games/touria/game/play"
	"touria.games/touria/game/save"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/record"
)

// Step is a decision with its events.
type Step struct {
	N        int             // from 1, as in the record
	Turn     int             // the turn in which it was decided, 0 during the bonuses
	Seat     rules.Seat      // who decided
	Phase    touria.Phase    // the phase in which it was decided
	Decision touria.Decision // what was decided
	Events   []touria.Event  // what happened; each tells who may see it
	// Only is who may see the decision itself: Everyone, or the seat alone for the
	// thief's pick.
	Only rules.Audience
	// Revealed is true if chance brought something to light; undo stops there.
	Revealed bool
}

// Options are what a session needs besides the game's own configuration; the
// zero value plays on the default board and saves nothing.
type Options struct {
	Rules *touria.Rules // nil: the default board's
	Slot  *save.Slot    // where the game is kept; nil: nowhere
	// HeraldIterations is the number of iterations of the herald's search; 0: as
	// many as the best bots'.
	HeraldIterations int
	// Start is where a new game begins instead of the deal, for tests; nil: with the deal. Its record
	// cannot be read again.
	Start *touria.State
}

// Session is one running game. It is used from one goroutine.
type Session struct {
	cfg   Config
	setup touria.Setup
	rules *touria.Rules
	head  record.Header // of the record

	start []touria.Event // the set-up's
	j     play.Journal[touria.State, Step]

	bots [rules.Seats]bot.Bot
	task play.Task // of the bot to move

	hint    hintSearch
	counsel counsel
}

// New starts a game. It returns an error for an invalid configuration.
func New(cfg Config, opt Options) (*Session, error) {
	s := newSession(opt)
	setup, err := cfg.setup()
	if err != nil {
		return nil, err
	}
	log := touria.Log{}
	setup.Turned = s.rules.Latest() // the evenest start (docs/balance.md)
	if s.j.State, err = s.rules.New(setup, &log); err != nil {
		return nil, err
	}
	if opt.Start != nil {
		s.j.State = *opt.Start
	}
	cfg.Players = append([]Player(nil), cfg.Players...)
	for i := range cfg.Players {
		cfg.Players[i].Asked = 0
	}
	cfg.Start = setup.Start
	s.cfg, s.setup, s.start = cfg, setup, log.Events
	s.head = record.NewHeader(s.rules.Board, setup, cfg.Seed)
	s.head.Variant.MemoryAid = cfg.MemoryAid
	s.cfg.seat(&s.head)
	s.head.Fingerprint = s.head.Seal()
	line, err := record.AppendHeader(nil, &s.head)
	if err != nil {
		return nil, err
	}
	s.j.Begin(opt.Slot, line)
	s.seatBots()
	return s, nil
}

func newSession(opt Options) *Session {
	return &Session{rules: opt.rules(), hint: hintSearch{iterations: opt.HeraldIterations}}
}

// rules are those that a session plays by.
func (o Options) rules() *touria.Rules {
	if o.Rules != nil {
		return o.Rules
	}
	return DefaultRules()
}

// DefaultRules returns the rules of the built-in board, which all its games share.
var DefaultRules = sync.OnceValue(func() *touria.Rules { return touria.NewRules(touria.DefaultBoard()) })

// seatBots creates the bots of all seats; their names are valid.
func (s *Session) seatBots() {
	for i := range s.cfg.Players {
		p := &s.cfg.Players[i]
		s.bots[p.Seat] = nil
		if !p.Human() {
			if b, err := bot.New(p.Level, s.rules); err == nil {
				s.bots[p.Seat] = b
			}
		}
	}
	s.forget()
}

// forget ends all thinking about the position that was.
func (s *Session) forget() {
	s.task.Drop()
	s.hint.Drop()
	s.counsel.Drop()
}

// Config returns the game's configuration with the actual starting player and the
// bots' current levels.
func (s *Session) Config() Config {
	c := s.cfg
	c.Players = append([]Player(nil), c.Players...)
	return c
}

// Rules returns the rules that the game is played by.
func (s *Session) Rules() *touria.Rules { return s.rules }

// State returns the true position, for show.Project and the record. Players and
// bots get View.
func (s *Session) State() *touria.State { return &s.j.State }

// SetupEvents returns what happened before the first decision.
func (s *Session) SetupEvents() []touria.Event { return s.start }

// View returns what a seat can know.
func (s *Session) View(seat rules.Seat) touria.View { return s.rules.View(&s.j.State, seat) }

// Over reports whether the game has ended.
func (s *Session) Over() bool { return s.j.State.Phase() == touria.PhaseOver }

// ToMove returns the seat to move, NoSeat when the game is over.
func (s *Session) ToMove() rules.Seat { return s.j.State.ToMove() }

// IsHuman reports whether a human sits at the seat.
func (s *Session) IsHuman(seat rules.Seat) bool {
	p, ok := s.Player(seat)
	return ok && p.Human()
}

// Player returns who sits at a seat; ok is false if nobody does.
func (s *Session) Player(seat rules.Seat) (p Player, ok bool) {
	for _, p := range s.cfg.Players {
		if p.Seat == seat {
			return p, true
		}
	}
	return Player{}, false
}

// SetLevel changes the bot of a seat; "" means a human.
func (s *Session) SetLevel(seat rules.Seat, level string) error {
	p, _ := s.Player(seat)
	return s.SetBot(seat, level, p.Name)
}

// SetBot is SetLevel with a new name for the player. The game continues, and the
// record's header is updated. Invalid values change nothing.
func (s *Session) SetBot(seat rules.Seat, level, name string) error {
	for i := range s.cfg.Players {
		p := &s.cfg.Players[i]
		if p.Seat != seat {
			continue
		}
		changed := *p
		changed.Level, changed.Name = level, name
		if err := changed.check(); err != nil {
			return err
		}
		*p = changed
		s.seatBots()
		return s.rewriteHeader()
	}
	return nil
}

// SetHints changes how much a player is told on the table. Invalid values change nothing.
func (s *Session) SetHints(seat rules.Seat, level string) error {
	for i := range s.cfg.Players {
		p := &s.cfg.Players[i]
		if p.Seat != seat {
			continue
		}
		changed := *p
		changed.Hints = level
		if err := changed.check(); err != nil {
			return err
		}
		*p = changed
		return s.rewriteHeader()
	}
	return nil
}

// Legal appends the legal decisions of the seat to move.
func (s *Session) Legal(dst []touria.Decision) []touria.Decision {
	return s.rules.Legal(&s.j.State, dst)
}

// Why returns why a decision is illegal now, ReasonNone if it is legal.
func (s *Session) Why(d touria.Decision) touria.Reason { return s.rules.Why(&s.j.State, d) }

// Len returns the number of decisions made, without those undone.
func (s *Session) Len() int { return s.j.Len() }

// Since returns the steps from an index on. Do not change the slice.
func (s *Session) Since(index int) []Step { return s.j.Since(index) }

// Before returns the position before a step; Before(Len()) is the current one.
func (s *Session) Before(index int) *touria.State { return s.j.Before(index) }
