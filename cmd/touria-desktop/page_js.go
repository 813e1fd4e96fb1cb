package main

import (
	"sync"
	"syscall/js"

	"touria.games/touria/game/menu"
	"touria.games/touria/game/ui"
)

// page is the browser's page around the program. What happens to it is done in the next tick: the
// page's callbacks may come in the middle of one.
type page struct {
	app     *ui.App
	unsaved error // of store.Open
	asked   bool  // the browser was asked to keep the saves
	ticks   int
	veiled  int      // ticks until the game is shown again
	edges   js.Value // the style that measures a phone's edges

	mu  sync.Mutex
	due []func()
}

func newPage() *page { return &page{} }

// begin watches the page and opens what the program was started for; it reports whether there was
// anything. unsaved is the error of store.Open.
func (p *page) begin(app *ui.App, unsaved error) bool {
	p.app, p.unsaved = app, unsaved
	p.watchTabs()
	p.watchDrops()
	p.watchGraphics()
	p.watchVisibility()
	p.watchEdges()
	linked := p.watchLinks()
	if p.comeBack() || linked() {
		return true
	}
	p.warn()
	return false
}

// tick is called in every tick.
func (p *page) tick() {
	p.mu.Lock()
	due := p.due
	p.due = nil
	p.mu.Unlock()
	for _, do := range due {
		do()
	}
	p.unveil()
	p.followWindow()
}

// later does something in the next tick.
func (p *page) later(do func()) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.due = append(p.due, do)
}

// listen calls a function at each event of an object, before all others that listen.
func listen(at js.Value, event string, heard func(event js.Value)) {
	at.Call("addEventListener", event, js.FuncOf(func(_ js.Value, args []js.Value) any {
		heard(args[0])
		return nil
	}), true)
}

// The tab keeps a few things from one load of the page to the next.
const (
	keptRecord = "touria.v1.record" // a record to go on with
	keptGame   = "touria.v1.game"   // the name of the game whose autosave to go on with
	keptLosses = "touria.v1.losses" // when the graphics were lost lately
)

// keep keeps a text for the next load of the page, and reports whether the browser lets it.
func keep(key, text string) (ok bool) {
	defer func() { ok = recover() == nil }()
	tabStorage().Call("setItem", key, text)
	return true
}

// take returns what keep has kept, once, and "" if there is nothing.
func take(key string) (text string) {
	defer func() { recover() }() // blocked: nothing is kept
	if v := tabStorage().Call("getItem", key); v.Type() == js.TypeString {
		text = v.String()
		tabStorage().Call("removeItem", key)
	}
	return text
}

// tabStorage returns the tab's storage, or panics.
func tabStorage() js.Value {
	return js.Global().Get("Reflect").Call("get", js.Global(), "sessionStorage")
}

// carry keeps the running game for the next load of the page.
func (p *page) carry() {
	if _, record := p.app.Playing(); record != nil {
		keep(keptRecord, string(record()))
	}
}

// comeBack continues the game that was running before the page was reloaded, and reports whether there was one.
func (p *page) comeBack() bool {
	record, game, played := take(keptRecord), take(keptGame), take(keptPlayed)
	if js.Global().Get("document").Get("wasDiscarded").Truthy() && game == "" {
		game = played // the browser has thrown the hidden page away, the player has not left it
	}
	if record != "" {
		menu.Bring(p.app, []byte(record))
		return true
	}
	return game != "" && menu.Start(p.app, game)
}

func reload() { js.Global().Get("location").Call("reload") }
