package search

import (
	"fmt"
	"hash/fnv"
	"slices"
	"testing"

	"touria.games/touria/rules"
)

// nim has one heap: two players take one to three in turn, and whoever takes the last
// wins. The player who has to move from a multiple of four loses.
type nim struct{ heap int }

type nimState struct {
	heap int
	seat rules.Seat
}

func (g *nim) Determinise(s *nimState, _ uint64) { *s = nimState{g.heap, rules.S} }
func (g *nim) ToMove(s *nimState) rules.Seat {
	if s.heap == 0 {
		return rules.NoSeat
	}
	return s.seat
}
func (g *nim) Actions(s *nimState, dst []int) []int {
	for k := 1; k <= min(3, s.heap); k++ {
		dst = append(dst, k)
	}
	return dst
}
func (g *nim) Apply(s *nimState, m int) { s.heap, s.seat = s.heap-m, 2-s.seat } // S is 0, N is 2

// Evaluate plays random moves to the end.
func (g *nim) Evaluate(s *nimState, seed uint64, win *[rules.Seats]int32) {
	for n := uint32(0); s.heap > 0; n++ {
		g.Apply(s, 1+rules.Below(rules.Number(seed, 9, n), min(3, s.heap)))
	}
	*win = [rules.Seats]int32{}
	win[2-s.seat] = One
}

// guess is a game with hidden information: a pearl is under one of four cups, and the player does
// not know which. Taking the coin is worth 2/5. Guessing wins everything with the right cup, so it
// is worth 1/4. A search that looked under the cups would always guess right.
type guess struct{}

type guessState struct {
	pearl int
	stage int // 0 coin or guess, 1 which cup, 2 over
	worth int32
}

const (
	takeCoin = 10
	tryCups  = 11
)

func (guess) Determinise(s *guessState, seed uint64) {
	*s = guessState{pearl: rules.Below(rules.Number(seed, 5, 0), 4)}
}
func (guess) ToMove(s *guessState) rules.Seat {
	if s.stage == 2 {
		return rules.NoSeat
	}
	return rules.W
}
func (guess) Actions(s *guessState, dst []int) []int {
	if s.stage == 0 {
		return append(dst, takeCoin, tryCups)
	}
	return append(dst, 0, 1, 2, 3)
}
func (guess) Apply(s *guessState, m int) {
	switch {
	case m == takeCoin:
		s.stage, s.worth = 2, One*2/5
	case m == tryCups:
		s.stage = 1
	default:
		s.stage, s.worth = 2, 0
		if m == s.pearl {
			s.worth = One
		}
	}
}
func (guess) Evaluate(s *guessState, _ uint64, win *[rules.Seats]int32) {
	*win = [rules.Seats]int32{}
	if win[rules.W] = s.worth; s.stage != 2 {
		win[rules.W] = One / 4
	}
}

// three is a game of three players. S goes left or right. On the left W either shares
// with S or favours N at its own expense. A selfish W shares, so left is best for S.
// If the others only wanted to hurt S (a paranoid search), left would be worst.
type three struct{}

type threeState struct{ at int }

const (
	left = iota + 1
	right
	share
	spite
)

// mover returns who moves in the games in which S goes left or right, and W replies
// on the left.
func mover(at int) rules.Seat {
	switch at {
	case 0:
		return rules.S
	case left:
		return rules.W
	}
	return rules.NoSeat
}

func (three) Determinise(s *threeState, _ uint64) { *s = threeState{} }
func (three) ToMove(s *threeState) rules.Seat     { return mover(s.at) }
func (three) Actions(s *threeState, dst []int) []int {
	if s.at == 0 {
		return append(dst, left, right)
	}
	return append(dst, spite, share)
}
func (three) Apply(s *threeState, m int) { s.at = m }
func (three) Evaluate(s *threeState, _ uint64, win *[rules.Seats]int32) {
	*win = map[int][rules.Seats]int32{
		0:     {rules.S: One / 3, rules.W: One / 3, rules.N: One / 3},
		left:  {rules.S: One / 4, rules.W: One / 2, rules.N: One / 4},
		right: {rules.S: One * 3 / 10, rules.W: One * 3 / 10, rules.N: One * 4 / 10},
		share: {rules.S: One / 2, rules.W: One / 2},
		spite: {rules.W: One * 4 / 10, rules.N: One * 6 / 10},
	}[s.at]
}

