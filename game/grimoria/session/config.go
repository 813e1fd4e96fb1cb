package session

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"touria.games/touria/game/grimoria/bot"
	"touria.games/touria/rules"
	"touria.games/touria/rules/grimoria"
	"touria.games/touria/rules/grimoria/record"
	frame "touria.games/touria/rules/record"
)

// Faces is the number of wizards' faces from which humans choose.
const Faces = 10

// Crests holds the crests' names in records, by number.
var Crests = []string{"rose", "star", "leaf", "sun", "moon"}

// MaxName is the maximum length of a player's name, in characters.
const MaxName = 20

// Player is a player; the n-th of a Config has seat n.
type Player struct {
	Name  string `json:"name"`
	Crest int    `json:"crest"` // by Crests
	// Face is 1 + the number of the face that a human has chosen, 0 for the crest's.
	Face  int    `json:"face,omitempty"`
	Level string `json:"level"` // the bot's name ("quest-miser", bot.Name); empty for a human
	// Asked is how often a human has asked for advice in this game.
	Asked int `json:"-"`
}

// Human reports whether no bot plays the seat.
func (p Player) Human() bool { return p.Level == "" }

// Config is the result of the set-up screen.
type Config struct {
	Players   []Player `json:"players"` // 2 to 5, by seat
	OpenCards bool     `json:"open_cards,omitempty"`
	// MemoryAid shows everybody what they could know by a perfect memory (G13.3).
	MemoryAid bool `json:"memory_aid,omitempty"`
	// Curtain makes several humans at one screen choose one after the other behind a curtain, not
	// blindly at the chart.
	Curtain bool `json:"curtain,omitempty"`
	// Seed is the seed's text (rules.ParseSeed), a new one for every game.
	Seed string `json:"seed"`
}

// Rematch returns the configuration of the next game of the same players.
func (c Config) Rematch(seed string) Config {
	c.Players = slices.Clone(c.Players)
	c.Seed = seed
	return c
}

// Check returns what is wrong with the configuration, nil if a game can start. It ignores the seed,
// which is new for every game.
func (c *Config) Check() error {
	with := *c
	with.Seed = "any"
	_, err := with.setup()
	return err
}

// setup checks the configuration and returns the game's set-up.
func (c *Config) setup() (grimoria.Setup, error) {
	setup := grimoria.Setup{Players: len(c.Players), OpenCards: c.OpenCards, Seed: rules.ParseSeed(c.Seed)}
	if c.Seed == "" {
		return setup, fmt.Errorf("the game has no seed")
	}
	if n := len(c.Players); n < 2 || n > grimoria.MaxSeats {
		return setup, fmt.Errorf("%d players cannot play: it takes two to five", n)
	}
	for i, p := range c.Players {
		if err := p.check(); err != nil {
			return setup, fmt.Errorf("player %d: %w", i+1, err)
		}
		for j, q := range c.Players[:i] {
			if q.Crest == p.Crest {
				return setup, fmt.Errorf("players %d and %d both have the crest %s", j+1, i+1, Crests[p.Crest])
			}
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
	case p.Face < 0 || p.Face > Faces:
		return fmt.Errorf("there is no face %d", p.Face)
	case p.Level != "":
		_, err := bot.New(p.Level)
		return err
	}
	return nil
}

// seat writes the players into a record's header.
func (c *Config) seat(h *record.Header) {
	for i := range c.Players {
		p, to := &c.Players[i], &h.Players[i]
		to.Name, to.Level, to.Crest, to.Asked, to.Portrait = p.Name, p.Level, Crests[p.Crest], p.Asked, p.Face
		to.Kind = frame.Bot
		if p.Human() {
			to.Kind = frame.Human
		}
	}
}

// fromHeader returns the configuration of a recorded game. It replaces unknown levels by journey and
// unknown crests by free ones.
func fromHeader(h *record.Header) Config {
	c := Config{OpenCards: h.Variant.OpenCards, MemoryAid: h.Variant.MemoryAid, Seed: h.Seed}
	taken := make([]bool, len(Crests))
	crest := make([]int, len(h.Players))
	for i := range h.Players {
		crest[i] = slices.Index(Crests, h.Players[i].Crest)
		if n := crest[i]; n >= 0 && !taken[n] {
			taken[n] = true
		} else {
			crest[i] = -1
		}
	}
	for i := range h.Players {
		from := &h.Players[i]
		p := Player{Name: from.Name, Crest: crest[i], Asked: max(0, from.Asked)}
		if p.Crest < 0 {
			p.Crest = slices.Index(taken, false)
			taken[p.Crest] = true
		}
		if from.Kind == frame.Bot {
			if p.Level = from.Level; !bot.Known(p.Level) {
				p.Level = bot.Journey
			}
		}
		if strings.TrimSpace(p.Name) == "" {
			p.Name = grimoria.Seat(i).String()
		}
		if name := []rune(p.Name); len(name) > MaxName {
			p.Name = string(name[:MaxName])
		}
		if p.Human() && from.Portrait > 0 && from.Portrait <= Faces {
			p.Face = from.Portrait
		}
		c.Players = append(c.Players, p)
	}
	return c
}
