package table

import (
	"errors"
	"strconv"
	"strings"

	"touria.games/touria/game/touria/annals"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// ShowAnnals opens the statistics.
func (g *Game) ShowAnnals(a *ui.App) {
	problem := g.loadAnnals(a)
	a.Push(&annalsScene{Page: ui.Page{App: a}, g: g})
	if problem != "" {
		a.Tell(problem)
	}
}

// readAnnals returns the annals, and tells the player of any problem in reading them.
func (g *Game) readAnnals(a *ui.App) *annals.Annals {
	if problem := g.loadAnnals(a); problem != "" {
		a.Tell(problem)
	}
	return g.annals
}

// loadAnnals reads the annals once and returns what the player must know, "" if nothing.
func (g *Game) loadAnnals(a *ui.App) (problem string) {
	if g.annals != nil {
		return ""
	}
	var err error
	g.annals, err = annals.Load(a.Config().Store, a.Config().Stamp())
	var damaged *annals.Damaged
	switch {
	case errors.As(err, &damaged):
		return a.T("annals.damaged", damaged.Aside)
	case err != nil:
		return a.T("annals.blocked")
	}
	return ""
}

// saveAnnals writes the annals, and tells the player if that fails.
func (g *Game) saveAnnals(a *ui.App) {
	if err := g.annals.Save(a.Config().Store); err != nil {
		a.Say(a.StoreText(err))
	}
}

// remember enters a finished game into the annals and announces what was achieved in it.
func (g *Game) remember(a *ui.App, s *session.Session) {
	game := annals.Read(s)
	if game == nil {
		return
	}
	news := g.readAnnals(a).Add(game, a.Today())
	g.saveAnnals(a)
	if len(news) == 0 {
		return
	}
	names := make([]string, len(news))
	for i, id := range news {
		names[i] = a.T("feat." + id + ".name")
	}
	a.Announce(a.T("feat.news", words.Num("Count", len(news)), words.Lit("What", strings.Join(names, a.T("list.comma")))))
}

// The pages of the statistics.
const (
	figuresPage = iota
	featsPage
	dayPage
)

// annalsScene shows figures, achievements and the realm of the day.
type annalsScene struct {
	ui.Page
	g    *Game
	tab  int
	page int
}

// annalsTabs are the pages' names.
var annalsTabs = []string{"figures", "feats", "day"}

// Build adds the page shown.
func (s *annalsScene) Build(b *ui.Builder) {
	a := s.App
	screen := a.Screen()
	b.Ground("annals.ground")
	r := ui.Centred(screen, 980, 660)
	head, pad := float32(58), float32(20)
	if a.Phone() {
		r, head, pad = ui.Centred(screen, screen.W, screen.H-4), 0, 10 // there the tabs are title enough
	}
	in := b.Add(ui.Element{ID: "annals", Role: ui.RolePanel, Look: ui.LookPlaque, Rect: r, Label: a.T("annals.title"), Over: true})
	b.Inside(in, func() {
		if head > 0 {
			b.Title("annals.title", ui.Box(r.X+pad, r.Y+8, r.W-2*pad, head-10), a.T("annals.title"), 28)
		}
		tabs := ui.Box(r.X+pad, r.Y+head+6, r.W-2*pad, 46)
		var names []string
		for _, id := range annalsTabs {
			names = append(names, a.T("annals."+id))
		}
		cells := make([]ui.Rect, len(annalsTabs))
		for i := range cells {
			cells[i] = ui.Row(tabs, i, len(cells), 8)
		}
		if a.Upright() {
			var fits bool
			if cells, fits = b.Share(tabs, names, 6); !fits { // the last one below the others
				cells, _ = b.Share(tabs, names[:2], 6)
				cells = append(cells, ui.Box(tabs.X, tabs.Y+52, tabs.W, tabs.H))
				tabs.Y += 52
			}
		}
		for i, id := range annalsTabs {
			b.Button("annals."+id, cells[i], names[i], func() { s.show(i) })
			e := b.Last()
			e.Checked, e.Lines = i == s.tab, 2
		}
		foot := ui.Box(r.X+pad, r.Y+r.H-54, r.W-2*pad, 48)
		body := ui.Box(r.X+pad, tabs.Y+54, r.W-2*pad, foot.Y-6-tabs.Y-54)
		turner := foot
		if a.Upright() && s.tab != dayPage {
			turner.Y -= 54
			body.H -= 54
		}
		pages := 1
		switch s.tab {
		case figuresPage:
			pages = s.figures(b, body)
		case featsPage:
			pages = s.feats(b, body)
		case dayPage:
			s.day(b, body, foot)
		}
		done := min(240, foot.W*0.4)
		if pages > 1 {
			b.PageTurner("annals", turner, s.page, pages, s.turn)
			done = min(done, foot.W-252)
		}
		if a.Upright() && s.tab != dayPage {
			done = foot.W
		}
		b.Button("annals.done", ui.Box(foot.X+foot.W-done, foot.Y, done, foot.H), a.T("settings.done"), a.Pop)
		if s.tab != dayPage {
			b.Last().Look = ui.LookPrimary
		}
	})
}

// show changes to another page.
func (s *annalsScene) show(tab int) {
	s.tab, s.page = tab, 0
	s.App.Changed()
}

func (s *annalsScene) turn(by int) {
	s.page = max(0, s.page+by)
	s.App.Changed()
}

// grid returns the cells of the current page for n things that need cells of a size, and how many
// pages there are. It keeps the page in bounds.
func (s *annalsScene) grid(r ui.Rect, n int, w, h float32) (first int, cells []ui.Rect, pages int) {
	const gap = 8
	columns := max(1, int((r.W+gap)/(w+gap)))
	rows := max(1, int((r.H+gap)/(h+gap)))
	on := columns * rows
	pages = max(1, (n+on-1)/on)
	s.page = min(s.page, pages-1)
	first = s.page * on
	for i := range min(on, n-first) {
		column := ui.Row(r, i%columns, columns, gap)
		cells = append(cells, ui.Box(column.X, r.Y+float32(i/columns)*(h+gap), column.W, h))
	}
	return first, cells, pages
}

// high returns the height of a text broken to a width.
func (s *annalsScene) high(text string, w float32, weight ui.Weight) float32 {
	normal, _ := s.App.TextSize()
	return s.highAt(text, w, weight, normal*s.App.Growth())
}

// highAt is high for text of a size.
func (s *annalsScene) highAt(text string, w float32, weight ui.Weight, size float32) float32 {
	lines, _ := ui.Wrap(s.App.Config().Measure, text, w, size, weight, 9)
	return float32(len(lines)) * size * ui.LineHeight
}

// figure is a line of the figures.
type figure struct{ name, value string }

// leastFigures and leastFeats are how many a page shows at least where larger text would
// leave room for fewer.
const leastFigures, leastFeats = 6, 2

// list returns the figures.
func (s *annalsScene) list() []figure {
	a, all := s.App, s.g.annals
	number := func(n int) string { return a.Words().Number(n) }
	list := []figure{{a.T("annals.games"), number(all.Games)}, {a.T("annals.won"), number(all.Won)}}
	for _, level := range bot.Levels() {
		list = append(list, figure{a.T("annals.level", words.Ref("Level", "bot."+level+".name")), number(all.Levels[level])})
	}
	fastest := a.T("annals.none")
	if all.Fastest > 0 {
		fastest = a.T("end.turns", words.Num("Count", all.Fastest))
	}
	t := &all.Totals
	return append(list, figure{a.T("annals.fastest"), fastest}, figure{a.T("annals.doors"), number(t.Doors)},
		figure{a.T("annals.gems"), number(t.Gems)}, figure{a.T("annals.hearts"), number(t.Hearts)}, figure{a.T("annals.gold"), number(t.Gold)},
		figure{a.T("annals.orders"), number(t.Orders)}, figure{a.T("annals.items"), number(t.Items)},
		figure{a.T("annals.cleansed"), number(t.Cleansed)}, figure{a.T("annals.steps"), number(t.Steps)}, figure{a.T("annals.joined"), number(t.Joined)})
}

// figures adds the figures and returns the number of pages.
func (s *annalsScene) figures(b *ui.Builder, r ui.Rect) (pages int) {
	a := s.App
	list := s.list()
	var w, h, note float32
	normal, floor := a.TextSize()
	size := normal * a.Growth()
	for ; ; size = max(floor, size-1) { // as large as there is room for some
		w, h = min(r.W, 280*size/normal), 40
		note = s.highAt(a.T("annals.hint"), r.W-8, ui.Regular, size) + 8
		columns := float32(max(1, int((r.W+8)/(w+8))))
		wide := (r.W - (columns-1)*8) / columns // of a cell
		for _, f := range list {
			h = max(h, s.highAt(f.name, wide*0.66-16, ui.Regular, size)+12)
		}
		if int(columns)*int((r.H-note+2)/(h+8)) >= leastFigures || size <= floor {
			break
		}
	}
	b.Paragraph("annals.hint", ui.Box(r.X, r.Y+r.H-note, r.W, note), a.T("annals.hint"), 9, ui.AlignCentre)
	b.Last().Size = size / a.Growth()
	r.H -= note + 6
	first, cells, pages := s.grid(r, len(list), w, h)
	for i, cell := range cells {
		f := list[first+i]
		id := "annals.figure." + strconv.Itoa(first+i)
		in := b.Add(ui.Element{ID: id, Role: ui.RolePanel, Look: ui.LookField, Rect: cell, Label: f.name + a.Colon() + f.value})
		b.Inside(in, func() {
			b.Paragraph(id+".name", ui.Box(cell.X+10, cell.Y+2, cell.W*0.66-10, cell.H-4), f.name, 4, ui.AlignLeft)
			b.Last().Size = size / a.Growth()
			b.Add(ui.Element{ID: id + ".value", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Box(cell.X+cell.W*0.66+4, cell.Y+2, cell.W*0.34-12, cell.H-4),
				Text: f.value, Align: ui.AlignRight, Lines: 2, Size: size / a.Growth()})
		})
	}
	return pages
}

// feats adds the achievements and returns the number of pages.
func (s *annalsScene) feats(b *ui.Builder, r ui.Rect) (pages int) {
	a, all := s.App, s.g.annals
	count := a.T("feat.count", words.Num("N", len(all.Earned)), words.Num("Count", len(annals.Achievements)))
	const mark = 48
	feat := func(larger float32) float32 { // the width of one
		w := min(r.W, 270*larger)
		columns := float32(max(1, int((r.W+8)/(w+8))))
		return (r.W - (columns-1)*8) / columns
	}
	var w float32
	state := func(id string) string {
		if date, ok := all.Earned[id]; ok {
			return a.T("feat.earned", words.Lit("Date", s.date(date, true)))
		}
		return a.T("feat.open")
	}
	var name, text, when, note float32
	beside := false
	normal, floor := a.TextSize()
	size := normal * a.Growth()
	for ; ; size = max(floor, size-1) { // as large as there is room for some
		note = s.highAt(count, r.W-8, ui.Regular, size) + 8
		w, name, text, when = feat(size/normal), 0, 0, 0
		for _, x := range annals.Achievements {
			name = max(name, s.highAt(a.T("feat."+x.ID+".name"), w-mark-28, ui.Bold, size))
			text = max(text, s.highAt(a.T("feat."+x.ID+".text"), w-mark-28, ui.Regular, size))
			when = max(when, s.highAt(state(x.ID), w-mark-28, ui.Regular, size))
		}
		beside = true // name and date in one line
		for _, x := range annals.Achievements {
			wide := s.App.Config().Measure.Width(a.T("feat."+x.ID+".name"), size, ui.Bold) + s.App.Config().Measure.Width(state(x.ID), size, ui.Regular)
			beside = beside && wide+8 <= w-mark-28
		}
		if beside {
			when = 0
		}
		if columns := int((r.W + 8) / (w + 8)); columns*int((r.H-note+4)/(name+text+when+28)) >= leastFeats || size <= floor {
			break
		}
	}
	b.Paragraph("annals.count", ui.Box(r.X, r.Y, r.W, note), count, 3, ui.AlignCentre)
	b.Last().Size = size / a.Growth()
	r.Y, r.H = r.Y+note+4, r.H-note-4
	first, cells, pages := s.grid(r, len(annals.Achievements), w-1, name+text+when+20)
	for i, cell := range cells {
		x := annals.Achievements[first+i]
		_, earned := all.Earned[x.ID]
		id := "annals.feat." + x.ID
		in := b.Add(ui.Element{ID: id, Role: ui.RolePanel, Look: ui.LookField, Rect: cell, Lit: earned,
			Label: a.T("feat."+x.ID+".name") + a.Colon() + a.T("feat."+x.ID+".text") + " " + state(x.ID)})
		b.Inside(in, func() {
			b.Add(ui.Element{ID: id + ".picture", Role: ui.RoleLabel, Look: ui.LookIcons, Rect: ui.Box(cell.X+6, cell.Y+(cell.H-mark)/2, mark+3, mark), Size: mark,
				Icons: []ui.Icon{featIcons[x.ID]}, Label: a.T("feat." + x.ID + ".name")})
			line := ui.Box(cell.X+mark+16, cell.Y+6, cell.W-mark-24, name)
			head := line
			if beside {
				head.W -= s.App.Config().Measure.Width(state(x.ID), size, ui.Regular) + 6
			}
			b.Add(ui.Element{ID: id + ".name", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: head, Text: a.T("feat." + x.ID + ".name"),
				Align: ui.AlignLeft, Lines: 3, Size: size / a.Growth()})
			b.Paragraph(id+".text", ui.Box(line.X, line.Y+name+2, line.W, text+2), a.T("feat."+x.ID+".text"), 6, ui.AlignLeft)
			b.Last().Size = size / a.Growth()
			if beside {
				wide := s.App.Config().Measure.Width(state(x.ID), size, ui.Regular) + 2
				b.Paragraph(id+".when", ui.Box(line.X+line.W-wide, line.Y, wide, name), state(x.ID), 1, ui.AlignRight)
			} else {
				b.Paragraph(id+".when", ui.Box(line.X, line.Y+name+text+5, line.W, when+2), state(x.ID), 3, ui.AlignLeft)
			}
			b.Last().Size = size / a.Growth()
		})
	}
	return pages
}

// date returns a date as people write it, with the year or without. What is no date stays as it is.
func (s *annalsScene) date(date string, year bool) string {
	y, rest, ok := strings.Cut(date, "-")
	m, d, also := strings.Cut(rest, "-")
	if !ok || !also {
		return date
	}
	if year {
		var n [3]int
		for i, text := range [3]string{y, m, d} {
			n[i], _ = strconv.Atoi(text)
		}
		return s.App.Date(n[0], n[1], n[2])
	}
	return s.App.T("day.date", words.Lit("D", d), words.Lit("M", m))
}

// dayText says how a day's try went.
func (s *annalsScene) dayText(day annals.Day) string {
	switch day.Result {
	case annals.Won:
		return s.App.T("day.won", words.Num("Count", day.Turns))
	case annals.Begun:
		return s.App.T("day.begun")
	case annals.Over:
		return s.App.T("day.over")
	case annals.Left:
		return s.App.T("day.left")
	}
	return s.App.T("day.none")
}

// day adds the realm of the day and the seven days, and at the foot the button that plays it.
func (s *annalsScene) day(b *ui.Builder, r, foot ui.Rect) {
	a := s.App
	today := a.Today()
	realm, ok := annals.RealmOf(today)
	if !ok {
		b.Paragraph("annals.day.text", r, a.T("day.unknown"), 9, ui.AlignCentre)
		return
	}
	_, temper, _ := bot.Split(realm.Bot)
	goal := a.T("day.long")
	if realm.Short {
		goal = a.T("day.short")
	}
	text := a.T("day.rival", words.Ref("Name", "bot."+temper+".name"), words.Lit("Level", levelName(a, realm.Bot)))
	if a.Upright() {
		text += "\n" + goal
	} else {
		text += " · " + goal
	}
	if whole := a.T("day.text") + "\n" + text; s.high(whole, r.W-12, ui.Regular)+leastWeek < r.H {
		text = whole
	}
	h := s.high(text, r.W-12, ui.Regular) + 8
	b.Paragraph("annals.day.text", ui.Box(r.X, r.Y, r.W, h), text, 9, ui.AlignCentre)
	play, hint := "day.play", ""
	if s.g.annals.Days[today].Result != annals.None {
		play, hint = "day.again", a.T("day.again.hint")
	}
	b.Primary("annals.play", ui.Box(foot.X, foot.Y, min(360, foot.W*0.58), foot.H), a.T(play), func() { s.g.playDay(a, realm) })
	b.Last().Hint, b.Last().Lines = hint, 2
	s.week(b, ui.Box(r.X, r.Y+h+8, r.W, r.H-h-8), annals.Week(today))
}

// leastWeek is the height that the seven days need at least.
const leastWeek = 150

// week adds a row of days with their results, several rows or only the marks where there is little
// room.
func (s *annalsScene) week(b *ui.Builder, r ui.Rect, dates []string) {
	a := s.App
	normal, _ := a.TextSize()
	line := normal * a.Growth() * ui.LineHeight
	row := ui.Row(r, 0, len(dates), 6).W
	high, wide, fits := float32(0), float32(0), true
	for _, date := range dates {
		text := s.dayText(s.g.annals.Days[date])
		high = max(high, s.high(text, row-10, ui.Regular))
		wide = max(wide, s.width(s.date(date, false)+"  "+text)+20)
		fits = fits && s.width(s.date(date, false)) < row-10
		for _, word := range strings.Fields(text) {
			fits = fits && s.width(word) < row-12
		}
	}
	mark := max(36, min(90, row-16, r.H-high-line-24))
	fits = fits && high+line+mark+20 <= r.H
	columns := max(1, min(len(dates), int(r.W/wide)))
	if a.Upright() && float32(len(dates))*(line+8) <= r.H {
		columns = 1
	}
	rows := (len(dates) + columns - 1) / columns
	brief := !fits && !a.Upright() && r.H < float32(rows)*(line+5) // then the marks must do
	if brief {
		fits, high = true, -8
	}
	for i, date := range dates {
		day := s.g.annals.Days[date]
		id, text := "annals.date."+strconv.Itoa(i), s.dayText(day)
		cell := ui.Column(ui.Row(r, i%columns, columns, 6), i/columns, rows, 3)
		if high := min(cell.H, 2*line); cell.H > high { // close together
			cell.Y, cell.H = r.Y+float32(i/columns)*(high+6), high
		}
		if fits {
			cell = ui.Row(r, i, len(dates), 6)
			cell.H = min(cell.H, high+line+mark+24)
			cell.Y += (r.H - cell.H) / 3
		}
		in := b.Add(ui.Element{ID: id, Role: ui.RolePanel, Look: ui.LookField, Rect: cell, Lit: day.Result == annals.Won, Label: s.date(date, true) + a.Colon() + text})
		b.Inside(in, func() {
			if !fits {
				b.Label(id+".text", ui.Box(cell.X+6, cell.Y, cell.W-12, cell.H), s.date(date, false)+"  "+text, ui.AlignLeft)
				return
			}
			b.Label(id+".name", ui.Box(cell.X+4, cell.Y+4, cell.W-8, line+2), s.date(date, false), ui.AlignCentre)
			if icon, ok := dayIcons[day.Result]; ok {
				b.Add(ui.Element{ID: id + ".mark", Role: ui.RoleLabel, Look: ui.LookIcons, Size: mark,
					Rect: ui.Box(cell.X+(cell.W-mark-3)/2, cell.Y+line+8, mark+3, mark), Icons: []ui.Icon{icon}, Label: text})
			}
			if brief {
				return
			}
			b.Paragraph(id+".text", ui.Box(cell.X+4, cell.Y+line+mark+12, cell.W-8, cell.H-line-mark-14), text, 5, ui.AlignCentre)
		})
	}
}

// dayIcons are the pictures of results.
var dayIcons = map[annals.Result]ui.Icon{annals.Won: {Kind: show.IconRing}, annals.Over: {Kind: show.IconDoor, What: 1},
	annals.Left: {Kind: show.IconStep}, annals.Begun: {Kind: show.IconTurn}}

// featIcons are the achievements' pictures.
var featIcons = map[string]ui.Icon{
	"wedding":    {Kind: show.IconRing},
	"journey":    {Kind: show.IconTower, What: uint8(touria.NW)},
	"quest":      {Kind: show.IconSword},
	"crown":      {Kind: show.IconSpace, What: uint8(touria.AtCastle)},
	"kingdom":    {Kind: show.IconHeart},
	"crowd":      {Kind: show.IconWho, What: uint8(touria.Jester)},
	"marriage":   {Kind: show.IconItem, What: uint8(touria.Rose)},
	"gallop":     {Kind: show.IconItem, What: uint8(touria.Boots)},
	"first_door": {Kind: show.IconDoor, What: 1},
	"foresight":  {Kind: show.IconItem, What: uint8(touria.CrystalBall)},
	"spotless":   {Kind: show.IconGem, What: uint8(touria.Black)},
	"counsel":    {Kind: show.IconItem, What: uint8(touria.Compass)},
	"orders":     {Kind: show.IconAction, What: uint8(touria.Trader)},
	"hearts":     {Kind: show.IconAction, What: uint8(touria.Goldsmith)},
	"joust":      {Kind: show.IconItem, What: uint8(touria.Helmet)},
	"dragon":     {Kind: show.IconAction, What: uint8(touria.Dragon)},
	"well":       {Kind: show.IconAction, What: uint8(touria.Fountain)},
	"basket":     {Kind: show.IconAction, What: uint8(touria.Forest)},
	"sweep":      {Kind: show.IconItem, What: uint8(touria.Knapsack)},
	"mirror":     {Kind: show.IconItem, What: uint8(touria.Mirror)},
	"painter":    {Kind: show.IconItem, What: uint8(touria.Paintbrush)},
	"broom":      {Kind: show.IconItem, What: uint8(touria.Broom)},
	"twice":      {Kind: show.IconGem, What: uint8(touria.Violet)},
	"guest":      {Kind: show.IconElixir},
	"host":       {Kind: show.IconItem, What: uint8(touria.Flagon)},
}

// width returns the width of a text on one line.
func (s *annalsScene) width(text string) float32 {
	normal, _ := s.App.TextSize()
	return s.App.Config().Measure.Width(text, normal*s.App.Growth(), ui.Regular)
}

// playDay begins a day's game. The set-up of other games stays as it was.
func (g *Game) playDay(a *ui.App, realm annals.Realm) {
	g.deal(a, g.dayConfig(a, realm), func() {
		g.readAnnals(a).BeginDay(realm.Date)
		g.saveAnnals(a)
	})
}

// dayConfig returns the set-up of a day's game: the person who played last against the day's rival.
func (g *Game) dayConfig(a *ui.App, realm annals.Realm) session.Config {
	_, temper, _ := bot.Split(realm.Bot)
	me := session.Player{Seat: rules.S, Name: a.Names()[0], Crest: (emblems[temper] + 1) % len(session.Crests)}
	if last, ok := g.lastSetup(a); ok {
		for _, p := range last.Players {
			if p.Human() {
				me.Name = p.Name
				if p.Crest != emblems[temper] {
					me.Crest = p.Crest
				}
				break
			}
		}
	}
	return session.Config{
		Players: []session.Player{me, {Seat: rules.N, Name: a.T("bot." + temper + ".name"), Crest: emblems[temper], Level: realm.Bot}},
		Start:   realm.Start, Introductory: realm.Short, Seed: realm.Seed,
	}
}

// Key turns pages with the pad's shoulder buttons.
func (s *annalsScene) Key(k ui.Key) bool {
	switch k {
	case ui.PadLB:
		s.show((s.tab + len(annalsTabs) - 1) % len(annalsTabs))
	case ui.PadRB:
		s.show((s.tab + 1) % len(annalsTabs))
	default:
		return false
	}
	return true
}

// Name returns the scene's name.
func (s *annalsScene) Name() string { return "annals" }
