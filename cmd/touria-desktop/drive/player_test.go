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
	order := []string{"curtain.ready", "table.option.enter", "table.option.act.thief", "table.confirm", "table.tower.NW", "table.space.m1",
		"table.option.skip"}
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
		{ID: "table.space.castle", Role: "target", Enabled: true, Label: "Castle"},
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
	step := Element{ID: "table.space.castle", Role: "target", Enabled: true, Label: "Castle: Go to the castle"}
	if e, _ := p.Choose(Screen{Elements: []Element{step}}); e.ID != step.ID {
		t.Errorf("%q is pressed", e.ID)
	}
	// The same seed makes the same choices.
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

func TestKeyFor(t *testing.T) {
	towers := on("table.option.enter", "table.tower.NW")
	towers.Elements[1].Role, towers.Elements[1].Value = "target", "1"
	chosen := on("table.route.0", "table.tower.NW", "table.tower.NE")
	chosen.Elements[1].Role, chosen.Elements[1].Checked = "target", true
	chosen.Elements[2].Role = "target"
	picked := on("table.route.0", "table.route.1", "table.option.skip", "table.option.back", "table.confirm")
	focused := picked
	focused.Focus = "table.route.1"
	for _, c := range []struct {
		s    Screen
		id   string
		want rune
	}{
		{towers, "table.tower.NW", '1'},
		{towers, "table.option.enter", 0},
		{chosen, "table.route.0", 0},
		{chosen, "table.tower.NE", 0},
		{picked, "table.route.1", 0},
		{picked, "table.option.skip", '3'},
		{picked, "table.option.back", 0},
		{picked, "table.confirm", enter},
		{focused, "table.confirm", 0},
	} {
		e, _ := c.s.Find(c.id)
		key, ok := KeyFor(c.s, e)
		if !ok {
			key = 0
		}
		if key != c.want {
			t.Errorf("%s is pressed by %q, want %q", c.id, key, c.want)
		}
	}
}
