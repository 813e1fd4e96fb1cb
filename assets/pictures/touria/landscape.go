package touria

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"fmt"

	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/hue"
	"touria.games/touria/rules/touria"
)

//go:embed landscape.json
var defaultLandscape []byte

// Landscape describes the land between and around the spaces of a board: a board file and a
// landscape make a map. Lengths are map units; x below 0 and above MapW is land that only wide
// windows show. Lists are painted in order or by depth, never at random, so the same data give the
// same picture.
type Landscape struct {
	Name    string
	Horizon float32  // y at which the mountains' feet meet the meadow
	Sea     Spots    // the area of the sea, its coast first; empty for none
	Islands []Spots  // areas of land within the sea
	Lakes   []Spots  // areas of water in the land
	Rivers  []River  // from the spring to the mouth
	Ranges  []Range  // rows of far mountains, from the farthest
	Peaks   []Peak   // the near ones
	Ground  []Ground // large stains that colour the meadow
	Hills   []Hill   // soft rises
	Fields  []Field  // fields; neighbours with the same corners share a hedge
	Woods   []Wood   // where trees grow in clusters
	Things  []Thing  // everything that stands, swims or lives somewhere
}

// Spots is a sequence of points [x, y].
type Spots [][2]float32

// Line returns the spots as a line.
func (s Spots) Line() brush.Line {
	l := make(brush.Line, len(s))
	for i, q := range s {
		l[i] = Pt{X: q[0], Y: q[1]}
	}
	return l
}

// River is a river, From wide at its spring and To wide at its mouth.
type River struct {
	Line     Spots
	From, To float32
}

// Range is a row of mountains at y, one every Gap; Far, from 0 to 1, is how hazy they are.
type Range struct{ Y, Gap, W, H, Far float32 }

// Peak is a mountain with the middle of its foot at X, Y.
type Peak struct{ X, Y, W, H, Far float32 }

// Ground is a stain on the meadow: scree, forest, garden, straw, sand, bare,
// light or cool; A is its opacity.
type Ground struct {
	Tint         string
	X, Y, RX, RY float32
	A            float32
}

// Hill is a soft rise with the middle of its foot at X, Y.
type Hill struct{ X, Y, W, H float32 }

// Field is a field with four corners in turn; its rows run from the first
// edge to the third. The crops are wheat, barley, cabbage, lavender, vines,
// orchard and fallow.
type Field struct {
	Crop    string
	Corners Spots
}

// Wood is an ellipse in which N trees grow if there is room. Trees names their kinds, with repeats
// for a larger share: oak, lime, birch, willow, poplar, fir, pine, dark, dead, autumn, blossom.
type Wood struct {
	X, Y, RX, RY float32
	N            int
	Trees        string
}

// Thing is something on the map. With At, the name of a space, X and Y are relative to that space,
// so that it moves with the space.
type Thing struct {
	Kind string
	At   string
	X, Y float32
	Size float32 // 1 unless given
	Roof string  // the colour of roof, cloth or sail: coral, slate, royal, ochre, leaf
	Flip bool    // mirrored
	N    int     // number of animals, for flocks
}

// Land is a landscape placed on a board, with everything in it that moves. Moving things are not
// part of the painted board; the screen draws them.
type Land struct {
	*Landscape
	Things []Thing      // as in the landscape, but in map coordinates
	Water  []brush.Path // sea without its islands, lakes, rivers
	Moves  Ambience
}

// HasThing reports whether there is a kind of thing with the name.
func HasThing(kind string) bool { _, ok := traits[kind]; return ok }

// DefaultLandscape returns the landscape of the board "touria", which is built in.
func DefaultLandscape() *Landscape {
	l, err := ParseLandscape(defaultLandscape)
	if err != nil {
		panic(err) // a test parses the embedded file
	}
	return l
}

