package main

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"touria.games/touria/game/touria/bot/value"
)

// The same flags give the same weights, on however many cores; other seeds others.
func TestTrain(t *testing.T) {
	train := func(cores int, seed string, more ...string) string {
		t.Helper()
		defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(cores))
		file := filepath.Join(t.TempDir(), "weights.txt")
		args := append([]string{"train", "-games", "60", "-generations", "2", "-rounds", "1", "-options", "iterations=20", "-seed", seed, "-o", file}, more...)
		_, errs, code := arena(t, "", args...)
		text, err := os.ReadFile(file)
		if code != 0 || err != nil || !strings.Contains(errs, "generation 2") {
			t.Fatalf("exit code %d, %v, %s", code, err, errs)
		}
		head, weights, _ := strings.Cut(string(text), "\n")
		if !strings.HasPrefix(head, "# Learned by: touria-arena train -games 60 ") {
			t.Errorf("the file begins with %q", head)
		}
		if _, err := value.Parse(weights); err != nil {
			t.Error(err)
		}
		return weights
	}
	one := train(1, "a")
	for range 3 {
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
		if _, errs, code := arena(t, "", "train", "-players", players); code != 2 || !strings.Contains(errs, "-players must be") {
			t.Errorf("%s players: exit code %d, %s", players, code, errs)
		}
	}
}
