package stage

import (
	"math/bits"
	"sync"

	"touria.games/touria/game/menu"
	box "touria.games/touria/game/opening"
	"touria.games/touria/game/sound"
	"touria.games/touria/game/store"
	"touria.games/touria/game/store/settings"
	"touria.games/touria/game/touria/after"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/opening"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/touria/table"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Scene is a state of the program worth a picture.
type Scene struct {
	Name string
	// moment finds the game that the scene starts from and a bot's next choice. If nil, there is no
	// game.
	moment func() (record []byte, best touria.Decision)
	// reach leads to the scene from the title, or from the table if there is a game.
	reach func(s *Stage, best touria.Decision)
	// Beats means that the scene shows motion, not rest.
	Beats bool
}

// Named returns the scene of a name, nil if there is none.
func Named(name string) *Scene {
	for _, list := range [][]Scene{Scenes, Night, Actions, Play} {
		for i := range list {
			if list[i].Name == name {
				return &list[i]
			}
		}
	}
	return nil
}

// Show opens the stage and leads it to the scene.
func (sc *Scene) Show(s *Stage, l Look) {
	var best touria.Decision
	if sc.moment != nil {
		l.Game, best = sc.moment()
	}
	if sc.moment != nil && sc.Name != "title" {
		s.Continue(l)
		if s.App.Scene() == "table" {
			s.Until("the table", func() bool { return !board.Of(s.App).Queue.Busy() })
			s.Tick(40) // presses rest at first
		}
	} else {
		s.Open(l)
	}
	if sc.reach != nil {
		sc.reach(s, best)
	}
	if !sc.Beats {
		s.Settle()
	}
}

// first leads to the first hint of the first game and returns the id of the tower that it
// points at.
func first(s *Stage) (id string) {
	s.Press("title.touria.play")
	s.Press("opening.skip")
	s.Until("the first hint", func() bool {
		ring := s.App.Tree().Find("lesson.ring")
		if ring == nil || ring.Target.Kind != show.TargetTower {
			return false
		}
		id = board.ID(nil, ring.Target)
		return true
	})
	s.Tick(40) // until presses count again
	return id
}

// Most games have the human seat of one; games with curtains have those of two.
var (
	one = rules.SeatSet(0).With(rules.S)
	two = one.With(rules.N)
)

// find returns a function that searches for a moment on the first call and then repeats the result.
func find(players int, humans rules.SeatSet, want func(m *Moment) bool) func() ([]byte, touria.Decision) {
	type found struct {
		record []byte
		best   touria.Decision
	}
	once := sync.OnceValue(func() found {
		record, best := Find(players, humans, want)
		return found{record, best}
	})
	return func() ([]byte, touria.Decision) { f := once(); return f.record, f.best }
}

// The moments that several scenes start from.
var (
	early = find(4, one, func(m *Moment) bool { return m.tower() && m.State().Turn() > 1 && m.State().Turn() < 10 })
	mid   = find(4, one, func(m *Moment) bool {
		return m.tower() && m.State().Turn() > 20 && m.closed() == touria.Doors && m.items() > 0 && m.own().Gems.Total() > 4
	})
	late = find(4, one, func(m *Moment) bool {
		return m.tower() && m.closed() < touria.Doors && m.own().Hearts > 4 && m.items() > 1
	})
	gone = find(4, two, func(m *Moment) bool { return m.tower() && m.ToMove() == rules.N && m.State().Turn() > 12 })
	// opens is before the decision that brings the player the last thing that the castle gate asks for.
	opens = find(4, one, func(m *Moment) bool {
		if !m.acts(touria.AtTournament) || m.gate(m.State()) {
			return false
		}
		after := *m.State()
		m.Rules().Apply(&after, m.Best, nil)
		return m.gate(&after)
	})
	// knock is before the player's first door, further before another one.
	knock   = find(4, one, func(m *Moment) bool { return m.Best.Kind == touria.Open && m.closed() == touria.Doors })
	further = find(4, one, func(m *Moment) bool {
		return m.Best.Kind == touria.Open && m.closed() < touria.Doors-1 && m.behind() != touria.Children
	})
	// won is before the door that wins.
	won = find(4, one, func(m *Moment) bool { return m.Best.Kind == touria.Open && m.behind() == touria.Children })
)

// Scenes are all screens in their usual states. Nearly each has golden pictures; a new screen gets an
// entry here.
var Scenes = []Scene{
	{Name: "title", moment: early},
	{Name: "title-first"},
	{Name: "opening-castle", Beats: true, reach: tell("touria", opening.Castle)},
	{Name: "opening-heroes", Beats: true, reach: tell("touria", opening.Heroes)},
	{Name: "opening-gate", Beats: true, reach: tell("touria", opening.Gate)},
	{Name: "setup", reach: press("title.touria.new")},
	{Name: "setup-four", reach: press("title.touria.new", "setup.seat.W.kind", "who.done", "setup.seat.E.kind", "who.done", "setup.rules", "setup.intro", "house.done")},
	{Name: "house", reach: press("title.touria.new", "setup.rules", "setup.open")},
	{Name: "who", reach: press("title.touria.new", "setup.seat.N.kind")},
	{Name: "who-human", reach: press("title.touria.new", "setup.seat.S.kind")},
	{Name: "lesson", reach: func(s *Stage, _ touria.Decision) { first(s) }},
	{Name: "lesson-go", reach: func(s *Stage, _ touria.Decision) { s.Press(first(s)) }},
	{Name: "settings", reach: press("title.settings")},
	{Name: "settings-look", reach: press("title.settings", "settings.page.look")},
	{Name: "settings-sound", reach: press("title.settings", "settings.page.sound")},
	{Name: "listen", reach: press("title.settings", "settings.page.sound", "settings.listen")},
	{Name: "settings-control", reach: press("title.settings", "settings.page.control", "settings.scan")},
	{Name: "settings-people", reach: press("title.settings", "settings.page.people", "settings.own")},
	{Name: "settings-about", reach: press("title.settings", "settings.page.about")},
	{Name: "keys", reach: press("title.settings", "settings.page.control", "settings.keys")},
	{Name: "pad", reach: press("title.settings", "settings.page.control", "settings.pad")},
	{Name: "rules", reach: press("title.touria.rules")},
	{Name: "rules-page", moment: mid, reach: page("towers")},
	{Name: "rules-place", moment: mid, reach: page("place.goldsmith")},
	{Name: "rules-items", moment: mid, reach: page("items")},
	{Name: "rules-doors", moment: mid, reach: page("doors")},
	{Name: "rules-index", moment: mid, reach: func(s *Stage, _ touria.Decision) {
		s.openRules()
		s.Press("rules.search")
		in := s.App.Rest()
		copy(in.Typed[:], []rune("g"))
		s.during(func() { s.App.Tick(&in) })
	}},
	{Name: "chronicles", reach: func(s *Stage, _ touria.Decision) { s.chronicles() }},
	{Name: "kept", reach: func(s *Stage, _ touria.Decision) { s.keptGame() }},
	{Name: "code", reach: func(s *Stage, _ touria.Decision) {
		s.keptGame()
		s.Press("kept.code")
		s.Until("the code", func() bool { return !s.App.Working() })
	}},
	{Name: "code-entry", reach: press("title.chronicles", "chronicles.code")},
	{Name: "slots", moment: mid, reach: press("table.menu", "pause.slots", "slots.1")},
	{Name: "annals", reach: annals("touria")},
	{Name: "achievements", reach: annals("touria", "annals.feats")},
	{Name: "realm", reach: annals("touria", "annals.day")},
	{Name: "dare", reach: dare(0, days)},
	{Name: "dare-asks", reach: dared(0, days, false)},
	{Name: "dare-known", reach: dared(0, days, true)},
	{Name: "dare-duel", reach: duel(0, days)},
	{Name: "dare-answer", reach: func(s *Stage, best touria.Decision) {
		duel(0, days)(s, best)
		s.Press("duel.answer")
		s.Until("the answer", func() bool { return !s.App.Working() })
	}},
	{Name: "day-end", reach: func(s *Stage, _ touria.Decision) { dayOver(s) }},
	{Name: "day-week", reach: func(s *Stage, _ touria.Decision) {
		dayOver(s)
		s.Press("end.day")
	}},
	{Name: "riddles", reach: press("title.riddles")},
	{Name: "riddle", reach: press("title.riddles", "riddles.1.play")},
	{Name: "riddle-table", reach: press("title.riddles", "riddles.1.play", "dialog.ok")},
	{Name: "riddle-answer", reach: func(s *Stage, best touria.Decision) {
		press("title.riddles", "riddles.1.play", "dialog.ok")(s, best)
		s.Until("the answer", func() bool {
			if t := table.TableOf(s.App); t.Turn().Open() && s.App.Scene() == t.Name() {
				t.Turn().Commit(t.Turn().Legal[0])
			}
			return s.App.Element("riddle.leave") != nil
		})
	}},
	{Name: "pause", moment: mid, reach: press("table.menu")},
	{Name: "photo", moment: late, reach: strike(ui.Keyboard, ui.KeyP)},
	{Name: "opponents", moment: mid, reach: press("table.menu", "pause.opponents")},
	{Name: "chronicle", moment: mid, reach: press("table.log")},
	{Name: "dialog", moment: mid, reach: press("table.menu", "pause.abandon")},
	{Name: "table-early", moment: early},
	{Name: "table-mid", moment: mid},
	{Name: "table-late", moment: late},
	{Name: "table-compact", moment: late, reach: strike(ui.Keyboard, ui.KeyV)},
	{Name: "table-caption", moment: mid, reach: func(s *Stage, _ touria.Decision) {
		s.App.Settings().Sound.Captions = settings.CaptionsAll
		s.App.Sound(sound.Creak)
		s.Tick(2)
	}},
	{Name: "table-keys", moment: mid, reach: strike(ui.Keyboard, ui.KeyTab)},
	{Name: "table-pad", moment: mid, reach: strike(ui.Gamepad, ui.PadRight)},
	{Name: "hint", moment: mid, reach: func(s *Stage, _ touria.Decision) { s.Point("table.gem.black") }},
	{Name: "lens", moment: mid, reach: func(s *Stage, _ touria.Decision) { s.Pinch("table.board", .12, .92, 2) }},
	{Name: "tower", moment: mid, reach: func(s *Stage, best touria.Decision) {
		s.Press("table.tower." + touria.Tower(best.Arg).String())
	}},
	{Name: "herald", moment: mid, reach: ask},
	{Name: "herald-place", moment: find(4, one, func(m *Moment) bool { return m.acts(touria.AtTrader) }), reach: ask},
	{Name: "herald-door", moment: knock, reach: ask},
	{Name: "knows", moment: mid, reach: press("table.rival.W")},
	{Name: "decision", moment: find(4, one, func(m *Moment) bool { return m.acts(touria.AtGoldsmith) })},
	{Name: "curtain", moment: gone},
	{Name: "doors", moment: knock},
	{Name: "door-open", moment: further, Beats: true, reach: func(s *Stage, best touria.Decision) {
		s.Decide(best)
		s.Beat("somebody in the door", show.BeatResult, .5)
	}},
	Finale(316),
	{Name: "finale-road", moment: won, Beats: true, reach: Finale(600).reach},
	{Name: "summary", moment: won, reach: summary()},
	{Name: "summary-course", moment: won, reach: summary("end.tab.curves")},
	{Name: "summary-luck", moment: won, reach: summary("end.tab.luck")},
	{Name: "summary-proof", moment: won, reach: summary("end.tab.fate", "fate.verify")},
	{Name: "summary-lesson", moment: won, reach: learned()},
	{Name: "replay-lesson", moment: won, reach: learned("review.mark.1.see")},
	{Name: "rewind", moment: mid, reach: press("table.log", "drawer.since")},
	{Name: "replay", moment: won, reach: replay("replay.point.on")},
	{Name: "replay-why", moment: won, reach: replay("replay.point.on", "replay.turn.on", "replay.turn.on", "replay.why")},
}

// summary decides, waits for the summary of the game, and presses elements.
func summary(ids ...string) func(s *Stage, best touria.Decision) {
	return func(s *Stage, best touria.Decision) {
		s.Decide(best)
		s.Until("the end", func() bool { return s.App.Scene() == "end" })
		s.Tick(60)
		for _, id := range ids {
			s.Press(id)
		}
		s.Tick(60)
	}
}

// learned waits for the lesson of the game and presses elements.
func learned(ids ...string) func(s *Stage, best touria.Decision) {
	return func(s *Stage, best touria.Decision) {
		summary("review.tab")(s, best)
		s.Until("the lesson", func() bool { return s.App.Element("review.split") != nil })
		for _, id := range ids {
			s.Press(id)
		}
		s.Tick(60)
	}
}

// replay opens the replay from the summary and presses elements.
func replay(ids ...string) func(s *Stage, best touria.Decision) {
	return func(s *Stage, best touria.Decision) {
		summary("end.replay")(s, best)
		s.Until("the course of the game", func() bool { r := after.ReplayOf(s.App); return r != nil && r.Whole() })
		for _, id := range ids {
			s.Press(id)
		}
		s.Tick(120)
	}
}

// page opens the rule book at a topic.
func page(topic string) func(s *Stage, best touria.Decision) {
	return func(s *Stage, _ touria.Decision) {
		s.openRules()
		s.Press("rules.topic." + topic)
	}
}

// openRules opens the rule book, on screens without a button for it from the menu.
func (s *Stage) openRules() {
	if s.App.Element("table.rules") == nil {
		s.Press("table.menu")
		s.Press("pause.rules")
		return
	}
	s.Press("table.rules")
}

// strike returns a function that presses a key of a device, which shows the device's signs.
func strike(d ui.Device, k ui.Key) func(s *Stage, _ touria.Decision) {
	return func(s *Stage, _ touria.Decision) {
		in := ui.Input{Device: d}
		in.Press(k)
		s.during(func() { s.App.Tick(&in) })
	}
}

// Actions are the eight places, each with the decision due there and the same a moment later, while
// its beats play.
var Actions = actions()

func actions() (list []Scene) {
	for at := touria.AtDragon; at <= touria.AtTournament; at++ {
		moment := find(4, one, func(m *Moment) bool { return m.acts(at) })
		list = append(list, Scene{Name: at.String(), moment: moment},
			Scene{Name: at.String() + "-beat", moment: moment, Beats: true, reach: func(s *Stage, best touria.Decision) {
				s.Decide(best)
				s.Until("a beat", func() bool {
					for i := range board.Of(s.App).Queue.Playing() {
						b, t := board.Of(s.App).Queue.At(i)
						if b.Kind != show.BeatNote && b.Kind != show.BeatHold && b.Kind != show.BeatSettle && t >= .55 {
							return true
						}
					}
					return false
				})
			}})
	}
	return list
}

// Play are further states of the table: the kinds of decisions, and what lies in drawers. They have
// no golden pictures.
var Play = play()

func play() (list []Scene) {
	for _, p := range []struct {
		name  string
		phase touria.Phase
	}{
		{"travel", touria.PhaseTravel}, {"move", touria.PhaseMove}, {"mine", touria.PhaseMine}, {"draw", touria.PhaseThief},
		{"roll", touria.PhaseDragon}, {"double", touria.PhaseDouble}, {"join", touria.PhaseJoin}, {"end", touria.PhaseEnd}, {"duty", touria.PhaseDuty},
	} {
		list = append(list, Scene{Name: "due-" + p.name, moment: find(4, one, func(m *Moment) bool { return m.State().Phase() == p.phase })})
	}
	return append(list,
		Scene{Name: "due-gift", moment: find(4, rules.SeatSet(0).With(rules.N), func(m *Moment) bool { return m.State().Phase() == touria.PhaseBonus })},
		Scene{Name: "due-black", moment: find(4, one, func(m *Moment) bool {
			return m.State().Phase() == touria.PhaseStart && m.own().Gems[touria.Black] > 0
		})},
		Scene{Name: "remark", moment: find(4, one, func(m *Moment) bool { return m.Best.Kind == touria.EndTurn && m.State().Turn() > 12 }),
			Beats: true, reach: func(s *Stage, best touria.Decision) {
				s.Decide(best)
				s.Until("a remark", func() bool { return s.App.Tree().Find("table.remark") != nil })
			}},
		Scene{Name: "lid", moment: mid, reach: drawer("table.you")}, // phones have no screen to close
		Scene{Name: "items", moment: mid, reach: drawer("table.items", "table.things")},
		Scene{Name: "items-way", moment: find(4, one, func(m *Moment) bool {
			return m.tower() && m.own().Items&(1<<touria.Lantern|1<<touria.Boots) != 0
		}), reach: func(s *Stage, best touria.Decision) {
			s.Press("table.tower." + touria.Tower(best.Arg).String())
			drawer("table.items", "table.things")(s, best)
			for _, e := range s.App.Tree().Elements {
				if e.Target.Kind == show.TargetItem && e.OnPress != nil {
					s.Press(e.ID)
					return
				}
			}
		}},
		Scene{Name: "orders", moment: mid, reach: drawer("table.market.orders")},
		Scene{Name: "fairy-items", moment: mid, reach: drawer("table.market.fairy")},
		Scene{Name: "why-not", moment: mid, reach: func(s *Stage, _ touria.Decision) { s.Point("table.undo") }},
		Gate(.55),
		Scene{Name: "gate", moment: mid, reach: func(s *Stage, _ touria.Decision) {
			s.during(func() { _ = s.App.Press("table.gate") })
		}},
	)
}

// drawer returns a function that opens the first of some drawers that there is. Wide screens show
// their content on the table.
func drawer(ids ...string) func(*Stage, touria.Decision) {
	return func(s *Stage, _ touria.Decision) {
		for _, id := range ids {
			if s.App.Element(id) != nil {
				s.Press(id)
				return
			}
		}
	}
}

// Turn is the moment before a player chooses the tower that leads to the thief.
var Turn = Scene{Name: "turn", Beats: true, moment: find(4, one, func(m *Moment) bool {
	return m.tower() && m.State().Turn() > 12 && m.face() == touria.Thief
})}

// Turning shows a tower turning from one face to the next. part, 0 … 1, is the share of the turn's
// time that has passed.
func Turning(part float32) Scene {
	return Scene{Name: "turning", moment: mid, Beats: true, reach: func(s *Stage, best touria.Decision) {
		s.Decide(best)
		s.Beat("the tower turns", show.BeatTurn, part)
	}}
}

// Theatre shows what comes of the decision at a place when a share of a beat's time has passed: the
// thief's draw, the die, an item that is taken, an order that is filled.
func Theatre(at touria.Space, kind show.BeatKind, part float32) Scene {
	for i := range Actions {
		if due := &Actions[i]; due.Name == at.String() {
			return Scene{Name: due.Name + "-theatre", moment: due.moment, Beats: true, reach: func(s *Stage, best touria.Decision) {
				s.Decide(best)
				s.Beat("the theatre", kind, part)
			}}
		}
	}
	panic("stage: nothing is due at " + at.String())
}

// Door shows somebody in a door who is not the royal children. begin is called before it is opened.
func Door(begin func()) Scene {
	return Scene{Name: "door", moment: further, Beats: true, reach: func(s *Stage, best touria.Decision) {
		begin()
		s.Decide(best)
		s.Beat("somebody in the door", show.BeatResult, .5)
	}}
}

// Gate shows the castle gate opening for the player when a share of the beat's time has passed.
func Gate(part float32) Scene {
	return Scene{Name: "gate-opens", moment: opens, Beats: true, reach: func(s *Stage, best touria.Decision) {
		s.Decide(best)
		s.Beat("the gate opens", show.BeatGate, part)
	}}
}

// Finale shows the end of a game a number of ticks after the finale has begun.
func Finale(ticks int) Scene {
	return Scene{Name: "finale", moment: won, Beats: true, reach: func(s *Stage, best touria.Decision) {
		s.Decide(best)
		s.Until("the finale", func() bool { return s.App.Scene() == "finale" })
		s.Tick(ticks)
	}}
}

// Beat ticks until a beat of a kind has played the given share of its time.
func (s *Stage) Beat(what string, kind show.BeatKind, part float32) {
	s.Until(what, func() bool {
		bd := board.Of(s.App)
		if bd == nil {
			return false
		}
		for i := range bd.Queue.Playing() {
			if b, t := bd.Queue.At(i); b.Kind == kind && t >= part {
				return true
			}
		}
		return false
	})
}

// chronicles fills the shelves and opens the list of kept games.
func (s *Stage) chronicles() {
	running, _ := early()
	slot, _ := late()
	parked, _ := mid()
	four := finished(won())
	two := finished(find(2, one, func(m *Moment) bool { return m.Best.Kind == touria.Open && m.behind() == touria.Children })())
	must(s.store.Write(store.State, autosave, running))
	for name, text := range map[string][]byte{
		"slot1-20261102-204510-00000001": slot, "parked-20261121-223014-00000002": parked,
		"finished-20261121-211500-00000003": four, "finished-20261115-190344-00000004": two, "finished-20261108-200100-00000005": four,
		"finished-20261101-171210-00000006": two, "finished-20261031-160000-00000007": four, "finished-20261030-160000-00000008": two,
	} {
		must(s.store.Write(store.Save, name+".touria", text))
	}
	s.Press("title.chronicles")
	s.Tick(20)
}

// keptGame opens the menu of a finished game.
func (s *Stage) keptGame() {
	s.chronicles()
	s.Press("chronicles.game.3")
}

// finished returns the record of a game after its last decision.
func finished(record []byte, last touria.Decision) []byte {
	game, _, err := session.Load(record, session.Options{})
	must(err)
	_, err = game.Decide(last)
	must(err)
	return game.Record()
}

// ask asks the herald and waits for the advice.
func ask(s *Stage, _ touria.Decision) {
	s.Press("table.herald")
	s.Until("the advice", func() bool { return table.TableOf(s.App).Turn().Advice.Hint() != nil })
}

// press returns a function that presses elements in order.
func press(ids ...string) func(*Stage, touria.Decision) {
	return func(s *Stage, _ touria.Decision) {
		for _, id := range ids {
			s.Press(id)
		}
	}
}

// tell begins the first game of a kind and waits until nearly all of a picture of its opening has been seen.
func tell(game string, card int) func(*Stage, touria.Decision) {
	return func(s *Stage, _ touria.Decision) {
		s.Press("title." + game + ".play")
		for range card {
			s.Tick(30) // until presses count
			s.Press("opening.next")
		}
		s.Tick(box.CardTicks - 60)
	}
}

// annals returns a function that opens the statistics of a game, which somebody has who has played it, and presses
// elements.
func annals(game string, ids ...string) func(*Stage, touria.Decision) {
	return func(s *Stage, best touria.Decision) {
		s.App.Settings().KeepSetup(game, struct{}{})
		menu.ShowTitle(s.App)
		press(append([]string{"title." + game + ".annals"}, ids...)...)(s, best)
	}
}

// tower reports whether a tower is to be chosen.
func (m *Moment) tower() bool {
	return m.State().Phase() == touria.PhaseStart && m.Best.Kind == touria.ChooseTower
}

// face returns the action of the tower that the bot would choose.
func (m *Moment) face() touria.Action {
	return touria.DefaultBoard().FacingAction(&m.State().Table, touria.Tower(m.Best.Arg), m.ToMove())
}

// acts reports whether a place is to be used.
func (m *Moment) acts(at touria.Space) bool {
	return m.State().Phase() == touria.PhaseAct && m.Best.Kind == touria.Act && m.State().Destination() == at
}

// own returns the holdings of the player who is to decide.
func (m *Moment) own() touria.Holdings { return m.State().Holdings(m.ToMove()) }

// gate reports whether the player who is to decide has what the castle gate asks for.
func (m *Moment) gate(s *touria.State) bool {
	seen := show.Project(m.Rules(), s, m.ToMove())
	return seen.Ready().Has(m.ToMove())
}

// items counts the player's magic items.
func (m *Moment) items() int { return bits.OnesCount16(uint16(m.own().Items)) }

// behind returns who is behind the door that the bot would open.
func (m *Moment) behind() touria.Who { return m.State().Behind(int(m.Best.Arg)) }

// closed counts the closed doors.
func (m *Moment) closed() (n int) {
	for door := 1; door <= touria.Doors; door++ {
		if !m.State().DoorOpen(door) {
			n++
		}
	}
	return n
}

// Midgame returns the record of a game up to its middle, where a tower is to be chosen.
func Midgame() []byte {
	record, _ := mid()
	return record
}
