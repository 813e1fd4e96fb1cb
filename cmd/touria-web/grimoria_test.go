//go:build whole && !js

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

// Grimoria's pictures come when it is opened, not before; after a reload the game goes on. TestReader plays it to
// the end.
func TestGrimoriaInBrowser(t *testing.T) {
	t.Parallel()
	b := openCoarse(t, browser(t), host(t, game(t)), instantly)
	b.untilScreen("the title", func(s drive.Screen) bool { return s.Has("title.grimoria.play") })
	const came = "String(performance.getEntriesByType('resource').some(r => r.name.includes('/grimoria.')))"
	if b.text(came) == "true" {
		t.Error("Grimoria's pictures are loaded for the title")
	}
	b.follow("title.grimoria.play", "the table", func(s drive.Screen) bool { return s.Scene == "grimoria" })
	b.until(came, "true")
	wizard := drive.NewWizard(3)
	rounds := func(n int) {
		t.Helper()
		for end := time.Now().Add(patience); b.night() < n; time.Sleep(pace) {
			if time.Now().After(end) {
				t.Fatalf("only %d decisions are made: %v", b.night(), b.screen())
			}
			if e, ok := wizard.Choose(b.screen()); ok {
				b.press(e)
			}
		}
	}
	rounds(8)
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
	rounds(before + 2)
	if faults := b.errors(); len(faults) > 0 {
		t.Errorf("the page reports %q", faults)
	}
}
