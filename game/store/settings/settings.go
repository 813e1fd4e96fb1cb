// Package settings holds the player's choices for all games. They are stored as one versioned JSON
// object.
package settings

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/store"
)

// Version is the version of the settings that this program writes. It reads what it can of newer
// ones.
const Version = 1

// name is the settings' name in the store.
const name = "settings.json"

// TextScales are the text sizes to choose from, in per cent.
var TextScales = []int{100, 125, 150, 200}

// Settings are the player's choices. Default returns those of a first run.
type Settings struct {
	Language      string     `json:"language"`       // a tag of words.Languages; empty means the system's
	Game          string     `json:"game,omitempty"` // the name of the game last played
	Speed         beat.Speed `json:"speed"`
	Hold          bool       `json:"hold,omitempty"` // what others do waits until it has been read, where a game can
	ReducedMotion bool       `json:"reduced_motion"`
	IdleMotion    bool       `json:"idle_motion"` // scenery such as water, smoke and flags moves
	Fullscreen    bool       `json:"fullscreen"`
	Window        Window     `json:"window"`  // where it was last, when it did not fill the screen
	Remarks       bool       `json:"remarks"` // opponents say something now and then
	TurnEnd       TurnEnd    `json:"turn_end"`
	Wished        Wishes     `json:"wished"` // what the system asked for when last looked
	Sound         Sound      `json:"sound"`
	Comfort                  // of everybody who has no profile
	// Profiles holds the comfort of single persons by their names.
	Profiles map[string]*Comfort `json:"profiles,omitempty"`
	// Keys holds the keys that the player has changed, by the game's names of keys.
	Keys map[string]string `json:"keys,omitempty"`
	// Learned holds what the hints of each game have taught, by the game's name.
	Learned map[string][]string `json:"learned,omitempty"`
	// Setups holds the last set-up of each game by the game's name, in the game's own form.
	Setups map[string]json.RawMessage `json:"setups,omitempty"`

	// place is where Save writes since Load found something unreadable. Load's choice stays, even
	// if the old file becomes readable.
	place string
}

var errElsewhere = errors.New("the settings are kept elsewhere")

// Default returns the settings of a first run.
func Default() Settings {
	return Settings{Speed: beat.Normal, Comfort: PlainComfort(), IdleMotion: true, Remarks: true, Sound: PlainSound()}
}

// Reset returns the settings of a first run, but for what is no choice of comfort: the language, the game
// and set-ups last played, the window's place and what hints have taught.
func (s Settings) Reset() Settings {
	first := Default()
	first.Language, first.Game, first.Window = s.Language, s.Game, s.Window
	first.Learned, first.Setups, first.place = s.Learned, s.Setups, s.place
	return first
}

// TurnEnd says when a turn ends in which nothing else is left to do.
type TurnEnd uint8

// The ends of a turn.
const (
	EndSoon  TurnEnd = iota // by itself, as soon as one has seen what was done
	EndLate                 // by itself, later
	EndNever                // when the player says so
	EndCount = iota
)

// Tenths returns after how many tenths of a second the turn ends by itself, 0 if it does not.
func (e TurnEnd) Tenths() int { return [EndCount]int{EndSoon: 12, EndLate: 30}[e] }

// Window is the place of the program's window on a monitor, in device-independent pixels. The zero
// value is no place.
type Window struct {
	Monitor string `json:"monitor"`
	X       int    `json:"x"`
	Y       int    `json:"y"`
	W       int    `json:"w"`
	H       int    `json:"h"`
}

// Wishes are what the system or the browser asks programs for.
type Wishes struct {
	Calm     bool `json:"reduced_motion"`
	Contrast bool `json:"contrast"`
}

// Heed takes over what the system asks for, as far as it asks for something else than before: what
// the player has set since is the player's. It reports whether anything has changed.
func (s *Settings) Heed(w Wishes) (changed bool) {
	was := s.Wished
	s.Wished = w
	if was.Calm != w.Calm && s.ReducedMotion != w.Calm {
		s.ReducedMotion, changed = w.Calm, true
	}
	if was.Contrast != w.Contrast && s.Contrast != w.Contrast {
		s.Contrast, changed = w.Contrast, true
	}
	return changed || was != w
}

