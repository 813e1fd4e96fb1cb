package art

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/pictures"
)

// symbolPiece paints a symbol in ink, as if with a broad pen. The screen recolours it
// for dark backgrounds.
func symbolPiece(s *Sheet) {
	p := s.Token()
	broad{p, hue.Ink}.draw(pictures.Symbol(s.Spec.ID))
}

// broad is the pen of symbols: one colour, one width.
type broad struct {
	p brush.Pen
	c hue.C
}

const broadWidth = 10

func (b broad) line(xy ...float32)   { b.p.Line(even(broadWidth, b.c), brush.Poly(xy...)) }
func (b broad) curve(xy ...float32)  { b.p.Line(even(broadWidth, b.c), brush.Curve(xy...)) }
func (b broad) fill(path brush.Path) { b.p.Fill(col(b.c).Plain(), path) }

func (b broad) draw(s pictures.Symbol) {
	switch s {
	case pictures.SymMenu:
		for _, y := range []float32{-24, 0, 24} {
			b.p.Line(even(12, b.c), brush.Curve(-34, y+1, 0, y-2, 34, y+1))
		}
	case pictures.SymRules:
		b.p.Line(even(12, b.c), brush.Curve(-20, -20, -14, -36, 4, -40, 21, -30, 20, -12, 6, -1, 1, 8, 0, 16))
		b.fill(brush.Circle(0, 35, 8.4))
	case pictures.SymSpeed:
		b.fill(brush.Poly(-38, -30, 2, 0, -38, 30))
		b.fill(brush.Poly(0, -30, 40, 0, 0, 30))
	case pictures.SymSkip:
		b.fill(brush.Poly(-34, -32, 16, 0, -34, 32))
		b.fill(brush.Round(20, -32, 13, 64, 4))
	case pictures.SymUndo:
		b.curve(-28, -16, -2, -26, 26, -14, 30, 12, 12, 31, -16, 30)
		b.fill(brush.Poly(-44, -14, -16, -38, -12, 4))
	case pictures.SymLog:
		for i, y := range []float32{-26, 0, 26} {
			b.fill(brush.Circle(-33, y, 6.4))
			b.line(-16, y, 36-float32(i%2)*14, y)
		}
	case pictures.SymSettings:
		gear := brush.Path{}
		var l brush.Line
		for i := range 8 {
			for _, q := range [][2]float32{{-13, 30}, {-8, 43}, {8, 43}, {13, 30}} {
				sn, cs := brush.SinCos(float32(i)*45 + q[0])
				l = append(l, Pt{X: q[1] * cs, Y: q[1] * sn})
			}
		}
		gear = append(gear, l)
		b.fill(brush.Join(gear, brush.Circle(0, 0, 14).Rev()))
	case pictures.SymReveal:
		b.fill(brush.Join(brush.Blob(-46, 0, -24, -22, 0, -29, 24, -22, 46, 0, 24, 22, 0, 29, -24, 22), brush.Circle(0, 0, 19).Rev()))
		b.fill(brush.Star(0, 0, 17, 6, 4))
	case pictures.SymTick:
		b.fill(brush.Poly(-38, 2, -26, -11, -9, 7, 28, -36, 42, -25, -6, 34))
	case pictures.SymCross:
		b.p.Line(even(14, b.c), brush.Poly(-28, -28, 28, 28))
		b.p.Line(even(14, b.c), brush.Poly(28, -28, -28, 28))
	case pictures.SymLeft, pictures.SymBack:
		b.fill(brush.Poly(-34, 0, 18, -36, 28, -26, -6, 0, 28, 26, 18, 36))
	case pictures.SymRight, pictures.SymNext:
		b.fill(brush.Poly(34, 0, -18, -36, -28, -26, 6, 0, -28, 26, -18, 36))
	case pictures.SymUp:
		b.fill(brush.Poly(0, -34, 36, 18, 26, 28, 0, -6, -26, 28, -36, 18))
	case pictures.SymDown:
		b.fill(brush.Poly(0, 34, 36, -18, 26, -28, 0, 6, -26, -28, -36, -18))
	default:
		b.more(s)
	}
}

