package after

import (
	"strconv"

	"touria.games/touria/game/beat"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
)

// Since your turn (ux.md, b5 and S2): what the others did since a player's last turn, as everybody
// saw it. It is listed on the curtain and replayed on the board.

// Rewind replays the others' last turns on a board of its own. Meanwhile the table shows that board,
// and the game waits.
type Rewind struct {
	a     *ui.App
	s     *session.Session
	put   func(bd *board.Board) // puts a board on the table
	board *board.Board
	turns []show.Turn
	i     int // the turn shown
	last  int // the decision after its last one
	pace  int // how fast its beats play
}

// mostTicks is the longest time for which a turn is shown: less than three seconds.
const mostTicks = 165

// ShowRewind opens the ribbon at a turn. put puts a board on the table.
func ShowRewind(a *ui.App, s *session.Session, bd *board.Board, turns []show.Turn, i int, put func(bd *board.Board)) {
	bd.Stop()
	r := &Rewind{a: a, s: s, put: put, board: bd.Again(), turns: turns}
	put(r.board)
	a.Push(r)
	r.show(i)
}

// show starts a turn's beats.
func (r *Rewind) show(i int) {
	s, bd := r.s, r.board
	r.i = min(max(i, 0), len(r.turns)-1)
	steps := s.Since(0)
	first := len(steps)
	for first > 0 && steps[first-1].Turn >= r.turns[r.i].N {
		first--
	}
	for r.last = first; r.last < len(steps) && steps[r.last].Turn == r.turns[r.i].N; r.last++ {
	}
	bd.Project(show.Project(s.Rules(), s.Before(first), bd.Viewer))
	ticks := 0
	for k := first; k < r.last; k++ {
		made := board.MadeOf(s, k, &steps[k])
		for _, b := range bd.Direct(&made) {
			ticks += max(1, int(b.Ticks)-int(b.Lap))
		}
	}
	r.pace = ticks/mostTicks + 1
	r.a.Changed()
}

// Tick plays the turn.
func (r *Rewind) Tick(top bool) {
	bd := r.board
	if !top || !bd.Queue.Busy() && !bd.Queue.Ringing() {
		return
	}
	r.a.Redraw()
	for range r.pace {
		done := bd.Queue.Tick(beat.Normal)
		bd.Sound()
		for i := range done {
			bd.Model.Finish(&done[i])
			r.a.Changed()
		}
		if len(done) > 0 && !bd.Queue.Busy() {
			bd.Model = show.Project(r.s.Rules(), r.s.Before(r.last), bd.Viewer)
		}
	}
}

// end leads back to the game.
func (r *Rewind) end() {
	r.board.Stop()
	r.put(r.board.Live())
	r.a.Remove(r)
}

