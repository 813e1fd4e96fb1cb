package riddles

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"touria.games/touria/cmd/touria-arena/command"
	progress "touria.games/touria/game/riddles"
	"touria.games/touria/game/touria/riddle"
	"touria.games/touria/rules/ring"
	"touria.games/touria/rules/touria"
)

// arena runs the command.
func arena(t *testing.T, want int, args ...string) (out, errs string) {
	t.Helper()
	var o, e bytes.Buffer
	if code := command.Run([]command.Command{Command}, append([]string{"riddles", "-board", "touria-2", "-seed", "test"}, args...), strings.NewReader(""), &o, &e); code != want {
		t.Fatalf("exit code %d: %s", code, e.String())
	}
	return o.String(), e.String()
}

// lines returns a file's lines, sorted: games end in any order.
func lines(t *testing.T, name string) []string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	list := strings.Split(strings.TrimSpace(string(text)), "\n")
	slices.Sort(list)
	return list
}

// A hunt that was stopped goes on and finds the same; what it finds can be judged again and packed.
func TestHunt(t *testing.T) {
	games := ring.Pick(7, 12)
	dir := t.TempDir()
	whole, torn, packed := filepath.Join(dir, "whole"), filepath.Join(dir, "torn"), filepath.Join(dir, "packed")
	flags := []string{"-bots", "stroll", "-iterations", "600", "-lead", "8"}
	arena(t, 0, append(flags, "-games", strconv.Itoa(games), "-o", whole)...)
	arena(t, 0, append(flags, "-games", "5", "-o", torn)...)
	text, err := os.ReadFile(torn)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(torn, append(text, fmt.Sprint(games-1, " 00ab")...), 0o666); err != nil { // killed within a line
		t.Fatal(err)
	}
	arena(t, 0, append(flags, "-games", strconv.Itoa(games), "-o", torn)...)
	all := lines(t, whole)
	if got := lines(t, torn); len(all) != games || !slices.Equal(got, all) {
		t.Fatalf("%q became %q", all, got)
	}
	out, _ := arena(t, 0, "-check", whole, "-iterations", "600", "-lead", "0")
	n := strings.Count(out, "grade")
	if n < 2 || strings.Count(out, "agrees true") < n/2 {
		t.Errorf("riddles that were judged again: %s", out)
	}
	sure := filepath.Join(dir, "sure")
	out, _ = arena(t, 0, "-check", whole, "-iterations", "600", "-lead", "8", "-o", sure)
	if want := regexp.MustCompile(`of (\d+) the plan`).FindStringSubmatch(out); want == nil || strconv.Itoa(len(lines(t, sure))) != want[1] {
		t.Errorf("%s: %q stay", out, lines(t, sure))
	}
	arena(t, 0, "-pack", sure, "-count", "2", "-o", packed)
	data, err := os.ReadFile(packed)
	if err != nil {
		t.Fatal(err)
	}
	chosen, err := progress.Unpack("touria", data)
	if err != nil || len(chosen) != 2 {
		t.Fatalf("%d riddles were packed, %v", len(chosen), err)
	}
	r := touria.NewRules(touria.DefaultBoard())
	seen := map[alike]bool{}
	for _, one := range chosen {
		d, err := riddle.Decode(r, one)
		if err != nil {
			t.Fatal(err)
		}
		if about := (alike{d.About(r), d.Question()}); seen[about] {
			t.Errorf("two are alike: %+v", about)
		} else {
			seen[about] = true
		}
	}
}

func TestFlags(t *testing.T) {
	dir := t.TempDir()
	other := filepath.Join(dir, "other")
	if err := os.WriteFile(other, []byte("# something else\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	for args, want := range map[string]string{"-games 1": "-o", "-players 3 -o x": "games of two", "-thin 0 -o x": "-thin", "-iterations 0 -o x": "-iterations"} {
		if _, errs := arena(t, 2, strings.Fields(args)...); !strings.Contains(errs, want) {
			t.Errorf("%s: %s", args, errs)
		}
	}
	if _, errs := arena(t, 1, "-games", "1", "-o", other); !strings.Contains(errs, "not a file of riddles") {
		t.Error(errs)
	}
}
