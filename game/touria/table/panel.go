package table

import (
	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/touria"
)

// The panel is above Confirm and grows upwards over the rail, so that the whole
// board stays visible. It shows the options that cannot be pressed on the table
// itself, the preview of a tower with its route cards, and the way back from a
// group.

// panelUsed reports whether the panel has anything to show.
func (t *Table) panelUsed() bool {
	return t.deciding && t.wait == 0 && (t.shown || t.heraldShown() || len(t.path) > 0 || t.among.Kind != show.TargetNone ||
		len(t.routes) > 0 && t.view.Phase() == touria.PhaseMove || len(t.panelOptions()) > 0)
}

// towerPicked reports whether the picked option is a tower.
func (t *Table) towerPicked() bool {
	if t.picked == "" {
		return false
	}
	o := t.choices.Find(t.picked)
	return o != nil && o.Leaf() && o.Decision.Kind == touria.ChooseTower
}

// panelOptions returns the options that need a button. In the large layout
// towers, spaces, doors, orders and open items are pressed where they are.
func (t *Table) panelOptions() []*show.Option {
	if t.towerPicked() {
		return nil
	}
	var list []*show.Option
	for _, o := range t.level() {
		if o.Primary && o.Leaf() && o.Decision.Kind == touria.EndTurn {
			continue // Confirm does it
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

// optionElement returns the button of an option.
func (t *Table) optionElement(o *show.Option) ui.Element {
	e := ui.Element{ID: "table.option." + o.ID, Role: ui.RoleButton, Look: ui.LookOption, Text: o.Label.In(t.a.Words()), Hint: o.Hint.In(t.a.Words()),
		Target: o.Target, Costs: o.Costs, Icons: o.Gives, Align: ui.AlignLeft, Lines: 2, Marked: o.Reveals, Checked: t.picked == o.ID, OnPress: func() { t.take(o) }}
	if o.Reveals {
		if e.Hint != "" {
			e.Hint += "\n"
		}
		e.Hint += t.a.T("decision.no_way_back")
	}
	if !o.Leaf() {
		e.Symbol = pictures.SymRight
	}
	if e.Advised = t.advised(o); e.Advised {
		e.Symbol = pictures.SymHerald
	}
	return e
}

// routeElement returns a route card.
func (t *Table) routeElement(i int, rt show.Route) ui.Element {
	a := t.a
	text := rt.Text().In(a.Words())
	e := ui.Element{ID: ID(nil, show.Thing(show.TargetRoute, i)), Target: show.Thing(show.TargetRoute, i), Role: ui.RoleButton, Look: ui.LookOption, Text: text, Align: ui.AlignLeft, Lines: 2,
		Symbol: pictures.SymRoute, Hint: t.way(rt), Label: text + a.Colon() + t.way(rt), OnPress: func() { t.follow(rt) }}
	e.OnHover = func(on bool) { t.traced(rt, on) }
	e.Icons = rt.Icons()
	if len(e.Icons) > 0 {
		brings := a.Colon() + rt.Brings().In(a.Words())
		e.Hint, e.Label = e.Hint+brings, e.Label+brings
	}
	if rt.Boots {
		e.Costs = append(e.Costs, ui.Icon{Kind: show.IconItem, What: uint8(touria.Boots)})
	}
	if rt.Jump >= 0 {
		e.Costs = append(e.Costs, ui.Icon{Kind: show.IconItem, What: uint8(touria.Compass)})
	}
	if rt.Gold > 0 {
		e.Costs = append(e.Costs, ui.Icon{Kind: show.IconGold, Count: rt.Gold})
	}
	return e
}

// way names the spaces of a route.
func (t *Table) way(rt show.Route) string {
	var names []string
	for _, s := range rt.Spaces {
		names = append(names, t.placeName(s))
	}
	return t.a.Words().List(names)
}

// traced shows on the board the route of the card under pointer or focus.
func (t *Table) traced(rt show.Route, on bool) {
	t.tracing, t.trace = on, rt
	t.a.Redraw()
}

// Trace returns the route that the board shows: that of the card under pointer or
// focus, otherwise the preview's first one, otherwise the herald's, otherwise the
// most sensible one for the rest of the move; nil if there is none.
func (t *Table) Trace() *show.Route {
	switch {
	case t.tracing:
		return &t.trace
	case t.shown && len(t.preview.Routes) > 0:
		return &t.preview.Routes[0]
	case t.shown:
		return nil
	case t.advice.on && len(t.advice.hint.Route.Spaces) > 0:
		return &t.advice.hint.Route
	case len(t.routes) > 0 && t.model.Phase == touria.PhaseMove:
		return &t.routes[0]
	}
	return nil
}

// entries returns the buttons of the panel.
func (t *Table) entries() []ui.Element {
	var list []ui.Element
	card := t.heraldShown()
	if card && t.advice.on {
		list = append(list, t.heraldElement())
	}
	if card && t.a.Phone() {
		return list // Cancel shows the rest
	}
	routes := t.routes
	if t.shown {
		routes = t.preview.Routes
	}
	if t.towerPicked() || !t.shown && len(t.path) == 0 && t.view.Phase() == touria.PhaseMove {
		for i, rt := range routes {
			list = append(list, t.routeElement(i, rt))
		}
	}
	if t.shown && !t.towerPicked() {
		return nil // a preview takes no input
	}
	for _, o := range t.panelOptions() {
		if card && o.Leaf() && t.advised(o) {
			continue // it is on the herald's card
		}
		list = append(list, t.optionElement(o))
	}
	return list
}

// panelPlan is the panel's contents and their heights.
type panelPlan struct {
	title, note string
	head, noteH float32 // their heights
	fore        float32 // height of the forecast
	gap         float32 // between the rows
	tabs        float32 // height of a phone's buttons that open the market
	page        []ui.Element
	h           float32
}

const panelPad = 8

// noteLines is the maximum number of lines of the panel's note: the herald's
// reasons in the narrowest panel.
const noteLines = 8

// planPanel plans the panel so that orders and open items stay visible (ux.md, HUD
// A). It takes the room of the chronicle's tail first, then that of the market's
// headings and margins; then it moves its rows closer, drops its note and finally
// turns pages.
func (t *Table) planPanel(box *Boxes) (p panelPlan, ok bool) {
	if !t.panelUsed() {
		return p, false
	}
	a := t.a
	inner := box.Panel.W - 2*panelPad
	switch {
	case t.shown:
		key := "action." + t.preview.Action.String()
		p.title, p.note = a.T(key+".name"), a.T(key+".hint")
	case len(t.path) > 0 && !box.Phone:
		if g := t.choices.Find(t.path[len(t.path)-1]); g != nil {
			p.title, p.note = g.Label.In(a.Words()), g.Hint.In(a.Words())
		}
	}
	if box.Phone {
		p.note = ""
	}
	card := t.heraldShown()
	if card {
		p.title, p.note = t.heraldCard()
	}
	if t.shown {
		p.fore = 44
	}
	if p.title != "" {
		p.head = t.titleHeight(p.title, inner)
	}
	if p.note != "" {
		p.noteH = t.noteHeight(p.note, inner)
	}
	list := t.entries()
	var end []ui.Element
	if len(t.path) > 0 || t.among.Kind != show.TargetNone {
		end = append(end, ui.Element{ID: "table.option.back", Role: ui.RoleButton, Look: ui.LookOption, Text: a.T("setup.back"), Symbol: pictures.SymBack,
			Align: ui.AlignLeft, OnPress: func() { t.cancel() }})
	}
	room := box.Panel.H
	if box.Phone {
		p.tabs = marketTab + 6
	} else {
		room -= leastMarket + 8
	}
	least := float32(44)
	if box.Phone {
		least = box.RowH
	}
	for _, try := range []struct {
		row, gap         float32
		note, tabs, fore bool
	}{{box.RowH, 6, true, true, true}, {least, 4, true, true, true}, {least, 4, false, true, true}, {least, 4, false, false, true},
		{least, 4, false, false, !box.Phone}} {
		switch {
		case try.note:
		case card: // the note is what the herald says
			p.title, p.head = "", 0
		default:
			p.note, p.noteH = "", 0
		}
		if !try.tabs {
			p.tabs = 0
		}
		if !try.fore {
			p.fore = 0
		}
		p.gap = try.gap
		p.page = append(append(p.page[:0], list...), end...)
		t.measureRows(p.page, try.row, inner)
		p.measure()
		if p.h <= room {
			return p, true
		}
	}
	t.turnPage(&p, list, end, room)
	if card && p.h > room {
		// Long words in large letters leave room for the advice alone. The other
		// options come back when the card is closed.
		t.page = 0
		p.page = append(p.page[:0], list...)
		t.measureRows(p.page, least, inner)
		p.page = p.page[:1]
		p.measure()
	}
	return p, true
}

// measure adds up how high the panel is.
func (p *panelPlan) measure() {
	p.h = 2*panelPad + p.head + p.noteH + p.fore + p.tabs
	for i := range p.page {
		if i > 0 {
			p.h += p.gap
		}
		p.h += p.page[i].Rect.H
	}
}

// turnPage keeps the options of the current page, with a button for the next one.
func (t *Table) turnPage(p *panelPlan, list, end []ui.Element, room float32) {
	more := ui.Element{ID: "table.option.more", Role: ui.RoleButton, Look: ui.LookOption, Text: t.a.T("decision.more"), Symbol: pictures.SymNext,
		Align: ui.AlignLeft, OnPress: func() { t.page++; t.a.Expire() }}
	end = append(end, more)
	list = p.page[:len(list)] // measured
	t.measureRows(end, min(44, list[0].Rect.H), list[0].Rect.W)
	p.page = end
	p.measure()
	rest := room - p.h
	first, last := 0, 0
	for page := 0; ; page++ {
		left := rest
		for last = first; last < len(list) && (last == first || list[last].Rect.H+p.gap <= left); last++ {
			left -= list[last].Rect.H + p.gap
		}
		if last == len(list) {
			t.page = min(t.page, page)
		}
		if page == t.page {
			break
		}
		first = last
	}
	if last == len(list) { // the first page follows
		end[len(end)-1].OnPress = func() { t.page = 0; t.a.Expire() }
	}
	p.page = append(list[first:last:last], end...)
	p.measure()
}

// buildPanel adds the planned panel at the lower edge of its room.
func (t *Table) buildPanel(b *ui.Builder, box *Boxes, p *panelPlan) {
	area := box.Panel
	r := ui.Box(area.X, area.Y+area.H-p.h, area.W, p.h)
	inner := area.W - 2*panelPad
	in := b.Add(ui.Element{ID: "table.panel", Role: ui.RolePanel, Look: ui.LookPanel, Rect: r, Over: true, Label: p.title})
	b.Inside(in, func() {
		x, y := r.X+panelPad, r.Y+panelPad
		if p.title != "" {
			b.Add(ui.Element{ID: "table.panel.title", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: ui.Box(x, y, inner, p.head-2), Text: p.title, Size: 20, Lines: 2})
			y += p.head
		}
		if p.note != "" {
			b.Paragraph("table.panel.note", ui.Box(x, y, inner, p.noteH), p.note, noteLines, ui.AlignCentre)
			y += p.noteH
		}
		if p.fore > 0 {
			t.buildForecast(b, ui.Box(x, y, inner, p.fore-4))
			y += p.fore
		}
		for _, e := range p.page {
			e.Rect = ui.Box(x, y, inner, e.Rect.H)
			b.Add(e)
			y += e.Rect.H + p.gap
		}
		if p.tabs > 0 {
			tabs := ui.Box(x, r.Y+r.H-panelPad-marketTab, inner, marketTab)
			t.buildTabs(b, ui.Row(tabs, 0, 2, 4), ui.Row(tabs, 1, 2, 4))
		}
	})
}

// noteHeight returns the height of the note below the title.
func (t *Table) noteHeight(note string, w float32) float32 {
	normal, _ := t.a.TextSize()
	lines, _ := ui.Wrap(t.a.Config().Measure, note, w-12, normal, ui.Regular, noteLines)
	return float32(len(lines))*normal*ui.LineHeight + 4
}

// titleHeight returns the height of a title: two lines if one is too short even
// for small letters.
func (t *Table) titleHeight(title string, w float32) float32 {
	_, floor := t.a.TextSize()
	if _, ok := ui.Wrap(t.a.Config().Measure, title, w, floor, ui.Bold, 1); ok {
		return 30
	}
	return 2*floor*ui.LineHeight + 6
}

// measureRows sets the sizes of options: w wide, and at least least high or as
// high as their texts.
func (t *Table) measureRows(list []ui.Element, least, w float32) {
	normal, _ := t.a.TextSize()
	for i := range list {
		e := &list[i]
		e.Rect = ui.Box(0, 0, w, 400)
		e.Below = e.IconsWidth() > w*0.3
		broken, ok := ui.Wrap(t.a.Config().Measure, e.Text, e.TextRect().W, normal, ui.Regular, 9)
		if !ok && e.IconsWidth() > 0 {
			e.Below = true
			broken, _ = ui.Wrap(t.a.Config().Measure, e.Text, e.TextRect().W, normal, ui.Regular, 9)
		}
		e.Lines = max(2, len(broken))
		need := float32(len(broken))*normal*ui.LineHeight + 8
		if e.Below {
			need += ui.IconSize + 6
		}
		e.Rect.H = max(least, need)
	}
}

// buildForecast shows what each player will see of the tower after its turn.
func (t *Table) buildForecast(b *ui.Builder, r ui.Rect) {
	a := t.a
	seats := t.seats()
	for k, i := range seats {
		action := t.preview.Faces.After[i]
		after := "action." + action.String() + ".name"
		b.Add(ui.Element{ID: "table.forecast." + i.String(), Role: ui.RoleLabel, Look: LookForecast, Rect: ui.Row(r, k, len(seats), 6), Crest: t.crests[i],
			Label: a.T("tower.forecast", words.Lit("Name", t.names[i]), words.Ref("Action", after)),
			Icons: []ui.Icon{{Kind: show.IconAction, What: uint8(action)}}})
	}
}
