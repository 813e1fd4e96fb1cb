//go:build whole && !js

package main

import (
	"context"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"touria.games/touria/assets/packs"
	"touria.games/touria/assets/pictures"
	"touria.games/touria/cmd/touria-desktop/drive"
)

// packed is the game as it is published, but quickly compressed, built once for all tests that play it.
var packed = sync.OnceValues(func() (pack, error) {
	p, err := build(context.Background(), testOutput{}, none, edition{})
	if err != nil {
		return nil, err
	}
	return p, p.compress(quick, userCache())
})

// testOutput drops what the build prints.
type testOutput struct{}

func (testOutput) Write(p []byte) (int, error) { return len(p), nil }

// game returns it.
func game(t testing.TB) pack {
	t.Helper()
	if t, ok := t.(*testing.T); ok {
		drive.Depend(t, "../..")
	}
	p, err := packed()
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// instantly runs before the page: it begins with the highest speed, unless the player has chosen one. Where
// storage is blocked it is as it is.
const instantly = `try { localStorage["` + settingsKey + `"] ??= '{"speed": 3}' } catch {}`

// is returns a condition for screens.
func is(scene string) func(drive.Screen) bool {
	return func(s drive.Screen) bool { return s.Scene == scene }
}

// has returns another one.
func has(id string) func(drive.Screen) bool {
	return func(s drive.Screen) bool { return s.Has(id) }
}

// screen returns the screen that the program shows, an empty one as long as the poster is before it.
func (b *tab) screen() drive.Screen {
	b.t.Helper()
	text := b.text("(" + hidden + " && globalThis.touriaElements) || '{}'")
	s, err := drive.ParseScreen([]byte(text))
	if err != nil {
		b.t.Fatal(err)
	}
	return s
}

// untilScreen waits for a screen.
func (b *tab) untilScreen(what string, ok func(drive.Screen) bool) drive.Screen {
	b.t.Helper()
	var s drive.Screen
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		if s = b.screen(); ok(s) {
			return s
		}
	}
	b.colours("late")
	b.t.Fatalf("%s does not come: %v\n%q", what, s, b.errors())
	return s
}

// hold is how long the button stays down: long enough for a page that draws slowly.
const hold = 60 * time.Millisecond

// follow presses an element until the wanted screen appears: on a busy machine a
// press can get lost.
func (b *tab) follow(id, what string, ok func(drive.Screen) bool) drive.Screen {
	b.t.Helper()
	var pressed time.Time
	return b.untilScreen(what, func(s drive.Screen) bool {
		if ok(s) {
			return true
		}
		if e, there := s.Find(id); there && e.Enabled && time.Since(pressed) > 5*time.Second {
			b.press(e)
			pressed = time.Now()
		}
		return false
	})
}

// pace is the pause between presses: without it the program sees a double click.
const pace = 300 * time.Millisecond

// press clicks on an element.
func (b *tab) press(e drive.Element) {
	b.t.Helper()
	x, y := e.Centre()
	b.do(chromedp.MouseEvent(chromedp.MouseMoved, x, y), chromedp.MouseEvent(chromedp.MousePressed, x, y, chromedp.ButtonLeft, chromedp.ClickCount(1)))
	time.Sleep(hold)
	b.do(chromedp.MouseEvent(chromedp.MouseReleased, x, y, chromedp.ButtonLeft, chromedp.ClickCount(1)))
}

// saved returns the record of the saved game.
func (b *tab) saved() string {
	b.t.Helper()
	return b.text("localStorage.getItem('touria.v1.state.autosave.touria') ?? ''")
}

// decisions returns the number of a seat's decisions in the saved game.
func (b *tab) decisions(seat string) (n int) {
	b.t.Helper()
	for line := range strings.Lines(b.saved()) {
		if strings.HasPrefix(line, `{"n":`) && strings.Contains(line, `"seat":"`+seat+`"`) {
			n++
		}
	}
	return n
}

// TestGameInBrowser is the smoke test of the browser version: the title appears, a
// game starts, a decision is made, a reload offers to continue, and the console has
// no errors. It runs in a browser that people use, where the others make do with a shell.
func TestGameInBrowser(t *testing.T) {
	t.Parallel()
	p := game(t)
	b := open(t, ownBrowser(t), host(t, p), instantly)
	title := b.untilScreen("the title", has("title.touria.play"))
	if title.Has("title.touria.continue") {
		t.Error("there is a game to continue, before the first one")
	}
	b.until(hidden, "true")
	b.until("document.activeElement.tagName", "CANVAS")
	if n := b.colours("web-title"); n < 100 {
		t.Errorf("the title has %d colours", n)
	}

	b.shrink("title.touria.play")

	// The browser asks for reduced motion, so scenery does not move.
	s := b.follow("title.settings", "the settings", func(s drive.Screen) bool { return s.Has("settings.motion") })
	if s.Has("settings.idle") {
		t.Error("the game does not heed prefers-reduced-motion")
	}
	b.follow("settings.done", "the title again", func(s drive.Screen) bool { return s.Has("title.touria.play") })

	b.follow("title.touria.new", "the set-up", is("setup"))
	b.follow("setup.begin", "the table", is("table")) // the first game's seed is fixed
	b.decide(1)
	if header, _, _ := strings.Cut(b.saved(), "\n"); !regexp.MustCompile(`"seed":"\d{12,20}"`).MatchString(header) {
		t.Errorf("the seed has no 64 bits: %s", header)
	}
	b.shrink("table.menu")
	if n := b.colours("web-table"); n < 100 {
		t.Errorf("the table has %d colours", n)
	}

	b.do(chromedp.Reload())
	b.untilScreen("Continue", func(s drive.Screen) bool { return s.Has("title.touria.continue") })
	before := b.decisions("S")
	b.follow("title.touria.continue", "the table again", func(s drive.Screen) bool { return s.Scene == "table" })
	if n := b.decisions("S"); n != before {
		t.Errorf("the game that is continued has %d decisions of the player, not %d", n, before)
	}
	b.photo()
	if faults := b.errors(); len(faults) > 0 {
		t.Errorf("the page reports %q", faults)
	}
}