// Build adds the ribbon of turns at the board's upper edge, and the sentence of the
// turn shown at the lower one.
func (r *Rewind) Build(b *ui.Builder) {
	a, bd := r.a, r.board
	box := board.Layout(a)
	const gap, high, most, wide = 4, 48, 214, 520
	n := len(r.turns)
	rows := ui.Rows(box.Board.Inset(gap), 0, high, -1, high)
	strip := ui.Centred(rows[0], most*float32(n), high)
	for i := range r.turns {
		turn := &r.turns[i]
		at := ui.Row(strip, i, n, gap)
		id := "rewind.turn." + strconv.Itoa(turn.N)
		text := turn.Text(&bd.Names).In(a.Words())
		net := &turn.Net[turn.Seat&3]
		icons := append([]ui.Icon{turn.Icon()}, net.Gains()...)
		in := b.Add(ui.Element{ID: id, Role: ui.RoleButton, Look: ui.LookButton, Rect: at, Paper: true, Over: true, Label: text, Hint: text, Checked: i == r.i,
			OnPress: func() { r.show(i) }})
		b.Inside(in, func() {
			c := min(30, at.W*.3)
			cells := ui.Columns(ui.Rows(at, gap, gap, -1, gap)[1], 0, 6, c, gap, -1, 6)
			b.Crest(id+".crest", ui.Centred(cells[1], c, c), bd.Crest(turn.Seat), bd.Names[turn.Seat&3])
			b.Add(ui.Element{ID: id + ".icons", Role: ui.RoleLabel, Look: ui.LookIcons, Rect: cells[3], Icons: icons, Label: text})
		})
	}
	turn := &r.turns[r.i]
	text := turn.Text(&bd.Names).In(a.Words())
	for s := rules.S; s < rules.NoSeat; s++ {
		if turn.Joined.Has(s) {
			text += "; " + turn.JoinText(s, &bd.Names).In(a.Words())
		}
	}
	// The sentence takes the place of the prompt, and on phones the buttons that of
	// the tray, so that the board stays in view.
	b.Panel("rewind.ground", box.Prompt, ui.LookCloth)
	b.Last().Over = true
	b.Add(ui.Element{ID: "rewind.told", Role: ui.RoleLabel, Look: ui.LookDark, Over: true, Rect: box.Prompt, Text: r.fitting(turn, text, box.Prompt), Label: text, Lines: 2})
	foot := rows[2]
	if box.Phone {
		foot = ui.Cross(a.Screen(), box.Confirm)
		b.Panel("rewind.foot", foot, ui.LookCloth)
		b.Last().Over = true
	}
	bar := ui.Columns(ui.Centred(foot, wide, high), gap, 52, 52, 52, 0, -1)
	small := [...]struct {
		id, key string
		sign    ui.PlayerSign
		to      int
	}{
		{"rewind.back", "replay.turn.back", ui.SignTurnBack, r.i - 1},
		{"rewind.again", "rewind.again", ui.SignPlay, r.i},
		{"rewind.on", "replay.turn.on", ui.SignTurnOn, r.i + 1},
	}
	for i, x := range small {
		e := ui.Element{ID: x.id, Role: ui.RoleButton, Look: ui.LookPlayer, Sign: x.sign, Over: true, Rect: bar[i], Label: a.T(x.key),
			Hint: a.T(x.key), OnPress: func() { r.show(x.to) }}
		if x.to < 0 || x.to >= n {
			e.Disabled, e.Why = true, a.T("rewind.nothing")
		}
		b.Add(e)
	}
	b.Add(ui.Element{ID: "rewind.end", Role: ui.RoleButton, Look: ui.LookPrimary, Over: true, Rect: bar[4], Text: a.T("rewind.end"),
		OnPress: r.end})
}

// fitting returns the text if it has room, otherwise only the deed.
func (r *Rewind) fitting(turn *show.Turn, text string, rect ui.Rect) string {
	_, floor := r.a.TextSize()
	e := ui.Element{Look: ui.LookDark, Rect: rect}
	for _, s := range [...]string{text, turn.Text(&r.board.Names).In(r.a.Words())} {
		if _, ok := ui.Wrap(r.a.Config().Measure, s, e.TextRect().W, floor, ui.Bold, 2); ok && rect.H >= 2*floor*ui.LineHeight {
			return s
		}
	}
	return turn.Deed(&r.board.Names).In(r.a.Words())
}

// Turns returns the turns that can be seen, and which of them is shown.
func (r *Rewind) Turns() (turns []show.Turn, i int) { return r.turns, r.i }

// Key steps through the turns.
func (r *Rewind) Key(k ui.Key) bool {
	switch k {
	case ui.PadLB:
		r.show(r.i - 1)
	case ui.PadRB:
		r.show(r.i + 1)
	case ui.PadX, ui.KeyR:
		r.show(r.i)
	case ui.KeyC, ui.KeyBackspace:
		r.end()
	default:
		return false
	}
	return true
}

// Back leads back to the game.
func (r *Rewind) Back() { r.end() }

// Name returns the scene's name.
func (r *Rewind) Name() string { return "rewind" }

// Opaque returns false: the table is behind it.
func (r *Rewind) Opaque() bool { return false }
