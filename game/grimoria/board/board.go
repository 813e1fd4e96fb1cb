// Package board is a position of Grimoria as it stands on the screen: who sees it, what is told of it and the beats that
// lead there (Board), what can be pulled over it (Drawers), and all that is seen (Tableau). The table and the replay show
// one each; what can be done with it is told by its Hands.
package board

import (
	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

// Board is a game as it stands on the screen: who plays, who sees it, what is seen and told of it,
// and the beats that lead there.
type Board struct {
	App     *ui.App
	Session *session.Session
	Names   show.Names
	Crests  [grimoria.MaxSeats]int
	Faces   [grimoria.MaxSeats]int // portraits
	Humans  int

	Viewer   grimoria.Seat // whose hidden cards are shown; NoSeat: nobody's
	Actor    grimoria.Seat // the person who is to decide; NoSeat: nobody
	At       Subject       // what pointer or focus is on
	Model    show.Model
	Queue    show.Queue
	director show.Director
	beats    []show.Beat
	Told     int // steps that have become beats
	Noted    int // and those whose beats have ended
	Lines    []show.Line
	heard    *show.Hand                // the viewer's when listeners were told last; nil: they are told of no hidden cards
	reasons  [grimoria.MaxSeats]reason // of the order of the round
	Deeds    [grimoria.MaxSeats]Deed   // of the round, or the last one
	telling  *show.Told                // the last thing told of the turn, nil: nothing yet
	Foot     float32                   // the height below the table that something else takes
}

func newBoard(a *ui.App, s *session.Session) *Board {
	t := &Board{App: a, Session: s, Viewer: grimoria.NoSeat, Actor: grimoria.NoSeat, At: Subject{Card: grimoria.NoCard}}
	only := grimoria.NoSeat
	cfg := s.Config()
	for i, p := range cfg.Players {
		t.Names[i], t.Crests[i] = p.Name, p.Crest
		if p.Human() {
			t.Humans++
			only = grimoria.Seat(i)
		}
	}
	t.Faces = Portraits(cfg.Players)
	if t.Humans == 1 {
		t.Viewer = only
	}
	return t
}

// Deciding reports whether a person is to decide.
func (bd *Board) Deciding() bool { return bd.Actor < grimoria.NoSeat }

// Sees reports whether the hidden cards of a player are shown.
func (bd *Board) Sees(seat grimoria.Seat) bool { return bd.Viewer == seat }

// TurnTo lets a player see their hidden cards from the next position on, NoSeat for nobody.
func (bd *Board) TurnTo(seat grimoria.Seat) { bd.Viewer = seat }

// Private reports whether somebody's hidden cards are shown.
func (bd *Board) Private() bool { return bd.Viewer < grimoria.NoSeat }

// Reopens returns the viewer if their sealed book can be opened again, NoSeat otherwise.
func (bd *Board) Reopens() grimoria.Seat {
	if bd.Private() && bd.Session.Choosing() && bd.Session.Sealed(bd.Viewer) && bd.Session.IsHuman(bd.Viewer) {
		return bd.Viewer
	}
	return grimoria.NoSeat
}

// For returns the model with a player as its viewer, who is asked.
func (bd *Board) For(seat grimoria.Seat) show.Model {
	m := bd.Model
	m.Viewer = seat
	return m
}

// Voice is how the stage speaks: to the only person at the screen, about everybody otherwise.
func (bd *Board) Voice() show.Voice {
	v := show.Voice{Names: &bd.Names, You: grimoria.NoSeat}
	if bd.Humans == 1 {
		v.You = bd.Viewer
	}
	return v
}

// turnOf returns whose turn it is in the beat that plays: what a beat shows is already so.
func (bd *Board) turnOf() grimoria.Seat {
	if b, _ := bd.Queue.Current(); b != nil {
		return b.After.Active
	}
	return bd.Model.Active
}

// stop drops the beats that play, and their sound.
func (bd *Board) stop() {
	if bd.Queue.Busy() || bd.Queue.Ringing() {
		bd.App.FadeSounds()
	}
	bd.Queue.Clear()
}

// Crest returns the crest of a seat, NoCrest for NoSeat.
func (bd *Board) Crest(seat grimoria.Seat) int {
	if seat >= grimoria.NoSeat {
		return ui.NoCrest
	}
	return bd.Crests[seat]
}

// MemoryAid reports whether the table shows what its players could know by a perfect memory (G13.3).
func (bd *Board) MemoryAid() bool { return bd.Session.Config().MemoryAid }

// Boxes returns the places of everything on the table.
func (bd *Board) Boxes() Boxes { return layoutIn(bd.App, tableRoom(bd), bd.Model.Players-1) }

// tableRoom returns where the table stands.
func tableRoom(bd *Board) ui.Rect { return ui.Rows(bd.App.Screen(), 0, -1, bd.Foot)[0] }

// night returns how much of the night has passed, from 0 at dusk to 1 at the first grey.
func (bd *Board) night() float32 {
	first := grimoria.FirstLevel(bd.Model.Players)
	return float32(max(bd.Model.Level, first)-first) / float32(grimoria.LastLevel-first)
}

// Eyes returns the seat that sits at the lower edge: the viewer's, or that of whoever decides, or the
// first human's.
func (bd *Board) Eyes() grimoria.Seat {
	switch {
	case bd.Viewer < grimoria.NoSeat:
		return bd.Viewer
	case bd.Actor < grimoria.NoSeat:
		return bd.Actor
	}
	for seat := range grimoria.Seat(bd.Session.Players()) {
		if bd.Session.IsHuman(seat) {
			return seat
		}
	}
	return 0
}

// Others returns the seats of the others, from the left of who sits at the lower edge.
func (bd *Board) Others() (seats []grimoria.Seat) {
	me := bd.Eyes()
	for i := 1; i < bd.Model.Players; i++ {
		seats = append(seats, (me+grimoria.Seat(i))%grimoria.Seat(bd.Model.Players))
	}
	return seats
}

// acts returns who acts, or is to decide.
func (bd *Board) acts() grimoria.Seat {
	switch {
	case bd.Deciding():
		return bd.Actor
	case bd.Queue.Busy() && bd.turnOf() < grimoria.NoSeat:
		return bd.turnOf()
	}
	return bd.Model.ToMove
}

// Revealing reports whether the books open and the order forms.
func (bd *Board) Revealing() bool {
	b, _ := bd.Queue.Current()
	if b == nil {
		return false
	}
	switch b.Kind {
	case show.BeatOpen, show.BeatBlock, show.BeatClash, show.BeatOrder, show.BeatHold:
		return true
	}
	return false
}

// view returns what the viewer can know in the position that the table shows.
func (bd *Board) view() grimoria.View { return bd.Session.ViewBefore(bd.Noted, bd.Viewer) }

// FitsRibbon reports whether a text fits on the ribbon in so many lines.
func (bd *Board) FitsRibbon(text string, lines int) bool {
	a, box := bd.App, bd.Boxes()
	_, floor := a.TextSize()
	_, ok := ui.Wrap(a.Config().Measure, text, box.Prompt.W-box.Prompt.H*2.2-12, floor*a.Growth(), ui.Bold, lines)
	return ok
}

// SpellOf returns the spell that everybody knows a player to have chosen, or that the viewer has
// sealed; 0 for none.
func (bd *Board) SpellOf(seat grimoria.Seat) int {
	if s := bd.Model.Seats[seat].Spell; s > 0 {
		return s
	}
	if seat == bd.Viewer {
		return bd.Session.Own(seat)
	}
	return 0
}

// prey reports whether an attack hits a seat, or is about to.
func (bd *Board) prey(seat grimoria.Seat) bool {
	m := &bd.Model
	return m.Attack.By < grimoria.NoSeat && m.Attack.On == seat
}

// Of returns the board that is seen, nil if there is none.
func Of(a *ui.App) *Board {
	seen := a.Seen()
	for i := len(seen) - 1; i >= 0; i-- {
		if s, ok := seen[i].(interface{ Shows() *Board }); ok {
			return s.Shows()
		}
	}
	return nil
}
