package table

import (
	"slices"
	"strings"

	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// position is a game as it stands on the screen: who plays, who sees it, what is seen and told of it,
// and the beats that lead there.
type position struct {
	a      *ui.App
	g      *Game
	s      *session.Session
	names  show.Names
	crests [grimoria.MaxSeats]int
	faces  [grimoria.MaxSeats]int // portraits
	humans int

	viewer   grimoria.Seat // whose hidden cards are shown; NoSeat: nobody's
	model    show.Model
	queue    show.Queue
	director show.Director
	beats    []show.Beat
	told     int // steps that have become beats
	noted    int // and those whose beats have ended
	lines    []show.Line
	heard    show.Hand                 // the viewer's when listeners were told last
	reasons  [grimoria.MaxSeats]reason // of the order of the round
	deeds    [grimoria.MaxSeats]deed   // of the round, or the last one
	telling  *show.Told                // the last thing told of the turn, nil: nothing yet
}

// turn is what somebody decides on a position: what can be chosen, what they have picked or point at.
type turn struct {
	*position
	watched *replay // who shows the position without deciding anything, nil in a game

	deciding bool          // a human is to decide, and nothing plays
	actor    grimoria.Seat // who
	legal    []grimoria.Decision
	options  []show.Option
	picked   int                // the option waiting for confirmation, -1: none
	doubted  *show.Option       // the main button has asked whether it is meant: the next press does it
	extra    extra              // what is done before the card is taken
	at       subject            // what pointer or focus is on
	tapped   subject            // the card of the display that was pressed while spells are chosen
	wait     int                // ticks until a forced decision is made
	guard    int                // ticks in which presses rest
	quiet    int                // ticks since the last press that decided something
	advised  bool               // the owl is asked about this decision
	blind    blind              // who chooses before everybody's eyes
	peeking  bool               // somebody looks at their cards while all choose
	guided   bool               // the first round is explained step by step
	waits    bool               // the table waits until what is explained has been read
	read     func() (more bool) // notes that it has been read; more: there is more to read; nil: nothing is explained
}

// deed is a player's summary of a round, kept until the books of the next round open.
type deed struct {
	tales  []show.Told
	failed bool // the spell did nothing
	why    grimoria.Why
	loss   bool // the viewer lost something by it
}

// gained are the icons of what a player has won or lost by their turn, and the signs before them.
func (d *deed) gained(seat grimoria.Seat) (icons []ui.Icon) {
	coins := 0
	for i := range d.tales {
		x := &d.tales[i]
		for _, c := range x.Changes {
			if c.Seat == seat && c.Good == show.Purse {
				coins += c.Now - c.Was
			}
		}
		if x.By == seat && len(x.Drawn) > 0 {
			for _, c := range x.Drawn {
				icon := board.FaceDown(false)
				if c != grimoria.NoCard {
					icon = board.CardIcon(c)
				}
				icons = board.AddIcon(icons, icon)
			}
		} else if x.By == seat && x.Card != grimoria.NoCard && slices.ContainsFunc(x.Changes, func(c show.Change) bool { return c.Seat == seat && c.Good != show.Purse && c.Now > c.Was }) {
			icons = append(icons, board.CardIcon(x.Card))
		} else if x.By == seat {
			for _, c := range x.Changes {
				if c.Seat == seat && c.Now > c.Was && c.Good > show.Court {
					icons = append(icons, board.FaceDown(c.Good == show.Hoard))
				}
			}
		}
	}
	if coins > 0 {
		icons = slices.Insert(icons, 0, board.CoinIcon(coins))
	}
	return icons
}

// reason is why a player has a place in the order.
type reason struct {
	rank   int // from 1; 0: no order yet
	shared bool
	was    int // their place in the order of the last round, from 1
}

// displayNames names the cards that lie on the display.
func (bd *position) displayNames() (names []string) {
	for i := range bd.model.NSlots {
		switch s := &bd.model.Slots[i]; {
		case s.Lies && s.Card == grimoria.NoCard:
			names = append(names, bd.a.T("list.hidden"))
		case s.Lies:
			names = append(names, bd.a.T(show.CardName(s.Card)))
		}
	}
	return names
}

// why says why a player goes when they go.
func (bd *position) why(seat grimoria.Seat) string {
	r := bd.reasons[seat]
	switch {
	case r.rank == 0:
		return ""
	case r.shared:
		return bd.a.T("order.shared", words.Num("Count", r.was))
	}
	return bd.a.T("order.alone")
}

// fitsRibbon reports whether a text fits on the ribbon in so many lines.
func (bd *position) fitsRibbon(text string, lines int) bool {
	a, box := bd.a, bd.Boxes()
	_, floor := a.TextSize()
	_, ok := ui.Wrap(a.Config().Measure, text, box.Prompt.W-box.Prompt.H*2.2-12, floor*a.Growth(), ui.Bold, lines)
	return ok
}

// voice is how the stage speaks: to the only person at the screen, about everybody otherwise.
func (bd *position) voice() show.Voice {
	v := show.Voice{Names: &bd.names, You: grimoria.NoSeat}
	if bd.humans == 1 {
		v.You = bd.viewer
	}
	return v
}

// turnOf returns whose turn it is in the beat that plays: what a beat shows is already so.
func (bd *position) turnOf() grimoria.Seat {
	if b, _ := bd.queue.Current(); b != nil {
		return b.After.Active
	}
	return bd.model.Active
}

// has says what a player has.
func (bd *position) has(seat grimoria.Seat) string {
	h := &bd.model.Seats[seat]
	all, _ := h.Companions()
	parts := []string{show.Coins(h.Coins).In(bd.a.Words()), bd.a.T("has.companions", words.Num("Count", all)),
		bd.a.T("has.places", words.Num("Count", h.NPlaces)), bd.a.T("has.treasures", words.Num("Count", h.NHoard))}
	return strings.Join(parts, bd.a.T("list.comma"))
}

// stop drops the beats that play, and their sound.
func (bd *position) stop() {
	if bd.queue.Busy() || bd.queue.Ringing() {
		bd.a.FadeSounds()
	}
	bd.queue.Clear()
}

// Model returns what the table shows.
func (bd *position) Model() *show.Model { return &bd.model }

// Queue returns the beats that play.
func (bd *position) Queue() *show.Queue { return &bd.queue }

// Crest returns the crest of a seat, NoCrest for NoSeat.
func (bd *position) Crest(seat grimoria.Seat) int {
	if seat >= grimoria.NoSeat {
		return ui.NoCrest
	}
	return bd.crests[seat]
}

// MemoryAid reports whether the table shows what its players could know by a perfect memory (G13.3).
func (bd *position) MemoryAid() bool { return bd.s.Config().MemoryAid }
