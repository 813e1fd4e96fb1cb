// Package board is a position of Touria as it stands on the screen: what is on the table, who sees it and from
// which seat, and the beats that lead there. The table, the replay, the finale and the photo show one each.
package board

import (
	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/sound"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Board is a position of a game as it stands on the screen: who plays, from which seat it is seen, what is
// seen of it, and the beats that lead there. What can be done there is told by its hands.
type Board struct {
	a      *ui.App
	Hands  Hands // nil: nobody decides anything, as in a replay
	Names  show.Names
	Crests [rules.Seats]int
	Faces  [rules.Seats]int // portraits
	Humans rules.SeatSet
	sudden bool   // without castle doors
	live   *Board // the one whose turns this one shows again; nil: none

	Viewer   rules.Seat // NoSeat: the public
	Eyes     rules.Seat // the seat from which the table is seen: the viewer's or the last viewer's
	Model    show.Model
	Queue    show.Queue
	Director *show.Director
	Lines    []show.Line
	Turns    []show.Turn   // of the lines
	Robbed   rules.SeatSet // whom a sword has taken the wizard since their last turn
	Pending  []show.Made   // decisions whose beats have not all ended

	Lens      ui.Lens // over the map
	Small     bool    // laid out as on phones
	Lid       bool    // the viewer's things are covered
	DoorsOpen bool    // the player has opened the close-up of the doors
	Marked    mark
	swing     swing

	beats []show.Beat // room for those of a decision
	cues  []sound.Cue
}

// Hands decide what can be done with what is on a board.
type Hands interface {
	// AimThing completes the element of a thing, AimTower then that of a tower.
	AimThing(e ui.Element, target ui.Target) ui.Element
	AimTower(e ui.Element, w touria.Tower) ui.Element
	// BuildOver adds what lies over the towers of the map.
	BuildOver(b *ui.Builder, board ui.Rect)
	// AtDoors reports whether who decides looks at the castle's doors, from inside it or from the map.
	AtDoors(inside bool) bool
	// LaidOut redraws what can be chosen and voids presses meant for what was there before.
	LaidOut()
	// Roads returns the ways that the map shows, Trace the one of them that is chosen, Preview what is shown of
	// a tower; nil: none.
	Roads() []show.Route
	Trace() *show.Route
	Preview() *show.Preview
}

// mark is what a line of the chronicle or a lesson points at.
type mark struct {
	Target ui.Target
	ticks  int // left of it
	// The way that was taken in a turn that is seen again, and a better one; nil: none.
	Taken, Better *show.Route
}

// markTicks is how long a mark stands: 3 s.
const markTicks = 180

// Point marks a thing for a while.
func (bd *Board) Point(target ui.Target) { bd.Marked.Target, bd.Marked.ticks = target, markTicks }

// swing is the way to the side of another viewer.
type swing struct {
	ticks int // left of it
	turns int // its quarter turns
}

// swingTicks is how long the towers swing when another human takes over.
const swingTicks = 30

// New returns a session's board, which shows nothing yet. A single human is its viewer.
func New(a *ui.App, s *session.Session) *Board {
	bd := &Board{a: a, Viewer: rules.NoSeat, sudden: s.State().SuddenMarriage(), Faces: Portraits(s.Player)}
	only := rules.NoSeat
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		p, ok := s.Player(seat)
		if !ok {
			continue
		}
		bd.Names[seat], bd.Crests[seat] = p.Name, p.Crest
		if p.Human() {
			bd.Humans = bd.Humans.With(seat)
			only = seat
		}
	}
	if bd.Humans.Len() == 1 {
		bd.Viewer, bd.Eyes = only, only
	}
	bd.Director = show.NewDirector(show.Model{}, bd.Humans)
	return bd
}

// Again returns a board of the same people and turns, seen from the same seat, on which other beats can play.
func (bd *Board) Again() *Board {
	other := *bd
	other.live = bd.Live()
	other.Queue, other.Pending, other.beats, other.cues = show.Queue{}, nil, nil, nil
	other.Director = show.NewDirector(show.Model{}, bd.Humans)
	return &other
}

// Live returns the board whose turns this one shows again, itself if it shows none.
func (bd *Board) Live() *Board {
	if bd.live != nil {
		return bd.live
	}
	return bd
}

// Project shows a position without beats.
func (bd *Board) Project(m show.Model) {
	bd.Stop()
	bd.Model = m
	bd.Director.Restart(m)
}

// Direct queues the beats of a decision and returns them.
func (bd *Board) Direct(made *show.Made) []show.Beat {
	bd.Director.Reduced = bd.a.Settings().ReducedMotion
	bd.beats = bd.Director.Direct(bd.beats[:0], made)
	bd.Queue.Push(bd.beats)
	return bd.beats
}

// TurnTo lets a seat see the table, to whose side it swings.
func (bd *Board) TurnTo(seat rules.Seat) {
	if !bd.a.Settings().ReducedMotion {
		bd.swing = swing{swingTicks, show.Swing(bd.Eyes, seat)}
	}
	bd.Eyes = seat
}

// Of returns the board that is seen, nil if there is none.
func Of(a *ui.App) *Board {
	seen := a.Seen()
	for i := len(seen) - 1; i >= 0; i-- {
		if s, ok := seen[i].(interface{ Board() *Board }); ok {
			return s.Board()
		}
	}
	return nil
}

