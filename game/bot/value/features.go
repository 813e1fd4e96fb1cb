package value

import (
	"math/bits"

	"touria/rules"
	"touria/rules/touria"
)

// A feature is something that holds or does not hold of one seat: "two hearts
// and one coin are missing", "holds three gems of a colour". Each has one
// weight; a seat's score is the sum of the weights of what holds. Groups lay
// features out as small tables, so that a weight can be found and read.

// group is a table of features of one kind.
type group struct {
	name string
	size int
}

// The groups, by the order of their tables in the weights.
const (
	gNeed   = iota // hearts missing × gold missing
	gSpare         // gold beyond the goal
	gHearts        // hearts beyond the goal
	gBlack         // black gems × nearness
	gCommon        // gems of one common colour × hearts missing; counts once for each colour
	gViolet        // violet gems × hearts missing
	gKinds         // common colours in hand × hearts missing
	gSword         // swords × nearness
	gElixir        // elixirs × nearness
	gItem          // each item in hand × nearness
	gOrder         // gold of the best order that can be filled × gold missing
	gSale          // what the goldsmith would give × hearts missing
	gDuty          // duties behind closed doors that cannot be given × nearness
	gInside        // the same for who is in the castle × whose turn it is
	gTurn          // turns until one's own × nearness
	groupsIn
)

const (
	nears     = 5 // see near
	needs     = 9 // 0 … 8 and more
	missing   = 3 // hearts missing: none, one or two, more
	mostGems  = 7
	mostTurns = 4
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
}

// first holds where each group's table begins in the weights.
var first = func() (f [groupsIn + 1]uint16) {
	for i := range groups {
		f[i+1] = f[i] + uint16(groups[i].size)
	}
	return f
}()

// Features is the number of all features.
var Features = int(first[groupsIn])

// MaxHold bounds the features that hold of one seat at once.
const MaxHold = 40

// Hold lists the features that hold of a seat.
type Hold struct {
	list [MaxHold]uint16
	n    int
}

// All returns the list.
func (h *Hold) All() []uint16 { return h.list[:h.n] }

func (h *Hold) add(group, index int) {
	h.list[h.n%MaxHold] = first[group] + uint16(index)
	h.n++
}

// near tells in five steps how far a player is from the castle's door, from 0
// for who may enter.
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

// table is what the features need of the table, the same for all seats.
type table struct {
	rules   *touria.Rules
	state   *touria.State
	orders  [3]touria.Order
	closed  [touria.Doors]touria.DwellerDuty // duties behind closed doors
	nClosed int
}

// look takes in what does not depend on the seat.
func (t *table) look(r *touria.Rules, s *touria.State) {
	t.rules, t.state, t.nClosed = r, s, 0
	for slot := range t.orders {
		t.orders[slot] = r.Order(s.OpenOrder(slot))
	}
	if s.SuddenMarriage() {
		return
	}
	for door := 1; door <= touria.Doors; door++ {
		if who := s.Behind(door); who != touria.Children && !s.DoorOpen(door) {
			t.closed[t.nClosed] = r.Duty(who)
			t.nClosed++
		}
	}
}

// of lists the features that hold of a seat.
func (t *table) of(seat rules.Seat, f *Hold) {
	f.n = 0
	h := t.state.Holdings(seat)
	goalHearts, goalGold := t.state.Goals(seat)
	inside := t.state.InCastle(seat)
	turns := t.turnsTo(seat)
	if inside {
		f.add(gInside, min(t.unpayable(&h, 0), 8)*mostTurns+turns)
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
	kinds, sale := 0, 0
	for c := touria.Blue; c < touria.Violet; c++ {
		k := int(h.Gems[c])
		f.add(gCommon, min(k, mostGems-1)*missing+lack)
		if k > 0 {
			kinds++
		}
		if k == 2 {
			sale = max(sale, 1)
		} else if k > 2 {
			sale = max(sale, 2)
			if c == t.state.Die() {
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
	f.add(gOrder, t.bestOrder(&h)*3+min((gold+2)/3, 2))
	if !t.state.SuddenMarriage() {
		f.add(gDuty, min(t.unpayable(&h, goalGold), 8)*nears+n)
	}
	f.add(gTurn, turns*nears+n)
}

// turnsTo returns how many players are due before the seat, 0 for whose turn it is.
func (t *table) turnsTo(seat rules.Seat) int {
	n := 0
	for at := t.state.Active(); at != seat && n < mostTurns-1; n++ {
		if at = t.state.Seats().Next(at); at == rules.NoSeat {
			break
		}
	}
	return n
}

// bestOrder returns how good the best order is that the gems fill: 0 for none, 1
// if one gem is missing for one, else 2 to 7 by its gold.
func (t *table) bestOrder(h *touria.Holdings) int {
	best := 0
	for i := range t.orders {
		o := &t.orders[i]
		lack := 0
		for c := touria.Blue; c < touria.NoColour; c++ {
			if d := int(o.Gems[c]) - int(h.Gems[c]); d > 0 {
				lack += d
			}
		}
		switch {
		case lack == 0:
			best = max(best, min(o.Gold, 7))
		case lack == 1:
			best = max(best, 1)
		}
	}
	return best
}

// unpayable counts the duties behind closed doors that could not be given, after
// so much gold is paid at the gate.
func (t *table) unpayable(h *touria.Holdings, gate int) int {
	n := 0
	for _, d := range t.closed[:t.nClosed] {
		ok := false
		switch d.Kind {
		case touria.DutyElixir:
			ok = h.Elixirs > 0
		case touria.DutySword:
			ok = h.Swords > 0
		case touria.DutyItem:
			ok = h.Items != 0
		case touria.DutyGold:
			ok = int(h.Gold) > gate
		case touria.DutyGem:
			ok = h.Gems[d.Colour] > 0
		}
		if !ok {
			n++
		}
	}
	return n
}
