// Package command is what all of the arena's commands share: streams, flags
// and exit codes, files, workers, a progress bar, and the log from which a long
// run resumes. It knows no game.
package command

import (
	"bufio"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"
	"unicode"
	"unicode/utf8"
)

// A Command is one of the arena's commands.
type Command struct {
	Name string
	What string // one line for the list of commands
	// Run runs the command with the arguments after its name. ErrSilent and
	// the errors of Usagef have exit codes of their own.
	Run func(p *Program, args []string) error
}

// A Program is what a command reads from and writes to.
type Program struct {
	In   io.Reader
	Out  *bufio.Writer
	Errs io.Writer
}

// Flush writes out what was printed: what comes next may go to the same place.
func (p *Program) Flush() error {
	if err := p.Out.Flush(); err != nil {
		return fmt.Errorf("the output cannot be written: %w", err)
	}
	return nil
}

// usageError is a command line that makes no sense; the exit code is 2.
type usageError struct{ error }

// Usagef returns the error of a command line that makes no sense.
func Usagef(format string, args ...any) error { return usageError{fmt.Errorf(format, args...)} }

// ErrSilent ends a command that has already reported its errors.
var ErrSilent = errors.New("failed")

// Run runs a command line and returns the exit code: 0 for success, 1 for a
// failure, 2 for a command line that makes no sense.
func Run(commands []Command, args []string, in io.Reader, out, errs io.Writer) int {
	p := &Program{In: in, Out: bufio.NewWriter(out), Errs: errs}
	code := p.run(commands, args)
	if err := p.Out.Flush(); err != nil && code == 0 {
		fmt.Fprintln(errs, "touria-arena: cannot write the output:", err)
		code = 1
	}
	return code
}

func (p *Program) run(commands []Command, args []string) int {
	if len(args) == 0 {
		help(p.Errs, commands)
		return 2
	}
	switch args[0] {
	case "-h", "-help", "--help", "help":
		help(p.Out, commands)
		return 0
	}
	var names []string
	for _, c := range commands {
		if c.Name == args[0] {
			return p.report(c.Name, c.Run(p, args[1:]))
		}
		names = append(names, c.Name)
	}
	fmt.Fprintf(p.Errs, "touria-arena: unknown command %s: want %s\n", Quote(args[0], 60), strings.Join(names, ", "))
	return 2
}

// report tells of a command's error and returns the exit code.
func (p *Program) report(name string, err error) int {
	switch {
	case err == nil, errors.Is(err, flag.ErrHelp):
		return 0
	case errors.Is(err, ErrSilent):
		return 1
	}
	fmt.Fprintf(p.Errs, "touria-arena %s: %s\n", name, Plain(err.Error(), maxError))
	var u usageError
	if errors.As(err, &u) {
		fmt.Fprintf(p.Errs, "Try: touria-arena %s -h\n", name)
		return 2
	}
	return 1
}

// maxError bounds an error, which may quote what was given, in bytes.
const maxError = 1500

func help(w io.Writer, commands []Command) {
	fmt.Fprint(w, "Usage: touria-arena COMMAND [flags]\n\n")
	for _, c := range commands {
		fmt.Fprintf(w, "  %-8s %s\n", c.Name, c.What)
	}
	fmt.Fprintln(w, "\ntouria-arena COMMAND -h explains a command and gives an example.")
}

// Flags returns the flag set of a command with its help.
func Flags(name, args, about, example string) *flag.FlagSet {
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

// Default gives a flag another default.
func Default(f *flag.FlagSet, name, value string) {
	g := f.Lookup(name)
	if err := g.Value.Set(value); err != nil {
		panic(err) // defaults are constants
	}
	g.DefValue = value
}

// Parse reads the flags of a command that takes nothing else.
func (p *Program) Parse(f *flag.FlagSet, args []string) error {
	if err := p.ParseArgs(f, args); err != nil {
		return err
	}
	if f.NArg() > 0 {
		return Usagef("%s: it takes flags only", Quote(f.Arg(0), 60))
	}
	return nil
}

// ParseArgs reads the flags of a command that takes arguments, too. The flag
// package's own output is dropped: help goes to the output, an error is one
// sentence. A flag that is given must have a value: an empty one is a variable of
// a script that was not set.
func (p *Program) ParseArgs(f *flag.FlagSet, args []string) error {
	f.SetOutput(io.Discard)
	err := f.Parse(args)
	if errors.Is(err, flag.ErrHelp) {
		f.SetOutput(p.Out)
		f.Usage()
		return err
	}
	if err != nil {
		return usageError{err}
	}
	f.Visit(func(g *flag.Flag) {
		if v, ok := g.Value.(flag.Getter); ok && err == nil && v.Get() == "" {
			err = Usagef("-%s needs a value", g.Name)
		}
	})
	return err
}

// Plain makes a text of unknown origin fit for a terminal: control characters,
// escape sequences among them, are written out as \x1b, and after most bytes it
// is cut off with "…".
func Plain(text string, most int) string {
	var b strings.Builder
	for i, c := range text {
		if b.Len() >= most {
			return b.String() + "…"
		}
		switch {
		case c == utf8.RuneError && !strings.HasPrefix(text[i:], string(utf8.RuneError)):
			fmt.Fprintf(&b, `\x%02x`, text[i])
		case unicode.IsPrint(c) || c == '\t':
			b.WriteRune(c)
		case c < 0x80:
			fmt.Fprintf(&b, `\x%02x`, c)
		default:
			fmt.Fprintf(&b, `\u%04x`, c)
		}
	}
	return b.String()
}

// Quote quotes a text, or its first most bytes.
func Quote(text string, most int) string {
	if len(text) <= most {
		return fmt.Sprintf("%q", text)
	}
	for most > 0 && !utf8.RuneStart(text[most]) {
		most--
	}
	return fmt.Sprintf("%q…", text[:most])
}

// Join writes structs as one JSON object, their fields one after the other.
func Join(parts ...any) (json.RawMessage, error) {
	all := json.RawMessage{'{'}
	for _, part := range parts {
		text, err := json.Marshal(part)
		if err != nil {
			return nil, err
		}
		if text = text[1 : len(text)-1]; len(text) > 0 && len(all) > 1 {
			all = append(all, ',')
		}
		all = append(all, text...)
	}
	return append(all, '}'), nil
}
