package board

import (
	"strconv"

	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

// entry is a kind of card in a drawer.
type entry struct {
	card   grimoria.Card
	n      int
	veiled bool
}

func (dr *Drawers) pileCards() (list []entry) {
	for c := range dr.Model.Discard {
		if n := int(dr.Model.Discard[c]); n > 0 {
			list = append(list, entry{card: grimoria.Card(c), n: n})
		}
	}
	return list
}

// displayCards lists what lies on the display.
func (dr *Drawers) displayCards() (list []entry) {
	for i := range dr.Model.NSlots {
		if s := &dr.Model.Slots[i]; s.Lies {
			list = append(list, entry{card: s.Card, n: 1})
		}
	}
	return list
}

// ownCards lists what the viewer sees of a player's cards.
func (dr *Drawers) ownCards(seat grimoria.Seat) (list []entry) {
	h := &dr.Model.Seats[seat]
	for k := range h.Open {
		c := grimoria.Card(k) + grimoria.Places
		if n := int(h.Open[k]); n > 0 {
			list = append(list, entry{card: c, n: n})
		}
		if n := int(h.Cloaked[k]); n > 0 {
			list = append(list, entry{card: c, n: n, veiled: true})
		}
	}
	if h.Shown {
		for c := range grimoria.NoCard {
			if n := h.Held(c); n > 0 && !c.IsCompanion() {
				list = append(list, entry{card: c, n: n})
			}
		}
	}
	return list
}

// listCards lists kinds of cards with what they do.
func (dr *Drawers) listCards(f *ui.Flow, list []entry) {
	const picture = 58
	if len(list) == 0 {
		f.Paragraph("drawer.nothing", dr.App.T("pocket.nothing"))
	}
	for i, e := range list {
		name, icon, says := dr.App.T("display.hidden"), FaceDown(false), ""
		if e.card != grimoria.NoCard {
			name, icon = dr.App.T(show.CardName(e.card)), CardIcon(e.card)
			says = dr.App.Colon() + dr.App.T(show.CardText(e.card))
		}
		if e.n > 1 {
			name = strconv.Itoa(e.n) + " × " + name
		}
		part := float32(0)
		if e.veiled {
			part = 1
		}
		id := "drawer.card." + strconv.Itoa(i)
		f.Row(func(f *ui.Flow) {
			f.Add(ui.Element{ID: id, Role: ui.RoleLabel, Look: LookCard, Rect: ui.Rect{W: picture * CardRatio, H: picture}, Icons: []ui.Icon{icon}, Part: part, Label: name, Over: true})
			f.Paragraph(id+".text", name+says)
		})
	}
}

// tally is a picture with a number.
type tally struct {
	id    string
	icon  ui.Icon
	n     int
	label string
}

// counted counts cards by kind.
func (dr *Drawers) counted(f *ui.Flow, id string, cards []show.Some) {
	a := dr.App
	var list []tally
	for _, s := range cards {
		e := tally{id: id + "." + s.Card.String(), icon: SomeIcon(s), n: s.N, label: show.Listed([]show.Some{s}).In(a.Words())}
		if s.Card != grimoria.NoCard {
			e.label += a.Colon() + a.T(show.CardText(s.Card))
		}
		list = append(list, e)
	}
	dr.tallies(f, list)
}

// tallies adds rows of pictures with numbers.
func (dr *Drawers) tallies(f *ui.Flow, list []tally) {
	d := max(44, 44/dr.App.Scale())
	number, _ := dr.App.TextRoom("228")
	f.Tiles(d+number, func(f *ui.Flow) {
		for _, s := range list {
			f.Own(d, func(b *ui.Builder, r ui.Rect) {
				b.Add(ui.Element{ID: s.id, Role: ui.RoleInfo, Look: LookTally, Rect: r, Text: strconv.Itoa(s.n), Align: ui.AlignLeft, Inner: ui.CutLeft(r, d+4),
					Icons: []ui.Icon{s.icon}, Label: s.label, Hint: Capital(s.label)})
			})
		}
	})
}

// person adds a player's crest and name above a text.
func (dr *Drawers) person(f *ui.Flow, id string, seat grimoria.Seat, text string) {
	const sign = 40
	f.Row(func(f *ui.Flow) {
		f.Add(ui.Element{ID: id + ".crest", Role: ui.RoleLabel, Look: ui.LookCrest, Rect: ui.Rect{W: sign, H: sign}, Crest: dr.Crests[seat], Label: dr.Names[seat]})
		f.Column(func(f *ui.Flow) {
			f.Heading(id+".name", dr.Names[seat], 0).Align = ui.AlignLeft
			f.Paragraph(id, text)
		})
	})
}
