package grimoria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/painter/art"
	gpics "touria.games/touria/assets/pictures/grimoria"
)

// What the counting at dawn is shown with.

// bindings are the colours of the books, by the kind of points: lit and deep.
var bindings = [gpics.Volumes][2]hue.C{
	gpics.VolumeCoins:      {hue.Hex(0xf0c468), hue.Hex(0xb07e28)},
	gpics.VolumePlaces:     {hue.Hex(0x4c9256), hue.Hex(0x1f5030)},
	gpics.VolumeTreasures:  {hue.Hex(0xb84046), hue.Hex(0x70161e)},
	gpics.VolumeCompanions: {hue.Hex(0xf4e6bc), hue.Hex(0xbfa06a)},
	gpics.VolumeBonus:      {hue.Hex(0x8054b8), hue.Hex(0x44267c)},
}

// volumePicture paints a book that lies with its spine to the viewer. Its ends are kept where it is
// stretched: they hold the cover's edges and the gilt bands.
func volumePicture(s *art.Sheet) {
	p, w, h := s.Piece()
	lit, deep := bindings[s.Spec.ID][0], bindings[s.Spec.ID][1]
	gilt := hue.Hex(0xf6d884)
	pale := s.Spec.ID == gpics.VolumeCoins || s.Spec.ID == gpics.VolumeCompanions
	if pale {
		gilt = hue.Hex(0x9a6a24)
	}
	body := brush.Round(1, .8, w-2, h-1.6, 4.6)
	p.Shape(col(lit).To(deep, 0, 0, 0, h), 2, body)
	in := p.Within(body)
	// the boards above and below the spine, with the groove between
	in.Fill(col(hue.Lit(lit, .30)).Alpha(.85), brush.Rect(0, 0, w, 2.6))
	in.Fill(col(hue.Shade(deep, .25)).Alpha(.75), brush.Rect(0, 3, w, 1.3))
	in.Fill(col(hue.Shade(deep, .45)).Alpha(.7), brush.Rect(0, h-4.6, w, 1.3))
	in.Fill(col(hue.Shade(deep, .12)), brush.Rect(0, h-3.2, w, 4))
	// the round of the spine
	in.Fill(col(hue.Lit(lit, .55)).Alpha(.34).Soft(3), brush.Rect(2, 6, w-4, 3.6))
	in.Fill(col(hue.Shade(deep, .5)).Alpha(.34).Soft(4), brush.Rect(0, h-10, w, 6))
	for _, k := range sides { // its ends, where the leather is rubbed, and the raised bands
		at := func(x float32) float32 { return w/2 + k*(w/2-x) }
		in.Fill(col(hue.Shade(deep, .4)).Alpha(.4).Soft(2), brush.Rect(at(1.6)-1.6, 0, 3.2, h))
		band := func(x, wide float32) {
			l := at(x)
			in.Fill(col(hue.Shade(deep, .5)).Alpha(.55), brush.Rect(l-wide/2-.9, 3, wide+1.8, h-6))
			in.Fill(col(hue.Lit(gilt, .25)).To(hue.Shade(gilt, .22), 0, 2, 0, h), brush.Rect(l-wide/2, 2.4, wide, h-4.8))
			in.Fill(col(hue.Lit(gilt, .6)).Alpha(.7), brush.Rect(l-wide/2, 4.6, wide, 2))
		}
		band(7.2, 3.2)
		band(11.2, 1)
	}
	s.Drop(int(1*s.Spec.Scale), int(2*s.Spec.Scale), 2.6*s.Spec.Scale, .5)
}

// emblemPicture paints what stands for a kind of points: a gilt medal with a sign stamped into it.
func emblemPicture(s *art.Sheet) {
	p := s.Token()
	p.Shape(art.Metal(hue.Hex(0xfff0b8), hue.Hex(0xb07c28), -34, -38, 36, 42), 5, brush.Circle(0, 0, 46))
	p.Loop(even(2, hue.Hex(0x8a5a1c)).Alpha(.8), brush.Circle(0, 0, 38))
	ink := col(hue.Hex(0x3c2210))
	switch int(s.Spec.ID) {
	case gpics.VolumeCoins:
		p.Fill(ink, brush.Ring(0, 0, 28, 22))
		p.Fill(ink, brush.Star(0, 0, 17, 7.4, 5))
	case gpics.VolumePlaces:
		p.Fill(ink, brush.Poly(-27, 24, -27, -4, -31, -4, -19, -22, -7, -4, -7, 2, -4, 2, -4, -10, 2, -10, 2, -6, 7, -6, 7, -10, 13, -10, 13, -6, 18, -6, 18, -10, 24, -10, 24, 24))
		p.Fill(col(hue.Hex(0xf0d488)), brush.Gate(10, 24, 10, 16))
	case gpics.VolumeTreasures:
		p.Fill(ink, brush.Blob(-20, -24, 20, -24, 18, -6, 7, 6, 4, 9, 4, 18, 16, 25, -16, 25, -4, 18, -4, 9, -7, 6, -18, -6))
		p.Fill(col(hue.Hex(0xf0d488)), brush.Star(0, -11, 9, 4, 4))
	case gpics.VolumeCompanions:
		p.Fill(ink, brush.Circle(0, -11, 13))
		p.Fill(ink, brush.Blob(-25, 25, -22, 10, -10, 4, 10, 4, 22, 10, 25, 25))
	case gpics.VolumeBonus:
		p.Fill(ink, brush.Poly(-24, 20, -29, -14, -13, -1, 0, -24, 13, -1, 29, -14, 24, 20))
		for i := range 3 {
			p.Fill(col(hue.Hex(0xf0d488)), brush.Circle(-13+13*float32(i), 11, 3.4))
		}
	}
	s.Shadow(p.Unit() * .8)
}

