// Touria-arena is Touria without a picture, for tests, bots and curious
// people: it lets bots play matches, writes and verifies records, speaks the
// engine protocol and measures speed. See docs/record-format.md.
package main

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"
)

func main() {
	out := bufio.NewWriter(os.Stdout)
	code := run(os.Args[1:], os.Stdin, out, os.Stderr)
	if err := out.Flush(); err != nil && code == 0 {
		fmt.Fprintln(os.Stderr, "touria-arena: the output cannot be written:", err)
		code = 1
	}
	os.Exit(code)
}

// program is what a subcommand works with.
type program struct {
	in   io.Reader
	out  *bufio.Writer
	errs io.Writer
}

// commands lists the subcommands in the order in which the help tells them.
var commands = []struct {
	name, what string
	run        func(p *program, args []string) error
}{
	{"play", "let bots play many games and print a table", (*program).play},
	{"match", "find out which bot is stronger, with confidence intervals and tests", (*program).match},
	{"record", "let bots play games and write each to a .touria file", (*program).record},
	{"replay", "play records again and verify them", (*program).replay},
	{"engine", "answer another program's requests, JSON lines in and out", (*program).engine},
	{"train", "learn the weights by which the bots judge positions", (*program).train},
	{"study", "let bots play and report how the game is balanced", (*program).study},
	{"judge", "look for absurd moves and blunders of bots", (*program).judge},
	{"bench", "measure the speed of the engine and of the bots", (*program).bench},
}

// usageError is a command line that makes no sense; the exit code is 2.
type usageError struct{ error }

func usagef(format string, args ...any) error { return usageError{fmt.Errorf(format, args...)} }

// errSilent ends a command that has told its errors already.
var errSilent = errors.New("failed")

// run runs the command line and returns the exit code: 0 if all went well, 1
// if not, 2 if the command line makes no sense.
func run(args []string, in io.Reader, out *bufio.Writer, errs io.Writer) int {
	p := &program{in: in, out: out, errs: errs}
	if len(args) == 0 {
		p.help(errs)
		return 2
	}
	switch args[0] {
	case "-h", "-help", "--help", "help":
		p.help(out)
		return 0
	}
	for _, c := range commands {
		if c.name != args[0] {
			continue
		}
		err := c.run(p, args[1:])
		switch {
		case err == nil, errors.Is(err, flag.ErrHelp):
			return 0
		case errors.Is(err, errSilent):
			return 1
		}
		fmt.Fprintf(errs, "touria-arena %s: %v\n", c.name, err)
		var u usageError
		if errors.As(err, &u) {
			fmt.Fprintf(errs, "Try: touria-arena %s -h\n", c.name)
			return 2
		}
		return 1
	}
	var names []string
	for _, c := range commands {
		names = append(names, c.name)
	}
	fmt.Fprintf(errs, "touria-arena: unknown command %q: want %s\n", args[0], strings.Join(names, ", "))
	return 2
}

func (p *program) help(w io.Writer) {
	fmt.Fprintln(w, "Usage: touria-arena COMMAND [flags]")
	fmt.Fprintln(w)
	for _, c := range commands {
		fmt.Fprintf(w, "  %-8s %s\n", c.name, c.what)
	}
	fmt.Fprintln(w)
	fmt.Fprintln(w, "touria-arena COMMAND -h explains a command, with an example.")
}

// flags returns the flag set of a subcommand with its help.
func (p *program) flags(name, args, about, example string) *flag.FlagSet {
	f := flag.NewFlagSet(name, flag.ContinueOnError)
	f.Usage = func() {
		w := f.Output()
		fmt.Fprintf(w, "Usage: touria-arena %s %s\n\n%s\n", name, args, about)
		has := false
		f.VisitAll(func(*flag.Flag) { has = true })
		if has {
			fmt.Fprintln(w, "\nFlags:")
			f.PrintDefaults()
		}
		fmt.Fprintf(w, "\nExample:\n  %s\n", example)
	}
	return f
}

// parse reads a subcommand's flags. The flag package's own words go nowhere:
// help that was asked for is output, and an error is told in one sentence.
func (p *program) parse(f *flag.FlagSet, args []string) error {
	f.SetOutput(io.Discard)
	err := f.Parse(args)
	if errors.Is(err, flag.ErrHelp) {
		f.SetOutput(p.out)
		f.Usage()
		return err
	}
	if err != nil {
		return usageError{err}
	}
	return nil
}
