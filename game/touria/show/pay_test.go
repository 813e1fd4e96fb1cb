package show

import (
	"testing"

	"touria.games/touria/game/ui"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// What is paid goes to who or what it is paid for: a door, the castle, a tower, a place, who joins; gems go into the bag.
func TestPaymentsGoWhereTheyBelong(t *testing.T) {
	r := testRules()
	met := map[ui.TargetKind]int{}
	for game := range 12 {
		var d *Director
		var beats []Beat
		play := playLight
		if game%3 == 0 {
			play = playGame
		}
		play(t, r, game, func(s *touria.State) { d = NewDirector(Project(r, s, rules.NoSeat), 0) }, func(p *ply) bool {
			beats = d.Direct(beats[:0], &Made{p.seat, p.made, p.events, StatusOf(p.after)})
			for i := range beats {
				b := &beats[i]
				if b.Kind != BeatPay {
					continue
				}
				if b.From != Thing(TargetSeat, b.Seat) {
					t.Fatalf("%v: seat %v pays from %+v", p.made, b.Seat, b.From)
				}
				met[b.To.Kind]++
				want := b.To
				switch p.made.Kind {
				case touria.Join:
					want = Thing(TargetSeat, p.before.Active())
				case touria.TurnTower, touria.ChooseTower:
					want = Thing(TargetTower, p.made.Arg)
				case touria.Enter:
					want = Thing(TargetSpace, touria.AtCastle)
				case touria.Open:
					want = Thing(TargetDoor, p.made.Arg)
				case touria.UseItem:
				default:
					for _, next := range beats[i:] {
						if next.Kind == BeatDuty {
							want = next.To
						}
					}
				}
				if b.To != want {
					t.Fatalf("game %d: what %v costs goes to %+v, not to %+v", game, p.made, b.To, want)
				}
			}
			return true
		})
	}
	for _, kind := range []ui.TargetKind{TargetDoor, TargetSpace, TargetTower, TargetSeat, TargetBag} {
		if met[kind] == 0 {
			t.Errorf("nothing was paid to a target of kind %d", kind)
		}
	}
}
