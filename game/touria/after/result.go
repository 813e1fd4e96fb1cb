package after

import (
	"touria.games/touria/game/menu"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// column is something that is counted for each player at the end.
type column struct {
	id    string
	name  string // what the hint says
	short string // written at its head if there is room; "" if its picture says enough
	icons []ui.Icon
	share float32 // of the width, beside others
	later bool    // known once the course of the game has been worked out (summary.whole)
	of    func(seat rules.Seat) int
	says  func(n int) string
}

// subjects are what the result counts: what everybody held at the end, and what they
// did on the way there.
func (e *Summary) subjects() []column {
	a := e.App
	count := func(key string) func(n int) string {
		return func(n int) string { return a.T(key, words.Num("Count", n)) }
	}
	held := func(of func(h touria.Holdings) int) func(rules.Seat) int {
		return func(seat rules.Seat) int { return of(e.s.State().Holdings(seat)) }
	}
	list := []column{
		{id: "hearts", name: a.T("goods.heart.name"), icons: []ui.Icon{{Kind: show.IconHeart}}, says: count("goods.heart.count"), of: held(func(h touria.Holdings) int { return int(h.Hearts) })},
		{id: "gold", name: a.T("goods.gold.name"), icons: []ui.Icon{{Kind: show.IconGold}}, says: count("goods.gold.count"), of: held(func(h touria.Holdings) int { return int(h.Gold) })},
	}
	for c := touria.Black; c < touria.NoColour; c++ {
		list = append(list, column{id: "gem." + c.String(), name: board.Sentence(a.T("colour." + c.String() + ".gem")), icons: []ui.Icon{{Kind: show.IconGem, What: uint8(c)}},
			says: count("colour." + c.String() + ".gems"), of: held(func(h touria.Holdings) int { return int(h.Gems[c]) })})
	}
	list = append(list,
		column{id: "swords", name: a.T("goods.sword.name"), icons: []ui.Icon{{Kind: show.IconSword}}, says: count("goods.sword.count"), of: held(func(h touria.Holdings) int { return int(h.Swords) })},
		column{id: "elixirs", name: a.T("goods.elixir.name"), icons: []ui.Icon{{Kind: show.IconElixir}}, says: count("goods.elixir.count"), of: held(func(h touria.Holdings) int { return int(h.Elixirs) })},
		column{id: "items", name: a.T("goods.item.name"), icons: []ui.Icon{{Kind: show.IconItem, What: uint8(touria.NoItem)}}, says: count("goods.item.count"), of: held(func(h touria.Holdings) int { return len(board.Items(h.Items)) })})
	if !e.s.State().SuddenMarriage() {
		list = append(list, column{id: "doors", name: a.T("end.column.doors"), short: a.T("end.column.doors"), icons: []ui.Icon{{Kind: show.IconDoor, What: 1}},
			later: true, says: count("end.doors"), of: func(seat rules.Seat) int { return e.c.ledger.Luck[seat].Doors.Tries }})
	}
	list = append(list, column{id: "way", name: a.T("end.column.way"), short: a.T("end.column.way"), icons: []ui.Icon{{Kind: show.IconStep}, {Kind: show.IconGold}},
		later: true, says: count("end.way"), of: func(seat rules.Seat) int { return e.c.ledger.Way[seat] }})
	for _, seat := range board.SeatsOf(&e.model) {
		if e.s.Asked(seat) > 0 {
			list = append(list, column{id: "asked", name: a.T("end.column.herald"), short: a.T("end.column.herald"),
				says: count("herald.asked"), of: e.s.Asked})
			break
		}
	}
	for i := range list {
		list[i].share = 1
		if list[i].short != "" {
			list[i].share = 1.7
		}
		if list[i].id == "items" {
			list[i].share = 2.2
		}
	}
	return list
}

// buildResult adds how the game was won, what everybody held and did, and the turn
// that decided.
func (e *Summary) buildResult(b *ui.Builder, r ui.Rect) {
	a := e.App
	line, low := float32(34), float32(50)
	switch {
	case e.upright():
		line, low = 44, 46
	case a.Phone():
		line, low = 22, 44
	}
	least := 24 + float32(len(board.SeatsOf(&e.model)))*27
	if e.upright() {
		least = downHead + float32(len(e.subjects()))*24
	}
	const gap = 2
	feats := e.featsHigh()
	fits := func() bool { return r.H >= least+low+line+feats+10 }
	if a.Phone() && !fits() { // the pair above shows it, too
		line = 0
	}
	if !fits() {
		feats = 0
	}
	rows := ui.Rows(r, gap, line, feats, -1, low)
	if line > 0 {
		text := whyWon(a, &e.model, &e.c.names)
		if e.s.IsCopy() {
			text += "\n" + a.T("copy.note")
		}
		b.Paragraph("end.how", rows[0], text, 2, ui.AlignCentre)
	}
	if feats > 0 {
		n := int(feats / 22)
		b.Paragraph("end.feats", rows[1], menu.FeatsLine(a, e.Feats, r.W-12, n), n, ui.AlignCentre)
	}
	if e.upright() {
		e.buildDown(b, rows[2])
	} else {
		e.buildAcross(b, rows[2])
	}
	e.buildDecided(b, rows[3])
}

// buildDecided adds the turn that decided the game: a press shows it again.
func (e *Summary) buildDecided(b *ui.Builder, r ui.Rect) {
	a := e.App
	if !e.whole() {
		b.Paragraph("end.decided", r, a.T("end.working"), 1, ui.AlignCentre)
		return
	}
	i := e.c.Decided(e.model.Winner)
	if i < 0 || e.c.Course[i].Seat >= rules.NoSeat {
		return
	}
	from, to := &e.c.Course[i], &e.c.Course[i+1]
	turn, _, ok := e.c.told(to.Step)
	if !ok {
		return
	}
	was, is := words.Lit("From", chance(a, int(from.Win[e.winner()]))), words.Lit("To", chance(a, int(to.Win[e.winner()])))
	button := ui.Element{ID: "end.decided", Role: ui.RoleButton, Look: ui.LookButton, Rect: r, Lines: 2, Hint: a.T("end.decided.hint"),
		OnPress: func() { e.replay(from.Step) }}
	_, floor := a.TextSize()
	for _, what := range [...]words.Text{turn.Text(&e.c.names), turn.Deed(&e.c.names), {}} { // the longest that has room
		button.Text = a.T("end.decided.short", words.Num("Count", turn.N))
		if what.Key != "" {
			button.Text = a.T("end.decided", words.Num("Count", turn.N), words.Lit("What", what.In(a.Words())), words.Lit("Name", e.c.names[e.winner()]), was, is)
		}
		if _, ok := ui.Wrap(a.Config().Measure, button.Text, button.TextRect().W, floor, ui.Bold, 2); ok {
			break
		}
	}
	b.Add(button)
}

// featsHigh returns the height of the line with the new achievements.
func (e *Summary) featsHigh() float32 {
	switch {
	case len(e.Feats) == 0:
		return 0
	case e.upright():
		return 44
	case e.App.Phone():
		return 22
	}
	return 30
}

// buildHead adds the head of a column or row: its name if there is room, otherwise its picture.
func (e *Summary) buildHead(b *ui.Builder, c *column, at ui.Rect, size float32) {
	const most, rim = 22, 8 // of pictures side by side, which may stand a little out
	a := e.App
	id := "end.column." + c.id
	b.Add(ui.Element{ID: id, Role: ui.RoleInfo, Look: ui.LookText, Over: true, Rect: at, Label: c.name, Hint: c.name})
	if c.short != "" {
		_, floor := a.TextSize()
		if broken, ok := ui.Wrap(a.Config().Measure, c.short, at.W, floor, ui.Regular, 2); ok && float32(len(broken))*floor*ui.LineHeight <= at.H {
			b.Paragraph(id+".name", at, c.short, 2, ui.AlignCentre)
			return
		}
	}
	if n := float32(len(c.icons)); n > 0 {
		wide := ui.Columns(at, -rim, 0, -1, 0)[1]
		if n > 1 {
			size = min(size, most, wide.W/n-4)
		}
		b.Add(ui.Element{ID: id + ".icon", Role: ui.RoleLabel, Look: ui.LookIcons, Over: true, Rect: ui.Centred(wide, n*(size+3), size), Size: size, Icons: c.icons, Label: c.name})
	}
}

// buildCell adds a player's number in a column. Its last digit ends beside the column's middle.
func (e *Summary) buildCell(b *ui.Builder, c *column, seat rules.Seat, at ui.Rect) {
	a := e.App
	n := c.of(seat)
	id := "end.player." + seat.String() + "." + c.id
	if n == 0 && c.id == "asked" || c.later && !e.whole() {
		return
	}
	if c.id == "items" && n > 0 {
		within := at.Inset(2)
		row := ui.Element{ID: id, Role: ui.RoleLabel, Look: ui.LookIcons, Label: c.says(n), Rect: within}
		for _, i := range board.Items(e.s.State().Holdings(seat).Items) {
			row.Icons = append(row.Icons, board.ItemIcon(i)...)
		}
		least := row
		if least.Size = ui.LeastRowIcon; least.RowWidth() <= within.W {
			row.Rect = ui.Centred(within, row.RowWidth(), at.H)
			b.Add(row)
			return
		}
	}
	at.W = at.W/2 + digits
	b.Add(ui.Element{ID: id, Role: ui.RoleLabel, Look: ui.LookHeading, Rect: at, Text: a.Words().Number(n), Label: c.says(n), Align: ui.AlignRight, Size: 20, Disabled: n == 0})
}

// digits is half the width of the numbers of a column.
const digits = 11

// buildPlayer adds the panel of what a player held and did.
func (e *Summary) buildPlayer(b *ui.Builder, seat rules.Seat, r ui.Rect, build func(id string)) {
	id := "end.player." + seat.String()
	in := b.Add(ui.Element{ID: id, Role: ui.RolePanel, Look: ui.LookField, Rect: r, Lit: seat == e.winner(),
		Label: e.c.names[seat] + e.App.Colon() + show.Goods(e.s.State().Holdings(seat)).In(e.App.Words())})
	b.Inside(in, func() { build(id) })
}

// buildAcross adds the result with a row for each player.
func (e *Summary) buildAcross(b *ui.Builder, r ui.Rect) {
	a := e.App
	columns, seats := e.subjects(), board.SeatsOf(&e.model)
	head, name, icon, crest := float32(46), float32(.17), float32(30), float32(40)
	if a.Phone() {
		head, name, icon, crest = 20, .25, 24, 26
	}
	widths := []float32{name * r.W}
	for i := range columns {
		if a.Phone() && columns[i].id != "asked" {
			columns[i].share, columns[i].short = 1, ""
		}
		widths = append(widths, -columns[i].share)
	}
	at, rows := ui.Columns(r, 0, append(widths, 8)...), ui.Rows(r, 4, append([]float32{head}, ui.Each(len(seats), -1)...)...)
	for i := range columns {
		e.buildHead(b, &columns[i], ui.Cross(at[i+1], rows[0]), icon)
	}
	for k, seat := range seats {
		row := rows[k+1]
		e.buildPlayer(b, seat, row, func(id string) {
			d := min(row.H-6, crest)
			who := ui.Columns(ui.Cross(at[0], row), 6, 0, d, -1)
			b.Crest(id+".crest", ui.Centred(who[1], d, d), e.crests[seat], e.c.names[seat])
			b.Add(ui.Element{ID: id + ".name", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Rows(who[2], 1, 0, -1, 0)[1], Size: 20, Text: e.c.names[seat], Align: ui.AlignLeft, Lines: 2})
			for i := range columns {
				e.buildCell(b, &columns[i], seat, ui.Rows(ui.Cross(at[i+1], row), 1, 0, -1, 0)[1])
			}
		})
	}
}

// downHead is the height of the crests above the columns.
const downHead float32 = 32

// buildDown adds the result with a column for each player, for upright windows.
func (e *Summary) buildDown(b *ui.Builder, r ui.Rect) {
	const gap, least, most = 3, 21, .66 // words take two lines if there is room
	columns, seats := e.subjects(), board.SeatsOf(&e.model)
	words := float32(0)
	for i := range columns {
		if columns[i].short != "" {
			words++
		}
	}
	more := max(0, min(most, ((r.H-downHead)/least-float32(len(columns)))/words))
	heights := []float32{downHead}
	for i := range columns {
		share := float32(-1)
		if columns[i].short != "" {
			share -= more
		}
		heights = append(heights, share)
	}
	name := max(r.W-float32(len(seats))*84, min(r.W*.3, 112))
	at, rows := ui.Columns(r, gap, append([]float32{name - gap}, ui.Each(len(seats), -1)...)...), ui.Rows(r, 0, heights...)
	for k, seat := range seats {
		e.buildPlayer(b, seat, at[k+1], func(id string) {
			d := downHead - 5
			b.Crest(id+".crest", ui.Centred(ui.Cross(at[k+1], rows[0]), d, d), e.crests[seat], e.c.names[seat])
			for i := range columns {
				e.buildCell(b, &columns[i], seat, ui.Cross(at[k+1], rows[i+1]))
			}
		})
	}
	for i := range columns {
		e.buildHead(b, &columns[i], ui.Cross(at[0], rows[i+1]), min(rows[i+1].H-2, 26))
	}
}
