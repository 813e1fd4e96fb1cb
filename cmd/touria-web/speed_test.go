//go:build whole && !js

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

// A frame is brought to the canvas by one drawing, and a table at which nothing happens is not drawn.
func TestFramesInBrowser(t *testing.T) {
	t.Parallel()
	b := openSmall(t, browser(t), host(t, game(t)), instantly, measuring)
	b.untilScreen("the title", has("title.touria.play"))
	b.follow("title.touria.play", "the table", is("table"))
	const blackened = "measured.onCanvas - measured.frames"
	before, drawn := b.number(blackened), b.number("measured.frames")
	b.decide(3)
	if b.number("measured.frames") < drawn+3 {
		t.Error("nothing is drawn while the game is played")
	}
	if more := b.number(blackened) - before; more > 1 { // one frame may be under way
		t.Errorf("the canvas is drawn on %v times more than there are frames", more)
	}
	b.until("performance.now() - measured.drawn > 1000", "true")
}

// rate returns how many frames are drawn a second.
func (b *tab) rate(during time.Duration) float64 {
	b.t.Helper()
	start, before := time.Now(), b.number("measured.frames")
	time.Sleep(during)
	return (b.number("measured.frames") - before) / time.Since(start).Seconds()
}

// BenchmarkFrames measures how many frames are drawn a second: at the title, at a table where nothing happens,
// and while the game is played. At the table scenery rests soon where frames come slowly, and else has 30.
func BenchmarkFrames(b *testing.B) {
	p := game(b)
	for b.Loop() {
		ctx := ownBrowser(b)
		tab := open(b, ctx, host(b, p), measuring)
		tab.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
			_, err := cdp.Call(ctx, t, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: "no-preference"}}})
			return err
		}), chromedp.Reload())
		tab.untilScreen("the title", has("title.touria.play"))
		tab.until(hidden, "true")
		b.ReportMetric(tab.rate(2*time.Second), "frames/s-title")
		tab.follow("title.touria.play", "the opening", is("opening"))
		tab.follow("opening.skip", "the table", is("table"))
		time.Sleep(5 * time.Second)
		b.ReportMetric(tab.rate(2*time.Second), "frames/s-table")
		who := drive.NewPlayer(1)
		var busy, seconds float64
		for range 30 {
			if e, ok := who.Choose(tab.screen()); ok {
				tab.press(e)
			}
			if n := tab.rate(time.Second / 2); n > 4 {
				busy, seconds = busy+n, seconds+1
			}
		}
		b.ReportMetric(busy/max(seconds, 1), "frames/s-played")
		closeTab(b, ctx)
	}
}
