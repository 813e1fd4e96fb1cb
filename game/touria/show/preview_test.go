package show

import (
	"slices"
	"testing"

	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// TestPreviewAgreesWithTheRules: a tower that may be chosen has a route, one
// that may not has none, and every route can be walked as it says.
func TestPreviewAgreesWithTheRules(t *testing.T) {
	r := testRules()
	walked, over, most := 0, 0, 0
	for game := range 10 {
		playGame(t, r, game, nil, func(p *ply) bool {
			if p.before.Phase() != touria.PhaseStart {
				return true
			}
			v := r.View(p.before, p.seat)
			for w := touria.NW; w < touria.Towers; w++ {
				d := touria.Decision{Kind: touria.ChooseTower, Arg: uint8(w)}
				pre := PreviewTower(r, &v, w, 0)
				legal := r.Why(p.before, d) == touria.ReasonNone
				if pre.Place == touria.NoSpace {
					if pre.Action != touria.Wizard || pre.Gold != 1 {
						t.Fatalf("a preview without a place must be the wizard's")
					}
					continue
				}
				if legal != (len(pre.Routes) > 0) {
					t.Fatalf("game %d turn %d: tower %v legal %v, %d routes (%v)", game, v.Turn(), w, legal, len(pre.Routes), r.Why(p.before, d))
				}
				for i := range pre.Routes {
					if !follow(t, r, *p.before, d, pre.Routes[i]) {
						over++
					}
					walked++
				}
				most = max(most, len(pre.Routes))
			}
			return true
		})
	}
	t.Logf("%d routes, %d left for something better, %d at most from one place", walked, over, most)
	if walked < 500 || over*4 > walked {
		t.Errorf("%d routes, %d not walked to the end", walked, over)
	}
}

// TestPreviewOfThePoor: without gold, from every destination and with boots,
// compass, mirror or none of them, routes are found where the rules allow the tower.
func TestPreviewOfThePoor(t *testing.T) {
	r := testRules()
	helped, refused := 0, 0
	for game := range 6 {
		n := 0
		playGame(t, r, game, nil, func(p *ply) bool {
			n++
			if p.before.Phase() != touria.PhaseStart || n%3 != 0 {
				return true
			}
			pos := r.Position(p.before)
			me := &pos.Players[p.seat]
			me.Gold, me.Swords = 0, 0
			pos.Heroes = touria.Space(n / 3 % touria.Destinations)
			for len(pos.Stack) > n%4*2 {
				me.Items |= 1 << pos.Stack[0]
				pos.Stack = pos.Stack[1:]
			}
			s, err := r.Load(pos, 1)
			if err != nil {
				return true
			}
			v := r.View(&s, p.seat)
			for w := touria.NW; w < touria.Towers; w++ {
				pre := PreviewTower(r, &v, w, 0)
				if pre.Place == touria.NoSpace {
					continue
				}
				d := touria.Decision{Kind: touria.ChooseTower, Arg: uint8(w)}
				why := r.Why(&s, d)
				if (why == touria.ReasonNone) != (len(pre.Routes) > 0) {
					t.Fatalf("game %d: from %v to %v with %v: %v, %d routes", game, pos.Heroes, pre.Place, me.Items, why, len(pre.Routes))
				}
				if why != touria.ReasonNone {
					refused++
				}
				for i := range pre.Routes {
					if rt := &pre.Routes[i]; rt.Boots || rt.Jump >= 0 {
						helped++
						if !follow(t, r, s, d, *rt) {
							t.Fatalf("from %v to %v: %+v was not walked to its end", pos.Heroes, pre.Place, rt)
						}
					}
				}
			}
			return true
		})
	}
	t.Logf("%d routes by boots or compass, %d towers out of reach", helped, refused)
	if helped == 0 {
		t.Error("neither boots nor compass were ever needed")
	}
}

// follow walks a route; it returns false if the walk stopped on the way.
func follow(t *testing.T, r *touria.Rules, s touria.State, tower touria.Decision, rt Route) bool {
	seat := s.ToMove()
	before := s.Holdings(seat)
	r.Apply(&s, tower, nil)
	walk := NewWalk(rt)
	for {
		v := r.View(&s, seat)
		legal := r.Legal(&s, nil)
		d, state := walk.Next(r, &v, legal)
		switch state {
		case WalkWaits:
			d = legal[0]
		case WalkOver:
			if s.Phase() != touria.PhaseAct {
				return false
			}
			after := s.Holdings(seat)
			if int(before.Gold)-int(after.Gold) != rt.Gold {
				t.Fatalf("route %+v cost %d gold", rt, before.Gold-after.Gold)
			}
			gained := 0
			for c := range after.Gems {
				n := int(after.Gems[c]) - int(before.Gems[c])
				if n < int(rt.Gems[c]) {
					t.Fatalf("route %+v brought %d %v", rt, n, touria.Colour(c))
				}
				gained += n
			}
			if least := rt.Gems.Total() + len(rt.Either); gained < least || rt.Unseen == 0 && gained != least {
				t.Fatalf("route %+v brought %d gems", rt, gained)
			}
			return true
		}
		r.Apply(&s, d, nil)
	}
}

func TestRouteOrder(t *testing.T) {
	gems := func(black, blue uint8) touria.Gems { return touria.Gems{touria.Black: black, touria.Blue: blue} }
	better := []struct {
		name string
		a, b Route
	}{
		{"the cheaper one", Route{Gold: 0}, Route{Gold: 1, Gems: gems(0, 2)}},
		{"the clean one", Route{Gems: gems(0, 0)}, Route{Gems: gems(1, 2)}},
		{"a coin before a black gem", Route{Gold: 1}, Route{Gems: gems(1, 0)}},
		{"a black gem before three coins", Route{Gems: gems(1, 0)}, Route{Gold: 3}},
		{"more coloured gems", Route{Gems: gems(0, 2)}, Route{Gems: gems(0, 1)}},
		{"a choice counts as a gem", Route{Either: []touria.Gems{gems(0, 1)}}, Route{}},
		{"fewer black gems", Route{Gold: 2}, Route{Gems: gems(1, 1)}},
		{"the shorter one", Route{Spaces: []touria.Space{touria.M1}}, Route{Spaces: []touria.Space{touria.M1, touria.M2}}},
	}
	for _, c := range better {
		if !c.a.before(&c.b) || c.b.before(&c.a) {
			t.Errorf("%s must come first", c.name)
		}
	}
}

// Of two ways that bring and cost the same the shorter one is kept, in whatever
// order they are found.
func TestKeepsTheShorterWay(t *testing.T) {
	short := []touria.Space{touria.M3, touria.AtThief}
	long := []touria.Space{touria.AtCastle, touria.M3, touria.AtThief}
	for _, order := range [][2][]touria.Space{{short, long}, {long, short}} {
		w := walker{free: freeSteps, jump: -1}
		for _, w.path = range order {
			w.keep(len(w.path))
		}
		if len(w.found) != 1 || len(w.found[0].Spaces) != len(short) {
			t.Errorf("found %v, want %v alone", w.found, short)
		}
	}
}

func TestRouteText(t *testing.T) {
	for _, c := range []struct {
		rt   Route
		want string
	}{
		{Route{}, "Stay here"},
		{Route{Spaces: []touria.Space{touria.AtThief}}, "1 step, straight there"},
		{Route{Spaces: []touria.Space{touria.AtCastle, touria.AtTrader}}, "2 steps, through the castle"},
		{Route{Spaces: []touria.Space{touria.M3, touria.AtThief, touria.M2}, Gold: 2}, "3 steps, 2 gold, through mines 3 and 2"},
	} {
		if got := c.rt.Text().In(catalogues[0]); got != c.want {
			t.Errorf("got %q, want %q", got, c.want)
		}
	}
}

// A card shows the gems that are known, each choice of two, and what nobody can know.
func TestRouteIcons(t *testing.T) {
	pair := touria.Gems{touria.Blue: 1, touria.Yellow: 1}
	rt := Route{Gems: touria.Gems{touria.Red: 2}, Either: []touria.Gems{pair}, Unseen: 3}
	want := []ui.Icon{{Kind: IconGem, What: uint8(touria.Red), Count: 2}, {Kind: IconEither, What: Either(pair)}, {Kind: IconGem, What: uint8(touria.NoColour), Count: 3}}
	if got := rt.Icons(); !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	if text, want := rt.Brings().In(catalogues[0]), "2 red gems, blue gem or yellow gem and 3 hidden gems"; text != want {
		t.Errorf("%q, want %q", text, want)
	}
}

func TestFaces(t *testing.T) {
	b := touria.DefaultBoard()
	f := FacesOf(b, touria.NW, 0, rules.W)
	if f.Action != touria.Swordmaster || f.Roof != touria.Trader || f.Index != 1 {
		t.Errorf("W sees %v, then %v at the north-west tower; want swordmaster, then trader", f.Action, f.Roof)
	}
	if want := [rules.Seats]touria.Action{touria.Swordmaster, touria.Trader, touria.Thief, touria.Forest}; f.After != want {
		t.Errorf("after the turn %v, want %v", f.After, want)
	}
	for _, c := range []struct {
		from, to rules.Seat
		want     int
	}{{rules.S, rules.W, 1}, {rules.S, rules.N, 2}, {rules.S, rules.E, -1}, {rules.E, rules.S, 1}, {rules.W, rules.S, -1}, {rules.NoSeat, rules.S, 0}} {
		if got := Swing(c.from, c.to); got != c.want {
			t.Errorf("from %v to %v the view swings by %d, want %d", c.from, c.to, got, c.want)
		}
	}
}

// A plan that says nothing of the way leads to one only if it is free and brings no black gem; what it says, it may cost.
func TestWaysOfPlans(t *testing.T) {
	r := testRules()
	ways, refused := 0, 0
	for game := range 30 {
		playLight(t, r, game, nil, func(p *ply) bool {
			v := r.View(p.before, p.seat)
			for _, d := range p.legal {
				if d.Kind != touria.ChooseTower {
					continue
				}
				rt, ok := WayOf(r, &v, []touria.Decision{d})
				if ok && (rt.Gold > 0 || rt.Black() > 0) {
					t.Fatalf("game %d: the way %v costs %d and brings %d black gems", game, rt.Spaces, rt.Gold, rt.Black())
				}
				if ok {
					ways++
				} else if rt.Black() > 0 {
					refused++
				}
			}
			return true
		})
	}
	if ways == 0 || refused == 0 {
		t.Errorf("%d ways, %d of them refused for a black gem", ways, refused)
	}
}

func BenchmarkPreview(b *testing.B) {
	r := testRules()
	s, err := r.New(setupOf(0), nil)
	if err != nil {
		b.Fatal(err)
	}
	for s.Phase() != touria.PhaseStart {
		r.Apply(&s, r.Legal(&s, nil)[0], nil)
	}
	v := r.View(&s, s.ToMove())
	b.ReportAllocs()
	for b.Loop() {
		for w := touria.NW; w < touria.Towers; w++ {
			PreviewTower(r, &v, w, 0)
		}
	}
}

// TestWalkStopsForSomethingBetter: with free steps left and gems within reach,
// a walk that would go straight on leaves the choice to the player.
func TestWalkStopsForSomethingBetter(t *testing.T) {
	r := testRules()
	s, err := r.New(setupOf(0), nil)
	if err != nil {
		t.Fatal(err)
	}
	for s.Phase() != touria.PhaseMove || s.Destination() != touria.AtForest {
		d := r.Legal(&s, nil)[0]
		for _, l := range r.Legal(&s, nil) {
			if l.Kind == touria.ChooseTower && r.FacingAction(&s.Table, touria.Tower(l.Arg), s.Active()) == touria.Forest || l.Kind == touria.EndTurn {
				d = l
			}
		}
		r.Apply(&s, d, nil)
	}
	p := r.Position(&s)
	p.Heroes, p.Roads, p.Free = touria.AtCastle, nil, 3
	for _, c := range []struct {
		gems touria.Gems
		want WalkState
	}{
		{touria.Gems{touria.Black: 1}, WalkOn},
		{touria.Gems{touria.Blue: 1}, WalkOver},
	} {
		for m := range p.Mines { // nothing but a black gem each, and this at m6
			gems := touria.Gems{touria.Black: 1}
			if m == touria.M6.Mine() {
				gems = c.gems
			}
			for k := range gems {
				p.Bag[k] += p.Mines[m][k] - gems[k]
			}
			p.Mines[m] = gems
		}
		at, err := r.Load(p, 1)
		if err != nil {
			t.Fatal(err)
		}
		v := r.View(&at, at.ToMove())
		w := Walk{Route: Route{Spaces: []touria.Space{touria.AtCastle, touria.AtForest}, Jump: -1}, done: 1}
		if d, state := w.Next(r, &v, r.Legal(&at, nil)); state != c.want {
			t.Errorf("with %v at m6: %v, state %d; want %d", c.gems, d, state, c.want)
		}
	}
}
