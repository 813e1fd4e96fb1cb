package ui

import (
	"touria.games/touria/game/store"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Touria is the game for the box.
type Touria struct {
	// Rules are those of new games and saved ones; nil: the default board's.
	Rules *touria.Rules
	// HeraldIterations is how often the herald goes through its search; 0: as
	// often as the best bots do.
	HeraldIterations int

	characters map[string]bool // their names in all languages; nil: not needed yet
}

// Name is the game's name in settings and saves.
func (g *Touria) Name() string { return "touria" }

// Saved tells whether there is a game to go on with.
func (g *Touria) Saved(a *App) bool {
	_, err := store.Autosave(a.Config().Store).Read()
	return err == nil
}

// Play begins a game with the last set-up, or a short one on the first run.
func (g *Touria) Play(a *App) {
	cfg, ok := g.lastSetup(a)
	if !ok {
		cfg = g.firstSetup(a)
	}
	cfg.Seed = a.Config().NewSeed()
	g.begin(a, cfg)
}

// SetUp opens the screen on which a game is set up.
func (g *Touria) SetUp(a *App) { a.push(newSetup(a, g)) }

// ShowRules opens the rules to read.
func (g *Touria) ShowRules(a *App) { a.push(&rulesScene{a: a}) }

// lastSetup returns what was played last; ok is false before the first game.
func (g *Touria) lastSetup(a *App) (cfg session.Config, ok bool) {
	return cfg, a.Settings().Setup(g.Name(), &cfg) && len(cfg.Players) >= 2 && cfg.Check() == nil
}

// firstSetup is the game of a first run: one human, one bot of the usual level,
// the short goal (ux.md d).
func (g *Touria) firstSetup(a *App) session.Config {
	temper := bot.Tempers()[0]
	return session.Config{
		Players: []session.Player{
			{Seat: rules.S, Name: a.Names()[0], Crest: 0},
			{Seat: rules.N, Name: a.t("bot." + temper + ".name"), Crest: emblems[temper], Level: bot.Name(usualLevel, temper)},
		},
		Start:        rules.NoSeat,
		Introductory: true,
	}
}

// begin starts a game and shows it.
func (g *Touria) begin(a *App, cfg session.Config) {
	s, err := session.New(cfg, g.options(a))
	if err != nil {
		a.tell(a.t("setup.refused") + "\n" + err.Error())
		return
	}
	cfg.Seed = ""
	a.Settings().KeepSetup(g.Name(), cfg)
	a.save()
	a.replace(newTable(a, g, s))
}

// options are those of each game.
func (g *Touria) options(a *App) session.Options {
	if g.Rules == nil {
		g.Rules = touria.NewRules(touria.DefaultBoard())
	}
	return session.Options{Rules: g.Rules, Saver: store.Autosave(a.Config().Store), HeraldIterations: g.HeraldIterations}
}

// Resume goes on with the autosaved game; what is wrong with it is told.
func (g *Touria) Resume(a *App) {
	s, res, err := session.Resume(store.Autosave(a.Config().Store), a.Config().Stamp(), g.options(a))
	text := ""
	switch {
	case res.Err != nil && res.Aside != "":
		text = a.t("store.dropped", show.Num("Count", res.Dropped)) + "\n" + a.t("store.damaged.save", res.Aside)
	case res.Aside != "":
		text = a.t("store.damaged.save", res.Aside)
	case err != nil:
		text = a.t("store.unreadable") + "\n" + err.Error()
	}
	if s == nil {
		a.ShowTitle()
	} else {
		a.replace(newTable(a, g, s))
	}
	if text != "" {
		a.tell(text)
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
func characterName(a *App, temper string, taken func(name string) bool) string {
	name := a.t("bot." + temper + ".name")
	for _, g := range generations {
		if !taken(name + g) {
			return name + g
		}
	}
	return name
}

// isCharacter tells whether a name is a character's, in any language, so that
// it may be replaced when another character takes the seat.
func (g *Touria) isCharacter(name string) bool {
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
func levelName(a *App, name string) string { return a.t(levelKey(name) + ".name") }

// levelLine says how bots of a level play.
func levelLine(a *App, name string) string { return a.t(levelKey(name) + ".hint") }

// characterLine is what a bot says of itself, empty if it has no temperament.
func characterLine(a *App, name string) string {
	if _, temper, ok := bot.Split(name); ok && temper != "" {
		return a.t("bot." + temper + ".line")
	}
	return ""
}
