package record

import (
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// EncodeView returns the JSON of a view: like a state, but what the viewer
// cannot know is left out (docs/record-format.md).
func EncodeView(r *touria.Rules, v *touria.View) []byte {
	p := seen(r, v)
	o := viewWriter{positionWriter: positionWriter{object: open(nil), r: r, p: &p}, v: v}
	o.seatOrNull("viewer", v.Me)
	o.table()
	o.number("bag", v.BagCount())
	o.key("pool")
	o.b = appendCounts(o.b, v.Pool())
	o.key("orders")
	o.b = appendList(o.b, 3, o.stack)
	o.items()
	o.key("doors")
	n := 0
	if !v.SuddenMarriage() {
		n = touria.Doors
	}
	o.b = appendList(o.b, n, o.door)
	o.supply()
	o.key("players")
	players := open(o.b)
	for s := rules.S; s < rules.NoSeat; s++ {
		if v.Seats().Has(s) {
			players.key(s.String())
			players.b = o.player(players.b, s)
		}
	}
	o.b = players.close()
	o.seatOrNull("winner", v.Winner())
	return o.close()
}

// seen copies what the view has in common with a position.
func seen(r *touria.Rules, v *touria.View) touria.Position {
	p := touria.Position{Phase: v.Phase(), ToMove: v.ToMove(), Turn: v.Turn(), Active: v.Active(), Heroes: v.Heroes(),
		Die: v.Die(), Destination: v.Destination(), Free: v.FreeSteps(), Lantern: v.LanternLit(), Uses: v.Uses(),
		Doubled: v.Doubled(), Opened: v.DoorsOpened(), Door: v.DueDoor(), Seats: v.Seats()}
	// Whether the castle may be entered tells what a player holds.
	p.MayEnter = v.MayEnter() && v.Active() == v.Me
	if p.Phase == touria.PhaseThief && v.Me == v.ToMove() {
		s := r.Determinise(v, 0) // what a viewer knows is the same in all of them
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
		k := v.Player(s)
		p.Players[s].Holdings = k.Holdings
	}
	return p
}

// viewWriter writes a view.
type viewWriter struct {
	positionWriter
	v *touria.View
}

// stack writes the open order of a slot and how many lie below it.
func (o *viewWriter) stack(dst []byte, slot int) []byte {
	e := open(dst)
	e.number("slot", slot)
	e.key("open")
	e.b = appendOrder(e.b, o.r.Order(o.v.OpenOrder(slot)))
	e.number("stack", len(o.r.OrderIDs(slot))-1)
	return e.close()
}

// items writes the open items and how many lie in the stack.
func (o *viewWriter) items() {
	o.key("items")
	i := open(o.b)
	i.key("display")
	i.b = appendList(i.b, 2, func(dst []byte, slot int) []byte { return appendItem(dst, o.v.Display(slot)) })
	i.number("stack", o.v.ItemStack())
	i.key("discard")
	i.b = appendList(i.b, o.v.DiscardLen(), func(dst []byte, n int) []byte { return appendItem(dst, o.v.Discard(n)) })
	o.b = i.close()
}

// door writes a door: who is behind it only if the viewer knows, and which
// seats have looked behind it, which everybody saw.
func (o *viewWriter) door(dst []byte, i int) []byte {
	d := open(dst)
	d.number("door", i+1)
	if who := o.v.Behind(i + 1); who != touria.Nobody {
		d.text("who", who.String())
	}
	d.flag("open", o.v.DoorOpen(i+1))
	var seats []rules.Seat
	for s := rules.S; s < rules.NoSeat; s++ {
		if o.v.HasPeeked(s, i+1) {
			seats = append(seats, s)
		}
	}
	if seats != nil {
		d.key("peeked")
		d.b = appendList(d.b, len(seats), func(dst []byte, n int) []byte { return appendText(dst, seats[n].String()) })
	}
	return d.close()
}

// player writes what is known of a player's belongings, and the goals.
func (o *viewWriter) player(dst []byte, s rules.Seat) []byte {
	k := o.v.Player(s)
	w := open(dst)
	w.holdings(k.Holdings)
	w.count("unknown_gems", int(k.Unknown))
	w.flag("in_castle", o.v.InCastle(s))
	w.number("goal_hearts", int(k.GoalHearts))
	w.number("goal_gold", int(k.GoalGold))
	return w.close()
}
