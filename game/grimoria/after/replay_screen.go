package after

import (
	"slices"
	"strconv"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/kit"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
)

// replayBoxes are the places of a replay.
type replayBoxes struct {
	board.Boxes
	time, transport ui.Rect
	ask, leave      ui.Rect
	card            ui.Rect // what a bot's reasons may cover
}

const (
	foot      = 58 // below the table, for time line and buttons
	strip     = 46 // the height of a time line in the table
	roomy     = 440
	roomyHigh = 818 // for upright windows
)

// layout places everything: time line and buttons stand below the table, or where the table's own buttons would on small
// screens.
func (r *Replay) layout() (box replayBoxes) {
	const gap = 4
	a := r.App
	s := a.Screen()
	r.seen.Foot = foot
	if a.Upright() && s.H < roomyHigh || s.H < roomy {
		r.seen.Foot = 0
	}
	box.Boxes = r.seen.Boxes()
	low := box.Confirm.Union(box.Back)
	box.ask, box.leave = box.Owl, box.Undo
	box.card = box.Menu.Union(box.Prompt).Union(box.Stage)
	row := ui.Columns(ui.Rows(s, gap, -1, foot-2*gap, 0)[1], gap, 0, -1, 0)[1]
	if r.seen.Foot > 0 && !box.Upright {
		cut := ui.Columns(row, gap, kit.Moves*foot, -1)
		box.transport, box.time = cut[0], cut[1]
	}
	switch {
	case box.Upright && r.seen.Foot > 0:
		box.transport, box.time = low, row
	case box.Upright:
		box.transport, box.time = low, box.Book.TakeBottom(strip, gap)
	case !box.Small:
		box.ask, box.leave = box.Confirm, box.Back
		box.card = box.Rivals[0].Union(box.Stage)
		box.Prompt, box.Speed = box.Prompt.Union(box.Speed), box.Undo
	case r.seen.Foot > 0:
		box.Book = box.Book.Union(low)
	default:
		cut := ui.Rows(box.Book.Union(low), gap, -1, 2*strip)
		box.Book, box.transport = cut[0], cut[1]
		if a.Settings().TextScale > 100 { // the stage needs all its height
			box.time = box.Book.TakeBottom(strip, gap)
			break
		}
		box.RaiseTray(strip + gap)
		box.time = ui.Cross(box.Stage, ui.Rows(low, 0, -1, strip)[1])
	}
	return box
}

// Build adds what is seen of the game, and what leads through it.
func (r *Replay) Build(b *ui.Builder) {
	t := r.seen
	box := r.layout()
	r.point()
	t.BuildRoom(b, false)
	prompt := t.Going()
	if prompt == "" {
		prompt = t.Latest()
	}
	t.BuildBar(b, &box.Boxes, prompt, r.openMenu, func() { r.g.ShowRules(r.App) })
	if !box.Speed.Empty() {
		t.Knob(b, box.Speed)
	}
	t.BuildRivals(b, &box.Boxes)
	revealing := t.Revealing()
	if revealing {
		t.BuildReveal(b, &box.Boxes, t.Skip)
		r.buildControls(b, &box)
	} else {
		t.BuildHour(b, &box.Boxes, false)
		t.BuildDisplay(b, &box.Boxes, false)
		t.BuildOrder(b, &box.Boxes)
		if x := t.Telling(); x != nil && r.told == nil && t.Staged(&box.Boxes) {
			t.BuildStage(b, box.Stage, x)
		}
	}
	t.BuildTray(b, &box.Boxes, t.ShowOwn)
	if !revealing {
		t.BuildBook(b, &box.Boxes, false, func(f *ui.Flow) {
			t.TellAbout(f, t.Topic())
			if !box.Small {
				r.listPoints(f)
			}
		})
		r.buildControls(b, &box)
	}
	t.BuildDeltas(b)
	if r.why != nil {
		room := kit.ReasonsRoom(box.card)
		if r.told != nil {
			room = r.buildTold(b, &box.Boxes, box.card)
		}
		card := kit.Reasons{Title: r.why.heading, Text: r.why.say(r.App, &t.Names), More: r.why.more, Low: !box.Small}
		b.Above(func() { r.bar.BuildReasons(b, room, card) })
	}
	t.BuildDrawer(b)
}

// buildControls adds the time line and the buttons, in the place of the table's own.
func (r *Replay) buildControls(b *ui.Builder, box *replayBoxes) {
	a := r.App
	r.bar.BuildTime(b, box.time)
	r.bar.BuildTransport(b, box.transport)
	ask := ui.Element{ID: "replay.why", Role: ui.RoleButton, Look: ui.LookButton, Rect: box.ask, Text: a.T("watch.why"), Label: a.T("watch.why"), Lines: 2,
		Checked: r.why != nil, Hint: a.T("watch.why.hint"), OnPress: r.ask}
	if _, list := r.c.explained(r.at); len(list) == 0 {
		ask.Disabled, ask.Why = true, a.T("watch.why.human")
		if !r.seen.Session.Over() {
			ask.Why = a.T("replay.unfinished")
		}
	}
	leave := ui.Element{ID: "replay.leave", Role: ui.RoleButton, Look: ui.LookButton, Rect: box.leave, Text: a.T("drawer.close"), Label: a.T("drawer.close"), OnPress: a.Pop}
	if box.Small {
		ask.Look, ask.Text, ask.Symbol = ui.LookIcon, "", pictures.SymHerald
		leave.Look, leave.Text, leave.Symbol, leave.Hint = ui.LookIcon, "", pictures.SymCross, leave.Label
	}
	b.Add(ask)
	b.Add(leave)
	b.Icon("replay.log", box.Log, pictures.SymLog, a.T("table.log"), func() { r.seen.Pull(board.LogDrawer) })
}

// listPoints lists the turning points in the book: the round, and whose chances it improved most. A press shows the round again.
func (r *Replay) listPoints(f *ui.Flow) {
	a, points := r.App, r.c.turningPoints()
	if len(points) > 0 {
		f.Heading("replay.points", a.T("replay.points"), 0)
	}
	for k, at := range points {
		round := slices.Index(r.c.rounds, at)
		from, to := r.c.wins[round-1], r.c.wins[round]
		best := 0
		for seat := range r.seen.Session.Players() {
			if to[seat]-from[seat] > to[best]-from[best] {
				best = seat
			}
		}
		text := a.T("watch.gain", words.Num("Count", round), words.Lit("Name", r.seen.Names[best]), words.Lit("Chance", kit.Chance(a, to[best]-from[best])))
		f.Button("replay.points."+strconv.Itoa(k), text, func() {
			r.goTo(r.c.rounds[round-1])
			r.stop, r.runs = at, true
		}).Lines = 2
	}
}
