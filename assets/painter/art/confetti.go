package art

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
)

var confettiHues = [6]hue.C{hue.Heart, hue.GoldLit, hue.Hex(0x4a77b0), hue.Hex(0x74ad5c), hue.Hex(0xe79ab0), hue.Hex(0x8a62b8)}

// confettiPiece paints a flake: hearts, paper slips, stars and streamers.
func confettiPiece(s *Sheet) {
	p := s.Token()
	i := int(s.Spec.ID)
	c := confettiHues[i%6]
	p = p.Turn(float32(i) * 37)
	w := col(c).To(hue.Shade(c, .35), -30, -30, 34, 34)
	switch i % 4 {
	case 0:
		p.Shape(w, 5, brush.HeartShape(0, 0, 40))
	case 1:
		p.Shape(w, 5, brush.Poly(-20, -36, 24, -28, 18, 38, -26, 28))
		p.Fill(col(hue.Cream).Alpha(.4).Plain(), brush.Poly(-20, -36, 2, -32, -4, 32, -26, 28))
	case 2:
		p.Shape(w, 5, brush.Star(0, 0, 44, 19, 5))
	default:
		curl := brush.Curve(-38, 8, -24, -18, -8, 6, 6, 22, 20, -6, 38, -16)
		p.Line(even(19, hue.Ink), curl)
		p.Line(even(11, c), curl)
		p.Line(even(4, hue.Lit(c, .5)), curl.Move(-1, -2))
	}
}
