package judge

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/cmd/touria-arena/match"
	"touria.games/touria/cmd/touria-arena/report"
	"touria.games/touria/cmd/touria-arena/stats"
	"touria.games/touria/cmd/touria-arena/touria/play"
	"touria.games/touria/game/touria/bot"
	"touria.games/touria/rules/touria"
)

// ladder is a made-up judge: of n legal decisions the last one is the best and
// surely wins; each one before it is worth a tenth less. It has not thought
// about skipping.
type ladder struct {
	legal []touria.Decision
	steps int
}

func (l *ladder) Begin(v touria.View, _ uint64) {
	l.legal = testRules.LegalFor(&v, nil)
	l.steps = 0
}

func (l *ladder) Step(int) bool { l.steps++; return l.steps > 2 }

func (l *ladder) Best() touria.Decision { return l.legal[len(l.legal)-1] }

func (l *ladder) RootStats(dst []bot.RootStat) []bot.RootStat {
	for i, d := range l.legal {
		if d.Kind != touria.NoJoin {
			dst = append(dst, bot.RootStat{Decision: d, Visits: 10 + i, Win: bot.Certain - bot.Certain*(len(l.legal)-1-i)/10})
		}
	}
	return dst
}

// What an inquiry tells of blunders is what the judge thinks, counted by hand.
func TestBlunders(t *testing.T) {
	j := inquiry{every: 1, blunder: 25, examples: 2, judge: func() (bot.Searcher, error) { return &ladder{}, nil },
		m: games(t, "-games 4 -players 2 -max-decisions 400 -bots greedy,random -seed judge")}
	if err := j.run(&play.Keep{}, command.NewProgress(io.Discard, true, 4)); err != nil {
		t.Fatal(err)
	}
	type counts struct{ judged, blunders, not, tenths int }
	want := map[string]*counts{"greedy": {}, "random": {}}
	for i := range j.m.Terms.Games {
		g := j.m.Fixture(i)
		observe(t, j.m, g, func(before *touria.State, d touria.Decision, _ *touria.State) error {
			if before == nil {
				return nil
			}
			legal := testRules.Legal(before, nil)
			if len(legal) == 1 {
				return nil
			}
			c := want[g.Names[before.ToMove()]]
			c.judged++
			last := len(legal) - 1
			if d.Kind == touria.NoJoin || legal[last].Kind == touria.NoJoin {
				c.not++
				return nil
			}
			behind := last - slices.Index(legal, d)
			c.tenths += behind
			c.blunders += stats.One(behind >= 3)
			return nil
		})
	}
	d := j.report()
	rows := d.Sheets[2].Rows
	for name, c := range want {
		if c.blunders < 20 || c.not < 5 {
			t.Errorf("%s: too little to judge: %+v", name, *c)
		}
		at := slices.IndexFunc(rows, func(r report.Row) bool { return r.Name == name })
		if at < 0 {
			t.Fatalf("no row for %s", name)
		}
		r := rows[at]
		share := r.Cells[1].Value.(report.JSONShare)
		loss := fmt.Sprintf("%.2f", 10*float64(c.tenths)/float64(c.judged-c.not))
		if r.Cells[0].Value != c.judged || r.Cells[3].Value != c.not || share.Count != c.blunders || share.Of != c.judged-c.not || r.Cells[2].Text != loss || share.Clusters != 4 {
			t.Errorf("%s: %v %+v %v %v, want %+v, mean loss %s", name, r.Cells[0].Value, share, r.Cells[2].Text, r.Cells[3].Value, *c, loss)
		}
		phases := 0
		for _, r := range rows {
			if strings.HasPrefix(r.Name, name+", ") {
				phases += r.Cells[0].Value.(int)
			}
		}
		if phases != c.judged {
			t.Errorf("%s: %d decisions by phase, %d in all", name, phases, c.judged)
		}
	}
	worst := d.Sheets[3].Rows
	if len(worst) != 4 || worst[0].Cells[2].Value.(float64) < worst[1].Cells[2].Value.(float64) {
		t.Errorf("the worst decisions: %v", worst)
	}
}

// One of so many decisions is judged, about.
func TestJudgeSamples(t *testing.T) {
	judged := func(every int) (n, of int) {
		j := inquiry{every: every, blunder: 15, judge: func() (bot.Searcher, error) { return &ladder{}, nil },
			m: games(t, "-games 6 -players 4 -max-decisions 600 -bots greedy -seed sample")}
		if err := j.run(&play.Keep{}, command.NewProgress(io.Discard, true, 6)); err != nil {
			t.Fatal(err)
		}
		for i := range j.games {
			n += len(j.games[i].verdicts)
			for _, k := range j.watched[i].Choices {
				of += k
			}
		}
		return n, of
	}
	if n, of := judged(1); n != of || n < 1000 {
		t.Errorf("%d of %d decisions were judged", n, of)
	}
	if n, of := judged(10); n < of/13 || n > of/8 {
		t.Errorf("%d of %d decisions were judged, one in ten was wanted", n, of)
	}
}

