// Package table is Touria's table: the scenes of its set-up, of a running game
// and of its end, made of the elements of game/ui. It draws nothing.
package table

import (
	"strings"

	"touria.games/touria/game/save"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Game is the game for the box.
type Game struct {
	// Rules are those of new games and saved ones; nil: the default board's.
	Rules *touria.Rules
	// HeraldIterations is how often the herald goes through its search; 0: as
	// often as the best bots do.
	HeraldIterations int

	blocked    string          // the save that is left alone, as the player knows
	characters map[string]bool // their names in all languages; nil: not needed yet
}

// Name is the game's name in settings and saves.
func (g *Game) Name() string { return "touria" }

// Records reads the game's records.
func (g *Game) Records() save.Game { return session.Saves(g.rules()) }

func (g *Game) rules() *touria.Rules {
	if g.Rules == nil {
		g.Rules = touria.NewRules(touria.DefaultBoard())
	}
	return g.Rules
}

// Play begins a game with the last set-up, or a short one on the first run.
func (g *Game) Play(a *ui.App) {
	cfg, ok := g.lastSetup(a)
	if !ok {
		cfg = g.firstSetup(a)
	}
	cfg.Seed = a.Config().NewSeed()
	g.begin(a, cfg)
}

// SetUp opens the screen on which a game is set up.
func (g *Game) SetUp(a *ui.App) { a.Push(newSetup(a, g)) }

// ShowRules opens the rules to read.
func (g *Game) ShowRules(a *ui.App) { a.Push(&rulesScene{Page: ui.Page{App: a}}) }

// lastSetup returns what was played last; ok is false before the first game.
func (g *Game) lastSetup(a *ui.App) (cfg session.Config, ok bool) {
	ok = a.Settings().Setup(g.Name(), &cfg) && cfg.Check() == nil
	return cfg, ok
}

// firstSetup is the game of a first run: one human, one bot of the usual level,
// the short goal (ux.md d).
func (g *Game) firstSetup(a *ui.App) session.Config {
	temper := bot.Tempers()[0]
	return session.Config{
		Players: []session.Player{
			{Seat: rules.S, Name: a.Names()[0], Crest: 0},
			{Seat: rules.N, Name: a.T("bot." + temper + ".name"), Crest: emblems[temper], Level: bot.Name(usualLevel, temper)},
		},
		Start:        rules.NoSeat,
		Introductory: true,
	}
}

// begin starts a game and shows it.
func (g *Game) begin(a *ui.App, cfg session.Config) {
	s, err := session.New(cfg, g.options(a))
	if err != nil {
		a.Tell(a.T("setup.refused") + "\n" + err.Error())
		return
	}
	cfg.Seed = ""
	a.Settings().KeepSetup(g.Name(), cfg)
	t := newTable(a, g, s)
	a.Replace(t)
	a.Save()
	t.checkSaving()
}

// options are those of each game.
func (g *Game) options(a *ui.App) session.Options {
	return session.Options{Rules: g.rules(), Slot: a.Saves().Autosave(), HeraldIterations: g.HeraldIterations}
}

// Resume goes on with the autosaved game; what is wrong with it is told.
func (g *Game) Resume(a *ui.App) {
	slot := a.Saves().Autosave()
	s, res, err := session.Resume(slot, a.Config().Stamp(), g.options(a))
	var news []string
	switch {
	case s == nil || res.Err == nil:
	case res.Backup:
		news = append(news, a.T("store.backup", words.Num("Count", res.Decisions)))
	default:
		news = append(news, a.T("store.dropped", words.Num("Count", res.Dropped)))
	}
	if res.Aside != "" {
		news = append(news, a.T("store.damaged.save", res.Aside))
	}
	if s != nil {
		t := newTable(a, g, s)
		a.Replace(t)
		t.checkSaving()
	} else {
		a.ShowTitle()
		switch {
		case res.Blocked != nil:
			news = append(news, a.StoreText(res.Blocked))
		case err != nil && len(news) == 0:
			news = append(news, a.T("store.unreadable"))
		}
	}
	if len(news) > 0 {
		a.Tell(strings.Join(news, "\n"))
	}
}

// emblems are the crests of the characters, one for each temperament.
var emblems = map[string]int{bot.Swordsman: 0, bot.Hoarder: 1, bot.Collector: 2, bot.Racer: 3}

// generations tell apart bots of one character at the same table.
var generations = []string{"", " II", " III", " IV", " V"}

// usualLevel is the level of bots that nobody has chosen a level for.
const usualLevel = bot.Journey

// characterName returns the name of a character, with a number behind it where
// somebody else at the table has that name already.
func characterName(a *ui.App, temper string, taken func(name string) bool) string {
	name := a.T("bot." + temper + ".name")
	for _, g := range generations {
		if !taken(name + g) {
			return name + g
		}
	}
	return name
}

// isCharacter tells whether a name is a character's, in any language, so that
// it may be replaced when another character takes the seat.
func (g *Game) isCharacter(name string) bool {
	if g.characters == nil { // once: catalogues take their time
		g.characters = map[string]bool{}
		for _, lang := range append(words.Languages(), words.Pseudo) {
			w := words.New(lang)
			for _, temper := range bot.Tempers() {
				for _, nth := range generations {
					g.characters[w.Text("bot."+temper+".name")+nth] = true
				}
			}
		}
	}
	return g.characters[name]
}

// levelKey returns the catalogue key of a bot's level: what stands before its
// temperament, or, for the arena's own bots of older games, the whole name.
func levelKey(name string) string {
	if level, _, ok := bot.Split(name); ok {
		name = level
	}
	return "bot." + name
}

// levelName returns the name of a bot's level.
func levelName(a *ui.App, name string) string { return a.T(levelKey(name) + ".name") }

// levelLine says how bots of a level play.
func levelLine(a *ui.App, name string) string { return a.T(levelKey(name) + ".hint") }

// characterLine is what a bot says of itself, empty if it has no temperament.
func characterLine(a *ui.App, name string) string {
	if _, temper, ok := bot.Split(name); ok && temper != "" {
		return a.T("bot." + temper + ".line")
	}
	return ""
}
