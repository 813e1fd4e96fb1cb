package ui

import (
	"fmt"
	"strconv"
	"strings"

	"touria/game/bot"
	"touria/game/session"
	"touria/game/show"
	"touria/rules"
)

// setup is the set-up screen of a new game.
type setup struct {
	a     *App
	seats [rules.Seats]setupSeat
	cfg   session.Config // players are filled in at the end
}

// setupSeat is what is chosen for one side of the table.
type setupSeat struct {
	taken bool
	level string // "" is a human
	name  string
	named bool // the player has chosen the name
	crest int
}

func newSetup(a *App) *setup {
	s := &setup{a: a}
	s.cfg = firstSetup(a)
	s.cfg.Introductory = false
	if last := a.settings.LastSetup; last != nil && len(last.Players) >= 2 {
		s.cfg = *last
	}
	s.cfg.Seed = a.cfg.NewSeed()
	for _, p := range s.cfg.Players {
		if p.Seat < rules.Seats {
			s.seats[p.Seat] = setupSeat{taken: true, level: p.Level, name: p.Name, named: true, crest: p.Crest}
		}
	}
	s.seats[rules.S].taken, s.seats[rules.N].taken = true, true
	for i := range s.seats {
		if seat := &s.seats[i]; !seat.taken || seat.name == "" {
			seat.name, seat.named = s.suggestion(i, ""), false
			seat.crest = s.freeCrest(i, 0)
		}
	}
	return s
}

// easiest returns the level of the easiest bot that plays sensibly.
func easiest() string {
	names := bot.Names()
	if len(names) > 1 {
		return names[1]
	}
	return names[0]
}

// names returns the suggested names, in the language's own list.
func (a *App) names() []string {
	var names []string
	for i := 0; ; i++ {
		key := "name." + fmt.Sprintf("%02d", i)
		if !a.words.Has(key) {
			return names
		}
		names = append(names, a.t(key))
	}
}

// suggestion returns the next suggested name after one that no other seat has.
func (s *setup) suggestion(seat int, after string) string {
	names := s.a.names()
	start := 0
	for i, n := range names {
		if n == after {
			start = i + 1
		}
	}
	for i := range names {
		name := names[(start+i)%len(names)]
		free := true
		for j, o := range s.seats {
			free = free && (j == seat || o.name != name)
		}
		if free {
			return name
		}
	}
	return names[0]
}

// freeCrest returns the first crest from one on that no other taken seat bears.
func (s *setup) freeCrest(seat, from int) int {
	for i := range len(session.Crests) {
		c := (from + i) % len(session.Crests)
		free := true
		for j, o := range s.seats {
			free = free && (j == seat || o.crest != c || o.name == "")
		}
		if free {
			return c
		}
	}
	return from % len(session.Crests)
}

// last returns the seat that may still be emptied: E before W (T1.1).
func (s *setup) kinds(seat rules.Seat) []string {
	kinds := append([]string{""}, bot.Names()...)
	if seat == rules.E || seat == rules.W && !s.seats[rules.E].taken {
		kinds = append(kinds, "-")
	}
	return kinds
}

// nextKind goes on to the next kind of player at a seat.
func (s *setup) nextKind(seat rules.Seat) {
	p := &s.seats[seat]
	now := p.level
	if !p.taken {
		now = "-"
	}
	kinds := s.kinds(seat)
	next := kinds[0]
	for i, k := range kinds {
		if k == now {
			next = kinds[(i+1)%len(kinds)]
		}
	}
	p.taken = next != "-"
	p.level = ""
	if p.taken {
		p.level = next
	} else if s.cfg.Start == seat {
		s.cfg.Start = rules.NoSeat
	}
}

// nextCrest goes on to the next crest; who bears it takes this one's.
func (s *setup) nextCrest(seat rules.Seat) {
	old := s.seats[seat].crest
	next := (old + 1) % len(session.Crests)
	for i := range s.seats {
		if s.seats[i].crest == next {
			s.seats[i].crest = old
		}
	}
	s.seats[seat].crest = next
}

// nextStart goes on to the next starting player; NoSeat is chance.
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
				name = s.suggestion(seat, "")
			}
			s.cfg.Players = append(s.cfg.Players, session.Player{Seat: rules.Seat(seat), Name: name, Crest: p.crest, Level: p.level})
		}
	}
	if s.cfg.Seed == "" {
		s.cfg.Seed = s.a.cfg.NewSeed()
	}
	s.a.begin(s.cfg)
}

func (s *setup) build(b *builder) {
	a := s.a
	screen := a.Screen()
	b.panel("setup.cloth", show.Rect{W: a.w, H: a.h}, LookCloth)
	r := centred(screen, 1120, 560)
	head, foot, gap := float32(64), float32(84), float32(24)
	if a.Phone() {
		r = centred(screen, screen.W, screen.H-4)
		head, foot, gap = 40, 60, 10
		if r.H < 320 {
			head, foot = 30, 50
		}
	}
	in := b.panel("setup", r, LookPanel)
	b.inside(in, func() {
		b.heading("setup.title", show.Rect{X: r.X + 20, Y: r.Y + 6, W: r.W - 40, H: head - 8}, a.t("setup.title"), 30)
		body := show.Rect{X: r.X + gap, Y: r.Y + head, W: r.W - 2*gap, H: r.H - head - foot}
		left := show.Rect{X: body.X, Y: body.Y, W: (body.W - gap) * 0.58, H: body.H}
		right := show.Rect{X: left.X + left.W + gap, Y: body.Y, W: body.W - left.W - gap, H: body.H}
		for seat := rules.S; seat < rules.NoSeat; seat++ {
			s.buildSeat(b, seat, column(left, int(seat), 4, gap/2))
		}
		s.buildOptions(b, right)
		high := min(52, foot-4)
		y := r.Y + r.H - foot + (foot-high)/2
		b.button("setup.back", show.Rect{X: r.X + gap, Y: y, W: 200, H: high}, a.t("setup.back"), a.pop)
		b.primary("setup.begin", show.Rect{X: r.X + r.W - gap - 260, Y: y, W: 260, H: high}, a.t("setup.begin"), s.begin)
	})
}

