package table

import (
	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/touria/turn"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/touria"
)

// sheetRow is what can be chosen on the sheet: a place, a way, an option.
type sheetRow struct {
	button ui.Element
	letter string        // of a way
	face   ui.Element    // the picture at its left; no id: none
	names  []string      // what it says, the fullest first
	bold   bool          // the name is one
	gains  ui.Element    // what is paid and got; no id: none
	why    string        // why it brings nothing, instead
	next   touria.Action // what the tower shows next; turns: there is one
	turns  bool
}

// placeRow returns the row of a tower that can be chosen, or why it can't: what its place gives now, and what it
// shows next. The row and the tower are one button.
func (sh *sheet) placeRow(w touria.Tower) sheetRow {
	a := sh.a
	target := show.Thing(show.TargetTower, w)
	f := sh.board.Model.Faces(w, sh.board.Eyes)
	name := a.T("action." + f.Action.String() + ".name")
	e := sh.board.Hands.AimTower(sh.board.Hands.AimThing(ui.Element{Label: a.T("tower."+w.String()+".name") + " " + a.T("tower.offers", words.Ref("Action", "action."+f.Action.String()+".name"))}, target), w)
	e.ID, e.Role, e.Look, e.Target, e.Lit, e.Marked = "table.place."+w.String(), ui.RoleButton, ui.LookOption, target, false, false
	r := towerRow(e, name, f)
	sh.yieldOf(&r, sh.turn.YieldOf(w))
	if e.Disabled {
		r.why, r.gains = e.Why, ui.Element{}
	}
	return r
}

// towerRow returns the row of a tower: the place it shows now, its name, and the face that comes next.
func towerRow(button ui.Element, name string, f show.TowerFaces) sheetRow {
	return sheetRow{button: button, names: []string{name}, bold: true, next: f.Roof, turns: true,
		face: ui.Element{ID: button.ID + ".face", Look: board.LookForecast, Label: name, Crest: ui.NoCrest, Icons: []ui.Icon{{Kind: show.IconAction, What: uint8(f.Action)}}}}
}

// yieldOf puts what a place gives into a row.
func (sh *sheet) yieldOf(r *sheetRow, y *show.Yield) {
	if y.Nothing || len(y.Costs)+len(y.Gives) == 0 {
		r.why = y.Short.In(sh.a.Words())
		return
	}
	costs := y.Costs
	if len(y.Gives) > 0 { // the chosen place shows both
		costs = nil
	}
	r.gains = ui.Element{ID: r.button.ID + ".gains", Look: board.LookGains, Paper: true, Label: y.Text.In(sh.a.Words()), Costs: costs, Icons: y.Gives, Checked: y.Either, Align: ui.AlignLeft}
}

// wayRow returns the row of a way.
func (sh *sheet) wayRow(i int, rt *show.Route) sheetRow {
	a := sh.a
	text := rt.Text().In(a.Words())
	target := show.Thing(show.TargetRoute, i)
	b := ui.Element{ID: board.ID(nil, target), Target: target, Role: ui.RoleButton, Look: ui.LookOption, Hint: text + "\n" + sh.way(rt),
		Label: turn.Letter(i) + a.Colon() + a.Told(text, sh.way(rt)), OnPress: func() { sh.turn.ChooseWay(i) }, Checked: sh.turn.Chosen(i)}
	way := *rt
	b.OnHover = func(on bool) { sh.turn.Traced(way, on) }
	r := sheetRow{button: b, letter: turn.Letter(i), names: []string{show.Steps(rt).In(a.Words()), a.Words().Number(len(rt.Spaces))}}
	if costs, gives := rt.Costs(), rt.Icons(); len(costs)+len(gives) > 0 {
		if len(gives) > 0 {
			brings := a.Colon() + rt.Brings().In(a.Words())
			r.button.Hint, r.button.Label = r.button.Hint+brings, r.button.Label+brings
		}
		r.gains = ui.Element{ID: b.ID + ".gains", Look: board.LookGains, Paper: true, Label: r.button.Label, Costs: costs, Icons: gives}
	}
	return r
}

