package show

import (
	"fmt"
	"slices"
	"testing"

	"touria.games/touria/game/words"
	"touria.games/touria/rules/touria"
)

// way is a way found by brute force: its length, its price, and every outcome of
// the choices on it.
type way struct {
	path     []touria.Space
	gold     int
	outcomes []touria.Gems
}

// allWays walks every way to a destination without items that uses no road twice
// and passes no mine twice, with at most so many steps.
func allWays(r *touria.Rules, v *touria.View, dest touria.Space, most int) (ways []way) {
	var walk func(at touria.Space, path []touria.Space, used map[int]bool, outcomes []touria.Gems, steps int)
	walk = func(at touria.Space, path []touria.Space, used map[int]bool, outcomes []touria.Gems, steps int) {
		if at == dest {
			ways = append(ways, way{slices.Clone(path), max(0, steps-freeSteps), outcomes})
		}
		cost := 1
		if at == touria.AtTournament {
			cost = 0
		}
		if steps+cost > most {
			return
		}
		for road := range r.Roads() {
			a, b := r.Road(road)
			if b == at {
				a, b = b, a
			}
			if a != at || used[road] || b == touria.AtTournament || b.IsMine() && slices.Contains(path, b) {
				continue
			}
			next := outcomes
			if b.IsMine() {
				next = nil
				gems := v.MineGems(b.Mine())
				for _, o := range outcomes {
					if gems[touria.Black] > 0 || gems.Total() < 2 { // everything
						for c, n := range gems {
							o[c] += n
						}
						next = append(next, o)
						continue
					}
					for c, n := range gems {
						if n > 0 {
							one := o
							one[c]++
							next = append(next, one)
						}
					}
				}
			}
			used[road] = true
			walk(b, append(path, b), used, next, steps+cost)
			delete(used, road)
		}
	}
	walk(v.Heroes(), nil, map[int]bool{}, []touria.Gems{{}}, 0)
	return ways
}

// better reports whether way a is as good as b in every way, and better in one.
func better(a, b *way) bool {
	if len(a.path) > len(b.path) || a.gold > b.gold || !matches(a, b) {
		return false
	}
	return len(a.path) < len(b.path) || a.gold < b.gold || !matches(b, a)
}

// matches reports whether a has an outcome as good as each of b.
func matches(a, b *way) bool {
	for _, want := range b.outcomes {
		if !slices.ContainsFunc(a.outcomes, func(has touria.Gems) bool {
			for c := range has {
				if c == int(touria.Black) && has[c] > want[c] || c != int(touria.Black) && has[c] < want[c] {
					return false
				}
			}
			return true
		}) {
			return false
		}
	}
	return true
}

// mark tells apart ways that are worth the same: by their worth and mines.
func (w *way) mark() string {
	list := slices.Clone(w.outcomes)
	slices.SortFunc(list, func(a, b touria.Gems) int { return slices.Compare(a[:], b[:]) })
	list = slices.Compact(list)
	rt := Route{Spaces: w.path}
	return fmt.Sprint(len(w.path), w.gold, list, rt.mines())
}

