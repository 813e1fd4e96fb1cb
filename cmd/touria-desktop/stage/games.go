package stage

import (
	"fmt"
	"strconv"

	"touria.games/touria/game/touria/bot"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Moment is a decision of a human that is due in a game.
type Moment struct {
	*session.Session
	// Best is what a bot would decide.
	Best touria.Decision
}

// seeds is how many games are searched for a moment at most.
const seeds = 300

// Find plays games by bots, the human seats' decisions, too, until one comes to
// a moment that is wanted. It returns the game's record up to there and what
// the bot would decide.
func Find(players int, humans rules.SeatSet, want func(m *Moment) bool) (record []byte, best touria.Decision) {
	for seed := range seeds {
		game := newGame(players, humans, seed)
		hand, err := bot.New("greedy", game.Rules())
		must(err)
		for !game.Over() {
			playBots(game)
			if game.Over() {
				break
			}
			m := Moment{game, advice(hand, game)}
			if want(&m) {
				seat(game)
				return game.Record(), m.Best
			}
			_, err := game.Decide(m.Best)
			must(err)
		}
	}
	panic(fmt.Errorf("stage: none of %d games comes to the moment", seeds))
}

// newGame begins a game of S and as many others; who is not human is a bot.
func newGame(players int, humans rules.SeatSet, seed int) *session.Session {
	cfg := session.Config{Start: rules.S, Seed: "gallery " + strconv.Itoa(seed)}
	names := words.New("en")
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		if !rules.SeatsFor(players).Has(seat) {
			continue
		}
		p := session.Player{Seat: seat, Name: names.Text(fmt.Sprintf("name.%02d", seat)), Crest: int(seat)}
		if !humans.Has(seat) {
			p.Level = "greedy" // whose games do not change with what the searching bots learn
		}
		cfg.Players = append(cfg.Players, p)
	}
	game, err := session.New(cfg, session.Options{})
	must(err)
	return game
}

// seat puts bots of the levels that players are offered in the places of those
// that have played so far.
func seat(game *session.Session) {
	levels := bot.Levels()
	for s := rules.S; s < rules.NoSeat; s++ {
		if p, ok := game.Player(s); ok && !p.Human() {
			must(game.SetLevel(s, levels[s]))
		}
	}
}

// playBots lets the bots play until a human is to decide or the game is over.
func playBots(game *session.Session) {
	for !game.Over() && !game.IsHuman(game.ToMove()) {
		for !game.Think(1 << 20) {
		}
		_, err := game.PlayBot()
		must(err)
	}
}

// advice returns what a bot would decide for the human who is to decide.
func advice(hand bot.Bot, game *session.Session) touria.Decision {
	hand.Begin(game.View(game.ToMove()), uint64(game.Len()))
	for !hand.Step(1 << 20) {
	}
	return hand.Best()
}
