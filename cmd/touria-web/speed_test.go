//go:build !js

package main

import (
	"context"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"touria.games/touria/cmd/touria-desktop/drive"
)

// frames returns how many frames are drawn a second.
func (b *tab) frames(during time.Duration) float64 {
	b.t.Helper()
	start, before := time.Now(), b.number("measured.frames")
	time.Sleep(during)
	return (b.number("measured.frames") - before) / time.Since(start).Seconds()
}

// TestFramesInBrowser: a table at which nothing happens is drawn at most once in a while; its scenery
// rests soon if the machine draws slowly, and else moves at 30 frames a second. A frame is brought to the
// canvas by one drawing. -v logs how many frames are drawn while the game is played.
func TestFramesInBrowser(t *testing.T) {
	drive.Depend(t, "../..")
	p := game(t)
	b := open(t, browser(t), host(t, p), measuring)
	b.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: "no-preference"}}})
		return err
	}), chromedp.Reload())
	b.untilScreen("the title", func(s drive.Screen) bool { return s.Has("title.touria.play") })
	b.until("document.getElementById('poster').hidden", "true")
	t.Logf("title: %.1f frames a second", b.frames(2*time.Second))
	b.follow("title.touria.play", "the table", func(s drive.Screen) bool { return s.Scene == "table" })
	rate := -1.0
	for end := time.Now().Add(patience); rate != 0 && (rate < 25 || rate > 35); {
		if time.Now().After(end) {
			t.Fatalf("scenery neither rests nor moves well: %.1f frames a second", rate)
		}
		rate = b.frames(time.Second)
		t.Logf("table at rest: %.1f frames a second", rate)
	}
	who := drive.NewPlayer(1)
	blackened := func() float64 { return b.number("measured.onCanvas - measured.frames") }
	before := blackened()
	var busy, seconds float64
	for range 30 {
		if e, ok := who.Choose(b.screen()); ok {
			b.press(e)
		}
		if n := b.frames(time.Second / 2); n > 4 {
			busy, seconds = busy+n, seconds+1
		}
	}
	t.Logf("game being played: %.1f frames a second", busy/max(seconds, 1))
	if busy == 0 {
		t.Error("nothing is drawn while the game is played")
	}
	if more := blackened() - before; more > 1 { // one frame may be under way
		t.Errorf("the canvas is drawn on %v times more than there are frames", more)
	}
}
