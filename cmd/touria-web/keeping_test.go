//go:build whole && !js

package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"touria.games/touria/cmd/touria-desktop/drive"
	night "touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/save"
	"touria.games/touria/game/store"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// served serves the game to a profile of its own.
func served(t *testing.T) (ctx context.Context, url string) {
	t.Helper()
	url = host(t, game(t))
	return browser(t), url
}

// replays returns a condition for screens: a game of Touria, or one of Grimoria, is shown again.
func replays(day bool) func(drive.Screen) bool {
	return func(s drive.Screen) bool {
		return s.Scene == "replay" && day == slices.ContainsFunc(s.Elements, func(e drive.Element) bool { return strings.HasPrefix(e.ID, "table.tower.") })
	}
}

// says waits until an element with such a text is there.
func (b *tab) says(id, text string) {
	b.t.Helper()
	b.untilScreen(text, func(s drive.Screen) bool {
		e, ok := s.Find(id)
		return ok && strings.Contains(e.Label, text)
	})
}

// decide makes a few decisions at the table.
func (b *tab) decide(n int) {
	b.t.Helper()
	player := drive.NewPlayer(1)
	for end := time.Now().Add(patience); b.decisions("S") < n; time.Sleep(pace) {
		if time.Now().After(end) {
			b.t.Fatalf("no decision was made: %v", b.screen())
		}
		if e, ok := player.Choose(b.screen()); ok {
			b.press(e)
		}
	}
}

// A second tab says that it does not save, and leaves alone what the first one has saved. When the
// first one is closed, it offers to save and goes on with its game.
func TestTwoTabs(t *testing.T) {
	t.Parallel()
	ctx, url := served(t)
	first := openSmall(t, ctx, url, instantly)
	first.follow("title.touria.play", "the table", is("table"))
	first.decide(1)
	before := first.saved()

	second := openSmall(t, ctx, url, instantly)
	second.says("dialog.text", "another window or tab")
	second.colours("second-tab")
	second.follow("dialog.ok", "the title", func(s drive.Screen) bool { return s.Has("title.touria.play") && !s.Has("dialog") })
	if second.screen().Has("title.touria.continue") {
		t.Error("the second tab has the first one's game")
	}
	second.follow("title.touria.play", "its table", is("table"))
	player := drive.NewPlayer(1)
	second.untilScreen("a decision", func(s drive.Screen) bool {
		if s.Enabled("table.undo") {
			return true
		}
		if e, ok := player.Choose(s); ok {
			second.press(e)
			time.Sleep(pace)
		}
		return false
	})
	if second.saved() != before {
		t.Error("the second tab has changed the first one's game")
	}
	if err := chromedp.Cancel(first.ctx); err != nil {
		t.Fatal(err)
	}
	second.untilScreen("the offer to save", has("dialog.restart"))
	second.colours("second-tab-free")
	second.follow("dialog.restart", "the table, loaded anew", func(s drive.Screen) bool { return s.Scene == "table" && !s.Has("dialog") })
	if now := second.saved(); now == before || now == "" {
		t.Error("the second tab does not save now")
	}
	if names := second.text(`Object.keys(localStorage).join(" ")`); !strings.Contains(names, "parked") {
		t.Errorf("the first tab's game is lost: %s", names)
	}
	if faults := second.errors(); len(faults) > 0 {
		t.Errorf("the page reports %q", faults)
	}
}

// downloads keeps in touriaKept what the page gives the player, by name, and in touriaCopied what it
// puts on the clipboard.
const downloads = `(() => {
	globalThis.touriaKept = {}
	let last
	URL.createObjectURL = file => { last = file; return "#" }
	HTMLAnchorElement.prototype.click = function () { const name = this.download; last.text().then(text => { touriaKept[name] = text }) }
	Object.defineProperty(navigator, "clipboard", {value: {
		writeText: async text => { globalThis.touriaCopied = text },
		readText: async () => globalThis.touriaCopied ?? "",
	}})
})()`

