package board

import (
	gpics "touria.games/touria/assets/pictures/grimoria"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

// The kinds of Grimoria's icons.
const (
	IconCoin   ui.IconKind = ui.OwnIcons + 1 + iota //
	IconCard                                        // What: grimoria.Card
	IconBack                                        // the back of the adventures
	IconHoard                                       // the back of the treasures
	IconMedal                                       // What: grimoria.Card, a companion's head
	IconVeiled                                      // the same below a cloak
	IconSpell                                       // What: the spell's plate
	IconSign                                        // What: a sign of assets/pictures/grimoria
	IconScene                                       // What: grimoria.Card, its picture alone
	IconEmblem                                      // What: a kind of points
	IconCrest                                       // What: the seat whose crest it is
)

// CoinIcon is the icon of a number of coins.
func CoinIcon(n int) ui.Icon { return ui.Icon{Kind: IconCoin, Count: n} }

// SpellIcon is the plate of a spell.
func SpellIcon(spell int) ui.Icon { return ui.Icon{Kind: IconSpell, What: uint8(spell)} }

// SignIcon is a sign of assets/pictures/grimoria.
func SignIcon(sign int) ui.Icon { return ui.Icon{Kind: IconSign, What: uint8(sign)} }

// CardIcon is the icon of a card.
func CardIcon(c grimoria.Card) ui.Icon { return ui.Icon{Kind: IconCard, What: uint8(c)} }

// SceneIcon is a companion's head, or the picture of a place or treasure.
func SceneIcon(c grimoria.Card) ui.Icon {
	if c.IsCompanion() {
		return CardIcon(c)
	}
	return ui.Icon{Kind: IconScene, What: uint8(c)}
}

// MedalIcon is the head of a companion, or its cloak, with how many there are.
func MedalIcon(c grimoria.Card, veiled bool, n int) ui.Icon {
	k := IconMedal
	if veiled {
		k = IconVeiled
	}
	return ui.Icon{Kind: k, What: uint8(c), Count: n}
}

// FaceDown returns the icon of a card that lies face down.
func FaceDown(hoard bool) ui.Icon {
	if hoard {
		return ui.Icon{Kind: IconHoard}
	}
	return ui.Icon{Kind: IconBack}
}

// CrestOf is the icon of a player.
func CrestOf(seat grimoria.Seat) ui.Icon { return ui.Icon{Kind: IconCrest, What: uint8(seat)} }

// IconsWide returns the width of a row of icons.
func IconsWide(icons []ui.Icon, size float32) (w float32) {
	for _, i := range icons {
		if w += size + 3; i.Count > 1 {
			w += ui.RowCount
		}
	}
	return w
}

// AddIcon adds an icon, or counts it with one of its kind.
func AddIcon(list []ui.Icon, icon ui.Icon) []ui.Icon {
	for i := range list {
		if l := &list[i]; l.Kind == icon.Kind && l.What == icon.What {
			l.Count = max(l.Count, 1) + 1
			return list
		}
	}
	return append(list, icon)
}

// SomeIcon returns the picture of counted cards.
func SomeIcon(s show.Some) ui.Icon {
	if s.Card == grimoria.NoCard {
		return FaceDown(s.Hoard)
	}
	return SceneIcon(s.Card)
}

// GoodIcon is the picture of a good.
func GoodIcon(g show.Good) ui.Icon {
	return [...]ui.Icon{show.Purse: CoinIcon(0), show.Court: SignIcon(gpics.SignPerson), show.Land: FaceDown(false), show.Hoard: FaceDown(true)}[g]
}

// Emblem returns the icon of a kind of points, beside its name or instead of it.
func Emblem(kind int) ui.Icon { return ui.Icon{Kind: IconEmblem, What: uint8(kind)} }
