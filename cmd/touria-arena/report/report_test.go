package report

import (
	"bufio"
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/cmd/touria-arena/stats"
)

// The same sheets are text, Markdown and JSON; -only chooses what is printed, and
// JSON has all.
func TestWrite(t *testing.T) {
	d := &Paper{Games: 4, Headline: "4 games"}
	var share, none stats.Share
	for range 4 {
		share.Add(1, 2)
	}
	s := d.Sheet("Shares", "About shares.", "", "share", "nothing", "mean", "word")
	s.Add("row", Share(share), Share(none), Number(1.75, 1), Text("x"))
	d.Sheet("Others", "", "what", "n").Add("other", Count(3))
	file := filepath.Join(t.TempDir(), "report.json")
	print := func(how Printing) string {
		var out bytes.Buffer
		p := &command.Program{Out: bufio.NewWriter(&out)}
		if err := how.Write(p, d, "judge", []string{"-games", "4", "-json", "x", "-markdown", "-bots", "a b"}); err != nil {
			t.Fatal(err)
		}
		p.Out.Flush()
		return out.String()
	}
	// 8 trials of 4 clusters that do not vary, by Student's quantile 3.182: 3.03 trials.
	want := "4 games\n\nShares\n  About shares.\n" +
		"                   share  nothing  mean  word\n" +
		"  row  50.0 [12.6, 87.4]        -   1.8  x\n"
	if got := print(Printing{only: "sha"}); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
	want = "`touria-arena judge -games 4 -bots \"a b\"`\n\n4 games\n\n### Others\n\n| what | n |\n|---|--:|\n| other | 3 |\n"
	if got := print(Printing{only: "others", markdown: true, file: file}); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for _, part := range []string{`"games": 4`, `"name": "Shares"`, `"name": "Others"`, `"percent": 50`, `"count": 4`, `"mean": 1.8`} {
		if !strings.Contains(string(text), part) {
			t.Errorf("JSON lacks %s:\n%s", part, text)
		}
	}
}
