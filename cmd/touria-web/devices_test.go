//go:build whole && !js

package main

import (
	"context"
	"encoding/json"
	"fmt"
	"math"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"touria.games/touria/cmd/touria-desktop/drive"
)

// A new player's first game is played on a phone with one finger, and with a gamepad alone: from the title to
// some decisions, another game from shortly before its end, its replay and back. The browser makes the touches as
// a screen does; the gamepad is an object in the page, in place of the browser's own.
func TestOneDevice(t *testing.T) {
	p := game(t)
	day, _ := finished(t)
	for name, prepare := range map[string]func(*tab) func(drive.Screen, drive.Element){"touch": withFinger, "gamepad": withPad} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			b := openSmall(t, browser(t), host(t, p), sameLot)
			b.untilScreen("the title", has("title.touria.play"))
			h := &drive.Hands{T: t, See: b.screen, Press: prepare(b), Shot: func(name string) { b.colours(t.Name()[len("TestOneDevice/"):] + "-" + name) }}
			h.Follow("title.touria.play", "the opening", is("opening"))
			h.Follow("opening.skip", "the table", is("table"))
			h.Until("the first decision", func(s drive.Screen) bool { return s.Enabled("table.herald") })
			for range 3 { // as fast as it goes
				s := h.See()
				speed, _ := s.Find("table.speed")
				h.Follow("table.speed", "another speed", func(s drive.Screen) bool {
					now, ok := s.Find("table.speed")
					return ok && now.Value != speed.Value
				})
			}
			b.advised(h, "some decisions", func(drive.Screen) bool { return b.decisions("S") > 5 })

			b.drop("game.touria", nearlyOver(day, 7))
			h.Follow("dialog.open", "the other game", func(s drive.Screen) bool { return s.Scene == "table" && b.decisions("N") > 50 })
			b.advised(h, "the end", is("end"))
			h.Shot("end")

			h.Follow("end.replay", "the replay", func(s drive.Screen) bool { return s.Enabled("replay.step.on") })
			for _, id := range []string{"replay.step.on", "replay.step.on", "replay.step.back", "replay.turn.on", "replay.turn.on"} {
				was, _ := h.See().Find("replay.time")
				told, _ := h.See().Find("replay.told")
				h.Follow(id, "another moment", func(s drive.Screen) bool {
					now, ok := s.Find("replay.time")
					tells, _ := s.Find("replay.told")
					return ok && (now.Label != was.Label || tells.Label != told.Label)
				})
			}
			h.Shot("replay")
			h.Follow("replay.summary", "the summary", is("end"))
			h.Follow("end.leave", "the title", is("title"))
			if s := h.See(); s.Has("title.touria.continue") {
				t.Errorf("a game that is over can be continued: %v", s)
			}
			t.Logf("%d presses, %d of them twice", h.Presses, h.Tries)
			if faults := b.errors(); len(faults) > 0 {
				t.Errorf("the page reports %q", faults)
			}
		})
	}
}

// Who has only fingers sees no signs of keys, whatever they type on the screen; a key shows them.
func TestFingersSeeNoKeys(t *testing.T) {
	t.Parallel()
	b := openSmall(t, browser(t), host(t, game(t)), instantly)
	tap := withFinger(b)
	h := &drive.Hands{T: t, See: b.screen, Press: tap}
	h.Follow("title.grimoria.new", "the set-up", has("setup.1.name"))
	h.Follow("setup.1.name", "the field", func(drive.Screen) bool { return b.text("document.activeElement.id") == "setup.1.name" })
	b.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, input.InsertText, input.InsertTextParams{Text: "Zo"})
		return err
	}))
	b.untilScreen("the name", func(s drive.Screen) bool {
		e, _ := s.Find("setup.1.name")
		return strings.Contains(e.Value, "Zo")
	})
	const caps = "JSON.parse(touriaElements).elements.filter(e => e.cap).length"
	if n := b.text(caps); n != "0" {
		t.Errorf("a phone shows the signs of %s keys", n)
	}
	b.do(chromedp.KeyEvent("\t"))
	b.until(caps+" > 0", "true")
}

// advised plays as the herald advises until the screen meets a condition. Presses rest after each change (M7).
func (b *tab) advised(h *drive.Hands, what string, done func(drive.Screen) bool) {
	b.t.Helper()
	const rest, again = 450 * time.Millisecond, 3 * time.Second
	var seen, before string
	var changed, pressed time.Time
	b.untilScreen(what, func(s drive.Screen) bool {
		if done(s) {
			return true
		}
		s.Focus = "" // which moves on the way to what is pressed
		if now := s.String(); now != seen {
			seen, changed = now, time.Now()
		}
		for _, id := range []string{"curtain.ready", "dialog.ok", "finale.skip", "table.herald.do", "table.herald"} {
			e, ok := s.Find(id)
			if !ok || !e.Enabled || id == "table.herald" && (e.Checked || len(s.Below("table.herald.")) > 0) {
				continue
			}
			wait := rest
			if seen == before {
				wait = again
			}
			if time.Since(changed) > rest && time.Since(pressed) > wait {
				before, pressed = seen, time.Now()
				h.Press(b.screen(), e)
				h.Presses++
			}
			break
		}
		return false
	})
}

