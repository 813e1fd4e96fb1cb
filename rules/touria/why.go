package touria

import "fmt"

// Reason says why something is refused, on screens and in errors.
type Reason uint8

// The reasons. Their names are keys of the catalogues (reason.<name>).
const (
	ReasonNone       Reason = iota
	ReasonNotNow            // another kind of decision is due
	ReasonOver              // the game is over
	ReasonOutOfReach        // the destination cannot be reached
	ReasonNoRoad            // no road leads there from here
	ReasonRoadUsed          // each road once in a turn
	ReasonStrands           // it would leave the destination out of reach
	ReasonNoGold            // not enough gold
	ReasonNoSword           // no sword
	ReasonNoGems            // the gems asked for are not in hand
	ReasonNoBlack           // there is no black gem to give up
	ReasonNoItem            // the item is not in hand
	ReasonNoElixir          // neither elixir nor flagon
	ReasonHearts            // too few hearts for the castle
	ReasonGoalGold          // too little gold for the castle
	ReasonBlackGem          // a black gem bars the castle
	ReasonNextTurn          // it can be entered only from the next turn on
	ReasonDoorOpen          // the door is open already
	ReasonEmpty             // there is nothing there
	ReasonMustAct           // another decision is possible, so no pass
	ReasonInside            // not from inside the castle
	ReasonOpenFirst         // a door must be opened first
	ReasonHoldsGem          // a gem of the rolled colour is in hand
	ReasonNotMirror         // the mirror cannot copy the top of the pile
	ReasonMoved             // only before the first step
	ReasonNoPlace           // no such thing on this board
	Reasons          = iota // number of reasons
)

var reasonNames = []string{"none", "not_now", "over", "out_of_reach", "no_road", "road_used", "strands", "no_gold", "no_sword",
	"no_gems", "no_black", "no_item", "no_elixir", "hearts", "goal_gold", "black_gem", "next_turn", "door_open", "empty",
	"must_act", "inside", "open_first", "holds_gem", "not_mirror", "moved", "no_place"}

// String returns the reason's name.
func (r Reason) String() string { return nameOf(reasonNames, r) }

// Refused is the error of a decision that is not legal.
type Refused struct {
	Decision Decision
	Reason   Reason
}

// Error names the decision's kind and the reason.
func (e *Refused) Error() string {
	return fmt.Sprintf("%s is not legal now: %s", e.Decision.Kind, e.Reason)
}

// Why explains why a decision is illegal now. It returns ReasonNone if the decision is legal.
func (r *Rules) Why(s *State, d Decision) Reason {
	var buf [MaxLegal]Decision
	for _, l := range r.Legal(s, buf[:0]) {
		if l == d {
			return ReasonNone
		}
	}
	if s.phase == PhaseOver {
		return ReasonOver
	}
	if why := r.refusal(s, d); why != ReasonNone {
		return why
	}
	return ReasonNoPlace // a field that this kind does not use is set
}

// refusal finds the reason why a decision is illegal.
func (r *Rules) refusal(s *State, d Decision) Reason {
	due, ok := phasesOf(d)
	if !ok {
		return ReasonNoPlace
	}
	if due>>s.phase&1 == 0 {
		if s.InCastle(s.toMove) && due>>PhaseStart&1 != 0 && due>>PhaseCastle&1 == 0 {
			return ReasonInside
		}
		return ReasonNotNow
	}
	switch d.Kind {
	case TurnTower, Reroll:
		if d.Kind == Reroll && s.player(s.toMove).gems[s.die] > 0 {
			return ReasonHoldsGem
		}
		return ReasonNoSword
	case ChooseTower:
		if d.Arg >= Towers || d.Sub != 0 || d.Paint != 0 {
			return ReasonNoPlace
		}
		return r.towerRefusal(s, Tower(d.Arg))
	case Enter:
		return s.enterRefusal(d.Arg == 1)
	case Pass:
		return ReasonMustAct
	case Step:
		return r.stepRefusal(s, Space(d.Arg))
	case Stop:
		return ReasonStrands
	case Jump, UseBoots, UseLantern, UseItem, UseHourglass:
		return s.itemRefusal(d)
	case Take:
		return ReasonEmpty
	case Act:
		return s.actRefusal(d)
	case Double:
		if d.Arg == 1 {
			return ReasonNoItem
		}
		return ReasonNoGems
	case Give:
		return ReasonNoGems
	case Join:
		return ReasonNoElixir
	case Open:
		return ReasonDoorOpen
	case EndTurn:
		return ReasonOpenFirst
	case Duty:
		if r.duties[s.Behind(int(s.due))].Kind == DutyItem {
			return ReasonNoItem
		}
		return ReasonNoGems
	case Bonus:
		return ReasonEmpty
	}
	return ReasonNotNow
}

// phasesOf returns a bit set of the phases in which a kind of decision can be due.
func phasesOf(d Decision) (phases uint32, ok bool) {
	switch d.Kind {
	case Bonus:
		return 1 << PhaseBonus, true
	case TurnTower, ChooseTower, Pass, Enter:
		return 1 << PhaseStart, true
	case Travel:
		return 1 << PhaseTravel, true
	case Step, Jump, UseBoots, UseLantern:
		return 1 << PhaseMove, true
	case Take:
		return 1<<PhaseMine | 1<<PhaseThief, true
	case Stop:
		return 1<<PhaseMove | 1<<PhaseDragon, true
	case Act, Skip:
		return 1 << PhaseAct, true
	case Give, Reroll:
		return 1 << PhaseDragon, true
	case Double, NoDouble:
		return 1 << PhaseDouble, true
	case Join, NoJoin:
		return 1 << PhaseJoin, true
	case UseItem:
		if Item(d.Arg).Use() == NotByItself {
			return 0, false
		}
		return itemUses[d.Arg].phases, true
	case UseHourglass, EndTurn:
		return 1<<PhaseEnd | 1<<PhaseCastle, true
	case Open:
		return 1 << PhaseCastle, true
	case Duty:
		return 1 << PhaseDuty, true
	}
	return 0, false
}
