package touria

import (
	"testing"

	"touria.games/touria/rules"
)

// steal lets S take a gem from the thief, with a forced draw and the gem to keep.
func steal(t *testing.T, s *State, draw Gems, keep Colour) {
	t.Helper()
	s.phase, s.uses, s.heroes, s.dest = PhaseAct, 0, AtThief, AtThief
	play(t, s, ActPlain(), drawn(draw))
	if s.Phase() == PhaseThief {
		play(t, s, take(keep))
	}
}

// T10.1, T10.5: the others know only the number of gems that the thief brings.
func TestT10ThiefsGemsAreSecret(t *testing.T) {
	s := load(t, seats(3), gems(rules.S, Gems{Red: 1}))
	before := testRules.View(&s, rules.N)
	steal(t, &s, Gems{Blue: 1, Red: 1, Violet: 1}, Violet)
	for _, seat := range []rules.Seat{rules.W, rules.N, rules.NoSeat} {
		v := testRules.View(&s, seat)
		if k := v.Player(rules.S); k.Gems != (Gems{Red: 1}) || k.Unknown != 1 {
			t.Errorf("%s knows of %v and %d more", seat, k.Gems, k.Unknown)
		}
		if v.Pool() != before.Pool() || v.BagCount() != before.BagCount()-1 {
			t.Errorf("%s: the pool is %v with %d in the bag, before %v with %d", seat, v.Pool(), v.BagCount(), before.Pool(), before.BagCount())
		}
	}
	v := testRules.View(&s, rules.S)
	if k := v.Player(rules.S); k.Gems != (Gems{Red: 1, Violet: 1}) || k.Unknown != 0 || k.GoalHearts != 7 || k.GoalGold != 7 {
		t.Errorf("S knows %+v of S", k)
	}
	if pool := before.Pool(); v.Pool()[Violet] != pool[Violet]-1 {
		t.Errorf("S's pool is %v", v.Pool())
	}
	open := load(t, seats(3), func(p *Position) { p.OpenScreens = true })
	steal(t, &open, Gems{Blue: 2, Violet: 1}, Violet)
	if k := testRules.View(&open, rules.N); k.Player(rules.S).Gems != (Gems{Violet: 1}) || k.Player(rules.S).Unknown != 0 {
		t.Errorf("T10.4: open screens show %+v", k.Player(rules.S))
	}
}

// T10.5: paying a colour that was not known to be in hand reveals a secret gem.
func TestT10SecretsComeToLight(t *testing.T) {
	s := load(t, gems(rules.S, Gems{Red: 1}))
	steal(t, &s, Gems{Blue: 1, Red: 2}, Red)
	steal(t, &s, Gems{Blue: 1, Red: 2}, Blue)
	known := func() Known { v := testRules.View(&s, rules.N); return v.Player(rules.S) }
	s.phase, s.dest, s.heroes, s.uses = PhaseAct, AtGoldsmith, AtGoldsmith, 0
	play(t, &s, ActGoldsmith(ForGold, Red, false, 0))
	if k := known(); k.Gems != (Gems{}) || k.Unknown != 2 {
		t.Errorf("after a known red gem was paid: %v and %d unknown", k.Gems, k.Unknown)
	}
	s.phase, s.uses = PhaseAct, 0
	play(t, &s, ActGoldsmith(ForGold, Red, false, 0))
	if k := known(); k.Gems != (Gems{}) || k.Unknown != 1 {
		t.Errorf("after a red gem that nobody knew of was paid: %v and %d unknown", k.Gems, k.Unknown)
	}
	s.phase, s.uses = PhaseAct, 0
	play(t, &s, ActGoldsmith(ForGold, Blue, false, 0))
	if k := known(); k.Gems != (Gems{}) || k.Unknown != 0 || k.limit != 0 {
		t.Errorf("after the last was paid: %+v", k)
	}
}

