// Package annals keeps what the people at this machine have done in finished games: how many there
// were, how many they won, and what they achieved in them. Each game of the box adds its own figures.
// It knows no screen, clock or network; dates are given as "2006-01-02".
package annals

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"touria.games/touria/game/store"
)

// version is the version of the annals that this program writes. It leaves newer ones alone.
const version = 1

// Ledger is what the annals of every game hold. The zero value is the beginning.
type Ledger struct {
	Games  int            `json:"games"`
	Won    int            `json:"won"`
	Levels map[string]int `json:"levels,omitempty"` // wins by the strongest rival's level
	// Earned holds the dates of the achievements by their IDs.
	Earned map[string]string `json:"earned,omitempty"`
	// Counted holds the latest games, so that none counts twice.
	Counted []string `json:"counted,omitempty"`
}

// Result is what the ledger counts of a game.
type Result struct {
	ID     string // of the game
	Won    bool   // by a human
	Level  string // of the strongest bot, "" if only humans played
	Earned []string
}

// remembered is the number of games that cannot count twice.
const remembered = 100

// Count counts a game and returns the IDs of the achievements that are new. A game counts once: the
// second time ok is false.
func (l *Ledger) Count(r Result, date string) (news []string, ok bool) {
	if slices.Contains(l.Counted, r.ID) {
		return nil, false
	}
	l.Counted = append(l.Counted, r.ID)
	l.Counted = l.Counted[max(0, len(l.Counted)-remembered):]
	l.Games++
	if r.Won {
		l.Won++
		if r.Level != "" {
			Put(&l.Levels, r.Level, l.Levels[r.Level]+1)
		}
	}
	for _, id := range r.Earned {
		if _, had := l.Earned[id]; !had {
			Put(&l.Earned, id, date)
			news = append(news, id)
		}
	}
	return news, true
}

// Check returns what is wrong with the numbers, nil if they can be.
func (l *Ledger) Check() error {
	if l.Games < 0 || l.Won < 0 || l.Won > l.Games {
		return errors.New("numbers that cannot be")
	}
	return nil
}

// Put sets an entry of a map that may not exist yet.
func Put[V any](m *map[string]V, key string, v V) {
	if *m == nil {
		*m = map[string]V{}
	}
	(*m)[key] = v
}

// Damaged is the error of annals that could not be read and were moved aside.
type Damaged struct {
	Aside string // where they are now
	Err   error
}

// Error says what is wrong and where the annals are now.
func (d *Damaged) Error() string {
	return fmt.Sprintf("the annals are damaged (%v) and were put aside as %s", d.Err, d.Aside)
}

// Unwrap returns the underlying error.
func (d *Damaged) Unwrap() error { return d.Err }

var errNewer = errors.New("the annals are from a newer version")

// Place is where annals are stored. The zero value is nowhere.
type Place struct {
	name  string
	there []byte // what this program has last read or written there
}

// Replaced reports whether another program has stored something else since.
func (p *Place) Replaced(st store.Store) bool {
	if p.name == "" {
		return false
	}
	data, err := st.Read(store.Save, p.name)
	return err == nil && !bytes.Equal(data, p.there)
}

// Refresh returns the annals to count in, after they have been loaded: all, unless another program has
// replaced what is stored. Then they are those that load finds. If those cannot be used, all go on at
// the place that load has found; the error is for a message to the player.
func Refresh[A interface{ Where() *Place }](st store.Store, all A, load func() (A, error)) (A, error) {
	if !all.Where().Replaced(st) {
		return all, nil
	}
	found, err := load()
	if err != nil && len(found.Where().there) == 0 {
		*all.Where() = *found.Where()
		return all, err
	}
	return found, err
}

// Load reads annals of a name in the store, and where Save is to write them. They are
// valid in any case; the error is for a message to the player. What is damaged is moved aside under
// the stamp, and what cannot be read, or is from a newer version, is left untouched; Save then writes
// beside it.
func Load[T any, P interface {
	*T
	Check() error
}](st store.Store, name, stamp string) (all *T, place Place, err error) {
	usable := func(_ string, data []byte, err error) error {
		if err == nil {
			if _, decoded := decode[T, P](data); errors.Is(decoded, errNewer) {
				return decoded
			}
		}
		return err
	}
	at, data, barred := store.Place(st, store.Save, name, usable)
	if data == nil {
		return new(T), Place{name: at}, barred
	}
	all, err = decode[T, P](data)
	if err == nil {
		return all, Place{at, data}, barred
	}
	aside, moveErr := st.MoveAside(store.Save, at, stamp)
	if moveErr != nil {
		return new(T), Place{name: store.Beside(st, store.Save, name)}, errors.Join(err, moveErr)
	}
	return new(T), Place{name: at}, &Damaged{aside, err}
}

func decode[T any, P interface {
	*T
	Check() error
}](data []byte) (*T, error) {
	var head struct {
		Version int `json:"version"`
	}
	if err := json.Unmarshal(data, &head); err != nil {
		return nil, err
	}
	if head.Version > version {
		return nil, errNewer
	}
	all := new(T)
	if err := json.Unmarshal(data, all); err != nil {
		return nil, err
	}
	return all, P(all).Check()
}

// Save writes annals, completely or not at all, without waiting for the disk.
func Save(st store.Store, place *Place, all any) error {
	if place.name == "" {
		return store.ErrUnavailable
	}
	data, err := json.Marshal(all)
	if err != nil {
		return err
	}
	text := fmt.Appendf(nil, `{"version":%d,`, version)
	text = append(append(text, data[1:]...), '\n')
	if err = st.WriteFast(store.Save, place.name, text); err == nil {
		place.there = text
	}
	return err
}
