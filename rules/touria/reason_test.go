package touria

import (
	"math/rand/v2"
	"slices"
	"testing"

	"touria.games/touria/rules"
)

func TestReasons(t *testing.T) {
	goal := own(rules.S, Holdings{Hearts: 7})
	may := func(p *Position) { p.MayEnter = true }
	dutyDue := func(p *Position) {
		inCastle(p)
		p.Phase, p.Door, p.Opened, p.Doors[3].Open = PhaseDuty, 4, 1, true
	}
	over := func(p *Position) { p.Phase, p.ToMove, p.Winner = PhaseOver, rules.NoSeat, rules.S }
	for _, c := range []struct {
		name  string
		given []func(*Position)
		do    Decision
		want  Reason
	}{
		{"legal", nil, do(ChooseTower), ReasonNone},
		{"game over", []func(*Position){over}, do(EndTurn), ReasonOver},
		{"another phase", nil, do(EndTurn), ReasonNotNow},
		{"another phase: own-turn item while others join", []func(*Position){joined(AtFountain, rules.N), items(rules.N, Frog)}, UseOn(Frog, 0), ReasonNotNow},
		{"unknown kind", nil, do(Kinds), ReasonNoPlace},
		{"an item that is not used by itself", []func(*Position){items(rules.S, Rose)}, UseOn(Rose, 0), ReasonNoPlace},
		{"no sword to turn a tower", nil, do(TurnTower), ReasonNoSword},
		{"no gold for the wizard", []func(*Position){stranded}, do(ChooseTower, uint8(NE)), ReasonNoGold},
		{"out of reach", []func(*Position){stranded}, do(ChooseTower, uint8(NW)), ReasonOutOfReach},
		{"enter: hearts", []func(*Position){may, gold(rules.S, 7)}, do(Enter), ReasonHearts},
		{"enter: gold", []func(*Position){may, goal}, do(Enter), ReasonGoalGold},
		{"enter: black gem", []func(*Position){may, goal, gold(rules.S, 7), gems(rules.S, Gems{Black: 1})}, do(Enter), ReasonBlackGem},
		{"enter: next turn", []func(*Position){goal, gold(rules.S, 7)}, do(Enter), ReasonNextTurn},
		{"enter: no rose", []func(*Position){may, goal, gold(rules.S, 7)}, do(Enter, 1), ReasonNoItem},
		{"pass", nil, do(Pass), ReasonMustAct},
		{"step: no road", []func(*Position){onWay(AtCastle, AtForest, 3)}, step(AtDragon), ReasonNoRoad},
		{"step: into the tournament ground", []func(*Position){onWay(AtBridge, AtTrader, 3)}, step(AtTournament), ReasonNoRoad},
		{"step: road used", []func(*Position){onWay(AtCastle, AtForest, 3), used("fountain-castle")}, step(AtFountain), ReasonRoadUsed},
		{"step: no gold", []func(*Position){onWay(AtCastle, AtForest, 0), poor, items(rules.S, Boots)}, step(AtForest), ReasonNoGold},
		{"step: strands", []func(*Position){onWay(AtCastle, AtForest, 2), poor}, step(AtFountain), ReasonStrands},
		{"stop elsewhere", []func(*Position){onWay(AtCastle, AtForest, 2)}, do(Stop), ReasonStrands},
		{"jump: no compass", []func(*Position){onWay(M1, AtForest, 3)}, jump(M2), ReasonNoItem},
		{"jump: the mirror shows something else", []func(*Position){onWay(M1, AtForest, 3), items(rules.S, Mirror), discard(Frog)}, jump(M2), ReasonNotMirror},
		{"jump: strands", []func(*Position){onWay(M1, AtForest, 2), poor, items(rules.S, Compass)}, jump(M1 + 1), ReasonStrands},
		{"jump: not from a mine", []func(*Position){onWay(AtCastle, AtForest, 3), items(rules.S, Compass)}, jump(M2), ReasonNoRoad},
		{"jump: no gold", []func(*Position){onWay(M5, AtForest, 0), poor, items(rules.S, Compass, Boots)}, jump(M6), ReasonNoGold},
		{"boots: not there", []func(*Position){onWay(AtCastle, AtForest, 3)}, do(UseBoots), ReasonNoItem},
		{"boots: they bury the copied compass", []func(*Position){onWay(M4, AtThief, 1), poor, items(rules.S, Boots, Mirror), discard(Compass),
			used("goldsmith-m4", "m4-swordmaster", "m4-castle")}, do(UseBoots), ReasonStrands},
		{"lantern: moved", []func(*Position){onWay(AtCastle, AtForest, 2), used("castle-swordmaster"), items(rules.S, Lantern)}, do(UseLantern), ReasonMoved},
		{"lantern: strands", []func(*Position){onWay(AtGoldsmith, AtThief, 1), poor, items(rules.S, Mirror, Lantern), discard(Boots)}, do(UseLantern), ReasonStrands},
		{"take: not in the mine", []func(*Position){onWay(M5, AtForest, 3), phase(PhaseMine)}, take(Red), ReasonEmpty},
		{"take: not drawn", []func(*Position){at(AtThief), phase(PhaseThief), func(p *Position) { p.Drawn = Gems{Red: 3} }}, take(Blue), ReasonEmpty},
		{"act: empty bag", []func(*Position){at(AtThief), bag(Gems{})}, ActPlain(), ReasonEmpty},
		{"act: empty display", []func(*Position){at(AtForest), display(NoItem, Frog)}, ActForest(0), ReasonEmpty},
		{"act: no black gem", []func(*Position){at(AtFountain)}, ActPlain(), ReasonNoBlack},
		{"act: no sword", []func(*Position){at(AtTournament)}, ActTournament(TourneyHeart), ReasonNoSword},
		{"act: no helmet", []func(*Position){at(AtTournament), own(rules.S, Holdings{Swords: 2})}, ActTournament(TourneyGoldGold), ReasonNoItem},
		{"act: no second sword", []func(*Position){at(AtTournament), own(rules.S, Holdings{Swords: 1, Items: set(Helmet)})}, ActTournament(TourneyGoldGold), ReasonNoSword},
		{"act: no gems for the order", []func(*Position){at(AtTrader)}, ActTrader(0, 0, 0), ReasonNoGems},
		{"act: no scale", []func(*Position){at(AtTrader)}, ActTrader(NoOrder, WithGold, 0), ReasonNoItem},
		{"act: no gems for the goldsmith", []func(*Position){at(AtGoldsmith)}, ActGoldsmith(ForHeart, Red, false, 0), ReasonNoGems},
		{"give: no gem", []func(*Position){at(AtDragon), phase(PhaseDragon)}, do(Give), ReasonNoGems},
		{"reroll: no sword", []func(*Position){at(AtDragon), phase(PhaseDragon)}, do(Reroll), ReasonNoSword},
		{"reroll: holds the gem", []func(*Position){at(AtDragon), phase(PhaseDragon), own(rules.S, Holdings{Swords: 1, Gems: Gems{Red: 1}})}, do(Reroll), ReasonHoldsGem},
		{"double: no violet gem", []func(*Position){at(AtForest), first}, do(Double), ReasonNoGems},
		{"double: no bird", []func(*Position){at(AtForest), first}, do(Double, 1), ReasonNoItem},
		{"join: no elixir", []func(*Position){at(AtForest), phase(PhaseJoin), func(p *Position) { p.ToMove, p.Uses = rules.N, 1 }, items(rules.N, Flagon)}, do(Join), ReasonNoElixir},
		{"open: open already", []func(*Position){inCastle, func(p *Position) { p.Doors[3].Open = true }}, open(4), ReasonDoorOpen},
		{"end of turn: open a door first", []func(*Position){inCastle}, do(EndTurn), ReasonOpenFirst},
		{"hourglass: open a door first", []func(*Position){inCastle, items(rules.S, Hourglass)}, do(UseHourglass), ReasonOpenFirst},
		{"hourglass: not there", []func(*Position){phase(PhaseEnd)}, do(UseHourglass), ReasonNoItem},
		{"inside: towers", []func(*Position){inCastle}, do(ChooseTower), ReasonInside},
		{"inside: broom", []func(*Position){inCastle, items(rules.S, Broom)}, UseOn(Broom, 0), ReasonInside},
		{"duty: an item that is not there", []func(*Position){dutyDue, items(rules.S, Frog, Bird)}, do(Duty, uint8(Boots)), ReasonNoItem},
		{"duty: a gem that is not there", []func(*Position){func(p *Position) {
			inCastle(p)
			p.Phase, p.Door, p.Opened, p.Doors[8].Open = PhaseDuty, 9, 1, true
		}, items(rules.S, Paintbrush), gems(rules.S, Gems{Green: 1, Red: 1})}, paint(do(Duty), Yellow, Blue), ReasonNoGems},
		{"duty first: the chest may be used inside, but not now", []func(*Position){dutyDue, items(rules.S, Chest, Bird)}, UseOn(Chest, 0), ReasonNotNow},
		{"frog: no black gem", []func(*Position){items(rules.S, Frog)}, UseOn(Frog, 0), ReasonNoBlack},
		{"frog: not there", nil, UseOn(Frog, 0), ReasonNoItem},
		{"knapsack: empty mine", []func(*Position){items(rules.S, Knapsack), mine(M2, Gems{})}, UseOn(Knapsack, uint8(M2)), ReasonEmpty},
		{"knapsack: no mine", []func(*Position){items(rules.S, Knapsack)}, UseOn(Knapsack, uint8(AtCastle)), ReasonEmpty},
		{"knapsack: black inside", []func(*Position){items(rules.S, Knapsack), inCastle}, UseOn(Knapsack, uint8(M1)), ReasonBlackGem},
		{"chest: empty place", []func(*Position){items(rules.S, Chest), display(NoItem, Frog)}, UseOn(Chest, 0), ReasonEmpty},
		{"chest: strands", []func(*Position){onWay(AtGoldsmith, AtThief, 1), poor, items(rules.S, Mirror, Chest), discard(Boots)}, UseOn(Chest, 0), ReasonStrands},
		{"crystal ball: open door", []func(*Position){items(rules.S, CrystalBall), func(p *Position) { p.Doors[3].Open = true }}, UseCrystalBall(4, 5), ReasonDoorOpen},
		{"bonus: not in the bag", []func(*Position){func(p *Position) {
			p.Phase, p.Start, p.Active, p.Turn, p.ToMove = PhaseBonus, rules.S, rules.NoSeat, 0, rules.N
		}, bag(Gems{Red: 1})}, do(Bonus, uint8(Blue)), ReasonEmpty},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := load(t, c.given...)
			if got := testRules.Why(&s, c.do); got != c.want {
				t.Errorf("%s: %s, want %s", say(c.do), got, c.want)
			}
		})
	}
}