// T10.1: a second roll reveals that its player has no gem of the first colour.
func TestT10RerollShows(t *testing.T) {
	s := load(t, own(rules.S, Holdings{Swords: 3}))
	steal(t, &s, Gems{Blue: 1, Green: 2}, Green)
	s.phase, s.uses, s.heroes, s.dest = PhaseAct, 0, AtDragon, AtDragon
	play(t, &s, ActPlain(), rolled(Black))
	shown := Gems{}
	for _, next := range []Colour{Blue, Red, Yellow} {
		shown[s.Die()] = 1
		play(t, &s, do(Reroll), rolled(next))
		v := testRules.View(&s, rules.N)
		for seed := range uint64(60) {
			d := testRules.Determinise(&v, seed)
			for c, n := range shown {
				if n > 0 && d.players[rules.S].gems[c] > 0 {
					t.Fatalf("S may hold a %s gem, but rolled again when that was up", Colour(c))
				}
			}
		}
	}
	// A secret gem that comes later may again be of any colour.
	steal(t, &s, Gems{Red: 1, Green: 2}, Red)
	v := testRules.View(&s, rules.N)
	var met Gems
	for seed := range uint64(300) {
		d := testRules.Determinise(&v, seed)
		for c, n := range d.players[rules.S].gems {
			met[c] = max(met[c], n)
		}
	}
	if met != (Gems{Black: 1, Blue: 1, Red: 1, Green: 2, Yellow: 2, Violet: 2}) {
		t.Errorf("S's gems are thought to be up to %v", met)
	}
}

// T9.2: on entering the castle the screen is lifted.
func TestT10EnteringShowsAll(t *testing.T) {
	s := load(t, gold(rules.S, 7), own(rules.S, Holdings{Hearts: 7}), func(p *Position) { p.MayEnter = true })
	s.players[rules.S].gems[Violet], s.bag[Violet] = 1, s.bag[Violet]-1
	s.players[rules.S].secret, s.players[rules.S].limit = 1<<(5*Violet), everyColour
	if v := testRules.View(&s, rules.N); v.Player(rules.S).Unknown != 1 {
		t.Fatalf("N knows %+v", v.Player(rules.S))
	}
	play(t, &s, do(Enter))
	if v := testRules.View(&s, rules.N); v.Player(rules.S).Unknown != 0 || v.Player(rules.S).Gems != (Gems{Violet: 1}) {
		t.Errorf("N knows %+v", v.Player(rules.S))
	}
}

// T10.3, T10.5: whether the castle may be entered would reveal whether a secret gem is black.
func TestT10MayEnterTellsNothing(t *testing.T) {
	views := map[Colour]View{}
	for _, c := range []Colour{Black, Blue} {
		s := load(t, phase(PhaseEnd), gold(rules.S, 3), gold(rules.N, 7), own(rules.N, Holdings{Hearts: 7}),
			func(p *Position) { p.Active, p.ToMove = rules.N, rules.N })
		s.players[rules.N].gems[c]++
		s.bag[c]--
		s.players[rules.N].secret, s.players[rules.N].limit = 1<<(5*c), everyColour
		s.phase, s.active, s.toMove = PhaseEnd, rules.S, rules.S
		play(t, &s, do(EndTurn))
		if s.MayEnter() != (c != Black) {
			t.Fatalf("N may enter with a %s gem: %v", c, s.MayEnter())
		}
		views[c] = testRules.View(&s, rules.S)
	}
	if views[Black] != views[Blue] {
		t.Error("S sees whether N's secret gem is black")
	}
	v := views[Black]
	for seed := range uint64(100) {
		d := testRules.Determinise(&v, seed)
		if d.MayEnter() != (d.players[rules.N].gems[Black] == 0) {
			t.Fatalf("seed %d: with %v N may enter: %v", seed, d.players[rules.N].gems, d.MayEnter())
		}
	}
}

// T9.8, T10.5: a player who has enough hearts and gold and has not won must have a black gem.
func TestT10MarriageTellsOfABlackGem(t *testing.T) {
	s := load(t, marriage, gold(rules.N, 7), own(rules.N, Holdings{Hearts: 7, Gems: Gems{Black: 1}}))
	s.players[rules.N].secret, s.players[rules.N].limit = 1<<(5*Black), everyColour
	v := testRules.View(&s, rules.S)
	for seed := range uint64(100) {
		d := testRules.Determinise(&v, seed)
		if d.players[rules.N].ready() {
			t.Fatalf("seed %d: N would have won with %v", seed, d.players[rules.N].gems)
		}
	}
}

