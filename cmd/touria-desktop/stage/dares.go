package stage

import (
	"fmt"
	"sync"

	nightbot "touria.games/touria/game/grimoria/bot"
	night "touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/store"
	"touria.games/touria/game/touria/after"
	chronicle "touria.games/touria/game/touria/annals"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/touria/table"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// sides are two games of one deal that are over: Anna's and Zoë's.
type sides [2][]byte

// days are those of Touria: of the realm of the stage's day. Anna plays as well as a bot of a low level, Zoë better.
var days = sync.OnceValue(func() (all sides) {
	realm, _ := chronicle.RealmOf(today)
	for i, level := range []string{"greedy", bot.Journey} {
		me := session.Player{Seat: rules.S, Name: []string{"Anna", "Zoë"}[i], Level: level}
		s, err := session.New(session.Config{Players: []session.Player{me, {Seat: rules.N, Name: "Mag Pye", Crest: 1, Level: realm.Bot}},
			Start: realm.Start, Introductory: realm.Short, Seed: realm.Seed}, session.Options{})
		must(err)
		must(s.SetLevel(rules.N, "greedy")) // quick
		for !s.Over() {
			for !s.Think(1 << 20) {
			}
			_, err = s.PlayBot()
			must(err)
		}
		must(s.SetLevel(rules.N, realm.Bot))
		must(s.SetLevel(rules.S, ""))
		all[i] = s.Record()
	}
	return all
})

// nights are those of Grimoria.
var nights = sync.OnceValue(func() (all sides) {
	for i, level := range []string{"greedy", nightbot.Stroll} {
		cfg := wizards(3, 0)
		cfg.Seed, cfg.Players[0].Name, cfg.Players[0].Level = "2026", []string{"Anna", "Zoë"}[i], level
		s, err := night.New(cfg, night.Options{})
		must(err)
		for !s.Over() {
			for !s.Think(1 << 20) {
			}
			_, err = s.PlayBot()
			must(err)
		}
		must(s.SetBot(0, "", cfg.Players[0].Name))
		all[i] = s.Record()
	}
	return all
})

// dare returns a function that dares a friend to play Anna's game, the box's game of.
func dare(of int, games func() sides) func(*Stage, touria.Decision) {
	return func(s *Stage, _ touria.Decision) {
		s.App.Config().Site = "https://touria.games/play/"
		s.during(func() { menu.ShowDare(s.App, of, games()[0]) })
		s.Until("the dare", func() bool { return !s.App.Working() })
	}
}

// dared returns a function that opens the dare of Zoë's game, which somebody may have played here as Anna.
func dared(of int, games func() sides, known bool) func(*Stage, touria.Decision) {
	return func(s *Stage, _ touria.Decision) {
		saves := s.App.SavesOf(of)
		if known {
			must(s.store.Write(store.Save, fmt.Sprint("finished-20261122-190344-00000004.", s.App.Games()[of].Name()), games()[0]))
		}
		_, link, err := saves.EncodeDare(games()[1])
		must(err)
		s.during(func() { menu.OpenLink(s.App, "#"+menu.LinkMark+link) })
		s.Until("the dare", func() bool { return s.App.Element("dare.play") != nil })
	}
}

// duel returns a function that compares Anna's game with Zoë's.
func duel(of int, games func() sides) func(*Stage, touria.Decision) {
	return func(s *Stage, best touria.Decision) {
		dared(of, games, true)(s, best)
		s.Press("dare.duel")
		s.Until("both curves", func() bool {
			e := s.App.Tree().Find("duel.chart")
			return e != nil && len(e.Graph.Curves) == 2
		})
	}
}

// today is the date of the stage.
const today = "2026-11-22"

// dayOver leads to the end of the realm of the day, after a week in which not every realm was won.
func dayOver(s *Stage) {
	must(s.store.Write(store.Save, "annals.json", []byte(`{"version":1,"games":6,"won":3,"days":{"2026-11-17":{"result":"won","turns":17},"2026-11-18":{"result":"over","turns":21},
		"2026-11-20":{"result":"left"},"2026-11-21":{"result":"won","turns":14},"2026-11-22":{"result":"won","turns":16}}}`)))
	must(s.store.Write(store.State, autosave, days()[1])) // so that its lesson is kept
	game, _, err := session.Load(days()[1], session.Options{})
	must(err)
	s.during(func() {
		after.ShowSummary(s.App, s.App.Game().(*table.Game), game, &show.Names{rules.S: "Zoë", rules.N: "Mag Pye"})
	})
	s.Tick(200)
}
