package table

import (
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
)

// yieldHigh is the height of the strip that shows a place's yield.
const yieldHigh = 36

// buildYield shows at the top of the room, which gets smaller, what the chosen tower's
// place would give now: in pictures with signs and, where nothing else needs the room,
// in words below.
func (t *Table) buildYield(b *ui.Builder, room *ui.Rect, words bool) {
	y := &t.preview.Yield
	text := t.yieldText(y)
	high := float32(yieldHigh)
	switch {
	case room.H < 140:
		high = 24
	case room.H < 240:
		high = 30
	}
	strip := ui.Box(room.X, room.Y, room.W, high)
	place := ui.Icon{Kind: show.IconAction, What: uint8(t.preview.Action)}
	b.Add(ui.Element{ID: "table.yield", Role: ui.RoleLabel, Look: board.LookYield, Rect: strip, Label: text, Marked: y.Reveals, Checked: y.Either,
		Icons: append([]ui.Icon{place}, y.Gives...), Costs: y.Costs})
	use := high + 3
	if words {
		said := sentence(y.Text.In(t.a.Words()))
		_, floor := t.a.TextSize()
		lines, ok := ui.Wrap(t.a.Config().Measure, said, room.W-4, floor, ui.Regular, 3)
		if h := float32(len(lines)) * floor * ui.LineHeight; ok && room.H-use-h > 170 {
			b.Add(ui.Element{ID: "table.yield.words", Role: ui.RoleLabel, Look: ui.LookText, Rect: ui.Box(room.X, room.Y+use, room.W, h+2), Text: said, Lines: 3})
			use += h + 4
		}
	}
	room.Y, room.H = room.Y+use, room.H-use
}

// buildForecast shows the chosen tower with its four faces as they will be after
// its turn: for whom each is, and the viewer's own below, in bold.
func (t *Table) buildForecast(b *ui.Builder, r ui.Rect) {
	a := t.a
	m := a.Config().Measure
	normal, floor := a.TextSize()
	line := floor * ui.LineHeight
	name := func(s rules.Seat) string { return a.T("action." + t.preview.Faces.After[s].String() + ".name") }
	face := func(s rules.Seat, at ui.Rect) {
		e := ui.Element{ID: "table.forecast." + s.String(), Role: ui.RoleLabel, Look: board.LookForecast, Rect: at, Crest: ui.NoCrest, Label: name(s),
			Icons: []ui.Icon{{Kind: show.IconAction, What: uint8(t.preview.Faces.After[s])}}}
		if t.board.Model.Players[s].Taken {
			e.Crest = t.board.Crests[s]
			e.Label = a.T("tower.forecast", words.Lit("Name", t.board.Names[s]), words.Ref("Action", "action."+t.preview.Faces.After[s].String()+".name"))
		}
		b.Add(e)
	}
	mine := float32(22)
	if a.Phone() {
		mine = 18
	}
	text := func(s rules.Seat, at ui.Rect, align ui.Align, lines int) {
		look, size := ui.LookText, normal
		if s == t.board.Eyes {
			look, size = ui.LookHeading, mine
		}
		b.Add(ui.Element{ID: "table.forecast." + s.String() + ".name", Role: ui.RoleLabel, Look: look, Rect: at, Text: name(s), Size: size, Align: align, Lines: lines})
	}
	// A face and its name side by side, in the middle of a row.
	row := func(s rules.Seat, at ui.Rect) {
		weight, size := ui.Regular, normal
		if s == t.board.Eyes {
			weight, size = ui.Bold, mine
		}
		d := min(at.H, 32)
		if m.Width(name(s), floor, weight) > at.W-d-6 {
			d = min(d, 26)
		}
		w := min(m.Width(name(s), size*a.Growth(), weight)+4, at.W-d-6)
		x := at.X + (at.W-d-6-w)/2
		face(s, ui.Box(x, at.Y+(at.H-d)/2, d, d))
		text(s, ui.Box(x+d+6, at.Y, w, at.H), ui.AlignLeft, max(1, int(at.H/line)))
	}
	own, left, far, right := t.board.Eyes, (t.board.Eyes+1)&3, (t.board.Eyes+2)&3, (t.board.Eyes+3)&3
	half := r.W/2 - 3
	lines := 1
	for _, s := range []rules.Seat{left, right} {
		broken, ok := ui.Wrap(m, name(s), half, floor, ui.Regular, 2)
		if lines = max(lines, len(broken)); !ok {
			lines = 9
		}
	}
	stagger := lines == 9
	if stagger {
		lines = 2
	}
	top, low := float32(27), float32(32)
	if m.Width(name(far), floor, ui.Regular) > r.W-top-6 {
		top = 2 * line
	}
	if m.Width(name(own), floor, ui.Bold) > r.W-low-6 {
		low = 2*line + 2
	}
	middle := r.H - top - low - float32(lines)*line
	if middle < 44 {
		t.buildForecastList(r, row, [4]rules.Seat{far, left, right, own})
		return
	}
	row(far, ui.Box(r.X, r.Y, r.W, top))
	y := r.Y + top
	tower := min(middle*1.0, r.W*.55)
	flank := min(44, middle-2, (r.W-tower)/2-2)
	mid := ui.Box(r.X+(r.W-tower)/2, y, tower, middle)
	b.Add(ui.Element{ID: "table.forecast.tower", Role: ui.RoleLabel, Look: board.LookFaces, Rect: mid, Target: show.Thing(show.TargetTower, t.preview.Faces.Tower),
		Label: a.T("tower." + t.preview.Faces.Tower.String() + ".name")})
	aside := (mid.X - r.X - flank) * .4
	face(left, ui.Box(mid.X-flank-aside, y+middle-flank, flank, flank))
	face(right, ui.Box(mid.X+mid.W+aside, y+middle-flank, flank, flank))
	y += middle
	if stagger {
		below := func(s rules.Seat, y, middle float32) { // as near to the face as there is room
			w := min(m.Width(name(s), normal*a.Growth(), ui.Regular)+4, r.W)
			text(s, ui.Box(min(max(middle-w/2, r.X), r.X+r.W-w), y, w, line), ui.AlignCentre, 1)
		}
		below(left, y, mid.X-flank/2-aside)
		below(right, y+line, mid.X+mid.W+flank/2+aside)
	} else {
		text(left, ui.Box(r.X, y, half, float32(lines)*line), ui.AlignCentre, 2)
		text(right, ui.Box(r.X+r.W-half, y, half, float32(lines)*line), ui.AlignCentre, 2)
	}
	row(own, ui.Box(r.X, r.Y+r.H-low, r.W, low))
}

