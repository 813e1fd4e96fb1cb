package table

import (
	"strings"

	"touria.games/touria/game/kit"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// house returns the rules that may differ from the standard ones, each with its picture (M25).
func (s *setup) house() *kit.House {
	return &kit.House{Options: s.options, Others: s.ownGoals, Reset: s.asBox}
}

func (s *setup) options() []kit.Option {
	a, gem := s.App, func(c touria.Colour) ui.Icon { return ui.Icon{Kind: show.IconGem, What: uint8(c)} }
	of := func(id, key string, on *bool, shows ...ui.Icon) kit.Option {
		return kit.Option{ID: id, Key: key, On: *on, Icons: shows, Press: func() { *on = !*on }}
	}
	memory := of("setup.memory", "setup.memory", &s.cfg.MemoryAid, gem(touria.Yellow), ui.Icon{Kind: show.IconBag})
	memory.Press = func() { s.cfg.MemoryAid, s.aided = !s.cfg.MemoryAid, true }
	if s.cfg.OpenScreens {
		memory.Why = a.T("setup.memory.open")
	}
	late := of("setup.late", "setup.late", &s.cfg.LateElixir, ui.Icon{Kind: show.IconElixir, Count: 2})
	if !s.seats[rules.W].Taken {
		late.Why = a.T("setup.late.few")
	}
	return []kit.Option{
		of("setup.intro", "setup.introductory", &s.cfg.Introductory, ui.Icon{Kind: show.IconHeart, Count: 5}, ui.Icon{Kind: show.IconGold, Count: 5}),
		of("setup.marriage", "setup.marriage", &s.cfg.SuddenMarriage, ui.Icon{Kind: show.IconRing}),
		of("setup.open", "setup.open_screens", &s.cfg.OpenScreens, gem(touria.Red), gem(touria.Blue), ui.Icon{Kind: show.IconSword}),
		memory, late,
	}
}

// ownGoals names the players who have goals of their own.
func (s *setup) ownGoals() (list []string) {
	for i := range s.seats {
		if p := &s.seats[i]; p.Taken && s.ownGoal(p) {
			list = append(list, s.App.T("setup.goal")+s.App.Colon()+p.Name)
		}
	}
	return list
}

// asBox sets all options and goals back to the standard rules.
func (s *setup) asBox() {
	box := boxRules()
	s.aided = true
	box.Start, box.Seed = s.cfg.Start, s.cfg.Seed
	s.cfg = box
	for i := range s.seats {
		s.seats[i].hearts, s.seats[i].gold = 0, 0
	}
}

// buildHouse adds the button that opens the house rules and says what differs from the standard
// rules.
func (s *setup) buildHouse(b *ui.Builder, r ui.Rect) {
	a := s.App
	house := s.house()
	text, list := a.T("setup.box.all"), house.Differs(a)
	in, name := r.Inset(4), ""
	normal, _ := a.TextSize()
	below := in
	below.TakeBottom(normal * a.Growth() * ui.LineHeight)
	if len(list) > 0 {
		if text = "* " + strings.Join(list, ", "); !a.TextFits(text, below, 3) {
			text = a.T("setup.box.not")
		}
	}
	state := text
	if name = a.T("setup.rules"); !a.TextFits(text, below, 3) { // the sign alone
		text = ""
		if len(list) > 0 {
			name += " *"
		}
	}
	b.Add(ui.Element{ID: "setup.rules", Role: ui.RoleButton, Look: board.LookCards, Rect: r, Text: name, Sub: text, Lines: 3, Paper: true, Inner: in,
		Label: a.T("setup.rules") + a.Colon() + state, Checked: len(list) > 0, OnPress: func() { house.Show(a) }})
}

// buildSeed adds the field for a seed of the player's own. If it stays empty, the game gets a new
// seed, which is not shown before the end.
func (s *setup) buildSeed(b *ui.Builder, r ui.Rect) {
	a := s.App
	seed := a.T("setup.seed")
	normal, _ := a.TextSize()
	width := func(text string) float32 { return a.Config().Measure.Width(text, normal, ui.Regular) }
	label := min(r.W*.45, width(seed)+12)
	if r.W-label > width(a.T("setup.seed.new"))+22 { // otherwise the field says it
		b.Label("setup.seed.label", r.TakeLeft(label), seed, ui.AlignLeft)
	}
	b.Field("setup.seed", r, seed, s.cfg.Seed,
		func(text string) { s.cfg.Seed = text })
	field := b.Last()
	field.Hint = a.T("setup.seed.hint")
	if field.Text == "" {
		field.Text = a.T("setup.seed.new")
	}
}