// ParseLandscape reads a landscape. It refuses unknown fields and things.
func ParseLandscape(data []byte) (*Landscape, error) {
	l := new(Landscape)
	dec := json.NewDecoder(bytes.NewReader(data))
	dec.DisallowUnknownFields()
	if err := dec.Decode(l); err != nil {
		return nil, fmt.Errorf("landscape: %w", err)
	}
	for i, t := range l.Things {
		if !HasThing(t.Kind) {
			return nil, fmt.Errorf("landscape %s: thing %d is of the unknown kind %q", l.Name, i, t.Kind)
		}
	}
	for i, f := range l.Fields {
		if len(f.Corners) != 4 {
			return nil, fmt.Errorf("landscape %s: field %d has %d corners", l.Name, i, len(f.Corners))
		}
	}
	for i, r := range l.Rivers {
		if len(r.Line) < 2 {
			return nil, fmt.Errorf("landscape %s: river %d is a point", l.Name, i)
		}
	}
	return l, nil
}

// NewLand places a landscape on a board. It leaves out things at a space that the board does not
// have.
func NewLand(b *touria.Board, l *Landscape) Land {
	land := Land{Landscape: l}
	for _, t := range l.Things {
		if t.Size == 0 {
			t.Size = 1
		}
		if t.At != "" {
			s, ok := b.SpaceByName(t.At)
			if !ok {
				continue
			}
			q := b.Pos(s)
			t.X, t.Y = t.X+q.X*MapW, t.Y+q.Y*MapH
		}
		land.Things = append(land.Things, t)
	}
	if len(l.Sea) > 2 {
		sea := turning(brush.Smooth(l.Sea.Line(), false), 1)
		for _, i := range l.Islands {
			sea = append(sea, turning(brush.Smooth(i.Line(), true), -1)...)
		}
		land.Water = append(land.Water, sea)
	}
	for _, s := range l.Lakes {
		land.Water = append(land.Water, brush.Smooth(s.Line(), true))
	}
	for _, r := range l.Rivers {
		land.Water = append(land.Water, r.Area())
	}
	return land
}

// turning returns the path with all lines oriented as sign says, so that lines of the other sign
// cut holes.
func turning(p brush.Path, sign float32) brush.Path {
	out := make(brush.Path, len(p))
	for i, l := range p {
		out[i] = l
		if brush.Area(l)*sign < 0 {
			out[i] = brush.Path{l}.Rev()[0]
		}
	}
	return out
}

// Course returns the river's middle as a smooth line.
func (r *River) Course() brush.Line { return brush.Smooth(r.Line.Line(), false)[0] }

// Area returns the river's surface, with slightly irregular banks.
func (r *River) Area() brush.Path { return Ribbon(r.Course(), r.From, r.To) }

// Ribbon returns a line as an area that is w0 wide at its start and w1 at its end, with slightly
// irregular edges.
func Ribbon(line brush.Line, w0, w1 float32) brush.Path {
	n := len(line)
	left, right := make(brush.Line, n), make(brush.Line, n)
	for i, q := range line {
		a, b := line[max(i-1, 0)], line[min(i+1, n-1)]
		d := max(brush.Dist(a, b), .01)
		w := (w0 + (w1-w0)*float32(i)/float32(n-1)) / 2 * (1 + .18*brush.Noise(q.X/13, q.Y/13, 7))
		nx, ny := -(b.Y-a.Y)/d*w, (b.X-a.X)/d*w
		left[i], right[n-1-i] = Pt{X: q.X + nx, Y: q.Y + ny}, Pt{X: q.X - nx, Y: q.Y - ny}
	}
	return brush.Path{brush.Cat(left, right)}
}

// RoofColour returns the colour of a roof, cloth or sail by its name.
func RoofColour(name string) hue.C {
	switch name {
	case "slate":
		return hue.Slate
	case "royal":
		return hue.Royal
	case "ochre":
		return hue.Ochre
	case "leaf":
		return hue.Hex(0x5f9a5c)
	}
	return hue.Coral
}
