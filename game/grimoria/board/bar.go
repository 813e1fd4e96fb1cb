package board

import (
	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/beat"
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
		h := e.Rect.H
		e.Inner = ui.Columns(ui.CutTop(e.Rect, -3), 0, h*1.05, -1, h*.55)[1]
		e.Inner.H = h
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

// GameName is Grimoria's name in the box and in its settings.
const GameName = "grimoria"

// The first game waits for three rounds; who then has not touched the knob has it go on by itself.
const (
	HeldRounds = 3
	HoldOwn    = "hold.own" // learned: the player has chosen the speed, or Hold has ended
)

// LetGo ends the Hold of the first game, unless the player has chosen it with the knob.
func LetGo(a *ui.App, round int) {
	set := a.Settings()
	if round <= HeldRounds || !set.Hold || set.Knows(GameName, HoldOwn) {
		return
	}
	set.Hold = false
	set.Learn(GameName, HoldOwn)
	a.Save()
	a.Say(a.T("hold.over"))
}

// Faster switches to the next speed; Hold comes before the slowest, and after the fastest.
func (tb *Tableau) Faster() {
	set := tb.App.Settings()
	set.Learn(GameName, HoldOwn)
	switch {
	case set.Hold:
		set.Hold, set.Speed = false, beat.Normal
	case set.Speed >= beat.Instant:
		set.Hold, set.Speed = true, beat.Normal
	default:
		set.Speed++
	}
	tb.App.Save()
	tb.App.Say(tb.Pace())
}

// Pace names the speed.
func (tb *Tableau) Pace() string {
	if tb.App.Settings().Hold {
		return tb.App.T("hold.name")
	}
	return tb.App.SpeedName()
}

// Knob adds the knob that shows the speed and changes it.
func (tb *Tableau) Knob(b *ui.Builder, r ui.Rect) {
	e := ui.SpeedKnob(b, tb.App, "table.speed", r)
	e.OnPress = tb.Faster
	if tb.App.Settings().Hold {
		e.Value, e.Mark = tb.Pace(), "II"
		e.Hint = e.Label + tb.App.Colon() + e.Value
	}
}
