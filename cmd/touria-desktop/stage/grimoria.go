package stage

import (
	"fmt"
	"slices"
	"strings"

	"touria.games/touria/game/grimoria/bot"
	"touria.games/touria/game/grimoria/opening"
	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/grimoria/table"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
	"touria.games/touria/rules/touria"
)

// Night are the screens of Grimoria in their usual states. Each has golden pictures, as Scenes have.
var Night = []Scene{
	{Name: "night-reader", Beats: true, reach: tell("grimoria", opening.Reader)},
	{Name: "night-plates", Beats: true, reach: tell("grimoria", opening.Spells)},
	{Name: "night-points", Beats: true, reach: tell("grimoria", opening.Points)},
	{Name: "night-setup", reach: press("title.grimoria.new", "setup.4.add")},
	{Name: "night-house", reach: press("title.grimoria.new", "setup.rules", "setup.memory")},
	{Name: "night-choose", reach: func(s *Stage, _ touria.Decision) {
		s.night(5, 1, func(t *table.Table, p grimoria.Phase) bool { return p == grimoria.PhaseChoose && t.Model.Round == 4 })
		s.Press("table.spell.6")
	}},
	{Name: "night-take", reach: evening(5, 1, func(t *table.Table, p grimoria.Phase) bool { return p == grimoria.PhaseTake && t.Model.Round == 6 })},
	{Name: "night-two", reach: evening(2, 1, func(t *table.Table, p grimoria.Phase) bool { return p == grimoria.PhaseTake && t.Model.Round == 5 })},
	{Name: "night-target", reach: evening(4, 1, func(t *table.Table, p grimoria.Phase) bool { return p == grimoria.PhaseTarget }, 14, 9, 12)},
	{Name: "night-seize", reach: evening(3, 1, func(t *table.Table, p grimoria.Phase) bool { return p == grimoria.PhaseSeize }, 14)},
	{Name: "night-defend", reach: evening(4, 1, func(t *table.Table, p grimoria.Phase) bool {
		return p == grimoria.PhaseDefend || p == grimoria.PhaseWarn
	})},
	{Name: "night-away", reach: evening(5, 1, func(t *table.Table, p grimoria.Phase) bool { return p == grimoria.PhasePutAway }, 10)},
	{Name: "night-reveal", Beats: true, reach: func(s *Stage, _ touria.Decision) {
		s.night(5, 1, func(t *table.Table, p grimoria.Phase) bool { return p == grimoria.PhaseChoose && t.Model.Round == 5 })
		s.Press("table.spell.5")
		s.Press("table.confirm")
		s.Until("the reveal", func() bool {
			b, t := table.TableOf(s.App).Queue.Current()
			return b != nil && b.Kind == show.BeatOrder && t > .6
		})
	}},
	{Name: "night-riddles", reach: press("title.riddles", "riddles.grimoria")},
	{Name: "night-riddle", reach: press("title.riddles", "riddles.grimoria", "riddles.1.play", "dialog.ok")},
	{Name: "night-answer", reach: func(s *Stage, best touria.Decision) {
		press("title.riddles", "riddles.grimoria", "riddles.1.play", "dialog.ok")(s, best)
		s.Until("the question", func() bool {
			_, due := table.TableOf(s.App).Due()
			return due && !table.TableOf(s.App).Resting()
		})
		s.answer(table.TableOf(s.App), nil)
		s.Until("the answer", func() bool { return s.App.Element("riddle.leave") != nil })
	}},
	{Name: "night-robbed", Beats: true, reach: func(s *Stage, _ touria.Decision) { s.robbed() }},
	{Name: "night-curtain", reach: func(s *Stage, _ touria.Decision) {
		s.night(3, 2, func(*table.Table, grimoria.Phase) bool { return s.App.Scene() == "curtain" })
		s.Tick(30)
	}},
	{Name: "night-blind", reach: func(s *Stage, _ touria.Decision) {
		s.seat(5, 3, false)
		s.Until("the public chart, or the curtain where that has no room", func() bool {
			t := table.TableOf(s.App)
			return s.App.Scene() == "curtain" || t != nil && t.Blind()
		})
		s.Tick(40)
		if s.App.Scene() != "curtain" {
			s.Press("table.writer.2")
		}
	}},
	{Name: "night-public", reach: evening(5, 2, func(t *table.Table, p grimoria.Phase) bool { return p == grimoria.PhaseTake && t.Model.Round == 5 })},
	{Name: "night-log", reach: func(s *Stage, _ touria.Decision) {
		s.night(3, 1, func(t *table.Table, p grimoria.Phase) bool { return p == grimoria.PhaseTake && t.Model.Round == 4 })
		s.Press("table.log")
	}},
	{Name: "night-cards", reach: func(s *Stage, _ touria.Decision) {
		s.night(3, 1, func(t *table.Table, p grimoria.Phase) bool { return p == grimoria.PhaseTake && t.Model.Round == 7 })
		s.Press("table.pocket")
	}},
	{Name: "night-aid", reach: func(s *Stage, _ touria.Decision) { s.aided() }},
	{Name: "night-rival", reach: rival("cards")},
	{Name: "night-past", reach: rival("spells")},
	{Name: "night-leads", reach: rival("leads")},
	{Name: "night-knows", reach: rival("knows")},
	{Name: "night-rest", reach: func(s *Stage, _ touria.Decision) {
		s.aided()
		s.Press("table.stack")
	}},
	{Name: "night-pause", reach: func(s *Stage, _ touria.Decision) {
		s.night(3, 1, func(t *table.Table, p grimoria.Phase) bool { return p == grimoria.PhaseChoose })
		s.Press("table.menu")
	}},
	{Name: "night-dare", reach: dare(1, nights)},
	{Name: "night-dared", reach: dared(1, nights, true)},
	{Name: "night-duel", reach: duel(1, nights)},
	{Name: "night-annals", reach: annals("grimoria", "annals.feats")},
	{Name: "night-rules", reach: press("title.grimoria.rules")},
	{Name: "night-spells", reach: press("title.grimoria.rules", "rules.spells")},
	{Name: "night-score", reach: func(s *Stage, _ touria.Decision) {
		s.night(5, 1, func(*table.Table, grimoria.Phase) bool { return s.App.Scene() == "score" })
		s.Tick(900)
	}},
	{Name: "night-counting", Beats: true, reach: func(s *Stage, _ touria.Decision) {
		s.night(4, 1, func(t *table.Table, _ grimoria.Phase) bool {
			if t != nil && t.Model.Level == grimoria.LastLevel { // at rest there is no ceremony
				s.App.Settings().ReducedMotion = false
			}
			return s.App.Scene() == "score"
		})
		s.Tick(405)
	}},
	{Name: "night-ledger", reach: func(s *Stage, _ touria.Decision) {
		s.night(5, 1, func(*table.Table, grimoria.Phase) bool { return s.App.Scene() == "score" })
		s.Tick(900)
		s.Press("score.5.bonus")
	}},
	{Name: "night-lesson", reach: func(s *Stage, _ touria.Decision) { s.learned() }},
	{Name: "night-mark", reach: func(s *Stage, _ touria.Decision) {
		s.learned()
		s.Press("review.mark.1.see")
		s.Tick(60)
	}},
	{Name: "night-replay", Beats: true, reach: func(s *Stage, _ touria.Decision) {
		s.night(3, 1, func(*table.Table, grimoria.Phase) bool { return s.App.Scene() == "score" })
		s.Tick(900)
		s.Press("end.replay")
		s.Tick(700)
	}},
	{Name: "night-why", reach: func(s *Stage, _ touria.Decision) {
		s.night(3, 1, func(*table.Table, grimoria.Phase) bool { return s.App.Scene() == "score" })
		s.Tick(900)
		s.Press("end.replay")
		for range 4 {
			s.Press("replay.turn.on")
		}
		s.Until("a bot's turn", func() bool {
			s.Press("replay.step.on")
			s.Tick(2)
			return s.App.Press("replay.why") == nil
		})
		s.Tick(600)
	}},
}

