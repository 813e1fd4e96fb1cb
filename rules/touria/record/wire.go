package record

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"touria.games/touria/rules"
	frame "touria.games/touria/rules/record"
	"touria.games/touria/rules/touria"
)

// The JSON objects of a record, for reading and writing. Fields are written in this order. Optional
// fields whose empty or zero value has a meaning are pointers.
type (
	decision struct {
		Kind   string    `json:"kind"`
		Take   string    `json:"take,omitempty"`
		Tower  string    `json:"tower,omitempty"`
		Rose   *bool     `json:"rose,omitempty"`
		Item   string    `json:"item,omitempty"`
		To     string    `json:"to,omitempty"`
		Colour string    `json:"colour,omitempty"`
		Slot   *int      `json:"slot,omitempty"`
		For    []string  `json:"for,omitempty"`
		Pay    []payment `json:"pay,omitempty"`
		Scale  bool      `json:"scale,omitempty"`
		With   string    `json:"with,omitempty"`
		Doors  []int     `json:"doors,omitempty"`
		Mine   string    `json:"mine,omitempty"`
		Door   *int      `json:"door,omitempty"`
		Mirror bool      `json:"mirror,omitempty"`
	}
	// payment is one entry of a pay list.
	payment struct {
		Gem    string `json:"gem,omitempty"`
		As     string `json:"as,omitempty"`
		Item   string `json:"item,omitempty"`
		Elixir int    `json:"elixir,omitempty"`
		Sword  int    `json:"sword,omitempty"`
		Gold   int    `json:"gold,omitempty"`
		Bird   bool   `json:"bird,omitempty"`
		Mirror bool   `json:"mirror,omitempty"`
	}

	event struct {
		Kind     string            `json:"kind"`
		Only     *string           `json:"only,omitempty"`
		Seat     string            `json:"seat,omitempty"`
		Take     string            `json:"take,omitempty"`
		Tower    string            `json:"tower,omitempty"`
		Facing   *int              `json:"facing,omitempty"`
		To       string            `json:"to,omitempty"`
		Gold     *int              `json:"gold,omitempty"`
		Hearts   int               `json:"hearts,omitempty"`
		Swords   int               `json:"swords,omitempty"`
		Elixirs  int               `json:"elixirs,omitempty"`
		Mine     string            `json:"mine,omitempty"`
		Gems     []string          `json:"gems,omitzero"`
		Items    []string          `json:"items,omitempty"`
		Gem      string            `json:"gem,omitempty"`
		Colour   string            `json:"colour,omitempty"`
		Slot     *int              `json:"slot,omitempty"`
		Order    json.RawMessage   `json:"order,omitempty"` // an order, or a list of items
		Item     string            `json:"item,omitempty"`
		As       string            `json:"as,omitempty"`
		Doors    map[string]string `json:"doors,omitempty"`
		Holdings *holdingsFields   `json:"holdings,omitempty"`
		Door     *int              `json:"door,omitempty"`
		Who      string            `json:"who,omitempty"`
		Turn     *int              `json:"turn,omitempty"`
		With     string            `json:"with,omitempty"`
		How      string            `json:"how,omitempty"`
	}

	// tableFields are the fields that states and views share.
	tableFields struct {
		Phase       string    `json:"phase"`
		ToMove      *string   `json:"to_move"`
		Turn        int       `json:"turn"`
		Active      *string   `json:"active"`
		Heroes      string    `json:"heroes"`
		Die         string    `json:"die"`
		Destination *string   `json:"destination"`
		TurnState   turnState `json:"turn_state"`
		Towers      struct {
			NW *int
			NE *int
			SE *int
			SW *int
		} `json:"towers"`
		Mines struct {
			M1 []string `json:"m1"`
			M2 []string `json:"m2"`
			M3 []string `json:"m3"`
			M4 []string `json:"m4"`
			M5 []string `json:"m5"`
			M6 []string `json:"m6"`
		} `json:"mines"`
	}
	turnState struct {
		MayEnter bool     `json:"may_enter"`
		Free     int      `json:"free"`
		Roads    []string `json:"roads"`
		Lantern  bool     `json:"lantern"`
		Uses     int      `json:"uses"`
		Doubled  bool     `json:"doubled"`
		Drawn    []string `json:"drawn"`
		Opened   int      `json:"opened"`
		Door     *int     `json:"door"`
		Joined   []string `json:"joined"`
	}
	state struct {
		tableFields
		Bag     gemCounts         `json:"bag"`
		Removed int               `json:"removed_gems"`
		Orders  []orders[[]order] `json:"orders"`
		Items   items[[]string]   `json:"items"`
		Doors   []door            `json:"doors"`
		Supply  *supply           `json:"supply,omitempty"`
		Players players           `json:"players"`
		Winner  *string           `json:"winner"`
	}
	// view is a state without what the viewer cannot know. Stacks are replaced by their size.
	view struct {
		Viewer *string `json:"viewer"`
		tableFields
		Bag     int           `json:"bag"`
		Pool    gemCounts     `json:"pool"`
		Orders  []orders[int] `json:"orders"`
		Items   items[int]    `json:"items"`
		Doors   []door        `json:"doors"`
		Supply  supply        `json:"supply"`
		Players players       `json:"players"`
		Winner  *string       `json:"winner"`
	}
	orders[Stack any] struct {
		Slot  int   `json:"slot"`
		Open  order `json:"open"`
		Stack Stack `json:"stack"`
	}
	order struct {
		Gems []string `json:"gems"`
		Gold int      `json:"gold"`
	}
	items[Stack any] struct {
		Display []*string `json:"display"`
		Stack   Stack     `json:"stack"`
		Discard []string  `json:"discard"`
	}
	door struct {
		Door   int      `json:"door"`
		Who    string   `json:"who,omitempty"` // left out if the viewer does not know
		Open   bool     `json:"open"`
		Peeked []string `json:"peeked,omitempty"` // in views: the seats that have peeked behind it
	}
	supply struct {
		Swords *int `json:"swords,omitempty"`
		Hearts *int `json:"hearts,omitempty"`
	}
	players struct {
		S *player `json:",omitempty"`
		W *player `json:",omitempty"`
		N *player `json:",omitempty"`
		E *player `json:",omitempty"`
	}
	player struct {
		holdingsFields
		UnknownGems int  `json:"unknown_gems,omitempty"` // in views
		InCastle    bool `json:"in_castle"`
		GoalHearts  int  `json:"goal_hearts,omitempty"` // in views
		GoalGold    int  `json:"goal_gold,omitempty"`
	}
	holdingsFields struct {
		Gold    int       `json:"gold"`
		Hearts  int       `json:"hearts"`
		Swords  int       `json:"swords"`
		Elixirs int       `json:"elixirs"`
		Gems    gemCounts `json:"gems"`
		Items   []string  `json:"items"`
	}
	gemCounts struct {
		Black  int `json:"black,omitempty"`
		Blue   int `json:"blue,omitempty"`
		Red    int `json:"red,omitempty"`
		Green  int `json:"green,omitempty"`
		Yellow int `json:"yellow,omitempty"`
		Violet int `json:"violet,omitempty"`
	}
)