// Why gives a reason exactly for illegal decisions, whatever the input, and Play accepts only legal
// ones.
func TestWhyOfAnything(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 2))
	dice := NewDice(77)
	for game := range 8 {
		s, err := testRules.New(Setup{Seats: rules.SeatsFor(2 + game%3), Hearts: 2, Gold: 2, Seed: uint64(game), Variants: Variants{SuddenMarriage: game%4 == 3}}, nil)
		if err != nil {
			t.Fatal(err)
		}
		walk(t, testRules, &s, &dice, 800, func() {
			legal := testRules.Legal(&s, nil)
			for range 12 {
				d := Decision{Kind: Kind(rng.IntN(Kinds + 2)), Arg: uint8(rng.IntN(20)), Sub: uint8(rng.IntN(3) * rng.IntN(128))}
				if len(legal) > 0 && rng.IntN(3) == 0 { // close to something legal
					d = legal[rng.IntN(len(legal))]
					switch rng.IntN(3) {
					case 0:
						d.Arg ^= 1 << rng.IntN(8)
					case 1:
						d.Sub ^= 1 << rng.IntN(8)
					default:
						d.Paint ^= 1 << rng.IntN(8)
					}
				}
				if why := testRules.Why(&s, d); (why == ReasonNone) != slices.Contains(legal, d) {
					t.Fatalf("phase %s: %s of %v has the reason %s", s.Phase(), say(d), d, why)
				}
			}
		})
	}
}
