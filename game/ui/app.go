package ui

import (
	"errors"
	"fmt"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/save"
	"touria.games/touria/game/store"
	"touria.games/touria/game/store/settings"
	"touria.games/touria/game/words"
)

// Config is what the program around an App gives it.
type Config struct {
	Store store.Store
	// Unsaved tells why the store forgets everything when the program ends, nil
	// if it does not: the error of store.Open.
	Unsaved error
	Measure Measurer
	Game    Game
	Version string
	// Language overrides the stored one; System is the system's, for a first run.
	Language, System string
	// Speed overrides the stored one unless it is negative.
	Speed int
	// Calm tells that the system asks for less motion, for a first run. Still
	// overrides the stored choice: nothing moves by itself.
	Calm, Still bool
	// NewSeed makes up the text of a new game's seed.
	NewSeed func() string
	// Stamp returns the date for the names of damaged files moved aside.
	Stamp func() string
	// Load does one step of loading and tells how far it is, 0 … 1; it is done
	// at 1. Nil means that there is nothing to load.
	Load func() (float32, error)
	// CanQuit and CanFullscreen tell what the program around can do.
	CanQuit, CanFullscreen bool
	// Think is the number of units of work that bots may do in a tick, where no
	// Pace says so.
	Think int
	// Pace fits what bots do in a tick to the machine; nil: Think units.
	Pace Pacer
}

// Pacer gives bots their share of each tick. The program around an App has a
// clock and can so fit it to the machine; what bots decide does not depend on it.
type Pacer interface {
	// Slice lets work be done, by units of it, until it is done or the tick's
	// share is used up. It calls work at least once.
	Slice(work func(units int) (done bool)) (done bool)
}

// Think lets thinking go on for the share that a tick has for it. It is called
// at most once a tick.
func (a *App) Think(work func(units int) (done bool)) (done bool) {
	if a.cfg.Pace != nil {
		return a.cfg.Pace.Slice(work)
	}
	return work(a.cfg.Think)
}

// App is the running program without its picture. It is used from one
// goroutine: Resize and Tick feed it, the rest looks at it.
type App struct {
	cfg      Config
	saves    *save.Saves
	words    *words.Catalogue
	settings settings.Settings
	tree     Tree
	stack    []Scene

	w, h  float32 // logical size
	scale float32 // pixels of Resize in a logical pixel
	large float32 // how much larger text is than in the layout, where there is room
	outW  float32
	outH  float32

	ticks   int
	stale   bool // the tree must be rebuilt
	dirty   bool // the picture must be drawn
	device  Device
	px, py  float32 // the pointer, logical
	inside  bool
	hover   string // id of the element under the pointer
	focus   string // id of the element that has the focus
	ring    bool   // the focus is shown
	held    string // id of the element that the pointer went down on
	heldAt  int    // the epoch of then
	epoch   int    // grows whenever presses meant for what was shown must not count any more
	editing string // id of the field that is being typed in
	still   bool   // neither pointer nor focus have moved since the last OnPress: nothing explains itself
	resting int    // ticks that pointer or focus rest on the same element
	toast   toast
	quit    bool
	hits    bool // show hit boxes (F9)
	unsaved bool // the settings could not be saved, and the player has been told
}

// Scene is one screen or one overlay. The topmost one gets the input. It may
// also have
//
//	Wheel(y float32)          // the mouse wheel turned
//	Down(x, y float32) bool   // the pointer went down; true: that was all it meant
//	Outside()                 // it went down where nothing can be pressed
//	Retell()                  // the language has changed
type Scene interface {
	// Name is the scene's name in the list of elements.
	Name() string
	// Build adds the scene's elements.
	Build(b *Builder)
	// Key handles a key before focus does and tells whether it did.
	Key(k Key) bool
	// Back is Escape, the second mouse button and the pad's B.
	Back()
	// Tick lets a tick pass, of the topmost scene and of those below it.
	Tick(top bool)
	// Opaque tells whether nothing below is to be seen.
	Opaque() bool
}

// New returns an App at its loading screen.
func New(cfg Config) *App {
	if cfg.Store == nil {
		cfg.Store = store.NewMemory()
	}
	if cfg.Think <= 0 {
		cfg.Think = 200
	}
	if cfg.NewSeed == nil {
		cfg.NewSeed = func() string { return "1" }
	}
	if cfg.Stamp == nil {
		cfg.Stamp = func() string { return "damaged" }
	}
	a := &App{cfg: cfg, words: words.New("en"), scale: 1, stale: true, dirty: true}
	a.saves = save.New(cfg.Store, cfg.Game.Records())
	first := settings.Default()
	first.ReducedMotion = cfg.Calm
	set, err := settings.Load(cfg.Store, first, cfg.Stamp())
	a.settings = set
	switch {
	case cfg.Language != "":
		a.words.Use(cfg.Language)
	case set.Language == "" || !a.words.Use(set.Language):
		a.words.Use(cfg.System)
	}
	if cfg.Speed >= 0 {
		a.settings.Speed = beat.Speed(cfg.Speed)
	}
	if cfg.Still {
		a.settings.IdleMotion = false
	}
	a.Resize(1280, 720)
	wait := &loading{a: a}
	a.Push(wait)
	switch {
	case cfg.Unsaved != nil:
		wait.news = a.StoreText(cfg.Unsaved)
	case err != nil:
		wait.news = a.StoreText(err)
	}
	return a
}

