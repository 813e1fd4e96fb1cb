package art

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
)

// The parts of a bust below the head, in units of which it is about 80 wide and 90 high. The pen's
// origin is the middle of the chest.

// Neck paints a neck; w is half its width.
func Neck(p brush.Pen, skin hue.C, w float32) {
	p.Shape(col(hue.Shade(skin, .14)).To(hue.Shade(skin, .42), -w, -34, w, -18), 1.6, brush.Blob(-w, -36, w, -36, w+1, -24, w+5, -18, 0, -12, -w-5, -18, -w-1, -24))
}

// Torso paints shoulders and chest, wide from the middle.
func Torso(p brush.Pen, c hue.C, wide float32, folds ...brush.Path) brush.Path {
	area := brush.Blob(-wide-1, 18, -wide, -4, -wide*.62, -17, -8, -22, 0, -18, 8, -22, wide*.62, -17, wide, -4, wide+1, 18, 0, 24)
	Cloth(p, c, area, folds...)
	return area
}

// Arm paints a sleeve from the elbow to the wrist, with its cuff.
func Arm(p brush.Pen, c, cuff hue.C, ex, ey, wx, wy float32) {
	d := brush.Dist(Pt{X: ex, Y: ey}, Pt{X: wx, Y: wy})
	ux, uy := (wx-ex)/d, (wy-ey)/d
	at := func(along, aside float32) (x, y float32) { return ex + ux*along - uy*aside, ey + uy*along + ux*aside }
	var pts []float32
	for _, q := range [][2]float32{{-4, 8.4}, {d * .5, 7.6}, {d, 5.6}, {d, -5.6}, {d * .5, -7.6}, {-4, -8.4}} {
		x, y := at(q[0], q[1])
		pts = append(pts, x, y)
	}
	x0, y0 := at(d*.2, -5)
	x1, y1 := at(d*.5, 2)
	Cloth(p, c, brush.Blob(pts...), brush.Curve(x0, y0, (x0+x1)/2+uy, (y0+y1)/2-ux, x1, y1))
	pts = pts[:0]
	for _, q := range [][2]float32{{d - 3, 6.6}, {d + 1.4, 6.2}, {d + 1.4, -6.2}, {d - 3, -6.6}} {
		x, y := at(q[0], q[1])
		pts = append(pts, x, y)
	}
	p.Shape(col(hue.Lit(cuff, .2)).To(hue.Shade(cuff, .3), wx-5, wy-5, wx+6, wy+6), 1.6, brush.Blob(pts...))
}

// SkinWash is the wash of a hand.
func SkinWash(skin hue.C) brush.Wash {
	return col(hue.Lit(skin, .24)).To(hue.Shade(skin, .2), -7, -7, 8, 7).Form(.2, 3)
}

// Fist paints a hand that grips something upright at the origin.
func Fist(p brush.Pen, skin hue.C) {
	p.Shape(SkinWash(skin), 1.6, brush.Blob(-6, -4.4, -2, -6.6, 3.6, -6, 6.2, -2, 5.8, 3.4, 2, 6.4, -4, 5.6, -6.6, 1))
	for i := range 3 {
		y := -3 + 3*float32(i)
		p.Line(nib(1).Tint(hue.Shade(skin, .7)).Taper(), brush.Curve(-5.6, y, -2, y+.7, 1.4, y))
	}
	p.Shape(SkinWash(skin), 1.2, brush.Blob(.6, -6.4, 4.6, -6.8, 6, -3.6, 3, -2, -.6, -3))
}

// Palm paints an open hand, seen from the side, on which something lies.
func Palm(p brush.Pen, skin hue.C) {
	p.Shape(SkinWash(skin), 1.5, brush.Blob(-9, -2.6, -4, -.6, 3, -1, 9.4, -4.4, 11, -2.6, 6, 3.4, 0, 5.8, -6, 4, -10, -.6))
	p.Line(nib(1).Tint(hue.Shade(skin, .7)).Taper(), brush.Curve(2, 1.6, 6, .4, 9, -2.6))
	p.Shape(SkinWash(skin), 1.2, brush.Blob(-9, -2.4, -6, -6, -3.6, -6.6, -3.4, -4, -5, -.6))
}
