package grimoria

import (
	"image/color"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/pictures"
	gpics "touria.games/touria/assets/pictures/grimoria"
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/opening"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/render"
	"touria.games/touria/render/paint"
	"touria.games/touria/rules/grimoria"
)

// Colours of the night.
var (
	glassDeep = color.RGBA{0x15, 0x11, 0x2a, 0xff}
	hairline  = color.RGBA{0xd8, 0xa8, 0x52, 0xff}
	gold      = color.RGBA{0xff, 0xe4, 0x9a, 0xff}
	ring      = color.RGBA{0x66, 0xe0, 0xc8, 0xff} // of protection
	harm      = color.RGBA{0x96, 0x1c, 0x22, 0xff} // harm to a player, on parchment
	prey      = color.RGBA{0xff, 0x7a, 0x5c, 0xff} // of the attacked player
	spellInk  = [...]color.RGBA{show.White: {0x4f, 0x4a, 0x78, 0xff}, show.Gold: {0x7a, 0x4a, 0x10, 0xff}, show.Protection: {0x17, 0x56, 0x5c, 0xff},
		show.Attacking: {0x96, 0x22, 0x2c, 0xff}, show.Black: {0x3a, 0x24, 0x68, 0xff}}
)

// Element draws an element with one of Grimoria's own looks.
func (s *Drawer) Element(dst *ebiten.Image, e *ui.Element) {
	switch e.Look {
	case opening.Look, opening.LookStamp, opening.LookWorth:
		s.story(dst, e)
	case board.LookRoom:
		s.room(dst, e)
	case board.LookRival, board.LookRivalCell:
		s.rival(dst, e)
	case board.LookPerson:
		s.person(dst, e)
	case board.LookGlass:
		s.pane(dst, e.Rect, paneOf(e), paint.Pose{})
	case board.LookSitter:
		s.sitter(dst, e)
	case board.LookIdle:
		s.pane(dst, e.Rect, gpics.PaneIdle, paint.Pose{})
		s.Text(dst, e, hue.PaleInk)
	case board.LookFan:
		s.fanCard(dst, e)
	case board.LookNote:
		s.note(dst, e)
	case board.LookArc:
		s.arc(dst, e)
	case board.LookPawn:
		s.pawn(dst, e)
	case board.LookShared:
		s.shared(dst, e)
	case board.LookWord:
		s.word(dst, e)
	case board.LookStamp:
		s.stamp(dst, e)
	case board.LookCard:
		s.cardElement(dst, e)
	case board.LookGap:
		s.gap(dst, e)
	case board.LookPile:
		s.pile(dst, e)
	case board.LookHour:
		s.hour(dst, e)
	case board.LookTome:
		s.tome(dst, e)
	case board.LookPocket:
		s.pocket(dst, e)
	case board.LookPlate:
		s.plate(dst, e.Rect, e.Icons[0], e.Struck, paint.Pose{})
	case board.LookCell:
		s.cell(dst, e)
	case board.LookShut:
		s.shut(dst, e)
	case board.LookCount:
		s.count(dst, e)
	case board.LookStep:
		s.step(dst, e)
	case board.LookRank:
		s.rank(dst, e)
	case board.LookVerdict:
		s.verdict(dst, e)
	case board.LookTold:
		s.told(dst, e)
	case board.LookChange:
		s.change(dst, e)
	case board.LookDelta:
		s.p.Bead(dst, e.Rect, true, paint.Pose{})
		d := e.Rect.H - 8
		s.Icon(dst, e.Icons[0], ui.Rect{X: e.Rect.X + e.Rect.W - d - 6, Y: e.Rect.Y + 4, W: d, H: d}, true, paint.Pose{})
		ink := gold
		if e.Struck {
			ink = prey
		}
		s.Text(dst, e, ink)
	case board.LookOutline:
		s.outline(dst, e)
	case board.LookSeal:
		s.bead(dst, e.Rect, e.Text)
	case board.LookTally:
		s.tally(dst, e)
	case board.LookRound:
		s.past(dst, e)
	default:
		s.counting(dst, e)
	}
}