// forecastWide returns how wide the forecast must be for its longest name beside a face.
func (t *Table) forecastWide() (w float32) {
	normal, _ := t.a.TextSize()
	for s, face := range t.preview.Faces.After {
		w = max(w, t.a.Config().Measure.Width(t.a.T("action."+face.String()+".name"), normal, t.forecastWeight(rules.Seat(s))))
	}
	return w + 32 + 12
}

// forecastWeight returns the weight of the name of a seat's face.
func (t *Table) forecastWeight(s rules.Seat) ui.Weight {
	if s == t.board.Eyes {
		return ui.Bold
	}
	return ui.Regular
}

// buildForecastList shows the faces where there is no room for the tower. Long names
// get two lines where the list is narrow.
func (t *Table) buildForecastList(r ui.Rect, row func(rules.Seat, ui.Rect), seats [4]rules.Seat) {
	face := min(26, r.H/4)
	if r.W > 290 {
		for i, s := range seats {
			at := ui.Row(ui.Column(r, i/2, 2, 2), i%2, 2, 4)
			name := t.a.T("action." + t.preview.Faces.After[s].String() + ".name")
			if _, floor := t.a.TextSize(); t.a.Config().Measure.Width(name, floor, t.forecastWeight(s)) <= at.W-face-8 {
				at.H = min(at.H, face)
			}
			row(s, at)
		}
		return
	}
	_, floor := t.a.TextSize()
	line := floor * ui.LineHeight
	var high [4]float32
	free := r.H
	for i, s := range seats {
		name := t.a.T("action." + t.preview.Faces.After[s].String() + ".name")
		high[i] = max(face, line)
		if t.a.Config().Measure.Width(name, floor, ui.Bold) > r.W-face-8 {
			high[i] = 2*line + 1
		}
		free -= high[i]
	}
	y := r.Y
	for i, s := range seats {
		row(s, ui.Box(r.X, y, r.W, high[i]))
		y += high[i] + free/4
	}
}
