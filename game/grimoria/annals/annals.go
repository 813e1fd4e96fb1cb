// Package annals keeps what the people at this machine have done in their finished games of Grimoria.
// A game in which only bots play leaves no trace.
package annals

import (
	"errors"
	"hash/fnv"
	"slices"
	"strconv"

	"touria.games/touria/game/annals"
	"touria.games/touria/game/grimoria/bot"
	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/riddles"
	"touria.games/touria/game/store"
	"touria.games/touria/rules/grimoria"
)

// name is the annals' name in the store.
const name = "annals-grimoria.json"

// Annals are all that is remembered of finished games. The zero value is the beginning.
type Annals struct {
	annals.Ledger
	Best   int    `json:"best,omitempty"` // points of a human in a game
	Lead   int    `json:"lead,omitempty"` // points of a human winner more than the next
	Totals Totals `json:"totals"`
	// Riddles tells which ones have been solved.
	Riddles riddles.Progress `json:"riddles"`

	place annals.Place // where Save writes
}

// Totals are sums over all games, of the humans.
type Totals struct {
	Points    int `json:"points"`
	Coins     int `json:"coins"`  // gained
	Cards     int `json:"cards"`  // taken or drawn
	Alone     int `json:"alone"`  // spells that nobody else chose
	Robbed    int `json:"robbed"` // companions and halves of purses taken by attacks
	Reflected int `json:"reflected"`
	Blocked   int `json:"blocked"` // black spells of others
}

// Game is what the annals read in a finished game.
type Game struct {
	id    string
	seats int
	level string // of the strongest bot, "" if only humans played
	deeds []Deeds
}

// Deeds are what one human did in a game.
type Deeds struct {
	Totals
	Won   bool
	Lead  int // of a winner over the next, 0 for others
	Asked int // times the owl was asked

	score   grimoria.Score
	people  int // companions at the end
	blocked int // the most black spells in one round
	spells  int // different spells cast
}

// Read reads a game; nil if it is not over or no human played.
func Read(s *session.Session) *Game {
	if !s.Over() || s.IsCopy() {
		return nil
	}
	cfg := s.Config()
	g := &Game{seats: len(cfg.Players)}
	id := fnv.New64a()
	id.Write([]byte(cfg.Seed))
	steps := s.Since(0)
	for i := range steps {
		d := steps[i].Decision
		id.Write([]byte{byte(steps[i].Seat), byte(d.Kind), d.Arg})
	}
	g.id = strconv.FormatUint(id.Sum64(), 16)
	for i, p := range cfg.Players {
		if p.Human() {
			g.deeds = append(g.deeds, read(s, grimoria.Seat(i)))
			continue
		}
		level, _, _ := bot.Split(p.Level)
		if g.level == "" || slices.Index(bot.Levels(), level) > slices.Index(bot.Levels(), g.level) {
			g.level = level
		}
	}
	if len(g.deeds) == 0 {
		return nil
	}
	return g
}

// read counts what a seat did.
func read(s *session.Session, seat grimoria.Seat) Deeds {
	d := Deeds{Won: s.Winners()>>seat&1 != 0, Asked: s.Player(seat).Asked, score: s.Score(seat)}
	d.Points = d.score.Total()
	view := s.View(grimoria.NoSeat)
	end := show.Project(&view)
	d.people, _ = end.Seats[seat].Companions()
	next := 0
	for other := range grimoria.Seat(s.Players()) {
		if other != seat {
			next = max(next, s.Score(other).Total())
		}
	}
	if d.Won {
		d.Lead = d.Points - next
	}
	cast := [grimoria.LastSpell + 1]bool{}
	steps := s.Since(0)
	for i := range steps {
		for k := range steps[i].Events {
			d.count(seat, s.Players(), &steps[i].Events[k], &cast)
		}
	}
	for _, is := range cast {
		if is {
			d.spells++
		}
	}
	return d
}

// count counts an event.
func (d *Deeds) count(seat grimoria.Seat, players int, e *grimoria.Event, cast *[grimoria.LastSpell + 1]bool) {
	switch e.Kind {
	case grimoria.Revealed:
		mine, alone, black := e.List[seat], true, 0
		for other := range players {
			if spell := e.List[other]; grimoria.Seat(other) != seat {
				alone = alone && spell != mine
				if show.KindOf(int(spell)) == show.Black {
					black++
				}
			}
		}
		cast[mine] = true
		if alone {
			d.Alone++
		}
		if mine == 2 {
			d.Blocked += black
			d.blocked = max(d.blocked, black)
		}
	case grimoria.Gained:
		if e.Seat == seat {
			d.Coins += int(e.Coins)
			if e.Spell == 12 {
				d.Robbed++
			}
		}
	case grimoria.Given:
		if e.On == seat {
			d.Robbed++
		}
	case grimoria.Reflected:
		if e.By == seat {
			d.Reflected++
		}
	case grimoria.Taken, grimoria.Drawn, grimoria.TreasureDrawn, grimoria.Swapped:
		if e.Seat == seat {
			d.Cards++
		}
	}
}

// Won reports whether a human won.
func (g *Game) Won() bool { return slices.ContainsFunc(g.deeds, func(d Deeds) bool { return d.Won }) }

// Add counts a game and returns the IDs of the achievements that are new. A game counts once.
func (a *Annals) Add(g *Game, date string) (news []string) {
	if g == nil {
		return nil
	}
	news, ok := a.Count(annals.Result{ID: g.id, Won: g.Won(), Level: g.level, Earned: g.Earned()}, date)
	if !ok {
		return nil
	}
	t := &a.Totals
	for i := range g.deeds {
		d := &g.deeds[i]
		a.Best, a.Lead = max(a.Best, d.Points), max(a.Lead, d.Lead)
		t.Points += d.Points
		t.Coins += d.Coins
		t.Cards += d.Cards
		t.Alone += d.Alone
		t.Robbed += d.Robbed
		t.Reflected += d.Reflected
		t.Blocked += d.Blocked
	}
	return news
}

// Check returns what is wrong with the numbers, nil if they can be.
func (a *Annals) Check() error {
	if a.Best < 0 || a.Lead < 0 {
		return errors.New("points that cannot be")
	}
	return errors.Join(a.Ledger.Check(), a.Riddles.Check())
}

// Load reads the annals; see annals.Load.
func Load(st store.Store, stamp string) (*Annals, error) {
	a, place, err := annals.Load[Annals](st, name, stamp)
	a.place = place
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
