package touria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	tpics "touria.games/touria/assets/pictures/touria"
)

// field is a field given by its four corners. Rows run along its second and fourth edge.
type field struct {
	crop string
	q    brush.Line
	n    int
}

// at returns the point at u along the first edge and v down to the third.
func (f *field) at(u, v float32) Pt {
	a, b, c, d := f.q[0], f.q[1], f.q[2], f.q[3]
	x0, y0 := a.X+(b.X-a.X)*u, a.Y+(b.Y-a.Y)*u
	x1, y1 := d.X+(c.X-d.X)*u, d.Y+(c.Y-d.Y)*u
	// The ground bulges a little between the hedges.
	bulge := 16 * u * (1 - u) * v * (1 - v)
	return Pt{X: x0 + (x1-x0)*v + bulge*1.2, Y: y0 + (y1-y0)*v - bulge*1.6}
}

// row returns the line at u, from the first edge to the third.
func (f *field) row(u float32) brush.Path {
	l := make(brush.Line, 7)
	for i := range l {
		l[i] = f.at(u, float32(i)/6)
	}
	return brush.Path{l}
}

// under reports whether something at x, y of height tall is in the field, or in front of it so that
// it hides the field's foot.
func (f *field) under(x, y, tall float32) bool {
	return tpics.Inside(f.q, x, y) || tpics.Inside(f.q, x, y-tall) || tpics.Inside(f.q, x-5, y) || tpics.Inside(f.q, x+5, y)
}

// colours returns the colours of the field: base, deep, and rows.
func (f *field) colours() (base, deep, row hue.C) {
	switch f.crop {
	case "barley":
		return hue.Hex(0xd9d38a), hue.Hex(0xb9b86a), hue.Hex(0x9a9a52)
	case "cabbage":
		return hue.Hex(0xb08f68), hue.Hex(0x8f7254), hue.Hex(0x6f9a55)
	case "lavender":
		return hue.Hex(0xb7c48a), hue.Hex(0x9fae78), hue.Hex(0x9a7bb8)
	case "vines":
		return hue.Hex(0xd8c08a), hue.Hex(0xb99a6a), hue.Hex(0x5f8a4c)
	case "orchard":
		return hue.Hex(0xb9cd7c), hue.Hex(0x97b566), hue.Hex(0x7c9a52)
	case "fallow":
		return hue.Hex(0xc09a72), hue.Hex(0x9a7658), hue.Hex(0x7c5a44)
	}
	return hue.Hex(0xf0cf74), hue.Hex(0xd3a347), hue.Hex(0xb07f30)
}

// fieldGround paints the fields, below everything on the board.
func (l *land) fieldGround() {
	for i := range l.fields {
		f := &l.fields[i]
		if x0, _, x1, _ := (brush.Path{f.q}).Bounds(); x1 < l.x0 || x0 > l.x1 {
			continue
		}
		l.j.Add(func() { f.paint(l.p) })
	}
}

