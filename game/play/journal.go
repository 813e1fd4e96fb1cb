// Package play keeps a game while it is played: its positions and steps, the record that grows with
// them, and the work that bots do for it in slices. It knows no game's rules, and never asks whose
// turn it is; it knows no screen, no clock and no file.
package play

import "touria.games/touria/game/save"

// Journal holds how a game came to its position: a step of type T for each decision, the position of
// type S before it, and the record. The zero value is a game without a record.
type Journal[S, T any] struct {
	State  S // the position now
	steps  []T
	before []S // the position before each step
	record *save.Record
}

// Keep makes the journal keep its record there. The steps so far are in it already.
func (j *Journal[S, T]) Keep(record *save.Record) { j.record = record }

// Begin starts a record with its header, in a slot or, if that is nil, nowhere.
func (j *Journal[S, T]) Begin(slot *save.Slot, header []byte) {
	if slot != nil {
		j.record = slot.Begin(header)
	} else {
		j.record = save.Unkept(header)
	}
}

// Add adds a step that led from a position to the one now. Its line is written by Write.
func (j *Journal[S, T]) Add(before S, step T) {
	j.steps = append(j.steps, step)
	j.before = append(j.before, before)
}

// Write writes the line of the newest step.
func (j *Journal[S, T]) Write(line []byte) { j.record.Append(line) }

// Drop takes back the newest step, which is not in the record.
func (j *Journal[S, T]) Drop() {
	last := len(j.steps) - 1
	j.State = j.before[last]
	j.steps, j.before = j.steps[:last], j.before[:last]
}

// Undo takes back the steps from an index on, in the record too.
func (j *Journal[S, T]) Undo(index int) {
	if index >= len(j.steps) {
		return
	}
	for len(j.steps) > index {
		j.Drop()
	}
	j.record.Cut(index)
}

// Len returns the number of decisions made, without those undone.
func (j *Journal[S, T]) Len() int { return len(j.steps) }

// Since returns the steps from an index on. Do not change the slice.
func (j *Journal[S, T]) Since(index int) []T {
	if index >= len(j.steps) {
		return nil
	}
	return j.steps[max(index, 0):]
}

// Last returns the newest step, nil before the first.
func (j *Journal[S, T]) Last() *T {
	if len(j.steps) == 0 {
		return nil
	}
	return &j.steps[len(j.steps)-1]
}

// Before returns the position before a step; Before(Len()) is the one now.
func (j *Journal[S, T]) Before(index int) *S {
	if index < len(j.before) {
		return &j.before[index]
	}
	return &j.State
}

// Record returns what is recorded, and whether and where it is saved.
func (j *Journal[S, T]) Record() *save.Record { return j.record }
