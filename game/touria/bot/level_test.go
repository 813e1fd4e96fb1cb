package bot

import (
	"slices"
	"strings"
	"testing"

	"touria.games/touria/game/search"
	"touria.games/touria/rules/touria"
)

func TestSplitAndName(t *testing.T) {
	for _, level := range Levels() {
		for _, temper := range append(Tempers(), "") {
			name := Name(level, temper)
			if l, k, ok := Split(name); l != level || k != temper || !ok || !Known(name) {
				t.Errorf("%s is split into %q and %q, %v", name, l, k, ok)
			}
			if b, err := New(name, testRules); err != nil {
				t.Errorf("%s: %v", name, err)
			} else if got := b.(*searchBot).game.set.temper; got != temper {
				t.Errorf("%s has the temperament %q", name, got)
			}
		}
	}
	for _, name := range []string{"", "-", "-racer", "crown-", "crown-nobody", "crown-racer-racer", "Crown", "crown ", "greedy", "greedy-racer", "flat-racer", "racer"} {
		if _, _, ok := Split(name); ok {
			t.Errorf("%q passes for a level", name)
		}
	}
	if len(Levels()) != 4 || len(Tempers()) < 4 {
		t.Errorf("levels %v, temperaments %v", Levels(), Tempers())
	}
	for _, name := range []string{"nobody", "crown:horizon=2", "greedy-racer", "crown-"} {
		if Known(name) {
			t.Errorf("%q is known", name)
		}
	}
}