func (t *tableFields) towers() [touria.Towers]**int {
	return [...]**int{&t.Towers.NW, &t.Towers.NE, &t.Towers.SE, &t.Towers.SW}
}

func (t *tableFields) mines() [touria.Mines]*[]string {
	m := &t.Mines
	return [...]*[]string{&m.M1, &m.M2, &m.M3, &m.M4, &m.M5, &m.M6}
}

func (p *players) seats() [rules.Seats]**player { return [...]**player{&p.S, &p.W, &p.N, &p.E} }

func (g *gemCounts) colours() [touria.Colours]*int {
	return [...]*int{&g.Black, &g.Blue, &g.Red, &g.Green, &g.Yellow, &g.Violet}
}

// appendJSON appends the JSON of one of the objects above. Encoding them cannot fail.
func appendJSON(dst []byte, v any) []byte {
	dst, err := frame.Append(dst, v)
	if err != nil {
		panic(err)
	}
	return dst
}

// Names by number, taken from the rules.
var (
	colourNames  = namesOf[touria.Colour](touria.Colours)
	bonusNames   = append(namesOf[touria.Colour](touria.Colours), "gold", "sword")
	towerNames   = namesOf[touria.Tower](touria.Towers)
	itemNames    = namesOf[touria.Item](touria.Items)
	whoNames     = namesOf[touria.Who](touria.Doors)
	phaseNames   = namesOf[touria.Phase](int(touria.PhaseOver) + 1)
	seatNames    = namesOf[rules.Seat](rules.Seats)
	doubleWith   = []string{"violet", "bird"}
	joinWith     = []string{"elixir", "flagon"}
	wonHow       = []string{"doors", "marriage"}
	goldsmithFor = []string{"gold", "heart", "hearts"}
	tourneyFor   = [][]string{{"heart"}, {"gold"}, {"heart", "heart"}, {"heart", "gold"}, {"gold", "gold"}}
)

