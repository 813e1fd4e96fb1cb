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
	nightly "touria.games/touria/game/grimoria/table"
	progress "touria.games/touria/game/riddles"
	"touria.games/touria/game/touria/table"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/rules/grimoria"
)

// TestRiddles: riddles come when their page is opened. Without them it says so, can be left, and shows them when they come.
// Of each game a riddle is solved by its own plan, at the first try. What is solved is known after a reload, without a network,
// too.
func TestRiddles(t *testing.T) {
	t.Parallel()
	l := &lacking{pack: game(t), only: riddles.Pack}
	l.without.Store(true)
	var away atomic.Bool
	b := openCoarse(t, browser(t), host(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
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

	turnTo := func(game string) {
		b.follow("riddles."+game, "the page of "+game, func(s drive.Screen) bool {
			e, _ := s.Find("riddles." + game)
			return e.Checked && s.Has("riddles.1.text")
		})
	}
	for _, game := range []string{"grimoria", "touria"} {
		turnTo(game)
		b.solve(game, 1, func(string) {})
		b.follow("riddle.leave", "their page after all", has("riddles.1.text"))
	}
	known, _ := b.screen().Find("riddles.1.text")
	if known.Label == "" || strings.HasPrefix(known.Label, "0 ") {
		t.Errorf("of the easy riddles are solved: %q", known.Label)
	}
	again := func(how string) {
		b.follow("title.riddles", "their page after a reload "+how, has("riddles.1.text"))
		turnTo("touria")
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

// solve solves the first riddle of a grade of a game that nobody has solved, from the page of its riddles: it presses what the
// same table, without a browser, has been solved by. look looks at each screen on the way, which it gets the name of.
func (b *tab) solve(game string, grade int, look func(what string)) {
	b.t.Helper()
	var w, h float32
	if _, err := fmt.Sscan(b.text("innerWidth + ' ' + innerHeight"), &w, &h); err != nil {
		b.t.Fatal(err)
	}
	a := uitest.App(ui.Config{Think: 5000, Games: []ui.Game{&table.Game{}, &nightly.Game{}}})
	a.Resize(w, h)
	presses, exact, err := drive.SolveFirst(a, game, grade)
	if err != nil || !exact {
		b.t.Fatalf("%v leads elsewhere: %v", presses, err)
	}
	b.follow(fmt.Sprintf("riddles.%d.play", grade), "a question", has("dialog.ok"))
	look("a question of " + game)
	for i, p := range presses {
		b.follow(p.ID, fmt.Sprintf("what follows %s of %v", p.ID, presses), func(s drive.Screen) bool {
			if i+1 == len(presses) {
				return s.Has("riddle.leave")
			}
			e, _ := s.Find(p.ID)
			return s.Enabled(presses[i+1].ID) && (e.Checked || !p.Checked)
		})
		time.Sleep(pace)
		if i == 0 {
			look("a riddle of " + game)
		}
	}
	e, _ := b.screen().Find("dialog.title")
	if look("an answer to " + game); e.Label != "Right!" {
		b.t.Errorf("%v is called %q", presses, e.Label)
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
