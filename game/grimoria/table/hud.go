package table

import (
	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/guide"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// Build adds everything on the table.
func (t *Table) Build(b *ui.Builder) {
	a := t.a
	box := t.Boxes()
	var out ui.Rect // of the button that ends all hints
	if t.guided && !t.Revealing() {
		out = guide.SkipRoom(&box.Order)
	}
	blind := t.Blind()
	chart := blind || t.choosing()
	if d := box.Stage.H * .4; box.Upright && t.attacked() { // the answers need more room than what has happened
		box.Stage.H -= d
		box.Book.Y, box.Book.H = box.Book.Y-d, box.Book.H+d
	}
	b.Panel("table", a.Window(), board.LookRoom)
	room := b.Last()
	room.Part, room.Disabled = t.night(), t.Revealing() || len(t.dealt()) > 0
	t.buildBar(b, &box)
	if !box.Tight || !chart {
		t.buildRivals(b, &box)
	}
	revealing := t.Revealing()
	switch {
	case revealing:
		t.buildReveal(b, &box)
		if t.watched != nil || t.holds() {
			t.buildConfirm(b, &box)
		}
	default:
		t.buildHour(b, &box, chart)
		t.buildDisplay(b, &box, chart)
		if !box.Order.Empty() {
			t.buildOrder(b, &box)
		}
		switch {
		case blind:
			t.buildBlind(b, &box)
		case chart:
			t.buildChart(b, &box)
		case t.staged(&box):
			t.buildStage(b, &box)
		}
	}
	if !blind {
		t.buildLevel(b, &box)
		t.buildMe(b, &box)
		t.buildMine(b, &box)
		t.buildPocket(b, &box)
		if !revealing {
			t.buildBook(b, &box)
			t.buildConfirm(b, &box)
		}
	}
	t.buildDeltas(b)
	t.tutor.buildHint(b, out)
	if t.drawer != noDrawer {
		t.buildDrawer(b)
	}
}

// buildHour adds the candle that burns down as the night goes on.
func (bd *position) buildHour(b *ui.Builder, box *board.Boxes, chart bool) {
	r := box.Hour
	if r.Empty() {
		return
	}
	if !chart {
		r.H = box.Near.Y + box.Near.H - r.Y
	}
	m := &bd.model
	first := grimoria.FirstLevel(m.Players)
	e := ui.Element{ID: "table.hour", Role: ui.RoleInfo, Look: board.LookHour, Rect: r, Target: ui.Target{N: uint8(max(m.Level, first))}, Part: float32(grimoria.LastLevel-m.Level) / float32(grimoria.LastLevel-3)}
	e.Hint = bd.a.T("level.hint", words.Num("Count", m.Level))
	e.Label = e.Hint
	b.Add(e)
}

// buildLevel adds the magic level to the tray of a small screen.
func (bd *position) buildLevel(b *ui.Builder, box *board.Boxes) {
	if !box.Small {
		return
	}
	a, m := bd.a, &bd.model
	round := a.T("level.round", words.Num("Count", m.Round), words.Num("Level", m.Level))
	b.Add(ui.Element{ID: "table.round", Role: ui.RoleInfo, Look: board.LookGlass, Rect: box.Round, Label: round, Hint: round + "\n" + a.T("level.hint", words.Num("Count", m.Level))})
	in := len(b.Built().Elements)
	b.Inside(in, func() {
		b.Add(ui.Element{ID: "table.level", Role: ui.RoleLabel, Look: ui.LookHeading, Rect: box.Round.Inset(4), Text: a.T("level.short", words.Num("Count", m.Level)), Lines: 2})
		e := b.Last()
		e.Size, _ = a.TextSize()
	})
}

// Boxes returns the places of everything on the table.
func (bd *position) Boxes() board.Boxes { return board.Layout(bd.a, bd.model.Players-1) }

// night returns how much of the night has passed, from 0 at dusk to 1 at the first grey.
func (bd *position) night() float32 {
	first := grimoria.FirstLevel(bd.model.Players)
	return float32(max(bd.model.Level, first)-first) / float32(grimoria.LastLevel-first)
}

// prompt says who must decide what.
func (tn *turn) prompt() string {
	a, m := tn.a, tn.model
	switch {
	case verdicts{tn.position}.announce() != "":
		return verdicts{tn.position}.announce()
	case tn.Revealing():
		return a.T("tale.revealed")
	case tn.Blind():
		return tn.blindPrompt()
	case !tn.deciding && tn.turnOf() < grimoria.NoSeat:
		return tn.tale()
	case tn.watched != nil:
		return tn.latest()
	case tn.queue.Busy(), tn.deciding:
		m.Viewer = tn.actor
		if m.Phase == grimoria.PhaseChoose && tn.actor == grimoria.NoSeat {
			return a.T("level.round", words.Num("Count", m.Round), words.Num("Level", m.Level))
		}
	case m.Phase == grimoria.PhaseChoose:
		m.Viewer = grimoria.NoSeat
	}
	if long, ok := show.AskOf(&m, &tn.names); ok { // who attacks, and with what, if the ribbon has room for it
		if text := long.In(a.Words()); tn.fitsRibbon(text, 2) {
			return text
		}
	}
	return show.Ask(&m, &tn.names).In(a.Words())
}

// tale says who is on, and with which spell: what it does the stage tells.
func (bd *position) tale() string {
	who, m := bd.turnOf(), &bd.model
	name := words.Lit("Name", bd.names[who])
	if b, _ := bd.queue.Current(); b != nil {
		m = &b.After
	}
	if spell := m.Seats[who].Spell; spell > 0 {
		if text := bd.a.T("tale.cast", name, words.Ref("Spell", show.SpellName(spell))); bd.fitsRibbon(text, 2) {
			return text
		}
	}
	return bd.a.T("tale.turn_began", name)
}

// latest returns the newest line of the chronicle that the ribbon has room for.
func (bd *position) latest() string {
	a := bd.a
	for i := len(bd.lines) - 1; i >= 0; i-- {
		if text := bd.lines[i].Text.In(a.Words()); bd.fitsRibbon(text, 1) {
			return text
		}
	}
	return a.T("level.round", words.Num("Count", bd.model.Round), words.Num("Level", bd.model.Level))
}

func (t *Table) buildBar(b *ui.Builder, box *board.Boxes) {
	a := t.a
	b.Icon("table.menu", box.Menu, pictures.SymMenu, a.T("table.menu"), t.pause)
	b.Icon("table.rules", box.Rules, pictures.SymRules, a.T("table.rules"), func() { t.g.ShowRules(a) })
	if !box.Small {
		text := a.T("level.round", words.Num("Count", t.model.Round), words.Num("Level", t.model.Level))
		b.Add(ui.Element{ID: "table.round", Role: ui.RoleLabel, Look: ui.LookChip, Rect: box.Round, Text: text})
	}
	who := t.model.ToMove
	switch {
	case t.deciding:
		who = t.actor
	case t.queue.Busy() && t.turnOf() < grimoria.NoSeat:
		who = t.turnOf()
	}
	size := float32(28)
	if box.Small {
		size = 18
	}
	prompt := t.prompt()
	e := ui.Element{ID: "table.prompt", Role: ui.RoleLabel, Look: ui.LookPrompt, Rect: box.Prompt, Text: prompt, Size: size, Lines: 2, Crest: t.Crest(who)}
	if box.Small {
		r := box.Prompt
		e.Inner = ui.Box(r.X+r.H*1.05, r.Y-3, r.W-r.H*1.6, r.H)
	}
	b.Add(e)
	if t.deciding && t.wait == 0 && t.watched == nil && !t.queue.Busy() {
		b.Prompt(prompt)
	}
	if !box.Speed.Empty() {
		t.knob(b, box.Speed)
	}
	if t.watched != nil {
		return
	}
	b.Icon("table.owl", box.Owl, pictures.SymHerald, a.T("owl.ask"), t.askOwl)
	if !t.deciding || t.wait > 0 {
		e := b.Last()
		e.Disabled, e.Why = true, a.T("owl.off")
	}
	b.Icon("table.undo", box.Undo, pictures.SymUndo, a.T("table.undo"), t.undo)
	if ok, why := t.canUndo(); !ok {
		e := b.Last()
		e.Disabled, e.Struck, e.Why = true, true, why
	}
	b.Icon("table.log", box.Log, pictures.SymLog, a.T("table.log"), func() { t.pull(logDrawer) })
}

// buildConfirm adds the buttons that confirm and cancel a choice.
func (t *Table) buildConfirm(b *ui.Builder, box *board.Boxes) {
	a := t.a
	if t.watched != nil {
		t.watched.buildControls(b, box)
		return
	}
	switch {
	case t.holds():
		b.Primary("table.on", box.Confirm, a.T("hold.on"), t.skip)
		if v := victim(&t.position); v < grimoria.NoSeat {
			b.Last().Sub = t.names[v]
		}
	case t.peeking:
		b.Primary("table.close", box.Confirm, a.T("settings.done"), t.closePocket)
		b.Last().Lines = 2
	case t.canBreak() && !t.deciding:
		b.Button("table.break", box.Confirm, a.T("book.break"), t.breakSeal)
		b.Last().Lines = 2
	case !t.deciding || t.wait > 0 || t.queue.Busy():
	case t.does() >= 0:
		t.buildAct(b, box.Confirm, t.does())
	default:
		b.Primary("table.confirm", box.Confirm, a.T("table.confirm"), nil)
		e := b.Last()
		e.Disabled, e.Why, e.Lines, e.Look = true, a.T("table.confirm.nothing"), 2, board.LookIdle
		if t.choosing() {
			e.Why = a.T("choose.first")
		}
	}
	if i := t.decline(); i >= 0 {
		o := &t.options[i]
		backButton(b, t.optionID(i), box, o.Text.In(a.Words()), a.T("pick."+o.Decision.Kind.String()), func() { t.commit(o.Decision) })
		b.Last().Advised = t.advice() == i
	} else if t.picked >= 0 || t.extra != noExtra {
		backButton(b, "table.cancel", box, a.T("table.cancel"), a.T("table.cancel"), func() { t.cancel() })
	} else if !t.deciding && !t.peeking && !t.canBreak() && !t.s.Over() && !t.Revealing() { // it hurries the others; where it stands nothing is risked
		skip := t.skip
		if t.holds() {
			skip = func() {
				t.tutor.leave()
				t.skipAhead()
			}
		}
		backButton(b, "table.skip", box, a.T("table.skip"), a.T("table.skip"), skip)
		e := b.Last()
		if box.Small {
			e.Symbol = pictures.SymSpeed
		}
		if !t.queue.Busy() {
			e.Disabled, e.Why, e.Quiet = true, a.T("table.skip.nothing"), true
		}
	}
}

// does returns the option that the main button does now, -1 for none.
func (tn *turn) does() int {
	if tn.picked >= 0 && tn.picked < len(tn.options) {
		return tn.picked
	}
	return tn.single()
}

// buildAct adds the main button: the act and, below it, what is paid and got, where both have room.
func (t *Table) buildAct(b *ui.Builder, r ui.Rect, i int) {
	a, o := t.a, &t.options[i]
	name, brief := o.Text.In(a.Words()), a.T("pick."+o.Decision.Kind.String())
	if o.Decision.Kind == grimoria.Choose {
		name = a.T("act.choose", words.Ref("Spell", show.SpellName(int(o.Decision.Arg))))
	}
	e := ui.Element{ID: "table.confirm", Role: ui.RoleButton, Look: ui.LookPrimary, Rect: r, Text: brief, Lines: 2, Advised: i == t.single() && t.advice() == i,
		OnPress: func() { t.mean(o) }}
	if o == t.doubted {
		name = a.T("act.sure", words.Lit("What", name))
		e.Text, brief = name, name
	}
	e.Marked = !t.s.Choosing() && t.s.Reveals(o.Decision)
	e.Inner = ui.Box(r.X+6, r.Y+1, r.W-12, r.H-2)
	if e.Marked {
		e.Inner.W -= ui.MarkSize + 4
	}
	_, floor := a.TextSize()
	fits := func(text string, lines int, weight ui.Weight) bool {
		_, ok := ui.Wrap(a.Config().Measure, text, e.Inner.W, floor, weight, lines)
		return ok
	}
	two := e.Inner.H >= 2*floor*ui.LineHeight // there is room for two lines
	gains := t.sheet.gainsOf(o)
	for _, text := range []string{name, brief} {
		for _, gain := range gains {
			if two && e.Sub == "" && fits(text, 1, ui.Bold) && fits(gain, 1, ui.Regular) {
				e.Text, e.Sub, e.Lines = text, gain, 1
			}
		}
	}
	if e.Sub == "" && two && fits(name, 2, ui.Bold) || fits(name, 1, ui.Bold) {
		e.Text = name
	}
	if e.Marked && !fits(e.Text, e.Lines, ui.Bold) { // the words need its room
		e.Marked, e.Inner.W = false, r.W-12
	}
	e.Label = a.T("table.confirm") + " – " + name // the thing has the same name
	if len(gains) > 0 {
		e.Label += a.Colon() + gains[0]
	}
	b.Add(e)
}

// backButton adds the button beside the main one; on a small screen it has a sign instead of words.
func backButton(b *ui.Builder, id string, box *board.Boxes, label, text string, press func()) {
	e := ui.Element{ID: id, Role: ui.RoleButton, Look: ui.LookButton, Rect: box.Back, Text: text, Label: label, Lines: 2, OnPress: press}
	if box.Small {
		e.Text, e.Symbol, e.Hint = "", pictures.SymCross, label
	}
	b.Add(e)
}
