package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
)

// Import paths. The program is the package that is built for the browser.
const (
	module     = "touria.games/touria/"
	program    = module + "cmd/touria-desktop"
	ebitengine = "github.com/hajimehoshi/ebiten/v2/internal/"
)

// build builds the program and returns the whole package, compressed with a quality of
// brotli's, with the site about the games. It reports to out, since a first build takes a while.
func build(ctx context.Context, out io.Writer, quality int, e edition) (pack, error) {
	fmt.Fprintln(out, "building Touria for the browser …")
	dir, err := os.MkdirTemp("", "touria-web-")
	if err != nil {
		return nil, fmt.Errorf("no folder to build in: %w", err)
	}
	defer os.RemoveAll(dir)
	path := filepath.Join(dir, wasmName)
	root, err := goRoot(ctx)
	if err != nil {
		return nil, err
	}
	cuts, err := overlay(root, dir, out)
	if err != nil {
		return nil, err
	}
	// -s -w and -trimpath keep debugging data out of the download, -buildvcs=false the state of the clone.
	args := []string{"build", "-trimpath", "-buildvcs=false", "-ldflags", "-s -w" + e.flags(quality), "-overlay", cuts}
	for _, packages := range lean {
		args = append(args, "-gcflags="+packages+"=-l")
	}
	if _, err := goTool(ctx, append(args, "-o", path, program)...); err != nil {
		return nil, err
	}
	file, err := os.ReadFile(path)
	if err != nil {
		return nil, fmt.Errorf("the build left nothing: %w", err)
	}
	if quality != quick { // who serves it on this machine reads traces
		if file, err = shrink(file); err != nil {
			fmt.Fprintf(out, "the program remains larger: %v\n", err)
		}
	}
	// wasm_exec.js must come from the Go version that built the program.
	glue, err := os.ReadFile(filepath.Join(root, "lib", "wasm", glueName))
	if err != nil {
		return nil, fmt.Errorf("this installation of Go has no %s, install Go 1.26 or later in full: %w", glueName, err)
	}
	p, err := newPack(file, glue, e.site)
	if err != nil {
		return nil, err
	}
	if err := p.addAbout(e); err != nil {
		return nil, err
	}
	if quality == none {
		return p, nil
	}
	if quality >= thorough {
		fmt.Fprintln(out, "compressing it, which takes up to a minute for a new version …")
	}
	return p, p.compress(quality, userCache())
}

// edition is what whoever publishes the game says of it.
type edition struct {
	downloads string // where the programs for computers are, "" if nowhere; fileGap in it stands for a file of the release
	version   string // that the game shows, "" for none
	site      string // the address of the package's folder, "" if it is unknown
}

// versions are what can be a version.
var versions = regexp.MustCompile(`^[0-9A-Za-z][0-9A-Za-z.+-]*$`)

// released is what the version of a release looks like.
var released = regexp.MustCompile(`^\d+\.\d+\.\d+$`)

// check returns an error if something of an edition can't be so. It ends the site's address with a slash.
func (e *edition) check() error {
	if e.version != "" && !versions.MatchString(e.version) {
		return fmt.Errorf("-version wants letters, digits, points and hyphens, not %q", e.version)
	}
	if u, err := url.Parse(e.site); e.site != "" && (err != nil || u.Host == "" || u.Scheme != "https" && u.Scheme != "http" || u.RawQuery != "" || u.Fragment != "") {
		return fmt.Errorf("-site wants an address that begins with https://, not %q", e.site)
	}
	if e.site = strings.TrimSuffix(e.site, pageName); e.site != "" && !strings.HasSuffix(e.site, "/") {
		e.site += "/"
	}
	if strings.Contains(e.downloads, fileGap) && !released.MatchString(e.version) {
		return fmt.Errorf("%s in -downloads wants a -version such as 1.2.0", fileGap)
	}
	return checkDownloads(e.downloads)
}

// flags are the linker's flags for the version. What is served on this machine is one of its own,
// unless it has another; what is published never is.
func (e *edition) flags(quality int) string {
	if e.version == "" && quality == quick {
		return ""
	}
	return " -X main.version=" + e.version
}

// goRoot returns the folder of the installation of Go that builds.
func goRoot(ctx context.Context) (string, error) {
	root, err := goTool(ctx, "env", "GOROOT")
	return strings.TrimSpace(root), err
}

// goTool runs the go command for js/wasm and returns what it prints.
func goTool(ctx context.Context, args ...string) (string, error) {
	cmd := exec.CommandContext(ctx, "go", args...)
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0", "GOFLAGS=")
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Run(); err != nil {
		if ctx.Err() != nil {
			return "", ctx.Err()
		}
		text := strings.TrimSpace(errs.String())
		if text == "" {
			text = err.Error()
		}
		return "", fmt.Errorf("go %s failed, run it inside the project: %s", args[0], text)
	}
	return out.String(), nil
}