// The browser is asked to keep what is saved when somebody comes back to play: one that asks the player in turn does
// not disturb the first game.
func TestPersist(t *testing.T) {
	t.Parallel()
	ctx, url := served(t)
	b := openSmall(t, ctx, url, instantly, `globalThis.asked = 0; StorageManager.prototype.persist = async () => { asked++; return false }`)
	for visit, want := range []string{"0", "1"} {
		if visit > 0 {
			b.do(chromedp.Reload())
		}
		play := []string{"title.touria.play", "title.touria.continue"}[visit]
		b.untilScreen("the title", has(play))
		b.follow(play, "the table", is("table"))
		if visit > 0 {
			b.until("asked", want)
		}
		b.frames(60) // it looks every twenty ticks
		if got := b.text("asked"); got != want {
			t.Errorf("visit %d: asked %s times, want %s", visit, got, want)
		}
	}
	if faults := b.errors(); len(faults) > 0 {
		t.Errorf("the page reports %q", faults)
	}
}

// Where the browser blocks storage the player is told, can play, and gets the game as a file.
func TestStorageBlocked(t *testing.T) {
	t.Parallel()
	ctx, url := served(t)
	b := openSmall(t, ctx, url, downloads, `Object.defineProperty(globalThis, "localStorage", {get() { throw new DOMException("blocked", "SecurityError") }})`)
	b.says("dialog.text", "doesn’t let the game save")
	b.follow("dialog.ok", "the title", func(s drive.Screen) bool { return s.Has("title.grimoria.play") && !s.Has("dialog") })
	b.follow("title.grimoria.play", "the table", is("grimoria"))
	b.follow("table.menu", "the menu", has("pause.slots"))
	b.follow("pause.slots", "the slots", has("slots.file"))
	b.colours("slots-page")
	b.follow("slots.file", "the file", func(drive.Screen) bool { return b.text("Object.keys(touriaKept).join()") != "" })
	if text := b.text("Object.values(touriaKept)[0]"); !strings.HasPrefix(text, `{"record":"grimoria"`) {
		t.Errorf("the file is %.200q", text)
	}
	if faults := b.errors(); len(faults) > 0 {
		t.Errorf("the page reports %q", faults)
	}
}

// When the storage becomes full, what is stored stays, the player is told once and gets the game as a
// file; when there is room again, the game is saved.
func TestStorageFull(t *testing.T) {
	t.Parallel()
	ctx, url := served(t)
	b := openSmall(t, ctx, url, instantly, downloads, `(() => {
		const set = Storage.prototype.setItem
		Storage.prototype.setItem = function (k, v) {
			if (globalThis.full && k.includes("autosave")) { // settings are small
				globalThis.refused = true
				throw new DOMException("full", "QuotaExceededError")
			}
			set.call(this, k, v)
		}
	})()`)
	b.untilScreen("the title", has("title.touria.play"))
	b.follow("title.touria.play", "the table", is("table"))
	b.decide(1)
	b.text("globalThis.full = true")
	before := b.saved()
	player := drive.NewPlayer(1)
	var last string
	var pressed time.Time
	b.untilScreen("the message", func(s drive.Screen) bool {
		if s.Has("dialog.file") {
			return true
		}
		// Where frames are slow, what has come of the last press is not seen yet: another one might close the message.
		if now := fmt.Sprint(s); now == last && time.Since(pressed) < 5*time.Second || b.text("globalThis.refused") == "true" {
			return false
		}
		if e, ok := player.Choose(s); ok {
			last, pressed = fmt.Sprint(s), time.Now()
			b.press(e)
			time.Sleep(pace)
			b.frames(10) // a decision is saved by then
		}
		return false
	})
	b.says("dialog.text", "storage is full")
	b.colours("storage-full")
	if b.saved() != before || before == "" {
		t.Errorf("the saved game has changed:\n%s\nbefore\n%s", b.saved(), before)
	}
	b.follow("dialog.file", "the file", func(drive.Screen) bool { return b.text("Object.keys(touriaKept).join()") != "" })
	if text := b.text("Object.values(touriaKept)[0]"); !strings.HasPrefix(text, before) || len(text) <= len(before) {
		t.Errorf("the file does not go on where the saved game ends:\n%s\nsaved\n%s", text, before)
	}
	b.text("globalThis.full = false")
	b.decide(b.decisions("S") + 1)
	if now := b.saved(); !strings.HasPrefix(now, before) {
		t.Errorf("the game that is saved now is another one:\n%s\nbefore\n%s", now, before)
	}
}

