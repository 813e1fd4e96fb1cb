// Package table is Grimoria's table: the scenes for setting up, playing and watching a game, built from
// the elements of game/ui. It draws nothing.
package table

import (
	"cmp"
	"slices"
	"strings"
	"touria.games/touria/game/grimoria/board"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/grimoria/after"
	"touria.games/touria/game/grimoria/annals"
	"touria.games/touria/game/grimoria/bot"
	"touria.games/touria/game/grimoria/opening"
	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/save"
	"touria.games/touria/game/sound"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
)

// Game is Grimoria as a game of the box.
type Game struct {
	// FirstSeed is the seed of the first game; "": that of one whose first rounds are good ones to learn from.
	FirstSeed string

	blocked string         // the save left untouched that the player was told of
	annals  *annals.Annals // nil before they are read
}

// Name returns "grimoria".
func (g *Game) Name() string { return board.GameName }

// Records returns the reader of the game's records.
func (g *Game) Records() save.Game { return session.Saves() }

// TitleMood returns the mood of the title: a book by candle light.
func (g *Game) TitleMood() sound.Mood {
	return sound.Mood{Piece: sound.CandleAndBook, Layer: sound.MostLayer, Lead: sound.NoLead, Air: sound.Hall}
}

// Play starts a game with the last set-up, or the first game.
func (g *Game) Play(a *ui.App) {
	cfg, ok := g.lastSetup(a)
	if !ok {
		cfg = g.firstSetup(a)
		cfg.Seed = g.firstSeed()
		if set := a.Settings(); set.Speed == beat.Normal { // who is new reads at leisure
			set.Hold = true
		}
	} else {
		cfg.Seed = a.Config().NewSeed()
	}
	g.Begin(a, cfg)
	if t := TableOf(a); !ok && t != nil {
		t.showStory(false)
	}
}

// showStory shows the opening over the table: before the first game, or again. Two of the others come to the reader.
func (t *Table) showStory(again bool) {
	var guests []int
	for i := 1; i < t.Model.Players; i++ {
		guests = append(guests, t.Faces[(int(t.turn.Viewer)+i)%t.Model.Players])
	}
	opening.Show(t.App, opening.Story{Guests: guests, Again: again})
}

// firstNight is the seed of the first game: a place and two companions of different kinds lie on the first display, and the
// rivals choose the same spell for the first time in the second round.
const firstNight = "first-14"

// firstSeed returns the seed of the first game.
func (g *Game) firstSeed() string { return cmp.Or(g.FirstSeed, firstNight) }

// isFirst reports whether a game is the first one on this machine, which is the same for everybody.
func (g *Game) isFirst(cfg *session.Config) bool {
	if cfg.Seed != g.firstSeed() || len(cfg.Players) != 3 || !cfg.Players[0].Human() || cfg.OpenCards {
		return false
	}
	for _, p := range cfg.Players[1:] {
		if level, _, _ := bot.Split(p.Level); level != bot.Stroll {
			return false
		}
	}
	return true
}

// SetUp opens the set-up screen.
func (g *Game) SetUp(a *ui.App) { a.Push(newSetup(a, g)) }

// lastSetup returns the last game's set-up; ok is false before the first game.
func (g *Game) lastSetup(a *ui.App) (cfg session.Config, ok bool) {
	ok = a.Settings().Setup(g.Name(), &cfg) && cfg.Check() == nil
	return cfg, ok
}

// firstSetup returns the set-up for the first run: one human and two bots of the lowest level.
func (g *Game) firstSetup(a *ui.App) session.Config {
	cfg := session.Config{Players: []session.Player{{Name: a.Names()[0], Crest: 0}}}
	for i, temper := range bot.Tempers()[:2] {
		cfg.Players = append(cfg.Players, session.Player{Name: a.T("bot." + temper + ".name"), Crest: i + 1, Level: bot.Name(bot.Stroll, temper)})
	}
	return cfg
}

// Begin starts a game and remembers its set-up.
func (g *Game) Begin(a *ui.App, cfg session.Config) {
	s, err := session.New(cfg, session.Options{Slot: a.Saves().Autosave()})
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
	menu.SayParked(a, s.Saved().Parked())
}

// Resume continues the autosaved game and tells the player of any problem.
func (g *Game) Resume(a *ui.App) {
	s, res, err := session.Resume(a.Saves().Autosave(), a.Config().Stamp())
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
		if cfg, ok := g.lastSetup(a); ok {
			s.SetCurtain(cfg.Curtain)
		}
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

// ShowRules opens the rule book.
func (g *Game) ShowRules(a *ui.App) { a.Push(&rulesScene{Page: ui.Page{App: a}}) }

// Watch opens the replay of a record.
func (g *Game) Watch(a *ui.App, text []byte, where string) {
	s, _, err := session.Load(text)
	if err != nil {
		a.Tell(a.T("open.wrong", where))
		return
	}
	after.ShowReplay(a, g, s)
}

// Persons returns the names of the people who sit at the table, or did so last.
func (g *Game) Persons(a *ui.App) (names []string) {
	add := func(players []session.Player) {
		for _, p := range players {
			if p.Human() && !slices.Contains(names, p.Name) {
				names = append(names, p.Name)
			}
		}
	}
	if bd := board.Of(a); bd != nil {
		add(bd.Session.Config().Players)
	}
	if cfg, ok := g.lastSetup(a); ok {
		add(cfg.Players)
	}
	return names
}

// Actions returns what the table's own keys do. They have the names that they have in Touria, so that
// both games share them.
func (g *Game) Actions() []ui.Action {
	list := []ui.Action{
		{Name: "keys.back", Do: []string{"setup.back", "opponents.done", "rules.done", "pause.resume"}},
		{Name: "keys.previous_choice", Keys: []ui.Key{ui.PadLB}},
		{Name: "keys.next_choice", Keys: []ui.Key{ui.PadRB}},
		{Name: "keys.route", Keys: []ui.Key{ui.PadX}, Do: []string{"table.owl"}},
		{Name: "herald.ask", Keys: []ui.Key{ui.KeyH}, Do: []string{"table.owl"}},
		{Name: "table.undo", Keys: []ui.Key{ui.KeyZ}, Do: []string{"table.undo"}},
		{Name: "keys.step_back", Keys: []ui.Key{ui.KeyBackspace}, Do: []string{"table.cancel"}},
		{Name: "table.skip", Keys: []ui.Key{ui.KeyS}},
		{Name: "table.speed", Keys: []ui.Key{ui.KeyF, ui.PadRT}, Do: []string{"table.speed"}},
		{Name: "table.log", Keys: []ui.Key{ui.KeyL, ui.PadSelect}, Do: []string{"table.log"}},
		{Name: "table.rules", Keys: []ui.Key{ui.KeyR, ui.PadY}, Do: []string{"table.rules"}},
		{Name: "table.lid", Keys: []ui.Key{ui.KeyT, ui.PadLT}, Do: []string{"table.pocket"}},
		{Name: "table.menu", Keys: []ui.Key{ui.PadStart}, Do: []string{"table.menu"}},
	}
	for k := ui.Key1; k <= ui.Key9; k++ {
		list = append(list, ui.Action{Name: "keys.choice", N: int(k-ui.Key1) + 1, Keys: []ui.Key{k}})
	}
	return list
}
