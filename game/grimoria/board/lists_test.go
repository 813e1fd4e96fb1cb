package board

import (
	"testing"

	"touria.games/touria/rules/grimoria"
)

// Each drawer of cards lists every card that lies there, and no other: the display, the discard pile, what a player has.
func TestDrawersListEveryCard(t *testing.T) {
	a := newApp(t)
	for players := 2; players <= grimoria.MaxSeats; players++ {
		s := played(t, players, "lists")
		bd := New(a, s)
		seat := grimoria.Seat(players - 1)
		bd.TurnTo(seat)
		for at := range s.Len() + 1 {
			bd.Show(at)
			v := s.ViewBefore(at, seat)
			var display, pile, own [grimoria.NoCard + 1]int
			for i := range v.Slots() {
				if c, _ := v.Slot(i); v.Lies(i) {
					display[c]++
				}
			}
			for c := range grimoria.NoCard {
				if c < grimoria.Adventures {
					pile[c] = v.Discarded(c)
				}
				own[c] = v.Held(seat, c)
			}
			for what, x := range map[string]struct {
				list []entry
				want [grimoria.NoCard + 1]int
			}{"display": {bd.displayCards(), display}, "discard pile": {bd.pileCards(), pile}, "own cards": {bd.ownCards(seat), own}} {
				var got [grimoria.NoCard + 1]int
				for _, e := range x.list {
					got[e.card] += e.n
				}
				if got != x.want {
					t.Fatalf("%d players after %d decisions: the %s are %v, not %v", players, at, what, got, x.want)
				}
			}
		}
	}
}

// What a turn has brought begins with its coins, which one icon counts.
func TestDeedsBeginWithCoins(t *testing.T) {
	a := newApp(t)
	both := 0
	for players := 2; players <= grimoria.MaxSeats; players++ {
		s := played(t, players, "deeds")
		bd := New(a, s)
		for at := range s.Len() + 1 {
			bd.Show(at)
			for seat := range grimoria.Seat(players) {
				for i, icon := range bd.Deeds[seat].gained(seat) {
					if i > 0 && icon.Kind == IconCoin {
						t.Fatalf("%d players after %d decisions: coins stand behind cards", players, at)
					}
					if i > 0 && bd.Deeds[seat].gained(seat)[0].Kind == IconCoin {
						both++
					}
				}
			}
		}
	}
	if both == 0 {
		t.Error("no turn brought coins and cards")
	}
}
