//go:build whole

package main

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"touria.games/touria/assets/credits"
)

// The systems' own tools read the packages, and find their sums right.
func TestReaders(t *testing.T) {
	m := test(t)
	dir := t.TempDir()
	for name, make := range map[string]func(target) ([]byte, error){"a.deb": m.deb, "a.rpm": m.rpm} {
		if err := os.WriteFile(filepath.Join(dir, name), must(make(target{"linux", "amd64"}))(t), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"dpkg-deb", "--field", "a.deb", "Version"}, "1.2.3"},
		{[]string{"dpkg-deb", "--contents", "a.deb"}, "-rwxr-xr-x root/root"},
		{[]string{"rpm", "-K", "a.rpm"}, "digests OK"},
		{[]string{"rpm", "-qpi", "a.rpm"}, "Architecture: x86_64"},
		{[]string{"rpm", "-qpR", "a.rpm"}, "libX11.so.6()(64bit)"},
		{[]string{"rpm", "-qpl", "a.rpm"}, "/usr/share/applications/org.touria.touria.desktop"},
	} {
		cmd := exec.Command(c.args[0], c.args[1:]...)
		cmd.Dir, cmd.Env = dir, append(os.Environ(), "HOME="+dir, "LC_ALL=C")
		if out, err := cmd.CombinedOutput(); err != nil || !strings.Contains(string(out), c.want) {
			t.Errorf("%q: %v, %q is not in\n%s", c.args, err, c.want, out)
		}
	}
}

// minisign itself makes a key, and takes what is signed with it.
func TestMinisign(t *testing.T) {
	dir := t.TempDir()
	tool := func(args ...string) {
		t.Helper()
		cmd := exec.Command("minisign", args...)
		cmd.Dir = dir
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("minisign %q: %v\n%s", args, err, out)
		}
	}
	tool("-G", "-W", "-p", "public", "-s", "secret")
	sign := must(readKey(filepath.Join(dir, "secret"), nil))(t)
	sums := sumsOf([]file{{"a", plain, []byte("1")}})
	for name, data := range map[string][]byte{sumsName: sums, sumsName + ".minisig": must(sign(sums))(t)} {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	tool("-V", "-p", "public", "-m", sumsName)
}

// lend gives a new cache of Go's what the usual one has of the standard library and of modules: half of the work is
// theirs, and they lie where they lay. Of the project it gives nothing, and returns how many packages that are. Should
// Go name the files of a cache otherwise, nothing is lent and all is built.
func lend(t *testing.T, s *source, to string) (ours int) {
	t.Helper()
	from := strings.TrimSpace(must(s.command(t.Context(), "go", "env", "GOCACHE"))(t))
	const each = "{{if and .Module .Module.Main}}ours{{else}}{{.BuildID}} {{.Export}}{{end}}"
	list := must(s.command(t.Context(), "go", "list", "-deps", "-export", "-trimpath", "-buildvcs=false", "-f", each, "./cmd/touria-desktop"))(t)
	for line := range strings.Lines(list) {
		id, compiled, _ := strings.Cut(strings.TrimSpace(line), " ")
		if id == "ours" {
			ours++
			continue
		}
		action, _, _ := strings.Cut(id, "/")
		sum, err := base64.RawURLEncoding.DecodeString(action)
		if err != nil || len(sum) == 0 || compiled == "" { // unsafe has nothing
			continue
		}
		entries := must(filepath.Glob(filepath.Join(from, fmt.Sprintf("%x", sum[:1]), fmt.Sprintf("%x*-a", sum))))(t)
		for _, name := range append(entries, compiled) {
			short := must(filepath.Rel(from, name))(t)
			if err := os.MkdirAll(filepath.Join(to, filepath.Dir(short)), 0o700); err != nil {
				t.Fatal(err)
			}
			if err := os.Symlink(name, filepath.Join(to, short)); err != nil && !os.IsExist(err) {
				t.Fatal(err)
			}
		}
	}
	return ours
}

// The game that is built in another folder, with nothing of it built before, with another home and other habits is the
// same, and tells the modules that are in it.
func TestSameBytes(t *testing.T) {
	m := test(t)
	here := target{"linux", runtime.GOARCH}
	first := must(m.source.build(t.Context(), here, "1.2.3", ""))(t)
	copied := filepath.Join(t.TempDir(), "another folder")
	names, err := exec.Command("git", "-C", m.source.root, "ls-files", "-z", "--cached", "--others", "--exclude-standard").Output()
	if err != nil {
		t.Fatal(err)
	}
	for name := range strings.SplitSeq(strings.TrimRight(string(names), "\x00"), "\x00") {
		data, err := m.source.read(name)
		if os.IsNotExist(err) { // deleted, but not yet committed
			continue
		} else if err != nil {
			t.Fatal(err)
		}
		to := filepath.Join(copied, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(to), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(to, data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	modules, err := exec.Command("go", "env", "GOMODCACHE").Output()
	if err != nil {
		t.Fatal(err)
	}
	home := t.TempDir()
	cache := filepath.Join(home, "cache")
	ours := lend(t, m.source, cache)
	other := &source{root: copied, env: append(m.source.env[:len(m.source.env):len(m.source.env)], "HOME="+home, "USER=anna", "TZ=Asia/Tokyo", "LC_ALL=C",
		"GOCACHE="+cache, "GOMODCACHE="+strings.TrimSpace(string(modules)))}
	second := must(other.build(t.Context(), here, "1.2.3", ""))(t)
	built := 0
	for _, name := range must(filepath.Glob(filepath.Join(cache, "*", "*-a")))(t) {
		if info := must(os.Lstat(name))(t); info.Mode().IsRegular() {
			built++
		}
	}
	if ours < 10 || built < ours {
		t.Errorf("%d packages are the project's, and %d were built", ours, built)
	}
	if !bytes.Equal(first, second) {
		t.Errorf("the programs differ: %d bytes and %d", len(first), len(second))
	}
	var list struct {
		Components []struct{ Name, Version string }
	}
	m.programs = map[target][]byte{}
	for _, t := range targets {
		m.programs[t] = first
	}
	if err := json.Unmarshal(must(m.components())(t), &list); err != nil {
		t.Fatal(err)
	}
	for _, c := range credits.All() {
		if name := append(c.Modules, c.Name)[0]; !slices.ContainsFunc(list.Components, func(c struct{ Name, Version string }) bool { return c.Name == name }) {
			t.Errorf("%s is in the program, but not in the list of components", name)
		}
	}
	for _, trace := range []string{m.source.root, home, copied} {
		if bytes.Contains(first, []byte(trace)) {
			t.Errorf("%s is in the program", trace)
		}
	}
}
