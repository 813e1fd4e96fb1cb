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
	box := t.Boxes()
	var out ui.Rect // of the button that ends all hints
	if t.guided && !t.Revealing() {
		out = guide.SkipRoom(&box.Order)
	}
	blind := t.Blind()
	chart := blind || t.choosing()
	if d := box.Stage.H * .4; box.Upright && t.Attacked() { // the answers need more room than what has happened
		box.Stage.H -= d
		box.Book.Y, box.Book.H = box.Book.Y-d, box.Book.H+d
	}
	t.BuildRoom(b, len(t.dealt()) > 0)
	t.BuildBar(b, &box, t.prompt(), t.pause, t.openRules)
	t.buildKnobs(b, &box)
	if !box.Tight || !chart {
		t.BuildRivals(b, &box)
	}
	revealing := t.Revealing()
	switch {
	case revealing:
		t.BuildReveal(b, &box, t.goOn)
		if t.holds() {
			t.buildConfirm(b, &box)
		}
	default:
		t.BuildHour(b, &box, chart)
		t.BuildDisplay(b, &box, chart)
		t.BuildOrder(b, &box)
		switch {
		case blind:
			writers{&t.turn}.buildBlind(b, &box)
		case chart:
			spellChart{&t.turn}.buildChart(b, &box)
		case t.Staged(&box):
			t.buildStage(b, &box)
		}
	}
	if !blind {
		t.BuildTray(b, &box, t.openPocket)
		if !revealing {
			sheet{&t.turn}.buildBook(b, &box)
			t.buildConfirm(b, &box)
		}
	}
	t.BuildDeltas(b)
	t.tutor.buildHint(b, out)
	t.BuildDrawer(b)
}

// buildKnobs adds what is at hand during a game: the speed, the owl, undo, and the chronicle.
func (t *Table) buildKnobs(b *ui.Builder, box *board.Boxes) {
	a := t.App
	if t.Deciding() && t.wait == 0 && !t.Queue.Busy() {
		b.Prompt(t.prompt())
	}
	if !box.Speed.Empty() {
		t.Knob(b, box.Speed)
	}
	b.Icon("table.owl", box.Owl, pictures.SymHerald, a.T("owl.ask"), t.askOwl)
	if !t.Deciding() || t.wait > 0 {
		e := b.Last()
		e.Disabled, e.Why = true, a.T("owl.off")
	}
	b.Icon("table.undo", box.Undo, pictures.SymUndo, a.T("table.undo"), t.undo)
	if ok, why := t.canUndo(); !ok {
		e := b.Last()
		e.Disabled, e.Struck, e.Why = true, true, why
	}
	b.Icon("table.log", box.Log, pictures.SymLog, a.T("table.log"), func() { t.Pull(board.LogDrawer) })
}

// buildConfirm adds the buttons that confirm and cancel a choice.
func (t *Table) buildConfirm(b *ui.Builder, box *board.Boxes) {
	a := t.App
	switch {
	case t.holds():
		b.Primary("table.on", box.Confirm, a.T("hold.on"), t.goOn)
		if v := t.Victim(); v < grimoria.NoSeat {
			b.Last().Sub = t.Names[v]
		}
	case t.peeking:
		b.Primary("table.close", box.Confirm, a.T("settings.done"), t.closePocket)
		b.Last().Lines = 2
	case t.Reopens() < grimoria.NoSeat && !t.Deciding():
		b.Button("table.break", box.Confirm, a.T("book.break"), t.breakSeal)
		b.Last().Lines = 2
	case !t.Deciding() || t.wait > 0 || t.Queue.Busy():
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
		board.BackButton(b, t.optionID(i), box, o.Text.In(a.Words()), a.T("pick."+o.Decision.Kind.String()), func() { t.commit(o.Decision) })
		b.Last().Advised = t.advice() == i
	} else if t.picked >= 0 || t.extra != noExtra {
		board.BackButton(b, "table.cancel", box, a.T("table.cancel"), a.T("table.cancel"), func() { t.cancel() })
	} else if !t.Deciding() && !t.peeking && t.Reopens() == grimoria.NoSeat && !t.Session.Over() && !t.Revealing() { // it hurries the others; where it stands nothing is risked
		skip := t.goOn
		if t.holds() {
			skip = func() {
				t.tutor.leave()
				t.SkipAll()
			}
		}
		board.BackButton(b, "table.skip", box, a.T("table.skip"), a.T("table.skip"), skip)
		e := b.Last()
		if box.Small {
			e.Symbol = pictures.SymSpeed
		}
		if !t.Queue.Busy() {
			e.Disabled, e.Why, e.Quiet = true, a.T("table.skip.nothing"), true
		}
	}
}

// buildAct adds the main button: the act and, below it, what is paid and got, where both have room.
func (t *Table) buildAct(b *ui.Builder, r ui.Rect, i int) {
	a, o := t.App, &t.options[i]
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
	e.Marked = !t.Session.Choosing() && t.Session.Reveals(o.Decision)
	e.Inner = r.Trim(6, 1)
	if e.Marked {
		e.Inner.TakeRight(ui.MarkSize + 4)
	}
	_, floor := a.TextSize()
	fits := func(text string, lines int, weight ui.Weight) bool {
		_, ok := ui.Wrap(a.Config().Measure, text, e.Inner.W, floor, weight, lines)
		return ok
	}
	two := e.Inner.H >= 2*floor*ui.LineHeight // there is room for two lines
	gains := sheet{&t.turn}.gainsOf(o)
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
		e.Marked, e.Inner = false, r.Trim(6, 1)
	}
	e.Label = a.T("table.confirm") + " – " + name // the thing has the same name
	if len(gains) > 0 {
		e.Label += a.Colon() + gains[0]
	}
	b.Add(e)
}
