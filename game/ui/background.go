package ui

// Background runs work on another goroutine. The function that work returns, if any, is called by a
// later Tick.
func (bx *box) Background(work func() (then func())) {
	bx.working++
	go func() { bx.done <- work() }()
}

// takeDone calls the function of at most one piece of work that has finished in the background.
func (bx *box) takeDone() {
	if bx.working == 0 {
		return
	}
	select {
	case then := <-bx.done:
		bx.working--
		if then != nil {
			then()
		}
	default:
	}
}

// Working reports whether the background is at work.
func (bx *box) Working() bool { return bx.working > 0 }
