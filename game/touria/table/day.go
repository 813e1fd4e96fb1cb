package table

import (
	"strconv"
	"strings"
	"time"

	"touria.games/touria/game/menu"
	"touria.games/touria/game/save"
	"touria.games/touria/game/touria/annals"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
)

// dayText says how a day's try went.
func dayText(a *ui.App, d annals.Day) string {
	switch d.Result {
	case annals.Won:
		return a.T("day.won", words.Num("Count", d.Turns))
	case annals.Begun:
		return a.T("day.begun")
	case annals.Over:
		return a.T("day.over")
	case annals.Left:
		return a.T("day.left")
	}
	return a.T("day.none")
}

// week adds the seven days up to a date with their results.
func (g *Game) week(a *ui.App, f *ui.Flow, id, date string) {
	f.Cells(106*a.Growth(), func(f *ui.Flow) {
		for i, date := range annals.Week(date) {
			g.dayCard(a, f, id+strconv.Itoa(i), date)
		}
	})
}

// dayCard adds a day with its result: the picture between the words or, on a phone that lies, beside them.
func (g *Game) dayCard(a *ui.App, f *ui.Flow, id, date string) {
	on := g.annals.Days[date]
	text := dayText(a, on)
	mark := func(f *ui.Flow, size float32) {
		if icon, ok := dayIcons[on.Result]; ok {
			f.Add(ui.Element{ID: id + ".mark", Role: ui.RoleLabel, Look: ui.LookIcons, Size: size, Rect: ui.Rect{W: size + 3, H: size}, Icons: []ui.Icon{icon}, Label: text})
		}
	}
	name := func(f *ui.Flow) { f.Paragraph(id+".name", menu.DateText(a, date, false)).Align = ui.AlignCentre }
	result := func(f *ui.Flow) { f.Paragraph(id+".text", text).Align = ui.AlignCentre }
	f.Card(ui.Element{ID: id, Role: ui.RolePanel, Look: ui.LookField, Lit: on.Result == annals.Won, Label: menu.DateText(a, date, true) + a.Colon() + text}, func(f *ui.Flow) {
		if a.Phone() && !a.Upright() {
			f.Row(func(f *ui.Flow) {
				mark(f, 44)
				f.Column(func(f *ui.Flow) {
					name(f)
					result(f)
				})
			})
			return
		}
		name(f)
		mark(f, 72)
		result(f)
	})
}

// dayIcons are the pictures of results.
var dayIcons = map[annals.Result]ui.Icon{annals.Won: {Kind: show.IconRing}, annals.Over: {Kind: show.IconDoor, What: 1},
	annals.Left: {Kind: show.IconStep}, annals.Begun: {Kind: show.IconTurn}}

// playDay begins a day's game. The set-up of other games stays as it was.
func (g *Game) playDay(a *ui.App, realm annals.Realm) {
	g.deal(a, g.dayConfig(a, realm), func() { g.BeginDay(a, realm.Date) })
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
	d = menu.Day{Name: a.T("annals.day"), Date: menu.DateText(a, today, false), Play: a.T("day.play"), Line: a.T("day.rival", g.rivalOf(a, realm)...)}
	if g.annals.Days[today].Result != annals.None {
		d.Play, d.Hint = a.T("day.again"), a.T("day.again.hint")
	}
	if n := g.annals.Streak(today); n > 1 {
		d.Line = a.T("day.streak", words.Num("Count", n))
	}
	names := strings.Fields(a.T("day.weekdays"))
	for _, date := range annals.Week(today) {
		on := g.annals.Days[date]
		when, _ := time.Parse(annals.Format, date)
		d.Days = append(d.Days, menu.DayMark{Name: names[when.Weekday()], Label: menu.DateText(a, date, true) + a.Colon() + dayText(a, on), Icon: dayIcons[on.Result], Won: on.Result == annals.Won})
	}
	return d, true
}

// PlayDay begins today's realm.
func (g *Game) PlayDay(a *ui.App) {
	if realm, ok := annals.RealmOf(a.Today()); ok {
		g.playDay(a, realm)
	}
}

// DayOf returns the date whose realm a record is a game of, "" if it is none of those that days are kept of, and whether
// that has been begun before.
func (g *Game) DayOf(a *ui.App, text []byte) (date string, begun bool) {
	opt := session.Options{Rules: g.rules()}
	theirs, _, err := session.Load(text, opt)
	if err != nil {
		return "", false
	}
	realm, ok := annals.RealmOfSeed(theirs.Config().Seed, a.Today())
	if !ok {
		return "", false
	}
	own, err := session.New(g.dayConfig(a, realm), opt)
	if err != nil {
		return "", false
	}
	if same, _ := save.SameDeal(own.Record(), text); !same { // its seed, but other rules or another start
		return "", false
	}
	g.loadAnnals(a) // what is wrong with it is told when the game begins
	return realm.Date, g.annals.Days[realm.Date].Result != annals.None
}

// BeginDay notes that a date's realm begins.
func (g *Game) BeginDay(a *ui.App, date string) {
	g.readAnnals(a).BeginDay(date)
	g.saveAnnals(a)
}

// Realm returns what compares a game of the realm of a day with those of the days before, nil if it is none.
func (g *Game) Realm(a *ui.App, s *session.Session) func() {
	g.loadAnnals(a)
	date := g.annals.DayOf(s.Config().Seed)
	if date == "" {
		return nil
	}
	return func() { a.Push(&dayScene{Popup: ui.Popup{App: a}, g: g, date: date}) }
}

// dayScene shows a day's result beside those of the six days before.
type dayScene struct {
	ui.Popup
	g      *Game
	date   string
	scroll ui.Scroll
}

// Name returns the scene's name.
func (s *dayScene) Name() string { return "day" }

// Build adds the seven days and what they come to.
func (s *dayScene) Build(b *ui.Builder) {
	a, all := s.App, s.g.annals
	b.Window(ui.Frame{ID: "day", Title: a.T("annals.day"), W: 980, Over: true, Scroll: &s.scroll}, func(f *ui.Flow) {
		played, won, fastest := all.Tally(s.date)
		tally := []string{a.T("day.tally", words.Num("Won", won), words.Num("Count", played))}
		if won > 0 {
			tally = append(tally, a.T("annals.fastest")+a.Colon()+a.T("end.turns", words.Num("Count", fastest)))
		}
		if n := all.Streak(s.date); n > 1 {
			tally = append(tally, a.T("day.streak", words.Num("Count", n)))
		}
		f.Paragraph("day.tally", strings.Join(tally, " · ")).Align = ui.AlignCentre
		s.g.week(a, f, "day.date.", s.date)
		f.Paragraph("day.friends", a.T("day.friends")).Align = ui.AlignCentre
		f.Foot(func(f *ui.Flow) { f.Primary("day.done", a.T("drawer.close"), a.Pop) })
	})
}
