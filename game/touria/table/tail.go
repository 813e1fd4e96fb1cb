package table

import (
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
)

// tailLine is the least height of a line of the chronicle's tail.
const tailLine = 44

// leastTail is the number of lines that the tail has room for at least: its scroll unrolls
// as the game goes on.
const leastTail = 3

// buildTail shows the turns before those that the sheet tells, a line each, the newest at
// the bottom: who was where, and what they have more or less of now. A press on a line
// shows its turn on the board once more, one elsewhere opens the chronicle.
func (t *Table) buildTail(b *ui.Builder, box *board.Boxes) {
	r := box.Tail
	if r.H < 44 {
		return
	}
	a := t.a
	head := float32(0) // the turn's number
	if t.board.Model.Turn > 0 && r.H > 100 {
		head = 24
	}
	n := max(1, int((r.H-8-head)/tailLine))
	high := min((r.H-8-head)/float32(n), tailLine*1.15)
	list := t.past.earlier()
	if len(list) > n {
		list = list[len(list)-n:]
	}
	if lines := max(len(list), leastTail); lines < n {
		r.H = 8 + head + float32(lines)*high
	}
	in := b.Add(ui.Element{ID: "table.tail", Role: ui.RoleButton, Silent: true, Look: board.LookTail, Paper: true, Rect: r, Label: a.T("table.log"), Hint: a.T("table.log"),
		OnPress: func() { t.drawers.pull(logDrawer) }})
	b.Inside(in, func() {
		if head > 0 {
			t.buildTailHead(b, ui.Box(r.X+10, r.Y+4, r.W-20, head))
		}
		for i := range list {
			d := list[i]
			at := ui.Box(r.X+6, r.Y+4+head+float32(i)*high, r.W-12, high)
			e := t.board.TaleElement("table.tail."+a.Words().Number(i), at, d, true)
			if turn := d.Turn.N; turn > 0 && turn < t.board.Model.Turn { // the turn that runs cannot be shown yet
				e.Role, e.Paper, e.Hint = ui.RoleButton, true, e.Label
				e.Label = t.board.OfTurn(turn, e.Label)
				e.OnPress = func() { t.past.lookBackTo(turn) }
				if why, ok := t.past.canReplay(turn); !ok {
					e.Disabled, e.Why, e.Quiet = true, why, true
				}
			}
			b.Add(e)
		}
	})
}

// buildTailHead adds what the lines are, and which turn runs.
func (t *Table) buildTailHead(b *ui.Builder, r ui.Rect) {
	turn := ui.Element{ID: "table.turn", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: r, Text: t.a.T("table.turn", words.Num("Count", t.board.Model.Turn)), Size: 18}
	title := t.a.T("table.log")
	width := func(s string) float32 { return t.a.Config().Measure.Width(s, 18, ui.Bold) + 14 } // the inset of text, too
	if width(title)+width(turn.Text) <= r.W {
		turn.Rect, turn.Align = ui.CutLeft(r, r.W-width(turn.Text)), ui.AlignRight
		b.Add(ui.Element{ID: "table.tail.title", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Box(r.X, r.Y, r.W-turn.Rect.W, r.H), Text: title, Size: 18, Align: ui.AlignLeft})
	}
	b.Add(turn)
}
