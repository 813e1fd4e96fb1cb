package riddles

import (
	"bytes"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"touria.games/touria/assets/riddles"
	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/game/grimoria/riddle"
	progress "touria.games/touria/game/riddles"
	"touria.games/touria/rules/grimoria"
)

// arena runs the command.
func arena(t *testing.T, want int, args ...string) (out, errs string) {
	t.Helper()
	var o, e bytes.Buffer
	if code := command.Run([]command.Command{Command}, append([]string{"riddles", "-seed", "test"}, args...), strings.NewReader(""), &o, &e); code != want {
		t.Fatalf("exit code %d: %s", code, e.String())
	}
	return o.String(), e.String()
}

// A hunt that was stopped goes on and finds the same; what it finds can be solved again and packed, no two alike.
func TestHunt(t *testing.T) {
	dir := t.TempDir()
	whole, torn, packed := filepath.Join(dir, "whole"), filepath.Join(dir, "torn"), filepath.Join(dir, "packed")
	flags := []string{"-bots", "stroll", "-work", "20000"}
	lines := func(name string) []string {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		list := strings.Split(strings.TrimSpace(string(text)), "\n")
		slices.Sort(list)
		return list
	}
	arena(t, 0, append(flags, "-games", "12", "-o", whole)...)
	arena(t, 0, append(flags, "-games", "5", "-o", torn)...)
	text, err := os.ReadFile(torn)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(torn, append(text, "11 00ab"...), 0o666); err != nil { // killed within a line
		t.Fatal(err)
	}
	arena(t, 0, append(flags, "-games", "12", "-o", torn)...)
	all := lines(whole)
	if got := lines(torn); len(all) != 12 || !slices.Equal(got, all) {
		t.Fatalf("%q became %q", all, got)
	}
	out, _ := arena(t, 0, "-check", whole, "-work", "20000")
	n := strings.Count(out, "grade")
	if n < 3 || strings.Count(out, "agrees true") != n {
		t.Errorf("riddles that were solved again: %s", out)
	}
	arena(t, 0, "-pack", whole, "-o", packed)
	if chosen := unpack(t, packed); len(chosen) < 1 || len(chosen) >= n {
		t.Errorf("%d of %d riddles were packed", len(chosen), n)
	}
}

// unpack returns the riddles of a packed file, which must be different and no plain ones.
func unpack(t *testing.T, file string) [][]byte {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	chosen, err := progress.Unpack("grimoria", data)
	if err != nil {
		t.Fatal(err)
	}
	seen := map[alike]bool{}
	for _, one := range chosen {
		c := choice(one)
		if c.Out || seen[c.Whole] {
			t.Errorf("%x is plain, or like another one", one)
		}
		seen[c.Whole] = true
	}
	return chosen
}

// Of each line one riddle is packed, and of the program's file every one.
func TestPack(t *testing.T) {
	file, _ := riddles.Of("grimoria")
	all, err := progress.Unpack("grimoria", file)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	lines, single, packed := filepath.Join(dir, "lines"), filepath.Join(dir, "single"), filepath.Join(dir, "packed")
	text := ""
	for i := 0; i < len(all); i += 2 {
		text += fmt.Sprintf("%d %x %x\n", i, all[i], all[i+1])
	}
	if err := errors.Join(os.WriteFile(lines, []byte(text), 0o666), os.WriteFile(single, file, 0o666)); err != nil {
		t.Fatal(err)
	}
	for from, want := range map[string]int{lines: len(all) / 2, single: len(all)} {
		arena(t, 0, "-pack", from, "-o", packed)
		if got := len(unpack(t, packed)); got != want {
			t.Errorf("%d riddles were packed, not %d", got, want)
		}
	}
}

func TestFlags(t *testing.T) {
	for args, want := range map[string]string{"-games 1": "-o", "-players 3 -o x": "games of two", "-thin 0 -o x": "-thin", "-work 0 -o x": "-work", "-rounds 0 -o x": "-rounds"} {
		if _, errs := arena(t, 2, strings.Fields(args)...); !strings.Contains(errs, want) {
			t.Errorf("%s: %s", args, errs)
		}
	}
}

// lastRounds calls do with positions of last rounds in which everything is chosen at random.
func lastRounds(t *testing.T, games int, do func(s *grimoria.State, rng *rand.Rand)) {
	t.Helper()
	for g := range games {
		rng := rand.New(rand.NewPCG(uint64(g), 3))
		s, err := grimoria.New(grimoria.Setup{Players: 2, Seed: rng.Uint64()}, nil)
		if err != nil {
			t.Fatal(err)
		}
		for s.Phase() != grimoria.PhaseOver {
			if n, ok := riddle.Neutral(&s); ok {
				do(&n, rng)
			}
			legal := s.Legal(nil)
			s.Apply(legal[rng.IntN(len(legal))], nil)
		}
	}
}

