//go:build whole && !js

package main

import (
	"fmt"
	"maps"
	"net/http"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/chromedp/chromedp"

	"touria.games/touria/cmd/touria-desktop/drive"
)

// kept is whether this page's version of the game is kept on the device, and nothing else.
const kept = `(() => {
	const page = globalThis.touriaPage?.config.version;
	Promise.all([navigator.serviceWorker.getRegistration(), caches.keys()]).then(([r, names]) => {
		globalThis.versions = names.length === 1 && names[0].endsWith(page) && r?.active?.state === "activated" && !r.installing && !r.waiting;
	});
	return globalThis.versions;
})()`

// drawing makes a package whose program draws at once. Packages of different marks are different
// versions.
func drawing(t *testing.T, mark byte) pack {
	t.Helper()
	p, err := newPack(large(mark), glue("", draws), "")
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// A site is a plain file server with the package in a folder of it, and a page of another site that
// shows the game in a frame.
type site struct {
	files http.Handler
	mu    sync.Mutex
	asked []string
}

const framing = `<!DOCTYPE html><title>frame</title><link rel="icon" href="data:,"><iframe src="http://127.0.0.1:%s/some/folder/index.html" width="1000" height="600"></iframe>
<script>addEventListener("message", m => { globalThis.heard = m.data; })</script>`

func (s *site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	s.asked = append(s.asked, r.URL.Path)
	s.mu.Unlock()
	if r.URL.Path == "/frame" {
		w.Header().Set("Content-Type", "text/html")
		_, port, _ := strings.Cut(r.Host, ":")
		fmt.Fprintf(w, framing, port)
		return
	}
	w.Header().Set("Content-Security-Policy", policy) // as strict as hosts can be
	s.files.ServeHTTP(w, r)
}

// requests returns what has been asked for since the last time.
func (s *site) requests() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	list := s.asked
	s.asked = nil
	return list
}

// The written files run from a folder of any plain file server, alone and in a frame of another
// site, without a word on the console. In the frame nothing is kept.
func TestSite(t *testing.T) {
	t.Parallel()
	ctx := browser(t)
	dir := t.TempDir()
	p, err := newPack(large(1), glue(`globalThis.parent.postMessage("drawn", "*")`, draws), "")
	if err != nil {
		t.Fatal(err)
	}
	if err := p.write(path.Join(dir, "some", "folder")); err != nil {
		t.Fatal(err)
	}
	s := &site{files: http.FileServer(http.Dir(dir))}
	url := host(t, s)

	frame := open(t, ctx, strings.Replace(url, "127.0.0.1", "localhost", 1)+"frame")
	frame.until("globalThis.heard", "drawn")

	b := open(t, ctx, url+"some/folder/")
	b.until(hidden, "true")
	before := s.requests()
	b.until(kept, "true")
	b.silent()
	frame.silent()
	workers := 0
	for _, name := range append(before, s.requests()...) {
		if path.Base(name) == workerName {
			workers++
		}
		if name != "/frame" && !strings.HasPrefix(name, "/some/folder/") {
			t.Errorf("%s was asked for", name)
		}
	}
	if workers != 1 { // the page's, and none in the frame
		t.Errorf("%d service workers were asked for", workers)
	}
	b.colours("site")
}

// changing serves a package that can be replaced, or nothing, as a network that is off.
type changing struct {
	now   atomic.Pointer[pack]
	mu    sync.Mutex
	asked map[string]int // how often a file was asked for
}

func (c *changing) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	p := c.now.Load()
	c.mu.Lock()
	if c.asked == nil {
		c.asked = map[string]int{}
	}
	c.asked[strings.TrimPrefix(r.URL.Path, "/")]++
	c.mu.Unlock()
	if p == nil {
		panic(http.ErrAbortHandler) // the connection breaks off
	}
	p.ServeHTTP(w, r)
}

