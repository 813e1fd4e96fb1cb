package board

import (
	"strconv"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// Staged reports whether the stage is seen.
func (tb *Tableau) Staged(box *Boxes) bool {
	return !box.Small || !tb.near()
}

// BuildStage tells what happens: who does it, in a sentence, and what everybody had and has.
func (tb *Tableau) BuildStage(b *ui.Builder, r ui.Rect, x *show.Told) {
	a := tb.App
	label := x.Text.In(a.Words())
	if x.Sub.Key != "" {
		label += " " + x.Sub.In(a.Words())
	}
	in := b.Add(ui.Element{ID: "table.stage", Role: ui.RolePanel, Look: LookTome, Rect: r, Paper: true, Label: label, Struck: x.Loss})
	b.Inside(in, func() { tb.tellStage(b, r.Inset(10), x) })
}

func (tb *Tableau) tellStage(b *ui.Builder, r ui.Rect, x *show.Told) {
	a := tb.App
	if r.W >= 460 { // all of it together
		r = ui.Centred(r, r.W, min(r.H, 220))
	}
	_, floor := a.TextSize()
	line := floor * a.Growth() * ui.LineHeight
	face := min(r.H, r.W*.2, 150)
	high := max(line+8, 34) // of the boxes
	body := ui.CutLeft(r, face+12)
	plate := min(r.W*.16, r.H*.62, 122)
	if r.W < 460 { // beside the sentence there is no room for it
		plate = 0
	}
	steps := tb.Deciding() && tb.turnOf() == tb.Actor && tb.stepsFit(ui.Box(body.X, 0, body.W-plate, max(2*line+2, 46)))
	if steps {
		high = max(2*line+2, 46)
	}
	boxes := tb.changeBoxes(x, ui.Box(body.X, r.Y+r.H-high, body.W-plate, high))
	if steps {
		boxes = []ui.Rect{ui.Box(body.X, r.Y+r.H-high, body.W-plate, high)}
	} else if r.W < 460 && r.H > 200 { // below everything, in lines
		boxes = nil
		for i := range x.Changes {
			boxes = append(boxes, ui.Box(r.X, r.Y+r.H-float32(len(x.Changes)-i)*(high+4), r.W, high))
		}
	}
	text := ui.Box(body.X, r.Y, body.W-plate-4, r.H)
	if len(boxes) > 0 {
		text.H = boxes[0].Y - 4 - r.Y
		face = min(face, max(text.H, face*.6))
	}
	mood := pictures.Calm
	switch {
	case x.Failed && x.Face == x.By:
		mood = pictures.Vexed
	case x.Failed, x.On < grimoria.NoSeat:
		mood = pictures.Glad
	}
	if x.Face < grimoria.NoSeat {
		at := ui.Box(r.X, r.Y+(min(r.H, text.H)-face)/2, face, face)
		if len(boxes) > 0 && boxes[0].X > r.X {
			at.Y = r.Y + (r.H-face)/2
		}
		b.Add(ui.Element{ID: "table.stage.face", Role: ui.RoleLabel, Look: LookPerson, Rect: at, Sitter: 1 + tb.Faces[x.Face], Label: tb.Names[x.Face], Paper: true, Over: true,
			Target: ui.Target{N: uint8(mood)}})
		c := min(face*.34, 40)
		b.Add(ui.Element{ID: "table.stage.crest", Role: ui.RoleLabel, Look: ui.LookCrest, Rect: ui.Box(at.X, at.Y+face-c, c, c), Crest: tb.Crests[x.Face], Label: tb.Names[x.Face], Over: true})
	}
	if spell := tb.spellOnStage(x); spell > 0 && plate > 0 {
		b.Add(ui.Element{ID: "table.stage.plate", Role: ui.RoleLabel, Look: LookPlate, Rect: ui.Box(r.X+r.W-plate, r.Y+(r.H-plate)/2, plate, plate), Icons: []ui.Icon{SpellIcon(spell)},
			Struck: x.Failed, Label: a.T(show.SpellName(spell)), Over: true})
	}
	sub := float32(0)
	if x.Sub.Key != "" {
		small := x.Sub.In(a.Words())
		lines, _ := ui.Wrap(a.Config().Measure, small, text.W-4, floor*a.Growth(), ui.Regular, 3)
		sub = min(float32(len(lines))*line+4, text.H/2)
		b.Paragraph("table.stage.sub", ui.Box(text.X, text.Y+text.H-sub, text.W, sub), small, 3, ui.AlignLeft)
	}
	text.H -= sub
	say := x.Text.In(a.Words())
	size := floor
	for _, s := range []float32{28, 22} {
		if lines, ok := ui.Wrap(a.Config().Measure, say, text.W-4, s*a.Growth(), ui.Bold, 2); ok && float32(len(lines))*s*a.Growth()*ui.LineHeight <= text.H {
			size = s
			break
		}
	}
	b.Add(ui.Element{ID: "table.stage.text", Role: ui.RoleLabel, Look: LookTold, Rect: text, Text: say, Label: say, Size: size, Lines: 5, Align: ui.AlignLeft,
		Struck: x.Loss || x.Failed && x.By == tb.Voice().You || tb.Hands != nil && tb.Hands.Attacked() && x.On == tb.Actor})
	if steps {
		tb.buildSteps(b, boxes[0])
		return
	}
	for i, c := range x.Changes {
		if i < len(boxes) {
			tb.changeBox(b, "table.stage.change."+strconv.Itoa(i), boxes[i], c)
		}
	}
}

// changeBoxes places the boxes of what changes, side by side, as many as there is room for, with names if all have room.
func (tb *Tableau) changeBoxes(x *show.Told, r ui.Rect) []ui.Rect {
	_, floor := tb.App.TextSize()
	for _, named := range []bool{true, false} {
		list, at := []ui.Rect(nil), r.X
		for i := range x.Changes {
			box := ui.Box(at, r.Y, ChangeLeast(r.H)+tb.App.Config().Measure.Width(tb.changed(x.Changes[i], named), floor*tb.App.Growth(), ui.Bold)+16, r.H)
			if box.X+box.W > r.X+r.W {
				break
			}
			list = append(list, box)
			at += box.W + 6
		}
		if !named || len(list) == len(x.Changes) {
			return list
		}
	}
	return nil
}

// changed says what somebody had, with their name or without.
func (tb *Tableau) changed(c show.Change, named bool) string {
	n := strconv.Itoa(c.Was)
	switch {
	case !named:
		return n
	case c.Seat == tb.Voice().You:
		return tb.App.T("part.all.you", words.Lit("What", n))
	}
	return tb.App.T("part.all", words.Lit("Name", tb.Names[c.Seat]), words.Lit("What", n))
}

func (tb *Tableau) changeBox(b *ui.Builder, id string, r ui.Rect, c show.Change) {
	a := tb.App
	keys := [...]string{show.Court: "has.companions", show.Land: "has.places", show.Hoard: "has.treasures"}
	now := show.Coins(c.Now)
	if c.Good != show.Purse {
		now = words.Say(keys[c.Good], words.Num("Count", c.Now))
	}
	e := ui.Element{ID: id, Role: ui.RoleLabel, Look: LookChange, Rect: r, Paper: true, Text: tb.changed(c, true), Mark: strconv.Itoa(c.Now), Crest: tb.Crests[c.Seat], Icons: []ui.Icon{GoodIcon(c.Good)}, Struck: c.Now < c.Was,
		Label: tb.Names[c.Seat] + a.Colon() + now.In(a.Words())}
	e.Inner, _, _ = ChangeParts(r)
	if _, floor := a.TextSize(); a.Config().Measure.Width(e.Text, floor*a.Growth(), ui.Bold) > e.Inner.W {
		e.Text = tb.changed(c, false)
	}
	b.Add(e)
}

// BuildDeltas adds to the goods of those who win or lose something by how much, while it is told.
func (tb *Tableau) BuildDeltas(b *ui.Builder) {
	x := tb.Telling()
	if x == nil || !tb.Queue.Busy() || tb.Revealing() {
		return
	}
	var n [grimoria.MaxSeats]int
	for _, c := range x.Changes {
		id := "table.rival." + c.Seat.String()
		if c.Seat == tb.Eyes() {
			id = "table.you"
		}
		e := b.Built().Find(id + ".coins")
		if e == nil {
			continue
		}
		sign := "+"
		if c.Now < c.Was {
			sign = "−"
		}
		text := sign + strconv.Itoa(max(c.Now-c.Was, c.Was-c.Now))
		const w, h = 62, 28
		win := tableRoom(tb.Board)
		r := ui.Box(max(win.X, min(e.Rect.X+float32(n[c.Seat])*(w+2), win.X+win.W-w)), max(win.Y, e.Rect.Y-h+2), w, h)
		if p := b.Built().Find(id); c.Seat != tb.Eyes() { // where no name is
			r.X, r.Y = p.Rect.X+p.Rect.W-float32(n[c.Seat]+1)*(w+2)-4, p.Rect.Y+p.Rect.H-h-8
			if box := tb.Boxes(); box.Small {
				r.Y = p.Rect.Y - 12
			}
		}
		n[c.Seat]++
		b.Add(ui.Element{ID: "table.delta." + c.Seat.String() + "." + strconv.Itoa(int(c.Good)), Role: ui.RoleLabel, Look: LookDelta, Rect: r, Inner: ui.Box(r.X+4, r.Y, r.W-h-2, r.H), Text: text,
			Label: tb.Names[c.Seat] + tb.App.Colon() + text, Icons: []ui.Icon{GoodIcon(c.Good)}, Size: 18, Over: true, Struck: c.Now < c.Was})
	}
}

// ChangeLeast is the width of all in the box of a change but the number before, for a height.
func ChangeLeast(h float32) float32 { return 3.9 * h }

// ChangeParts returns the places of the number before, of the arrow and of the number after in the box of
// a change, between the crest and the good.
func ChangeParts(r ui.Rect) (was, arrow, now ui.Rect) {
	h := r.H
	parts := ui.Columns(r, 0, h, -1, h*.6, h*1.3, h)
	return parts[1], ui.Centred(parts[2], h*.6, h*.6), parts[3]
}
