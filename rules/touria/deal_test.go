package touria

import (
	"testing"

	"touria.games/touria/rules"
)

func TestDealAsksForAllThatItCosts(t *testing.T) {
	price := Holdings{Gold: 2, Swords: 1, Gems: Gems{Black: 1, Blue: 2}}
	for _, c := range []struct {
		has  Holdings
		want Reason
	}{
		{price, ReasonNone},
		{Holdings{Gold: 9, Swords: 2, Gems: Gems{Black: 2, Blue: 3, Red: 1}}, ReasonNone},
		{Holdings{Gold: 1, Swords: 1, Gems: price.Gems}, ReasonNoGold},
		{Holdings{Gold: 2, Gems: price.Gems}, ReasonNoSword},
		{Holdings{Gold: 2, Swords: 1, Gems: Gems{Blue: 2}}, ReasonNoBlack},
		{Holdings{Gold: 2, Swords: 1, Gems: Gems{Black: 1, Blue: 1}}, ReasonNoGems},
	} {
		s := load(t, own(rules.S, c.has), gold(rules.S, c.has.Gold))
		if got := s.lacks(&Deal{Cost: price}); got != c.want {
			t.Errorf("with %+v: %s, want %s", c.has, got, c.want)
		}
	}
}

func TestDealPaysAndGains(t *testing.T) {
	s := load(t, gold(rules.S, 5), own(rules.S, Holdings{Swords: 1, Gems: Gems{Black: 2, Blue: 2}}),
		own(rules.N, Holdings{Hearts: AllHearts - 2, Swords: AllSwords - 1}))
	bag := s.Bag()
	s.strike(&Deal{Cost: Holdings{Gold: 2, Swords: 1, Gems: Gems{Black: 2, Blue: 1}}, Gain: Holdings{Hearts: 3, Swords: 2}}, nil)
	want := Holdings{Gold: 3, Hearts: 2, Swords: 1, Gems: Gems{Blue: 1}} // two hearts and the sword given up are all that is left
	if got := s.Holdings(rules.S); got != want {
		t.Errorf("afterwards S has %+v, want %+v", got, want)
	}
	bag[Blue]++
	if got := s.Bag(); got != bag {
		t.Errorf("the bag holds %v, want %v: black gems leave the game", got, bag)
	}
}

// TestTablesOfUses: the tables agree with one another, and what has a deal has nothing to choose.
func TestTablesOfUses(t *testing.T) {
	for i := range NoItem {
		if _, ok := i.Deal(); ok != (i.Use() == UseAlone) {
			t.Errorf("%s is used alone: %v, has a deal: %v", i, !ok, ok)
		}
		if own := itemUses[i].phases&ownTurn == ownTurn || i == Mirror; own != TurnItems.Has(i) {
			t.Errorf("%s can be used outside the move: %v, but TurnItems says %v", i, own, !own)
		}
	}
	for at := range Space(Destinations) {
		if _, ok := at.Deal(); ok == (at.HasChoice() || at.HasChance()) {
			t.Errorf("%s has a deal: %v, a choice: %v, chance: %v", at, ok, at.HasChoice(), at.HasChance())
		}
	}
	if AtCastle.IsHarmless() || !AtForest.IsHarmless() {
		t.Error("the castle is no place to use, and the forest takes nothing")
	}
}
