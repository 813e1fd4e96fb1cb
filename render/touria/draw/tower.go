package draw

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/assets/pictures"
	tpics "touria.games/touria/assets/pictures/touria"
	"touria.games/touria/render/paint"
	"touria.games/touria/rules/touria"
)

// TowerLook is how a tower looks.
type TowerLook struct {
	// Faces are its four actions: the one that faces the viewer, then those
	// that the next turns bring there (T2.5). The roof above each face shows the
	// next action there.
	Faces [4]touria.Action
	// Angle is how far it has turned counter-clockwise, seen from above, in
	// degrees: at 90 Faces[1] faces the viewer. Any angle is allowed, so a
	// turn may overshoot.
	Angle float32
	// Glow lights it from behind, from 0 to 1: hovered or chosen.
	Glow float32
	// Dim darkens it, from 0 to 1: it cannot be chosen now.
	Dim float32
	// Lift raises it by logical pixels.
	Lift float32
}

// model is a tower's geometry in device pixels: seen from above at 30 degrees,
// without perspective. Lengths are whole numbers where edges of a resting tower
// lie on the screen's grid, so that it is sharp.
type model struct {
	x, y    float32 // where its axis meets the ground
	k       float32 // device pixels per unit of a 150 × 170 box
	a, base float32 // half the width of walls and base
	h0, h1  float32 // heights, already foreshortened: top of base, top of walls
	eave, r float32 // half the width of the roof, height of its tip above the eaves
}

const groundSquash = .5

func (p *Painter) towerModel(r paint.Rect, lift float32) model {
	d := tpics.TowerDim(p.towerUnit(r))
	return model{
		x: float32(paint.Round((r.X + r.W/2) * p.Scale())), y: float32(paint.Round((r.Y+r.H-lift)*p.Scale())) - d.Foot,
		k: d.K, a: d.A, base: d.Base, h0: d.H0, h1: d.H1, eave: d.Eave, r: d.Roof,
	}
}

// towerUnit returns the device pixels per unit of the tower's 150 × 170 box.
func (p *Painter) towerUnit(r paint.Rect) float32 {
	return min(r.W/tpics.TowerW, r.H/tpics.TowerH) * p.Scale()
}

// part returns a tower part's picture; its size is the tower's box.
func (p *Painter) part(k pictures.Kind, id int, r paint.Rect) *paint.Picture {
	unit := p.towerUnit(r)
	s := pictures.Spec{Kind: k, ID: uint16(id), W: paint.Pixels(unit * tpics.TowerW), H: paint.Pixels(unit * tpics.TowerH), Scale: 1}
	pic := p.Ready(s)
	if pic == nil || pic.W != int(s.W) {
		return nil
	}
	return pic
}

// affine draws a part so that its picture's point x, y is at o + x·u + y·v.
func (p *Painter) affine(dst *ebiten.Image, pic *paint.Picture, ox, oy, ux, uy, vx, vy float32) {
	if pic == nil {
		return
	}
	g := &p.op.GeoM
	g.Reset()
	g.Translate(float64(pic.DX), float64(pic.DY))
	var m ebiten.GeoM
	m.SetElement(0, 0, float64(ux))
	m.SetElement(1, 0, float64(uy))
	m.SetElement(0, 1, float64(vx))
	m.SetElement(1, 1, float64(vy))
	m.SetElement(0, 2, float64(ox))
	m.SetElement(1, 2, float64(oy))
	g.Concat(m)
	p.Orient(g)
	p.Image(dst, pic.Img, &p.op)
}

// light tints what is drawn next by the direction that a side faces: s is the
// sine of its angle, 1 to the right. Light comes from the left; shadow is violet.
func (p *Painter) light(s, dim float32) {
	k := max(s, 0)*.62 + max(-s, 0)*.10
	p.op.ColorScale.Reset()
	p.op.ColorScale.Scale((1-.46*k)*(1-.28*dim), (1-.52*k)*(1-.30*dim), (1-.34*k)*(1-.18*dim), 1)
}

// Tower draws a tower standing on the middle of r's lower edge, as large as r
// allows (150 wide to 170 high), by its own parts at any angle.
func (p *Painter) Tower(dst *ebiten.Image, r paint.Rect, t TowerLook) {
	m := p.towerModel(r, t.Lift)
	op := &p.op
	op.Filter = ebiten.FilterLinear
	op.Blend = ebiten.BlendSourceOver
	op.ColorScale.Reset()
	if glow := p.part(tpics.KindTowerGlow, 0, r); glow != nil && t.Glow > 0 {
		op.ColorScale.ScaleAlpha(t.Glow)
		p.affine(dst, glow, m.x, m.y, 1, 0, 0, 1)
	}
	p.light(0, t.Dim)
	ground := p.part(tpics.KindTowerGround, 0, r)
	p.affine(dst, ground, m.x, m.y+t.Lift*p.Scale(), 1, 0, 0, 1)
	stud := p.part(tpics.KindTowerStud, 0, r)
	for i := range 8 {
		s, c := sincos(t.Angle + float32(i)*45)
		d := float32(60.5) * m.k
		p.affine(dst, stud, m.x+d*s, m.y+d*c*groundSquash, 1, 0, 0, 1)
	}
	var side [4]face
	for i := range side {
		s, c := sincos(t.Angle - 90*float32(i))
		side[i] = face{i, s, c}
	}
	order(&side)

	slab := p.part(tpics.KindTowerSlab, 0, r)
	for _, f := range side {
		if f.c > .01 {
			p.light(f.s, t.Dim)
			m.wall(p, dst, p.side(tpics.KindTowerSkirt, 0, 1, f, r), f, m.base, m.h0)
		}
	}
	p.light(0, t.Dim)
	s0, c0 := sincos(t.Angle)
	p.affine(dst, slab, m.x, m.y-m.h0, c0, -s0*groundSquash, s0, c0*groundSquash)
	for _, f := range side {
		if f.c > .01 {
			p.light(f.s, t.Dim)
			m.wall(p, dst, p.side(tpics.KindTowerWall, int(t.Faces[f.i]), tpics.WallNarrow, f, r), f, m.a, m.h1)
		}
	}
	p.roof(dst, r, &m, &side, t)
}

