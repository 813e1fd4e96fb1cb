package ui

// screen is the stack of scenes and the elements that they have built.
type screen struct {
	*window
	stack []Scene
	tree  Tree
	ticks int
	stale bool // the tree must be rebuilt
	dirty bool // the picture must be drawn
	epoch int  // grows when presses meant for what was shown become void
}

// Scene is a screen or an overlay. The topmost one gets the input. Optional
// methods are
//
//	Wheel(up int)             // the mouse wheel turned by up notches; negative: down
//	Down(x, y float32) bool   // the pointer went down; true: the scene has handled the press
//	Outside()                 // it went down where nothing can be pressed
//	Retell()                  // the language has changed
//	Loading() bool            // it shows nothing but the progress of loading
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

// Watched is a running game with a viewer.
type Watched interface {
	// Viewer returns the name of the person whose view is shown, "" for the public's.
	Viewer() string
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

// viewer returns the name of the person at the screen, "" if it may be anybody.
func (scr *screen) viewer() string {
	for i := len(scr.stack) - 1; i >= 0; i-- {
		switch s := scr.stack[i].(type) {
		case *Curtain:
			return s.Player // that player must be able to read the curtain
		case Watched:
			return s.Viewer()
		}
	}
	return ""
}

// restored hides private things behind a curtain when the window is back: others
// may have come to the screen (ux.md, M9).
func (scr *screen) restored() {
	if r := scr.Running(); r != nil {
		r.Cover()
	}
	scr.dirty = true
}

// Loading reports whether the loading screen shows nothing but the progress.
func (scr *screen) Loading() bool {
	l, ok := scr.Top().(interface{ Loading() bool })
	return ok && l.Loading() && !scr.Cramped()
}
