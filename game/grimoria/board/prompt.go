package board

import (
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// Going says what goes on while nobody has to decide: what the reveal shows, or who is on; "" if nothing does.
func (bd *Board) Going() string {
	if text := (verdicts{bd}).announce(); text != "" {
		return text
	}
	switch {
	case bd.Revealing():
		return bd.App.T("tale.revealed")
	case !bd.Deciding() && bd.turnOf() < grimoria.NoSeat:
		return bd.tale()
	}
	return ""
}

// tale says who is on, and with which spell: what it does the stage tells.
func (bd *Board) tale() string {
	who, m := bd.turnOf(), &bd.Model
	name := words.Lit("Name", bd.Names[who])
	if b, _ := bd.Queue.Current(); b != nil {
		m = &b.After
	}
	if spell := m.Seats[who].Spell; spell > 0 {
		if text := bd.App.T("tale.cast", name, words.Ref("Spell", show.SpellName(spell))); bd.FitsRibbon(text, 2) {
			return text
		}
	}
	return bd.App.T("tale.turn_began", name)
}

// Latest returns the newest line of the chronicle that the ribbon has room for.
func (bd *Board) Latest() string {
	a := bd.App
	for i := len(bd.Lines) - 1; i >= 0; i-- {
		if text := bd.Lines[i].Text.In(a.Words()); bd.FitsRibbon(text, 1) {
			return text
		}
	}
	return a.T("level.round", words.Num("Count", bd.Model.Round), words.Num("Level", bd.Model.Level))
}

// verdicts are the words of the reveal.
type verdicts struct{ *Board }

// announce says what the reveal shows now: who blocks black magic, who has chosen the same spell, and why the order is
// not that of the numbers; "" else.
func (v verdicts) announce() (text string) {
	b, _ := v.Queue.Current()
	if b == nil {
		return ""
	}
	switch b.Kind {
	case show.BeatBlock:
		text = v.blocks(&b.After)
	case show.BeatClash:
		text = v.clash(&b.After)
	case show.BeatOrder, show.BeatHold:
		text = Overtakes(v.App, &b.After)
	}
	if !v.FitsRibbon(text, 2) {
		return ""
	}
	return text
}

// blocks says who blocks black magic.
func (v verdicts) blocks(m *show.Model) string {
	for seat := range grimoria.Seat(m.Players) {
		switch {
		case m.Seats[seat].Spell != 2:
		case seat == v.Voice().You:
			return v.App.T("stage.stop.you")
		default:
			return v.App.T("stage.stop", words.Lit("Name", v.Names[seat]))
		}
	}
	return ""
}

// Overtakes says that somebody alone goes before those who share a lower number, or that nobody shares one.
func Overtakes(a *ui.App, m *show.Model) string {
	lone, shared := 0, 0
	for _, spell := range m.Clashes() {
		for seat := range m.Players {
			if s := m.Seats[seat].Spell; m.Shared(s) == 1 && s > spell && s > lone {
				lone, shared = s, spell
			}
		}
	}
	switch {
	case lone > 0:
		return a.T("reveal.before", words.Num("N", lone), words.Num("M", shared))
	case len(m.Clashes()) == 0:
		return a.T("reveal.calm")
	}
	return ""
}

// clash says who has chosen the same spell.
func (v verdicts) clash(m *show.Model) string {
	text := ""
	for _, spell := range m.Clashes() {
		key := "reveal.clash"
		var names []string
		for seat := range grimoria.Seat(m.Players) {
			switch {
			case m.Seats[seat].Spell != spell:
			case seat == v.Voice().You:
				key = "reveal.clash.you"
			default:
				names = append(names, v.Names[seat])
			}
		}
		if text != "" {
			text += " "
		}
		text += v.App.T(key, words.Lit("Names", v.App.Words().List(names)))
	}
	return text
}
