package table

import (
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/touria/turn"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
)

// yieldHigh is the height of the strip that shows a place's yield.
const yieldHigh = 36

// buildYield shows at the top of the room, which gets smaller, what the chosen tower's
// place would give now: in pictures with signs and, where nothing else needs the room,
// in words below.
func (sh *sheet) buildYield(b *ui.Builder, room *ui.Rect, words bool) {
	y := &sh.turn.Forecast.Yield
	text := sh.turn.YieldText(y)
	high := float32(yieldHigh)
	switch {
	case room.H < 140:
		high = 24
	case room.H < 240:
		high = 30
	}
	strip := ui.Box(room.X, room.Y, room.W, high)
	place := ui.Icon{Kind: show.IconAction, What: uint8(sh.turn.Forecast.Action)}
	b.Add(ui.Element{ID: "table.yield", Role: ui.RoleLabel, Look: board.LookYield, Rect: strip, Label: text, Marked: y.Reveals, Checked: y.Either,
		Icons: append([]ui.Icon{place}, y.Gives...), Costs: y.Costs})
	use := high + 3
	if words {
		said := turn.Sentence(y.Text.In(sh.a.Words()))
		_, floor := sh.a.TextSize()
		lines, ok := ui.Wrap(sh.a.Config().Measure, said, room.W-4, floor, ui.Regular, 3)
		if h := float32(len(lines)) * floor * ui.LineHeight; ok && room.H-use-h > 170 {
			b.Add(ui.Element{ID: "table.yield.words", Role: ui.RoleLabel, Look: ui.LookText, Rect: ui.Box(room.X, room.Y+use, room.W, h+2), Text: said, Lines: 3})
			use += h + 4
		}
	}
	room.Y, room.H = room.Y+use, room.H-use
}

// buildForecast shows the chosen tower with its four faces as they will be after
// its turn: for whom each is, and the viewer's own below, in bold.
func (sh *sheet) buildForecast(b *ui.Builder, r ui.Rect) {
	a := sh.a
	m := a.Config().Measure
	normal, floor := a.TextSize()
	line := floor * ui.LineHeight
	name := func(s rules.Seat) string { return a.T("action." + sh.turn.Forecast.Faces.After[s].String() + ".name") }
	face := func(s rules.Seat, at ui.Rect) {
		e := ui.Element{ID: "table.forecast." + s.String(), Role: ui.RoleLabel, Look: board.LookForecast, Rect: at, Crest: ui.NoCrest, Label: name(s),
			Icons: []ui.Icon{{Kind: show.IconAction, What: uint8(sh.turn.Forecast.Faces.After[s])}}}
		if sh.board.Model.Players[s].Taken {
			e.Crest = sh.board.Crests[s]
			e.Label = a.T("tower.forecast", words.Lit("Name", sh.board.Names[s]), words.Ref("Action", "action."+sh.turn.Forecast.Faces.After[s].String()+".name"))
		}
		b.Add(e)
	}
	mine := float32(22)
	if a.Phone() {
		mine = 18
	}
	text := func(s rules.Seat, at ui.Rect, align ui.Align, lines int) {
		look, size := ui.LookText, normal
		if s == sh.board.Eyes {
			look, size = ui.LookHeading, mine
		}
		b.Add(ui.Element{ID: "table.forecast." + s.String() + ".name", Role: ui.RoleLabel, Look: look, Rect: at, Text: name(s), Size: size, Align: align, Lines: lines})
	}
	// A face and its name side by side, in the middle of a row.
	row := func(s rules.Seat, at ui.Rect) {
		weight, size := ui.Regular, normal
		if s == sh.board.Eyes {
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
	own, left, far, right := sh.board.Eyes, (sh.board.Eyes+1)&3, (sh.board.Eyes+2)&3, (sh.board.Eyes+3)&3
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
		sh.buildForecastList(r, row, [4]rules.Seat{far, left, right, own})
		return
	}
	row(far, ui.Box(r.X, r.Y, r.W, top))
	y := r.Y + top
	tower := min(middle*1.0, r.W*.55)
	flank := min(44, middle-2, (r.W-tower)/2-2)
	mid := ui.Box(r.X+(r.W-tower)/2, y, tower, middle)
	b.Add(ui.Element{ID: "table.forecast.tower", Role: ui.RoleLabel, Look: board.LookFaces, Rect: mid, Target: show.Thing(show.TargetTower, sh.turn.Forecast.Faces.Tower),
		Label: a.T("tower." + sh.turn.Forecast.Faces.Tower.String() + ".name")})
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
func (sh *sheet) forecastWide() (w float32) {
	normal, _ := sh.a.TextSize()
	for s, face := range sh.turn.Forecast.Faces.After {
		w = max(w, sh.a.Config().Measure.Width(sh.a.T("action."+face.String()+".name"), normal, sh.forecastWeight(rules.Seat(s))))
	}
	return w + 32 + 12
}

// forecastWeight returns the weight of the name of a seat's face.
func (sh *sheet) forecastWeight(s rules.Seat) ui.Weight {
	if s == sh.board.Eyes {
		return ui.Bold
	}
	return ui.Regular
}

// buildForecastList shows the faces where there is no room for the tower. Long names
// get two lines where the list is narrow.
func (sh *sheet) buildForecastList(r ui.Rect, row func(rules.Seat, ui.Rect), seats [4]rules.Seat) {
	face := min(26, r.H/4)
	if r.W > 290 {
		for i, s := range seats {
			at := ui.Row(ui.Column(r, i/2, 2, 2), i%2, 2, 4)
			name := sh.a.T("action." + sh.turn.Forecast.Faces.After[s].String() + ".name")
			if _, floor := sh.a.TextSize(); sh.a.Config().Measure.Width(name, floor, sh.forecastWeight(s)) <= at.W-face-8 {
				at.H = min(at.H, face)
			}
			row(s, at)
		}
		return
	}
	_, floor := sh.a.TextSize()
	line := floor * ui.LineHeight
	var high [4]float32
	free := r.H
	for i, s := range seats {
		name := sh.a.T("action." + sh.turn.Forecast.Faces.After[s].String() + ".name")
		high[i] = max(face, line)
		if sh.a.Config().Measure.Width(name, floor, ui.Bold) > r.W-face-8 {
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
