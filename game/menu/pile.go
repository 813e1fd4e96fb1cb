package menu

import "touria.games/touria/game/ui"

// pile is a rectangle from which rows are taken.
type pile struct {
	ui.Rect
	gap float32
}

// cutLow takes the lowest row of a height.
func (p *pile) cutLow(h float32) ui.Rect {
	p.H -= h
	r := ui.Box(p.X, p.Y+p.H, p.W, h)
	p.H -= p.gap
	return r
}

// cut takes the highest row of a height, without a gap.
func (p *pile) cut(h float32) ui.Rect {
	r := ui.Box(p.X, p.Y, p.W, h)
	p.Y, p.H = p.Y+h, p.H-h
	return r
}
