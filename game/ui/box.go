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
func (bx *box) inPage() bool { return bx.cfg.Export != nil }

// Games returns the games of the box. Do not change the slice.
func (bx *box) Games() []Game { return bx.shelf.games }

// CrestName returns the name of a crest.
func (bx *box) CrestName(crest int) string { return bx.T("crest." + strconv.Itoa(crest) + ".name") }

// CrestLabel returns the label of a crest shown on its own.
func (bx *box) CrestLabel(crest int) string {
	return bx.T("setup.crest") + bx.Colon() + bx.CrestName(crest)
}

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
