//go:build whole && !js

package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image"
	"image/png"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// patience is how long a test waits for a page. It only ends what hangs: machines may be busy.
const patience = 4 * time.Minute

// browsers are what people look at the game with. shells are the same without a window round the page: a page costs
// them little more than half of the work.
var (
	browsers = []string{"chromium", "chromium-browser", "google-chrome", "chrome"}
	shells   = []string{"chromium-headless-shell", "chrome-headless-shell"}
)

// start starts the first browser there is, without a screen. It has kept nothing. It returns the context to open tabs
// in.
func start(ctx context.Context, names ...string) (context.Context, error) {
	path := ""
	for _, name := range names {
		if found, err := exec.LookPath(name); err == nil {
			path = found
			break
		}
	}
	if path == "" {
		return nil, errors.New("install chromium or google-chrome: neither is there")
	}
	ctx, _ = chromedp.NewExecAllocator(ctx,
		chromedp.ExecPath(path),
		chromedp.NoFirstRun,
		chromedp.NoDefaultBrowserCheck,
		chromedp.Flag("headless", "new"),
		chromedp.Flag("no-sandbox", true), // CI runs as root
		chromedp.Flag("use-angle", "swiftshader"),
		chromedp.Flag("enable-unsafe-swiftshader", true),
		chromedp.Flag("disable-background-networking", true),
		chromedp.Flag("disable-component-update", true),
		chromedp.Flag("disable-sync", true),
		chromedp.Flag("disable-dev-shm-usage", true),
		chromedp.Flag("hide-scrollbars", true),
		chromedp.Flag("mute-audio", true),
		chromedp.Flag("force-prefers-reduced-motion", true),                                    // so that an idle page draws nothing
		chromedp.Flag("disable-gpu-compositing", slices.Contains(shells, filepath.Base(path))), // without a graphics card it costs more than it saves
		chromedp.WindowSize(1280, 720),
	)
	ctx, _ = chromedp.NewContext(ctx)
	if err := chromedp.Do(ctx); err != nil {
		return nil, fmt.Errorf("the browser does not start: %w", err)
	}
	return ctx, nil
}

// shared is the browser of nearly all tests, a shell if there is one. It starts with the first that needs it.
var shared = sync.OnceValues(func() (context.Context, error) {
	ctx, err := start(context.Background(), append(shells, browsers...)...)
	endShared = func() { chromedp.Cancel(ctx) }
	return ctx, err
})

var endShared = func() {}

func TestMain(m *testing.M) {
	code := m.Run()
	endShared()
	os.Exit(code)
}

// browser returns the context to open tabs in of a profile that has kept nothing, in the browser that the tests
// share.
func browser(t testing.TB) context.Context {
	t.Helper()
	all, err := shared()
	if err != nil {
		t.Fatal(err)
	}
	ctx, _ := chromedp.NewContext(all, chromedp.WithNewBrowserContext())
	t.Cleanup(func() { closeTab(t, ctx) })
	if err := chromedp.Do(ctx); err != nil {
		t.Fatalf("the browser opens no window: %v", err)
	}
	return ctx
}

// closeTab closes a tab, or the browser whose first one it is, and waits until it is closed: it must not slow down
// what comes next.
func closeTab(t testing.TB, tab context.Context) {
	t.Helper()
	if tab.Err() != nil {
		return // it is closed already
	}
	if err := chromedp.Cancel(tab); err != nil {
		t.Errorf("the browser does not close: %v", err)
	}
}

// ownBrowser starts a browser that people use, for one test or for what is measured.
func ownBrowser(t testing.TB) context.Context {
	t.Helper()
	ctx, err := start(t.Context(), browsers...)
	if err != nil {
		t.Fatal(err)
	}
	return ctx
}