// A new version is fetched while the old one is played, is told of, and takes over when the player
// wants it. A page that is of the new version already lets it take over at once. What both versions have is not fetched again.
func TestNewVersion(t *testing.T) {
	t.Parallel()
	ctx := browser(t)
	first, second, third := drawing(t, 1), drawing(t, 2), drawing(t, 3)
	var c changing
	c.now.Store(&first)
	b := open(t, ctx, host(t, &c), `Object.defineProperty(navigator, "languages", {value: ["de"]})`)
	b.until(hidden, "true")
	b.until(kept, "true")
	version := b.text("touriaPage.config.version")

	b.text(`globalThis.before = "here"`)
	c.mu.Lock()
	before := maps.Clone(c.asked)
	c.mu.Unlock()
	c.now.Store(&second)
	b.text("navigator.serviceWorker.getRegistration().then(r => r.update())")
	b.until(`document.getElementById("note").innerText.replace(/\s+/g, " ")`, "Eine neue Version ist da. Neu laden Später")
	c.mu.Lock()
	same := 0
	for _, f := range first {
		if hashed := regexp.MustCompile(`\.[0-9a-f]{16}\.`); !hashed.MatchString(f.name) || !slices.ContainsFunc(second, func(g file) bool { return g.name == f.name }) {
			continue
		}
		if same++; c.asked[f.name] != before[f.name] {
			t.Errorf("%s is fetched again for the new version", f.name)
		}
	}
	c.mu.Unlock()
	if same < 5 {
		t.Errorf("the versions have %d files in common", same)
	}
	b.until(`document.body.clientHeight + document.getElementById("note").offsetHeight == innerHeight`, "true")
	b.until(hidden, "true")
	b.colours("new-version")
	b.text(`document.querySelector("#note button").click()`)
	b.until("globalThis.before", "undefined")
	b.until(hidden, "true")
	b.until(kept, "true")
	if v := b.text("touriaPage.config.version"); v == version {
		t.Error("the page is still of the old version")
	}
	b.until(`document.getElementById("note")?.hidden`, "true")

	c.now.Store(&third)
	b.do(chromedp.Reload())
	b.until(hidden, "true")
	b.until(kept, "true")
	b.until(`document.getElementById("note")?.hidden`, "true")
	b.silent()

	// Without a network the page is the kept one.
	c.now.Store(nil)
	b.do(chromedp.Reload())
	b.until(hidden, "true")
	b.until("navigator.serviceWorker.controller?.state", "activated")
}

// TestOffline: after one visit the whole game begins without a network, with both games' pictures.
func TestOffline(t *testing.T) {
	t.Parallel()
	p := game(t)
	ctx := browser(t)
	var c changing
	c.now.Store(&p)
	b := openSmall(t, ctx, host(t, &c), `Object.defineProperty(navigator, "languages", {value: ["tlh", "it-CH", "en"]})`)
	b.untilScreen("the title", func(s drive.Screen) bool { return s.Has("title.touria.play") })
	b.until(kept, "true")
	c.now.Store(nil)
	b.do(chromedp.Reload())
	s := b.untilScreen("the title", func(s drive.Screen) bool { return s.Has("title.settings") })
	// Page and game have chosen the same language, the first that they know.
	b.until("document.documentElement.lang", "it")
	if e := find(t, s, "title.settings"); e.Label != "Impostazioni" {
		t.Errorf("the game speaks otherwise: %q", e.Label)
	}
	b.until(hidden, "true")
	b.follow("title.grimoria.play", "the table", func(s drive.Screen) bool { return s.Scene == "grimoria" })
	if n := b.colours("offline"); n < 400 {
		t.Errorf("the table has %d colours", n)
	}
	if faults := b.errors(); len(faults) > 0 {
		t.Errorf("the page reports %q", faults)
	}
}

// breaking serves a package, but breaks off after half of what was asked of program and pictures.
type breaking struct {
	pack
	ranges bool // it can serve parts
	stays  bool // it goes on breaking off
	mu     sync.Mutex
	served map[string]int           // how often a file was asked for
	parts  int                      // how often a part was
	read   map[string]chan struct{} // closed when the browser has read half of program and pictures
}

func (s *breaking) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	name := strings.TrimPrefix(r.URL.Path, "/")
	end := path.Ext(name)
	if end != ".wasm" && end != packEnd {
		s.pack.ServeHTTP(w, r)
		return
	}
	s.mu.Lock()
	s.served[end]++
	n := s.served[end]
	if r.Header.Get("Range") != "" {
		s.parts++
	}
	s.mu.Unlock()
	if !s.ranges {
		r.Header.Del("Range")
	}
	if n > 2 && !s.stays {
		s.pack.ServeHTTP(w, r)
		return
	}
	w.Header().Set("Cache-Control", "no-store")
	w.Header().Set("Content-Type", types[end])
	data := s.find(map[string]string{".wasm": wasmName, packEnd: "title" + packEnd}[end]).data
	from := 0
	fmt.Sscanf(r.Header.Get("Range"), "bytes=%d-", &from)
	if from > 0 {
		w.Header().Set("Content-Range", fmt.Sprintf("bytes %d-%d/%d", from, len(data)-1, len(data)))
	}
	w.Header().Set("Content-Length", strconv.Itoa(len(data)-from))
	if from > 0 {
		w.WriteHeader(http.StatusPartialContent)
	}
	if n == 1 {
		w.Write(data[from : from+(len(data)-from)/2])
		w.(http.Flusher).Flush()
		<-s.read[end]
	}
	panic(http.ErrAbortHandler)
}