// learned plays a game and waits for its lesson.
func (s *Stage) learned() {
	s.night(3, 1, func(*table.Table, grimoria.Phase) bool { return s.App.Scene() == "score" })
	s.Tick(900)
	s.Press("score.lesson")
	s.Until("the lesson", func() bool { return s.App.Tree().Find("review.compared") != nil })
}

// robbed plays on until somebody takes something from the player, and it can be read.
func (s *Stage) robbed() {
	rich := []int{13, 7, 3}
	s.night(4, 1, func(t *table.Table, p grimoria.Phase) bool { return p == grimoria.PhaseChoose && t.Model.Level >= 12 }, rich...)
	for range 60 {
		s.answer(table.TableOf(s.App), rich)
		hit := false
		s.Until("a decision or a robbery", func() bool {
			t := table.TableOf(s.App)
			if t == nil {
				return true
			}
			b, _ := t.Queue.Current()
			hit = b != nil && b.Told != nil && b.Told.Loss && b.Kind == show.BeatRead
			_, due := t.Due()
			return hit || due && !t.Resting()
		})
		if hit {
			return
		}
	}
	panic(fmt.Errorf("stage: nobody robs the player"))
}

// aided plays a game with the memory aid to its middle.
func (s *Stage) aided() {
	cfg := wizards(4, 1)
	cfg.MemoryAid = true
	s.nightOf(cfg, func(t *table.Table, p grimoria.Phase) bool { return p == grimoria.PhaseTake && t.Model.Round == 8 })
}

