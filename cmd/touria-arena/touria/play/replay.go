package play

import (
	"context"
	"errors"
	"fmt"
	"io"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/record"
)

const replayAbout = `Plays records again and compares everything: who decides, whether the decision is legal, what chance brought,
and in full records also the legal decisions and the positions. Prints a line for each file, or what is wrong
and in which line. "-" is the standard input. The exit code is 1 if any record differs.`

// maxRecord bounds a record, in bytes: a full one of the longest game that the
// arena plays has less.
const maxRecord = 1 << 28

// Replay is the command that verifies records.
var Replay = command.Command{Name: "replay", What: "play records again and verify them", Run: replay}

func replay(p *command.Program, args []string) error {
	f := command.Flags("replay", "[flags] FILE…", replayAbout, "touria-arena replay records/*.touria")
	var name string
	boardFlag(f, &name)
	if err := p.ParseArgs(f, args); err != nil {
		return err
	}
	if f.NArg() == 0 {
		return command.Usagef("no record is named")
	}
	board, _, err := boardFrom(name)
	if err != nil {
		return err
	}
	r := touria.NewRules(board)
	results := make([]verified, f.NArg())
	err = command.Parallel(context.Background(), f.NArg(), func() func(i int) error {
		return func(i int) error {
			results[i] = verify(p.In, f.Arg(i), r)
			return nil
		}
	})
	if err != nil {
		return err
	}
	bad := 0
	for i, v := range results {
		if v.err != nil {
			bad++
			if err := p.Out.Flush(); err != nil { // what is good stands before it
				return err
			}
			fmt.Fprintln(p.Errs, v.err)
			continue
		}
		end := "unfinished"
		if v.Winner != rules.NoSeat {
			end = "won by " + v.Winner.String()
		}
		full := ""
		if v.Full {
			full = "full, "
		}
		fmt.Fprintf(p.Out, "ok %s: %s%d decisions, %d turns, %s, hash %016x\n", f.Arg(i), full, v.Decisions, v.Turns, end, v.Hash)
	}
	if len(results) > 1 {
		fmt.Fprintf(p.Out, "%d records, %d with a difference\n", len(results), bad)
	}
	if bad > 0 {
		return command.ErrSilent
	}
	return nil
}

// verified is what came of one record.
type verified struct {
	record.Result
	err error
}

// verify verifies one file, or the standard input.
func verify(in io.Reader, name string, r *touria.Rules) (v verified) {
	if name != "-" {
		file, err := command.Open(name, maxRecord)
		if err != nil {
			return verified{err: fmt.Errorf("the record cannot be opened: %w", err)}
		}
		defer file.Close()
		in = file
	}
	v.Result, v.err = record.Verify(name, &bounded{in, maxRecord}, r)
	return v
}

// bounded is a reader that fails after a number of bytes.
type bounded struct {
	in   io.Reader
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
