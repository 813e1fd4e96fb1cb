package value

import (
	"math/bits"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Features are binary: each is active for a seat or not, such as "two hearts and one coin are
// missing" or "has three gems of a colour". They are laid out in groups, so that a weight can be
// found and read.

// group is an array of features of one kind.
type group struct {
	name string
	size int
}

// The groups, in the order of their weights.
const (
	gNeed   = iota // hearts missing × gold missing
	gSpare         // gold beyond the goal
	gHearts        // hearts beyond the goal
	gBlack         // black gems × nearness
	gCommon        // gems of a common colour × hearts missing, once for each colour
	gViolet        // violet gems × hearts missing
	gKinds         // number of common colours held × hearts missing
	gSword         // swords × nearness
	gElixir        // elixirs × nearness
	gItem          // each item held × nearness
	gOrder         // gold of the best order that can be filled × gold missing
	gSale          // what the goldsmith would give × hearts missing
	gDuty          // duties behind closed doors that cannot be paid × nearness
	gInside        // the same for a player in the castle × turns until one's own
	gTurn          // turns until one's own × nearness
	gReach         // hearts that gems and swords can bring × hearts missing
	gEarn          // gold that orders, swords and scale can bring × gold missing
	gFace          // each action that a tower shows the seat × turns until one's own × hearts missing
	gTable         // number of players × nearness
	gBest          // what the best tower would bring × turns until one's own
	gRace          // own stage × stage of the leading opponent
	gDuel          // own baseline score × that of the best opponent × whether there are more than two players
	groupsIn
)

const (
	nears     = 5 // see near
	needs     = 9 // 0 … 7, 8 and more
	missing   = 3 // hearts missing: none, one or two, more
	mostGems  = 7
	mostTurns = 4
	outlooks  = 16
	stages    = 6  // see stage
	scores    = 14 // see scoreStep
)

var groups = [groupsIn]group{
	gNeed:   {"need", needs * needs},
	gSpare:  {"spare_gold", 6},
	gHearts: {"spare_hearts", 3},
	gBlack:  {"black", 5 * nears},
	gCommon: {"common", mostGems * missing},
	gViolet: {"violet", 5 * missing},
	gKinds:  {"kinds", 5 * missing},
	gSword:  {"swords", 7 * nears},
	gElixir: {"elixirs", 5 * nears},
	gItem:   {"item", touria.Items * nears},
	gOrder:  {"order", 8 * 3},
	gSale:   {"sale", 4 * missing},
	gDuty:   {"duties", 9 * nears},
	gInside: {"inside", 9 * mostTurns},
	gTurn:   {"turn", mostTurns * nears},
	gReach:  {"reach", 9 * 8},
	gEarn:   {"earn", 12 * 8},
	gFace:   {"face", touria.Actions * 2 * missing},
	gTable:  {"table", 3 * nears},
	gBest:   {"best", outlooks * mostTurns},
	gRace:   {"race", stages * stages},
	gDuel:   {"duel", scores * scores * 2},
}

// groupStart holds each group's first feature.
var groupStart = func() (f [groupsIn + 1]uint16) {
	for i := range groups {
		f[i+1] = f[i] + uint16(groups[i].size)
	}
	return f
}()

// Features is the number of features.
var Features = int(groupStart[groupsIn])

// MaxActive is the maximum number of active features of one seat.
const MaxActive = 48

// Active lists the active features of a seat.
type Active struct {
	list [activeSize]uint16
	n    int
}

// activeSize is MaxActive rounded up, so that a mask replaces a bounds check.
const activeSize = 64

// All returns the list.
func (h *Active) All() []uint16 { return h.list[:h.n] }

func (h *Active) add(group, index int) {
	h.list[h.n&(activeSize-1)] = groupStart[group] + uint16(index)
	h.n++
}

// near classifies how far a player is from entering the castle, 0 meaning enough hearts and gold.
func near(hearts, gold int) int {
	switch n := 2*hearts + gold; {
	case n == 0:
		return 0
	case n <= 3:
		return 1
	case n <= 7:
		return 2
	case n <= 13:
		return 3
	}
	return 4
}

// sales is the number of hearts that n gems of a colour bring at the goldsmith, two or three at a
// time.
var sales = [...]int{0, 0, 1, 2, 2, 3, 4}

// extractor extracts the features of the seats of a position.
type extractor struct {
	rules    *touria.Rules
	state    *touria.State
	orders   [3]touria.Order
	duties   duties
	baseline Baseline // may be nil
	score    [rules.Seats]int32
	stage    [rules.Seats]int
}

// duties counts the duties behind closed doors.
type duties struct {
	elixir, sword, item, gold int32
	gem                       [touria.Colours]int32
}

// add counts a duty n times.
func (d *duties) add(duty touria.DwellerDuty, n int32) {
	switch duty.Kind {
	case touria.DutyElixir:
		d.elixir += n
	case touria.DutySword:
		d.sword += n
	case touria.DutyItem:
		d.item += n
	case touria.DutyGold:
		d.gold += n
	case touria.DutyGem:
		d.gem[duty.Colour] += n
	}
}

// allDuties counts the duties of all dwellers.
func allDuties(r *touria.Rules) (d duties) {
	for who := touria.Herbalist; who < touria.Nobody; who++ {
		d.add(r.Duty(who), 1)
	}
	return d
}

// setState sets everything that is the same for all seats. It needs the duties of all dwellers, and
// the baseline with its scores.
func (x *extractor) setState(r *touria.Rules, s *touria.State, all *duties, baseline Baseline, score *[rules.Seats]int32) {
	x.rules, x.state, x.duties, x.baseline, x.score = r, s, duties{}, baseline, *score
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		if s.Seats().Has(seat) {
			x.stage[seat&3] = stage(s, seat)
		}
	}
	for slot := range x.orders {
		x.orders[slot] = r.Order(s.OpenOrder(slot))
	}
	if s.SuddenMarriage() {
		return
	}
	// Doors open rarely, and only a few.
	x.duties = *all
	for door := 1; door <= touria.Doors; door++ {
		if s.DoorOpen(door) {
			x.duties.add(r.Duty(s.Behind(door)), -1)
		}
	}
}