// dice is a game for one player, who keeps the number on a die or rolls again, a few times. Each
// pip is worth 1/6. The last roll is worth 3.5 pips, one with another after it 4.25, one with two
// after it 4.67.
type dice struct{ shows, rolls int }

type diceState struct {
	seed         uint64
	shows, rolls int
	kept         bool
}

const rollAgain = 0 // the other actions keep the number

func (g *dice) Determinise(s *diceState, seed uint64) { *s = diceState{seed, g.shows, g.rolls, false} }
func (g *dice) ToMove(s *diceState) rules.Seat {
	if s.kept {
		return rules.NoSeat
	}
	return rules.S
}
func (g *dice) Actions(s *diceState, dst []int) []int {
	dst = append(dst, s.shows)
	if s.rolls > 0 {
		dst = append(dst, rollAgain)
	}
	return dst
}
func (g *dice) Apply(s *diceState, m int) {
	if m != rollAgain {
		s.kept = true
		return
	}
	s.rolls--
	s.shows = 1 + rules.Below(rules.Number(s.seed, 7, uint32(s.rolls)), 6)
}
func (g *dice) Evaluate(s *diceState, _ uint64, win *[rules.Seats]int32) {
	*win = [rules.Seats]int32{rules.S: int32(One * s.shows / 6)}
}

// rare is a game like three in which W has one reply in only one of sixteen determinisations. The
// reply's statistics must count only those.
type rare struct{ offered [3]int }

type rareState struct {
	has bool
	at  int
}

func (g *rare) Determinise(s *rareState, seed uint64) {
	*s = rareState{has: rules.Below(rules.Number(seed, 3, 0), 16) == 0}
}
func (g *rare) ToMove(s *rareState) rules.Seat { return mover(s.at) }
func (g *rare) Actions(s *rareState, dst []int) []int {
	if s.at == 0 {
		return append(dst, left, right)
	}
	g.offered[0]++
	g.offered[1]++
	dst = append(dst, share, spite)
	if s.has {
		g.offered[2]++
		dst = append(dst, spite+1)
	}
	return dst
}
func (g *rare) Apply(s *rareState, m int) { s.at = m }
func (g *rare) Evaluate(s *rareState, _ uint64, win *[rules.Seats]int32) {
	*win = [rules.Seats]int32{rules.S: One / 2, rules.W: One / 2}
	switch s.at {
	case share:
		*win = [rules.Seats]int32{rules.S: One * 4 / 10, rules.W: One * 6 / 10}
	case spite:
		*win = [rules.Seats]int32{rules.S: One * 6 / 10, rules.W: One * 4 / 10}
	case spite + 1: // poor, and rarely available
		*win = [rules.Seats]int32{rules.S: One}
	}
}

// usual are settings that find the best action in small games.
var usual = Settings{Iterations: 4000, Exploration: One * 4 / 10, ExpansionThreshold: 2}

const usualNodes = 4000

// run searches to the end, slice iterations at a time.
func run[S any, G Game[S, int]](game G, set Settings, seed uint64, slice int) (*Search[S, int, G], []Result[int]) {
	return runIn[S](game, usualNodes, set, seed, slice)
}

// runIn is run with a limit on the tree's size.
func runIn[S any, G Game[S, int]](game G, nodes int, set Settings, seed uint64, slice int) (*Search[S, int, G], []Result[int]) {
	t := New[S, int](game, nodes)
	t.Begin(set, seed)
	for !t.Step(slice) {
	}
	return t, t.Results(nil)
}

// best returns the most visited action.
func best(results []Result[int]) (move Result[int]) {
	for _, r := range results {
		if r.Visits > move.Visits {
			move = r
		}
	}
	return move
}

func TestNim(t *testing.T) {
	for heap := 2; heap <= 15; heap++ {
		want := heap % 4
		if want == 0 || heap == want { // lost, or won at once
			continue
		}
		set := usual
		set.Iterations = 12_000
		if _, found := run[nimState](&nim{heap}, set, uint64(heap), 1000); best(found).Action != want {
			t.Errorf("of %d it takes %d, not %d: %+v", heap, best(found).Action, want, found)
		}
	}
}