func TestOptions(t *testing.T) {
	tests := []struct {
		name string
		want func(s *settings)
	}{
		{"crown", func(s *settings) {}},
		{"crown:", func(s *settings) {}},
		{"crown:iterations=40", func(s *settings) { s.Iterations = 40 }},
		{"crown:iterations=0", func(s *settings) { s.Iterations = 1 }},
		{"crown:horizon=7+handmade=1", func(s *settings) { s.horizon, s.handmade = 7, true }},
		{"crown:horizon=7,handmade=0", func(s *settings) { s.horizon = 7 }},
		{"crown:exploration=500+expansion=9+nodes=77", func(s *settings) { s.Exploration, s.ExpansionThreshold, s.nodes = search.One/2, 9, 77 }},
		{"crown:nodes=0", func(s *settings) { s.nodes = 2 }},
		{"crown:evaluations=2", func(s *settings) { s.evaluations = 2 }},
		{"crown:evaluations=0", func(s *settings) { s.evaluations = 1 }},
		{"crown:rollout=0", func(s *settings) { s.rollout = rolloutLight }},
		{"crown:rollout=1", func(s *settings) { s.rollout = rolloutFast }},
		{"crown:rollout=9", func(s *settings) {}}, // the last one, the same as crown's
		{"crown:forget=30+margin=5+error=20+bias=300", func(s *settings) { s.forget, s.errorMargin, s.errorRate, s.bias = 30, search.One*5/100, 20, 300 }},
		{"crown-racer:horizon=1", func(s *settings) { s.temper, s.horizon = Racer, 1 }},
		{"crown:horizon=1+horizon=3", func(s *settings) { s.horizon = 3 }},
	}
	for _, test := range tests {
		b, err := New(test.name, testRules)
		if err != nil {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		want := levelSettings(Crown)
		test.want(&want)
		if got := b.(*searchBot).game.set; got != want {
			t.Errorf("%s: %+v, want %+v", test.name, got, want)
		}
	}
}

// With greedy rollouts the numbers of players and iterations decide how a level searches.
func TestSearchSettings(t *testing.T) {
	tests := []struct {
		name               string
		players            int
		iterations, expand int
		ownOnly            bool
	}{
		{"quest", 2, 300, 4, false},
		{"quest", 4, 300, 4, false},
		{"crown", 2, 1600, 40, false},
		{"crown", 3, 1200, 4, true},
		{"crown", 4, 1200, 4, true},
		{"crown:iterations=3200", 2, 3200, 80, false},
		{"crown:iterations=60", 2, 60, 4, false},
		{"crown:iterations=1", 4, 1, 4, true},
		{"crown:expansion=100", 2, 1600, 100, false},
		{"crown:rollout=1", 2, 1600, 4, false},
		{"crown:rollout=1", 4, 1600, 4, false},
	}
	for _, test := range tests {
		set := newBot(t, test.name).(*searchBot).game.set
		if got := set.searchSettings(test.players); got.Iterations != test.iterations || got.ExpansionThreshold != test.expand || got.ExpandOwnOnly != test.ownOnly {
			t.Errorf("%s, %d players: %+v", test.name, test.players, got)
		}
	}
}

func TestOptionErrors(t *testing.T) {
	var names []string
	for _, o := range options {
		names = append(names, o.name)
	}
	const bots = "random, greedy, flat, stroll, journey, quest, crown; a level may be followed by a temperament, as in journey-racer"
	number := func(o string) string {
		return `bot option "` + o + `": want a name and a whole number up to 10000000, as in horizon=2`
	}
	tests := []struct{ name, want string }{
		{"", `unknown bot "": want one of ` + bots},
		{"nobody", `unknown bot "nobody": want one of ` + bots},
		{"Crown", `unknown bot "Crown": want one of ` + bots},
		{"crown-nobody", `unknown bot "crown-nobody": want one of ` + bots},
		{"crown-", `unknown bot "crown-": want one of ` + bots},
		{"flat-racer", `unknown bot "flat-racer": want one of ` + bots},
		{"crown-nobody:horizon=2", `unknown bot "crown-nobody": want one of ` + bots},
		{"greedy:horizon=2", `bot "greedy" takes no options`},
		{"random:", `bot "random" takes no options`},
		{"crown:horizon", number("horizon")},
		{"crown:horizon=", number("horizon=")},
		{"crown:horizon=two", number("horizon=two")},
		{"crown:horizon=-1", number("horizon=-1")},
		{"crown:horizon=1.5", number("horizon=1.5")},
		{"crown:nodes=99999999999", number("nodes=99999999999")},
		{"crown:nodes=99999999999999999999999", number("nodes=99999999999999999999999")},
		{"crown:handmade=1+horizon=x", number("horizon=x")},
		{"crown:wings=2", `unknown bot option "wings": want one of ` + strings.Join(names, ", ")},
		{"flat:handmade=1+=3", `unknown bot option "": want one of ` + strings.Join(names, ", ")},
	}
	for _, test := range tests {
		if b, err := New(test.name, testRules); err == nil || err.Error() != test.want || b != nil {
			t.Errorf("%q: %v\nwant %s", test.name, err, test.want)
		}
		if _, err := NewTrainee(Crown, "wings=2", testRules, nil); err == nil {
			t.Error("a trainee accepts an unknown option")
		}
	}
	if !slices.IsSorted([]int{levelSettings(Stroll).Iterations, levelSettings(Journey).Iterations, levelSettings(Quest).Iterations, levelSettings(Crown).Iterations}) {
		t.Error("a higher level has fewer iterations")
	}
}

// A bias is at most a few hundredths, and owning more never lowers it; the purist's only
// falls, by black gems.
func TestBias(t *testing.T) {
	all := touria.Holdings{Gold: 99, Hearts: 32, Swords: touria.AllSwords, Elixirs: 4, Gems: touria.AllGems, Items: 1<<touria.Items - 1}
	for _, temper := range append(Tempers(), "") {
		if f := bias(temper, &touria.Holdings{}); f != 0 {
			t.Errorf("%s: %d for nothing", temper, f)
		}
		if f := bias(temper, &all); temper == Purist {
			if f > -search.One*2/100 || f < -search.One*7/100 {
				t.Errorf("the purist: %d of %d for all there is", f, search.One)
			}
			continue
		} else if f > search.One*7/100 || (f < search.One*2/100) != (temper == "") {
			t.Errorf("%s: %d of %d for all there is", temper, f, search.One)
		}
		var h touria.Holdings
		before := 0
		for range 40 {
			for _, more := range []func(){
				func() { h.Gold = min(h.Gold+1, all.Gold) }, func() { h.Hearts = min(h.Hearts+1, all.Hearts) },
				func() { h.Swords = min(h.Swords+1, all.Swords) }, func() { h.Gems[touria.Green] = min(h.Gems[touria.Green]+1, all.Gems[touria.Green]) },
				func() { h.Items |= h.Items<<1 | 1 }, func() { h.Gems[touria.Black] = min(h.Gems[touria.Black]+1, all.Gems[touria.Black]) },
			} {
				more()
				if f := bias(temper, &h); f < before {
					t.Errorf("%s: %+v lowers the bias", temper, h)
				} else {
					before = f
				}
			}
		}
	}
	// Each temperament has its own preference.
	for temper, h := range map[string]touria.Holdings{
		Hoarder: {Gems: touria.Gems{touria.Red: 2}}, Swordsman: {Swords: 2}, Collector: {Items: 1 << touria.Rose}, Racer: {Hearts: 2},
		Purist: {Gems: touria.Gems{touria.Black: 2}},
	} {
		for _, other := range Tempers() {
			if f := bias(other, &h); (f != 0) != (other == temper) {
				t.Errorf("%s gives %d for what %s prefers", other, f, temper)
			}
		}
	}
	if bias(Merchant, &touria.Holdings{Gold: 5}) <= bias(Racer, &touria.Holdings{Gold: 5}) {
		t.Error("the merchant likes gold no more than the racer does")
	}
	if bias(Hoarder, &touria.Holdings{Gems: touria.Gems{touria.Black: 5}}) != 0 {
		t.Error("the hoarder likes black gems")
	}
}
