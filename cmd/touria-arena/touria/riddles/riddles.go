// Package riddles finds riddles in games of bots, judges them again, and packs them for the program.
package riddles

import (
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/cmd/touria-arena/touria/play"
	"touria.games/touria/game/touria/riddle"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

const about = `Lets bots play games of two and looks for riddles in them: starts of turns at which one way to begin is at
least -lead points of win probability (percent) ahead of every different one. Three searches with -iterations
each and seeds of their own must agree. What only one player knew is known to both in a riddle, and what
nobody could know is drawn anew by every search.

What is found is appended to -o, one line for each game that is done: its number and the riddles. Started
again with the same flags, the command goes on where it was stopped.

-check FILE judges a sample of riddles again instead, of such a file or of the program's. -pack FILE chooses
riddles of a file, no two alike, and writes the program's file to -o.`

// Command finds riddles.
var Command = command.Command{Name: "riddles", What: "find riddles in games of bots, check and pack them", Run: run}

// A hunt is what to look for.
type hunt struct {
	m          *play.Games
	iterations int
	lead       float64
	thin       int // one in this many of the easiest riddles is judged
}

func run(p *command.Program, args []string) error {
	h := hunt{m: &play.Games{}}
	f := command.Flags("riddles", "[flags]", about, "touria-arena riddles -games 2000 -board touria-2 -bots quest,journey -o found.txt")
	h.m.Flags(f, 1000, "journey")
	f.IntVar(&h.iterations, "iterations", 64000, "the budget of each of three searches, or of the one of -check")
	f.Float64Var(&h.lead, "lead", 15, "points by which the best plan is ahead")
	f.IntVar(&h.thin, "thin", 1, "of riddles that the weakest level finds, judge one in this many")
	out := f.String("o", "", "the file to write")
	check := f.String("check", "", "judge riddles of this file again")
	sample := f.Int("sample", 0, "with -check: so many, drawn at random; 0: all")
	pack := f.String("pack", "", "choose riddles of this file for the program")
	count := f.Int("count", 200, "with -pack: how many")
	if err := p.Parse(f, args); err != nil {
		return err
	}
	if err := h.m.Prepare(); err != nil {
		return err
	}
	switch {
	case h.m.Players != 2:
		return command.Usagef("riddles are found in games of two")
	case h.iterations < 1 || h.thin < 1 || h.lead < 0 || *sample < 0 || *count < 1:
		return command.Usagef("-iterations, -thin and -count must be 1 or more, -lead and -sample 0 or more")
	case *check != "":
		return h.check(p, *check, *sample)
	case *out == "":
		return command.Usagef("-o: a file to write is needed")
	case *pack != "":
		return h.pack(p, *pack, *out, *count)
	}
	return h.find(p, *out)
}

// find looks for riddles in all games that the file does not know.
func (h *hunt) find(p *command.Program, name string) error {
	done, err := finished(name)
	if err != nil {
		return err
	}
	file, err := os.OpenFile(name, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o666)
	if err != nil {
		return err
	}
	defer file.Close()
	var mutex sync.Mutex
	found := 0
	far := command.NewProgress(p.Errs, false, h.m.Terms.Games)
	defer far.Close()
	err = h.m.Parallel(h.m.Terms.Games, far.Say, func(t *play.Runner) func(i int) error {
		at := newJudge(h)
		return func(i int) error {
			if done[i] {
				far.Step("")
				return nil
			}
			g := h.m.Fixture(i)
			var starts []touria.State
			if _, err := t.Watch(&g, nil, func(before *touria.State, d touria.Decision, _ *touria.State) error {
				if before != nil && before.Phase() == touria.PhaseStart && (len(starts) == 0 || starts[len(starts)-1].Turn() != before.Turn()) {
					starts = append(starts, *before)
				}
				return nil
			}); err != nil {
				return err
			}
			line := strconv.Itoa(i)
			n := 0
			for k := range starts {
				found, err := at.look(&starts[k], g.Chance(rules.ArenaJudge, uint32(k)))
				if err != nil {
					return err
				}
				if found != nil {
					line += " " + hex.EncodeToString(found)
					n++
				}
			}
			mutex.Lock()
			defer mutex.Unlock()
			found += n
			far.Step(fmt.Sprintf("%d riddles", found))
			_, err := file.WriteString(line + "\n")
			return err
		}
	})
	if err == nil {
		fmt.Fprintf(p.Out, "%d riddles were added to %s\n", found, name)
	}
	return errors.Join(err, file.Close())
}

// finished returns the games whose lines stand in a file. What a killed run left of a line is cut off.
func finished(name string) (done map[int]bool, err error) {
	done = map[int]bool{}
	data, err := os.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		return done, nil
	}
	if err != nil {
		return nil, err
	}
	whole := strings.LastIndexByte(string(data), '\n') + 1
	for line := range strings.Lines(string(data[:whole])) {
		number, _, _ := strings.Cut(strings.TrimSpace(line), " ")
		i, err := strconv.Atoi(number)
		if err != nil {
			return nil, fmt.Errorf("%s: this is not a file of riddles: %.40q", name, line)
		}
		done[i] = true
	}
	if whole < len(data) {
		return done, os.Truncate(name, int64(whole))
	}
	return done, nil
}

