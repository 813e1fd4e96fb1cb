package show

import (
	"slices"

	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Lesson is a hint for somebody who is new to the game: a few words at a thing on the screen.
type Lesson struct {
	// ID names what the lesson teaches. Who has learned it is not taught again.
	ID   string
	Text words.Text
	// At is the thing that the lesson is about.
	At ui.Target
	// Option, if not empty, is the option that does what the lesson asks for, and Asks are the decisions of which any
	// does it. A lesson without them only explains.
	Option string
	Asks   []touria.Decision
	// Free says that what it asks for costs nothing.
	Free bool
}

// Explained returns the lesson as it is told to who had better not do it now: it explains and asks for nothing.
func (l Lesson) Explained() Lesson {
	l.Option, l.Asks = "", nil
	if l.ID == "gate" {
		l.Text = words.Say("lesson.gate.told")
	}
	return l
}

// Situation is what lessons depend on: what the viewer sees and may decide now.
type Situation struct {
	Model   *Model
	View    *touria.View // the viewer's own; nil while others decide
	Rules   *touria.Rules
	Choices *Choices
	Names   *Names
	Legal   []touria.Decision
	Picked  string  // the id of the option that waits for the main button
	Ways    []Route // those that can be walked now, the chosen one at Way
	Way     int
	Inner   bool // a group of options is open
	Undo    bool // the last decision can be taken back
	// Near are the rivals who may have what the gate asks for, as far as a perfect memory can tell; empty without the
	// memory aid.
	Near rules.SeatSet
}

// meeting is something that is met for the first time: when, what is said of it, and what is pointed at.
type meeting struct {
	id string // its text is "lesson." and the id
	// met reports whether it is met now, and returns what it is about and what fills the gaps of its text.
	met func(s *Situation) (at ui.Target, gaps []any, ok bool)
	// does reports whether a decision is what the hint asks for; nil: it only explains.
	does func(d touria.Decision) bool
	free bool // what it asks for costs nothing
}

// meetings are all of them, the most urgent first.
var meetings = []meeting{
	{id: "doors", met: metDoors, does: kind(touria.Open), free: true}, // it has to be done
	{id: "dweller", met: metDweller},
	{id: "gate", met: metGate, does: kind(touria.Enter)},
	{id: "near", met: metNear},
	{id: "join", met: metOffer(touria.PhaseJoin, touria.Join, ui.Target{Kind: TargetElixir}), does: kind(touria.Join)},
	{id: "double", met: metOffer(touria.PhaseDouble, touria.Double, Thing(TargetGem, touria.Violet)), does: kind(touria.Double)},
	{id: "dragon", met: metAct(touria.AtDragon, ui.Target{Kind: TargetConfirm}), does: kind(touria.Act), free: true},
	{id: "fairy", met: metAct(touria.AtForest, Thing(TargetDisplay, 0)), does: kind(touria.Act), free: true},
	{id: "tournament", met: metAct(touria.AtTournament, ui.Target{Kind: TargetSwords})},
	{id: "wizard", met: metWizard},
	{id: "cursed", met: metCursed},
	{id: "steps", met: metSteps},
	{id: "loop", met: metLoop},
	{id: "black", met: metBlack},
	{id: "order", met: metOrder},
	{id: "day", met: metDay},
	{id: "alike", met: metAlike},
	{id: "short", met: metShort},
	{id: "sword", met: metSword},
	{id: "undo", met: metUndo},
}

// Lessons returns the lessons that fit the situation, the most urgent first.
func Lessons(s *Situation) (list []Lesson) {
	if s.View == nil {
		return nil
	}
	for i := range meetings {
		m := &meetings[i]
		at, gaps, ok := m.met(s)
		if !ok {
			continue
		}
		l := Lesson{ID: m.id, Text: words.Say("lesson."+m.id, gaps...), At: at, Free: m.free}
		if m.id == "dweller" {
			l.Text = words.Say("doors.dweller", gaps...)
		}
		for _, d := range s.Legal {
			if m.does != nil && m.does(d) {
				l.Asks = append(l.Asks, d)
			}
		}
		if len(l.Asks) > 0 {
			s.Choices.Walk(func(o *Option) bool {
				if slices.Contains(l.Asks, o.Decision) {
					l.Option = s.Choices.Path(o.ID)[0].ID
				}
				return l.Option == ""
			})
		}
		list = append(list, l)
	}
	return list
}

// kind returns what tells decisions of a kind.
func kind(k touria.Kind) func(touria.Decision) bool {
	return func(d touria.Decision) bool { return d.Kind == k }
}

// me returns what the viewer owns.
func (s *Situation) me() touria.Known { return s.View.Player(s.View.Me) }

// begins reports whether the viewer's turn begins and nothing is chosen yet.
func (s *Situation) begins() bool {
	return s.View.Phase() == touria.PhaseStart && s.Picked == "" && !s.Inner && has(s.Legal, touria.ChooseTower)
}

// tower returns the tower that is chosen; ok is false if there is none.
func (s *Situation) tower() (w touria.Tower, ok bool) {
	o := s.Choices.Find(s.Picked)
	if s.Picked == "" || o == nil || o.Decision.Kind != touria.ChooseTower {
		return w, false
	}
	return touria.Tower(o.Decision.Arg), true
}

func metDoors(s *Situation) (ui.Target, []any, bool) {
	for _, d := range s.Legal {
		if d.Kind == touria.Open {
			return Thing(TargetDoor, d.Arg), []any{words.Num("Count", s.Model.ClosedDoors())}, s.Picked == ""
		}
	}
	return ui.Target{}, nil, false
}

func metDweller(s *Situation) (ui.Target, []any, bool) {
	if s.View.Phase() != touria.PhaseDuty {
		return ui.Target{}, nil, false
	}
	who := s.View.Behind(s.View.DueDoor())
	return Thing(TargetDoor, s.View.DueDoor()), []any{words.Ref("Who", whoKey(who)), words.Ref("Duty", "who."+who.String()+".hint")}, true
}

func metGate(s *Situation) (ui.Target, []any, bool) {
	return Thing(TargetSpace, touria.AtCastle), nil, s.View.Phase() == touria.PhaseStart && s.Picked == "" && has(s.Legal, touria.Enter)
}

func metNear(s *Situation) (ui.Target, []any, bool) {
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		if s.Near.Has(seat) {
			return Thing(TargetSeat, seat), []any{words.Lit("Name", s.Names[seat])}, s.begins()
		}
	}
	return ui.Target{}, nil, false
}

