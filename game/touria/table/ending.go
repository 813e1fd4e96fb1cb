package table

import (
	"slices"

	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// ending is the summary of a game: who won and how, and what everybody held.
type ending struct {
	ui.Page
	t *Table
}

func newEnding(t *Table) *ending {
	t.a.Saves().Keep(t.s.Saved())
	t.g.remember(t.a, t.s)
	return &ending{Page: ui.Page{App: t.a}, t: t}
}

// seats returns the seats of all players.
func (t *Table) seats() (seats []rules.Seat) {
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		if t.model.Players[seat].Taken {
			seats = append(seats, seat)
		}
	}
	return seats
}

// whyWon says how the game was won.
func whyWon(t *Table) string {
	w := t.model.Winner
	name := words.Lit("Name", t.names[w&3])
	if t.model.How == touria.ByMarriage {
		p := &t.model.Players[w&3]
		return t.a.T("end.how.marriage", name, words.Num("Hearts", p.GoalHearts), words.Num("Gold", p.GoalGold))
	}
	door := 1 + slices.IndexFunc(t.model.Doors[:], func(d show.Door) bool { return d.Open && d.Who == touria.Children })
	return t.a.T("end.how.doors", name, words.Num("Count", door))
}

// Build adds the winner, what each player held, and the buttons.
func (e *ending) Build(b *ui.Builder) {
	a, t := e.App, e.t
	w := t.model.Winner & 3
	s := a.Screen()
	b.Add(ui.Element{ID: "end", Role: ui.RolePanel, Look: LookFinale, Rect: a.Window(), Crest: t.crests[w], Label: a.T("end.title", words.Lit("Name", t.names[w]))})
	head, line, foot := float32(76), float32(40), float32(76)
	if a.Phone() {
		head, line, foot = 48, 24, 56
	}
	b.Add(ui.Element{ID: "end.title", Role: ui.RoleLabel, Look: ui.LookBanner, Over: true, Size: head * 0.42, Crest: t.crests[w],
		Rect: ui.Centred(ui.Box(s.X, s.Y+6, s.W, head-8), 760, head-8), Text: a.T("end.title", words.Lit("Name", t.names[w]))})
	seats := t.seats()
	// The panel is no higher than necessary, so that the castle shows above it.
	room := ui.Box(s.X, s.Y+head, s.W, s.H-head-foot)
	h := min(room.H, 2*line+24+float32(len(seats))*102)
	r := ui.Centred(ui.Box(room.X, room.Y+room.H-h, room.W, h), 1000, h)
	in := b.Add(ui.Element{ID: "end.panel", Role: ui.RolePanel, Look: ui.LookPanel, Rect: r, Over: true, Label: a.T("end.held")})
	b.Inside(in, func() {
		b.Paragraph("end.how", ui.Box(r.X+16, r.Y+8, r.W-32, line), whyWon(t), 1, ui.AlignCentre)
		facts := a.T("end.turns", words.Num("Count", t.model.Turn)) + "  ·  " + a.T("end.decisions", words.Num("Count", t.s.Len())) +
			"  ·  " + a.T("end.seed", t.s.Config().Seed)
		b.Paragraph("end.facts", ui.Box(r.X+16, r.Y+r.H-line-4, r.W-32, line), facts, 1, ui.AlignCentre)
		body := ui.Box(r.X+16, r.Y+8+line, r.W-32, r.H-2*line-16)
		for i, seat := range seats {
			e.row(b, ui.Column(body, i, len(seats), 6), seat)
		}
	})
	e.buttons(b, ui.Box(s.X, s.Y+s.H-foot, s.W, foot))
}

// askedW is the width of the note how often a player asked the herald.
const askedW = 156

// row shows what one player held.
func (e *ending) row(b *ui.Builder, r ui.Rect, seat rules.Seat) {
	a, t := e.App, e.t
	h := t.s.State().Holdings(seat)
	id := "end.player." + seat.String()
	in := b.Add(ui.Element{ID: id, Role: ui.RolePanel, Look: ui.LookField, Rect: r, Lit: seat == t.model.Winner,
		Label: t.names[seat] + a.Colon() + show.Goods(h).In(a.Words())})
	b.Inside(in, func() {
		c := min(r.H-4, 56)
		b.Crest(id+".crest", ui.Box(r.X+6, r.Y+(r.H-c)/2, c, c), t.crests[seat], t.names[seat])
		name := ui.Box(r.X+c+14, r.Y+2, r.W*0.24-c, r.H-4)
		b.Add(ui.Element{ID: id + ".name", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: name, Size: 22, Text: t.names[seat], Align: ui.AlignLeft, Lines: 2})
		w := r.W*0.74 - 10
		if n := t.s.Asked(seat); n > 0 {
			w -= askedW
			b.Paragraph(id+".asked", ui.Box(r.X+r.W-askedW-6, r.Y+2, askedW, r.H-4), a.T("herald.asked", words.Num("Count", n)), 3, ui.AlignCentre)
		}
		goods := ui.Element{ID: id + ".goods", Role: ui.RoleLabel, Look: ui.LookIcons, Rect: ui.Box(r.X+r.W*0.26, r.Y+2, w, r.H-4),
			Label: show.Goods(h).In(a.Words()), Icons: show.Icons(h)}
		if len(goods.Icons) == 0 {
			goods.Look, goods.Text, goods.Align = ui.LookText, goods.Label, ui.AlignLeft
		}
		b.Add(goods)
	})
}

func (e *ending) buttons(b *ui.Builder, r ui.Rect) {
	a := e.App
	list := []menuEntry{
		{"end.rematch", "end.rematch", ui.LookPrimary, func() { e.t.g.begin(a, e.t.s.Config().Rematch(a.Config().NewSeed())) }},
		{"end.new", "end.new", ui.LookButton, func() { a.ShowTitle(); e.t.g.SetUp(a) }},
		{"end.leave", "end.title_screen", ui.LookButton, a.ShowTitle},
	}
	bar := ui.Centred(r, 780, 52)
	for i, x := range list {
		x.build(a, b, ui.Row(bar, i, len(list), 16), 22, 1)
	}
}

// Back does nothing: only a button leaves the summary.
func (e *ending) Back()        {}
func (e *ending) Name() string { return "end" }
