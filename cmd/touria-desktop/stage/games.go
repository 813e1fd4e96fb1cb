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

// Moment is a position of a game in which a human is to decide.
type Moment struct {
	*session.Session
	// Best is a bot's choice.
	Best touria.Decision
}

// seeds is the maximum number of games to search for a moment.
const seeds = 300

// Find plays games in which bots decide for all seats, the humans' too, until one reaches a wanted
// moment. It returns the game's record up to there and a bot's choice.
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

// newGame starts a game with S and the given number of others. All who are not human are bots.
func newGame(players int, humans rules.SeatSet, seed int) *session.Session {
	cfg := session.Config{Start: rules.S, Seed: "gallery " + strconv.Itoa(seed)}
	names := words.New("en")
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		if !rules.SeatsFor(players).Has(seat) {
			continue
		}
		p := session.Player{Seat: seat, Name: names.Text(fmt.Sprintf("name.%02d", seat)), Crest: int(seat), Hints: session.HintsNone}
		if !humans.Has(seat) {
			p.Level = "greedy" // its games do not change when the search bots learn
		}
		cfg.Players = append(cfg.Players, p)
	}
	game, err := session.New(cfg, session.Options{})
	must(err)
	return game
}

// seat replaces the bots that have played so far by bots of the levels that players can choose.
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

// advice returns a bot's choice for the human who is to decide.
func advice(hand bot.Bot, game *session.Session) touria.Decision {
	hand.Begin(game.View(game.ToMove()), uint64(game.Len()))
	for !hand.Step(1 << 20) {
	}
	return hand.Best()
}
