package session

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"touria.games/touria/game/touria/bot"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/record"
)

// Portraits is the number of portraits from which humans choose.
const Portraits = 16

// Player is a player at a seat.
type Player struct {
	Seat  rules.Seat `json:"seat"`
	Name  string     `json:"name"`
	Crest int        `json:"crest"` // 0 rose, 1 star, 2 leaf, 3 sun
	// Portrait is 1 + the number of the portrait that a human has chosen, 0 for the crest's.
	Portrait int    `json:"portrait,omitempty"`
	Level    string `json:"level"` // the bot's name ("quest-racer", bot.Name); empty for a human
	// Hearts and Gold are the player's own goals, 0 for the game's.
	Hearts int `json:"hearts,omitempty"`
	Gold   int `json:"gold,omitempty"`
	// Hints is how much a human is told on the table: HintsNew, HintsFull or HintsNone.
	Hints string `json:"hints,omitempty"`
	// Asked is how often a human has asked the herald in this game.
	Asked int `json:"-"`
}

// Human reports whether no bot plays the seat.
func (p Player) Human() bool { return p.Level == "" }

// How much the hints on the table tell a player.
const (
	HintsNew  = ""     // what nobody on this machine has been told yet
	HintsFull = "full" // all of it, once in every game
	HintsNone = "none" // nothing
)

// Crests holds the crests' names in records, by number.
var Crests = []string{"rose", "star", "leaf", "sun"}

// MaxName is the maximum length of a player's name, in characters.
const MaxName = 20

// Config is the result of the set-up screen.
type Config struct {
	// Players holds 2 to 4 players, in any order, at the seats of T1.1: S and N; S,
	// W and N; or all four.
	Players []Player `json:"players"`
	// Start is the starting player; NoSeat lets the seed choose.
	Start        rules.Seat `json:"start"`
	Introductory bool       `json:"introductory"` // 5 hearts and 5 gold instead of 7 and 7
	touria.Variants
	// MemoryAid shows everybody what they could know by a perfect memory (T10.4).
	MemoryAid bool `json:"memory_aid,omitempty"`
	// Seed is the seed's text (rules.ParseSeed), a new one for every game.
	Seed string `json:"seed"`
}

// Rematch returns the configuration of the next game of the same players. Everybody
// moves one seat on, clockwise, and the next player starts, or a random one if Start
// is NoSeat.
func (c Config) Rematch(seed string) Config {
	seats := c.seats()
	c.Players = slices.Clone(c.Players)
	for i := range c.Players {
		c.Players[i].Seat = seats.Next(c.Players[i].Seat)
	}
	c.Seed = seed
	if c.Start != rules.NoSeat {
		c.Start = seats.Next(seats.Next(c.Start))
	}
	return c
}

func (c *Config) seats() (m rules.SeatSet) {
	for _, p := range c.Players {
		if p.Seat < rules.NoSeat {
			m = m.With(p.Seat)
		}
	}
	return m
}

// Check returns what is wrong with the configuration, nil if a game can start. It
// ignores the seed, which is new for every game.
func (c *Config) Check() error {
	with := *c
	with.Seed = "any"
	_, err := with.setup()
	return err
}

// setup checks the configuration and returns the game's set-up.
func (c *Config) setup() (touria.Setup, error) {
	setup := touria.Setup{Seats: c.seats(), Start: c.Start, Hearts: 7, Gold: 7, Variants: c.Variants, Seed: rules.ParseSeed(c.Seed)}
	if c.Seed == "" {
		return setup, fmt.Errorf("the game has no seed")
	}
	if c.Introductory {
		setup.Hearts, setup.Gold = 5, 5
	}
	if n := len(c.Players); n < 2 || setup.Seats != rules.SeatsFor(n) {
		return setup, fmt.Errorf("the players must sit at S and N, at S, W and N, or at all four sides")
	}
	for i, p := range c.Players {
		if err := p.check(); err != nil {
			return setup, fmt.Errorf("player at %s: %w", p.Seat, err)
		}
		for _, q := range c.Players[:i] {
			if q.Crest == p.Crest {
				return setup, fmt.Errorf("players at %s and %s: both have the crest %s", q.Seat, p.Seat, Crests[p.Crest])
			}
		}
		setup.Goals[p.Seat] = touria.Goal{Hearts: p.Hearts, Gold: p.Gold}
	}
	if setup.Start != rules.NoSeat && !setup.Seats.Has(setup.Start) {
		return setup, fmt.Errorf("nobody sits at the starting player's seat %s", setup.Start)
	}
	if setup.Start == rules.NoSeat {
		lot := rules.Below(rules.Number(setup.Seed, rules.SessionStart, 0), len(c.Players))
		setup.Start = rules.S
		for range lot {
			setup.Start = setup.Seats.Next(setup.Start)
		}
	}
	return setup, nil
}

