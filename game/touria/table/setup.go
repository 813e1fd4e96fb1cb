package table

import (
	"cmp"
	"slices"
	"strings"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
)

// setup is the set-up screen.
type setup struct {
	ui.Page
	g     *Game
	seats [rules.Seats]setupSeat
	cfg   session.Config // without its players until the game starts
	aided bool           // the player has said whether there is a memory aid
}

// setupSeat is the choice for a seat.
type setupSeat struct {
	taken bool
	// hearts and gold are the player's own goals; 0 means the game's.
	hearts, gold int
	level        string // "" means a human
	hints        string // a human's hint level
	name         string
	named        bool // the player has chosen the name
	crest        int
	portrait     int // 1 + the number of the one that a human has chosen
}

// told returns the hint level of a human, none for bots.
func (p *setupSeat) told() string {
	if p.level != "" {
		return session.HintsNew
	}
	return p.hints
}

// likeness returns the portrait that a human has chosen, none for bots.
func (p *setupSeat) likeness() int {
	if p.level != "" {
		return 0
	}
	return p.portrait
}

// faces returns the person painted for each player.
func (s *setup) faces() [rules.Seats]int {
	return board.Portraits(func(seat rules.Seat) (session.Player, bool) {
		p := &s.seats[seat]
		return session.Player{Seat: seat, Crest: p.crest, Level: p.level, Portrait: p.likeness()}, p.taken
	})
}

// nextPortrait gives a human the next portrait that nobody at the table has.
func (s *setup) nextPortrait(seat rules.Seat) {
	faces := s.faces()
	next := faces[seat]
	seen := func(who int) bool {
		for i, face := range faces {
			if face == who && s.seats[i].taken {
				return true
			}
		}
		return false
	}
	for seen(next) {
		next = (next + 1) % session.Portraits
	}
	s.seats[seat].portrait = next + 1
}

// boxRules returns the standard rules, without players.
func boxRules() session.Config { return session.Config{Start: rules.NoSeat} }

// firstRules returns the first game, without players.
func firstRules() session.Config {
	return session.Config{Start: rules.NoSeat, Introductory: true, MemoryAid: true}
}

func newSetup(a *ui.App, g *Game) *setup {
	s := &setup{Page: ui.Page{App: a}, g: g}
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
			s.seats[p.Seat] = setupSeat{taken: true, hints: p.Hints, hearts: p.Hearts, gold: p.Gold, level: p.Level, name: p.Name, crest: p.Crest, portrait: p.Portrait,
				named: !isCharacter(p.Name) && !slices.Contains(a.Names(), p.Name)}
		}
	}
	s.seats[rules.S].taken, s.seats[rules.N].taken = true, true
	for i := range s.seats {
		if seat := &s.seats[i]; !seat.taken || seat.name == "" {
			seat.name, seat.named = s.suggestion(rules.Seat(i), ""), false
			seat.crest = s.freeCrest(rules.Seat(i))
		}
	}
	s.aided = ok && last.MemoryAid != (s.people() == 1) // else it follows who plays
	return s
}

// remember turns the memory aid on for one person against bots, who forget nothing, unless the player has chosen.
func (s *setup) remember() {
	if !s.aided {
		s.cfg.MemoryAid = s.people() == 1
	}
}

// people returns the number of humans at the table.
func (s *setup) people() (n int) {
	for i := range s.seats {
		if s.seats[i].taken && s.seats[i].level == "" {
			n++
		}
	}
	return n
}

// others reports whether any seat but one satisfies f.
func (s *setup) others(but rules.Seat, f func(p *setupSeat) bool) bool {
	for i := range s.seats {
		if rules.Seat(i) != but && f(&s.seats[i]) {
			return true
		}
	}
	return false
}

// suggestion returns the next suggested name after another that no other seat has.
func (s *setup) suggestion(seat rules.Seat, after string) string {
	names := s.App.Names()
	start := slices.Index(names, after) + 1
	for i := range names {
		name := names[(start+i)%len(names)]
		if !s.others(seat, func(p *setupSeat) bool { return p.name == name }) {
			return name
		}
	}
	return names[0]
}

// freeCrest returns the first crest that no other seat has.
func (s *setup) freeCrest(seat rules.Seat) int {
	for c := range session.Crests {
		if !s.others(seat, func(p *setupSeat) bool { return p.crest == c && p.name != "" }) {
			return c
		}
	}
	return 0
}

// mayEmpty reports whether a seat may stay empty: E is emptied before W (T1.1).
func (s *setup) mayEmpty(seat rules.Seat) bool {
	return seat == rules.E || seat == rules.W && !s.seats[rules.E].taken
}

