package ui

import (
	"touria/game/show"
	"touria/rules/touria"
)

// The panel of options stands above Confirm and grows upwards over the rail, so
// that the whole board stays in view. It shows what cannot be pressed on the
// table itself, the picked tower with its forecast and route cards, and the way
// back out of a group.

// panelUsed tells whether the panel has anything to show.
func (t *Table) panelUsed() bool {
	return t.deciding && t.wait == 0 && (t.shown || len(t.path) > 0 || t.among.Kind != show.TargetNone ||
		len(t.routes) > 0 && t.view.Phase() == touria.PhaseMove || len(t.panelOptions()) > 0)
}

// panelOptions returns the options of the level that need a button. In the
// large layout towers, spaces, doors, orders and open items are pressed where they
// are.
func (t *Table) panelOptions() []*show.Option {
	if t.picked != "" {
		return nil
	}
	var list []*show.Option
	for _, o := range t.level() {
		if o.Primary && o.Leaf() && o.Decision.Kind == touria.EndTurn {
			continue // Confirm says so
		}
		if t.a.Phone() && o.Leaf() && (o.Decision.Kind == touria.ChooseTower || o.Decision.Kind == touria.Open) {
			continue // towers and doors are large enough on every screen
		}
		if t.a.Phone() || t.among.Kind != show.TargetNone || o.Leaf() && o.Decision.Kind == touria.Enter {
			list = append(list, o)
			continue
		}
		switch o.Target.Kind {
		case show.TargetTower, show.TargetSpace, show.TargetDoor, show.TargetOrder, show.TargetDisplay:
			if o.Leaf() && !o.Primary || !o.Leaf() && o.Target.Kind != show.TargetSpace {
				continue
			}
		}
		list = append(list, o)
	}
	return list
}

// optionElement makes the button of an option.
func (t *Table) optionElement(o *show.Option) Element {
	e := Element{ID: "table.option." + o.ID, Role: RoleButton, Look: LookOption, Text: o.Label.In(t.a.words), Hint: o.Hint.In(t.a.words),
		Costs: o.Costs, Icons: o.Gives, Align: AlignLeft, Lines: 2, Marked: o.Reveals, press: func() { t.take(o) }}
	if o.Reveals {
		if e.Hint != "" {
			e.Hint += "\n"
		}
		e.Hint += t.a.t("decision.no_way_back")
	}
	if !o.Leaf() {
		e.Symbol = SymRight
	}
	return e
}

// routeElement makes a route card.
func (t *Table) routeElement(i int, rt show.Route) Element {
	a := t.a
	text := rt.Text().In(a.words)
	e := Element{ID: "table.route." + string(rune('0'+i)), Role: RoleButton, Look: LookOption, Text: text, Align: AlignLeft, Lines: 2,
		Symbol: SymRoute, Hint: t.way(rt), Label: text + a.colon() + t.way(rt), press: func() { t.follow(rt) }}
	e.hover = func(on bool) { t.traced(rt, on) }
	e.Icons = show.Icons(touria.Holdings{Gems: rt.Gems})
	if n := len(rt.Either) + rt.Unseen; n > 0 {
		e.Icons = append(e.Icons, show.Icon{Kind: show.IconGem, What: uint8(touria.NoColour), Count: n})
	}
	if rt.Boots {
		e.Costs = append(e.Costs, show.Icon{Kind: show.IconItem, What: uint8(touria.Boots)})
	}
	if rt.Jump >= 0 {
		e.Costs = append(e.Costs, show.Icon{Kind: show.IconItem, What: uint8(touria.Compass)})
	}
	if rt.Gold > 0 {
		e.Costs = append(e.Costs, show.Icon{Kind: show.IconGold, Count: rt.Gold})
	}
	return e
}

// way names the spaces of a route.
func (t *Table) way(rt show.Route) string {
	var names []string
	for _, s := range rt.Spaces {
		names = append(names, t.placeName(s))
	}
	return t.a.words.List(names)
}

// traced shows the way of the route card under pointer or focus on the board.
func (t *Table) traced(rt show.Route, on bool) {
	t.tracing, t.trace = on, rt
	t.a.dirty = true
}

// Trace returns the route that the board shows: that of the card under pointer
// or focus, else the first one of the preview.
func (t *Table) Trace() *show.Route {
	switch {
	case t.tracing:
		return &t.trace
	case t.shown && len(t.preview.Routes) > 0:
		return &t.preview.Routes[0]
	}
	return nil
}

// entries lists the buttons of the panel.
func (t *Table) entries() []Element {
	var list []Element
	routes := t.routes
	if t.shown {
		routes = t.preview.Routes
	}
	if t.picked != "" || !t.shown && len(t.path) == 0 && t.view.Phase() == touria.PhaseMove {
		for i, rt := range routes {
			list = append(list, t.routeElement(i, rt))
		}
	}
	if t.shown && t.picked == "" {
		return nil // a look ahead takes no input
	}
	for _, o := range t.panelOptions() {
		list = append(list, t.optionElement(o))
	}
	return list
}

