package show

import (
	"strconv"

	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Names are the players' names by seat.
type Names [rules.Seats]string

// The catalogue keys of the game's things.

func gemKey(c touria.Colour) string      { return "colour." + c.String() + ".gem" }
func colourKey(c touria.Colour) string   { return "colour." + c.String() + ".name" }
func itemKey(i touria.Item) string       { return "item." + i.String() + ".name" }
func actionKey(a touria.Action) string   { return "action." + a.String() + ".name" }
func towerKey(w touria.Tower) string     { return "tower." + w.String() + ".name" }
func whoKey(w touria.Who) string         { return "who." + w.String() + ".name" }
func gem(c touria.Colour) words.Arg      { return words.Ref("Gem", gemKey(c)) }
func item(i touria.Item) words.Arg       { return words.Ref("Item", itemKey(i)) }
func towerName(w touria.Tower) words.Arg { return words.Ref("Tower", towerKey(w)) }

// place fills the gap Place with a space in the form "name", "to" or "at". Spaces
// that only some boards have are numbered.
func place(s touria.Space, form string) words.Part {
	if s > touria.AtBridge {
		return words.Gap("Place", words.Say("place.road_n."+form, words.Num("Count", int(s-touria.AtBridge))))
	}
	return words.Gap("Place", words.Say("place."+s.String()+"."+form))
}

// Goods returns goods as a text: "2 gold and 1 red gem".
func Goods(h touria.Holdings) words.Text { return list(goods(h)) }

func goods(h touria.Holdings) []words.Text {
	var parts []words.Text
	add := func(key string, n int) {
		if n > 0 {
			if parts == nil {
				parts = make([]words.Text, 0, 6) // few hold more
			}
			parts = append(parts, words.Say(key, words.Num("Count", n)))
		}
	}
	add("goods.heart.count", int(h.Hearts))
	add("goods.gold.count", int(h.Gold))
	add("goods.sword.count", int(h.Swords))
	add("goods.elixir.count", int(h.Elixirs))
	for c := touria.Black; c < touria.NoColour; c++ {
		add(gemsKeys[c], int(h.Gems[c]))
	}
	for i := touria.Rose; i < touria.NoItem; i++ {
		if h.Items.Has(i) {
			parts = append(parts, words.Say(itemKey(i)))
		}
	}
	return parts
}

// gemsKeys are the keys of gems of a colour and their number.
var gemsKeys = func() (keys [touria.NoColour]string) {
	for c := range keys {
		keys[c] = "colour." + touria.Colour(c).String() + ".gems"
	}
	return keys
}()

// list joins texts with commas and "and"; of none it makes "nothing".
func list(parts []words.Text) words.Text {
	if len(parts) == 0 {
		return words.Say("goods.nothing")
	}
	return words.Join(parts)
}

// Icons returns goods as icons.
func Icons(h touria.Holdings) []ui.Icon {
	var icons []ui.Icon
	add := func(kind ui.IconKind, what uint8, n int) {
		if n > 0 {
			icons = append(icons, ui.Icon{Kind: kind, What: what, Count: n})
		}
	}
	add(IconHeart, 0, int(h.Hearts))
	add(IconGold, 0, int(h.Gold))
	add(IconSword, 0, int(h.Swords))
	add(IconElixir, 0, int(h.Elixirs))
	for c := touria.Black; c < touria.NoColour; c++ {
		add(IconGem, uint8(c), int(h.Gems[c]))
	}
	for i := touria.Rose; i < touria.NoItem; i++ {
		if h.Items.Has(i) {
			icons = append(icons, ui.Icon{Kind: IconItem, What: uint8(i)})
		}
	}
	return icons
}

// num writes a small number into an id.
func num[T ~uint8 | ~int](n T) string { return strconv.Itoa(int(n)) }