// photo takes a photo of the table and looks at what the browser would keep of it.
func (b *tab) photo() {
	b.t.Helper()
	b.text(`(URL.createObjectURL = file => {
		file.arrayBuffer().then(bytes => {
			const head = new DataView(bytes)
			window.kept = [file.type, head.getUint32(16), head.getUint32(20)].join(" ")
		})
		return "#"
	}, HTMLAnchorElement.prototype.click = function () { window.named = this.download.replace(/\d+-\d+-\d+/, "DAY") }, "ready")`)
	b.follow("table.menu", "the menu", func(s drive.Screen) bool { return s.Has("pause.photo") })
	b.follow("pause.photo", "the photo mode", func(s drive.Screen) bool { return s.Has("photo.save") })
	for _, size := range []string{"1280 × 720", "1920 × 1080"} {
		b.follow("photo.size", size, func(s drive.Screen) bool { e, _ := s.Find("photo.size"); return e.Value == size })
	}
	save, _ := b.screen().Find("photo.save")
	b.press(save)
	b.until("window.kept", "image/png 1920 1080")
	b.until("window.named", "touria-DAY.png")
	b.follow("photo.done", "the table", func(s drive.Screen) bool { return s.Scene == "table" })
}

// shrink makes the page so small that no layout fits: the game asks for more room,
// and shows the element of an id again when it gets some.
func (b *tab) shrink(id string) {
	b.t.Helper()
	for _, size := range [][2]int64{{1, 1}, {50, 50}, {100, 240}, {110, 300}, {320, 60}, {640, 50}} {
		b.do(chromedp.EmulateViewport(size[0], size[1]))
		b.untilScreen("the request for more room", func(s drive.Screen) bool { return s.Has("room") && !s.Has(id) })
		b.do(chromedp.EmulateViewport(1280, 720))
		b.untilScreen(id, func(s drive.Screen) bool { return s.Has(id) && !s.Has("room") })
	}
}

// What a player waits for stays small. Packed as it is published the limits are 4.0, 7.0 and 1.25 MB, which takes
// minutes to find out; packed quickly it is in proportion.
func TestSizes(t *testing.T) {
	p := game(t)
	first, whole, night := packedSize(t, p)
	t.Logf("%.1f MB, packed %.3f MB to the title, %.3f MB for a game of Touria, %.3f MB of pictures for Grimoria",
		float64(len(p.file(t, wasmName)))/1e6, float64(first)/1e6, float64(whole)/1e6, float64(night)/1e6)
	if first > 4.65e6 || whole > 7.65e6 || night > 1.25e6 {
		t.Errorf("the title takes %d bytes packed, more than 4.65 MB, or a game %d, more than 7.65 MB, or Grimoria's pictures %d, more than 1.25 MB", first, whole, night)
	}
}

// packedSize returns the size of what the title needs, of a whole game of Touria with four people, and of
// what Grimoria needs besides: what the server sends to a browser that takes everything browsers take,
// and whose reader reads English.
func packedSize(t *testing.T, p pack) (first, whole, night int) {
	t.Helper()
	for _, f := range p {
		if f.plain == creditsName || f.plain == hostingName || strings.HasPrefix(f.plain, "icon-") || strings.HasPrefix(f.plain, aboutFolder) {
			continue // the page does not load it
		}
		if strings.HasPrefix(f.plain, packs.Words) || regexp.MustCompile(`^person-([4-9]|\d\d)\.`).MatchString(f.plain) {
			continue // of another language, or of somebody who does not play
		}
		r := httptest.NewRequest("GET", "/"+f.name, nil)
		r.Header.Set("Accept-Encoding", "gzip, deflate, br, zstd")
		w := httptest.NewRecorder()
		p.ServeHTTP(w, r)
		if f.plain == "grimoria"+packEnd {
			night += w.Body.Len()
			continue
		}
		whole += w.Body.Len()
		if !strings.HasSuffix(f.name, packEnd) || f.plain == pictures.TitlePack+packEnd {
			first += w.Body.Len()
		}
	}
	return first, whole, night
}

