package lessons

import (
	"bytes"
	"regexp"
	"strings"
	"testing"

	"touria.games/touria/cmd/touria-arena/command"
)

// Every seat is taught, the parts add up, a random player's mistakes are marked more often than a bot's, and the judge
// agrees with most of them.
func TestLessons(t *testing.T) {
	var o, e bytes.Buffer
	args := strings.Fields("lessons -games 3 -bots random,crown -iterations 100 -judge 300 -seed 5")
	if code := command.Run([]command.Command{Command}, args, strings.NewReader(""), &o, &e); code != 0 {
		t.Fatalf("exit code %d: %s%s", code, &o, &e)
	}
	if !strings.Contains(o.String(), "miss the result by 0 at most") {
		t.Errorf("the parts do not add up:\n%s", &o)
	}
	marks := regexp.MustCompile(`(?m)^  (\w+) +42 +([\d.]+) \[.*?\] +([\d.]+)(?: +([\d.]+))?`).FindAllStringSubmatch(o.String(), -1)
	if len(marks) != 2 {
		t.Fatalf("there are %d rows of 3 games of 14 rounds:\n%s", len(marks), &o)
	}
	if random, crown := marks[0], marks[1]; random[1] != "random" || len(random[2]) < 4 || len(crown[2]) > 3 || !strings.HasPrefix(random[4], "100") && random[4] < "80" {
		t.Errorf("marked are %v:\n%s", marks, &o)
	}
}