// way names the spaces of a route.
func (sh *sheet) way(rt *show.Route) string {
	var names []string
	for _, s := range rt.Spaces {
		names = append(names, sh.board.PlaceName(s))
	}
	return sh.a.Words().List(names)
}

// optionRow returns the row of an option.
func (sh *sheet) optionRow(o *show.Option) sheetRow {
	e := sh.optionElement(o)
	r := sheetRow{names: sh.namesOf(o)}
	r.face = ui.Element{ID: e.ID + ".face", Look: board.LookChoice, Label: e.Text, Advised: e.Advised, Target: o.Target}
	r.face.Costs, r.face.Icons, r.face.Symbol = sh.picture(o)
	e.Label, e.Text, e.Symbol, e.Advised, e.Costs, e.Icons = e.Text, "", pictures.SymNone, false, nil, nil
	if o.Target.Kind == show.TargetTower {
		r.next, r.turns = sh.board.Model.Faces(touria.Tower(o.Target.N), sh.board.Eyes).Roof, true
		r.face.Icons = []ui.Icon{{Kind: show.IconAction, What: uint8(sh.board.Model.Faces(touria.Tower(o.Target.N), sh.board.Eyes).Action)}}
		r.face.Costs = nil
	}
	r.button = e
	return r
}

// Sizes of a row.
const (
	rowGap    = 3
	rowHigh   = 64  // at most
	rowTall   = 132 // of one or two with many words
	rowPad    = 5
	rowLines  = 6  // at most
	letterAt  = 25 // the letter of a way
	gainHigh  = 26 // of what is paid and got, below the name
	leastGain = 18
	nextAt    = 28
	leastNext = 22
	emblemAt  = 38
	narrowRow = 170
	nextFrom  = 130 // the width from which on a row shows what comes next
	rowRim    = 2
	rowAir    = 4
	namePad   = 6
	tinyGain  = 14
	slack     = .01 // of sums
	roundUp   = .5

	mostFaceWide = rowHigh - 12
)

// rowParts are the places in a row.
type rowParts struct {
	letter, face, name, gains, next ui.Rect
	text                            string // the words that have room; none: only the picture
}

// partsOf places what is in a row: at its left the letter or the picture, at its right what comes next, and between them
// the name above, or beside, what is paid and got. Long words narrow the picture; where there is no room for words, it
// stands alone.
func (sh *sheet) partsOf(r *sheetRow, at ui.Rect) rowParts {
	p := sh.partsBeside(r, at, mostFaceWide)
	if p.text == "" && r.face.Look == board.LookChoice {
		if q := sh.partsBeside(r, at, nextAt); q.text != "" {
			return q
		}
	}
	return p
}

