package table

import (
	"slices"
	"strconv"
	"strings"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/grimoria/bot"
	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

// setup is the set-up screen: a row for each wizard, and the rules of the house.
type setup struct {
	ui.Page
	g    *Game
	cfg  session.Config
	free [grimoria.MaxSeats]bool // the name was suggested, so it changes with the kind of player
}

func newSetup(a *ui.App, g *Game) *setup {
	cfg, ok := g.lastSetup(a)
	if !ok {
		cfg = g.firstSetup(a)
	}
	s := &setup{Page: ui.Page{App: a}, g: g, cfg: cfg}
	s.cfg.Players = slices.Clone(cfg.Players)
	s.cfg.Seed = ""
	for i, p := range s.cfg.Players {
		s.free[i] = slices.Contains(a.Names(), p.Name) || !p.Human()
	}
	return s
}

// Name returns the scene's name.
func (s *setup) Name() string { return "setup" }

// Build adds a row for each player, the rules of the house and the buttons.
func (s *setup) Build(b *ui.Builder) {
	a := s.App
	screen := a.Screen()
	b.Ground("setup.ground")
	r := ui.Centred(screen, 1080, 640)
	head, foot, gap := float32(56), float32(132), float32(6)
	if a.Phone() {
		r = ui.Centred(screen, screen.W, screen.H-4)
		head, foot, gap = 0, 60, 2
	}
	if a.Upright() {
		head, foot, gap = 0, 116, 3
	}
	in := b.Panel("setup", r, ui.LookPlaque)
	b.Inside(in, func() {
		if head > 0 {
			b.Title("setup.title", ui.Box(r.X+20, r.Y+6, r.W-40, head-8), a.T("setup.title"), 26)
		}
		body := ui.Box(r.X+16, r.Y+max(head, 6), r.W-32, r.H-max(head, 6)-foot)
		rows := grimoria.MaxSeats
		most := float32(84)
		if a.Upright() {
			most = 110
		}
		h := min(most, (body.H-gap*float32(rows-1))/float32(rows))
		for i := range rows {
			s.row(b, ui.Box(body.X, body.Y+float32(i)*(h+gap), body.W, h), i)
		}
		low := ui.Box(r.X+16, r.Y+r.H-foot+4, r.W-32, foot-14)
		s.buildRules(b, low)
	})
}

// row adds a player, or the button that brings one more.
func (s *setup) row(b *ui.Builder, r ui.Rect, i int) {
	a := s.App
	id := "setup." + strconv.Itoa(i+1)
	n := len(s.cfg.Players)
	if i > n {
		return
	}
	if i == n {
		b.Button(id+".add", ui.Centred(r, 300, min(r.H, 56)), a.T("setup.add"), s.add)
		return
	}
	p := &s.cfg.Players[i]
	in := b.Add(ui.Element{ID: id, Role: ui.RolePanel, Look: ui.LookField, Rect: r, Label: p.Name})
	b.Inside(in, func() {
		gap := float32(6)
		x := r.X + gap
		d := max(44/a.Scale(), min(r.H-8, 72))
		if a.Upright() {
			d = max(44/a.Scale(), r.H/2-4)
		}
		top := r
		if a.Upright() {
			top = ui.Column(r, 0, 2, 0)
		}
		mid := func(w, h float32) ui.Rect {
			box := ui.Box(x, top.Y+(top.H-h)/2, w, h)
			x += w + gap
			return box
		}
		face := ui.Element{ID: id + ".face", Role: ui.RoleLabel, Look: LookPerson, Rect: mid(d, d), Sitter: 1 + portraits(s.cfg.Players)[i], Label: p.Name, Paper: true}
		if p.Human() {
			face.Role, face.Label, face.Hint, face.Value = ui.RoleCycle, a.T("setup.portrait"), a.T("setup.portrait"), strconv.Itoa(p.Face)
			face.OnPress = func() {
				p.Face = p.Face%session.Faces + 1
				a.Changed()
			}
		}
		b.Add(face)
		c := max(44/a.Scale(), min(d, 52))
		label := a.CrestLabel(p.Crest)
		crest := b.Add(ui.Element{ID: id + ".crest", Role: ui.RoleButton, Look: ui.LookButton, Rect: mid(c, c), Label: label, Hint: label, Paper: true, OnPress: func() { s.nextCrest(i) }})
		at := b.Last().Rect
		b.Inside(crest, func() { b.Crest(id+".crest.sign", at.Inset(6), p.Crest, label) })
		high := max(44/a.Scale(), min(top.H-8, 52))
		remove := float32(0)
		if n > 2 {
			remove = max(44/a.Scale(), 44)
		}
		rest := r.X + r.W - x - gap
		if a.Upright() {
			name := mid(rest-remove, high)
			b.Field(id+".name", name, a.T("setup.name"), p.Name, func(text string) { s.rename(i, text) })
			if remove > 0 {
				b.Icon(id+".remove", ui.Box(r.X+r.W-remove-4, top.Y+(top.H-44)/2, 44, 44), pictures.SymCross, a.T("setup.remove"), func() { s.remove(i) })
			}
			low := ui.Column(r, 1, 2, 0)
			s.whoAndLevel(b, id, ui.Box(low.X+gap, low.Y, low.W-2*gap, max(44/a.Scale(), low.H-4)), i)
			return
		}
		name := mid((rest-remove)*.30, high)
		b.Field(id+".name", name, a.T("setup.name"), p.Name, func(text string) { s.rename(i, text) })
		s.whoAndLevel(b, id, mid(rest-remove-name.W-gap, high), i)
		if remove > 0 {
			b.Icon(id+".remove", ui.Box(r.X+r.W-remove-4, r.Y+(r.H-44)/2, 44, 44), pictures.SymCross, a.T("setup.remove"), func() { s.remove(i) })
		}
	})
}

// whoAndLevel adds who plays, and how well.
func (s *setup) whoAndLevel(b *ui.Builder, id string, r ui.Rect, i int) {
	a, p := s.App, &s.cfg.Players[i]
	level, temper, _ := bot.Split(p.Level)
	who, hint := a.T("setup.human"), a.T("setup.human.hint")
	if !p.Human() {
		who, hint = a.T("bot."+temper+".name"), a.T("bot."+temper+".line")
	}
	kind, skill := r, ui.CutLeft(r, r.W*.6+3)
	kind.W = r.W*.6 - 3
	b.Add(ui.Element{ID: id + ".who", Role: ui.RoleCycle, Look: ui.LookButton, Rect: kind, Text: who, Value: who, Label: a.T("setup.kind") + a.Colon() + who, Hint: hint, Lines: 2,
		OnPress: func() { s.nextWho(i) }})
	if p.Human() {
		return
	}
	text := a.T("bot." + level + ".name")
	b.Add(ui.Element{ID: id + ".level", Role: ui.RoleCycle, Look: ui.LookButton, Rect: skill, Text: text, Value: text, Hint: a.T("bot." + level + ".hint"), Lines: 2,
		OnPress: func() {
			levels := bot.Levels()
			p.Level = bot.Name(levels[(slices.Index(levels, level)+1)%len(levels)], temper)
			a.Changed()
		}})
}

// buildRules adds the rules of the house and the buttons.
func (s *setup) buildRules(b *ui.Builder, r ui.Rect) {
	a := s.App
	high := min(54, (r.H-6)/2)
	line := func(n int) ui.Rect { return ui.Box(r.X, r.Y+r.H-float32(2-n)*(high+6)+6, r.W, high) }
	cell, seed := ui.Row(line(0), 0, 2, 12), ui.Row(line(0), 1, 2, 12)
	back, begin := ui.Row(line(1), 0, 2, 12), ui.Row(line(1), 1, 2, 12)
	if a.Phone() && !a.Upright() { // all in one row
		r.Y, r.H = r.Y+(r.H-48)/2, 48
		cell, seed, back, begin = ui.Row(r, 0, 4, 8), ui.Row(r, 1, 4, 8), ui.Row(r, 2, 4, 8), ui.Row(r, 3, 4, 8)
	}
	if s.people() > 1 {
		left, right := ui.Row(cell, 0, 2, 8), ui.Row(cell, 1, 2, 8)
		b.Add(ui.Element{ID: "setup.curtain", Role: ui.RoleToggle, Look: ui.LookToggle, Rect: right, Text: a.T("setup.curtain"), Hint: a.T("setup.curtain.hint"),
			Checked: s.cfg.Curtain, Align: ui.AlignLeft, Lines: 2, OnPress: func() {
				s.cfg.Curtain = !s.cfg.Curtain
				a.Changed()
			}})
		cell = left
	}
	s.buildHouse(b, cell)
	b.Field("setup.seed", seed, a.T("setup.seed"), s.cfg.Seed, func(text string) { s.cfg.Seed = text })
	if e := b.Last(); s.cfg.Seed == "" && a.Editing() != "setup.seed" {
		e.Text = a.T("setup.seed") + a.Colon() + "…"
	}
	b.Last().Hint = a.T("setup.seed.hint")
	b.Button("setup.back", back, a.T("setup.back"), a.Pop)
	b.Primary("setup.begin", begin, a.T("setup.begin"), s.begin)
}

// people returns how many humans play.
func (s *setup) people() (n int) {
	for _, p := range s.cfg.Players {
		if p.Human() {
			n++
		}
	}
	return n
}

// called reports whether another player has a name.
func (s *setup) called(but int) func(name string) bool {
	return func(name string) bool {
		for i, p := range s.cfg.Players {
			if i != but && p.Name == name {
				return true
			}
		}
		return false
	}
}

// suggest gives a player the character's name, or one that nobody has.
func (s *setup) suggest(i int) {
	p := &s.cfg.Players[i]
	if _, temper, _ := bot.Split(p.Level); !p.Human() {
		p.Name = characterName(s.App, temper, s.called(i))
		return
	}
	for _, name := range s.App.Names() {
		if !s.called(i)(name) {
			p.Name = name
			return
		}
	}
}

func (s *setup) rename(i int, text string) {
	s.cfg.Players[i].Name, s.free[i] = text, false
	s.App.Changed()
}

// nextCrest gives a player the next crest, in exchange with whoever has it.
func (s *setup) nextCrest(i int) {
	was := s.cfg.Players[i].Crest
	next := (was + 1) % len(session.Crests)
	for k := range s.cfg.Players {
		if s.cfg.Players[k].Crest == next {
			s.cfg.Players[k].Crest = was
		}
	}
	s.cfg.Players[i].Crest = next
	s.App.Changed()
}

// nextWho changes from a human to the characters that are not at the table yet, and back.
func (s *setup) nextWho(i int) {
	p := &s.cfg.Players[i]
	level, now, _ := bot.Split(p.Level)
	if p.Human() {
		level = s.usual()
	}
	tempers := bot.Tempers()
	at := slices.Index(tempers, now) // -1 for a human
	p.Level = ""
	for at++; at < len(tempers); at++ {
		if !s.sits(i, tempers[at]) {
			p.Level = bot.Name(level, tempers[at])
			break
		}
	}
	if s.free[i] {
		s.suggest(i)
	}
	s.App.Changed()
}

// sits reports whether another seat has a character.
func (s *setup) sits(but int, temper string) bool {
	for k, p := range s.cfg.Players {
		if _, t, _ := bot.Split(p.Level); k != but && t == temper && !p.Human() {
			return true
		}
	}
	return false
}

// usual returns the level of the others.
func (s *setup) usual() string {
	for _, p := range s.cfg.Players {
		if level, _, _ := bot.Split(p.Level); !p.Human() {
			return level
		}
	}
	return bot.Journey
}

// add brings one more character to the table.
func (s *setup) add() {
	p := session.Player{}
	for slices.ContainsFunc(s.cfg.Players, func(q session.Player) bool { return q.Crest == p.Crest }) {
		p.Crest++
	}
	for _, temper := range bot.Tempers() {
		if !s.sits(-1, temper) {
			p.Level = bot.Name(s.usual(), temper)
			break
		}
	}
	s.cfg.Players = append(s.cfg.Players, p)
	i := len(s.cfg.Players) - 1
	s.free[i] = true
	s.suggest(i)
	s.App.Changed()
}

func (s *setup) remove(i int) {
	s.cfg.Players = slices.Delete(s.cfg.Players, i, i+1)
	copy(s.free[i:], s.free[i+1:])
	s.App.Changed()
}

// begin starts the game.
func (s *setup) begin() {
	cfg := s.cfg
	cfg.Players = slices.Clone(cfg.Players)
	for i := range cfg.Players {
		if cfg.Players[i].Name = strings.TrimSpace(cfg.Players[i].Name); cfg.Players[i].Name == "" {
			s.suggest(i)
			cfg.Players[i].Name = s.cfg.Players[i].Name
		}
	}
	if cfg.Seed == "" {
		cfg.Seed = s.App.Config().NewSeed()
	}
	s.g.begin(s.App, cfg)
}
