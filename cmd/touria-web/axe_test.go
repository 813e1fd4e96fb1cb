//go:build !js

package main

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

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
// It skips without axe-core's script, which TOURIA_AXE names, and fails with TOURIA_NEED_CHECKERS=1.
func TestAxe(t *testing.T) {
	p := game(t)
	path := os.Getenv("TOURIA_AXE")
	if path == "" && os.Getenv("TOURIA_NEED_CHECKERS") != "1" {
		t.Skip("TOURIA_AXE does not name axe-core's axe.min.js")
	}
	script, err := os.ReadFile(path)
	if err != nil {
		t.Fatal("axe-core cannot be read: ", err)
	}
	drive.Depend(t, "../..")
	b := open(t, browser(t), host(t, p))
	atTitle := func() {
		t.Helper()
		b.untilScreen("the title", func(s drive.Screen) bool { return s.Has("title.touria.play") })
		b.until(hidden, "true")
		b.text("(() => {" + string(script) + "\nreturn ''; })()")
	}
	atTitle()
	seen := map[string]bool{} // what has been opened by id
	var looked []string
	look := func(where string) {
		t.Helper()
		looked = append(looked, where)
		time.Sleep(pace)
		b.barriers(where)
	}
	// ids returns the controls that can be pressed now.
	ids := func() (list []string) {
		text := b.text(`JSON.stringify([...document.querySelectorAll("#mirror button, #mirror [role=tab], #mirror [role=radio]")].filter(e => !e.closest("[inert]") && !e.hasAttribute("aria-disabled")).map(e => e.id))`)
		if err := json.Unmarshal([]byte(text), &list); err != nil {
			t.Fatal(err)
		}
		return list
	}
	press := func(id string) { b.text(fmt.Sprintf(`document.getElementById(%q)?.click()`, id)); time.Sleep(pace) }
	state := func() string {
		return b.text(`JSON.parse(touriaElements).scene + " " + [...document.querySelectorAll("#mirror [role=dialog]:not([inert])")].map(e => e.id).join()`)
	}
	// visit opens what the controls lead to whose names begin so, and goes back.
	visit := func(prefix string, not ...string) {
		t.Helper()
		home := state()
		for _, id := range ids() {
			if !strings.HasPrefix(id, prefix) || seen[id] || slices.Contains(not, id) {
				continue
			}
			seen[id] = true
			press(id)
			for end := time.Now().Add(5 * time.Second); state() == home && time.Now().Before(end); {
				time.Sleep(pace) // its pictures come first
			}
			if state() == home {
				continue
			}
			look(id)
			for _, page := range ids() {
				if strings.Contains(page, ".page.") || strings.Contains(page, ".tab.") {
					press(page)
					look(page)
				}
			}
			for end := time.Now().Add(patience); state() != home; {
				if time.Now().After(end) {
					t.Fatalf("%s leads to %s, and not back to %s", id, state(), home)
				}
				b.do(chromedp.KeyEvent("\x1b"))
				time.Sleep(2 * pace)
			}
		}
	}
	look("title")
	visit("title.", "title.quit", "title.touria.play", "title.grimoria.play", "title.touria.continue", "title.grimoria.continue")
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
