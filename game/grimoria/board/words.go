package board

import (
	"strconv"
	"strings"

	"touria.games/touria/game/grimoria/bot"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// Has says what a player has.
func (bd *Board) Has(seat grimoria.Seat) string {
	h := &bd.Model.Seats[seat]
	all, _ := h.Companions()
	parts := []string{show.Coins(h.Coins).In(bd.App.Words()), bd.App.T("has.companions", words.Num("Count", all)),
		bd.App.T("has.places", words.Num("Count", h.NPlaces)), bd.App.T("has.treasures", words.Num("Count", h.NHoard))}
	return strings.Join(parts, bd.App.T("list.comma"))
}

// Bears says what a player has, with the names of the companions, and which spell is theirs.
func (bd *Board) Bears(seat grimoria.Seat) string {
	a, h := bd.App, &bd.Model.Seats[seat]
	text := bd.Has(seat)
	if names := bd.companions(seat); len(names) > 0 {
		text += ". " + a.T("score.companions") + a.Colon() + strings.Join(names, a.T("list.comma"))
	}
	if h.Spell > 0 {
		text += ". " + a.T("has.spell", words.Ref("Spell", show.SpellName(h.Spell)))
	}
	return text
}

// companions names the companions of a player.
func (bd *Board) companions(seat grimoria.Seat) (names []string) {
	h := &bd.Model.Seats[seat]
	add := func(name string, n int) {
		if n > 1 {
			name = strconv.Itoa(n) + " × " + name
		}
		if n > 0 {
			names = append(names, name)
		}
	}
	for k := range h.Open {
		name := bd.App.T(show.CardName(grimoria.Card(k) + grimoria.Places))
		add(name, int(h.Open[k]))
		add(bd.App.T("has.cloaked", words.Lit("Card", name)), int(h.Cloaked[k]))
	}
	return names
}

// CardNames names cards.
func (bd *Board) CardNames(list []grimoria.Card) string {
	names := make([]string, len(list))
	for i, c := range list {
		names[i] = bd.App.T(show.CardName(c))
	}
	return strings.Join(names, bd.App.T("list.comma"))
}

// FullName returns a player's name with a bot's level.
func (bd *Board) FullName(seat grimoria.Seat) string {
	p := bd.Session.Player(seat)
	if p.Human() {
		return p.Name
	}
	level, _, _ := bot.Split(p.Level)
	return p.Name + " – " + bd.App.T("bot."+level+".name")
}

// DisplayNames names the cards that lie on the display.
func (bd *Board) DisplayNames() (names []string) {
	for i := range bd.Model.NSlots {
		switch s := &bd.Model.Slots[i]; {
		case s.Lies && s.Card == grimoria.NoCard:
			names = append(names, bd.App.T("list.hidden"))
		case s.Lies:
			names = append(names, bd.App.T(show.CardName(s.Card)))
		}
	}
	return names
}

// PocketLabel names what is in the hidden hand of who sits at the lower edge, as far as the viewer
// sees it.
func (bd *Board) PocketLabel() string {
	a, me := bd.App, bd.Eyes()
	h := &bd.Model.Seats[me]
	label := a.T("pocket.title", words.Lit("Name", bd.Names[me])) + a.Colon()
	if list := HeldCards(h); len(list) > 0 {
		return label + bd.CardNames(list)
	}
	return label + a.T("has.places", words.Num("Count", h.NPlaces)) + a.T("list.comma") + a.T("has.treasures", words.Num("Count", h.NHoard))
}

// OneOf returns the number of a card among equal ones of the display, in brackets, "" if there is only one.
func (bd *Board) OneOf(slot int) string {
	n, all := 0, 0
	for i := range bd.Model.Slots {
		if s := &bd.Model.Slots[i]; s.Lies && s.Card == bd.Model.Slots[slot].Card {
			if all++; i <= slot {
				n++
			}
		}
	}
	if all < 2 {
		return ""
	}
	return " (" + bd.App.Words().Number(n) + ")"
}

// group returns what a card is.
func group(c grimoria.Card) string {
	switch {
	case c.IsPlace():
		return "place"
	case c.IsTreasure():
		return "treasure"
	case c <= grimoria.TaxCollector:
		return "end"
	}
	return "able"
}

func iconName(a *ui.App, i ui.Icon) string {
	if i.Kind == IconCard {
		return a.T(show.CardName(grimoria.Card(i.What)))
	}
	return a.T("display.hidden")
}

// HeldCards lists the places and treasures that the viewer sees in a hand, one by one.
func HeldCards(h *show.Hand) (list []grimoria.Card) {
	if !h.Shown {
		return nil
	}
	for c := range grimoria.NoCard {
		if !c.IsCompanion() {
			for range h.Held(c) {
				list = append(list, c)
			}
		}
	}
	return list
}

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
