package ui

import (
	"errors"
	"fmt"
	"strconv"

	"touria.games/touria/game/save"
	"touria.games/touria/game/store"
	"touria.games/touria/game/store/settings"
	"touria.games/touria/game/words"
)

// box is the program around the games: its surroundings, texts, settings and saves.
type box struct {
	cfg        Config
	shelf      shelf
	words      *words.Catalogue
	settings   settings.Settings
	settingsAt string      // their place in the store; "" if there is nobody to tell where they are
	unsaved    bool        // the settings could not be saved, and the player has been told
	tired      bool        // scenery is paused, since drawing it is slow
	tireless   bool        // the player wants scenery even if drawing it is slow
	thought    bool        // Think was called in this tick
	working    int         // number of functions running in the background
	done       chan func() // its results
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
func (bx *box) Think(work func(units int) (done bool)) (done bool) {
	bx.thought = true
	if bx.cfg.Pace != nil {
		return bx.cfg.Pace.Slice(work)
	}
	return work(bx.cfg.Think)
}

// Today returns the date where the player is, as "2006-01-02", "" if it is unknown.
func (bx *box) Today() string {
	if bx.cfg.Today == nil {
		return ""
	}
	return bx.cfg.Today()
}

// Words returns the catalogue.
func (bx *box) Words() *words.Catalogue { return bx.words }

// Settings returns the player's choices. Call Save after changing them.
func (bx *box) Settings() *settings.Settings { return &bx.settings }

// Config returns what the program around the App gave it.
func (bx *box) Config() *Config { return &bx.cfg }

// T returns the text of a key.
func (bx *box) T(key string, args ...any) string { return bx.words.Text(key, args...) }

// Told returns a name with its description, or the name alone if the description is empty.
func (bx *box) Told(name, what string) string {
	if what == "" {
		return name
	}
	return name + bx.Colon() + what
}

// Colon returns the separator between a name and its description.
func (bx *box) Colon() string { return bx.T("list.colon") }

// Names returns the language's list of names suggested to players.
func (bx *box) Names() []string {
	var names []string
	for i := 0; ; i++ {
		key := fmt.Sprintf("name.%02d", i)
		if !bx.words.Has(key) {
			return names
		}
		names = append(names, bx.T(key))
	}
}

// inPage reports whether the player gets files only through the program, as in a browser.
func (bx *box) inPage() bool { return bx.cfg.PickFile != nil }

// Games returns the games of the box. Do not change the slice.
func (bx *box) Games() []Game { return bx.shelf.games }

// CrestName returns the name of a crest.
func (bx *box) CrestName(crest int) string { return bx.T("crest." + strconv.Itoa(crest) + ".name") }

// StoreText explains an error of saving or loading to the player.
func (bx *box) StoreText(err error) string {
	var (
		opened   *store.OpenError
		game     *save.Blocked
		damaged  *settings.Damaged
		settings *settings.Blocked
	)
	switch {
	case errors.As(err, &damaged):
		return bx.T("store.damaged.settings", damaged.Aside)
	case errors.As(err, &settings) && settings.Place != "":
		return bx.T("store.blocked.settings", settings.Where, settings.Place)
	case errors.As(err, &game) && errors.Is(err, save.ErrNewer):
		return bx.T("store.newer", game.Where)
	case errors.As(err, &game) && errors.Is(err, save.ErrUnplayable):
		return bx.T("store.unplayable", game.Where)
	case errors.As(err, &game) && errors.Is(err, save.ErrReplaced):
		return bx.T("store.replaced", game.Where)
	case errors.As(err, &game):
		return bx.T("store.blocked.save", game.Where)
	case bx.inPage() && errors.Is(err, store.ErrInUse):
		return bx.T("store.page.in_use")
	case bx.inPage() && errors.Is(err, store.ErrFull):
		return bx.T("store.page.full")
	case bx.inPage() && errors.Is(err, store.ErrUnavailable):
		return bx.T("store.page.unavailable")
	case bx.inPage():
		return bx.T("store.page.write")
	case errors.Is(err, store.ErrInUse):
		return bx.T("store.in_use")
	case errors.As(err, &opened) && opened.Folder != "":
		return bx.T("store.folder", opened.Folder)
	case errors.Is(err, store.ErrFull):
		return bx.T("store.full")
	case errors.Is(err, store.ErrUnavailable):
		return bx.T("store.unavailable")
	}
	return bx.T("store.write")
}

// Config is what an App needs from the program around it.
type Config struct {
	Store store.Store
	// Unsaved is the error of store.Open if nothing can be saved, otherwise nil.
	Unsaved error
	Measure Measurer
	// Games are the games of the box: at least one, none twice.
	Games []Game
	// Buttons are those of the screens that belong to no game, as those of the games name theirs.
	Buttons []Action
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
	// PickFile lets the player choose a file, and opens it with menu.Open. Nil where the player can reach files without
	// the program: outside of a browser.
	PickFile func()
	// Export gives the player a file under a similar name and returns its location, also with an error; "" after a
	// download. It may run on any goroutine. Nil: unsupported.
	Export func(name string, data []byte) (where string, err error)
	// OpenFile shows the player a file beside the program, by its name. Nil: the program contains the text of such
	// files.
	OpenFile func(name string)
	// Picture saves a w × h RGBA image under a similar name and returns its location, also with an error; "" if the
	// system shows it. It may run on any goroutine. Nil: unsupported.
	Picture func(name string, w, h int, pix []byte) (where string, err error)
}

// Clipboard is the system's clipboard. Its methods may block: they are called in the background.
type Clipboard interface {
	Copy(text string) error
	Paste() (string, error)
}

// shelf holds the games of the box, each with its saves. One is current: the running game or, in the menus, the one
// played last.
type shelf struct {
	games []Game
	saves []*save.Saves
	at    int
}

func newShelf(cfg *Config) shelf {
	s := shelf{games: cfg.Games}
	for _, g := range cfg.Games {
		kept := save.New(cfg.Store, g.Records())
		kept.Stamp = cfg.Stamp
		s.saves = append(s.saves, kept)
	}
	return s
}

// index returns the number of the game with a name, -1 if it is not in the box.
func (s *shelf) index(name string) int {
	for i, g := range s.games {
		if g.Name() == name {
			return i
		}
	}
	return -1
}

// Game returns the current game, and At its number in the box.
func (bx *box) Game() Game { return bx.shelf.games[bx.shelf.at] }

// At returns the number of the current game in the box, from 0.
func (bx *box) At() int { return bx.shelf.at }

// Saves are the current game's saves in the store.
func (bx *box) Saves() *save.Saves { return bx.shelf.saves[bx.shelf.at] }

// SavesOf returns the saves of a game of the box by its number.
func (bx *box) SavesOf(i int) *save.Saves { return bx.shelf.saves[i] }

// Flush waits until everything that was saved is on disk.
func (bx *box) Flush() {
	for _, s := range bx.shelf.saves {
		s.Flush()
	}
}

// Background runs work on another goroutine. The function that work returns, if any, is called by a
// later Tick.
func (bx *box) Background(work func() (then func())) {
	bx.working++
	go func() { bx.done <- work() }()
}

// takeDone calls the function of at most one piece of work that has finished in the background.
func (bx *box) takeDone() {
	if bx.working == 0 {
		return
	}
	select {
	case then := <-bx.done:
		bx.working--
		if then != nil {
			then()
		}
	default:
	}
}

// Working reports whether the background is at work.
func (bx *box) Working() bool { return bx.working > 0 }

// Alive reports whether scenery moves: the player wants it, and drawing is fast enough.
func (bx *box) Alive() bool { return bx.settings.Alive() && !bx.tired }

// Tired reports whether scenery is paused, since drawing it is slow.
func (bx *box) Tired() bool { return bx.tired }

// speedKeys are the names of the speeds.
var speedKeys = [...]string{"settings.speed.1", "settings.speed.2", "settings.speed.4", "settings.speed.instant"}

// SpeedName returns the name of the current speed.
func (bx *box) SpeedName() string { return bx.T(speedKeys[bx.settings.Speed]) }
