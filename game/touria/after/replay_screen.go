package after

import (
	"touria.games/touria/assets/pictures"
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
}

// layout places everything: three columns over the time line on large screens, two
// on phones, and one above the other on upright ones.
func (r *Replay) layout() (b replayBoxes) {
	s := r.a.Screen()
	switch {
	case board.Upright(s):
		b.Phone, b.Upright = true, true
		b.back = ui.Box(s.X+4, s.Y+4, 44, 44)
		b.Speed = ui.Box(s.X+s.W-48, s.Y+4, 44, 44)
		b.open = ui.Box(s.X+s.W-96, s.Y+4, 44, 44)
		b.speech = ui.Box(s.X+4, s.Y+52, s.W-8, 52)
		y := s.Y + 108
		cards := float32(r.players()) * 52
		if s.H < 760 {
			b.pairs, cards = true, float32((r.players()+1)/2)*56
		}
		low := 52 + 52 + 88 + 8 + cards
		h := min(s.W, s.H-(y-s.Y)-low)
		b.Board = ui.Box(s.X, y, s.W, h)
		y += h + 4
		b.cards = ui.Box(s.X+4, y, s.W-8, s.Y+s.H-y-52-52-88-4)
		y = s.Y + s.H - 52 - 52 - 88
		b.time = ui.Box(s.X+4, y, s.W-8, 84)
		b.transport = ui.Box(s.X+4, y+88, s.W-8, 48)
		b.more = ui.Box(s.X+4, y+140, s.W-8, 48)
	case r.a.Phone():
		b.Phone = true
		side := max(232, s.W*0.3)
		left := s.W - side - 6
		b.back = ui.Box(s.X, s.Y+2, 44, 44)
		b.speech = ui.Box(s.X+48, s.Y, left-48, 56)
		b.Speed = ui.Box(s.X+s.W-44, s.Y+2, 44, 44)
		b.open = ui.Box(s.X+s.W-92, s.Y+2, 44, 44)
		foot := float32(48 + 58 + 6)
		b.Board = ui.Box(s.X, s.Y+58, left, s.H-58-foot)
		b.cards = ui.Box(s.X+left+6, s.Y+50, side, s.H-50-52)
		b.time = ui.Box(s.X, s.Y+s.H-foot+2, left, 58)
		if s.H < 330 { // the board needs all the height
			b.Board.H = s.H - 58 - 50
			b.pairs = true
			b.cards.H = 94
			b.time = ui.Box(b.cards.X, b.cards.Y+98, side, s.H-50-52-98)
		}
		row := ui.Box(s.X, s.Y+s.H-48, s.W, 46)
		b.transport, b.more = ui.Box(row.X, row.Y, row.W*0.56, row.H), ui.Box(row.X+row.W*0.56+8, row.Y, row.W*0.44-8, row.H)
	default:
		rail := min(300, max(250, 250+(s.W-1280)*0.15))
		market := rail - 40
		foot := float32(168)
		b.back = ui.Box(s.X+8, s.Y+4, 44, 44)
		b.Speed = ui.Box(s.X+s.W-8-100, s.Y+4, 100, 44)
		b.open = ui.Box(b.Speed.X-8-230, s.Y+4, 230, 44)
		b.speech = ui.Box(s.X+60, s.Y, b.open.X-8-(s.X+60), 66)
		top, h := s.Y+70, s.H-70-foot
		b.cards = ui.Box(s.X+8, top, rail, h)
		b.Board = ui.Box(s.X+16+rail, top, s.W-32-rail-market, h)
		side := ui.Box(s.X+s.W-8-market, top, market, h)
		y := b.StackMarket(side, min(2, max(0, (h-400)/100)))
		b.Told = ui.Box(side.X, y, side.W, top+h-y)
		b.time = ui.Box(s.X+8, s.Y+s.H-foot+8, s.W-16, 96)
		row := ui.Box(s.X+8, s.Y+s.H-56, s.W-16, 50)
		b.transport, b.more = ui.Box(row.X, row.Y, min(560, row.W*0.5), row.H), ui.Box(row.X+row.W-min(560, row.W*0.48), row.Y, min(560, row.W*0.48), row.H)
	}
	return b
}

func (r *Replay) players() int { return r.s.State().Seats().Len() }

