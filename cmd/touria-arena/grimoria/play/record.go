package play

import (
	"bytes"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/cmd/touria-arena/match"
	"touria.games/touria/rules"
	"touria.games/touria/rules/grimoria"
	"touria.games/touria/rules/grimoria/record"
	frame "touria.games/touria/rules/record"
)

const recordAbout = `Writes games of Grimoria to files game-1.grimoria, game-2.grimoria, … in a folder, which is made if it does not
exist; files with these names are replaced. With -bots these bots play, as in a match with the same flags;
otherwise players who choose at random do, and without -players the games have 2, 3, 4 and 5 players in turn. With
-full each line also has the legal decisions and the position afterwards, so that other programs can check them.
With -chance events the records have no seed: they contain their start position, and chance is read from the
events.`

// Record is the command that writes records.
var Record = command.Command{Name: "record", What: "let bots play games and write each to a file", Run: records}

func records(p *command.Program, args []string) error {
	var m Games
	f := command.Flags("record", "-game grimoria [flags]", recordAbout, "touria-arena record -game grimoria -full -games 200 -out records")
	m.Flags(f, 1, "random")
	command.Default(f, "players", "0")
	var how recording
	f.BoolVar(&how.full, "full", false, "write full records")
	f.StringVar(&how.chance, "chance", frame.BySeed, "where the records' chance comes from: seed or events")
	f.StringVar(&how.salt, "public", "", "write public records, which tell nothing hidden, with this salt in the seed's commitment")
	dir := f.String("out", "records", "folder for the records")
	if err := p.Parse(f, args); err != nil {
		return err
	}
	named := false
	f.Visit(func(f *flag.Flag) { named = named || f.Name == "bots" || f.Name == "bot" })
	inTurn := m.Players == 0
	if inTurn {
		m.Players = 2
	}
	switch {
	case how.chance != frame.BySeed && how.chance != frame.ByEvents:
		return command.Usagef("-chance must be seed or events, not %q", how.chance)
	case how.salt != "" && (how.full || how.chance != frame.BySeed):
		return command.Usagef("-public goes neither with -full nor with -chance events: they tell what is hidden")
	}
	if err := m.Prepare(); err != nil {
		return err
	}
	if err := os.MkdirAll(*dir, 0o755); err != nil {
		return fmt.Errorf("the folder cannot be made: %w", err)
	}
	games := make([]match.Outcome, m.Terms.Games)
	width := len(fmt.Sprint(len(games)))
	err := m.All(p.Errs, func(i int, t *Runner, g *match.Fixture) error {
		if inTurn && !named {
			g.Seats = seats.Taken[2+i%(grimoria.MaxSeats-1)]
			for _, seat := range g.Seats {
				g.Names[seat] = "random"
			}
		}
		play := t.Watch
		if !named {
			play = m.chance
		}
		text, o, err := how.write(&m.Game, g, play)
		if err != nil {
			return err
		}
		games[i] = o
		return command.WriteFile(filepath.Join(*dir, fmt.Sprintf("game-%0*d.%s", width, i+1, record.Game)), text)
	})
	if err != nil {
		return err
	}
	decisions, all := 0, uint64(0)
	for i := range games {
		decisions += games[i].Decisions
		all = all*1099511628211 ^ games[i].Hash
	}
	fmt.Fprintf(p.Out, "%d records with %d decisions in %s, hash of all final positions %016x\n", len(games), decisions, *dir, all)
	return nil
}

// chance plays a game whose players choose at random, as Runner.Watch does with bots.
func (m *Games) chance(g *match.Fixture, log *grimoria.Log, each Observer) (match.Outcome, error) {
	o := match.NewOutcome(g)
	s, err := m.Begin(g, log)
	if err == nil {
		err = each(nil, grimoria.Decision{}, &s)
	}
	var buffer [grimoria.MaxLegal]grimoria.Decision
	for ; err == nil && s.Phase() != grimoria.PhaseOver; o.Decisions++ {
		legal := s.Legal(buffer[:0])
		d := legal[rules.Below(g.Chance(rules.ArenaBots, uint32(o.Decisions)), len(legal))]
		before := s
		m.Apply(&s, d, log)
		err = each(&before, d, &s)
	}
	m.End(&s, &o)
	return o, err
}

// recording is how games are recorded.
type recording struct {
	full   bool
	chance string
	salt   string // of a public record
}

// write plays a game and returns its record.
func (r *recording) write(game *Game, g *match.Fixture, play func(*match.Fixture, *grimoria.Log, Observer) (match.Outcome, error)) ([]byte, match.Outcome, error) {
	h := game.header(g)
	if r.chance == frame.ByEvents {
		h.Chance, h.Seed = r.chance, ""
	}
	if r.salt != "" {
		h = h.Public(r.salt)
	}
	var text bytes.Buffer
	w, err := record.NewWriter(&text, &h)
	if err != nil {
		return nil, match.Outcome{}, err
	}
	w.Full, w.Public = r.full, r.salt != ""
	var log grimoria.Log
	o, err := play(g, &log, func(before *grimoria.State, d grimoria.Decision, after *grimoria.State) error {
		if before != nil {
			return w.Decision(before, d, log.Events, after)
		}
		if r.full || r.chance == frame.ByEvents {
			return w.Start(after, log.Events)
		}
		return nil
	})
	if err == nil {
		err = w.Close()
	}
	return text.Bytes(), o, err
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
