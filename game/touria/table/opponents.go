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

// Sizes of the list of bots.
const (
	botsWide                    = 660
	botsHead, botsFoot, botLine = 60, 76, 132
	botsHeadSmall               = 50
	botsHeadPart, botsFootPart  = .13, .2
	botsTitle                   = 26
	botIn, botText, botRim      = 14, 5, 4
	botName, botNameMost        = 24, 42
	botCrown                    = 22
)

// Build adds a card for each bot.
func (o *opponents) Build(b *ui.Builder) {
	a := o.App
	screen := a.Screen()
	b.Panel("opponents.shade", a.Window(), ui.LookShade)
	list := botsOf(o.t.s)
	head, foot, line := float32(botsHead), float32(botsFoot), float32(botLine)
	if a.Phone() {
		head, foot = min(botsHeadSmall, screen.H*botsHeadPart), min(smallFoot, screen.H*botsFootPart)
		line = min(botLine, (screen.H-doneRim-head-foot)/float32(len(list)))
	}
	r := ui.Centred(screen, botsWide, head+foot+line*float32(len(list)))
	faces := o.t.board.Faces
	in := b.Panel("opponents", r, ui.LookPlaque)
	b.Inside(in, func() {
		title := r.TakeTop(head).Trim(titleIn, 0)
		title.TakeTop(smallGap)
		title.TakeBottom(botRim)
		b.Title("opponents.title", title, a.T("table.opponents"), botsTitle)
		for _, p := range list {
			cell := r.TakeTop(line-doneRim, doneRim).Trim(botIn, 0)
			id := "opponents." + p.Seat.String()
			level := levelName(a, p.Level)
			e := ui.Element{ID: id, Role: ui.RoleButton, Look: board.LookSitter, Rect: cell, Value: level, Sitter: 1 + faces[p.Seat], Part: portraits[0], Paper: true, Crest: p.Crest,
				Label: p.Name + a.Colon() + a.T("setup.kind"), Hint: levelLine(a, p.Level), OnPress: func() { o.t.changeBot(p.Seat) }}
			card := b.Add(e)
			face, _ := board.SitterParts(cell, portraits[0])
			text := ui.CutLeft(cell.Inset(botText), face.W+botIn)
			b.Inside(card, func() {
				row := text.TakeTop(min(botNameMost, max(botName, text.H*portraits[0])))
				d := min(row.H-botRim, botCrown)
				w := crownsMost*d + crownsGaps
				n := crowns(p.Level)
				if n > 0 {
					row.TakeRight(botRim)
					b.Add(ui.Element{ID: id + ".level", Role: ui.RoleLabel, Look: board.LookLevel, Paper: true, Value: a.Words().Number(n), Label: level,
						Rect: ui.Centred(row.TakeRight(w, smallGap), w, d)})
				}
				b.Add(ui.Element{ID: id + ".name", Role: ui.RoleLabel, Look: board.LookName, Rect: row, Inner: row, Text: p.Name, Lines: 2, Align: ui.AlignLeft, Paper: true})
				plays := level + a.Colon() + levelLine(a, p.Level)
				say := cmp.Or(characterLine(a, p.Level), plays)
				if both := say + "\n" + plays; say != plays && a.TextFits(both, text, 4) {
					say = both
				}
				narrow := text
				if narrow.TakeRight(doneRim); a.TextFits(say, narrow, 4) { // a margin, where there is room
					text = narrow
				}
				b.Paragraph(id+".line", text, say, 4, ui.AlignLeft)
			})
		}
		b.Primary("opponents.done", ui.Centred(r.TakeBottom(foot), doneWide, min(mostTwo, foot-doneRim)), a.T("settings.done"), a.Pop)
	})
}

// Name returns the scene's name.
func (o *opponents) Name() string { return "opponents" }
