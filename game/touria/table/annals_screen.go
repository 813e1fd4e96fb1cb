package table

import (
	"touria.games/touria/game/menu"
	"touria.games/touria/game/touria/annals"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
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
	s.g.week(a, f, "annals.date.", today)
	f.Foot(func(f *ui.Flow) {
		play, hint := "day.play", ""
		if s.g.annals.Days[today].Result != annals.None {
			play, hint = "day.again", a.T("day.again.hint")
		}
		f.Primary("annals.play", a.T(play), func() { s.g.playDay(a, realm) }).Hint = hint
		done(f)
	})
}

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