func (p *Player) check() error {
	switch {
	case strings.TrimSpace(p.Name) == "":
		return fmt.Errorf("the name is empty")
	case utf8.RuneCountInString(p.Name) > MaxName:
		return fmt.Errorf("the name %q is longer than %d characters", p.Name, MaxName)
	case p.Crest < 0 || p.Crest >= len(Crests):
		return fmt.Errorf("there is no crest %d", p.Crest)
	case p.Portrait < 0 || p.Portrait > Portraits:
		return fmt.Errorf("there is no portrait %d", p.Portrait)
	case p.Level != "" && !bot.Known(p.Level):
		return fmt.Errorf("unknown bot %q: want one of %s, where a level may be followed by a temperament (%s)", p.Level,
			strings.Join(bot.Names(), ", "), strings.Join(bot.Tempers(), ", "))
	case p.Hearts < 0 || p.Gold < 0 || p.Hearts > touria.MaxGoalHearts || p.Gold > touria.MaxGoalGold:
		return fmt.Errorf("%d hearts and %d gold are no goal", p.Hearts, p.Gold)
	case p.Hints != HintsNew && p.Hints != HintsFull && p.Hints != HintsNone:
		return fmt.Errorf("there is no hint level %q", p.Hints)
	}
	return nil
}

// seat writes the players into a record's header.
func (c *Config) seat(h *record.Header) {
	for i := range c.Players {
		p := &c.Players[i]
		to := h.Player(p.Seat)
		to.Name, to.Level, to.Crest, to.Asked = p.Name, p.Level, Crests[p.Crest], p.Asked
		to.Hints, to.Portrait = p.Hints, p.Portrait
		to.Kind = record.Bot
		if p.Human() {
			to.Kind = record.Human
		}
	}
}

// fromHeader returns the configuration of a recorded game. It replaces unknown
// levels by journey and unknown crests by free ones.
func fromHeader(h *record.Header, setup touria.Setup) Config {
	c := Config{Start: setup.Start, Variants: setup.Variants, Seed: h.Seed}
	c.MemoryAid = h.Variant.MemoryAid
	c.Introductory = setup.Hearts == 5 && setup.Gold == 5
	var taken [4]bool
	for _, from := range h.Players {
		if i := slices.Index(Crests, from.Crest); i >= 0 {
			taken[i] = true
		}
	}
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		from := h.Player(seat)
		if from == nil {
			continue
		}
		p := Player{Seat: seat, Name: from.Name, Crest: slices.Index(Crests, from.Crest), Hearts: from.Hearts, Gold: from.Gold, Asked: max(0, from.Asked)}
		for _, q := range c.Players {
			if q.Crest == p.Crest {
				p.Crest = -1
			}
		}
		if p.Crest < 0 {
			p.Crest = slices.Index(taken[:], false)
			taken[p.Crest] = true
		}
		if from.Kind == record.Bot {
			p.Level = from.Level
			if !bot.Known(p.Level) {
				p.Level = bot.Journey
			}
		}
		if strings.TrimSpace(p.Name) == "" {
			p.Name = seat.String()
		}
		if name := []rune(p.Name); len(name) > MaxName {
			p.Name = string(name[:MaxName])
		}
		if p.Human() && from.Portrait > 0 && from.Portrait <= Portraits {
			p.Portrait = from.Portrait
		}
		if p.Hints = from.Hints; p.check() != nil {
			p.Hints = HintsNew
		}
		// The set-up screen offers 5 and 7; other goals become each player's own.
		if !c.Introductory && (setup.Hearts != 7 || setup.Gold != 7) {
			if p.Hearts == 0 {
				p.Hearts = setup.Hearts
			}
			if p.Gold == 0 {
				p.Gold = setup.Gold
			}
		}
		c.Players = append(c.Players, p)
	}
	return c
}
