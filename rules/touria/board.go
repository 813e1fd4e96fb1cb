package touria

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"fmt"
	"strings"

	"touria.games/touria/rules"
)

//go:embed data/touria.json
var defaultBoard []byte

// Order is one of the trader's orders (T6.3): the gems asked for and the gold paid.
type Order struct {
	Gems Gems
	Gold int
}

// DutyKind is the kind of thing a dweller demands (T9.3).
type DutyKind uint8

// The kinds of duties. NoDuty belongs to the royal children.
const (
	NoDuty DutyKind = iota
	DutyElixir
	DutySword
	DutyItem
	DutyGold
	DutyGem
)

// DwellerDuty is what a dweller demands from the player who opens the door: one item of the kind,
// and for a gem its colour.
type DwellerDuty struct {
	Kind   DutyKind
	Colour Colour
}

// Point is a position on the board's picture, as fractions of its width and height.
type Point struct{ X, Y float32 }

// Board is the static data of a game: spaces, roads, tower faces, orders, items and castle
// dwellers, with positions for drawing. It never changes after parsing.
type Board struct {
	Name   string
	spaces []string
	pos    []Point
	roads  []road
	links  [32]links // by space
	faces  [Towers][4]Action
	orders [3][]Order
	items  []Item
	doors  [Doors]Who
	duties [Doors]DwellerDuty // by Who
	turned []namedTurns
}

// Turned says how often each tower is turned before a game begins (T2.5): 0 to 3 quarter turns,
// counter-clockwise. The zero value is the board as its file lists it.
type Turned [Towers]uint8

// namedTurns is another name of the board, for a game with turned towers.
type namedTurns struct {
	name   string
	turned Turned
}

type road struct {
	name string
	a, b Space
	via  []Point
}

// The board file in JSON.
type (
	boardFile struct {
		Board  string
		Spaces []spaceFile
		Roads  []roadFile
		Towers map[string][]string
		Orders [][]orderFile
		Items  []string
		Doors  []doorFile
		// Turned lists other names of the board, each with the number of quarter turns of its
		// towers before the game begins. It is optional.
		Turned []turnedFile
	}
	turnedFile struct {
		Board  string
		Towers map[string]int
	}
	spaceFile struct {
		Name string
		X, Y float32
	}
	roadFile struct {
		Road string
		Via  [][2]float32
	}
	orderFile struct {
		Gems []string
		Gold int
	}
	doorFile struct{ Who, Duty string }
)

// DefaultBoard returns the built-in board "touria" (T2). With turned towers the same board is
// "touria-2"; docs/balance.md says why.
func DefaultBoard() *Board {
	b, err := ParseBoard(defaultBoard)
	if err != nil {
		panic(err) // a test parses the embedded file
	}
	return b
}

// ParseBoard reads a board file. It refuses a board that makes no sense and says why: missing,
// repeated or unreachable spaces, roads that lead nowhere, an action that is not on exactly two
// towers, orders that nobody could fill, and so on.
func ParseBoard(data []byte) (*Board, error) {
	var f boardFile
	dec := json.NewDecoder(bytes.NewReader(data))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&f); err != nil {
		return nil, fmt.Errorf("board: %w", err)
	}
	if dec.More() {
		return nil, fmt.Errorf("board: there is something after its end")
	}
	b := &Board{Name: f.Board}
	if b.Name == "" {
		return nil, fmt.Errorf("board: it has no name")
	}
	for _, part := range []func(*boardFile) error{b.readSpaces, b.readRoads, b.readTowers, b.readOrders, b.readItems, b.readDoors, b.readTurned} {
		if err := part(&f); err != nil {
			return nil, fmt.Errorf("board %s: %w", b.Name, err)
		}
	}
	return b, nil
}

