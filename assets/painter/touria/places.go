package touria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/painter/art"
	"touria.games/touria/rules/touria"
)

// placeToken paints the emblem of a space: a coloured disc for destinations, a
// hexagonal stone for road spaces.
func placeToken(s *sheet) {
	p := s.Token()
	placeAt(p, touria.Space(s.Spec.ID))
	s.Shadow(p.Unit())
}

var tournamentColour = hue.Hex(0xc05a86)

// placeColour returns the colour of a destination.
func placeColour(sp touria.Space) hue.C {
	if sp == touria.AtTournament {
		return tournamentColour
	}
	return hue.Actions[sp]
}

func placeAt(p brush.Pen, sp touria.Space) {
	if sp.IsDestination() {
		roundel(p, placeColour(sp))
		placeSign(p.At(0, -1, .82), sp)
		return
	}
	hex := brush.Ngon(0, 0, 48, 44, 6, 0)
	p.Shape(col(hue.Stone).To(hue.StoneDark, -30, -30, 30, 36).Form(.4, 5), 3.4, hex)
	p.Fill(col(hue.Hex(0x8d7fa6)).To(hue.Hex(0x64547e), -20, -24, 24, 30).Edge(.3, 4), hex.Scale(.80, .80))
	p.Loop(nib(2), hex.Scale(.80, .80))
	placeSign(p.At(0, 0, .66), sp)
}

// placeSign paints the sign of a space in a box of about ±40.
func placeSign(p brush.Pen, sp touria.Space) {
	switch {
	case sp < touria.AtTournament:
		emblemAt(p, touria.Action(sp))
	case sp == touria.AtTournament:
		tiltSign(p)
	case sp == touria.AtCastle:
		p.Shape(col(hue.GoldLit).To(hue.GoldDark, 0, -34, 0, 30).Form(.5, 6), 3.6, brush.CrownShape(0, 4, 36))
		p.Shape(col(hue.Heart).Form(.4, 3), 2.6, brush.HeartShape(0, 8, 10))
	case sp == touria.AtBridge:
		p.Shape(col(hue.WaterLit).To(hue.Water, 0, 8, 0, 34), 2.4, brush.Blob(-38, 14, 0, 8, 38, 14, 34, 30, 0, 35, -34, 30))
		arch := brush.Path{brush.Cat(brush.Curve(-42, 8, -22, -14, 0, -21, 22, -14, 42, 8)[0], brush.Line{{X: 42, Y: 26}, {X: 28, Y: 26}}, brush.Curve(28, 26, 18, 8, 0, 2, -18, 8, -28, 26)[0], brush.Line{{X: -42, Y: 26}})}
		p.Shape(col(hue.Stone).To(hue.StoneDark, -20, -20, 24, 26).Form(.3, 6), 3.4, arch)
		for _, x := range []float32{-20, 0, 20} {
			p.Line(line(2.4), brush.Poly(x, -14+x*x*.012, x*.8, 2+x*x*.014))
		}
	default:
		pick := p.Turn(-38)
		for _, k := range []float32{1, -1} {
			q := pick.Stretch(k, 1).Turn(-10)
			q.Shape(col(hue.WoodLit).To(hue.WoodDark, -3, 0, 3, 0), 3, brush.Round(-4, -22, 8, 60, 3))
			q.Shape(col(hue.Steel).To(hue.SteelDark, 0, -34, 0, -16).Form(.4, 4), 3.2, brush.Blob(-36, -10, -20, -26, 0, -31, 20, -26, 36, -10, 18, -18, 0, -20, -18, -18))
		}
	}
}

// tiltSign paints the tournament's sign: two lances behind a shield.
func tiltSign(p brush.Pen) {
	for _, k := range []float32{1, -1} {
		q := p.Stretch(k, 1).Turn(42)
		q.Shape(col(hue.Cream).To(hue.PaperEdge, -3, 0, 3, 0), 2.4, brush.Poly(-3.4, 42, -2, -38, 0, -48, 2, -38, 3.4, 42))
		for y := float32(-30); y < 38; y += 14 {
			q.Fill(col(hue.Crests[1]), brush.Poly(-2.4, y, 2.4, y+4, 2.6, y+9, -2.6, y+5))
		}
	}
	p.Shape(col(hue.GoldLit).To(hue.GoldDark, -18, -24, 20, 30), 3.2, art.CrestShape(0).Scale(.60, .60))
	in := art.CrestShape(0).Scale(.47, .47)
	p.Fill(col(hue.Hex(0xfffbee)), in)
	h := p.Within(in)
	h.Fill(col(hue.Crests[1]), brush.Join(brush.Rect(-30, -30, 30, 29), brush.Rect(0, -1, 30, 30)))
	p.Loop(nib(2.2), in)
	p.Fill(col(hue.GoldLit), brush.Star(-9, -10, 6, 2.6, 5))
	p.Fill(col(hue.Heart), brush.HeartShape(9, -10, 5))
}
