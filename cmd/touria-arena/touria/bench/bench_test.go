package bench

import (
	"bytes"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/game/touria/bot/value"
)

// The same flags give the same weights, on however many cores; other seeds others.
func TestTrain(t *testing.T) {
	train := func(cores int, seed string, more ...string) string {
		t.Helper()
		defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(cores))
		file := filepath.Join(t.TempDir(), "weights.txt")
		args := append([]string{"train", "-games", "24", "-generations", "2", "-rounds", "1", "-options", "iterations=5", "-seed", seed, "-o", file}, more...)
		_, errs, code := arena(t, args...)
		text, err := os.ReadFile(file)
		if code != 0 || err != nil || !strings.Contains(errs, "generation 2") {
			t.Fatalf("exit code %d, %v, %s", code, err, errs)
		}
		head, weights, _ := strings.Cut(string(text), "\n")
		if !strings.HasPrefix(head, "# Learned by: touria-arena train -games 24 ") {
			t.Errorf("the file begins with %q", head)
		}
		if _, err := value.Parse(weights); err != nil {
			t.Error(err)
		}
		return weights
	}
	one := train(1, "a")
	for range 2 {
		if train(4, "a") != one {
			t.Error("four cores learn something else than one")
		}
	}
	if train(4, "b") == one {
		t.Error("another seed gives the same weights")
	}
	if train(4, "a", "-players", "2") == one {
		t.Error("games of two alone teach the same")
	}
}

func TestTrainRefuses(t *testing.T) {
	for _, players := range []string{"1", "5", "-2"} {
		if _, errs, code := arena(t, "train", "-players", players); code != 2 || !strings.Contains(errs, "-players must be") {
			t.Errorf("%s players: exit code %d, %s", players, code, errs)
		}
	}
}

func TestBench(t *testing.T) {
	out, errs, code := arena(t, "bench", "-time", "1ms", "-games", "30")
	if code != 0 || !strings.Contains(out, "192 B") || !strings.Contains(out, "30 games: hash of all final positions ") {
		t.Errorf("exit code %d: %s%s", code, out, errs)
	}
	again, _, _ := arena(t, "bench", "-time", "2ms", "-games", "30")
	hash := func(s string) string { return strings.Fields(lastLine(s))[7] }
	if hash(out) != hash(again) {
		t.Errorf("two runs: %s, %s", lastLine(out), lastLine(again))
	}
	for _, players := range []string{"2", "4"} {
		seen := map[string]string{}
		for _, what := range []string{"rollouts, light, ", "rollouts, fast, ", "leaves, light, ", "iterations, "} {
			what += players + " players"
			sum := benchSum(out, what)
			if sum == "" || sum != benchSum(again, what) {
				t.Errorf("%s: the checksums of two runs are %q and %q", what, sum, benchSum(again, what))
			}
			if other := seen[sum]; other != "" {
				t.Errorf("%s and %s have the same checksum", what, other)
			}
			seen[sum] = what
		}
		if !strings.Contains(out, "nodes, "+players+" players") {
			t.Errorf("nodes, %s players: no such line", players)
		}
	}
	if strings.Count(out, " 0.0000 allocations an iteration") != 2 {
		t.Errorf("the search allocates:\n%s", out)
	}
}

// benchSum returns the checksum in the line of a measure, "" if there is none
// or if nothing was done in a second.
func benchSum(out, what string) string {
	for line := range strings.Lines(out) {
		rest, ok := strings.CutPrefix(line, what+" ")
		if f := strings.Fields(rest); ok && len(f) > 1 && f[0] != "0" {
			return f[1]
		}
	}
	return ""
}

func lastLine(s string) string {
	lines := strings.Split(strings.TrimSpace(s), "\n")
	return lines[len(lines)-1]
}

// arena runs one of the commands that the tests of this package need.
func arena(t *testing.T, args ...string) (out, errs string, code int) {
	t.Helper()
	var o, e bytes.Buffer
	code = command.Run([]command.Command{Command, Train}, args, strings.NewReader(""), &o, &e)
	return o.String(), e.String(), code
}
