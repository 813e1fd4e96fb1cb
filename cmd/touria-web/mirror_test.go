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
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"touria.games/touria/cmd/touria-desktop/drive"
)

// controls returns the elements that the page offers to screen readers, from the page alone.
func (b *tab) controls() (s drive.Screen) {
	b.t.Helper()
	text := b.text(`JSON.stringify([...document.querySelectorAll("#mirror button")].filter(e => !e.closest("[inert]")).map(e => ({
		id: e.id, role: "button", label: e.textContent, enabled: !e.hasAttribute("aria-disabled"),
		checked: e.getAttribute("aria-pressed") == "true"})))`)
	if err := json.Unmarshal([]byte(text), &s.Elements); err != nil {
		b.t.Fatal(err)
	}
	// Who chooses at random must know what can be chosen; a person hears it.
	shown := b.screen()
	for i := range s.Elements {
		if e, ok := shown.Find(s.Elements[i].ID); ok {
			s.Elements[i].Role = e.Role
		}
	}
	return s
}

// click presses a control as a screen reader does, by its name.
func (b *tab) click(name string) {
	b.t.Helper()
	quoted, _ := json.Marshal(name)
	b.text(fmt.Sprintf(`[...document.querySelectorAll("#mirror button")].find(e => e.textContent == %s && !e.closest("[inert]"))?.click()`, quoted))
}

// clickID presses the control of an id once it is there.
func (b *tab) clickID(id string) {
	b.t.Helper()
	b.until(fmt.Sprintf(`(document.getElementById(%q)?.click(), document.getElementById(%[1]q) !== null)`, id), "true")
}

// listen plays by the page alone until so much has been said of what has happened. It returns that.
func (b *tab) listen(who drive.Chooser, lines int) (said []string) {
	b.t.Helper()
	b.playUntil(who, fmt.Sprintf(`document.querySelectorAll("#mirror\\.news p").length >= %d`, lines))
	text := b.text(`JSON.stringify([...document.querySelectorAll("#mirror\\.news p")].map(p => p.textContent))`)
	if err := json.Unmarshal([]byte(text), &said); err != nil {
		b.t.Fatal(err)
	}
	return said
}

// playUntil plays by the page alone until an expression is true.
func (b *tab) playUntil(who drive.Chooser, expression string) {
	b.t.Helper()
	for end := time.Now().Add(patience); b.text(expression) != "true"; time.Sleep(pace / 4) {
		if time.Now().After(end) {
			b.colours("late")
			b.t.Fatalf("%s does not become true: %v", expression, b.controls())
		}
		s := b.controls()
		e, ok := who.Choose(s)
		if !ok { // a hint waits for somebody who listens until it has been read
			e, ok = s.Find("lesson")
		}
		if ok {
			b.click(e.Label)
		}
	}
}

// flaws returns what a screen reader would stumble over: elements without a name, two of one id, what
// can be reached but belongs to what lies below a window.
const flaws = `(() => {
	const found = [], ids = new Set();
	for (const e of document.querySelectorAll("#mirror, #mirror *")) {
		if (e.id && ids.has(e.id)) found.push("twice: " + e.id);
		ids.add(e.id);
		const name = e.getAttribute("aria-label") || e.textContent;
		if ((e.tabIndex >= 0 || ["dialog", "group", "progressbar"].includes(e.getAttribute("role"))) && !name) found.push("no name: " + e.id);
		if (e.matches("p[aria-label], div[aria-label]:not([role])")) found.push("a name without a role: " + e.id);
		if (e.matches("button button, button input")) found.push("a control in another one: " + e.id);
		if (e.matches("[style*=url]")) found.push("a picture: " + e.id);
	}
	return found.join("; ");
})()`

