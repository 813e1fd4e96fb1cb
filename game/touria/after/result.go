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

// columns are what the result counts: what everybody held at the end, and what they
// did on the way there.
func (e *Summary) columns() []column {
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
		least = downHead + float32(len(e.columns()))*24
	}
	feats := e.featsHigh()
	if a.Phone() && r.H < least+low+line+feats+10 {
		line = -2 // the pair above shows it, too
	} else {
		text := whyWon(a, &e.model, &e.c.names)
		if e.s.IsCopy() {
			text += "\n" + a.T("copy.note")
		}
		b.Paragraph("end.how", ui.Box(r.X, r.Y, r.W, line), text, 2, ui.AlignCentre)
	}
	if feats > 0 && r.H >= least+low+line+feats+10 {
		b.Paragraph("end.feats", ui.Box(r.X, r.Y+line+2, r.W, feats), menu.FeatsLine(a, e.Feats, r.W-12, int(feats/22)), int(feats/22), ui.AlignCentre)
		line += feats
	}
	body := ui.Box(r.X, r.Y+line+2, r.W, r.H-line-low-8)
	if e.upright() {
		e.buildDown(b, body)
	} else {
		e.buildAcross(b, body)
	}
	e.buildDecided(b, ui.Box(r.X, r.Y+r.H-low, r.W, low))
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
	percent := func(p int32) words.Arg {
		return words.Lit("", a.T("settings.percent", (int(p)*100+show.Certain/2)/show.Certain))
	}
	was, is := percent(from.Win[e.winner()]), percent(to.Win[e.winner()])
	was.Name, is.Name = "From", "To"
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

// head adds the head of a column or row: its picture and, if there is room, its name.
func (e *Summary) head(b *ui.Builder, c *column, icon, text ui.Rect, lines int, align ui.Align) {
	a := e.App
	id := "end.column." + c.id
	all := icon.Union(text)
	b.Add(ui.Element{ID: id, Role: ui.RoleInfo, Look: ui.LookText, Over: true, Rect: all, Label: c.name, Hint: c.name})
	said := false
	if c.short != "" {
		_, floor := a.TextSize()
		broken, ok := ui.Wrap(a.Config().Measure, c.short, text.W, floor, ui.Regular, lines)
		said = ok && float32(len(broken))*floor*ui.LineHeight <= text.H
	}
	if said {
		b.Paragraph(id+".name", text, c.short, lines, align)
	}
	if n := float32(len(c.icons)); n > 1 { // side by side
		icon.H = min(icon.H, 22, (all.W+12)/n-3)
		icon = ui.Centred(ui.Box(all.X-8, all.Y, all.W+16, all.H), n*(icon.H+3), icon.H)
	} else {
		icon.X, icon.W = icon.X-1, icon.W+2
	}
	if len(c.icons) > 0 && (!said || !icon.Overlaps(text)) {
		b.Add(ui.Element{ID: id + ".icon", Role: ui.RoleLabel, Look: ui.LookIcons, Over: true, Rect: icon, Size: icon.H, Icons: c.icons, Label: c.name})
	}
}

// cell adds a player's number in a column. right is where its last digit ends.
func (e *Summary) cell(b *ui.Builder, c *column, seat rules.Seat, at ui.Rect, right float32) {
	a := e.App
	n := c.of(seat)
	id := "end.player." + seat.String() + "." + c.id
	if n == 0 && c.id == "asked" || c.later && !e.whole() {
		return
	}
	if list := board.Items(e.s.State().Holdings(seat).Items); c.id == "items" && n > 0 {
		row := ui.Element{ID: id, Role: ui.RoleLabel, Look: ui.LookIcons, Label: c.says(n), Rect: at.Inset(2)}
		for _, i := range list {
			row.Icons = append(row.Icons, board.ItemIcon(i)...)
		}
		least := row
		least.Size = ui.LeastRowIcon
		if w := min(row.RowWidth(), at.W-4); least.RowWidth() <= at.W-4 {
			row.Rect = ui.Box(at.X+(at.W-w)/2, at.Y+2, w, at.H-4)
			b.Add(row)
			return
		}
	}
	b.Add(ui.Element{ID: id, Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Box(at.X, at.Y, right-at.X, at.H), Text: a.Words().Number(n), Label: c.says(n),
		Align: ui.AlignRight, Size: 20, Disabled: n == 0})
}

// digits is half the width of the numbers of a column.
const digits = 11

