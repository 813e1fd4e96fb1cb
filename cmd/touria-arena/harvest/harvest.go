// Package harvest keeps what a hunt for riddles finds in games of bots, draws samples of it, and packs it for the program.
// It knows no game.
package harvest

import (
	"encoding/hex"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/game/riddles"
	"touria.games/touria/rules"
)

// About explains the flags that all games share.
const About = `What is found is appended to -o, one line for each game that is done: its number and the riddles. Started
again with the same flags, the command goes on where it was stopped.

-check FILE judges a sample of riddles again instead, of such a file or of the program's, and appends those that
stay riddles to -o. -pack FILE chooses riddles of a file, no two alike and one of each line, and writes the program's
file to -o.`

// Flags say what to do.
type Flags struct {
	Lead float64
	Thin int // one in this many of the easiest riddles is kept

	out, check, pack string
	sample, count    int
}

// Define defines the flags of a command.
func (o *Flags) Define(f *flag.FlagSet, count int) {
	f.Float64Var(&o.Lead, "lead", 15, "points by which the best answer is ahead")
	f.IntVar(&o.Thin, "thin", 1, "of riddles that the weakest level finds, judge one in this many")
	f.StringVar(&o.out, "o", "", "the file to write")
	f.StringVar(&o.check, "check", "", "judge riddles of this file again")
	f.IntVar(&o.sample, "sample", 0, "with -check: so many, drawn at random; 0: all")
	f.StringVar(&o.pack, "pack", "", "choose riddles of this file for the program")
	f.IntVar(&o.count, "count", count, "with -pack: how many")
}

// Do is what a game does with riddles. Decode reports whether a coded one is possible.
type Do struct {
	Game   string // its name in the program's file
	Decode func(data []byte) error
	Find   func(to *File) error
	// Check judges some of all riddles, given by their places, and keeps those that it agrees with, and whose best answer
	// is as far ahead as it is to be.
	Check func(all [][]byte, sample []int, keep func(i int) error) error
	// Pack writes so many of all to a file. Line is on which line each was found.
	Pack func(all [][]byte, line []int, count int, file string) error
}

// Run does what the flags say, in games of so many players, of which there are so many.
func (o *Flags) Run(p *command.Program, players, games int, seed string, do Do) error {
	name := o.check
	switch {
	case players != 2:
		return command.Usagef("riddles are found in games of two")
	case o.Thin < 1 || o.Lead < 0 || o.sample < 0 || o.count < 1:
		return command.Usagef("-thin and -count must be 1 or more, -lead and -sample 0 or more")
	case o.check == "" && o.out == "":
		return command.Usagef("-o: a file to write is needed")
	case o.check == "" && o.pack == "":
		return find(p, o.out, games, do.Find)
	case o.check == "":
		name = o.pack
	}
	all, line, err := read(do.Game, name, do.Decode)
	if err != nil {
		return err
	}
	if o.check == "" {
		return do.Pack(all, line, o.count, o.out)
	}
	order := make([]int, len(all))
	for i := range order {
		j := rules.Below(rules.Number(rules.ParseSeed(seed), rules.ArenaSample, uint32(i)), i+1)
		order[i], order[j] = order[j], i
	}
	if o.sample > 0 {
		order = order[:min(o.sample, len(order))]
	}
	keep := func(int) error { return nil }
	if o.out != "" {
		sure, err := os.OpenFile(o.out, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o666)
		if err != nil {
			return err
		}
		defer sure.Close()
		keep = func(i int) error {
			_, err := fmt.Fprintf(sure, "%d %x\n", i, all[i])
			return err
		}
	}
	return do.Check(all, order, keep)
}

// A File is written by several goroutines, one line for each game.
type File struct {
	// Far shows how far the hunt is.
	Far *command.Progress

	done  map[int]bool
	mutex sync.Mutex
	out   *os.File
	found int
}

