package record

import (
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// EncodeView returns a view's JSON. It is like a state's, without what the viewer cannot know
// (docs/record-format.md).
func EncodeView(r *touria.Rules, v *touria.View) []byte {
	p := seen(r, v)
	w := view{Viewer: seatOrNil(v.Me), tableFields: encodeTable(r, &p), Bag: v.BagCount(), Pool: countsOf(v.Pool()),
		Doors: []door{}, Supply: supplyOf(&p), Winner: seatOrNil(v.Winner())}
	for slot := range p.Orders {
		w.Orders = append(w.Orders, orders[int]{Slot: slot, Open: orderOf(r.Order(v.OpenOrder(slot))), Stack: len(r.OrderIDs(slot)) - 1})
	}
	w.Items = items[int]{Display: displayOf([2]touria.Item{v.Display(0), v.Display(1)}), Stack: v.ItemStack(), Discard: []string{}}
	for i := range v.DiscardLen() {
		w.Items.Discard = append(w.Items.Discard, nameOf(itemNames, v.Discard(i)))
	}
	for d := 1; d <= touria.Doors && !v.SuddenMarriage(); d++ {
		one := door{Door: d, Who: nameOf(whoNames, v.Behind(d)), Open: v.DoorOpen(d)}
		for s, name := range seatNames {
			if v.HasPeeked(rules.Seat(s), d) {
				one.Peeked = append(one.Peeked, name)
			}
		}
		w.Doors = append(w.Doors, one)
	}
	for s, to := range w.Players.seats() {
		if s := rules.Seat(s); v.Seats().Has(s) {
			k := v.Player(s)
			*to = &player{holdingsFields: holdingsOf(k.Holdings), UnknownGems: int(k.Unknown), InCastle: v.InCastle(s),
				GoalHearts: int(k.GoalHearts), GoalGold: int(k.GoalGold)}
		}
	}
	return appendJSON(nil, &w)
}

// seen copies what a view has in common with a position.
func seen(r *touria.Rules, v *touria.View) touria.Position {
	p := touria.Position{Phase: v.Phase(), ToMove: v.ToMove(), Turn: v.Turn(), Active: v.Active(), Heroes: v.Heroes(),
		Die: v.Die(), Destination: v.Destination(), Free: v.FreeSteps(), Lantern: v.LanternLit(), Uses: v.Uses(),
		Doubled: v.Doubled(), Opened: v.DoorsOpened(), Door: v.DueDoor(), Seats: v.Seats()}
	// Whether the castle may be entered reveals what a player holds.
	p.MayEnter = v.MayEnter() && v.Active() == v.Me
	if p.Phase == touria.PhaseThief && v.Me == v.ToMove() {
		s := r.Determinise(v, 0) // all guesses agree in what the viewer knows
		p.Drawn = r.Position(&s).Drawn
	}
	for i := range r.Roads() {
		if v.RoadUsed(i) {
			p.Roads = append(p.Roads, i)
		}
	}
	for w := range p.Facing {
		p.Facing[w] = v.TowerFacing(touria.Tower(w))
	}
	for i := range p.Mines {
		p.Mines[i] = v.MineGems(i)
	}
	for s := rules.S; s < rules.NoSeat; s++ {
		if v.HasJoined(s) {
			p.Joined = p.Joined.With(s)
		}
		p.Players[s].Holdings = v.Player(s).Holdings
	}
	return p
}
