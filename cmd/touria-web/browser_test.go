//go:build !js

package main

import (
	"bytes"
	"context"
	"fmt"
	"image/png"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// patience is how long a test waits for a page.
const patience = 60 * time.Second

// browser starts a headless browser and returns the context to open tabs in. If
// none is installed the test is skipped, or fails with TOURIA_NEED_BROWSER=1. With
// -short it is always skipped.
func browser(t *testing.T) context.Context {
	t.Helper()
	if testing.Short() {
		t.Skip("it takes a while to use a browser as a person does")
	}
	path := ""
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome", "chrome"} {
		if found, err := exec.LookPath(name); err == nil {
			path = found
			break
		}
	}
	if path == "" {
		const missing = "neither chromium nor google-chrome is installed"
		if os.Getenv("TOURIA_NEED_BROWSER") == "1" {
			t.Fatal(missing)
		}
		t.Skip(missing)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 7*time.Minute)
	t.Cleanup(cancel)
	ctx, cancel = chromedp.NewExecAllocator(ctx,
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
		chromedp.Flag("force-prefers-reduced-motion", true), // so that an idle page draws nothing
		chromedp.WindowSize(1280, 720),
	)
	t.Cleanup(cancel)
	ctx, cancel = chromedp.NewContext(ctx)
	t.Cleanup(cancel)
	if err := chromedp.Do(ctx); err != nil {
		t.Fatalf("the browser does not start: %v", err)
	}
	return ctx
}

// host serves a package on this machine until the test ends.
func host(t *testing.T, h http.Handler) (url string) {
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
	t   *testing.T
	ctx context.Context

	mu     sync.Mutex
	faults []string
}

// open opens a page and collects the errors that it reports.
func open(t *testing.T, browser context.Context, url string) *tab {
	t.Helper()
	ctx, cancel := chromedp.NewContext(browser)
	t.Cleanup(cancel)
	b := &tab{t: t, ctx: ctx}
	messages := chromedp.Console(ctx)
	go func() {
		for m, err := range messages {
			if err != nil {
				return
			}
			if m.IsException() || m.Type == "error" || m.Type == "assert" {
				b.mu.Lock()
				b.faults = append(b.faults, m.String())
				b.mu.Unlock()
			}
		}
	}()
	b.do(chromedp.EmulateViewport(1280, 720), chromedp.Navigate(url))
	return b
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
	s, err := chromedp.Run(ctx, chromedp.Evaluate[string]("String("+expression+")"))
	if err != nil {
		b.t.Fatalf("%s: %v", expression, err)
	}
	return s
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

// errors returns the errors that the page has reported so far.
func (b *tab) errors() []string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return append([]string(nil), b.faults...)
}

// colours takes a screenshot of the page and counts its colours. If TOURIA_SHOTS
// names a folder, it keeps the screenshot there.
func (b *tab) colours(name string) int {
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
	seen := map[[3]uint32]bool{}
	r := img.Bounds()
	for y := r.Min.Y; y < r.Max.Y; y++ {
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

// TestPageInBrowser tries every way in which loading can end (docs/ux.md, M24): with
// a sentence in the reader's language and one button, never with a black page.
func TestPageInBrowser(t *testing.T) {
	ctx := browser(t)
	german := `Object.defineProperty(navigator, "languages", {value: ["tlh", "de-AT", "en"]});`
	empty := []byte("\x00asm\x01\x00\x00\x00") // the smallest program
	const text, act = `document.getElementById("text").textContent`, `document.getElementById("act").textContent`
	for name, c := range map[string]struct {
		glue      []byte
		wasm      []byte
		text, act string
		faults    int
	}{
		"ended":     {glue("", ""), empty, "Touria has closed. Your game is saved.", "Start again", 0},
		"exit code": {glue("", "this.exit(2)"), empty, "Touria has stopped. Your game is saved up to the last decision.", "Start again", 0},
		"crash":     {glue("", "throw new Error('lost')"), empty, "Touria has stopped. Your game is saved up to the last decision.", "Start again", 1},
		"failure": {glue("", "touriaFailed('no canvas')"), empty,
			"Touria has stopped. Your game is saved up to the last decision. (no canvas)", "Start again", 1},
		"no program": {glue(german, ""), []byte("nonsense"), "Das Spiel konnte nicht geladen werden. Prüfe deine Verbindung.", "Noch einmal versuchen", 0},
		"no wasm": {glue("delete globalThis.WebAssembly;", ""), empty,
			"This browser can’t run the game because it lacks WebAssembly. Use an up-to-date browser.", "Try again", 0},
		"no webgl": {glue("HTMLCanvasElement.prototype.getContext = () => null;"+german, ""), empty,
			"Dieser Browser kann das Spiel nicht darstellen, weil ihm WebGL 2 fehlt. Schalte die Hardwarebeschleunigung ein oder nimm einen anderen Browser.", "Noch einmal versuchen", 0},
		"old": {glue("delete globalThis.TransformStream; delete WebAssembly.instantiateStreaming;", ""), empty,
			"Touria has closed. Your game is saved.", "Start again", 0},
	} {
		t.Run(name, func(t *testing.T) {
			p, err := newPack(c.wasm, c.glue)
			if err != nil {
				t.Fatal(err)
			}
			b := open(t, ctx, host(t, p))
			b.until(text, c.text)
			b.until(act, c.act)
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
	empty := []byte("\x00asm\x01\x00\x00\x00")
	p, err := newPack(empty, glue("", "await new Promise(() => {})"))
	if err != nil {
		t.Fatal(err)
	}
	b := open(t, ctx, host(t, p))
	const bar = `document.getElementById("bar").getAttribute("aria-valuenow")`
	b.until(bar, "100")
	b.until(`document.getElementById("fill").style.width`, "100%")
	b.until("document.documentElement.lang", "en")
	b.until(`document.getElementById("poster").hidden`, "false")
	// The poster disappears when the program sets the size of its canvas.
	b.text(`document.body.append(Object.assign(document.createElement("canvas"), {tabIndex: 1, width: 640}))`)
	b.until(`document.getElementById("poster").hidden`, "true")
	b.until("document.activeElement.tagName", "CANVAS")
	if faults := b.errors(); len(faults) > 0 {
		t.Errorf("the page reports %q", faults)
	}
}
