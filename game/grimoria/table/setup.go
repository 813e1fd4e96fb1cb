package table

import (
	"slices"
	"strconv"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/bot"
	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/kit"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

// setup is the set-up screen: a row for each wizard, and the rules of the house.
type setup struct {
	ui.Page
	scroll ui.Scroll
	g      *Game
	cfg    session.Config // without its players until the game starts
	kit.Seats
}

func newSetup(a *ui.App, g *Game) *setup {
	cfg, ok := g.lastSetup(a)
	if !ok {
		cfg = g.firstSetup(a)
	}
	s := &setup{Page: ui.Page{App: a}, g: g, cfg: cfg}
	s.Seats = kit.Seats{Crests: len(session.Crests), Names: a.Names, Character: func(level string, taken func(name string) bool) string {
		_, temper, _ := bot.Split(level)
		return board.CharacterName(a, temper, taken)
	}}
	for _, p := range cfg.Players {
		s.All = append(s.All, &kit.Seat{Taken: true, Level: p.Level, Name: p.Name, Named: p.Human() && !slices.Contains(a.Names(), p.Name), Crest: p.Crest, Face: p.Face})
	}
	s.cfg.Players, s.cfg.Seed = nil, ""
	return s
}

// Name returns the scene's name.
func (s *setup) Name() string { return "setup" }

// Build adds a row for each player, the rules of the house and the buttons.
func (s *setup) Build(b *ui.Builder) {
	a := s.App
	title := a.T("setup.title")
	if a.Phone() {
		title = ""
	}
	b.Window(ui.Frame{ID: "setup", Title: title, W: 1080, H: 680, Scroll: &s.scroll}, func(f *ui.Flow) {
		for i := range s.All {
			id := "setup." + strconv.Itoa(i+1)
			f.Card(ui.Element{ID: id, Role: ui.RolePanel, Look: ui.LookField, Label: s.All[i].Name}, func(f *ui.Flow) { s.player(f, id, i) })
		}
		if n := len(s.All); n < grimoria.MaxSeats {
			f.Button("setup."+strconv.Itoa(n+1)+".add", a.T("setup.add"), s.add)
		}
		f.Cells(220, s.buildRules)
		f.Foot(func(f *ui.Flow) {
			f.Button("setup.back", a.T("setup.back"), a.Pop)
			f.Primary("setup.begin", a.T("setup.begin"), s.begin)
		})
	})
}

// player adds a player: the portrait, the crest and the name, and who plays how well.
func (s *setup) player(f *ui.Flow, id string, i int) {
	who := func(f *ui.Flow) { f.Row(func(f *ui.Flow) { s.whoAndLevel(f, id, i) }) }
	remove := func(f *ui.Flow) {
		if len(s.All) > 2 {
			f.Icon(id+".remove", pictures.SymCross, s.App.T("setup.remove"), func() { s.remove(i) })
		}
	}
	low := func(f *ui.Flow) {
		f.Row(func(f *ui.Flow) {
			s.faceAndName(f, id, i, 0)
			remove(f)
		})
		who(f)
	}
	if s.App.Upright() {
		low(f)
		return
	}
	f.Either(func(f *ui.Flow) {
		f.Row(func(f *ui.Flow) {
			s.faceAndName(f, id, i, .22)
			who(f)
			remove(f)
		})
	}, low)
}

// faceAndName adds a player's portrait, crest and name, whose field has a part of the width.
func (s *setup) faceAndName(f *ui.Flow, id string, i int, share float32) {
	a, p := s.App, s.All[i]
	side := float32(60)
	if a.Phone() {
		side = max(44/a.Scale(), 46)
	}
	face := ui.Element{ID: id + ".face", Role: ui.RoleLabel, Look: board.LookPerson, Rect: ui.Rect{W: side, H: side}, Sitter: 1 + board.Portraits(s.players())[i], Label: p.Name, Paper: true}
	if p.Level == "" {
		face.Role, face.Label, face.Hint, face.Value = ui.RoleCycle, a.T("setup.portrait"), a.T("setup.portrait"), strconv.Itoa(p.Face)
		face.OnPress = func() {
			p.Face = p.Face%session.Faces + 1
			a.Changed()
		}
	}
	f.Add(face)
	label := a.T("setup.crest") + a.Colon() + a.CrestName(p.Crest)
	f.Card(ui.Element{ID: id + ".crest", Role: ui.RoleButton, Look: ui.LookButton, Rect: ui.Rect{W: 52, H: 52}, Label: label, Hint: label, Paper: true, OnPress: func() {
		s.NextCrest(i)
		a.Changed()
	}},
		func(f *ui.Flow) {
			f.Add(ui.Element{ID: id + ".crest.sign", Role: ui.RoleLabel, Look: ui.LookCrest, Rect: ui.Rect{W: 32, H: 40}, Crest: p.Crest, Label: label})
		})
	f.Field(id+".name", a.T("setup.name"), p.Name, func(text string) {
		p.Name, p.Named = text, true
		a.Changed()
	}).Rect.W = share
}

// whoAndLevel adds who plays, and how well.
func (s *setup) whoAndLevel(f *ui.Flow, id string, i int) {
	a, p := s.App, s.All[i]
	level, temper, _ := bot.Split(p.Level)
	who, hint := a.T("setup.human"), a.T("setup.human.hint")
	if p.Level != "" {
		who, hint = a.T("bot."+temper+".name"), a.T("bot."+temper+".line")
	}
	f.Add(ui.Element{ID: id + ".who", Role: ui.RoleCycle, Look: ui.LookButton, Rect: ui.Rect{W: .6}, Text: who, Value: who, Label: a.T("setup.kind") + a.Colon() + who, Hint: hint,
		OnPress: func() { s.nextWho(i) }})
	if p.Level == "" {
		f.Space(0)
		return
	}
	text := a.T("bot." + level + ".name")
	f.Add(ui.Element{ID: id + ".level", Role: ui.RoleCycle, Look: ui.LookButton, Text: text, Value: text, Hint: a.T("bot." + level + ".hint"),
		OnPress: func() {
			levels := bot.Levels()
			p.Level = bot.Name(levels[(slices.Index(levels, level)+1)%len(levels)], temper)
			a.Changed()
		}})
}

// buildRules adds the rules of the house.
func (s *setup) buildRules(f *ui.Flow) {
	a := s.App
	if s.People() > 1 {
		f.Toggle("setup.curtain", a.T("setup.curtain"), s.cfg.Curtain, func() {
			s.cfg.Curtain = !s.cfg.Curtain
			a.Changed()
		}).Hint = a.T("setup.curtain.hint")
	}
	s.house().Button(a, f)
	e := f.Field("setup.seed", a.T("setup.seed"), s.cfg.Seed, func(text string) { s.cfg.Seed = text })
	if e.Hint = a.T("setup.seed.hint"); s.cfg.Seed == "" && a.Editing() != "setup.seed" {
		e.Text = a.T("setup.seed") + a.Colon() + "…"
	}
}

// house returns the rules that may differ from the standard ones.
func (s *setup) house() *kit.House {
	of := func(id, key string, on *bool) kit.Option {
		return kit.Option{ID: id, Key: key, On: *on, Press: func() { *on = !*on }}
	}
	return &kit.House{
		Options: func() []kit.Option {
			return []kit.Option{of("setup.open", "setup.open_cards", &s.cfg.OpenCards), of("setup.memory", "setup.memory_aid", &s.cfg.MemoryAid)}
		},
		Reset: func() { s.cfg.OpenCards, s.cfg.MemoryAid = false, false },
	}
}

// players returns the players as a game has them.
func (s *setup) players() (list []session.Player) {
	for _, p := range s.All {
		list = append(list, session.Player{Name: p.Name, Crest: p.Crest, Face: p.Face, Level: p.Level})
	}
	return list
}

// nextWho changes from a human to the characters that are not at the table yet, and back.
func (s *setup) nextWho(i int) {
	p := s.All[i]
	level, now, _ := bot.Split(p.Level)
	if p.Level == "" {
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
	if !p.Named {
		s.Rename(i)
	}
	s.App.Changed()
}

// sits reports whether another seat has a character.
func (s *setup) sits(but int, temper string) bool {
	return s.Others(but, func(p *kit.Seat) bool {
		_, t, _ := bot.Split(p.Level)
		return p.Level != "" && t == temper
	})
}

// usual returns the level of the others.
func (s *setup) usual() string {
	for _, p := range s.All {
		if level, _, _ := bot.Split(p.Level); p.Level != "" {
			return level
		}
	}
	return bot.Journey
}

// add brings one more character to the table.
func (s *setup) add() {
	i := len(s.All)
	p := &kit.Seat{Taken: true, Crest: s.FreeCrest(i)}
	for _, temper := range bot.Tempers() {
		if !s.sits(i, temper) {
			p.Level = bot.Name(s.usual(), temper)
			break
		}
	}
	s.All = append(s.All, p)
	s.Rename(i)
	s.App.Changed()
}

func (s *setup) remove(i int) {
	s.All = slices.Delete(s.All, i, i+1)
	s.App.Changed()
}

// begin starts the game.
func (s *setup) begin() {
	for i := range s.All {
		s.Ready(i)
	}
	cfg := s.cfg
	if cfg.Players = s.players(); cfg.Seed == "" {
		cfg.Seed = s.App.Config().NewSeed()
	}
	s.g.Begin(s.App, cfg)
}
