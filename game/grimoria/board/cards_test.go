package board

import (
	"math"
	"math/rand/v2"
	"testing"

	"touria.games/touria/game/ui"
)

// Cards have the shape of cards, are equally large, lie in their room beside each other, and one more never makes them larger.
func TestCards(t *testing.T) {
	rng := rand.New(rand.NewPCG(9, 1))
	for range 3000 {
		room, n, most, gap := anyRoom(rng, 120, 900), 1+rng.IntN(12), 60+rng.Float32()*120, rng.Float32()*8
		list := Cards(room, n, most, gap)
		if len(list) != n {
			t.Fatalf("%d cards, not %d", len(list), n)
		}
		for _, r := range list {
			if !inside(r, room) || r.W > most || r.W != list[0].W || math.Abs(float64(r.W/r.H-CardRatio)) > .001 {
				t.Fatalf("of %d cards one lies at %v of %v, at most %v wide", n, r, room, most)
			}
			if !inside(Band(r), r) {
				t.Fatalf("the name of %v is at %v", r, Band(r))
			}
		}
		if err := apart(list...); err != nil {
			t.Fatalf("%d cards in %v: %v", n, room, err)
		}
		if more := Cards(room, n+1, most, gap); more[0].W > list[0].W+.5 {
			t.Fatalf("%d cards in %v are %v wide, one more makes them %v", n, room, list[0].W, more[0].W)
		}
	}
	if Cards(ui.Box(0, 0, 10, 10), 0, 100, 4) != nil {
		t.Error("no card has a place")
	}
}

// A plate lies in its cell, and leaves room for the name beside or below it.
func TestPlates(t *testing.T) {
	rng := rand.New(rand.NewPCG(9, 2))
	for range 3000 {
		cell := ui.Box(rng.Float32()*100, rng.Float32()*100, 60+rng.Float32()*300, 44+rng.Float32()*160)
		for _, f := range []CellForm{PlateBeside, PlateAbove, PlateAlone} {
			p := PlateOf(cell, f)
			if !inside(p, cell) || p.W != p.H || p.Empty() {
				t.Fatalf("the plate of form %d lies at %v of %v", f, p, cell)
			}
			e := ui.Element{Rect: cell, Marked: f == PlateAlone, Below: f == PlateAbove}
			if CellPlate(&e) != p {
				t.Fatalf("form %d of %v is drawn as another", f, cell)
			}
		}
		if p := PlateOf(cell, PlateBeside); p.X+p.W-cell.X > cell.W/2 {
			t.Fatalf("the plate %v leaves no room in %v", p, cell)
		}
	}
}

// What lies on a card of the reveal, and in the box of a change, lies in it.
func TestParts(t *testing.T) {
	rng := rand.New(rand.NewPCG(9, 3))
	for range 3000 {
		r := ui.Box(rng.Float32()*100, rng.Float32()*100, 100+rng.Float32()*120, 140+rng.Float32()*60)
		head, crest := VerdictHead(r), VerdictCrest(r)
		if !inside(head, r) || !inside(crest, head) {
			t.Fatalf("the head of %v is %v, its crest %v", r, head, crest)
		}
		for _, below := range []bool{false, true} {
			if p := VerdictPlate(r, below); !inside(p, r) || p.Overlaps(head) || p.Empty() {
				t.Fatalf("the plate of %v is %v", r, p)
			}
		}
		if d := VerdictRank(r); r.X-d.X != RankOut || crest.Overlaps(d) && crest.X < d.X {
			t.Fatalf("the place in the order of %v is %v", r, d)
		}
		h := 26 + rng.Float32()*30
		box := ui.Box(r.X, r.Y, ChangeLeast(h)+rng.Float32()*80, h)
		was, arrow, now := ChangeParts(box)
		for _, p := range []ui.Rect{was, arrow, now} {
			if !inside(p, box) {
				t.Fatalf("a part of the change %v is %v", box, p)
			}
		}
		if err := apart(was, arrow, now); err != nil {
			t.Fatalf("the change %v: %v", box, err)
		}
	}
}
