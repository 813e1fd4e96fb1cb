package record

import (
	"fmt"
	"strconv"

	"touria.games/touria/rules/touria"
)

// AppendEvent appends an event's JSON.
func AppendEvent(dst []byte, r *touria.Rules, e touria.Event) []byte {
	o := eventWriter{object: open(dst), r: r, e: e}
	o.text("kind", e.Kind.String())
	switch {
	case e.Only == touria.RecordOnly:
		o.text("only", "")
	case e.Only != touria.Everyone:
		o.text("only", e.Only.Seat().String())
	}
	o.fields()
	return o.close()
}

// AppendEvents appends a JSON list of events.
func AppendEvents(dst []byte, r *touria.Rules, list []touria.Event) []byte {
	return appendList(dst, len(list), func(dst []byte, i int) []byte { return AppendEvent(dst, r, list[i]) })
}

// eventWriter writes one event.
type eventWriter struct {
	object
	r *touria.Rules
	e touria.Event
}

func (o *eventWriter) seat()              { o.text("seat", o.e.Seat.String()) }
func (o *eventWriter) space(field string) { o.text(field, o.r.SpaceName(touria.Space(o.e.At))) }
func (o *eventWriter) item(field string, i uint8) {
	o.text(field, touria.Item(i).String())
}

func (o *eventWriter) gems() {
	o.key("gems")
	o.b = appendGems(o.b, o.e.Gems, touria.NoColour)
}

func (o *eventWriter) order() {
	o.number("slot", int(o.e.At))
	o.key("order")
	o.b = appendOrder(o.b, o.r.Order(int(o.e.Arg)))
}

var (
	wonHow   = []string{"doors", "marriage"}
	joinedBy = joinWith
)

func (o *eventWriter) fields() {
	e := o.e
	switch e.Kind {
	case touria.BonusTaken:
		o.seat()
		o.text("take", bonusName(e.Arg))
	case touria.TowerTurned:
		o.text("tower", touria.Tower(e.At).String())
		o.number("facing", int(e.Arg))
	case touria.Paid, touria.Gained:
		o.seat()
		o.changes()
	case touria.Stepped, touria.Jumped:
		o.space("to")
		o.number("gold", int(e.Gold))
	case touria.Travelled:
		o.space("to")
	case touria.Collected:
		o.seat()
		o.space("mine")
		o.gems()
	case touria.Returned, touria.Refilled:
		o.space("mine")
		o.gems()
	case touria.Drawn:
		o.key("gems")
		o.b = appendGems(o.b, e.Gems, e.Last)
	case touria.Kept:
		o.text("gem", touria.Colour(e.Arg).String())
	case touria.Rolled:
		o.text("colour", touria.Colour(e.Arg).String())
	case touria.OrderFilled, touria.OrderOpened:
		o.order()
	case touria.ItemTaken:
		o.seat()
		o.number("slot", int(e.At))
		o.item("item", e.Arg)
	case touria.ItemOpened:
		o.number("slot", int(e.At))
		o.item("item", e.Arg)
	case touria.ItemUsed:
		o.seat()
		o.item("item", e.Arg)
		o.item("as", uint8(e.As))
	case touria.ItemsReshuffled:
		o.key("order")
		o.b = appendItems(o.b, unpackItems(e.List, e.N))
	case touria.GemDestroyed, touria.TurnEnded:
		o.seat()
	case touria.Peeked:
		o.peeked()
	case touria.Entered:
		o.seat()
		o.key("holdings")
		o.b = appendHoldings(o.b, e.Holdings)
	case touria.DoorOpened:
		o.number("door", int(e.At))
		o.text("who", touria.Who(e.Arg).String())
	case touria.DutyPaid, touria.DutyFailed:
		o.seat()
		o.number("door", int(e.At))
	case touria.TurnBegan:
		o.seat()
		o.number("turn", int(e.Turn))
	case touria.Joined:
		o.seat()
		o.text("with", nameOf(joinedBy, e.Arg))
	case touria.Won:
		o.seat()
		o.text("how", nameOf(wonHow, e.Arg))
	}
}

// changes writes what is paid or gained.
func (o *eventWriter) changes() {
	h := o.e.Holdings
	o.count("gold", int(h.Gold))
	o.count("hearts", int(h.Hearts))
	o.count("swords", int(h.Swords))
	o.count("elixirs", int(h.Elixirs))
	if h.Gems != (touria.Gems{}) {
		o.gems()
	}
	if h.Items != 0 {
		o.key("items")
		o.b = appendItems(o.b, itemList(h.Items))
	}
}

func (o *eventWriter) peeked() {
	o.key("doors")
	a, b := 0, 1
	if o.e.Doors[0] > o.e.Doors[1] {
		a, b = 1, 0
	}
	p := open(o.b)
	for _, i := range []int{a, b} {
		if o.e.Doors[i] != 0 {
			p.text(strconv.Itoa(int(o.e.Doors[i])), o.e.Behind[i].String())
		}
	}
	o.b = p.close()
}

// appendOrder appends what an order asks and pays.
func appendOrder(dst []byte, ord touria.Order) []byte {
	o := open(dst)
	o.key("gems")
	o.b = appendGems(o.b, ord.Gems, touria.NoColour)
	o.number("gold", ord.Gold)
	return o.close()
}

// unpackItems lists items packed by 4 bits each.
func unpackItems(packed uint64, n uint8) []touria.Item {
	list := make([]touria.Item, n)
	for i := range list {
		list[i] = touria.Item(packed >> (4 * i) & 15)
	}
	return list
}

// holdingsJSON is what somebody owns, in the state and in some events.
type holdingsJSON struct {
	Gold     int            `json:"gold"`
	Hearts   int            `json:"hearts"`
	Swords   int            `json:"swords"`
	Elixirs  int            `json:"elixirs"`
	Gems     map[string]int `json:"gems"`
	Items    []string       `json:"items"`
	InCastle bool           `json:"in_castle"`
}

// appendHoldings appends the fields gold to items of somebody's belongings.
func appendHoldings(dst []byte, h touria.Holdings) []byte {
	o := open(dst)
	o.holdings(h)
	return o.close()
}

func (o *object) holdings(h touria.Holdings) {
	o.number("gold", int(h.Gold))
	o.number("hearts", int(h.Hearts))
	o.number("swords", int(h.Swords))
	o.number("elixirs", int(h.Elixirs))
	o.key("gems")
	o.b = appendCounts(o.b, h.Gems)
	o.key("items")
	o.b = appendItems(o.b, itemList(h.Items))
}

// read returns the belongings, or what is wrong with them.
func (w *holdingsJSON) read() (h touria.Holdings, err error) {
	for _, n := range []struct {
		name        string
		value, most int
	}{{"gold", w.Gold, 65535}, {"hearts", w.Hearts, 255}, {"swords", w.Swords, 255}, {"elixirs", w.Elixirs, 255}} {
		if n.value < 0 || n.value > n.most {
			return h, wrong("a number of "+n.name+" is impossible", fmt.Sprintf("0 to %d", n.most), strconv.Itoa(n.value))
		}
	}
	h.Gold, h.Hearts, h.Swords, h.Elixirs = uint16(w.Gold), uint8(w.Hearts), uint8(w.Swords), uint8(w.Elixirs)
	if h.Gems, err = readCounts(w.Gems); err != nil {
		return h, err
	}
	_, h.Items, err = readItems(w.Items)
	return h, err
}