// namesOf lists the names of the first n values.
func namesOf[T interface {
	~uint8
	String() string
}](n int) []string {
	list := make([]string, n)
	for i := range list {
		list[i] = T(i).String()
	}
	return list
}

// nameOf returns the name of a number, or "" if it has none.
func nameOf[T ~uint8](names []string, i T) string {
	if int(i) < len(names) {
		return names[i]
	}
	return ""
}

// seatOrNil returns a seat's name, or nil for NoSeat.
func seatOrNil(s rules.Seat) *string {
	if s == rules.NoSeat {
		return nil
	}
	return &seatNames[s]
}

// gemNames lists gems in the order of T1.2. If last is a colour, one gem of it is moved to the end.
func gemNames(g touria.Gems, last touria.Colour) []string {
	list := make([]string, 0, 4)
	last = min(last, touria.NoColour)
	if last < touria.NoColour && g[last] > 0 {
		g[last]--
	} else {
		last = touria.NoColour
	}
	for c, n := range g {
		for range n {
			list = append(list, colourNames[c])
		}
	}
	if last < touria.NoColour {
		list = append(list, colourNames[last])
	}
	return list
}

func countsOf(g touria.Gems) (w gemCounts) {
	for c, n := range w.colours() {
		*n = int(g[c])
	}
	return w
}

func namesOfItems(list []touria.Item) []string {
	names := make([]string, len(list))
	for i, item := range list {
		names[i] = nameOf(itemNames, item)
	}
	return names
}

// itemList lists the items of a set, or nil if there are none.
func itemList(m touria.ItemSet) []touria.Item {
	var list []touria.Item
	for i := touria.Item(0); i < touria.NoItem; i++ {
		if m.Has(i) {
			list = append(list, i)
		}
	}
	return list
}

func holdingsOf(h touria.Holdings) holdingsFields {
	return holdingsFields{Gold: int(h.Gold), Hearts: int(h.Hearts), Swords: int(h.Swords), Elixirs: int(h.Elixirs),
		Gems: countsOf(h.Gems), Items: namesOfItems(itemList(h.Items))}
}

func orderOf(o touria.Order) order { return order{gemNames(o.Gems, touria.NoColour), o.Gold} }

// reader reads the fields of one object and keeps the first error in err.
type reader struct {
	r    *touria.Rules
	what string // prefix of error messages: the decision's kind, "event rolled", "state"
	err  error
}

func (p *reader) fail(what, expected, found string) {
	if p.err == nil {
		p.err = frame.Wrong(p.what+": "+what, expected, found)
	}
}

