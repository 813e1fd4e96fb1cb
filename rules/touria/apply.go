package touria

import "fmt"

// Apply plays a decision, which must be legal, and then the forced ones that the engine makes
// itself (docs/record-format.md). It reports to log, which may be nil. Use Play if the decision may
// be illegal.
func (r *Rules) Apply(s *State, d Decision, log *Log) {
	switch d.Kind {
	case Step:
		s.roads |= 1 << r.road(s.heroes, Space(d.Arg))
		s.advance(Space(d.Arg), StepCost(s.heroes), Stepped, log)
	case Take:
		if s.phase == PhaseThief {
			s.keepDrawn(Colour(d.Arg), log)
		} else {
			s.takeFromMine(Colour(d.Arg), log)
		}
	case ChooseTower:
		r.applyTower(s, Tower(d.Arg), log)
	case Stop:
		if s.phase == PhaseDragon {
			s.finishUse()
		} else {
			s.phase = PhaseAct
		}
	case Act:
		r.applyAct(s, d, log)
	case Skip:
		s.skipUse()
	case NoDouble:
		s.startJoining()
	case Double:
		s.applyDouble(d.Arg == 1, log)
	case Join:
		s.applyJoin(d.Arg == 1, log)
	case NoJoin:
		s.askNext(s.toMove)
	case EndTurn:
		r.endTurn(s, false, log)
	case UseHourglass:
		s.use(Hourglass, log)
		r.endTurn(s, true, log)
	case UseItem:
		r.applyItem(s, d, log)
	case TurnTower:
		s.pay(s.active, Holdings{Swords: 1}, log)
		s.turnTower(Tower(d.Arg), log)
	case Travel:
		s.travel(Space(d.Arg), log)
	case Jump:
		s.use(Compass, log)
		s.advance(Space(d.Arg), 1, Jumped, log)
	case UseBoots:
		s.use(Boots, log)
		s.free += 3
	case UseLantern:
		s.use(Lantern, log)
		s.flags |= flagLantern
	case Give:
		s.applyGive(d, log)
	case Reroll:
		s.applyReroll(log)
	case Bonus:
		r.applyBonus(s, d.Arg, log)
	case Pass:
		s.turnTower(Tower(d.Arg), log)
		r.endTurn(s, false, log)
	case Enter:
		s.applyEnter(d.Arg == 1, log)
	case Open:
		r.applyOpen(s, int(d.Arg), log)
	case Duty:
		r.payDuty(s, d, log)
	}
	if s.phase == PhaseMove && s.heroes == s.dest && r.mustStop(s) {
		s.phase = PhaseAct
	}
	if s.flags&flagMarriage != 0 {
		s.checkMarriage(log)
	}
}

// Play checks a decision, plays it like Apply, and checks the log's forced outcomes. An illegal
// decision gives a *Refused. After any error the position and the log are unchanged.
func (r *Rules) Play(s *State, d Decision, log *Log) error {
	if why := r.Why(s, d); why != ReasonNone {
		return &Refused{d, why}
	}
	if log == nil {
		r.Apply(s, d, nil)
		return nil
	}
	next, before := *s, len(log.Events)
	forced := log.Forced
	r.Apply(&next, d, log)
	err := log.err
	if err == nil && len(log.Forced) > 0 {
		err = fmt.Errorf("%s: this outcome of chance does not come up here", log.Forced[0].Kind)
	}
	if err != nil {
		log.Events, log.Forced, log.err = log.Events[:before], forced, nil
		return err
	}
	*s = next
	return nil
}