func (b *Board) readSpaces(f *boardFile) error {
	if len(f.Spaces) > MaxSpaces {
		return fmt.Errorf("%d spaces: at most %d", len(f.Spaces), MaxSpaces)
	}
	b.spaces = append(b.spaces, spaceNames...)
	b.pos = make([]Point, len(spaceNames), MaxSpaces)
	seen := map[string]bool{}
	for _, sp := range f.Spaces {
		if sp.Name == "" || strings.Contains(sp.Name, "-") {
			return fmt.Errorf("space %q: a name without hyphen is needed", sp.Name)
		}
		if seen[sp.Name] {
			return fmt.Errorf("space %s stands there twice", sp.Name)
		}
		seen[sp.Name] = true
		if sp.X < 0 || sp.X > 1 || sp.Y < 0 || sp.Y > 1 {
			return fmt.Errorf("space %s lies outside the picture: x and y go from 0 to 1", sp.Name)
		}
		at, ok := b.SpaceByName(sp.Name)
		if !ok {
			at = Space(len(b.spaces))
			b.spaces = append(b.spaces, sp.Name)
			b.pos = append(b.pos, Point{})
		}
		b.pos[at] = Point{sp.X, sp.Y}
	}
	for _, name := range spaceNames {
		if !seen[name] {
			return fmt.Errorf("space %s is missing", name)
		}
	}
	return nil
}

func (b *Board) readRoads(f *boardFile) error {
	if len(f.Roads) > MaxRoads {
		return fmt.Errorf("%d roads: at most %d", len(f.Roads), MaxRoads)
	}
	seen := map[[2]Space]bool{}
	var ends [MaxSpaces]int
	for _, rf := range f.Roads {
		from, to, _ := strings.Cut(rf.Road, "-")
		a, okA := b.SpaceByName(from)
		c, okC := b.SpaceByName(to)
		switch {
		case !okA || !okC:
			return fmt.Errorf("road %q: it must join two spaces, as in dragon-m1", rf.Road)
		case a == c:
			return fmt.Errorf("road %s leads back to where it starts", rf.Road)
		case seen[[2]Space{a, c}] || seen[[2]Space{c, a}]:
			return fmt.Errorf("road %s stands there twice", rf.Road)
		}
		seen[[2]Space{a, c}] = true
		for _, end := range []Space{a, c} {
			if ends[end]++; ends[end] > maxLinks {
				return fmt.Errorf("more than %d roads meet at %s", maxLinks, b.spaces[end])
			}
		}
		r := road{name: rf.Road, a: a, b: c}
		for _, v := range rf.Via {
			r.via = append(r.via, Point{v[0], v[1]})
		}
		if c != AtTournament { // it cannot be entered by road (T2.4)
			b.links[a].add(c, len(b.roads))
		}
		if a != AtTournament {
			b.links[c].add(a, len(b.roads))
		}
		b.roads = append(b.roads, r)
	}
	reached := b.reachedFrom(AtCastle)
	for sp := range b.spaces {
		if Space(sp) != AtTournament && !reached[sp] {
			return fmt.Errorf("space %s cannot be reached from the castle", b.spaces[sp])
		}
	}
	for _, r := range b.roads {
		if r.a == AtTournament || r.b == AtTournament {
			return nil
		}
	}
	return fmt.Errorf("no road leaves the tournament ground")
}

// reachedFrom finds the spaces that can be reached by road. The tournament ground cannot be entered
// (T2.4).
func (b *Board) reachedFrom(start Space) (reached [MaxSpaces]bool) {
	reached[start] = true
	for range b.spaces {
		for _, r := range b.roads {
			if r.a != AtTournament && r.b != AtTournament && reached[r.a] != reached[r.b] {
				reached[r.a], reached[r.b] = true, true
			}
		}
	}
	return reached
}

func (b *Board) readTowers(f *boardFile) error {
	var on [Actions]int
	for t := NW; t < Towers; t++ {
		faces := f.Towers[t.String()]
		if len(faces) != 4 {
			return fmt.Errorf("tower %s has %d faces: it needs 4", t, len(faces))
		}
		var here [Actions]bool
		for i, name := range faces {
			a, err := ParseAction(name)
			if err != nil {
				return fmt.Errorf("tower %s: %w", t, err)
			}
			if here[a] {
				return fmt.Errorf("tower %s has the action %s twice", t, a)
			}
			here[a] = true
			on[a]++
			b.faces[t][i] = a
		}
	}
	if len(f.Towers) != Towers {
		return fmt.Errorf("%d towers: it needs NW, NE, SE and SW", len(f.Towers))
	}
	for a, n := range on {
		if n != 2 {
			return fmt.Errorf("the action %s stands on %d towers: it needs two", Action(a), n)
		}
	}
	return nil
}

