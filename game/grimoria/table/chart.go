package table

import (
	"strconv"

	gpics "touria.games/touria/assets/pictures/grimoria"
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// spellChart builds the spells from which one is chosen.
type spellChart struct{ *turn }

// buildChart adds the fifteen spells from which one is chosen in secret.
func (c spellChart) buildChart(b *ui.Builder, box *board.Boxes) {
	r := box.Chart
	in := b.Add(ui.Element{ID: "table.chart", Role: ui.RolePanel, Look: board.LookTome, Rect: r, Paper: true, Checked: !box.Small, Label: c.prompt(), Over: box.Small})
	b.Inside(in, func() {
		if box.Small {
			c.smallChart(b, r, box)
			return
		}
		columns := ui.Columns(r, 0, -14, -198, -4, -198, -26, -198, -4, -198, -12) // two on each page of the book
		rows := ui.Rows(r, 0, -9, -61, -1, -61, -1, -61, -1, -61, -12)
		for n := range grimoria.LastSpell {
			c.cell(b, ui.Cross(columns[n/4*2+1], rows[n%4*2+1]), n+1, false)
		}
	})
}

// smallChart has five columns, or three in an upright window.
func (c spellChart) smallChart(b *ui.Builder, r ui.Rect, box *board.Boxes) {
	in := r.Inset(8)
	columns := 5
	if box.Upright && in.H >= 5*(board.IconSide+4) {
		columns = 3
	}
	rows := (grimoria.LastSpell + columns - 1) / columns
	for spell := 1; spell <= grimoria.LastSpell; spell++ {
		n := spell - 1
		c.cell(b, ui.Column(ui.Row(in, n%columns, columns, 4), n/columns, rows, 4), spell, true)
	}
}

// cell adds a spell of the chart.
func (c spellChart) cell(b *ui.Builder, r ui.Rect, spell int, small bool) {
	a := c.App
	id := "table.spell." + strconv.Itoa(spell)
	i := -1
	for n := range c.options {
		if int(c.options[n].Decision.Arg) == spell {
			i = n
		}
	}
	name := a.T(show.SpellName(spell))
	e := ui.Element{ID: id, Role: ui.RoleTarget, Look: board.LookCell, Rect: r, Paper: true, Icons: []ui.Icon{board.SpellIcon(spell)}, Align: ui.AlignLeft, Size: 18, Lines: 2,
		Label: strconv.Itoa(spell) + ". " + name + a.Colon() + a.T(show.SpellText(spell)), OnHover: c.Pointing(board.Subject{Card: grimoria.NoCard, Spell: spell})}
	form := cellForm(a, r)
	e.Below, e.Marked = form == board.PlateAbove, form == board.PlateAlone
	icons := board.SpellIcons[spell]
	var low ui.Rect // of what it brings now
	if i >= 0 {
		m := c.Model
		f := show.Foresee(&m, c.Actor, spell, &c.Names)
		if e.Struck = f.Red.Key != ""; spell == 12 {
			icons = []ui.Icon{board.SignIcon(gpics.SignBurst), board.CoinIcon(f.Coins)}
		}
	}
	if form != board.PlateAlone {
		e.Inner = board.WordsOf(r, form)
	}
	switch form {
	case board.PlateBeside:
		rest := e.Inner
		if top := rest.TakeTop(r.H * .5); !small && spellFits(a, spell, top) {
			e.Inner, low = top, rest
		}
	case board.PlateAbove:
		e.Align = ui.AlignCentre
		e.Icons = append(e.Icons, icons...)
	}
	if form != board.PlateAlone {
		e.Text = board.SpellIn(a, spell, e.Inner)
	}
	if i < 0 {
		e.Disabled, e.Why = true, a.T("choose.locked", words.Num("Count", spell))
		e.OnWhy = func() { c.tapped = board.Subject{Card: grimoria.NoCard, Spell: spell} } // its rule can be read before
	} else {
		e.Checked, e.Lit, e.Advised = c.picked == i, c.picked == i, c.advice() == i
		e.OnPress = func() { c.pick(i) }
		e.Detail = c.foretold(spell)
	}
	if !low.Empty() && i < 0 {
		e.Part = 1
	}
	in := b.Add(e)
	if !low.Empty() {
		b.Inside(in, func() { c.foretell(b, id, low, spell, i < 0) })
	}
}

// cellForm returns how the cells of the chart, all alike, show their spells.
func cellForm(a *ui.App, r ui.Rect) board.CellForm {
	forms := []board.CellForm{board.PlateBeside, board.PlateAbove}
	if r.H >= 44 && r.W < 150 {
		forms = []board.CellForm{board.PlateAbove, board.PlateBeside}
	}
	for _, f := range forms {
		room, all := board.WordsOf(r, f), true
		for spell := 1; spell <= grimoria.LastSpell; spell++ {
			all = all && board.SpellIn(a, spell, room) != ""
		}
		if all {
			return f
		}
	}
	return board.PlateAlone
}

// spellFits reports whether the whole name fits.
func spellFits(a *ui.App, spell int, room ui.Rect) bool {
	return board.NameFits(a, a.T(show.SpellName(spell)), room)
}

// bring is a part of what a spell brings now: words, and a picture.
type bring struct {
	text string
	icon ui.Icon // no kind: none
	harm bool
}

// bringsOf says in numbers and pictures what a spell brings now.
func bringsOf(spell int, f *show.Forecast) (list []bring) {
	add := func(n int, icon ui.Icon) {
		if n != 0 {
			list = append(list, bring{text: board.Signed(n), icon: icon})
		}
	}
	add(-f.Pays, board.CoinIcon(0))
	add(-f.Gone, board.FaceDown(false))
	add(f.Coins, board.CoinIcon(0))
	add(f.Cards, board.FaceDown(false))
	add(f.Hoard, board.FaceDown(true))
	add(f.Guests, board.SignIcon(gpics.SignPerson))
	for _, black := range f.Stops {
		list = append(list, bring{icon: board.SpellIcon(black)})
	}
	for _, seat := range f.Preys[:min(2, len(f.Preys))] {
		list = append(list, bring{icon: board.CrestOf(seat)})
	}
	return list
}

// foretell adds to a cell what its spell brings now, or in red why it is a bad choice; at the right what can foil it.
func (c spellChart) foretell(b *ui.Builder, id string, r ui.Rect, spell int, locked bool) {
	const icon = 24
	a := c.App
	_, floor := a.TextSize()
	m := c.Model
	f := show.Foresee(&m, c.Actor, spell, &c.Names)
	name := a.T(show.SpellName(spell))
	n := 0
	text := func(r ui.Rect, text string, harm, pale bool) {
		b.Add(ui.Element{ID: id + ".now." + strconv.Itoa(n), Role: ui.RoleLabel, Look: board.LookTold, Rect: r, Inner: r, Text: text, Label: text, Size: floor, Align: ui.AlignLeft, Struck: harm, Disabled: pale, Silent: true})
		n++
	}
	wide := func(text string) float32 { return a.Config().Measure.Width(text, floor, ui.Bold) + 2 }
	first := func(r ui.Rect, harm, pale bool, list ...string) {
		for _, s := range list {
			if s != "" && wide(s) <= r.W {
				text(r, s, harm, pale)
				return
			}
		}
	}
	picture := func(at ui.Rect, i ui.Icon) {
		e := ui.Element{ID: id + ".now." + strconv.Itoa(n), Role: ui.RoleLabel, Look: ui.LookIcons, Rect: at, Size: icon, Icons: []ui.Icon{i}, Label: name, Silent: true}
		if i.Kind == board.IconCrest {
			e.Look, e.Crest, e.Size = ui.LookCrest, c.Crests[i.What], 0
		}
		b.Add(e)
		n++
	}
	switch {
	case locked:
		first(ui.CutLeft(r, icon+4), false, true, a.T("now.lock", words.Num("Count", spell-m.Level)), a.T("level.short", words.Num("Count", spell)))
		return
	case f.Red.Key != "":
		short := ""
		if f.Vain {
			short = a.T("red.short")
		}
		red := f.Red.In(a.Words())
		if less := a.T("red.less"); spell == 6 && wide(red) > r.W && wide(less) <= r.W-icon-4 { // the crest stands for the name
			picture(ui.Box(r.X, r.Y+(r.H-icon)/2, icon, icon), board.CrestOf(f.Preys[0]))
			r, red = ui.CutLeft(r, icon+4), less
		}
		first(r, true, false, red, short)
		return
	}
	end := r.X + r.W
	if list := board.Foils[show.KindOf(spell)]; len(list) > 0 {
		sign := list[0]
		if len(list) > 1 {
			sign = board.SignIcon(gpics.SignShield)
		}
		end -= icon + 3
		picture(ui.Box(end+3, r.Y+(r.H-icon)/2, icon, icon), sign)
	}
	list := bringsOf(spell, &f)
	said := "now.cell." + strconv.Itoa(spell)
	switch spell {
	case 8, 11:
		first(ui.Box(r.X, r.Y, end-r.X, r.H), false, false, a.T(said), a.T("part.safe"))
		return
	case 1:
		if first(ui.Box(r.X, r.Y, end-r.X, r.H), false, false, a.T(said)); n > 0 {
			return
		}
		for _, i := range board.SpellIcons[spell] {
			list = append(list, bring{icon: i})
		}
	case 2:
		list = append([]bring{{text: a.T(said)}}, list...)
	}
	x := r.X
	for _, part := range list {
		if part.text != "" {
			w := wide(part.text)
			if x+w > end {
				return
			}
			text(ui.Box(x, r.Y, w, r.H), part.text, part.harm, false)
			x += w
		}
		if part.icon.Kind != 0 {
			if x+icon > end {
				return
			}
			picture(ui.Box(x, r.Y+(r.H-icon)/2, icon, icon), part.icon)
			x += icon + 3
		}
	}
}

// foretold says what a spell would bring now, for who cannot see it in the book.
func (c spellChart) foretold(spell int) string {
	if !c.App.Config().Mirrored {
		return ""
	}
	f := show.Foresee(&c.Model, c.Actor, spell, &c.Names)
	text := c.App.T("choose.now", words.Gap("What", f.Text))
	if f.Foil.Key != "" {
		text += " " + f.Foil.In(c.App.Words())
	}
	return text
}