// lacking serves a package, but for a while not all of it.
type lacking struct {
	pack
	only    string // of those whose names begin so
	without atomic.Bool
	asked   atomic.Int32 // how often it did not serve what was asked for
}

func (l *lacking) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	name := strings.TrimPrefix(r.URL.Path, "/")
	if l.without.Load() && strings.HasPrefix(name, l.only) && strings.HasSuffix(name, packEnd) && name != l.find(pictures.TitlePack+packEnd).name {
		l.asked.Add(1)
		http.NotFound(w, r)
		return
	}
	l.pack.ServeHTTP(w, r)
}

// TestPacksComeLate: the title needs no other pictures than its own. Who asks for more sees and hears at once that they
// are on their way; when they don't come, the player is told, can go back, and the program tries again until they do.
// Nothing is shown on which its panels are missing.
func TestPacksComeLate(t *testing.T) {
	t.Parallel()
	l := &lacking{pack: game(t)}
	l.without.Store(true)
	b := openCoarse(t, browser(t), host(t, l), instantly)
	b.untilScreen("the title", has("title.touria.play"))
	if n := b.colours("packs-title"); n < 100 {
		t.Errorf("the title has %d colours", n)
	}
	b.until(hidden, "true")
	b.clickID("title.touria.play")
	b.untilScreen("how far it is", has("wait.bar"))
	b.until(`document.getElementById("wait.bar").getAttribute("role")`, "progressbar")
	b.until(`[...document.getElementById("mirror.answers").children].some(p => p.textContent.startsWith("Part of the game is taking a while to load."))`, "true")
	if n := b.colours("packs-wait"); n < 100 {
		t.Errorf("the message has %d colours", n)
	}
	if l.asked.Load() == 0 {
		t.Error("nobody has asked for the other pictures")
	}
	b.untilScreen("the message", func(s drive.Screen) bool {
		if e, ok := s.Find("wait.text"); !ok || !strings.HasPrefix(e.Label, "Part of the game is taking") {
			return false
		}
		return s.Scene == "wait"
	})
	b.follow("wait.back", "the title again, which does not say it again", func(s drive.Screen) bool { return s.Has("title.touria.continue") && !s.Has("dialog.ok") })
	l.without.Store(false)
	b.clickID("title.touria.continue")
	b.untilScreen("the table", is("table"))
	b.until("performance.getEntriesByType('resource').some(r => r.name.includes('/touria.') && r.name.endsWith('.pack') && r.responseStatus == 200)", "true")
	if n := b.colours("packs-table"); n < 400 {
		t.Errorf("the table has %d colours", n)
	}
}

// TestBeginsInEnglish: without the pack of its language the game begins in English, which it has, says so, and takes the
// language when it comes.
func TestBeginsInEnglish(t *testing.T) {
	t.Parallel()
	l := &lacking{pack: game(t), only: packs.Words}
	l.without.Store(true)
	b := openSmall(t, browser(t), host(t, l), instantly, `Object.defineProperty(navigator, "languages", {value: ["de"]})`)
	s := b.untilScreen("the message", has("dialog.ok"))
	if l.asked.Load() == 0 {
		t.Error("nobody has asked for the language")
	}
	if e, _ := s.Find("dialog.text"); e.Label != "Deutsch is taking a while to load. Until it comes, the game speaks English; it will keep trying." {
		t.Errorf("the player is told %q", e.Label)
	}
	b.follow("dialog.ok", "the screen without the message", func(s drive.Screen) bool { return !s.Has("dialog.ok") })
	l.without.Store(false)
	b.until("document.documentElement.lang", "de")
}

// TestLanguageComesLate: another language is brought when it is chosen. Until it comes the old one stays, and
// the player is told. It is there at once when the page begins with it.
func TestLanguageComesLate(t *testing.T) {
	t.Parallel()
	l := &lacking{pack: game(t), only: packs.Words}
	l.without.Store(true)
	b := openSmall(t, browser(t), host(t, l), instantly)
	b.follow("title.settings", "the settings", func(s drive.Screen) bool { return s.Has("settings.language") })
	says := func(id, label string) func(drive.Screen) bool {
		return func(s drive.Screen) bool { e, ok := s.Find(id); return ok && e.Label == label }
	}
	b.clickID("settings.language")
	b.untilScreen("the message", has("dialog.ok"))
	b.follow("dialog.ok", "the screen without the message", func(s drive.Screen) bool { return !s.Has("dialog.ok") })
	b.untilScreen("the settings in English", says("settings.done", "Done"))
	l.without.Store(false)
	b.untilScreen("the settings in German", says("settings.done", "Fertig"))
	b.follow("settings.done", "the title in German", says("title.settings", "Einstellungen"))
	b.do(chromedp.Reload())
	b.untilScreen("the title in German again", says("title.settings", "Einstellungen"))
}

func find(t testing.TB, s drive.Screen, id string) drive.Element {
	t.Helper()
	e, ok := s.Find(id)
	if !ok {
		t.Fatalf("there is no %s on the screen", id)
	}
	return e
}
