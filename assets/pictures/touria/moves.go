package touria

import (
	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
)

// trait says what moves or shines on a kind of thing, in its own units, relative to its foot.
type trait struct {
	flags   []Flag
	mills   []Mill
	smoke   []Smoke
	windows []Light
	groves  []Grove // where fireflies are out
	fairies []Grove
	cloth   bool // the first flag has the thing's own colour
	afloat  bool // it is in the water
}

// traits lists every kind of thing.
var traits = map[string]trait{
	"castle":     {flags: CastleFlags, windows: castleWindows},
	"dragon":     {smoke: []Smoke{{19, -52.3, .6, true}}},
	"thieves":    {flags: []Flag{{25, -58, 7, hue.Royal}}, windows: []Light{{23, -36, 5}, {-14, -12, 5}}},
	"fountain":   {groves: []Grove{{4, -26, 34, 24, 7}}, fairies: []Grove{{0, -30, 16, 14, 1}}},
	"fairyoak":   {groves: []Grove{{-13, -20, 46, 24, 10}}, fairies: []Grove{{0, -24, 26, 17, 1}}, windows: []Light{{0, -5, 8}}},
	"market":     {smoke: []Smoke{{14, -53, .6, false}}, windows: []Light{{-20, -11, 6}, {20, -11, 6}}},
	"goldsmith":  {smoke: []Smoke{{12.7, -45, .8, false}}, windows: []Light{{-13.5, -17, 5}, {-21, -7, 5}, {6, -8, 5}, {16, -10, 5}}},
	"smithy":     {smoke: []Smoke{{17, -46.4, 1, false}}, windows: []Light{{-9, -5, 10}, {15, -9, 6}}},
	"inn":        {smoke: []Smoke{{9.5, -29, .75, false}}, windows: []Light{{-8.5, -13, 4.5}, {6, -7, 6}}},
	"cottage":    {smoke: []Smoke{{7.6, -16.6, .7, false}}, windows: []Light{{4, -3, 4.5}}},
	"watermill":  {smoke: []Smoke{{6, -25, .75, false}}, windows: []Light{{6, -5, 4.5}}},
	"house":      {windows: []Light{{5.7, -4.1, 5.5}}},
	"timber":     {windows: []Light{{5.7, -5, 4.5}}},
	"townhouse":  {windows: []Light{{4, -7, 4.5}, {-4, -10, 4}}},
	"church":     {windows: []Light{{6, -5, 5}}},
	"windmill":   {mills: []Mill{{0, -22, 1}}, windows: []Light{{2, -12, 4}}},
	"lighthouse": {windows: []Light{{0, -29, 13}}},
	"lists":      {flags: []Flag{{-36, -6, 11, hue.Slate}, {28, -6, 11, hue.Gold}}},
	"tent":       {flags: []Flag{{0, -19.5, 8, hue.Coral}}, cloth: true},
	"ship":       {flags: []Flag{{1, -33, 7, hue.Coral}}, afloat: true},
	"boat":       {afloat: true}, "rowboat": {afloat: true}, "serpent": {afloat: true}, "rose": {afloat: true}, "swan": {afloat: true},
	"stall": {}, "cart": {}, "well": {}, "barn": {}, "ruin": {}, "stones": {}, "jetty": {}, "unicorn": {}, "deer": {}, "sheep": {}, "cow": {},
	"signpost": {}, "haystack": {}, "beehives": {}, "scarecrow": {},
}

// CastleFlags are the castle's flags, relative to its space.
var CastleFlags = []Flag{
	{-104, -169, 9, hue.Ochre}, {-75, -128, 9, hue.Slate}, {-55, -173, 8, hue.Gold}, {4, -200, 10, hue.Coral}, {58, -185, 8, hue.Crests[0]}, {86, -145, 9, hue.Actions[5]},
}

// castleWindows are the castle's lights in the evening.
var castleWindows = []Light{
	{-108, -110, 6}, {-97, -98, 6}, {-109, -84, 6}, {-70, -76, 5}, {-84, -70, 5}, {0, -148, 6}, {8.6, -156, 5}, {-34, -142, 5}, {-56, -131, 5}, {57, -141, 5},
	{-79, -74, 5}, {-70, -83, 5}, {85, -81, 5}, {88, -99, 5}, {79, -77, 5}, {-40, -125, 5}, {-24, -130, 5}, {25, -125, 5}, {41, -130, 5},
	{-36, -62, 8}, {-12, -62, 8}, {12, -62, 8}, {36, -62, 8}, // torches
}

// place returns the map position of a point of the thing.
func (t *Thing) place(x, y float32) (float32, float32) {
	if t.Flip {
		x = -x
	}
	return t.X + x*t.Size, t.Y + y*t.Size
}

