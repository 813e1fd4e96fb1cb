package touria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/painter/art"
)

// orderCard paints the card of a trader's order, or the pin that holds it. Gems,
// arrow and gold are separate pictures.
func orderCard(s *sheet) {
	if s.Spec.ID == 1 {
		p := s.Token()
		p.Shape(col(hue.Hex(0xd8504a)).To(hue.Hex(0x8a2438), -25, -25, 34, 34).Form(.5, 16), 13, brush.Circle(0, 0, 39))
		return
	}
	p, w, h := s.Piece()
	card := brush.Path{art.PaperEdge(w, h, 2.2, 1)}
	p.Fill(col(hue.Hex(0xfff8e2)).To(hue.Hex(0xecd7a8), 0, 0, w*.6, h).Edge(.35, 5), card)
	p.Loop(nib(1.9), card)
	k := s.Spec.Scale
	s.Drop(int(1.5*k), int(2.5*k), 2.4*k, .40)
}
