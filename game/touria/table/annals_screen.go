package table

import (
	"strconv"
	"strings"
	"time"

	"touria.games/touria/game/menu"
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
	a.Push(&menu.Annals{Page: ui.Page{App: a}, Figures: s.figures, Feats: s.feats, More: "day", BuildMore: s.day})
	if problem != "" {
		a.Tell(problem)
	}
}

// annalsScene says what the statistics show.
type annalsScene struct {
	App *ui.App
	g   *Game
}

// figures returns what is counted.
func (s *annalsScene) figures() []menu.Figure {
	a, all := s.App, s.g.annals
	fastest := menu.Figure{Name: a.T("annals.fastest"), Value: a.T("annals.none")}
	if all.Fastest > 0 {
		fastest.Value = a.T("end.turns", words.Num("Count", all.Fastest))
	}
	t := &all.Totals
	return append(menu.LedgerFigures(a, &all.Ledger, bot.Levels()), fastest, menu.FigureOf(a, "annals.doors", t.Doors), menu.FigureOf(a, "annals.gems", t.Gems),
		menu.FigureOf(a, "annals.hearts", t.Hearts), menu.FigureOf(a, "annals.gold", t.Gold), menu.FigureOf(a, "annals.orders", t.Orders), menu.FigureOf(a, "annals.items", t.Items),
		menu.FigureOf(a, "annals.cleansed", t.Cleansed), menu.FigureOf(a, "annals.steps", t.Steps), menu.FigureOf(a, "annals.joined", t.Joined))
}

// feats returns the achievements.
func (s *annalsScene) feats() (list []menu.Feat) {
	for _, x := range annals.Achievements {
		list = append(list, menu.Feat{ID: x.ID, Name: s.App.T("feat." + x.ID + ".name"), Text: s.App.T("feat." + x.ID + ".text"), Icon: featIcons[x.ID], Date: s.g.annals.Earned[x.ID]})
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
func (s *annalsScene) day(f *ui.Flow, done func(f *ui.Flow)) {
	a := s.App
	today := a.Today()
	realm, ok := annals.RealmOf(today)
	if !ok {
		f.Paragraph("annals.day.text", a.T("day.unknown")).Align = ui.AlignCentre
		f.Foot(done)
		return
	}
	goal, join := a.T("day.long"), " · "
	if realm.Short {
		goal = a.T("day.short")
	}
	if a.Upright() {
		join = "\n"
	}
	text := a.T("day.text") + "\n" + a.T("day.rival", s.g.rivalOf(a, realm)...) + join + goal
	f.Paragraph("annals.day.text", text).Align = ui.AlignCentre
	f.Cells(106*a.Growth(), func(f *ui.Flow) {
		for i, date := range annals.Week(today) {
			s.result(f, "annals.date."+strconv.Itoa(i), date)
		}
	})
	f.Foot(func(f *ui.Flow) {
		play, hint := "day.play", ""
		if s.g.annals.Days[today].Result != annals.None {
			play, hint = "day.again", a.T("day.again.hint")
		}
		f.Primary("annals.play", a.T(play), func() { s.g.playDay(a, realm) }).Hint = hint
		done(f)
	})
}

// result adds a day with its result.
func (s *annalsScene) result(f *ui.Flow, id, date string) {
	const mark = 72
	a, day := s.App, s.g.annals.Days[date]
	text := s.dayText(day)
	f.Card(ui.Element{ID: id, Role: ui.RolePanel, Look: ui.LookField, Lit: day.Result == annals.Won, Label: menu.DateText(a, date, true) + a.Colon() + text}, func(f *ui.Flow) {
		f.Paragraph(id+".name", menu.DateText(a, date, false)).Align = ui.AlignCentre
		if icon, ok := dayIcons[day.Result]; ok {
			f.Add(ui.Element{ID: id + ".mark", Role: ui.RoleLabel, Look: ui.LookIcons, Size: mark, Rect: ui.Rect{W: mark + 3, H: mark}, Icons: []ui.Icon{icon}, Label: text})
		}
		f.Paragraph(id+".text", text).Align = ui.AlignCentre
	})
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
	me := g.person(a, temper)
	me.Seat = rules.S
	return session.Config{
		Players: []session.Player{me, {Seat: rules.N, Name: a.T("bot." + temper + ".name"), Crest: emblems[temper], Level: realm.Bot}},
		Start:   realm.Start, Introductory: realm.Short, Seed: realm.Seed,
	}
}

// person returns the person who played last, with a crest that a rival's temperament leaves.
func (g *Game) person(a *ui.App, temper string) session.Player {
	me := session.Player{Name: a.Names()[0], Crest: (emblems[temper] + 1) % len(session.Crests)}
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
	return me
}

// rivalOf names the rival of a day.
func (g *Game) rivalOf(a *ui.App, realm annals.Realm) []any {
	_, temper, _ := bot.Split(realm.Bot)
	return []any{words.Ref("Name", "bot."+temper+".name"), words.Lit("Level", levelName(a, realm.Bot))}
}

var _ menu.Daily = (*Game)(nil)

// Day returns the realm of the day as the title tells it. What is wrong with the annals is told where all of them are
// shown.
func (g *Game) Day(a *ui.App) (d menu.Day, ok bool) {
	today := a.Today()
	realm, ok := annals.RealmOf(today)
	if !ok {
		return d, false
	}
	g.loadAnnals(a)
	s := &annalsScene{a, g}
	d = menu.Day{Name: a.T("annals.day"), Date: menu.DateText(a, today, false), Play: a.T("day.play"), Line: a.T("day.rival", g.rivalOf(a, realm)...)}
	if g.annals.Days[today].Result != annals.None {
		d.Play, d.Hint = a.T("day.again"), a.T("day.again.hint")
	}
	if n := g.annals.Streak(today); n > 1 {
		d.Line = a.T("day.streak", words.Num("Count", n))
	}
	names := strings.Fields(a.T("day.weekdays"))
	for _, date := range annals.Week(today) {
		day := g.annals.Days[date]
		when, _ := time.Parse(annals.Format, date)
		d.Days = append(d.Days, menu.DayMark{Name: names[when.Weekday()], Label: menu.DateText(a, date, true) + a.Colon() + s.dayText(day), Icon: dayIcons[day.Result], Won: day.Result == annals.Won})
	}
	return d, true
}

// PlayDay begins today's realm.
func (g *Game) PlayDay(a *ui.App) {
	if realm, ok := annals.RealmOf(a.Today()); ok {
		g.playDay(a, realm)
	}
}
