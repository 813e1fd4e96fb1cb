package record

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// eventJSON is an event as it is read. Fields that are missing are nil.
type eventJSON struct {
	Kind     string            `json:"kind"`
	Only     *string           `json:"only"`
	Seat     *string           `json:"seat"`
	Take     *string           `json:"take"`
	Tower    *string           `json:"tower"`
	Facing   *int              `json:"facing"`
	Gold     int               `json:"gold"`
	Hearts   int               `json:"hearts"`
	Swords   int               `json:"swords"`
	Elixirs  int               `json:"elixirs"`
	Gems     []string          `json:"gems"`
	Items    []string          `json:"items"`
	To       *string           `json:"to"`
	Mine     *string           `json:"mine"`
	Gem      *string           `json:"gem"`
	Colour   *string           `json:"colour"`
	Slot     *int              `json:"slot"`
	Order    json.RawMessage   `json:"order"`
	Item     *string           `json:"item"`
	As       *string           `json:"as"`
	Doors    map[string]string `json:"doors"`
	Holdings *holdingsJSON     `json:"holdings"`
	Door     *int              `json:"door"`
	Who      *string           `json:"who"`
	Turn     *int              `json:"turn"`
	With     *string           `json:"with"`
	How      *string           `json:"how"`
}

// DecodeEvent reads an event's JSON. The decider is the seat of the decision
// that it came of (NoSeat at the set-up); it stands for a seat that the event
// does not name. ok is false for an event of a kind that is not known, which
// readers ignore.
func DecodeEvent(r *touria.Rules, decider rules.Seat, data []byte) (e touria.Event, ok bool, err error) {
	var w eventJSON
	if err := Unmarshal(data, &w); err != nil {
		return e, false, err
	}
	kind, err := touria.ParseEventKind(w.Kind)
	if err != nil {
		return e, false, nil
	}
	p := eventParser{r: r, w: &w, e: touria.Event{Kind: kind, Seat: decider}}
	p.only()
	if w.Seat != nil {
		if p.e.Seat, err = rules.ParseSeat(*w.Seat); err != nil {
			p.fail("a seat is unknown", "S, W, N or E", quote(*w.Seat))
		}
	}
	p.fields()
	if p.err != nil {
		return p.e, false, p.err
	}
	return p.e, true, nil
}

