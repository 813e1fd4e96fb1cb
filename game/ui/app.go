package ui

import (
	"errors"
	"fmt"
	"slices"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/save"
	"touria.games/touria/game/sound"
	"touria.games/touria/game/store"
	"touria.games/touria/game/store/settings"
	"touria.games/touria/game/words"
)

// Config is what the program around an App gives it.
type Config struct {
	Store store.Store
	// Unsaved is the error of store.Open if nothing can be saved, otherwise nil.
	Unsaved error
	Measure Measurer
	// Games are the games of the box: at least one, none twice.
	Games   []Game
	Version string
	// Language overrides the stored language; System is used on the first run.
	Language, System string
	// Speed overrides the stored speed unless it is negative.
	Speed int
	// Wishes are what the system asks for. They count on the first run, and whenever they change;
	// what the player sets counts until then.
	Wishes settings.Wishes
	// Still switches off idle motion, whatever is stored.
	Still bool
	// Mirrored says that screen readers find the elements, as in a browser.
	Mirrored bool
	// NewSeed returns the text of a new seed.
	NewSeed func() string
	// Stamp returns the date that names damaged files moved aside.
	Stamp func() string
	// Today returns the date where the player is, as "2006-01-02". Nil: it is unknown.
	Today func() string
	// Load does one step of loading and returns its progress, 0 … 1. Nil means
	// that there is nothing to load.
	Load func() (float32, error)
	// CanQuit and CanFullscreen say what the program around the App can do.
	CanQuit, CanFullscreen bool
	// Think is how many units of work bots may do in a tick if Pace is nil.
	Think int
	// Pace adapts the bots' work to the machine.
	Pace Pacer
	// Clipboard is nil where there is none.
	Clipboard Clipboard
	// Site is the address of a page of the game, without a fragment; "" if there is none. Links to
	// finished games begin with it.
	Site string
	// PickFile lets the player choose a file, and opens it with App.Open. Nil where that can't be done.
	PickFile func()
	// Export gives the player a file, such as by a download. Nil where the store's own files can be
	// reached.
	Export func(name string, data []byte) error
	// OpenFile shows the player a file that lies beside the program, by its name. Nil: the program
	// itself has what is in such files.
	OpenFile func(name string)
	// Picture keeps a picture of w × h pixels, four bytes each, under a name like this one, and returns
	// where, or after an error where it should have been; "" if the player sees that anyway. It is called in the background. Nil: it can't be done.
	Picture func(name string, w, h int, pix []byte) (where string, err error)
}

// Pacer gives bots their share of each tick, by a clock that an App does not
// have. It does not affect what bots decide.
type Pacer interface {
	// Slice calls work, at least once, until it is done or the tick's share is
	// used up.
	Slice(work func(units int) (done bool)) (done bool)
}

// Think does work for the share of a tick that bots have. Call it at most once
// a tick.
func (a *App) Think(work func(units int) (done bool)) (done bool) {
	a.thought = true
	if a.cfg.Pace != nil {
		return a.cfg.Pace.Slice(work)
	}
	return work(a.cfg.Think)
}

// App is the running program without its picture. Resize and Tick feed it, all
// else reads it. It is used from one goroutine.
type App struct {
	cfg      Config
	shelf    shelf
	words    *words.Catalogue
	settings settings.Settings
	tired    bool // scenery rests, since frames with it come slowly
	tireless bool // the player wants it whatever it costs
	tree     Tree
	stack    []Scene

	w, h    float32 // logical size
	scale   float32 // pixels of Resize per logical pixel
	upright float32 // the least logical height of an upright window, 0 in others
	edges   *edges  // nil: unknown
	large   float32 // factor by which text grows where there is room
	outW    float32
	outH    float32

	ticks      int
	stale      bool // the tree must be rebuilt
	dirty      bool // the picture must be drawn
	device     Device
	px, py     float32 // the pointer, logical
	inside     bool
	down       bool // the main button or a finger is down
	shot       *Shot
	hover      string // id of the element under the pointer
	over       bool   // it has been told so
	focus      string // id of the element that has the focus
	ring       bool   // the focus is shown
	strayed    bool   // it stands there because what had it is gone
	held       string // id of the element that the pointer went down on
	heldAt     int    // the epoch at that moment
	epoch      int    // grows when presses meant for what was shown become void
	editing    string // id of the field being edited
	still      bool   // pointer and focus have not moved since the last press: no hints
	resting    int    // ticks that pointer or focus have rested on the same element
	toast      toast
	quit       bool
	hits       bool        // show hit boxes (F9)
	unsaved    bool        // the settings could not be saved, and the player has been told
	settingsAt string      // their place in the store; "" if there is nobody to tell where they are
	waiting    func()      // what was asked for before the program had loaded
	working    int         // how much work the background has
	thought    bool        // somebody has thought in this tick
	done       chan func() // its results

	keys    bindings
	actions []Action          // what keys do, for their signs
	listen  func(pressed Key) // gets the next key instead of the scenes
	in      Input             // the input of this tick as the scenes get it
	person  string            // who is at the screen, "" if it may be anybody
	pressed int               // the tick of the last press, for the cool-down
	scanned int               // the tick in which scanning last moved
	sliding string            // id of the slider that the pointer drags
	looking looking           // what the pointer or two fingers do with a lens
	told    string            // id of the element that a resting finger has asked about
	set     struct {          // the setting that the pointer has pressed last
		id   string
		x, y float32 // where, in pixels of Resize
	}
	hearing hearing
	heard   []Heard // what listeners have not been told yet
}

