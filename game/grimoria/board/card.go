package board

import (
	gpics "touria.games/touria/assets/pictures/grimoria"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/rules/grimoria"
)

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
