package board

import (
	"strconv"

	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// BuildTray adds what who sits at the lower edge has. A press on the pocket opens it.
func (tb *Tableau) BuildTray(b *ui.Builder, box *Boxes, pocket func()) {
	tb.buildLevel(b, box)
	tb.buildMe(b, box)
	tb.buildMine(b, box)
	tb.buildPocket(b, box, pocket)
}

// buildMine adds the companions of who sits at the lower edge.
func (tb *Tableau) buildMine(b *ui.Builder, box *Boxes) {
	me := tb.Eyes()
	h := &tb.Model.Seats[me]
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
		tb.smallMine(b, box.Mine, me)
		return
	}
	for i, r := range Cards(box.Mine, len(kinds), 96, 6) {
		k := kinds[i]
		e := tb.Explained("table.mine."+strconv.Itoa(i), r, k.card)
		e.Icons[0].Count = k.n
		if k.veiled {
			e.Part = 1
		}
		if tb.Hands != nil {
			tb.Hands.Companion(&e, k.card, k.veiled)
		}
		if k.n > 1 {
			e.Label = strconv.Itoa(k.n) + " × " + e.Label
			e.Hint = e.Label
		}
		e.Over = true
		b.Add(e)
		if n := h.Brings(k.card); n > 0 && !k.veiled {
			label := tb.App.T("worth.more", words.Ref("Card", show.CardName(k.card)), words.Num("Count", n))
			at := ui.Box(r.X-2, r.Y-2, 36, 26)
			b.Add(ui.Element{ID: e.ID + ".brings", Role: ui.RoleLabel, Look: LookSeal, Rect: at, Inner: at, Text: Signed(n), Label: label, Size: 18, Over: true})
		}
	}
}

// smallMine is the row of the own companions on a small screen. A press opens the list.
func (tb *Tableau) smallMine(b *ui.Builder, r ui.Rect, me grimoria.Seat) {
	label := tb.Names[me] + tb.App.Colon() + tb.Has(me)
	in := b.Add(ui.Element{ID: "table.mine", Role: ui.RoleInfo, Look: LookGlass, Rect: r, Label: label, Hint: label, Silent: true, OnPress: func() { tb.ShowRival(me) }}) // table.you says it
	b.Inside(in, func() { tb.Medals(b, "table.mine.medals", r.Inset(5), me) })
}

// buildMe adds the name and the coins of who sits at the lower edge.
func (tb *Tableau) buildMe(b *ui.Builder, box *Boxes) {
	me := tb.Eyes()
	h := &tb.Model.Seats[me]
	label := tb.Names[me] + tb.App.Colon() + tb.Has(me)
	points := ""
	if h.Shown {
		points = tb.App.T("points.count", words.Num("Count", h.Points()))
		label += "\n" + tb.App.T("leads.own", words.Num("Count", h.Points()))
	}
	r := box.Me
	in := b.Add(ui.Element{ID: "table.you", Role: ui.RoleInfo, Look: LookGlass, Rect: r, Label: label, Hint: label, Crest: tb.Crests[me], Lit: tb.Model.Active == me, Marked: tb.Model.Protected(me), Struck: tb.prey(me),
		Target: SeatThing(me), OnPress: func() { tb.ShowRival(me) }})
	b.Inside(in, func() {
		coins := float32(66)
		if r.H < 80 { // the crest and what lies beside it
			c := min(r.H-8, 34)
			b.Crest("table.you.crest", ui.Box(r.X+6, r.Y+(r.H-c)/2, c, c), tb.Crests[me], tb.Names[me])
			tb.rankSeal(b, "table.you.rank", ui.Box(r.X+c-8, r.Y+1, 24, 24), me)
			AddCount(b, "table.you.coins", ui.Box(r.X+c+8, r.Y+(r.H-32)/2, r.W-c-10, 32), CoinIcon(0), h.Coins, "")
			return
		}
		const c = 40
		b.Crest("table.you.crest", ui.Box(r.X+10, r.Y+8, c, c), tb.Crests[me], tb.Names[me])
		tb.rankSeal(b, "table.you.rank", ui.Box(r.X+10+c-12, r.Y+4, 26, 26), me)
		b.Add(ui.Element{ID: "table.you.name", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Box(r.X+6, r.Y+c+8, r.W-12, r.H-c-10), Text: tb.Names[me], Sub: points, Size: 18, Lines: 2})
		if b.Last().Label == "" {
			b.Last().Label = tb.Names[me]
		}
		AddCount(b, "table.you.coins", ui.Box(r.X+r.W-coins-8, r.Y+14, coins+4, 32), CoinIcon(0), h.Coins, "")
	})
}

