package render

import (
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"touria.games/touria/assets/hue"
	"touria.games/touria/game/ui"
	"touria.games/touria/render/paint"
)

var (
	ruleInk   = color.RGBA{0x56, 0x46, 0x42, 0x60}
	curveEdge = color.RGBA{0x2a, 0x1e, 0x1c, 0xff}
)

// graph draws curves on an inset panel, with the crest of each at its end.
func (s *Screen) graph(dst *ebiten.Image, e *ui.Element) {
	s.p.Panel(dst, e.Rect, paint.PanelInset, paint.Pose{})
	g := e.Graph
	if g == nil {
		s.Text(dst, e, s.Ink(e))
		return
	}
	r := e.GraphRect()
	at := func(x, y float32) paint.Point { return paint.Point{X: r.X + x*r.W, Y: r.Y + (1-y)*r.H} }
	line := func(width float32, c color.RGBA, a, b paint.Point) {
		s.points = append(s.points[:0], a, b)
		s.p.Stroke(dst, s.points, width, c)
	}
	for _, y := range g.Lines {
		line(1, ruleInk, at(0, y), at(1, y))
	}
	for _, x := range g.Ticks {
		p := at(x, 0)
		line(1.5, FadedInk, paint.Point{X: p.X, Y: p.Y + 2}, paint.Point{X: p.X, Y: p.Y + 8})
	}
	for _, x := range g.Stars {
		p := at(x, 0)
		line(1.5, ruleInk, p, at(x, 1))
		s.points = append(s.points[:0], paint.Point{X: p.X, Y: p.Y - 1}, paint.Point{X: p.X + 6, Y: p.Y + 5}, paint.Point{X: p.X, Y: p.Y + 11}, paint.Point{X: p.X - 6, Y: p.Y + 5})
		s.p.Fill(dst, s.points, hue.Crests[0])
	}
	for _, pass := range [...]float32{4.5, 2.5} { // a dark edge sets pale colours off
		for i := range g.Curves {
			c := &g.Curves[i]
			s.points = s.points[:0]
			for _, p := range c.Points {
				s.points = append(s.points, at(p.X, p.Y))
			}
			ink := curveEdge
			if pass < 4 {
				ink = hue.Crests[c.Crest%len(hue.Crests)]
			}
			s.p.Stroke(dst, s.points, pass, ink)
		}
	}
	s.curveCrests(dst, g, r)
	if g.At >= 0 {
		line(3, curveEdge, at(g.At, 0), at(g.At, 1))
		p := at(g.At, 1)
		s.points = append(s.points[:0], paint.Point{X: p.X - 7, Y: p.Y - 6}, paint.Point{X: p.X + 7, Y: p.Y - 6}, paint.Point{X: p.X, Y: p.Y + 4})
		s.p.Fill(dst, s.points, curveEdge)
	}
}

// curveCrests draws the crests at the ends of the curves, from the highest down,
// beside each other if they would overlap.
func (s *Screen) curveCrests(dst *ebiten.Image, g *ui.Graph, r ui.Rect) {
	const size = ui.GraphCrest
	n := len(g.Curves)
	var order [8]int
	end := func(i int) float32 {
		if p := g.Curves[i].Points; len(p) > 0 {
			return p[len(p)-1].Y
		}
		return 0
	}
	n = min(n, len(order))
	for i := range n {
		order[i] = i
		for k := i; k > 0 && end(order[k]) > end(order[k-1]); k-- {
			order[k], order[k-1] = order[k-1], order[k]
		}
	}
	gap := min(size, (r.H-size)/float32(max(1, n-1)))
	y := r.Y - size
	for k, i := range order[:n] {
		low := r.Y + r.H - size - gap*float32(n-1-k)
		y = min(max(r.Y+(1-end(i))*r.H-size/2, y+gap, r.Y), max(low, r.Y))
		s.p.Crest(dst, ui.Rect{X: r.X + r.W + 3, Y: y, W: size, H: size}, g.Curves[i].Crest, paint.Pose{})
	}
}

// playerButton draws a button of a replay with its sign.
func (s *Screen) playerButton(dst *ebiten.Image, e *ui.Element) {
	kind := paint.ButtonIcon
	if e.Sign == ui.SignPlay || e.Sign == ui.SignPause {
		kind = paint.ButtonPrimary
	}
	press := s.Press(e)
	s.p.Button(dst, e.Rect, kind, press, paint.Pose{})
	x, y := e.Rect.Center()
	if press == paint.PressDown {
		y += 2
	}
	c := CreamInk
	if e.Disabled {
		c = paleInk
		if kind == paint.ButtonPrimary {
			c = FadedInk
		}
	}
	u := min(e.Rect.W, e.Rect.H) / 44 // signs are designed for 44 pixels
	fill := func(flip float32, points ...[2]float32) {
		s.points = s.points[:0]
		for _, p := range points {
			s.points = append(s.points, paint.Point{X: x + p[0]*u*flip, Y: y + p[1]*u})
		}
		s.p.Fill(dst, s.points, c)
	}
	box := func(flip, left, w float32) {
		fill(flip, [2]float32{left, -9}, [2]float32{left + w, -9}, [2]float32{left + w, 9}, [2]float32{left, 9})
	}
	head := func(flip, left, w float32) {
		fill(flip, [2]float32{left, -9}, [2]float32{left + w, 0}, [2]float32{left, 9})
	}
	star := func(flip, mid float32) {
		fill(flip, [2]float32{mid, -8}, [2]float32{mid + 8, 0}, [2]float32{mid, 8}, [2]float32{mid - 8, 0})
	}
	flip := float32(1)
	switch e.Sign {
	case ui.SignStepBack, ui.SignTurnBack, ui.SignStarBack:
		flip = -1
	}
	switch e.Sign {
	case ui.SignPlay:
		fill(1, [2]float32{-8, -11}, [2]float32{11, 0}, [2]float32{-8, 11})
	case ui.SignPause:
		box(1, -8, 6)
		box(1, 3, 6)
	case ui.SignStepBack, ui.SignStepOn:
		box(flip, -9, 4)
		head(flip, -2, 12)
	case ui.SignTurnBack, ui.SignTurnOn:
		head(flip, -11, 11)
		head(flip, 0, 11)
	case ui.SignStarBack, ui.SignStarOn:
		head(flip, -13, 10)
		star(flip, 6)
	}
}
