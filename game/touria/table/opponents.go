package table

import (
	"cmp"
	"slices"

	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
)

// opponents is the dialog that lists the bots of a running game, whose levels can
// be changed.
type opponents struct {
	ui.Popup
	t *Table
}

// botsOf returns the players that are bots.
func botsOf(s *session.Session) []session.Player {
	return slices.DeleteFunc(s.Config().Players, session.Player.Human)
}

// showOpponents opens the list of the bots, or the only one directly.
func (t *Table) showOpponents() {
	if list := botsOf(t.s); len(list) == 1 {
		t.changeBot(list[0].Seat)
		return
	}
	t.a.Push(&opponents{ui.Popup{App: t.a}, t})
}

// changeBot opens the dialog that changes a seat's bot. It offers no human, who
// would see what the bot hides and know more than the rules allow.
func (t *Table) changeBot(seat rules.Seat) {
	a := t.a
	player := func() (bool, string) {
		p, ok := t.s.Player(seat)
		return ok, p.Level
	}
	a.Push(&seatChooser{Popup: ui.Popup{App: a}, title: a.T("table.opponents") + a.Colon() + t.board.Names[seat], player: player,
		choose: func(_ bool, level string) { t.setBot(seat, level) },
		named: func(temper string) string {
			_, level := player()
			if _, now, _ := bot.Split(level); level != "" && now == temper {
				return t.board.Names[seat]
			}
			return characterName(a, temper, calledAt(t.s, seat))
		}})
}

// calledAt returns a function that reports whether anybody but a seat has a name.
func calledAt(s *session.Session, but rules.Seat) func(name string) bool {
	return func(name string) bool {
		return slices.ContainsFunc(s.Config().Players, func(p session.Player) bool { return p.Seat != but && p.Name == name })
	}
}

// setBot changes the bot of a seat. A new character brings its name unless the
// player has chosen one. The crest stays, because it identifies the seat.
func (t *Table) setBot(seat rules.Seat, level string) {
	p, _ := t.s.Player(seat)
	if p.Level == level {
		return
	}
	_, was, _ := bot.Split(p.Level)
	_, temper, _ := bot.Split(level)
	name := p.Name
	if temper != was && isCharacter(name) {
		name = characterName(t.a, temper, calledAt(t.s, seat))
	}
	if err := t.s.SetBot(seat, level, name); err != nil {
		t.a.Tell(err.Error()) // only a bug leads here
		return
	}
	t.board.Names[seat] = name
	t.checkSaving()
	t.a.Changed()
}

// Build adds a card for each bot.
func (o *opponents) Build(b *ui.Builder) {
	a := o.App
	screen := a.Screen()
	b.Panel("opponents.shade", a.Window(), ui.LookShade)
	list := botsOf(o.t.s)
	head, foot, line := float32(60), float32(76), float32(132)
	if a.Phone() {
		head, foot = min(50, screen.H*0.13), min(60, screen.H*0.2)
		line = min(132, (screen.H-8-head-foot)/float32(len(list)))
	}
	r := ui.Centred(screen, 660, head+foot+line*float32(len(list)))
	faces := o.t.board.Faces
	in := b.Panel("opponents", r, ui.LookPlaque)
	b.Inside(in, func() {
		b.Title("opponents.title", ui.Box(r.X+20, r.Y+6, r.W-40, head-10), a.T("table.opponents"), 26)
		for i, p := range list {
			cell := ui.Box(r.X+14, r.Y+head+float32(i)*line, r.W-28, line-8)
			id := "opponents." + p.Seat.String()
			level := levelName(a, p.Level)
			e := ui.Element{ID: id, Role: ui.RoleButton, Look: board.LookSitter, Rect: cell, Value: level, Sitter: 1 + faces[p.Seat], Part: .36, Paper: true, Crest: p.Crest,
				Label: p.Name + a.Colon() + a.T("setup.kind"), Hint: levelLine(a, p.Level), OnPress: func() { o.t.changeBot(p.Seat) }}
			card := b.Add(e)
			text := ui.CutLeft(cell.Inset(5), SitterFace(cell, .36).W+14)
			b.Inside(card, func() {
				row := ui.Box(text.X, text.Y, text.W, min(42, max(24, text.H*.36)))
				d := min(row.H-4, 22)
				w := 4*d + 9
				n := crowns(p.Level)
				if n > 0 {
					b.Add(ui.Element{ID: id + ".level", Role: ui.RoleLabel, Look: board.LookLevel, Paper: true, Value: a.Words().Number(n), Label: level,
						Rect: ui.Box(row.X+row.W-w-4, row.Y+(row.H-d)/2, w, d)})
					row.W -= w + 10
				}
				b.Add(ui.Element{ID: id + ".name", Role: ui.RoleLabel, Look: board.LookName, Rect: row, Inner: row, Text: p.Name, Lines: 2, Align: ui.AlignLeft, Paper: true})
				rest := ui.Box(text.X, text.Y+row.H, text.W, text.H-row.H)
				plays := level + a.Colon() + levelLine(a, p.Level)
				say := cmp.Or(characterLine(a, p.Level), plays)
				if both := say + "\n" + plays; say != plays && a.TextFits(both, rest, 4) {
					say = both
				}
				if narrow := ui.Box(rest.X, rest.Y, rest.W-8, rest.H); a.TextFits(say, narrow, 4) { // a margin, where there is room
					rest = narrow
				}
				b.Paragraph(id+".line", rest, say, 4, ui.AlignLeft)
			})
		}
		b.Primary("opponents.done", ui.Centred(ui.Box(r.X, r.Y+r.H-foot, r.W, foot), 240, min(52, foot-8)), a.T("settings.done"), a.Pop)
	})
}

// Name returns the scene's name.
func (o *opponents) Name() string { return "opponents" }
