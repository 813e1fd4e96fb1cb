package touria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	tpics "touria.games/touria/assets/pictures/touria"
	"touria.games/touria/rules/touria"
)

// spaceRing paints the ring around a space that can be chosen, is under the pointer, or is the end
// of the route. The three differ in weight and number of lines, not only in hue: a thick light
// ring, a glowing golden one, a double one.
func spaceRing(s *sheet) {
	p, w, h := s.Piece()
	look, six := s.Spec.ID&7, s.Spec.ID&8 != 0
	shape := func(grow float32) brush.Path {
		if six {
			return hexShape(w+grow*2.2, h+grow*2).Move(w/2, h/2)
		}
		return brush.Ellipse(w/2, h/2, w*.5+grow, h*.5+grow)
	}
	u := min(w, h) / 46
	band := func(c hue.C, at, width float32) { p.Loop(even(width*u, c), shape(at*u)) }
	switch look {
	case 0:
		p.Loop(even(9*u, hue.GlowCore).Alpha(.30), shape(3*u))
		band(hue.Ink, 2.4, 7.4)
		band(hue.Cream, 2.4, 5)
		p.Loop(even(1.1*u, hue.Gold).Alpha(.8), shape(2.4*u))
	case 1:
		p.Fill(col(hue.Glow).Alpha(.50).Soft(4*u).Plain(), brush.Hollow(shape(9*u), shape(1*u)))
		band(hue.Ink, 2.6, 8)
		band(hue.Gold, 2.6, 5.8)
		band(hue.GlowCore, 2.2, 2.6)
	default:
		p.Fill(col(hue.Glow).Alpha(.35).Soft(3*u).Plain(), brush.Hollow(shape(9*u), shape(1*u)))
		band(hue.Ink, 1.2, 4.6)
		band(hue.Glow, 1.2, 2.8)
		band(hue.Ink, 6.6, 4.6)
		band(hue.Gold, 6.6, 2.8)
	}
}

// trailDot paints a footprint of light: bright with a dark edge, so that it is visible on sand and
// on meadow.
func trailDot(s *sheet) {
	p := s.Token()
	p.Fill(col(hue.Glow).Alpha(.55).Soft(12).Plain(), brush.Circle(0, 0, 46))
	p.Fill(col(hue.Hex(0x7a3b2e)).Plain(), brush.Circle(0, 0, 38))
	p.Fill(col(hue.Hex(0xffffff)).Out(hue.Glow, -6, -8, 44).Plain(), brush.Circle(0, 0, 26))
}

// mapDoor paints an open door of the castle on the map: warm light, and for
// the royal children a glow.
func mapDoor(s *sheet) {
	p, w, h := s.Piece()
	who := touria.Who(s.Spec.ID)
	u := w / tpics.MapDoorW
	gate := brush.Gate(w/2, h, w*.80, h*.93)
	light, deep := hue.Hex(0xffdf8e), hue.Hex(0xd98a3e)
	switch {
	case who == touria.Children:
		light, deep = hue.GlowCore, hue.Hex(0xffa08a)
		p.Fill(col(hue.Glow).Alpha(.8).Soft(3.4*u).Plain(), brush.Ellipse(w/2, h*.52, w*.80, h*.66))
	case who >= touria.Nobody:
		light, deep = hue.Hex(0x7a6a90), hue.Hex(0x3d3258)
	}
	p.Fill(col(light).To(deep, 0, h*.2, 0, h).Plain(), gate)
	in := p.Within(gate)
	if who < touria.Nobody {
		in.Fill(col(hue.Hex(0x5a3038)).Alpha(.85), brush.Blob(w*.28, h*1.1, w*.32, h*.74, w*.5, h*.66, w*.68, h*.74, w*.72, h*1.1))
		in.Fill(col(hue.Hex(0x5a3038)).Alpha(.85), brush.Circle(w*.5, h*.54, w*.15))
	}
	if who == touria.Children {
		in.Fill(col(hue.Heart).Plain(), brush.HeartShape(w*.5, h*.52, w*.34))
		in.Fill(col(hue.Cream).Alpha(.8).Plain(), brush.Circle(w*.38, h*.44, w*.08))
	}
	// The leaf is open to the left.
	leaf := brush.Poly(w*.10, h*.34, w*.26, h*.22, w*.26, h*1.02, w*.10, h)
	in.Fill(col(hue.Wood).To(hue.WoodDark, w*.1, 0, w*.26, 0), leaf)
	p.Loop(nib(1.15*u), gate)
	p.Fill(col(light).Alpha(.40).Soft(1.2*u).Plain(), brush.Poly(w*.14, h, w*.86, h, w*1.1, h*1.16, -w*.06, h*1.16))
}
