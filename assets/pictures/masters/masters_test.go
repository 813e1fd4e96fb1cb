package masters

import (
	"bytes"
	"testing"

	"touria.games/touria/assets/pictures"
)

// At its own size a master is shown as stored.
func TestOwnSize(t *testing.T) {
	s := pictures.Spec{Kind: pictures.KindSymbol, ID: uint16(pictures.SymMenu)}
	m := find(s)
	s.W, s.H, s.Scale = uint16(m.W), uint16(m.H), m.Scale
	pic := Make(s)
	if !bytes.Equal(pic.Img.Pix, Load(pictures.Interface, m.Name).Pix) || pic.DX != m.Img[0] || pic.DY != m.Img[1] {
		t.Error("a picture at its own size is changed")
	}
}

// The corners of a panel keep their size; only the parts between them grow.
func TestPanelsKeepTheirCorners(t *testing.T) {
	a := Make(pictures.Spec{Kind: pictures.KindPanel, W: 120, H: 90, Scale: 1})
	b := Make(pictures.Spec{Kind: pictures.KindPanel, W: 500, H: 300, Scale: 1})
	for y := range 20 {
		for x := range 4 * 20 {
			p, q := a.Img.Pix[y*a.Img.Stride+x], b.Img.Pix[y*b.Img.Stride+x]
			if d := int(p) - int(q); d > 3 || d < -3 {
				t.Fatalf("the corner differs at %d, %d: %d, %d", x/4, y, p, q)
			}
		}
	}
	if a.DX != b.DX || a.DY != b.DY {
		t.Error("the margin grows with the panel")
	}
}

// The interface at 1280 × 720 needs pictures like these.
func BenchmarkMake(b *testing.B) {
	for _, s := range []pictures.Spec{
		{Kind: pictures.KindPanel, W: 200, H: 176, Scale: 1}, {Kind: pictures.KindButton, W: 180, H: 52, Scale: 1},
		{Kind: pictures.KindSymbol, ID: 5, W: 28, H: 28, Scale: 1}, {Kind: pictures.KindCurtain, W: 1, H: 1, Scale: 1},
	} {
		b.Run(s.Kind.String(), func(b *testing.B) {
			for b.Loop() {
				kept.list, kept.size = nil, 0
				Make(s)
			}
			kept.list, kept.size = nil, 0
			b.ReportMetric(float64(Cost(s)), "cost")
		})
		b.Run(s.Kind.String()+"-kept", func(b *testing.B) {
			for b.Loop() {
				Make(s)
			}
			b.ReportMetric(float64(Cost(s)), "cost")
		})
	}
}
