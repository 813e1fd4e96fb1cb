package table

import (
	"strconv"

	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// buildMine adds the companions of who sits at the lower edge.
func (dr *drawers) buildMine(b *ui.Builder, box *board.Boxes) {
	me := dr.Eyes()
	h := &dr.model.Seats[me]
	type kind struct {
		card   grimoria.Card
		veiled bool
		n      int
	}
	var kinds []kind
	for k := range h.Open {
		c := grimoria.Card(k) + grimoria.Places
		if n := int(h.Open[k]); n > 0 {
			kinds = append(kinds, kind{c, false, n})
		}
		if n := int(h.Cloaked[k]); n > 0 {
			kinds = append(kinds, kind{c, true, n})
		}
	}
	if box.Small {
		dr.smallMine(b, box.Mine, me)
		return
	}
	for i, r := range board.Cards(box.Mine, len(kinds), 96, 6) {
		k := kinds[i]
		e := dr.card("table.mine."+strconv.Itoa(i), r, k.card)
		e.Icons[0].Count = k.n
		if k.veiled {
			e.Part = 1
		}
		dr.choosable(&e, k.card, k.veiled)
		if k.n > 1 {
			e.Label = strconv.Itoa(k.n) + " × " + e.Label
			e.Hint = e.Label
		}
		e.Over = true
		b.Add(e)
		if n := h.Brings(k.card); n > 0 && !k.veiled {
			label := dr.a.T("worth.more", words.Ref("Card", show.CardName(k.card)), words.Num("Count", n))
			at := ui.Box(r.X-2, r.Y-2, 36, 26)
			b.Add(ui.Element{ID: e.ID + ".brings", Role: ui.RoleLabel, Look: board.LookSeal, Rect: at, Inner: at, Text: board.Signed(n), Label: label, Size: 18, Over: true})
		}
	}
}

// choosable makes a companion pressed where it lies, if it answers an attack; the one that is named is marked.
func (tn *turn) choosable(e *ui.Element, c grimoria.Card, veiled bool) {
	if !tn.attacked() || veiled || tn.viewer != tn.actor || e.Rect.W*tn.a.Scale() < 44 {
		return
	}
	for _, i := range tn.offered(asCard) {
		if o := &tn.options[i]; o.Card == c {
			e.Role, e.Lit, e.Checked, e.OnPress = ui.RoleButton, true, tn.picked == i, func() { tn.pick(i) }
		}
	}
	if m := &tn.model; m.Attack.Named == c && m.Attack.On == tn.actor {
		e.Struck = true
	}
}

// smallMine is the row of the own companions on a small screen. A press opens the list.
func (dr *drawers) smallMine(b *ui.Builder, r ui.Rect, me grimoria.Seat) {
	label := dr.names[me] + dr.a.Colon() + dr.has(me)
	in := b.Add(ui.Element{ID: "table.mine", Role: ui.RoleInfo, Look: board.LookGlass, Rect: r, Label: label, Hint: label, Silent: true, OnPress: func() { dr.showRival(me) }}) // table.you says it
	b.Inside(in, func() { dr.medals(b, "table.mine.medals", r.Inset(5), me) })
}

// buildMe adds the name and the coins of who sits at the lower edge.
func (dr *drawers) buildMe(b *ui.Builder, box *board.Boxes) {
	me := dr.Eyes()
	h := &dr.model.Seats[me]
	label := dr.names[me] + dr.a.Colon() + dr.has(me)
	points := ""
	if h.Shown {
		points = dr.a.T("points.count", words.Num("Count", h.Points()))
		label += "\n" + dr.a.T("leads.own", words.Num("Count", h.Points()))
	}
	r := box.Me
	in := b.Add(ui.Element{ID: "table.you", Role: ui.RoleInfo, Look: board.LookGlass, Rect: r, Label: label, Hint: label, Crest: dr.crests[me], Lit: dr.model.Active == me, Marked: dr.model.Protected(me), Struck: dr.prey(me),
		Target: board.SeatThing(me), OnPress: func() { dr.showRival(me) }})
	b.Inside(in, func() {
		coins := float32(66)
		if r.H < 80 { // the crest and what lies beside it
			c := min(r.H-8, 34)
			b.Crest("table.you.crest", ui.Box(r.X+6, r.Y+(r.H-c)/2, c, c), dr.crests[me], dr.names[me])
			dr.rankSeal(b, "table.you.rank", ui.Box(r.X+c-8, r.Y+1, 24, 24), me)
			dr.count(b, "table.you.coins", ui.Box(r.X+c+8, r.Y+(r.H-32)/2, r.W-c-10, 32), board.CoinIcon(0), h.Coins, "")
			return
		}
		const c = 40
		b.Crest("table.you.crest", ui.Box(r.X+10, r.Y+8, c, c), dr.crests[me], dr.names[me])
		dr.rankSeal(b, "table.you.rank", ui.Box(r.X+10+c-12, r.Y+4, 26, 26), me)
		b.Add(ui.Element{ID: "table.you.name", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Box(r.X+6, r.Y+c+10, r.W-12, r.H-c-14), Text: dr.names[me], Sub: points, Size: 18, Lines: 2})
		if b.Last().Label == "" {
			b.Last().Label = dr.names[me]
		}
		dr.count(b, "table.you.coins", ui.Box(r.X+r.W-coins-8, r.Y+14, coins+4, 32), board.CoinIcon(0), h.Coins, "")
	})
}

// buildPocket adds the hidden cards of who sits at the lower edge: their faces for themselves, backs
// for everybody else.
func (t *Table) buildPocket(b *ui.Builder, box *board.Boxes) {
	a, me := t.a, t.Eyes()
	h := &t.model.Seats[me]
	label := t.pocketLabel()
	hint := a.T("pocket.open")
	if !h.Shown && t.watched == nil {
		hint = a.T("pocket.look", words.Lit("Name", t.names[me]))
	}
	r := box.Pocket
	in := b.Add(ui.Element{ID: "table.pocket", Role: ui.RoleButton, Look: board.LookPocket, Rect: r, Label: label, Hint: hint, Target: board.Thing(board.TargetPocket), OnPress: t.openPocket})
	b.Inside(in, func() {
		row, cell := ui.Box(r.X+6, r.Y+(r.H-32)/2, r.W-12, 32), ui.Row
		if r.W < 110 { // one below the other
			row, cell = ui.Box(r.X+5, r.Y+1, r.W-8, r.H-2), ui.Column
		}
		if !box.Small {
			row, cell = ui.Box(r.X+r.W-68, r.Y+10, 60, r.H-20), ui.Column
			t.fan(b, ui.Box(r.X+8, r.Y+6, r.W-84, r.H-12), me)
		}
		t.count(b, "table.pocket.places", cell(row, 0, 2, 4), board.FaceDown(false), h.NPlaces, "")
		t.count(b, "table.pocket.hoard", cell(row, 1, 2, 4), board.FaceDown(true), h.NHoard, "")
	})
}

// fan adds the cards that lie in the pocket, as pictures.
func (bd *position) fan(b *ui.Builder, r ui.Rect, me grimoria.Seat) {
	h := &bd.model.Seats[me]
	var cards []ui.Icon
	for _, c := range heldCards(h) {
		cards = append(cards, board.CardIcon(c))
	}
	if !h.Shown {
		for range h.NPlaces {
			cards = append(cards, board.FaceDown(false))
		}
		for range h.NHoard {
			cards = append(cards, board.FaceDown(true))
		}
	}
	w := r.H * board.CardRatio
	step := min(w*.8, (r.W-w)/max(1, float32(len(cards)-1)))
	x := r.X + (r.W-w-step*float32(len(cards)-1))/2
	for i, c := range cards {
		lean := float32(0)
		if n := len(cards) - 1; n > 0 {
			lean = 2*float32(i)/float32(n) - 1
		}
		b.Add(ui.Element{ID: "table.fan." + strconv.Itoa(i), Role: ui.RoleLabel, Look: board.LookFan, Rect: ui.Box(x+float32(i)*step, r.Y, w, r.H), Icons: []ui.Icon{c}, Over: true,
			Label: bd.iconName(c), Part: lean * min(1, float32(len(cards)-1)/3)})
	}
}

// heldCards lists the places and treasures that the viewer sees in a hand, one by one.
func heldCards(h *show.Hand) (list []grimoria.Card) {
	if !h.Shown {
		return nil
	}
	for c := range grimoria.NoCard {
		if !c.IsCompanion() {
			for range h.Held(c) {
				list = append(list, c)
			}
		}
	}
	return list
}

func (bd *position) iconName(i ui.Icon) string {
	if i.Kind == board.IconCard {
		return bd.a.T(show.CardName(grimoria.Card(i.What)))
	}
	return bd.a.T("display.hidden")
}

// openPocket shows the hidden cards as a list; behind the own curtain if others are at the screen.
func (t *Table) openPocket() {
	me := t.Eyes()
	if t.humans > 1 && t.viewer != me && t.watched == nil {
		if t.s.IsHuman(me) && !t.queue.Busy() && (t.deciding && t.actor == me) {
			t.curtain(me)
		}
		return
	}
	t.tab = tabCards
	t.showRival(me)
}

// pocketLabel names what is in the hidden hand of who sits at the lower edge, as far as the viewer
// sees it.
func (tn *turn) pocketLabel() string {
	a, me := tn.a, tn.Eyes()
	h := &tn.model.Seats[me]
	label := a.T("pocket.title", words.Lit("Name", tn.names[me])) + a.Colon()
	if list := heldCards(h); len(list) > 0 {
		return label + tn.cardNames(list)
	}
	return label + a.T("has.places", words.Num("Count", h.NPlaces)) + a.T("list.comma") + a.T("has.treasures", words.Num("Count", h.NHoard))
}
