package main

import (
	"regexp"
	"strings"
	"testing"

	"touria.games/touria/game/menu"
	"touria.games/touria/game/store"
	"touria.games/touria/game/touria/table"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
)

// TestFirstMinute plays a first game as a newcomer does who reads every hint and does what it points
// at, at normal speed: after the whole opening the first turn is over within a minute of the first press, the second one soon
// after (docs/ux.md, M12). The time is that of the game, sixty ticks a second. It logs the times.
func TestFirstMinute(t *testing.T) {
	const second, reading = 60, 90 // ticks; a newcomer reads a hint for 1.5 s before acting on it
	a := menu.New(ui.Config{Store: store.NewMemory(), Measure: uitest.Ruler{}, Version: "1.0", Language: "en", Speed: -1, Think: 20_000,
		Games: []ui.Game{&table.Game{}}, NewSeed: func() string { return "2024" }})
	a.Settings().IdleMotion = false
	a.Resize(1280, 720)
	pass(a, 3)
	if err := a.Press("title.touria.play"); err != nil {
		t.Fatal(err)
	}
	start := regexp.MustCompile(`^Turn \d+: `)
	hints, own := 0, 0
	turn, last, pressed, told := "", "", "", 0
	var over []int // when the player's turns were over
	now := 0
	for ; len(over) < 2 && now < 100*second; now++ {
		pass(a, 1)
		tree := a.Tree()
		if e := tree.Find("table.prompt"); e != nil && start.MatchString(e.Label) && start.FindString(e.Label) != turn {
			turn = start.FindString(e.Label)
			t.Logf("%4.1f s  %s", float64(now)/second, e.Label)
			if strings.Contains(e.Label, "Anna") {
				own++
			} else if own > len(over) {
				over = append(over, now)
			}
		}
		text, to := hinted(tree)
		known := learned(tree)
		switch {
		case text == "" && (last != "" || known == ""):
			last, told = "", now
		case text != last: // read it first
			last, pressed, told = text, "", now
			hints++
			t.Logf("%4.1f s  hint: %s", float64(now)/second, text)
		case now-told < reading, to == "table.skip": // a newcomer watches
		default:
			if text == "" || to != "" && to == pressed { // what they have learned they do by themselves
				if to = known; to == "" {
					continue
				}
			} else if to == "" {
				to = "lesson"
			}
			t.Logf("%4.1f s  press %s", float64(now)/second, to)
			if err := a.Press(to); err != nil {
				t.Fatal(err)
			}
			told, pressed = now, to
		}
	}
	switch {
	case len(over) == 0 || over[0] > 60*second:
		t.Errorf("the turns are over after %v ticks", over)
	case len(over) < 2:
		t.Errorf("the second turn is not over after %d s", now/second)
	case hints < 4:
		t.Errorf("there are only %d hints", hints)
	}
}

// learned returns what somebody presses who has done it before: the main button, which names the act, a tower, or what can be
// chosen; "" if none of them can be pressed.
func learned(tree *ui.Tree) string {
	for _, id := range []string{"table.confirm", "table.tower.NW"} {
		if e := tree.Find(id); e != nil && e.Pressable() && tree.Reachable(e) {
			return id
		}
	}
	for i := range tree.Elements {
		if e := &tree.Elements[i]; e.Look == ui.LookOption && e.Pressable() && tree.Reachable(e) {
			return e.ID
		}
	}
	return ""
}

// hinted returns the words of the hint on the screen, and the element that its ring is round, "" if that
// cannot be pressed.
func hinted(tree *ui.Tree) (text, to string) {
	e, ring := tree.Find("lesson.text"), tree.Find("lesson.ring")
	if e == nil || ring == nil {
		return "", ""
	}
	for i := range tree.Elements {
		o := &tree.Elements[i]
		x, y := o.Rect.At(.5, .5)
		if o.ID != ring.ID && o.Label == ring.Label && x > ring.Rect.X && x < ring.Rect.X+ring.Rect.W && y > ring.Rect.Y && y < ring.Rect.Y+ring.Rect.H &&
			(o.Role == ui.RoleButton || o.Role == ui.RoleTarget) && o.Pressable() && tree.Reachable(o) {
			return e.Label, o.ID
		}
	}
	return e.Label, ""
}
