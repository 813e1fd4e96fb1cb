package art

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/pictures"
)

// Job paints a scene: a list of steps.
type Job struct {
	Spec   pictures.Spec
	Canvas *brush.Canvas
	steps  []func()
	next   int
}

// NewJob returns a job without steps on an empty canvas.
func NewJob(s pictures.Spec) *Job { return &Job{Spec: s, Canvas: Bare(int(s.W), int(s.H))} }

// Add appends steps.
func (j *Job) Add(steps ...func()) { j.steps = append(j.steps, steps...) }

// Run does all steps that are left and returns the picture. A step may add
// others.
func (j *Job) Run() Picture {
	for ; j.next < len(j.steps); j.next++ {
		j.steps[j.next]()
	}
	return Picture{Img: j.Canvas.Image()}
}