// Saves are the game's saves in the store.
func (a *App) Saves() *save.Saves { return a.saves }

// Crashed saves what there is after a panic, writes a crash file, and returns
// an error whose text is one sentence for the player.
func (a *App) Crashed(c *save.Crash) error {
	where, err := a.saves.Crashed(c, a.cfg.Version, a.cfg.Stamp())
	switch {
	case where == "":
		return fmt.Errorf("%s %w", a.T("crash.unwritten"), c)
	case err != nil:
		return fmt.Errorf("%s %s", a.T("crash.unwritten"), where)
	}
	return errors.New(a.T("crash.written", where))
}

// Resize tells the size of the window, in pixels that the operating system
// counts in (CSS pixels in a browser).
func (a *App) Resize(w, h float32) {
	if w == a.outW && h == a.outH {
		return
	}
	a.outW, a.outH = w, h
	a.rescale()
}

// rescale chooses the logical size: the layouts are drawn for 1280×720 and,
// on small screens, for 844×390 (ux.md d); larger windows show them larger.
func (a *App) rescale() {
	a.scale = scaleFor(a.outW, a.outH, a.settings.TextScale)
	a.w, a.h = a.outW/a.scale, a.outH/a.scale
	a.large = scaleFor(a.outW, a.outH, 100) * float32(max(a.settings.TextScale, 100)) / 100 / a.scale
	a.large = max(1, a.large)
	a.Changed()
}

func scaleFor(w, h float32, textScale int) float32 {
	if cramped(w, h) { // only the request for more room is shown, as large as it can be read
		return 1
	}
	s := min(w/1280, h/720)
	if s < 1 {
		s = 1
	}
	// Larger text is a larger interface, as far as the smallest layout still
	// finds room; what is missing then, each text makes up for where it can.
	s *= float32(max(textScale, 100)) / 100
	return max(leastScale, min(s, w/leastW, h/leastH))
}

// The smallest logical size that the layouts are made for, and the smallest
// scale at which they can still be read.
const leastW, leastH, leastScale = 640, 312, 0.5

// Size returns the logical size, and the scale from logical pixels to those
// of Resize.
func (a *App) Size() (w, h, scale float32) { return a.w, a.h, a.scale }

// Scale returns the pixels of Resize in a logical pixel.
func (a *App) Scale() float32 { return a.scale }

// Phone tells whether the small layout is used.
func (a *App) Phone() bool { return phone(a.w, a.h) }

func phone(w, h float32) bool { return w < 1000 || h < 560 }

// Tree returns the elements of the screen.
func (a *App) Tree() *Tree {
	a.refresh()
	return &a.tree
}

// Words returns the catalogue.
func (a *App) Words() *words.Catalogue { return a.words }

// Settings returns the player's choices. Whoever changes them calls Save.
func (a *App) Settings() *settings.Settings { return &a.settings }

// Quit tells whether the program is to end.
func (a *App) Quit() bool { return a.quit }

// Hover returns the id of the element under the pointer, "" if there is none.
func (a *App) Hover() string { return a.hover }

// Focus returns the id of the focused element if the focus is to be shown.
func (a *App) Focus() string {
	if a.ring {
		return a.focus
	}
	return ""
}

// Held returns the id of the element that the pointer is pressed down on.
func (a *App) Held() string { return a.held }

// Device returns what the player last used.
func (a *App) Device() Device { return a.device }

// HitBoxes tells whether the rectangles of all elements are to be shown (F9).
func (a *App) HitBoxes() bool { return a.hits }

// TakeDirty tells whether the picture has changed since the last call.
func (a *App) TakeDirty() bool {
	a.refresh()
	d := a.dirty
	a.dirty = false
	return d
}

// Redraw asks for a new picture.
func (a *App) Redraw() { a.dirty = true }

// Scenes returns the scenes that are on, the lowest first. The slice is the
// App's own: do not change it.
func (a *App) Scenes() []Scene { return a.stack }

// Seen returns the scenes that can be seen, the lowest first: what lies below
// an opaque one cannot, and in a window that is too small, nothing can.
func (a *App) Seen() []Scene {
	if a.Cramped() {
		return nil
	}
	first := 0
	for i := range a.stack {
		if a.stack[i].Opaque() {
			first = i
		}
	}
	return a.stack[first:]
}

// Config returns what the program around the App gave it.
func (a *App) Config() *Config { return &a.cfg }

// Window returns the whole window, in logical pixels.
func (a *App) Window() Rect { return Rect{W: a.w, H: a.h} }

// Growth is how much larger text is than in the layout, where there is room.
func (a *App) Growth() float32 { return a.large }

// Editing returns the id of the field that is being typed in, "" if none is.
func (a *App) Editing() string { return a.editing }

