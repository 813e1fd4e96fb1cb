package table

import (
	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
)

// Build adds everything on the table.
func (t *Table) Build(b *ui.Builder) {
	a := t.a
	box := board.Layout(a)
	t.board.Small = box.Phone
	box.Fill(len(t.board.Rivals()))
	out := t.tutor.skipRoom(&box)
	panel := t.sheet.panelUsed()
	if panel {
		t.sheet.share(&box)
	}
	b.Panel("table", a.Window(), board.LookTable)
	t.buildBar(b, &box)
	t.people.buildRivals(b, &box)
	t.board.BuildBoard(b, &box)
	t.buildMarket(b, &box, panel)
	t.buildTray(b, &box)
	rest := box.Sheet
	if panel {
		b.Above(func() { rest = t.sheet.buildPanel(b, &box) }) // above the heroes
	}
	switch {
	case !box.Phone:
		t.sheet.buildRest(b, box.Told)
		if !panel {
			t.sheet.buildComing(b, box.Sheet)
		}
	case !box.MarketRoom.Overlaps(box.Sheet):
		t.sheet.buildRest(b, rest)
	}
	t.buildConfirm(b, &box)
	t.people.buildRemark(b, &box)
	if t.drawers.open != noDrawer {
		t.drawers.buildDrawer(b)
	}
	t.tutor.buildLesson(b, out)
}

func (t *Table) buildBar(b *ui.Builder, box *board.Boxes) {
	a := t.a
	b.Icon("table.menu", box.Menu, pictures.SymMenu, a.T("table.menu"), t.pause)
	if !box.Rules.Empty() {
		b.Icon("table.rules", box.Rules, pictures.SymRules, a.T("table.rules"), t.rulesPage)
	}
	size := float32(28)
	if box.Phone {
		size = 18
	}
	prompt := t.puzzle.prompt(t.turn)
	label := prompt
	if live := t.past.live(); len(live) > 0 {
		label, prompt = live[0], t.ribbonText(box, live)
	}
	if t.board.Model.Turn > 0 {
		label = a.T("table.turn", words.Num("Count", t.board.Model.Turn)) + a.Colon() + prompt
	}
	ribbon := ui.Element{ID: "table.prompt", Role: ui.RoleLabel, Look: ui.LookPrompt, Rect: box.Prompt, Label: label, Text: prompt, Size: size,
		Lines: 2, Crest: t.board.Crest(t.puzzle.acts(t.board))}
	if r := box.Prompt; !box.Phone {
		_, floor := a.TextSize()
		if _, ok := ui.Wrap(a.Config().Measure, prompt, ribbon.TextRect().W, floor*a.Growth(), ui.Bold, 1); !ok {
			ribbon.Rect = box.Ribbon // long words take the place of the vine
		}
	} else {
		ribbon.Inner = phoneRibbon(r)
	}
	b.Add(ribbon)
	if t.turn.Deciding && !t.turn.Forced() {
		b.Prompt(prompt)
	}
	t.buildHerald(b, box)
	if !box.Speed.Empty() {
		ui.SpeedKnob(b, a, "table.speed", box.Speed)
	}
	b.Icon("table.undo", box.Undo, pictures.SymUndo, a.T("table.undo"), t.turn.Undo)
	if ok, why := t.turn.CanUndo(); !ok {
		undo := b.Last()
		undo.Disabled, undo.Struck, undo.Why = true, true, why
	}
	b.Icon("table.log", box.Log, pictures.SymLog, a.T("table.log"), func() { t.drawers.pull(logDrawer) })
}

// ribbonText returns the fullest of some texts that has room on a line of the ribbon.
func (t *Table) ribbonText(box *board.Boxes, texts []string) string {
	e := ui.Element{Look: ui.LookPrompt, Rect: box.Ribbon}
	if box.Phone {
		e.Rect, e.Inner = box.Prompt, phoneRibbon(box.Prompt)
	}
	_, floor := t.a.TextSize()
	for _, text := range texts {
		if t.a.Config().Measure.Width(text, floor*t.a.Growth(), ui.Bold) <= e.TextRect().W {
			return text
		}
	}
	return t.puzzle.prompt(t.turn)
}

// Where the words of a phone's ribbon begin and end, in parts of its height, and how far above its middle they stand.
const ribbonStart, ribbonEnd, ribbonUp = 1.1, .75, 3

// phoneRibbon returns where the words of a phone's ribbon stand: every letter counts.
func phoneRibbon(r ui.Rect) ui.Rect {
	in := r
	in.Y -= ribbonUp
	in.TakeLeft(r.H * ribbonStart)
	in.TakeRight(r.H * ribbonEnd)
	return in
}

// buildMarket shows the orders on their board and the fairy's items on their
// shelf. On a phone the sheet takes their room while it is open, and what it leaves
// is theirs; where there is too little, two buttons open them.
func (t *Table) buildMarket(b *ui.Builder, box *board.Boxes, panel bool) {
	switch {
	case panel && box.MarketRoom.Overlaps(box.Sheet):
	case box.Orders[0].Empty():
		t.drawers.addTabs(b, box.Market[0], box.Market[1])
	default:
		t.board.BuildGoods(b, box)
	}
}

// buildHerald adds the button that asks the herald.
func (t *Table) buildHerald(b *ui.Builder, box *board.Boxes) {
	if t.board.Humans == 0 {
		return
	}
	b.Icon("table.herald", box.Herald, pictures.SymHerald, t.a.T("herald.ask"), t.turn.AskHerald)
	e := b.Last()
	e.Checked = t.turn.Advice.Asked()
	if t.board.Viewer >= rules.NoSeat || !t.turn.Deciding || t.turn.Forced() {
		e.Disabled, e.Why, e.Quiet = true, t.a.T("herald.off"), true
	}
}
