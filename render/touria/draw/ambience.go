package draw

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/assets/pictures/masters"
	tpics "touria.games/touria/assets/pictures/touria"
	"touria.games/touria/game/touria/geometry"
	"touria.games/touria/render/paint"
	"touria.games/touria/rules/touria"
)

// Life says what moves by itself at a moment. All of it is a function of the
// tick, so it looks the same at any frame rate.
type Life struct {
	Tick  int     // ticks that have passed, 60 a second
	Day   float32 // the time of day on the board: 0 morning … 1 dusk
	Still bool    // nothing moves; flags and mill sails are drawn at rest
}

// BoardAlive draws the board with all that moves on it, in the light of the time
// of day.
func (p *Painter) BoardAlive(dst *ebiten.Image, r paint.Rect, l Life) {
	if p.Plain() || p.onPlan {
		p.plainBoard(dst, r)
		return
	}
	light := ink{1, 1, 1, 1}
	if l.Still {
		l.Tick = 0
	} else {
		light = daylight(l.Day)
	}
	if !p.Lit(dst, p.Spec(tpics.KindBoard, 0, r), r, light.r, light.g, light.b) {
		p.Board(dst, r)
	}
	a := &p.scenery.board
	if a.Unit == 0 {
		*a = tpics.NewAmbience(p.world())
	}
	m := geometry.Map(r)
	k := m.W / tpics.MapW * p.Scale()
	rim := r.Inset(3.4)
	if !p.sheet(a, k, m.X*p.Scale(), m.Y*p.Scale(), rim) {
		return
	}
	sc := &p.scenery
	sc.light, sc.now = light, l
	sc.flags(a, l)
	sc.mills(a, l)
	if l.Still {
		sc.flush(p.Painter, dst, ebiten.BlendSourceOver)
		return
	}
	for t := range sc.feet {
		b := geometry.Tower(r, touria.Tower(t))
		sc.feet[t] = tpics.Pt{X: (b.X + b.W/2 - m.X) / m.W * tpics.MapW, Y: (b.Y+b.H-m.Y)/m.H*tpics.MapH - tpics.TowerFoot}
	}
	sc.water(a, l.Tick)
	sc.shades(l.Tick)
	sc.smoke(a, l.Tick)
	sc.birds(l.Tick, 40, 150, 1)
	sc.flush(p.Painter, dst, ebiten.BlendSourceOver)
	sc.lights(a, l)
	sc.flush(p.Painter, dst, ebiten.BlendLighter)
}

// TitleAlive draws the title with all that moves on it.
func (p *Painter) TitleAlive(dst *ebiten.Image, r paint.Rect, l Life) {
	if p.Plain() {
		p.Cloth(dst, r)
		return
	}
	if l.Still {
		l.Tick = 0
	}
	p.Scene(dst, tpics.KindTitle, r)
	a := &p.scenery.title
	if a.Unit == 0 {
		*a = tpics.TitleAmbience()
	}
	u := r.H / tpics.TitleUnits * p.Scale()
	ox, oy := (r.X+r.W/2)*p.Scale(), (r.Y+r.H)*p.Scale()
	sc := &p.scenery
	sc.light, sc.now = ink{1, 1, 1, 1}, l
	p.clouds(dst, r, l.Tick)
	if p.sheet(a, u, ox, oy, r) {
		if !l.Still {
			sc.smoke(a, l.Tick)
			sc.birds(l.Tick+700, -470, -350, 1.5)
		}
		sc.flags(a, l)
		sc.mills(a, l)
		sc.flush(p.Painter, dst, ebiten.BlendSourceOver)
	}
	p.titleTowers(dst, r, l)
}

// clouds draws the near clouds of the title, which drift over the sky and come
// back on the other side. There is only sky behind them.
func (p *Painter) clouds(dst *ebiten.Image, r paint.Rect, tick int) {
	u := r.H / tpics.TitleUnits
	sc := &p.scenery
	for i, q := range [...]struct{ x, y, pace float32 }{{.10, -584, 1}, {.62, -640, 1.3}, {.86, -556, .8}, {.34, -668, 1.15}} {
		box := paint.Rect{W: tpics.CloudW * u, H: tpics.CloudH * u}
		pic := p.Ready(p.Spec(tpics.KindCloud, i%tpics.Clouds, box))
		if pic == nil {
			continue
		}
		way := r.W + box.W
		x := q.x*way + float32(tick%36_000_000)*q.pace*u*.07
		box.X = r.X - box.W + float32(math.Mod(float64(x), float64(way)))
		box.Y = r.Y + r.H + q.y*u - box.H
		sc.begin(pic, p.Scale(), 0, 0, r, p.Scale())
		sc.picture(box)
		sc.flush(p.Painter, dst, ebiten.BlendSourceOver)
	}
}