// stage classifies how far a player has come: 5 in the castle, 4 with enough hearts
// and gold to enter, down to 0.
func stage(s *touria.State, seat rules.Seat) int {
	if s.InCastle(seat) {
		return 5
	}
	h := s.Holdings(seat)
	hearts, gold := s.Goals(seat)
	hearts -= int(h.Hearts) + int(h.Items>>touria.Rose&1)
	return 4 - near(max(hearts, 0), max(gold-int(h.Gold), 0))
}

// scoreStep is the width of a class of baseline scores, in points.
const scoreStep = 100

// scoreClass returns the class of a baseline score.
func scoreClass(score int32) int { return min(max(int(score)/scoreStep, 0), scores-1) }

// compareRivals adds the features that compare a seat with the others: a lead matters
// more near the end.
func (x *extractor) compareRivals(seat rules.Seat, f *Active) {
	stage, score := 0, int32(-1<<31)
	for k := rules.S; k < rules.NoSeat; k++ {
		if k != seat && x.state.Seats().Has(k) {
			stage, score = max(stage, x.stage[k&3]), max(score, x.score[k&3])
		}
	}
	f.add(gRace, x.stage[seat&3]*stages+stage)
	f.add(gDuel, (scoreClass(x.score[seat&3])*scores+scoreClass(score))*2+min(x.state.Seats().Len()-2, 1))
}