// glass draws a pane of dark glass.
func (s *Drawer) glass(dst *ebiten.Image, r ui.Rect, lit bool) {
	k := gpics.PaneGlass
	if lit {
		k = gpics.PaneLit
	}
	s.pane(dst, r, k, paint.Pose{})
}

// pane draws a pane; in high contrast a dark panel, framed if it says something.
func (s *Drawer) pane(dst *ebiten.Image, r ui.Rect, k int, pose paint.Pose) {
	if !s.p.Plain() {
		s.p.Draw(dst, s.p.Spec(gpics.KindPane, k, r), r, pose)
		return
	}
	s.p.Panel(dst, r, paint.PanelDark, pose)
	switch k {
	case gpics.PaneLit:
		s.p.Frame(dst, r, 4, gold, pose.Fade)
	case gpics.PaneWard:
		s.p.Frame(dst, r, 4, ring, pose.Fade)
	case gpics.PanePrey:
		s.p.Frame(dst, r, 4, prey, pose.Fade)
	}
}

// paneOf returns the pane of an element that has something to say.
func paneOf(e *ui.Element) int {
	switch {
	case e.Struck:
		return gpics.PanePrey
	case e.Lit:
		return gpics.PaneLit
	case e.Marked:
		return gpics.PaneWard
	}
	return gpics.PaneGlass
}

// dark returns a light from 0 to 1 for each colour.
func (s *Drawer) dark(r, g, b float32) color.RGBA {
	return color.RGBA{uint8(255 * r), uint8(255 * g), uint8(255 * b), 255}
}

// cardElement draws a card that can be pressed or read.
func (s *Drawer) cardElement(dst *ebiten.Image, e *ui.Element) {
	pose := s.Lift(e)
	r := e.Rect
	switch {
	case e.Checked:
		pose.DY -= 4
		s.rim(dst, ui.Rect{X: r.X, Y: r.Y - 4, W: r.W, H: r.H}, true)
	case e.Lit:
		s.rim(dst, ui.Rect{X: r.X, Y: r.Y + pose.DY, W: r.W, H: r.H}, s.App().Hover() == e.ID)
	}
	if e.Struck { // somebody wants it
		s.pane(dst, r.Inset(-3), gpics.PanePrey, paint.Pose{})
	}
	i := e.Icons[0]
	n := i.Count
	i.Count = 0
	s.card(dst, r, i, pose)
	if e.Text != "" {
		ink := hue.InkText
		if group := groupOf(grimoria.Card(i.What)); group != gpics.GroupAble {
			ink = hue.Hex(0xffe9b0)
		}
		s.moved = *e
		s.moved.Inner.Y += pose.DY
		s.Text(dst, &s.moved, ink)
	}
	if e.Marked { // it lies face down, and the seer sees it
		h := min(r.H*.30, 52)
		back := ui.Rect{X: r.X + r.W - h*gpics.CardW/gpics.CardH - 3, Y: r.Y + 3 + pose.DY, W: h * gpics.CardW / gpics.CardH, H: h}
		s.card(dst, back, ui.Icon{Kind: board.IconBack}, paint.Pose{Turn: 6})
		d := min(r.W*.30, 30)
		eye := ui.Centred(back, d, d)
		s.p.Bead(dst, eye.Inset(-2), false, paint.Pose{})
		s.p.Draw(dst, s.p.Spec(gpics.KindSign, gpics.SignEye, eye), eye, paint.Pose{})
	}
	if e.Part > 0 {
		s.p.Draw(dst, s.p.Spec(gpics.KindVeil, 0, r), r, pose)
	}
	if n > 1 {
		s.number(dst, ui.Rect{X: r.X + r.W - 30, Y: r.Y - 4, W: 34, H: 24}, "×"+strconv.Itoa(n))
	}
	if e.Advised {
		s.Advice(dst, r.X-4, r.Y-4, max(22, min(30, r.W*.4)))
	}
}

