//go:build whole && !js

package main

import (
	"encoding/json"
	"fmt"
	"strconv"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"touria.games/touria/cmd/touria-desktop/drive"
	"touria.games/touria/game/sound"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/rules"
)

// crowns returns the record of a game of four bots of the best level that is about to begin.
func crowns(t testing.TB) []byte {
	t.Helper()
	cfg := session.Config{Start: rules.S, Seed: "11"}
	for i, s := range []rules.Seat{rules.S, rules.W, rules.N, rules.E} {
		cfg.Players = append(cfg.Players, session.Player{Seat: s, Name: string(rune('A' + i)), Crest: i, Level: "crown"})
	}
	s, err := session.New(cfg, session.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return s.Record()
}

// watchCrowns begins that game on a page that shows the title.
func (b *tab) watchCrowns() {
	b.t.Helper()
	text, err := json.Marshal(string(crowns(b.t)))
	if err != nil {
		b.t.Fatal(err)
	}
	b.text(fmt.Sprintf("localStorage.setItem('touria.v1.state.autosave.touria', %s)", text))
	b.do(chromedp.Reload())
	b.follow("title.touria.continue", "the table", func(s drive.Screen) bool { return s.Scene == "table" })
}

// Nothing sounds before the first gesture; then music and effects do, laid ahead while four bots think as hard as
// they can.
func TestSoundInBrowser(t *testing.T) {
	t.Parallel()
	b := openSmall(t, browser(t), host(t, game(t)), instantly)
	state := func() string { return b.text("touriaSound().state") }
	is := func(s sound.State) string { return strconv.Itoa(int(s)) }
	b.untilScreen("the title", has("title.touria.play"))
	if got := state(); got != is(sound.Waits) {
		t.Errorf("before the first press the state is %s", got)
	}
	b.watchCrowns()
	b.until("touriaSound().state", is(sound.Sounds))
	b.until("touriaSound().ahead > 0.3", "true")
	b.until("touriaSound().plays >= 5", "true")
	if faults := b.errors(); len(faults) > 0 {
		t.Errorf("the page reports %q", faults)
	}
}

// BenchmarkSound counts the gaps in the music in a minute of that game, and the effects.
func BenchmarkSound(b *testing.B) {
	p := game(b)
	for b.Loop() {
		ctx := ownBrowser(b)
		tab := open(b, ctx, host(b, p))
		tab.untilScreen("the title", has("title.touria.play"))
		tab.watchCrowns()
		tab.until("touriaSound().ahead > 0.3", "true")
		gaps, plays := tab.number("touriaSound().underruns"), tab.number("touriaSound().plays")
		time.Sleep(time.Minute)
		b.ReportMetric(tab.number("touriaSound().underruns")-gaps, "gaps/min")
		b.ReportMetric(tab.number("touriaSound().plays")-plays, "effects/min")
		closeTab(b, ctx)
	}
}