// A transfer that breaks off goes on: with the rest, or from the beginning where the host can't send
// parts. If it never comes the page says so, and the button begins anew.
func TestBrokenTransfer(t *testing.T) {
	p := drawing(t, 1)
	for name, s := range map[string]*breaking{"parts": {ranges: true}, "whole": {}, "never": {stays: true}} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s.pack, s.served = p, map[string]int{}
			s.read = map[string]chan struct{}{".wasm": make(chan struct{}), packEnd: make(chan struct{})}
			b := open(t, browser(t), host(t, s))
			program, pictures := len(p.file(t, wasmName)), len(p.file(t, "title"+packEnd))
			read := func(end string, came int) {
				b.until(fmt.Sprintf(`document.getElementById("bar")?.getAttribute("aria-valuenow") >= %d`, 100*came/(program+pictures)), "true")
				close(s.read[end])
			}
			read(".wasm", program/2)
			if s.stays {
				b.until(pageText, "The game couldn’t be downloaded. Check your connection.")
				s.mu.Lock()
				s.stays = false
				s.mu.Unlock()
				b.text(`document.getElementById("act").click()`)
			}
			read(packEnd, program+pictures/2)
			b.until(hidden, "true")
			s.mu.Lock()
			defer s.mu.Unlock()
			if s.parts < 1 && name != "never" {
				t.Errorf("%d parts were asked for, of %v requests", s.parts, s.served)
			}
		})
	}
}

// silent is a host that does not answer the first request for the program.
type silent struct {
	pack
	once  sync.Once
	asked chan struct{} // closed by that request
}

func (s *silent) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	first := false
	if path.Ext(r.URL.Path) == ".wasm" {
		s.once.Do(func() { first = true })
	}
	if !first {
		s.pack.ServeHTTP(w, r)
		return
	}
	close(s.asked)
	<-r.Context().Done()
}

// A host that is silent from the beginning is asked again once that has lasted too long. The test ends the wait by itself.
func TestSilentHost(t *testing.T) {
	t.Parallel()
	s := &silent{pack: drawing(t, 1), asked: make(chan struct{})}
	b := open(t, browser(t), host(t, s), `
		const wait = globalThis.setTimeout;
		globalThis.silences = [];
		globalThis.setTimeout = (f, ms, ...more) => {
			if (ms === 20_000) silences.push(f);
			return wait(f, ms, ...more);
		}`)
	<-s.asked
	b.text("silences.forEach(f => f())")
	b.until(hidden, "true")
}

// Whatever is missing, the page says which file it is; without the pack of a language the game is shown all the same.
func TestMissingFiles(t *testing.T) {
	t.Parallel()
	ctx := browser(t)
	p := drawing(t, 1)
	for _, name := range []string{wasmName, glueName, "title" + packEnd, "words-de" + packEnd} {
		gone := p.find(name).name
		b := open(t, ctx, host(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if r.URL.Path == "/"+gone {
				http.NotFound(w, r)
				return
			}
			p.ServeHTTP(w, r)
		})), `Object.defineProperty(navigator, "languages", {value: ["de"]})`)
		switch name {
		case "words-de" + packEnd:
			b.until(hidden, "true")
			continue
		case glueName: // a script does not say why it does not come
			b.until(pageText, "Das Spiel konnte nicht geladen werden. Prüfe deine Verbindung.")
		default:
			b.until(pageText, "Auf dieser Website fehlt eine Datei des Spiels. ("+gone+")")
		}
		b.until("document.activeElement.id", "act")
	}
}

// A page whose origin is null, as in a frame with sandbox="allow-scripts", can't read its files: it says so at once, and
// is shown where the host lets everybody read them, as hosting.txt advises.
func TestSandbox(t *testing.T) {
	t.Parallel()
	ctx := browser(t)
	p := drawing(t, 1)
	for _, lets := range []bool{false, true} {
		url := host(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if r.URL.Path == "/" {
				w.Header().Set("Content-Security-Policy", "sandbox allow-scripts")
			}
			if lets {
				w.Header().Set("Access-Control-Allow-Origin", "*")
			}
			p.ServeHTTP(w, r)
		}))
		b := open(t, ctx, url)
		if lets {
			b.until(hidden, "true")
			continue
		}
		b.until(pageText, "The page around the game keeps it from its own files (sandbox without allow-same-origin). Open the game by itself. ("+url+")")
		b.until(pageAct, "Open the game")
	}
	if text := string(p.file(t, hostingName)); !strings.Contains(text, "allow-same-origin") || !strings.Contains(text, "Access-Control-Allow-Origin: *") {
		t.Error("hosts are not told what helps")
	}
}

// A page that is opened as a file says that it needs a server.
func TestFromDisk(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	if err := drawing(t, 1).write(dir); err != nil {
		t.Fatal(err)
	}
	b := open(t, browser(t), "file://"+path.Join(dir, pageName))
	b.until(pageText, "The game can’t run from a file on a disk. It needs a web server.")
}