// titleTowers draws the title's four towers. From time to time one of them turns, once the pictures of
// its other sides have come.
func (p *Painter) titleTowers(dst *ebiten.Image, r paint.Rect, l Life) {
	const every, wait, turn = 540, 200, 66 // ticks between two turns, before a turn, and of a turn
	u := r.H / tpics.TitleUnits
	if p.Planning() || !masters.Want(tpics.Pictures.Pack) { // the title comes first
		p.scenery.since = l.Tick - l.Tick%every + every
	}
	since := max(l.Tick-p.scenery.since, 0)
	for i, t := range tpics.TitleTowers {
		w, h := tpics.TowerW*t.Size*u, tpics.TowerH*t.Size*u
		box := paint.Rect{X: r.X + r.W/2 + t.X*u - w/2, Y: r.Y + r.H + t.Y*u - h + tpics.TowerFoot*t.Size*u, W: w, H: h}
		if box.X+box.W < r.X || box.X > r.X+r.W {
			continue
		}
		angle := float32(90 * (i & 1))
		if !l.Still {
			n, order := since/every, [4]int{2, 1, 0, 3}[i]
			angle += 90 * float32((n+3-order)/4%4)
			if n%4 == order {
				angle += 90 * overshoot(float32(since%every-wait)/turn)
			}
		}
		p.Tower(dst, box, TowerLook{Faces: titleFaces[i], Angle: angle})
	}
}

// overshoot eases from 0 to 1 like something heavy: a little too far, and back.
func overshoot(t float32) float32 {
	t = min(max(t, 0), 1)
	t = t*t*(3-2*t) - 1
	const back = .8
	return 1 + (back+1)*t*t*t + back*t*t
}

// daylight returns the light that the colours of the board are multiplied by: a
// warm morning, noon, evening and dusk.
func daylight(day float32) ink {
	hours := [...]struct {
		at float32
		c  ink
	}{{0, ink{1, .965, .90, 1}}, {.16, ink{1, 1, 1, 1}}, {.55, ink{1, 1, 1, 1}}, {.80, ink{.99, .885, .78, 1}}, {1, ink{.80, .77, .90, 1}}}
	for i := 1; i < len(hours); i++ {
		if a, b := &hours[i-1], &hours[i]; day <= b.at {
			t := max((day-a.at)/(b.at-a.at), 0)
			t = t * t * (3 - 2*t)
			return ink{a.c.r + (b.c.r-a.c.r)*t, a.c.g + (b.c.g-a.c.g)*t, a.c.b + (b.c.b-a.c.b)*t, 1}
		}
	}
	return hours[len(hours)-1].c
}

// Daylight returns the light of a time of day, on the board and on the table.
func Daylight(l Life) (red, green, blue float32) {
	if l.Still {
		return 1, 1, 1
	}
	c := daylight(l.Day)
	return c.r, c.g, c.b
}

// Evening returns how far evening has come, from 0 by day to 1 at dusk.
func Evening(l Life) float32 {
	if l.Still {
		return 0
	}
	return min(max((l.Day-.66)/.3, 0), 1)
}

// ink multiplies a sprite's premultiplied colours.
type ink struct{ r, g, b, a float32 }

// tint returns the ink of a colour with an opacity.
func tint(c hue.C, a float32) ink {
	return ink{float32(c.R) / 255 * a, float32(c.G) / 255 * a, float32(c.B) / 255 * a, a}
}

// scenery gathers the triangles of what moves by itself. All of it is in one texture, so two draw
// calls are enough: one for things, one for lights.
type scenery struct {
	board, title tpics.Ambience
	turn         ebiten.GeoM // from where things are to where they are drawn
	v            []ebiten.Vertex
	ix           []uint16
	op           ebiten.DrawTrianglesOptions
	now          Life // when the scenery was last drawn
	since        int  // from which tick on the title's towers turn

	pic            *paint.Picture
	src            float32 // pixels of the picture in a unit of its cells
	k, ox, oy      float32 // device pixels per unit of the target, and its origin
	unit           float32 // units in a map unit
	light          ink
	feet           [touria.Towers]tpics.Pt // where the towers stand
	x0, y0, x1, y1 float32                 // nothing is drawn outside; device pixels
}