// finished returns the records of a game of Touria and of one of Grimoria that are over.
func finished(t testing.TB) (day, dark []byte) {
	t.Helper()
	cfg := session.Config{Start: rules.S, Seed: "5", Players: []session.Player{{Seat: rules.S, Name: "Zoë", Level: "greedy"}, {Seat: rules.N, Name: "Bruno", Crest: 1, Level: "greedy"}}}
	s, err := session.New(cfg, session.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for !s.Over() {
		for !s.Think(100) {
		}
		if _, err := s.PlayBot(); err != nil {
			t.Fatal(err)
		}
	}
	g, err := night.New(night.Config{Seed: "5", Players: []night.Player{{Name: "Anna", Level: "greedy"}, {Name: "Bo", Crest: 1, Level: "greedy"}}}, night.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for !g.Over() {
		for !g.Think(100) {
		}
		if _, err := g.PlayBot(); err != nil {
			t.Fatal(err)
		}
	}
	return s.Record(), g.Record()
}

// nearlyOver returns the record of a game with so many decisions fewer of the first player, who is a person now
// and decides next.
func nearlyOver(record []byte, less int) []byte {
	lines := slices.Collect(bytes.Lines(record))
	_, seat, _ := bytes.Cut(lines[0], []byte(`"players":[{"seat":"`))
	seat, _, _ = bytes.Cut(seat, []byte(`"`))
	mine := []byte(`"seat":"` + string(seat) + `","do":`)
	last := len(lines)
	for less > 0 {
		last--
		if bytes.Contains(lines[last], mine) {
			less--
		}
	}
	lines[0] = bytes.Replace(lines[0], []byte(`"kind":"bot","level":"greedy"`), []byte(`"kind":"human"`), 1)
	return bytes.Join(lines[:last], nil)
}

// drop drops a file on the page, as a person does who drags it there.
func (b *tab) drop(name string, text []byte) {
	b.t.Helper()
	b.text(`(() => {
	const data = new DataTransfer()
	data.items.add(new File([` + quoted(text) + `], ` + quoted([]byte(name)) + `))
	document.querySelector("canvas").dispatchEvent(new DragEvent("drop", {dataTransfer: data, bubbles: true, cancelable: true}))
	return ""
})()`)
}

// quoted writes a text as JavaScript.
func quoted(text []byte) string {
	q, _ := json.Marshal(string(text)) // never fails
	return string(q)
}

// Files, codes and links of both games go from the desktop to the page and back.
func TestFilesCodesLinks(t *testing.T) {
	t.Parallel()
	day, dark := finished(t)
	rule := touria.NewRules(touria.DefaultBoard())
	days, darks := save.New(store.NewMemory(), session.Saves(func() *touria.Rules { return rule })), save.New(store.NewMemory(), night.Saves())
	link, err := days.EncodeLink(day)
	if err != nil {
		t.Fatal(err)
	}
	darkLink, err := darks.EncodeLink(dark)
	if err != nil {
		t.Fatal(err)
	}
	code, err := darks.Encode(dark)
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("links of %d and %d letters", len(link), len(darkLink))
	if len(link) > 300 || len(darkLink) > 300 {
		t.Errorf("links of %d and %d letters, more than 300", len(link), len(darkLink))
	}
	ctx, url := served(t)

	// A link opens the replay, another one in its place, too, and a damaged one says so.
	b := openSmall(t, ctx, url+"#g="+link, instantly, downloads)
	b.untilScreen("the replay of the link", replays(true))
	b.colours("link-replay")
	b.text(`location.hash = "g=` + darkLink + `"`)
	b.untilScreen("the replay of Grimoria", replays(false))
	b.text(`location.hash = "g=` + link[:40] + `"`)
	b.says("dialog.text", "link is damaged")
	b.colours("link-damaged")
	b.text(`location.hash = "elsewhere"`)

	// A file of the desktop is dropped, chosen and kept.
	b.do(chromedp.Navigate(url + "?"))
	b.untilScreen("the title", has("title.touria.play"))
	b.drop("game.touria", day)
	b.untilScreen("the replay of the file", replays(true))
	b.back("JSON.parse(touriaElements).scene", "title")
	b.drop("nonsense.touria", []byte("nonsense"))
	b.says("dialog.text", "nonsense.touria")
	b.follow("dialog.ok", "the title", func(s drive.Screen) bool { return s.Has("title.chronicles") && !s.Has("dialog") })
	b.text(`HTMLInputElement.prototype.click = function () {
		const data = new DataTransfer()
		data.items.add(new File([` + quoted(dark) + `], "my.grimoria"))
		this.files = data.files
		setTimeout(() => this.dispatchEvent(new Event("change")))
	}`)
	b.follow("title.chronicles", "the list of games", has("chronicles.code"))
	b.follow("chronicles.code", "the entry", has("entry.file"))
	b.colours("code-or-file")
	b.follow("entry.file", "the replay of the chosen file", replays(false))
	b.back("JSON.parse(touriaElements).scene", "title")

	// A code of the desktop is pasted.
	b.text(`(() => {
		const data = new DataTransfer()
		data.setData("text/plain", "` + code + `")
		document.querySelector("canvas").dispatchEvent(new ClipboardEvent("paste", {clipboardData: data, bubbles: true}))
		return ""
	})()`)
	b.untilScreen("the entry", func(s drive.Screen) bool { e, _ := s.Find("entry.code"); return e.Value == code })
	b.follow("entry.open", "the replay of the code", replays(false))

	// The page's own files, codes and links are those of the desktop.
	b.text(`localStorage.setItem("touria.v1.saves.finished-20261124T101500000Z-1.touria", ` + quoted(day) + `)`)
	b.do(chromedp.Reload())
	b.untilScreen("the title", has("title.touria.play"))
	b.follow("title.chronicles", "the list of games", has("chronicles.game.0"))
	b.follow("chronicles.game.0", "the game", has("kept.link"))
	b.colours("kept-menu")
	b.follow("kept.link", "the link", func(drive.Screen) bool { return b.text("globalThis.touriaCopied ?? ''") != "" })
	if got, want := b.text("touriaCopied"), b.text("location.href.split('#')[0]")+"#g="+link; got != want {
		t.Errorf("the link is %s, want %s", got, want)
	}
	b.follow("kept.file", "the file", func(drive.Screen) bool { return b.text("Object.keys(touriaKept).join()") != "" })
	if got := b.text("Object.values(touriaKept)[0]"); got != string(day) {
		t.Errorf("the file is not the desktop's: %.300s", got)
	}
	b.follow("kept.code", "the code", has("code.copy"))
	b.text("delete globalThis.touriaCopied")
	b.follow("code.copy", "the copied code", func(drive.Screen) bool { return b.text("globalThis.touriaCopied ?? ''") != "" })
	if back, err := days.Decode(b.text("touriaCopied")); err != nil || string(back) != string(day) {
		t.Errorf("the code is not the desktop's: %v", err)
	}

	// A dare of the desktop is accepted, and its deal played.
	_, dare, err := days.EncodeDare([]byte(strings.Replace(string(day), `"kind":"bot"`, `"kind":"human"`, 1)))
	if err != nil {
		t.Fatal(err)
	}
	b.do(chromedp.Navigate(url + "?dared#g=" + dare))
	b.untilScreen("the dare", has("dare.play"))
	b.colours("dare")
	b.follow("dare.play", "the table of the dare", func(s drive.Screen) bool { return s.Scene != "title" && !s.Has("dare.play") })
	if faults := b.errors(); len(faults) > 0 {
		t.Errorf("the page reports %q", faults)
	}
}

// When the graphics are lost, the game goes on at the table. A hidden page shows nothing of what one
// of several people may see, and a curtain when it is back.
func TestLostAndHidden(t *testing.T) {
	t.Parallel()
	ctx, url := served(t)
	b := openSmall(t, ctx, url, instantly)
	b.untilScreen("the title", has("title.touria.play"))
	b.follow("title.touria.play", "the table", is("table"))
	b.decide(1)
	b.text("globalThis.touriaElements = '{}', globalThis.old = true")
	b.text(`document.querySelector("canvas").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext()`)
	b.until("globalThis.old ?? false", "false")
	b.untilScreen("the table, loaded anew", func(s drive.Screen) bool { return s.Scene == "table" && !s.Has("dialog") })
	if b.decisions("S") < 1 {
		t.Error("the game has begun anew")
	}

	// Several people.
	cfg := session.Config{Start: rules.S, Seed: "5", Players: []session.Player{{Seat: rules.S, Name: "Anna"}, {Seat: rules.N, Name: "Bruno", Crest: 1}}}
	s, err := session.New(cfg, session.Options{})
	if err != nil {
		t.Fatal(err)
	}
	b.drop("two.touria", s.Record())
	b.follow("dialog.open", "the curtain", is("curtain"))
	b.frames(30) // a curtain ignores presses at first
	b.follow("curtain.ready", "the table", is("table"))
	visibility := func(hidden string) {
		b.text(`(Object.defineProperty(document, "hidden", {configurable: true, value: ` + hidden + `}), document.dispatchEvent(new Event("visibilitychange")))`)
	}
	const opacity = `document.querySelector("canvas").style.opacity`
	visibility("true")
	b.until(opacity, "0")
	visibility("false")
	b.untilScreen("the curtain", is("curtain"))
	b.until(opacity, "")
	if faults := b.errors(); len(faults) > 0 {
		t.Errorf("the page reports %q", faults)
	}
}

// The picture is as fine as the screen when that changes, and clear of a phone's edges.
func TestDensityAndEdges(t *testing.T) {
	t.Parallel()
	ctx, url := served(t)
	b := open(t, ctx, url, instantly)
	b.untilScreen("the title", has("title.touria.play"))
	const size = `(c => c.width + " " + c.height)(document.querySelector("canvas"))`
	b.until(size, "1280 720")
	b.do(chromedp.EmulateViewport(853, 480, chromedp.EmulateScale(1.5)))
	b.until(size, "1279 720")
	b.do(chromedp.EmulateViewport(844, 390, chromedp.EmulateScale(2)))
	b.until(size, "1688 780")
	left := func(x float64) {
		b.t.Helper()
		b.untilScreen(fmt.Sprint("a button at ", x), func(s drive.Screen) bool {
			e, ok := s.Find("title.sound")
			return ok && e.Rect[0] >= x && e.Rect[0] < x+30
		})
	}
	left(0)
	edges := func(left, bottom int64) {
		b.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
			_, err := cdp.Call(ctx, t, emulation.SetSafeAreaInsetsOverride, emulation.SetSafeAreaInsetsOverrideParams{
				Insets: &emulation.SafeAreaInsets{Left: &left, Bottom: &bottom}})
			return err
		}))
	}
	edges(59, 21)
	left(59)
	b.colours("edges")
	edges(0, 0)
	left(0)
	if faults := b.errors(); len(faults) > 0 {
		t.Errorf("the page reports %q", faults)
	}
}
