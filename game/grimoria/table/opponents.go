package table

import (
	"slices"
	"strconv"

	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/bot"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

// opponents changes, during a game, who plays the bots' seats and how well.
type opponents struct {
	ui.Popup
	scroll ui.Scroll
	bd     *board.Board
}

// showOpponents opens the window.
func showOpponents(bd *board.Board) { bd.App.Push(&opponents{Popup: ui.Popup{App: bd.App}, bd: bd}) }

// bots returns the seats that bots play.
func bots(bd *board.Board) (list []grimoria.Seat) {
	for seat := range grimoria.Seat(bd.Session.Players()) {
		if !bd.Session.IsHuman(seat) {
			list = append(list, seat)
		}
	}
	return list
}

// Build adds a row for each bot: its portrait, its character and its level.
func (o *opponents) Build(b *ui.Builder) {
	a := o.App
	b.Window(ui.Frame{ID: "opponents", Title: a.T("table.opponents"), Label: a.T("table.opponents"), W: 760, Over: true, Scroll: &o.scroll}, func(f *ui.Flow) {
		for _, seat := range bots(o.bd) {
			f.Split(.45, func(f *ui.Flow) { o.who(f, seat) }, func(f *ui.Flow) { o.how(f, seat) })
		}
		f.Foot(func(f *ui.Flow) { f.Primary("opponents.done", a.T("settings.done"), a.Pop) })
	})
}

// opponentID returns the id of a seat's row.
func opponentID(seat grimoria.Seat) string { return "opponents." + strconv.Itoa(int(seat)+1) }

// who adds a bot's portrait and name.
func (o *opponents) who(f *ui.Flow, seat grimoria.Seat) {
	const face = 60
	p := o.bd.Session.Player(seat)
	f.Row(func(f *ui.Flow) {
		f.Add(ui.Element{ID: opponentID(seat) + ".face", Role: ui.RoleLabel, Look: board.LookPerson, Rect: ui.Rect{W: face, H: face}, Sitter: 1 + o.bd.Faces[seat], Label: p.Name, Paper: true})
		f.Heading(opponentID(seat)+".name", p.Name, 20).Align = ui.AlignLeft
	})
}

// how adds a bot's character and level.
func (o *opponents) how(f *ui.Flow, seat grimoria.Seat) {
	a, p := o.App, o.bd.Session.Player(seat)
	level, temper, _ := bot.Split(p.Level)
	f.Row(func(f *ui.Flow) {
		text := a.T("bot." + temper + ".name")
		if temper == "" {
			text = p.Name
		}
		f.Add(ui.Element{ID: opponentID(seat) + ".who", Role: ui.RoleCycle, Look: ui.LookButton, Text: text, Value: text, Label: p.Name + a.T("list.comma") + a.T("setup.kind") + a.Colon() + text,
			OnPress: func() { o.change(seat, level, following(bot.Tempers(), temper)) }})
		text = a.T("bot." + level + ".name")
		f.Add(ui.Element{ID: opponentID(seat) + ".level", Role: ui.RoleCycle, Look: ui.LookButton, Text: text, Value: text, Label: p.Name + a.Colon() + text, Hint: a.T("bot." + level + ".hint"),
			OnPress: func() { o.change(seat, following(bot.Levels(), level), temper) }})
	})
}

// following returns the element of a list that follows another one, cyclically.
func following(list []string, v string) string { return list[(slices.Index(list, v)+1)%len(list)] }

// change puts another bot at a seat. Its name stays: the others know it by that.
func (o *opponents) change(seat grimoria.Seat, level, temper string) {
	name := level
	if temper != "" {
		name = bot.Name(level, temper)
	}
	if err := o.bd.Session.SetBot(seat, name, o.bd.Names[seat]); err != nil {
		o.App.Tell(err.Error())
	}
	o.App.Changed()
}

// Name returns the scene's name.
func (o *opponents) Name() string { return "opponents" }
