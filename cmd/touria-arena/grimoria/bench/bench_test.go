package bench

import (
	"bytes"
	"strings"
	"testing"

	"touria.games/touria/cmd/touria-arena/command"
)

// arena runs the command.
func arena(t *testing.T, args ...string) string {
	t.Helper()
	var o, e bytes.Buffer
	if code := command.Run([]command.Command{Command}, append([]string{"bench"}, args...), strings.NewReader(""), &o, &e); code != 0 {
		t.Fatalf("exit code %d: %s%s", code, &o, &e)
	}
	return o.String()
}

// Two runs, however long, give the same checksums.
func TestBench(t *testing.T) {
	one, two := arena(t, "-time", "1ms", "-games", "30"), arena(t, "-time", "3ms", "-games", "30", "-runs", "2")
	sums := func(out string) (list []string) {
		for line := range strings.Lines(out) {
			for _, word := range strings.Fields(line) {
				if len(word) == 16 && strings.Trim(word, "0123456789abcdef") == "" {
					list = append(list, word)
				}
			}
		}
		return list
	}
	a, b := sums(one), sums(two)
	if len(a) != 4+10+4+1 || strings.Join(a, " ") != strings.Join(b, " ") {
		t.Errorf("the checksums of two runs are %v and %v:\n%s", a, b, one)
	}
	if !strings.Contains(one, " 384 B\n") || !strings.Contains(two, "the fastest of 2 runs") {
		t.Errorf("got\n%s%s", one, two)
	}
}
