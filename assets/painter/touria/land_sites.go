package touria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	tpics "touria.games/touria/assets/pictures/touria"
)

// site says how to paint a kind of thing: half the width and the depth of its footprint, its
// height, and the painting function.
type site struct {
	w, d, tall float32
	paint      func(p brush.Pen, t tpics.Thing, seed int)
}

// plain is a site whose painting needs only a pen.
func plain(w, d, tall float32, paint func(p brush.Pen)) site {
	return site{w, d, tall, func(p brush.Pen, _ tpics.Thing, _ int) { paint(p) }}
}

// roofed is a house whose painting needs its roof and whether it is mirrored.
func roofed(w, d, tall float32, paint func(p brush.Pen, roof hue.C, seed int, mirrored bool)) site {
	return site{w, d, tall, func(p brush.Pen, t tpics.Thing, seed int) { paint(p, tpics.RoofColour(t.Roof), seed, t.Flip) }}
}

// sites are the kinds of things of tpics.Thing. The castle is not among
// them: it is painted in parts.
var sites = map[string]site{
	"dragon": plain(58, 20, 70, dragonLair), "thieves": plain(44, 20, 60, thievesCave), "fountain": plain(30, 20, 48, greatFountain), "fairyoak": plain(27, 18, 52, fairyOak),
	"market": plain(34, 20, 46, marketHall), "goldsmith": plain(34, 20, 40, goldsmithHouse), "smithy": plain(36, 20, 42, smithy), "lists": plain(40, 10, 16, lists),
	"stall": {12, 8, 18, func(p brush.Pen, t tpics.Thing, _ int) { stall(p, tpics.RoofColour(t.Roof)) }},
	"tent":  {11, 8, 26, func(p brush.Pen, t tpics.Thing, _ int) { tent(p, 10, tpics.RoofColour(t.Roof)) }},
	"house": roofed(13, 8, 20, house), "timber": roofed(13, 8, 20, timber), "townhouse": roofed(11, 8, 28, townhouse), "barn": roofed(18, 9, 18, barn),
	"cottage":   {14, 8, 14, func(p brush.Pen, t tpics.Thing, seed int) { cottage(p, seed, t.Flip) }},
	"inn":       {20, 10, 26, func(p brush.Pen, t tpics.Thing, seed int) { inn(p, tpics.RoofColour(t.Roof), seed) }},
	"watermill": {22, 9, 22, func(p brush.Pen, t tpics.Thing, seed int) { watermill(p, tpics.RoofColour(t.Roof), seed) }},
	"church":    {18, 10, 44, func(p brush.Pen, _ tpics.Thing, seed int) { church(p, seed) }},
	"windmill":  plain(16, 8, 40, windmill), "well": plain(7, 5, 12, well), "ruin": plain(13, 7, 20, ruin), "lighthouse": plain(11, 8, 36, lighthouse), "jetty": plain(0, 0, 4, jetty), "stones": plain(13, 9, 10, stoneCircle),
	"signpost": plain(7, 4, 11, signpost), "haystack": {6, 4, 9, func(p brush.Pen, _ tpics.Thing, seed int) { haystack(p, seed) }}, "beehives": plain(8, 4, 6, beehives), "scarecrow": plain(5, 2, 14, scarecrow), "cart": plain(10, 5, 10, cart),
	"unicorn": plain(16, 8, 22, unicorn), "deer": plain(8, 4, 17, deer), "cow": plain(9, 4, 7, cow),
	"sheep": {16, 10, 6, func(p brush.Pen, t tpics.Thing, seed int) { flock(p, t.N, seed) }},
	"swan":  plain(0, 0, 7, swan), "rowboat": plain(0, 0, 4, rowboat), "ship": plain(0, 0, 36, ship), "serpent": plain(0, 0, 24, serpent), "rose": plain(0, 0, 0, compassRose),
	"boat": {0, 0, 18, func(p brush.Pen, t tpics.Thing, _ int) { boat(p, tpics.RoofColour(t.Roof)) }},
}

// hills paints soft rises where the meadow would otherwise be empty.
func (l *land) hills() {
	for i, q := range l.w.Land.Hills {
		if q.X > l.x0-q.W && q.X < l.x1+q.W {
			hill(l.p.At(q.X, q.Y, 1), q.W, q.H, i)
		}
	}
}

// place adds the things of the landscape. Those at a space are behind it, so that they show above
// the emblem.
func (l *land) place() {
	for i, t := range l.w.Land.Things {
		if t.Kind == "castle" {
			for k, part := range castleParts(false) {
				l.things = append(l.things, thing{t.X, t.Y - 36 + float32(k)*.01, 60, func(p brush.Pen) { part(p.At(t.X, t.Y, t.Size)) }})
			}
			continue
		}
		s := sites[t.Kind]
		if t.At == "" && l.cut(t.X, t.Y, s) {
			continue
		}
		l.things = append(l.things, thing{t.X, t.Y, 30, func(p brush.Pen) {
			p = p.At(t.X, t.Y, t.Size)
			if t.Flip {
				p = p.Stretch(-1, 1)
			}
			s.paint(p, t, i)
		}})
	}
}

