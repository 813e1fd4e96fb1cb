package main

import (
	"encoding/json"
	"strconv"
	"sync"
	"syscall/js"

	"touria.games/touria/cmd/touria-desktop/mirror"
	"touria.games/touria/game/ui"
	"touria.games/touria/input"
	"touria.games/touria/render"
)

// reader lays the screen's elements over the picture as elements of the page, where screen readers
// find them, and turns what is done with these into input. Mouse and touch go through to the
// picture; only text fields take them, so that a phone shows its keyboard.
type reader struct {
	input.Reader
	app *ui.App

	last  render.Listing
	nodes []mirror.Node
	els   map[string]js.Value // the page's elements by id

	document, canvas, main, title js.Value
	prompt, news, answers, around js.Value // live regions, and what the others stand in
	moving                        bool     // the page moves the focus, not the player
	lost                          string   // the id of what had the browser's focus, if it has gone since
	hand                          mirror.Hand
	composing                     bool // letters are being put together in a field
	kept                          map[string]bool

	mu    sync.Mutex
	queue []act
}

// act is something done that the program has not heard of yet.
type act struct {
	reach  ui.Reach
	key    ui.Key // if it is a key, for what is reached if anything is
	device ui.Device
	repeat bool
	call   func() // if it is something else
}

// outside returns where input comes from and who is told what is on the screen.
func outside(_ bool, app *ui.App) (input.Source, render.Watcher) {
	p := &reader{app: app, els: map[string]js.Value{}, kept: map[string]bool{}, hand: mirror.Hand{Device: ui.Keyboard}, document: js.Global().Get("document")}
	// Tests read the list of elements, and only they pay for it.
	js.Global().Get("Object").Call("defineProperty", js.Global(), "touriaElements", map[string]any{
		"configurable": true,
		"get": js.FuncOf(func(js.Value, []js.Value) any {
			text, err := json.Marshal(p.last)
			if err != nil || p.last.Scene == "" {
				return "{}"
			}
			return string(text)
		}),
	})
	if asks(touchQuery) {
		p.hand.Device = ui.Touch
	}
	p.preferences()
	return p, p
}

// Read adds what was done in the page to the input of the tick, one thing at a time.
func (p *reader) Read(in *ui.Input, scale float64) {
	p.Reader.Read(in, scale)
	a, ok := p.next()
	if !ok {
		p.find()
		return
	}
	if a.call != nil {
		a.call()
		return
	}
	in.Device, in.Reach = a.device, a.reach
	switch {
	case a.key == ui.NoKey:
	case a.repeat:
		in.Repeat(a.key)
	default:
		in.Press(a.key)
	}
}

// next returns what was done first, if anything was.
func (p *reader) next() (a act, ok bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if len(p.queue) == 0 {
		return act{}, false
	}
	a = p.queue[0]
	p.queue = append(p.queue[:0], p.queue[1:]...)
	return a, true
}

// find brings the browser's focus back if it was lost while more was waiting to be done.
func (p *reader) find() {
	here := p.lost
	p.lost = ""
	if here != "" && p.left() == "" {
		p.follow(here, &p.last, &p.last)
	}
}

func (p *reader) do(a act) {
	if a.device = p.hand.Device; a.key != ui.NoKey {
		a.device = ui.Keyboard
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	const most = 32 // a hand faster than the program
	if len(p.queue) < most {
		p.queue = append(p.queue, a)
	}
}

func (p *reader) idle() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return len(p.queue) == 0
}

// Changed brings the page up to date.
func (p *reader) Changed(l render.Listing) {
	if p.main.IsUndefined() && !p.begin() {
		return
	}
	was := p.last
	p.last = l
	if l.Scene != was.Scene {
		if f := js.Global().Get("touriaShows"); f.Type() == js.TypeFunction {
			f.Invoke(l.Scene)
		}
	}
	if l.Lang != was.Lang {
		p.document.Get("documentElement").Set("lang", l.Lang)
		p.canvas.Call("setAttribute", "aria-label", p.app.T("reader.picture"))
		p.news.Call("setAttribute", "aria-label", p.app.T("reader.news"))
		p.title.Set("textContent", p.app.T("app.name"))
	}
	here := p.active() // the id of what has the browser's focus
	if here == "" {
		here = p.lost
	}
	p.lost = ""
	nodes := mirror.Page(&l)
	patch := mirror.Diff(p.nodes, nodes)
	p.nodes = nodes
	p.apply(&patch)
	p.speak(&was, &l, here != "")
	switch {
	case here == "":
	case p.idle():
		p.follow(here, &was, &l)
	case p.left() == "":
		p.lost = here
	}
}

