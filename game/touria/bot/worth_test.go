package bot

import (
	"testing"

	"touria.games/touria/rules/touria"
)

// player returns a worth for an ordinary game, with the board's first orders open.
func player() *worth {
	w := &worth{goalHearts: 7, goalGold: 7}
	for slot := range w.orders {
		w.setOrder(slot, testRules.Order(testRules.OrderIDs(slot)[0]))
	}
	for who := touria.Herbalist; who < touria.Nobody; who++ {
		w.duties.add(testRules.Duty(who))
	}
	return w
}

// Each change is an improvement, whatever the weights.
func TestWorthOrder(t *testing.T) {
	type holdings = touria.Holdings
	middle := holdings{Gold: 4, Hearts: 3, Swords: 1, Elixirs: 1, Gems: touria.Gems{touria.Blue: 1, touria.Red: 2}}
	near := holdings{Gold: 7, Hearts: 6, Elixirs: 1}
	tests := []struct {
		name   string
		from   holdings
		better func(h *holdings)
	}{
		{"a heart", middle, func(h *holdings) { h.Hearts++ }},
		{"a coin", middle, func(h *holdings) { h.Gold++ }},
		{"a spare coin", near, func(h *holdings) { h.Gold++ }},
		{"a sword", middle, func(h *holdings) { h.Swords++ }},
		{"an elixir", middle, func(h *holdings) { h.Elixirs++ }},
		{"a gem", middle, func(h *holdings) { h.Gems[touria.Yellow]++ }},
		{"a violet gem rather than another", middle, func(h *holdings) { h.Gems[touria.Red]--; h.Gems[touria.Violet]++ }},
		{"a black gem less", holdings{Gems: touria.Gems{2}}, func(h *holdings) { h.Gems[touria.Black]-- }},
		{"any item", middle, func(h *holdings) { h.Items |= 1 << touria.Helmet }},
		{"the last heart", near, func(h *holdings) { h.Hearts++ }},
		{"the rose as the last heart", near, func(h *holdings) { h.Items |= 1 << touria.Rose }},
		{"the last black gem gone, for a coin", holdings{Gold: 8, Hearts: 7, Gems: touria.Gems{1}}, func(h *holdings) { h.Gold--; h.Gems[touria.Black]-- }},
		{"three gems for two hearts", holdings{Gems: touria.Gems{touria.Green: 3}}, func(h *holdings) { h.Gems[touria.Green] = 0; h.Hearts += 2 }},
		{"an order", holdings{Gold: 1, Gems: touria.Gems{touria.Blue: 1, touria.Red: 1, touria.Green: 1}}, func(h *holdings) { h.Gems = touria.Gems{}; h.Gold += 5 }},
	}
	w := player()
	for _, test := range tests {
		to := test.from
		test.better(&to)
		if a, b := w.of(&test.from), w.of(&to); b <= a {
			t.Errorf("%s: %d, before %d", test.name, b, a)
		}
	}
	if !w.ready(&touria.Holdings{Gold: 7, Hearts: 6, Items: 1 << touria.Rose}) || w.ready(&touria.Holdings{Gold: 7, Hearts: 7, Gems: touria.Gems{1}}) {
		t.Error("ready is wrong")
	}
}

// In the castle, means to pay duties and to open more doors have value.
func TestWorthInside(t *testing.T) {
	w := player()
	w.inside = true
	base := touria.Holdings{Gold: 1, Elixirs: 1, Gems: touria.Gems{touria.Red: 1}}
	for name, change := range map[string]func(h *touria.Holdings){
		"no gold":       func(h *touria.Holdings) { h.Gold = 0 },
		"no elixir":     func(h *touria.Holdings) { h.Elixirs = 0 },
		"no red gem":    func(h *touria.Holdings) { h.Gems = touria.Gems{} },
		"hearts for it": func(h *touria.Holdings) { h.Gold, h.Hearts = 0, 5 },
	} {
		less := base
		change(&less)
		if w.of(&less) >= w.of(&base) {
			t.Errorf("%s: %d, else %d", name, w.of(&less), w.of(&base))
		}
	}
	frog, glass := base, base
	frog.Items, glass.Items = 1<<touria.Frog, 1<<touria.Hourglass
	if w.of(&frog) >= w.of(&glass) {
		t.Error("the frog is kept rather than the hourglass")
	}
}