// cut reports whether the frame would cut off, or a tower cover, a thing with its foot at x, y.
func (l *land) cut(x, y float32, s site) bool {
	m := max(s.w, 14)
	if x < l.x0+m+4 || x > l.x1-m-4 || y > l.y1-2 || y-s.tall < l.y0+2 {
		return true
	}
	for _, b := range l.towers {
		if x > b.x0-m*.5 && x < b.x1+m*.5 && y > b.y0+24 && y < b.y1+s.tall*.5 {
			return true
		}
	}
	return false
}

// blocked reports whether a tree with its foot at x, y would be on, or hide, something that
// matters.
func (l *land) blocked(x, y, tall float32) bool {
	for _, t := range l.w.Land.Things {
		if t.Kind == "castle" {
			if x > t.X-126 && x < t.X+126 && y > t.Y-212 && y < t.Y-12+tall*.35 && (y > t.Y-80 || abs(x-t.X) < 112) {
				return true
			}
			continue
		}
		s := sites[t.Kind]
		if w := s.w*t.Size + 5; s.w > 0 && x > t.X-w && x < t.X+w && y > t.Y-s.d*t.Size && y < t.Y+3+min(tall, s.tall)*.7 {
			return true
		}
	}
	for i := range l.fields {
		if l.fields[i].under(x, y, tall*.45) {
			return true
		}
	}
	for t := range l.towers {
		if b := l.towers[t]; x > b.x0-4 && x < b.x1+4 && y > b.y0+30 && y < b.y1+10 {
			return true
		}
	}
	for _, q := range l.w.Pos {
		if dx, dy := x-q.X, y-q.Y; dx > -42 && dx < 42 && dy > -32 && dy < 26+tall {
			return true
		}
	}
	for _, q := range l.marks {
		if dx, dy := x-q.X, y-q.Y; dx > -13 && dx < 13 && dy > -7 && dy < 5+tall*.8 {
			return true
		}
	}
	for _, r := range l.rivers {
		for _, q := range r.course {
			if dx, dy := x-q.X, y-q.Y; dx > -6-r.w*.6 && dx < 6+r.w*.6 && dy > -4 && dy < 10 {
				return true
			}
		}
	}
	return l.wet(x-7, y) || l.wet(x+7, y-2) || l.wet(x, y+4) || l.wet(x, y-6) || y < l.w.Land.Horizon+2
}

// groves scatters trees in clusters, with small things between them. An even scatter would look
// like wallpaper.
func (l *land) groves() {
	type spot struct{ x, y float32 }
	var taken []spot
	for gi, g := range l.w.Land.Woods {
		kinds := leavesOf(g.Trees)
		if len(kinds) == 0 || g.X+g.RX < l.x0 || g.X-g.RX > l.x1 {
			continue
		}
		grown := 0
		for i := range g.N * 3 {
			seed := gi*331 + i
			h := func(n int) float32 { return brush.Hash(seed, n, 7) }
			s, c := brush.SinCos(h(1) * 360)
			r := .08 + .92*h(2)
			x, y := g.X+g.RX*c*r, g.Y+g.RY*s*r
			k := kinds[int(h(4)*float32(len(kinds))*.9999)]
			if grown >= g.N || x < l.x0 || x > l.x1 || y > l.y1+10 || l.blocked(x, y, k.tall) {
				continue
			}
			close := false
			for _, t := range taken {
				if dx, dy := x-t.x, (y-t.y)*1.7; dx*dx+dy*dy < 74 {
					close = true
					break
				}
			}
			if close {
				continue
			}
			taken = append(taken, spot{x, y})
			grown++
			size := .66 + .28*h(3) + y/tpics.MapH*.12
			l.things = append(l.things, thing{x, y, 6, func(p brush.Pen) { k.paint(p.At(x, y, size), seed) }})
		}
	}
	small := func(x, y float32, paint func(p brush.Pen)) {
		l.things = append(l.things, thing{x, y, 2, func(p brush.Pen) { paint(p.At(x, y, 1)) }})
	}
	for i := range int((l.x1 - l.x0) * .95) {
		h := func(n int) float32 { return brush.Hash(i, n, 113) }
		x, y := l.x0+(l.x1-l.x0)*h(1), l.w.Land.Horizon+8+(l.y1-l.w.Land.Horizon)*h(2)
		if l.blocked(x, y, 6) || l.nearRoad(x, y, 11) {
			continue
		}
		switch {
		case i%17 == 0:
			small(x, y, func(p brush.Pen) { rock(p, 1.8+2*h(3), i) })
		case i%13 == 0:
			small(x, y, func(p brush.Pen) { bush(p, i) })
		case i%5 == 0:
			small(x, y, func(p brush.Pen) { flowers(p, 4+4*h(3), i) })
		default:
			small(x, y, func(p brush.Pen) { tuft(p, i) })
		}
	}
}