// begin makes the frame of the page. It is empty from the start, since readers heed only changes of
// what they know.
func (p *reader) begin() bool {
	p.canvas = p.document.Call("querySelector", "canvas")
	if p.canvas.IsNull() {
		p.canvas = js.Undefined()
		return false
	}
	p.canvas.Call("setAttribute", "role", "img")
	p.canvas.Set("tabIndex", 0) // in its place, not before everything else
	// The browser can show only one element on the whole screen; it must not be the picture alone.
	p.canvas.Set("requestFullscreen", js.FuncOf(func(js.Value, []js.Value) any {
		return p.document.Get("documentElement").Call("requestFullscreen")
	}))
	p.main = p.element("main", map[string]string{"id": "mirror"})
	style(p.main, "position", "fixed", "inset", "0", "overflow", "hidden", "pointerEvents", "none")
	p.title = p.element("h1", nil)
	p.prompt = p.element("div", map[string]string{"id": "mirror.prompt", "role": "status"})
	p.news = p.element("div", map[string]string{"id": "mirror.news", "role": "log", "aria-live": "polite"})
	p.answers = p.element("div", map[string]string{"id": "mirror.answers", "aria-live": "polite"})
	p.around = p.element("div", nil)
	for _, region := range []js.Value{p.title, p.prompt, p.news, p.answers} {
		style(region, "position", "absolute", "left", "0", "top", "0", "width", "1px", "height", "1px", "overflow", "hidden", "opacity", "0")
	}
	p.main.Call("append", p.title, p.prompt, p.around, p.answers, p.news)
	p.document.Get("body").Call("append", p.main)
	p.hear()
	return true
}

func (p *reader) element(tag string, attributes map[string]string) js.Value {
	e := p.document.Call("createElement", tag)
	for name, v := range attributes {
		e.Call("setAttribute", name, v)
	}
	return e
}

// style sets properties of an element's style: pairs of name and value.
func style(e js.Value, pairs ...string) {
	s := e.Get("style")
	for i := 0; i+1 < len(pairs); i += 2 {
		s.Set(pairs[i], pairs[i+1])
	}
}

// apply changes the page's elements.
func (p *reader) apply(patch *mirror.Patch) {
	if patch.Empty() {
		return
	}
	p.moving = true // elements that go take the focus with them
	defer func() { p.moving = false }()
	for _, id := range patch.Gone {
		p.els[id].Call("remove")
		delete(p.els, id)
	}
	for i := range patch.Made {
		n := &patch.Made[i]
		e := p.element(n.Tag, map[string]string{"id": n.ID})
		if n.Tag == "button" {
			e.Set("type", "button")
		}
		p.els[n.ID] = e
		p.fill(e, &mirror.Node{Tag: n.Tag}, n)
	}
	for i := range patch.Set {
		p.fill(p.els[patch.Set[i].Is.ID], &patch.Set[i].Was, &patch.Set[i].Is)
	}
	for _, to := range patch.Moved {
		parent, before := p.around, js.Null()
		if to.Parent != "" {
			parent = p.els[to.Parent]
		}
		if to.Before != "" {
			before = p.els[to.Before]
		}
		parent.Call("insertBefore", p.els[to.ID], before)
	}
}