// buildAcross adds the result with a row for each player.
func (e *Summary) buildAcross(b *ui.Builder, r ui.Rect) {
	a := e.App
	columns := e.columns()
	seats := board.SeatsOf(&e.model)
	head, nameW, icon := float32(46), r.W*.17, float32(30)
	if a.Phone() {
		head, nameW, icon = 24, r.W*.25, 24
	}
	all := float32(0)
	for i := range columns {
		if a.Phone() && columns[i].id != "asked" {
			columns[i].share, columns[i].short = 1, ""
		}
		all += columns[i].share
	}
	body := ui.Box(r.X, r.Y+head, r.W, r.H-head)
	unit := (r.W - nameW - 8) / all
	at := func(i int) ui.Rect { // the place of a column
		x := r.X + nameW
		for k := range i {
			x += columns[k].share * unit
		}
		return ui.Box(x, r.Y, columns[i].share*unit, r.H)
	}
	for i := range columns {
		c := at(i)
		e.head(b, &columns[i], ui.Box(c.X+(c.W-icon)/2, r.Y+(head-icon)/2, icon, icon), ui.Box(c.X+2, r.Y, c.W-4, head), 2, ui.AlignCentre)
	}
	for k, seat := range seats {
		row := ui.Column(body, k, len(seats), 4)
		id := "end.player." + seat.String()
		in := b.Add(ui.Element{ID: id, Role: ui.RolePanel, Look: ui.LookField, Rect: row, Lit: seat == e.winner(),
			Label: e.c.names[seat] + a.Colon() + show.Goods(e.s.State().Holdings(seat)).In(a.Words())})
		b.Inside(in, func() {
			d := min(row.H-6, 40)
			if a.Phone() {
				d = min(d, 26)
			}
			b.Crest(id+".crest", ui.Box(row.X+6, row.Y+(row.H-d)/2, d, d), e.crests[seat], e.c.names[seat])
			b.Add(ui.Element{ID: id + ".name", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Box(row.X+d+12, row.Y+2, nameW-d-14, row.H-4), Size: 20,
				Text: e.c.names[seat], Align: ui.AlignLeft, Lines: 2})
			for i := range columns {
				c := at(i)
				e.cell(b, &columns[i], seat, ui.Box(c.X, row.Y+2, c.W, row.H-4), c.X+c.W/2+digits)
			}
		})
	}
}

// downHead is the height of the crests above the columns.
const downHead float32 = 32

// buildDown adds the result with a column for each player, for upright windows.
func (e *Summary) buildDown(b *ui.Builder, r ui.Rect) {
	columns := e.columns()
	seats := board.SeatsOf(&e.model)
	const head = downHead
	nameW := max(r.W-float32(len(seats))*84, min(r.W*.3, 112))
	all, words := float32(0), float32(0)
	for i := range columns {
		if columns[i].short != "" {
			words++
		}
		all++
	}
	more := max(0, min(.66, ((r.H-head)/21-all)/words)) // words take two lines if there is room
	share := func(c *column) float32 {
		if c.short != "" {
			return 1 + more
		}
		return 1
	}
	unit := (r.H - head) / (all + more*words)
	at := func(k int) ui.Rect { return ui.Row(ui.CutLeft(r, nameW), k, len(seats), 3) }
	rows := func(f func(c *column, y, h float32)) {
		y := r.Y + head
		for i := range columns {
			h := unit * share(&columns[i])
			f(&columns[i], y, h)
			y += h
		}
	}
	for k, seat := range seats {
		c := at(k)
		id := "end.player." + seat.String()
		in := b.Add(ui.Element{ID: id, Role: ui.RolePanel, Look: ui.LookField, Rect: c, Lit: seat == e.winner(),
			Label: e.c.names[seat] + e.App.Colon() + show.Goods(e.s.State().Holdings(seat)).In(e.App.Words())})
		b.Inside(in, func() {
			d := head - 5
			b.Crest(id+".crest", ui.Box(c.X+(c.W-d)/2, c.Y+3, d, d), e.crests[seat], e.c.names[seat])
			rows(func(col *column, y, h float32) { e.cell(b, col, seat, ui.Box(c.X, y, c.W, h), c.X+c.W/2+digits) })
		})
	}
	rows(func(col *column, y, h float32) {
		d := min(h-2, 26)
		e.head(b, col, ui.Box(r.X+(nameW-d)/2, y+(h-d)/2, d, d), ui.Box(r.X, y, nameW-2, h), 2, ui.AlignCentre)
	})
}
