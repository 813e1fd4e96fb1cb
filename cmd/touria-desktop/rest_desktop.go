//go:build !js

package main

//lint:file-ignore SA1019 nothing but this mode of Ebitengine waits for events

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// sleepy lets Ebitengine wait for the window's events before each frame, or not.
func sleepy(on bool) {
	mode := ebiten.FPSModeVsyncOn
	if on {
		mode = ebiten.FPSModeVsyncOffMinimum
	}
	ebiten.SetFPSMode(mode)
}

// alarm ends a wait in which no event has come.
var alarm *time.Timer

func nap() {
	if alarm == nil {
		alarm = time.AfterFunc(napping, ebiten.ScheduleFrame)
		return
	}
	alarm.Reset(napping)
}
