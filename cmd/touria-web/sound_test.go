//go:build !js

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

// busy is how many gaps are forgiven: other tests use the machine, too, and a frame may come
// a second late.
const busy = 2

// listened is how long the game is listened to.
const listened = time.Minute

// Nothing sounds before the first gesture; then music, airs and effects do, without a gap
// while four bots think as hard as they can.
func TestSoundInBrowser(t *testing.T) {
	drive.Depend(t, "../..")
	p := game(t)
	b := open(t, browser(t), host(t, p))
	state := func() string { return b.text("touriaSound().state") }
	is := func(s sound.State) string { return strconv.Itoa(int(s)) }
	b.untilScreen("the title", func(s drive.Screen) bool { return s.Has("title.touria.play") })
	if got := state(); got != is(sound.Waits) {
		t.Errorf("before the first press the state is %s", got)
	}
	b.watchCrowns()
	b.until("touriaSound().state", is(sound.Sounds))
	b.until("touriaSound().ahead > 0.3", "true")
	before := b.text("touriaSound().underruns")
	time.Sleep(listened)
	after := b.text("touriaSound().underruns")
	t.Logf("after %v: %s effects, %s s laid ahead, %s gaps", listened, b.text("touriaSound().plays"), b.text("touriaSound().ahead.toFixed(2)"), after)
	var from, to, plays int
	fmt.Sscan(before, &from)
	fmt.Sscan(after, &to)
	fmt.Sscan(b.text("touriaSound().plays"), &plays)
	if to > from+busy {
		t.Errorf("%d gaps in the music", to-from)
	}
	if plays < 10 {
		t.Errorf("%d effects in a minute of play", plays)
	}
	if faults := b.errors(); len(faults) > 0 {
		t.Errorf("the page reports %q", faults)
	}
}
