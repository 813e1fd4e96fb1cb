package board

import (
	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/touria"
)

// OrderElement returns an open order.
func (bd *Board) OrderElement(r ui.Rect, slot int) ui.Element {
	o := bd.Model.Order(slot)
	return bd.Target(ui.Element{Look: LookOrder, Rect: r, Label: bd.OrderLabel(slot),
		Hint: bd.a.T("goods.order.name") + bd.a.Colon() + bd.Goods(touria.Holdings{Gems: o.Gems}) + "\n" + bd.a.T("goods.order.hint", words.Num("Count", o.Gold))},
		show.Thing(show.TargetOrder, slot))
}

// DisplayElement returns an item on the fairy's shelf.
func (bd *Board) DisplayElement(r ui.Rect, slot int) ui.Element {
	i := bd.Model.Display[slot]
	e := ui.Element{Look: LookItem, Rect: r, Icons: ItemIcon(i)}
	e.Label, e.Hint = ItemText(bd.a, i)
	return bd.Target(e, show.Thing(show.TargetDisplay, slot))
}

// DiscardElement returns the pile of used items.
func (bd *Board) DiscardElement(r ui.Rect) ui.Element {
	a := bd.a
	top := bd.Model.DiscardTop()
	e := ui.Element{ID: "table.discard", Role: ui.RoleInfo, Look: LookItem, Rect: r, Target: show.Thing(show.TargetDiscard, 0), Icons: ItemIcon(top), Symbol: pictures.SymDiscard}
	name, hint := ItemText(bd.a, top)
	e.Label = a.T("table.discard") + a.Colon() + name
	e.Hint = a.T("table.discard") + a.Colon() + hint + "\n" + a.T("table.stack", words.Num("Count", bd.Model.ItemStack))
	return e
}

// headText is the size of the letters above orders and items.
const headText = 18

// BuildGoods adds orders and items.
func (bd *Board) BuildGoods(b *ui.Builder, box *Boxes) {
	a := bd.a
	shelf := func() {
		if !box.FairyHead.Empty() {
			bd.buildShelfHeads(b, box)
		}
		for slot, r := range box.Display {
			b.Add(bd.DisplayElement(r, slot))
		}
		b.Add(bd.DiscardElement(box.Discard))
	}
	orders := func() {
		if !box.OrdersHead.Empty() {
			b.Heading("table.orders", box.OrdersHead, a.T("table.orders"), headText)
		}
		for slot, r := range box.Orders {
			b.Add(bd.OrderElement(r, slot))
		}
	}
	if box.Notices.Empty() {
		orders()
		shelf()
		return
	}
	b.Inside(b.Add(ui.Element{ID: "table.notices", Role: ui.RolePanel, Look: LookNotices, Rect: box.Notices, Label: a.T("table.orders")}), orders)
	b.Inside(b.Add(ui.Element{ID: "table.shelf", Role: ui.RolePanel, Look: LookShelf, Rect: box.Shelf, Label: a.T("table.fairy")}), shelf)
}

// buildShelfHeads adds the names of the fairy and of the discard pile, which share a
// line; the pile's is left out if both are too long.
func (bd *Board) buildShelfHeads(b *ui.Builder, box *Boxes) {
	pile, name := bd.a.T("table.discard.short"), bd.a.T("action.forest.name")
	width := func(text string) float32 { return bd.a.Config().Measure.Width(text, headText, ui.Bold) + marketGap }
	fairy, align := box.FairyHead, ui.AlignLeft
	if w := width(pile); width(name)+w <= fairy.W {
		x, _ := box.Discard.Center()
		_, y := fairy.Center()
		at := ui.Around(x, y, w, fairy.H).Within(fairy)
		if box.Discard.X < box.Display[0].X { // for the left hand
			at, align = fairy.TakeLeft(w), ui.AlignRight
		} else {
			fairy.W = at.X - fairy.X
		}
		b.Add(ui.Element{ID: "table.discard.name", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: at, Text: pile, Size: headText, Silent: true})
	}
	b.Add(ui.Element{ID: "table.fairy", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: fairy, Text: name, Size: headText, Align: align, Silent: true})
}

// ItemElement returns an item of the viewer's.
func (bd *Board) ItemElement(r ui.Rect, i touria.Item) ui.Element {
	e := ui.Element{Look: LookItem, Rect: r, Icons: ItemIcon(i)}
	e.Label, e.Hint = ItemText(bd.a, i)
	return bd.Target(e, show.Thing(show.TargetItem, i))
}
