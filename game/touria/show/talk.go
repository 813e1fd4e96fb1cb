package show

import (
	"strconv"

	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// RemarkKind is what a remark answers to.
type RemarkKind uint8

// The kinds of remarks.
const (
	RemarkDoor   RemarkKind = iota // the wrong door
	RemarkSword                    // a sword has turned a player's wizard away
	RemarkGain                     // a lot at once
	RemarkBlack                    // a black gem
	RemarkCastle                   // entering the castle
	RemarkLate                     // somebody else was faster
	RemarkWon
	RemarkKinds = iota
)

var remarkKeys = [RemarkKinds]string{"talk.door.", "talk.sword.", "talk.gain.", "talk.black.", "talk.castle.", "talk.late.", "talk.won."}

// Remark is a short line that a player's portrait says.
type Remark struct {
	Seat rules.Seat
	Kind RemarkKind
	Pick uint32 // chooses among the lines
}

// RemarkLines is the number of a kind's lines that everybody may say. Each temperament
// has one of its own beside them, which is said half of the time.
const RemarkLines = 3

// Text returns the line as a player of a temperament says it; "" is no temperament.
func (r Remark) Text(temper string) words.Text {
	line := strconv.Itoa(1 + int(r.Pick/2%RemarkLines))
	if temper != "" && r.Pick%2 == 0 {
		line = temper
	}
	return words.Say(remarkKeys[r.Kind] + line)
}

// remarkTurns is the least number of turns from one remark to the next one, so that
// nobody chatters. The end of the game may be remarked upon at once.
const remarkTurns = 3

// Talk decides who remarks upon what. It knows only what everybody sees: events for
// everyone, and the public part of the model.
type Talk struct {
	// Talkers are the players who say something.
	Talkers rules.SeatSet

	last int // the turn of the latest remark, plus one
}

// Rewind forgets remarks of turns that have not been played, after an undo.
func (t *Talk) Rewind(turn int) {
	if t.last > turn+1 {
		t.last = 0
	}
}

// Hear returns the remark that an event provokes, and whether there is one. kind is that of the
// decision that led to the event. The model shows the table before the event.
func (t *Talk) Hear(m *Model, kind touria.Kind, e *touria.Event) (Remark, bool) {
	if e.Only != rules.Everyone || e.Seat >= rules.NoSeat || m.Turn == 0 {
		return Remark{}, false
	}
	r := Remark{Seat: e.Seat}
	end := false
	switch e.Kind {
	case touria.DoorOpened:
		r.Kind = RemarkDoor
		if end = touria.Who(e.Arg) == touria.Children; end {
			r.Kind = RemarkWon
			if !t.Talkers.Has(e.Seat) {
				late := t.Talkers
				for seat := range m.Players {
					if !m.Players[seat].InCastle {
						late &^= rules.SeatSet(0).With(rules.Seat(seat))
					}
				}
				r.Kind, r.Seat = RemarkLate, after(late, e.Seat)
			}
		}
	case touria.TowerTurned:
		r.Kind, r.Seat = RemarkSword, robbed(m.board, m.taken(), kind, e)
		if r.Seat < rules.NoSeat && m.Players[r.Seat].InCastle {
			return Remark{}, false // with no more use for wizards
		}
	case touria.Gained, touria.Collected:
		switch {
		case e.Gems[touria.Black] > 0:
			r.Kind = RemarkBlack
		case e.Gold >= 4, e.Hearts >= 2, e.Items != 0, e.Gems.Total() >= 3:
			r.Kind = RemarkGain
		default:
			return Remark{}, false
		}
	case touria.Entered:
		r.Kind = RemarkCastle
	default:
		return Remark{}, false
	}
	if r.Seat >= rules.NoSeat || !t.Talkers.Has(r.Seat) || !end && t.last > 0 && m.Turn+1 < t.last+remarkTurns {
		return Remark{}, false
	}
	t.last = m.Turn + 1
	// Which line it is depends on what all can see alone.
	r.Pick = uint32(m.Turn*64+int(r.Seat)*16+int(r.Kind)) * 2654435761 >> 16
	return r, true
}

// taken returns the seats at which somebody plays.
func (m *Model) taken() (seats rules.SeatSet) {
	for seat := range m.Players {
		if m.Players[seat].Taken {
			seats = seats.With(rules.Seat(seat))
		}
	}
	return seats
}

// Robbed returns the player from whose next turn a decision has taken the wizard: a sword
// has turned the tower away that showed him to whoever is next. It is NoSeat for nobody.
func Robbed(b *touria.Board, players rules.SeatSet, made *Made) rules.Seat {
	for i := range made.Events {
		if seat := robbed(b, players, made.Decision.Kind, &made.Events[i]); seat < rules.NoSeat {
			return seat
		}
	}
	return rules.NoSeat
}

func robbed(b *touria.Board, players rules.SeatSet, kind touria.Kind, e *touria.Event) rules.Seat {
	if kind != touria.TurnTower || e.Kind != touria.TowerTurned {
		return rules.NoSeat
	}
	next := after(players, e.Seat)
	if next < rules.NoSeat && b.Face(touria.Tower(e.At), int(e.Arg)+int(next)+3) == touria.Wizard {
		return next
	}
	return rules.NoSeat
}

// after returns the first of some players after a seat, in turn order; NoSeat if there is none.
func after(players rules.SeatSet, seat rules.Seat) rules.Seat {
	for i := rules.Seat(1); i < 4; i++ {
		if next := (seat + i) & 3; players.Has(next) {
			return next
		}
	}
	return rules.NoSeat
}
