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
