//go:build whole && linux

package e2e

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"touria.games/touria/cmd/touria-desktop/drive"
)

// reading is how long a newcomer reads a hint before acting on it.
const reading = 1500 * time.Millisecond

// TestFirstMinute plays a first game as a newcomer does who reads every hint and does what it
// points at, at normal speed and by mouse: the first turn is over within a minute of the first
// press, the second one soon after (docs/ux.md, M12). It logs the times.
func TestFirstMinute(t *testing.T) {
	path := program(t)
	desk := drive.NewDesk(t, 1280, 720)
	desk.Rest()
	p := desk.Start(t, path, "-save-dir", t.TempDir(), "-lang", "en", "-seed", "2024")
	p.UntilHas("title.touria.play")
	desk.UntilDrawn()
	hand := p.Hands(drive.WithMouse)
	desk.Shot("00-title")

	start := time.Now()
	shots := 0
	note := func(format string, args ...any) {
		shots++
		what := fmt.Sprintf(format, args...)
		t.Logf("%5.1f s  %s", time.Since(start).Seconds(), what)
		short := regexp.MustCompile(`[^a-z0-9]+`).ReplaceAllString(strings.ToLower(what), "-")
		desk.Shot(fmt.Sprintf("%02d-%s", shots, short[:min(len(short), 40)]))
	}
	see := hand.See
	hand.Press(see(), must(t, see(), "title.touria.play"))
	p.Until("the table", at("table"))
	note("the table")

	var first, second time.Duration // when the player's first and second turn were over
	hints, own := 0, 0
	last, turn, told := "", 0, time.Now()
	for second == 0 && time.Since(start) < 75*time.Second {
		s := see()
		if n, name := prompted(s); n != turn {
			turn = n
			note("turn %d: %s", n, name)
			if mine := strings.Contains(name, "Anna"); !mine && own == 1 && first == 0 {
				first = time.Since(start)
			} else if !mine && own == 2 {
				second = time.Since(start)
			} else if mine {
				own++
			}
		}
		text, to, asks := hinted(s)
		switch {
		case text == "": // what they have learned they do by themselves: the main button names the act
			e, ok := s.Find("table.confirm")
			if last != "" || !ok || !e.Enabled {
				last, told = "", time.Now()
			} else if time.Since(told) >= reading {
				note("press %s: %s", e.ID, e.Label)
				hand.Press(s, e)
				told = time.Now()
			}
		case text != last: // read it first
			last, told = text, time.Now()
			hints++
			note("hint: %s", text)
		case to.ID == "table.skip", time.Since(told) < reading: // a newcomer watches
		default:
			if !asks {
				to = must(t, s, "lesson.next")
			}
			note("press %s", to.ID)
			hand.Press(s, to)
			told = time.Now()
		}
		time.Sleep(50 * time.Millisecond)
	}
	if second == 0 {
		desk.Shot("late")
		t.Logf("it stays at %v", see())
	}
	t.Logf("the first turn took %.1f s, both %.1f s, with %d hints", first.Seconds(), second.Seconds(), hints)
	switch {
	case first == 0 || first > time.Minute:
		t.Errorf("the first turn is over after %v", first)
	case second == 0 || second > 2*time.Minute:
		t.Errorf("the second turn is over after %v", second)
	case hints < 4:
		t.Errorf("there are only %d hints", hints)
	}
}

// must finds an element that must be there.
func must(t *testing.T, s drive.Screen, id string) drive.Element {
	t.Helper()
	e, ok := s.Find(id)
	if !ok {
		t.Fatalf("no %s: %v", id, s)
	}
	return e
}

// prompted returns the number of the turn and the rest of the prompt.
func prompted(s drive.Screen) (turn int, text string) {
	e, _ := s.Find("table.prompt")
	m := regexp.MustCompile(`^Turn (\d+): (.*)`).FindStringSubmatch(e.Label)
	if m == nil {
		return 0, e.Label
	}
	turn, _ = strconv.Atoi(m[1])
	return turn, m[2]
}

// hinted returns the words of the hint on the screen, and the thing that its ring is round; asks is
// false if that cannot be pressed.
func hinted(s drive.Screen) (text string, to drive.Element, asks bool) {
	e, ok := s.Find("lesson.text")
	ring, there := s.Find("lesson.ring")
	if !ok || !there {
		return "", to, false
	}
	for _, o := range s.Elements {
		if x, y := o.Centre(); o.ID != ring.ID && o.Label == ring.Label && x > ring.Rect[0] && x < ring.Rect[0]+ring.Rect[2] && y > ring.Rect[1] && y < ring.Rect[1]+ring.Rect[3] &&
			(o.Role == "button" || o.Role == "target") && o.Enabled {
			return e.Label, o, true
		}
	}
	return e.Label, to, false
}
