// Command touria-release makes all that a release hands out, from one Linux machine: programs and packages for
// Linux, Windows and macOS, the browser version, the sources, sums, a list of components and what shops want to know.
// The same commit, version and toolchain make the same bytes.
package main

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	os.Exit(run(ctx, os.Args[1:], os.Stdout, os.Stderr))
}

const help = `Usage: touria-release -version 1.0.0 -out FOLDER [flags]

Makes a release of Touria: run it inside the project, in a commit without
changes. docs/releasing.md says what comes before and after.

Flags:
`

// order is what is to be made.
type order struct {
	version string
	out     string
	// Addresses of the project's files, of the release's files and of the browser version; "" if there is none.
	home, downloads, site string
	key                   string // a file with a secret key of minisign, "" for none
}

// run runs the command line and returns the exit code: 0 for success, 1 for failure, 2 for a wrong command line.
func run(ctx context.Context, args []string, out, errs io.Writer) int {
	var o order
	f := flag.NewFlagSet("touria-release", flag.ContinueOnError)
	f.StringVar(&o.version, "version", "", "the release's `version`: major.minor.patch, as the newest release in the metainfo")
	f.StringVar(&o.out, "out", "", "write to this `folder`, which must be new or empty")
	f.StringVar(&o.home, "home", "", "`address` below which the project's files are, for software centres; without one their links and pictures are left out")
	f.StringVar(&o.downloads, "downloads", "", "`address` of the folder where the release's files will be, for the site and the shops; without one these have no links, and nothing is made for the shops")
	f.StringVar(&o.site, "site", "", "`address` of the browser version, to which links to finished games lead")
	f.StringVar(&o.key, "key", "", "sign the sums with the secret key of minisign in this `file`; its password is read from the standard input, or from the terminal")
	f.SetOutput(io.Discard) // errors are reported below, in one sentence
	usage := func(err error) int {
		fmt.Fprintf(errs, "touria-release: %v\nTry: touria-release -h\n", err)
		return 2
	}
	switch err := f.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		fmt.Fprint(out, help)
		f.SetOutput(out)
		f.PrintDefaults()
		return 0
	case err != nil:
		return usage(err)
	case f.NArg() > 0:
		return usage(fmt.Errorf("unexpected argument %q: there are flags only", f.Arg(0)))
	}
	if err := o.check(); err != nil {
		return usage(err)
	}
	if err := o.work(ctx, out); err != nil {
		fmt.Fprintln(errs, "touria-release:", err)
		return 1
	}
	return 0
}

// work makes the release. Everything is made before anything is written, so that no half of a release is left.
func (o order) work(ctx context.Context, out io.Writer) error {
	switch left, err := os.ReadDir(o.out); {
	case err != nil && !errors.Is(err, fs.ErrNotExist):
		return fmt.Errorf("-out wants a folder: %w", err)
	case len(left) > 0:
		return fmt.Errorf("%s is not empty: what is left of another release would be taken for a part of this one", o.out)
	}
	var signer func([]byte) ([]byte, error)
	if o.key != "" {
		var err error
		if signer, err = readKey(o.key, os.Stdin); err != nil { // before the long work
			return err
		}
	}
	s, err := survey(ctx)
	if err != nil {
		return err
	}
	if err := s.clean(); err != nil {
		return err
	}
	if err := s.releases(o.version); err != nil {
		return err
	}
	m := &maker{order: o, source: s, programs: map[target][]byte{}, out: out}
	for _, t := range targets {
		fmt.Fprintf(out, "building for %s/%s …\n", t.system, t.processor)
		if m.programs[t], err = s.build(ctx, t, o.version, o.site); err != nil {
			return err
		}
	}
	products, err := m.make(ctx)
	if err != nil {
		return err
	}
	sums := sumsOf(products)
	products = append(products, file{name: sumsName, mode: plain, data: sums})
	if signer != nil {
		signature, err := signer(sums)
		if err != nil {
			return err
		}
		products = append(products, file{name: sumsName + ".minisig", mode: plain, data: signature})
	}
	for _, p := range products {
		name := filepath.Join(o.out, filepath.FromSlash(p.name))
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			return err
		}
		if err := os.WriteFile(name, p.data, p.mode); err != nil {
			return err
		}
		fmt.Fprintf(out, "%12d  %x  %s\n", len(p.data), sha256.Sum256(p.data), p.name)
	}
	fmt.Fprintln(out, "written to", o.out)
	return nil
}

// sumsName is the file with the sums of all others.
const sumsName = "SHA256SUMS"

// sumsOf lists the sums of files as sha256sum does.
func sumsOf(list []file) []byte {
	list = slices.SortedFunc(slices.Values(list), func(a, b file) int { return strings.Compare(a.name, b.name) })
	var b bytes.Buffer
	for _, f := range list {
		fmt.Fprintf(&b, "%x  %s\n", sha256.Sum256(f.data), f.name)
	}
	return b.Bytes()
}