// misplaced returns the controls that the page has elsewhere, or in another size, than the picture.
func (b *tab) misplaced() (list []string) {
	b.t.Helper()
	var boxes map[string][4]float64
	text := b.text(`JSON.stringify(Object.fromEntries([...document.querySelectorAll("#mirror button, #mirror input")].map(e => {
		const r = e.getBoundingClientRect();
		return [e.id, [r.x, r.y, r.width, r.height]];
	})))`)
	if err := json.Unmarshal([]byte(text), &boxes); err != nil {
		b.t.Fatal(err)
	}
	for _, e := range b.screen().Elements {
		box, ok := boxes[e.ID]
		if !ok || e.Rect[2] == 0 {
			continue
		}
		for i := range box {
			if math.Abs(box[i]-e.Rect[i]) > 2 {
				list = append(list, fmt.Sprintf("%s is at %.0f, drawn at %.0f", e.ID, box, e.Rect))
				break
			}
		}
	}
	return list
}

// placed fails if the page's controls lie elsewhere than the picture's.
func (b *tab) placed(where string) {
	b.t.Helper()
	wrong := b.misplaced()
	for range 20 { // it may have moved between two looks
		if len(wrong) == 0 {
			return
		}
		b.frames(5)
		wrong = b.misplaced()
	}
	b.t.Errorf("%s: %s", where, strings.Join(wrong, "; "))
}

func (b *tab) flawless() {
	b.t.Helper()
	b.placed(b.screen().Scene)
	if found := b.text(flaws); found != "" {
		b.t.Errorf("on %s: %s", b.screen().Scene, found)
	}
}

// TestReader plays a game of each kind, from the title to its end and back, by what the page offers to
// screen readers, without a pointer.
func TestReader(t *testing.T) {
	p := game(t)
	for _, c := range []struct {
		game  string
		who   drive.Chooser
		lines int
	}{{"touria", drive.NewPlayer(1), 6}, {"grimoria", drive.NewWizard(3), 12}} {
		t.Run(c.game, func(t *testing.T) {
			t.Parallel()
			b := openSmall(t, browser(t), host(t, p), instantly)
			b.until(hidden, "true")
			b.flawless()
			b.clickID("title." + c.game + ".play")
			b.until(`document.querySelector("#mirror\\.prompt p") !== null`, "true")
			t.Logf("%q", b.listen(c.who, c.lines))
			b.playUntil(c.who, `[...document.querySelectorAll("#mirror button")].some(e => e.textContent == "Read the table" && !e.closest("[inert]"))`)
			b.flawless()
			b.text(`document.getElementById("mirror.answers").replaceChildren()`)
			for range 2 { // the same text is said again
				b.click("Read the table")
				time.Sleep(pace)
			}
			b.until(`(() => {
				const said = [...document.querySelectorAll("#mirror\\.answers p")].map(p => p.textContent);
				return said.length > 12 && said.some((text, i) => said.indexOf(text) != i);
			})()`, "true")
			b.click("Menu")
			b.until(`document.querySelector("#mirror [role=dialog][aria-modal=true]:not([inert])") !== null`, "true")
			b.until(`document.querySelector("#mirror [inert]") !== null`, "true")
			b.flawless()
			b.clickID("pause.resume")
			b.until(`document.querySelector("#mirror [inert]") === null`, "true")
			b.playUntil(c.who, `document.getElementById("end.leave") !== null`)
			b.flawless()
			b.clickID("end.leave")
			b.until(fmt.Sprintf(`document.getElementById("title.%s.play") !== null`, c.game), "true")
			if b.screen().Has("title." + c.game + ".continue") {
				t.Error("a game that is over can be continued")
			}
			if faults := b.errors(); len(faults) > 0 {
				t.Errorf("the page reports %q", faults)
			}
		})
	}
}

