package show

import (
	"testing"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// The roads of all players together are all that the heroes have walked, each leg
// in the turn of its player and along a road of the map.
func TestRoad(t *testing.T) {
	r := testRules()
	entered := 0
	for game := range 12 {
		var roads [rules.Seats]Road
		moves := 0
		playLight(t, r, game, func(s *touria.State) {
			for seat := range roads {
				roads[seat] = Road{Seat: rules.Seat(seat), At: s.Heroes()}
			}
		}, func(p *ply) bool {
			for seat := range roads {
				n := len(roads[seat].Legs)
				roads[seat].Add(p.events)
				if roads[seat].At != p.after.Heroes() {
					t.Fatalf("game %d: the heroes are at %v, the road of %v ends at %v", game, p.after.Heroes(), seat, roads[seat].At)
				}
				for _, leg := range roads[seat].Legs[n:] {
					if leg.Turn != p.before.Turn() || rules.Seat(seat) != p.before.Active() {
						t.Fatalf("game %d: a leg of %v in turn %d is put down to turn %d", game, p.before.Active(), p.before.Turn(), leg.Turn)
					}
					if _, ok := r.Board.RoadBetween(leg.From, leg.To); leg.Kind == BeatStep && !ok {
						t.Fatalf("game %d: no road from %v to %v", game, leg.From, leg.To)
					}
				}
			}
			if p.before.Heroes() != p.after.Heroes() {
				moves++
			}
			return true
		})
		legs := 0
		for seat := range roads {
			at := roads[seat].Legs
			for i := range at {
				if at[i].Kind == BeatEnter {
					entered++
					continue
				}
				legs++
			}
		}
		if legs < moves || moves == 0 {
			t.Errorf("game %d: %d legs of %d moves", game, legs, moves)
		}
	}
	if entered == 0 {
		t.Error("no road leads into the castle")
	}
}