// called returns a function that reports whether another player has a name.
func (s *setup) called(but rules.Seat) func(name string) bool {
	return func(name string) bool {
		return s.others(but, func(p *setupSeat) bool { return p.taken && p.name == name })
	}
}

// newcomer returns the bot for an empty seat: a character that is not at the table
// yet, preferably with a free crest, at the level of the others.
func (s *setup) newcomer(seat rules.Seat) string {
	level, taken := usualLevel, map[string]bool{}
	for i, p := range s.seats {
		if is, temper, ok := bot.Split(p.level); ok && p.taken && rules.Seat(i) != seat {
			level, taken[temper] = is, true
		}
	}
	best, most := bot.Tempers()[0], -1
	for _, temper := range bot.Tempers() {
		worth := 0
		if !taken[temper] {
			worth += 2
		}
		if s.crestFree(seat, emblems[temper]) {
			worth++
		}
		if worth > most {
			best, most = temper, worth
		}
	}
	return bot.Name(level, best)
}

// crestFree reports whether no other player has a crest.
func (s *setup) crestFree(but rules.Seat, crest int) bool {
	return !s.others(but, func(p *setupSeat) bool { return p.taken && p.crest == crest })
}

// choose changes who plays a seat. A character brings its name unless the player
// has chosen one, and its crest if that is free.
func (s *setup) choose(seat rules.Seat, taken bool, level string) {
	p := &s.seats[seat]
	p.taken, p.level = taken, level
	if !taken {
		p.level = ""
		if s.cfg.Start == seat {
			s.cfg.Start = rules.NoSeat
		}
		return
	}
	_, temper, _ := bot.Split(level)
	if temper != "" && s.crestFree(seat, emblems[temper]) {
		s.bear(seat, emblems[temper])
	}
	if !p.named {
		s.rename(seat)
	}
}

// rename gives a player the character's name or a suggested one.
func (s *setup) rename(seat rules.Seat) {
	p := &s.seats[seat]
	p.name = ""
	if _, temper, _ := bot.Split(p.level); temper != "" {
		p.name = characterName(s.App, temper, s.called(seat))
	} else {
		p.name = s.suggestion(seat, "")
	}
}

// chooseKind opens the dialog that chooses who plays a seat. At an empty seat a
// bot sits down at once, which saves a press.
func (s *setup) chooseKind(seat rules.Seat) {
	if !s.seats[seat].taken {
		s.choose(seat, true, s.newcomer(seat))
	}
	a := s.App
	a.Push(&seatChooser{Popup: ui.Popup{App: a}, title: a.T("seat." + seat.String() + ".who"), human: true, nobody: s.mayEmpty(seat),
		player: func() (bool, string) { return s.seats[seat].taken, s.seats[seat].level },
		choose: func(taken bool, level string) { s.choose(seat, taken, level) }, hints: &s.seats[seat].hints,
		face:  func() int { return s.faces()[seat] },
		own:   func(b *ui.Builder, r, goal ui.Rect) { s.buildOwn(b, seat, r, goal) },
		named: func(temper string) string { return characterName(a, temper, s.called(seat)) }})
}

// nextCrest gives a player the next crest.
func (s *setup) nextCrest(seat rules.Seat) {
	s.bear(seat, (s.seats[seat].crest+1)%len(session.Crests))
}

// bear gives a player a crest. If another player has it, the two swap crests.
func (s *setup) bear(seat rules.Seat, crest int) {
	for i := range s.seats {
		if s.seats[i].crest == crest {
			s.seats[i].crest = s.seats[seat].crest
		}
	}
	s.seats[seat].crest = crest
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
		if seat == rules.NoSeat || s.seats[seat].taken {
			break
		}
	}
	s.cfg.Start = seat
}

func (s *setup) begin() {
	s.remember()
	s.cfg.Players = nil
	for seat, p := range s.seats {
		if p.taken {
			name := strings.TrimSpace(p.name)
			if name == "" {
				s.rename(rules.Seat(seat))
				name = s.seats[seat].name
			}
			s.cfg.Players = append(s.cfg.Players, session.Player{Seat: rules.Seat(seat), Name: name, Crest: p.crest, Level: p.level,
				Hearts: p.hearts, Gold: p.gold, Hints: p.told(), Portrait: p.likeness()})
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
		start = s.seats[s.cfg.Start].name
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

// Retell replaces names that nobody has chosen with those of the new language.
func (s *setup) Retell() {
	for i := range s.seats {
		if !s.seats[i].named {
			s.rename(rules.Seat(i))
		}
	}
}

// Name returns the scene's name.
func (s *setup) Name() string { return "setup" }
