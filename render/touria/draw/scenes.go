package draw

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	tpics "touria.games/touria/assets/pictures/touria"
	"touria.games/touria/render/paint"
	"touria.games/touria/rules/touria"
)

// Title draws the kingdom behind the title and its menus, castle, hills and
// the four towers. It is made in steps by Prepare.
func (p *Painter) Title(dst *ebiten.Image, r paint.Rect) { p.TitleAlive(dst, r, Life{Still: true}) }

// titleFaces are what the towers of the title show.
var titleFaces = [4][4]touria.Action{
	{touria.Fountain, touria.Wizard, touria.Thief, touria.Forest},
	{touria.Dragon, touria.Forest, touria.Wizard, touria.Fountain},
	{touria.Dragon, touria.Forest, touria.Swordmaster, touria.Goldsmith},
	{touria.Trader, touria.Wizard, touria.Goldsmith, touria.Swordmaster},
}

// Logo draws the game's name in drawn letters; r should be about 3 wide to 1 high.
func (p *Painter) Logo(dst *ebiten.Image, r paint.Rect, pose paint.Pose) {
	p.Draw(dst, p.Spec(tpics.KindLogo, 0, r), r, pose)
}

// Hall draws the castle's front, whose doors lie where geometry.HallDoor says. It
// is made in steps by Prepare.
func (p *Painter) Hall(dst *ebiten.Image, r paint.Rect) {
	p.Scene(dst, tpics.KindHall, r)
}

// Finale draws the scene of the end of the game: the lit castle at night between
// two towers with the winner's banners.
func (p *Painter) Finale(dst *ebiten.Image, r paint.Rect, crest int) {
	p.Scene(dst, tpics.KindFinale, r)
	u := r.H / tpics.TitleUnits
	for i, side := range [2]float32{1, -1} {
		x := r.X + 44*u
		if i == 1 {
			x = r.X + r.W - 44*u
		}
		foot := r.Y + .96*r.H
		tower := paint.Rect{X: x - 95*u, Y: foot - 672*u, W: 190 * u, H: 700 * u}
		p.Draw(dst, p.Spec(tpics.KindFlank, i, tower), tower, paint.Pose{})
		banner := paint.Rect{X: x + 32*side*u - 40*u, Y: foot - 402*u, W: 80 * u, H: 240 * u}
		p.Draw(dst, p.Spec(tpics.KindWinner, crest, banner), banner, paint.Pose{})
	}
}

// Effect draws an effect around x, y; unit is the size of a unit of the board.
// The picture is made once for a unit and then grown, turned and faded, so use
// the same unit wherever the effect appears on a screen.
func (p *Painter) Effect(dst *ebiten.Image, e tpics.Effect, x, y, unit float32, pose paint.Pose) {
	d := e.Size() * unit
	r := paint.Rect{X: x - d/2, Y: y - d/2, W: d, H: d}
	s := p.Spec(tpics.KindEffect, int(e), r)
	if pose.Grow == 0 && pose.Turn == 0 { // small steps must not jump from pixel to pixel
		pose.Turn = .01
	}
	p.Draw(dst, s, r, pose)
}

// Banner draws the long banner of a crest, unrolled from its pole by k from 0
// to 1; r should be about 1 wide to 2 high.
func (p *Painter) Banner(dst *ebiten.Image, r paint.Rect, crest int, k float32, pose paint.Pose) {
	p.Hang(dst, p.Spec(tpics.KindDrape, crest, r), r, k, 0, pose)
}

// Screen draws the screen of a player, a small castle wall in the colour of
// the crest, folded down by k from 0 to 1.
func (p *Painter) Screen(dst *ebiten.Image, r paint.Rect, crest int, k float32, pose paint.Pose) {
	if r.W > 2.2*r.H { // a long one would smear its crest
		p.Dyed(wallDyes[crest&3], func() { p.Hang(dst, p.Spec(tpics.KindWall, wallOf(r), r), r, 1-k, 1, pose) })
		return
	}
	p.Hang(dst, p.Spec(tpics.KindScreen, crest, r), r, 1-k, 1, pose)
}

// Wall draws a battlement in the colour of the crest, of any length.
func (p *Painter) Wall(dst *ebiten.Image, r paint.Rect, crest int) {
	p.Dyed(wallDyes[crest&3], func() { p.Draw(dst, p.Spec(tpics.KindWall, wallOf(r), r), r, paint.Pose{}) })
}

// wallDyes are the colours of the crests' battlements.
var wallDyes = [4]color.RGBA{{0xe8, 0x6a, 0x68, 0xff}, {0x78, 0xa6, 0xe4, 0xff}, {0x86, 0xc0, 0x74, 0xff}, {0xe9, 0xb0, 0x4c, 0xff}}

// wallOf returns the battlement for a box: with many courses, if it is high.
func wallOf(r paint.Rect) int {
	if r.H < 80 {
		return tpics.WallLow
	}
	return tpics.WallHigh
}

// Moss draws moss and ivy that hang down from the top left of r, or from its top right if
// mirrored.
func (p *Painter) Moss(dst *ebiten.Image, r paint.Rect, mirrored bool) {
	pose := paint.Pose{}
	if mirrored {
		pose.Slim = 2
	}
	p.Draw(dst, p.Spec(tpics.KindMoss, 0, r), r, pose)
}

// Vine draws the vine that is embroidered on the runner, of any length.
func (p *Painter) Vine(dst *ebiten.Image, r paint.Rect) {
	p.Lit(dst, p.Spec(tpics.KindVine, 0, r), r, 1, 1, 1)
}
