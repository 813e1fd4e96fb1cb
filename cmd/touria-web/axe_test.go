//go:build whole && !js

package main

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"touria.games/touria/cmd/touria-desktop/drive"
)

// barriers reports what axe-core finds in the page but for its canvas, the picture of it all. The colours of the
// mirror are not seen.
func (b *tab) barriers(where string) {
	b.t.Helper()
	b.text(`(delete globalThis.found, axe.run({exclude: ["canvas"]}, {resultTypes: ["violations"], rules: {"color-contrast": {enabled: false}}}).then(
		r => { globalThis.found = r.violations.map(v => v.id + ": " + v.help + ": " + v.nodes.map(n => n.html).slice(0, 3).join(" ")).join("\n"); },
		e => { globalThis.found = String(e); }), "")`)
	b.until("typeof found", "string")
	if found := b.text("found"); found != "" {
		b.t.Errorf("%s: %s", where, found)
	}
}

// TestAxe runs axe-core on every screen's mirror: the title and what it leads to, and both tables with theirs.
// TOURIA_AXE names axe-core's script.
func TestAxe(t *testing.T) {
	t.Parallel()
	script, err := os.ReadFile(os.Getenv("TOURIA_AXE"))
	if err != nil {
		t.Fatal("install axe-core (npm install axe-core@4.14.1) and let TOURIA_AXE name its axe.min.js: ", err)
	}
	b := openSmall(t, browser(t), host(t, game(t)), instantly)
	atTitle := func() {
		t.Helper()
		b.untilScreen("the title", func(s drive.Screen) bool { return s.Has("title.touria.play") || s.Has("title.touria.continue") })
		b.until(hidden, "true")
		b.text("(() => {" + string(script) + "\nreturn ''; })()")
	}
	atTitle()
	seen := map[string]bool{} // what has been opened by id
	var looked []string
	look := func(where string) {
		t.Helper()
		looked = append(looked, where)
		b.frames(3) // by then the page is the mirror of what is seen
		b.barriers(where)
		b.placed(where)
	}
	// ids returns the controls that can be pressed now.
	ids := func() (list []string) {
		text := b.text(`JSON.stringify([...document.querySelectorAll("#mirror button, #mirror [role=tab], #mirror [role=radio]")].filter(e => !e.closest("[inert]") && !e.hasAttribute("aria-disabled")).map(e => e.id))`)
		if err := json.Unmarshal([]byte(text), &list); err != nil {
			t.Fatal(err)
		}
		return list
	}
	press := func(id string) {
		b.text(fmt.Sprintf(`document.getElementById(%q)?.click()`, id))
		b.frames(3)
	}
	const screenState = `JSON.parse(touriaElements).scene + " " + [...document.querySelectorAll("#mirror [role=dialog]:not([inert])")].map(e => e.id).join()`
	// visit opens what the controls lead to whose names begin so, and goes back.
	visit := func(prefix string, not ...string) {
		t.Helper()
		home := b.text(screenState)
		for _, id := range ids() {
			if !strings.HasPrefix(id, prefix) || seen[id] || slices.Contains(not, id) {
				continue
			}
			seen[id] = true
			press(id)
			b.until(fmt.Sprintf("%s != %q", screenState, home), "true")
			look(id)
			for _, page := range ids() {
				if strings.Contains(page, ".page.") || strings.Contains(page, ".tab.") {
					press(page)
					look(page)
				}
			}
			b.back(screenState, home)
		}
	}
	look("title")
	visit("title.", "title.sound", "title.touria.play", "title.grimoria.play", "title.touria.continue", "title.grimoria.continue")
	b.clickID("title.riddles")
	grade, wrong, right := spell(t)
	b.clickID("riddles.grimoria")
	b.clickID(fmt.Sprintf("riddles.%d.play", grade)) // at once
	for _, id := range []string{wrong, right} {
		b.untilScreen("a question of Grimoria", has("dialog.ok"))
		look("a question of Grimoria")
		b.clickID("dialog.ok")
		b.untilScreen("a riddle of Grimoria", has(id))
		look("a riddle of Grimoria")
		s := b.turn(id)
		title, _ := s.Find("dialog.title")
		look(title.Label)
		if s.Has("riddle.show") == (id == right) {
			t.Errorf("%s of grade %d is called %q", id, grade, title.Label)
		}
		if id == wrong {
			b.clickID("riddle.again")
		}
	}
	b.clickID("riddle.leave")
	b.clickID("riddles.touria")
	b.solve("touria", 1, look)
	b.clickID("riddle.leave")
	b.clickID("riddles.done")
	for _, game := range []string{"touria", "grimoria"} {
		b.clickID("title." + game + ".play")
		b.until(`document.querySelector("#mirror\\.prompt p") !== null`, "true")
		look(game)
		clear(seen) // both games' pages have the same names
		for _, id := range []string{"table.rules", "table.log"} {
			visit(id)
		}
		b.clickID("table.menu")
		b.until(`document.getElementById("pause.resume") !== null`, "true")
		look(game + "'s menu")
		visit("pause.", "pause.resume", "pause.speed", "pause.hints", "pause.leave", "pause.photo")
		b.do(chromedp.Reload())
		atTitle()
	}
	if t.Logf("%q", looked); len(looked) < 40 {
		t.Errorf("axe-core has looked at %d screens, and there are more", len(looked))
	}
}