// sheet prepares drawing from the sheet of moving things: a unit of a is k device
// pixels, and its origin is at ox, oy in device pixels. It returns false if
// the sheet is not there yet.
func (p *Painter) sheet(a *tpics.Ambience, k, ox, oy float32, clip paint.Rect) bool {
	px := k * a.Unit
	s := p.Spec(tpics.KindAmbience, 0, paint.Rect{W: tpics.AmbienceW * px / p.Scale(), H: tpics.AmbienceH * px / p.Scale()})
	pic := p.Ready(s)
	if pic == nil {
		return false
	}
	sc := &p.scenery
	sc.begin(pic, k, ox, oy, clip, p.Scale())
	p.Orient(&sc.turn)
	sc.unit, sc.src = a.Unit, float32(pic.W)/tpics.AmbienceW
	return true
}

func (s *scenery) begin(pic *paint.Picture, k, ox, oy float32, clip paint.Rect, scale float32) {
	s.pic, s.k, s.ox, s.oy, s.unit = pic, k, ox, oy, 1
	s.turn.Reset()
	s.x0, s.y0, s.x1, s.y1 = clip.X*scale, clip.Y*scale, (clip.X+clip.W)*scale, (clip.Y+clip.H)*scale
}

// flush draws what has been gathered.
func (s *scenery) flush(p *paint.Painter, dst *ebiten.Image, b ebiten.Blend) {
	if len(s.ix) > 0 {
		s.op.Blend, s.op.Filter, s.op.DisableMipmaps = b, ebiten.FilterLinear, true
		s.op.ColorScaleMode = ebiten.ColorScaleModePremultipliedAlpha
		if s.turn != (ebiten.GeoM{}) {
			for i := range s.v {
				v := &s.v[i]
				x, y := s.turn.Apply(float64(v.DstX), float64(v.DstY))
				v.DstX, v.DstY = float32(x), float32(y)
			}
		}
		p.Triangles(dst, s.v, s.ix, s.pic.Img, &s.op, true)
	}
	s.v, s.ix = s.v[:0], s.ix[:0]
}

func (s *scenery) vertex(x, y, sx, sy float32, c ink) {
	b := s.pic.Img.Bounds().Min
	s.v = append(s.v, ebiten.Vertex{DstX: x, DstY: y, SrcX: float32(b.X) + sx, SrcY: float32(b.Y) + sy, ColorR: c.r, ColorG: c.g, ColorB: c.b, ColorA: c.a})
}

// quad joins the last four vertices: top left, top right, bottom left, bottom right.
func (s *scenery) quad() {
	n := uint16(len(s.v))
	s.ix = append(s.ix, n-4, n-3, n-2, n-3, n-1, n-2)
}

// picture gathers the whole picture for a box in logical pixels, clipped.
func (s *scenery) picture(box paint.Rect) {
	b := s.pic.Img.Bounds()
	w, h := float32(b.Dx()), float32(b.Dy())
	k := box.W * s.k / float32(s.pic.W)
	s.clipped(box.X*s.k+float32(s.pic.DX)*k, box.Y*s.k+float32(s.pic.DY)*k, w*k, h*k, 0, 0, w, h, s.light)
}

// clipped gathers an upright part of the picture for x, y, w, h in device pixels.
func (s *scenery) clipped(x, y, w, h, sx, sy, sw, sh float32, c ink) {
	x0, y0, x1, y1 := max(x, s.x0), max(y, s.y0), min(x+w, s.x1), min(y+h, s.y1)
	if x0 >= x1 || y0 >= y1 || c.a <= 0 {
		return
	}
	u, v := sw/w, sh/h
	s.vertex(x0, y0, sx+(x0-x)*u, sy+(y0-y)*v, c)
	s.vertex(x1, y0, sx+(x1-x)*u, sy+(y0-y)*v, c)
	s.vertex(x0, y1, sx+(x0-x)*u, sy+(y1-y)*v, c)
	s.vertex(x1, y1, sx+(x1-x)*u, sy+(y1-y)*v, c)
	s.quad()
}