// host serves a package on this machine until the test ends.
func host(t testing.TB, h http.Handler) (url string) {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	l, err := listen(ctx, "127.0.0.1:0")
	if err != nil {
		cancel()
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func(l net.Listener) { ended <- serve(ctx, l, h) }(l)
	t.Cleanup(func() {
		cancel()
		if err := <-ended; err != nil {
			t.Error(err)
		}
	})
	return "http://" + l.Addr().String() + "/"
}

// tab is a page in the browser and the errors it has reported.
type tab struct {
	t   testing.TB
	ctx context.Context

	mu     sync.Mutex
	faults []string // errors on the console
	said   []string // everything on the console
}

// placing reports a drawing that is laid out for another target than the one that it goes to (Painter.Settle).
const placing = `{
	const gl = WebGL2RenderingContext.prototype, { useProgram, viewport, uniformMatrix4fv, drawElements } = gl;
	const laidOut = new WeakMap(); // each program's projection
	let program, size = [0, 0], told = false;
	gl.useProgram = function (p) {
		program = p;
		useProgram.call(this, p);
	};
	gl.viewport = function (x, y, w, h) {
		size = [w, h];
		viewport.call(this, x, y, w, h);
	};
	gl.uniformMatrix4fv = function (at, transpose, m, from = 0, ...more) {
		laidOut.set(program, [2 / m[from], 2 / m[from + 5]].map(Math.abs));
		uniformMatrix4fv.call(this, at, transpose, m, from, ...more);
	};
	gl.drawElements = function (...what) {
		const at = laidOut.get(program);
		if (!told && (told = at?.some((n, i) => Math.abs(n - size[i]) > .5))) console.error("a drawing for " + at + " goes to " + size);
		drawElements.apply(this, what);
	};
}`

// open opens a page in a window of a usual size and collects the errors that it reports. Scripts of the test may
// run before the page's own.
func open(t testing.TB, browser context.Context, url string, before ...string) *tab {
	t.Helper()
	return openSized(t, browser, url, 1280, 720, 1, before...)
}

// openCoarse does so on a screen of half the density, where a processor draws much faster: for tests of anything but
// pictures.
func openCoarse(t testing.TB, browser context.Context, url string, before ...string) *tab {
	t.Helper()
	return openSized(t, browser, url, 1280, 720, .5, before...)
}

// openSmall does so in a window like a phone's, at a quarter of the density: for tests of what is the same in all windows.
func openSmall(t testing.TB, browser context.Context, url string, before ...string) *tab {
	t.Helper()
	return openSized(t, browser, url, 844, 390, .25, before...)
}

func openSized(t testing.TB, browser context.Context, url string, w, h int64, density float64, before ...string) *tab {
	t.Helper()
	ctx, _ := chromedp.NewContext(browser)
	t.Cleanup(func() { closeTab(t, ctx) })
	b := &tab{t: t, ctx: ctx}
	messages := chromedp.Console(ctx)
	go func() {
		for m, err := range messages {
			if err != nil {
				return
			}
			b.mu.Lock()
			b.said = append(b.said, m.String())
			if m.IsException() || m.Type == "error" || m.Type == "assert" {
				b.faults = append(b.faults, m.String())
			}
			b.mu.Unlock()
		}
	}()
	if _, ok := t.(*testing.T); ok { // a benchmark measures the page alone
		before = append([]string{placing}, before...)
	}
	for _, script := range before {
		b.before(script)
	}
	b.do(chromedp.EmulateViewport(w, h, chromedp.EmulateScale(density)), chromedp.Navigate(url))
	return b
}

// before makes a tab run a script before the page's own, from its next load on.
func (b *tab) before(script string) {
	b.t.Helper()
	b.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: script})
		return err
	}))
}

func (b *tab) do(steps ...chromedp.Action[chromedp.Void]) {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	if err := chromedp.Do(ctx, steps...); err != nil {
		b.t.Fatal(err)
	}
}

// text evaluates an expression whose value is a string.
func (b *tab) text(expression string) string {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	for {
		s, err := chromedp.Run(ctx, chromedp.Evaluate[string]("String("+expression+")"))
		switch {
		case err == nil:
			return s
		case ctx.Err() == nil && strings.Contains(err.Error(), "navigated"): // the page is loading anew
			time.Sleep(20 * time.Millisecond)
			continue
		}
		b.t.Fatalf("%s: %v", expression, err)
	}
}

// frames waits until the page has drawn so many frames more.
func (b *tab) frames(n int) {
	b.t.Helper()
	b.text(fmt.Sprintf(`(() => {
	let left = %d;
	globalThis.drawnOn = false;
	const frame = () => { if (left-- > 0) requestAnimationFrame(frame); else drawnOn = true; };
	frame();
	return "";
})()`, n))
	b.until("drawnOn", "true")
}