// sameLot replaces the browser's random numbers, so that every run plays the same game.
const sameLot = `(() => {
	let state = 7;
	crypto.getRandomValues = (a) => a.map((_, i) => (a[i] = (state = (state * 69069 + 1) >>> 0) >>> 24));
	return "there";
})()`

// rest waits until the page has drawn some frames: by then it has taken notice of the device, and
// shows what that has led to.
func (b *tab) rest() {
	b.t.Helper()
	time.Sleep(hold)
	b.frames(2)
}

// withFinger makes the page a phone's, and presses with a finger.
func withFinger(b *tab) func(drive.Screen, drive.Element) {
	b.do(chromedp.EmulateViewport(844, 390, chromedp.EmulateTouch, chromedp.EmulateMobile))
	touch := func(kind input.DispatchTouchEventType, at ...*input.TouchPoint) {
		b.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
			_, err := cdp.Call(ctx, t, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: kind, TouchPoints: append([]*input.TouchPoint{}, at...)})
			return err
		}))
	}
	return func(_ drive.Screen, e drive.Element) {
		x, y := e.Centre()
		touch(input.DispatchTouchEventTypeTouchStart, &input.TouchPoint{X: x, Y: y})
		b.rest()
		touch(input.DispatchTouchEventTypeTouchEnd)
	}
}

// padButtons are the numbers of the standard gamepad's buttons.
var padButtons = map[string]int{"A": 0, "X": 2, "RB": 5, "RT": 7, "up": 12, "down": 13, "left": 14, "right": 15}

// withPad gives the page a gamepad, and presses with it: X asks the herald, RT
// changes the speed, RB goes on by a turn, A takes, and the cross moves the focus.
func withPad(b *tab) func(drive.Screen, drive.Element) {
	b.text(`(() => {
	const button = () => ({pressed: false, touched: false, value: 0});
	globalThis.pad = {id: "a pad", index: 0, connected: true, mapping: "standard", timestamp: 0, axes: [0, 0, 0, 0], buttons: Array.from({length: 17}, button)};
	Object.defineProperty(navigator, "getGamepads", {value: () => [globalThis.pad]});
	return "there";
})()`)
	push := func(name string) {
		set := func(down bool, value int) {
			b.text(fmt.Sprintf("Object.assign(pad.buttons[%d], {pressed: %t, touched: %t, value: %d}).value", padButtons[name], down, down, value))
		}
		set(true, 1)
		b.rest()
		set(false, 0)
		b.rest()
	}
	return func(s drive.Screen, e drive.Element) {
		switch e.ID {
		case "table.speed":
			push("RT")
			return
		case "replay.turn.on":
			push("RB")
			return
		case "table.herald":
			confirm, ok := s.Find("table.confirm")
			if !s.Has("table.route.0") || !ok || !confirm.Enabled {
				push("X")
				return
			}
			e = confirm // X goes to the next way: take the one there is
		}
		cross, pushed := compass{}, []string(nil)
		for n := range 120 {
			if n%40 == 39 { // a push that a busy page did not show in time counts as one that leads nowhere
				clear(cross)
			}
			now := b.screen()
			switch {
			case now.Focus == e.ID, now.Focus == "" && (e.ID == "table.herald.do" || e.ID == "table.confirm"):
				push("A")
				return
			case !now.Enabled(e.ID):
				return // the screen has changed
			}
			way := cross.towards(now, e)
			push(way)
			to := b.screen().Focus
			cross[step{now.Focus, way}] = to
			pushed = append(pushed, fmt.Sprintf("%s %s %s", now.Focus, way, to))
		}
		text, _ := json.Marshal(b.screen())
		b.t.Fatalf("the cross does not lead to %s: %q: %s", e.ID, pushed, text)
	}
}

// A step is a push of the cross while an element has the focus.
type step struct{ from, way string }

// A compass has where steps have led so far.
type compass map[step]string

// directions are the ways of the cross.
var directions = map[string][2]float64{"left": {-1, 0}, "right": {1, 0}, "up": {0, -1}, "down": {0, 1}}

// towards returns the way to an element, if it is known, otherwise the way to the untried step that
// promises to come nearest.
func (c compass) towards(s drive.Screen, to drive.Element) string {
	const reach = 60 // about how far a step leads
	x, y := to.Centre()
	type place struct {
		id, first string
		far       float64
	}
	best, least := "right", math.Inf(1)
	seen := map[string]bool{s.Focus: true}
	for queue := []place{{id: s.Focus}}; len(queue) > 0; queue = queue[1:] {
		at := queue[0]
		if at.id == to.ID {
			return at.first
		}
		e, ok := s.Find(at.id)
		if !ok {
			continue
		}
		ex, ey := e.Centre()
		for way, d := range directions {
			first := at.first
			if first == "" {
				first = way
			}
			if id, known := c[step{at.id, way}]; known {
				if !seen[id] {
					seen[id] = true
					queue = append(queue, place{id, first, at.far + reach})
				}
			} else if cost := at.far + math.Hypot(ex+reach*d[0]-x, ey+reach*d[1]-y); cost < least {
				best, least = first, cost
			}
		}
	}
	return best
}
