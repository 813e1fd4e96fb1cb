//go:build !whole

package ring

// Whole is true in the whole ring.
const Whole = false
