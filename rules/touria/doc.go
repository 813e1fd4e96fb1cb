// Package touria implements the rules of Touria: the board's data, the position, the legal
// decisions and their effects, what each seat can see, and random full positions that agree with
// such a view.
//
// Rule numbers in comments (T5.3) refer to docs/rules.md. A position is a flat value, a decision is
// a small value, and the seed of all chance is inside the position. Apply is deterministic and
// touches only the position and the caller's log.
//
// Legal, Apply and Why only choose who answers. The answers stand by subject: a turn and its towers
// (turn.go), the way and the mines (move.go, mine.go), a place each in place_….go, what doubles a use
// or joins in (join.go), magic items (items.go), the castle (castle.go), what is paid and gained
// (holdings.go).
package touria
