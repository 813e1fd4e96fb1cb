package drive

import (
	"slices"
	"strings"
	"testing"
	"time"
)

// Patience is how long to wait for the program before it counts as hanging. On a machine that does a
// lot besides, a scene can take a minute to come.
const Patience = 5 * time.Minute

// pace is the pause between two presses: a faster one decides nothing (ux.md, M7).
const pace = 450 * time.Millisecond

// Hands are a person with one device: what the person sees, and how they press an element.
type Hands struct {
	T     testing.TB
	See   func() Screen
	Press func(Screen, Element) // may give up when the screen changes meanwhile
	Shot  func(name string)     // keeps a picture of the screen
	// Presses counts the presses, Tries those of them that repeat one without effect.
	Presses, Tries int
}

// look is the time between two looks at the screen.
const look = 20 * time.Millisecond

// Until waits until the screen meets a condition.
func (h *Hands) Until(what string, ok func(Screen) bool) Screen {
	h.T.Helper()
	for late := time.Now().Add(Patience); ; time.Sleep(look) {
		s := h.See()
		if ok(s) {
			return s
		}
		if time.Now().After(late) {
			h.Shot("late")
			h.T.Fatalf("%s does not come: %v", what, s)
		}
	}
}

// again is how long to wait for the effect of a press before pressing again: on a busy machine a
// press can get lost. A scene may need seconds for its pictures, and a second press must not reach it.
const again = 8 * time.Second

// Follow presses an element until the screen meets a condition.
func (h *Hands) Follow(id string, what string, ok func(Screen) bool) Screen {
	h.T.Helper()
	var last time.Time
	return h.Until(what+" after "+id, func(s Screen) bool {
		if ok(s) {
			return true
		}
		if e, there := s.Find(id); there && e.Enabled && time.Since(last) > again {
			if !last.IsZero() {
				h.Tries++
			}
			h.Press(s, e)
			h.Presses++
			last = time.Now()
		}
		return false
	})
}

// WholeGame plays the first game of a new player, from the title to its end, looks at its replay
// and returns to the title. The herald advises what to do.
func (h *Hands) WholeGame() {
	h.T.Helper()
	at := func(scene string) func(Screen) bool { return func(s Screen) bool { return s.Scene == scene } }
	h.Until("the title", func(s Screen) bool { return s.Enabled("title.touria.play") })
	start := time.Now()
	h.Follow("title.touria.play", "the table", at("table"))
	h.Until("the first decision", func(s Screen) bool { _, ok := next(s); return ok })
	h.T.Logf("first decision after %.1f s and %d presses", time.Since(start).Seconds(), h.Presses)
	for range 3 { // as fast as it goes
		s := h.See()
		speed, _ := s.Find("table.speed")
		h.Follow("table.speed", "another speed", func(s Screen) bool {
			now, ok := s.Find("table.speed")
			return ok && now.Value != speed.Value
		})
	}
	h.playOn()
	h.T.Logf("the game is over after %.1f s and %d presses", time.Since(start).Seconds(), h.Presses)
	h.Shot("end")

	h.Follow("end.replay", "the replay", func(s Screen) bool { return s.Enabled("replay.step.on") })
	for _, id := range []string{"replay.step.on", "replay.step.on", "replay.step.back"} {
		was, _ := h.See().Find("replay.told")
		h.Follow(id, "another step", func(s Screen) bool {
			now, ok := s.Find("replay.told")
			return ok && now.Label != was.Label
		})
	}
	h.Shot("replay")
	turns := 0
	for ; h.See().Enabled("replay.turn.on"); turns++ {
		was, _ := h.See().Find("replay.time")
		h.Follow("replay.turn.on", "the next turn", func(s Screen) bool {
			now, ok := s.Find("replay.time")
			return ok && now.Label != was.Label || !s.Enabled("replay.turn.on")
		})
	}
	if turns < 5 {
		h.T.Errorf("the replay has %d turns", turns)
	}
	h.Follow("replay.summary", "the summary", at("end"))
	h.Follow("end.leave", "the title", at("title"))
	if s := h.See(); s.Has("title.touria.continue") {
		h.T.Errorf("a game that is over can be continued: %v", s)
	}
	h.T.Logf("back at the title after %.1f s and %d presses, %d of them twice", time.Since(start).Seconds(), h.Presses, h.Tries)
}

// playOn plays until the summary.
func (h *Hands) playOn() {
	h.T.Helper()
	var last, changed time.Time
	var before, seen Screen
	for ; ; time.Sleep(look) {
		s := h.See()
		if !same(seen, s) { // presses rest after each change
			seen, changed = s, time.Now()
		}
		switch {
		case s.Scene == "end":
			return
		case s.Scene == "crash" || time.Since(changed) > Patience:
			h.Shot("still")
			h.T.Fatalf("the game does not go on: %v", s)
		}
		e, ok := next(s)
		if !ok || time.Since(last) < pace || time.Since(changed) < pace {
			continue
		}
		if same(before, s) {
			if time.Since(last) < 4*pace {
				continue
			}
			h.Tries++
		}
		before = s
		h.Press(s, e)
		h.Presses++
		last = time.Now()
	}
}

// same reports whether two screens show the same, wherever the focus is.
func same(a, b Screen) bool {
	return a.Scene == b.Scene && slices.Equal(a.Elements, b.Elements)
}

// next returns the element that the herald's advice makes a person press next. ok is false while
// the person has to wait.
func next(s Screen) (e Element, ok bool) {
	for _, id := range []string{"curtain.ready", "dialog.ok", "finale.skip", "table.herald.do"} {
		if e, ok := s.Find(id); ok && e.Enabled {
			return e, true
		}
	}
	herald, ok := s.Find("table.herald")
	if !ok || !herald.Enabled || herald.Checked || slices.ContainsFunc(s.Elements, func(e Element) bool { return strings.HasPrefix(e.ID, "table.herald.") }) {
		return Element{}, false
	}
	return herald, true
}
