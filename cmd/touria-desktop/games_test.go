package main

import (
	"bytes"
	"fmt"
	"strings"
	"testing"
	"time"

	night "touria.games/touria/game/grimoria/session"
	grimoria "touria.games/touria/game/grimoria/table"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/save"
	"touria.games/touria/game/store"
	"touria.games/touria/game/store/settings"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/table"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/ring"
	"touria.games/touria/rules/touria"
)

// box returns an App with both games, at its title.
func box(st store.Store) *ui.App {
	return uitest.App(ui.Config{Store: st, Version: "1.0", Speed: 3, CanQuit: true, CanFullscreen: true, Think: 400,
		Today: func() string { return "2026-11-29" }, Games: []ui.Game{&table.Game{}, &grimoria.Game{}}})
}

// pass lets ticks pass without input.
var pass = uitest.Wait

// A save code of one game is none of the other one, and opens in the box.
func TestCodesOfBothGames(t *testing.T) {
	first, err := session.New(session.Config{Start: rules.S, Seed: "1", Players: []session.Player{{Seat: rules.S, Name: "Anna"}, {Seat: rules.N, Name: "Bruno", Crest: 1}}}, session.Options{Rules: touria.NewRules(touria.DefaultBoard())})
	if err != nil {
		t.Fatal(err)
	}
	second, err := night.New(night.Config{Seed: "1", Players: []night.Player{{Name: "Anna"}, {Name: "Bruno", Crest: 1}}}, night.Options{})
	if err != nil {
		t.Fatal(err)
	}
	st := store.NewMemory()
	saves := []*save.Saves{save.New(st, session.Saves(func() *touria.Rules { return touria.NewRules(touria.DefaultBoard()) })), save.New(st, night.Saves())}
	for i, text := range [][]byte{first.Record(), second.Record()} {
		code, err := saves[i].Encode(text)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := saves[i].Decode(code); err != nil || !bytes.Equal(got, text) {
			t.Errorf("game %d: %v", i, err)
		}
		if _, err := saves[1-i].Decode(code); err == nil {
			t.Errorf("game %d: the other game takes the code for its own", i)
		}
		a := box(nil)
		menu.OpenCode(a, code)
		for end := time.Now().Add(10 * time.Second); a.Scene() == "title" && time.Now().Before(end); time.Sleep(time.Millisecond) {
			pass(a, 1) // the code is read in the background
		}
		if a.At() != i || a.Scene() == "title" {
			t.Errorf("game %d: the code leads to game %d, %s", i, a.At(), a.Scene())
		}
	}
}

// The title has a page for each game, sound at all sizes, in all languages and text sizes, of which the
// quick ring takes every pair; each continues its own last game, and the one last played comes first.
func TestTitleOfTheBox(t *testing.T) {
	st := store.NewMemory()
	for _, game := range []string{"touria", "grimoria"} {
		a := box(st)
		if err := a.Press("title." + game + ".play"); err != nil {
			t.Fatal(err)
		}
		pass(a, 30)
		a.Flush()
	}
	told := map[string]bool{}
	for i, size := range [][2]float32{{1280, 720}, {1920, 1080}, {844, 390}, {1024, 600}, {2560, 1080}, {900, 600}, {390, 844}, {360, 640}, {640, 360}} {
		for j, lang := range append(words.Languages(), words.Pseudo) {
			for k, scale := range settings.TextScales {
				if !ring.Whole && (i+j+k)%len(settings.TextScales) != 0 {
					continue
				}
				a := box(st)
				a.Settings().TextScale = scale
				a.Words().Use(lang)
				a.Resize(size[0], size[1])
				pass(a, 3)
				for _, f := range uitest.Flaws(a, func(*ui.Element) bool { return false }) {
					if !told[f] && len(told) < 20 {
						told[f] = true
						t.Errorf("%v %s %d: %s", size, lang, scale, f)
					}
				}
				for _, game := range []string{"touria", "grimoria"} {
					e := a.Tree().Find("title." + game + ".continue")
					if e == nil || (e.Look == ui.LookPrimary) != (game == "grimoria") {
						t.Fatalf("%v: to continue %s there is %v", size, game, e)
					}
				}
			}
		}
	}
	a := box(st)
	if err := a.Press("title.chronicles"); err != nil {
		t.Fatal(err)
	}
	pass(a, 5)
	for i, name := range []string{"Touria", "Grimoria"} {
		if e := a.Tree().Find(fmt.Sprint("chronicles.game.", i)); e == nil || !bytes.Contains([]byte(e.Label), []byte(name)) {
			t.Errorf("the list has %v", e)
		}
	}
}

// A page that turns to the other game leaves a whole title behind it: the realm of the day stands on its own game's page.
func TestTitleAfterTheOtherGame(t *testing.T) {
	st := store.NewMemory()
	fill(st)
	a := box(st)
	a.Resize(1280, 720)
	for _, way := range [][]string{{"title.riddles", "riddles.touria", "riddles.done"}, {"title.riddles", "riddles.grimoria", "riddles.done"}, {"title.touria.rules"}, {"title.grimoria.rules"}} {
		for _, id := range way {
			uitest.Press(t, a, id)
			pass(a, 9)
		}
		if a.Scene() != "title" {
			a.Top().Back()
			pass(a, 9)
		}
		if there := a.Tree().Find("title.touria.day.play") != nil; there != (a.Game().Name() == "touria") || a.Scene() != "title" {
			t.Errorf("after %v: %s of %s, the realm of the day is there: %v", way, a.Scene(), a.Game().Name(), there)
		}
	}
}

// Beside the realm of the day another game begins by a button that has its row for itself.
func TestAnotherGameStandsAlone(t *testing.T) {
	st := store.NewMemory()
	fill(st)
	for _, size := range []uitest.Size{{1280, 720}, {1920, 1080}} {
		a := box(st)
		a.Resize(size[0], size[1])
		for _, id := range []string{"title.riddles", "riddles.touria", "riddles.done"} { // its page is the wide one
			uitest.Press(t, a, id)
			pass(a, 9)
		}
		another, day := a.Tree().Find("title.touria.new"), a.Tree().Find("title.touria.day")
		if another == nil || day == nil {
			t.Fatalf("%v: no button or no realm of the day", size)
		}
		for _, e := range a.Tree().Elements {
			beside := e.Pressable() && e.ID != another.ID && e.Rect.Y < another.Rect.Y+another.Rect.H && another.Rect.Y < e.Rect.Y+e.Rect.H
			if beside && strings.HasPrefix(e.ID, "title.touria.") && !strings.HasPrefix(e.ID, day.ID) {
				t.Errorf("%v: %s stands beside another game", size, e.ID)
			}
		}
	}
}

// -game goes on with a game of the box, or begins it.
func TestStart(t *testing.T) {
	for _, game := range games {
		a := box(nil)
		if !menu.Start(a, game) || a.Game().Name() != game || a.Scene() == "title" {
			t.Errorf("%s: started is %s, %s", game, a.Game().Name(), a.Scene())
		}
	}
	if menu.Start(box(nil), "chess") {
		t.Error("the box has chess")
	}
}