// T10.2: an order seen going under its stack is known there; the others are not.
func TestT10KnownOrders(t *testing.T) {
	s := load(t)
	known := func(v *View, i int) bool { return v.orders[0]>>(4*i)&15 != 15 }
	for filled := range 8 {
		v := testRules.View(&s, rules.N)
		for i := range 6 {
			want := i == 0 || i >= 6-min(filled, 5)
			if known(&v, i) != want {
				t.Errorf("after %d orders place %d is known: %v", filled, i, !want)
			}
		}
		if v.OpenOrder(0) != s.OpenOrder(0) || v.OpenOrder(2) != s.OpenOrder(2) {
			t.Errorf("the open orders are seen as %d and %d", v.OpenOrder(0), v.OpenOrder(2))
		}
		for seed := range uint64(20) {
			d := testRules.Determinise(&v, seed)
			if err := testRules.Check(&d); err != nil {
				t.Fatal(err)
			}
			for i := range 6 {
				if known(&v, i) && (d.orders[0]^s.orders[0])>>(4*i)&15 != 0 {
					t.Fatalf("a known order is guessed otherwise")
				}
			}
		}
		at := s
		at.phase, at.heroes, at.dest, at.uses = PhaseAct, AtTrader, AtTrader, 0
		at.players[rules.S].gems = testRules.Order(s.OpenOrder(0)).Gems
		at.bag = s.bag
		for c, n := range at.players[rules.S].gems {
			at.bag[c] -= n
		}
		play(t, &at, ActTrader(0, 0, 0))
		s.orders = at.orders
	}
}

// T10.1: while somebody picks from the thief's draw, the others see none of its gems.
func TestT10DrawIsHidden(t *testing.T) {
	s := load(t, seats(3), at(AtThief), phase(PhaseThief), func(p *Position) { p.Drawn = Gems{Black: 1, Violet: 1, Red: 1} })
	mine, other := testRules.View(&s, rules.S), testRules.View(&s, rules.W)
	if mine.drawnGems() != (Gems{Black: 1, Violet: 1, Red: 1}) || other.drawnGems() != (Gems{}) {
		t.Errorf("S sees %v, W sees %v", mine.drawnGems(), other.drawnGems())
	}
	if other.BagCount() != mine.BagCount() || other.Pool().Total() != mine.Pool().Total()+3 {
		t.Errorf("W reckons with %v, %d of it in the bag", other.Pool(), other.BagCount())
	}
	if len(testRules.LegalFor(&other, nil)) != 0 || len(testRules.LegalFor(&mine, nil)) != 3 {
		t.Error("W may pick")
	}
	for seed := range uint64(100) {
		d := testRules.Determinise(&other, seed)
		if err := testRules.Check(&d); err != nil {
			t.Fatal(err)
		}
		if g := d.drawnGems(); g.Total() != 3 || g[Black] == 3 {
			t.Fatalf("seed %d: a draw of %v waits for a pick", seed, g)
		}
	}
}

// T10.5: memory stays correct however many gems the thief brings.
func TestT10ManySecrets(t *testing.T) {
	s := load(t, at(AtThief))
	for n := range 45 {
		s.phase, s.uses = PhaseAct, 0
		play(t, &s, ActPlain())
		if s.Phase() == PhaseThief {
			play(t, &s, legalOf(&s)[0])
		}
		v := testRules.View(&s, rules.N)
		if got := v.Player(rules.S).Unknown; int(got) != n+1 {
			t.Fatalf("after %d gems from the thief %d are unknown", n+1, got)
		}
		if d := testRules.Determinise(&v, 1); testRules.Check(&d) != nil || testRules.View(&d, rules.N) != v {
			t.Fatalf("after %d gems from the thief a guess does not agree with the view: %v", n+1, testRules.Check(&d))
		}
	}
}