// The cards are every way that no other beats, and no beaten one: found again by
// walking all ways from all places. The first one, which is chosen already, brings no
// black gem and costs nothing wherever that can be had.
func TestRoutesAgainstBruteForce(t *testing.T) {
	r := testRules()
	compared, cards, choices, safely := 0, 0, 0, 0
	for game := range 14 {
		n := 0
		playLight(t, r, game, nil, func(p *ply) bool {
			if n++; p.before.Phase() != touria.PhaseStart || n%3 != 0 {
				return true
			}
			pos := r.Position(p.before)
			pos.Heroes = touria.Space(n / 3 % touria.Destinations)
			pos.Players[p.seat].Items = 0 // boots and compass come in only where nothing else leads there
			s, err := r.Load(pos, 1)
			if err != nil {
				return true
			}
			v := r.View(&s, p.seat)
			me := v.Player(v.Me)
			for dest := touria.AtDragon; dest < touria.AtTournament; dest++ {
				got := findRoutes(r, &v, dest, 0, freeSteps, false)
				least := r.Away(v.Heroes(), dest)
				most := min(freeSteps+int(me.Gold), max(freeSteps, least)+1)
				all := allWays(r, &v, dest, most)
				want := map[string]bool{}
				for i := range all {
					if !slices.ContainsFunc(all, func(o way) bool { return better(&o, &all[i]) }) {
						want[all[i].mark()] = true
					}
				}
				if safe := func(w way) bool {
					return w.gold == 0 && !slices.ContainsFunc(w.outcomes, func(g touria.Gems) bool { return g[touria.Black] > 0 })
				}; slices.ContainsFunc(all, safe) {
					safely++
					if rt := &got[0]; rt.Gold > 0 || rt.Black() > 0 {
						t.Fatalf("from %v to %v the first card is %+v, though a clean way is free", v.Heroes(), dest, rt)
					}
				}
				listed := map[string]bool{}
				for i := range got {
					rt := &got[i]
					choices += len(rt.Either)
					k := slices.IndexFunc(all, func(w way) bool { return slices.Equal(w.path, rt.Spaces) })
					if k < 0 || all[k].gold != rt.Gold {
						t.Fatalf("no such way: %+v", rt)
					}
					if mark := all[k].mark(); !want[mark] {
						t.Fatalf("from %v to %v a card is beaten: %+v", v.Heroes(), dest, rt)
					} else if listed[mark] {
						t.Fatalf("from %v to %v a card stands there twice: %+v", v.Heroes(), dest, rt)
					} else {
						listed[mark] = true
					}
				}
				if len(listed) != len(want) {
					t.Fatalf("from %v to %v: %d cards, want %d: %v", v.Heroes(), dest, len(listed), len(want), want)
				}
				compared++
				cards += len(got)
			}
			return true
		})
	}
	t.Logf("%d places, %d cards, %d choices of two", compared, cards, choices)
	if compared < 300 || choices < 100 || safely < 200 {
		t.Errorf("%d places, %d choices, %d with a clean, free way", compared, choices, safely)
	}
}

// The way that players missed: from the castle by mine 3 to the thief in two steps
// lies a choice of blue and yellow, though another way brings more.
func TestNoWayIsMissing(t *testing.T) {
	r := testRules()
	s, err := r.New(setupOf(0), nil)
	if err != nil {
		t.Fatal(err)
	}
	for s.Phase() != touria.PhaseStart {
		r.Apply(&s, r.Legal(&s, nil)[0], nil)
	}
	p := r.Position(&s)
	p.Heroes = touria.AtCastle
	put := func(mine touria.Space, gems touria.Gems) {
		for c := range gems {
			p.Bag[c] += p.Mines[mine.Mine()][c] - gems[c]
		}
		p.Mines[mine.Mine()] = gems
	}
	put(touria.M3, touria.Gems{touria.Blue: 1, touria.Yellow: 1})
	put(touria.M2, touria.Gems{touria.Red: 2})
	if s, err = r.Load(p, 1); err != nil {
		t.Fatal(err)
	}
	v := r.View(&s, s.ToMove())
	found := false
	for _, rt := range findRoutes(r, &v, touria.AtThief, 0, freeSteps, false) {
		if slices.Equal(rt.Spaces, []touria.Space{touria.M3, touria.AtThief}) {
			found = true
			en := words.New("en")
			if text := rt.Text().In(en); text != "2 steps, through mine 3" {
				t.Errorf("the card says %q", text)
			}
			if text := rt.Brings().In(en); text != "blue gem or yellow gem" {
				t.Errorf("the card brings %q", text)
			}
			if icons := rt.Icons(); len(icons) != 1 || icons[0].Kind != IconEither {
				t.Errorf("the card shows %v", icons)
			}
		}
	}
	if !found {
		t.Error("the way by mine 3 is missing")
	}
}

// In the middle of any move there is a way on, whatever roads are used. One that passes
// a mine twice is shown only where there is no other.
func TestAlwaysAWayOn(t *testing.T) {
	r := testRules()
	moves := 0
	positions(t, 8, func(s *touria.State, v *touria.View, legal []touria.Decision) {
		if v.Phase() != touria.PhaseMove {
			return
		}
		moves++
		if len(Routes(r, v)) == 0 && !has(legal, touria.Stop) {
			t.Fatalf("no way from %v to %v", v.Heroes(), v.Destination())
		}
		if moves > 1 {
			return
		}
		for dest := touria.AtDragon; dest < touria.AtTournament; dest++ {
			for at := range touria.AtTournament {
				w := newWalker(r, v, dest)
				w.jumps = int(at) & 1
				ways := w.routes(at, 0, freeSteps+bootSteps, 2)
				twice := 0
				for i := range ways {
					twice += btoi(ways[i].Unseen > 0)
				}
				if twice > 0 && twice < len(ways) {
					t.Fatalf("%d of %d ways from %v to %v pass a mine twice", twice, len(ways), at, dest)
				}
			}
		}
	})
	if moves < 100 {
		t.Errorf("only %d moves", moves)
	}
}
