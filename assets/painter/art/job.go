package art

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/pictures"
)

// Job is a scene on its way: a list of steps.
type Job struct {
	spec  pictures.Spec
	c     *brush.Canvas
	steps []func()
	next  int
}

// NewJob begins a scene, as large as pictures.Extent says. The world is read
// by the board alone.
func NewJob(s pictures.Spec, w *pictures.World) *Job {
	j := &Job{spec: s, c: bare(int(s.W), int(s.H))}
	switch s.Kind {
	case pictures.KindBoard:
		boardSteps(j, w)
	case pictures.KindTitle:
		titleSteps(j)
	case pictures.KindHall:
		hallSteps(j)
	case pictures.KindFinale:
		finaleSteps(j)
	}
	return j
}

// add appends steps.
func (j *Job) add(steps ...func()) { j.steps = append(j.steps, steps...) }

// Step does the next step.
func (j *Job) Step() {
	if j.next < len(j.steps) {
		j.steps[j.next]()
		j.next++
	}
}

// Done returns the picture once all steps are done.
func (j *Job) Done() (Picture, bool) {
	if j.next < len(j.steps) {
		return Picture{}, false
	}
	return Picture{Img: j.c.Image()}, true
}
