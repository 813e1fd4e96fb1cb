package art

import (
	"touria/assets/brush"
	"touria/assets/pictures"
)

// Job is a large picture on its way: a list of steps of some milliseconds.
type Job struct {
	spec  pictures.Spec
	c     *brush.Canvas
	steps []func()
	next  int
}

// NewJob begins a large picture. The world is read by the board alone.
func NewJob(s pictures.Spec, w *pictures.World) *Job {
	j := &Job{spec: s, c: brush.NewCanvas(int(s.W), int(s.H))}
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

// Spec returns the name of the picture.
func (j *Job) Spec() pictures.Spec { return j.spec }

// add appends steps.
func (j *Job) add(steps ...func()) { j.steps = append(j.steps, steps...) }

// Step does the next step and returns about how much work it was, in pixels
// of a token as Spec.Cost counts them.
func (j *Job) Step() int {
	if j.next < len(j.steps) {
		j.steps[j.next]()
		j.next++
	}
	return int(j.spec.W)*int(j.spec.H)*5/2/max(len(j.steps), 1) + 2000
}

// Done returns the picture once all steps are done.
func (j *Job) Done() (Picture, bool) {
	if j.next < len(j.steps) {
		return Picture{}, false
	}
	return Picture{Img: j.c.Image()}, true
}
