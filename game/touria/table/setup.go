package table

import (
	"cmp"
	"slices"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/kit"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
)

// setup is the set-up screen.
type setup struct {
	ui.Page
	kit.Seats
	g     *Game
	seats [rules.Seats]setupSeat
	cfg   session.Config // without its players until the game starts
	aided bool           // the player has said whether there is a memory aid
}

// setupSeat is the choice for a seat.
type setupSeat struct {
	kit.Seat
	// hearts and gold are the player's own goals; 0 means the game's.
	hearts, gold int
	hints        string // a human's hint level
}

// told returns the hint level of a human, none for bots.
func (p *setupSeat) told() string {
	if p.Level != "" {
		return session.HintsNew
	}
	return p.hints
}

// faces returns the person painted for each player.
func (s *setup) faces() [rules.Seats]int {
	return board.Portraits(func(seat rules.Seat) (session.Player, bool) {
		p := &s.seats[seat]
		return session.Player{Seat: seat, Crest: p.Crest, Level: p.Level, Portrait: p.Seat.Portrait()}, p.Taken
	})
}

// nextPortrait gives a human the next portrait that nobody at the table has.
func (s *setup) nextPortrait(seat rules.Seat) {
	faces := s.faces()
	next := faces[seat]
	seen := func(who int) bool {
		for i, face := range faces {
			if face == who && s.seats[i].Taken {
				return true
			}
		}
		return false
	}
	for seen(next) {
		next = (next + 1) % session.Portraits
	}
	s.seats[seat].Face = next + 1
}

func newSetup(a *ui.App, g *Game) *setup {
	s := &setup{Page: ui.Page{App: a}, g: g}
	s.Seats = kit.Seats{Crests: len(session.Crests), Names: a.Names, Character: func(level string, taken func(name string) bool) string {
		if _, temper, _ := bot.Split(level); temper != "" {
			return characterName(a, temper, taken)
		}
		return ""
	}}
	for i := range s.seats {
		s.All = append(s.All, &s.seats[i].Seat)
	}
	// The players and the house rules are those of the last game; at first the standard rules apply (M25).
	last, ok := g.lastSetup(a)
	if !ok {
		last = g.firstSetup(a)
		for i := range last.Players {
			if p := &last.Players[i]; !p.Human() {
				_, temper, _ := bot.Split(p.Level)
				p.Level = bot.Name(usualLevel, temper)
			}
		}
	}
	s.cfg = boxRules()
	if ok {
		s.cfg = last
		s.cfg.Players, s.cfg.Seed = nil, ""
	}
	for _, p := range last.Players {
		if p.Seat < rules.Seats {
			seat := &s.seats[p.Seat]
			seat.hearts, seat.gold, seat.hints = p.Hearts, p.Gold, p.Hints
			seat.Seat = kit.Seat{Taken: true, Level: p.Level, Name: p.Name, Crest: p.Crest, Face: p.Portrait, Named: !isCharacter(p.Name) && !slices.Contains(a.Names(), p.Name)}
		}
	}
	s.seats[rules.S].Taken, s.seats[rules.N].Taken = true, true
	for i := range s.seats {
		if seat := &s.seats[i]; !seat.Taken || seat.Name == "" {
			seat.Name, seat.Named = s.Suggestion(i, ""), false
			seat.Crest = s.FreeCrest(i)
		}
	}
	s.aided = ok && last.MemoryAid != (s.People() == 1) // else it follows who plays
	return s
}

// remember turns the memory aid on for one person against bots, who forget nothing, unless the player has chosen.
func (s *setup) remember() {
	if !s.aided {
		s.cfg.MemoryAid = s.People() == 1
	}
}

// mayEmpty reports whether a seat may stay empty: E is emptied before W (T1.1).
func (s *setup) mayEmpty(seat rules.Seat) bool {
	return seat == rules.E || seat == rules.W && !s.seats[rules.E].Taken
}

