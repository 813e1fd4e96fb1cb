package touria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	tpics "touria.games/touria/assets/pictures/touria"
)

// ambienceSheet paints the sprites of the moving scenery on board and title.
func ambienceSheet(s *sheet) {
	p := s.Pen(0, 0, float32(s.Spec.W)/tpics.AmbienceW)
	at := func(c tpics.Cell) brush.Pen { return p.At(c.X+c.W/2, c.Y+c.H/2, 1) }
	sails(at(tpics.CellSails))
	at(tpics.CellShade).Fill(col(hue.Violet).Soft(4).Plain(), brush.Blob(-17, 2, -12, -4, -3, -5, 4, -7, 12, -4, 17, 1, 10, 6, -2, 5, -11, 7))
	for i := range 12 { // light made of many faint rings
		at(tpics.CellGlow).Fill(col(hue.GlowCore).Alpha(.03+.016*float32(i)).Soft(.6).Plain(), brush.Circle(0, 0, 7-.54*float32(i)))
	}
	for i, c := range tpics.CellPuffs {
		puff(at(c), i)
	}
	bird(at(tpics.CellBird))
	f := tpics.CellFlag
	flagCloth(p.At(f.X+1, f.Y+f.H/2, 1))
	for i, c := range tpics.CellFoam {
		foamStreak(at(c), i)
	}
}

// sails paints the four sails of a mill around the origin.
func sails(p brush.Pen) {
	for i := range 4 {
		q := p.Turn(float32(i) * 90)
		q.Line(nib(1), brush.Poly(0, 0, 0, -16))
		q.Shape(col(hue.Cream).To(hue.Hex(0xe6d3b4), .6, 0, 4.6, 0), .75, brush.Poly(.6, -5, 4.6, -5, 4.6, -15.6, .6, -15.6))
		q.Line(line(.6).Alpha(.4), brush.Path{{{X: .6, Y: -8.6}, {X: 4.6, Y: -8.6}}, {{X: .6, Y: -12}, {X: 4.6, Y: -12}}})
	}
	p.Shape(col(hue.Gold), .6, brush.Circle(0, 0, 1.5))
}

// puff paints a billow of smoke inside a soft pen line.
func puff(p brush.Pen, i int) {
	q := p.Turn(float32(i) * 130)
	l := brush.Join(brush.Circle(-2.4, .8, 3.7), brush.Circle(2.2, 1.2, 3.9), brush.Circle(.2, -1.9, 4.1))
	q.Line(even(.8, hue.InkSoft).Alpha(.5), brush.Join(brush.Arc(-2.4, .8, 3.8, 3.8, 60, 235), brush.Arc(2.2, 1.2, 4, 4, -55, 115), brush.Arc(.2, -1.9, 4.2, 4.2, 190, 345)))
	for _, c := range l {
		q.Fill(col(hue.Hex(0xfff8ec)).Soft(.35), brush.Path{c})
	}
	p.Fill(col(hue.Hex(0xb9aac6)).Alpha(.55).Soft(1.6), brush.Ellipse(1.6, 2.2, 2.8, 2.2))
}

// bird paints a bird seen from afar with its wings up.
func bird(p brush.Pen) {
	p.Line(nib(1.5).Taper(), brush.Curve(-6.6, -1.8, -3.4, -3, 0, 2, 3.4, -3, 6.6, -1.8))
	p.Line(nib(1.9).Taper(), brush.Poly(-.2, .6, .2, 3.2))
}

// flagCloth paints the white cloth of a pennant whose pole is at the origin. It is 11 long and 6
// wide, and is later drawn in the flag's colour.
func flagCloth(p brush.Pen) {
	cloth := brush.Poly(0, -3, 5.5, -2.8, 11.4, -2.4, 9.2, 0, 11.4, 2.3, 5.5, 2.8, 0, 3)
	p.Shape(col(hue.Hex(0xffffff)).To(hue.Hex(0xd9cfe0), 0, -2, 11, 2), .9, cloth)
}

// foamStreak paints a broken line of foam.
func foamStreak(p brush.Pen, i int) {
	s := even(1.1, hue.Foam).Alpha(.95).Taper()
	switch i {
	case 0:
		p.Line(s, brush.Curve(-8, .4, -4, -.7, 0, .3, 4, -.5, 8, .2))
	case 1:
		p.Line(s, brush.Curve(-8, 0, -5, -.9, -2, 0))
		p.Line(s, brush.Curve(-.4, .8, 3, -.2, 7, .7))
	default:
		p.Line(s, brush.Curve(-6, -.7, -1, -1.5, 4, -.8))
		p.Line(s, brush.Curve(-3, 1.2, 1, .5, 6, 1.2))
	}
}

// driftingCloud paints a cloud of the title.
func driftingCloud(s *sheet) {
	i := int(s.Spec.ID)
	m := float32(s.Margin)
	p := s.Pen(m, m, float32(s.Spec.W)/tpics.CloudW)
	w := [tpics.Clouds]float32{190, 224, 140}[i]
	cloud(p.At(tpics.CloudW/2, tpics.CloudH-10, 1), w, .92, i+3)
	if i == 1 {
		cloud(p.At(tpics.CloudW/2+52, tpics.CloudH-7, 1), w*.5, .9, i+5)
	}
}