func (b broad) more(s pictures.Symbol) {
	switch s {
	case pictures.SymTurn: // a tower's roof from above, and the direction of its turn
		b.p.Line(even(8, b.c), brush.Arc(0, 4, 36, 30, 20, 250))
		q := b.p.At(-12, -26, 1).Turn(-22)
		q.Fill(col(b.c).Plain(), brush.Poly(24, 0, -4, -18, -4, 18))
		b.fill(brush.Join(brush.Poly(0, -16, 20, 4, 0, 24, -20, 4), brush.Circle(0, 4, 5).Rev()))
	case pictures.SymLock:
		b.p.Line(even(9, b.c), brush.Arc(0, -8, 19, 24, 180, 360))
		b.fill(brush.Join(brush.Round(-30, -8, 60, 48, 9), brush.Circle(0, 14, 8).Rev()))
	case pictures.SymPerson:
		b.fill(brush.Circle(0, -20, 18))
		b.fill(brush.Blob(-34, 40, -30, 14, -14, 4, 14, 4, 30, 14, 34, 40, 0, 43))
	case pictures.SymBot: // a helmet: a player who is not here
		b.fill(brush.Join(brush.Blob(-28, 38, -31, 0, -22, -28, 0, -38, 22, -28, 31, 0, 28, 38, 0, 42), brush.Round(-22, -10, 44, 12, 4).Rev(),
			brush.Rect(-4, 12, 8, 22).Rev()))
		b.fill(brush.Blob(-2, -38, 0, -48, 16, -48, 26, -36, 10, -38))
	case pictures.SymDice:
		b.fill(brush.Join(brush.Round(-36, -36, 72, 72, 14), brush.Circle(-17, -17, 7).Rev(), brush.Circle(17, 17, 7).Rev(),
			brush.Circle(0, 0, 7).Rev(), brush.Circle(17, -17, 7).Rev(), brush.Circle(-17, 17, 7).Rev()))
	case pictures.SymRoute:
		for _, q := range [][2]float32{{-34, 30}, {-16, 22}, {-8, 6}, {6, -4}, {22, -2}} {
			b.fill(brush.Circle(q[0], q[1], 6))
		}
		b.p.Line(even(8, b.c), brush.Poly(30, 10, 30, -44))
		b.fill(brush.Poly(30, -44, 30, -14, 4, -28))
	case pictures.SymDiscard:
		b.p.At(-8, 4, 1).Turn(-14).Loop(even(8, b.c), brush.Round(-20, -26, 40, 52, 6))
		b.fill(brush.Join(brush.Round(-10, -34, 44, 58, 7), brush.Round(-2, -26, 28, 42, 3).Rev()))
		b.fill(brush.Star(12, -5, 12, 5, 4))
	case pictures.SymHerald: // a trumpet with its banner
		b.line(-38, -20, 18, -20)
		b.fill(brush.Circle(-39, -20, 8))
		b.fill(brush.Poly(8, -25, 26, -29, 44, -42, 44, 2, 26, -11, 8, -15))
		b.fill(brush.Join(brush.Poly(-27, -8, 9, -8, 9, 42, -9, 28, -27, 42), brush.Star(-9, 7, 10, 4, 4).Rev()))
	case pictures.SymSound:
		b.line(-18, 30, -18, -28)
		b.line(32, 20, 32, -38)
		b.fill(brush.Poly(-23, -26, 37, -42, 37, -24, -23, -8))
		b.fill(brush.Blob(-44, 32, -30, 20, -14, 24, -14, 36, -28, 44, -42, 42))
		b.fill(brush.Blob(6, 22, 20, 10, 36, 14, 36, 26, 22, 34, 8, 32))
	case pictures.SymSoundWaits:
		b.line(4, 8, 4, -42)
		b.line(4, -42, 26, -22)
		b.fill(brush.Blob(-26, 12, -10, -2, 8, 2, 8, 14, -8, 24, -24, 22))
		for _, x := range []float32{-26, 0, 26} {
			b.fill(brush.Circle(x, 40, 6))
		}
	case pictures.SymCrown:
		b.fill(brush.Poly(-36, 34, -42, -20, -20, 2, 0, -32, 20, 2, 42, -20, 36, 34))
		for _, q := range [][2]float32{{-42, -24}, {0, -38}, {42, -24}} {
			b.fill(brush.Circle(q[0], q[1], 7))
		}
	}
}
