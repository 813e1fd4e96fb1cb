package ui

// screen is the stack of scenes and the elements that they have built.
type screen struct {
	*window
	stack []Scene
	tree  Tree
	ticks int
	stale bool  // the tree must be rebuilt
	dirty bool  // the picture must be drawn
	shot  *Shot // in progress; nil: none
	epoch int   // grows when presses meant for what was shown become void
}

// Scene is a screen or an overlay. The topmost one gets the input. What a
// scene may do besides has interfaces of its own: Wheeled, Pointed, Passed, Retold, Waiting, Watched, Surveyed.
type Scene interface {
	// Name is the scene's name in the list of elements.
	Name() string
	// Build adds the scene's elements.
	Build(b *Builder)
	// Key handles a key before the focus does and reports whether it did.
	Key(k Key) bool
	// Back handles Escape, the second mouse button and the pad's B.
	Back()
	// Tick advances the scene by a tick; top is true for the topmost scene.
	Tick(top bool)
	// Opaque reports whether the scene hides all below it.
	Opaque() bool
}

// Wheeled is a scene with a use for the mouse wheel.
type Wheeled interface {
	Scene
	// Wheel turns the wheel by up notches; negative: down.
	Wheel(up int)
}

// Pointed is a scene that the pointer may go down on anywhere.
type Pointed interface {
	Scene
	// Down handles the pointer going down; it reports whether the scene has handled the press.
	Down(x, y float32) bool
}

// Passed is a scene that a press beside its elements does something to.
type Passed interface {
	Scene
	// Outside handles a press where nothing can be pressed.
	Outside()
}

// Retold is a scene that keeps texts.
type Retold interface {
	Scene
	// Retell renews the texts in another language.
	Retell()
}

// Waiting is a scene that waits for something to load.
type Waiting interface {
	Scene
	// Loading reports whether it shows nothing but the progress.
	Loading() bool
}

// Surveyed is a scene that can describe its whole table.
type Surveyed interface {
	// Survey returns what the person at the screen may see, a paragraph for each thing.
	Survey() []string
}

// Busy reports whether the last tick has changed anything, or something is under way that continues in the next one.
func (scr *screen) Busy() bool {
	return scr.stale || scr.dirty || scr.thought || scr.working > 0 || scr.Loading()
}

// Redraw requests a new frame.
func (scr *screen) Redraw() { scr.dirty = true }

// Scenes returns all scenes, the lowest first. Do not change the slice.
func (scr *screen) Scenes() []Scene { return scr.stack }

// Seen returns the visible scenes, the lowest first: the last opaque one and
// those above it; none in a window that is too small.
func (scr *screen) Seen() []Scene {
	if scr.Cramped() {
		return nil
	}
	first := 0
	for i := range scr.stack {
		if scr.stack[i].Opaque() {
			first = i
		}
	}
	return scr.stack[first:]
}

// Expire voids presses that began before now: they were meant for other elements.
func (scr *screen) Expire() { scr.epoch++ }

// Changed requests a rebuild of the tree, and a new frame.
func (scr *screen) Changed() { scr.stale, scr.dirty = true, true }

// Top returns the topmost scene.
func (scr *screen) Top() Scene { return scr.stack[len(scr.stack)-1] }

// Scene returns the name of the topmost scene, for tests and the element list.
func (scr *screen) Scene() string { return scr.Top().Name() }

// Element returns the element with the id if it takes input now, otherwise nil.
func (scr *screen) Element(id string) *Element {
	if e := scr.tree.Find(id); e != nil && scr.tree.Reachable(e) {
		return e
	}
	return nil
}

// Running returns the scene of the running game, nil if there is none.
func (scr *screen) Running() Running {
	for _, s := range scr.stack {
		if r, ok := s.(Running); ok {
			return r
		}
	}
	return nil
}

// surveyed returns the topmost visible scene with a survey, nil if there is none or a window that is
// no table lies above it.
func (scr *screen) surveyed() Surveyed {
	if len(scr.stack) == 0 || scr.Cramped() {
		return nil
	}
	s, _ := scr.Top().(Surveyed)
	return s
}

// Playing returns the name of the running game and its record so far, "" and nil if none runs.
func (scr *screen) Playing() (name string, record func() []byte) {
	r := scr.Running()
	if r == nil {
		return "", nil
	}
	return scr.Game().Name(), r.Record
}