// find lets look for riddles in all games that a file does not know.
func find(p *command.Program, name string, games int, look func(to *File) error) error {
	done, err := finished(name)
	if err != nil {
		return err
	}
	out, err := os.OpenFile(name, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o666)
	if err != nil {
		return err
	}
	defer out.Close()
	to := &File{Far: command.NewProgress(p.Errs, false, games), done: done, out: out}
	defer to.Far.Close()
	if err = look(to); err == nil {
		fmt.Fprintf(p.Out, "%d riddles were added to %s\n", to.found, name)
	}
	return errors.Join(err, out.Close())
}

// Has reports whether a game's line stands in the file already.
func (to *File) Has(game int) bool {
	if to.done[game] {
		to.Far.Step("")
	}
	return to.done[game]
}

// Add writes a game's line.
func (to *File) Add(game int, found [][]byte) error {
	line := strconv.Itoa(game)
	for _, data := range found {
		line += " " + hex.EncodeToString(data)
	}
	to.mutex.Lock()
	defer to.mutex.Unlock()
	to.found += len(found)
	to.Far.Step(fmt.Sprintf("%d riddles", to.found))
	_, err := to.out.WriteString(line + "\n")
	return err
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

// read returns all riddles of a file, and the line of each: of a file with lines, or of a game's of the program, in which each
// stands alone.
func read(game, name string, decode func(data []byte) error) (all [][]byte, line []int, err error) {
	file, err := os.ReadFile(name)
	if err != nil {
		return nil, nil, err
	}
	all, err = riddles.Unpack(game, file)
	for i := range all {
		line = append(line, i)
	}
	if errors.Is(err, riddles.ErrDamaged) {
		all, line, err = unpackLines(string(file))
	}
	for i := 0; err == nil && i < len(all); i++ {
		err = decode(all[i])
	}
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", name, err)
	}
	return all, line, nil
}

// unpackLines returns the riddles of a file with lines, and the line of each. What a killed run left of a line is left out.
func unpackLines(file string) (all [][]byte, line []int, err error) {
	n := 0
	for text := range strings.Lines(file[:strings.LastIndexByte(file, '\n')+1]) {
		_, words, _ := strings.Cut(text, " ")
		for word := range strings.FieldsSeq(words) {
			data, err := hex.DecodeString(word)
			if err != nil {
				return nil, nil, err
			}
			all, line = append(all, data), append(line, n)
		}
		n++
	}
	return all, line, nil
}

// A Choice is what -pack looks at. Two riddles with the same Whole are alike; Part is what should have as few riddles as
// can be.
type Choice[K comparable] struct {
	Grade       int // from 1
	Part, Whole K
	Out         bool // it is no good riddle
}

// Pack chooses riddles, no two alike and one of each line, the grades as even as can be, and writes them from easy to hard. The
// first ones of a grade have parts of their own; others share theirs. Of two alike it takes that of the grade with fewer.
func Pack[K comparable](p *command.Program, game string, all [][]byte, line []int, count int, file string, of func(data []byte) Choice[K]) error {
	var byGrade [riddles.Grades][][]byte
	var found [riddles.Grades]int
	order := make([]int, len(all))
	for i, data := range all {
		order[i] = i
		found[of(data).Grade-1]++
	}
	slices.SortStableFunc(order, func(a, b int) int { return found[of(all[a]).Grade-1] - found[of(all[b]).Grade-1] })
	seen, used := map[K]bool{}, map[int]bool{}
	for _, parts := range []bool{true, false} {
		for _, i := range order {
			data := all[i]
			c := of(data)
			if c.Out || used[line[i]] || seen[c.Whole] || parts && seen[c.Part] {
				continue
			}
			seen[c.Whole], seen[c.Part], used[line[i]] = true, true, true
			byGrade[c.Grade-1] = append(byGrade[c.Grade-1], data)
		}
	}
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
	for i := range byGrade {
		fmt.Fprintf(p.Out, "grade %d: %d riddles\n", i+1, len(byGrade[i]))
	}
	return command.WriteFile(file, riddles.Pack(game, slices.Concat(byGrade[:]...)))
}