// read returns all riddles of a file, the program's or one with lines.
func (h *hunt) read(name string) (all [][]byte, err error) {
	file, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	if all, err = riddle.Unpack(file); errors.Is(err, riddle.ErrDamaged) {
		all, err = unpackLines(string(file))
	}
	for i := 0; err == nil && i < len(all); i++ {
		_, err = riddle.Decode(h.m.Rules, all[i])
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return all, nil
}

// unpackLines returns the riddles of a file with lines. What a killed run left of a line is left out.
func unpackLines(file string) (all [][]byte, err error) {
	for line := range strings.Lines(file[:strings.LastIndexByte(file, '\n')+1]) {
		_, words, _ := strings.Cut(line, " ")
		for word := range strings.FieldsSeq(words) {
			data, err := hex.DecodeString(word)
			if err != nil {
				return nil, err
			}
			all = append(all, data)
		}
	}
	return all, nil
}

// check judges riddles again.
func (h *hunt) check(p *command.Program, name string, sample int) error {
	all, err := h.read(name)
	if err != nil {
		return err
	}
	seed := rules.ParseSeed(h.m.Seed)
	order := make([]int, len(all))
	for i := range order {
		j := rules.Below(rules.Number(seed, rules.ArenaSample, uint32(i)), i+1)
		order[i], order[j] = order[j], i
	}
	if sample > 0 && sample < len(all) {
		order = order[:sample]
	}
	at, agreed, ahead := newJudge(h), 0, 0
	for _, i := range order {
		d, _ := riddle.Decode(h.m.Rules, all[i]) // read has decoded it
		best, lead, win := at.search(&d.State, h.iterations, rules.Number(seed, rules.ArenaJudge, uint32(i)))
		same := riddle.Same(h.m.Rules, &d.State, best, d.Plan[0])
		if same {
			agreed++
		}
		if same && lead >= h.lead {
			ahead++
		}
		fmt.Fprintf(p.Out, "%d: %x grade %d %s: agrees %v, win %.1f (%d), lead %.1f (%d)\n", i+1, all[i], d.Grade, tell(d.About(h.m.Rules)), same, win, d.Win, lead, d.Win-d.Next)
	}
	fmt.Fprintf(p.Out, "%d of %d agree; of %d the plan is %v points ahead\n", agreed, len(order), ahead, h.lead)
	return nil
}

// tell names what a riddle is about.
func tell(a riddle.About) string {
	item, place := "none", "none"
	if a.Item != touria.NoItem {
		item = a.Item.String()
	}
	if a.Place != touria.NoSpace {
		place = touria.DefaultBoard().SpaceName(a.Place)
	}
	return fmt.Sprintf("motive %d place %s item %s turned %v", a.Motive, place, item, a.Turned)
}

// alike is what no two riddles have in common.
type alike struct {
	riddle.About
	riddle.Question
}

// pack chooses riddles, no two alike, the grades as even as can be, and writes them from easy to hard. The first ones of a
// grade have answers of their own; others share theirs under another question.
func (h *hunt) pack(p *command.Program, name, out string, count int) error {
	all, err := h.read(name)
	if err != nil {
		return err
	}
	var byGrade [riddle.Grades][][]byte
	seen := map[alike]bool{}
	choose := func(key func(d *riddle.Riddle) alike) {
		for _, data := range all {
			d, _ := riddle.Decode(h.m.Rules, data) // read has decoded it
			whole := alike{d.About(h.m.Rules), d.Question()}
			if k := key(&d); !seen[k] && !seen[whole] {
				seen[k], seen[whole] = true, true
				byGrade[d.Grade-1] = append(byGrade[d.Grade-1], data)
			}
		}
	}
	choose(func(d *riddle.Riddle) alike { return alike{d.About(h.m.Rules), riddle.Question{Hearts: -1}} })
	choose(func(d *riddle.Riddle) alike { return alike{d.About(h.m.Rules), d.Question()} })
	total := 0
	for i := range byGrade {
		total += len(byGrade[i])
	}
	for ; total > count; total-- {
		k := 0
		for i := range byGrade {
			if len(byGrade[i]) >= len(byGrade[k]) {
				k = i
			}
		}
		byGrade[k] = byGrade[k][:len(byGrade[k])-1]
	}
	chosen := slices.Concat(byGrade[:]...)
	for i := range byGrade {
		fmt.Fprintf(p.Out, "grade %d: %d riddles\n", i+1, len(byGrade[i]))
	}
	return command.WriteFile(out, riddle.Pack(chosen))
}
