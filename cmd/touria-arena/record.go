package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"

	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/record"
)

const recordAbout = `Lets bots play games and writes each to a file game-1.touria, game-2.touria, … in a folder,
which is made if it is not there; files of these names are replaced. With -full each line also has what was legal and the
position afterwards, for checking by other programs. With -chance events the seed is left out:
the records bring their start position, and their chance is read from the events.`

// record writes records of games between bots.
func (p *program) record(args []string) error {
	m := match{}
	f := p.flags("record", "[flags]", recordAbout, "touria-arena record -full -games 50 -players 3 -bots random -seed 7 -out records")
	m.flags(f, 1, "random")
	full := f.Bool("full", false, "write full records")
	chance := f.String("chance", record.BySeed, "where the records' chance comes from: seed or events")
	salt := f.String("public", "", "write public records, which tell nothing hidden, with this salt in the seed's commitment")
	dir := f.String("out", "records", "folder for the records")
	if err := p.parse(f, args); err != nil {
		return err
	}
	if f.NArg() > 0 {
		return usagef("%q: it takes flags only", f.Arg(0))
	}
	if *chance != record.BySeed && *chance != record.ByEvents {
		return usagef("-chance must be seed or events, not %q", *chance)
	}
	if *salt != "" && (*full || *chance != record.BySeed) {
		return usagef("-public goes neither with -full nor with -chance events: they tell what is hidden")
	}
	if err := m.prepare(); err != nil {
		return err
	}
	if err := os.MkdirAll(*dir, 0o755); err != nil {
		return fmt.Errorf("the folder cannot be made: %w", err)
	}
	games := make([]outcome, m.games)
	width := len(fmt.Sprint(m.games))
	err := m.all(p.errs, func(i int, t *table) error {
		text, o, err := recordGame(&m, t, i, *full, *chance, *salt)
		if err != nil {
			return err
		}
		games[i] = o
		return writeFile(filepath.Join(*dir, fmt.Sprintf("game-%0*d.touria", width, i+1)), text)
	})
	if err != nil {
		return err
	}
	decisions := 0
	var all uint64
	for i := range games {
		decisions += games[i].decisions
		all = mix(all, games[i].hash)
	}
	fmt.Fprintf(p.out, "%d records with %d decisions in %s, hash of all final positions %016x\n", m.games, decisions, *dir, all)
	return nil
}

// recordGame plays a game and returns its record.
func recordGame(m *match, t *table, i int, full bool, chance, salt string) ([]byte, outcome, error) {
	h := m.header(i)
	if h.Chance = chance; chance == record.ByEvents {
		h.Seed = ""
	}
	if salt != "" {
		h = h.Public(salt)
	}
	var text bytes.Buffer
	w, err := record.NewWriter(&text, m.rules, &h)
	if err != nil {
		return nil, outcome{}, err
	}
	w.Full, w.Public = full, salt != ""
	var log touria.Log
	o, err := t.game(i, &log, func(before *touria.State, d touria.Decision, after *touria.State) error {
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

// writeFile writes a file beside its place and renames it, so that it is
// there whole or not at all.
func writeFile(name string, text []byte) error {
	tmp, err := os.CreateTemp(filepath.Dir(name), ".touria-*")
	if err != nil {
		return fmt.Errorf("%s cannot be written: %w", name, err)
	}
	_, err = tmp.Write(text)
	if e := tmp.Close(); err == nil {
		err = e
	}
	if err == nil {
		err = os.Chmod(tmp.Name(), 0o644)
	}
	if err == nil {
		err = os.Rename(tmp.Name(), name)
	}
	if err != nil {
		os.Remove(tmp.Name()) // what is left of it helps nobody
		return fmt.Errorf("%s cannot be written: %w", name, err)
	}
	return nil
}

// writable tells whether a file can be written beside its place: better before the
// games are played than after hours. No name is none to write.
func writable(name string) error {
	if name == "" {
		return nil
	}
	if info, err := os.Stat(name); err == nil && info.IsDir() {
		return fmt.Errorf("%s cannot be written: it is a folder", name)
	}
	tmp, err := os.CreateTemp(filepath.Dir(name), ".touria-*")
	if err != nil {
		return fmt.Errorf("%s cannot be written: %w", name, err)
	}
	tmp.Close()
	return os.Remove(tmp.Name())
}
