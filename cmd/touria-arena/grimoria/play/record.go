// Package play lets bots play Grimoria, and verifies its records.
package play

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/rules"
	"touria.games/touria/rules/grimoria"
	"touria.games/touria/rules/grimoria/record"
	frame "touria.games/touria/rules/record"
)

const recordAbout = `Lets players who choose at random play Grimoria and writes each game to a file game-1.grimoria,
game-2.grimoria, … in a folder, which is made if it does not exist; files with these names are replaced. With
-full each line also has the legal decisions and the position afterwards, so that other programs can check them.
With -chance events the records have no seed: they contain their start position, and chance is read from the
events. Without -players the games have 2, 3, 4 and 5 players in turn.`

// Record is the command that writes records.
var Record = command.Command{Name: "record", What: "let bots play games and write each to a file", Run: records}

// mostGames bounds a run.
const mostGames = 1_000_000

func records(p *command.Program, args []string) error {
	f := command.Flags("record", "-game grimoria [flags]", recordAbout, "touria-arena record -game grimoria -full -games 200 -out records")
	games := f.Int("games", 1, "number of games")
	players := f.Int("players", 0, "number of players, 2 to 5 (default: each in turn)")
	seed := f.String("seed", "1", "seed: a number or any text; the same seed gives the same games")
	openCards := f.Bool("open-cards", false, "play with open cards: everybody sees all cards in hand")
	full := f.Bool("full", false, "write full records")
	chance := f.String("chance", frame.BySeed, "where the records' chance comes from: seed or events")
	salt := f.String("public", "", "write public records, which tell nothing hidden, with this salt in the seed's commitment")
	dir := f.String("out", "records", "folder for the records")
	if err := p.Parse(f, args); err != nil {
		return err
	}
	switch {
	case *games < 1 || *games > mostGames:
		return command.Usagef("-games must be 1 to %d, not %d", mostGames, *games)
	case *players != 0 && (*players < 2 || *players > grimoria.MaxSeats):
		return command.Usagef("-players must be 2 to %d, not %d", grimoria.MaxSeats, *players)
	case *chance != frame.BySeed && *chance != frame.ByEvents:
		return command.Usagef("-chance must be seed or events, not %q", *chance)
	case *salt != "" && (*full || *chance != frame.BySeed):
		return command.Usagef("-public goes neither with -full nor with -chance events: they tell what is hidden")
	}
	if err := os.MkdirAll(*dir, 0o755); err != nil {
		return fmt.Errorf("the folder cannot be made: %w", err)
	}
	base := rules.ParseSeed(*seed)
	width := len(fmt.Sprint(*games))
	type made struct {
		decisions int
		hash      uint64
	}
	results := make([]made, *games)
	err := command.Parallel(context.Background(), *games, func() func(i int) error {
		return func(i int) error {
			setup := grimoria.Setup{Players: *players, OpenCards: *openCards, Seed: rules.Number(base, rules.ArenaDeals, uint32(i))}
			if setup.Players == 0 {
				setup.Players = 2 + i%(grimoria.MaxSeats-1)
			}
			var text bytes.Buffer
			g := game{Full: *full, Chance: *chance, Salt: *salt}
			s, decisions, err := g.write(&text, setup)
			if err != nil {
				return err
			}
			results[i] = made{decisions, s.Hash()}
			return command.WriteFile(filepath.Join(*dir, fmt.Sprintf("game-%0*d.%s", width, i+1, record.Game)), text.Bytes())
		}
	})
	if err != nil {
		return err
	}
	decisions, all := 0, uint64(0)
	for _, r := range results {
		decisions += r.decisions
		all = all*1099511628211 ^ r.hash
	}
	fmt.Fprintf(p.Out, "%d records with %d decisions in %s, hash of all final positions %016x\n", *games, decisions, *dir, all)
	return nil
}

// game is how a game is recorded.
type game struct {
	Full   bool
	Chance string
	Salt   string // of a public record
}

// write plays a game by chance and writes its record.
func (g *game) write(dst io.Writer, setup grimoria.Setup) (s grimoria.State, decisions int, err error) {
	h := record.NewHeader(setup, fmt.Sprint(setup.Seed))
	for i := range h.Players {
		h.Players[i].Name, h.Players[i].Level = "random", "random"
	}
	if g.Chance == frame.ByEvents {
		h.Chance, h.Seed = g.Chance, ""
	}
	if g.Salt != "" {
		h = h.Public(g.Salt)
	}
	w, err := record.NewWriter(dst, &h)
	if err != nil {
		return s, 0, err
	}
	w.Full, w.Public = g.Full, g.Salt != ""
	log := &grimoria.Log{}
	if s, err = grimoria.New(setup, log); err != nil {
		return s, 0, err
	}
	if g.Full || g.Chance == frame.ByEvents {
		if err := w.Start(&s, log.Events); err != nil {
			return s, 0, err
		}
	}
	var buffer [grimoria.MaxLegal]grimoria.Decision
	for ; s.Phase() != grimoria.PhaseOver; decisions++ {
		legal := s.Legal(buffer[:0])
		d := legal[rules.Below(rules.Number(setup.Seed, rules.ArenaBots, uint32(decisions)), len(legal))]
		before := s
		log.Events = log.Events[:0]
		s.Apply(d, log)
		if err := w.Decision(&before, d, log.Events, &s); err != nil {
			return s, decisions, err
		}
	}
	return s, decisions, w.Close()
}

// Verifier verifies records of Grimoria.
type Verifier struct{}

// Flags defines no flags.
func (Verifier) Flags(*flag.FlagSet) {}

// Prepare has nothing to check.
func (Verifier) Prepare() error { return nil }

// Verify plays a record again and says what came of it.
func (Verifier) Verify(file string, in io.Reader) (string, error) {
	r, err := record.Verify(file, in)
	if err != nil {
		return "", err
	}
	end, full := "unfinished", ""
	if r.Over {
		var names []string
		for _, seat := range r.Winners {
			names = append(names, seat.String())
		}
		end = "won by " + strings.Join(names, " and ")
	}
	if r.Full {
		full = "full, "
	}
	return fmt.Sprintf("%s%d decisions, %d rounds, %s, hash %016x", full, r.Decisions, r.Rounds, end, r.Hash), nil
}