// Trace returns the route that the map shows, nil if there is none.
func (bd *Board) Trace() *show.Route {
	if bd.Hands == nil {
		return bd.Marked.Better
	}
	return bd.Hands.Trace()
}

// Roads returns the ways that the map shows.
func (bd *Board) Roads() []show.Route {
	if bd.Hands == nil {
		return nil
	}
	return bd.Hands.Roads()
}

// Preview returns what is shown of a tower's turn, nil if nothing is.
func (bd *Board) Preview() *show.Preview {
	if bd.Hands == nil {
		return nil
	}
	return bd.Hands.Preview()
}

// Seats returns the seats of all players.
func (bd *Board) Seats() (seats []rules.Seat) { return SeatsOf(&bd.Model) }

// SeatsOf returns the seats of all players of a model.
func SeatsOf(m *show.Model) (seats []rules.Seat) {
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		if m.Players[seat].Taken {
			seats = append(seats, seat)
		}
	}
	return seats
}

// Acts returns who is doing what is shown, or is to decide: as soon as the banner of the next turn is seen,
// that is its player.
func (bd *Board) Acts() rules.Seat {
	if b, _ := bd.Queue.Current(); b != nil && b.Kind == show.BeatBanner {
		return b.Seat
	}
	return bd.Model.ToMove
}

// Rivals returns the seats of the other players, in turn order.
func (bd *Board) Rivals() []rules.Seat {
	var seats []rules.Seat
	for i := rules.Seat(1); i < 4; i++ {
		if s := (bd.Eyes + i) & 3; bd.Model.Players[s].Taken {
			seats = append(seats, s)
		}
	}
	return seats
}

// Stop drops the beats that play, and their sound.
func (bd *Board) Stop() {
	if bd.Queue.Busy() || bd.Queue.Ringing() {
		bd.a.FadeSounds()
	}
	bd.Queue.Clear()
}

// Pass lets a tick pass for what goes by itself: a highlight, and the swing of the view.
func (bd *Board) Pass() {
	if m := &bd.Marked; m.ticks > 0 {
		if m.ticks--; m.ticks == 0 {
			m.Target = ui.Target{}
			bd.a.Redraw()
		}
	}
	if bd.swing.ticks > 0 {
		bd.swing.ticks--
		bd.a.Redraw()
	}
}

// LooksAway closes the lens over the board before something is shown, which may go
// anywhere on the table, and reports whether that is still to be waited for.
func (bd *Board) LooksAway() bool {
	if !bd.Queue.Busy() || !bd.Lens.Open() {
		return false
	}
	bd.Lens.Close()
	return true
}

// Crest returns the crest of a seat, NoCrest for NoSeat.
func (bd *Board) Crest(seat rules.Seat) int {
	if seat >= rules.NoSeat {
		return ui.NoCrest
	}
	return bd.Crests[seat]
}

// Swing returns the counter-clockwise quarter turns by which the towers are still
// off their final position while the view swings; 0 at rest.
func (bd *Board) Swing() float32 {
	f := float32(bd.swing.ticks) / swingTicks
	return -float32(bd.swing.turns) * f * f * (3 - 2*f)
}

// LidClosed reports whether the viewer's things are covered.
func (bd *Board) LidClosed() bool {
	_, open := bd.Own()
	return !open
}

// unasked reports whether others are asked while several people share the screen:
// the viewer's things are covered meanwhile.
func (bd *Board) unasked() bool {
	return bd.Humans.Len() > 1 && bd.Model.ToMove < rules.NoSeat && bd.Model.ToMove != bd.Viewer
}

// Own returns the player from whose seat the table is seen. ok is false while the
// things are covered: the lid is closed, the viewer is the public, or, if several
// people share the screen, somebody else is to decide.
func (bd *Board) Own() (p *show.Player, ok bool) {
	p = &bd.Model.Players[bd.Eyes]
	return p, p.Shown && !bd.Lid && !bd.unasked()
}

// ToggleLid covers or uncovers the viewer's things.
func (bd *Board) ToggleLid() {
	bd.Lid = !bd.Lid
	bd.a.Changed()
}

// Target completes the element of a thing on the table.
func (bd *Board) Target(e ui.Element, target ui.Target) ui.Element {
	e.Role, e.Target = ui.RoleInfo, target
	if e.ID == "" {
		e.ID = ID(bd.Model.Board(), target)
	}
	if bd.Hands != nil {
		e = bd.Hands.AimThing(e, target)
	}
	return e
}

// Portrait returns the person painted for a player, and the player's mood. The mood depends only on
// what everybody has seen.
func (bd *Board) Portrait(seat rules.Seat) (person int, mood pictures.Mood) {
	seat &= 3
	return bd.Faces[seat], bd.mood(seat)
}

func (bd *Board) mood(seat rules.Seat) pictures.Mood {
	if bd.Model.ToMove == seat && !bd.Queue.Busy() {
		return pictures.Thinking
	}
	return Feeling(show.LastOf(bd.Turns, seat), bd.Robbed.Has(seat), len(bd.Turns) > 0 && bd.Turns[len(bd.Turns)-1].Won)
}
