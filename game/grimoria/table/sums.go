package table

import (
	"strconv"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// sums is the table that adds up all points: kinds by rows, players by columns.
type sums struct {
	ui.Popup
	e *score
}

// Name returns the scene's name.
func (s *sums) Name() string { return "sums" }

// Build adds the table.
func (s *sums) Build(b *ui.Builder) {
	a, e := s.App, s.e
	screen := a.Screen()
	b.Panel("sums.shade", a.Window(), ui.LookShade)
	b.Last().Part = .5
	_, floor := a.TextSize()
	normal := floor * a.Growth()
	measure := a.Config().Measure
	left := float32(0)
	for _, kind := range append([]string{"total"}, kinds[:]...) {
		left = max(left, measure.Width(a.T("score."+kind), floor, ui.Bold)+8)
	}
	sign := floor*1.3 + 8
	w := min(screen.W-8, left+sign+48+float32(e.players)*170)
	signs := w-left-sign-32 >= float32(e.players)*44
	if !signs {
		sign = 0
	}
	rows := float32(len(kinds) + 2)
	head, foot := float32(54), float32(70)
	if a.Phone() {
		head, foot = 46, 58
	}
	note := float32(0)
	text := e.reason()
	if text != "" {
		lines, _ := ui.Wrap(measure, text, w-48, normal, ui.Regular, 3)
		note = float32(len(lines))*normal*ui.LineHeight + 8
	}
	h := min(screen.H-4, head+foot+note+rows*max(44, normal*1.7)+8)
	if h-head-foot-note < rows*floor*1.25 { // the sentence stands behind the window, too
		note = 0
	}
	r := ui.Centred(screen, w, h)
	in := b.Add(ui.Element{ID: "sums", Role: ui.RolePanel, Look: ui.LookPlaque, Rect: r, Label: a.T("score.sums"), Over: true})
	b.Inside(in, func() {
		b.Title("sums.title", ui.Box(r.X+20, r.Y+8, r.W-40, head-10), a.T("score.sums"), 24)
		grid := ui.Box(r.X+16, r.Y+head, r.W-32, r.H-head-foot-note-4)
		line := func(i int) ui.Rect { return ui.Column(grid, i, int(rows), 0) }
		for i := range int(rows) {
			if i%2 == 1 || i == int(rows)-1 {
				b.Add(ui.Element{ID: "sums.row." + strconv.Itoa(i), Role: ui.RolePanel, Look: LookRow, Rect: line(i), Lit: i == int(rows)-1, Paper: true})
			}
		}
		cell := func(i, row int) ui.Rect {
			l := ui.CutLeft(line(row), left+sign)
			return ui.Row(l, i, e.players, 4)
		}
		for k, kind := range kinds {
			at := line(k + 1)
			if signs {
				d := min(at.H-4, sign-8)
				b.Add(ui.Element{ID: "sums.sign." + kind, Role: ui.RoleLabel, Look: ui.LookIcons, Rect: ui.Box(at.X+4, at.Y+(at.H-d)/2, d+4, d), Icons: []ui.Icon{emblem(k)}, Size: d, Label: a.T("score." + kind)})
			}
			b.Label("sums."+kind, ui.Box(at.X+sign+4, at.Y, left-4, at.H), a.T("score."+kind), ui.AlignLeft)
		}
		last := line(int(rows) - 1)
		b.Add(ui.Element{ID: "sums.total", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Box(last.X+sign+4, last.Y, left-4, last.H), Text: a.T("score.total"), Align: ui.AlignLeft, Size: floor})
		for i := range e.players {
			id := "sums." + strconv.Itoa(i+1)
			s.column(b, cell(i, 0), i)
			for k, kind := range kinds {
				text := strconv.Itoa(part(e.scores[i], k))
				b.Label(id+"."+kind, cell(i, k+1), text, ui.AlignCentre)
				b.Last().Label = e.names[i] + a.T("list.comma") + a.T("score."+kind) + a.Colon() + text
			}
			text := strconv.Itoa(e.scores[i].Total())
			b.Add(ui.Element{ID: id + ".total", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: cell(i, len(kinds)+1), Text: text, Size: max(floor, min(22, last.H*.8)),
				Label: e.names[i] + a.T("list.comma") + a.T("score.total") + a.Colon() + text})
		}
		if note > 0 {
			b.Paragraph("sums.reason", ui.Box(r.X+24, grid.Y+grid.H+2, r.W-48, note), text, 3, ui.AlignCentre)
		}
		b.Primary("sums.close", ui.Centred(ui.Box(r.X, r.Y+r.H-foot+2, r.W, foot-14), 200, foot-14), a.T("drawer.close"), a.Pop)
	})
}

// column heads the numbers of a player: with the name if there is room.
func (s *sums) column(b *ui.Builder, r ui.Rect, i int) {
	a, e := s.App, s.e
	id := "sums." + strconv.Itoa(i+1)
	_, floor := a.TextSize()
	c := min(r.H-4, 28)
	w := a.Config().Measure.Width(e.names[i], floor, ui.Bold)
	if w+c+8 > r.W {
		b.Crest(id+".crest", ui.Centred(r, c, c), e.crests[i], e.names[i])
		return
	}
	w = min(r.W-c-6, w*a.Growth()+2)
	x := r.X + (r.W-w-c-6)/2
	b.Crest(id+".crest", ui.Box(x, r.Y+(r.H-c)/2, c, c), e.crests[i], e.names[i])
	b.Add(ui.Element{ID: id + ".name", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Box(x+c+6, r.Y, w, r.H), Text: e.names[i], Size: floor, Align: ui.AlignLeft})
}

// open opens a book of a player.
func (e *score) open(seat, kind int) {
	e.App.Push(&ledger{Popup: ui.Popup{App: e.App}, e: e, seat: seat, kind: kind})
}

// ledger is an open book of the counting: the cards of a kind and their sums in words. The other
// books of the player, and those of the other players, are one press away.
type ledger struct {
	ui.Popup
	e          *score
	seat, kind int
	scroll     int
}

// Name returns the scene's name.
func (l *ledger) Name() string { return "ledger" }

// ledgerLine is a line of a book: cards of a kind (NoCard: coins), what they are worth, and the sum.
type ledgerLine struct {
	card grimoria.Card
	text string
	sum  int
}

// lines returns what stands in the open book.
func (l *ledger) lines() (list []ledgerLine) {
	a, e := l.App, l.e
	seat := grimoria.Seat(l.seat)
	coins := e.scores[l.seat].Coins
	each := func(c grimoria.Card, n, points int) {
		key := "score.each"
		if n == 1 {
			key = "score.single"
		}
		if n > 0 {
			list = append(list, ledgerLine{c, a.T(key, words.Num("Number", n), words.Ref("Card", show.CardName(c)), words.Num("Count", points)), n * points})
		}
	}
	with := func(c grimoria.Card, n int, key string, count, sum int) {
		if n == 0 {
			return
		}
		text := a.T("score.with."+key, words.Num("Number", n), words.Ref("Card", show.CardName(c)), words.Num("Count", count))
		if n > 1 {
			text += a.Colon() + a.T("score.per", words.Num("Points", sum/n))
		}
		list = append(list, ledgerLine{c, text, sum})
	}
	held := func(c grimoria.Card) int { return e.v.Held(seat, c) }
	switch kinds[l.kind] {
	case "coins":
		list = append(list, ledgerLine{grimoria.NoCard, a.T("score.coins.each", words.Num("Count", coins)), coins})
	case "places":
		for c := range grimoria.Card(grimoria.Places) {
			each(c, held(c), c.Points())
		}
	case "treasures":
		for c := grimoria.Card(grimoria.Adventures); c < grimoria.NoCard; c++ {
			n := held(c)
			if c == grimoria.Cloak {
				n += e.worn(seat)
			}
			each(c, n, c.Points())
		}
	case "companions":
		for c := grimoria.Card(grimoria.Places); c < grimoria.Adventures; c++ {
			if c == grimoria.TaxCollector {
				with(c, held(c), "coins", coins, held(c)*max(0, c.Points()-coins))
				continue
			}
			each(c, held(c), c.Points())
		}
	case "bonus":
		all := 0
		for c := grimoria.Card(grimoria.Places); c < grimoria.Adventures; c++ {
			all += held(c)
		}
		sum := func(c grimoria.Card) int { return e.v.Bonus(seat, c) }
		per := func(c grimoria.Card) int { return sum(c) / max(held(c), 1) }
		with(grimoria.Bronzesmith, held(grimoria.Bronzesmith), "helmets", held(grimoria.BronzeHelmet), sum(grimoria.Bronzesmith))
		with(grimoria.King, held(grimoria.King), "coins", coins, sum(grimoria.King))
		with(grimoria.Queen, held(grimoria.Queen), "sets", per(grimoria.Queen)/2, sum(grimoria.Queen))
		with(grimoria.Prince, held(grimoria.Prince), "companions", all, sum(grimoria.Prince))
		with(grimoria.Princess, held(grimoria.Princess), "kinds", per(grimoria.Princess)/2, sum(grimoria.Princess))
	}
	return list
}

// worn returns how many cloaks lie on a player's companions; they count as well (G9.4).
func (e *score) worn(seat grimoria.Seat) (n int) {
	_, cloaked := e.v.Companions(seat)
	for ; cloaked > 0; cloaked >>= 2 {
		n += int(cloaked & 3)
	}
	return n
}

// longest returns how many rows the longest book of the game has; all books are so high that nothing
// moves when one opens another.
func (l *ledger) longest(columns int) float32 {
	most := 2
	other := ledger{Popup: l.Popup, e: l.e}
	for other.seat = range l.e.players {
		for other.kind = range kinds {
			n := len(other.lines())
			if n > 3 {
				n = (n + columns - 1) / columns
			}
			most = max(most, n)
		}
	}
	return float32(most)
}

// turn opens another book: of the same player, or of another one.
func (l *ledger) turn(seats, pages int) {
	l.seat = (l.seat + seats + l.e.players) % l.e.players
	l.kind = (l.kind + pages + len(kinds)) % len(kinds)
	l.scroll = 0
	l.App.Changed()
}

// Key turns the pages with the shoulder buttons.
func (l *ledger) Key(k ui.Key) bool {
	switch k {
	case ui.PadLB:
		l.turn(0, -1)
	case ui.PadRB:
		l.turn(0, 1)
	default:
		return l.Popup.Key(k)
	}
	return true
}

// Wheel scrolls.
func (l *ledger) Wheel(up int) { l.scrollBy(-up) }

func (l *ledger) scrollBy(by int) {
	l.scroll += by
	l.App.Changed()
}

// Build adds the open book.
func (l *ledger) Build(b *ui.Builder) {
	a, e := l.App, l.e
	screen := a.Screen()
	b.Panel("ledger.shade", a.Window(), ui.LookShade)
	b.Last().Part = .5
	w, columns, row := min(screen.W-8, 860), 2, float32(104)
	if w < 660 {
		columns, row = 1, 66
	}
	r := ui.Centred(screen, w, min(screen.H-4, 174+row*l.longest(columns)))
	in := b.Add(ui.Element{ID: "ledger", Role: ui.RolePanel, Look: ui.LookPlaque, Rect: r, Label: e.names[l.seat] + a.T("list.comma") + a.T("score."+kinds[l.kind]), Over: true})
	b.Inside(in, func() {
		head := ui.Box(r.X+14, r.Y+8, r.W-28, 46)
		b.Icon("ledger.close", ui.Box(head.X+head.W-46, head.Y+1, 44, 44), pictures.SymCross, a.T("drawer.close"), a.Pop)
		b.Icon("ledger.previous", ui.Box(head.X, head.Y+1, 44, 44), pictures.SymLeft, a.T("score.previous"), func() { l.turn(-1, 0) })
		b.Icon("ledger.next", ui.Box(head.X+head.W-96, head.Y+1, 44, 44), pictures.SymRight, a.T("score.next"), func() { l.turn(1, 0) })
		b.Add(ui.Element{ID: "ledger.face", Role: ui.RoleLabel, Look: LookPerson, Rect: ui.Box(head.X+50, head.Y+1, 46, 46), Sitter: 1 + e.faces[l.seat], Label: e.names[l.seat], Paper: true})
		b.Crest("ledger.crest", ui.Box(head.X+102, head.Y+7, 34, 34), e.crests[l.seat], e.names[l.seat])
		name := ui.Box(head.X+144, head.Y, head.W-144-104, head.H)
		b.Add(ui.Element{ID: "ledger.name", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: name, Text: e.names[l.seat], Size: 22, Align: ui.AlignLeft})

		tabs := ui.Box(r.X+14, head.Y+head.H+4, r.W-28, 48)
		_, floor := a.TextSize()
		cell := ui.Row(tabs, 0, len(kinds), 6)
		named := true
		for _, kind := range kinds {
			named = named && a.Config().Measure.Width(a.T("score."+kind), floor, ui.Bold)+ui.IconSize+28 <= cell.W
		}
		for k, kind := range kinds {
			n := strconv.Itoa(part(e.scores[l.seat], k))
			text := n
			if named {
				text = a.T("score." + kind)
			}
			label := a.T("score."+kind) + a.Colon() + n
			el := ui.Element{ID: "ledger." + kind, Role: ui.RoleButton, Look: ui.LookButton, Rect: ui.Row(tabs, k, len(kinds), 6), Text: text, Label: label, Hint: label,
				Checked: k == l.kind, OnPress: func() { l.turn(0, k-l.kind) }}
			if named {
				el.Icons = []ui.Icon{emblem(k)}
			} else {
				el.Inner = ui.Box(el.Rect.X+2, el.Rect.Y+24, el.Rect.W-4, 21)
			}
			b.Add(el)
			if !named { // the sign above the number
				b.Add(ui.Element{ID: "ledger." + kind + ".sign", Role: ui.RoleLabel, Look: ui.LookIcons, Rect: ui.Box(el.Rect.X+(el.Rect.W-20)/2, el.Rect.Y+4, 24, 20), Icons: []ui.Icon{emblem(k)}, Size: 20, Label: label, Over: true})
			}
		}
		foot := ui.Box(r.X+18, r.Y+r.H-50, r.W-36, 40)
		total := part(e.scores[l.seat], l.kind)
		b.Add(ui.Element{ID: "ledger.sum.row", Role: ui.RolePanel, Look: LookRow, Rect: foot, Lit: true, Paper: true})
		b.Add(ui.Element{ID: "ledger.sum", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Box(foot.X+12, foot.Y, foot.W-90, foot.H), Text: a.T("score.sum", words.Ref("Kind", "score."+kinds[l.kind])), Align: ui.AlignLeft, Size: 20, Over: true})
		b.Add(ui.Element{ID: "ledger.total", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Box(foot.X+foot.W-78, foot.Y, 66, foot.H), Text: strconv.Itoa(total), Align: ui.AlignRight, Size: 22, Over: true})
		l.page(b, ui.Box(r.X+18, tabs.Y+tabs.H+8, r.W-36, foot.Y-6-(tabs.Y+tabs.H+8)))
	})
}

// page adds the lines of the open book, in two columns if there is room, and arrows if there are
// more.
func (l *ledger) page(b *ui.Builder, body ui.Rect) {
	a := l.App
	list := l.lines()
	if len(list) == 0 {
		b.Paragraph("ledger.nothing", body, a.T("score.nothing"), 2, ui.AlignCentre)
		return
	}
	normal, _ := a.TextSize()
	size := normal * a.Growth()
	columns := 1
	if body.W > 620 && len(list) > 3 { // as Build reckons
		columns = 2
	}
	const gap = 6
	least := 2*size*ui.LineHeight + 8
	if body.W/float32(columns) < 340 {
		least = 3*size*ui.LineHeight + 8
	}
	least = min(max(least, 52), body.H)
	rows := max(1, int((body.H+gap)/(least+gap)))
	if need := (len(list) + columns - 1) / columns; need > rows {
		body.W -= 52
		l.scroll = max(0, min(l.scroll, need-rows))
		b.Icon("ledger.up", ui.Box(body.X+body.W+8, body.Y, 44, 44), pictures.SymUp, a.T("drawer.older"), func() { l.scrollBy(-rows) })
		b.Icon("ledger.down", ui.Box(body.X+body.W+8, body.Y+body.H-44, 44, 44), pictures.SymDown, a.T("drawer.newer"), func() { l.scrollBy(rows) })
	} else {
		l.scroll = 0
		rows = need
	}
	h := min(118, (body.H-gap*float32(rows-1))/float32(rows))
	for i := l.scroll * columns; i < min(len(list), (l.scroll+rows)*columns); i++ {
		x := list[i]
		n := i - l.scroll*columns
		at := ui.Row(body, n%columns, columns, 10)
		at.Y, at.H = body.Y+float32(n/columns)*(h+gap), h
		id := "ledger.line." + strconv.Itoa(i)
		b.Add(ui.Element{ID: id + ".row", Role: ui.RolePanel, Look: LookRow, Rect: at, Paper: true})
		high := min(at.H-8, at.W*.17/cardRatio)
		pic := ui.Box(at.X+6, at.Y+(at.H-high)/2, high*cardRatio, high)
		if x.card == grimoria.NoCard {
			d := min(pic.W, pic.H)
			b.Add(ui.Element{ID: id + ".card", Role: ui.RoleLabel, Look: ui.LookIcons, Rect: ui.Centred(pic, d, d), Icons: []ui.Icon{coinIcon(0)}, Size: d, Label: a.T("score.coins"), Over: true})
		} else {
			b.Add(ui.Element{ID: id + ".card", Role: ui.RoleLabel, Look: LookCard, Rect: pic, Icons: []ui.Icon{cardIcon(x.card)}, Label: a.T(show.CardName(x.card)), Over: true})
		}
		text := ui.Box(pic.X+pic.W+10, at.Y, at.W-pic.W-62, at.H)
		b.Add(ui.Element{ID: id, Role: ui.RoleLabel, Look: ui.LookText, Rect: text, Text: x.text, Lines: 4, Align: ui.AlignLeft, Over: true, Label: x.text + a.Colon() + strconv.Itoa(x.sum)})
		b.Add(ui.Element{ID: id + ".sum", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Box(at.X+at.W-44, at.Y, 36, at.H), Text: strconv.Itoa(x.sum), Align: ui.AlignRight, Size: 20, Over: true})
	}
}
