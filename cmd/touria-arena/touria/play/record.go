package play

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/cmd/touria-arena/match"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/record"
)

const recordAbout = `Lets bots play games and writes each to a file game-1.touria, game-2.touria, … in a folder, which is made if
it does not exist; files with these names are replaced. With -full each line also has the legal decisions and the
position afterwards, so that other programs can check them. With -chance events the records have no seed: they
contain their start position, and chance is read from the events.`

// Record is the command that writes records of games between bots.
var Record = command.Command{Name: "record", What: "let bots play games and write each to a .touria file", Run: records}

func records(p *command.Program, args []string) error {
	var m Games
	f := command.Flags("record", "[flags]", recordAbout, "touria-arena record -full -games 50 -players 3 -bots random -seed 7 -out records")
	m.Flags(f, 1, "random")
	full := f.Bool("full", false, "write full records")
	chance := f.String("chance", record.BySeed, "where the records' chance comes from: seed or events")
	salt := f.String("public", "", "write public records, which tell nothing hidden, with this salt in the seed's commitment")
	dir := f.String("out", "records", "folder for the records")
	if err := p.Parse(f, args); err != nil {
		return err
	}
	if *chance != record.BySeed && *chance != record.ByEvents {
		return command.Usagef("-chance must be seed or events, not %q", *chance)
	}
	if *salt != "" && (*full || *chance != record.BySeed) {
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
	err := m.all(p.Errs, func(i int, t *Runner, g *match.Fixture) error {
		text, o, err := t.record(g, *full, *chance, *salt)
		if err != nil {
			return err
		}
		games[i] = o
		return command.WriteFile(filepath.Join(*dir, fmt.Sprintf("game-%0*d.touria", width, i+1)), text)
	})
	if err != nil {
		return err
	}
	decisions := 0
	var all uint64
	for i := range games {
		decisions += games[i].Decisions
		all = match.Mix(all, games[i].Hash)
	}
	fmt.Fprintf(p.Out, "%d records with %d decisions in %s, hash of all final positions %016x\n", len(games), decisions, *dir, all)
	return nil
}

// record plays a game and returns its record.
func (t *Runner) record(g *match.Fixture, full bool, chance, salt string) ([]byte, match.Outcome, error) {
	h := t.game.header(g)
	if h.Chance = chance; chance == record.ByEvents {
		h.Seed = ""
	}
	if salt != "" {
		h = h.Public(salt)
	}
	var text bytes.Buffer
	w, err := record.NewWriter(&text, t.game.Rules, &h)
	if err != nil {
		return nil, match.Outcome{}, err
	}
	w.Full, w.Public = full, salt != ""
	var log touria.Log
	o, err := t.Watch(g, &log, func(before *touria.State, d touria.Decision, after *touria.State) error {
		if before != nil {
			return w.Decision(before, d, log.Events, after)
		}
		if full || chance == record.ByEvents {
			return w.Start(after, log.Events)
		}
		return nil
	})
	return text.Bytes(), o, err
}
