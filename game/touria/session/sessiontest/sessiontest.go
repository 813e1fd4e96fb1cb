// Package sessiontest has what tests of Touria's screens begin with: who plays, and games that are under way or over.
package sessiontest

import (
	"testing"

	"touria.games/touria/game/touria/session"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/touriatest"
)

// Config is a game of humans and bots: one letter a seat, h or b, in the order of the seats that so many players take.
// Nobody gets hints.
func Config(players, seed string) session.Config {
	cfg := session.Config{Start: rules.S, Seed: seed, Introductory: true}
	seats := rules.SeatsFor(len(players))
	names := []string{"Anna", "Bruno", "Clara", "David"}
	i := 0
	for s := rules.S; s < rules.NoSeat; s++ {
		if !seats.Has(s) {
			continue
		}
		p := session.Player{Seat: s, Name: names[i], Crest: i, Hints: session.HintsNone}
		if players[i] == 'b' {
			p.Level = "greedy" // quick, and the same as ever
		}
		cfg.Players = append(cfg.Players, p)
		i++
	}
	return cfg
}

// ToTheEnd is more decisions than any game has.
const ToTheEnd = 3000

// Play returns a game after so many decisions of humans, or its end; the humans play at random, but
// they do not dawdle.
func Play(t testing.TB, cfg session.Config, decisions int) *session.Session {
	t.Helper()
	s, err := session.New(cfg, session.Options{Rules: touriatest.Rules})
	if err != nil {
		t.Fatal(err)
	}
	dice := touria.NewDice(3)
	for decisions > 0 && !s.Over() {
		if s.IsHuman(s.ToMove()) {
			_, err = s.Decide(s.Rules().Light(s.State(), s.Legal(nil), &dice))
			decisions--
		} else {
			for !s.Think(5000) {
			}
			_, err = s.PlayBot()
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return s
}
