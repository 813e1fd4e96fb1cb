package table

import (
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
	s := &annalsScene{a, g}
	a.Push(&ui.Annals{Page: ui.Page{App: a}, Figures: s.list, Feats: s.feats, More: "day", BuildMore: s.day})
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

// loadAnnals reads the annals, again if another program has replaced them, and returns what the player
// must know, "" if nothing.
func (g *Game) loadAnnals(a *ui.App) (problem string) {
	st, stamp := a.Config().Store, a.Config().Stamp()
	var err error
	if g.annals == nil {
		g.annals, err = annals.Load(st, stamp)
	} else {
		g.annals, err = g.annals.Refresh(st, stamp)
	}
	return a.AnnalsProblem(err)
}

// saveAnnals writes the annals, and tells the player if that fails.
func (g *Game) saveAnnals(a *ui.App) {
	if err := g.annals.Save(a.Config().Store); err != nil {
		a.Say(a.StoreText(err))
	}
}

// remember enters a finished game into the annals and returns the names of what was achieved in it for the
// first time.
func (g *Game) remember(a *ui.App, s *session.Session) (news []string) {
	game := annals.Read(s)
	if game == nil {
		return nil
	}
	news = g.readAnnals(a).Add(game, a.Today())
	g.saveAnnals(a)
	for i, id := range news {
		news[i] = a.T("feat." + id + ".name")
	}
	return news
}

// annalsScene says what the statistics show.
type annalsScene struct {
	App *ui.App
	g   *Game
}

// list returns the figures.
func (s *annalsScene) list() []ui.Figure {
	a, all := s.App, s.g.annals
	fastest := ui.Figure{Name: a.T("annals.fastest"), Value: a.T("annals.none")}
	if all.Fastest > 0 {
		fastest.Value = a.T("end.turns", words.Num("Count", all.Fastest))
	}
	t := &all.Totals
	return append(a.LedgerFigures(&all.Ledger, bot.Levels()), fastest, a.Figure("annals.doors", t.Doors), a.Figure("annals.gems", t.Gems),
		a.Figure("annals.hearts", t.Hearts), a.Figure("annals.gold", t.Gold), a.Figure("annals.orders", t.Orders), a.Figure("annals.items", t.Items),
		a.Figure("annals.cleansed", t.Cleansed), a.Figure("annals.steps", t.Steps), a.Figure("annals.joined", t.Joined))
}

// feats returns the achievements.
func (s *annalsScene) feats() (list []ui.Feat) {
	for _, x := range annals.Achievements {
		list = append(list, ui.Feat{ID: x.ID, Name: s.App.T("feat." + x.ID + ".name"), Text: s.App.T("feat." + x.ID + ".text"), Icon: featIcons[x.ID], Date: s.g.annals.Earned[x.ID]})
	}
	return list
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
		wide = max(wide, s.width(s.App.DateText(date, false)+"  "+text)+20)
		fits = fits && s.width(s.App.DateText(date, false)) < row-10
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
		in := b.Add(ui.Element{ID: id, Role: ui.RolePanel, Look: ui.LookField, Rect: cell, Lit: day.Result == annals.Won, Label: s.App.DateText(date, true) + a.Colon() + text})
		b.Inside(in, func() {
			if !fits {
				b.Label(id+".text", ui.Box(cell.X+6, cell.Y, cell.W-12, cell.H), s.App.DateText(date, false)+"  "+text, ui.AlignLeft)
				return
			}
			b.Label(id+".name", ui.Box(cell.X+4, cell.Y+4, cell.W-8, line+2), s.App.DateText(date, false), ui.AlignCentre)
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

// high returns the height of a text broken to a width.
func (s *annalsScene) high(text string, w float32, weight ui.Weight) float32 {
	normal, _ := s.App.TextSize()
	lines, _ := ui.Wrap(s.App.Config().Measure, text, w, normal*s.App.Growth(), weight, 9)
	return float32(len(lines)) * normal * s.App.Growth() * ui.LineHeight
}
