package riddles

import (
	"errors"
	"testing"
)

// A collection leaves out what is damaged, and offers the riddles of a grade one after the other, unsolved ones first.
func TestCollection(t *testing.T) {
	grade := func(data []byte) (int, error) {
		if data[0] > Grades {
			return 0, ErrDamaged
		}
		return int(data[0]), nil
	}
	c, err := Collect("game", Pack("game", [][]byte{{1, 0}, {3, 0}, {9, 0}, {3, 1}, {3, 2}}), grade)
	if !errors.Is(err, ErrDamaged) || len(c.All) != 4 || len(c.IDs) != 4 || len(c.Grades[2]) != 3 {
		t.Fatalf("%+v, %v", c, err)
	}
	var p Progress
	check := func(grade, after, want int) {
		t.Helper()
		if got, ok := c.Next(grade, after, &p); !ok || got != want {
			t.Errorf("after %d comes %d, %v, want %d", after, got, ok, want)
		}
	}
	check(2, -1, 1)
	check(2, 1, 2)
	check(2, 3, 1)
	check(0, 0, 0)
	if _, ok := c.Next(1, -1, &p); ok {
		t.Error("there is a riddle of an empty grade")
	}
	today, _ := c.OfDay("2026-11-28")
	for _, i := range c.Grades[2] {
		c.Solve(&p, i, "2026-11-28")
	}
	if daily := len(p.Days) == 1; daily != (today != 0) || len(p.Solved) != 3 {
		t.Errorf("the riddle of the day is %d: %+v", today, p)
	}
	check(2, 2, 3)
	if c, err := Collect("game", []byte("game riddles 2\n"), grade); !errors.Is(err, ErrNewer) || len(c.All) != 0 {
		t.Errorf("of a newer version: %+v, %v", c, err)
	}
}
