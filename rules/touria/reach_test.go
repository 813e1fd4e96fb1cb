package touria

import (
	"math/rand/v2"
	"slices"
	"testing"

	"touria.games/touria/rules"
	"touria.games/touria/rules/ring"
)

// A way is a situation during the move, for a literal search of everything that could still be done
// (T5.3). It shares only the roads with the engine.
type way struct {
	at                     Space
	used                   uint32
	steps                  int // free steps and gold
	boots, compass, mirror bool
	top                    Item // on top of the discard pile
}

// search tries every step, jump and use of the boots in every order.
type search struct {
	r    *Rules
	dest Space
	seen map[way]bool
}

func (f *search) reaches(w way) bool {
	if w.at == f.dest {
		return true
	}
	if done, ok := f.seen[w]; ok {
		return done
	}
	f.seen[w] = false
	found := slices.ContainsFunc(f.further(w), f.reaches)
	f.seen[w] = found
	return found
}

// further lists the situations after one step, jump or use of the boots.
func (f *search) further(w way) (list []way) {
	list = append(f.stepsFrom(w), f.jumpsFrom(w)...)
	if next, ok := w.use(Boots); ok {
		next.steps += 3
		list = append(list, next)
	}
	return list
}

// stepsFrom lists the situations after one step along a road.
func (f *search) stepsFrom(w way) (list []way) {
	for i := range f.r.Roads() {
		a, b := f.r.Road(i)
		if b == w.at {
			a, b = b, a
		}
		if a != w.at || b == AtTournament || w.used>>i&1 != 0 {
			continue
		}
		next := w
		next.at, next.used = b, w.used|1<<i
		if a != AtTournament { // T5.4
			next.steps--
		}
		if next.steps >= 0 {
			list = append(list, next)
		}
	}
	return list
}

func (f *search) jumpsFrom(w way) (list []way) {
	next, ok := w.use(Compass)
	if !ok || !w.at.IsMine() || w.steps < 1 {
		return nil
	}
	next.steps--
	for to := M1; to <= M6; to++ {
		if next.at = to; to != w.at {
			list = append(list, next)
		}
	}
	return list
}

// use discards boots or compass, or the mirror that copies the top of the pile.
func (w way) use(i Item) (way, bool) {
	switch {
	case i == Boots && w.boots:
		w.boots = false
	case i == Compass && w.compass:
		w.compass = false
	case w.mirror && w.top == i:
		w.mirror, i = false, Mirror
	default:
		return w, false
	}
	w.top = i
	return w, true
}

// literalMoves lists the legal decisions during the move by the letter of T5.3.
func literalMoves(r *Rules, s *State) (list []Decision, alive bool) {
	own := s.players[s.active].items
	w := way{at: s.heroes, used: s.roads, steps: int(s.free) + int(s.players[s.active].gold),
		boots: own.Has(Boots), compass: own.Has(Compass), mirror: own.Has(Mirror), top: s.DiscardTop()}
	f := &search{r: r, dest: s.dest, seen: map[way]bool{}}
	if !f.reaches(w) {
		return nil, false
	}
	for _, next := range f.stepsFrom(w) {
		if f.reaches(next) {
			list = append(list, step(next.at))
		}
	}
	for _, next := range f.jumpsFrom(w) {
		if f.reaches(next) {
			list = append(list, jump(next.at))
		}
	}
	if next, ok := w.use(Boots); ok {
		if next.steps += 3; f.reaches(next) {
			list = append(list, do(UseBoots))
		}
	}
	// Lantern and chest matter only through what they cover on the pile and what they bring.
	bury := func(i Item) (way, bool) {
		switch {
		case own.Has(i):
		case w.mirror && w.top == i:
			next := w
			next.mirror, next.top = false, Mirror
			return next, true
		default:
			return w, false
		}
		next := w
		next.top = i
		return next, true
	}
	if next, ok := bury(Lantern); ok && s.flags&(flagMoved|flagLantern) == 0 && f.reaches(next) {
		list = append(list, do(UseLantern))
	}
	if next, ok := bury(Chest); ok {
		for slot, i := range s.display {
			with := next
			with.boots = with.boots || i == Boots
			with.compass = with.compass || i == Compass
			with.mirror = with.mirror || i == Mirror
			if i != NoItem && f.reaches(with) {
				list = append(list, UseOn(Chest, uint8(slot)))
			}
		}
	}
	if s.heroes == s.dest {
		list = append(list, do(Stop))
	}
	return list, true
}