// source returns the place of a cell in the picture, in its pixels.
func (s *scenery) source(c tpics.Cell) (x, y, w, h float32) {
	return c.X*s.src - float32(s.pic.DX), c.Y*s.src - float32(s.pic.DY), c.W * s.src, c.H * s.src
}

// sprite gathers a cell around x, y, with its width and height times sx and sy.
func (s *scenery) sprite(c tpics.Cell, x, y, sx, sy float32, i ink) {
	k := s.k * s.unit
	w, h := c.W*sx*k, c.H*sy*k
	u, v, uw, vh := s.source(c)
	s.clipped(s.ox+x*s.k-w/2, s.oy+y*s.k-h/2, w, h, u, v, uw, vh, i)
}

// turned gathers a cell around x, y, of size times its own and turned by deg.
// It must lie within the clip.
func (s *scenery) turned(c tpics.Cell, x, y, size, deg float32, i ink) {
	k := s.k * s.unit * size / 2
	sn, cs := sincos(deg)
	X, Y := s.ox+x*s.k, s.oy+y*s.k
	reach := k * (c.W + c.H)
	if X-reach < s.x0 || X+reach > s.x1 || Y-reach < s.y0 || Y+reach > s.y1 || i.a <= 0 {
		return
	}
	ux, uy, vx, vy := c.W*k*cs, c.W*k*sn, -c.H*k*sn, c.H*k*cs
	sx, sy, sw, sh := s.source(c)
	s.vertex(X-ux-vx, Y-uy-vy, sx, sy, i)
	s.vertex(X+ux-vx, Y+uy-vy, sx+sw, sy, i)
	s.vertex(X-ux+vx, Y-uy+vy, sx, sy+sh, i)
	s.vertex(X+ux+vx, Y+uy+vy, sx+sw, sy+sh, i)
	s.quad()
}

// lit returns an ink in the light of the day.
func (s *scenery) lit(i ink) ink {
	return ink{i.r * s.light.r, i.g * s.light.g, i.b * s.light.b, i.a}
}

// turns returns the sine of an angle in full turns.
func turns(t float32) float32 { return float32(math.Sin(2 * math.Pi * float64(t))) }

// cycle returns the phase, from 0 to 1, of a cycle of n ticks that began off ticks ago.
func cycle(tick, off, n int) float32 { return float32((tick+off)%n) / float32(n) }

// swell rises from 0 to 1 and falls again.
func swell(t float32) float32 {
	v := turns(t / 2)
	return v * v
}

// flags gathers the pennants: waves run along their cloth, which is darker where
// it turns away from the light.
func (s *scenery) flags(a *tpics.Ambience, l Life) {
	const strips = 6
	c := tpics.CellFlag
	u, v, uw, vh := s.source(c)
	for n := range a.Flags {
		f := &a.Flags[n]
		size := f.H / 9 / s.unit
		k := s.k * s.unit * size
		x, y := s.ox+f.X*s.k-k, s.oy+(f.Y-f.H)*s.k-1.4*k
		if x < s.x0 || x+c.W*k > s.x1 || y < s.y0 || y+c.H*k > s.y1 {
			continue
		}
		cloth := s.lit(tint(f.C, 1))
		at := cycle(l.Tick, n*37, 150)
		if l.Still {
			at = .3
		}
		for i := range strips + 1 {
			t := float32(i) / strips
			phase := t*.9 - at
			dy := turns(phase) * t * 1.15 * k
			shade := 1.10 - .24*t*turns(phase+.25)
			lit := ink{min(cloth.r*shade, 1), min(cloth.g*shade, 1), min(cloth.b*shade, 1), 1}
			dx := c.W * t * (1 - .05*turns(phase*2)*t) * k
			s.vertex(x+dx, y+dy, u+uw*t, v, lit)
			s.vertex(x+dx, y+dy+c.H*k, u+uw*t, v+vh, lit)
			if i > 0 {
				s.strip()
			}
		}
	}
}

