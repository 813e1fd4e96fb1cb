// Package riddle holds riddles of Touria: one turn of a game of two with one best plan. A riddle is a position at the
// start of a turn, the plan, what it is worth and what the next best one is. It takes at most riddles.MaxBytes bytes. The package
// knows no screen and no file.
package riddle
