//go:build !js

package main

import (
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"touria.games/touria/cmd/touria-desktop/drive"
)

// night returns the number of decisions in the saved game of Grimoria.
func (b *tab) night() int {
	b.t.Helper()
	return strings.Count(b.text("localStorage.getItem('touria.v1.state.autosave.grimoria') ?? ''"), `{"n":`)
}

// TestGrimoriaInBrowser plays a game of Grimoria in a browser, from the title to the score and back.
// Its pictures come when it is opened, not before; after a reload the game goes on.
func TestGrimoriaInBrowser(t *testing.T) {
	drive.Depend(t, "../..")
	ctx := browser(t)
	p := game(t)
	b := open(t, ctx, host(t, p))
	b.untilScreen("the title", func(s drive.Screen) bool { return s.Has("title.grimoria.play") })
	b.until("document.getElementById('poster').hidden", "true")
	const came = "String(performance.getEntriesByType('resource').some(r => r.name.includes('/grimoria.')))"
	if b.text(came) == "true" {
		t.Error("Grimoria's pictures are loaded for the title")
	}
	b.follow("title.grimoria.play", "the table", func(s drive.Screen) bool { return s.Scene == "grimoria" })
	b.until(came, "true")
	wizard := drive.NewWizard(3)
	rounds := func(n int) {
		t.Helper()
		for end := time.Now().Add(3 * patience); b.night() < n; time.Sleep(pace) {
			if time.Now().After(end) {
				t.Fatalf("only %d decisions are made: %v", b.night(), b.screen())
			}
			if e, ok := wizard.Choose(b.screen()); ok {
				b.press(e)
			}
		}
	}
	rounds(14)
	if n := b.colours("web-night"); n < 400 {
		t.Errorf("the table has %d colours", n)
	}
	b.do(chromedp.Reload())
	b.untilScreen("Continue", func(s drive.Screen) bool { return s.Has("title.grimoria.continue") })
	before := b.night()
	b.follow("title.grimoria.continue", "the table again", func(s drive.Screen) bool { return s.Scene == "grimoria" })
	if n := b.night(); n < before {
		t.Errorf("the game that is continued has %d decisions, not %d", n, before)
	}
	rounds(before + 6)
	b.untilScreen("the fastest speed", func(s drive.Screen) bool {
		speed, ok := s.Find("table.speed")
		if ok && speed.Value != "Max" {
			b.press(speed)
			time.Sleep(pace)
		}
		return ok && speed.Value == "Max"
	})
	score := b.untilScreen("the score", func(s drive.Screen) bool {
		if e, ok := wizard.Choose(s); ok {
			b.press(e)
			time.Sleep(pace)
		}
		return s.Has("end.leave")
	})
	b.colours("web-score")
	b.press(find(t, score, "end.leave"))
	b.untilScreen("the title after the game", func(s drive.Screen) bool { return s.Has("title.grimoria.play") && !s.Has("title.grimoria.continue") })
	if faults := b.errors(); len(faults) > 0 {
		t.Errorf("the page reports %q", faults)
	}
}
