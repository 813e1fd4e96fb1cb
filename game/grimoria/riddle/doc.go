// Package riddle holds riddles of Grimoria: one decision in the last round of a game of two in which all cards lie open,
// and what each answer is worth. A riddle takes at most riddles.MaxBytes bytes. The package knows no screen and no file.
package riddle