// metOffer is an offer that can be paid for with a thing.
func metOffer(p touria.Phase, yes touria.Kind, with ui.Target) func(s *Situation) (ui.Target, []any, bool) {
	return func(s *Situation) (ui.Target, []any, bool) {
		return with, nil, s.View.Phase() == p && hasArg(s.Legal, yes, 0)
	}
}

// metAct is a place at which something can be done.
func metAct(place touria.Space, at ui.Target) func(s *Situation) (ui.Target, []any, bool) {
	return func(s *Situation) (ui.Target, []any, bool) {
		return at, nil, s.View.Phase() == touria.PhaseAct && s.View.Destination() == place && has(s.Legal, touria.Act)
	}
}

func metWizard(s *Situation) (ui.Target, []any, bool) {
	w, ok := s.tower()
	return Thing(TargetTower, w), nil, ok && s.Rules.FacingAction(&s.View.Table, w, s.View.Me) == touria.Wizard
}

// metCursed is a place to which no road leads without a black gem.
func metCursed(s *Situation) (ui.Target, []any, bool) {
	clean := slices.ContainsFunc(s.Ways, func(rt Route) bool { return rt.Black() == 0 })
	return Thing(TargetRoute, s.Way), nil, len(s.Ways) > 0 && !clean
}

func metSteps(s *Situation) (ui.Target, []any, bool) {
	return Thing(TargetRoute, s.Way), nil, s.Way < len(s.Ways) && s.Ways[s.Way].Gold > 0
}

// metLoop is a place where the heroes stand already.
func metLoop(s *Situation) (ui.Target, []any, bool) {
	stay := slices.ContainsFunc(s.Ways, func(rt Route) bool { return len(rt.Spaces) == 0 })
	return Thing(TargetRoute, s.Way), nil, stay && len(s.Ways) > 1
}

func metBlack(s *Situation) (ui.Target, []any, bool) {
	me := s.me()
	return Thing(TargetGem, touria.Black), nil, s.begins() && me.Gems[touria.Black] > 0
}

func metOrder(s *Situation) (ui.Target, []any, bool) {
	me := s.me()
	for slot := range s.Model.Orders {
		if o := s.Model.Order(slot); lacks(o.Gems, me.Gems) == 0 {
			return Thing(TargetOrder, slot), []any{words.Gap("What", Goods(touria.Holdings{Gold: uint16(o.Gold)}))}, s.begins()
		}
	}
	return ui.Target{}, nil, false
}

// metDay is a colour of which the goldsmith takes three for three hearts.
func metDay(s *Situation) (ui.Target, []any, bool) {
	me, c := s.me(), s.Model.Die
	return ui.Target{Kind: TargetDie}, []any{words.Ref("Colour", colourKey(c))}, c != touria.Black && me.Gems[c] >= 3 && s.begins()
}

func metAlike(s *Situation) (ui.Target, []any, bool) {
	me := s.me()
	for c := touria.Blue; c < touria.NoColour; c++ {
		if me.Gems[c] >= 2 {
			return Thing(TargetGem, c), nil, s.begins()
		}
	}
	return ui.Target{}, nil, false
}

// metShort is an order that lacks one gem, which lies in a mine.
func metShort(s *Situation) (ui.Target, []any, bool) {
	me := s.me()
	for slot := range s.Model.Orders {
		need := s.Model.Order(slot).Gems
		if lacks(need, me.Gems) != 1 {
			continue
		}
		for c := touria.Blue; c < touria.NoColour; c++ {
			for m := range s.Model.Mines {
				if need[c] > me.Gems[c] && s.Model.Mines[m][c] > 0 && s.Model.Mines[m][touria.Black] == 0 {
					return Thing(TargetSpace, int(touria.M1)+m), []any{words.Ref("Colour", colourKey(c)), words.Num("N", m+1)}, s.begins()
				}
			}
		}
	}
	return ui.Target{}, nil, false
}

func metSword(s *Situation) (ui.Target, []any, bool) {
	me := s.me()
	return ui.Target{Kind: TargetSwords}, nil, s.begins() && me.Swords > 0
}

func metUndo(s *Situation) (ui.Target, []any, bool) {
	return ui.Target{Kind: TargetUndo}, nil, s.Undo && s.Picked == ""
}
