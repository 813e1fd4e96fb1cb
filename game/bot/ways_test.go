package bot

import "testing"

func BenchmarkWays(b *testing.B) {
	for b.Loop() {
		newWays(testRules.Board)
	}
}
