package main

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"touria.games/touria/cmd/touria-desktop/pace"
)

// rest lets the program tick five times a second while nothing happens, since a tick costs Ebitengine a good deal even
// where nothing is drawn. What happens wakes it at once: rest_desktop.go and rest_js.go.
type rest struct {
	clock func() time.Duration
	on    bool
	until time.Duration // the time that has been made up for
}

// napping is how long the program sleeps at most. mostMissed is how many ticks it makes up for: a page that was
// hidden has missed nothing.
const (
	napping    = 200 * time.Millisecond
	mostMissed = 24
)

// missed returns how many ticks have been left out since the last one.
func (r *rest) missed() int {
	if !r.on {
		return 0
	}
	n := int((r.clock() - r.until + pace.Frame/2) / pace.Frame)
	r.until += time.Duration(n) * pace.Frame
	return min(max(0, n-1), mostMissed)
}

// follow begins and ends the rest, at the end of a frame.
func (r *rest) follow(on bool) {
	if on != r.on {
		r.on, r.until = on, r.clock()
		if on {
			ebiten.SetTPS(ebiten.SyncWithFPS)
		} else {
			ebiten.SetTPS(ebiten.DefaultTPS)
		}
		sleepy(on)
	}
	if on {
		nap()
	}
}
