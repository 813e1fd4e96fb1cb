package ui

import (
	"fmt"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/store"
	"touria.games/touria/game/store/settings"
	"touria.games/touria/game/words"
)

// App is the running program without its rendering. Resize and Tick feed it, all else reads it. It is
// used from one goroutine. It consists of parts, each of which knows only those before it.
type App struct {
	box
	window
	screen
	ears
	hand
	keyboard

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

// Tree returns the elements of the screen.
func (a *App) Tree() *Tree {
	a.refresh()
	return &a.tree
}

// Element returns the element with the id if it takes input now, otherwise nil.
func (a *App) Element(id string) *Element {
	a.refresh()
	return a.screen.Element(id)
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
	b := &Builder{win: &a.window, tree: &a.tree, running: a.Running() != nil, editing: a.editing, toEdit: a.edit, caption: a.captionText()}
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
		a.notices(b)
		b.captionAtFoot()
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
	return nil
}

// PicturesLate says that images fail to load.
func PicturesLate(a *App) string { return a.T("pictures.late") }

// WordsLate says that the texts of the chosen language fail to load, and which language is used meanwhile.
func WordsLate(a *App) string {
	name := func(lang string) string { return a.T("language." + lang) }
	return a.T("words.late", words.Lit("Wanted", name(a.words.Chosen())), words.Lit("Now", name(a.words.Lang())))
}