// All that chance can bring is gone through, each as often as it comes when it is drawn.
func TestBranches(t *testing.T) {
	const draws = 3000
	chances := map[grimoria.Phase]int{}
	lastRounds(t, 60, func(s *grimoria.State, rng *rand.Rand) {
		if s.Phase() == grimoria.PhasePrepare || s.Phase() == grimoria.PhaseChoose && s.Spell(0) == 0 && rng.IntN(2) == 0 {
			return
		}
		at := *s
		if at.Phase() == grimoria.PhaseChoose { // the books open
			at.Apply(grimoria.Decision{Kind: grimoria.Choose, Arg: uint8(1 + rng.IntN(15))}, nil)
		}
		legal := at.Legal(nil)
		d := legal[rng.IntN(len(legal))]
		v, want, sum := solver{left: 1 << 20}, map[grimoria.View]float64{}, 0.0
		v.branch(&at, d, 1, func(next *grimoria.State, weight float64) {
			want[next.View(grimoria.NoSeat)] += weight
			sum += weight
		})
		if v.err == errLong {
			return
		}
		if v.err != nil || math.Abs(sum-1) > 1e-9 {
			t.Fatalf("%v: weights of %v, %v", d, sum, v.err)
		}
		if len(want) < 2 || len(want) > 40 {
			return
		}
		chances[s.Phase()]++
		got := map[grimoria.View]float64{}
		for range draws {
			next := at
			next.Redraw(rng.Uint64())
			next.Apply(d, nil)
			got[next.View(grimoria.NoSeat)] += 1. / draws
		}
		for key, p := range got {
			if w := want[key]; math.Abs(p-w) > 5*math.Sqrt(w*(1-w)/draws)+1e-9 {
				t.Errorf("%v: in %v of all draws, not in %v", d, p, w)
			}
		}
	})
	if chances[grimoria.PhaseChoose] < 10 || len(chances) < 3 {
		t.Errorf("chances by phase: %v", chances)
	}
}

// What the best answer is worth no other reaches, and what follows is played as well as can be: by a slow search without
// shortcuts where nothing is left to chance.
func TestAnswers(t *testing.T) {
	var slow func(s *grimoria.State) (win float64, ok bool)
	slow = func(s *grimoria.State) (float64, bool) {
		if s.Phase() == grimoria.PhaseOver {
			o := ending(s)
			return o.win, true
		}
		var list []float64
		for _, d := range s.Legal(nil) {
			log, next := grimoria.Log{}, *s
			next.Apply(d, &log)
			if slices.ContainsFunc(log.Events, func(e grimoria.Event) bool { return e.Kind.IsChance() && e.Kind != grimoria.Seen }) {
				return 0, false
			}
			win, ok := slow(&next)
			if !ok {
				return 0, false
			}
			list = append(list, win)
		}
		if s.ToMove() == 0 {
			return slices.Max(list), true
		}
		return slices.Min(list), true
	}
	compared := 0
	lastRounds(t, 150, func(s *grimoria.State, _ *rand.Rand) {
		if s.Phase() <= grimoria.PhaseChoose {
			return
		}
		want, ok := slow(s)
		if !ok {
			return
		}
		all, err := answers(s, 1<<20)
		if err != nil {
			t.Fatal(err)
		}
		compared++
		if _, _, win := best(all, s.ToMove()); math.Abs(win-100*(&outcome{win: want}).share(s.ToMove())) > 1e-6 {
			t.Errorf("%v in phase %v, not %v", win, s.Phase(), want)
		}
	})
	if compared < 100 {
		t.Errorf("only %d positions were compared", compared)
	}
}

// Nobody can do better by another spell than the equilibrium says.
func TestEquilibrium(t *testing.T) {
	for seed := range uint64(5) {
		rng := rand.New(rand.NewPCG(seed, 5))
		var m matrix
		for i := range m {
			for j := range m[i] {
				m[i][j].win = float64(rng.IntN(3)) / 2
			}
		}
		top := [2]float64{}
		for seat := range grimoria.Seat(2) {
			for _, o := range m.against(seat) {
				top[seat] = max(top[seat], o.share(seat))
			}
		}
		if sum := top[0] + top[1]; sum < 1-1e-9 || sum > 1.005 {
			t.Errorf("seat 0 gets %v, seat 1 %v", top[0], top[1])
		}
	}
}

// The program's riddles are solved again: what each answer is worth, and by how much the right ones are ahead.
func TestEveryRiddle(t *testing.T) {
	file, _ := riddles.Of("grimoria")
	all, err := progress.Unpack("grimoria", file)
	if err != nil || len(all) != 60 {
		t.Fatalf("%d riddles, %v", len(all), err)
	}
	at := newJudge(&hunt{work: 2_000_000})
	for i, data := range all {
		d, err := riddle.Decode(data)
		if err != nil {
			t.Fatal(err)
		}
		if d.State.Phase() == grimoria.PhaseChoose && i%every > 0 {
			continue
		}
		found, err := at.solve(&d.State, d.Seat)
		if err != nil {
			t.Fatal(err)
		}
		right, lead, _ := best(found, d.Seat)
		for k, made := range d.Legal() {
			win := 100 * found[k].share(d.Seat)
			if got, is := d.Of(made); is != right[k] || math.Abs(float64(got)-win) > 0.51 {
				t.Errorf("riddle %d, %v: %d, right %v; it is %v, %v", i, made, got, is, win, right[k])
			}
		}
		if plain(&d) {
			t.Errorf("riddle %d: the greatest number gives the answer away", i)
		}
		if lead < 15 {
			t.Errorf("riddle %d: the best answer is %v points ahead", i, lead)
		}
	}
}
