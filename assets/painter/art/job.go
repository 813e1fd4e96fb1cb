package art

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/pictures"
)

// Job is a scene being painted: a list of steps.
type Job struct {
	spec  pictures.Spec
	c     *brush.Canvas
	steps []func()
	next  int
}

// NewJob starts a scene of the size given by pictures.Extent. Only the board uses
// the world.
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

// Step performs the next step.
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
