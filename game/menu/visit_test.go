package menu_test

import (
	"errors"
	"strings"
	"testing"

	"touria.games/touria/game/ui"
	"touria.games/touria/game/ui/uitest"
)

// Whether there is a newer version is asked only by the player's browser, when the player wants it: a button of the
// settings leads to the site's page in the player's language, and names its address if no browser starts.
func TestNewsAreALink(t *testing.T) {
	asked := ""
	var refused error
	cfg := ui.Config{Games: []ui.Game{uitest.Number{}}, Site: "https://example.org/touria/", Visit: func(address string) error {
		asked = address
		return refused
	}}
	open := func(cfg ui.Config) *ui.App {
		a := uitest.App(cfg)
		uitest.Press(t, a, "title.settings", "settings.page.about")
		return a
	}
	a := open(cfg)
	if asked != "" {
		t.Fatalf("%q is asked before anybody wants it", asked)
	}
	a.Words().Use("de")
	a.Changed()
	uitest.Press(t, a, "settings.news")
	if asked != "https://example.org/touria/about/de/#downloads" {
		t.Errorf("it leads to %q", asked)
	}
	refused = errors.New("no browser")
	uitest.Press(t, a, "settings.news")
	if e := a.Tree().Find("dialog.text"); e == nil || !strings.Contains(e.Label, cfg.Site) {
		t.Errorf("without a browser the player is told %+v", e)
	}
	cfg.Site = ""
	if open(cfg).Tree().Find("settings.news") != nil {
		t.Error("there is a link without an address")
	}
	cfg.Site, cfg.Visit = "https://example.org/touria/", nil
	if open(cfg).Tree().Find("settings.news") != nil {
		t.Error("there is a link on a page")
	}
}
