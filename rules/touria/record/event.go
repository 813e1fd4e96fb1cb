package record

import (
	"encoding/json"
	"strconv"

	"touria.games/touria/rules"
	frame "touria.games/touria/rules/record"
	"touria.games/touria/rules/touria"
)

// AppendEvents appends a JSON list of events.
func AppendEvents(dst []byte, r *touria.Rules, list []touria.Event) []byte {
	return appendJSON(dst, encodeEvents(r, list))
}

func encodeEvents(r *touria.Rules, list []touria.Event) []event {
	w := make([]event, len(list))
	for i := range list {
		encodeEvent(&w[i], r, &list[i])
	}
	return w
}

// encodeEvent sets the fields of an event in the form used in records.
func encodeEvent(w *event, r *touria.Rules, e *touria.Event) {
	w.Kind = e.Kind.String()
	switch {
	case e.Only == rules.RecordOnly:
		w.Only = new("")
	case e.Only != rules.Everyone:
		w.Only = seatOrNil(e.Only.Seat())
	}
	seat := func() { w.Seat = nameOf(seatNames, e.Seat) }
	space := func() string { return r.SpaceName(touria.Space(e.At)) }
	gems := func() { w.Gems = gemNames(e.Gems, touria.NoColour) }
	switch e.Kind {
	case touria.BonusTaken:
		seat()
		w.Take = nameOf(bonusNames, e.Arg)
	case touria.TowerTurned:
		w.Tower, w.Facing = nameOf(towerNames, e.At), new(int(e.Arg))
	case touria.Paid, touria.Gained:
		seat()
		if e.Holdings.Gold != 0 {
			w.Gold = new(int(e.Holdings.Gold))
		}
		w.Hearts, w.Swords, w.Elixirs = int(e.Hearts), int(e.Swords), int(e.Elixirs)
		if e.Gems.Any() {
			gems()
		}
		if e.Items != 0 {
			w.Items = namesOfItems(itemList(e.Items))
		}
	case touria.Stepped, touria.Jumped:
		w.To, w.Gold = space(), new(int(e.Gold))
	case touria.Travelled:
		w.To = space()
	case touria.Collected:
		seat()
		w.Mine = space()
		gems()
	case touria.Returned, touria.Refilled:
		w.Mine = space()
		gems()
	case touria.Drawn:
		w.Gems = gemNames(e.Gems, e.Last)
	case touria.Kept:
		w.Gem = nameOf(colourNames, e.Arg)
	case touria.Rolled:
		w.Colour = nameOf(colourNames, e.Arg)
	case touria.OrderFilled, touria.OrderOpened:
		w.Slot, w.Order = new(int(e.At)), appendJSON(nil, orderOf(r.Order(int(e.Arg))))
	case touria.ItemTaken:
		seat()
		w.Slot, w.Item = new(int(e.At)), nameOf(itemNames, e.Arg)
	case touria.ItemOpened:
		w.Slot, w.Item = new(int(e.At)), nameOf(itemNames, e.Arg)
	case touria.ItemUsed:
		seat()
		w.Item, w.As = nameOf(itemNames, e.Arg), nameOf(itemNames, e.As)
	case touria.ItemsReshuffled:
		w.Order = appendJSON(nil, namesOfItems(unpackItems(e.List, e.N)))
	case touria.GemDestroyed, touria.TurnEnded:
		seat()
	case touria.Peeked:
		w.Doors = map[string]string{}
		for i, door := range e.Doors {
			if door != 0 {
				w.Doors[strconv.Itoa(int(door))] = nameOf(whoNames, e.Behind[i])
			}
		}
	case touria.Entered:
		seat()
		w.Holdings = new(holdingsOf(e.Holdings))
	case touria.DoorOpened:
		w.Door, w.Who = new(int(e.At)), nameOf(whoNames, e.Arg)
	case touria.DutyPaid, touria.DutyFailed:
		seat()
		w.Door = new(int(e.At))
	case touria.TurnBegan:
		seat()
		w.Turn = new(int(e.Turn))
	case touria.Joined:
		seat()
		w.With = nameOf(joinWith, e.Arg)
	case touria.Won:
		seat()
		w.How = nameOf(wonHow, e.Arg)
	}
}

// unpackItems lists items packed 4 bits each.
func unpackItems(packed uint64, n uint8) []touria.Item {
	list := make([]touria.Item, n)
	for i := range list {
		list[i] = touria.Item(packed >> (4 * i) & 15)
	}
	return list
}

// DecodeEvent reads an event's JSON. The decider is the seat that made the event's decision (NoSeat
// at the set-up) and fills in for a seat that the event leaves out. ok is false for an unknown kind
// of event, which readers ignore.
func DecodeEvent(r *touria.Rules, decider rules.Seat, data []byte) (e touria.Event, ok bool, err error) {
	var w event
	if err := frame.Unmarshal(data, &w); err != nil {
		return e, false, err
	}
	kind, err := touria.ParseEventKind(w.Kind)
	if err != nil {
		return e, false, nil
	}
	p := eventReader{reader: reader{r: r, what: "event " + w.Kind}, w: &w, e: touria.Event{Kind: kind, Seat: decider}}
	if w.Seat != "" {
		p.e.Seat = p.seat("seat", &w.Seat)
	}
	p.only()
	p.fields()
	return p.e, p.err == nil, p.err
}

