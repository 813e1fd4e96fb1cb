package annals

import (
	"errors"
	"maps"
	"slices"

	"touria.games/touria/game/annals"
	"touria.games/touria/game/riddles"
	"touria.games/touria/game/store"
)

// name is the annals' name in the store.
const name = "annals.json"

// Annals are the statistics of finished games. The zero value is empty.
type Annals struct {
	annals.Ledger
	Fastest int    `json:"fastest,omitempty"` // win, in own turns; 0: none yet
	Totals  Totals `json:"totals"`
	// Days holds the realms of the day that were begun, by their dates.
	Days map[string]Day `json:"days,omitempty"`
	// Riddles tells which ones have been solved.
	Riddles riddles.Progress `json:"riddles"`

	place annals.Place // where Save writes
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

// Add counts a game and returns the IDs of the achievements that are new. A game counts once.
func (a *Annals) Add(g *Game, date string) (news []string) {
	if g == nil {
		return nil
	}
	news, ok := a.Count(annals.Result{ID: g.id, Won: g.Won(), Level: g.level, Earned: g.Earned()}, date)
	if !ok {
		return nil
	}
	if n := g.Turns(); g.Won() && (a.Fastest == 0 || n < a.Fastest) {
		a.Fastest = n
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
	a.endDay(g)
	return news
}

// Check returns an error if the numbers are impossible.
func (a *Annals) Check() error {
	if a.Fastest < 0 {
		return errors.New("a win in fewer turns than none")
	}
	return errors.Join(a.Ledger.Check(), a.Riddles.Check())
}

// Load reads the annals; see annals.Load.
func Load(st store.Store, stamp string) (*Annals, error) {
	a, place, err := annals.Load[Annals](st, name, stamp)
	a.place = place
	a.mendDays()
	return a, err
}

// Where returns where Save writes.
func (a *Annals) Where() *annals.Place { return &a.place }

// Refresh returns the annals to count in; see annals.Refresh.
func (a *Annals) Refresh(st store.Store, stamp string) (*Annals, error) {
	return annals.Refresh(st, a, func() (*Annals, error) { return Load(st, stamp) })
}

// Save writes the annals; see annals.Save.
func (a *Annals) Save(st store.Store) error { return annals.Save(st, &a.place, a) }

// Dates returns the dates of the days that were begun, sorted.
func (a *Annals) Dates() []string { return slices.Sorted(maps.Keys(a.Days)) }
