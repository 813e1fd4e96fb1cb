package touria

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"touria.games/touria/rules"
)

func TestT2Board(t *testing.T) {
	b := testRules.Board
	if b.Name != "touria" || b.Spaces() != 16 || b.Roads() != 23 {
		t.Errorf("%s has %d spaces and %d roads", b.Name, b.Spaces(), b.Roads())
	}
	var roads []string
	for i := range b.Roads() {
		from, to := b.Road(i)
		if n := b.RoadName(i); n != b.SpaceName(from)+"-"+b.SpaceName(to) {
			t.Errorf("road %s joins %s and %s", n, b.SpaceName(from), b.SpaceName(to))
		}
		if k, ok := b.RoadByName(b.RoadName(i)); !ok || k != i {
			t.Errorf("road %s is found as %d", b.RoadName(i), k)
		}
		if k, ok := b.RoadBetween(to, from); !ok || k != i {
			t.Errorf("road %s is found between its ends as %d", b.RoadName(i), k)
		}
		if len(b.RoadVia(i)) == 0 {
			t.Errorf("road %s has no point to be drawn through", b.RoadName(i))
		}
		roads = append(roads, b.RoadName(i))
	}
	const want = "dragon-m1, m1-fountain, dragon-m2, m2-thief, m2-castle, thief-m3, m3-trader, castle-trader, " +
		"trader-bridge, bridge-goldsmith, bridge-tournament, goldsmith-m4, m4-swordmaster, m4-castle, swordmaster-m5, " +
		"m5-forest, forest-castle, forest-m6, m6-fountain, fountain-castle, castle-swordmaster, castle-m3, dragon-fountain"
	if got := strings.Join(roads, ", "); got != want {
		t.Errorf("T2.3 roads:\n got %s\nwant %s", got, want)
	}
	if d := testRules.Away(AtDragon, AtGoldsmith); d != 4 {
		t.Errorf("T2.1: dragon to goldsmith is %d steps, not 4", d)
	}
	for s := Space(0); int(s) < b.Spaces(); s++ {
		if p := b.Pos(s); p.X <= 0 || p.X >= 1 || p.Y <= 0 || p.Y >= 1 {
			t.Errorf("%s is drawn at %v", b.SpaceName(s), p)
		}
		if k, ok := b.SpaceByName(b.SpaceName(s)); !ok || k != s {
			t.Errorf("%s is found as %d", b.SpaceName(s), k)
		}
	}
	if _, ok := b.SpaceByName("moon"); ok {
		t.Error("there is a space called moon")
	}
	if _, ok := b.RoadByName("moon-castle"); ok {
		t.Error("there is a road to the moon")
	}
	if _, ok := b.RoadBetween(AtDragon, AtCastle); ok {
		t.Error("a road joins dragon and castle")
	}
}