func (f *field) paint(p brush.Pen) {
	base, deep, row := f.colours()
	edge := brush.Line{}
	for k := range 4 {
		for i := range 8 {
			t := float32(i) / 8
			switch k {
			case 0:
				edge = append(edge, f.at(t, 0))
			case 1:
				edge = append(edge, f.at(1, t))
			case 2:
				edge = append(edge, f.at(1-t, 1))
			default:
				edge = append(edge, f.at(0, 1-t))
			}
		}
	}
	x0, y0, x1, y1 := brush.Path{edge}.Bounds()
	area := brush.Path{edge}.Rough(.7, 7, f.n)
	p.Fill(col(hue.Lit(base, .18)).To(deep, x0, y0, x1, y1).Drift(hue.Mix(base, deep, .8), .7, 14).Edge(.35, 1.6), area)
	in := p.Within(area)
	n := max(int(brush.Dist(f.q[0], f.q[1])/3.1), 5)
	for i := range n {
		u := (float32(i) + .5) / float32(n)
		line := f.row(u)
		switch f.crop {
		case "cabbage", "vines", "lavender":
			in.Line(even(1.2, hue.Shade(deep, .3)).Alpha(.5), line.Move(.5, .7))
			m := int(brush.Dist(line[0][0], line[0][6]) / 2.3)
			for k := range m {
				q := f.at(u, (float32(k)+.5)/float32(m))
				r := float32(1.15)
				if f.crop == "vines" {
					in.Line(even(.5, hue.WoodDark), brush.Poly(q.X, q.Y+1, q.X, q.Y-2))
					r = 1.3
				}
				c := hue.Mix(row, hue.Lit(row, .4), brush.Hash(k, i, f.n))
				in.Fill(col(hue.Shade(row, .5)), brush.Circle(q.X+.25, q.Y+.3, r))
				in.Fill(col(c), brush.Circle(q.X, q.Y, r*.9))
			}
		default:
			in.Line(nib(1).Tint(row).Alpha(.75).Dry(.4), line)
			in.Line(even(.9, hue.Lit(base, .5)).Alpha(.55).Dry(.5), line.Move(1.1, -.2))
		}
	}
	if f.crop == "wheat" {
		for i := range 5 { // sheaves on the cut part
			q := f.at(.15+.7*brush.Hash(i, f.n, 3), .2+.65*brush.Hash(i, f.n, 4))
			s := p.At(q.X, q.Y, .8)
			footShade(s, 3, 3)
			s.Shape(col(hue.Hex(0xf6dc86)).To(hue.Hex(0xb98a3c), -1.4, 0, 1.6, 0), .7, brush.Poly(-1.8, 0, -.7, -2, -2, -4.4, 0, -3.8, 2, -4.4, .7, -2, 1.8, 0))
		}
	}
	p.Loop(nib(.8).Tint(hue.Mix(hue.Ink, deep, .3)).Alpha(.6), area)
}

// hedges adds hedges along the edges of fields, one where two fields meet.
func (l *land) hedges() {
	var done []Pt // midpoints of edges
	for i := range l.fields {
		f := &l.fields[i]
		if f.crop == "orchard" {
			l.orchard(f)
		}
		for k := range 4 {
			a, b := f.q[k], f.q[(k+1)%4]
			m := Pt{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2}
			twice := false
			for _, o := range done {
				twice = twice || brush.Dist(o, m) < 3
			}
			if twice {
				continue
			}
			done = append(done, m)
			n := int(brush.Dist(a, b) / 4.2)
			for s := range n {
				h := func(c int) float32 { return brush.Hash(s, i*4+k, c) }
				if h(1) < .16 || s == n/2 && k == 1 { // gaps as entrances
					continue
				}
				t := (float32(s) + .3 + .4*h(2)) / float32(n)
				x, y := a.X+(b.X-a.X)*t, a.Y+(b.Y-a.Y)*t
				if x < l.x0 || x > l.x1 || y > l.y1+2 || l.nearRoad(x, y, 11) {
					continue
				}
				seed, size := i*97+k*31+s, .5+.22*h(3)
				if h(4) < .07 {
					l.things = append(l.things, thing{x, y, 6, func(p brush.Pen) { apple(p.At(x, y, .8), seed) }})
					continue
				}
				l.things = append(l.things, thing{x, y, 3, func(p brush.Pen) { bush(p.At(x, y+1, size), seed) }})
			}
		}
	}
}

// orchard adds the fruit trees of a field, in rows.
func (l *land) orchard(f *field) {
	rows, cols := max(int(brush.Dist(f.q[1], f.q[2])/8), 1), max(int(brush.Dist(f.q[0], f.q[1])/10), 1)
	for v := range rows {
		for u := range cols {
			q := f.at((float32(u)+.5)/float32(cols), (float32(v)+.7)/float32(rows))
			if q.X < l.x0 || q.X > l.x1 || l.nearRoad(q.X, q.Y, 10) {
				continue
			}
			seed := f.n*71 + v*9 + u
			l.things = append(l.things, thing{q.X, q.Y, 6, func(p brush.Pen) { apple(p.At(q.X, q.Y, .68+.1*brush.Hash(seed, 1, 2)), seed) }})
		}
	}
}