// flutter draws a waving flag, in the colours that p.op holds. Its pole stands at
// x, y; its cloth reaches long device pixels to the right.
func (p *Painter) flutter(dst *ebiten.Image, pic *paint.Picture, x, y, long float32) {
	if pic == nil {
		return
	}
	const strips = 7
	sc := &p.scenery
	sc.pic = pic
	b := pic.Img.Bounds()
	w, h, left := float32(b.Dx()), float32(b.Dy()), float32(pic.DX)
	at := cycle(sc.now.Tick, int(x)*7, 190)
	cs := &p.op.ColorScale
	for i := range strips + 1 {
		sx := -left + (w+left)*float32(i-1)/(strips-1) // the first strip is left of the pole
		if i == 0 {
			sx = 0
		}
		t := max((sx+left)/long-.22, 0) * 1.28 // the ball at the pole does not move
		dy := (turns(t*.8-at) - turns(-at)*(1-t)) * t * .07 * long
		shade := 1 - .13*t*(1+turns(t*.8-at+.25))
		v := ink{cs.R() * shade, cs.G() * shade, cs.B() * shade, cs.A()}
		sc.vertex(x+left+sx, y+float32(pic.DY)+dy, sx, 0, v)
		sc.vertex(x+left+sx, y+float32(pic.DY)+dy+h, sx, h, v)
		if i > 0 {
			sc.strip()
		}
	}
	sc.flush(p.Painter, dst, ebiten.BlendSourceOver)
}

// strip joins the last four vertices: top left, bottom left, top right, bottom right.
func (s *scenery) strip() {
	n := uint16(len(s.v))
	s.ix = append(s.ix, n-4, n-2, n-3, n-2, n-1, n-3)
}

// mills gathers the turning sails.
func (s *scenery) mills(a *tpics.Ambience, l Life) {
	for i, m := range a.Mills {
		deg := float32(24)
		if !l.Still {
			deg += 360 * cycle(l.Tick, 500*i, 1200)
		}
		s.turned(tpics.CellSails, m.X, m.Y, m.Size, deg, s.lit(ink{1, 1, 1, 1}))
	}
}

// water gathers streaks of foam: on open water they come and go at changing
// points, in rivers they drift downstream.
func (s *scenery) water(a *tpics.Ambience, tick int) {
	for i, q := range a.Foam {
		n := 300 + i*53%160
		off := i * 211 % 1009
		if (i+(tick+off)/n)%3 != 0 || s.foot(q) {
			continue
		}
		t := cycle(tick, off, n)
		s.sprite(tpics.CellFoam[i%3], q.X+(t-.5)*5, q.Y, .55+.35*t, .9, s.lit(fade(.75*swell(t))))
	}
	for i, run := range a.Runs {
		n := 340 + 180*len(run)
		for j := range len(run) {
			t := cycle(tick, i*97+j*n/len(run), n)
			f := t * float32(len(run)-1)
			k := min(int(f), len(run)-2)
			f -= float32(k)
			q, e := run[k], run[k+1]
			side := 1.6 * float32(1-2*(j&1))
			deg := float32(math.Atan2(float64(e.Y-q.Y), float64(e.X-q.X)) * 180 / math.Pi)
			s.turned(tpics.CellFoam[(i+j)%2], q.X+(e.X-q.X)*f+side, q.Y+(e.Y-q.Y)*f, .5, deg, s.lit(fade(.7*swell(t))))
		}
	}
}

// foot reports whether there is a tower at a point of the map.
func (s *scenery) foot(q tpics.Pt) bool {
	for _, f := range s.feet {
		if x, y := (q.X-f.X)/94, (q.Y-f.Y-6)/52; x*x+y*y < 1 {
			return true
		}
	}
	return false
}

// fade returns the ink that makes a sprite as opaque as a.
func fade(a float32) ink { return ink{a, a, a, a} }

// shades gathers the shadows of two clouds that drift over the land.
func (s *scenery) shades(tick int) {
	x0, x1, y0, y1 := (s.x0-s.ox)/s.k, (s.x1-s.ox)/s.k, (s.y0-s.oy)/s.k, (s.y1-s.oy)/s.k
	for i := range 2 {
		const w = 340
		n := 6600
		off := 900 + i*3700
		t := cycle(tick, off, n)
		lane := brush.Hash(i, (tick+off)/n, 41)
		y := y0 + (y1-y0)*(.20+.34*float32(i)+.2*lane)
		s.sprite(tpics.CellShade, x0-w/2+(x1-x0+w)*t, y+10*turns(t), w/48.0, 6, fade(.20))
	}
}