// rim draws a light around a card that may be chosen, a strong one around the one that is.
func (s *Drawer) rim(dst *ebiten.Image, r ui.Rect, chosen bool) {
	switch {
	case s.p.Plain():
		s.p.Frame(dst, r.Inset(-3), 3, gold, 0)
	case chosen:
		s.pane(dst, r.Inset(-2.5), gpics.PaneChosen, paint.Pose{})
	default:
		s.pane(dst, r.Inset(-1.5), gpics.PaneRim, paint.Pose{})
	}
}

// outline draws a frame around what was chosen, dashed, or around what was better, in gold.
func (s *Drawer) outline(dst *ebiten.Image, e *ui.Element) {
	const dash, wide, thin = 4, 6, 3
	r := e.Rect
	corners := [...]paint.Point{{X: r.X, Y: r.Y}, {X: r.X + r.W, Y: r.Y}, {X: r.X + r.W, Y: r.Y + r.H}, {X: r.X, Y: r.Y + r.H}, {X: r.X, Y: r.Y}}
	if e.Checked {
		s.p.Stroke(dst, corners[:], wide, glassDeep)
		s.p.Stroke(dst, corners[:], thin+1, gold)
		return
	}
	for i, from := range corners[:len(corners)-1] {
		to := corners[i+1]
		n := max(1, int((max(to.X-from.X, from.X-to.X)+max(to.Y-from.Y, from.Y-to.Y))/(2*dash)))
		at := func(k float32) paint.Point {
			k = (k + .25) / float32(n)
			return paint.Point{X: from.X + (to.X-from.X)*k, Y: from.Y + (to.Y-from.Y)*k}
		}
		for k := range n {
			line := []paint.Point{at(float32(k)), at(float32(k) + .5)}
			s.p.Stroke(dst, line, wide, glassDeep)
			s.p.Stroke(dst, line, thin, render.CreamInk)
		}
	}
}

// number writes a number on a bead of dark glass.
func (s *Drawer) number(dst *ebiten.Image, r ui.Rect, text string) {
	s.p.Bead(dst, r, true, paint.Pose{})
	s.p.Line(dst, r, text, paint.Style{Face: paint.Bold, Size: 18, Align: paint.AlignCentre, Color: render.CreamInk})
}

// gap draws a place of the display whose card was taken: an inlay with the taker's crest.
func (s *Drawer) gap(dst *ebiten.Image, e *ui.Element) {
	if s.p.Plain() {
		s.p.FillRect(dst, e.Rect, glassDeep, .3)
	} else {
		s.pane(dst, e.Rect.Inset(2), gpics.PaneGap, paint.Pose{})
	}
	if e.Crest != ui.NoCrest {
		d := min(e.Rect.W, e.Rect.H) * .42
		s.p.Crest(dst, ui.Centred(e.Rect, d, d), e.Crest, paint.Pose{Fade: .08})
	}
}

// fanCard draws a card of the pocket's fan.
func (s *Drawer) fanCard(dst *ebiten.Image, e *ui.Element) {
	s.card(dst, e.Rect, e.Icons[0], paint.Pose{Turn: 11 * e.Part, DY: 6 * e.Part * e.Part})
}

// note draws a sentence in a frame.
func (s *Drawer) note(dst *ebiten.Image, e *ui.Element) {
	line, ink := hue.Hex(0xd8a030), render.InkText
	if e.Struck {
		line, ink = harm, harm
	}
	s.p.Panel(dst, e.Rect, paint.PanelTooltip, paint.Pose{})
	s.p.Frame(dst, e.Rect, 2.5, line, 0)
	s.Text(dst, e, ink)
}

