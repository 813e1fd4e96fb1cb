package board

import (
	"strconv"

	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

// Kinds are the parts of a score, in the order in which they are counted (G9).
var Kinds = [...]string{"coins", "places", "treasures", "companions", "bonus"}

// PartOf returns a part of a score.
func PartOf(p grimoria.Score, kind int) int {
	return [...]int{p.Coins, p.Places, p.Treasures, p.Companions, p.Bonus}[kind]
}

// Emblem returns the icon of a kind of points, beside its name or instead of it.
func Emblem(kind int) ui.Icon { return ui.Icon{Kind: IconEmblem, What: uint8(kind)} }

// AddSum adds a number at the end of a line.
func AddSum(f *ui.Flow, id string, n int) {
	e := f.Heading(id, strconv.Itoa(n), 20)
	e.Align, e.Rect.W = ui.AlignRight, 56
}