// Knowing the pearl of a determinisation must not help: guessing is worth a quarter.
func TestNoCheatingByWhatIsSampled(t *testing.T) {
	for seed := range uint64(10) {
		_, found := run[guessState](guess{}, usual, seed, 1000)
		if b := best(found); b.Action != takeCoin || b.Win != One*2/5 {
			t.Errorf("seed %d: %+v", seed, found)
		}
		for _, r := range found {
			if r.Action == tryCups && r.Win > One*32/100 {
				t.Errorf("seed %d: guessing is valued at %d of %d", seed, r.Win, One)
			}
		}
	}
}

// Each player maximises its own value.
func TestThreePlayers(t *testing.T) {
	for seed := range uint64(5) {
		s, found := run[threeState](three{}, usual, seed, 1000)
		if b := best(found); b.Action != left || b.Win < One*45/100 {
			t.Errorf("seed %d: %+v", seed, found)
		}
		if line := s.PrincipalVariation(left, nil); len(line) != 1 || line[0] != share {
			t.Errorf("seed %d: after left it expects %v", seed, line)
		}
		if line := s.PrincipalVariation(right, nil); len(line) != 0 {
			t.Errorf("seed %d: after right it expects %v", seed, line)
		}
	}
}

// With ExpandOwnOnly opponents' replies are left to Evaluate. Later actions of the
// player's own stay in the tree.
func TestOwnOnly(t *testing.T) {
	set := usual
	set.ExpandOwnOnly = true
	s, found := run[threeState](three{}, set, 1, 1000)
	if b := best(found); b.Action != right || s.Size() != 3 {
		t.Errorf("%d nodes, %+v", s.Size(), found)
	}
	if line := s.PrincipalVariation(right, nil); len(line) != 0 {
		t.Errorf("it expects %v", line)
	}
	game := &dice{shows: 4, rolls: 2}
	s1, alone := run[diceState](game, set, 1, 1000)
	s2, want := run[diceState](game, usual, 1, 1000)
	if !slices.Equal(alone, want) || s1.Size() != s2.Size() {
		t.Errorf("a game of one player differs: %+v, %+v", alone, want)
	}
}

func TestDice(t *testing.T) {
	keep := func(shows, rolls, want, least, most int) {
		t.Helper()
		set := usual
		set.Iterations = 40_000
		for seed := range uint64(3) {
			s, found := run[diceState](&dice{shows, rolls}, set, seed, 1000)
			b := best(found)
			if b.Action != want {
				t.Errorf("%d with %d rolls left: it takes %d: %+v", shows, rolls, b.Action, found)
			}
			for _, r := range found {
				// A search stops early only when one action is ahead for good.
				if r.Action == rollAgain && s.Iterations() == set.Iterations && (r.Win < One*least/600 || r.Win > One*most/600) {
					t.Errorf("%d with %d rolls left: a roll is worth %d pips of 600, want %d to %d", shows, rolls, r.Win*600/One, least, most)
				}
			}
		}
	}
	keep(3, 1, rollAgain, 340, 360)
	keep(4, 1, 4, 330, 370)
	keep(4, 2, rollAgain, 400, 430)
	keep(5, 2, 5, 380, 440)
	keep(5, 3, 5, 400, 480)
}

// A child's availability is how often its action was offered.
func TestAvailability(t *testing.T) {
	g := &rare{}
	set := usual
	set.Iterations, set.Exploration = 20_000, One
	s, found := run[rareState](g, set, 1, 100)
	if b := best(found); b.Action != right {
		t.Errorf("%+v", found)
	}
	at := s.child(0, s.nodes[0].firstChild, ptr(left))
	seen := map[int]int32{}
	for c := s.nodes[at].firstChild; c != 0; c = s.nodes[c].nextSibling {
		seen[s.nodes[c].action] = s.nodes[c].available
	}
	for i, m := range []int{share, spite, spite + 1} {
		if g.offered[i] == 0 || int(seen[m]) != g.offered[i] {
			t.Errorf("action %d was available %d times, offered %d times", m, seen[m], g.offered[i])
		}
	}
	if seen[spite+1]*8 > seen[share] {
		t.Errorf("the rare action was available %d times, the other %d times", seen[spite+1], seen[share])
	}
}

func ptr[T any](v T) *T { return &v }

