package table

import (
	"slices"

	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
)

// restTurns returns the turns that are told: the others' since the
// last one of the player from whose seat the table is seen, and the one that another
// player is making when it asks the viewer something: else the ribbon tells it.
func (pa *past) restTurns() []show.Turn {
	turns, running := pa.round()
	n := len(turns)
	first := n
	for first > 0 && turns[first-1].Seat != pa.board.Eyes && turns[first-1].Seat < rules.NoSeat {
		first--
	}
	if first == n && !pa.turn.Deciding { // what was told stays until the next one has moved
		for first > 0 && turns[first-1].Seat == pa.board.Eyes {
			first, n = first-1, n-1
		}
		if first > 0 && turns[first-1].Seat < rules.NoSeat {
			first--
		}
	}
	turns = turns[first:n]
	if running != nil && pa.turn.Deciding && running.Seat != pa.board.Eyes && running.Seat < rules.NoSeat && running.Begun() {
		if turns = append(turns, *running); len(turns) > len(pa.board.Rivals()) {
			turns = turns[1:]
		}
	}
	return turns
}

// round returns the last turns that are over, and the one that is under way, nil if
// there is none.
func (pa *past) round() (turns []show.Turn, running *show.Turn) {
	turns = pa.board.Turns[max(0, len(pa.board.Turns)-2*int(rules.Seats)):] // nobody makes more than two turns in a row
	if n := len(turns); n > 0 && !pa.s.Over() {
		turns, running = turns[:n-1], &turns[n-1]
	}
	return turns, running
}

// live tells the turn that another player is making, as far as it has been seen: in full, and only what they do.
func (pa *past) live() []string {
	_, running := pa.round()
	seat := pa.board.Acts()
	if running == nil || running.Seat != seat || seat == pa.board.Viewer || seat >= rules.NoSeat || !running.Begun() || pa.turn.Deciding {
		return nil
	}
	return []string{running.Text(&pa.board.Names).In(pa.a.Words()), running.Deed(&pa.board.Names).In(pa.a.Words())}
}

// turnsSince returns the others' turns since a seat's last turn, without the one
// that is under way.
func (pa *past) turnsSince(seat rules.Seat) []show.Turn {
	turns, _ := pa.round()
	first := len(turns)
	for first > 0 && turns[first-1].Seat != seat && turns[first-1].Seat < rules.NoSeat {
		first--
	}
	return turns[first:]
}

// since returns what the others did since a seat's last turn, also without what that brought; all of
// it is public.
func (pa *past) since(seat rules.Seat) (told, brief []string) {
	tell := func(text, deed words.Text) {
		told, brief = append(told, text.In(pa.a.Words())), append(brief, deed.In(pa.a.Words()))
	}
	for _, turn := range pa.turnsSince(seat) {
		tell(turn.Text(&pa.board.Names), turn.Deed(&pa.board.Names))
		for s := rules.S; s < rules.NoSeat; s++ {
			if turn.Joined.Has(s) {
				text := turn.JoinText(s, &pa.board.Names)
				tell(text, text)
			}
		}
	}
	if len(told) == 0 {
		text := words.Say("curtain.nothing")
		tell(text, text)
	}
	return told, brief
}

// canLookBack reports whether there are turns to show again, or why not.
func (pa *past) canLookBack() (why string, ok bool) {
	switch {
	case !pa.turn.Deciding || pa.turn.Forced() || pa.board.Queue.Busy():
		return pa.a.T("rewind.later"), false
	case len(pa.withOwn(pa.board.Viewer)) == 0:
		return pa.a.T("rewind.nothing"), false
	}
	return "", true
}

// withOwn returns the turns since a seat's last one, with that one before them.
func (pa *past) withOwn(seat rules.Seat) []show.Turn {
	turns, _ := pa.round()
	first := len(turns) - len(pa.turnsSince(seat))
	if first > 0 && turns[first-1].Seat == seat {
		first--
	}
	return turns[first:]
}

// lookBack shows the others' turns since the viewer's last one again, with that one beside them, or says why it cannot.
func (pa *past) lookBack() {
	if why, ok := pa.canLookBack(); !ok {
		pa.a.Say(why)
		return
	}
	turns := pa.withOwn(pa.board.Viewer)
	pa.rewind(turns, min(len(turns)-1, len(turns)-len(pa.turnsSince(pa.board.Viewer))))
}

// mostTurns is how many turns the ribbon shows side by side.
const mostTurns = 4

// canReplay reports whether a turn can be shown again, or why not.
func (pa *past) canReplay(turn int) (why string, ok bool) {
	if !pa.turn.Deciding || pa.turn.Forced() || pa.board.Queue.Busy() || turn < 1 || turn >= pa.board.Model.Turn {
		return pa.a.T("rewind.later"), false
	}
	return "", true
}

// lookBackTo shows a turn again, with those after it beside it, or says why it cannot.
func (pa *past) lookBackTo(turn int) {
	if why, ok := pa.canReplay(turn); !ok {
		pa.a.Say(why)
		return
	}
	turns := show.Turns(pa.board.Lines)
	turns = turns[:len(turns)-1] // the last one is under way
	for len(turns) > mostTurns && turns[0].N < turn {
		turns = turns[1:]
	}
	if turns[0].N == 0 { // what came before the first turn
		turns = turns[1:]
	}
	turns = turns[:min(len(turns), mostTurns)]
	i := slices.IndexFunc(turns, func(o show.Turn) bool { return o.N == turn })
	pa.rewind(turns, max(0, i))
}

// giftTold says what the rival of the first game took before it began; empty while that is not told.
func (gr *base) giftTold() words.Text {
	for i := range gr.board.Turns {
		first := &gr.board.Turns[i]
		for seat := rules.S; seat < rules.NoSeat && first.Seat == rules.NoSeat; seat++ {
			if !first.Net[seat].Empty() {
				return first.GiftText(seat, &gr.board.Names)
			}
		}
	}
	return words.Text{}
}
