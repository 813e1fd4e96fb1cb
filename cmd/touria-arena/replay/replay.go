// Package replay verifies records. Each record's header says of which game it is.
package replay

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"

	"touria.games/touria/cmd/touria-arena/command"
	frame "touria.games/touria/rules/record"
)

// A Verifier verifies the records of one game.
type Verifier interface {
	// Flags defines the flags that the game needs, and Prepare checks them.
	Flags(f *flag.FlagSet)
	Prepare() error
	// Verify plays a record again and says what came of it, in some words. It
	// may be called by several goroutines.
	Verify(file string, in io.Reader) (string, error)
}

const about = `Plays records again and compares everything: who decides, whether the decision is legal, what chance brought,
and in full records also the legal decisions and the positions. Prints a line for each file, or what is wrong
and in which line. A record's header says of which game it is. "-" is the standard input. The exit code is 1 if
any record differs.`

// Command returns the command that verifies records. Usual is the game of
// records that do not say. Each run makes its own verifiers, since they hold its flags.
func Command(usual string, games map[string]func() Verifier) command.Command {
	return command.Command{Name: "replay", What: "play records again and verify them", Run: func(p *command.Program, args []string) error {
		made := map[string]Verifier{}
		for name, verifier := range games {
			made[name] = verifier()
		}
		return run(p, args, usual, made)
	}}
}

func run(p *command.Program, args []string, usual string, games map[string]Verifier) error {
	f := command.Flags("replay", "[flags] FILE…", about, "touria-arena replay records/*.touria")
	for _, g := range games {
		g.Flags(f)
	}
	if err := p.ParseArgs(f, args); err != nil {
		return err
	}
	if f.NArg() == 0 {
		return command.Usagef("no record is named")
	}
	for _, g := range games {
		if err := g.Prepare(); err != nil {
			return err
		}
	}
	type result struct {
		text string
		err  error
	}
	results := make([]result, f.NArg())
	err := command.Parallel(context.Background(), f.NArg(), func() func(i int) error {
		return func(i int) error {
			results[i].text, results[i].err = verify(p.In, f.Arg(i), usual, games)
			return nil
		}
	})
	if err != nil {
		return err
	}
	bad := 0
	for i, r := range results {
		if r.err == nil {
			fmt.Fprintf(p.Out, "ok %s: %s\n", f.Arg(i), r.text)
			continue
		}
		bad++
		if err := p.Out.Flush(); err != nil { // what is good stands before it
			return err
		}
		fmt.Fprintln(p.Errs, r.err)
	}
	if len(results) > 1 {
		fmt.Fprintf(p.Out, "%d records, %d with a difference\n", len(results), bad)
	}
	if bad > 0 {
		return command.ErrSilent
	}
	return nil
}

// verify verifies one file, or the standard input.
func verify(in io.Reader, name, usual string, games map[string]Verifier) (string, error) {
	file, err := Open(in, name)
	if err != nil {
		return "", err
	}
	defer file.Close()
	begin := &bytes.Buffer{}
	game := games[markOf(name, io.TeeReader(file, begin))]
	if game == nil { // and it says what is wrong
		game = games[usual]
	}
	return game.Verify(name, io.MultiReader(begin, file))
}

// markOf returns the game that a record's header names, which is its first line that is not blank.
func markOf(name string, src io.Reader) string {
	header, _, err := frame.NewLines(name, src).Next()
	if err != nil {
		return ""
	}
	mark, err := frame.ReadMark(header)
	if err != nil {
		return ""
	}
	return mark.Record
}

// maxRecord bounds a record, in bytes: a full one of the longest game that the
// arena plays has less.
const maxRecord = 1 << 28

// Open opens a record, or the standard input for "-".
func Open(in io.Reader, name string) (io.ReadCloser, error) {
	if name == "-" {
		return &bounded{in, io.NopCloser(nil), maxRecord}, nil
	}
	file, err := command.Open(name, maxRecord)
	if err != nil {
		return nil, fmt.Errorf("the record cannot be opened: %w", err)
	}
	return &bounded{file, file, maxRecord}, nil
}

// bounded is a reader that fails after a number of bytes.
type bounded struct {
	in io.Reader
	io.Closer
	left int
}

func (b *bounded) Read(text []byte) (int, error) {
	if b.left == 0 {
		return 0, errors.New("the record is too long")
	}
	n, err := b.in.Read(text[:min(len(text), b.left)])
	b.left -= n
	return n, err
}
