package board

import (
	"strconv"

	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

// stageBox are the places of the reveal.
type stageBox struct {
	arc   ui.Rect // of the fifteen plates; empty: there is no room
	cards ui.Rect // of the order
	rows  int
}

// stage returns the places of the reveal: what lies on the table otherwise has gone.
func (tb *Tableau) stage(box *Boxes) (b stageBox) {
	s := tableRoom(tb.Board)
	n := tb.Model.Players
	b.rows = 1
	if !box.Small {
		top := box.Rivals[0].Y + box.Rivals[0].H
		room := box.Me.Y - 6 - top
		b.arc = ui.Box(s.X+s.W*.08, top+4, s.W*.84, room*.5)
		b.cards = ui.Box(s.X+s.W*.01, top+room*.55, s.W*.98, room*.45)
		beside := tb.Hands == nil || tb.App.Settings().Hold // what goes on has a button
		if c := box.Confirm; beside && c.X > s.X+s.W/2 {
			b.cards.W = c.X - 12 - b.cards.X
		} else if beside {
			end := b.cards.X + b.cards.W
			b.cards.X = c.X + c.W + 12
			b.cards.W = end - b.cards.X
		}
		return b
	}
	top := box.Rivals[0].Y
	for i := range tb.Model.Players - 1 {
		top = max(top, box.Rivals[i].Y+box.Rivals[i].H)
	}
	room := ui.Box(s.X, top+4, s.W, min(box.Me.Y, box.Mine.Y, box.Round.Y)-4-top-4)
	if box.Upright {
		b.rows = (n + 1) / 2
		if n == 2 {
			b.rows = 1
		}
	}
	least := float32(b.rows) * 148
	if arc := min(room.H-least-4, room.W*.25); arc >= 84 && room.W >= 560 {
		b.arc = ui.Box(room.X+room.W*.05, room.Y, room.W*.9, arc)
		room.Y, room.H = room.Y+arc+4, room.H-arc-4
	}
	if most := float32(b.rows) * 200; room.H > most {
		room.Y, room.H = room.Y+(room.H-most)/2, most
	}
	b.cards = ui.CutLeft(room, RankOut) // the first one's place sticks out of it
	return b
}

// arcPlate returns the place of a spell's plate in the arc. Those that somebody has chosen are larger.
func (b *stageBox) arcPlate(spell int, chosen bool) ui.Rect {
	a := float32(spell-8) / 7
	d := min(b.arc.W/16, b.arc.H*.30)
	x, y := b.arc.At(.5+a*.472, .52+.22*a*a)
	if chosen {
		d *= 1.46
	}
	return ui.Around(x, y, d, d)
}

// BuildReveal adds the arc of all spells with the wizards on those that are chosen and, below it, a
// card for each player: the place, the spell, and why. What appears when is the drawing's business.
func (tb *Tableau) BuildReveal(b *ui.Builder, box *Boxes, skip func()) {
	cur, _ := tb.Queue.Current()
	m := &cur.After
	stage := tb.stage(box)
	area := stage.cards
	if !stage.arc.Empty() {
		area = stage.arc.Union(area)
	}
	b.Add(ui.Element{ID: "table.reveal", Role: ui.RoleButton, Look: LookReveal, Rect: area, Label: tb.App.T("tale.revealed"), Hint: tb.App.T("table.skip"), Over: true, OnPress: skip})
	ordered := cur.Kind == show.BeatOrder || cur.Kind == show.BeatHold
	if ordered {
		tb.explain(max(0, min(tb.Noted, tb.Session.Len()-1)), &cur.Event)
	}
	if !stage.arc.Empty() {
		tb.buildArc(b, &stage, m)
	}
	n := m.Players
	columns := (n + stage.rows - 1) / stage.rows
	grouped := ordered && !box.Small && stage.cards.H >= leastGrouped
	for i := range n {
		seat := grimoria.Seat(i)
		if ordered {
			seat = m.Order[i]
		}
		if seat >= grimoria.NoSeat {
			continue
		}
		cell := ui.Column(stage.cards, i/columns, stage.rows, 6)
		w := min((cell.W-verdictGap*float32(columns-1))/float32(columns), 220)
		r := ui.Box(centred(cell, i, n, columns, w, verdictGap), cell.Y, w, min(cell.H, 190))
		if grouped {
			r.Y, r.H = r.Y+groupHead, r.H-groupHead-4
			tb.group(b, r, i, m)
		}
		tb.verdict(b, r, seat, i, m, ordered)
	}
}

// verdictGap is the room between the cards of the reveal.
const verdictGap = 10

// The height of what stands above the cards of the reveal that belong together, and from which they have room for it.
const groupHead, leastGrouped = 34, 176

// group adds the box around the cards that go first, since they are alone, or of those that fall behind. r is the card of
// the n-th of the order; it begins with the first of a group.
func (tb *Tableau) group(b *ui.Builder, r ui.Rect, n int, m *show.Model) {
	shares := func(n int) bool { return n < m.Players && m.Shared(m.Seats[m.Order[n]].Spell) > 1 }
	if n > 0 && shares(n) == shares(n-1) {
		return
	}
	last := n
	for last+1 < m.Players && shares(last+1) == shares(n) {
		last++
	}
	key := "reveal.alone"
	if shares(n) {
		key = "reveal.shared"
	}
	box := ui.Box(r.X-4, r.Y-groupHead, float32(last-n)*(r.W+verdictGap)+r.W+8, r.H+groupHead+4)
	text := tb.App.T(key)
	if !NameFits(tb.App, text, ui.Box(0, 0, box.W-12, 24)) {
		text = tb.App.T(key + ".short")
	}
	id := "table.reveal.group." + strconv.Itoa(n)
	in := b.Add(ui.Element{ID: id, Role: ui.RolePanel, Look: LookGlass, Rect: box, Label: text, Struck: shares(n), Marked: !shares(n), Over: true})
	b.Inside(in, func() {
		b.Add(ui.Element{ID: id + ".title", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Box(box.X+6, box.Y+3, box.W-12, 26), Text: text, Size: 18, Over: true})
	})
}

// buildArc adds the fifteen plates, the chosen ones last, and the wizards on them.
func (tb *Tableau) buildArc(b *ui.Builder, stage *stageBox, m *show.Model) {
	for _, chosen := range []bool{false, true} {
		for spell := 1; spell <= grimoria.LastSpell; spell++ {
			if n := m.Shared(spell); (n > 0) == chosen {
				b.Add(ui.Element{ID: "table.arc." + strconv.Itoa(spell), Role: ui.RoleLabel, Look: LookArc, Rect: stage.arcPlate(spell, chosen), Icons: []ui.Icon{SpellIcon(spell)},
					Label: tb.App.T(show.SpellName(spell)), Lit: chosen, Struck: show.KindOf(spell) == show.Black && m.Blocked(), Over: true, Checked: spell == 2 && chosen})
			}
		}
	}
	for spell := 1; spell <= grimoria.LastSpell; spell++ {
		n, at := m.Shared(spell), 0
		plate := stage.arcPlate(spell, true)
		h := plate.H * 1.02
		w := h * 60 / 84
		for seat := range grimoria.Seat(m.Players) {
			if m.Seats[seat].Spell != spell {
				continue
			}
			x := plate.X + plate.W/2 - w/2 + (float32(at)-float32(n-1)/2)*w*.78
			r := ui.Box(max(0, x), max(0, plate.Y-h*.70), w, h)
			b.Add(ui.Element{ID: "table.pawn." + seat.String(), Role: ui.RoleLabel, Look: LookPawn, Rect: r, Crest: tb.Crests[seat], Label: tb.Names[seat], Over: true, Target: ui.Target{N: uint8(seat)}})
			at++
		}
		if n > 1 {
			text := tb.App.T("reveal.clash.stamp")
			_, floor := tb.App.TextSize()
			wide := tb.App.Config().Measure.Width(text, floor, ui.Bold)*tb.App.Growth() + 30
			r := ui.Box(plate.X+plate.W/2-wide/2, plate.Y+plate.H+2, wide, floor*tb.App.Growth()*1.5)
			win := tableRoom(tb.Board)
			r.X = min(max(r.X, win.X), win.X+win.W-wide)
			b.Add(ui.Element{ID: "table.arc." + strconv.Itoa(spell) + ".shared", Role: ui.RoleLabel, Look: LookShared, Rect: r, Inner: r, Text: text, Label: text, Size: floor, Over: true})
		}
	}
}

// verdict adds the card of a player, the n-th of the order: its head with place, crest and name, the
// spell, and the reason.
func (tb *Tableau) verdict(b *ui.Builder, r ui.Rect, seat grimoria.Seat, n int, m *show.Model, ordered bool) {
	a := tb.App
	spell := max(m.Seats[seat].Spell, 1)
	broken := show.KindOf(spell) == show.Black && m.Blocked()
	name := a.T(show.SpellName(spell))
	id := "table.verdict." + seat.String()
	e := ui.Element{ID: id, Role: ui.RoleLabel, Look: LookVerdict, Rect: r, Paper: true, Crest: tb.Crests[seat], Struck: broken, Icons: []ui.Icon{SpellIcon(spell)}, Over: true,
		Target: ui.Target{N: uint8(n)}, Label: tb.Names[seat] + a.Colon() + name}
	beside := func(below bool, low float32) ui.Rect {
		plate := VerdictPlate(r, below)
		x := plate.X + plate.W + 4
		return ui.Box(x, plate.Y, r.X+r.W-6-x, r.Y+r.H-low-6-plate.Y)
	}
	reason := ""
	if ordered {
		e.Mark = strconv.Itoa(n + 1)
		reason = tb.why(seat)
		e.Label += a.T("list.comma") + reason
	}
	head := VerdictHead(r)
	_, floor := a.TextSize()
	low := float32(26) // of the reason
	if a.Config().Measure.Width(reason, floor, ui.Bold) > r.W-14 {
		low = 2*floor*ui.LineHeight + 2
	}
	high := float32(0) // of the stamp
	if broken {
		high = floor*a.Growth()*1.2 + 10
	}
	room := beside(false, low)
	room.H -= high + 3
	e.Below = !NameFits(a, name, room)
	in := b.Add(e)
	word := func(part, text string, r ui.Rect, size float32, lines int, align ui.Align, cream bool) {
		b.Add(ui.Element{ID: id + part, Role: ui.RoleLabel, Look: LookWord, Rect: r, Inner: r, Text: text, Label: text, Size: size, Lines: lines, Align: align, Target: ui.Target{N: uint8(n)}, Checked: cream,
			Icons: e.Icons, Struck: broken, Disabled: part == ".why"})
	}
	b.Inside(in, func() {
		crest := VerdictCrest(r)
		x := crest.X + crest.W + 5
		line := ui.Box(x, head.Y, head.X+head.W-x-4, head.H)
		lines := max(1, int(line.H/(floor*ui.LineHeight)))
		text := tb.Names[seat]
		if _, fits := ui.Wrap(a.Config().Measure, text, line.W, floor, ui.Bold, lines); !fits {
			text, lines = ui.Shorten(a.Config().Measure, text, line.W, floor, ui.Bold), 1
		}
		word(".name", text, line, floor, lines, ui.AlignLeft, true)
		b.Last().Label = tb.Names[seat]
		body := beside(e.Below, low)
		if e.Below {
			row := floor * ui.LineHeight
			body.H -= row
			at := ui.Box(r.X+6, r.Y+r.H-max(41, low+4)-row, r.W-12, row) // above the line over the reason
			word(".spell", ui.Shorten(a.Config().Measure, name, at.W, floor, ui.Bold), at, floor, 1, ui.AlignCentre, false)
			b.Last().Label = name
		}
		if broken {
			stamp := a.T("reveal.broken")
			wide := min(a.Config().Measure.Width(stamp, floor, ui.Bold)*a.Growth()+26, r.W-12)
			b.Add(ui.Element{ID: id + ".stamp", Role: ui.RoleLabel, Look: LookStamp, Rect: ui.Box(r.X+r.W-6-wide, max(r.Y, body.Y+body.H-high), wide, high), Text: stamp, Label: stamp, Size: floor, Target: ui.Target{N: uint8(n)}, Over: true})
			b.Last().Inner = b.Last().Rect
			body.H -= high
		}
		if !e.Below {
			if icons := ui.Box(body.X, body.Y+body.H*.56, body.W, body.H*.44); !broken && icons.H >= 30 && NameFits(a, name, ui.Box(body.X, body.Y, body.W, body.H*.56-3)) {
				body.H *= .56
				b.Add(ui.Element{ID: id + ".deed", Role: ui.RoleLabel, Look: LookWord, Rect: icons, Icons: SpellIcons[spell], Label: a.T(show.SpellText(spell)), Target: ui.Target{N: uint8(n)}})
			}
			word(".spell", name, body, floor, 2, ui.AlignLeft, false)
		}
		if _, fits := ui.Wrap(a.Config().Measure, reason, r.W-12, floor, ui.Bold, 2); fits && reason != "" {
			word(".why", reason, ui.Box(r.X+6, r.Y+r.H-low-4, r.W-12, low), floor, 2, ui.AlignCentre, false)
		}
	})
}

// VerdictHead and VerdictPlate return the places of the coloured head and of the plate on a card of the
// reveal.
func VerdictHead(r ui.Rect) ui.Rect { return ui.Box(r.X, r.Y, r.W, min(44, r.H*.28)) }

// VerdictCrest returns the place of the crest in the head; see VerdictHead.
func VerdictCrest(r ui.Rect) ui.Rect {
	head := VerdictHead(r)
	d, x := min(head.H-10, r.W*.17), r.X+head.H-2
	if r.W < 140 { // the name needs the room
		d, x = 14, r.X+head.H-8
	}
	return ui.Box(x, r.Y+(head.H-d)/2, d, d)
}

// RankOut is how far the place in the order sticks out of a card at the left.
const RankOut = 8

// VerdictRank returns the place of the disc with the place in the order; see VerdictHead.
func VerdictRank(r ui.Rect) ui.Rect {
	d := VerdictHead(r).H + 4
	return ui.Box(r.X-RankOut, r.Y-5, d, d)
}

// VerdictPlate returns the place of the plate; see VerdictHead. The spell's name may stand below it.
func VerdictPlate(r ui.Rect, below bool) ui.Rect {
	head := VerdictHead(r)
	room := r.H - head.H - 50
	if below {
		room -= 20
	}
	d := min(r.W*.36, room, 84)
	return ui.Box(r.X+8, head.Y+head.H+6+(room-d)/2, d, d)
}
