package ui

// Background runs work outside the frame. The function that it returns, if any, is called by a
// later Tick.
func (a *App) Background(work func() (then func())) {
	a.working++
	go func() { a.done <- work() }()
}

// takeDone finishes at most one work of the background.
func (a *App) takeDone() {
	if a.working == 0 {
		return
	}
	select {
	case then := <-a.done:
		a.working--
		if then != nil {
			then()
		}
	default:
	}
}

// Working reports whether the background is at work.
func (a *App) Working() bool { return a.working > 0 }