// Loading reports whether the loading screen shows nothing but the progress.
func (scr *screen) Loading() bool {
	l, ok := scr.Top().(Waiting)
	return ok && l.Loading() && !scr.Cramped()
}

// Running is the scene of a running game.
type Running interface {
	Scene
	// Cover hides what only one player may see behind a curtain if other humans
	// play, too (M9).
	Cover()
	// Record returns the record of the game so far.
	Record() []byte
	// Ended reports whether the game has been played to its end.
	Ended() bool
}

// liveLens returns the lens of what takes input now, nil if there is none.
func (scr *screen) liveLens() *Lens {
	if l := scr.tree.lens; l != nil && l.layer >= scr.tree.top {
		return l
	}
	return nil
}

// lensAt returns the lens at a point, nil if there is none or something lies over it.
func (scr *screen) lensAt(x, y float32) *Lens {
	l := scr.liveLens()
	if l == nil || !l.box.Contains(x, y) {
		return nil
	}
	if e := scr.tree.At(x, y); e != nil && e.Lens != l {
		return nil
	}
	return l
}

// closeLens closes an open lens and reports whether there is one.
func (scr *screen) closeLens() bool {
	l := scr.liveLens()
	if l == nil || l.to.more == 0 {
		return false
	}
	l.Close()
	scr.Changed()
	return true
}

// reveal moves an open lens or a pane to the element with an id.
func (scr *screen) reveal(id string) {
	e := scr.tree.Find(id)
	if e != nil && e.Pane != nil {
		e.Pane.show(e.Rect)
		scr.Changed()
	}
	if e != nil && e.Lens.Open() {
		e.Lens.show(e.Plain())
		scr.Changed()
	}
}

// paneAt returns the pane at a point, nil if there is none that takes input.
func (scr *screen) paneAt(x, y float32) *Scroll {
	for i := len(scr.tree.panes) - 1; i >= 0; i-- {
		if s := scr.tree.panes[i]; s.layer >= scr.tree.top && s.Moves() && s.box.Contains(x, y) {
			return s
		}
	}
	return nil
}

// Speak switches to a language. An unknown one changes nothing.
func (scr *screen) Speak(lang string) {
	if !scr.words.Use(lang) {
		return
	}
	scr.settings.Language = lang
	scr.retell()
}

// followLanguage switches to the chosen language once its texts have loaded.
func (scr *screen) followLanguage() {
	if scr.words.Follow() {
		scr.retell()
	}
}

// retell makes all scenes renew their texts after a change of language.
func (scr *screen) retell() {
	for _, s := range scr.stack {
		if r, ok := s.(Retold); ok {
			r.Retell()
		}
	}
	scr.Changed()
}

// Tire reports that drawing is slow while scenery moves. Scenery is then paused until the program
// ends or the player switches it on again; after that it moves however slow drawing is.
func (scr *screen) Tire() {
	if scr.tired || scr.tireless {
		return
	}
	scr.tired = true
	scr.Changed()
}

// TurnTo makes a game of the box the current one.
func (scr *screen) TurnTo(i int) {
	if i == scr.shelf.at {
		return
	}
	scr.shelf.at = i
	scr.settings.Game = scr.Game().Name()
	scr.Changed()
}

// SurveyName returns the name of the button that reads the table, "" if there is none to read.
func (scr *screen) SurveyName() string {
	if scr.surveyed() == nil {
		return ""
	}
	return scr.T("reader.survey")
}

// Take takes a photo of an element, w × h pixels, at most MostShot each. then gets the pixels when they are ready:
// opaque RGBA.
func (scr *screen) Take(w, h int, e Element, of any, then func(pix []byte)) {
	e.Rect = Rect{W: ShotHeight * float32(w) / float32(h), H: ShotHeight}
	scr.shot = &Shot{W: w, H: h, Of: of, Element: e, then: then}
	scr.Changed()
}

// Shot returns the photo in progress, nil if there is none.
func (scr *screen) Shot() *Shot { return scr.shot }

// Taken ends the photo in progress with its pixels.
func (scr *screen) Taken(pix []byte) {
	s := scr.shot
	scr.shot = nil
	scr.Redraw()
	s.then(pix)
}
