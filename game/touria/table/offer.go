package table

import (
	"slices"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// offerFace is the size of the portrait beside the question.
const offerFace = 46

// buildOffer asks whether the viewer joins in. The answers are buttons of the same size, none of them chosen before.
func (sh *sheet) buildOffer(b *ui.Builder, box *board.Boxes, answers []*show.Option) {
	a := sh.a
	r := box.Answers
	tiles := sh.tiles()
	who := sh.board.Model.Active
	place := sh.board.PlaceName(sh.board.Model.Dest)
	ask := place
	if who < rules.NoSeat && who != sh.board.Viewer {
		ask = sh.board.Names[who] + a.Colon() + place
	}
	gap := float32(4)
	wide := r.W > 300
	card, lettering, beside := r, float32(0), ui.Rect{}
	if wide { // question and answers side by side would be too narrow: the question is a line
		card.H = 48
		if _, least := a.TextRoom(ask); least > r.W-8-2*36-24 {
			card.H = 0 // the prompt asks it, too
		}
	} else {
		lines, _ := ui.Wrap(a.Config().Measure, ask, r.W-16, 18, ui.Bold, 3)
		lettering = float32(len(lines)) * 25
		card.H = min(r.H*.38, 78+lettering)
		beside = ui.CutLeft(ui.Box(r.X+8, r.Y+4, r.W-14, 60), 2*offerFace+10)
		if broken, ok := ui.Wrap(a.Config().Measure, ask, beside.W-12, 18*a.Growth(), ui.Bold, 2); ok && len(broken) <= 2 {
			card.H = 68 // the answers need the room
		} else {
			beside = ui.Rect{}
		}
	}
	// What there is no room for goes: first the question, which the prompt asks, too,
	// then what else could be chosen.
	_, floor := a.TextSize()
	finger, need, least := float32(44), make([]float32, len(answers)), float32(0)
	measure := func() {
		least = 0
		for i, o := range answers {
			lines, _ := ui.Wrap(a.Config().Measure, o.Label.In(a.Words()), r.W-18-ui.MarkSize, floor, ui.Regular, 5)
			need[i] = max(finger, float32(len(lines))*floor*ui.LineHeight+10)
			least += need[i] + gap
		}
	}
	measure()
	extra := float32(0)
	if len(tiles) > 0 {
		extra = sh.tilesHigh(tiles, r, true) + gap
	}
	if room := r.H - extra - gap - float32(len(answers))*(slices.Max(need)+gap); !wide && room >= lettering+38 {
		card.H = min(card.H, room) // so that the answers can be of the same size
	}
	title, _ := ui.Wrap(a.Config().Measure, ask, r.W-12, floor, ui.Bold, 3)
	cut := !wide && beside.Empty() && card.H-38 < float32(len(title))*floor*ui.LineHeight
	if cut || r.H-card.H-gap < least+extra {
		card.H = 0
	}
	if r.H < least+extra {
		tiles = nil
	}
	build := func() {
		size := min(60, card.H-16)
		if !wide {
			size = max(24, min(60, card.H-14-lettering))
		}
		face := ui.Box(card.X+card.W/2-size-4, card.Y+8, size, size)
		mark := ui.Box(card.X+card.W/2+4, card.Y+8, size, size)
		text := ui.Box(card.X+6, face.Y+size+2, card.W-12, card.Y+card.H-4-face.Y-size-2)
		if !beside.Empty() {
			size = offerFace
			face = ui.Box(card.X+10, card.Y+(card.H-size)/2+2, size, size)
			mark = ui.Box(face.X+size+4, face.Y, size, size)
			text = beside
		}
		if wide {
			face.X, mark.X = card.X+8, card.X+12+size
			text = ui.Box(mark.X+size+6, card.Y+4, card.X+card.W-8-mark.X-size-6, card.H-8)
		}
		if who < rules.NoSeat {
			b.Add(ui.Element{ID: "table.offer.who", Role: ui.RoleLabel, Look: board.LookPerson, Rect: face, Target: show.Thing(show.TargetSeat, who), Label: sh.board.Names[who]})
		}
		if sh.board.Model.Dest < touria.NoSpace {
			b.Add(ui.Element{ID: "table.offer.place", Role: ui.RoleLabel, Look: board.LookChoice, Rect: mark, Label: place,
				Icons: []ui.Icon{{Kind: show.IconSpace, What: uint8(sh.board.Model.Dest)}}})
		}
		b.Add(ui.Element{ID: "table.panel.title", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: text, Text: ask, Size: 18, Lines: 3})
	}
	if card.H > 0 {
		b.Inside(b.Add(ui.Element{ID: "table.panel", Role: ui.RolePanel, Look: ui.LookPanel, Rect: card, Over: true, Label: ask}), build)
	} else {
		gap = 2
	}
	rest := ui.Box(r.X, card.Y+card.H+gap, r.W, r.Y+r.H-card.Y-card.H-gap)
	if len(tiles) > 0 {
		high := sh.tilesHigh(tiles, rest, true)
		sh.buildTiles(b, tiles, ui.Box(rest.X, rest.Y, rest.W, high), true)
		rest.Y, rest.H = rest.Y+high+gap, rest.H-high-gap
	}
	n := float32(len(answers))
	if (finger+gap)*n-gap > rest.H { // large text makes everything larger: what is large enough to press is less then
		finger = min(finger, 44/a.Scale())
		measure()
	}
	equal := rest.H/n - gap
	for i, o := range answers {
		at := ui.Column(rest, i, len(answers), gap)
		if slices.Max(need) > equal {
			at.Y, at.H = rest.Y, finger+(need[i]-finger)*(rest.H-gap*(n-1)-finger*n)/max(1, least-(finger+gap)*n)
			rest.Y += at.H + gap
		}
		sh.buildAnswer(b, at, o)
	}
}

// buildAnswer adds the button of an answer: its picture above or beside its words.
func (sh *sheet) buildAnswer(b *ui.Builder, r ui.Rect, o *show.Option) {
	e := sh.optionElement(o)
	e.Align, e.Lines, e.Rect, e.Symbol, e.Costs, e.Icons, e.Over = ui.AlignCentre, 5, r, pictures.SymNone, nil, nil, true
	costs, gives := o.Costs, o.Gives
	if o.Decision.Kind == touria.Join && len(gives) == 0 && sh.board.Model.Dest < touria.NoSpace {
		gives = []ui.Icon{{Kind: show.IconSpace, What: uint8(sh.board.Model.Dest)}}
	}
	pic := ui.Rect{}
	e.Inner = ui.Box(r.X+8, r.Y+4, r.W-16, r.H-8)
	if e.Marked {
		e.Inner.W -= ui.MarkSize
	}
	_, floor := sh.a.TextSize()
	if _, ok := ui.Wrap(sh.a.Config().Measure, e.Text, e.Inner.W, floor, e.Weight(), min(e.Lines, int((e.Inner.H+2)/(floor*ui.LineHeight)))); !ok {
		e.Inner.Y, e.Inner.H = r.Y+2, r.H-4 // better near the edge than cut
	}
	symbol := pictures.SymNone
	if len(costs)+len(gives) == 0 {
		symbol = pictures.SymCross
	}
	if !sh.board.Small || symbol == pictures.SymNone {
		normal, _ := sh.a.TextSize()
		lines, _ := ui.Wrap(sh.a.Config().Measure, e.Text, e.Inner.W, normal, e.Weight(), 5)
		if high := float32(len(lines))*normal*ui.LineHeight + 6; r.H-10-high >= 20 {
			pic = ui.Box(r.X+8, r.Y+5, r.W-16, min(48, r.H-10-high))
			e.Inner.Y, e.Inner.H = pic.Y+pic.H, r.Y+r.H-5-pic.Y-pic.H
		}
		for _, w := range [2]float32{(r.H - 10) * 1.85, 46} { // else beside them
			inner := ui.CutLeft(e.Inner, w+4)
			if _, ok := ui.Wrap(sh.a.Config().Measure, e.Text, inner.W, floor, e.Weight(), min(e.Lines, int((inner.H+2)/(floor*ui.LineHeight)))); pic.Empty() && ok {
				pic, e.Inner = ui.Box(r.X+8, r.Y+5, w, r.H-10), inner
			}
		}
	}
	in := b.Add(e)
	if !pic.Empty() {
		b.Inside(in, func() {
			b.Add(ui.Element{ID: e.ID + ".face", Role: ui.RoleLabel, Look: board.LookChoice, Rect: pic, Label: e.Text, Costs: costs, Icons: gives, Symbol: symbol, Over: true})
		})
	}
}
