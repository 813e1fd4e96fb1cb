package annals

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"

	"touria.games/touria/game/store"
)

// version is the version of the annals that this program writes. It leaves newer ones alone.
const version = 1

// name is the annals' name in the store.
const name = "annals.json"

// Annals are all that is remembered of finished games. The zero value is the beginning.
type Annals struct {
	Games   int            `json:"games"`
	Won     int            `json:"won"`
	Levels  map[string]int `json:"levels,omitempty"`  // wins by the strongest rival's level
	Fastest int            `json:"fastest,omitempty"` // win, in own turns; 0: none yet
	Totals  Totals         `json:"totals"`
	// Earned holds the dates of the achievements by their IDs.
	Earned map[string]string `json:"earned,omitempty"`
	// Days holds the realms of the day that were begun, by their dates.
	Days map[string]Day `json:"days,omitempty"`
	// Counted holds the latest games, so that none counts twice.
	Counted []string `json:"counted,omitempty"`

	place string // where Save writes, "" for the usual place
}

// Totals are sums over all games.
type Totals struct {
	Doors    int `json:"doors"`
	Gems     int `json:"gems"`
	Hearts   int `json:"hearts"`
	Gold     int `json:"gold"`
	Orders   int `json:"orders"`
	Items    int `json:"items"`
	Cleansed int `json:"cleansed"`
	Steps    int `json:"steps"`
	Joined   int `json:"joined"`
}

// remembered is the number of games that cannot count twice.
const remembered = 100

// Add counts a game and returns the IDs of the achievements that are new. A game counts once.
func (a *Annals) Add(g *Game, date string) (news []string) {
	if g == nil || slices.Contains(a.Counted, g.id) {
		return nil
	}
	a.Counted = append(a.Counted, g.id)
	a.Counted = a.Counted[max(0, len(a.Counted)-remembered):]
	a.Games++
	if g.Won() {
		a.Won++
		if g.level != "" {
			put(&a.Levels, g.level, a.Levels[g.level]+1)
		}
		if n := g.Turns(); a.Fastest == 0 || n < a.Fastest {
			a.Fastest = n
		}
	}
	t := &a.Totals
	for i := range g.deeds {
		d := &g.deeds[i]
		t.Doors += d.Doors
		t.Gems += d.Gems
		t.Hearts += d.Hearts
		t.Gold += d.Gold
		t.Orders += d.Orders
		t.Items += d.Items
		t.Cleansed += d.Cleansed
		t.Steps += d.Steps
		t.Joined += d.Joined
	}
	for _, id := range g.Earned() {
		if _, ok := a.Earned[id]; !ok {
			put(&a.Earned, id, date)
			news = append(news, id)
		}
	}
	a.endDay(g)
	return news
}

// put sets an entry of a map that may not exist yet.
func put[V any](m *map[string]V, key string, v V) {
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

// Load reads the annals. They are valid in any case; the error is for a message to the player. What
// is damaged is moved aside under the stamp, and what cannot be read, or is from a newer version, is
// left untouched; Save then writes beside it.
func Load(st store.Store, stamp string) (*Annals, error) {
	usable := func(_ string, data []byte, err error) error {
		if err == nil {
			if _, decoded := decode(data); errors.Is(decoded, errNewer) {
				return decoded
			}
		}
		return err
	}
	place, data, barred := store.Place(st, store.Save, name, usable)
	if data == nil {
		return &Annals{place: place}, barred
	}
	a, err := decode(data)
	if err == nil {
		a.place = place
		return a, barred
	}
	aside, moveErr := st.MoveAside(store.Save, place, stamp)
	if moveErr != nil {
		return &Annals{place: store.Beside(st, store.Save, name)}, errors.Join(err, moveErr)
	}
	return &Annals{place: place}, &Damaged{aside, err}
}

// decode reads annals.
func decode(data []byte) (*Annals, error) {
	var head struct {
		Version int `json:"version"`
	}
	if err := json.Unmarshal(data, &head); err != nil {
		return nil, err
	}
	if head.Version > version {
		return nil, errNewer
	}
	a := &Annals{}
	if err := json.Unmarshal(data, a); err != nil {
		return nil, err
	}
	if a.Games < 0 || a.Won < 0 || a.Won > a.Games || a.Fastest < 0 {
		return nil, errors.New("numbers that cannot be")
	}
	return a, nil
}

// Save writes the annals, completely or not at all, without waiting for the disk.
func (a *Annals) Save(st store.Store) error {
	if a.place == "" {
		return store.ErrUnavailable
	}
	data, err := json.Marshal(struct {
		Version int `json:"version"`
		*Annals
	}{version, a})
	if err != nil {
		return err
	}
	return st.WriteFast(store.Save, a.place, append(data, '\n'))
}

// Dates returns the dates of the days that were begun, sorted.
func (a *Annals) Dates() []string { return slices.Sorted(maps.Keys(a.Days)) }
