package touria

import (
	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/render"
	"touria.games/touria/render/paint"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Icon draws one of Touria's icons.
func (s *Drawer) Icon(dst *ebiten.Image, i ui.Icon, r ui.Rect, dark bool, pose paint.Pose) {
	p := s.p
	switch i.Kind {
	case show.IconGem:
		if touria.Colour(i.What) >= touria.NoColour {
			p.Bag(dst, r, pose)
			break
		}
		p.Gem(dst, r, touria.Colour(i.What), pose)
	case show.IconGold:
		p.Coin(dst, r, 0, pose)
	case show.IconHeart:
		p.Heart(dst, r, true, pose)
	case show.IconSword:
		p.Sword(dst, r, pose)
	case show.IconElixir:
		p.Elixir(dst, r, pose)
	case show.IconItem:
		p.Item(dst, r, touria.Item(i.What), pose)
	case show.IconTower, show.IconTurn, show.IconStep:
		p.Symbol(dst, r, signs[i.Kind], dark, pose)
	case show.IconAction:
		p.Emblem(dst, r, touria.Action(i.What), pose)
	case show.IconSpace:
		p.Place(dst, r, touria.Space(i.What), pose)
	case show.IconOrder:
		p.Emblem(dst, r, touria.Trader, pose)
	case show.IconDoor:
		p.Door(dst, r, touria.Nobody, 0, pose)
	case show.IconWho:
		p.Dweller(dst, r, touria.Who(i.What), pose)
	case show.IconChildren, show.IconRing:
		p.Dweller(dst, r, touria.Children, pose)
	case show.IconDie:
		p.Die(dst, r, touria.Colour(i.What), 0, pose)
	case show.IconBag:
		p.Bag(dst, r, pose)
	case show.IconCrest:
		p.Crest(dst, r, s.crest(rules.Seat(i.What)), pose)
	case show.IconHeroes:
		p.Heroes(dst, r, paint.NoCrest, pose)
	case show.IconEither:
		s.either(dst, touria.Colour(i.What>>4), touria.Colour(i.What&15), r, pose)
	case show.IconPaint:
		s.painted(dst, touria.Paint(i.What), r, pose)
	}
}

// signs holds the icons drawn as signs in one colour: dark on paper, light on dark.
var signs = [show.IconKinds]pictures.Symbol{show.IconTower: pictures.SymTurn, show.IconTurn: pictures.SymTurn, show.IconStep: pictures.SymNext}

// either draws two gems of which one can be taken: one behind the other, with a
// stroke between.
func (s *Drawer) either(dst *ebiten.Image, a, b touria.Colour, r ui.Rect, pose paint.Pose) {
	if a >= touria.NoColour { // any colour
		d := r.W * .56
		s.p.Gem(dst, ui.Rect{X: r.X + (r.W-d)/2, Y: r.Y, W: d, H: d}, touria.Yellow, pose)
		s.p.Gem(dst, ui.Rect{X: r.X, Y: r.Y + r.H - d, W: d, H: d}, touria.Blue, pose)
		s.p.Gem(dst, ui.Rect{X: r.X + r.W - d, Y: r.Y + r.H - d, W: d, H: d}, touria.Red, pose)
		return
	}
	d := r.W * .62
	s.p.Gem(dst, ui.Rect{X: r.X, Y: r.Y, W: d, H: d}, a, pose)
	s.p.Gem(dst, ui.Rect{X: r.X + r.W - d, Y: r.Y + r.H - d, W: d, H: d}, b, pose)
	s.p.Line(dst, ui.Rect{X: r.X, Y: r.Y + r.H*.5, W: d, H: r.H * .5}, "/", paint.Style{Face: paint.Bold, Size: max(12, r.H*.42), Color: render.InkText})
}

// painted draws a painted gem: the colour that it counts as, with the true one
// small at the corner.
func (s *Drawer) painted(dst *ebiten.Image, p touria.Paint, r ui.Rect, pose paint.Pose) {
	s.p.Gem(dst, r, p.To(), pose)
	small := ui.Rect{X: r.X + r.W*.5, Y: r.Y + r.H*.5, W: r.W * .55, H: r.H * .55}
	s.p.Gem(dst, small, p.From(), pose)
}

// crest returns the crest of a seat, the plain one for none.
func (s *Drawer) crest(seat rules.Seat) int {
	if seat >= rules.NoSeat || s.shown == nil {
		return paint.NoCrest
	}
	return s.shown.Crests[seat&3]
}