// face is one side of a tower: its number and where it looks.
type face struct {
	i    int
	s, c float32
}

// depth is what sides are sorted by; of two side by side the right one comes last.
func (f face) depth() float32 { return f.c + f.s*.001 }

// order sorts the sides from back to front.
func order(side *[4]face) {
	for i := 1; i < 4; i++ {
		for j := i; j > 0 && side[j].depth() < side[j-1].depth(); j-- {
			side[j], side[j-1] = side[j-1], side[j]
		}
	}
}

// wall draws an upright side of half width a, top high.
func (m *model) wall(p *Painter, dst *ebiten.Image, pic *paint.Picture, f face, a, top float32) {
	ox, oy := m.x+a*f.s-a*f.c, m.y+(a*f.c+a*f.s)*groundSquash-top
	ux, uy := f.c, -f.s*groundSquash
	if f.narrow() {
		ux, uy = ux/tpics.WallSqueeze, uy/tpics.WallSqueeze
	}
	p.affine(dst, pic, ox, oy, ux, uy, 0, 1)
}

// narrow reports whether the side is seen so obliquely that it has a picture of
// its own.
func (f face) narrow() bool { return f.c < .3 }

// side returns the picture of an upright side; a narrow one's ID is higher by more.
func (p *Painter) side(k pictures.Kind, id, more int, f face, r paint.Rect) *paint.Picture {
	if f.narrow() {
		id += more
	}
	return p.part(k, id, r)
}

// roof draws the four slopes with their medallions, corner balls and the flag.
func (p *Painter) roof(dst *ebiten.Image, r paint.Rect, m *model, side *[4]face, t TowerLook) {
	ball := p.part(tpics.KindTowerBall, 0, r)
	tip := m.y - m.h1 - m.r
	s0, c0 := sincos(t.Angle)
	p.light(0, t.Dim)
	p.affine(dst, p.part(tpics.KindTowerEave, 0, r), m.x, m.y-m.h1+2.5*m.k, c0, -s0*groundSquash, s0, c0*groundSquash)
	// At rest a slope's picture is as high as the front slope looks.
	full := m.eave*groundSquash + m.r
	for _, f := range side {
		p.light(f.s, t.Dim)
		id := int(t.Faces[(f.i+1)&3])
		vx, vy := m.eave*f.s/full, (m.eave*f.c*groundSquash+m.r)/full
		if vy < .4 {
			id += tpics.SlopeFlat
			vx, vy = vx/tpics.SlopeFlatten, vy/tpics.SlopeFlatten
		}
		slope := p.part(tpics.KindTowerSlope, id, r)
		p.affine(dst, slope, m.x, tip, f.c, -f.s*groundSquash, vx, vy)
	}
	p.light(0, t.Dim)
	for i := range 4 {
		s, c := sincos(t.Angle + 45 + 90*float32(i))
		d := m.eave * math.Sqrt2
		p.affine(dst, ball, m.x+d*s, m.y-m.h1+d*c*groundSquash, 1, 0, 0, 1)
	}
	for _, f := range side {
		// Medallions stay upright and only move and flatten.
		medal := p.part(tpics.KindTowerMedal, int(t.Faces[(f.i+1)&3]), r)
		const at = .66
		x := m.x + m.eave*at*f.s
		y := m.y - m.h1 - m.r*(1-at) + m.eave*at*f.c*groundSquash
		k := min(max(.60+.40*f.c, .26), 1)
		p.light(f.s*.5, t.Dim)
		seen := min((f.c+.5)/.35, 1) // behind the tip they would only peek out
		if seen <= 0 {
			continue
		}
		p.op.ColorScale.ScaleAlpha(seen)
		p.affine(dst, medal, x, y, .74+.26*k, 0, 0, k)
	}
	p.light(0, t.Dim)
	p.flutter(dst, p.part(tpics.KindTowerFlag, 0, r), m.x, tip, 22*m.k)
}

func sincos(deg float32) (s, c float32) {
	a, b := math.Sincos(float64(deg) * math.Pi / 180)
	return float32(a), float32(b)
}
