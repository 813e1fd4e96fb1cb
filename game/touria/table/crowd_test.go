package table

import (
	"strings"
	"testing"

	"touria.games/touria/game/touria/annals"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
)

// Bots make remarks, people speak for themselves.
func TestOnlyBotsTalk(t *testing.T) {
	for players, want := range map[string]rules.SeatSet{"hbhb": rules.SeatSet(0).With(rules.W).With(rules.E), "hh": 0, "bb": rules.SeatSet(0).With(rules.S).With(rules.N)} {
		a := newApp(t, nil)
		if tb := game(t, a, config(players, "3")); tb.people.talk.Talkers != want {
			t.Errorf("%s: %v talk, want %v", players, tb.people.talk.Talkers, want)
		}
	}
}

// On the day's realm the person keeps their crest, unless the rival has the same one.
func TestCrestsOfTheDayDiffer(t *testing.T) {
	for _, temper := range bot.Tempers() {
		for crest := range session.Crests {
			a := newApp(t, nil)
			g := gameOf(a)
			cfg := g.firstSetup(a)
			cfg.Players[0].Crest, cfg.Players[0].Name = crest, "Ida"
			cfg.Players[1].Crest = (crest + 1) % len(session.Crests)
			a.Settings().KeepSetup(g.Name(), cfg)
			day := g.dayConfig(a, annals.Realm{Bot: bot.Name(bot.Quest, temper), Seed: "1"})
			me, rival := day.Players[0], day.Players[1]
			if me.Crest == rival.Crest || crest != rival.Crest && me.Crest != crest || me.Name != "Ida" {
				t.Errorf("%s: with the crest %d %q gets %d, the rival has %d", temper, crest, me.Name, me.Crest, rival.Crest)
			}
		}
	}
}

// Where a seat's card stands upright, the crowns of a bot's level stand in the middle below its name.
func TestCrownsStandBelowTheName(t *testing.T) {
	met := 0
	for _, size := range []size{{390, 844}, {844, 390}, {1280, 720}, {1920, 1080}, {900, 1200}} {
		a := newApp(t, nil)
		a.Resize(size[0], size[1])
		cfg := config("hbbb", "")
		for i := range cfg.Players[1:] {
			cfg.Players[1+i].Level = bot.Name(bot.Quest, bot.Tempers()[i])
		}
		a.Settings().KeepSetup("touria", cfg)
		gameOf(a).SetUp(a)
		wait(a, 2)
		for i := range a.Tree().Elements {
			e := &a.Tree().Elements[i]
			name, ok := strings.CutSuffix(e.ID, ".level")
			who := a.Tree().Find(name + ".who")
			if !ok || e.Look != board.LookLevel || who == nil {
				continue
			}
			x, _ := e.Rect.Center()
			wx, _ := who.Rect.Center()
			if who.Align == ui.AlignCentre {
				if met++; x-wx > 1 || wx-x > 1 {
					t.Errorf("%v: %s stands at %v, the name at %v", size, e.ID, x, wx)
				}
			} else if e.Rect.X-who.Rect.X > 1 {
				t.Errorf("%v: %s begins at %v, the name at %v", size, e.ID, e.Rect.X, who.Rect.X)
			}
		}
	}
	if met == 0 {
		t.Error("no card stands upright")
	}
}