// Alive reports whether scenery may move.
func (s Settings) Alive() bool { return s.IdleMotion && !s.ReducedMotion }

// Damaged is the error of settings that could not be read and were moved aside.
type Damaged struct {
	Aside string // where they are now
	Err   error  // what is wrong with them
}

// Error says what is wrong and where the settings are now.
func (d *Damaged) Error() string {
	return fmt.Sprintf("the settings are damaged (%v) and were put aside as %s", d.Err, d.Aside)
}

// Unwrap returns the underlying error.
func (d *Damaged) Unwrap() error { return d.Err }

// Blocked is the error of settings that cannot be read and are left untouched.
type Blocked struct {
	Where string // the settings left untouched
	Place string // where the settings are stored now; empty if nowhere
	Err   error  // why they cannot be read
}

// Error says what cannot be read, and where the settings are stored now.
func (b *Blocked) Error() string {
	return fmt.Sprintf("%s is left as it is (%v); the settings are now kept as %s", b.Where, b.Err, b.Place)
}

// Unwrap returns the underlying error.
func (b *Blocked) Unwrap() error { return b.Err }

// Load reads the settings. Missing or invalid fields are taken from first, the settings of a first
// run on this system. If the data are not settings at all, they are moved aside under the stamp and
// the error is a *Damaged. If they cannot be read, they are left untouched and the error is a
// *Blocked; Save then writes beside them. The returned settings are valid in any case; the errors
// are for messages to the player. A first run is not an error.
func Load(st store.Store, first Settings, stamp string) (Settings, error) {
	place, data, barred := store.Place(st, store.Settings, name, nil)
	var fields map[string]json.RawMessage
	if data != nil {
		var err error
		if fields, err = decode(data); err != nil {
			aside, moveErr := st.MoveAside(store.Settings, place, stamp)
			if moveErr == nil {
				return first, &Damaged{aside, err}
			}
			place, barred = store.Beside(st, store.Settings, name), errors.Join(err, moveErr)
		}
	}
	set := fromFields(fields, first)
	if barred == nil {
		return set, nil
	}
	b := &Blocked{Where: store.Where(st, store.Settings, name), Err: barred}
	if place != "" {
		b.Place, set.place = store.Where(st, store.Settings, place), place
	}
	return set, b
}

// decode returns the fields of the settings.
func decode(data []byte) (fields map[string]json.RawMessage, err error) {
	if err = json.Unmarshal(data, &fields); err == nil && fields == nil {
		err = errors.New("the settings are null")
	}
	return fields, err
}

// fromFields reads field by field, so that an invalid field does not affect the others.
func fromFields(fields map[string]json.RawMessage, s Settings) Settings {
	read(fields, "language", &s.Language, func(string) bool { return true })
	read(fields, "game", &s.Game, func(string) bool { return true })
	read(fields, "speed", &s.Speed, func(v beat.Speed) bool { return v >= beat.Normal && v <= beat.Instant })
	any := func(bool) bool { return true }
	read(fields, "hold", &s.Hold, any)
	s.Comfort = comfort(fields, s.Comfort)
	s.Profiles = profiles(fields)
	s.Keys = keys(fields)
	read(fields, "reduced_motion", &s.ReducedMotion, any)
	read(fields, "idle_motion", &s.IdleMotion, any)
	read(fields, "fullscreen", &s.Fullscreen, any)
	read(fields, "window", &s.Window, func(w Window) bool { return w.W > 0 && w.H > 0 && w.W < 1<<15 && w.H < 1<<15 })
	read(fields, "remarks", &s.Remarks, any)
	read(fields, "turn_end", &s.TurnEnd, func(v TurnEnd) bool { return v < EndCount })
	read(fields, "wished", &s.Wished, func(Wishes) bool { return true })
	s.Sound = readSound(fields["sound"], s.Sound)
	read(fields, "learned", &s.Learned, func(map[string][]string) bool { return true })
	read(fields, "setups", &s.Setups, func(map[string]json.RawMessage) bool { return true })
	if old, ok := fields["last_setup"]; ok && s.Setups["touria"] == nil { // from before set-ups were kept for each game
		if s.Setups == nil {
			s.Setups = map[string]json.RawMessage{}
		}
		s.Setups["touria"] = old
	}
	return s
}

