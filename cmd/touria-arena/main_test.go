package main

import (
	"bufio"
	"bytes"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// arena runs a command line.
func arena(t *testing.T, input string, args ...string) (out, errs string, code int) {
	t.Helper()
	var o, e bytes.Buffer
	w := bufio.NewWriter(&o)
	code = run(args, strings.NewReader(input), w, &e)
	if err := w.Flush(); err != nil {
		t.Fatal(err)
	}
	return o.String(), e.String(), code
}

func TestHelp(t *testing.T) {
	out, _, code := arena(t, "", "-h")
	if code != 0 {
		t.Errorf("exit code %d", code)
	}
	for _, c := range commands {
		if !strings.Contains(out, c.name) {
			t.Errorf("the help does not tell of %s", c.name)
		}
		out, errs, code := arena(t, "", c.name, "-h")
		if code != 0 || errs != "" || !strings.Contains(out, "Usage: touria-arena "+c.name) || !strings.Contains(out, "Example:") {
			t.Errorf("%s -h: exit code %d, %q\n%s", c.name, code, errs, out)
		}
	}
}

func TestBadInput(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "file")
	if err := os.WriteFile(file, []byte("no record\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args string
		code int
		want string
	}{
		{"", 2, "Usage"},
		{"dance", 2, "unknown command"},
		{"play -games 0", 2, "-games must be 1 or more"},
		{"play -games x", 2, "invalid value"},
		{"play -players 5", 2, "2, 3 or 4"},
		{"play -bots nobody", 2, `unknown bot "nobody"`},
		{"play -bots random,random,random", 2, "names 3 bots for 2 players"},
		{"play -start W", 2, "nobody sits at W"},
		{"play -late-elixir", 2, "-late-elixir is for three or four players"},
		{"play -start Q", 2, "unknown seat"},
		{"play -max-decisions 0", 2, "-max-decisions"},
		{"play -wrong", 2, "not defined: -wrong"},
		{"play now", 2, "it takes flags only"},
		{"record -chance luck", 2, "seed or events"},
		{"record -full -public salt", 2, "-public goes neither"},
		{"record -out " + file + "/x", 1, "the folder cannot be made"},
		{"replay", 2, "no record is named"},
		{"replay " + dir + "/nothing", 1, "cannot be opened"},
		{"replay " + dir, 1, "is a directory"},
		{"replay " + file, 1, "file:1: the line is not JSON"},
		{"engine x", 2, "no arguments"},
		{"bench -games -1", 2, "-games"},
		{"bench -time 0s", 2, "-time"},
	} {
		_, errs, code := arena(t, "", strings.Fields(c.args)...)
		if code != c.code || !strings.Contains(errs, c.want) {
			t.Errorf("%s: exit code %d, %q; want %d, %q", c.args, code, errs, c.code, c.want)
		}
	}
}

func TestPlayIsTheSameOnOneCore(t *testing.T) {
	args := []string{"play", "-games", "24", "-players", "3", "-bots", "random,stroll", "-seed", "autumn"}
	many, errs, code := arena(t, "", args...)
	if code != 0 {
		t.Fatalf("exit code %d: %s", code, errs)
	}
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	if one, _, _ := arena(t, "", args...); one != many {
		t.Errorf("on one core:\n%s\non all:\n%s", one, many)
	}
	args[len(args)-1] = "winter"
	if other, _, _ := arena(t, "", args...); lastLine(other) == lastLine(many) {
		t.Error("another seed plays the same games")
	}
	for _, part := range []string{"turns", "decisions", "forced passes", "unfinished: 0", "seat W", "place 3", "bot stroll", "hash of all"} {
		if !strings.Contains(many, part) {
			t.Errorf("the table lacks %q:\n%s", part, many)
		}
	}
}

func lastLine(s string) string {
	lines := strings.Split(strings.TrimSpace(s), "\n")
	return lines[len(lines)-1]
}

func TestSeatings(t *testing.T) {
	m := match{games: 12, players: 4, most: 1, bots: "stroll,random,random,random", seed: "1"}
	if err := m.prepare(); err != nil {
		t.Fatal(err)
	}
	if m.turns != 4 {
		t.Fatalf("%d seatings, want 4", m.turns)
	}
	at := map[string]int{}
	for i := range 12 {
		s, names := m.setup(i)
		first, _ := m.setup(i / 4 * 4)
		if s.Seed != first.Seed || s.Start != first.Start {
			t.Errorf("game %d is not of the deal of game %d", i, i/4*4)
		}
		for seat, name := range names {
			if name == "stroll" {
				at["SWNE"[seat:seat+1]]++
			}
		}
	}
	for _, seat := range []string{"S", "W", "N", "E"} {
		if at[seat] != 3 {
			t.Errorf("stroll sits %d times at %s, want 3", at[seat], seat)
		}
	}
	for bots, want := range map[string]int{"random": 1, "random,stroll": 2} {
		m := match{games: 1, players: 4, most: 1, bots: bots}
		if err := m.prepare(); err != nil || m.turns != want {
			t.Errorf("%s: %d seatings, %v; want %d", bots, m.turns, err, want)
		}
	}
}

func TestRecordAndReplay(t *testing.T) {
	for _, flags := range []string{"", "-full", "-chance events", "-full -chance events -sudden-marriage", "-introductory -open-screens -start N", "-late-elixir -players 4"} {
		dir := t.TempDir()
		args := append([]string{"record", "-games", "3", "-players", "3", "-bots", "random,stroll", "-max-decisions", "300", "-out", dir}, strings.Fields(flags)...)
		if out, errs, code := arena(t, "", args...); code != 0 || !strings.Contains(out, "3 records") {
			t.Fatalf("%s: exit code %d: %s%s", flags, code, out, errs)
		}
		files, err := filepath.Glob(filepath.Join(dir, "*"))
		if err != nil || len(files) != 3 {
			t.Fatalf("files %v, %v", files, err)
		}
		out, errs, code := arena(t, "", append([]string{"replay"}, files...)...)
		if code != 0 || strings.Count(out, "ok ") != 3 || strings.Contains(flags, "-full") != strings.Contains(out, "full, ") {
			t.Errorf("%s: exit code %d: %s%s", flags, code, out, errs)
		}
		// The middle one is changed: it is named with its line, the others are good.
		text, err := os.ReadFile(files[1])
		if err != nil {
			t.Fatal(err)
		}
		lines := strings.SplitAfter(string(text), "\n")
		lines[99] = strings.Replace(lines[99], `"seat":"`, `"seat":"Q`, 1)
		if err := os.WriteFile(files[1], []byte(strings.Join(lines, "")), 0o600); err != nil {
			t.Fatal(err)
		}
		out, errs, code = arena(t, "", append([]string{"replay"}, files...)...)
		if code != 1 || strings.Count(out, "ok ") != 2 || !strings.Contains(errs, files[1]+":100: another seat is to decide") {
			t.Errorf("%s: exit code %d: %s%s", flags, code, out, errs)
		}
		if _, errs, code := arena(t, strings.Join(lines[:99], ""), "replay", "-"); code != 0 {
			t.Errorf("%s: from the standard input: exit code %d: %s", flags, code, errs)
		}
	}
}

func TestPublicRecords(t *testing.T) {
	dir := t.TempDir()
	if _, errs, code := arena(t, "", "record", "-public", "salt", "-out", dir); code != 0 {
		t.Fatalf("exit code %d: %s", code, errs)
	}
	_, errs, code := arena(t, "", "replay", filepath.Join(dir, "game-1.touria"))
	if code != 1 || !strings.Contains(errs, "its seed is not known yet") {
		t.Errorf("exit code %d: %s", code, errs)
	}
}

func TestBench(t *testing.T) {
	if testing.Short() {
		t.Skip("it takes some seconds")
	}
	out, errs, code := arena(t, "", "bench", "-time", "1ms", "-games", "30")
	if code != 0 || !strings.Contains(out, "192 B") || !strings.Contains(out, "30 games: hash of all final positions ") {
		t.Errorf("exit code %d: %s%s", code, out, errs)
	}
	again, _, _ := arena(t, "", "bench", "-time", "2ms", "-games", "30")
	hash := func(s string) string { return strings.Fields(lastLine(s))[7] }
	if hash(out) != hash(again) {
		t.Errorf("two runs: %s, %s", lastLine(out), lastLine(again))
	}
	for _, players := range []string{"2", "4"} {
		seen := map[string]string{}
		for _, what := range []string{"playouts, light, ", "playouts, quick, ", "leaves, light, ", "iterations, "} {
			what += players + " players"
			sum := benchSum(out, what)
			if sum == "" || sum != benchSum(again, what) {
				t.Errorf("%s: the checksums of two runs are %q and %q", what, sum, benchSum(again, what))
			}
			if other := seen[sum]; other != "" {
				t.Errorf("%s and %s have the same checksum", what, other)
			}
			seen[sum] = what
		}
		if !strings.Contains(out, "nodes, "+players+" players") {
			t.Errorf("nodes, %s players: no such line", players)
		}
	}
	if strings.Count(out, " 0.0000 allocations an iteration") != 2 {
		t.Errorf("the search allocates:\n%s", out)
	}
}

// benchSum returns the checksum in the line of a measure, "" if there is none
// or if nothing was done in a second.
func benchSum(out, what string) string {
	for line := range strings.Lines(out) {
		rest, ok := strings.CutPrefix(line, what+" ")
		if f := strings.Fields(rest); ok && len(f) > 1 && f[0] != "0" {
			return f[1]
		}
	}
	return ""
}
