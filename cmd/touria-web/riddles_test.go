//go:build whole && !js

package main

import (
	"fmt"
	"net/http"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"touria.games/touria/assets/riddles"
	"touria.games/touria/cmd/touria-desktop/drive"
	night "touria.games/touria/game/grimoria/riddle"
	progress "touria.games/touria/game/riddles"
	"touria.games/touria/game/touria/riddle"
	"touria.games/touria/rules/grimoria"
	"touria.games/touria/rules/touria"
)

// TestRiddles: riddles come when their page is opened. Without them it says so, can be left, and shows them when they come.
// A riddle is solved by its plan; another one, whose answer may have been shown, is left for the next. What is solved is
// known after a reload, without a network, too.
func TestRiddles(t *testing.T) {
	t.Parallel()
	l := &lacking{pack: game(t), only: riddles.Pack}
	l.without.Store(true)
	var away atomic.Bool
	b := open(t, browser(t), host(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if away.Load() {
			panic(http.ErrAbortHandler)
		}
		l.ServeHTTP(w, r)
	})), instantly)
	b.untilScreen("the title", has("title.riddles"))
	if n := l.asked.Load(); n > 0 {
		t.Errorf("the title asked %d times for the riddles", n)
	}
	b.follow("title.riddles", "their page", is("riddles"))
	b.says("riddles.text", "on their way")
	b.says("dialog.text", "Part of the game is taking a while to load.")
	b.follow("dialog.ok", "their page without the message", func(s drive.Screen) bool { return !s.Has("dialog.ok") })
	b.follow("riddles.done", "the title again", is("title"))
	b.follow("title.riddles", "their page again", is("riddles"))
	if l.asked.Load() == 0 {
		t.Error("nobody has asked for the riddles")
	}
	l.without.Store(false)
	b.untilScreen("the grades", has("riddles.1.play"))

	b.solve(func(string) {})
	b.follow("riddle.leave", "their page after all", has("riddles.1.text"))
	known, _ := b.screen().Find("riddles.1.text")
	if known.Label == "" || strings.HasPrefix(known.Label, "0 ") {
		t.Errorf("of the easy riddles are solved: %q", known.Label)
	}
	again := func(how string) {
		b.follow("title.riddles", "their page after a reload "+how, has("riddles.1.text"))
		if e, _ := b.screen().Find("riddles.1.text"); e.Label != known.Label {
			t.Errorf("after a reload %s %q became %q", how, known.Label, e.Label)
		}
	}
	b.do(chromedp.Reload())
	again("that keeps the game") // the first visit lacked the riddles
	b.until(kept, "true")
	away.Store(true)
	b.do(chromedp.Reload())
	again("without a network")
}

// solve plays Touria's easy riddles from the page of the riddles, with the plan's tower and what the table proposes after that,
// until one is solved: the others are shown. look looks at each screen on the way, which it gets the name of.
func (b *tab) solve(look func(what string)) {
	b.t.Helper()
	file, _ := riddles.Of("touria")
	all, err := progress.Unpack("touria", file)
	if err != nil {
		b.t.Fatal(err)
	}
	begin := "riddles.1.play"
	for i := 0; ; i++ {
		d, err := riddle.Decode(touria.NewRules(touria.DefaultBoard()), all[i])
		if err != nil || d.Grade > 1 {
			b.t.Fatalf("no easy riddle is solved where the heroes are: %v", err)
		}
		b.follow(begin, "a question", has("dialog.ok"))
		look("a question")
		b.follow("dialog.ok", "the table", is("table"))
		look("a riddle")
		towers := []touria.Tower{touria.NW, touria.NE, touria.SE, touria.SW}
		if d.Plan[0].Kind == touria.ChooseTower {
			towers = []touria.Tower{touria.Tower(d.Plan[0].Arg)}
		}
		var ids []string
		for _, w := range towers {
			ids = append(ids, "table.place."+w.String())
		}
		s := b.turn(ids...)
		e, _ := s.Find("dialog.title")
		look(e.Label)
		if e.Label == "Right!" {
			return
		}
		if begin = "riddle.next"; s.Has("riddle.show") {
			b.follow("riddle.show", "the best turn", has(begin))
			look("the best turn")
		}
	}
}

// turn presses the first of these elements that can be pressed, goes on as the table proposes until the riddle is answered,
// and returns what is told of it.
func (b *tab) turn(ids ...string) drive.Screen {
	b.t.Helper()
	ids = append([]string{"table.confirm"}, ids...)
	return b.untilScreen("what the answer was worth", func(s drive.Screen) bool {
		if s.Scene == "dialog" {
			return s.Has("riddle.leave")
		}
		for _, id := range ids {
			if e, ok := s.Find(id); ok && e.Enabled {
				b.press(e)
				time.Sleep(pace)
				return false
			}
		}
		for _, e := range s.Elements { // a place may ask
			if e.Role == "button" && e.Enabled && strings.HasPrefix(e.ID, "table.option.") {
				b.press(e)
				time.Sleep(pace)
				break
			}
		}
		return false
	})
}

// spell returns the first grade of Grimoria's riddles that begins with the choice of a spell, and the elements of a wrong and
// of the right one.
func spell(t *testing.T) (grade int, wrong, right string) {
	t.Helper()
	file, _ := riddles.Of("grimoria")
	all, err := progress.Unpack("grimoria", file)
	if err != nil {
		t.Fatal(err)
	}
	for _, data := range all { // in the order of the grades
		d, err := night.Decode(data)
		if err != nil {
			t.Fatal(err)
		}
		if first := d.Grade > grade; first && d.State.Phase() == grimoria.PhaseChoose {
			worst := d.Legal()[slices.Index(d.Wins, slices.Min(d.Wins))]
			return d.Grade, fmt.Sprint("table.spell.", worst.Arg), fmt.Sprint("table.spell.", d.Best().Arg)
		}
		grade = d.Grade
	}
	t.Fatal("no grade begins with a spell")
	return 0, "", ""
}