// Expire makes presses void that began on what was shown until now.
func (a *App) Expire() { a.epoch++ }

// FocusOn moves the focus without showing it.
func (a *App) FocusOn(id string) { a.focus = id }

// Focused returns the id of the focused element, whether that is shown or not.
func (a *App) Focused() string { return a.focus }

// FocusShown tells whether the focus is to be shown: the player uses keys or a pad.
func (a *App) FocusShown() bool { return a.ring }

// Rest returns the input of a tick in which nothing happens: the pointer stays
// where it is.
func (a *App) Rest() Input {
	return Input{Device: a.device, X: a.px * a.scale, Y: a.py * a.scale, Inside: a.inside}
}

// Changed asks for a rebuild of the tree.
func (a *App) Changed() { a.stale, a.dirty = true, true }

// T returns the text of a key.
func (a *App) T(key string, args ...any) string { return a.words.Text(key, args...) }

// Colon returns the mark between a name and what is said of it.
func (a *App) Colon() string { return a.T("list.colon") }

// Top returns the topmost scene.
func (a *App) Top() Scene { return a.stack[len(a.stack)-1] }

// Push puts a scene on top of the others.
func (a *App) Push(s Scene) {
	a.stack = append(a.stack, s)
	a.Moved()
}

// Pop takes the topmost scene away.
func (a *App) Pop() {
	a.stack = a.stack[:len(a.stack)-1]
	a.Moved()
}

// Remove takes a scene away wherever it stands.
func (a *App) Remove(s Scene) {
	for i := range a.stack {
		if a.stack[i] == s {
			a.stack = append(a.stack[:i:i], a.stack[i+1:]...)
			break
		}
	}
	a.Moved()
}

// Replace leaves only the scene.
func (a *App) Replace(s Scene) {
	a.stack = append(a.stack[:0:0], s)
	a.Moved()
}

// Moved forgets what belonged to another scene.
func (a *App) Moved() {
	a.editing, a.focus, a.held, a.toast.left = "", "", "", 0
	a.still = true
	a.epoch++
	a.Changed()
}

// refresh rebuilds the tree if something has changed.
func (a *App) refresh() {
	if !a.stale {
		return
	}
	a.stale = false
	a.tree.Elements = a.tree.Elements[:0]
	a.tree.top = 0
	a.tree.Version++
	b := &Builder{a: a, tree: &a.tree}
	normal, floor := a.TextSize()
	if a.Cramped() {
		b.askForRoom()
		floor /= 2
	} else {
		for i, s := range a.Seen() {
			if i > 0 {
				b.Overlay()
			}
			s.Build(b)
		}
		b.notices()
	}
	for i := range a.tree.Elements {
		a.tree.Elements[i].fit(a.cfg.Measure, normal, floor, a.large)
	}
	if e := a.tree.Find(a.focus); e == nil || !a.tree.Reachable(e) {
		a.focus = ""
		if e := a.tree.First(); e != nil {
			a.focus = e.ID
		}
	}
	a.point()
}

// TextSize returns the normal and the smallest text size (ux M15).
func (a *App) TextSize() (normal, floor float32) {
	if a.Phone() {
		return 16, 16
	}
	return 18, 18
}

// Save keeps the settings.
func (a *App) Save() {
	err := settings.Save(a.cfg.Store, a.settings)
	if err != nil && !a.unsaved {
		a.Tell(a.StoreText(err))
	}
	a.unsaved = err != nil
}

// Press does what a click on the element of an id would do. It is an error
// if there is no such element or it cannot be pressed now.
func (a *App) Press(id string) error {
	a.refresh()
	e := a.tree.Find(id)
	switch {
	case e == nil:
		return fmt.Errorf("ui: no element %q", id)
	case !a.tree.Reachable(e):
		return fmt.Errorf("ui: element %q is covered", id)
	case e.Disabled:
		a.focus = id
		a.PressElement(e)
		return fmt.Errorf("ui: element %q is disabled: %s", id, e.Why)
	case e.OnPress == nil:
		return fmt.Errorf("ui: element %q does nothing", id)
	}
	a.focus = id
	a.PressElement(e)
	a.refresh()
	return nil
}

// PressElement does what an element does, or says why it does not.
func (a *App) PressElement(e *Element) {
	if a.editing != "" && a.editing != e.ID {
		a.editing = ""
	}
	a.still = true
	a.Changed()
	switch {
	case e.Disabled && e.Why != "":
		a.Say(e.Why)
	case !e.Disabled && e.OnPress != nil:
		e.OnPress()
	}
}

// edit begins or ends typing in a field.
func (a *App) edit(id string) {
	if a.editing == id {
		id = ""
	}
	a.editing = id
	a.Changed()
}

// Scene returns the name of the topmost scene, for tests and the element list.
func (a *App) Scene() string { return a.Top().Name() }

// Element is the current element of an id that takes input.
func (a *App) Element(id string) *Element {
	if e := a.tree.Find(id); e != nil && a.tree.Reachable(e) {
		return e
	}
	return nil
}