// keep records an error found inside a field.
func (p *reader) keep(field string, err error) {
	if err != nil && p.err == nil {
		e := frame.AsError(err)
		e.What = p.what + ": " + field + ": " + e.What
		p.err = e
	}
}

func (p *reader) missing(field string) { p.fail("a field is missing", frame.Quote(field), "none") }

// number reads a required number within a range.
func (p *reader) number(field string, v *int, least, most int) int {
	if v == nil {
		p.missing(field)
		return least
	}
	if *v < least || *v > most {
		p.fail(frame.Quote(field)+" is out of range", fmt.Sprintf("%d to %d", least, most), fmt.Sprint(*v))
		return least
	}
	return *v
}

// choice reads a required name from a list and returns its index.
func (p *reader) choice(field, name string, of []string) uint8 {
	i := slices.Index(of, name)
	switch {
	case name == "":
		p.missing(field)
		return 0
	case i < 0:
		p.fail(frame.Quote(field)+" is unknown", strings.Join(of, ", "), frame.Quote(name))
		return 0
	}
	return uint8(i)
}

func (p *reader) space(field, name string) touria.Space {
	s, ok := p.r.SpaceByName(name)
	switch {
	case name == "":
		p.missing(field)
	case !ok:
		p.fail(frame.Quote(field)+" is unknown", "a space of the board", frame.Quote(name))
	}
	return s
}

// seat reads a seat; null is NoSeat.
func (p *reader) seat(field string, name *string) rules.Seat {
	if name == nil {
		return rules.NoSeat
	}
	return rules.Seat(p.choice(field, *name, seatNames))
}

// gems reads a list of gems; last is its final gem.
func (p *reader) gems(field string, names []string) (g touria.Gems, last touria.Colour) {
	last = touria.NoColour
	for _, name := range names {
		last = touria.Colour(p.choice(field, name, colourNames))
		if g[last] == touria.AllGems[last] {
			p.fail(frame.Quote(field)+" has too many gems", fmt.Sprintf("at most %d %s ones", g[last], last), "more")
			return g, last
		}
		g[last]++
	}
	return g, last
}

// items reads a list of items without repeats.
func (p *reader) items(field string, names []string) (list []touria.Item, set touria.ItemSet) {
	for _, name := range names {
		i := touria.Item(p.choice(field, name, itemNames))
		if set.Has(i) {
			p.fail(frame.Quote(field)+" names an item twice", "each item once", frame.Quote(name))
			return nil, 0
		}
		list = append(list, i)
		set |= 1 << i
	}
	return list, set
}

func (p *reader) counts(field string, w gemCounts) (g touria.Gems) {
	for c, n := range w.colours() {
		g[c] = uint8(p.number(field+"."+colourNames[c], n, 0, int(touria.AllGems[c])))
	}
	return g
}

func (p *reader) holdings(w *holdingsFields) (h touria.Holdings) {
	h.Gold = uint16(p.number("gold", &w.Gold, 0, touria.MaxGold))
	h.Hearts = uint8(p.number("hearts", &w.Hearts, 0, touria.AllHearts))
	h.Swords = uint8(p.number("swords", &w.Swords, 0, touria.AllSwords))
	h.Elixirs = uint8(p.number("elixirs", &w.Elixirs, 0, rules.Seats+1))
	h.Gems = p.counts("gems", w.Gems)
	_, h.Items = p.items("items", w.Items)
	return h
}

// order reads an order that must be in the given stack.
func (p *reader) order(w *order, slot int) int {
	g, _ := p.gems("gems", w.Gems)
	for _, id := range p.r.OrderIDs(slot) {
		if p.r.Order(id) == (touria.Order{Gems: g, Gold: w.Gold}) {
			return id
		}
	}
	p.fail(fmt.Sprintf("the board has no such order in stack %d", slot), "", fmt.Sprintf("%v for %d gold", w.Gems, w.Gold))
	return 0
}
