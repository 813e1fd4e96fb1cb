package show

import (
	"testing"

	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// tally is what somebody has, as numbers that may fall below 0.
type tally struct {
	hearts, gold, swords, elixirs int
	gems                          [touria.NoColour]int
	items                         [touria.NoItem]int
}

func (a *tally) add(h touria.Holdings, k int) {
	a.hearts += k * int(h.Hearts)
	a.gold += k * int(h.Gold)
	a.swords += k * int(h.Swords)
	a.elixirs += k * int(h.Elixirs)
	for c := range a.gems {
		a.gems[c] += k * int(h.Gems[c])
	}
	for i := touria.Rose; i < touria.NoItem; i++ {
		if h.Items.Has(i) {
			a.items[i] += k
		}
	}
}

func (a *tally) addIcons(icons []ui.Icon, k int) {
	for _, i := range icons {
		n := k * max(1, i.Count)
		switch i.Kind {
		case IconHeart:
			a.hearts += n
		case IconGold:
			a.gold += n
		case IconSword:
			a.swords += n
		case IconElixir:
			a.elixirs += n
		case IconGem:
			if i.What < uint8(touria.NoColour) {
				a.gems[i.What] += n
			}
		case IconPaint:
			a.gems[touria.Paint(i.What).From()] += k
		case IconItem:
			if i.What < uint8(touria.NoItem) {
				a.items[i.What] += k
			}
		}
	}
}

// brings returns what a decision brings a seat in a position.
func brings(r *touria.Rules, s *touria.State, seat rules.Seat, d touria.Decision) (got tally) {
	after := *s
	r.Apply(&after, d, nil)
	got.add(after.Holdings(seat), 1)
	got.add(s.Holdings(seat), -1)
	return got
}

// least keeps the smaller of each number.
func (a *tally) least(b tally) {
	a.hearts, a.gold, a.swords, a.elixirs = min(a.hearts, b.hearts), min(a.gold, b.gold), min(a.swords, b.swords), min(a.elixirs, b.elixirs)
	for c := range a.gems {
		a.gems[c] = min(a.gems[c], b.gems[c])
	}
	for i := range a.items {
		a.items[i] = min(a.items[i], b.items[i])
	}
}

// What an option says is paid and got is what its decision then brings: all of it or, where something hidden comes to light,
// what is certain.
func TestEffectsAreWhatHappens(t *testing.T) {
	r := testRules()
	seen := map[touria.Kind]int{}
	positions(t, 8, func(s *touria.State, v *touria.View, legal []touria.Decision) {
		c := Choose(r, v, legal, &four)
		c.Walk(func(o *Option) bool {
			d := o.Decision
			switch d.Kind {
			case touria.ChooseTower, touria.Open: // what a place gives is the yield's; who is behind a door, and what they take, is hidden
				return true
			}
			var told tally
			told.addIcons(o.Gives, 1)
			told.addIcons(o.Costs, -1)
			got := brings(r, s, v.Me, d)
			if o.Reveals { // what is certain comes however the hidden things lie
				for k := range 6 {
					other := r.Determinise(v, uint64(k))
					got.least(brings(r, &other, v.Me, d))
				}
			}
			if told != got {
				t.Errorf("%v, %v at %v: %s tells %+v, and brings %+v", v.Phase(), d, v.Destination(), o.ID, told, got)
			}
			seen[d.Kind]++
			return !t.Failed()
		})
	})
	t.Log(seen)
}