// Scene is a screen or an overlay. The topmost one gets the input. Optional
// methods are
//
//	Wheel(up int)             // the mouse wheel turned by so many notches, down if negative
//	Down(x, y float32) bool   // the pointer went down; true: the press is used up
//	Outside()                 // it went down where nothing can be pressed
//	Retell()                  // the language has changed
type Scene interface {
	// Name is the scene's name in the list of elements.
	Name() string
	// Build adds the scene's elements.
	Build(b *Builder)
	// Key handles a key before the focus does and reports whether it did.
	Key(k Key) bool
	// Back handles Escape, the second mouse button and the pad's B.
	Back()
	// Tick lets a tick pass; top is true for the topmost scene.
	Tick(top bool)
	// Opaque reports whether the scene hides all below it.
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
	cfg.Measure = remember(cfg.Measure)
	a := &App{cfg: cfg, words: words.New("en"), scale: 1, stale: true, dirty: true, done: make(chan func(), 8)}
	a.shelf = newShelf(&cfg)
	first := settings.Default()
	first.Heed(cfg.Wishes)
	set, err := settings.Load(cfg.Store, first, cfg.Stamp())
	a.settings, a.settingsAt = set, settings.Place(cfg.Store, set)
	a.settings.Heed(cfg.Wishes)
	a.shelf.at = max(0, a.shelf.index(set.Game))
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
	a.loadKeys()
	a.actions = a.Actions()
	a.pressed = -cooldownTicks
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

// Today returns the date where the player is, as "2006-01-02", "" if it is unknown.
func (a *App) Today() string {
	if a.cfg.Today == nil {
		return ""
	}
	return a.cfg.Today()
}

// Crashed saves the game after a panic, writes a crash file and returns an error
// with one sentence for the player.
func (a *App) Crashed(c *save.Crash) error {
	where, err := a.Saves().Crashed(c, a.cfg.Version, a.cfg.Stamp())
	switch {
	case where == "":
		return fmt.Errorf("%s %w", a.T("crash.unwritten"), c)
	case err != nil:
		return fmt.Errorf("%s %s", a.T("crash.unwritten"), where)
	}
	return errors.New(a.T("crash.written", where))
}

// Resize sets the size of the window in the operating system's pixels (CSS pixels
// in a browser).
func (a *App) Resize(w, h float32) {
	if w == a.outW && h == a.outH {
		return
	}
	a.outW, a.outH = w, h
	a.rescale()
}

// rescale chooses the logical size. Layouts are designed for 1280×720 and, on
// small screens, 844×390 (ux.md d); larger windows enlarge them.
func (a *App) rescale() {
	text := a.Comfort().TextScale
	a.upright = a.uprightLeast()
	w, h := a.usable()
	was := a.scale
	a.scale = scaleFor(w, h, text, a.upright)
	a.px, a.py = a.px*was/a.scale, a.py*was/a.scale // the pointer has not moved
	a.w, a.h = a.outW/a.scale, a.outH/a.scale
	a.large = max(1, scaleFor(w, h, 100, a.upright)*float32(max(text, 100))/100/a.scale)
	a.Changed()
}

// standsUpright reports whether the window is so much higher than wide that things
// stand one above the other.
func (a *App) standsUpright() bool { return a.outH >= a.outW*uprightFrom && !a.Cramped() }

// uprightLeast returns the least logical height in an upright window, 0 in another.
func (a *App) uprightLeast() float32 {
	if !a.standsUpright() {
		return 0
	}
	return uprightH
}

// Upright reports whether things stand one above the other: the window is higher
// than wide.
func (a *App) Upright() bool { return a.upright > 0 }

// uprightFrom is the height of upright windows as a multiple of their width.
const uprightFrom = 1.1

func scaleFor(w, h float32, textScale int, upright float32) float32 {
	if cramped(w, h) { // only the request for a larger window is shown
		return 1
	}
	s := max(1, min(w/1280, h/720))
	// Larger text enlarges the whole interface as far as the smallest layout
	// allows. Beyond that single texts grow where they have room (App.large).
	s *= float32(max(textScale, 100)) / 100
	if upright > 0 {
		return max(leastScale, min(s, w/uprightW, h/upright))
	}
	return max(leastScale, min(s, w/leastW, h/leastH))
}

// The smallest logical size of the layouts, and the smallest scale at which they
// are readable.
const leastW, leastH, leastScale = 640, 312, 0.5

// The smallest logical size of upright layouts.
const uprightW, uprightH = 360, 640

// Size returns the logical size and the pixels of Resize per logical pixel.
func (a *App) Size() (w, h, scale float32) { return a.w, a.h, a.scale }

// Scale returns the pixels of Resize per logical pixel.
func (a *App) Scale() float32 { return a.scale }

// Phone reports whether the small layout is used.
func (a *App) Phone() bool { return a.w < 1000 || a.h < 560 }

// Tree returns the elements of the screen.
func (a *App) Tree() *Tree {
	a.refresh()
	return &a.tree
}

// Words returns the catalogue.
func (a *App) Words() *words.Catalogue { return a.words }

// Settings returns the player's choices. Call Save after changing them.
func (a *App) Settings() *settings.Settings { return &a.settings }

// Quit reports whether the program should end.
func (a *App) Quit() bool { return a.quit }

// Hover returns the id of the element under the pointer, "" if there is none.
func (a *App) Hover() string { return a.hover }

// Pointer returns where the pointer is, in logical pixels, and whether it is down.
func (a *App) Pointer() (x, y float32, down bool) { return a.px, a.py, a.down }

// Focus returns the id of the focused element if the focus is shown, otherwise "".
func (a *App) Focus() string {
	if a.ring {
		return a.focus
	}
	return ""
}

// Held returns the id of the element that the pointer is pressed down on.
func (a *App) Held() string { return a.held }

// Device returns the device that the player used last.
func (a *App) Device() Device { return a.device }

// HitBoxes reports whether the rectangles of all elements are drawn (F9).
func (a *App) HitBoxes() bool { return a.hits }

// TakeDirty reports whether the picture has changed since the last call.
func (a *App) TakeDirty() bool {
	a.refresh()
	d := a.dirty
	a.dirty = false
	return d
}

// Busy reports whether the last tick has changed anything, or something is under way that goes on in the next.
func (a *App) Busy() bool {
	return a.stale || a.dirty || a.thought || a.working > 0 || a.Loading()
}

// Redraw asks for a new picture.
func (a *App) Redraw() { a.dirty = true }

// Scenes returns all scenes, the lowest first. Do not change the slice.
func (a *App) Scenes() []Scene { return a.stack }

// Seen returns the visible scenes, the lowest first: the last opaque one and
// those above it; none in a window that is too small.
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

// Growth returns the factor by which text grows where there is room.
func (a *App) Growth() float32 { return a.large }

// Editing returns the id of the field being edited, "" if there is none.
func (a *App) Editing() string { return a.editing }

// Expire voids presses that began before now: they were meant for other things.
func (a *App) Expire() { a.epoch++ }

// FocusOn moves the focus without showing it.
func (a *App) FocusOn(id string) {
	a.focus, a.strayed = id, false
	a.reveal(id)
}

// Focused returns the id of the focused element, even if the focus is not shown.
func (a *App) Focused() string { return a.focus }

// FocusShown reports whether the focus is shown: the player uses keys or a pad.
func (a *App) FocusShown() bool { return a.ring }

// Rest returns the input of a tick in which nothing happens.
func (a *App) Rest() Input {
	return Input{Device: a.device, X: a.px * a.scale, Y: a.py * a.scale, Inside: a.inside, Away: a.hearing.away}
}

// Changed asks for a rebuild of the tree.
func (a *App) Changed() { a.stale, a.dirty = true, true }

// T returns the text of a key.
func (a *App) T(key string, args ...any) string { return a.words.Text(key, args...) }

// Told returns a name with what is said of it; a name alone if nothing is.
func (a *App) Told(name, what string) string {
	if what == "" {
		return name
	}
	return name + a.Colon() + what
}

// Colon returns the separator between a name and its description.
func (a *App) Colon() string { return a.T("list.colon") }

// Top returns the topmost scene.
func (a *App) Top() Scene { return a.stack[len(a.stack)-1] }

// Push puts a scene on top of the others.
func (a *App) Push(s Scene) {
	a.stack = append(a.stack, s)
	a.Moved()
}

// Pop removes the topmost scene.
func (a *App) Pop() {
	if _, table := a.Top().(Surveyed); table {
		a.hush()
	}
	a.stack = a.stack[:len(a.stack)-1]
	a.Moved()
}

// Remove removes a scene, wherever it is in the stack.
func (a *App) Remove(s Scene) {
	if i := slices.Index(a.stack, s); i >= 0 {
		a.stack = append(a.stack[:i:i], a.stack[i+1:]...)
	}
	a.Moved()
}

// Replace makes the scene the only one.
func (a *App) Replace(s Scene) {
	if _, another := s.(Running); another || s.Name() == "title" {
		a.hush()
	}
	a.stack = append(a.stack[:0:0], s)
	a.Moved()
}

// Moved resets focus, editing and the toast after a change of scene.
func (a *App) Moved() {
	a.editing, a.focus, a.held, a.told, a.set.id, a.toast.left = "", "", "", "", "", 0
	a.still = true
	a.epoch++
	a.Changed()
}

// refresh rebuilds the tree if something has changed.
func (a *App) refresh() {
	if !a.stale {
		return
	}
	if a.uprightLeast() != a.upright { // another scene
		a.rescale()
	}
	a.stale = false
	a.tree.Elements = a.tree.Elements[:0]
	a.tree.top, a.tree.lens = 0, nil
	a.tree.Version++
	asked := a.tree.Prompt
	a.tree.Prompt = ""
	b := &Builder{a: a, tree: &a.tree}
	a.hearing.caption.placed = false
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
		b.caption()
		a.sign()
	}
	for i := range a.tree.Elements {
		a.tree.Elements[i].fit(a.cfg.Measure, normal, floor, a.large)
	}
	a.placeSigns()
	anew := a.tree.Prompt != "" && a.tree.Prompt != asked
	if e := a.tree.Find(a.focus); a.strayed || e == nil || !a.tree.Reachable(e) || anew && !e.Pressable() {
		a.focus = ""
		a.strayed = true
		if e := a.tree.First(); e != nil {
			a.focus, a.strayed = e.ID, !e.asked()
		}
	}
	a.point()
}

