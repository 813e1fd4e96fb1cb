package record

import (
	"strings"
	"testing"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// position loads a game of two after an edit. Seat S holds the items. The edit must account for
// whatever it takes from the bag.
func position(t *testing.T, edit func(p *touria.Position)) touria.State {
	t.Helper()
	s, err := testRules.New(touria.Setup{Seats: rules.SeatsFor(2), Start: rules.S, Hearts: 7, Gold: 7, Seed: 3}, nil)
	if err != nil {
		t.Fatal(err)
	}
	p := testRules.Position(&s)
	p.Phase, p.ToMove, p.Active, p.Turn = touria.PhaseStart, rules.S, rules.S, 1
	// Put all items in the stack, so that an edit can take any of them.
	p.Stack, p.Discard = nil, nil
	for i := touria.Rose; i < touria.NoItem; i++ {
		p.Stack = append(p.Stack, i)
	}
	p.Display = [2]touria.Item{touria.NoItem, touria.NoItem}
	edit(&p)
	if s, err = testRules.Load(p, 3); err != nil {
		t.Fatal(err)
	}
	return s
}

// hand moves items from the stack to seat S's hand.
func hand(p *touria.Position, items ...touria.Item) {
	for _, i := range items {
		remove(p, i)
		p.Players[rules.S].Items |= 1 << i
	}
}

// pile moves an item from the stack to the discard pile.
func pile(p *touria.Position, i touria.Item) {
	remove(p, i)
	p.Discard = append(p.Discard, i)
}

func remove(p *touria.Position, i touria.Item) {
	var left []touria.Item
	for _, k := range p.Stack {
		if k != i {
			left = append(left, k)
		}
	}
	p.Stack = left
}

// gems moves gems from the bag to seat S.
func gems(p *touria.Position, colours ...touria.Colour) {
	for _, c := range colours {
		p.Bag[c]--
		p.Players[rules.S].Gems[c]++
	}
}

// at puts seat S at a place whose action can be used.
func at(p *touria.Position, place touria.Space) {
	p.Phase, p.Heroes, p.Destination = touria.PhaseAct, place, place
}

// mine puts the given gems into a mine.
func mine(p *touria.Position, m int, colours ...touria.Colour) {
	for c, n := range p.Mines[m] {
		p.Bag[c] += n
	}
	p.Mines[m] = touria.Gems{}
	for _, c := range colours {
		p.Bag[c]--
		p.Mines[m][c]++
	}
}

// firstOrder makes an order the open one of its stack.
func firstOrder(p *touria.Position, id int) {
	slot := id / 6
	for i, k := range p.Orders[slot] {
		if k == id {
			p.Orders[slot][0], p.Orders[slot][i] = k, p.Orders[slot][0]
		}
	}
}

// decisions covers every kind of decision and every way to pay and mirror.
var decisions = []struct {
	name string
	edit func(p *touria.Position)
	text string
	want touria.Decision
}{
	{"bonus", func(p *touria.Position) {
		p.Phase, p.ToMove, p.Turn, p.Start, p.Active = touria.PhaseBonus, rules.N, 0, rules.S, rules.NoSeat
	}, `{"kind":"bonus","take":"sword"}`, touria.Decision{Kind: touria.Bonus, Arg: touria.BonusSword}},
	{"bonus gem", func(p *touria.Position) {
		p.Phase, p.ToMove, p.Turn, p.Start, p.Active = touria.PhaseBonus, rules.N, 0, rules.S, rules.NoSeat
	}, `{"kind":"bonus","take":"black"}`, touria.Decision{Kind: touria.Bonus, Arg: uint8(touria.Black)}},
	{"turn_tower", func(p *touria.Position) { p.Players[rules.S].Swords = 1 }, `{"kind":"turn_tower","tower":"SE"}`, touria.Decision{Kind: touria.TurnTower, Arg: uint8(touria.SE)}},
	{"tower", func(*touria.Position) {}, `{"kind":"tower","tower":"NW"}`, touria.Decision{Kind: touria.ChooseTower}},
	{"pass", func(p *touria.Position) {
		p.Players[rules.S].Gold = 0
		p.Heroes = touria.AtGoldsmith
		p.Facing = [4]int{3, 0, 0, 1} // thief, dragon, thief: four steps; wizard: gold
	}, `{"kind":"pass","tower":"SW"}`, touria.Decision{Kind: touria.Pass, Arg: uint8(touria.SW)}},
	{"enter", func(p *touria.Position) { p.MayEnter = true; p.Players[rules.S].Hearts, p.Players[rules.S].Gold = 7, 7 },
		`{"kind":"enter","rose":false}`, touria.Decision{Kind: touria.Enter}},
	{"enter with the rose", func(p *touria.Position) {
		p.MayEnter = true
		p.Players[rules.S].Hearts, p.Players[rules.S].Gold = 6, 7
		hand(p, touria.Rose)
	}, `{"kind":"enter","rose":true}`, touria.Decision{Kind: touria.Enter, Arg: 1}},
	{"travel", func(p *touria.Position) { p.Phase = touria.PhaseTravel }, `{"kind":"travel","to":"tournament"}`, touria.Decision{Kind: touria.Travel, Arg: uint8(touria.AtTournament)}},
	{"step", onTheWay, `{"kind":"step","to":"m2"}`, touria.Decision{Kind: touria.Step, Arg: uint8(touria.M2)}},
	{"jump", func(p *touria.Position) { onTheWay(p); p.Heroes = touria.M1; hand(p, touria.Compass) },
		`{"kind":"jump","to":"m3"}`, touria.Decision{Kind: touria.Jump, Arg: uint8(touria.M3)}},
	{"jump by mirror", func(p *touria.Position) {
		onTheWay(p)
		p.Heroes = touria.M1
		hand(p, touria.Mirror)
		pile(p, touria.Compass)
	}, `{"kind":"jump","to":"m3","mirror":true}`, touria.Decision{Kind: touria.Jump, Arg: uint8(touria.M3)}},
	{"boots", func(p *touria.Position) { onTheWay(p); hand(p, touria.Boots) }, `{"kind":"boots"}`, touria.Decision{Kind: touria.UseBoots}},
	{"lantern by mirror", func(p *touria.Position) { onTheWay(p); hand(p, touria.Mirror); pile(p, touria.Lantern) },
		`{"kind":"lantern","mirror":true}`, touria.Decision{Kind: touria.UseLantern}},
	{"take in a mine", func(p *touria.Position) {
		onTheWay(p)
		p.Phase, p.Heroes, p.Roads, p.Free = touria.PhaseMine, touria.M1, []int{0}, 2
		mine(p, 0, touria.Blue, touria.Violet)
	}, `{"kind":"take","colour":"violet"}`, touria.Decision{Kind: touria.Take, Arg: uint8(touria.Violet)}},
	{"take from the draw", func(p *touria.Position) {
		at(p, touria.AtThief)
		p.Phase = touria.PhaseThief
		p.Drawn = touria.Gems{touria.Black: 2, touria.Red: 1}
		p.Bag[touria.Black] -= 2
		p.Bag[touria.Red]--
	}, `{"kind":"take","colour":"black"}`, touria.Decision{Kind: touria.Take}},
	{"stop on the way", func(p *touria.Position) { onTheWay(p); p.Heroes = touria.AtTrader }, `{"kind":"stop"}`, touria.Decision{Kind: touria.Stop}},
	{"stop at the dragon", dragon, `{"kind":"stop"}`, touria.Decision{Kind: touria.Stop}},
	{"give", func(p *touria.Position) { dragon(p); gems(p, touria.Red) }, `{"kind":"give","pay":[{"gem":"red"}]}`, touria.Decision{Kind: touria.Give}},
	{"give a black gem", func(p *touria.Position) { dragon(p); p.Die = touria.Black; gems(p, touria.Black) },
		`{"kind":"give","pay":[{"gem":"black"}]}`, touria.Decision{Kind: touria.Give}},
	{"give painted", func(p *touria.Position) { dragon(p); gems(p, touria.Violet); hand(p, touria.Paintbrush) },
		`{"kind":"give","pay":[{"gem":"violet","as":"red"}]}`, touria.Decision{Kind: touria.Give, Paint: touria.Painted(touria.Violet, touria.Red)}},
	{"give the bird by mirror", func(p *touria.Position) {
		dragon(p)
		p.Die = touria.Violet
		hand(p, touria.Mirror)
		pile(p, touria.Bird)
	},
		`{"kind":"give","pay":[{"bird":true,"mirror":true}]}`, touria.Decision{Kind: touria.Give, Sub: touria.PayBird}},
	{"reroll", func(p *touria.Position) { dragon(p); p.Players[rules.S].Swords = 1 }, `{"kind":"reroll"}`, touria.Decision{Kind: touria.Reroll}},
	{"skip", func(p *touria.Position) { at(p, touria.AtSwordmaster) }, `{"kind":"skip"}`, touria.Decision{Kind: touria.Skip}},
	{"act plain", func(p *touria.Position) { at(p, touria.AtSwordmaster) }, `{"kind":"act"}`, touria.ActPlain()},
	{"act forest", func(p *touria.Position) { at(p, touria.AtForest); remove(p, touria.Frog); p.Display[1] = touria.Frog },
		`{"kind":"act","slot":1}`, touria.ActForest(1)},
	{"act trader", func(p *touria.Position) {
		at(p, touria.AtTrader)
		firstOrder(p, 0)
		gems(p, touria.Blue, touria.Red)
	}, `{"kind":"act","slot":0,"pay":[{"gem":"blue"},{"gem":"red"}]}`, touria.ActTrader(0, 0, 0)},
	{"act trader with everything", func(p *touria.Position) {
		at(p, touria.AtTrader)
		firstOrder(p, 10)
		gems(p, touria.Green, touria.Red)
		hand(p, touria.Paintbrush, touria.Bird, touria.Mirror)
		pile(p, touria.Scale)
	}, `{"kind":"act","slot":1,"pay":[{"gem":"green","as":"blue"},{"gem":"red"},{"bird":true}],"scale":true,"mirror":true}`,
		touria.ActTrader(1, touria.PayBird|touria.WithGold, touria.Painted(touria.Green, touria.Blue))},
	{"act trader, scale alone", func(p *touria.Position) { at(p, touria.AtTrader); hand(p, touria.Scale) },
		`{"kind":"act","scale":true}`, touria.ActTrader(touria.NoOrder, touria.WithGold, 0)},
	{"act goldsmith for gold", func(p *touria.Position) { at(p, touria.AtGoldsmith); gems(p, touria.Red) },
		`{"kind":"act","for":["gold"],"pay":[{"gem":"red"}]}`, touria.ActGoldsmith(touria.ForGold, touria.Red, false, 0)},
	{"act goldsmith, bird for gold", func(p *touria.Position) { at(p, touria.AtGoldsmith); hand(p, touria.Bird) },
		`{"kind":"act","for":["gold"],"pay":[{"bird":true}]}`, touria.ActGoldsmith(touria.ForGold, touria.Violet, true, 0)},
	{"act goldsmith for a heart", func(p *touria.Position) {
		at(p, touria.AtGoldsmith)
		gems(p, touria.Violet)
		hand(p, touria.Bird)
	}, `{"kind":"act","for":["heart"],"pay":[{"bird":true},{"gem":"violet"}]}`, touria.ActGoldsmith(touria.ForHeart, touria.Violet, true, 0)},
	{"act goldsmith, painted by mirror", func(p *touria.Position) {
		at(p, touria.AtGoldsmith)
		gems(p, touria.Red, touria.Red, touria.Blue)
		hand(p, touria.Mirror)
		pile(p, touria.Paintbrush)
	}, `{"kind":"act","for":["hearts"],"pay":[{"gem":"blue","as":"red","mirror":true},{"gem":"red"},{"gem":"red"}]}`,
		touria.ActGoldsmith(touria.ForHearts, touria.Red, false, touria.Painted(touria.Blue, touria.Red))},
	{"act tournament", func(p *touria.Position) { at(p, touria.AtTournament); p.Players[rules.S].Swords = 1 },
		`{"kind":"act","for":["gold"]}`, touria.ActTournament(touria.TourneyGold)},
	{"act tournament with helmet by mirror", func(p *touria.Position) {
		at(p, touria.AtTournament)
		p.Players[rules.S].Swords = 2
		hand(p, touria.Mirror)
		pile(p, touria.Helmet)
	}, `{"kind":"act","for":["heart","gold"],"mirror":true}`, touria.ActTournament(touria.TourneyHeartGold)},
	{"double", func(p *touria.Position) {
		at(p, touria.AtSwordmaster)
		p.Phase, p.Uses = touria.PhaseDouble, 1
		gems(p, touria.Violet)
	}, `{"kind":"double","with":"violet"}`, touria.Decision{Kind: touria.Double}},
	{"double with the bird by mirror", func(p *touria.Position) {
		at(p, touria.AtSwordmaster)
		p.Phase, p.Uses = touria.PhaseDouble, 1
		hand(p, touria.Mirror)
		pile(p, touria.Bird)
	}, `{"kind":"double","with":"bird","mirror":true}`, touria.Decision{Kind: touria.Double, Arg: 1}},
	{"no_double", func(p *touria.Position) { at(p, touria.AtSwordmaster); p.Phase, p.Uses = touria.PhaseDouble, 1 },
		`{"kind":"no_double"}`, touria.Decision{Kind: touria.NoDouble}},
	{"join", joining, `{"kind":"join","with":"elixir"}`, touria.Decision{Kind: touria.Join}},
	{"join with the flagon", func(p *touria.Position) {
		joining(p)
		remove(p, touria.Flagon)
		p.Players[rules.N].Items = 1 << touria.Flagon
	}, `{"kind":"join","with":"flagon"}`, touria.Decision{Kind: touria.Join, Arg: 1}},
	{"no_join", joining, `{"kind":"no_join"}`, touria.Decision{Kind: touria.NoJoin}},
	{"crystal ball", func(p *touria.Position) { hand(p, touria.CrystalBall) }, `{"kind":"item","item":"crystal_ball","doors":[2,9]}`, touria.UseCrystalBall(2, 9)},
	{"frog by mirror", func(p *touria.Position) { hand(p, touria.Mirror); pile(p, touria.Frog); gems(p, touria.Black) },
		`{"kind":"item","item":"frog","mirror":true}`, touria.UseOn(touria.Frog, 0)},
	{"chest", func(p *touria.Position) {
		hand(p, touria.Chest)
		remove(p, touria.Boots)
		p.Display[0] = touria.Boots
	}, `{"kind":"item","item":"chest","slot":0}`, touria.UseOn(touria.Chest, 0)},
	{"knapsack", func(p *touria.Position) { hand(p, touria.Knapsack) }, `{"kind":"item","item":"knapsack","mine":"m6"}`, touria.UseOn(touria.Knapsack, uint8(touria.M6))},
	{"broom", func(p *touria.Position) { hand(p, touria.Broom) }, `{"kind":"item","item":"broom","to":"tournament"}`, touria.UseOn(touria.Broom, uint8(touria.AtTournament))},
	{"hourglass by mirror", func(p *touria.Position) { p.Phase = touria.PhaseEnd; hand(p, touria.Mirror); pile(p, touria.Hourglass) },
		`{"kind":"hourglass","mirror":true}`, touria.Decision{Kind: touria.UseHourglass}},
	{"end_turn", func(p *touria.Position) { p.Phase = touria.PhaseEnd }, `{"kind":"end_turn"}`, touria.Decision{Kind: touria.EndTurn}},
	{"open", func(p *touria.Position) { p.Phase, p.Players[rules.S].InCastle = touria.PhaseCastle, true }, `{"kind":"open","door":9}`, touria.Decision{Kind: touria.Open, Arg: 9}},
	{"duty of the jester", func(p *touria.Position) { duty(p, touria.Jester); hand(p, touria.Rose, touria.Frog) },
		`{"kind":"duty","pay":[{"item":"rose"}]}`, touria.Decision{Kind: touria.Duty}},
	{"duty of the maid", func(p *touria.Position) {
		duty(p, touria.Maid)
		gems(p, touria.Yellow, touria.Violet)
		hand(p, touria.Paintbrush)
	}, `{"kind":"duty","pay":[{"gem":"violet","as":"yellow"}]}`, touria.Decision{Kind: touria.Duty, Paint: touria.Painted(touria.Violet, touria.Yellow)}},
}

func onTheWay(p *touria.Position) {
	p.Phase, p.Destination, p.Free = touria.PhaseMove, touria.AtTrader, 3
}

func dragon(p *touria.Position) {
	at(p, touria.AtDragon)
	p.Phase, p.Die = touria.PhaseDragon, touria.Red
}

func joining(p *touria.Position) {
	at(p, touria.AtSwordmaster)
	p.Phase, p.Uses, p.ToMove = touria.PhaseJoin, 1, rules.N
}

// duty opens a dweller's door.
func duty(p *touria.Position, who touria.Who) {
	p.Phase, p.Players[rules.S].InCastle, p.Opened = touria.PhaseDuty, true, 1
	for i := range p.Doors {
		if p.Doors[i].Who == who {
			p.Doors[i].Open, p.Door = true, i+1
		}
	}
}

func TestDecisions(t *testing.T) {
	seen := map[touria.Kind]bool{}
	for _, c := range decisions {
		t.Run(c.name, func(t *testing.T) {
			s := position(t, c.edit)
			text, err := AppendDecision(nil, testRules, &s, c.want)
			if err != nil || string(text) != c.text {
				t.Errorf("written as %s, %v; want %s", text, err, c.text)
			}
			for _, spelling := range spellings(c.text) {
				got, err := DecodeDecision(testRules, &s, []byte(spelling))
				if err != nil || got != c.want {
					t.Errorf("%s: got %+v, %v; want %+v", spelling, got, err, c.want)
				}
			}
			seen[c.want.Kind] = true
		})
	}
	for k := touria.Kind(0); k < touria.Kind(touria.Kinds); k++ {
		if !seen[k] {
			t.Errorf("no case for %s", k)
		}
	}
}

// spellings returns other ways to write a decision with the same meaning.
func spellings(text string) []string {
	return []string{
		text,
		strings.ReplaceAll(text, `,"mirror":true`, ""),
		strings.ReplaceAll(text, `,"rose":false`, ""),
		strings.Replace(text, "{", `{"comment":"x","mirror":false,`, 1),
		strings.ReplaceAll(text, ",", " ,\t"),
		strings.Replace(text, `["heart","gold"]`, `["gold","heart"]`, 1),
		strings.Replace(text, `[{"gem":"blue"},{"gem":"red"}]`, `[{"gem":"red"},{"gem":"blue"}]`, 1),
		strings.Replace(text, `[2,9]`, `[9,2]`, 1),
	}
}

func TestWrongDecisions(t *testing.T) {
	start := func(p *touria.Position) {
		hand(p, touria.CrystalBall, touria.Frog, touria.Chest, touria.Knapsack)
		gems(p, touria.Black)
	}
	trader := func(p *touria.Position) {
		at(p, touria.AtTrader)
		firstOrder(p, 0)
		gems(p, touria.Blue, touria.Red, touria.Green)
		hand(p, touria.Paintbrush)
	}
	for _, c := range []struct {
		name string
		edit func(p *touria.Position)
		text string
		want string
	}{
		{"no JSON", start, `{"kind"`, "stops in the middle"},
		{"a list", start, `[]`, "wrong type"},
		{"no kind", start, `{}`, "the decision is unknown"},
		{"unknown kind", start, `{"kind":"fly"}`, "the decision is unknown"},
		{"wrong phase", start, `{"kind":"step","to":"m2"}`, "not possible now"},
		{"missing field", start, `{"kind":"tower"}`, `a field is missing: expected "tower"`},
		{"unknown tower", start, `{"kind":"tower","tower":"NN"}`, `expected NW, NE, SE, SW, found "NN"`},
		{"wrong type", start, `{"kind":"tower","tower":3}`, `the field "tower" has the wrong type: expected text, found number`},
		{"mirror that is none", start, `{"kind":"tower","tower":"NW","mirror":true}`, "the mirror does it, but it does not"},
		{"door twice", start, `{"kind":"item","item":"crystal_ball","doors":[2,2]}`, "two different doors"},
		{"no such door", start, `{"kind":"item","item":"crystal_ball","doors":[2,10]}`, "1 to 9"},
		{"item without decision", start, `{"kind":"item","item":"boots"}`, "not used by a decision of its own"},
		{"no mine", start, `{"kind":"item","item":"knapsack","mine":"castle"}`, "castle"},
		{"empty place", start, `{"kind":"item","item":"chest","slot":0}`, "not legal"},
		{"item not in hand", start, `{"kind":"item","item":"broom","to":"thief"}`, "reason no_item"},
		{"unknown space", start, `{"kind":"item","item":"broom","to":"moon"}`, "a space of the board"},
		{"pays too little", trader, `{"kind":"act","slot":0,"pay":[{"gem":"blue"}]}`, "what is paid does not fit"},
		{"pays something else", trader, `{"kind":"act","slot":0,"pay":[{"gem":"blue"},{"gem":"green"}]}`, "what is paid does not fit"},
		{"paints twice", trader, `{"kind":"act","slot":0,"pay":[{"gem":"green","as":"blue"},{"gem":"green","as":"red"}]}`, "painted"},
		{"paints for nothing", trader, `{"kind":"act","slot":0,"pay":[{"gem":"blue","as":"blue"},{"gem":"red"}]}`, "not legal"},
		{"pays by a mirror that is none", trader, `{"kind":"act","slot":0,"pay":[{"gem":"green","as":"blue","mirror":true},{"gem":"red"}]}`, "the mirror pays"},
		{"no slot", trader, `{"kind":"act","pay":[{"gem":"blue"},{"gem":"red"}]}`, `"slot"`},
		{"no pay", trader, `{"kind":"act","slot":0}`, `"pay"`},
		{"empty entry", trader, `{"kind":"act","slot":0,"pay":[null]}`, "is empty"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := position(t, c.edit)
			_, err := DecodeDecision(testRules, &s, []byte(c.text))
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %v, want an error with %q", err, c.want)
			}
		})
	}
}
