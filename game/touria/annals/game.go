// Package annals keeps what the people at this machine have done in their finished games: figures,
// achievements and the realm of the day. It knows no screen, clock or network; dates are given as
// "2006-01-02". A game in which only bots play leaves no trace.
package annals

import (
	"hash/fnv"
	"slices"
	"strconv"

	"touria.games/touria/game/touria/bot"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Game is what the annals read in a finished game.
type Game struct {
	id     string
	seed   string
	short  bool // the introductory game
	seats  int
	winner rules.Seat
	how    uint8
	level  string // of the strongest bot, "" if only humans played
	deeds  []Deeds
}

// Deeds are what one human did in a game.
type Deeds struct {
	Seat  rules.Seat
	Won   bool
	Turns int // own turns

	Doors    int // opened
	Gems     int // collected in mines and kept from the thief's draws
	Hearts   int // gained
	Gold     int // gained
	Orders   int // fulfilled
	Items    int // taken
	Cleansed int // black gems removed from the game
	Steps    int // walked
	Joined   int // times on other players' turns
	Asked    int // times the herald was asked

	guests    int  // the most who joined in on one own turn
	tribute   int  // gems given to the dragon
	heartsAt  int  // the most hearts from one use of the goldsmith
	jousted   int  // the most hearts from one fight
	sweep     int  // the most gems by knapsack
	twice     bool // used a place a second time
	mirrored  bool
	painted   bool
	flew      bool
	foreseen  bool // won by a door behind which the crystal ball had shown the royal children
	blackened bool // had a black gem
}

// Read reads a game; nil if it is not over or no human played.
func Read(s *session.Session) *Game {
	if !s.Over() || s.IsCopy() {
		return nil
	}
	return read(s)
}

// SoFar returns the IDs of what the humans of a running game have achieved in it, whoever wins.
func SoFar(s *session.Session) []string {
	if g := read(s); g != nil && !s.IsCopy() {
		return g.Earned()
	}
	return nil
}

// read reads a game as far as it has come; nil if no human plays.
func read(s *session.Session) *Game {
	cfg := s.Config()
	state := s.State()
	g := &Game{seed: cfg.Seed, short: cfg.Introductory, seats: len(cfg.Players), winner: state.Winner()}
	for _, p := range cfg.Players {
		if p.Human() {
			g.deeds = append(g.deeds, Deeds{Seat: p.Seat, Won: p.Seat == g.winner, Asked: p.Asked})
			continue
		}
		level, _, _ := bot.Split(p.Level)
		if g.level == "" || slices.Index(bot.Levels(), level) > slices.Index(bot.Levels(), g.level) {
			g.level = level
		}
	}
	if len(g.deeds) == 0 {
		return nil
	}
	id := fnv.New64a()
	id.Write([]byte(cfg.Seed))
	steps := s.Since(0)
	for i := range steps {
		d := steps[i].Decision
		id.Write([]byte{byte(steps[i].Seat), byte(d.Kind), d.Arg, d.Sub, byte(d.Paint)})
	}
	g.id = strconv.FormatUint(id.Sum64(), 16)
	for i := range g.deeds {
		g.deeds[i].read(s.SetupEvents(), steps, func(step int) touria.Space { return s.Before(step).Destination() })
	}
	if len(steps) == 0 {
		return g
	}
	for i := range steps[len(steps)-1].Events {
		if e := &steps[len(steps)-1].Events[i]; e.Kind == touria.Won {
			g.how = e.Arg
		}
	}
	return g
}

// Deeds returns what each human did.
func (g *Game) Deeds() []Deeds { return g.deeds }

// Won reports whether a human won.
func (g *Game) Won() bool { return slices.ContainsFunc(g.deeds, func(d Deeds) bool { return d.Won }) }

// Turns returns how many turns of their own the human winner had, 0 if a bot won.
func (g *Game) Turns() int {
	for i := range g.deeds {
		if g.deeds[i].Won {
			return g.deeds[i].Turns
		}
	}
	return 0
}

// turn is what is counted anew in every turn.
type turn struct {
	of     rules.Seat
	guests int // who have joined in
}

// read counts the seat's deeds. dest returns the heroes' destination before a step.
func (d *Deeds) read(start []touria.Event, steps []session.Step, dest func(step int) touria.Space) {
	now := turn{of: rules.NoSeat}
	var seen [touria.Doors + 1]bool // the royal children were seen behind the door
	begin := func(events []touria.Event) {
		for i := range events {
			if e := &events[i]; e.Kind == touria.TurnBegan {
				now = turn{of: e.Seat}
				if e.Seat == d.Seat {
					d.Turns++
				}
			}
		}
	}
	begin(start)
	for i := range steps {
		st := &steps[i]
		if st.Seat == d.Seat {
			d.decided(st)
		}
		hearts, gems := 0, 0
		for j := range st.Events {
			e := &st.Events[j]
			if e.Kind == touria.Joined && e.Seat != d.Seat && now.of == d.Seat {
				now.guests++
				d.guests = max(d.guests, now.guests)
			}
			if e.Seat != d.Seat {
				continue
			}
			switch e.Kind {
			case touria.Stepped:
				d.Steps++
			case touria.Collected:
				gems += e.Gems.Total()
				d.Gems += e.Gems.Total()
				d.blackened = d.blackened || e.Gems[touria.Black] > 0
			case touria.Kept:
				d.Gems++
			case touria.Gained:
				hearts += int(e.Hearts)
				d.Hearts += int(e.Hearts)
				d.Gold += int(e.Gold)
				d.blackened = d.blackened || e.Gems[touria.Black] > 0
			case touria.OrderFilled:
				d.Orders++
			case touria.ItemTaken:
				d.Items++
			case touria.ItemUsed:
				d.mirrored = d.mirrored || touria.Item(e.Arg) == touria.Mirror
				d.flew = d.flew || e.As == touria.Broom
			case touria.GemDestroyed:
				d.Cleansed++
			case touria.Joined:
				d.Joined++
			case touria.Peeked:
				for k, who := range e.Behind {
					seen[e.Doors[k]] = seen[e.Doors[k]] || who == touria.Children
				}
			case touria.DoorOpened:
				d.Doors++
				d.foreseen = d.foreseen || touria.Who(e.Arg) == touria.Children && seen[e.At]
			}
		}
		if st.Seat == d.Seat {
			switch {
			case st.Decision.Kind == touria.Act && dest(i) == touria.AtGoldsmith:
				d.heartsAt = max(d.heartsAt, hearts)
			case st.Decision.Kind == touria.Act && dest(i) == touria.AtTournament:
				d.jousted = max(d.jousted, hearts)
			case st.Decision.Kind == touria.UseItem && touria.Item(st.Decision.Arg) == touria.Knapsack:
				d.sweep = max(d.sweep, gems)
			}
		}
		begin(st.Events)
	}
}

// decided counts what a decision alone tells.
func (d *Deeds) decided(st *session.Step) {
	switch st.Decision.Kind {
	case touria.Double:
		d.twice = true
	case touria.Give:
		d.tribute++
	}
	d.painted = d.painted || st.Decision.Paint != 0
}
