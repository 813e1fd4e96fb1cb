package show

import (
	"slices"
	"testing"

	"touria.games/touria/rules"
)

// TestTurningPoints: the turn that decided is the one that helped the winner most,
// not the last door of somebody who was as good as through, and the turning points
// are the largest swings in the order of the game.
func TestTurningPoints(t *testing.T) {
	course := func(wins ...int32) (c Course) {
		for i, w := range wins {
			m := Moment{Step: 10 * i, Turn: i, Judged: true}
			m.Win[rules.S], m.Win[rules.N] = w*Certain/100, (100-w)*Certain/100
			c = append(c, m)
		}
		return c
	}
	for _, c := range []struct {
		name    string
		course  Course
		decided int
		points  []int
	}{
		{"a comeback", course(50, 30, 20, 60, 62, 100), 2, []int{0, 2, 4}},
		{"the last door", course(50, 45, 40, 35, 100), 3, []int{3}},
		{"a slow walk", course(50, 52, 55, 58, 100), 1, []int{3}},
		{"no turn", course(50), -1, nil},
	} {
		if got := c.course.Decided(rules.S); got != c.decided {
			t.Errorf("%s: moment %d decided, want %d", c.name, got, c.decided)
		}
		if got := c.course.Points(3); !slices.Equal(got, c.points) {
			t.Errorf("%s: turning points %v, want %v", c.name, got, c.points)
		}
	}
	c := course(50, 60, 70)
	for _, at := range [][2]int{{0, 0}, {9, 0}, {10, 1}, {25, 2}} {
		if got := c.At(at[0]); got != at[1] {
			t.Errorf("after %d decisions moment %d, want %d", at[0], got, at[1])
		}
	}
}
