package paint

import (
	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/assets/pictures"
	tpics "touria.games/touria/assets/pictures/touria"
	"touria.games/touria/rules/touria"
)

// Title draws the kingdom behind the title and its menus, castle, hills and
// the four towers. It is made in steps by Prepare.
func (p *Painter) Title(dst *ebiten.Image, r Rect) { p.TitleAlive(dst, r, Life{Still: true}) }

// titleFaces are what the towers of the title show.
var titleFaces = [4][4]touria.Action{
	{touria.Fountain, touria.Wizard, touria.Thief, touria.Forest},
	{touria.Dragon, touria.Forest, touria.Wizard, touria.Fountain},
	{touria.Dragon, touria.Forest, touria.Swordmaster, touria.Goldsmith},
	{touria.Trader, touria.Wizard, touria.Goldsmith, touria.Swordmaster},
}

// Logo draws the game's name in drawn letters; r should be about 3 wide to 1 high.
func (p *Painter) Logo(dst *ebiten.Image, r Rect, pose Pose) {
	p.draw(dst, p.spec(tpics.KindLogo, 0, r), r, pose)
}

// Hall draws the castle's front for the doors: two rows of door fields, whose
// places DoorSpot tells. It is made in steps by Prepare.
func (p *Painter) Hall(dst *ebiten.Image, r Rect) {
	p.scene(dst, tpics.KindHall, 0, r)
}

// DoorSpot returns the place of door 1 … 9 in a hall drawn at r: five below
// and four above.
func DoorSpot(r Rect, door int) Rect {
	x, y, w, h := tpics.DoorSpot(r.W, r.H, door)
	return Rect{X: r.X + x, Y: r.Y + y, W: w, H: h}
}

// Finale draws the scene of the end of the game: the castle at night with
// lights, between two towers with the winner's banners.
func (p *Painter) Finale(dst *ebiten.Image, r Rect, crest int) {
	p.scene(dst, tpics.KindFinale, 0, r)
	u := r.H / tpics.TitleUnits
	for i, side := range [2]float32{1, -1} {
		x := r.X + 44*u
		if i == 1 {
			x = r.X + r.W - 44*u
		}
		foot := r.Y + .96*r.H
		tower := Rect{X: x - 95*u, Y: foot - 672*u, W: 190 * u, H: 700 * u}
		p.draw(dst, p.spec(tpics.KindFlank, i, tower), tower, Pose{})
		banner := Rect{X: x + 32*side*u - 40*u, Y: foot - 402*u, W: 80 * u, H: 240 * u}
		p.draw(dst, p.spec(tpics.KindWinner, crest, banner), banner, Pose{})
	}
}

// Confetti draws a flake of confetti, one of 12.
func (p *Painter) Confetti(dst *ebiten.Image, r Rect, i int, pose Pose) {
	p.draw(dst, p.spec(pictures.KindConfetti, i%12, r), r, pose)
}

func (p *Painter) scene(dst *ebiten.Image, k pictures.Kind, id int, r Rect) {
	s := p.spec(k, id, r)
	if p.get(s) == nil && !p.plan {
		p.Cloth(dst, r)
		return
	}
	p.draw(dst, s, r, Pose{})
}
