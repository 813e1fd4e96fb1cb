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

// AddSum adds a number at the end of a line.
func AddSum(f *ui.Flow, id string, n int) {
	e := f.Heading(id, strconv.Itoa(n), 20)
	e.Align, e.Rect.W = ui.AlignRight, 56
}

// Sign is the sign of a number.
func Sign(n int) string {
	if n < 0 {
		return "−"
	}
	return "+"
}

// Signed is a number with its sign.
func Signed(n int) string {
	if n == 0 {
		return "0"
	}
	return Sign(n) + strconv.Itoa(max(n, -n))
}
