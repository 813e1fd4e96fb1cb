package touria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	tpics "touria.games/touria/assets/pictures/touria"
	"touria.games/touria/rules/touria"
)

// land is the board being painted: the map and its surroundings, in map units. A picture of other
// proportions shows more land at its sides.
type land struct {
	j              *Job
	w              *tpics.World
	p              brush.Pen
	x0, y0, x1, y1 float32 // what the picture shows
	sea            brush.Path
	lakes          []brush.Path
	rivers         []river
	fields         []field
	things         []thing
	marks          []Pt // points along all roads, to keep things off them
	towers         [touria.Towers]box
}

// river is a river of the landscape with its shapes.
type river struct {
	course brush.Line
	area   brush.Path
	w      float32 // its width at the mouth
}

// box is a rectangle in map units.
type box struct{ x0, y0, x1, y1 float32 }

func newLand(j *Job, w *tpics.World) *land {
	W, H := float32(j.Canvas.W), float32(j.Canvas.H)
	l := &land{j: j, w: w}
	scene, _ := tpics.KindBoard.Scene()
	l.x0, l.y0, l.x1, l.y1 = scene.Extent[0], scene.Extent[1], scene.Extent[2], scene.Extent[3]
	k := min(W/(l.x1-l.x0), H/(l.y1-l.y0))
	l.p = j.Canvas.Pen(-l.x0*k, -l.y0*k, k)
	water := w.Land.Water
	if len(w.Land.Sea) > 2 {
		l.sea, water = water[0], water[1:]
	}
	l.lakes = water[:len(w.Land.Lakes)]
	for i, r := range w.Land.Rivers {
		l.rivers = append(l.rivers, river{r.Course(), water[len(w.Land.Lakes)+i], r.To})
	}
	for i, f := range w.Land.Fields {
		l.fields = append(l.fields, field{f.Crop, f.Corners.Line(), i})
	}
	for t := range l.towers {
		x, y := tpics.TowerSpot(touria.Tower(t))
		l.towers[t] = box{x, y, x + tpics.TowerW, y + tpics.TowerH}
	}
	for i := range w.Roads {
		l.marks = append(l.marks, w.Even(i, max(int(w.Length(i)/7), 2))...)
	}
	return l
}

// bands adds a step for each of the horizontal bands that cover the picture; f paints one.
func (l *land) bands(f func(area brush.Path)) {
	const h = 48
	for y := l.y0; y < l.y1; y += h {
		area := brush.Rect(l.x0-2, y, l.x1-l.x0+4, min(h, l.y1-y+2))
		l.j.Add(func() { f(area) })
	}
}

// relief returns how lit the ground at q is, from about -1 (shade) to 1.
func relief(q Pt) float32 {
	h := func(x, y float32) float32 { return brush.Fbm(x/92, y/52, 2, 17) }
	return (h(q.X+5, q.Y+4) - h(q.X-5, q.Y-4)) * 2.4
}

// glow returns a colour lit by k or, below 0, shaded.
func glow(c hue.C, k float32) hue.C {
	if k > 0 {
		return hue.Lit(c, min(k, .8))
	}
	return hue.Shade(c, min(-k, .9))
}