// The best use of each place.
func TestBestUse(t *testing.T) {
	w := player()
	at := &offer{die: touria.Green, swordsLeft: 1, display: [2]touria.Item{touria.Scale, touria.NoItem}, pool: touria.AllGems}
	order := w.orders[1]
	tests := []struct {
		name  string
		place touria.Space
		h     touria.Holdings
		want  func(h *touria.Holdings)
	}{
		{"swords left", touria.AtSwordmaster, touria.Holdings{}, func(h *touria.Holdings) { h.Swords = 1 }},
		{"item", touria.AtForest, touria.Holdings{}, func(h *touria.Holdings) { h.Items = 1 << touria.Scale }},
		{"fountain", touria.AtFountain, touria.Holdings{Gems: touria.Gems{2}}, func(h *touria.Holdings) { h.Gems[0] = 1 }},
		{"heart", touria.AtTournament, touria.Holdings{Swords: 1, Gold: 6}, func(h *touria.Holdings) { h.Swords, h.Hearts = 0, 1 }},
		{"gold when hearts are enough", touria.AtTournament, touria.Holdings{Swords: 1, Hearts: 7}, func(h *touria.Holdings) { h.Swords, h.Gold = 0, 3 }},
		{"helmet", touria.AtTournament, touria.Holdings{Swords: 2, Gold: 6, Items: 1 << touria.Helmet}, func(h *touria.Holdings) { h.Swords, h.Hearts, h.Items = 0, 2, 0 }},
		{"three of the die's colour", touria.AtGoldsmith, touria.Holdings{Gems: touria.Gems{touria.Green: 3, touria.Blue: 3}}, func(h *touria.Holdings) { h.Gems[touria.Green], h.Hearts = 0, 3 }},
		{"two and the bird", touria.AtGoldsmith, touria.Holdings{Hearts: 5, Gems: touria.Gems{touria.Violet: 2}, Items: 1 << touria.Bird},
			func(h *touria.Holdings) { h.Gems[touria.Violet], h.Hearts, h.Items = 0, 7, 0 }},
		{"order", touria.AtTrader, touria.Holdings{Gems: order.Gems}, func(h *touria.Holdings) { h.Gems, h.Gold = touria.Gems{}, uint16(order.Gold) }},
		{"order and scale", touria.AtTrader, touria.Holdings{Gems: order.Gems, Items: 1 << touria.Scale},
			func(h *touria.Holdings) { h.Gems, h.Gold, h.Items = touria.Gems{}, uint16(order.Gold)+3, 0 }},
	}
	for _, test := range tests {
		want := test.h
		test.want(&want)
		if got, v := w.use(&test.h, test.place, at); got != want || v != w.of(&want) {
			t.Errorf("%s: %+v, want %+v", test.name, got, want)
		}
	}
	nothing := touria.Holdings{}
	for _, place := range []touria.Space{touria.AtFountain, touria.AtTournament, touria.AtTrader, touria.AtGoldsmith} {
		if _, v := w.use(&nothing, place, at); v > -1<<30 {
			t.Errorf("something can be done with nothing at %s", place)
		}
		if got := w.at(&nothing, place, at); got != w.of(&nothing) {
			t.Errorf("being at %s with nothing is worth %d", place, got)
		}
	}
	// Painting: one gem of the order is missing, another is spare.
	painted := touria.Holdings{Gems: order.Gems, Items: 1 << touria.Paintbrush, Gold: 2}
	for c, n := range order.Gems {
		if n > 0 {
			painted.Gems[c]--
			break
		}
	}
	painted.Gems[touria.Yellow]++
	if got, _ := w.use(&painted, touria.AtTrader, at); got.Gold != painted.Gold+uint16(order.Gold) || got.Items != 0 {
		t.Errorf("the paintbrush is not used: %+v", got)
	}
}

// The thief always brings a coloured gem if there is one. The dragon gives a heart
// for a black gem.
func TestChances(t *testing.T) {
	w := player()
	h := touria.Holdings{Gold: 3, Elixirs: 1}
	now := w.of(&h)
	for _, test := range []struct {
		pool touria.Gems
		same touria.Colour // the colour it is equivalent to; NoColour for nothing
	}{
		{touria.Gems{}, touria.NoColour},
		{touria.Gems{touria.Black: 9}, touria.NoColour},
		{touria.Gems{touria.Blue: 9}, touria.Blue},
		{touria.Gems{touria.Black: 10, touria.Green: 2}, touria.Green}, // drawing continues until it comes
	} {
		want := 0
		if test.same != touria.NoColour {
			got := h
			got.Gems[test.same]++
			want = w.of(&got) - now
		}
		if got := w.thief(&h, now, &offer{pool: test.pool}); got != want {
			t.Errorf("a draw from %v is worth %d, want %d", test.pool, got, want)
		}
	}
	cursed, armed := h, h
	cursed.Gems[touria.Black] = 1
	armed.Gems[touria.Black], armed.Swords = 1, 2
	a, b := w.dragon(&cursed, w.of(&cursed), true), w.dragon(&armed, w.of(&armed), true)
	if a <= 0 || b < a || w.dragon(&h, now, true) != 0 {
		t.Errorf("dragon: %d, with swords %d", a, b)
	}
}