// TextSize returns the normal and the smallest text size (ux.md, M15).
func (a *App) TextSize() (normal, floor float32) {
	if a.Phone() {
		return 16, 16
	}
	return 18, 18
}

// Save saves the settings and tells the player once if that fails. The disk is waited for in the
// background.
func (a *App) Save() {
	place, err := settings.SaveFast(a.cfg.Store, a.settings)
	a.tellUnsaved(err)
	if err != nil {
		return
	}
	st := a.cfg.Store
	if was := a.settingsAt; was != "" && was != place {
		a.settingsAt = place
		a.Tell(a.StoreText(settings.Moved(st, was, place)))
	}
	a.Background(func() func() {
		if err := settings.Sync(st, place); err != nil {
			return func() { a.tellUnsaved(err) }
		}
		return nil
	})
}

func (a *App) tellUnsaved(err error) {
	if err != nil && !a.unsaved {
		a.Tell(a.StoreText(err))
	}
	a.unsaved = err != nil
}

// Press does what a click on an element would do. It returns an error if there is
// no such element or it cannot be pressed now.
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

// PressElement presses an element; a disabled one says why it is.
func (a *App) PressElement(e *Element) {
	if a.editing != "" && a.editing != e.ID {
		a.editing = ""
	}
	a.still = true
	a.Changed()
	switch {
	case e.Disabled && e.Why != "":
		a.Sound(sound.Invalid)
		a.Say(e.Why)
	case !e.Disabled && e.OnPress != nil:
		a.Sound(e.pressed())
		e.OnPress()
	}
}

// edit starts or ends typing in a field.
func (a *App) edit(id string) {
	if a.editing == id {
		id = ""
	}
	a.editing = id
	a.Changed()
}

// Scene returns the name of the topmost scene, for tests and the element list.
func (a *App) Scene() string { return a.Top().Name() }

// Element returns the element with the id if it takes input now, otherwise nil.
func (a *App) Element(id string) *Element {
	if e := a.tree.Find(id); e != nil && a.tree.Reachable(e) {
		return e
	}
	return nil
}
