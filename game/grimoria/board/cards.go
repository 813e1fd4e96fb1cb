package board

import (
	gpics "touria.games/touria/assets/pictures/grimoria"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

// CardRatio is the width of a card as a part of its height.
const CardRatio = 126. / 177

// Cards returns the places of n cards in a room: in as few rows as make them largest, at most most
// wide.
func Cards(room ui.Rect, n int, most, gap float32) []ui.Rect {
	if n == 0 {
		return nil
	}
	var best float32
	rows := 1
	for r := 1; r <= n; r++ {
		columns := float32((n + r - 1) / r)
		w := min(most, (room.W-gap*(columns-1))/columns, ((room.H-gap*float32(r-1))/float32(r))*CardRatio)
		if w > best+.5 {
			best, rows = w, r
		}
	}
	w, h := best, best/CardRatio
	columns := (n + rows - 1) / rows
	list := make([]ui.Rect, n)
	y := room.Y + (room.H-float32(rows)*h-gap*float32(rows-1))/2
	for i := range list {
		list[i] = ui.Box(centred(room, i, n, columns, w, gap), y+float32(i/columns)*(h+gap), w, h)
	}
	return list
}

// centred returns where the i-th of n cards begins that lie in rows of so many, in the middle of a room.
func centred(room ui.Rect, i, n, columns int, w, gap float32) float32 {
	in := min(columns, n-i/columns*columns) // cards of this row
	wide := float32(in)*w + gap*float32(in-1)
	return room.X + (room.W-wide)/2 + float32(i%columns)*(w+gap)
}

// CardElement returns the element of a card; NoCard lies face down.
func CardElement(a *ui.App, id string, r ui.Rect, c grimoria.Card) ui.Element {
	e := ui.Element{ID: id, Role: ui.RoleInfo, Look: LookCard, Rect: r, Icons: []ui.Icon{FaceDown(false)}}
	if c == grimoria.NoCard {
		return e
	}
	e.Icons[0] = CardIcon(c)
	name := a.T(show.CardName(c))
	e.Label = name + a.Colon() + a.T(show.CardText(c))
	e.Hint = e.Label
	e.Inner = Band(r)
	_, floor := a.TextSize()
	if r.W >= gpics.CardW*.9 && a.Config().Measure.Width(name, floor, ui.Bold) <= e.Inner.W && floor*1.1 <= e.Inner.H {
		e.Text, e.Size = name, floor
	}
	return e
}

// Band returns the place of the name on a card.
func Band(r ui.Rect) ui.Rect {
	k := r.W / gpics.CardW
	return ui.Box(r.X+5*k, r.Y+(gpics.WindowY+gpics.WindowH-3)*k, r.W-10*k, 26*k)
}
