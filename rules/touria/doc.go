// Package touria holds the rules of Touria: the board's data, the position, the
// legal decisions, what a decision does, what each seat can see of it, and how
// to draw a whole position that agrees with such a view.
//
// Rule numbers in comments (T5.3) are those of docs/rules.md. A position is a
// flat value, a decision a small one, chance a seed inside the position: Apply
// is deterministic and touches nothing but the position and the caller's log.
// The files named legal_… and apply_… go by phase.
package touria