// randomWay puts the heroes somewhere on their way, with random used roads, steps, gold and items.
func randomWay(s *State, r *Rules, rng *rand.Rand) {
	s.heroes = Space(rng.IntN(r.Spaces()))
	s.dest = Space(rng.IntN(int(AtTournament)))
	s.free = uint8(rng.IntN(4))
	s.players[rules.S].gold = uint16(rng.IntN(4))
	s.roads, s.flags = 0, 0
	if rng.IntN(6) > 0 {
		s.flags = flagMoved
		share := rng.IntN(8)
		for i := range r.Roads() {
			if rng.IntN(10) < share {
				s.roads |= 1 << i
			}
		}
	}
	s.discard, s.nDiscard = 0, 0
	s.display = [2]Item{NoItem, Frog}
	s.players[rules.S].items = 0
	top := NoItem
	for i, it := range []Item{Boots, Compass, Mirror, Chest, Lantern} {
		switch rng.IntN(5) {
		case 0, 1:
			s.players[rules.S].items |= 1 << it
		case 2:
			s.display[i&1] = it
		case 3:
			top = it
		}
	}
	if top != NoItem {
		s.discard, s.nDiscard = uint64(top), 1
	}
}

// T5.3: a decision during the move is legal exactly if a literal search of everything that could
// follow allows it, and there is never a dead end.
func TestT5ReachIsLiteral(t *testing.T) {
	s := load(t, onWay(AtCastle, AtForest, 3))
	tries := ring.Pick(2000, 25000)
	for which, r := range twoBoards(t) {
		rng := rand.New(rand.NewPCG(5, uint64(which)))
		alive := 0
		for range tries {
			randomWay(&s, r, rng)
			want, ok := literalMoves(r, &s)
			if !ok {
				continue
			}
			alive++
			got := r.Legal(&s, nil)
			if !sameSet(got, want) {
				t.Fatalf("from %s to %s, free %d, gold %d, roads %b, items %v, top %s, display %v:\n got %s\nwant %s", s.heroes, s.dest, s.free,
					s.players[rules.S].gold, s.roads, itemList(s.players[rules.S].items), s.DiscardTop(), s.display, sayAll(got), sayAll(want))
			}
			if stop := len(want) == 1 && s.heroes == s.dest; s.heroes == s.dest && r.mustStop(&s) != stop {
				t.Fatalf("the engine's own stop is %v, want %v", !stop, stop)
			}
		}
		if alive < tries/4 {
			t.Errorf("only %d of %d positions were alive", alive, tries)
		}
	}
}

// T4.2 a: a tower can be chosen exactly if its destination is within reach.
func TestT4TowersAreLiteral(t *testing.T) {
	s := load(t)
	for which, r := range twoBoards(t) {
		checkTowers(t, r, &s, rand.New(rand.NewPCG(9, uint64(which))))
	}
}

func checkTowers(t *testing.T, r *Rules, s *State, rng *rand.Rand) {
	t.Helper()
	for range 6000 {
		randomWay(s, r, rng)
		s.roads, s.flags, s.free, s.dest = 0, 0, 0, NoSpace
		s.towers = uint8(rng.IntN(256))
		var want []Decision
		for w := NW; w < Towers; w++ {
			a := r.FacingAction(&s.Table, w, rules.S)
			own := s.players[rules.S].items
			f := &search{r: r, dest: Space(a), seen: map[way]bool{}}
			if a == Wizard && s.players[rules.S].gold > 0 || a != Wizard && f.reaches(way{at: s.heroes, steps: 3 + int(s.players[rules.S].gold),
				boots: own.Has(Boots), compass: own.Has(Compass), mirror: own.Has(Mirror), top: s.DiscardTop()}) {
				want = append(want, do(ChooseTower, uint8(w)))
			}
		}
		if got := chosen(r, s); !sameSet(got, want) {
			t.Fatalf("from %s with %d gold and %v: got %s, want %s", s.heroes, s.players[rules.S].gold, itemList(s.players[rules.S].items), sayAll(got), sayAll(want))
		}
	}
}

// chosen lists the towers that can be chosen.
func chosen(r *Rules, s *State) []Decision {
	return slices.DeleteFunc(r.Legal(s, nil), func(d Decision) bool { return d.Kind != ChooseTower })
}

// twoBoards are the built-in board and one whose tournament ground also leads to a mine.
func twoBoards(t *testing.T) []*Rules {
	t.Helper()
	file := swap(`"road": "dragon-m1"`, `"road": "castle-m1"`)(string(defaultBoard))
	other, err := ParseBoard([]byte(swap(`"road": "castle-m3"`, `"road": "tournament-m3"`)(file)))
	if err != nil {
		t.Fatal(err)
	}
	return []*Rules{testRules, NewRules(other)}
}

func sameSet(a, b []Decision) bool {
	return len(a) == len(b) && !slices.ContainsFunc(a, func(d Decision) bool { return !slices.Contains(b, d) })
}

func sayAll(list []Decision) (text string) {
	for _, d := range list {
		text += say(d) + " "
	}
	return text
}