// DecodeEvents reads a JSON list of events and skips unknown kinds. If want is not nil, it also
// skips the kinds that want rejects, without reading them, since other programs may write them
// differently.
func DecodeEvents(r *touria.Rules, decider rules.Seat, data []byte, want func(touria.EventKind) bool) ([]touria.Event, error) {
	if len(data) == 0 {
		return nil, nil
	}
	var raw []json.RawMessage
	if err := frame.Unmarshal(data, &raw); err != nil {
		return nil, err
	}
	list := make([]touria.Event, 0, len(raw))
	for _, one := range raw {
		var w struct {
			Kind string `json:"kind"`
		}
		if err := frame.Unmarshal(one, &w); err != nil {
			return nil, err
		}
		if kind, err := touria.ParseEventKind(w.Kind); err != nil || want != nil && !want(kind) {
			continue
		}
		e, ok, err := DecodeEvent(r, decider, one)
		if err != nil {
			return nil, err
		}
		if ok {
			list = append(list, e)
		}
	}
	return list, nil
}

// eventReader reads one event.
type eventReader struct {
	reader
	w *event
	e touria.Event
}

// only reads who may see the event. If that is left out, it follows from the kind.
func (p *eventReader) only() {
	switch name := p.w.Only; {
	case name == nil && (p.e.Kind == touria.Drawn || p.e.Kind == touria.Kept || p.e.Kind == touria.Peeked):
		if p.e.Seat < rules.NoSeat {
			p.e.Only = rules.ForSeat(p.e.Seat)
		}
	case name == nil && p.e.Kind == touria.ItemsReshuffled, name != nil && *name == "":
		p.e.Only = rules.RecordOnly
	case name != nil:
		p.e.Only = rules.ForSeat(p.seat("only", name))
	}
}

func (p *eventReader) fields() {
	w, e := p.w, &p.e
	switch e.Kind {
	case touria.BonusTaken:
		e.Arg = p.choice("take", w.Take, bonusNames)
	case touria.TowerTurned:
		e.At, e.Arg = p.choice("tower", w.Tower, towerNames), uint8(p.number("facing", w.Facing, 0, 3))
	case touria.Paid, touria.Gained:
		h := holdingsFields{Hearts: w.Hearts, Swords: w.Swords, Elixirs: w.Elixirs, Items: w.Items}
		if w.Gold != nil {
			h.Gold = *w.Gold
		}
		e.Holdings = p.holdings(&h)
		e.Gems, _ = p.gems("gems", w.Gems)
	case touria.Stepped, touria.Jumped:
		e.At = uint8(p.space("to", w.To))
		if w.Gold != nil {
			e.Gold = uint16(p.number("gold", w.Gold, 0, touria.MaxGold))
		}
	case touria.Travelled:
		e.At = uint8(p.space("to", w.To))
	case touria.Collected, touria.Returned, touria.Refilled:
		e.At = uint8(p.space("mine", w.Mine))
		e.Gems, _ = p.gems("gems", w.Gems)
	case touria.Drawn:
		e.Gems, e.Last = p.gems("gems", w.Gems)
	case touria.Kept:
		e.Arg = p.choice("gem", w.Gem, colourNames)
	case touria.Rolled:
		e.Arg = p.choice("colour", w.Colour, colourNames)
	case touria.OrderFilled, touria.OrderOpened:
		slot := p.number("slot", w.Slot, 0, 2)
		var o order
		p.inner("order", w.Order, &o)
		e.At, e.Arg = uint8(slot), uint8(p.order(&o, slot))
	case touria.ItemTaken, touria.ItemOpened:
		e.At, e.Arg = uint8(p.number("slot", w.Slot, 0, 1)), p.choice("item", w.Item, itemNames)
	case touria.ItemUsed:
		e.Arg, e.As = p.choice("item", w.Item, itemNames), touria.Item(p.choice("as", w.As, itemNames))
	case touria.ItemsReshuffled:
		var names []string
		p.inner("order", w.Order, &names)
		list, _ := p.items("order", names)
		for i, item := range list {
			e.List |= uint64(item) << (4 * i)
		}
		e.N = uint8(len(list))
	case touria.Peeked:
		p.peeked()
	case touria.Entered:
		if w.Holdings == nil {
			p.missing("holdings")
			return
		}
		e.Holdings = p.holdings(w.Holdings)
	case touria.DoorOpened:
		e.At, e.Arg = uint8(p.number("door", w.Door, 1, touria.Doors)), p.choice("who", w.Who, whoNames)
	case touria.DutyPaid, touria.DutyFailed:
		e.At = uint8(p.number("door", w.Door, 1, touria.Doors))
	case touria.TurnBegan:
		e.Turn = uint16(p.number("turn", w.Turn, 0, touria.MaxTurn))
	case touria.Joined:
		e.Arg = p.choice("with", w.With, joinWith)
	case touria.Won:
		e.Arg = p.choice("how", w.How, wonHow)
	}
}

// inner reads a field whose type depends on the event's kind.
func (p *eventReader) inner(field string, data []byte, v any) {
	if data == nil {
		p.missing(field)
		return
	}
	p.keep(field, frame.Unmarshal(data, v))
}

func (p *eventReader) peeked() {
	n := 0
	for door := 1; door <= touria.Doors; door++ {
		name, ok := p.w.Doors[strconv.Itoa(door)]
		if !ok {
			continue
		}
		if n == 2 {
			p.fail("too many doors", "two", strconv.Itoa(len(p.w.Doors)))
			return
		}
		p.e.Doors[n], p.e.Behind[n] = uint8(door), touria.Who(p.choice("doors", name, whoNames))
		n++
	}
	if n != 2 {
		p.fail("doors are missing", "two doors", strconv.Itoa(n))
	}
}
