package show

import (
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/touria"
)

// Lesson is a hint for somebody who is new to the game: a few words at a thing on
// the screen that ask for an act.
type Lesson struct {
	// ID names what the lesson teaches. Who has learned it is not taught again.
	ID   string
	Text words.Text
	// At is the thing that the lesson is about. Option, if not empty, is the option that it
	// asks for, which may have a button of its own.
	At     ui.Target
	Option string
}

// Situation is what lessons depend on: what the viewer sees and may decide now.
type Situation struct {
	Model   *Model
	View    *touria.View // the viewer's own; nil while others decide
	Rules   *touria.Rules
	Choices *Choices
	// Picked is the id of the option that waits for confirmation. Ways is whether
	// route cards lie beside, Undo whether the last decision can be taken back.
	Picked     string
	Main       string    // the id of the option that the main button does, "" if it does none
	Level      []*Option // the options of the open group, nil at the first level
	Ways, Undo bool
	Hurry      bool // beats of others play, which can be hurried
	Idle       bool // the viewer has done nothing for a while
}

// Lessons returns the lessons that fit the situation, the most urgent first.
func Lessons(m *Situation) []Lesson {
	l := lessons{Situation: m}
	switch {
	case m.Hurry:
		l.at("watch", ui.Target{Kind: TargetSkip})
	case m.View == nil:
	case m.Picked != "" && !l.towerPicked():
		l.at("sure", ui.Target{Kind: TargetConfirm})
	case m.Picked != "":
		if m.Ways {
			l.at("way", Thing(TargetRoute, 0))
		}
		l.at("go", ui.Target{Kind: TargetConfirm})
	case len(m.Level) > 0:
		l.option("choose", m.Level[0])
	default:
		l.decide()
	}
	return l.list
}

type lessons struct {
	*Situation
	list []Lesson
}

func (l *lessons) at(id string, at ui.Target) {
	l.list = append(l.list, Lesson{ID: id, Text: words.Say("lesson." + id), At: at})
}

// towerPicked reports whether a tower waits for confirmation.
func (l *lessons) towerPicked() bool {
	o := l.Choices.Find(l.Picked)
	return o != nil && o.Decision.Kind == touria.ChooseTower
}

// option adds a lesson about an option, if there is one: at the main button where that does it.
func (l *lessons) option(id string, o *Option) {
	switch {
	case o == nil:
	case o.ID == l.Main:
		l.at(id, ui.Target{Kind: TargetConfirm})
	default:
		l.at(id, o.Target)
		l.list[len(l.list)-1].Option = o.ID
	}
}

// first returns the first leaf of a kind, nil if there is none.
func (l *lessons) first(kind touria.Kind) (found *Option) {
	l.Choices.Walk(func(o *Option) bool {
		if o.Decision.Kind == kind {
			found = o
		}
		return found == nil
	})
	return found
}

// opening returns the option of the first level that leads to the first leaf of a
// kind, nil if there is none.
func (l *lessons) opening(kind touria.Kind) *Option {
	if o := l.first(kind); o != nil {
		return l.Choices.Path(o.ID)[0]
	}
	return nil
}

// decide adds the lessons of a decision of the viewer.
func (l *lessons) decide() {
	switch l.View.Phase() {
	case touria.PhaseBonus:
		l.option("gift", l.Choices.Find("bonus.gold"))
	case touria.PhaseStart:
		l.start()
	case touria.PhaseTravel:
		l.option("travel", l.first(touria.Travel))
	case touria.PhaseMove:
		if l.Ways {
			l.at("way", Thing(TargetRoute, 0))
			l.at("go", ui.Target{Kind: TargetConfirm})
		} else {
			l.option("step", l.first(touria.Step))
		}
		if l.first(touria.Stop) != nil {
			l.at("stop", ui.Target{Kind: TargetConfirm})
		}
	case touria.PhaseMine:
		l.option("mine", l.bright())
	case touria.PhaseThief:
		l.option("thief", l.bright())
	case touria.PhaseAct:
		if o := l.opening(touria.Act); o != nil {
			l.option("act."+l.Model.Dest.String(), o)
		}
		l.undo()
	case touria.PhaseDragon:
		l.option("give", l.opening(touria.Give))
	case touria.PhaseDouble:
		l.offer("double", touria.Double, touria.NoDouble)
	case touria.PhaseJoin:
		l.offer("join", touria.Join, touria.NoJoin)
	case touria.PhaseEnd:
		l.end()
	case touria.PhaseCastle:
		l.option("doors", l.first(touria.Open))
		l.end()
	case touria.PhaseDuty:
		l.option("duty", l.opening(touria.Duty))
	}
}