// smoke gathers puffs that rise from the chimneys, grow and fade.
func (s *scenery) smoke(a *tpics.Ambience, tick int) {
	const puffs, n = 6, 360
	for i := range a.Smoke {
		f := &a.Smoke[i]
		base, most := tint(hue.Snow, 1), float32(.9)
		if f.Dark {
			base, most = tint(hue.Hex(0x9c8692), 1), .8
		}
		for j := range puffs {
			off := i*71 + j*n/puffs
			t := cycle(tick, off, n)
			u := s.unit * f.Size
			x := f.X + u*(14*t*t+2.2*t*turns(t*1.3+float32(i)*.37))
			y := f.Y - u*34*t*(1.25-.25*t)
			size := f.Size * (.40 + .75*t)
			alpha := most * min(t*7, 1) * (1 - t*t) * (1 - t*.5)
			c := s.lit(base)
			s.sprite(tpics.CellPuffs[(i+j)%3], x, y, size, size, ink{c.r * alpha, c.g * alpha, c.b * alpha, alpha})
		}
	}
}

// birds gathers a small flock that crosses from time to time between the heights
// y0 and y1, flapping and gliding.
func (s *scenery) birds(tick int, y0, y1, size float32) {
	const n, flight = 2700, 1500
	crossing := tick / n
	t := float32(tick%n) / flight
	if t > 1 {
		return
	}
	h := func(seed int) float32 { return brush.Hash(crossing, 3, seed) }
	left, right := (s.x0-s.ox)/s.k-40, (s.x1-s.ox)/s.k+40
	x := left + (right-left)*t
	if h(1) < .5 {
		x = right - (right-left)*t
	}
	y := y0 + (y1-y0)*(h(2)+.12*turns(t*1.2+h(3)))
	c := s.lit(fade(.9))
	for i := range 3 + int(h(4)*2) {
		row := float32((i + 1) / 2)
		dx, dy := 13*row, 6*row*float32(2*(i&1)-1)+2*turns(t*3+float32(i)*.3)
		if h(1) >= .5 {
			dx = -dx
		}
		beat := cycle(tick, i*31, 140)
		wing := float32(.45) // gliding
		if beat < .6 {
			wing = .35 + .65*turns(beat*5+.25)
		}
		k := size / s.unit * (.85 - .06*float32(i))
		s.sprite(tpics.CellBird, x+dx*size, y+dy*size, k, k*wing, c)
	}
}

// lights gathers the lights of the evening: windows, fireflies, fairies.
func (s *scenery) lights(a *tpics.Ambience, l Life) {
	evening := Evening(l)
	if evening <= 0 {
		return
	}
	shine := func(x, y, r, k float32, c hue.C) {
		i := tint(c, k)
		i.a = k
		s.sprite(tpics.CellGlow, x, y, r/7, r/7, i)
	}
	for i := range a.Windows {
		w := &a.Windows[i]
		shine(w.X, w.Y, 1.6*w.R, evening*(.55+.06*turns(cycle(l.Tick, i*83, 400))), hue.Hex(0xff9c34))
	}
	for g := range a.Groves {
		q := &a.Groves[g]
		for i := range q.Flies {
			h := func(seed int) float32 { return brush.Hash(i, g, seed) }
			x := q.X + q.RX*(2*h(1)-1)*.8 + 7*turns(cycle(l.Tick, int(900*h(2)), 900)) + 4*turns(cycle(l.Tick, int(700*h(3)), 610))
			y := q.Y + q.RY*(2*h(4)-1)*.8 + 5*turns(cycle(l.Tick, int(800*h(5)), 740))
			k := turns(cycle(l.Tick, int(400*h(6)), 400))
			if k = max(k, 0) * evening; k > 0 {
				shine(x, y, 3, .55*k, hue.Hex(0xd8f060))
				shine(x, y, 1.1, k, hue.GlowCore)
			}
		}
	}
	for i := range a.Fairies {
		q := &a.Fairies[i]
		for j := range 4 { // the light and its trail
			at := l.Tick - 9*j + 2000*i
			x := q.X + q.RX*turns(cycle(at, 9000, 1100))
			y := q.Y + q.RY*turns(cycle(at, 9000, 730))*.8 - 3*turns(cycle(at, 9000, 190))
			k := evening * (1 - .24*float32(j))
			shine(x, y, 6-1.2*float32(j), .5*k, hue.Hex(0xbfeaff))
			if j == 0 {
				shine(x, y, 2, k, hue.Hex(0xffffff))
			}
		}
	}
}