// Who listens plays on with Enter alone: the focus comes to whatever is asked, as often as it is, and waits meanwhile.
func TestFocusComesToTheQuestion(t *testing.T) {
	p := game(t)
	for _, game := range []string{"touria", "grimoria"} {
		t.Run(game, func(t *testing.T) {
			t.Parallel()
			b := openSmall(t, browser(t), host(t, p), instantly)
			play := "title." + game + ".play"
			b.untilScreen("the title", has(play))
			b.until(hidden, "true") // until then the page gives the focus to the picture
			b.text(fmt.Sprintf("document.getElementById(%q).focus()", play))
			for n := range 10 {
				b.do(chromedp.KeyEvent("\r"))
				time.Sleep(700 * time.Millisecond) // longer than presses are ignored after a question
				// A hint that the game waits for is asked about nothing but to be read.
				b.until(`document.getElementById("mirror.prompt")?.textContent || document.activeElement.id.startsWith("lesson") ? "asked" : "not yet"`, "asked")
				asked := b.text(`document.getElementById("mirror.prompt")?.textContent ?? "to read a hint"`)
				const at = `document.activeElement.tagName + " " + document.activeElement.id`
				for end := time.Now().Add(patience); ; time.Sleep(20 * time.Millisecond) {
					if at := b.text(at); strings.HasPrefix(at, "BUTTON table.") && at != "BUTTON table.menu" || strings.HasPrefix(at, "BUTTON lesson") {
						break
					}
					if time.Now().After(end) {
						t.Fatalf("after %d presses %q is asked with the focus on %s", n+1, asked, b.text(at))
					}
				}
			}
		})
	}
}

// TestFocusInDrawers opens and closes what lies upon a table by the keyboard: the browser's focus goes in with it, and
// comes back, and is never left on what takes no input.
func TestFocusInDrawers(t *testing.T) {
	t.Parallel()
	b := openSmall(t, browser(t), host(t, game(t)), instantly)
	b.until(hidden, "true")
	b.clickID("title.touria.play")
	b.until(`document.querySelector("#mirror\\.prompt p") !== null`, "true")
	const on = `(e => e.closest("#mirror") && !e.closest("[inert]") ? "on the page" : e.tagName + " " + e.id)(document.activeElement)`
	for _, id := range []string{"table.log", "table.menu", "table.log"} {
		b.text(fmt.Sprintf(`document.getElementById(%q).focus()`, id))
		b.until(`document.activeElement.id`, id)
		b.do(chromedp.KeyEvent("\r"))
		b.until(`document.querySelector("#mirror [inert]") !== null`, "true")
		b.until(on, "on the page")
		b.back(`document.querySelector("#mirror [inert]") === null`, "true")
		b.until(on, "on the page")
	}
}