// offer adds the lesson of an offer, or, where it cannot be paid for, of how to go on.
func (l *lessons) offer(id string, yes, no touria.Kind) {
	if o := l.first(yes); o != nil {
		l.option(id, o)
		return
	}
	l.option("pass", l.first(no))
}

// bright returns the first gem to take that is not black, otherwise the first.
func (l *lessons) bright() (found *Option) {
	l.Choices.Walk(func(o *Option) bool {
		if o.Decision.Kind == touria.Take && (found == nil || touria.Colour(found.Decision.Arg) == touria.Black) {
			found = o
		}
		return true
	})
	return found
}

func (l *lessons) end() {
	if l.first(touria.EndTurn) != nil {
		l.at("end", ui.Target{Kind: TargetConfirm})
	}
	l.undo()
}

func (l *lessons) undo() {
	if l.Undo {
		l.at("undo", ui.Target{Kind: TargetUndo})
	}
}

// start adds the lessons of the beginning of a turn.
func (l *lessons) start() {
	me := l.View.Player(l.View.Me)
	l.option("tower", l.plainest())
	l.option("castle", l.opening(touria.Enter))
	if me.Gems[touria.Black] > 0 {
		if o := l.tower(touria.Fountain); o != nil {
			l.option("black", o)
		} else {
			l.at("black.later", Thing(TargetGem, touria.Black))
		}
	}
	if l.View.Turn() > 1 {
		l.at("goal", ui.Target{Kind: TargetGoal})
	}
	if l.fills(&me) {
		l.option("order", l.tower(touria.Trader))
	}
	for c := touria.Blue; c < touria.NoColour; c++ {
		if me.Gems[c] > 1 {
			l.option("heart", l.tower(touria.Goldsmith))
			break
		}
	}
	l.option("sword", l.Choices.Find("turn_tower"))
	l.option("item", l.opening(touria.UseItem))
	if l.Idle {
		l.at("herald", ui.Target{Kind: TargetHerald})
	}
}

// tower returns the option of the tower that offers an action, nil if there is none.
func (l *lessons) tower(a touria.Action) (found *Option) {
	l.Choices.Walk(func(o *Option) bool {
		if d := o.Decision; d.Kind == touria.ChooseTower && l.Rules.FacingAction(&l.View.Table, touria.Tower(d.Arg), l.View.Me) == a {
			found = o
		}
		return found == nil
	})
	return found
}

// plainest returns the tower that a first turn should take: its action brings
// something at once and needs no explanation.
func (l *lessons) plainest() *Option {
	for _, a := range [...]touria.Action{touria.Thief, touria.Forest, touria.Swordmaster, touria.Goldsmith, touria.Trader, touria.Dragon} {
		if o := l.tower(a); o != nil {
			return o
		}
	}
	return l.first(touria.ChooseTower)
}

// fills reports whether the gems in hand fill an open order.
func (l *lessons) fills(me *touria.Known) bool {
	for slot := range l.Model.Orders {
		full := true
		for c, n := range l.Model.Order(slot).Gems {
			full = full && me.Gems[c] >= n
		}
		if full {
			return true
		}
	}
	return false
}
