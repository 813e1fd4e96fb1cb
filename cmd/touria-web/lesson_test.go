//go:build whole && linux

package main

import (
	"bytes"
	"testing"
	"time"

	"touria.games/touria/cmd/touria-desktop/drive"
	"touria.games/touria/game/save"
	"touria.games/touria/game/store"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/rules/touria"
)

// BenchmarkLesson measures how long the lesson of a whole game of two, one of them at the screen, takes beside the frames of a
// replay: seconds on the screen, and the frames that the page gets in each.
func BenchmarkLesson(b *testing.B) {
	p := game(b)
	day, _ := finished(b)
	day = bytes.Replace(day, []byte(`"kind":"bot","level":"greedy"`), []byte(`"kind":"human"`), 1)
	rule := touria.NewRules(touria.DefaultBoard())
	link, err := save.New(store.NewMemory(), session.Saves(func() *touria.Rules { return rule })).EncodeLink(day)
	if err != nil {
		b.Fatal(err)
	}
	seconds, frames := 0.0, 0.0
	for b.Loop() {
		ctx := ownBrowser(b)
		tab := openSmall(b, ctx, host(b, p)+"#g="+link, instantly, counting)
		tab.untilScreen("the replay", replays(true))
		began, asked := time.Now(), tab.number("asked")
		tab.follow("replay.lesson", "the lesson's page", func(s drive.Screen) bool { return s.Has("review.working") || s.Has("review.split") })
		tab.until(`touriaElements.includes("review.split")`, "true")
		took := time.Since(began).Seconds()
		seconds, frames = seconds+took, frames+(tab.number("asked")-asked)/took
		closeTab(b, ctx)
	}
	b.ReportMetric(seconds/float64(b.N), "s/lesson")
	b.ReportMetric(frames/float64(b.N), "frames/s")
}
