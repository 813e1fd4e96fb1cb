package show

import (
	"slices"

	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// The guided first turn: twelve hints on the table of the first game, one at a time. Each waits for the act that it names,
// or is read.

// The place of the first game, and the tower that leads there.
const (
	GuideTower = touria.NW
	GuidePlace = touria.Thief
)

// The turns of the guidance: the player's first, the rival's, and the player's next, in which it ends.
const (
	guideFirst = 1
	GuideRival = 2
	GuideLast  = 3
)

// Guided is what the guidance depends on beside the situation.
type Guided struct {
	*Situation
	Rival rules.Seat
	// Left is the decision that has just been made, if what it brought is still being shown.
	Left touria.Decision
}

// Step is one of the hints.
type Step struct {
	ID string // the key of its text
	// Lights returns what the light falls on; empty: the map.
	Lights func(g *Guided) ui.Target
	when   func(g *Guided) bool
	gaps   func(g *Guided) []any
	// Read says that the hint asks for nothing but to be read, and Holds that the game waits so long.
	Read, Holds bool
	// again says that it comes as often as it is true.
	again bool
}

// Guide is the guidance, in its order.
var Guide = []Step{
	{ID: "guide.tower", Lights: at(Thing(TargetTower, GuideTower)), when: func(g *Guided) bool { return g.first(touria.PhaseStart) && !g.chosen() }},
	{ID: "guide.roads", Lights: at(ui.Target{}), when: func(g *Guided) bool { return g.first(touria.PhaseStart) && g.chosen() }, Read: true},
	{ID: "guide.road", Lights: at(Thing(TargetRoute, 0)), when: (*Guided).astray, gaps: firstRoad, again: true},
	{ID: "guide.road", Lights: at(Thing(TargetRoute, 0)), when: (*Guided).cursed, gaps: firstRoad, Read: true},
	{ID: "guide.walk", Lights: at(ui.Target{Kind: TargetConfirm}), when: func(g *Guided) bool { return g.first(touria.PhaseStart) && g.chosen() }},
	{ID: "guide.turns", Lights: at(Thing(TargetTower, GuideTower)), gaps: rivalName, Read: true, Holds: true, when: func(g *Guided) bool {
		return g.Model.Turn == guideFirst && g.Left == touria.Decision{Kind: touria.ChooseTower, Arg: uint8(GuideTower)}
	}},
	{ID: "guide.gem", Lights: cards, when: func(g *Guided) bool { return g.first(touria.PhaseMine) }},
	{ID: "guide.draw", Lights: at(ui.Target{Kind: TargetConfirm}), when: func(g *Guided) bool {
		return g.first(touria.PhaseAct) && g.View.Destination() == touria.Space(GuidePlace)
	}},
	{ID: "guide.keep", Lights: cards, when: func(g *Guided) bool { return g.first(touria.PhaseThief) }},
	{ID: "guide.goal", Lights: at(ui.Target{Kind: TargetGoal}), Read: true, Holds: true,
		when: func(g *Guided) bool {
			return (g.first(touria.PhaseDouble) || g.first(touria.PhaseEnd)) && g.View.Destination() == touria.Space(GuidePlace)
		}},
	{ID: "guide.rival", Lights: func(g *Guided) ui.Target { return Thing(TargetSeat, g.Rival) }, gaps: rivalName, Read: true, Holds: true,
		when: func(g *Guided) bool { return g.View == nil && g.Model.Turn == GuideRival }},
	{ID: "guide.told", Lights: at(ui.Target{Kind: TargetTold}), gaps: rivalName, when: (*Guided).last},
	{ID: "guide.places", Lights: at(ui.Target{Kind: TargetSheet}), when: (*Guided).last},
}

// Text returns what the hint says.
func (s *Step) Text(g *Guided) words.Text {
	if s.gaps == nil {
		return words.Say(s.ID)
	}
	return words.Say(s.ID, s.gaps(g)...)
}

// Due returns the hint that is due, nil if there is none. Known tells which have been read or done.
func Due(g *Guided, known func(id string) bool) *Step {
	for i := range Guide {
		if s := &Guide[i]; (s.again || !known(s.ID)) && s.when(g) {
			return s
		}
	}
	return nil
}

// Follows reports whether a decision of the first turn is one that the guidance leads to. Way is the way that is walked,
// nil if there is none.
func Follows(d touria.Decision, way *Route) bool {
	switch d.Kind {
	case touria.ChooseTower:
		return touria.Tower(d.Arg) == GuideTower && way != nil && way.Black() == 0
	case touria.Step, touria.Stop, touria.Take, touria.Act, touria.NoDouble, touria.EndTurn:
		return true
	}
	return false
}

func at(t ui.Target) func(*Guided) ui.Target { return func(*Guided) ui.Target { return t } }

// cards returns the gems to choose from, or the main button once one is chosen.
func cards(g *Guided) ui.Target {
	if g.Picked != "" {
		return ui.Target{Kind: TargetConfirm}
	}
	return ui.Target{Kind: TargetMineGem}
}

func rivalName(g *Guided) []any { return []any{words.Lit("Name", g.Names[g.Rival&3])} }

func firstRoad(*Guided) []any { return []any{words.Lit("Way", "A")} }

// first reports whether the player decides something in a phase of the first turn.
func (g *Guided) first(p touria.Phase) bool {
	return g.View != nil && g.Model.Turn == guideFirst && g.View.Phase() == p
}

// last reports whether the player is about to choose a tower for the second time.
func (g *Guided) last() bool { return g.View != nil && g.Model.Turn == GuideLast && g.begins() }

// chosen reports whether the tower is chosen to which the guidance leads.
func (g *Guided) chosen() bool {
	w, ok := g.tower()
	return ok && w == GuideTower && len(g.Ways) > 0
}

// cursed reports whether the first road is clean and another one is not.
func (g *Guided) cursed() bool {
	return g.first(touria.PhaseStart) && g.chosen() && g.Ways[0].Black() == 0 && slices.ContainsFunc(g.Ways, func(rt Route) bool { return rt.Black() > 0 })
}

// astray reports whether a road with a black gem is chosen although there is a clean one.
func (g *Guided) astray() bool { return g.cursed() && g.Way < len(g.Ways) && g.Ways[g.Way].Black() > 0 }
