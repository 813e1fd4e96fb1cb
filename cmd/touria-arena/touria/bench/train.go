package bench

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/cmd/touria-arena/match"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/game/touria/bot/value"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

const trainAbout = `Learns the weights by which the bots evaluate positions. In each generation, bots with the weights learned
so far play games of 2, 3 and 4 players (or of one number) against each other and, in every second game,
against the greedy bot. The positions at the start of turns are labelled with the winner, and the weights are
fitted to those of the last generations. The same flags give the same weights.`

// traineeLevel is what bots are while learning, but for the options: a level of
// short rollouts, since very many games are needed.
const traineeLevel = bot.Quest

// maxWeights bounds a file of weights.
const maxWeights = 16 << 20

// trainer learns weights.
type trainer struct {
	rules   *touria.Rules
	learner *value.Learner
	seed    uint64
	games   int
	players int // 0: games of 2, 3 and 4 in turn
	noise   int
	options string
	begun   bool // there are weights to play by from the first generation on
}

// Train is the command that learns the weights of game/touria/bot/value.
var Train = command.Command{Name: "train", What: "learn the weights by which the bots judge positions", Run: train}

func train(p *command.Program, args []string) error {
	f := command.Flags("train", "[flags]", trainAbout, "touria-arena train -o game/touria/bot/value/learned.txt")
	games := f.Int("games", 12_000, "games of each generation")
	generations := f.Int("generations", 5, "how many generations; the first one's bots are all greedy")
	keep := f.Int("keep", 3, "how many generations' games are learned from")
	rounds := f.Int("rounds", 5, "how often to go through the positions")
	players := f.Int("players", 0, "play games of this many players only, 2 to 4; 0: of all numbers in turn")
	noise := f.Int("noise", 2, "how many of a hundred decisions are made at random, so that more kinds of positions are seen")
	options := f.String("options", "iterations=120+exploration=200", "how the bots search while learning")
	seed := f.String("seed", "1", "seed: a number or any text")
	start := f.String("from", "", "begin with the weights of this `file`; the first generation's bots go by them, too")
	out := f.String("o", "", "the file to write the weights to (default: print them)")
	if err := p.Parse(f, args); err != nil {
		return err
	}
	switch {
	case *games < 10 || *games > match.MostGames || *generations < 1 || *keep < 1 || *rounds < 1:
		return command.Usagef("-games must be 10 to %d, -generations, -keep and -rounds 1 or more", match.MostGames)
	case *players != 0 && (*players < 2 || *players > 4):
		return command.Usagef("-players must be 2, 3 or 4, or 0 for all")
	case *noise < 0 || *noise > 100:
		return command.Usagef("-noise goes from 0 to 100")
	}
	if err := command.Writable(*out); err != nil {
		return err
	}
	r := touria.NewRules(touria.DefaultBoard())
	t := &trainer{rules: r, learner: value.NewLearner(), seed: rules.ParseSeed(*seed),
		games: *games, players: *players, noise: *noise, options: *options}
	if _, err := bot.NewTrainee(traineeLevel, *options, r, t.learner); err != nil {
		return command.Usagef("-options: %v", err)
	}
	if *start != "" {
		text, err := command.ReadFile(*start, maxWeights)
		if err != nil {
			return fmt.Errorf("-from: %w", err)
		}
		model, err := value.Parse(string(text))
		if err != nil {
			return fmt.Errorf("%s: %w", *start, err)
		}
		t.learner.StartFrom(model)
		t.begun = true
	}
	begin := time.Now()
	var learn, check [][]value.Game
	for g := range *generations {
		l, c, err := t.generation(g)
		if err != nil {
			return err
		}
		learn, check = append(learn, l), append(check, c)
		from := max(0, len(learn)-*keep)
		games, others := slices.Concat(learn[from:]...), slices.Concat(check[from:]...)
		fmt.Fprintf(p.Errs, "generation %d: %d games, loss before %.4f\n", g+1, len(games)+len(others), t.learner.Loss(others))
		t.learner.Restart()
		for range *rounds {
			t.learner.Fit(games)
		}
		fmt.Fprintf(p.Errs, "  loss %.4f, on games not learned from %.4f; %.0f s in all\n", t.learner.Loss(games), t.learner.Loss(others), time.Since(begin).Seconds())
		if err := t.write(*out, args); err != nil { // after each generation, for the impatient
			return err
		}
	}
	if *out == "" {
		fmt.Fprint(p.Out, t.learner.Model(nil))
	}
	return nil
}

