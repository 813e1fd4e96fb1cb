package ui

import (
	"fmt"
	"slices"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/sound"
	"touria.games/touria/game/store"
	"touria.games/touria/game/store/settings"
	"touria.games/touria/game/words"
)

// Config is what an App needs from the program around it.
type Config struct {
	Store store.Store
	// Unsaved is the error of store.Open if nothing can be saved, otherwise nil.
	Unsaved error
	Measure Measurer
	// Games are the games of the box: at least one, none twice.
	Games   []Game
	Version string // numbers and points for a release, "" for none
	// Language overrides the stored language; System is used on the first run.
	Language, System string
	// Speed overrides the stored speed unless it is negative.
	Speed int
	// Wishes are the system's preferences. They apply on the first run and whenever they change; the player's own
	// settings apply until then.
	Wishes settings.Wishes
	// Still switches off idle animation, whatever is stored.
	Still bool
	// Mirrored says that screen readers can reach the elements, as in a browser.
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
	// Visit shows an address in the player's browser. It returns an error if no browser can be started. Nil where the
	// game is a page itself.
	Visit func(address string) error
	// PickFile lets the player choose a file, and opens it with menu.Open. Nil where that can't be done.
	PickFile func()
	// Export gives the player a file, such as by a download. Nil where the store's own files can be
	// reached.
	Export func(name string, data []byte) error
	// OpenFile shows the player a file beside the program, by its name. Nil: the program contains the text of such
	// files.
	OpenFile func(name string)
	// Picture saves a w × h RGBA image under a similar name and returns its location, also with an error; "" if the
	// system shows it. It may run on any goroutine. Nil: unsupported.
	Picture func(name string, w, h int, pix []byte) (where string, err error)
}

// App is the running program without its rendering. Resize and Tick feed it, all else reads it. It is
// used from one goroutine. It consists of parts, each of which knows only those before it.
type App struct {
	box
	window
	screen
	ears
	hand
	keyboard

	shot *Shot
	quit bool
	hits bool // show hit boxes (F9)
}

// wire gives each part the one before it.
func (a *App) wire() {
	a.window.box = &a.box
	a.screen.window = &a.window
	a.ears.screen = &a.screen
	a.hand.ears = &a.ears
	a.keyboard.hand = &a.hand
}

// New returns an App without scenes: whoever calls it pushes the first one before all else. The error, for the player
// and no reason to stop, is why nothing is saved or the settings could not be read.
func New(cfg Config) (*App, error) {
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
	a := &App{box: box{cfg: cfg, words: words.New("en"), done: make(chan func(), 8)}}
	a.wire()
	a.scale, a.stale, a.dirty = 1, true, true
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
	if cfg.Unsaved != nil {
		err = cfg.Unsaved
	}
	return a, err
}

// Resize sets the size of the window in the operating system's pixels (CSS pixels
// in a browser).
func (hand *hand) Resize(w, h float32) {
	if w == hand.outW && h == hand.outH {
		return
	}
	hand.outW, hand.outH = w, h
	hand.rescale()
}

// SetEdges sets how far a phone's corners, camera and bars reach into the window, in the pixels of
// Resize. Until the first call this is estimated.
func (hand *hand) SetEdges(top, right, bottom, left float32) {
	e := edges{max(0, top), max(0, right), max(0, bottom), max(0, left)}
	if hand.edges != nil && *hand.edges == e {
		return
	}
	hand.edges = &e
	hand.rescale()
}

// Tree returns the elements of the screen.
func (a *App) Tree() *Tree {
	a.refresh()
	return &a.tree
}

// Stop ends the program after this tick.
func (a *App) Stop() { a.quit = true }

// Quit reports whether the program should end.
func (a *App) Quit() bool { return a.quit }

// HitBoxes reports whether the rectangles of all elements are drawn (F9).
func (a *App) HitBoxes() bool { return a.hits }

// TakeDirty reports whether the screen must be redrawn, and resets that.
func (a *App) TakeDirty() bool {
	a.refresh()
	d := a.dirty
	a.dirty = false
	return d
}

// Push puts a scene on top of the others.
func (hand *hand) Push(s Scene) {
	hand.stack = append(hand.stack, s)
	hand.Moved()
}

// Pop removes the topmost scene.
func (hand *hand) Pop() {
	if _, table := hand.Top().(Surveyed); table {
		hand.HearEnd()
	}
	hand.stack = hand.stack[:len(hand.stack)-1]
	hand.Moved()
}

// Remove removes a scene, wherever it is in the stack.
func (hand *hand) Remove(s Scene) {
	if i := slices.Index(hand.stack, s); i >= 0 {
		hand.stack = append(hand.stack[:i:i], hand.stack[i+1:]...)
	}
	hand.Moved()
}

// Replace makes the scene the only one.
func (hand *hand) Replace(s Scene) {
	if _, another := s.(Running); another {
		hand.HearEnd()
	}
	hand.stack = append(hand.stack[:0:0], s)
	hand.Moved()
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
	a.tree.top, a.tree.lens, a.tree.panes = 0, nil, a.tree.panes[:0]
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

// PressElement presses an element. A disabled one shows its reason.
func (hand *hand) PressElement(e *Element) {
	if hand.editing != "" && hand.editing != e.ID {
		hand.editing = ""
	}
	hand.still = true
	hand.Changed()
	switch {
	case e.Disabled && e.Why != "":
		hand.Sound(sound.Invalid)
		hand.Say(e.Why)
		if e.OnWhy != nil {
			e.OnWhy()
		}
	case !e.Disabled && e.OnPress != nil:
		hand.Sound(e.pressed())
		e.OnPress()
	}
}

// Clipboard is the system's clipboard. Its methods may block: they are called in the background.
type Clipboard interface {
	Copy(text string) error
	Paste() (string, error)
}