// The result depends neither on the slicing nor on an earlier search.
func TestAnySlicing(t *testing.T) {
	again := New[nimState, int](&nim{11}, usualNodes)
	for _, iterations := range []int{1, 63, 64, 65, 700} {
		set := usual
		set.Iterations = iterations
		want := ""
		for _, slice := range []int{1 << 30, 1, 7, 64} {
			s, found := run[nimState](&nim{11}, set, 5, slice)
			got := fmt.Sprint(found, s.Size(), s.Iterations())
			if want == "" {
				want = got
			}
			if got != want {
				t.Errorf("%d iterations in slices of %d: %s, else %s", iterations, slice, got, want)
			}
		}
		again.Begin(set, 5)
		for !again.Step(10) {
		}
		if got := fmt.Sprint(again.Results(nil), again.Size(), again.Iterations()); got != want {
			t.Errorf("%d iterations once more: %s, else %s", iterations, got, want)
		}
		if !again.Step(1) || again.Iterations() > iterations {
			t.Errorf("it goes on after its end")
		}
	}
}

// A full tree does not grow, and the search continues in it.
func TestFullTree(t *testing.T) {
	for _, nodes := range []int{1, 2, 3, 4, 5, 9, 30} {
		s, found := runIn[nimState](&nim{11}, nodes, usual, 2, 100)
		if s.Size() > nodes {
			t.Errorf("%d nodes, where %d are allowed", s.Size(), nodes)
		}
		if nodes < 4 { // no room for the first actions
			if len(found) != 0 {
				t.Errorf("%d nodes: %+v", nodes, found)
			}
			continue
		}
		visits := 0
		for _, r := range found {
			visits += r.Visits
		}
		if visits != s.Iterations() || len(found) != 3 {
			t.Errorf("%d nodes: %d visits in %d iterations, %+v", nodes, visits, s.Iterations(), found)
		}
	}
	// With more room the tree grows.
	set := usual
	s, _ := run[nimState](&nim{11}, set, 2, 100)
	if s.Size() < 100 {
		t.Errorf("only %d nodes", s.Size())
	}
	set.ExpansionThreshold = 1 << 30
	if s, _ = run[nimState](&nim{11}, set, 2, 100); s.Size() != 4 {
		t.Errorf("%d nodes though nothing is to be expanded", s.Size())
	}
}

// A search stops before its iterations are used up when the most visited action
// cannot be overtaken, and not before.
func TestSettles(t *testing.T) {
	early := 0
	for seed := range uint64(20) {
		set := usual
		set.Iterations = 1000
		s, found := run[threeState](three{}, set, seed, 10)
		if s.Iterations() == set.Iterations {
			continue
		}
		early++
		if s.Iterations()%64 != 0 || s.Iterations() < set.Iterations/2 {
			t.Errorf("it stops after %d iterations of %d", s.Iterations(), set.Iterations)
		}
		second := 0
		for _, r := range found {
			if r.Action != best(found).Action {
				second = max(second, r.Visits)
			}
		}
		if second+set.Iterations-s.Iterations() >= best(found).Visits {
			t.Errorf("it stops with %+v after %d iterations of %d", found, s.Iterations(), set.Iterations)
		}
	}
	if early == 0 {
		t.Error("no search stopped early")
	}
}

// The logarithm is about right and monotonic.
func TestLogarithm(t *testing.T) {
	for n, want := range map[int32]float64{0: 0, 1: 0, 2: 0.693, 3: 1.099, 10: 2.303, 1000: 6.908, 1 << 30: 20.79} {
		if got := float64(fixedLog(n)) / 65536; got < want-0.07 || got > want+0.07 {
			t.Errorf("fixedLog(%d) is %.3f, want about %.3f", n, got, want)
		}
	}
	for n := int32(1); n < 100_000; n++ {
		if fixedLog(n+1) < fixedLog(n) {
			t.Fatalf("the logarithm falls after %d", n)
		}
	}
}

