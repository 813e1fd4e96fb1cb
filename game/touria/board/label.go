package board

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// ShortName returns a name, or as much of it as has room in a width: its first word, or the first letters of that.
func ShortName(a *ui.App, name string, w float32) string {
	fits := func(text string) bool { _, least := a.TextRoom(text); return least <= w }
	if fits(name) {
		return name
	}
	first, _, _ := strings.Cut(name, " ")
	if fits(first) {
		return first
	}
	letters := []rune(first)
	for n := len(letters) - 1; n > 1; n-- {
		if short := string(letters[:n]) + "…"; fits(short) {
			return short
		}
	}
	return ""
}

// Sentence returns a text as the beginning of a sentence.
func Sentence(text string) string {
	first, n := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + text[n:]
}

// PlaceName returns the name of a space.
func (bd *Board) PlaceName(s touria.Space) string {
	if s > touria.AtBridge {
		return bd.a.T("place.road.name")
	}
	return bd.a.T("place." + s.String() + ".name")
}

// ItemText returns an item's name, and the name with what the item does.
func ItemText(a *ui.App, i touria.Item) (name, hint string) {
	key := "item." + i.String()
	if i == touria.NoItem {
		key = "item.none"
	}
	name = a.T(key + ".name")
	return name, name + a.Colon() + a.T(key+".hint")
}

// spaceLabel returns the name of a space with everything on it.
func (bd *Board) spaceLabel(s touria.Space) string {
	a := bd.a
	label := bd.PlaceName(s)
	if s.IsMine() {
		label += a.Colon() + bd.Goods(touria.Holdings{Gems: bd.Model.Mines[s.Mine()]})
	}
	if s == bd.Model.Heroes {
		label += a.T("list.comma") + a.T("heroes.here")
	}
	return label
}

// Goods returns what somebody holds in words.
func (bd *Board) Goods(h touria.Holdings) string { return show.Goods(h).In(bd.a.Words()) }

// GemName returns "green gem".
func GemName(a *ui.App, c touria.Colour) string { return a.T("colour." + c.String() + ".gem") }

// OrderLabel returns what an open order asks and pays.
func (bd *Board) OrderLabel(slot int) string {
	o := bd.Model.Order(slot)
	return bd.a.T("goods.order.label", words.Gap("What", show.Goods(touria.Holdings{Gems: o.Gems})), words.Num("Count", o.Gold))
}

// TowerFaces describes what each player sees on a tower.
func (bd *Board) TowerFaces(w touria.Tower) string {
	a := bd.a
	var sees []string
	for i := range rules.Seat(rules.Seats) {
		seat := (bd.Eyes + i) & 3
		if !bd.Model.Players[seat].Taken {
			continue
		}
		action := "action." + bd.Model.Faces(w, seat).Action.String() + ".name"
		sees = append(sees, a.T("tower.sees", words.Lit("Name", bd.Names[seat]), words.Ref("Action", action)))
	}
	return a.T("tower."+w.String()+".name") + a.Colon() + strings.Join(sees, a.T("list.comma"))
}

// Letter returns the letter of a gem's colour, "" if the player has letters switched off: the shape
// says as much.
func Letter(a *ui.App, c touria.Colour) string {
	if !a.GemLetters() {
		return ""
	}
	return a.T("colour." + c.String() + ".letter")
}