// write writes the weights with the command that made them.
func (t *trainer) write(file string, args []string) error {
	text := "# Learned by: touria-arena train " + strings.Join(args, " ") + "\n" + t.learner.Model(nil).String()
	return command.WriteFile(file, []byte(text))
}

// generation plays the games of one generation. Every tenth game is kept apart,
// to check what was learned.
func (t *trainer) generation(g int) (learn, check []value.Game, err error) {
	games := make([]value.Game, t.games)
	err = command.Parallel(context.Background(), t.games, func() func(i int) error {
		w := &trainee{trainer: t, base: bot.HandmadeEvaluator(t.rules)}
		w.greedy, _ = bot.New("greedy", t.rules)
		if g > 0 || t.begun {
			w.model, _ = bot.NewTrainee(traineeLevel, t.options, t.rules, t.learner)
		}
		return func(i int) error {
			game, err := w.play(g*t.games + i)
			games[i] = game
			return err
		}
	})
	for i, game := range games {
		switch {
		case len(game.Positions) == 0: // it did not end
		case i%10 == 9:
			check = append(check, game)
		default:
			learn = append(learn, game)
		}
	}
	return learn, check, err
}

// trainee is what one core plays with.
type trainee struct {
	*trainer
	base   value.Baseline // keeps things in mind, so each core has its own
	greedy bot.Bot
	model  *bot.Trainee // nil in the first generation
	buf    [touria.MaxLegal]touria.Decision
}

// play plays a game and notes its positions at the start of turns; none if it
// does not end.
func (w *trainee) play(i int) (game value.Game, err error) {
	players := w.players
	if players == 0 {
		players = 2 + i%3
	}
	lot := rules.Number(w.seed, rules.ArenaSeating, uint32(i))
	setup := touria.Setup{Seats: rules.SeatsFor(players), Hearts: 7, Gold: 7, Seed: rules.Number(w.seed, rules.ArenaDeals, uint32(i))}
	setup.Start = rules.S
	for range rules.Below(lot, players) {
		setup.Start = setup.Seats.Next(setup.Start)
	}
	s, err := w.rules.New(setup, nil)
	if err != nil {
		return game, err
	}
	turn := 0
	const most = 2000
	for n := uint32(0); n < most && s.Phase() != touria.PhaseOver; n++ {
		if s.Turn() != turn {
			turn = s.Turn()
			game.Positions = append(game.Positions, value.NewSample(w.rules, &s, w.base))
		}
		seed := rules.Number(setup.Seed, rules.ArenaBots, n)
		var d touria.Decision
		if rules.Below(rules.Number(seed, rules.ArenaNoise, 0), 100) < w.noise {
			legal := w.rules.Legal(&s, w.buf[:0])
			d = legal[rules.Below(rules.Number(seed, rules.ArenaNoise, 1), len(legal))]
		} else {
			b := w.greedy
			if w.model != nil && (i%2 == 0 || lot>>s.ToMove()&1 == 0) {
				b = w.model
			}
			b.Begin(w.rules.View(&s, s.ToMove()), seed)
			for !b.Step(1 << 16) {
			}
			d = b.Best()
		}
		w.rules.Apply(&s, d, nil)
	}
	if s.Phase() != touria.PhaseOver {
		return value.Game{}, nil
	}
	game.Winner = s.Winner()
	return game, nil
}