// buildPocket adds the hidden cards of who sits at the lower edge: their faces for themselves, backs
// for everybody else.
func (tb *Tableau) buildPocket(b *ui.Builder, box *Boxes, press func()) {
	a, me := tb.App, tb.Eyes()
	h := &tb.Model.Seats[me]
	label := tb.PocketLabel()
	hint := a.T("pocket.open")
	if !h.Shown && tb.Hands != nil {
		hint = a.T("pocket.look", words.Lit("Name", tb.Names[me]))
	}
	r := box.Pocket
	in := b.Add(ui.Element{ID: "table.pocket", Role: ui.RoleButton, Look: LookPocket, Rect: r, Label: label, Hint: hint, Target: Thing(TargetPocket), OnPress: press})
	b.Inside(in, func() {
		row, cell := ui.Centred(r.Trim(6, 0), r.W, 32), ui.Row
		if r.W < 110 { // one below the other
			row, cell = ui.Columns(r.Trim(0, 1), 0, 5, -1, 3)[1], ui.Column
		}
		if !box.Small {
			fan := r.Trim(8, 0)
			row, cell = fan.TakeRight(60, 8).Trim(0, 10), ui.Column
			tb.fan(b, fan.Trim(0, 6), me)
		}
		AddCount(b, "table.pocket.places", cell(row, 0, 2, 4), FaceDown(false), h.NPlaces, "")
		AddCount(b, "table.pocket.hoard", cell(row, 1, 2, 4), FaceDown(true), h.NHoard, "")
	})
}

// fan adds the cards that lie in the pocket, as pictures.
func (tb *Tableau) fan(b *ui.Builder, r ui.Rect, me grimoria.Seat) {
	h := &tb.Model.Seats[me]
	var cards []ui.Icon
	for _, c := range HeldCards(h) {
		cards = append(cards, CardIcon(c))
	}
	if !h.Shown {
		for range h.NPlaces {
			cards = append(cards, FaceDown(false))
		}
		for range h.NHoard {
			cards = append(cards, FaceDown(true))
		}
	}
	w := r.H * CardRatio
	step := min(w*.8, (r.W-w)/max(1, float32(len(cards)-1)))
	x := r.X + (r.W-w-step*float32(len(cards)-1))/2
	for i, c := range cards {
		lean := float32(0)
		if n := len(cards) - 1; n > 0 {
			lean = 2*float32(i)/float32(n) - 1
		}
		b.Add(ui.Element{ID: "table.fan." + strconv.Itoa(i), Role: ui.RoleLabel, Look: LookFan, Rect: ui.Box(x+float32(i)*step, r.Y, w, r.H), Icons: []ui.Icon{c}, Over: true,
			Label: iconName(tb.App, c), Part: lean * min(1, float32(len(cards)-1)/3)})
	}
}

// buildLevel adds the magic level to the tray of a small screen.
func (tb *Tableau) buildLevel(b *ui.Builder, box *Boxes) {
	if !box.Small {
		return
	}
	a, m := tb.App, &tb.Model
	round := a.T("level.round", words.Num("Count", m.Round), words.Num("Level", m.Level))
	b.Add(ui.Element{ID: "table.round", Role: ui.RoleInfo, Look: LookGlass, Rect: box.Round, Label: round, Hint: round + "\n" + a.T("level.hint", words.Num("Count", m.Level))})
	in := len(b.Built().Elements)
	b.Inside(in, func() {
		b.Add(ui.Element{ID: "table.level", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: box.Round.Inset(4), Text: a.T("level.short", words.Num("Count", m.Level)), Lines: 2})
		e := b.Last()
		e.Size, _ = a.TextSize()
	})
}
