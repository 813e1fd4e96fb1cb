package grimoria

import (
	"fmt"
	"testing"
	"unsafe"
)

// The state stays within its bound (docs/benchmarks.md).
func TestStateIsSmall(t *testing.T) {
	t.Logf("state %d bytes, view %d", unsafe.Sizeof(State{}), unsafe.Sizeof(View{}))
	if n := unsafe.Sizeof(State{}); n > 384 {
		t.Errorf("a state takes %d bytes", n)
	}
}

// rollout is randomGame without anything to look on.
func rollout(s *State, r *random) (decisions int) {
	var buffer [MaxLegal]Decision
	for s.phase != PhaseOver {
		legal := s.Legal(buffer[:0])
		s.Apply(legal[r.below(len(legal))], nil)
		decisions++
	}
	return decisions
}

// Nothing on the way of a search allocates.
func TestNothingAllocates(t *testing.T) {
	s := start(t, 5, 1)
	r := &random{seed: 1}
	if n := testing.AllocsPerRun(20, func() {
		g := s
		rollout(&g, r)
		v := g.View(2)
		g = v.Determinise(7)
	}); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func BenchmarkCopy(b *testing.B) {
	s := start(b, 5, 1)
	var t State
	for b.Loop() {
		t = s
	}
	_ = t
}

func BenchmarkRandomGame(b *testing.B) {
	for _, n := range []int{2, 5} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			first := start(b, n, 1)
			r := &random{seed: 1}
			decisions := 0
			for b.Loop() {
				s := first
				s.seed = r.n
				decisions += rollout(&s, r)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(decisions), "ns/decision")
		})
	}
}

func BenchmarkDeterminise(b *testing.B) {
	s := start(b, 5, 1)
	v := s.View(0)
	for i := uint64(0); b.Loop(); i++ {
		s = v.Determinise(i)
	}
}