// Nothing is allocated while searching.
func TestNoAllocations(t *testing.T) {
	s := New[nimState, int](&nim{13}, usualNodes)
	found := make([]Result[int], 0, MaxActions)
	line := make([]int, 0, maxDepth)
	seed := uint64(0)
	if n := testing.AllocsPerRun(20, func() {
		s.Begin(usual, seed)
		for !s.Step(10) {
		}
		found = s.Results(found[:0])
		line = s.PrincipalVariation(found[0].Action, line[:0])
		seed++
	}); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

// The results are the same on every machine and in the browser. A change to them changes this hash
// and the bots' decisions.
func TestSameEverywhere(t *testing.T) {
	h := fnv.New64a()
	for seed := range uint64(4) {
		for _, explore := range []int{0, One / 10, One * 4 / 10, One * 2} {
			set := usual
			set.Iterations, set.Exploration, set.ExpansionThreshold = 2000, explore, int(1+seed)
			note := func(size, iterations int, found []Result[int]) {
				fmt.Fprint(h, size, iterations)
				for _, r := range found {
					fmt.Fprint(h, " ", r.Action, r.Visits, r.Win)
				}
			}
			a, found := run[nimState](&nim{14}, set, seed, 100)
			note(a.Size(), a.Iterations(), found)
			b, found := run[guessState](guess{}, set, seed, 100)
			note(b.Size(), b.Iterations(), found)
			c, found := run[threeState](three{}, set, seed, 100)
			note(c.Size(), c.Iterations(), found)
			d, found := run[diceState](&dice{4, 3}, set, seed, 100)
			note(d.Size(), d.Iterations(), found)
			e, found := run[rareState](&rare{}, set, seed, 100)
			note(e.Size(), e.Iterations(), found)
		}
	}
	const want = 0xd0a5e347c955af47
	if got := h.Sum64(); got != want {
		t.Errorf("the searches come out as %#x, want %#x", got, uint64(want))
	}
}

// narrow offers one or two actions, depending on what is hidden, and then two others.
type narrow struct{}

type narrowState struct{ wide, moved, over bool }

func (narrow) Determinise(s *narrowState, seed uint64) { *s = narrowState{wide: seed&1 != 0} }

func (narrow) ToMove(s *narrowState) rules.Seat {
	if s.over {
		return rules.NoSeat
	}
	return rules.S
}

func (narrow) Actions(s *narrowState, dst []int) []int {
	switch {
	case s.moved:
		return append(dst, 3, 4)
	case s.wide:
		return append(dst, 1, 2)
	}
	return append(dst, 1)
}

func (narrow) Apply(s *narrowState, _ int) { s.over, s.moved = s.moved, true }

func (narrow) Evaluate(_ *narrowState, _ uint64, win *[rules.Seats]int32) {
	*win = [rules.Seats]int32{One}
}

// Actions of later positions are never among those of the root, although some
// determinisations leave only one action there.
func TestRootKeepsItsMoves(t *testing.T) {
	s := New[narrowState, int](narrow{}, 100)
	s.Begin(Settings{Iterations: 500, Exploration: One / 4, ExpansionThreshold: 2}, 1)
	for !s.Step(50) {
	}
	found := s.Results(nil)
	for _, r := range found {
		if r.Action > 2 {
			t.Errorf("the root has the action %d", r.Action)
		}
	}
	if len(found) != 2 {
		t.Errorf("%d actions at the root, want 2", len(found))
	}
}

// A search with one action tells what that is worth: the guess is right once in four times, the coin is sure. It does
// all its iterations, in any slices, and the next search is free again.
func TestOnly(t *testing.T) {
	set := Settings{Iterations: 2000, Exploration: One / 4, ExpansionThreshold: 4}
	s := New[guessState, int](guess{}, 1000)
	for _, test := range []struct {
		only        int
		least, most float64
	}{{takeCoin, .399, .401}, {tryCups, .2, .3}} {
		for _, slice := range []int{1, 7, 5000} {
			s.BeginOnly(set, 3, test.only)
			for !s.Step(slice) {
			}
			win, err := s.Mean()
			if win < test.least*One || win > test.most*One || s.Iterations() != set.Iterations {
				t.Errorf("only %d: worth %.3f ± %.3f after %d iterations", test.only, win/One, err/One, s.Iterations())
			}
			if sure := test.only == takeCoin; (err < 1) != sure || !sure && (err < .005*One || err > .02*One) {
				t.Errorf("only %d: a standard error of %.4f", test.only, err/One)
			}
		}
	}
	s.Begin(set, 3)
	for !s.Step(100) {
	}
	if r := s.Results(nil); len(r) != 2 || best(r).Action != takeCoin {
		t.Errorf("a free search finds %v", r)
	}
}
