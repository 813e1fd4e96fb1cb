package table

import "testing"

// A table at rest allocates nothing for what sounds.
func TestRestAllocatesNothing(t *testing.T) {
	a := newApp(t, nil)
	tb := game(t, a, config("hb", "3"))
	for !tb.turn.Deciding {
		wait(a, 1)
	}
	wait(a, 400)
	if n := testing.AllocsPerRun(200, func() { wait(a, 1) }); n != 0 {
		t.Errorf("%.1f allocations a tick", n)
	}
}
