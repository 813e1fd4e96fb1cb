package bot

import (
	"testing"

	"touria.games/touria/rules/touria"
)

// Every path uses roads of the board, each once, enters no mine twice, and has the
// roads, mines and steps noted. Paths are sorted by steps, the first is as short as
// possible, and none occurs twice.
func TestPaths(t *testing.T) {
	w := newPaths(testRules.Board)
	for from := range testRules.Spaces() {
		for dest := range touria.AtTournament { // only the wizard leads to the tournament
			list, away := w.list[from][dest], testRules.Away(touria.Space(from), dest)
			if len(list) == 0 {
				if away <= maxSteps-2 {
					t.Errorf("no path from %s to %s", testRules.SpaceName(touria.Space(from)), testRules.SpaceName(touria.Space(dest)))
				}
				continue
			}
			if int(list[0].steps) != away {
				t.Errorf("from %d to %d the first path has %d steps, not %d", from, dest, list[0].steps, away)
			}
			seen := map[path]bool{}
			for i, k := range list {
				at, steps := touria.Space(from), 0
				var used uint32
				var mines uint8
				for _, to := range k.to[:k.n] {
					road, ok := testRules.RoadBetween(at, to)
					if !ok || used>>road&1 != 0 || to == touria.AtTournament {
						t.Fatalf("a path from %d to %d goes from %d to %d", from, dest, at, to)
					}
					used |= 1 << road
					steps += touria.StepCost(at)
					if to.IsMine() {
						if mines>>to.Mine()&1 != 0 || to == touria.Space(from) {
							t.Fatalf("a path from %d to %d enters mine %d again", from, dest, to)
						}
						mines |= 1 << to.Mine()
					}
					at = to
				}
				if at != touria.Space(dest) || used != k.roads || mines != k.mines || steps != int(k.steps) {
					t.Fatalf("a path from %d to %d is noted as %+v", from, dest, k)
				}
				if seen[k] || i > 0 && k.steps < list[i-1].steps {
					t.Fatalf("the paths from %d to %d are not sorted, each once", from, dest)
				}
				seen[k] = true
			}
		}
	}
}

// Bots share the paths of their board, and those of another board get others.
func TestPathsAreShared(t *testing.T) {
	a, b := testRules.Board, touria.DefaultBoard()
	first := pathsOf(a)
	if pathsOf(a) != first || pathsOf(b) == first {
		t.Error("paths are found again, or are those of another board")
	}
}

func BenchmarkPaths(b *testing.B) {
	for b.Loop() {
		newPaths(testRules.Board)
	}
}