// pile draws a stack with its number of cards.
func (s *Drawer) pile(dst *ebiten.Image, e *ui.Element) {
	r := e.Rect
	flat := r.W > r.H
	if flat {
		s.glass(dst, r, false)
	}
	h := r.H - 6
	if !flat {
		h = min(e.Inner.Y-r.Y, r.W*gpics.CardH/gpics.CardW)
	}
	w := h * gpics.CardW / gpics.CardH
	at := ui.Rect{X: r.X + (r.W-w)/2, Y: r.Y, W: w, H: h}
	if flat {
		at.X, at.Y = r.X+4, r.Y+(r.H-h)/2
	}
	if len(e.Icons) == 0 {
		if s.p.Plain() {
			s.p.Frame(dst, at, 1.4, hairline, .5)
		} else {
			s.pane(dst, at, gpics.PaneGap, paint.Pose{})
		}
	} else {
		for n := range 3 {
			d := float32(2-n) * 1.6
			s.card(dst, ui.Rect{X: at.X + d, Y: at.Y - d, W: at.W, H: at.H}, e.Icons[0], paint.Pose{})
		}
	}
	if e.Inner.H < r.H*.7 { // over the card
		s.p.Bead(dst, e.Inner, true, paint.Pose{})
	}
	s.Text(dst, e, render.CreamInk)
}

// hour draws the candle that burns down as the magic level rises.
func (s *Drawer) hour(dst *ebiten.Image, e *ui.Element) {
	r := e.Rect
	k := r.W / 76
	dish := ui.Rect{X: r.X + 2*k, Y: r.Y + r.H - 34*k, W: 72 * k, H: 30 * k}
	level := int(e.Target.N)
	first, step := 4, (r.H-80*k)/float32(grimoria.LastLevel-3)
	top := r.Y + 36*k + (float32(level-first)+s.sinking())*step
	wax := ui.Rect{X: r.X + 21*k, Y: top, W: 34 * k, H: dish.Y + 14*k - top}
	s.p.Lamp(dst, wax.X+wax.W/2, top+10*k, 210*k, .20) // the pool of its light sinks with it
	if s.p.Plain() {
		s.glass(dst, r, false)
	}
	s.p.Draw(dst, s.p.Spec(gpics.KindHour, 1, dish), dish, paint.Pose{})
	s.p.Draw(dst, s.p.Spec(gpics.KindHour, 0, wax), wax, paint.Pose{})
	s.flame(dst, wax.X+wax.W/2, wax.Y, 34*k, 5)
}

// tome draws the open book, or a single page on a small screen.
func (s *Drawer) tome(dst *ebiten.Image, e *ui.Element) {
	if e.Checked && !s.p.Plain() {
		id := 0
		if e.Rect.H > 260 {
			id = 1
		}
		s.p.Draw(dst, s.p.Spec(gpics.KindTome, id, e.Rect), e.Rect, paint.Pose{})
		return
	}
	s.p.Panel(dst, e.Rect, paint.PanelParchment, paint.Pose{})
}

// pocket draws the pocket of hidden cards.
func (s *Drawer) pocket(dst *ebiten.Image, e *ui.Element) {
	if e.Rect.H < 90 || s.p.Plain() {
		s.glass(dst, e.Rect, s.App().Hover() == e.ID)
		return
	}
	s.p.Draw(dst, s.p.Spec(gpics.KindPocket, 0, e.Rect), e.Rect, paint.Pose{})
}

// leastPlate is the size from which a plate has room for its number.
const leastPlate = 28

// plate draws a spell's plate with its number.
func (s *Drawer) plate(dst *ebiten.Image, r ui.Rect, i ui.Icon, struck bool, pose paint.Pose) {
	d := min(r.W, r.H)
	at := ui.Rect{X: r.X + (r.W-d)/2, Y: r.Y + (r.H-d)/2, W: d, H: d}
	if struck {
		pose.Faded = true
	}
	s.p.Draw(dst, s.p.Spec(gpics.KindPlate, int(i.What), at), at, pose)
	if struck {
		s.p.Draw(dst, s.p.Spec(gpics.KindCrack, 0, at), at, paint.Pose{Fade: pose.Fade})
	}
	if d >= leastPlate && pose.Fade < .5 {
		b := max(d*.34, 22)
		s.bead(dst, ui.Rect{X: at.X - b*.2, Y: at.Y - b*.1, W: b, H: b}, strconv.Itoa(int(i.What)))
	}
}

