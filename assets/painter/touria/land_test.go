package touria

import (
	"encoding/json"
	"os"
	"testing"

	"touria.games/touria/assets/brush"
	"touria.games/touria/assets/painter/art"
	"touria.games/touria/assets/pictures"
	tpics "touria.games/touria/assets/pictures/touria"
	"touria.games/touria/rules/touria"
)

// otherWorld is a board unlike the built-in one: mirrored, with its middle shifted, a lake in the
// north and no sea.
func otherWorld(t *testing.T) tpics.World {
	t.Helper()
	data, err := os.ReadFile("../../../rules/touria/data/touria.json")
	if err != nil {
		t.Fatal(err)
	}
	var f map[string]any
	if err := json.Unmarshal(data, &f); err != nil {
		t.Fatal(err)
	}
	for _, s := range f["spaces"].([]any) {
		q := s.(map[string]any)
		q["x"], q["y"] = 1-q["x"].(float64), .1+.86*q["y"].(float64)
	}
	for _, r := range f["roads"].([]any) {
		for _, v := range r.(map[string]any)["via"].([]any) {
			q := v.([]any)
			q[0], q[1] = 1-q[0].(float64), .1+.86*q[1].(float64)
		}
	}
	if data, err = json.Marshal(f); err != nil {
		t.Fatal(err)
	}
	b, err := touria.ParseBoard(data)
	if err != nil {
		t.Fatal(err)
	}
	l, err := tpics.ParseLandscape([]byte(`{
		"name": "other", "horizon": 60,
		"lakes": [[[500, 200], [560, 190], [600, 220], [560, 250], [510, 240]]],
		"rivers": [{"line": [[560, 240], [540, 330], [600, 420], [560, 600]], "from": 6, "to": 14}],
		"ranges": [{"y": 40, "gap": 90, "w": 120, "h": 36, "far": 0.6}], "peaks": [{"x": 300, "y": 70, "w": 90, "h": 50}],
		"hills": [{"x": 200, "y": 400, "w": 90, "h": 20}], "fields": [{"crop": "vines", "corners": [[240, 480], [290, 476], [294, 500], [242, 506]]}],
		"woods": [{"x": 424, "y": 300, "rx": 420, "ry": 240, "n": 500, "trees": "oak lime birch willow poplar fir pine dark dead apple autumn blossom"}],
		"things": [{"kind": "castle", "at": "castle"}, {"kind": "dragon", "at": "dragon", "y": -14}, {"kind": "church", "at": "goldsmith", "x": -60}, {"kind": "watermill", "x": 520, "y": 420}]
	}`))
	if err != nil {
		t.Fatal(err)
	}
	return tpics.NewWorldIn(b, l)
}

// worlds are the boards of the tests below.
func worlds(t *testing.T) map[string]tpics.World {
	return map[string]tpics.World{"built in": tpics.NewWorld(touria.DefaultBoard()), "other": otherWorld(t)}
}

// Every kind of thing and tree that a landscape may name can be painted.
func TestKindsArePainted(t *testing.T) {
	w := tpics.NewWorld(touria.DefaultBoard())
	for _, th := range w.Land.Things {
		if _, ok := sites[th.Kind]; !ok && th.Kind != "castle" {
			t.Errorf("nothing paints %q", th.Kind)
		}
	}
	for kind := range sites {
		if !tpics.HasThing(kind) {
			t.Errorf("a landscape cannot name %q", kind)
		}
	}
	for _, g := range w.Land.Woods {
		if len(leavesOf(g.Trees)) == 0 {
			t.Errorf("the wood at %v, %v has no known tree in %q", g.X, g.Y, g.Trees)
		}
	}
}

// paintWorld paints a board with k pixels per map unit, and returns the position of the map in the
// picture.
func paintWorld(w tpics.World, k float32) (pic pictures.Picture, ox, oy int) {
	scene, _ := tpics.KindBoard.Scene()
	x0, y0, x1, y1 := scene.Extent[0], scene.Extent[1], scene.Extent[2], scene.Extent[3]
	j := art.NewJob(pictures.Spec{Kind: tpics.KindBoard, W: uint16((x1 - x0) * k), H: uint16((y1 - y0) * k), Scale: k})
	boardSteps(j, &w)
	return j.Run(), int(-x0 * k), int(-y0 * k)
}

// Every road can be followed by eye: on both boards most points along its middle are as light as
// sand.
func TestRoadsVisible(t *testing.T) {
	for name, w := range worlds(t) {
		pic, ox, oy := paintWorld(w, 1)
		for i, r := range w.Roads {
			seen, all := 0, 0
			for _, q := range w.Even(i, 60) {
				near := false
				for s, o := range w.Pos {
					sw, sh := tpics.SpaceSize(touria.Space(s))
					if touria.Space(s) == touria.AtBridge { // its arches are stone as well
						sw, sh = 104, 58
					}
					near = near || abs(q.X-o.X) < sw/2+5 && abs(q.Y-o.Y) < sh/2+8
				}
				for _, river := range w.Land.Rivers { // its planks are brown
					for _, o := range river.Course() {
						near = near || brush.Dist(q, o) < river.To+9
					}
				}
				x, y := int(q.X), int(q.Y)
				if near || x < 1 || y < 1 || x > tpics.MapW-2 || y > tpics.MapH-2 {
					continue
				}
				all++
				light := false
				for dy := -2; dy <= 2; dy++ {
					for dx := -2; dx <= 2; dx++ {
						c := pic.Img.RGBAAt(ox+x+dx, oy+y+dy)
						light = light || c.R > 200 && c.R > c.G+8 && c.G > c.B+16 && c.B > 110
					}
				}
				if light {
					seen++
				}
			}
			if seen*100 < all*75 { // a mine's shadow may fall on a short road
				t.Errorf("%s: of the road %d-%d %d of %d points are seen", name, r.A, r.B, seen, all)
			}
		}
	}
}

// Nothing is on a road or a space; what belongs to a space is behind it.
func TestSpacesFree(t *testing.T) {
	for name, w := range worlds(t) {
		j := &Job{Spec: pictures.Spec{Kind: tpics.KindBoard}, Canvas: brush.NewCanvas(1348, 864)}
		l := newLand(j, &w)
		for _, th := range w.Land.Things {
			s, ok := sites[th.Kind]
			if !ok || th.At != "" || s.w == 0 {
				continue
			}
			for _, q := range l.marks {
				if abs(q.X-th.X) < s.w*th.Size*.6+5 && q.Y < th.Y+6 && q.Y > th.Y-s.tall*th.Size*.8 {
					t.Errorf("%s: the %s at %v, %v stands on a road at %v", name, th.Kind, th.X, th.Y, q)
					break
				}
			}
			for sp, q := range w.Pos {
				sw, sh := tpics.SpaceSize(touria.Space(sp))
				if abs(q.X-th.X) < sw/2+s.w*th.Size*.7 && th.Y > q.Y-sh/2-3 && th.Y-s.tall*th.Size*.8 < q.Y+sh/2 {
					t.Errorf("%s: the %s at %v, %v stands on space %d", name, th.Kind, th.X, th.Y, sp)
				}
			}
		}
		l.groves()
		for _, th := range l.things {
			if th.cost < 3 { // tufts and flowers
				continue
			}
			for sp, q := range w.Pos {
				if abs(th.x-q.X) < 34 && abs(th.y-q.Y) < 24 {
					t.Errorf("%s: a tree at %v, %v grows on space %d", name, th.x, th.y, sp)
				}
			}
		}
	}
}