// Build adds the table with the controls of the replay, or how much of the record
// has been read.
func (r *Replay) Build(b *ui.Builder) {
	a := r.a
	b.Panel("replay", a.Window(), board.LookTable)
	if r.board == nil {
		s := a.Screen()
		b.Heading("replay.opening", ui.Box(s.X+60, s.Y+s.H/2-70, s.W-120, 44), a.T("replay.opening"), 28)
		b.Add(ui.Element{ID: "replay.bar", Role: ui.RoleBar, Look: ui.LookBar, Rect: ui.Centred(s, min(420, s.W-80), 28), Label: a.T("replay.opening"),
			Value: a.T("settings.percent", r.read), Part: float32(r.read) / 100})
		b.Icon("replay.back", ui.Box(s.X+8, s.Y+4, 44, 44), pictures.SymBack, a.T("replay.back"), r.leave)
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
	r.buildTime(b, &box)
	r.buildTransport(b, &box)
	if r.why != nil {
		b.Above(func() { r.buildWhy(b, &box) })
	}
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
	n, k, columns := r.players(), 0, 1
	if box.pairs {
		columns = 2
	}
	rows := (n + columns - 1) / columns
	h := min((box.cards.H-float32(rows-1)*6)/float32(rows), 176)
	for i := range rules.Seats {
		seat := (r.board.Eyes + rules.Seat(i)) & 3
		if !r.board.Model.Players[seat].Taken {
			continue
		}
		row := ui.Box(box.cards.X, box.cards.Y+float32(k/columns)*(h+6), box.cards.W, h)
		r.buildCard(b, ui.Row(row, k%columns, columns, 6), seat)
		k++
	}
}

func (r *Replay) buildCard(b *ui.Builder, rect ui.Rect, seat rules.Seat) {
	a, bd := r.a, r.board
	p := &bd.Model.Players[seat]
	name := bd.Names[seat]
	id := "replay.player." + seat.String()
	hint := a.T("replay.view", words.Lit("Name", name))
	held := a.T("replay.hidden")
	if p.Shown {
		held = show.Goods(p.Holdings).In(a.Words())
	}
	in := b.Add(ui.Element{ID: id, Role: ui.RoleButton, Look: ui.LookButton, Rect: rect, Paper: true, Checked: bd.Eyes == seat, Label: hint + "\n" + name + a.Colon() + held,
		Hint: hint + "\n" + name + a.Colon() + held, Target: show.Thing(show.TargetSeat, seat), OnPress: func() { r.view(seat) }})
	b.Inside(in, func() {
		x, w := rect.X+8, rect.W-16
		head := min(rect.H, 44)
		c := head - 8
		b.Crest(id+".crest", ui.Box(x, rect.Y+4, c, c), bd.Crests[seat], name)
		right := float32(0)
		narrow := rect.W < 140
		if moment := r.moment(); moment != nil && (rect.H >= 96 || w >= 300 || narrow) { // hearts and gold come first
			if right = 58; narrow {
				right = w - c - 4
			}
			b.Label(id+".chance", ui.Box(x+w-right, rect.Y+2, right, head-4), r.chance(int(moment.Win[seat])), ui.AlignRight)
		}
		if rect.H >= 96 {
			b.Add(ui.Element{ID: id + ".name", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Box(x+c+6, rect.Y+2, w-c-8-right, head-4), Size: 22, Text: name,
				Align: ui.AlignLeft})
			r.buildHeld(b, id, ui.Box(x, rect.Y+head, w, rect.H-head-6), p)
			return
		}
		if narrow {
			if right == 0 {
				b.Add(ui.Element{ID: id + ".name", Role: ui.RoleLabel, Look: ui.LookText, Rect: ui.Box(x+c+4, rect.Y+2, w-c-4, rect.H-4), Text: name, Lines: 2})
			}
			return
		}
		goods := ui.Element{ID: id + ".goods", Role: ui.RoleLabel, Look: ui.LookIcons, Label: held}
		if p.Shown {
			short := p.Holdings
			if w < 330 {
				short.Gems, short.Items, short.Swords, short.Elixirs = touria.Gems{}, 0, 0, 0
			}
			goods.Icons = show.Icons(short)
			goods.Size = min(28, head-8)
			goods.Rect.H = rect.H - 8
			for goods.Size > ui.LeastRowIcon && goods.RowWidth() > w*0.5 {
				goods.Size--
			}
			for len(goods.Icons) > 2 && goods.RowWidth() > w-c-6-58 { // hearts and gold come first
				goods.Icons = goods.Icons[:len(goods.Icons)-1]
			}
		}
		icons := min(goods.RowWidth()+4, w*0.62)
		if rect.H >= 60 || w-c-10-right-icons < 90 && rect.H >= 44 { // the name stands above
			if moment := r.moment(); moment != nil && right == 0 && w-c-6 >= 130 {
				right = 58
				b.Label(id+".chance", ui.Box(x+w-right, rect.Y+2, right, head-4), r.chance(int(moment.Win[seat])), ui.AlignRight)
			}
			top, low := ui.Box(x+c+6, rect.Y+3, w-c-6-right, rect.H/2-3), ui.Box(x+c+6, rect.Y+rect.H/2, w-c-6-right, rect.H/2-4)
			b.Add(ui.Element{ID: id + ".name", Role: ui.RoleLabel, Look: ui.LookText, Rect: top, Text: name, Align: ui.AlignLeft})
			if len(goods.Icons) > 0 {
				goods.Rect = low
				b.Add(goods)
			}
			return
		}
		b.Add(ui.Element{ID: id + ".name", Role: ui.RoleLabel, Look: ui.LookText, Rect: ui.Box(x+c+6, rect.Y+2, w-c-10-right-icons, rect.H-4), Text: name, Lines: 2,
			Align: ui.AlignLeft})
		if len(goods.Icons) > 0 {
			goods.Rect = ui.Box(x+w-right-icons, rect.Y+4, icons, rect.H-8)
			b.Add(goods)
		}
	})
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

// buildTime adds the time line: the starts of the turns, the turning points, and
// everybody's chances.
func (r *Replay) buildTime(b *ui.Builder, box *replayBoxes) {
	a := r.a
	all := float32(max(1, r.s.Len()))
	g := &ui.Graph{At: float32(r.at) / all, Lines: []float32{0, 0.5, 1}}
	for i := range r.c.Course {
		if m := &r.c.Course[i]; m.Seat < rules.NoSeat {
			g.Ticks = append(g.Ticks, float32(m.Step)/all)
		}
	}
	for _, at := range r.points() {
		g.Stars = append(g.Stars, float32(at)/all)
	}
	label := r.sentenceOfTime()
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		if !r.board.Model.Players[seat].Taken {
			continue
		}
		c := ui.Curve{Crest: r.board.Crests[seat]}
		for i := range r.c.Course {
			if m := &r.c.Course[i]; m.Judged {
				c.Points = append(c.Points, ui.CurvePoint{X: float32(m.Step) / all, Y: float32(m.Win[seat]) / show.Certain})
			}
		}
		if len(c.Points) > 1 {
			g.Curves = append(g.Curves, c)
		}
		if m := r.moment(); m != nil {
			label += "\n" + r.board.Names[seat] + a.Colon() + r.chance(int(m.Win[seat]))
		}
	}
	b.Add(ui.Element{ID: "replay.time", Role: ui.RoleButton, Look: ui.LookGraph, Rect: box.time, Graph: g, Label: label, Hint: a.T("replay.time.hint") + "\n" + label,
		OnPress: r.play})
}

func (r *Replay) sentenceOfTime() string {
	return r.a.T("replay.time", words.Num("N", r.c.Course[r.c.At(r.at)].Turn), words.Num("Count", r.s.State().Turn()))
}

// buildPoints lists the turning points beside the board: the turn, and whose
// chances it improved most. A press shows the turn again.
func (r *Replay) buildPoints(b *ui.Builder, rect ui.Rect) {
	a := r.a
	n := min(int((rect.H-26)/48), pointsShown)
	if n < 1 || len(r.points()) == 0 {
		return
	}
	b.Heading("replay.points", ui.Box(rect.X, rect.Y, rect.W, 26), a.T("replay.points"), 18)
	for k, i := range r.c.Points(n) {
		from, to := &r.c.Course[i], &r.c.Course[i+1]
		best := rules.S
		for seat := range to.Win {
			if to.Win[seat]-from.Win[seat] > to.Win[best]-from.Win[best] {
				best = rules.Seat(seat)
			}
		}
		text := a.T("replay.gain", words.Num("Count", from.Turn), words.Lit("Name", r.board.Names[best]), words.Lit("Chance", r.chance(int(to.Win[best]-from.Win[best]))))
		b.Add(ui.Element{ID: "replay.points." + string(rune('0'+k)), Role: ui.RoleButton, Look: ui.LookButton, Lines: 2, Text: text,
			Rect: ui.Box(rect.X, rect.Y+28+float32(k)*48, rect.W, 45), OnPress: func() { r.goTo(from.Step); r.until, r.playing = to.Step, true }})
	}
}

// buildTransport adds the buttons that move through the game.
func (r *Replay) buildTransport(b *ui.Builder, box *replayBoxes) {
	a := r.a
	play, sign := "replay.play", ui.SignPlay
	if r.playing {
		play, sign = "replay.pause", ui.SignPause
	}
	start, end := r.at == 0 && !r.board.Queue.Busy(), r.at == r.s.Len()
	points := r.points()
	before, after := false, false
	for _, p := range points {
		before, after = before || p < r.at, after || p > r.at
	}
	noPoint := "replay.point.none"
	list := [...]struct {
		id, key string
		sign    ui.PlayerSign
		off     bool
		why     string
		press   func()
	}{
		{"replay.turn.back", "replay.turn.back", ui.SignTurnBack, start, "replay.at.start", func() { r.turn(-1) }},
		{"replay.step.back", "replay.step.back", ui.SignStepBack, start, "replay.at.start", func() { r.goTo(r.at - 1) }},
		{"replay.play", play, sign, false, "", r.play},
		{"replay.step.on", "replay.step.on", ui.SignStepOn, end, "replay.at.end", r.stepOn},
		{"replay.turn.on", "replay.turn.on", ui.SignTurnOn, end, "replay.at.end", func() { r.turn(1) }},
		{"replay.point.back", "replay.point.back", ui.SignStarBack, !before, noPoint, func() { r.point(-1) }},
		{"replay.point.on", "replay.point.on", ui.SignStarOn, !after, noPoint, func() { r.point(1) }},
	}
	for i, x := range list {
		e := ui.Element{ID: x.id, Role: ui.RoleButton, Look: ui.LookPlayer, Sign: x.sign, Rect: ui.Row(box.transport, i, len(list), 4), Label: a.T(x.key),
			Hint: a.T(x.key), OnPress: x.press}
		if x.off {
			e.Disabled, e.Why = true, a.T(x.why)
		}
		b.Add(e)
	}
	ask := ui.Element{ID: "replay.why", Text: a.T("replay.why"), Symbol: pictures.SymHerald, Checked: r.why != nil, Hint: a.T("replay.why.hint"), OnPress: r.ask}
	if _, _, ok := r.explained(); !ok {
		ask.Disabled, ask.Why = true, a.T("replay.why.human")
		if !r.s.Over() {
			ask.Why = a.T("replay.unfinished")
		}
	}
	more := []ui.Element{ask}
	if r.s.Over() {
		on := ui.Element{ID: "replay.play_on", Text: a.T("replay.play_on"), Symbol: pictures.SymRoute, Hint: a.T("replay.play_on.hint"), OnPress: r.playOn}
		switch {
		case r.board.Humans == 0:
			on.Disabled, on.Why = true, a.T("replay.play_on.bots")
		case end:
			on.Disabled, on.Why = true, a.T("replay.at.end")
		}
		more = append(more, on, ui.Element{ID: "replay.summary", Text: a.T("replay.summary"), Symbol: pictures.SymCrown, OnPress: r.summary})
	}
	words := true // as long as all have room for theirs
	_, floor := a.TextSize()
	for i := range more {
		e := &more[i]
		e.Role, e.Look, e.Lines, e.Label, e.Rect = ui.RoleButton, ui.LookButton, 2, e.Text, ui.Row(box.more, i, len(more), 8)
		plain := *e
		plain.Symbol = pictures.SymNone
		_, ok := ui.Wrap(a.Config().Measure, e.Text, plain.TextRect().W, floor, ui.Bold, 2)
		words = words && ok
	}
	for _, e := range more {
		if words {
			e.Symbol = pictures.SymNone
		} else {
			e.Look, e.Text = ui.LookIcon, ""
			if e.Hint == "" {
				e.Hint = e.Label
			}
		}
		b.Add(e)
	}
}

// summary shows the game's summary over the replay.
func (r *Replay) summary() {
	r.playing = false
	r.a.Push(newSummary(r.a, r.g, r.s, r.c))
}

// buildWhy adds the card with a bot's reasons, at the foot of the board.
func (r *Replay) buildWhy(b *ui.Builder, box *replayBoxes) {
	a := r.a
	text := r.whyText()
	normal, _ := a.TextSize()
	w := min(box.Board.W-16, 640)
	lines, _ := ui.Wrap(a.Config().Measure, text, w-32, normal*a.Growth(), ui.Regular, 9)
	h := min(box.Board.H-8, 52+float32(len(lines))*normal*a.Growth()*ui.LineHeight+12)
	rect := ui.Box(box.Board.X+(box.Board.W-w)/2, box.Board.Y+box.Board.H-h-4, w, h)
	title := a.T("replay.why.title", words.Lit("Name", r.board.Names[r.why.seat]))
	in := b.Add(ui.Element{ID: "replay.reasons", Role: ui.RolePanel, Look: ui.LookPanel, Rect: rect, Label: title, Over: true})
	b.Inside(in, func() {
		b.Heading("replay.reasons.title", ui.Box(rect.X+16, rect.Y+4, w-80, 44), title, 22)
		b.Last().Align = ui.AlignLeft
		b.Icon("replay.reasons.close", ui.Box(rect.X+w-52, rect.Y+4, 44, 44), pictures.SymCross, a.T("drawer.close"), r.ask)
		b.Paragraph("replay.reasons.text", ui.Box(rect.X+16, rect.Y+48, w-32, h-56), text, 9, ui.AlignLeft)
	})
}
