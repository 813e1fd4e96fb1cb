package touria

import (
	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/render"

	tpics "touria.games/touria/assets/pictures/touria"
	"touria.games/touria/game/beat"
	"touria.games/touria/game/touria/after"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/ui"
	"touria.games/touria/render/paint"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// finale draws the moving parts of the finale.
func (s *Drawer) finale(dst *ebiten.Image, e *ui.Element) {
	f := after.FinaleOf(s.App())
	if f == nil { // the summary keeps the pair and the banners
		switch e.Look {
		case board.LookPair:
			x, y := e.Rect.Center()
			s.p.Effect(dst, tpics.EffectRays, x, y, 1, paint.Pose{Grow: e.Rect.W*1.5/tpics.EffectRays.Size() - 1, Turn: 12, Fade: .35})
			s.p.Dweller(dst, e.Rect, touria.Children, paint.Pose{})
		case board.LookStandard:
			s.p.Banner(dst, e.Rect, e.Crest, 1, paint.Pose{})
		}
		return
	}
	switch e.Look {
	case board.LookPair:
		s.pair(dst, e.Rect, f)
	case board.LookStandard:
		k := f.Banner()
		if f.Reduced() {
			s.p.Banner(dst, e.Rect, e.Crest, 1, paint.Pose{Fade: 1 - k})
			return
		}
		s.p.Banner(dst, e.Rect, e.Crest, beat.OutBack.At(k), paint.Pose{Fade: 1 - min(k*8, 1)})
	case board.LookScreen:
		s.screen(dst, e, f)
	case board.LookRoad:
		s.road(dst, e, f)
	case board.LookConfetti:
		if !f.Reduced() {
			s.confetti(dst, e.Rect, float32(f.Confetti()))
		}
	}
}

// pair draws the royal pair appearing in beams of light.
func (s *Drawer) pair(dst *ebiten.Image, r ui.Rect, f *after.Finale) {
	k := f.Pair()
	if f.Reduced() {
		s.p.Dweller(dst, r, touria.Children, paint.Pose{Fade: 1 - k})
		return
	}
	x, y := r.Center()
	ticks := float32(f.Ticks())
	light := beat.Out.At(min(k*1.6, 1))
	full := r.W * 1.7 / tpics.EffectRays.Size()
	s.p.Effect(dst, tpics.EffectRays, x, y, 1, paint.Pose{Turn: ticks * .22, Grow: full*(.4+.6*light) - 1, Fade: 1 - light})
	if k > .2 {
		up := min((k-.2)/.6, 1)
		s.p.Dweller(dst, r, touria.Children, paint.Pose{Grow: -.7 * (1 - beat.OutBack.At(up)), Fade: max(1-up*3, 0), DY: 18 * (1 - up)})
	}
	for i := range 12 { // stars rise around them, one after the other
		t := ticks/70 - float32(i)/12
		if t < 0 {
			continue
		}
		t -= float32(int(t))
		a, b := polar(float32(i)*.382 + .1*t)
		s.p.Effect(dst, tpics.EffectStar, x+a*r.W*(.52+.22*t), y+b*r.H*(.48+.1*t)-r.H*.16*t, 1, paint.Pose{Grow: max(r.H/200, .6)*(.7+.3*hop(t)) - 1, Fade: 1 - hop(t), Turn: 120 * t})
	}
}

// screen draws a player's things and the screen folding down in front of them.
func (s *Drawer) screen(dst *ebiten.Image, e *ui.Element, f *after.Finale) {
	seat := rules.Seat(e.Target.N)
	crest := f.Ended().Crests[seat&3]
	k := f.Fold(seat)
	if e.Lit && k >= 1 {
		s.p.PanelCrest(dst, e.Rect, crest, paint.Pose{})
	} else {
		s.p.Panel(dst, e.Rect, paint.PanelParchment, paint.Pose{})
	}
	name := float32(34)
	if s.App().Phone() {
		name = 28
	}
	in := ui.Rect{X: e.Rect.X, Y: e.Rect.Y, W: e.Rect.W, H: e.Rect.H - name}
	if k > 0 {
		s.iconGrid(dst, e.Icons, in.Inset(11))
	}
	switch {
	case f.Reduced():
		s.p.Screen(dst, in, crest, 0, paint.Pose{Fade: k})
	case k < 1:
		s.p.Screen(dst, in, crest, k*k*(1.4-.4*k), paint.Pose{})
	}
	if k >= 1 { // the crest stays in the corner
		d := min(in.H*.3, 40)
		s.p.Crest(dst, ui.Rect{X: e.Rect.X + e.Rect.W - d*.8, Y: e.Rect.Y - d*.25, W: d, H: d}, crest, paint.Pose{})
	}
}

// iconGrid draws icons in rows, as large as fits.
func (s *Drawer) iconGrid(dst *ebiten.Image, icons []ui.Icon, r ui.Rect) {
	size := float32(52)
	rows := 1
	for ; size > 14; size -= 2 {
		x := float32(0)
		rows = 1
		for i := range icons {
			w := iconSpace(&icons[i], size)
			if x+w > r.W && x > 0 {
				x = 0
				rows++
			}
			x += w
		}
		if float32(rows)*(size+4) <= r.H {
			break
		}
	}
	x, y := r.X, r.Y+(r.H-float32(rows)*(size+4))/2
	for _, i := range icons {
		w := iconSpace(&i, size)
		if x+w > r.X+r.W && x > r.X {
			x = r.X
			y += size + 4
		}
		n := i.Count
		i.Count = 0
		s.CountedIcon(dst, i, ui.Rect{X: x, Y: y, W: size, H: size}, paint.Pose{})
		if n > 1 {
			s.p.Line(dst, ui.Rect{X: x + size, Y: y, W: size * 1.3, H: size}, render.Number(n),
				paint.Style{Face: paint.Bold, Size: max(16, size*.55), Align: paint.AlignLeft, Color: render.InkText})
		}
		x += w
	}
}

// iconSpace returns the width of an icon with its number.
func iconSpace(i *ui.Icon, size float32) float32 {
	w := size + 5
	if i.Count > 1 {
		w += size * .55
		if i.Count > 9 {
			w += size * .3
		}
	}
	return w
}

// confetti draws the confetti after t ticks, each flake in its own way.
func (s *Drawer) confetti(dst *ebiten.Image, r ui.Rect, t float32) {
	const flakes = 90
	for i := range flakes {
		u := (t - 90*spread(i, 0)) / (90 + 70*spread(i, 1))
		if u <= 0 || u >= 1 {
			continue
		}
		sway, _ := polar(u*2 + spread(i, 2))
		const d = 20
		x, y := r.At(spread(i, 3)*1.04-.02, u*1.12-.06)
		s.p.Confetti(dst, ui.Rect{X: x + sway*22 - d/2, Y: y - d/2, W: d, H: d}, i, paint.Pose{
			Turn: 360 * u * (spread(i, 4) - .5) * 3, Slim: .75 * (1 - hop(u*5+spread(i, 5))), Grow: -.35 + .6*spread(i, 6)})
	}
}

// podium draws a player behind the battlement of a step; the winner wears a crown and
// stands in the light.
func (s *Drawer) podium(dst *ebiten.Image, e *ui.Element) {
	r, step := e.Rect, e.Size
	wall := ui.Rect{X: r.X, Y: r.Y + r.H - step, W: r.W, H: step}
	d := r.H - step + min(step*.2, 8) // a little of it is behind the wall
	face := ui.Rect{X: r.X + (r.W-d)/2, Y: r.Y, W: d, H: d}
	if e.Lit {
		x, y := face.Center()
		s.p.Effect(dst, tpics.EffectRays, x, y, 1, paint.Pose{Grow: d*1.9/tpics.EffectRays.Size() - 1, Turn: 8, Fade: .2})
	}
	s.p.Portrait(dst, face, e.Sitter-1, after.Mood(e.Value), paint.Pose{})
	if s.p.Plain() {
		s.p.PanelCrest(dst, wall, e.Crest, paint.Pose{})
	} else {
		s.p.Wall(dst, wall, e.Crest)
	}
	if e.Checked && !s.p.Plain() { // the name is on it
		s.p.Panel(dst, after.PodiumPlate(r, step), paint.PanelPlain, paint.Pose{})
	}
	c := max(d*.32, 18)
	s.p.Crest(dst, ui.Rect{X: face.X + face.W - c*.8, Y: face.Y + face.H - c*1.05, W: c, H: c}, e.Crest, paint.Pose{})
}