// newcomer returns the bot for an empty seat: a character that is not at the table
// yet, preferably with a free crest, at the level of the others.
func (s *setup) newcomer(seat rules.Seat) string {
	level, taken := usualLevel, map[string]bool{}
	for i, p := range s.seats {
		if is, temper, ok := bot.Split(p.Level); ok && p.Taken && rules.Seat(i) != seat {
			level, taken[temper] = is, true
		}
	}
	best, most := bot.Tempers()[0], -1
	for _, temper := range bot.Tempers() {
		worth := 0
		if !taken[temper] {
			worth += 2
		}
		if s.CrestFree(int(seat), emblems[temper]) {
			worth++
		}
		if worth > most {
			best, most = temper, worth
		}
	}
	return bot.Name(level, best)
}

// choose changes who plays a seat. A character brings its name unless the player
// has chosen one, and its crest if that is free.
func (s *setup) choose(seat rules.Seat, taken bool, level string) {
	p := &s.seats[seat]
	p.Taken, p.Level = taken, level
	if !taken {
		p.Level = ""
		if s.cfg.Start == seat {
			s.cfg.Start = rules.NoSeat
		}
		return
	}
	_, temper, _ := bot.Split(level)
	if temper != "" && s.CrestFree(int(seat), emblems[temper]) {
		s.Bear(int(seat), emblems[temper])
	}
	if !p.Named {
		s.Rename(int(seat))
	}
}

// goal returns the game's goal, for players without their own.
func (s *setup) goal() int {
	if s.cfg.Introductory {
		return 5
	}
	return 7
}

// goals returns the hearts and gold that open the castle to a player.
func (s *setup) goals(p *setupSeat) (hearts, gold int) {
	return cmp.Or(p.hearts, s.goal()), cmp.Or(p.gold, s.goal())
}

// ownGoal reports whether a player's goal differs from the game's.
func (s *setup) ownGoal(p *setupSeat) bool {
	return p.hearts != 0 && p.hearts != s.goal() || p.gold != 0 && p.gold != s.goal()
}

// nextGoal changes a goal from 7 hearts and 7 gold to 5 each, and any other to 7.
func (s *setup) nextGoal(p *setupSeat) {
	next := 7
	if h, g := s.goals(p); h == 7 && g == 7 {
		next = 5
	}
	if next == s.goal() {
		next = 0
	}
	p.hearts, p.gold = next, next
}

// nextStart selects the next starting player; NoSeat means a random one.
func (s *setup) nextStart() {
	seat := s.cfg.Start
	for {
		seat = (seat + 1) % (rules.NoSeat + 1)
		if seat == rules.NoSeat || s.seats[seat].Taken {
			break
		}
	}
	s.cfg.Start = seat
}

func (s *setup) begin() {
	s.remember()
	s.cfg.Players = nil
	for seat := range s.seats {
		if p := &s.seats[seat]; p.Taken {
			s.Ready(seat)
			s.cfg.Players = append(s.cfg.Players, session.Player{Seat: rules.Seat(seat), Name: p.Name, Crest: p.Crest, Level: p.Level,
				Hearts: p.hearts, Gold: p.gold, Hints: p.told(), Portrait: p.Seat.Portrait()})
		}
	}
	if s.cfg.Seed == "" {
		s.cfg.Seed = s.App.Config().NewSeed()
	}
	s.g.Begin(s.App, s.cfg)
}

// buildStart adds the choice of the starting player.
func (s *setup) buildStart(b *ui.Builder, r ui.Rect) {
	a := s.App
	start := a.T("setup.start.random")
	if s.cfg.Start < rules.NoSeat {
		start = s.seats[s.cfg.Start].Name
	}
	e := ui.Element{ID: "setup.start", Role: ui.RoleCycle, Look: ui.LookButton, Rect: r, Label: a.T("setup.start"), Lines: 2,
		Text: a.T("setup.start") + a.Colon() + start, Value: start, OnPress: s.nextStart}
	e.Hint = e.Text
	if room := r.Inset(8); !a.TextFits(e.Text, ui.Box(0, 0, room.W*.92, max(r.H, 40)), 2) { // a sign says what it is
		e.Text, e.Symbol = start, pictures.SymPerson
		if s.cfg.Start == rules.NoSeat {
			e.Symbol = pictures.SymDice
		}
	}
	b.Add(e)
}

// Name returns the scene's name.
func (s *setup) Name() string { return "setup" }
