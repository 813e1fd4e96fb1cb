package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
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
func build(ctx context.Context, out io.Writer, quality int, downloads string) (pack, error) {
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
	// -s -w and -trimpath keep debugging data out of the download.
	args := []string{"build", "-trimpath", "-ldflags", "-s -w", "-overlay", cuts}
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
	p, err := newPack(file, glue)
	if err != nil {
		return nil, err
	}
	if err := p.addAbout(downloads); err != nil {
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