// partsBeside places it beside a picture of at most a width.
func (sh *sheet) partsBeside(r *sheetRow, at ui.Rect, most float32) (p rowParts) {
	_, floor := sh.a.TextSize()
	line := floor * ui.LineHeight
	in := at.Trim(rowPad, rowRim)
	if r.button.Marked {
		in.TakeRight(ui.MarkSize, rowRim)
	}
	if r.letter != "" {
		d := min(letterAt, in.H)
		p.letter = ui.Centred(in.TakeLeft(d, rowGap), d, d)
	}
	whole := in
	if r.face.ID != "" {
		d := min(in.H, most)
		switch {
		case r.turns && at.W < narrowRow: // its name needs the room
			d = min(d, nextAt)
		case r.turns:
			d = min(d, emblemAt)
		}
		p.face = in.TakeLeft(d, rowGap)
		if r.face.Look != board.LookChoice { // costs and gains need more
			p.face = ui.Centred(p.face, d, d)
		}
	}
	low := in // where gains and reasons stand, below the name
	if r.turns && at.W > nextFrom {
		d := min(nextAt, in.H)
		if in.H >= line+leastNext-rowAir { // below the name
			d = min(d, in.H-line+rowAir)
		}
		p.next = low.TakeRight(d, rowGap)
		p.next = p.next.TakeBottom(d)
		if in.H < line+d-rowAir { // the name stands beside it
			in = low
		}
	}
	weight := ui.Regular
	if r.bold {
		weight = ui.Bold
	}
	fits := func(text string, w float32, lines int) bool {
		_, ok := ui.Wrap(sh.a.Config().Measure, text, w, floor, weight, lines)
		return ok && lines > 0 && in.H >= line-slack
	}
	lines := func(r ui.Rect) int { return min(rowLines, int((r.H+roundUp)/line)) }
	reason := func(w float32) bool { return sh.a.Config().Measure.Width(r.why, floor, ui.Regular) <= w }
	width := func(text string) float32 { return sh.a.Config().Measure.Width(text, floor, weight) + namePad }
	least := max(tinyGain, leastGain/sh.a.Scale())
	var wide float32
	for _, size := range [2]float32{gainHigh, least} {
		wide = board.GainsWide(r.gains.Costs, r.gains.Icons, size)
		for _, text := range r.names {
			switch {
			case r.gains.ID != "" && width(text)+wide <= in.W && in.H >= line-slack && (r.letter != "" || in.H < 2*line):
				p.name, p.text = in, text
				p.gains = p.name.TakeRight(wide, rowRim)
			case r.gains.ID != "" && fits(text, in.W, 1) && in.H >= line+leastGain && wide <= low.W,
				r.gains.ID == "" && r.why != "" && in.H >= 2*line && fits(text, in.W, 1) && reason(low.W):
				p.name, p.gains, p.text = in, low, text
				p.name.H = max(line, in.H-gainHigh)
				p.gains.TakeTop(p.name.H)
			case r.gains.ID == "" && fits(text, low.W, lines(in)):
				p.name, p.text = low, text
				if air := low.Trim(0, rowGap); fits(text, air.W, lines(air)) {
					p.name = air // off the edges
				}
			default:
				continue
			}
			return p
		}
	}
	switch {
	case r.gains.ID != "" && wide <= low.W:
		p.gains = low
	case r.face.ID != "":
		p.face = whole
		if r.face.Look != board.LookChoice {
			d := min(whole.W, whole.H)
			p.face = ui.Centred(whole, d, d)
		}
	}
	return p
}

// buildRow adds a row.
func (sh *sheet) buildRow(b *ui.Builder, r *sheetRow, at ui.Rect) {
	e := r.button
	e.Rect = at
	p := sh.partsOf(r, at)
	b.Inside(b.Add(e), func() {
		if !p.letter.Empty() {
			b.Add(ui.Element{ID: e.ID + ".letter", Role: ui.RoleLabel, Look: board.LookLetter, Rect: p.letter, Value: r.letter, Label: r.letter, Checked: e.Checked, Silent: true})
		}
		if !p.face.Empty() {
			f := r.face
			f.Role, f.Rect = ui.RoleLabel, p.face
			b.Add(f)
		}
		if p.text != "" {
			name := ui.Element{ID: e.ID + ".words", Role: ui.RoleLabel, Look: ui.LookText, Rect: p.name, Text: p.text, Align: ui.AlignLeft, Lines: rowLines}
			if r.bold {
				name.Look, name.Size = ui.LookHeading, 18
			}
			b.Add(name)
		}
		switch {
		case p.gains.Empty():
		case r.gains.ID != "":
			g := r.gains
			g.Role, g.Rect = ui.RoleLabel, p.gains
			b.Add(g)
		default:
			b.Add(ui.Element{ID: e.ID + ".why", Role: ui.RoleLabel, Look: ui.LookText, Rect: p.gains, Text: r.why, Align: ui.AlignLeft})
		}
		if !p.next.Empty() {
			b.Add(ui.Element{ID: e.ID + ".next", Role: ui.RoleLabel, Look: board.LookNext, Rect: p.next, Paper: true, Silent: true, Icons: []ui.Icon{{Kind: show.IconAction, What: uint8(r.next)}},
				Label: sh.a.T("tower.next", words.Ref("Action", "action."+r.next.String()+".name"))})
		}
	})
}
