package drive

import (
	"slices"
	"testing"
)

func on(ids ...string) (s Screen) {
	for _, id := range ids {
		s.Elements = append(s.Elements, Element{ID: id, Role: "button", Enabled: true})
	}
	return s
}

func TestRank(t *testing.T) {
	order := []string{"curtain.ready", "table.option.enter", "table.route.0", "table.confirm", "table.tower.NW", "table.space.m1",
		"table.option.skip", "table.space.castle"}
	last := -1
	for _, id := range order {
		n, ok := rank(Element{ID: id, Role: "target", Enabled: true})
		if !ok || n <= last {
			t.Errorf("%s is ranked %d, %v after %d", id, n, ok, last)
		}
		last = n
	}
	for _, e := range []Element{
		{ID: "table.confirm", Role: "button"},
		{ID: "table.tower.NW", Role: "info", Enabled: true},
		{ID: "table.option.back", Role: "button", Enabled: true},
		{ID: "table.cancel", Role: "button", Enabled: true},
		{ID: "table.menu", Role: "button", Enabled: true},
	} {
		if n, ok := rank(e); ok {
			t.Errorf("%s is ranked %d", e.ID, n)
		}
	}
}

func TestChoose(t *testing.T) {
	p := NewPlayer(1)
	if e, ok := p.Choose(on("table.menu", "table.cancel")); ok {
		t.Errorf("%s is pressed", e.ID)
	}
	seen := map[string]int{}
	for range 600 {
		e, ok := p.Choose(on("table.menu", "table.tower.NW", "table.tower.SE", "table.option.item.frog", "table.space.castle"))
		if !ok {
			t.Fatal("nothing is pressed")
		}
		seen[e.ID]++
	}
	if seen["table.tower.NW"] < 200 || seen["table.tower.SE"] < 200 || seen["table.option.item.frog"] < 5 || len(seen) != 3 {
		t.Errorf("pressed were %v", seen)
	}
	if e, _ := p.Choose(on("table.space.castle")); e.ID != "table.space.castle" {
		t.Errorf("%q is pressed", e.ID)
	}
	// The same seed plays alike.
	play := func() (ids []string) {
		p := NewPlayer(7)
		for range 50 {
			e, _ := p.Choose(on("table.tower.NW", "table.tower.NE", "table.tower.SE"))
			ids = append(ids, e.ID)
		}
		return ids
	}
	if !slices.Equal(play(), play()) {
		t.Error("two players of one seed differ")
	}
}
