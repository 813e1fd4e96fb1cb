package play

// A Thinker works on one question in slices, as bots do.
type Thinker interface {
	// Step does at most n units of work and reports whether it is done. Further steps do nothing.
	Step(n int) (done bool)
}

// Task is the work of a thinker on the question that is due. The zero value is nobody's.
type Task struct {
	who  Thinker
	done bool
}

// Begin hands the task to a thinker that has begun it.
func (t *Task) Begin(who Thinker) { t.who, t.done = who, false }

// Drop ends the task: its question is no longer due.
func (t *Task) Drop() { t.who, t.done = nil, false }

// Begun reports whether somebody works on the task or has done it.
func (t *Task) Begun() bool { return t.who != nil }

// Step does at most n units of work and reports whether the task is done. Nobody's task never is.
func (t *Task) Step(n int) (done bool) {
	if t.who != nil && !t.done {
		t.done = t.who.Step(n)
	}
	return t.done
}

// Done reports whether the work is done.
func (t *Task) Done() bool { return t.done }