// fill gives an element what the node is and was not.
func (p *reader) fill(e js.Value, was, is *mirror.Node) {
	set := func(name, before, now string) {
		switch {
		case now == before:
		case now == "":
			e.Call("removeAttribute", name)
		default:
			e.Call("setAttribute", name, now)
		}
	}
	state := func(name string, of func(n *mirror.Node) string) { set(name, of(was), of(is)) }
	when := func(s mirror.State, text string) func(n *mirror.Node) string {
		return func(n *mirror.Node) string {
			if n.State.Has(s) {
				return text
			}
			return ""
		}
	}
	if is.Text != was.Text {
		e.Set("textContent", is.Text)
	}
	slider := is.Role == "slider"
	if is.Tag == "input" && was.ID == "" { // what it is for good
		kind := "text"
		if slider {
			kind = "range"
			e.Set("min", "0")
		}
		e.Set("type", kind)
		e.Set("autocomplete", "off")
		e.Set("spellcheck", false)
		style(e, "border", "0", "padding", "0 12px", "font", "16px Georgia, serif", "boxSizing", "border-box", "color", "#1d1412", "background", "#f8ecce", "outline", "none", "clipPath", "inset(4px round 6px)")
	}
	if !slider {
		set("role", was.Role, is.Role)
	}
	set("aria-label", was.Label, is.Label)
	set("aria-description", was.Desc, is.Desc)
	set("aria-valuetext", was.Said, is.Said)
	state("aria-disabled", when(mirror.Disabled, "true"))
	state("aria-modal", when(mirror.Modal, "true"))
	state("inert", when(mirror.Inert, "inert"))
	state("aria-checked", func(n *mirror.Node) string {
		if n.State.Has(mirror.Box) {
			return strconv.FormatBool(n.State.Has(mirror.Pressed))
		}
		return ""
	})
	state("aria-pressed", func(n *mirror.Node) string {
		if n.State.Has(mirror.Pressed) && !n.State.Has(mirror.Box) && n.Tag == "button" {
			return "true"
		}
		return ""
	})
	state("tabindex", func(n *mirror.Node) string {
		switch {
		case n.State.Has(mirror.Stop) && n.ID != "":
			return "0"
		case n.State.Has(mirror.Focus):
			return "-1"
		}
		return ""
	})
	if is.Tag == "input" {
		name := "maxLength"
		if slider {
			name = "max"
		}
		if is.Most != was.Most {
			e.Set(name, is.Most)
		}
		if !p.composing && e.Get("value").String() != is.Value && (p.idle() || !e.Equal(p.document.Get("activeElement"))) {
			e.Set("value", is.Value)
		}
		if is.Size != was.Size {
			style(e, "fontSize", pixels(is.Size))
		}
	}
	if is.State.Has(mirror.Now) {
		set("aria-valuenow", was.Value, is.Value)
		set("aria-valuemax", was.Most, "100")
	}
	if is.Rect == was.Rect {
		return
	}
	if was.Rect == [4]float32{} {
		style(e, "position", "absolute", "margin", "0", "overflow", "hidden", "opacity", "0", "whiteSpace", "nowrap")
		if is.Tag == "input" && !slider {
			style(e, "pointerEvents", "auto")
		}
		switch {
		case is.ID == mirror.SurveyID:
			style(e, "height", "2px")
		case is.Tag == "button": // its own would make it higher than what a pane leaves of it
			style(e, "padding", "0", "border", "0")
		}
	}
	style(e, "left", pixels(is.Rect[0]), "top", pixels(is.Rect[1]), "width", pixels(is.Rect[2]), "height", pixels(is.Rect[3]))
}

func pixels(v float32) string { return strconv.FormatFloat(float64(v), 'f', 1, 32) + "px" }

// speak tells what has happened and what is asked now.
func (p *reader) speak(was, l *render.Listing, used bool) {
	if l.Scene == "curtain" && was.Scene != "curtain" { // what one person was told is not for the next
		p.answers.Call("replaceChildren")
		p.prompt.Call("replaceChildren")
	}
	for _, h := range l.Heard {
		switch h.Kind {
		case ui.HeardNews:
			p.say(p.news, h.Text, 200)
		case ui.HeardAnswer:
			p.say(p.answers, h.Text, 60)
		case ui.HeardEnd:
			p.answers.Call("replaceChildren")
			p.news.Call("replaceChildren")
		}
	}
	if l.Scene != was.Scene && l.Prompt == "" {
		p.say(p.answers, mirror.Arrival(l, used), 60)
	}
	if l.Prompt != was.Prompt {
		p.prompt.Call("replaceChildren")
		p.say(p.prompt, l.Prompt, 1)
	}
}

// say adds a line to a live region. A line of its own is read even if it is the same as the last.
func (p *reader) say(region js.Value, text string, most int) {
	if text == "" {
		return
	}
	line := p.element("p", nil)
	line.Set("textContent", text)
	region.Call("append", line)
	if region.Get("childElementCount").Int() > most {
		region.Get("firstElementChild").Call("remove")
	}
}

// active returns the id of the page's element that has the browser's focus, "" if none of them has.
// The frame counts, as "mirror".
func (p *reader) active() string {
	e := p.document.Get("activeElement")
	if e.IsNull() || e.IsUndefined() || !p.main.Call("contains", e).Bool() {
		return ""
	}
	return e.Get("id").String()
}

// left returns the same after a change of the page: what can't have the focus any more is about to lose it.
func (p *reader) left() string {
	id := p.active()
	if mirror.Find(p.nodes, id) != nil && !mirror.Holds(p.nodes, id) {
		return ""
	}
	return id
}

// follow moves the browser's focus to where the game's is, if that has moved, or if what had it is
// gone. While nothing is asked it waits on the sheet, in silence.
func (p *reader) follow(here string, was, l *render.Listing) {
	now, rest, same := p.left(), mirror.Sheet(mirror.Top(p.nodes)), l.Scene == was.Scene
	to := l.At
	if !mirror.Holds(p.nodes, to) || l.Strayed && same {
		to = rest
	}
	switch {
	case now == to, here == mirror.SurveyID && same:
		return
	case now != "" && now != rest && l.At == was.At && same:
		return // the player reads something else
	case now != "" && l.Strayed && same && here == now:
		return
	}
	if e, ok := p.els[to]; ok {
		p.focus(e)
	}
}

func (p *reader) focus(e js.Value) {
	p.moving = true
	defer func() { p.moving = false }()
	e.Call("focus", map[string]any{"preventScroll": true})
}
