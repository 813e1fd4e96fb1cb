package show

import (
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Memory is what a player could know of another's hidden things by a perfect memory:
// the table option "memory aid" (T10.4).
type Memory struct {
	Goods      words.Text
	Icons      []ui.Icon
	Known      touria.Holdings
	MayBeBlack bool // one of the gems whose colour nobody saw
	Unseen     int  // how many there are of these
}

// Recall returns what the owner of a view can know of a seat. Gems that a thief
// brought unseen have no colour.
func Recall(v *touria.View, seat rules.Seat) Memory {
	k := v.Player(seat)
	m := Memory{Goods: Goods(k.Holdings), Icons: Icons(k.Holdings), Known: k.Holdings, MayBeBlack: k.Unknown > 0 && k.MayBe(touria.Black), Unseen: int(k.Unknown)}
	if n := int(k.Unknown); n > 0 {
		m.Icons = append(m.Icons, ui.Icon{Kind: IconGem, What: uint8(touria.NoColour), Count: n})
		m.Goods = list(append(goods(k.Holdings), words.Say("colour.unknown.gems", words.Num("Count", n))))
	}
	return m
}

// MayEnter reports whether a player of whom that is known may have what the castle gate asks for.
func (m *Memory) MayEnter(p *Player) bool {
	hearts := int(m.Known.Hearts)
	if m.Known.Items.Has(touria.Rose) {
		hearts++
	}
	return p.Taken && !p.InCastle && hearts >= p.GoalHearts && int(m.Known.Gold) >= p.GoalGold && m.Known.Gems[touria.Black] == 0
}