// DecodeEvents reads a JSON list of events; those of unknown kinds are left out.
func DecodeEvents(r *touria.Rules, decider rules.Seat, data []byte) ([]touria.Event, error) {
	if len(data) == 0 {
		return nil, nil
	}
	var raw []json.RawMessage
	if err := Unmarshal(data, &raw); err != nil {
		return nil, err
	}
	list := make([]touria.Event, 0, len(raw))
	for _, one := range raw {
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

// eventParser reads one event. The first thing that is wrong stays in err.
type eventParser struct {
	r   *touria.Rules
	w   *eventJSON
	e   touria.Event
	err error
}

func (p *eventParser) fail(what, expected, found string) {
	if p.err == nil {
		p.err = wrong("event "+p.w.Kind+": "+what, expected, found)
	}
}

// only reads who may see the event. Where it is left out, the kind tells.
func (p *eventParser) only() {
	switch name := p.w.Only; {
	case name == nil && (p.e.Kind == touria.Drawn || p.e.Kind == touria.Kept || p.e.Kind == touria.Peeked):
		if p.e.Seat < rules.NoSeat {
			p.e.Only = touria.ForSeat(p.e.Seat)
		}
	case name == nil && p.e.Kind == touria.ItemsReshuffled:
		p.e.Only = touria.RecordOnly
	case name == nil:
	case *name == "":
		p.e.Only = touria.RecordOnly
	default:
		s, err := rules.ParseSeat(*name)
		if err != nil {
			p.fail(`"only" is unknown`, `a seat or ""`, quote(*name))
			return
		}
		p.e.Only = touria.ForSeat(s)
	}
}

// choice returns the index of a text among the possible ones.
func (p *eventParser) choice(field string, v *string, of []string) uint8 {
	if v == nil {
		p.fail("a field is missing", quote(field), "none")
		return 0
	}
	i := slices.Index(of, *v)
	if i < 0 {
		p.fail(quote(field)+" is unknown", "a name of the format", quote(*v))
		return 0
	}
	return uint8(i)
}

func (p *eventParser) number(field string, v *int, least, most int) int {
	if v == nil {
		p.fail("a field is missing", quote(field), "none")
		return 0
	}
	if *v < least || *v > most {
		p.fail(quote(field)+" is out of range", fmt.Sprintf("%d to %d", least, most), strconv.Itoa(*v))
		return 0
	}
	return *v
}

func (p *eventParser) space(field string, v *string) uint8 {
	if v == nil {
		p.fail("a field is missing", quote(field), "none")
		return 0
	}
	s, ok := p.r.SpaceByName(*v)
	if !ok {
		p.fail(quote(field)+" is unknown", "a space of the board", quote(*v))
	}
	return uint8(s)
}

func (p *eventParser) gems() {
	g, last, err := readGems(p.w.Gems)
	if err != nil {
		p.fail(err.Error(), "", "")
		return
	}
	p.e.Gems = g
	if p.e.Kind == touria.Drawn {
		p.e.Last = last
	}
}

func (p *eventParser) fields() {
	w, e := p.w, &p.e
	switch e.Kind {
	case touria.BonusTaken:
		e.Arg = p.choice("take", w.Take, bonusNames)
	case touria.TowerTurned:
		e.At, e.Arg = p.choice("tower", w.Tower, towerNames), uint8(p.number("facing", w.Facing, 0, 3))
	case touria.Paid, touria.Gained:
		p.changes()
	case touria.Stepped, touria.Jumped:
		e.At, e.Gold = p.space("to", w.To), uint16(p.number("gold", &w.Gold, 0, 65535))
	case touria.Travelled:
		e.At = p.space("to", w.To)
	case touria.Collected, touria.Returned, touria.Refilled:
		e.At = p.space("mine", w.Mine)
		p.gems()
	case touria.Drawn:
		p.gems()
	case touria.Kept:
		e.Arg = p.choice("gem", w.Gem, colourNames)
	case touria.Rolled:
		e.Arg = p.choice("colour", w.Colour, colourNames)
	case touria.OrderFilled, touria.OrderOpened:
		p.order()
	case touria.ItemTaken, touria.ItemOpened:
		e.At, e.Arg = uint8(p.number("slot", w.Slot, 0, 1)), p.choice("item", w.Item, itemNames)
	case touria.ItemUsed:
		e.Arg, e.As = p.choice("item", w.Item, itemNames), touria.Item(p.choice("as", w.As, itemNames))
	case touria.ItemsReshuffled:
		p.reshuffled()
	case touria.Peeked:
		p.peeked()
	case touria.Entered:
		p.entered()
	case touria.DoorOpened:
		e.At, e.Arg = uint8(p.number("door", w.Door, 1, touria.Doors)), p.choice("who", w.Who, whoNames)
	case touria.DutyPaid, touria.DutyFailed:
		e.At = uint8(p.number("door", w.Door, 1, touria.Doors))
	case touria.TurnBegan:
		e.Turn = uint16(p.number("turn", w.Turn, 0, 65535))
	case touria.Joined:
		e.Arg = p.choice("with", w.With, joinedBy)
	case touria.Won:
		e.Arg = p.choice("how", w.How, wonHow)
	}
}

var whoNames = namesOf[touria.Who](touria.Doors)

func (p *eventParser) changes() {
	w := p.w
	h := holdingsJSON{Gold: w.Gold, Hearts: w.Hearts, Swords: w.Swords, Elixirs: w.Elixirs, Items: w.Items}
	var err error
	if p.e.Holdings, err = h.read(); err != nil {
		p.fail(err.Error(), "", "")
	}
	p.gems()
}

func (p *eventParser) entered() {
	if p.w.Holdings == nil {
		p.fail("a field is missing", `"holdings"`, "none")
		return
	}
	var err error
	if p.e.Holdings, err = p.w.Holdings.read(); err != nil {
		p.fail(err.Error(), "", "")
	}
}

func (p *eventParser) order() {
	slot := p.number("slot", p.w.Slot, 0, 2)
	var w orderJSON
	if err := Unmarshal(p.w.Order, &w); err != nil {
		p.fail(`"order" is not an order`, "gems and gold", string(p.w.Order))
		return
	}
	id, err := w.id(p.r, slot)
	if err != nil {
		p.fail(err.Error(), "", "")
		return
	}
	p.e.At, p.e.Arg = uint8(slot), uint8(id)
}

func (p *eventParser) reshuffled() {
	var names []string
	if err := Unmarshal(p.w.Order, &names); err != nil {
		p.fail(`"order" is not a list of items`, "items", string(p.w.Order))
		return
	}
	list, _, err := readItems(names)
	if err != nil {
		p.fail(err.Error(), "", "")
		return
	}
	for i, item := range list {
		p.e.List |= uint64(item) << (4 * i)
	}
	p.e.N = uint8(len(list))
}

func (p *eventParser) peeked() {
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
		p.e.Doors[n], p.e.Behind[n] = uint8(door), touria.Who(p.choice("doors", &name, whoNames))
		n++
	}
	if n != 2 {
		p.fail("doors are missing", "two doors", strconv.Itoa(n))
	}
}

// orderJSON is an order as it is read.
type orderJSON struct {
	Gems []string `json:"gems"`
	Gold int      `json:"gold"`
}

// id finds the order among those of a slot's stack.
func (w *orderJSON) id(r *touria.Rules, slot int) (int, error) {
	g, _, err := readGems(w.Gems)
	if err != nil {
		return 0, err
	}
	for _, id := range r.OrderIDs(slot) {
		if r.Order(id) == (touria.Order{Gems: g, Gold: w.Gold}) {
			return id, nil
		}
	}
	return 0, wrong(fmt.Sprintf("the board has no such order in stack %d", slot), "", fmt.Sprintf("%v for %d gold", w.Gems, w.Gold))
}
