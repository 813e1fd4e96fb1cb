package after

import (
	"slices"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/sound"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// Score is the end of a game. At dawn the points are stacked for each player, kind by kind, one book each; then
// the winner stands in the light. A press ends the ceremony, but one on a book opens that. Then the table of all points
// can be opened, too.
type Score struct {
	ui.Page
	Feats []string // what was achieved for the first time

	g       Game
	s       *session.Session
	v       grimoria.View
	players int
	scores  [grimoria.MaxSeats]grimoria.Score
	crests  [grimoria.MaxSeats]int
	faces   [grimoria.MaxSeats]int
	names   show.Names
	ranks   [grimoria.MaxSeats]int // 1 is the first; equals have the same
	laid    [grimoria.MaxSeats][len(board.Kinds)]int
	end     int  // when all is counted and told
	shown   int  // ticks since the ceremony began
	told    bool // that has been announced
	taught  *teaching
}

// The ceremony, in ticks at normal speed. Together it takes ten to fourteen seconds.
const (
	snuffTicks = 36  // the candles go out
	dawnTicks  = 108 // it gets light
	firstBook  = 72  // when the first book is laid
	layTicks   = 28  // how long a book takes
	kindPause  = 14  // between two kinds
	crownTicks = 72  // the winner comes into the light
	bookTicks  = 560 // for all books together
)

// ShowScore shows the end of a game in the place of its table.
func ShowScore(a *ui.App, g Game, s *session.Session) *Score {
	e := &Score{Page: ui.Page{App: a}, g: g, s: s, players: s.Players(), v: s.View(grimoria.NoSeat), taught: newTeaching(a.Saves(), s, nil)}
	cfg := s.Config()
	e.faces = board.Portraits(cfg.Players)
	books := 0
	for i, p := range cfg.Players {
		e.scores[i], e.crests[i], e.names[i] = s.Score(grimoria.Seat(i)), p.Crest, p.Name
		for k := range board.Kinds {
			if board.PartOf(e.scores[i], k) > 0 {
				books++
			}
		}
	}
	e.rank()
	pace := max(16, min(48, bookTicks/max(books, 1)))
	at := firstBook
	for k := range board.Kinds {
		for i := e.players - 1; i >= 0; i-- { // from the last seat to the first
			if board.PartOf(e.scores[i], k) > 0 {
				e.laid[i][k] = at
				at += pace
			}
		}
		at += kindPause
	}
	e.end = at + layTicks + crownTicks
	if a.Settings().ReducedMotion || a.Settings().Speed >= beat.Instant {
		e.shown = e.end
	}
	a.Replace(e)
	return e
}

// rank works out the places.
func (e *Score) rank() {
	for i := range e.players {
		e.ranks[i] = 1
		for j := range e.players {
			if e.value(j) > e.value(i) {
				e.ranks[i]++
			}
		}
	}
}

// value is what decides who has won: the points, then the coins (G9.5).
func (e *Score) value(seat int) int { return e.scores[seat].Total()<<16 + e.scores[seat].Coins }

// progress returns the progress of a part of the ceremony, 0 … 1.
func (e *Score) progress(from, ticks int) float32 {
	return max(0, min(1, float32(e.shown-from)/float32(ticks)))
}

// laying returns the progress of a book to its place, 0 if it is not visible yet.
func (e *Score) laying(seat, kind int) float32 {
	if board.PartOf(e.scores[seat], kind) == 0 {
		return 0
	}
	return e.progress(e.laid[seat][kind], layTicks)
}

// crowning returns the progress of the winner into the light, 0 … 1.
func (e *Score) crowning() float32 { return e.progress(e.end-crownTicks, crownTicks) }

// done reports whether the ceremony is over.
func (e *Score) done() bool { return e.shown >= e.end }

// Counting returns the kind that is counted now, -1 before and afterwards.
func (e *Score) counting() int {
	now := -1
	for k := range board.Kinds {
		for i := range e.players {
			if e.laying(i, k) > 0 {
				now = k
			}
		}
	}
	if e.crowning() > 0 {
		return -1
	}
	return now
}

// counted returns what lies on a player's stack.
func (e *Score) counted(seat int) (sum int) {
	for k := range board.Kinds {
		sum += int(float32(board.PartOf(e.scores[seat], k))*min(1, 1.4*e.laying(seat, k)) + .5)
	}
	return sum
}

// Tick advances the ceremony, and looks at the game for its lesson.
func (e *Score) Tick(top bool) {
	if top {
		e.taught.tick(e.App)
	}
	if top && e.done() && !e.told {
		e.told = true
		menu.AnnounceFeats(e.App, e.Feats)
	}
	if !top || e.done() {
		return
	}
	for range 1 << min(2, int(e.App.Settings().Speed)) {
		for k := range board.Kinds {
			for i := range e.players {
				if board.PartOf(e.scores[i], k) > 0 && e.shown == e.laid[i][k] {
					e.App.Sound([...]sound.Effect{sound.Coin, sound.StepWood, sound.Item, sound.Join, sound.Glow}[k])
				}
			}
		}
		if e.shown == e.end-crownTicks {
			e.App.Sound(sound.Win)
		}
		if e.shown++; e.done() {
			e.App.Expire() // a press that would have skipped the rest does nothing else
			break
		}
	}
	e.App.Changed()
}

// finish skips the rest of the ceremony.
func (e *Score) finish() {
	if e.done() {
		return
	}
	if e.crowning() == 0 {
		e.App.Sound(sound.Win)
	}
	e.shown = e.end
	e.App.Expire()
	e.App.Changed()
}

// Down skips the ceremony with a press anywhere but on a book that lies: that one opens, and the ceremony waits.
func (e *Score) Down(x, y float32) bool {
	if e.done() || slices.ContainsFunc(e.App.Tree().Elements, func(el ui.Element) bool {
		return el.Look == board.LookVolume && el.OnPress != nil && el.Part == 1 && el.Rect.Contains(x, y)
	}) {
		return false
	}
	e.finish()
	return true
}

// Key skips the ceremony.
func (e *Score) Key(k ui.Key) bool {
	if e.done() || k != ui.KeyEnter && k != ui.KeySpace && k != ui.PadA && k != ui.KeyEscape && k != ui.KeyS {
		return false
	}
	e.finish()
	return true
}

// Back skips the ceremony, then leads to the title.
func (e *Score) Back() {
	if !e.done() {
		e.finish()
		return
	}
	menu.ShowTitle(e.App)
}

// Name returns the scene's name.
func (e *Score) Name() string { return "score" }

// Mood returns the mood of the morning after.
func (e *Score) Mood() sound.Mood {
	return sound.Mood{Piece: sound.CandleAndBook, Layer: sound.MostLayer, Lead: sound.NoLead, Air: sound.Meadow}
}

func (e *Score) won(seat int) bool { return e.ranks[seat] == 1 }

// winners returns the names of the winners.
func (e *Score) winners() (list []string) {
	for i := range e.players {
		if e.won(i) {
			list = append(list, e.names[i])
		}
	}
	return list
}

// reason says why equal points were decided by coins, or were not decided (G9.5); "" if nobody else
// has as many points.
func (e *Score) reason() string {
	a := e.App
	best := slices.Index(e.ranks[:e.players], 1)
	points := e.scores[best].Total()
	var equal []string
	for i := range e.players {
		if e.scores[i].Total() == points {
			equal = append(equal, e.names[i])
		}
	}
	winners := e.winners()
	switch {
	case len(equal) < 2:
		return ""
	case len(winners) > 1:
		return a.T("score.equal", words.Lit("Names", a.Words().List(winners)), words.Num("Points", points), words.Num("Coins", e.scores[best].Coins))
	}
	return a.T("score.by_coins", words.Lit("Names", a.Words().List(equal)), words.Num("Points", points), words.Lit("Name", winners[0]))
}
