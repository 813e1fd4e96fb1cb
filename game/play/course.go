package play

import (
	"cmp"
	"slices"
)

// least is the smallest swing that counts as a turning point: one in ten, of the probability 1 << 16.
const least = 1 << 16 / 10

// Swing returns how far everybody's probabilities of winning have swung: half the sum of all changes, which is what some
// lost and others won.
func Swing(from, to []int32) int32 {
	sum := int32(0)
	for i := range from {
		sum += max(to[i]-from[i], from[i]-to[i])
	}
	return sum / 2
}

// TurningPoints returns the indices of the largest swings of a game, at most n of them, in its order.
func TurningPoints(swings []int32, n int) []int {
	var points []int
	for i := range swings {
		if swings[i] >= least {
			points = append(points, i)
		}
	}
	slices.SortStableFunc(points, func(a, b int) int { return cmp.Compare(swings[b], swings[a]) })
	points = points[:min(n, len(points))]
	slices.Sort(points)
	return points
}
