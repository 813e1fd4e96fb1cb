package after

import (
	"strconv"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// sums is the table that adds up all points: kinds by rows, players by columns.
type sums struct {
	ui.Popup
	e      *Score
	scroll ui.Scroll
}

// Name returns the scene's name.
func (s *sums) Name() string { return "sums" }

// sumRows are the rows: the players, each kind, and the sum.
const sumRows = 2 + len(board.Kinds)

// sumShare is how much higher than the others the row of the sum is.
const sumShare = 1.2

// Build adds the table, and why equal points did not decide.
func (s *sums) Build(b *ui.Builder) {
	const label, player = 230, 170 // the widths of its columns
	a, e := s.App, s.e
	text := e.reason()
	high, fits := s.rowHigh(text != "")
	b.Window(ui.Frame{ID: "sums", Title: a.T("score.sums"), Label: a.T("score.sums"), W: label + float32(e.players)*player, Veil: .5, Over: true, Scroll: &s.scroll}, func(f *ui.Flow) {
		f.Own(high*float32(sumRows), s.table)
		if text != "" && fits { // it stands behind the window, too
			f.Paragraph("sums.reason", text).Align = ui.AlignCentre
		}
		f.Foot(func(f *ui.Flow) { f.Primary("sums.close", a.T("drawer.close"), a.Pop) })
	})
}

// rowHigh returns the height of a row, and whether a note below the table has room.
func (s *sums) rowHigh(noted bool) (high float32, fits bool) {
	const around, gap, line = 142, 12, 20 // title and button; a line
	a := s.App
	_, floor := a.TextSize()
	least, most := 1.25*floor, max(44, 1.7*floor*a.Growth())
	room := (a.Screen().H - around) / float32(sumRows)
	if less := room - (gap+line*a.Growth())/float32(sumRows); noted && less >= least {
		room, fits = less, true
	}
	return max(least, min(most, room)), fits
}

// columns returns the columns of the table: the kinds' signs, if there is room for them, their names, and the players.
func (s *sums) columns(r ui.Rect) []ui.Rect {
	const gap, least = 4, 44 // of a player's column
	a := s.App
	_, floor := a.TextSize()
	sign, name := floor*1.3+gap, float32(0)
	for _, kind := range append([]string{"total"}, board.Kinds[:]...) {
		name = max(name, a.Config().Measure.Width(a.T("score."+kind), floor, ui.Bold)+gap)
	}
	if r.W-sign-name-3*gap < float32(s.e.players)*(least+gap) {
		sign = 0
	}
	return ui.Columns(r, gap, append([]float32{sign, name}, ui.Each(s.e.players, -1)...)...)
}

// table adds a row for each kind and a column for each player.
func (s *sums) table(b *ui.Builder, r ui.Rect) {
	a, e := s.App, s.e
	_, floor := a.TextSize()
	rows, at := ui.Rows(r, 0, append(ui.Each(sumRows-1, -1), -sumShare)...), s.columns(r)
	last := rows[sumRows-1]
	for i, row := range rows {
		if i%2 == 1 || row == last {
			b.Add(ui.Element{ID: "sums.row." + strconv.Itoa(i), Role: ui.RolePanel, Look: board.LookRow, Rect: row, Lit: row == last, Paper: true})
		}
	}
	for k, kind := range board.Kinds {
		if sign := ui.Cross(at[0], rows[k+1]); sign.W > 0 {
			d := min(sign.W, sign.H) - 4
			b.Add(ui.Element{ID: "sums.sign." + kind, Role: ui.RoleLabel, Look: ui.LookIcons, Rect: ui.Centred(sign, sign.W, d), Icons: []ui.Icon{board.Emblem(k)}, Size: d, Label: a.T("score." + kind)})
		}
		b.Label("sums."+kind, ui.Cross(at[1], rows[k+1]), a.T("score."+kind), ui.AlignLeft)
	}
	b.Add(ui.Element{ID: "sums.total", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Cross(at[1], last), Text: a.T("score.total"), Align: ui.AlignLeft, Size: floor})
	for i := range e.players {
		id, at := "sums."+strconv.Itoa(i+1), at[i+2]
		s.player(b, ui.Cross(at, rows[0]), i)
		for k, kind := range board.Kinds {
			text := strconv.Itoa(board.PartOf(e.scores[i], k))
			b.Label(id+"."+kind, ui.Cross(at, rows[k+1]), text, ui.AlignCentre)
			b.Last().Label = e.names[i] + a.T("list.comma") + a.T("score."+kind) + a.Colon() + text
		}
		text := strconv.Itoa(e.scores[i].Total())
		b.Add(ui.Element{ID: id + ".total", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Cross(at, last), Text: text, Size: max(floor, min(22, last.H*.8)),
			Label: e.names[i] + a.T("list.comma") + a.T("score.total") + a.Colon() + text})
	}
}

// player heads the numbers of a player: with the name if there is room.
func (s *sums) player(b *ui.Builder, r ui.Rect, i int) {
	const gap, most = 6, 28
	a, e := s.App, s.e
	id := "sums." + strconv.Itoa(i+1)
	_, floor := a.TextSize()
	crest := min(r.H-4, most)
	name := a.Config().Measure.Width(e.names[i], floor, ui.Bold) + 2
	if crest+gap+name > r.W {
		b.Crest(id+".crest", ui.Centred(r, crest, crest), e.crests[i], e.names[i])
		return
	}
	name = min(r.W-crest-gap, name*a.Growth())
	cells := ui.Columns(ui.Centred(r, crest+gap+name, r.H), gap, crest, name)
	b.Crest(id+".crest", ui.Centred(cells[0], crest, crest), e.crests[i], e.names[i])
	b.Add(ui.Element{ID: id + ".name", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: cells[1], Text: e.names[i], Size: floor, Align: ui.AlignLeft})
}

// open opens a book of a player.
func (e *Score) open(seat, kind int) {
	e.App.Push(&ledger{Popup: ui.Popup{App: e.App}, e: e, seat: seat, kind: kind})
}

// ledger is an open book of the counting: the cards of a kind and their sums in words. The other
// books of the player, and those of the other players, are one press away.
type ledger struct {
	ui.Popup
	e          *Score
	seat, kind int
	scroll     ui.Scroll
}

// Name returns the scene's name.
func (l *ledger) Name() string { return "ledger" }

// ledgerLine is a line of a book: cards of a kind (NoCard: coins), what they are worth, the sum, and for a bonus the very
// cards and coins that make it, in their groups.
type ledgerLine struct {
	card   grimoria.Card
	text   string
	sum    int
	groups [][]ui.Icon
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
			list = append(list, ledgerLine{card: c, sum: n * points, text: a.T(key, words.Num("Number", n), words.Ref("Card", show.CardName(c)), words.Num("Count", points))})
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
		list = append(list, ledgerLine{card: c, text: text, sum: sum, groups: e.made(seat, c)})
	}
	held := func(c grimoria.Card) int { return e.v.Held(seat, c) }
	switch board.Kinds[l.kind] {
	case "coins":
		list = append(list, ledgerLine{card: grimoria.NoCard, text: a.T("score.coins.each", words.Num("Count", coins)), sum: coins})
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

// made returns the cards and coins that make the bonus of a kind of companion, in the groups that count once each; what is
// there without making any is one group that counts nothing.
func (e *Score) made(seat grimoria.Seat, c grimoria.Card) (groups [][]ui.Icon) {
	times := func(icon ui.Icon, n int) (list []ui.Icon) {
		for range n {
			list = append(list, icon)
		}
		return list
	}
	each := func(icon ui.Icon, n, size int) {
		for ; n > 0; n -= size {
			groups = append(groups, times(icon, min(n, size)))
		}
	}
	switch c {
	case grimoria.Bronzesmith:
		each(board.CardIcon(grimoria.BronzeHelmet), e.v.Held(seat, grimoria.BronzeHelmet), 1)
	case grimoria.King, grimoria.TaxCollector:
		groups = append(groups, times(board.CoinIcon(0), min(e.v.Coins(seat), grimoria.TaxCollector.Points())))
		if c == grimoria.King {
			groups[0] = groups[0][:min(len(groups[0]), 5)]
		}
	case grimoria.Queen:
		var places [grimoria.Places]uint8
		for k := range places {
			places[k] = uint8(e.v.Held(seat, grimoria.Card(k)))
		}
		for _, set := range show.SetsOf(places) {
			var icons []ui.Icon
			for _, place := range set {
				icons = append(icons, board.SceneIcon(place))
			}
			groups = append(groups, icons)
		}
	case grimoria.Prince:
		var all []ui.Icon
		for k := grimoria.Card(grimoria.Places); k < grimoria.Adventures; k++ {
			all = append(all, times(board.CardIcon(k), e.v.Held(seat, k))...)
		}
		for len(all) >= 5 {
			groups, all = append(groups, all[:5]), all[5:]
		}
		if len(groups) == 0 {
			groups = append(groups, all)
		}
	case grimoria.Princess:
		for k := grimoria.Card(grimoria.Places); k < grimoria.Adventures; k++ {
			if n := e.v.Held(seat, k); n > 1 {
				groups = append(groups, times(board.CardIcon(k), n))
			}
		}
	}
	return groups
}

// worn returns how many cloaks lie on a player's companions; they count as well (G9.4).
func (e *Score) worn(seat grimoria.Seat) (n int) {
	_, cloaked := e.v.Companions(seat)
	for ; cloaked > 0; cloaked >>= 2 {
		n += int(cloaked & 3)
	}
	return n
}

// turn opens another book: of the same player, or of another one.
func (l *ledger) turn(seats, pages int) {
	l.seat = (l.seat + seats + l.e.players) % l.e.players
	l.kind = (l.kind + pages + len(board.Kinds)) % len(board.Kinds)
	l.scroll.Top()
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

// Build adds the open book, below whose it is and the tabs of the others, and above the sum. All books are equally
// high, so that nothing moves when one opens another.
func (l *ledger) Build(b *ui.Builder) {
	a, e := l.App, l.e
	label := e.names[l.seat] + a.T("list.comma") + a.T("score."+board.Kinds[l.kind])
	b.Window(ui.Frame{ID: "ledger", Label: label, W: 920, H: 500, Veil: .5, Over: true, Scroll: &l.scroll}, func(f *ui.Flow) {
		f.Head(func(f *ui.Flow) {
			l.whose(f)
			f.Cells(44, func(f *ui.Flow) {
				for k, kind := range board.Kinds {
					n := strconv.Itoa(board.PartOf(e.scores[l.seat], k))
					el := f.Button("ledger."+kind, a.T("score."+kind), func() { l.turn(0, k-l.kind) }, n)
					el.Icons, el.Lines, el.Checked = []ui.Icon{board.Emblem(k)}, 1, k == l.kind
					el.Label = a.T("score."+kind) + a.Colon() + n
					el.Hint = el.Label
				}
			})
		})
		list := l.lines()
		if len(list) == 0 {
			f.Paragraph("ledger.nothing", a.T("score.nothing")).Align = ui.AlignCentre
		}
		f.Cells(330*a.Growth(), func(f *ui.Flow) {
			for i := range list {
				l.line(f, "ledger.line."+strconv.Itoa(i), &list[i])
			}
		})
		f.Low(func(f *ui.Flow) {
			f.Card(ui.Element{ID: "ledger.sum.row", Role: ui.RolePanel, Look: board.LookRow, Lit: true, Paper: true}, func(f *ui.Flow) {
				f.Row(func(f *ui.Flow) {
					f.Heading("ledger.sum", a.T("score.sum", words.Ref("Kind", "score."+board.Kinds[l.kind])), 20).Align = ui.AlignLeft
					board.AddSum(f, "ledger.total", board.PartOf(e.scores[l.seat], l.kind))
				})
			})
		})
	})
}

// whose adds the player whose book it is, between the arrows to the others.
func (l *ledger) whose(f *ui.Flow) {
	const face, crest = 46, 34
	a, e := l.App, l.e
	f.Row(func(f *ui.Flow) {
		f.Icon("ledger.previous", pictures.SymLeft, a.T("score.previous"), func() { l.turn(-1, 0) })
		f.Add(ui.Element{ID: "ledger.face", Role: ui.RoleLabel, Look: board.LookPerson, Rect: ui.Rect{W: face, H: face}, Sitter: 1 + e.faces[l.seat], Label: e.names[l.seat], Paper: true})
		f.Add(ui.Element{ID: "ledger.crest", Role: ui.RoleLabel, Look: ui.LookCrest, Rect: ui.Rect{W: crest, H: crest}, Crest: e.crests[l.seat], Label: e.names[l.seat]})
		f.Heading("ledger.name", e.names[l.seat], 22).Align = ui.AlignLeft
		f.Icon("ledger.next", pictures.SymRight, a.T("score.next"), func() { l.turn(1, 0) })
		f.Icon("ledger.close", pictures.SymCross, a.T("drawer.close"), a.Pop)
	})
}

// line adds a line of the book: the card, what it is worth, and the sum.
func (l *ledger) line(f *ui.Flow, id string, x *ledgerLine) {
	const high = 76
	a := l.App
	f.Card(ui.Element{ID: id + ".row", Role: ui.RolePanel, Look: board.LookRow, Paper: true}, func(f *ui.Flow) {
		f.Row(func(f *ui.Flow) {
			card := ui.Element{ID: id + ".card", Role: ui.RoleLabel, Look: board.LookCard, Rect: ui.Rect{W: high * board.CardRatio, H: high}, Label: a.T("score.coins")}
			if x.card == grimoria.NoCard {
				card.Look, card.Icons, card.Size, card.Rect.H = ui.LookIcons, []ui.Icon{board.CoinIcon(0)}, high*board.CardRatio, high*board.CardRatio
			} else {
				card.Icons, card.Label = []ui.Icon{board.CardIcon(x.card)}, a.T(show.CardName(x.card))
			}
			f.Add(card)
			f.Paragraph(id, x.text).Label = x.text + a.Colon() + strconv.Itoa(x.sum)
			board.AddSum(f, id+".sum", x.sum)
		})
		most := 0
		for _, g := range x.groups {
			most = max(most, len(g))
		}
		if most == 0 {
			return
		}
		const size, apart = 28, 10
		f.Tiles(float32(most)*(size+3)+apart, func(f *ui.Flow) {
			for i, g := range x.groups {
				f.Own(size, func(b *ui.Builder, r ui.Rect) {
					b.Add(ui.Element{ID: id + ".group." + strconv.Itoa(i), Role: ui.RoleLabel, Look: ui.LookIcons, Rect: r, Size: size, Icons: g, Label: x.text, Silent: true})
				})
			}
		})
	})
}