func (b *Board) readOrders(f *boardFile) error {
	if len(f.Orders) != len(b.orders) {
		return fmt.Errorf("%d stacks of orders: it needs 3", len(f.Orders))
	}
	for slot, stack := range f.Orders {
		if len(stack) < 1 || len(stack) > ordersPerStack {
			return fmt.Errorf("stack %d has %d orders: it needs 1 to %d", slot, len(stack), ordersPerStack)
		}
		for _, of := range stack {
			o := Order{Gold: of.Gold}
			for _, name := range of.Gems {
				c, err := ParseColour(name)
				if err != nil {
					return fmt.Errorf("order of stack %d: %w", slot, err)
				}
				o.Gems[c]++
			}
			switch {
			case o.Gems.Total() == 0 || o.Gems.Total() > 5:
				return fmt.Errorf("an order of stack %d asks for %d gems: it needs 1 to 5", slot, o.Gems.Total())
			case o.Gems[Black] > 0:
				return fmt.Errorf("an order of stack %d asks for a black gem", slot)
			case o.Gems[Violet] > 1:
				return fmt.Errorf("an order of stack %d asks for more than one violet gem", slot)
			case o.Gold < 1 || o.Gold > 99:
				return fmt.Errorf("an order of stack %d pays %d gold: it needs 1 to 99", slot, o.Gold)
			}
			for _, other := range b.orders[slot] {
				if other == o {
					return fmt.Errorf("stack %d has the same order twice", slot)
				}
			}
			b.orders[slot] = append(b.orders[slot], o)
		}
	}
	return nil
}

func (b *Board) readItems(f *boardFile) error {
	var seen ItemSet
	for _, name := range f.Items {
		i, err := ParseItem(name)
		if err != nil {
			return err
		}
		if seen.Has(i) {
			return fmt.Errorf("the item %s stands there twice", i)
		}
		seen |= 1 << i
		b.items = append(b.items, i)
	}
	if len(b.items) < 3 {
		return fmt.Errorf("%d items: it needs at least 3", len(b.items))
	}
	return nil
}

func (b *Board) readDoors(f *boardFile) error {
	if len(f.Doors) != Doors {
		return fmt.Errorf("%d doors: it needs %d", len(f.Doors), Doors)
	}
	var seen [Doors]bool
	for i, df := range f.Doors {
		w, err := ParseWho(df.Who)
		if err != nil {
			return err
		}
		if seen[w] {
			return fmt.Errorf("%s stands behind two doors", w)
		}
		seen[w] = true
		d, err := parseDuty(df.Duty)
		if err != nil {
			return fmt.Errorf("%s: %w", w, err)
		}
		if (w == Children) != (d.Kind == NoDuty) {
			return fmt.Errorf("%s: each dweller needs a duty, the children none", w)
		}
		b.doors[i] = w
		b.duties[w] = d
	}
	return nil
}

func (b *Board) readTurned(f *boardFile) error {
	for _, tf := range f.Turned {
		k := namedTurns{name: tf.Board}
		if _, known := b.TurnedAs(k.name); known || k.name == "" {
			return fmt.Errorf("turned towers: %q is no new name of the board", k.name)
		}
		for t := NW; t < Towers; t++ {
			n, ok := tf.Towers[t.String()]
			if !ok || n < 0 || n > 3 || len(tf.Towers) != Towers {
				return fmt.Errorf("turned towers of %s: it needs NW, NE, SE and SW, each turned 0 to 3 times", k.name)
			}
			k.turned[t] = uint8(n)
		}
		if name, known := b.NameTurned(k.turned); known {
			return fmt.Errorf("turned towers of %s: they stand as those of %s", k.name, name)
		}
		b.turned = append(b.turned, k)
	}
	return nil
}

func parseDuty(name string) (DwellerDuty, error) {
	for kind, n := range []string{"", "elixir", "sword", "item", "gold"} {
		if n == name {
			return DwellerDuty{Kind: DutyKind(kind), Colour: NoColour}, nil
		}
	}
	c, err := ParseColour(name)
	if err != nil || c == Black {
		return DwellerDuty{}, fmt.Errorf("unknown duty %q: want elixir, sword, item, gold or the colour of a gem that is not black", name)
	}
	return DwellerDuty{Kind: DutyGem, Colour: c}, nil
}

