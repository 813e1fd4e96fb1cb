package art

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
)

// iconPiece paints the program's icon: a tower with a heart on night blue. It
// is plain enough to be recognised at 16 pixels.
func iconPiece(s *Sheet) {
	p := s.Token()
	small := 100*p.Unit() < 30
	tile := brush.Round(-47, -47, 94, 94, 22)
	p.Shape(col(hue.GoldLit).To(hue.GoldDark, -30, -40, 34, 46), 3, tile)
	field := brush.Round(-40, -40, 80, 80, 16)
	p.Fill(col(hue.Hex(0x6a67a0)).To(hue.Night, 0, -40, 10, 44), field)
	in := p.Within(field)
	if !small {
		for _, q := range [][3]float32{{-26, -22, 5}, {27, -28, 4}, {30, 4, 5}, {-31, 8, 4}} {
			Glint(in, q[0], q[1], q[2])
		}
	}
	in.Fill(col(hue.Meadow).To(hue.MeadowCool, -20, 24, 20, 44), brush.Blob(-60, 30, -20, 24, 20, 24, 60, 30, 60, 60, -60, 60))
	body := brush.Poly(-19, 36, -17, -8, 17, -8, 19, 36)
	in.Shape(col(hue.Hex(0xfbf1d8)).To(hue.Hex(0xb9a5a4), -14, 0, 20, 0), 4, body)
	roof := brush.Poly(-29, -4, 0, -40, 29, -4)
	in.Shape(col(hue.Hex(0xe0664a)).To(hue.Hex(0x9c2f44), -16, -20, 22, 0), 4, roof)
	in.Shape(col(hue.Heart), 3.4, brush.HeartShape(0, 12, 11))
	p.Loop(nib(2.4), field)
}
