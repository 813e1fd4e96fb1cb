package table

import (
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
)

// buildDrawer adds the open drawer over the table.
func (dr *drawers) buildDrawer(b *ui.Builder) {
	a := dr.a
	b.Overlay()
	var title string
	var build func(f *ui.Flow)
	switch dr.open {
	case logDrawer:
		title, build = a.T("table.log"), dr.buildLog
	case itemsDrawer:
		title, build = a.T("goods.item.name"), dr.buildItemList
	case ordersDrawer:
		title, build = a.T("table.orders"), dr.buildOrders
	case fairyDrawer:
		title, build = a.T("table.fairy"), dr.buildFairy
	case raceDrawer:
		title, build = a.T("race.title"), dr.buildRace
	case knowsDrawer:
		title, build = a.T("knows.title", words.Lit("Name", dr.board.Names[dr.known&3])), dr.buildKnows
	}
	b.Drawer(ui.Frame{ID: "drawer", Title: title, Label: title, W: 620, Scroll: &dr.scroll}, func() { dr.pull(dr.open) }, build)
}

func (dr *drawers) buildOrders(f *ui.Flow) {
	for slot := range 3 {
		dr.drawn(f, dr.board.OrderElement(ui.Rect{H: 96}, slot))
	}
}

func (dr *drawers) buildFairy(f *ui.Flow) {
	const high = 160
	f.Row(func(f *ui.Flow) {
		for slot := range 2 {
			dr.drawn(f, dr.board.DisplayElement(ui.Rect{H: high}, slot))
		}
		f.Add(dr.board.DiscardElement(ui.Rect{H: high}))
	})
}

// drawn adds the element of a thing in a drawer. Its id differs from that of the same thing on the
// table, and a press closes the drawer, too.
func (dr *drawers) drawn(f *ui.Flow, e ui.Element) *ui.Element {
	e.ID = board.DrawerID(dr.board.Model.Board(), e.Target)
	if press := e.OnPress; press != nil {
		e.OnPress = func() {
			dr.pull(dr.open)
			press()
		}
	}
	return f.Add(e)
}

// buildItemList lists the viewer's items with what they do.
func (dr *drawers) buildItemList(f *ui.Flow) {
	const picture = 64
	p, ok := dr.board.Own()
	if !ok {
		return
	}
	own := board.Items(p.Items)
	switch {
	case board.Layout(dr.a).Tiny: // the tray's button opens all the viewer's things
		f.Paragraph("drawer.goods", show.Goods(p.Holdings).In(dr.a.Words()))
	case len(own) == 0:
		f.Paragraph("drawer.nothing", dr.a.T("goods.nothing")).Align = ui.AlignCentre
	}
	f.Cells(270, func(f *ui.Flow) {
		for _, item := range own {
			f.Row(func(f *ui.Flow) {
				e := dr.board.ItemElement(ui.Rect{W: picture, H: picture}, item)
				text := e.Hint
				e.Hint = ""
				id := dr.drawn(f, e).ID
				f.Paragraph(id+".text", text)
			})
		}
	})
}

// addTabs adds the phone's buttons that open orders and items.
func (dr *drawers) addTabs(b *ui.Builder, orders, fairy ui.Rect) {
	a := dr.a
	if orders.Y == fairy.Y { // its name is one word, so that in some languages it needs more room
		orders.W, fairy.X, fairy.W = orders.W+8, fairy.X+8, fairy.W-8
	}
	b.Button("table.market.orders", orders, a.T("table.orders"), func() { dr.pull(ordersDrawer) })
	b.Last().Lines = 2
	b.Button("table.market.fairy", fairy, a.T("action.forest.name"), func() { dr.pull(fairyDrawer) })
	b.Last().Lines = 2
}
