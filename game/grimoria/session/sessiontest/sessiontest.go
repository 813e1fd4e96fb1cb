// Package sessiontest has what tests of Grimoria's screens begin with: who plays, and games that are over.
package sessiontest

import (
	"testing"

	"touria.games/touria/game/grimoria/bot"
	"touria.games/touria/game/grimoria/session"
	"touria.games/touria/rules/grimoria"
)

// Players are so many, the first of them humans and the others quick bots of different tempers.
func Players(n, humans int) (list []session.Player) {
	for i := range n {
		p := session.Player{Name: []string{"Anna", "Bruno", "Clara", "David", "Emma"}[i], Crest: i}
		if i >= humans {
			p.Level = bot.Name(bot.Stroll, bot.Tempers()[i])
		}
		list = append(list, p)
	}
	return list
}

// Play plays a game to its end; its humans decide somehow.
func Play(t testing.TB, cfg session.Config) *session.Session {
	t.Helper()
	s, err := session.New(cfg, session.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; !s.Over(); n++ {
		choosing, asked := s.Choosing(), false
		for seat := range grimoria.Seat(len(cfg.Players)) {
			if asked || !s.IsHuman(seat) || choosing && s.Sealed(seat) || !choosing && s.ToMove() != seat {
				continue
			}
			asked = true
			legal := s.Legal(seat, nil)
			d := legal[n*7%len(legal)]
			if choosing {
				err = s.Seal(seat, int(d.Arg))
			} else {
				_, err = s.Decide(d)
			}
		}
		if !asked {
			for !s.Think(400) {
			}
			_, err = s.PlayBot()
		}
		if err != nil || n > 2000 {
			t.Fatalf("the game never ends: %v", err)
		}
	}
	return s
}
