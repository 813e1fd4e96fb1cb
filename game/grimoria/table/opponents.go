package table

import (
	"slices"
	"strconv"

	"touria.games/touria/game/grimoria/bot"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

// opponents changes, during a game, who plays the bots' seats and how well.
type opponents struct {
	ui.Popup
	t *Table
}

// showOpponents opens the window.
func (t *Table) showOpponents() { t.a.Push(&opponents{ui.Popup{App: t.a}, t}) }

// bots returns the seats that bots play.
func (bd *board) bots() (list []grimoria.Seat) {
	for seat := range grimoria.Seat(bd.s.Players()) {
		if !bd.s.IsHuman(seat) {
			list = append(list, seat)
		}
	}
	return list
}

// Build adds a row for each bot: its portrait, its character and its level.
func (o *opponents) Build(b *ui.Builder) {
	a, t := o.App, o.t
	screen := a.Screen()
	b.Panel("opponents.shade", a.Window(), ui.LookShade)
	list := t.bots()
	const gap, foot = 6, 64
	head := float32(48)
	if a.Phone() && !a.Upright() {
		head = 8
	}
	row := min(76, (screen.H-8-head-foot-gap*4)/float32(len(list)))
	if a.Upright() {
		row = 106
	}
	r := ui.Centred(screen, 760, head+foot+float32(len(list))*(row+gap)+12)
	in := b.Add(ui.Element{ID: "opponents", Role: ui.RolePanel, Look: ui.LookPlaque, Rect: r, Label: a.T("table.opponents"), Over: true})
	b.Inside(in, func() {
		if head > 20 {
			b.Title("opponents.title", ui.Box(r.X+20, r.Y+6, r.W-40, head-8), a.T("table.opponents"), 24)
		}
		for i, seat := range list {
			o.row(b, ui.Box(r.X+18, r.Y+head+float32(i)*(row+gap), r.W-36, row), seat)
		}
		b.Primary("opponents.done", ui.Centred(ui.Box(r.X, r.Y+r.H-foot+4, r.W, foot-12), 240, 52), a.T("settings.done"), a.Pop)
	})
}

func (o *opponents) row(b *ui.Builder, r ui.Rect, seat grimoria.Seat) {
	a, t := o.App, o.t
	p := t.s.Player(seat)
	level, temper, _ := bot.Split(p.Level)
	id := "opponents." + strconv.Itoa(int(seat)+1)
	d := min(r.H, 64)
	if a.Upright() {
		d = r.H/2 - 2
	}
	b.Add(ui.Element{ID: id + ".face", Role: ui.RoleLabel, Look: LookPerson, Rect: ui.Box(r.X, r.Y+(min(r.H, d)-d)/2, d, d), Sitter: 1 + t.faces[seat], Label: p.Name, Paper: true})
	rest := ui.CutLeft(r, d+10)
	name, cells := rest, rest
	if a.Upright() {
		name, cells = ui.Column(rest, 0, 2, 4), ui.Column(r, 1, 2, 4)
	} else {
		name.W = rest.W * .32
		cells = ui.CutLeft(rest, rest.W*.34)
	}
	b.Add(ui.Element{ID: id + ".name", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: name, Text: p.Name, Size: 20, Lines: 2, Align: ui.AlignLeft})
	who, skill := ui.Row(cells, 0, 2, 8), ui.Row(cells, 1, 2, 8)
	text := a.T("bot." + temper + ".name")
	if temper == "" {
		text = p.Name
	}
	b.Add(ui.Element{ID: id + ".who", Role: ui.RoleCycle, Look: ui.LookButton, Rect: who, Text: text, Value: text, Label: p.Name + a.T("list.comma") + a.T("setup.kind") + a.Colon() + text, Lines: 2,
		OnPress: func() { o.change(seat, level, after(bot.Tempers(), temper)) }})
	text = a.T("bot." + level + ".name")
	b.Add(ui.Element{ID: id + ".level", Role: ui.RoleCycle, Look: ui.LookButton, Rect: skill, Text: text, Value: text, Label: p.Name + a.Colon() + text, Hint: a.T("bot." + level + ".hint"), Lines: 2,
		OnPress: func() { o.change(seat, after(bot.Levels(), level), temper) }})
}

// after returns the element of a list that follows another one, cyclically.
func after(list []string, v string) string { return list[(slices.Index(list, v)+1)%len(list)] }

// change puts another bot at a seat. Its name stays: the others know it by that.
func (o *opponents) change(seat grimoria.Seat, level, temper string) {
	name := level
	if temper != "" {
		name = bot.Name(level, temper)
	}
	if err := o.t.s.SetBot(seat, name, o.t.names[seat]); err != nil {
		o.App.Tell(err.Error())
	}
	o.App.Changed()
}

// Name returns the scene's name.
func (o *opponents) Name() string { return "opponents" }