// rival returns a scene's way to a page of a bot's drawer.
func rival(tab string) func(*Stage, touria.Decision) {
	return func(s *Stage, _ touria.Decision) {
		s.aided()
		s.Press("table.rival.3")
		s.Press("drawer.tab." + tab)
	}
}

// evening returns a scene's way to a decision in a game of n players, the first of them humans.
func evening(players, humans int, want func(t *table.Table, due grimoria.Phase) bool, prefer ...int) func(*Stage, touria.Decision) {
	return func(s *Stage, _ touria.Decision) {
		s.night(players, humans, want, prefer...)
	}
}

// night starts a game of Grimoria and answers everything until want is true. The first spells are
// chosen whenever they can be.
func (s *Stage) night(players, humans int, want func(t *table.Table, due grimoria.Phase) bool, prefer ...int) {
	s.nightOf(wizards(players, humans), want, prefer...)
}

// wizards is the set-up of a game of n players, the first of them humans.
func wizards(players, humans int) session.Config {
	cfg := session.Config{Curtain: true}
	for i := range players {
		p := session.Player{Name: []string{"Anna", "Bruno", "Clara", "David", "Emma"}[i], Crest: i}
		if i >= humans {
			p.Level = bot.Name(bot.Stroll, bot.Tempers()[i])
		}
		cfg.Players = append(cfg.Players, p)
	}
	return cfg
}

// nightOf is night with a set-up.
func (s *Stage) nightOf(cfg session.Config, want func(t *table.Table, due grimoria.Phase) bool, prefer ...int) {
	s.App.Settings().KeepSetup("grimoria", cfg)
	s.Press("title.grimoria.play")
	var t *table.Table
	for range 400 {
		var due grimoria.Phase
		s.Until("a decision in Grimoria", func() bool {
			t = table.TableOf(s.App)
			if t == nil || s.App.Scene() != "grimoria" {
				return s.App.Scene() == "score" || s.App.Scene() == "curtain"
			}
			phase, ok := t.Due()
			due = phase
			return ok && !t.Resting() || s.App.Tree().Find("table.on") != nil
		})
		if s.App.Scene() == "grimoria" && s.App.Tree().Find("table.on") != nil { // somebody has lost something
			s.Press("table.on")
			continue
		}
		if want(t, due) {
			return
		}
		if s.App.Scene() == "score" {
			break
		}
		s.answer(t, prefer)
	}
	panic(fmt.Errorf("stage: the game of Grimoria never comes to the scene"))
}

// answer makes any decision that is due.
func (s *Stage) answer(t *table.Table, prefer []int) {
	if s.App.Scene() == "curtain" {
		s.Tick(ui.CurtainTicks + 1)
		s.Press("curtain.ready")
		return
	}
	var ids []string
	for _, e := range s.App.Tree().Elements {
		if !e.Disabled && e.OnPress != nil && (e.Role == ui.RoleTarget || strings.HasPrefix(e.ID, "table.answer.")) {
			ids = append(ids, e.ID)
		}
	}
	confirm := s.App.Tree().Find("table.confirm")
	if len(ids) == 0 || confirm != nil && !confirm.Disabled && !strings.HasPrefix(ids[0], "table.spell") {
		s.Press("table.confirm")
		return
	}
	if due, _ := t.Due(); due == grimoria.PhaseChoose {
		for _, spell := range prefer {
			if id := fmt.Sprint("table.spell.", spell); slices.Contains(ids, id) {
				s.Press(id)
				s.Press("table.confirm")
				return
			}
		}
	}
	id := ids[(t.Model.Round*5+len(ids)/2)%len(ids)]
	if id == "table.display.0" && len(ids) > 1 {
		id = ids[1]
	}
	s.Press(id)
	if e := s.App.Tree().Find("table.confirm"); e != nil && !e.Disabled && strings.HasPrefix(id, "table.") && !strings.HasPrefix(id, "table.answer") {
		s.Press("table.confirm")
	}
}

// seat starts a game of Grimoria with n players, the first of them humans.
func (s *Stage) seat(players, humans int, curtain bool) {
	cfg := wizards(players, humans)
	cfg.Curtain = curtain
	s.App.Settings().KeepSetup("grimoria", cfg)
	s.Press("title.grimoria.play")
}