// NameTurned returns the board's name in records when its towers are turned like this. ok is false
// if there is none.
func (b *Board) NameTurned(turned Turned) (name string, ok bool) {
	if turned == (Turned{}) {
		return b.Name, true
	}
	for _, k := range b.turned {
		if k.turned == turned {
			return k.name, true
		}
	}
	return "", false
}

// TurnedAs returns how the towers are turned under one of the board's names. ok is false if the
// board has no such name.
func (b *Board) TurnedAs(name string) (turned Turned, ok bool) {
	if name == b.Name {
		return turned, true
	}
	for _, k := range b.turned {
		if k.name == name {
			return k.turned, true
		}
	}
	return turned, false
}

// Latest returns how the towers are turned under the last name in the board's file.
func (b *Board) Latest() Turned {
	if n := len(b.turned); n > 0 {
		return b.turned[n-1].turned
	}
	return Turned{}
}

// Spaces returns the number of spaces.
func (b *Board) Spaces() int { return len(b.spaces) }

// SpaceName returns a space's name in records.
func (b *Board) SpaceName(s Space) string { return nameOf(b.spaces, s) }

// SpaceByName finds a space by its name in records.
func (b *Board) SpaceByName(name string) (Space, bool) {
	for i, n := range b.spaces {
		if n == name {
			return Space(i), true
		}
	}
	return NoSpace, false
}

// Pos returns the position at which a space is drawn.
func (b *Board) Pos(s Space) Point { return b.pos[s] }

// Roads returns the number of roads.
func (b *Board) Roads() int { return len(b.roads) }

// Road returns the two ends of a road.
func (b *Board) Road(i int) (from, to Space) { return b.roads[i].a, b.roads[i].b }

// Links returns the roads that leave a space, in the order of the file. None leads to the
// tournament ground (T2.4).
func (b *Board) Links(from Space) []Link { return b.links[from].all() }

// RoadVia returns the points between a road's ends through which it is drawn.
func (b *Board) RoadVia(i int) []Point { return b.roads[i].via }

// RoadName returns a road's name in records.
func (b *Board) RoadName(i int) string { return b.roads[i].name }

// RoadByName finds a road by its name in records.
func (b *Board) RoadByName(name string) (int, bool) {
	for i := range b.roads {
		if b.roads[i].name == name {
			return i, true
		}
	}
	return 0, false
}

// RoadBetween finds the road between two spaces.
func (b *Board) RoadBetween(x, y Space) (int, bool) {
	for i, r := range b.roads {
		if r.a == x && r.b == y || r.a == y && r.b == x {
			return i, true
		}
	}
	return 0, false
}

// Face returns the action on a tower's face with the given index (T2.5).
func (b *Board) Face(t Tower, index int) Action { return b.faces[t][index&3] }

// FacingAction returns the action that the tower now shows to a seat.
func (b *Board) FacingAction(p *Table, t Tower, s rules.Seat) Action {
	return b.faces[t][(p.TowerFacing(t)+int(s))&3]
}

// NextAction returns the action that the roof shows to a seat: the one after the next turn of the
// tower (T2.5).
func (b *Board) NextAction(p *Table, t Tower, s rules.Seat) Action {
	return b.faces[t][(p.TowerFacing(t)+int(s)+1)&3]
}

// Order returns the order with the given id (see State.OpenOrder).
func (b *Board) Order(id int) Order { return b.orders[id/ordersPerStack][id%ordersPerStack] }

// OrderIDs returns the ids of a stack's orders.
func (b *Board) OrderIDs(slot int) []int {
	ids := make([]int, len(b.orders[slot]))
	for i := range ids {
		ids[i] = slot*ordersPerStack + i
	}
	return ids
}

// Items returns the items in play. With sudden marriage the crystal ball stays in the box (T8).
func (b *Board) Items(suddenMarriage bool) ItemSet {
	var m ItemSet
	for _, i := range b.items {
		if i != CrystalBall || !suddenMarriage {
			m |= 1 << i
		}
	}
	return m
}

// Duty returns what a dweller demands.
func (b *Board) Duty(w Who) DwellerDuty { return b.duties[w] }
