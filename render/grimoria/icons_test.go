package grimoria

import (
	"slices"
	"testing"

	gpics "touria.games/touria/assets/pictures/grimoria"
	"touria.games/touria/rules/grimoria"
	"touria.games/touria/rules/grimoria/grimoriatest"
)

// The pictures on the cards count as the rules do: so many coins bring the king's bonus, so many
// companions the prince's, and the merchant stands with the spell that he needs.
func TestFieldsCountAsTheRules(t *testing.T) {
	first := func(c grimoria.Card) fieldIcon { return fields[c][0] }
	points := func(c grimoria.Card) int { return fields[c][len(fields[c])-1].id - gpics.SealPlus }
	kings, princes, sales := 0, 0, 0
	for seed := range uint64(12) {
		s, _ := grimoriatest.Start(t, grimoria.Setup{Players: 2 + int(seed%4), Seed: seed})
		for p := range grimoriatest.Play(t, &s, grimoriatest.Random(seed)) {
			v := p.After.View(grimoria.NoSeat)
			for seat := range grimoria.Seat(p.After.Players()) {
				open, cloaked := v.Companions(seat)
				all, have := 0, map[grimoria.Card]int{}
				for k := grimoria.Card(grimoria.Places); k < grimoria.Adventures; k++ {
					n := int(open>>(2*(k-grimoria.Places))&3) + int(cloaked>>(2*(k-grimoria.Places))&3)
					have[k] += n
					all += n
				}
				if n := have[grimoria.King]; n > 0 {
					kings++
					want := 0
					if v.Coins(seat) >= first(grimoria.King).n {
						want = n * points(grimoria.King)
					}
					if got := p.After.Bonus(seat, grimoria.King); got != want {
						t.Fatalf("with %d coins the king brings %d, his picture says %d", v.Coins(seat), got, want)
					}
				}
				if n := have[grimoria.Prince]; n > 0 {
					princes++
					want := n * points(grimoria.Prince) * (all / first(grimoria.Prince).n)
					if got := p.After.Bonus(seat, grimoria.Prince); got != want {
						t.Fatalf("with %d companions the prince brings %d, his picture says %d", all, got, want)
					}
				}
			}
			for _, e := range p.Events {
				if e.Kind == grimoria.Paid && e.Card == grimoria.Merchant {
					sales++
					want := fieldIcon{kind: gpics.KindPlate, id: v.Spell(e.Seat)}
					if !slices.Contains(fields[grimoria.Merchant], want) {
						t.Fatalf("the merchant sells with spell %d, which is not on his card", want.id)
					}
				}
			}
		}
	}
	if kings == 0 || princes == 0 || sales == 0 {
		t.Errorf("%d kings, %d princes, %d sales", kings, princes, sales)
	}
}
