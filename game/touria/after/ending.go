package after

import (
	"slices"

	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Game is what can be begun once a game is over.
type Game interface {
	// Begin starts a game.
	Begin(a *ui.App, cfg session.Config)
	// SetUp opens the set-up screen.
	SetUp(a *ui.App)
	// Realm returns what compares a game of the realm of a day with those of the days before, nil if it is none.
	Realm(a *ui.App, s *session.Session) func()
}

// Summary is the last page of a game (M21): who won and how, what everybody held
// and did, the curves of the game, the ledger of luck, and whether its fate was
// sealed.
type Summary struct {
	ui.Page
	Feats        []string // new achievements
	g            Game
	s            *session.Session
	c            *course
	model        show.Model // of the end, as everybody saw it
	crests       [rules.Seats]int
	faces        [rules.Seats]int // portraits
	tab          int
	taught       rules.Seat            // whose lesson is shown
	check        *session.Verification // nil until it is asked for
	proven       bool                  // it is done
	lessonScroll ui.Scroll
	day          func() // shows the realm of the day that it was, nil if it was none
	dusk         int    // ticks until it is light, after the finale
}

// The summary's pages.
const (
	tabResult = iota
	tabCurves
	tabLuck
	tabFate
	tabReview // if there is somebody to teach
)

// ShowSummary opens the summary of a game that is over.
func ShowSummary(a *ui.App, g Game, s *session.Session, names *show.Names) *Summary {
	e := newSummary(a, g, s, newLesson(a, s, names, s.Record()))
	a.Push(e)
	return e
}

func newSummary(a *ui.App, g Game, s *session.Session, c *course) *Summary {
	e := &Summary{Page: ui.Page{App: a}, g: g, s: s, c: c, model: show.Project(s.Rules(), s.State(), rules.NoSeat), day: g.Realm(a, s)}
	e.faces = board.Portraits(s.Player)
	for seat := range e.crests {
		if p, ok := s.Player(rules.Seat(seat)); ok {
			e.crests[seat] = p.Crest
		}
	}
	return e
}

// whole reports whether the course of the game has been worked out.
func (e *Summary) whole() bool { return e.c.whole() }

// upright reports whether the screen is higher than wide.
func (e *Summary) upright() bool { return board.Upright(e.App.Screen()) }

// flat reports whether the pages need the height: the tabs are at the left, the podium beside the title.
func (e *Summary) flat() bool { return e.App.Phone() && !e.upright() }

// line is the height of a line of text.
func (e *Summary) line() float32 {
	if e.upright() {
		return 36 // sentences take two
	}
	if e.App.Phone() {
		return 24
	}
	return 32
}

// whyWon says how the game was won.
func whyWon(a *ui.App, m *show.Model, names *show.Names) string {
	w := m.Winner
	name := words.Lit("Name", names[w&3])
	if m.How == touria.ByMarriage {
		p := &m.Players[w&3]
		return a.T("end.how.marriage", name, words.Num("Hearts", p.GoalHearts), words.Num("Gold", p.GoalGold))
	}
	door := 1 + slices.IndexFunc(m.Doors[:], func(d show.Door) bool { return d.Open && d.Who == touria.Children })
	return a.T("end.how.doors", name, words.Num("Count", door))
}