func (t *Table) buildPanel(b *builder, box *Boxes) {
	if !t.panelUsed() {
		return
	}
	a := t.a
	list := t.entries()
	phone := box.Phone
	const pad = 8
	area := box.Panel
	inner := area.W - 2*pad

	// The head says what is looked at or which group is open.
	var title, note string
	forecast := t.shown && !phone
	switch {
	case t.shown:
		key := "action." + t.preview.Action.String()
		title, note = a.t(key+".name"), a.t(key+".hint")
	case len(t.path) > 0 && !phone:
		if g := t.choices.Find(t.path[len(t.path)-1]); g != nil {
			title, note = g.Label.In(a.words), g.Hint.In(a.words)
		}
	}
	if phone {
		note = ""
	}
	normal, _ := a.textSize()
	head, noteH := float32(0), float32(0)
	if title != "" {
		head = 30
	}
	if note != "" {
		lines, _ := wrap(a.cfg.Measure, note, inner, normal, Regular, 3)
		noteH = float32(len(lines))*normal*LineHeight + 4
	}
	fore := float32(0)
	if forecast {
		fore = 44
	}

	rowH := t.rowHeight(box, list, inner)
	back := len(t.path) > 0 || t.among.Kind != show.TargetNone
	extra := 0
	if back {
		extra = 1
	}
	room := max(1, int((area.H-2*pad-head-noteH-fore+6)/(rowH+6)))
	page, more := list, false
	if len(list)+extra > room {
		per := max(1, room-extra-1)
		pages := (len(list) + per - 1) / per
		t.page %= pages
		page, more = list[t.page*per:min(len(list), (t.page+1)*per)], true
	}
	rows := len(page) + extra
	if more {
		rows++
	}
	body := float32(rows) * (rowH + 6)
	if rows > 0 {
		body -= 6
	}
	h := 2*pad + head + noteH + fore + body
	r := rect(area.X, area.Y+area.H-h, area.W, h)

	in := b.add(Element{ID: "table.panel", Role: RolePanel, Look: LookPanel, Rect: r, Over: true, Label: title})
	b.inside(in, func() {
		y := r.Y + pad
		if title != "" {
			b.heading("table.panel.title", rect(r.X+pad, y, inner, head-2), title, 20)
			y += head
		}
		if note != "" {
			b.text("table.panel.note", rect(r.X+pad, y, inner, noteH), note, 3, AlignCentre)
			y += noteH
		}
		if forecast {
			t.buildForecast(b, rect(r.X+pad, y, inner, fore-4))
			y += fore
		}
		grid := rect(r.X+pad, y, inner, body)
		if back {
			back := Element{ID: "table.option.back", Role: RoleButton, Look: LookOption, Text: a.t("setup.back"), Symbol: SymBack,
				Align: AlignLeft, press: func() { t.cancel() }}
			page = append(page[:len(page):len(page)], back)
		}
		if more {
			next := Element{ID: "table.option.more", Role: RoleButton, Look: LookOption, Text: a.t("decision.more"), Symbol: SymNext,
				Align: AlignLeft, press: func() { t.page++; t.a.epoch++ }}
			page = append(page[:len(page):len(page)], next)
		}
		for i, e := range page {
			e.Rect = column(grid, i, rows, 6)
			b.add(e)
		}
	})
}

// rowHeight returns how high options stand: high enough for the longest text.
func (t *Table) rowHeight(box *Boxes, list []Element, inner float32) float32 {
	normal, _ := t.a.textSize()
	h := box.RowH
	for i := range list {
		e := &list[i]
		e.Rect = rect(0, 0, inner, 400)
		e.Below = e.IconsWidth() > inner*0.3
		broken, ok := wrap(t.a.cfg.Measure, e.Text, e.TextRect().W, normal, Regular, 9)
		if !ok && e.IconsWidth() > 0 {
			e.Below = true
			broken, _ = wrap(t.a.cfg.Measure, e.Text, e.TextRect().W, normal, Regular, 9)
		}
		e.Lines = max(2, len(broken))
		need := float32(len(broken))*normal*LineHeight + 8
		if e.Below {
			need += IconSize + 2
		}
		h = max(h, need)
	}
	return h
}

// buildForecast shows who will see what of the tower after its turn.
func (t *Table) buildForecast(b *builder, r show.Rect) {
	a := t.a
	faces := &t.preview.Faces.Seats
	n := 0
	for i := range faces {
		if t.model.Players[i].Taken {
			n++
		}
	}
	k := 0
	for i := range faces {
		f := &faces[i]
		if !t.model.Players[i].Taken {
			continue
		}
		after := "action." + f.After.String() + ".name"
		b.add(Element{ID: "table.forecast." + f.Seat.String(), Role: RoleLabel, Look: LookForecast, Rect: row(r, k, n, 6), Arg: i,
			Label: a.t("tower.forecast", show.Lit("Name", t.names[i]), show.Ref("Action", after)),
			Icons: []show.Icon{{Kind: show.IconAction, What: uint8(f.After)}}})
		k++
	}
}
