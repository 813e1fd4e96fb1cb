package board

import (
	gpics "touria.games/touria/assets/pictures/grimoria"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

// What the spells do, as icons in the open book.
var SpellIcons = [grimoria.LastSpell + 1][]ui.Icon{
	1:  {FaceDown(false), SignIcon(gpics.SignSwap), FaceDown(false)},
	2:  {SignIcon(gpics.SignStar), SignIcon(gpics.SignSnuffed)},
	3:  {CoinIcon(0)},
	4:  {CoinIcon(0), SignIcon(gpics.SignArrow), FaceDown(false)},
	5:  {FaceDown(true)},
	6:  {CoinIcon(2)},
	7:  {CoinIcon(2)},
	8:  {SignIcon(gpics.SignShield)},
	9:  {SignIcon(gpics.SignPerson), SignIcon(gpics.SignArrow)},
	10: {FaceDown(false), SignIcon(gpics.SignArrow), CoinIcon(2)},
	11: {SignIcon(gpics.SignShield), FaceDown(false)},
	12: {SignIcon(gpics.SignBurst), CoinIcon(0)},
	13: {CoinIcon(3)},
	14: {SignIcon(gpics.SignBurst), SignIcon(gpics.SignPerson)},
	15: {CoinIcon(0), SignIcon(gpics.SignArrow), {Kind: IconBack, Count: 3}},
}

// foils are the plates and cards that can foil a spell of a kind.
var Foils = map[show.SpellKind][]ui.Icon{
	show.Black:     {SpellIcon(2)},
	show.Attacking: {SpellIcon(8), SpellIcon(11), CardIcon(grimoria.MagicMirror), CardIcon(grimoria.Cloak)},
}