// bead writes a number on a disc of parchment.
func (s *Drawer) bead(dst *ebiten.Image, r ui.Rect, text string) {
	if len(text) > 1 {
		r.X, r.W = r.X-4, r.W+8
	}
	s.p.Bead(dst, r, false, paint.Pose{})
	_, floor := s.App().TextSize()
	s.p.Line(dst, r, text, paint.Style{Face: paint.Bold, Size: max(floor, r.H*.62), Align: paint.AlignCentre, Color: render.InkText})
}

// cell draws a spell of the chart.
func (s *Drawer) cell(dst *ebiten.Image, e *ui.Element) {
	r := e.Rect
	spell := int(e.Icons[0].What)
	switch {
	case e.Checked:
		s.p.Panel(dst, r, paint.PanelTooltip, paint.Pose{})
		s.p.Frame(dst, r, 3, hue.Hex(0xd8a030), 0)
	case s.App().Hover() == e.ID && e.Pressable():
		s.p.Panel(dst, r, paint.PanelPlain, paint.Pose{})
	}
	pose := paint.Pose{}
	if e.Disabled {
		pose.Fade = .62
	}
	at := board.CellPlate(e)
	if e.Struck { // a bad choice now
		pose.Fade = .4
	}
	s.plate(dst, at, e.Icons[0], false, pose)
	if at.W < leastPlate { // its number beside it
		s.bead(dst, ui.Rect{X: r.X + 3, Y: at.Y + (at.H-20)/2, W: 20, H: 20}, strconv.Itoa(spell))
	}
	ink := spellInk[show.KindOf(spell)]
	if e.Disabled {
		ink = hue.FadedInk
	}
	s.Text(dst, e, ink)
	if len(e.Icons) > 1 || e.Part > 0 {
		size := min(26, r.H*.34)
		row := ui.Rect{X: e.Inner.X, Y: r.Y + r.H*.54, W: r.X + r.W - e.Inner.X, H: size + 4}
		if e.Below {
			size = min(size, at.H-4)
			row = ui.Rect{X: at.X + at.W + 6, Y: at.Y + (at.H-size)/2, W: r.X + r.W - at.X - at.W - 8, H: size + 4}
		}
		if e.Disabled { // the level that frees it
			number := paint.Style{Face: paint.Bold, Size: 18, Align: paint.AlignLeft, Color: hue.FadedInk}
			text, at := "", ui.Rect{X: row.X, Y: row.Y, W: size, H: size}
			if e.Part == 0 { // nothing else says when it is free
				text = strconv.Itoa(spell)
			}
			if w := s.p.Width(text, number.Size, number.Face); text == "" || size+4+w <= row.W {
				s.p.Symbol(dst, at, pictures.SymLock, false, paint.Pose{Faded: true})
				at = ui.CutLeft(ui.Rect{X: row.X, Y: row.Y, W: row.W, H: size}, size+4)
			}
			s.p.Line(dst, at, text, number)
		} else {
			s.IconRow(dst, e.Icons[1:], row, size, false)
		}
	}
	if e.Advised {
		s.Advice(dst, r.X, r.Y, 28)
	}
}

// shut draws a closed book; pale while nothing is sealed in it.
func (s *Drawer) shut(dst *ebiten.Image, e *ui.Element) {
	w := min(e.Rect.W, e.Rect.H*96/62)
	at := ui.Centred(e.Rect, w, w*62/96)
	pose := paint.Pose{}
	if e.Disabled {
		pose.Fade = .5
	}
	s.p.Draw(dst, s.p.Spec(gpics.KindShut, e.Crest%5, at), at, pose)
}

// count draws an icon and a number.
func (s *Drawer) count(dst *ebiten.Image, e *ui.Element) {
	r := e.Rect
	d := min(r.H, 28)
	s.Icon(dst, e.Icons[0], ui.Rect{X: r.X, Y: r.Y + (r.H-d)/2, W: d, H: d}, true, paint.Pose{})
	s.Text(dst, e, render.CreamInk)
}
