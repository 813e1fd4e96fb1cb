package table

import (
	"strconv"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// tells returns what the stage tells: of the beat that plays, or the last of the turn; while somebody is
// to decide on their turn, what matters most of it.
func (tn *turn) tells() *show.Told {
	for i := tn.queue.Playing() - 1; i >= 0; i-- {
		switch b, _ := tn.queue.At(i); {
		case b.Told != nil:
			return b.Told
		case b.Kind == show.BeatTurn || b.Kind == show.BeatNight: // something new begins
			return nil
		}
	}
	if who := tn.turnOf(); tn.deciding && who == tn.actor && who < grimoria.NoSeat { // the own turn is summed up
		if x := tn.deeds[who].main(); x != nil {
			return x
		}
	}
	return tn.telling
}

// retell notes what each player has done in the round, and what the stage tells, from a step.
func (bd *position) retell(before *show.Model, step []grimoria.Event) {
	tales := show.Tell(before, step, bd.voice())
	active := before.Active
	for i := range step {
		e := &step[i]
		switch e.Kind {
		case grimoria.Revealed:
			bd.deeds, bd.telling = [grimoria.MaxSeats]deed{}, nil
		case grimoria.TurnBegan:
			active, bd.telling = e.Seat, nil
		case grimoria.TurnEnded:
			active = grimoria.NoSeat
		case grimoria.Failed:
			bd.deeds[e.Seat].failed, bd.deeds[e.Seat].why = true, e.Why
		case grimoria.RoundBegan:
			bd.telling = nil
		}
		if len(tales) == 0 || i < tales[0].From {
			continue
		}
		bd.telling = &tales[0]
		if active < grimoria.NoSeat {
			d := &bd.deeds[active]
			d.tales = append(d.tales, tales[0])
			d.loss = d.loss || tales[0].Loss
		}
		tales = tales[1:]
	}
}

// failing returns why a player's spell of this round does nothing; ok is false if it works, or is not
// cast yet.
func (tn *turn) failing(seat grimoria.Seat) (why grimoria.Why, ok bool) {
	if seat >= grimoria.NoSeat {
		return 0, false
	}
	if x := tn.tells(); x != nil && x.Failed && tn.turnOf() == seat {
		for i := tn.queue.Playing() - 1; i >= 0; i-- {
			if b, _ := tn.queue.At(i); b.Event.Kind == grimoria.Failed {
				return b.Event.Why, true
			}
		}
	}
	d := &tn.deeds[seat]
	return d.why, d.failed
}

// staged reports whether the stage is seen.
func (tn *turn) staged(box *board.Boxes) bool {
	return !box.Small || len(tn.offered(asSlot)) == 0
}

// buildStage adds the stage below the display: the cards or answers that are offered, or what
// happens: who does it, in a sentence, and what everybody had and has.
func (t *Table) buildStage(b *ui.Builder, box *board.Boxes) {
	r := box.Stage
	if list := t.dealt(); len(list) > 0 {
		t.buildOffers(b, r, list)
		return
	}
	x := t.tells()
	if x == nil {
		t.buildLesson(b, r)
		return
	}
	a := t.a
	label := x.Text.In(a.Words())
	if x.Sub.Key != "" {
		label += " " + x.Sub.In(a.Words())
	}
	in := b.Add(ui.Element{ID: "table.stage", Role: ui.RolePanel, Look: board.LookTome, Rect: r, Paper: true, Label: label, Struck: x.Loss})
	b.Inside(in, func() { t.tellStage(b, r.Inset(10), x) })
}

// buildLesson tells a newcomer on the stage about the decision that is due.
func (tn *turn) buildLesson(b *ui.Builder, r ui.Rect) {
	text := tn.lesson()
	if text == "" {
		return
	}
	r = ui.Centred(r, min(r.W, 560), min(r.H, 110))
	in := b.Add(ui.Element{ID: "table.stage", Role: ui.RolePanel, Look: board.LookTome, Rect: r, Paper: true, Label: text})
	b.Inside(in, func() { b.Paragraph("table.lesson", r.Inset(10), text, 6, ui.AlignCentre) })
}

func (tn *turn) tellStage(b *ui.Builder, r ui.Rect, x *show.Told) {
	a := tn.a
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
	steps := tn.deciding && tn.watched == nil && tn.turnOf() == tn.actor && tn.stepsFit(ui.Box(body.X, 0, body.W-plate, max(2*line+2, 46)))
	if steps {
		high = max(2*line+2, 46)
	}
	boxes := tn.changeBoxes(x, ui.Box(body.X, r.Y+r.H-high, body.W-plate, high))
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
		b.Add(ui.Element{ID: "table.stage.face", Role: ui.RoleLabel, Look: board.LookPerson, Rect: at, Sitter: 1 + tn.faces[x.Face], Label: tn.names[x.Face], Paper: true, Over: true,
			Target: ui.Target{N: uint8(mood)}})
		c := min(face*.34, 40)
		b.Add(ui.Element{ID: "table.stage.crest", Role: ui.RoleLabel, Look: ui.LookCrest, Rect: ui.Box(at.X, at.Y+face-c, c, c), Crest: tn.crests[x.Face], Label: tn.names[x.Face], Over: true})
	}
	if spell := tn.spellOnStage(x); spell > 0 && plate > 0 {
		b.Add(ui.Element{ID: "table.stage.plate", Role: ui.RoleLabel, Look: board.LookPlate, Rect: ui.Box(r.X+r.W-plate, r.Y+(r.H-plate)/2, plate, plate), Icons: []ui.Icon{board.SpellIcon(spell)},
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
	b.Add(ui.Element{ID: "table.stage.text", Role: ui.RoleLabel, Look: board.LookTold, Rect: text, Text: say, Label: say, Size: size, Lines: 5, Align: ui.AlignLeft,
		Struck: x.Loss || x.Failed && x.By == tn.voice().You || tn.attacked() && x.On == tn.actor})
	if steps {
		tn.buildSteps(b, boxes[0])
		return
	}
	for i, c := range x.Changes {
		if i < len(boxes) {
			tn.changeBox(b, "table.stage.change."+strconv.Itoa(i), boxes[i], c)
		}
	}
}

// buildDeltas adds to the goods of those who win or lose something by how much, while it is told.
func (tn *turn) buildDeltas(b *ui.Builder) {
	x := tn.tells()
	if x == nil || !tn.queue.Busy() || tn.Revealing() {
		return
	}
	var n [grimoria.MaxSeats]int
	for _, c := range x.Changes {
		id := "table.rival." + c.Seat.String()
		if c.Seat == tn.Eyes() {
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
		win := tn.a.Screen()
		r := ui.Box(max(win.X, min(e.Rect.X+float32(n[c.Seat])*(w+2), win.X+win.W-w)), max(win.Y, e.Rect.Y-h+2), w, h)
		if p := b.Built().Find(id); c.Seat != tn.Eyes() { // where no name is
			r.X, r.Y = p.Rect.X+p.Rect.W-float32(n[c.Seat]+1)*(w+2)-4, p.Rect.Y+p.Rect.H-h-8
			if box := tn.Boxes(); box.Small {
				r.Y = p.Rect.Y - 12
			}
		}
		n[c.Seat]++
		b.Add(ui.Element{ID: "table.delta." + c.Seat.String() + "." + strconv.Itoa(int(c.Good)), Role: ui.RoleLabel, Look: board.LookDelta, Rect: r, Inner: ui.Box(r.X+4, r.Y, r.W-h-2, r.H), Text: text,
			Label: tn.names[c.Seat] + tn.a.Colon() + text, Icons: []ui.Icon{board.GoodIcon(c.Good)}, Size: 18, Over: true, Struck: c.Now < c.Was})
	}
}

// spellOnStage returns the spell whose plate stands beside what is told.
func (tn *turn) spellOnStage(x *show.Told) int {
	if x.Spell > 0 {
		return x.Spell
	}
	if who := tn.turnOf(); who < grimoria.NoSeat && x.By == who {
		return tn.spellOf(who)
	}
	return 0
}

// changeBoxes places the boxes of what changes, side by side, as many as there is room for, with names if all have room.
func (bd *position) changeBoxes(x *show.Told, r ui.Rect) []ui.Rect {
	_, floor := bd.a.TextSize()
	for _, named := range []bool{true, false} {
		list, at := []ui.Rect(nil), r.X
		for i := range x.Changes {
			box := ui.Box(at, r.Y, board.ChangeLeast(r.H)+bd.a.Config().Measure.Width(changed(bd, x.Changes[i], named), floor*bd.a.Growth(), ui.Bold)+16, r.H)
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
func changed(bd *position, c show.Change, named bool) string {
	n := strconv.Itoa(c.Was)
	switch {
	case !named:
		return n
	case c.Seat == bd.voice().You:
		return bd.a.T("part.all.you", words.Lit("What", n))
	}
	return bd.a.T("part.all", words.Lit("Name", bd.names[c.Seat]), words.Lit("What", n))
}

func (bd *position) changeBox(b *ui.Builder, id string, r ui.Rect, c show.Change) {
	a := bd.a
	keys := [...]string{show.Court: "has.companions", show.Land: "has.places", show.Hoard: "has.treasures"}
	now := show.Coins(c.Now)
	if c.Good != show.Purse {
		now = words.Say(keys[c.Good], words.Num("Count", c.Now))
	}
	e := ui.Element{ID: id, Role: ui.RoleLabel, Look: board.LookChange, Rect: r, Paper: true, Text: changed(bd, c, true), Mark: strconv.Itoa(c.Now), Crest: bd.crests[c.Seat], Icons: []ui.Icon{board.GoodIcon(c.Good)}, Struck: c.Now < c.Was,
		Label: bd.names[c.Seat] + a.Colon() + now.In(a.Words())}
	e.Inner, _, _ = board.ChangeParts(r)
	if _, floor := a.TextSize(); a.Config().Measure.Width(e.Text, floor*a.Growth(), ui.Bold) > e.Inner.W {
		e.Text = changed(bd, c, false)
	}
	b.Add(e)
}

// main returns what matters most of what a player has done: that the spell failed, what somebody lost,
// or else the first of it.
func (d *deed) main() *show.Told {
	rank := func(x *show.Told) int {
		switch {
		case x.Loss:
			return 4
		case x.Failed:
			return 3
		case x.On < grimoria.NoSeat && len(x.Changes) > 0:
			return 2
		case len(x.Changes) > 0 || x.Card != grimoria.NoCard:
			return 1
		}
		return 0
	}
	var best *show.Told
	for i := range d.tales {
		if x := &d.tales[i]; best == nil || rank(x) > rank(best) {
			best = x
		}
	}
	return best
}

// said is all that a player has done in the round, in sentences.
func (bd *position) said(seat grimoria.Seat) (text string) {
	for i := range bd.deeds[seat].tales {
		x := &bd.deeds[seat].tales[i]
		text += "\n" + x.Text.In(bd.a.Words())
		if x.Sub.Key != "" {
			text += " " + x.Sub.In(bd.a.Words())
		}
	}
	return text
}

// rank adds the row of the n-th in the order.
func (tn *turn) rank(b *ui.Builder, r ui.Rect, seat grimoria.Seat, n int, now, done bool) {
	a, m := tn.a, &tn.model
	d := &tn.deeds[seat]
	id := "table.order." + seat.String()
	e := ui.Element{ID: id, Role: ui.RoleInfo, Look: board.LookRank, Rect: r, Text: strconv.Itoa(n + 1), Crest: tn.crests[seat], Lit: seat == m.Active, Marked: d.loss, Paper: true}
	if now && !done && seat != m.Active { // to come
		e.Part = .45
	}
	head := board.RankHead(r)
	e.Inner = ui.Box(r.X+4, head.Y, 22, head.H)
	spell := tn.spellOf(seat)
	if !now {
		spell = 0
		for _, x := range d.tales {
			spell = max(spell, x.Spell)
		}
	}
	_, failed := tn.failing(seat)
	if spell > 0 {
		e.Icons = []ui.Icon{board.SpellIcon(spell)}
		e.Struck = failed || now && show.KindOf(spell) == show.Black && m.Blocked()
	}
	e.Label = tn.names[seat]
	if why := tn.why(seat); now && why != "" {
		e.Label += a.Colon() + why
	}
	e.Label += tn.said(seat)
	e.Hint = e.Label
	if !now && len(d.tales) > 0 && tn.deciding && tn.wait == 0 && tn.watched == nil { // the last round can be seen once more
		e.Role, e.OnPress = ui.RoleButton, func() { tn.watchAgain(seat) }
		e.Hint += "\n" + a.T("order.again")
	}
	in := b.Add(e)
	b.Inside(in, func() {
		plate := board.RankPlate(r)
		if icons := d.gained(seat); len(icons) > 0 {
			const large, least = 26, 18
			size, room := float32(large), r.X+r.W-plate.X-plate.W-8
			for size > least && board.IconsWide(icons, size) > room {
				size--
			}
			for len(icons) > 0 && board.IconsWide(icons, size) > room {
				icons = icons[:len(icons)-1]
			}
			if len(icons) > 0 {
				row := ui.Box(plate.X+plate.W+4, head.Y+(head.H-size)/2, room, size)
				b.Add(ui.Element{ID: id + ".gain", Role: ui.RoleLabel, Look: ui.LookIcons, Rect: row, Size: size, Icons: icons, Label: tn.names[seat]})
			}
		}
		room := ui.Box(r.X+6, head.Y+head.H, r.W-12, r.Y+r.H-head.Y-head.H-1)
		if text := tn.sentence(d.tales, seat, room); text != "" {
			e := ui.Element{ID: id + ".text", Role: ui.RoleLabel, Look: ui.LookText, Rect: room, Text: text, Lines: 4, Align: ui.AlignLeft}
			if d.loss || d.failed && seat == tn.voice().You {
				e.Look, e.Inner, e.Struck = board.LookTold, room, true
			}
			_, e.Size = a.TextSize()
			b.Add(e)
		}
	})
}

// sentence tells all that a player has done in a round, in as many words as a room has space for; what has none is left out.
func (tn *turn) sentence(tales []show.Told, seat grimoria.Seat, room ui.Rect) string {
	a := tn.a
	_, floor := a.TextSize()
	fits := func(text string) bool {
		lines, ok := ui.Wrap(a.Config().Measure, text, room.W, floor*a.Growth(), ui.Bold, 4)
		return ok && float32(len(lines))*floor*a.Growth()*ui.LineHeight <= room.H
	}
	for how := range show.Lengths {
		if text := show.Sum(tales, seat, tn.voice(), how).In(a.Words()); fits(text) {
			return text
		}
	}
	for n := len(tales) - 1; n > 0; n-- {
		if text := show.Sum(tales[:n], seat, tn.voice(), show.Fewest).In(a.Words()); text != "" && fits(text+" …") {
			return text + " …"
		}
	}
	return ""
}
