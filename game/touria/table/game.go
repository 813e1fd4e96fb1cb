// Package table is Touria's table: the scenes for setting up and playing a
// game, built from the elements of game/ui. It draws nothing.
package table

import (
	"cmp"
	"strings"

	assets "touria.games/touria/assets/words"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/save"
	"touria.games/touria/game/touria/after"
	"touria.games/touria/game/touria/annals"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/game/touria/opening"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Game is Touria as a game of the box.
type Game struct {
	// Rules apply to new and saved games; nil: those of the Board, made when they are first needed.
	Rules *touria.Rules
	// Board is the board of all games; nil: the default board.
	Board *touria.Board
	// HeraldIterations is the number of iterations of the herald's search; 0: as
	// many as the best bots'.
	HeraldIterations int
	// FirstSeed is the seed of the first game; "": that of a realm whose first turn is a good one to learn from.
	FirstSeed string

	annals     *annals.Annals  // nil: not needed yet
	blocked    string          // the save left untouched that the player was told of
	characters map[string]bool // the bots' names in all languages; nil: not needed yet
}

// Name returns "touria".
func (g *Game) Name() string { return "touria" }

// Records returns the reader of the game's records.
func (g *Game) Records() save.Game { return session.Saves(g.rules) }

func (g *Game) rules() *touria.Rules {
	if g.Rules == nil {
		if g.Board == nil {
			g.Rules = session.DefaultRules()
		} else {
			g.Rules = touria.NewRules(g.Board)
		}
	}
	return g.Rules
}

// Play starts a game with the last set-up, or the first game.
func (g *Game) Play(a *ui.App) {
	if cfg, ok := g.lastSetup(a); ok {
		cfg.Seed = a.Config().NewSeed()
		g.Begin(a, cfg)
		return
	}
	g.playFirst(a)
}

// firstRealm is the seed of the first game: the northwest tower shows the thief, and the shortest road there leads past a
// mine with a blue and a red gem, another one past a black gem.
const firstRealm = "first-234"

// firstSeed returns the seed of the first game.
func (g *Game) firstSeed() string { return cmp.Or(g.FirstSeed, firstRealm) }

// isFirst reports whether a game is the first one on this machine, in the realm that is the same for everybody.
func (g *Game) isFirst(cfg *session.Config) bool {
	return cfg.Seed == g.firstSeed() && cfg.Start == rules.S && len(cfg.Players) == 2 && cfg.Introductory && cfg.MemoryAid
}

// playFirst starts the first game with its opening. From the second one on, the seed and who starts are free.
func (g *Game) playFirst(a *ui.App) {
	cfg := g.firstSetup(a)
	first := cfg
	first.Seed = g.firstSeed()
	first.Start = rules.S // who starts is asked for no gift (T3.7)
	g.Begin(a, first)
	a.Settings().KeepSetup(g.Name(), cfg)
	a.Save()
	if t := TableOf(a); t != nil {
		showStory(t, false)
	}
}

// showStory shows the opening over the table: before the first game, or again.
func showStory(t *Table, again bool) {
	seat := t.board.Eyes
	hearts, gold := t.s.State().Goals(seat)
	opening.Show(t.a, opening.Story{Crest: t.board.Crests[seat], Hearts: hearts, Gold: gold, Again: again, Goal: func() ui.Rect { return opening.TableGoal(t.a) }})
}

// SetUp opens the set-up screen.
func (g *Game) SetUp(a *ui.App) { a.Push(newSetup(a, g)) }

// lastSetup returns the last game's set-up; ok is false before the first game.
func (g *Game) lastSetup(a *ui.App) (cfg session.Config, ok bool) {
	ok = a.Settings().Setup(g.Name(), &cfg) && cfg.Check() == nil
	return cfg, ok
}

// firstSetup returns the set-up for the first run: one human, one bot of the lowest
// level, the short goal (ux.md d), and the memory aid.
func (g *Game) firstSetup(a *ui.App) session.Config {
	temper := bot.Tempers()[0]
	cfg := firstRules()
	cfg.Players = []session.Player{
		{Seat: rules.S, Name: a.Names()[0], Crest: 0},
		{Seat: rules.N, Name: a.T("bot." + temper + ".name"), Crest: emblems[temper], Level: bot.Name(bot.Stroll, temper)},
	}
	return cfg
}

// Watch opens a record to be watched. where is the place it comes from, for
// messages.
func (g *Game) Watch(a *ui.App, text []byte, where string) { after.Watch(a, g, g.rules(), text, where) }

// Begin starts a game.
func (g *Game) Begin(a *ui.App, cfg session.Config) {
	g.deal(a, cfg, func() {
		cfg.Seed = ""
		a.Settings().KeepSetup(g.Name(), cfg)
	})
}

// deal begins a game. keep stores what is to be remembered of its beginning.
func (g *Game) deal(a *ui.App, cfg session.Config, keep func()) {
	s, err := session.New(cfg, g.options(a))
	if err != nil {
		a.Tell(a.T("setup.refused") + "\n" + err.Error())
		return
	}
	keep()
	t := newTable(a, g, s)
	a.Replace(t)
	a.Save()
	t.checkSaving()
	menu.SayParked(a, s.Saved().Parked())
}

// options returns the options of every session.
func (g *Game) options(a *ui.App) session.Options {
	return session.Options{Rules: g.rules(), Slot: a.Saves().Autosave(), HeraldIterations: g.HeraldIterations}
}

// Resume continues the autosaved game and tells the player of any problem.
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
		if s.IsCopy() {
			a.Say(a.T("copy.note"))
		}
	} else {
		menu.ShowTitle(a)
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

// emblems holds the crest that each temperament's character prefers.
var emblems = map[string]int{bot.Swordsman: 0, bot.Hoarder: 1, bot.Collector: 2, bot.Racer: 3, bot.Merchant: 3, bot.Purist: 1}

// generations number the bots of one character at a table.
var generations = []string{"", " II", " III", " IV", " V"}

// usualLevel is the default level of bots.
const usualLevel = bot.Journey

// characterName returns the name of a character, with a number if the name is
// taken.
func characterName(a *ui.App, temper string, taken func(name string) bool) string {
	name := a.T("bot." + temper + ".name")
	for _, g := range generations {
		if !taken(name + g) {
			return name + g
		}
	}
	return name
}

// isCharacter reports whether a name is a character's in any language. Such names
// change with the character; names that players have chosen stay.
func (g *Game) isCharacter(name string) bool {
	if g.characters == nil {
		g.characters = map[string]bool{}
		pseudo := words.New(words.Pseudo)
		names := strings.Split(strings.TrimSpace(assets.Characters), "\n")
		for _, temper := range bot.Tempers() {
			names = append(names, pseudo.Text("bot."+temper+".name"))
		}
		for _, name := range names {
			for _, nth := range generations {
				g.characters[name+nth] = true
			}
		}
	}
	return g.characters[name]
}

// levelKey returns the catalogue key of a bot's level. The arena's own bots, found
// in older games, have no level; their whole name is the key.
func levelKey(name string) string {
	if level, _, ok := bot.Split(name); ok {
		name = level
	}
	return "bot." + name
}

// levelName returns the name of a bot's level.
func levelName(a *ui.App, name string) string { return a.T(levelKey(name) + ".name") }

// levelLine returns how bots of a level play.
func levelLine(a *ui.App, name string) string { return a.T(levelKey(name) + ".hint") }

// characterLine returns a bot's own words, "" if it has no temperament.
func characterLine(a *ui.App, name string) string {
	if _, temper, ok := bot.Split(name); ok && temper != "" {
		return a.T("bot." + temper + ".line")
	}
	return ""
}

var _ menu.Greeter = (*Game)(nil)

// Against says against whom Play begins a game, "" among people alone.
func (g *Game) Against(a *ui.App) string {
	cfg, ok := g.lastSetup(a)
	names := rivalNames(a, &cfg)
	if !ok || names == "" {
		return ""
	}
	return a.T("again.rivals", words.Lit("Names", names))
}

// rivalNames lists those whom bots play, "" if there are none.
func rivalNames(a *ui.App, cfg *session.Config) string {
	var names []string
	for _, p := range cfg.Players {
		if !p.Human() {
			names = append(names, p.Name)
		}
	}
	return a.Words().List(names)
}

// Standing tells how a saved game stands. What a player has is secret, so it is told only where one person plays.
func (g *Game) Standing(a *ui.App, saved []byte) (how menu.Standing, ok bool) {
	s, _, err := session.Load(saved, session.Options{Rules: g.rules()})
	if err != nil {
		return how, false
	}
	me, humans, cfg := rules.NoSeat, 0, s.Config()
	for _, p := range cfg.Players {
		if p.Human() {
			me, humans = p.Seat, humans+1
		}
	}
	if humans != 1 {
		return how, true
	}
	m := show.Project(g.rules(), s.State(), me)
	how.Line = a.T("standing.turn", words.Num("Count", m.Turn), words.Lit("Names", rivalNames(a, &cfg)))
	if m.ToMove == me {
		how.Line = a.T("standing.yours", words.Lit("Turn", how.Line))
	}
	p := &m.Players[me]
	how.Has = []menu.Tally{
		tally(a, show.IconHeart, "goods.heart.name", int(p.Hearts), p.GoalHearts),
		tally(a, show.IconGold, "goods.gold.name", int(p.Gold), p.GoalGold),
	}
	if n := int(p.Gems[touria.Black]); n > 0 {
		how.Has = append(how.Has, menu.Tally{Icon: ui.Icon{Kind: show.IconGem, What: uint8(touria.Black)}, Text: a.Words().Number(n), Label: a.T("table.goal.black", words.Num("Count", n))})
	}
	return how, true
}

// tally says how many of a number of things somebody has.
func tally(a *ui.App, kind ui.IconKind, name string, n, of int) menu.Tally {
	share := a.T("table.goal", words.Num("N", n), words.Num("Count", of))
	return menu.Tally{Icon: ui.Icon{Kind: kind}, Text: share, Label: a.T(name) + a.Colon() + share}
}
