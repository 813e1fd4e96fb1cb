package table

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// setup is the set-up screen.
type setup struct {
	ui.Page
	g     *Game
	seats [rules.Seats]setupSeat
	cfg   session.Config // without its players until the game starts
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

// faces returns who will be painted for each player.
func (s *setup) faces() [rules.Seats]int {
	return portraits(func(seat rules.Seat) (session.Player, bool) {
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

// boxRules returns the game as the box has it, without players.
func boxRules() session.Config { return session.Config{Start: rules.NoSeat} }

func newSetup(a *ui.App, g *Game) *setup {
	s := &setup{Page: ui.Page{App: a}, g: g}
	// The players are those of the last game, the rules those of the box (M25).
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
	for _, p := range last.Players {
		if p.Seat < rules.Seats {
			s.seats[p.Seat] = setupSeat{taken: true, hints: p.Hints, hearts: p.Hearts, gold: p.Gold, level: p.Level, name: p.Name, crest: p.Crest, portrait: p.Portrait,
				named: !g.isCharacter(p.Name) && !slices.Contains(a.Names(), p.Name)}
		}
	}
	s.seats[rules.S].taken, s.seats[rules.N].taken = true, true
	for i := range s.seats {
		if seat := &s.seats[i]; !seat.taken || seat.name == "" {
			seat.name, seat.named = s.suggestion(rules.Seat(i), ""), false
			seat.crest = s.freeCrest(rules.Seat(i))
		}
	}
	return s
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
		face: func() int { return s.faces()[seat] }, turn: func() { s.nextPortrait(seat) },
		named: func(temper string) string { return characterName(a, temper, s.called(seat)) }})
}

// nextCrest gives a player the next crest.
func (s *setup) nextCrest(seat rules.Seat) {
	s.bear(seat, (s.seats[seat].crest+1)%len(session.Crests))
}

// bear gives a player a crest, in exchange with the player who has it.
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
	s.g.begin(s.App, s.cfg)
}

// Build adds the seats, the options and the buttons.
func (s *setup) Build(b *ui.Builder) {
	a := s.App
	screen := a.Screen()
	b.Ground("setup.ground")
	r := ui.Centred(screen, 1120, 604)
	head, foot, gap, wide := float32(64), float32(84), float32(24), float32(0.64)
	if a.Phone() {
		r = ui.Centred(screen, screen.W, screen.H-4)
		head, foot, gap, wide = 40, 60, 10, 0.63
		if r.H < 320 {
			head, foot = 30, 50
		}
	}
	in := b.Panel("setup", r, ui.LookPanel)
	b.Inside(in, func() {
		b.Heading("setup.title", ui.Box(r.X+20, r.Y+6, r.W-40, head-8), a.T("setup.title"), 30)
		body := ui.Box(r.X+gap, r.Y+head, r.W-2*gap, r.H-head-foot-gap/3)
		high := min(52, foot-4)
		y := r.Y + r.H - foot + (foot-high)/2
		back := ui.Box(r.X+gap, y, min(200, r.W*0.22), high)
		begin := ui.Rect{Y: y, W: min(260, r.W*0.3), H: high}
		begin.X = r.X + r.W - gap - begin.W
		if upright(screen) { // the options are below the seats
			const least = 4*(2*44+4) + 3*4 // so that all can be pressed
			all := max(least, min(body.H*0.66, 4*108))
			gap := min(8, 4+(all-least)/3)
			y, line := body.Y, (all-3*gap)/4
			for seat := rules.S; seat < rules.NoSeat; seat++ {
				at := ui.Box(body.X, y, body.W, line)
				s.buildSeat(b, seat, at)
				if !s.seats[seat].taken { // one line is enough
					at.H = (line - 4) / 2
				}
				y += at.H + gap
			}
			y += 4
			rest := ui.Box(body.X, y, body.W, body.Y+body.H-y)
			s.buildOptions(b, ui.Box(rest.X, rest.Y, rest.W, rest.H-52), ui.Box(rest.X, rest.Y+rest.H-50, rest.W, 46))
			bar := ui.Box(back.X, back.Y, begin.X+begin.W-back.X, high)
			b.Button("setup.back", ui.Row(bar, 0, 2, 10), a.T("setup.back"), a.Pop)
			b.Primary("setup.begin", ui.Row(bar, 1, 2, 10), a.T("setup.begin"), s.begin)
			return
		}
		left := ui.Box(body.X, body.Y, (body.W-gap)*wide, body.H)
		right := ui.Box(left.X+left.W+gap, body.Y, body.W-left.W-gap, body.H)
		for seat := rules.S; seat < rules.NoSeat; seat++ {
			cell := ui.Spread(left, int(seat), 4, 56, 4)
			if !a.Phone() { // a bot's own words are below its seat
				line := ui.Column(left, int(seat), 4, 6)
				cell = ui.Box(line.X, line.Y, line.W, 52)
				s.buildFace(b, seat, ui.Box(line.X+1, line.Y+cell.H+3, 50, 50))
				s.buildLine(b, seat, ui.Box(line.X+cell.H+8, line.Y+cell.H+1, line.W-cell.H-8, line.H-cell.H-1))
			}
			s.buildSeat(b, seat, cell)
		}
		var seed ui.Rect
		if a.Phone() { // the options leave no room for it
			seed = ui.Rect{X: back.X + back.W + 12, Y: y, H: high}
			seed.W = begin.X - 12 - seed.X
		}
		if seed.Empty() {
			s.buildBox(b, ui.Centred(ui.Box(back.X+back.W, y, begin.X-back.X-back.W, high), 340, high))
		}
		s.buildOptions(b, right, seed)
		b.Button("setup.back", back, a.T("setup.back"), a.Pop)
		b.Primary("setup.begin", begin, a.T("setup.begin"), s.begin)
	})
}

func (s *setup) buildSeat(b *ui.Builder, seat rules.Seat, r ui.Rect) {
	a := s.App
	p := &s.seats[seat]
	id := "setup.seat." + seat.String()
	tall := upright(a.Screen()) // two lines: who plays, then name and goal
	full := r
	if tall {
		r.H = (r.H - 4) / 2
	}
	h := r.H
	kind := a.T("setup.nobody")
	switch {
	case p.taken && p.level == "":
		kind = a.T("setup.human")
	case p.taken:
		kind = levelName(a, p.level)
	}
	goal := ui.Rect{W: 48, H: h} // numbers alone on a phone
	if !a.Phone() {
		goal.W = 112
	}
	goal.X, goal.Y = r.X+r.W-goal.W, r.Y
	e := ui.Element{ID: id + ".kind", Role: ui.RoleButton, Look: ui.LookButton, Text: kind, Value: kind, Lines: 2,
		Label: a.T("seat."+seat.String()+".name") + a.Colon() + a.T("setup.kind"), OnPress: func() { s.chooseKind(seat) },
		Rect: ui.Box(r.X+h+6, r.Y, (goal.X-r.X-h-62)*0.52, h)}
	if p.taken && p.level != "" {
		e.Symbol = symbolIn(e.Rect, pictures.SymBot)
		e.Hint = levelLine(a, p.level)
	} else if p.taken {
		e.Symbol = symbolIn(e.Rect, pictures.SymPerson)
	}
	if seat == rules.E && !s.seats[rules.W].taken {
		e.Disabled, e.Why = true, a.T("setup.west.first")
	}
	crest := ui.Element{ID: id + ".crest", Role: ui.RoleCycle, Look: ui.LookCrest, Rect: ui.Box(r.X, r.Y, h, h), Crest: p.crest,
		Label: a.T("setup.crest"), Hint: a.T("setup.crest"), Value: a.CrestName(p.crest), OnPress: func() { s.nextCrest(seat) }}
	x := e.Rect.X + e.Rect.W + 6
	suggest := ui.Rect{X: goal.X - 50, Y: r.Y + (h-min(44, h))/2, W: 44, H: min(44, h)}
	suggests := !a.Phone() || p.level == "" // bots have names of their own, which need the room
	name := ui.Box(x, r.Y, suggest.X-6-x, h)
	if !suggests {
		name.W = goal.X - 6 - x
	}
	if tall {
		e.Rect.W = full.X + full.W - e.Rect.X
		y := full.Y + full.H - h
		goal.W = 60
		goal.X, goal.Y = full.X+full.W-goal.W, y
		suggest = ui.Box(goal.X-6-h, y, h, h)
		name = ui.Box(e.Rect.X, y, suggest.X-6-e.Rect.X, h)
		if !suggests {
			name.W = goal.X - 6 - name.X
		}
	}
	if !p.taken {
		e.Rect.W = r.X + r.W - e.Rect.X
		b.Add(e)
		return
	}
	b.Add(crest)
	b.Add(e)
	b.Field(id+".name", name, a.T("setup.name"), p.name, func(text string) { p.name, p.named = text, true })
	if suggests {
		b.Icon(id+".suggest", suggest, pictures.SymNext, a.T("setup.next"), func() {
			p.name, p.named = s.suggestion(seat, p.name), true
		})
	}
	hearts, gold := s.goals(p)
	own := p.hearts != 0 && p.hearts != s.goal() || p.gold != 0 && p.gold != s.goal()
	g := ui.Element{ID: id + ".goal", Role: ui.RoleCycle, Look: ui.LookButton, Rect: goal, Value: fmt.Sprintf("%d/%d", hearts, gold), Checked: own,
		Label:   a.T("setup.goal") + a.Colon() + show.Goods(touria.Holdings{Hearts: uint8(hearts), Gold: uint16(gold)}).In(a.Words()),
		OnPress: func() { s.nextGoal(p) }}
	g.Hint = g.Label + "\n" + a.T("setup.goal.hint")
	if hearts != 7 || gold != 7 {
		g.Hint += "\n" + a.T("setup.box.not")
	}
	if a.Phone() {
		g.Text = g.Value
	} else {
		g.Icons = []ui.Icon{{Kind: show.IconHeart, Count: hearts}, {Kind: show.IconGold, Count: gold}}
	}
	b.Add(g)
}

// buildFace adds the portrait of a seat's player, which a human may change.
func (s *setup) buildFace(b *ui.Builder, seat rules.Seat, r ui.Rect) {
	p := &s.seats[seat]
	if !p.taken {
		return
	}
	e := portrait("setup.seat."+seat.String()+".face", r, s.faces()[seat], p.name)
	if p.level == "" {
		e = chosenPortrait(s.App, e, func() { s.nextPortrait(seat) })
	}
	b.Add(e)
}

// buildLine adds the own words of a seat's bot.
func (s *setup) buildLine(b *ui.Builder, seat rules.Seat, r ui.Rect) {
	p := &s.seats[seat]
	line := characterLine(s.App, p.level)
	if p.level == "" { // humans: how much they are told
		line = s.App.T("lesson.level") + s.App.Colon() + hintLevelName(s.App, p.hints)
	}
	if p.taken && line != "" {
		b.Paragraph("setup.seat."+seat.String()+".line", r, line, 2, ui.AlignLeft)
	}
}

// symbolIn returns the symbol if it fits beside text.
func symbolIn(r ui.Rect, s pictures.Symbol) pictures.Symbol {
	if r.W < 130 {
		return pictures.SymNone
	}
	return s
}

// buildStart adds the choice of the starting player.
func (s *setup) buildStart(b *ui.Builder, r ui.Rect) {
	a := s.App
	start := a.T("setup.start.random")
	if s.cfg.Start < rules.NoSeat {
		start = s.seats[s.cfg.Start].name
	}
	b.Add(ui.Element{ID: "setup.start", Role: ui.RoleCycle, Look: ui.LookButton, Rect: r, Label: a.T("setup.start"), Lines: 2,
		Text: a.T("setup.start") + a.Colon() + start, Value: start, OnPress: s.nextStart})
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