// until waits until an expression has the given value.
func (b *tab) until(expression, want string) {
	b.t.Helper()
	got := ""
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		if got = b.text(expression); got == want {
			return
		}
	}
	b.t.Fatalf("%s is %q, want %q", expression, got, want)
}

// back presses Esc until an expression has the given value.
func (b *tab) back(expression, want string) {
	b.t.Helper()
	for end := time.Now().Add(patience); b.text(expression) != want; time.Sleep(2 * pace) {
		if time.Now().After(end) {
			b.t.Fatalf("Esc does not lead from %v to %s", b.screen(), want)
		}
		b.do(chromedp.KeyEvent("\x1b"))
	}
}

// errors returns the errors that the page has reported so far.
func (b *tab) errors() []string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return append([]string(nil), b.faults...)
}

// silent fails if anything at all is on the console.
func (b *tab) silent() {
	b.t.Helper()
	b.mu.Lock()
	defer b.mu.Unlock()
	if len(b.said) > 0 {
		b.t.Errorf("the console has %q", b.said)
	}
}

// shot takes a screenshot of the page. If TOURIA_SHOTS names a folder, it keeps it there, too.
func (b *tab) shot(name string) image.Image {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	data, err := chromedp.Run(ctx, chromedp.CaptureScreenshot())
	if err != nil {
		b.t.Fatal(err)
	}
	if dir := os.Getenv("TOURIA_SHOTS"); dir != "" {
		if err := os.WriteFile(filepath.Join(dir, name+".png"), data, 0o644); err != nil {
			b.t.Error(err)
		}
	}
	img, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		b.t.Fatal(err)
	}
	return img
}

// colours takes a screenshot of the page and counts its colours, up to a thousand.
func (b *tab) colours(name string) int {
	b.t.Helper()
	img := b.shot(name)
	seen := map[[3]uint32]bool{}
	r := img.Bounds()
	for y := r.Min.Y; y < r.Max.Y && len(seen) < 1000; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			r, g, b, _ := img.At(x, y).RGBA()
			seen[[3]uint32{r, g, b}] = true
		}
	}
	return len(seen)
}

// glue stands in for wasm_exec.js: extra runs when the page loads it, run when the
// program starts.
func glue(extra, run string) []byte {
	return fmt.Appendf(nil, "globalThis.Go = class { importObject = {}; async run() { %s } };\n%s", run, extra)
}

// empty is the smallest program.
var empty = []byte("\x00asm\x01\x00\x00\x00")

// large is a program of some size that does nothing: a section that nobody reads.
func large(mark byte) []byte {
	const size = 400_000
	return append(append(bytes.Clone(empty), 0, size&127|128, size>>7&127|128, size>>14, 1, mark), make([]byte, size-2)...)
}

// draws makes a program that shows its title and goes on for ever.
const draws = `document.body.append(Object.assign(document.createElement("canvas"), {tabIndex: 1, width: 640}));
	touriaShows("title");
	await new Promise(() => {})`

// expressions for what the page says.
const (
	pageText = `document.getElementById("text")?.textContent`
	pageAct  = `document.getElementById("act")?.textContent`
	hidden   = `document.getElementById("poster")?.hidden`
)