// TestKeysOfBrowser: keys that the game has no use for, and those with Ctrl, Alt or Meta, are the
// browser's. Tab leads into the page and out of it, and the game's focus goes along.
func TestKeysOfBrowser(t *testing.T) {
	t.Parallel()
	b := openSmall(t, browser(t), host(t, game(t)))
	b.untilScreen("the title", func(s drive.Screen) bool { return s.Has("title.touria.play") })
	b.until("document.activeElement.tagName", "CANVAS")
	kept := func(init string) string {
		return b.text(fmt.Sprintf(`(() => {
			const down = new KeyboardEvent("keydown", {bubbles: true, cancelable: true, %s});
			const to = document.activeElement;
			to.dispatchEvent(down);
			to.dispatchEvent(new KeyboardEvent("keyup", {bubbles: true, cancelable: true, %[1]s}));
			return down.defaultPrevented;
		})()`, init))
	}
	for _, key := range []string{`key: "F5", code: "F5"`, `key: "F12", code: "F12"`, `key: "r", code: "KeyR", ctrlKey: true`, `key: "m", code: "KeyM", metaKey: true`,
		`key: "+", code: "Equal", ctrlKey: true`, `key: "-", code: "Minus", ctrlKey: true`, `key: "ArrowLeft", code: "ArrowLeft", altKey: true`,
		`key: "Tab", code: "Tab", shiftKey: true`, `key: "/", code: "Slash"`, `key: "Control", code: "ControlLeft", ctrlKey: true`} {
		if kept(key) != "false" {
			t.Errorf("the game keeps %s from the browser", key)
		}
	}
	for _, key := range []string{`key: "F9", code: "F9"`, `key: "F9", code: "F9"`, `key: "ArrowDown", code: "ArrowDown"`, `key: "m", code: "KeyM"`, `key: "m", code: "KeyM"`} {
		if kept(key) != "true" {
			t.Errorf("the browser gets %s", key)
		}
	}
	focus := func(where string) {
		t.Helper()
		b.until(`document.activeElement.id == JSON.parse(touriaElements).focus && document.activeElement.id != "" || document.activeElement.id`, where)
	}
	b.do(chromedp.KeyEvent("\t"))
	focus("true")
	first := b.text("document.activeElement.id")
	b.do(chromedp.KeyEvent("\t"))
	b.until(fmt.Sprintf("document.activeElement.id != %q", first), "true")
	focus("true")
	here := b.text("document.activeElement.id")
	if kept(`key: "ArrowDown", code: "ArrowDown"`) != "true" { // goes on to the game, which moves the focus
		t.Error("the browser gets the arrow keys in the page")
	}
	b.until(fmt.Sprintf("document.activeElement.id != %q", here), "true")
	focus("true")
	if kept(`key: "F5", code: "F5"`) != "false" || kept(`key: "ArrowLeft", code: "ArrowLeft", altKey: true`) != "false" || kept(`key: "Tab", code: "Tab"`) != "false" {
		t.Error("the page keeps keys from the browser")
	}
	// The last element's Tab leads out of the page.
	b.text(`[...document.querySelectorAll("#mirror [tabindex='0']")].at(-1).focus()`)
	if kept(`key: "Tab", code: "Tab"`) != "false" {
		t.Error("Tab does not lead out of the page")
	}
	// Enter presses what has the focus; the focus then follows the game's into the settings.
	b.text(`document.getElementById("title.settings").focus()`)
	b.until("JSON.parse(touriaElements).focus", "title.settings")
	b.do(chromedp.KeyEvent("\r"))
	b.untilScreen("the settings", func(s drive.Screen) bool { return s.Scene == "settings" })
	focus("true")

	// What the browser asks for counts at once.
	motion := func(want string) {
		t.Helper()
		b.until(`document.getElementById("settings.motion")?.getAttribute("aria-checked")`, want)
	}
	ask := func(features ...*emulation.MediaFeature) {
		b.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
			_, err := cdp.Call(ctx, t, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: features})
			return err
		}))
	}
	motion("true")
	ask(&emulation.MediaFeature{Name: "prefers-reduced-motion", Value: "no-preference"}, &emulation.MediaFeature{Name: "prefers-contrast", Value: "more"})
	motion("false")
	b.text(`document.getElementById("settings.page.look").click()`)
	b.until(`document.getElementById("settings.contrast")?.getAttribute("aria-checked")`, "true")
	if faults := b.errors(); len(faults) > 0 {
		t.Errorf("the page reports %q", faults)
	}
}

// TestTypingInBrowser types a name with letters that keyboards put together, in a real field.
func TestTypingInBrowser(t *testing.T) {
	t.Parallel()
	b := openSmall(t, browser(t), host(t, game(t)))
	b.untilScreen("the title", func(s drive.Screen) bool { return s.Has("title.grimoria.new") })
	b.text(`document.getElementById("title.grimoria.new").click()`)
	const field = `document.querySelector("#mirror input[type=text]")`
	b.until(field+" !== null", "true")
	id := b.text(field + ".id")
	s := b.untilScreen("the field", func(s drive.Screen) bool { return s.Has(id) })
	e := find(t, s, id)
	b.press(e) // the pointer reaches the field, not the picture
	b.until("document.activeElement.id", id)
	b.text(field + `.select()`)
	b.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, input.InsertText, input.InsertTextParams{Text: "Zoé Ñ"})
		return err
	}))
	b.untilScreen("the name", func(s drive.Screen) bool { e, _ := s.Find(id); return e.Value == "Zoé Ñ" })
	b.colours("typing")
	b.do(chromedp.KeyEvent("\r"))
	b.until("document.activeElement.tagName", "CANVAS")
	b.until(field+".value", "Zoé Ñ")
	if !strings.Contains(b.text("touriaElements"), "Zoé Ñ") {
		t.Error("the name is lost")
	}
	if faults := b.errors(); len(faults) > 0 {
		t.Errorf("the page reports %q", faults)
	}
}
