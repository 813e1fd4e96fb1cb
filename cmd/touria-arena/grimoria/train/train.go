// Package train learns how Grimoria's bots value positions.
package train

import (
	"flag"
	"fmt"
	"io"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/cmd/touria-arena/grimoria/play"
	"touria.games/touria/cmd/touria-arena/match"
	"touria.games/touria/game/grimoria/bot/value"
	"touria.games/touria/rules"
	"touria.games/touria/rules/grimoria"
)

const about = `Lets bots play Grimoria and fits what hands are worth, by number of players, to what came of them: a linear
regression on each seat's hand at the beginning of each round. Then plays as many games again to see how far
leads spread out. Prints the weights' mean error in points.`

// Command is the command that learns weights.
var Command = command.Command{Name: "train", What: "learn the weights of the evaluation", Run: run}

// mostGames bounds a run.
const mostGames = 100_000

func run(p *command.Program, args []string) error {
	f := command.Flags("train", "-game grimoria [flags]", about, "touria-arena train -game grimoria -o game/grimoria/bot/value/learned.txt")
	games := f.Int("games", 400, "games for each number of players")
	name := f.String("bot", "round", "the bot that plays in all seats")
	seed := f.String("seed", "train", "seed: a number or any text")
	out := f.String("o", "", "write the weights to this `file`")
	if err := p.Parse(f, args); err != nil {
		return err
	}
	if *games < 10 || *games > mostGames {
		return command.Usagef("-games must be 10 to %d, not %d", mostGames, *games)
	}
	if *out == "" {
		return command.Usagef("-o names no file")
	}
	base := rules.ParseSeed(*seed)
	all := map[int]*value.Weights{}
	for players := 2; players <= grimoria.MaxSeats; players++ {
		var learner value.Learner
		err := playAll(p.Errs, players, *games, *name, rules.Number(base, rules.ArenaDeals, uint32(players)), func(g *game) {
			for _, at := range g.rounds {
				for seat := range at.hands {
					learner.See(&at.hands[seat], at.left, g.final[seat])
				}
			}
		})
		if err != nil {
			return err
		}
		w, rms := learner.Fit()
		var leads value.Leads
		err = playAll(p.Errs, players, *games, *name, rules.Number(base, rules.ArenaDeals, uint32(100+players)), func(g *game) {
			for _, at := range g.rounds {
				for seat := range at.hands {
					expected, came := -1<<30, -1<<30
					for other := range at.hands {
						if other != seat {
							expected = max(expected, w.Worth(&at.hands[other], at.left))
							came = max(came, g.final[other]*value.Point)
						}
					}
					leads.See(at.left, w.Worth(&at.hands[seat], at.left)-expected, g.final[seat]*value.Point-came)
				}
			}
		})
		if err != nil {
			return err
		}
		w.Spread = leads.Spread()
		all[players] = &w
		fmt.Fprintf(p.Out, "%d players: mean error %.2f points\n", players, rms)
	}
	return command.WriteFile(*out, []byte(value.Format(all)))
}

// game is what is learned from a game.
type game struct {
	rounds []round
	final  []int // points by seat
}

type round struct {
	left  int // rounds to come
	hands []value.Hand
}

// playAll plays games and shows each, always in the same order.
func playAll(errs io.Writer, players, n int, name string, base uint64, see func(g *game)) error {
	var m play.Games
	f := flag.NewFlagSet("train", flag.ContinueOnError)
	m.Flags(f, n, name)
	if err := f.Parse([]string{"-players", fmt.Sprint(players), "-seed", fmt.Sprint(base)}); err != nil {
		return err
	}
	if err := m.Prepare(); err != nil {
		return err
	}
	list := make([]game, n)
	err := m.All(errs, func(i int, t *play.Runner, at *match.Fixture) error {
		g := &list[i]
		last := 0
		var end grimoria.State
		_, err := t.Watch(at, nil, func(before *grimoria.State, _ grimoria.Decision, after *grimoria.State) error {
			end = *after
			if before == nil || before.Phase() != grimoria.PhaseChoose || before.Round() == last {
				return nil
			}
			last = before.Round()
			r := round{left: grimoria.LastLevel - before.Level() + 1}
			for seat := range grimoria.Seat(players) {
				r.hands = append(r.hands, value.HandOf(before, seat))
			}
			g.rounds = append(g.rounds, r)
			return nil
		})
		for seat := range grimoria.Seat(players) {
			g.final = append(g.final, end.Score(seat).Total())
		}
		return err
	})
	for i := range list {
		if err == nil {
			see(&list[i])
		}
	}
	return err
}
