package main

import (
	"bytes"
	"context"
	"encoding/xml"
	"errors"
	"fmt"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// toolchain is the version of Go that releases are built with: another one makes other bytes.
const toolchain = "go1.26.8"

// appID is the program's name to desktops.
const appID = "org.touria.touria"

// metainfoName is where releases are described.
const metainfoName = "packaging/linux/" + appID + ".metainfo.xml.in"

// source is the commit that is released.
type source struct {
	root   string // the project's folder
	commit string
	time   time.Time // of the commit: that of all files of the release
	env    []string  // for the go command
}

// number is what a version of a release looks like.
var number = regexp.MustCompile(`^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$`)

// check returns an error if an order can't be carried out. It ends addresses of folders with a slash.
func (o *order) check() error {
	if o.out == "" {
		return errors.New("-out is missing: the folder to write to")
	}
	if !number.MatchString(o.version) {
		return fmt.Errorf("-version wants major.minor.patch, such as 1.0.0, not %q", o.version)
	}
	for name, address := range map[string]*string{"home": &o.home, "downloads": &o.downloads, "site": &o.site} {
		if *address == "" {
			continue
		}
		u, err := url.Parse(*address)
		if err != nil || u.Host == "" || u.Scheme != "https" || u.RawQuery != "" || u.Fragment != "" {
			return fmt.Errorf("-%s wants an address that begins with https://, not %q", name, *address)
		}
		if !strings.HasSuffix(*address, "/") {
			*address += "/"
		}
	}
	return nil
}

// survey finds the project around the working folder, its commit and the toolchain.
func survey(ctx context.Context) (*source, error) {
	s := &source{}
	// Nothing that a machine or a person has set may reach the bytes.
	for _, e := range os.Environ() {
		name, _, _ := strings.Cut(e, "=")
		switch name {
		case "GOFLAGS", "GOEXPERIMENT", "GOAMD64", "GOARM64", "GOFIPS140", "GODEBUG", "GOENV", "GOWORK", "GOTOOLCHAIN", "CGO_ENABLED", "GOOS", "GOARCH":
		default:
			s.env = append(s.env, e)
		}
	}
	s.env = append(s.env, "GOENV=off", "GOWORK=off", "GOTOOLCHAIN=local", "CGO_ENABLED=0", "GOFLAGS=-mod=readonly")
	if proxy := os.Getenv("GOPROXY"); proxy == "" { // where modules come from changes no byte: go.sum sees to that
		for _, name := range []string{"GOPROXY", "GONOSUMDB", "GOSUMDB", "GONOPROXY", "GOPRIVATE"} {
			value, err := exec.CommandContext(ctx, "go", "env", name).Output()
			if err != nil {
				return nil, fmt.Errorf("the go command does not run: %w", err)
			}
			s.env = append(s.env, name+"="+strings.TrimSpace(string(value)))
		}
	}
	top, err := s.command(ctx, "git", "rev-parse", "--show-toplevel")
	if err != nil {
		return nil, fmt.Errorf("run it inside a clone of the project: %w", err)
	}
	s.root = strings.TrimSpace(top)
	if _, err := os.Stat(filepath.Join(s.root, metainfoName)); err != nil {
		return nil, fmt.Errorf("run it inside a clone of the project: %w", err)
	}
	head, err := s.command(ctx, "git", "log", "-1", "--format=%H %ct")
	if err != nil {
		return nil, err
	}
	var seconds string
	s.commit, seconds, _ = strings.Cut(strings.TrimSpace(head), " ")
	n, err := strconv.ParseInt(seconds, 10, 64)
	if err != nil {
		return nil, fmt.Errorf("the commit has no time: %w", err)
	}
	s.time = time.Unix(n, 0).UTC()
	s.env = append(s.env, "SOURCE_DATE_EPOCH="+seconds)
	return s, nil
}

// clean returns an error if what is built would not be what the commit says, or not with the toolchain of releases.
func (s *source) clean() error {
	// Whoever hides new files from "git status" builds from them all the same.
	changes, err := s.command(context.Background(), "git", "-c", "core.excludesFile=", "status", "--porcelain", "--untracked-files=all")
	if err != nil {
		return err
	}
	if changes != "" {
		first, _, _ := strings.Cut(changes, "\n")
		return fmt.Errorf("the working folder differs from its commit (%s): commit the changes or take them back", strings.TrimSpace(first))
	}
	version, err := s.command(context.Background(), "go", "env", "GOVERSION")
	if err != nil {
		return err
	}
	if version = strings.TrimSpace(version); version != toolchain {
		return fmt.Errorf("releases are built with %s, and this is %s: the bytes would differ", toolchain, version)
	}
	return nil
}

// release is what the metainfo says of a release.
type release struct {
	Version string `xml:"version,attr"`
	Date    string `xml:"date,attr"`
	Type    string `xml:"type,attr"`
	Texts   []text `xml:"description>p"`
	Points  []text `xml:"description>ul>li"`
}

// text is a text in a language; "" is English.
type text struct {
	Lang string `xml:"lang,attr"`
	Text string `xml:",chardata"`
}

// english returns the English ones of texts.
func english(list []text) (lines []string) {
	for _, t := range list {
		if t.Lang == "" {
			lines = append(lines, strings.TrimSpace(t.Text))
		}
	}
	return lines
}

// about is what the metainfo says of the program.
type about struct {
	Summary    []text    `xml:"summary"`
	Paragraphs []text    `xml:"description>p"`
	Licence    string    `xml:"project_license"`
	Releases   []release `xml:"releases>release"`
}

// about reads the metainfo.
func (s *source) about() (about, error) {
	var a about
	data, err := s.read(metainfoName)
	if err != nil {
		return a, err
	}
	if err := xml.Unmarshal(data, &a); err != nil {
		return a, fmt.Errorf("%s: %w", metainfoName, err)
	}
	if len(a.Releases) == 0 || len(english(a.Summary)) == 0 || len(english(a.Paragraphs)) == 0 {
		return a, fmt.Errorf("%s has no releases or no English texts", metainfoName)
	}
	return a, nil
}

// releases returns an error if a version is not the newest release of the metainfo.
func (s *source) releases(version string) error {
	a, err := s.about()
	if err != nil {
		return err
	}
	if newest := a.Releases[0]; newest.Version != version || newest.Type == "development" {
		return fmt.Errorf("the newest release in %s is %s %s: say there first what is new in %s, and commit it", metainfoName, newest.Version, newest.Type, version)
	}
	return nil
}

// read reads a file of the project.
func (s *source) read(name string) ([]byte, error) {
	return os.ReadFile(filepath.Join(s.root, filepath.FromSlash(name)))
}

// command runs a command in the project's folder and returns what it prints.
func (s *source) command(ctx context.Context, args ...string) (string, error) {
	return s.commandIn(ctx, s.env, args...)
}

func (s *source) commandIn(ctx context.Context, env []string, args ...string) (string, error) {
	cmd := exec.CommandContext(ctx, args[0], args[1:]...)
	cmd.Dir, cmd.Env = s.root, env
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Run(); err != nil {
		if ctx.Err() != nil {
			return "", ctx.Err()
		}
		return "", fmt.Errorf("%s failed: %w: %s", strings.Join(args[:min(2, len(args))], " "), err, strings.TrimSpace(errs.String()))
	}
	return out.String(), nil
}

// target is a system and a processor, as Go calls them.
type target struct{ system, processor string }

var targets = []target{{"linux", "amd64"}, {"linux", "arm64"}, {"windows", "amd64"}, {"windows", "arm64"}, {"darwin", "amd64"}, {"darwin", "arm64"}}

// build builds the program. Paths, the user, the time and the state of the clone are not in it.
func (s *source) build(ctx context.Context, t target, version, site string) ([]byte, error) {
	dir, err := os.MkdirTemp("", "touria-release-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	flags := "-s -w -X main.version=" + version
	if site != "" {
		flags += " -X main.address=" + site
	}
	if t.system == "windows" {
		flags += " -H=windowsgui" // no console beside the window
	}
	name := filepath.Join(dir, "program")
	env := append(s.env[:len(s.env):len(s.env)], "GOOS="+t.system, "GOARCH="+t.processor)
	if _, err := s.commandIn(ctx, env, "go", "build", "-trimpath", "-buildvcs=false", "-ldflags", flags, "-o", name, "./cmd/touria-desktop"); err != nil {
		return nil, err
	}
	return os.ReadFile(name)
}
