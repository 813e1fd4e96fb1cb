package board

import (
	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// BuildRoom adds the room, in the dark while the books open, or when something is to be chosen in it.
func (tb *Tableau) BuildRoom(b *ui.Builder, dark bool) {
	b.Panel("table", tb.App.Window(), LookRoom)
	room := b.Last()
	room.Part, room.Disabled = tb.night(), tb.Revealing() || dark
}

// BuildBar adds the row above the table: the menu and the rules, the round, and what is going on, with the crest of who acts.
func (tb *Tableau) BuildBar(b *ui.Builder, box *Boxes, prompt string, menu, rules func()) {
	a := tb.App
	b.Icon("table.menu", box.Menu, pictures.SymMenu, a.T("table.menu"), menu)
	b.Icon("table.rules", box.Rules, pictures.SymRules, a.T("table.rules"), rules)
	if !box.Small {
		text := a.T("level.round", words.Num("Count", tb.Model.Round), words.Num("Level", tb.Model.Level))
		b.Add(ui.Element{ID: "table.round", Role: ui.RoleLabel, Look: ui.LookChip, Rect: box.Round, Text: text})
	}
	size := float32(28)
	if box.Small {
		size = 18
	}
	e := ui.Element{ID: "table.prompt", Role: ui.RoleLabel, Look: ui.LookPrompt, Rect: box.Prompt, Text: prompt, Size: size, Lines: 2, Crest: tb.Crest(tb.acts())}
	if box.Small {
		r := box.Prompt
		e.Inner = ui.Box(r.X+r.H*1.05, r.Y-3, r.W-r.H*1.6, r.H)
	}
	b.Add(e)
}

// BuildHour adds the candle that burns down as the night goes on.
func (tb *Tableau) BuildHour(b *ui.Builder, box *Boxes, chart bool) {
	r := box.Hour
	if r.Empty() {
		return
	}
	if !chart {
		r.H = box.Near.Y + box.Near.H - r.Y
	}
	m := &tb.Model
	first := grimoria.FirstLevel(m.Players)
	e := ui.Element{ID: "table.hour", Role: ui.RoleInfo, Look: LookHour, Rect: r, Target: ui.Target{N: uint8(max(m.Level, first))}, Part: float32(grimoria.LastLevel-m.Level) / float32(grimoria.LastLevel-3)}
	e.Hint = tb.App.T("level.hint", words.Num("Count", m.Level))
	e.Label = e.Hint
	b.Add(e)
}

// BackButton adds the button beside the main one; on a small screen it has a sign instead of words.
func BackButton(b *ui.Builder, id string, box *Boxes, label, text string, press func()) {
	e := ui.Element{ID: id, Role: ui.RoleButton, Look: ui.LookButton, Rect: box.Back, Text: text, Label: label, Lines: 2, OnPress: press}
	if box.Small {
		e.Text, e.Symbol, e.Hint = "", pictures.SymCross, label
	}
	b.Add(e)
}