// rosettePicture paints the seal on which a sum stands: a scalloped gilt rim around red wax.
func rosettePicture(s *art.Sheet) {
	p := s.Token()
	var rim brush.Line
	for i := range 16 * 6 {
		a := float32(i) * 360 / (16 * 6)
		sn, cs := brush.SinCos(a)
		bump, _ := brush.SinCos(a * 16)
		r := 45 + 2.6*bump
		rim = append(rim, brush.Pt{X: r * cs, Y: r * sn})
	}
	p.Shape(art.Metal(hue.GoldLit, hue.GoldDark, -36, -38, 36, 40), 3, brush.Path{rim})
	p.Loop(even(1.6, hue.Hex(0xfff4cc)).Alpha(.8), brush.Circle(-.6, -.8, 40.5))
	p.Shape(col(hue.Hex(0xa83038)).To(hue.Hex(0x5a1020), -24, -26, 24, 32).Form(.35, 5), 2.4, brush.Circle(0, 0, 36))
	p.Loop(even(1.3, hue.Hex(0xf0a8a0)).Alpha(.45), brush.Circle(0, 0, 31.5))
	s.Shadow(p.Unit())
}

// sparkPicture paints a spark.
func sparkPicture(s *art.Sheet) {
	p := s.Token()
	p.Fill(col(hue.Hex(0xffd870)).Alpha(.5).Soft(16), brush.Circle(0, 0, 20))
	p.Fill(col(hue.Hex(0xffeeb8)).Soft(2), brush.Star(0, 0, 48, 7, 4))
	p.Fill(col(hue.Hex(0xffffff)), brush.Star(0, 0, 30, 6, 4))
}

// wispPicture paints a thread of smoke that rises from the lower edge.
func wispPicture(s *art.Sheet) {
	p, w, h := s.Piece()
	thread := brush.Curve(w*.5, h, w*.52, h*.86, w*.30, h*.68, w*.62, h*.50, w*.34, h*.32, w*.60, h*.16, w*.48, h*.02)
	p.Line(even(6, hue.Hex(0xe8e0f0)).Alpha(.16).Taper(), thread)
	p.Line(even(3.4, hue.Hex(0xf4eef8)).Alpha(.34).Taper(), thread)
	p.Line(even(1.5, hue.Hex(0xffffff)).Alpha(.55).Taper(), thread)
}

// raysPicture paints the light behind the winner.
func raysPicture(s *art.Sheet) {
	p := s.Token()
	for _, r := range []float32{26, 33, 40, 47} {
		for i := range 14 {
			long := r * (.82 + .18*float32(i%2))
			sn, cs := brush.SinCos(float32(i) * 360 / 14)
			wide := long * (.11 + .03*float32(i%2))
			p.Fill(col(hue.Hex(0xffe28c)).Alpha(.17).Soft(2.4), brush.Poly(-sn*2, cs*2, cs*long-sn*wide, sn*long+cs*wide, cs*long+sn*wide, sn*long-cs*wide, sn*2, -cs*2))
		}
		p.Fill(col(hue.Hex(0xfff2c4)).Alpha(.16).Soft(9), brush.Circle(0, 0, r*.72))
	}
}

// plaquePicture paints a name plate of dark glass with a gilt line.
func plaquePicture(s *art.Sheet) {
	p, w, h := s.Piece()
	body := brush.Round(1, 1, w-2, h-2, 11)
	p.Shape(col(hue.Hex(0x322a54)).To(hue.Hex(0x17122c), 0, 0, 0, h), 2, body)
	p.Within(body).Fill(col(hue.Hex(0xa090e0)).Alpha(.16).Soft(3), brush.Rect(0, 0, w, 9))
	p.Loop(even(1.5, hue.Hex(0xd8a852)), brush.Round(4, 4, w-8, h-8, 8.4))
	p.Loop(even(.8, hue.Hex(0xfff0c0)).Alpha(.35), brush.Round(5.6, 5.6, w-11.2, h-11.2, 7))
	s.Drop(int(1*s.Spec.Scale), int(2*s.Spec.Scale), 3*s.Spec.Scale, .5)
}