// ground adds the steps of the meadow: blended colours, stains, drying marks, dry
// brush strokes, grass.
func (l *land) ground() {
	c := l.j.Canvas
	l.j.Add(func() {
		px := c.Pen(0, 0, 1)
		px.Fill(col(hue.Meadow).Plain(), brush.Rect(0, 0, float32(c.W), float32(c.H)))
	})
	straw, far := hue.Hex(0xe9de9c), hue.Hex(0xd9d9b4)
	hz := l.w.Land.Horizon
	l.bands(func(area brush.Path) {
		l.p.Tone(area, func(q Pt, _ hue.C) hue.C {
			broad, fine := brush.Fbm(q.X/170, q.Y/110, 2, 3), brush.Fbm(q.X/38, q.Y/22, 3, 5)
			m := hue.Mix(hue.Meadow, hue.MeadowLit, clamp01(.42+broad*.8+fine*.25))
			m = hue.Mix(m, hue.MeadowCool, clamp01(fine*.9-broad*.5-.05))
			m = hue.Mix(m, straw, clamp01(broad*.9-fine*.4-.22))
			m = glow(m, relief(q)*.42)
			return hue.Mix(m, far, clamp01((hz+90-q.Y)/150)*.75)
		})
	})
	for _, g := range l.w.Land.Ground {
		if g.X+g.RX < l.x0 || g.X-g.RX > l.x1 {
			continue
		}
		tint, drift := groundTint(g.Tint)
		l.j.Add(func() {
			area := puddle(g.X, g.Y, g.RX*.86, g.RY*.86, int(g.X+g.Y)).Rough(min(g.RX, g.RY)*.22, g.RY*.8, int(g.X))
			l.p.Fill(col(tint).Drift(drift, .8, 30).Alpha(g.A).Soft(g.RY*.34), area)
		})
	}
	l.j.Add(func() { // backruns: where a drop ran into the wet wash and dried with a rim
		tints := [5]hue.C{hue.MeadowCool, hue.Hex(0xf1e4a0), hue.Hex(0xb7cf86), hue.Hex(0xd9b978), hue.Hex(0x86a884)}
		for i := range int((l.x1 - l.x0) / 14) {
			h := func(n int) float32 { return brush.Hash(i, n, 83) }
			x, y := l.x0+(l.x1-l.x0)*h(1), hz+30+h(2)*(l.y1-hz-20)
			area := puddle(x, y, 18+34*h(3), 9+15*h(4), i+60).Rough(6, 17, i)
			l.p.Fill(col(tints[i%5]).Alpha(.11+.12*h(5)).Edge(1, 1.4), area)
		}
	})
	for part := range 3 {
		l.j.Add(func() { l.dryBrush(part) })
	}
}

// groundTint returns the two colours of a stain on the meadow.
func groundTint(name string) (c, drift hue.C) {
	switch name {
	case "scree":
		return hue.Hex(0xcbc0ae), hue.Hex(0xb3a7a8)
	case "forest":
		return hue.Hex(0x6f9c63), hue.Hex(0x55845a)
	case "garden":
		return hue.Hex(0x97c290), hue.Hex(0xc4d98f)
	case "straw":
		return hue.Hex(0xe0cf80), hue.Hex(0xcdbf70)
	case "sand":
		return hue.Hex(0xe8d39c), hue.Hex(0xd6bd84)
	case "bare":
		return hue.Hex(0xc4b295), hue.Hex(0xb3a7a8)
	case "light":
		return hue.Hex(0xe8e0a8), hue.Hex(0xd6d890)
	}
	return hue.Hex(0x83ac66), hue.Hex(0x6f9c63)
}

// dryBrush paints a third of the dry brush strokes on the meadow.
func (l *land) dryBrush(part int) {
	tints := [6]hue.C{hue.Hex(0xf0e6a0), hue.MeadowCool, hue.Hex(0xc9d67f), hue.Hex(0x7fa36a), hue.Hex(0xefe2a8), hue.Hex(0xb7a95f)}
	hz := l.w.Land.Horizon
	for i := range int((l.x1 - l.x0) * .62) {
		i = i*3 + part
		h := func(n int) float32 { return brush.Hash(i, n, 29) }
		x, y, d := l.x0+(l.x1-l.x0)*h(1), hz+16+(l.y1-hz)*h(2), 6+14*h(3)
		slope := 3 * brush.Noise(x/60, y/40, 9)
		l.p.Line(even(1.5+2.6*h(5), tints[i%6]).Alpha(.24).Taper().Dry(1), brush.Curve(x-d, y+1.4-slope, x, y-1.6, x+d, y+1.2+slope))
	}
}

func clamp01(x float32) float32 { return min(max(x, 0), 1) }
