package after

import (
	"slices"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/kit"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/geometry"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// replayBoxes are the places of everything in a replay.
type replayBoxes struct {
	board.Boxes
	back, speech, open ui.Rect
	cards              ui.Rect
	time               ui.Rect
	transport          ui.Rect
	pairs              bool    // the cards are in pairs
	more               ui.Rect // why, summary
	lesson             ui.Rect // over the cards
}

// knob is the size of the small buttons.
const knob = 44

// layout places everything: three columns over the time line on large screens, two on phones, and one above the other
// on upright ones.
func (r *Replay) layout() replayBoxes {
	s := r.a.Screen()
	switch {
	case board.Upright(s):
		return r.upright(s)
	case r.a.Phone():
		return lying(s)
	}
	return large(s)
}

// upright places everything one above the other.
func (r *Replay) upright(s ui.Rect) (b replayBoxes) {
	const gap, card, pair = 4, 52, 56
	b.Phone, b.Upright, b.pairs = true, true, s.H < 760
	cards, in := float32(r.players())*card, s.Inset(gap)
	if b.pairs {
		cards = float32((r.players()+1)/2) * pair
	}
	rows := ui.Rows(in, gap, knob, 52, -1, cards, 84, 48, 48)
	if rows[2].H > s.W { // the map needs no more
		rows = ui.Rows(in, gap, knob, 52, s.W, -1, 84, 48, 48)
	}
	bar := ui.Columns(rows[0], gap, knob, -1, knob, knob)
	b.back, b.open, b.Speed = bar[0], bar[2], bar[3]
	b.speech, b.Board, b.cards, b.time, b.transport, b.more = rows[1], ui.Cross(s, rows[2]), rows[3], rows[4], rows[5], rows[6]
	b.lesson = b.cards
	return b
}

// lying places the cards beside the board, for phones.
func lying(s ui.Rect) (b replayBoxes) {
	const gap, say, line, low = 2, 56, 58, 46
	b.Phone = true
	sides := ui.Columns(s, 3*gap, -1, max(232, s.W*.3))
	left, right := ui.Rows(sides[0], gap, say, -1, line, 0, low, 0), ui.Rows(sides[1], gap, 0, knob, 0, -1, 0, low, 0)
	b.Board, b.time, b.cards = left[1], left[2], right[3]
	b.lesson = b.cards
	if s.H < 330 { // the board needs all the height
		b.pairs = true
		b.Board = ui.Rows(sides[0], gap, say, -1, low, 0)[1]
		cards := ui.Rows(b.cards, 2*gap, 94, -1)
		b.cards, b.time = cards[0], cards[1]
	}
	bar := ui.Columns(left[0], 2*gap, knob, -1)
	b.back, b.speech = ui.Cross(bar[0], right[1]), bar[1]
	bar = ui.Columns(right[1], 2*gap, -1, knob, knob)
	b.open, b.Speed = bar[1], bar[2]
	row := ui.Columns(ui.Rows(s, gap, -1, low, 0)[1], 4*gap, s.W*.56, -1)
	b.transport, b.more = row[0], row[1]
	return b
}

// large places the cards, the board and the market side by side.
func large(s ui.Rect) (b replayBoxes) {
	const gap, most, wide = 8, 560, 1280 // the most width of the buttons, and the width of the usual window
	rail := min(300, 250+max(0, s.W-wide)*.15)
	rows := ui.Rows(ui.Columns(s, gap, 0, -1, 0)[1], gap/2, 66, -1, 0, 96, 0, 50, 2)
	bar := ui.Columns(ui.Rows(rows[0], gap/2, 0, knob, -1)[1], gap, knob, -1, 230, 100)
	b.back, b.speech, b.open, b.Speed = bar[0], ui.Cross(bar[1], rows[0]), bar[2], bar[3]
	body := ui.Columns(rows[1], gap, rail, -1, rail-40)
	b.cards, b.lesson, b.Board = body[0], body[0], body[1]
	y := b.StackMarket(body[2], min(2, max(0, (body[2].H-400)/100)))
	b.Told = ui.CutTop(body[2], y-body[2].Y)
	b.time = rows[3]
	w := rows[5].W
	row := ui.Columns(rows[5], gap, min(most, w/2), -1, min(most, w*.48))
	b.transport, b.more = row[0], row[2]
	return b
}

func (r *Replay) players() int { return r.s.State().Seats().Len() }

// Build adds the table with the controls of the replay, or how much of the record
// has been read.
func (r *Replay) Build(b *ui.Builder) {
	a := r.a
	b.Panel("replay", a.Window(), board.LookTable)
	if r.board == nil {
		r.buildOpening(b)
		return
	}
	box := r.layout()
	r.buildBar(b, &box)
	r.buildCards(b, &box)
	board := box.Boxes
	board.Phone = box.Phone || geometry.Unit(box.Board) < 0.6 // spaces of a small map may overlap
	r.board.BuildBoard(b, &board)
	if !box.Phone {
		r.board.BuildGoods(b, &box.Boxes)
		r.buildPoints(b, box.Told)
	}
	r.bar.BuildTime(b, box.time)
	r.bar.BuildTransport(b, box.transport)
	r.buildMore(b, &box)
	r.board.Marked.Taken, r.board.Marked.Better = nil, nil
	if r.why != nil {
		r.board.Marked.Taken, r.board.Marked.Better = r.why.taken, r.why.better
		room := kit.ReasonsRoom(box.Board)
		if r.why.taken != nil || r.why.better != nil {
			room = box.lesson // so that both ways are seen
		}
		card := kit.Reasons{Title: r.why.title, Text: r.why.whyText(r.a), More: r.why.more}
		b.Above(func() { r.bar.BuildReasons(b, room, card) })
	}
}

// buildOpening adds how much of the record has been read.
func (r *Replay) buildOpening(b *ui.Builder) {
	a := r.a
	rows := ui.Rows(a.Screen().Inset(4), 12, knob, -1, knob, 28, -1, knob)
	b.Heading("replay.opening", rows[2], a.T("replay.opening"), 28)
	b.Add(ui.Element{ID: "replay.bar", Role: ui.RoleBar, Look: ui.LookBar, Rect: ui.Centred(rows[3], 420, 28), Label: a.T("replay.opening"),
		Value: a.T("settings.percent", r.read), Part: float32(r.read) / 100})
	b.Icon("replay.back", ui.Columns(rows[0], 0, knob, -1)[0], pictures.SymBack, a.T("replay.back"), r.leave)
}

func (r *Replay) buildBar(b *ui.Builder, box *replayBoxes) {
	a := r.a
	b.Icon("replay.back", box.back, pictures.SymBack, a.T("replay.back"), r.Back)
	size := float32(18)
	if box.Phone {
		size = 16
	}
	told := ui.Element{ID: "replay.told", Role: ui.RoleLabel, Look: ui.LookPrompt, Rect: box.speech, Size: size, Lines: 2, Align: ui.AlignLeft}
	texts, seat := r.sentences()
	told.Crest, told.Label = r.board.Crest(seat), texts[0]
	_, floor := a.TextSize()
	for _, text := range texts { // the longest that has room
		told.Text = text
		if _, ok := ui.Wrap(a.Config().Measure, text, told.TextRect().W, floor, ui.Bold, 2); ok {
			break
		}
	}
	b.Add(told)
	state := a.T("replay.screens.closed")
	if r.open {
		state = a.T("replay.screens.open")
	}
	open := ui.Element{ID: "replay.screens", Role: ui.RoleToggle, Look: ui.LookButton, Rect: box.open, Label: a.T("replay.screens.open"), Text: state,
		Checked: r.open, Lines: 2, OnPress: r.lift, Hint: a.T("replay.screens.hint"), Value: state}
	if box.Phone {
		open.Look, open.Text, open.Symbol = ui.LookIcon, "", pictures.SymLock
		open.Hint = state
	}
	if !r.s.Over() {
		open.Disabled, open.Why = true, a.T("replay.unfinished")
	}
	b.Add(open)
	if speed := ui.SpeedKnob(b, a, "replay.speed", box.Speed); !box.Phone {
		speed.Text, speed.Look, speed.Symbol, speed.Lines = speed.Value, ui.LookButton, pictures.SymNone, 2
	}
}

// buildCards adds a card for each player: a press looks from that seat.
func (r *Replay) buildCards(b *ui.Builder, box *replayBoxes) {
	const gap, most = 6, 176
	columns, k := 1, 0
	if box.pairs {
		columns = 2
	}
	rows := (r.players() + columns - 1) / columns
	high := slices.Repeat([]float32{min(ui.Column(box.cards, 0, rows, gap).H, most)}, rows)
	cards := ui.Rows(box.cards, gap, high...)
	for i := range rules.Seats {
		seat := (r.board.Eyes + rules.Seat(i)) & 3
		if r.board.Model.Players[seat].Taken {
			r.buildCard(b, ui.Row(cards[k/columns], k%columns, columns, gap), seat)
			k++
		}
	}
}

// What a card of the replay has room for.
const (
	cardHead   = 44  // crest, name and chance
	tallCard   = 96  // from that height all that a player holds stands below
	wideCard   = 300 // from that width the chance stands at the right
	narrowCard = 140 // below that width there is room for one thing beside the crest
	chanceWide = 58
)

// buildCard adds a player's card.
func (r *Replay) buildCard(b *ui.Builder, rect ui.Rect, seat rules.Seat) {
	a, bd := r.a, r.board
	p := &bd.Model.Players[seat]
	name := bd.Names[seat]
	c := replayCard{id: "replay.player." + seat.String(), name: name, crest: bd.Crests[seat], held: a.T("replay.hidden"), p: p}
	if p.Shown {
		c.held = show.Goods(p.Holdings).In(a.Words())
	}
	if moment := r.c.judgedAt(r.at); moment != nil {
		c.chance = kit.Chance(a, moment.Win[seat])
	}
	hint := a.T("replay.view", words.Lit("Name", name)) + "\n" + name + a.Colon() + c.held
	in := b.Add(ui.Element{ID: c.id, Role: ui.RoleButton, Look: ui.LookButton, Rect: rect, Paper: true, Checked: bd.Eyes == seat, Label: hint, Hint: hint,
		Target: show.Thing(show.TargetSeat, seat), OnPress: func() { r.view(seat) }})
	b.Inside(in, func() {
		within := ui.Columns(rect, 0, 8, -1, 8)[1]
		switch {
		case rect.H >= tallCard:
			rows := ui.Rows(within, 0, cardHead, -1, 6)
			c.addHead(b, rows[0])
			r.buildHeld(b, c.id, rows[1], p)
		case rect.W < narrowCard && c.chance != "":
			c.addChance(b, c.addCrest(b, within))
		case rect.W < narrowCard:
			c.addName(b, c.addCrest(b, within), ui.LookText).Lines = 2
		default:
			c.addLow(b, within)
		}
	})
}

// replayCard is what a player's card shows.
type replayCard struct {
	id, name, held string
	chance         string // "" if it is not known yet
	crest          int
	p              *show.Player
}

// addCrest adds the crest at the left, and returns the place beside it.
func (c *replayCard) addCrest(b *ui.Builder, r ui.Rect) (rest ui.Rect) {
	const gap = 4
	rows := ui.Rows(r, gap, 0, min(r.H, cardHead)-2*gap, -1)
	at := ui.Columns(rows[1], 0, rows[1].H, -1)
	b.Crest(c.id+".crest", at[0], c.crest, c.name)
	return ui.CutLeft(r, at[0].W+gap)
}

func (c *replayCard) addName(b *ui.Builder, r ui.Rect, look ui.Look) *ui.Element {
	e := ui.Element{ID: c.id + ".name", Role: ui.RoleLabel, Look: look, Rect: r, Text: c.name, Align: ui.AlignLeft}
	if look == ui.LookHeading {
		e.Size = 22
	}
	b.Add(e)
	return b.Last()
}

func (c *replayCard) addChance(b *ui.Builder, r ui.Rect) {
	b.Label(c.id+".chance", r, c.chance, ui.AlignRight)
}

// addHead adds crest, name and chance side by side.
func (c *replayCard) addHead(b *ui.Builder, r ui.Rect) {
	rest := c.addCrest(b, r)
	if c.chance != "" {
		at := ui.Columns(rest, 0, -1, chanceWide)
		c.addChance(b, at[1])
		rest = at[0]
	}
	c.addName(b, rest, ui.LookHeading)
}

// addLow adds what a low card has room for: hearts and gold come first.
func (c *replayCard) addLow(b *ui.Builder, r ui.Rect) {
	goods := c.goods(r)
	icons := min(goods.RowWidth()+4, r.W*.62)
	rest := c.addCrest(b, r)
	right := float32(0)
	if c.chance != "" && r.W >= wideCard {
		right = chanceWide
	}
	above := r.H >= 60 || rest.W-right-icons < 90 && r.H >= cardHead // the name stands above the goods
	if c.chance != "" && above && rest.W >= 130 {
		right = chanceWide
	}
	at := ui.Columns(rest, 0, -1, right)
	if right > 0 {
		c.addChance(b, ui.Rows(at[1], 2, 0, min(r.H, cardHead)-4, -1)[1])
	}
	if above {
		rows := ui.Rows(at[0], 0, 3, -1, -1, 3)
		c.addName(b, rows[1], ui.LookText)
		goods.Rect = rows[2]
	} else {
		at = ui.Columns(at[0], 4, -1, icons)
		c.addName(b, at[0], ui.LookText).Lines = 2
		goods.Rect = at[1]
	}
	if len(goods.Icons) > 0 {
		b.Add(goods)
	}
}

// goods returns the row of what a player holds, as much of it as a low card has room for.
func (c *replayCard) goods(r ui.Rect) ui.Element {
	const most, all = 28, 330 // from that width all goods have room
	row := ui.Element{ID: c.id + ".goods", Role: ui.RoleLabel, Look: ui.LookIcons, Label: c.held}
	if !c.p.Shown {
		return row
	}
	short := c.p.Holdings
	if r.W < all {
		short = touria.Holdings{Hearts: short.Hearts, Gold: short.Gold}
	}
	row.Icons = show.Icons(short)
	row.Size = min(most, min(r.H, cardHead)-8)
	row.Rect.H = r.H - 8
	for row.Size > ui.LeastRowIcon && row.RowWidth() > r.W/2 {
		row.Size--
	}
	for len(row.Icons) > 2 && row.RowWidth() > r.W-cardHead-chanceWide {
		row.Icons = row.Icons[:len(row.Icons)-1]
	}
	return row
}

// buildHeld adds what a player holds, in three rows.
func (r *Replay) buildHeld(b *ui.Builder, id string, rect ui.Rect, p *show.Player) {
	if !p.Shown {
		b.Paragraph(id+".goods", rect, r.a.T("replay.hidden"), 2, ui.AlignLeft)
		return
	}
	counts, gems := p.Holdings, touria.Holdings{Gems: p.Gems}
	counts.Gems, counts.Items = touria.Gems{}, 0
	for i, h := range []touria.Holdings{counts, gems, {Items: p.Items}} {
		if icons := show.Icons(h); len(icons) > 0 {
			b.Add(ui.Element{ID: id + ".goods." + string(rune('0'+i)), Role: ui.RoleLabel, Look: ui.LookIcons, Rect: ui.Column(rect, i, 3, 2), Icons: icons,
				Label: show.Goods(h).In(r.a.Words())})
		}
	}
}

// buildPoints lists the turning points beside the board: the turn, and whose
// chances it improved most. A press shows the turn again.
func (r *Replay) buildPoints(b *ui.Builder, rect ui.Rect) {
	a := r.a
	const head, high, gap = 25, 45, 3
	n := min(int((rect.H-head)/(high+gap)), pointsShown)
	if n < 1 || len(r.points()) == 0 {
		return
	}
	rows := ui.Rows(rect, gap, append([]float32{head}, slices.Repeat([]float32{high}, n)...)...)
	b.Heading("replay.points", rows[0], a.T("replay.points"), 18)
	for k, i := range r.c.Points(n) {
		from, to := &r.c.Course[i], &r.c.Course[i+1]
		best := rules.S
		for seat := range to.Win {
			if to.Win[seat]-from.Win[seat] > to.Win[best]-from.Win[best] {
				best = rules.Seat(seat)
			}
		}
		text := a.T("replay.gain", words.Num("Count", from.Turn), words.Lit("Name", r.board.Names[best]), words.Lit("Chance", kit.Chance(a, to.Win[best]-from.Win[best])))
		b.Add(ui.Element{ID: "replay.points." + string(rune('0'+k)), Role: ui.RoleButton, Look: ui.LookButton, Lines: 2, Text: text,
			Rect: rows[k+1], OnPress: func() { r.goTo(from.Step); r.until, r.playing = to.Step, true }})
	}
}

// buildMore adds the buttons that lead elsewhere.
func (r *Replay) buildMore(b *ui.Builder, box *replayBoxes) {
	a := r.a
	ask := ui.Element{ID: "replay.why", Text: a.T("replay.why"), Symbol: pictures.SymRules, Checked: r.why != nil, Hint: a.T("replay.why.hint"), OnPress: r.ask}
	if _, _, ok := r.explained(); !ok {
		ask.Disabled, ask.Why = true, a.T("replay.why.human")
		if !r.s.Over() {
			ask.Why = a.T("replay.unfinished")
		}
	}
	teach := ui.Element{ID: "replay.lesson", Text: a.T("review.tab"), Symbol: pictures.SymHerald, Hint: a.T("review.tab.hint"), OnPress: r.lesson}
	teach.Why = r.unteachable()
	teach.Disabled = teach.Why != ""
	more := []ui.Element{ask, teach}
	if r.s.Over() {
		on := ui.Element{ID: "replay.play_on", Text: a.T("replay.play_on"), Symbol: pictures.SymRoute, Hint: a.T("replay.play_on.hint"), OnPress: r.playOn}
		switch {
		case r.board.Humans == 0:
			on.Disabled, on.Why = true, a.T("replay.play_on.bots")
		case r.at == r.s.Len():
			on.Disabled, on.Why = true, a.T("replay.at.end")
		}
		more = append(more, on, ui.Element{ID: "replay.summary", Text: a.T("replay.summary"), Symbol: pictures.SymCrown, OnPress: r.summary})
	}
	r.bar.BuildMore(b, box.more, more...)
}