func (s *setup) buildSeat(b *builder, seat rules.Seat, r show.Rect) {
	a := s.a
	p := &s.seats[seat]
	id := "setup.seat." + seat.String()
	h := min(r.H, 56)
	r.Y += (r.H - h) / 2
	r.H = h
	kind := a.t("setup.nobody")
	switch {
	case p.taken && p.level == "":
		kind = a.t("setup.human")
	case p.taken:
		kind = a.t("bot." + p.level + ".name")
	}
	e := Element{ID: id + ".kind", Role: RoleCycle, Look: LookButton, Text: kind, Value: kind, Lines: 2,
		Label: a.t("seat."+seat.String()+".name") + a.colon() + a.t("setup.kind"), press: func() { s.nextKind(seat) },
		Rect: show.Rect{X: r.X + h + 6, Y: r.Y, W: (r.W - h - 6) * 0.42, H: h}}
	if p.taken && p.level != "" {
		e.Symbol = symbolIn(e.Rect, SymBot)
		e.Hint = a.t("bot." + p.level + ".hint")
	} else if p.taken {
		e.Symbol = symbolIn(e.Rect, SymPerson)
	}
	if seat == rules.E && !s.seats[rules.W].taken {
		e.Disabled, e.Why = true, a.t("setup.west.first")
	}
	crest := Element{ID: id + ".crest", Role: RoleCycle, Look: LookCrest, Rect: show.Rect{X: r.X, Y: r.Y, W: h, H: h}, Arg: p.crest,
		Label: a.t("setup.crest"), Hint: a.t("setup.crest"), Value: a.t("crest." + strconv.Itoa(p.crest) + ".name"), press: func() { s.nextCrest(seat) }}
	x := e.Rect.X + e.Rect.W + 6
	name := show.Rect{X: x, Y: r.Y, W: r.X + r.W - x - 50, H: h}
	if !p.taken {
		b.add(e)
		return
	}
	b.add(crest)
	b.add(e)
	b.field(id+".name", name, a.t("setup.name"), p.name, func(text string) { p.name, p.named = text, true })
	b.icon(id+".suggest", show.Rect{X: r.X + r.W - 44, Y: r.Y + (h-min(44, h))/2, W: 44, H: min(44, h)}, SymNext, a.t("setup.next"), func() {
		p.name, p.named = s.suggestion(int(seat), p.name), true
	})
}

// symbolIn returns the symbol if there is room for it beside text.
func symbolIn(r show.Rect, s Symbol) Symbol {
	if r.W < 130 {
		return NoSymbol
	}
	return s
}

func (s *setup) buildOptions(b *builder, r show.Rect) {
	a := s.a
	cell := func(i int) show.Rect {
		c := column(r, i, 5, min(6, r.H/50))
		c.H = min(c.H, 60)
		return c
	}
	start := a.t("setup.start.random")
	if s.cfg.Start < rules.NoSeat {
		start = s.seats[s.cfg.Start].name
	}
	b.add(Element{ID: "setup.start", Role: RoleCycle, Look: LookButton, Rect: cell(0), Label: a.t("setup.start"), Lines: 2,
		Text: a.t("setup.start") + a.colon() + start, Value: start, press: s.nextStart})
	option := func(i int, id, key string, v *bool) {
		b.add(Element{ID: id, Role: RoleToggle, Look: LookToggle, Rect: cell(i), Text: a.t(key), Hint: a.t(key + ".hint"),
			Checked: *v, Lines: 2, Align: AlignLeft, press: func() { *v = !*v }})
	}
	option(1, "setup.intro", "setup.introductory", &s.cfg.Introductory)
	option(2, "setup.marriage", "setup.marriage", &s.cfg.SuddenMarriage)
	option(3, "setup.open", "setup.open_screens", &s.cfg.OpenScreens)
	c := cell(4)
	label := show.Rect{X: c.X, Y: c.Y, W: c.W * 0.3, H: c.H}
	b.label("setup.seed.label", label, a.t("setup.seed"), AlignLeft)
	b.field("setup.seed", show.Rect{X: c.X + label.W, Y: c.Y, W: c.W - label.W - 50, H: c.H}, a.t("setup.seed"), s.cfg.Seed,
		func(text string) { s.cfg.Seed = text })
	b.icon("setup.reroll", show.Rect{X: c.X + c.W - 44, Y: c.Y + (c.H-min(44, c.H))/2, W: 44, H: min(44, c.H)}, SymDice, a.t("setup.seed.new"),
		func() { s.cfg.Seed = a.cfg.NewSeed() })
}

// retell replaces names that nobody has chosen by the new language's.
func (s *setup) retell() {
	for i := range s.seats {
		if !s.seats[i].named {
			s.seats[i].name = ""
			s.seats[i].name = s.suggestion(i, "")
		}
	}
}

func (s *setup) key(Key) bool { return false }
func (s *setup) back()        { s.a.pop() }
func (s *setup) tick(bool)    {}
func (s *setup) name() string { return "setup" }
func (s *setup) opaque() bool { return true }
