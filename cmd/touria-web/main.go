// Command touria-web builds the browser version and serves it on this machine, or
// writes it to a folder for a web host, or to a zip for a game host. It is the
// project's only HTTP server.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	os.Exit(run(ctx, os.Args[1:], os.Stdout, os.Stderr))
}

const help = `Usage: touria-web [flags]

Builds Touria for the browser and serves it on this machine until it is
interrupted. With -out it writes the files for a web host instead: upload the
folder as it is; see hosting.txt in it for recommended server settings. The
files that end in .br and .gz are compressed copies for hosts that serve them;
others don't need them. The folder about in it is a website about the games in
five languages; link to it from wherever you like. -zip packs the files for a
game host such as itch.io. Run it inside the project; it needs only Go.

Flags:
`

const examples = `
Examples:
  go run ./cmd/touria-web
  go run ./cmd/touria-web -addr 127.0.0.1:0
  go run ./cmd/touria-web -out dist/web
  go run ./cmd/touria-web -out dist/web -version 1.2.0 -site https://example.org/touria/
  go run ./cmd/touria-web -out dist/web -downloads https://example.org/releases
  go run ./cmd/touria-web -out dist/web -version 1.2.0 -downloads https://example.org/1.2.0/{file}
  go run ./cmd/touria-web -zip dist/touria-web.zip
`

// A browser keeps saved games by host and port, so the default address is fixed.
const usualAddr = "127.0.0.1:8650"

// run runs the command line and returns the exit code: 0 for success, 1 for
// failure, 2 for a wrong command line.
func run(ctx context.Context, args []string, out, errs io.Writer) int {
	f := flag.NewFlagSet("touria-web", flag.ContinueOnError)
	addr := f.String("addr", usualAddr, "`host:port` to serve on; port 0 takes a free one")
	dir := f.String("out", "", "write the files to this `folder` and serve nothing")
	zip := f.String("zip", "", "write them to this zip `file`, uncompressed forms only, and serve nothing")
	downloads := f.String("downloads", "", "`address` of the programs for computers, for the site about the games, which does not speak of them without it; {file} in it stands for a file of the release of -version")
	version := f.String("version", "", "`version` that the game shows, such as 1.2.0; without one what is written shows none")
	site := f.String("site", "", "`address` at which the files will lie, for search engines and for pictures beside links; without one the pages name none")
	f.SetOutput(io.Discard) // errors are reported below, in one sentence
	usage := func(err error) int {
		fmt.Fprintf(errs, "touria-web: %v\nTry: touria-web -h\n", err)
		return 2
	}
	switch err := f.Parse(args); {
	case errors.Is(err, flag.ErrHelp):
		fmt.Fprint(out, help)
		f.SetOutput(out)
		f.PrintDefaults()
		fmt.Fprint(out, examples)
		return 0
	case err != nil:
		return usage(err)
	case f.NArg() > 0:
		return usage(fmt.Errorf("unexpected argument %q: there are flags only", f.Arg(0)))
	}

	e := edition{downloads: *downloads, version: *version, site: *site}
	if err := e.check(); err != nil {
		return usage(err)
	}
	err := work(ctx, *addr, *dir, *zip, e, out)
	if err != nil {
		fmt.Fprintln(errs, "touria-web:", err)
		return 1
	}
	return 0
}

func work(ctx context.Context, addr, dir, zip string, e edition, out io.Writer) error {
	if dir != "" || zip != "" {
		quality := thorough
		if dir == "" {
			quality = none
		}
		pack, err := build(ctx, out, quality, e)
		if err != nil {
			return err
		}
		return deliver(pack, dir, zip, out)
	}
	// Listen first: if the address is taken, nobody should have to wait for a build to learn it.
	l, err := listen(ctx, addr)
	if err != nil {
		return err
	}
	defer l.Close()
	pack, err := build(ctx, out, quick, e)
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "Touria is at http://%s/ (Ctrl-C ends it)\n", l.Addr())
	return serve(ctx, l, pack)
}

// deliver writes a package as a folder, as a ZIP file, or as both, and says how large its files are.
func deliver(p pack, dir, zip string, out io.Writer) error {
	for _, f := range p {
		fmt.Fprintf(out, "%10d  (br %d, gz %d)  %s\n", len(f.data), len(f.brotli), len(f.gzip), f.name)
	}
	if dir != "" {
		if err := p.write(dir); err != nil {
			return err
		}
		fmt.Fprintln(out, "written to", dir)
	}
	if zip != "" {
		if err := p.writeZip(zip); err != nil {
			return err
		}
		fmt.Fprintln(out, "written to", zip)
	}
	return nil
}
