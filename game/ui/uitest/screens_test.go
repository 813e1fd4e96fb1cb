package uitest

import (
	"slices"
	"testing"
)

// Any two choices of two dimensions stand together in a row, and there are few rows.
func TestPairs(t *testing.T) {
	for _, c := range []struct {
		dims []int
		most int
	}{{[]int{11, 6, 4, 2}, 66}, {[]int{1, 6, 4, 2}, 24}, {[]int{3, 3, 3, 3}, 12}, {[]int{2, 2}, 4}, {[]int{5, 2, 2}, 10}} {
		rows := Pairs(c.dims...)
		if len(rows) > c.most {
			t.Errorf("%v: %d rows, more than %d", c.dims, len(rows), c.most)
		}
		for d := range c.dims {
			for e := range d {
				for i := range c.dims[d] {
					for j := range c.dims[e] {
						if !slices.ContainsFunc(rows, func(row []int) bool { return row[d] == i && row[e] == j }) {
							t.Errorf("%v: no row has %d as choice %d and %d as choice %d", c.dims, i, d, j, e)
						}
					}
				}
			}
		}
	}
}