func TestJudgeCommand(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "judge.json")
	args := []string{"-games", "6", "-players", "3", "-bots", "random,greedy", "-seed", "absurd"}
	out, errs, code := arena(t, append([]string{"judge", "-json", file, "-examples", "5"}, args...)...)
	if code != 0 {
		t.Fatalf("exit code %d: %s", code, errs)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var d struct {
		Sheets []struct {
			Rows []struct {
				Name   string
				Values map[string]any
			}
		}
	}
	if err := json.Unmarshal(text, &d); err != nil {
		t.Fatal(err)
	}
	sum := map[string]float64{}
	for _, row := range d.Sheets[0].Rows {
		for _, name := range []string{"random", "greedy"} {
			n := row.Values[name].(float64)
			switch {
			case row.Name == "all":
				if n != sum[name] {
					t.Errorf("%s: %v absurd moves, the kinds add up to %v", name, n, sum[name])
				}
			case !strings.HasPrefix(row.Name, "- ") && !strings.HasPrefix(row.Name, "decisions"):
				sum[name] += n
			}
		}
	}
	if sum["random"] < 60 || sum["greedy"] > sum["random"]/20 {
		t.Errorf("absurd moves: %v", sum)
	}
	// An example is found again in the record that the same flags write.
	if _, errs, code := arena(t, append([]string{"record", "-out", dir}, args...)...); code != 0 {
		t.Fatal(errs)
	}
	replayed := 0
	for _, row := range d.Sheets[1].Rows {
		kinds := map[string]string{"free gain skipped": `"do":{"kind":"skip"}`, "black gem picked at the thief's": `"do":{"kind":"take","colour":"black"}`}
		part, ok := kinds[row.Values["kind"].(string)]
		if !ok {
			continue
		}
		var game, n int
		var seed uint64
		if _, err := fmt.Sscanf(row.Name, "%d/%d/%d", &game, &seed, &n); err != nil {
			t.Fatal(err)
		}
		text, err := os.ReadFile(filepath.Join(dir, fmt.Sprintf("game-%d.touria", game)))
		if err != nil {
			t.Fatal(err)
		}
		lines := strings.Split(string(text), "\n")
		if !strings.Contains(lines[0], fmt.Sprintf(`"seed":"%d"`, seed)) || !strings.Contains(lines[n], part) || !strings.Contains(lines[n], fmt.Sprintf(`"n":%d,"seat":"%s"`, n, row.Values["seat"])) {
			t.Errorf("%s: %s", row.Name, lines[n])
		}
		replayed++
	}
	if replayed < 4 {
		t.Errorf("only %d examples were looked up in\n%s", replayed, out)
	}
	for bad, want := range map[string]string{"-judge greedy": "greedy does not reveal how it values", "-judge nobody": `unknown bot "nobody"`, "now": "it takes flags only",
		"-every 0": "-every must be 1 or more", "-blunder 0": "-blunder", "-examples -1": "-examples", "-games 0": "-games"} {
		if _, errs, code := arena(t, append([]string{"judge"}, strings.Fields(bad)...)...); code != 2 || !strings.Contains(errs, want) {
			t.Errorf("%s: exit code %d, %q", bad, code, errs)
		}
	}
}

// arena runs one of the commands that the tests of this package need.
func arena(t *testing.T, args ...string) (out, errs string, code int) {
	t.Helper()
	var o, e bytes.Buffer
	code = command.Run([]command.Command{Command, play.Record}, args, strings.NewReader(""), &o, &e)
	return o.String(), e.String(), code
}

// games returns the games of flags.
func games(t *testing.T, flags string) *play.Games {
	t.Helper()
	var m play.Games
	f := flag.NewFlagSet("test", flag.ContinueOnError)
	m.Flags(f, 1, "random")
	if err := errors.Join(f.Parse(strings.Fields(flags)), m.Prepare()); err != nil {
		t.Fatal(err)
	}
	return &m
}

// observe plays one of the games.
func observe(t *testing.T, m *play.Games, g match.Fixture, each play.Observer) {
	t.Helper()
	at := m.Game.Runner(t.Context(), &m.Terms, nil).(*play.Runner)
	defer at.Close()
	if _, err := at.Watch(&g, nil, each); err != nil {
		t.Fatal(err)
	}
}