// Setup reads a game's last set-up into a value. It reports whether there is one that fits.
func (s *Settings) Setup(game string, to any) bool {
	data, ok := s.Setups[game]
	return ok && json.Unmarshal(data, to) == nil
}

// KeepSetup stores the last set-up of a game.
func (s *Settings) KeepSetup(game string, setup any) {
	data, err := json.Marshal(setup)
	if err != nil {
		return // a set-up is plain data
	}
	if s.Setups == nil {
		s.Setups = map[string]json.RawMessage{}
	}
	s.Setups[game] = data
}

// Learn notes that a hint of a game has been understood.
func (s *Settings) Learn(game, lesson string) {
	if s.Knows(game, lesson) {
		return
	}
	if s.Learned == nil {
		s.Learned = map[string][]string{}
	}
	s.Learned[game] = append(s.Learned[game], lesson)
}

// Forget notes that a hint of a game is to be told again.
func (s *Settings) Forget(game, lesson string) {
	if i := slices.Index(s.Learned[game], lesson); i >= 0 {
		s.Learned[game] = slices.Delete(slices.Clone(s.Learned[game]), i, i+1)
	}
}

// Knows reports whether a hint of a game has been understood.
func (s *Settings) Knows(game, lesson string) bool { return slices.Contains(s.Learned[game], lesson) }

// read sets a value from its field if that exists and is valid.
func read[T any](fields map[string]json.RawMessage, name string, to *T, good func(T) bool) {
	data, ok := fields[name]
	if !ok {
		return
	}
	var v T
	if json.Unmarshal(data, &v) == nil && good(v) {
		*to = v
	}
}

// Save writes the settings. It keeps fields written by a newer version of the program that this one
// does not know.
func Save(st store.Store, s Settings) error {
	place, err := SaveFast(st, s)
	if err == nil {
		err = Sync(st, place)
	}
	return err
}

// Sync waits until the settings at a place are on disk.
func Sync(st store.Store, place string) error {
	err := st.Sync(store.Settings, place)
	if errors.Is(err, errors.ErrUnsupported) {
		return nil
	}
	return err
}

// Place returns where Save writes, "" if nowhere. It changes where something unreadable comes into the
// way while the program runs.
func Place(st store.Store, s Settings) string {
	place, _, _ := s.find(st)
	return place
}

// Moved returns the error to tell when Save writes at another place than before.
func Moved(st store.Store, from, to string) error {
	return &Blocked{store.Where(st, store.Settings, from), store.Where(st, store.Settings, to), errElsewhere}
}

// find finds the place of the settings, what is there now, and what is in the way.
func (s *Settings) find(st store.Store) (place string, data []byte, barred error) {
	usable := func(n string, data []byte, err error) error {
		if s.place != "" && n != s.place {
			return errElsewhere
		}
		if err == nil {
			_, err = decode(data)
		}
		return err
	}
	return store.Place(st, store.Settings, name, usable)
}

// SaveFast is Save without waiting for the disk. It returns the place for Sync.
func SaveFast(st store.Store, s Settings) (place string, err error) {
	place, data, barred := s.find(st)
	if place == "" {
		return "", barred
	}
	fields := map[string]json.RawMessage{}
	if data != nil {
		fields, _ = decode(data)
	}
	known, err := json.Marshal(s)
	if err != nil {
		return "", err
	}
	profiles, sounds := fields["profiles"], fields["sound"]
	if err := json.Unmarshal(known, &fields); err != nil {
		return "", err
	}
	fields["profiles"] = keepInner(profiles, fields["profiles"])
	fields["sound"] = keepFields(sounds, fields["sound"])
	delete(fields, "last_setup")
	for name, n := range map[string]int{"setups": len(s.Setups), "profiles": len(s.Profiles), "keys": len(s.Keys), "learned": len(s.Learned)} {
		if n == 0 {
			delete(fields, name)
		}
	}
	var version int
	if json.Unmarshal(fields["version"], &version) != nil || version < Version {
		fields["version"] = json.RawMessage(fmt.Sprint(Version))
	}
	data, err = json.MarshalIndent(fields, "", "  ")
	if err != nil {
		return "", err
	}
	return place, st.WriteFast(store.Settings, place, append(data, '\n'))
}
