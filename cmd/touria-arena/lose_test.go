package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A file that is named by mistake stays as it is, whichever flag names it.
func TestNamedByMistake(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "precious")
	for _, text := range []string{"no line break", "{ ", `{"log":"other`, "\x00", " "} {
		for _, line := range []string{
			"match -deals 1 -bots random,greedy -log FILE", "judge -games 1 -bots random,random -keep FILE",
			"judge -game grimoria -games 1 -bots random,random -keep FILE", "match -game grimoria -deals 1 -bots random,greedy -log FILE",
		} {
			if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
			_, errs, code := arena(t, "", strings.Fields(strings.ReplaceAll(line, "FILE", file))...)
			if got, err := os.ReadFile(file); err != nil || string(got) != text {
				t.Errorf("%s: %q has become %.60q, %v", line, text, got, err)
			}
			if code == 0 || !strings.Contains(errs, file) {
				t.Errorf("%s: exit code %d, %s", line, code, errs)
			}
		}
	}
}

// A log whose first line was cut off, as when the power fails, begins anew.
func TestCutFirstLine(t *testing.T) {
	file := filepath.Join(t.TempDir(), "log")
	args := []string{"match", "-deals", "1", "-bots", "random,greedy", "-log", file}
	if _, errs, code := arena(t, "", args...); code != 0 {
		t.Fatal(errs)
	}
	whole, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	first := strings.Index(string(whole), "\n")
	for _, n := range []int{0, 1, first / 2, first} {
		if err := os.WriteFile(file, whole[:n], 0o600); err != nil {
			t.Fatal(err)
		}
		if _, errs, code := arena(t, "", args...); code != 0 {
			t.Errorf("after %d of %d bytes: %s", n, first, errs)
		}
		again, err := os.ReadFile(file)
		if err != nil || !strings.HasPrefix(string(again), string(whole[:first+1])) || strings.Count(string(again), "\n") != strings.Count(string(whole), "\n") {
			t.Errorf("after %d of %d bytes the log is %s, %v", n, first, again, err)
		}
	}
}

// Two flags that name one file would lose what the first one writes, also by another path.
func TestOneFileForTwo(t *testing.T) {
	dir := t.TempDir()
	file, link := filepath.Join(dir, "out"), filepath.Join(dir, "link")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(file, link); err != nil {
		link = filepath.Join(dir, ".", "..", filepath.Base(dir), "out")
	}
	for _, line := range []string{"match -deals 1 -bots random,greedy -csv FILE -json LINK", "match -deals 1 -bots random,greedy -csv FILE -log LINK",
		"judge -games 1 -bots random,random -keep FILE -json LINK"} {
		line = strings.NewReplacer("FILE", file, "LINK", link).Replace(line)
		if _, errs, code := arena(t, "", strings.Fields(line)...); code != 2 || !strings.Contains(errs, "named twice") {
			t.Errorf("%s: exit code %d, %s", line, code, errs)
		}
	}
}

// An empty value is the variable of a script that was not set, whatever the flag.
func TestEmptyValues(t *testing.T) {
	for _, args := range [][]string{{"record", "-public", "", "-games", "1", "-bots", "random"}, {"verify", "-fingerprint", "", "x"}, {"match", "-log", ""}, {"match", "-bots", ""},
		{"judge", "-keep", ""}, {"record", "-game", "grimoria", "-public", ""}, {"play", "-seed", ""}} {
		if out, errs, code := arena(t, "", args...); code != 2 || !strings.Contains(errs, "needs a value") || out != "" {
			t.Errorf("%q: exit code %d, %q, %q", args, code, out, errs)
		}
	}
}

// The game of a record is found however many blank lines stand before its header, from a file and from
// the standard input.
func TestBlankLinesBeforeTheHeader(t *testing.T) {
	dir := t.TempDir()
	for _, game := range []string{"touria", "grimoria"} {
		if _, errs, code := arena(t, "", "record", "-game", game, "-games", "1", "-bots", "random", "-out", filepath.Join(dir, game)); code != 0 {
			t.Fatal(errs)
		}
		files, err := filepath.Glob(filepath.Join(dir, game, "*"))
		if err != nil || len(files) != 1 {
			t.Fatal(files, err)
		}
		text, err := os.ReadFile(files[0])
		if err != nil {
			t.Fatal(err)
		}
		for _, blank := range []int{1, 1 << 16, 1<<16 + 1, 1 << 20} {
			long := strings.Repeat("\n", blank) + string(text)
			if err := os.WriteFile(files[0], []byte(long), 0o600); err != nil {
				t.Fatal(err)
			}
			for _, from := range []string{files[0], "-"} {
				if out, errs, code := arena(t, long, "replay", from); code != 0 || !strings.HasPrefix(out, "ok ") {
					t.Errorf("%s behind %d blank lines, from %s: %s%s", game, blank, from, out, errs)
				}
			}
		}
	}
}