// TestPageInBrowser tries every way in which loading can end (docs/ux.md, M24): with
// a sentence in the reader's language and one button, never with a black page.
func TestPageInBrowser(t *testing.T) {
	ctx := browser(t)
	const german = `Object.defineProperty(navigator, "languages", {value: ["tlh", "de-AT", "en"]});`
	const (
		ended   = "Touria has closed. Your game is saved."
		stopped = "Touria has stopped. Your game is saved up to the last decision."
		lost    = "Das Spiel konnte nicht geladen werden. Prüfe deine Verbindung."
	)
	for name, c := range map[string]struct {
		before    string
		glue      []byte
		wasm      []byte
		text, act string
		faults    int
	}{
		"ended":     {"", glue("", ""), empty, ended, "Start again", 0},
		"exit code": {"", glue("", "this.exit(2)"), empty, stopped, "Start again", 0},
		"crash":     {"", glue("", "throw new Error('lost')"), empty, stopped, "Start again", 1},
		"failure":   {"", glue("", "touriaFailed('no canvas')"), empty, stopped + " (no canvas)", "Start again", 1},
		// A timer and a callback come after the end, and find nobody.
		"called after the end": {"", glue(`Go.prototype._resume = function () { if (this.exited) throw new Error("Go program has already exited"); };`,
			`this._scheduledTimeouts = new Map([[1, setTimeout(() => { this._resume(); while (this._scheduledTimeouts.has(1)) this._resume(); })]]);
			addEventListener("focusin", () => this._resume());
			this._resume(); this.exited = true; this.exit(0);`), empty, ended, "Start again", 0},
		"trap in a callback": {"", glue(`Go.prototype._resume = () => { throw new WebAssembly.RuntimeError("unreachable"); };`,
			`addEventListener("focusin", () => this._resume()); setTimeout(() => this._resume()); await new Promise(() => {});`), empty, stopped, "Start again", 1},
		"no program":     {german, glue("", ""), []byte("nonsense"), lost, "Noch einmal versuchen", 0},
		"nonsense glue":  {german, []byte("// nothing"), empty, lost, "Noch einmal versuchen", 0},
		"no wasm":        {"delete globalThis.WebAssembly;", glue("", ""), empty, "This browser can’t run the game because it lacks WebAssembly. Use an up-to-date browser.", "Try again", 0},
		"wasm forbidden": {"WebAssembly.Module = class { constructor() { throw new Error('no') } };", glue("", ""), empty, "This browser can’t run the game because it lacks WebAssembly. Use an up-to-date browser.", "Try again", 0},
		"no webgl": {"HTMLCanvasElement.prototype.getContext = () => null;" + german, glue("", `document.createElement("canvas").getContext("webgl2"); await new Promise(() => {})`), empty,
			"Dieser Browser kann das Spiel nicht darstellen, weil ihm WebGL 2 fehlt. Schalte die Hardwarebeschleunigung ein oder nimm einen anderen Browser.", "Noch einmal versuchen", 0},
		"older": {"delete globalThis.WebGL2RenderingContext;" + german, glue("", ""), empty,
			"Dieser Browser kann das Spiel nicht darstellen, weil ihm WebGL 2 fehlt. Schalte die Hardwarebeschleunigung ein oder nimm einen anderen Browser.", "Noch einmal versuchen", 0},
		"old": {"delete WebAssembly.compileStreaming; Object.defineProperty(Response.prototype, 'body', {value: null});", glue("", ""), empty, ended, "Start again", 0},
		"chosen language": {german + `localStorage.setItem("touria.v1.settings.settings.json", '{"language": "nl"}');`, glue("", ""), empty,
			"Touria is afgesloten. Je spel is opgeslagen.", "Opnieuw starten", 0},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p, err := newPack(c.wasm, c.glue, "")
			if err != nil {
				t.Fatal(err)
			}
			b := open(t, ctx, host(t, p), c.before)
			b.until(pageText, c.text)
			b.until(pageAct, c.act)
			b.until("document.activeElement.id", "act")
			if n := b.colours("page-" + name); n < 50 {
				t.Errorf("the page has %d colours", n)
			}
			if faults := b.errors(); len(faults) != c.faults {
				t.Errorf("the page reports %q, want %d errors", faults, c.faults)
			}
		})
	}
}

// TestProgress delays the program and checks the bar.
func TestProgress(t *testing.T) {
	ctx := browser(t)
	p, err := newPack(empty, glue("", "await new Promise(() => {})"), "")
	if err != nil {
		t.Fatal(err)
	}
	b := open(t, ctx, host(t, p))
	const bar = `document.getElementById("bar").getAttribute("aria-valuenow")`
	b.until(bar, "100")
	b.until(`document.getElementById("fill").style.transform`, "scaleX(1)")
	b.until(pageText, "Setting up the table…")
	b.until(`document.getElementById("sheen").getAnimations().map(a => a.playState).join()`, "running")
	b.until("document.documentElement.lang", "en")
	b.until(hidden, "false")
	// The poster disappears when the program shows something else than how far it has come.
	b.text(`document.body.append(Object.assign(document.createElement("canvas"), {tabIndex: 1, width: 640}))`)
	b.text(`touriaShows("loading"), ""`)
	b.frames(4)
	b.until(hidden, "false")
	b.text(`touriaShows("title"), ""`)
	b.until(hidden, "true")
	b.until("document.activeElement.tagName", "CANVAS")
	b.silent()
}
