package touria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/painter/art"
)

// morning is the lettering of the game's name: morning over plum.
var morning = art.Lettering{Lit: hue.Hex(0xf08a4a), Deep: hue.Hex(0xb02a44), Edge: hue.Hex(0x6a1f34), Gleam: hue.Hex(0xffdf8a), Foot: hue.Hex(0x8a1f44), Body: hue.Hex(0x38203c)}

// logoPiece paints the name as large as the box allows.
func logoPiece(s *sheet) {
	w, h := float32(s.Spec.W), float32(s.Spec.H)
	unit := min(w/790, h/232)
	p := s.Pen(float32(s.Margin)+w/2, float32(s.Margin)+h/2+78*unit, unit)
	logoAt(p)
	d := max(int(unit*7+.5), 1)
	s.Drop(d*2/3, d, unit*9, .55)
}

// logoAt paints the name, about 740 wide, with its baseline at the origin.
func logoAt(p brush.Pen) {
	letters := morning.Name(p, "TOURIA")
	o, i := letters[1], letters[4]
	heart := o.At(0, -68, 1)
	heart.Loop(even(7, hue.Hex(0x38203c)), brush.HeartShape(0, 0, 19))
	heart.Fill(col(hue.GoldLit).To(hue.Ochre, -10, -16, 12, 18).Form(.5, 7), brush.HeartShape(0, 0, 19))
	glint(heart, -7, -7, 6)
	crown := o.At(0, -164, 1).Turn(-5)
	shape := brush.CrownShape(0, 0, 33)
	crown.Loop(even(9, hue.Hex(0x38203c)), shape)
	crown.Fill(col(hue.GoldLit).To(hue.Ochre, 0, -28, 0, 22).Form(.4, 6), shape)
	crown.Line(even(4, hue.GoldDark).Alpha(.8), brush.Poly(-30, 14, 30, 14))
	for k, c := range []hue.C{hue.Gems[3], hue.Hex(0xd8404a), hue.Gems[1]} {
		crown.Shape(col(c).Form(.5, 2), 2.4, brush.Circle(float32(k-1)*18, 5, 4.6))
	}
	star := brush.Star(0, -166, 24, 10, 5)
	i.Loop(even(9, hue.Hex(0x38203c)), star)
	i.Fill(col(hue.GlowCore).To(hue.Ochre, -10, -186, 12, -146).Form(.4, 6), star)
}
