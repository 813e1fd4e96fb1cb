//go:build whole && !js

package main

import (
	"fmt"
	"net/http"
	"path"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// The site in a folder of a plain file server, under the page's policy: nothing on the console,
// nothing wider than the window, every picture there, and the way into the game.
func TestAboutInBrowser(t *testing.T) {
	t.Parallel()
	ctx := browser(t)
	p := drawing(t, 1)
	if err := p.addAbout(edition{downloads: "https://example.org/1.2.3/{file}", version: "1.2.3"}); err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := p.write(path.Join(dir, "some", "folder")); err != nil {
		t.Fatal(err)
	}
	s := &site{files: http.FileServer(http.Dir(dir))}
	url := host(t, s) + "some/folder/about/"

	const languages = `Object.defineProperty(navigator, "languages", {value: [%q, "en"]})`
	for _, name := range []string{"", "de/touria.html", "fr/grimoria.html"} {
		b := open(t, ctx, url+name, fmt.Sprintf(languages, "tlh"))
		b.until("document.readyState", "complete")
		for _, size := range [][2]int{{1280, 720}, {844, 390}, {390, 844}, {320, 568}} {
			b.do(chromedp.EmulateViewport(int64(size[0]), int64(size[1])))
			b.until("innerWidth", fmt.Sprint(size[0]))
			shot := fmt.Sprintf("about-%s-%dx%d", strings.NewReplacer("/", "-", ".html", "").Replace(name), size[0], size[1])
			b.colours(shot)
			if wide := b.text("document.documentElement.scrollWidth"); wide != fmt.Sprint(size[0]) {
				t.Errorf("%s is %s pixels wide", shot, wide)
			}
			if got := b.text(`[...document.querySelectorAll("a, label")].filter(e => e.getClientRects().length && !e.closest("p:not(.go), li li, .skip") && e.getBoundingClientRect().height < 24).length`); got != "0" {
				t.Errorf("%s has %s targets that are hard to hit", shot, got)
			}
		}
		// Pictures below come when they are scrolled to.
		b.text(`document.querySelectorAll("img").forEach(i => { i.loading = "eager" })`)
		b.until(`[...document.querySelectorAll("img")].every(i => i.complete && i.naturalWidth)`, "true")
		b.until("document.activeElement.tagName", "BODY")
		b.silent()
	}

	b := open(t, ctx, url, fmt.Sprintf(languages, "de-AT"))
	b.until("location.pathname", "/some/folder/about/de/")
	b.until("document.documentElement.lang", "de")
	b.text(`document.querySelector("a.play").click()`)
	b.until("location.pathname", "/some/folder/")
	b.until(hidden, "true")
	b.silent()
}