// add adds what moves on a thing.
func (a *Ambience) add(t Thing) {
	k := traits[t.Kind]
	for i, f := range k.flags {
		if i == 0 && k.cloth {
			f.C = RoofColour(t.Roof)
		}
		f.X, f.Y = t.place(f.X, f.Y)
		f.H *= t.Size
		a.Flags = append(a.Flags, f)
	}
	for _, m := range k.mills {
		m.X, m.Y = t.place(m.X, m.Y)
		m.Size *= t.Size / a.Unit
		a.Mills = append(a.Mills, m)
	}
	for _, s := range k.smoke {
		s.X, s.Y = t.place(s.X, s.Y)
		s.Size *= t.Size / a.Unit
		a.Smoke = append(a.Smoke, s)
	}
	for _, l := range k.windows {
		l.X, l.Y = t.place(l.X, l.Y)
		l.R *= t.Size
		a.Windows = append(a.Windows, l)
	}
	for _, g := range k.groves {
		g.X, g.Y = t.place(g.X, g.Y)
		a.Groves = append(a.Groves, g)
	}
	for _, g := range k.fairies {
		g.X, g.Y = t.place(g.X, g.Y)
		a.Fairies = append(a.Fairies, g)
	}
}

// move finds what moves on the map.
func (w *World) move() {
	a := &w.Land.Moves
	a.Unit = 1
	for _, t := range w.Land.Things {
		a.add(t)
	}
	waters := w.Land.Water
	for i, water := range waters[:len(waters)-len(w.Land.Rivers)] {
		if len(w.Land.Sea) <= 2 || i > 0 {
			x0, y0, x1, y1 := water.Bounds()
			a.Groves = append(a.Groves, Grove{(x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2, (y1 - y0) / 2, 4})
		}
		w.foam(water)
	}
	for i := range w.Land.Rivers {
		w.run(w.Land.Rivers[i].Course())
	}
}

// foam scatters streaks of foam over open water, where there is room and nothing floats.
func (w *World) foam(water brush.Path) {
	const stepX, stepY = 22, 9
	x0, y0, x1, y1 := water.Bounds()
	x0, x1, y1 = max(x0, -280), min(x1, MapW+280), min(y1, MapH+40)
	for row := range max(int((y1-y0)/stepY), 0) {
		for c := range max(int((x1-x0)/stepX), 0) {
			x := x0 + stepX*(float32(c)+.7*brush.Hash(c, row, 171))
			y := y0 + stepY*(float32(row)+.7*brush.Hash(c, row, 173))
			if w.open(water, x, y) && brush.Hash(c, row, 175) < .62 {
				w.Land.Moves.Foam = append(w.Land.Moves.Foam, Pt{X: x, Y: y})
			}
		}
	}
}

// open reports whether there is only water around x, y, for a streak of foam.
func (w *World) open(water brush.Path, x, y float32) bool {
	for _, d := range [5]Pt{{X: -13}, {X: 13}, {Y: -6}, {Y: 6}, {}} {
		in := false
		for _, l := range water {
			in = in != Inside(l, x+d.X, y+d.Y)
		}
		if !in {
			return false
		}
	}
	for _, q := range w.Pos {
		if dx, dy := x-q.X, y-q.Y; dx > -46 && dx < 46 && dy > -34 && dy < 34 {
			return false
		}
	}
	for _, t := range w.Land.Things {
		if dx, dy := x-t.X, y-t.Y; dx > -26*t.Size && dx < 26*t.Size && dy > -16*t.Size && dy < 10*t.Size && (traits[t.Kind].afloat || dy > -8) {
			return false
		}
	}
	return true
}

// run cuts a river's course into the stretches that no road crosses.
func (w *World) run(course brush.Line) {
	var l brush.Line
	end := func() {
		if len(l) > 3 && brush.Dist(l[0], l[len(l)-1]) > 16 {
			w.Land.Moves.Runs = append(w.Land.Moves.Runs, l)
		}
		l = nil
	}
	for _, q := range course {
		clear := q.Y < MapH
		for i := range w.Roads {
			for _, r := range w.Roads[i].Line {
				clear = clear && brush.Dist(q, r) > 15
			}
		}
		for _, s := range w.Pos {
			clear = clear && (q.X < s.X-38 || q.X > s.X+38 || q.Y < s.Y-32 || q.Y > s.Y+36)
		}
		if !clear {
			end()
			continue
		}
		l = append(l, q)
	}
	end()
}

// Inside reports whether a point is within a closed line.
func Inside(l brush.Line, x, y float32) bool {
	in := false
	for i, a := range l {
		b := l[(i+1)%len(l)]
		if (a.Y > y) != (b.Y > y) && x < a.X+(b.X-a.X)*(y-a.Y)/(b.Y-a.Y) {
			in = !in
		}
	}
	return in
}
