package record

import (
	"strconv"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// EncodeState returns a position's JSON.
func EncodeState(r *touria.Rules, s *touria.State) []byte { return AppendState(nil, r, s) }

// AppendState appends a position's JSON.
func AppendState(dst []byte, r *touria.Rules, s *touria.State) []byte {
	p := r.Position(s)
	o := positionWriter{object: open(dst), r: r, p: &p}
	o.table()
	o.key("bag")
	o.b = appendCounts(o.b, p.Bag)
	o.number("removed_gems", p.Removed)
	o.key("orders")
	o.b = appendList(o.b, len(p.Orders), o.stack)
	o.items()
	o.key("doors")
	n := 0
	if !p.SuddenMarriage {
		n = touria.Doors
	}
	o.b = appendList(o.b, n, o.door)
	o.supply()
	o.key("players")
	players := open(o.b)
	for s := rules.S; s < rules.NoSeat; s++ {
		if p.Seats.Has(s) {
			players.key(s.String())
			one := open(players.b)
			one.holdings(p.Players[s].Holdings)
			one.flag("in_castle", p.Players[s].InCastle)
			players.b = one.close()
		}
	}
	o.b = players.close()
	o.seatOrNull("winner", p.Winner)
	return o.close()
}

// positionWriter writes a position.
type positionWriter struct {
	object
	r *touria.Rules
	p *touria.Position
}

func (o *object) seatOrNull(field string, s rules.Seat) {
	o.textOrNull(field, s.String(), s < rules.NoSeat)
}

// table writes the part that a view has in common with the state: phase to mines.
func (o *positionWriter) table() {
	p := o.p
	o.text("phase", p.Phase.String())
	o.seatOrNull("to_move", p.ToMove)
	o.number("turn", p.Turn)
	o.seatOrNull("active", p.Active)
	o.text("heroes", o.r.SpaceName(p.Heroes))
	o.text("die", p.Die.String())
	o.textOrNull("destination", o.r.SpaceName(p.Destination), p.Destination != touria.NoSpace)
	o.key("turn_state")
	o.turnState()
	o.key("towers")
	t := open(o.b)
	for w := range touria.Tower(touria.Towers) {
		t.number(w.String(), p.Facing[w])
	}
	o.b = t.close()
	o.key("mines")
	m := open(o.b)
	for i, g := range p.Mines {
		m.key(o.r.SpaceName(touria.M1 + touria.Space(i)))
		m.b = appendGems(m.b, g, touria.NoColour)
	}
	o.b = m.close()
}

func (o *positionWriter) turnState() {
	p := o.p
	t := open(o.b)
	t.flag("may_enter", p.MayEnter)
	t.number("free", p.Free)
	t.key("roads")
	t.b = appendList(t.b, len(p.Roads), func(dst []byte, i int) []byte { return appendText(dst, o.r.RoadName(p.Roads[i])) })
	t.flag("lantern", p.Lantern)
	t.number("uses", p.Uses)
	t.flag("doubled", p.Doubled)
	t.key("drawn")
	t.b = appendGems(t.b, p.Drawn, touria.NoColour)
	t.number("opened", p.Opened)
	t.numberOrNull("door", p.Door, p.Door != 0)
	joined := inTurnOrder(p.Joined, p.Active)
	t.key("joined")
	t.b = appendList(t.b, len(joined), func(dst []byte, i int) []byte { return appendText(dst, joined[i].String()) })
	o.b = t.close()
}

// numberOrNull appends a number, or null where there is none.
func (o *object) numberOrNull(name string, value int, is bool) {
	o.key(name)
	if is {
		o.b = strconv.AppendInt(o.b, int64(value), 10)
	} else {
		o.b = append(o.b, "null"...)
	}
}

// inTurnOrder lists the seats of a set, beginning with the active one.
func inTurnOrder(m rules.SeatSet, active rules.Seat) []rules.Seat {
	var list []rules.Seat
	for i := range rules.Seats {
		if s := (active&3 + rules.Seat(i)) & 3; m.Has(s) {
			list = append(list, s)
		}
	}
	return list
}

// stack writes the orders of a slot.
func (o *positionWriter) stack(dst []byte, slot int) []byte {
	e := open(dst)
	e.number("slot", slot)
	ids := o.p.Orders[slot]
	e.key("open")
	e.b = appendOrder(e.b, o.r.Order(ids[0]))
	e.key("stack")
	e.b = appendList(e.b, len(ids)-1, func(dst []byte, i int) []byte { return appendOrder(dst, o.r.Order(ids[i+1])) })
	return e.close()
}

func (o *positionWriter) items() {
	o.key("items")
	i := open(o.b)
	i.key("display")
	i.b = appendItems(i.b, o.p.Display[:])
	i.key("stack")
	i.b = appendItems(i.b, o.p.Stack)
	i.key("discard")
	i.b = appendItems(i.b, o.p.Discard)
	o.b = i.close()
}

func (o *positionWriter) door(dst []byte, i int) []byte {
	d := open(dst)
	d.number("door", i+1)
	d.text("who", o.p.Doors[i].Who.String())
	d.flag("open", o.p.Doors[i].Open)
	return d.close()
}

// supply writes the swords and hearts that nobody owns.
func (o *positionWriter) supply() {
	swords, hearts := touria.AllSwords, touria.AllHearts
	for s := range o.p.Players {
		swords -= int(o.p.Players[s].Swords)
		hearts -= int(o.p.Players[s].Hearts)
	}
	o.key("supply")
	x := open(o.b)
	x.number("swords", swords)
	x.number("hearts", hearts)
	o.b = x.close()
}