func TestT2TowerFaces(t *testing.T) {
	b := testRules.Board
	want := map[Tower][4]Action{
		NW: {Forest, Swordmaster, Trader, Thief},
		NE: {Dragon, Forest, Wizard, Fountain},
		SE: {Thief, Goldsmith, Fountain, Swordmaster},
		SW: {Goldsmith, Wizard, Dragon, Trader},
	}
	s, err := testRules.New(Setup{Seats: rules.SeatsFor(4), Hearts: 7, Gold: 7}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for turn := range 5 {
		for w, faces := range want {
			if got := s.TowerFacing(w); got != turn%4 {
				t.Errorf("T2.5 tower %s has index %d towards S after %d turns", w, got, turn)
			}
			for seat := rules.S; seat < rules.NoSeat; seat++ {
				i := (turn + int(seat)) % 4
				if got := b.FacingAction(&s.Table, w, seat); got != faces[i] {
					t.Errorf("T2.5 after %d turns %s shows %s to %s, want %s", turn, w, got, seat, faces[i])
				}
				if got := b.NextAction(&s.Table, w, seat); got != faces[(i+1)%4] {
					t.Errorf("T2.5 after %d turns the roof of %s shows %s to %s", turn, w, got, seat)
				}
				if b.Face(w, i) != faces[i] {
					t.Errorf("face %d of %s is %s", i, w, b.Face(w, i))
				}
			}
		}
		for w := range want {
			s.turnTower(w, nil)
		}
	}
}

func TestT6Orders(t *testing.T) {
	text := func(o Order) string {
		return fmt.Sprintf("%s→%d", strings.Join(tellHoldings(Holdings{Gems: o.Gems}), "+"), o.Gold)
	}
	want := map[string]int{}
	four := []Colour{Blue, Red, Green, Yellow}
	for i, a := range four {
		three := Gems{Blue: 1, Red: 1, Green: 1, Yellow: 1}
		three[a] = 0
		want[text(Order{three, 5})] = 1
		for _, b := range four[i+1:] {
			var one, two Gems
			one[a], one[b], two[a], two[b] = 1, 1, 2, 2
			want[text(Order{one, 3})] = 0
			want[text(Order{two, 7})] = 2
		}
	}
	want[text(Order{Gems{Violet: 1, Blue: 1, Red: 1}, 6})] = 1
	want[text(Order{Gems{Violet: 1, Green: 1, Yellow: 1}, 6})] = 1
	n := 0
	for slot := range 3 {
		for _, id := range testRules.OrderIDs(slot) {
			n++
			if in, ok := want[text(testRules.Order(id))]; !ok || in != slot {
				t.Errorf("T6.3: stack %d should have no order %s", slot, text(testRules.Order(id)))
			}
		}
	}
	if n != 18 || len(want) != 18 {
		t.Errorf("T1.5: %d orders, want 18", n)
	}
}

func TestT9Duties(t *testing.T) {
	want := map[Who]DwellerDuty{
		Children: {NoDuty, NoColour}, Herbalist: {DutyElixir, NoColour}, Marshal: {DutySword, NoColour}, Jester: {DutyItem, NoColour},
		Bursar: {DutyGold, NoColour}, Maid: {DutyGem, Yellow}, Cupbearer: {DutyGem, Green}, Bard: {DutyGem, Red}, Guard: {DutyGem, Blue},
	}
	for w, d := range want {
		if got := testRules.Duty(w); got != d {
			t.Errorf("T9.3: %s asks for %v, want %v", w, got, d)
		}
	}
	if n := len(itemList(testRules.Items(false))); n != 16 {
		t.Errorf("T1.5: %d items", n)
	}
	if m := testRules.Items(true); len(itemList(m)) != 15 || m.Has(CrystalBall) {
		t.Errorf("T8: with sudden marriage the items are %v", itemList(m))
	}
}

func itemList(m ItemSet) (list []Item) {
	for i := Rose; i < NoItem; i++ {
		if m.Has(i) {
			list = append(list, i)
		}
	}
	return list
}

// swap replaces the first occurrence of a text in the built-in board's file.
func swap(old, with string) func(string) string {
	return func(file string) string {
		if !strings.Contains(file, old) {
			panic("the board's file has no " + old)
		}
		return strings.Replace(file, old, with, 1)
	}
}

func TestBoardRefusals(t *testing.T) {
	const castle = `{"name": "castle", "x": 0.5000, "y": 0.5919},`
	manySpaces := ""
	for i := range 9 {
		manySpaces += fmt.Sprintf(`{"name": "x%d", "x": 0.5, "y": 0.5},`, i)
	}
	for _, c := range []struct {
		name   string
		change func(string) string
		want   string
	}{
		{"no JSON", func(string) string { return "once upon a time" }, "invalid character"},
		{"cut off", func(f string) string { return f[:len(f)/2] }, "unexpected EOF"},
		{"text after the end", func(f string) string { return f + "and more" }, ""},
		{"unknown field", swap(`"board":`, `"colour": "red", "board":`), `unknown field "colour"`},
		{"no name", swap(`"board": "touria"`, `"board": ""`), "it has no name"},
		{"space missing", swap(castle, ""), "space castle is missing"},
		{"space twice", swap(castle, castle+castle), "space castle stands there twice"},
		{"space without name", swap(`"name": "castle"`, `"name": ""`), "a name without hyphen is needed"},
		{"space with hyphen", swap(`"name": "castle"`, `"name": "old-castle"`), "a name without hyphen is needed"},
		{"space outside", swap(`"x": 0.5000`, `"x": 1.5`), "space castle lies outside the picture"},
		{"too many spaces", swap(castle, castle+manySpaces), "25 spaces: at most 24"},
		{"space cut off", swap(castle, castle+`{"name": "isle", "x": 0.1, "y": 0.1},`), "space isle cannot be reached from the castle"},
		{"road from nowhere", swap(`"dragon-m1"`, `"moon-m1"`), "it must join two spaces"},
		{"road to nowhere", swap(`"dragon-m1"`, `"dragon"`), "it must join two spaces"},
		{"road to itself", swap(`"dragon-m1"`, `"m1-m1"`), "leads back to where it starts"},
		{"road twice", swap(`"dragon-m1"`, `"fountain-m1"`), "stands there twice"},
		{"too many roads", swap(`"roads": [`, `"roads": [`+strings.Repeat(`{"road": "castle-m1"},`, 5)), "28 roads: at most 27"},
		{"too many roads at a space", swap(`"roads": [`, `"roads": [{"road": "castle-m1"},{"road": "castle-m5"},`), "more than 8 roads meet at castle"},
		{"tournament without exit", swap(`"bridge-tournament"`, `"bridge-m4"`), "no road leaves the tournament ground"},
		{"tower missing", swap(`"NW": ["forest", "swordmaster", "trader", "thief"],`, ""), "tower NW has 0 faces"},
		{"fifth tower", swap(`"NW":`, `"XX": [], "NW":`), "5 towers"},
		{"three faces", swap(`["forest", "swordmaster", "trader", "thief"]`, `["forest", "swordmaster", "trader"]`), "tower NW has 3 faces"},
		{"unknown action", swap(`["forest", "swordmaster",`, `["forest", "barber",`), `unknown tower action "barber"`},
		{"face twice", swap(`["forest", "swordmaster",`, `["forest", "forest",`), "the action forest twice"},
		{"action on three towers", swap(`["thief", "goldsmith", "fountain", "swordmaster"]`, `["thief", "goldsmith", "fountain", "forest"]`),
			"stands on 1 towers: it needs two"},
		{"two stacks", func(f string) string {
			from := strings.Index(f, `      {"gems": ["blue", "red"], "gold": 3}`)
			to := strings.Index(f, `      {"gems": ["blue", "red", "green"]`)
			return f[:from] + f[to:]
		}, "2 stacks of orders: it needs 3"},
		{"seven orders", swap(`{"gems": ["blue", "red"], "gold": 3},`, `{"gems": ["blue"], "gold": 1},{"gems": ["blue", "red"], "gold": 3},`), "stack 0 has 7 orders"},
		{"order twice", swap(`{"gems": ["blue", "red"], "gold": 3}`, `{"gems": ["green", "blue"], "gold": 3}`), "stack 0 has the same order twice"},
		{"unknown gem", swap(`["blue", "red"]`, `["blue", "pink"]`), `unknown gem colour "pink"`},
		{"order for nothing", swap(`["blue", "red"]`, `[]`), "asks for 0 gems"},
		{"order for six gems", swap(`["blue", "red"]`, `["red","red","red","red","red","red"]`), "asks for 6 gems"},
		{"order for a black gem", swap(`["blue", "red"]`, `["blue", "black"]`), "asks for a black gem"},
		{"order for two violet gems", swap(`["blue", "red"]`, `["violet", "violet"]`), "more than one violet gem"},
		{"order that pays nothing", swap(`"red"], "gold": 3`, `"red"], "gold": 0`), "pays 0 gold"},
		{"order that pays too much", swap(`"red"], "gold": 3`, `"red"], "gold": 100`), "pays 100 gold"},
		{"unknown item", swap(`["rose",`, `["hat",`), `unknown item "hat"`},
		{"item twice", swap(`["rose",`, `["bird",`), "the item bird stands there twice"},
		{"too few items", func(f string) string {
			from := strings.Index(f, `, "compass"`)
			return f[:from] + f[from+strings.Index(f[from:], "]"):]
		}, "2 items: it needs at least 3"},
		{"eight doors", swap(`{"who": "children"},`, ""), "8 doors: it needs 9"},
		{"unknown dweller", swap(`"who": "bard"`, `"who": "cook"`), `unknown dweller "cook"`},
		{"dweller twice", swap(`"who": "bard"`, `"who": "maid"`), "maid stands behind two doors"},
		{"unknown duty", swap(`"duty": "red"`, `"duty": "song"`), `unknown duty "song"`},
		{"black duty", swap(`"duty": "red"`, `"duty": "black"`), `unknown duty "black"`},
		{"dweller without duty", swap(`{"who": "bard", "duty": "red"}`, `{"who": "bard"}`), "bard: each dweller needs a duty"},
		{"turned under the board's own name", swap(`"board": "touria-2"`, `"board": "touria"`), `"touria" is no new name`},
		{"turned without name", swap(`"board": "touria-2"`, `"board": ""`), `"" is no new name`},
		{"turned too often", swap(`"NW": 3, "NE"`, `"NW": 4, "NE"`), "turned towers of touria-2: it needs NW, NE, SE and SW, each turned 0 to 3 times"},
		{"turned back", swap(`"NW": 3, "NE"`, `"NW": -1, "NE"`), "turned 0 to 3 times"},
		{"a turned tower missing", swap(`"NW": 3, "NE"`, `"NE"`), "it needs NW, NE, SE and SW"},
		{"a fifth turned tower", swap(`"NW": 3, "NE"`, `"N": 1, "NW": 3, "NE"`), "it needs NW, NE, SE and SW"},
		{"not turned at all", swap(`{"NW": 3, "NE": 3, "SE": 2, "SW": 1}`, `{"NW": 0, "NE": 0, "SE": 0, "SW": 0}`), "they stand as those of touria"},
		{"children with duty", swap(`{"who": "children"}`, `{"who": "children", "duty": "gold"}`), "children: each dweller needs a duty"},
	} {
		t.Run(c.name, func(t *testing.T) {
			b, err := ParseBoard([]byte(c.change(string(defaultBoard))))
			if err == nil {
				t.Fatalf("the board is taken: %v", b.Name)
			}
			if !strings.Contains(err.Error(), c.want) || !strings.HasPrefix(err.Error(), "board") {
				t.Errorf("got %q, want %q in it", err, c.want)
			}
			if strings.Contains(err.Error(), "\n") {
				t.Errorf("the reason is not one line: %q", err)
			}
		})
	}
}

// The board has a second name for turned towers. They must then start with these faces to S, W, N
// and E and turn on from there.
func TestTurnedBoard(t *testing.T) {
	b := testRules.Board
	turned, ok := b.TurnedAs("touria-2")
	if !ok || turned != b.Latest() {
		t.Fatalf("touria-2: %v, %v; the latest is %v", turned, ok, b.Latest())
	}
	if name, ok := b.NameTurned(turned); !ok || name != "touria-2" {
		t.Errorf("turned %v: %q, %v", turned, name, ok)
	}
	if name, ok := b.NameTurned(Turned{}); !ok || name != "touria" {
		t.Errorf("not turned: %q, %v", name, ok)
	}
	if was, ok := b.TurnedAs("touria"); !ok || was != (Turned{}) {
		t.Errorf("touria: %v, %v", was, ok)
	}
	if _, ok := b.TurnedAs("moon"); ok {
		t.Error("there is a moon")
	}
	want := [Towers][4]string{
		{"thief", "forest", "swordmaster", "trader"},
		{"fountain", "dragon", "forest", "wizard"},
		{"fountain", "swordmaster", "thief", "goldsmith"},
		{"wizard", "dragon", "trader", "goldsmith"},
	}
	s, err := testRules.New(Setup{Seats: rules.SeatsFor(4), Hearts: 7, Gold: 7, Seed: 3, Turned: turned}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := testRules.Check(&s); err != nil {
		t.Error(err)
	}
	plain, err := testRules.New(Setup{Seats: rules.SeatsFor(4), Hearts: 7, Gold: 7, Seed: 3}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for tower := NW; tower < Towers; tower++ {
		for seat := rules.S; seat < rules.NoSeat; seat++ {
			if got := b.FacingAction(&s.Table, tower, seat).String(); got != want[tower][seat] {
				t.Errorf("tower %s shows %s to %s, want %s", tower, got, seat, want[tower][seat])
			}
			if got := b.NextAction(&s.Table, tower, seat).String(); got != want[tower][(seat+1)&3] {
				t.Errorf("the roof of %s shows %s to %s", tower, got, seat)
			}
		}
	}
	// Nothing else may differ.
	s.towers = plain.towers
	if s != plain {
		t.Error("turned towers change the deal")
	}
	_, err = testRules.New(Setup{Seats: rules.SeatsFor(2), Hearts: 7, Gold: 7, Turned: Turned{1, 0, 0, 0}}, nil)
	if err == nil || !strings.Contains(err.Error(), "does not begin with its towers turned [1 0 0 0] times") {
		t.Errorf("towers that no name has: %v", err)
	}
}

// Games must work on a board with more spaces and fewer orders.
func TestOtherBoard(t *testing.T) {
	file := swap(`{"name": "castle", "x": 0.5000, "y": 0.5919},`,
		`{"name": "castle", "x": 0.5, "y": 0.5919}, {"name": "mill", "x": 0.4, "y": 0.4}, {"name": "inn", "x": 0.3, "y": 0.3},`)(string(defaultBoard))
	file = swap(`{"road": "dragon-fountain"`, `{"road": "mill-inn"}, {"road": "inn-forest"}, {"road": "dragon-mill"`)(file)
	file = swap(`{"gems": ["blue", "red"], "gold": 3},`, "")(file)
	file = swap(`"rose", "paintbrush", `, "")(file)
	b, err := ParseBoard([]byte(file))
	if err != nil {
		t.Fatal(err)
	}
	r := NewRules(b)
	mill, ok := b.SpaceByName("mill")
	if !ok || mill != 16 || b.SpaceName(mill) != "mill" || b.Spaces() != 18 || b.Roads() != 25 {
		t.Fatalf("the mill is space %d of %d", mill, b.Spaces())
	}
	if r.Away(AtDragon, AtForest) != 3 {
		t.Errorf("dragon to forest by mill and inn takes %d steps", r.Away(AtDragon, AtForest))
	}
	if ids := b.OrderIDs(0); !slices.Equal(ids, []int{0, 1, 2, 3, 4}) {
		t.Errorf("the orders of stack 0 are %v", ids)
	}
	for game := range 5 {
		s, err := r.New(Setup{Seats: rules.SeatsFor(2 + game%3), Hearts: 3, Gold: 3, Seed: uint64(game)}, nil)
		if err != nil {
			t.Fatal(err)
		}
		dice := NewDice(uint64(game))
		walk(t, r, &s, &dice, 20000, func() {
			if err := r.Check(&s); err != nil {
				t.Fatal(err)
			}
		})
		if s.Phase() != PhaseOver {
			t.Errorf("game %d is not over", game)
		}
	}
}
