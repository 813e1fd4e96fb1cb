package show_test

import (
	"fmt"
	"slices"
	"testing"

	"touria.games/touria/game/touria/bot"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// firstGame returns the n-th first game: against the gentlest rival, with the goals 5 and 5.
func firstGame(t *testing.T, n int) *session.Session {
	t.Helper()
	s, err := session.New(session.Config{Start: rules.S, Introductory: true, MemoryAid: true, Seed: fmt.Sprint("first-game-", n), Players: []session.Player{
		{Seat: rules.S, Name: "Anna"}, {Seat: rules.N, Name: "Mag Pye", Crest: 1, Level: bot.Name(bot.Stroll, bot.Tempers()[0])}}}, session.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// situations calls f for what a player may be told now: before they choose anything, and with each tower chosen.
func situations(s *session.Session, v *touria.View, legal []touria.Decision, f func(m *show.Situation)) {
	model := show.Project(s.Rules(), s.State(), v.Me)
	names := show.Names{"Anna", "", "Mag Pye", ""}
	choices := show.Choose(s.Rules(), v, legal, &names)
	undo, _ := s.CanUndo()
	m := show.Situation{Model: &model, View: v, Rules: s.Rules(), Choices: &choices, Names: &names, Legal: legal, Undo: undo}
	f(&m)
	choices.Walk(func(o *show.Option) bool {
		if o.Decision.Kind == touria.ChooseTower {
			m.Picked, m.Ways = o.ID, show.PreviewTower(s.Rules(), v, touria.Tower(o.Decision.Arg), 0).Routes
			f(&m)
		}
		return true
	})
}

// gold returns how much one more gold is worth to a seat at the start of a turn, as a probability of winning.
func goldWorth(t *testing.T, probe *bot.Probe, s *session.Session, seat rules.Seat) int32 {
	t.Helper()
	var win, more [rules.Seats]int32
	p := s.Rules().Position(s.State())
	p.Players[seat].Gold++
	richer, err := s.Rules().Load(p, 1)
	if err != nil {
		t.Fatal(err)
	}
	probe.Evaluate(s.State(), &win)
	probe.Evaluate(&richer, &more)
	return more[seat] - win[seat]
}

// No hint asks for an act that a middling player rates worse than their own choice by more than the worth of one gold. Every
// hint is met in these games, or is rare.
func TestNoHintAsksForABadAct(t *testing.T) {
	journey, err := bot.New(bot.Journey, session.DefaultRules())
	if err != nil {
		t.Fatal(err)
	}
	probe, err := bot.NewProbe(bot.Journey, session.DefaultRules())
	if err != nil {
		t.Fatal(err)
	}
	met, asked, explained := map[string]int{}, map[string]int{}, map[string]int{}
	worth, starts, worst := int64(0), 0, 0
	type ask struct {
		id   string
		loss int
	}
	var asks []ask
	for n := range firstGames {
		s := firstGame(t, n)
		for !s.Over() && s.Len() < 4000 {
			if !s.IsHuman(s.ToMove()) {
				for !s.Think(1 << 20) {
				}
				if _, err := s.PlayBot(); err != nil {
					t.Fatal(err)
				}
				continue
			}
			for !s.ThinkCounsel(1 << 20) {
			}
			would, _ := s.Counsel()
			v := s.View(s.ToMove())
			legal := s.Legal(nil)
			if v.Phase() == touria.PhaseStart {
				starts++
				worth += int64(goldWorth(t, probe, s, v.Me))
			}
			var stats []bot.RootStat
			situations(s, &v, legal, func(m *show.Situation) {
				for _, l := range show.Lessons(m) {
					met[l.ID]++
					switch {
					case len(l.Asks) == 0:
						continue
					case !l.Free && !slices.Contains(l.Asks, would):
						explained[l.ID]++ // what the table shows then asks for nothing
						if e := l.Explained(); e.Option != "" || len(e.Asks) > 0 {
							t.Errorf("%s asks for something although it only explains", l.ID)
						}
						continue
					}
					asked[l.ID]++
					if slices.Contains(l.Asks, would) || l.ID == "doors" { // all doors are alike
						asks = append(asks, ask{l.ID, 0})
						continue
					}
					if stats == nil {
						journey.Begin(v, uint64(s.Len()))
						for !journey.Step(1 << 20) {
						}
						stats = journey.(bot.Searcher).RootStats(nil)
					}
					best, own := -1, 0
					for _, r := range stats {
						if own = max(own, r.Win); slices.Contains(l.Asks, r.Decision) {
							best = max(best, r.Win)
						}
					}
					if best >= 0 {
						asks = append(asks, ask{l.ID, own - best})
					}
				}
			})
			if _, err := s.Decide(would); err != nil {
				t.Fatal(err)
			}
		}
	}
	gold := int(worth / int64(max(starts, 1)))
	for _, a := range asks {
		if worst = max(worst, a.loss); a.loss > gold {
			t.Errorf("the hint %s asks for what is worse by %d, one gold is worth %d", a.id, a.loss, gold)
		}
	}
	t.Logf("%d games; one gold is worth %d of 65536, the worst act asked for loses %d\nmet %v\nasked %v\nexplained only %v", firstGames, gold, worst, met, asked, explained)
	for _, id := range []string{"alike", "black", "cursed", "day", "double", "dragon", "fairy", "join", "loop", "order", "short", "steps", "sword", "wizard", "gate", "doors"} {
		if met[id] == 0 && firstGames > 20 {
			t.Errorf("%s is never met", id)
		}
	}
}