// extract lists the active features of a seat.
func (x *extractor) extract(seat rules.Seat, f *Active) {
	f.n = 0
	h := x.state.Holdings(seat)
	goalHearts, goalGold := x.state.Goals(seat)
	inside := x.state.InCastle(seat)
	turns := x.turnsTo(seat)
	x.compareRivals(seat, f)
	if inside {
		f.add(gInside, min(x.unpayable(&h, 0), 8)*mostTurns+turns)
		for m := h.Items & (1<<touria.Hourglass | 1<<touria.CrystalBall | 1<<touria.Mirror | 1<<touria.Chest | 1<<touria.Knapsack | 1<<touria.Paintbrush); m != 0; m &= m - 1 {
			f.add(gItem, bits.TrailingZeros16(uint16(m))*nears+4)
		}
		return
	}
	rose := int(h.Items >> touria.Rose & 1)
	hearts := max(goalHearts-int(h.Hearts)-rose, 0)
	gold := max(goalGold-int(h.Gold), 0)
	n := near(hearts, gold)
	lack := min((hearts+1)/2, missing-1)
	f.add(gNeed, min(hearts, needs-1)*needs+min(gold, needs-1))
	f.add(gSpare, min(max(int(h.Gold)-goalGold, 0), 5))
	f.add(gHearts, min(max(int(h.Hearts)+rose-goalHearts, 0), 2))
	f.add(gBlack, min(int(h.Gems[touria.Black]), 4)*nears+n)
	kinds, sale, reach := 0, 0, int(h.Swords)
	for c := touria.Blue; c < touria.Violet; c++ {
		k := int(h.Gems[c])
		f.add(gCommon, min(k, mostGems-1)*missing+lack)
		if k > 0 {
			kinds++
		}
		reach += sales[min(k, len(sales)-1)]
		if k == 2 {
			sale = max(sale, 1)
		} else if k > 2 {
			sale = max(sale, 2)
			if c == x.state.Die() {
				sale = 3
			}
		}
	}
	f.add(gViolet, min(int(h.Gems[touria.Violet]), 4)*missing+lack)
	f.add(gKinds, kinds*missing+lack)
	f.add(gSale, sale*missing+lack)
	f.add(gSword, min(int(h.Swords), 6)*nears+n)
	f.add(gElixir, min(int(h.Elixirs), 4)*nears+n)
	for m := h.Items; m != 0; m &= m - 1 {
		f.add(gItem, bits.TrailingZeros16(uint16(m))*nears+min(n, 3))
	}
	order := x.bestOrder(&h)
	f.add(gOrder, order*3+min((gold+2)/3, 2))
	f.add(gReach, min(reach, 8)*8+min(hearts, 7))
	earn := 3*min(int(h.Swords), 2) + 3*int(h.Items>>touria.Scale&1)
	if order > 1 {
		earn += order
	}
	f.add(gEarn, min(earn, 11)*8+min(gold, 7))
	if turns < 2 {
		for w := touria.NW; w < touria.Towers; w++ {
			a := x.rules.FacingAction(&x.state.Table, w, seat)
			f.add(gFace, (int(a)*2+turns)*missing+lack)
		}
	}
	f.add(gTable, (x.state.Seats().Len()-2)*nears+n)
	if !x.state.SuddenMarriage() {
		f.add(gDuty, min(x.unpayable(&h, goalGold), 8)*nears+n)
	}
	f.add(gTurn, turns*nears+n)
	if x.baseline != nil {
		f.add(gBest, min(x.baseline.Outlook(x.state, seat)/20, outlooks-1)*mostTurns+turns)
	}
}

// turnsTo returns how many turns of others come before the seat's, 0 if it is active.
func (x *extractor) turnsTo(seat rules.Seat) int {
	n := 0
	for at := x.state.Active(); at != seat && n < mostTurns-1; n++ {
		if at = x.state.Seats().Next(at); at == rules.NoSeat {
			break
		}
	}
	return n
}

// bestOrder classifies the best order that the gems fill: 2 to 7 by its gold, 1 if one
// gem is missing for one, 0 for none.
func (x *extractor) bestOrder(h *touria.Holdings) int {
	best := 0
	for i := range x.orders {
		o := &x.orders[i]
		switch missingGems(&o.Gems, &h.Gems) {
		case 0:
			best = max(best, min(o.Gold, 7))
		case 1:
			best = max(best, 1)
		}
	}
	return best
}

// missingGems returns how many coloured gems are missing for an order.
func missingGems(need, have *touria.Gems) int {
	return max(int(need[1])-int(have[1]), 0) + max(int(need[2])-int(have[2]), 0) + max(int(need[3])-int(have[3]), 0) +
		max(int(need[4])-int(have[4]), 0) + max(int(need[5])-int(have[5]), 0)
}

// unpayable counts the duties behind closed doors that cannot be paid once the given gold is paid
// at the gate.
func (x *extractor) unpayable(h *touria.Holdings, gate int) int {
	d := &x.duties
	n := int32(0)
	if h.Elixirs == 0 {
		n = d.elixir
	}
	if h.Swords == 0 {
		n += d.sword
	}
	if h.Items == 0 {
		n += d.item
	}
	if int(h.Gold) <= gate {
		n += d.gold
	}
	for c := range h.Gems {
		if h.Gems[c] == 0 {
			n += d.gem[c]
		}
	}
	return int(n)
}
