package main

import (
	"fmt"
	"io"
	"os"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/record"
)

const replayAbout = `Plays records again and compares everything: who decides, that each decision is legal, what chance
brought, and in full records the legal decisions and the positions. Prints a line for each file,
or what is wrong with the file and the line; "-" is the standard input. The exit code is 1 if any
record differs.`

// replay verifies records.
func (p *program) replay(args []string) error {
	f := p.flags("replay", "[flags] FILE…", replayAbout, "touria-arena replay records/*.touria")
	var name string
	boardFlag(f, &name)
	if err := p.parse(f, args); err != nil {
		return err
	}
	if f.NArg() == 0 {
		return usagef("no record is named")
	}
	board, _, err := boardFrom(name)
	if err != nil {
		return err
	}
	r := touria.NewRules(board)
	results := make([]verified, f.NArg())
	err = parallel(f.NArg(), func() func(i int) error {
		return func(i int) error {
			results[i] = p.verify(f.Arg(i), r)
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
			p.out.Flush() // so that what is good stands before it; run tells an error
			fmt.Fprintln(p.errs, v.err)
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
		fmt.Fprintf(p.out, "ok %s: %s%d decisions, %d turns, %s, hash %016x\n", f.Arg(i), full, v.Decisions, v.Turns, end, v.Hash)
	}
	if len(results) > 1 {
		fmt.Fprintf(p.out, "%d records, %d with a difference\n", len(results), bad)
	}
	if bad > 0 {
		return errSilent
	}
	return nil
}

// verified is what came of one record.
type verified struct {
	record.Result
	err error
}

// verify verifies one file.
func (p *program) verify(name string, r *touria.Rules) (v verified) {
	var src io.Reader = p.in
	if name != "-" {
		file, err := os.Open(name)
		if err != nil {
			return verified{err: fmt.Errorf("the record cannot be opened: %w", err)}
		}
		defer file.Close()
		src = file
	}
	v.Result, v.err = record.Verify(name, src, r)
	return v
}
