package match

import (
	"bufio"
	"bytes"
	"context"
	"encoding/csv"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/rules"
)

// toy is a game in which every bot draws a number below its strength, and the
// highest wins.
type toy struct{ late bool }

var strengths = map[string]int{"random": 10, "stroll": 12, "greedy": 40}

func (g *toy) Flags(f *flag.FlagSet) { f.BoolVar(&g.late, "late", false, "the last seat wins ties") }
func (g *toy) Prepare(int) error     { return nil }
func (g *toy) Settings() any {
	return struct {
		Late bool `json:"late"`
	}{g.late}
}
func (g *toy) Table() *Table {
	return &Table{Names: []string{"S", "W", "N", "E"}, Taken: [MostSeats + 1][]Seat{2: {0, 2}, 3: {0, 1, 2}, 4: {0, 1, 2, 3}}, Starts: true}
}
func (g *toy) Bots() []string { return []string{"random", "stroll", "greedy"} }
func (g *toy) Variant() string {
	if g.late {
		return ", late"
	}
	return ""
}

func (g *toy) CheckBot(name string) error {
	if strengths[name] == 0 {
		return fmt.Errorf("unknown bot %q", name)
	}
	return nil
}

func (g *toy) Runner(ctx context.Context, _ *Terms, _ func(string)) Runner { return &toyRunner{ctx, g} }

type toyRunner struct {
	ctx  context.Context
	game *toy
}

func (t *toyRunner) Close() {}

func (t *toyRunner) Play(g *Fixture) (Outcome, error) {
	o := NewOutcome(g)
	if t.ctx.Err() != nil {
		return o, command.ErrStopped
	}
	best := -1
	for _, seat := range g.Seats {
		n := rules.Below(g.Chance(rules.ArenaBots, uint32(seat)), strengths[g.Names[seat]])
		if n > best || n == best && t.game.late {
			best, o.Winners = n, []Seat{seat}
		}
		o.Thought[seat].Add(true, int(seat), time.Duration(n)*time.Microsecond)
		o.Hash = Mix(o.Hash, uint64(n))
		o.Decisions++
	}
	o.Turns = 1
	return o, nil
}

// run runs the command on the toy.
func run(t *testing.T, args ...string) (out, errs string, code int) {
	t.Helper()
	var o, e bytes.Buffer
	code = command.Run([]command.Command{Command("", func() Game { return &toy{} })}, append([]string{"match"}, args...), strings.NewReader(""), &o, &e)
	return o.String(), e.String(), code
}

// played is what a match leaves, without times.
type played struct{ out, csv, json string }

// playMatch plays a match and returns what it leaves.
func playMatch(t *testing.T, args ...string) (p played, errs string) {
	t.Helper()
	dir := t.TempDir()
	sheet, sum := filepath.Join(dir, "games.csv"), filepath.Join(dir, "summary.json")
	out, errs, code := run(t, append([]string{"-csv", sheet, "-json", sum}, args...)...)
	if code != 0 {
		t.Fatalf("%v: exit code %d: %s", args, code, errs)
	}
	return played{timeless(out), sheetWithoutTimes(t, sheet), summaryWithoutTimes(t, sum)}, errs
}

// timeless takes the times out of a table.
func timeless(out string) string {
	lines := strings.Split(out, "\n")
	from := -1
	for i, line := range lines {
		if strings.HasPrefix(line, "thinking") {
			from = i
		} else if line == "" {
			from = -1
		} else if from >= 0 {
			lines[i] = strings.Join(strings.Fields(line)[:3], " ")
		}
	}
	return strings.Join(lines, "\n")
}

func sheetWithoutTimes(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(bytes.NewReader(text)).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for _, row := range rows {
		fmt.Fprintln(&b, strings.Join(row[:len(row)-4], " "))
		for i, ms := range row[len(row)-4:] {
			if number := regexp.MustCompile(`^\d+\.\d{3}$`).MatchString(ms); number != (row[3+i] != "") && row[0] != "deal" {
				t.Errorf("%s: the time of %q is %q", name, row[3+i], ms)
			}
		}
	}
	return b.String()
}

func summaryWithoutTimes(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	var s map[string]any
	if err := json.Unmarshal(text, &s); err != nil {
		t.Fatal(err)
	}
	for _, b := range s["bots"].([]any) {
		bot := b.(map[string]any)
		for _, key := range []string{"ms_per_turn", "ms_per_turn_99", "ms_per_turn_most", "ms_per_game"} {
			if _, is := bot[key].(float64); !is {
				t.Errorf("%s: %v has no %s", name, bot["name"], key)
			}
			delete(bot, key)
		}
	}
	short, err := json.MarshalIndent(s, "", " ")
	if err != nil {
		t.Fatal(err)
	}
	return string(short)
}

func TestMatch(t *testing.T) {
	p, errs := playMatch(t, "-bots", "greedy,random", "-deals", "12", "-first-deal", "5")
	if errs != "" {
		t.Errorf("it says %s", errs)
	}
	for _, part := range []string{"match, 2 players, seed 1\n", "bots: greedy, random\n", "each deal is played 2 times", "deals 5 to 16 are played, whatever the score\n",
		"12 deals, 24 games", "greedy      24", "Elo difference greedy - random: ", "deals by points of greedy of 2: ", "thinking", "hash of all final positions "} {
		if !strings.Contains(p.out, part) {
			t.Errorf("the table lacks %q:\n%s", part, p.out)
		}
	}
	if n := strings.Count(p.csv, "\n"); n != 25 {
		t.Errorf("the sheet has %d lines, want 25:\n%s", n, p.csv)
	}
	// A deal is the same in a match that begins elsewhere.
	again, _ := playMatch(t, "-bots", "greedy,random", "-deals", "3", "-first-deal", "9")
	lines, part := strings.SplitAfter(p.csv, "\n"), strings.SplitAfter(again.csv, "\n")
	if strings.Join(part[1:7], "") != strings.Join(lines[9:15], "") {
		t.Errorf("deals 9 to 11:\n%s\nin the longer match:\n%s", strings.Join(part[1:7], ""), strings.Join(lines[9:15], ""))
	}
	for i, row := range lines[1:25] {
		f := strings.Fields(row)
		seats := []string{"greedy", "random"}
		if f[0] != fmt.Sprint(5+i/2) || f[1] != fmt.Sprint(1+i%2) || f[3] != seats[i%2] || f[4] != seats[1-i%2] || f[7] != map[string]string{"S": f[3], "N": f[4]}[f[6]] {
			t.Errorf("line %d: %s", i, row)
		}
	}
}

func TestMatchModes(t *testing.T) {
	for _, c := range []struct {
		args  string
		parts []string
	}{
		{"-mode one -players 4 -bots greedy,random -deals 3", []string{"one against the others, 4 players", "played 4 times", "12 games", "25.00 %", "75.00 %", "of greedy of 4: "}},
		{"-mode round -bots random,greedy,stroll -deals 3", []string{"round robin", "(3 sets of bots meet)", "18 games", "row against column", "Elo"}},
		{"-mode round -players 3 -bots random,greedy,stroll -deals 3", []string{"played 3 times", "9 games", "33.33 %", "Elo"}},
		{"-players 3 -bots random;greedy -bot stroll -deals 2 -late -start W", []string{"seed 1, late\n", "6 games"}},
	} {
		p, _ := playMatch(t, strings.Fields(c.args)...)
		for _, part := range c.parts {
			if !strings.Contains(p.out, part) {
				t.Errorf("%s: the table lacks %q:\n%s", c.args, part, p.out)
			}
		}
	}
}

// Neither the number of jobs nor a test's early end may change a result.
func TestMatchIsTheSameForAnyJobs(t *testing.T) {
	for _, args := range []string{"-bots stroll,random -deals 15 -players 3", "-bots greedy,random -sprt 30%,70%", "-mode round -bots random,greedy,stroll -deals 4"} {
		one, _ := playMatch(t, append(strings.Fields(args), "-jobs", "1")...)
		many, _ := playMatch(t, append(strings.Fields(args), "-jobs", "5")...)
		if one != many {
			t.Errorf("%s, one job:\n%v\nfive:\n%v", args, one, many)
		}
	}
}

func TestMatchSPRT(t *testing.T) {
	p, _ := playMatch(t, "-bots", "greedy,random", "-sprt", "40%,80%")
	for _, part := range []string{"H0: greedy wins 40.00 % (-70.4 Elo) or less; H1: it wins 80.00 % (+240.8 Elo) or more; alpha 0.05, beta 0.05",
		"without bound, until the logarithm of the likelihood ratio (LLR) leaves [-2.944, 2.944]", "H1 is accepted: greedy wins 80.00 % or more"} {
		if !strings.Contains(p.out, part) {
			t.Errorf("the table lacks %q:\n%s", part, p.out)
		}
	}
	if strings.Index(p.out, "H0: ") > strings.Index(p.out, " games,") {
		t.Error("the hypotheses are not told before the games")
	}
	p, _ = playMatch(t, "-bots", "random,greedy", "-sprt", "0,50", "-alpha", "0.01")
	if !strings.Contains(p.out, "H0 is accepted: random wins 50.00 % or less") || !strings.Contains(p.out, "[-2.986, 4.554]") {
		t.Errorf("got\n%s", p.out)
	}
	p, _ = playMatch(t, "-bots", "greedy,stroll", "-sprt", "0,1", "-deals", "4")
	if !strings.Contains(p.out, "not decided") || !strings.Contains(p.out, "4 deals, 8 games") {
		t.Errorf("got\n%s", p.out)
	}
}

func TestMatchRefuses(t *testing.T) {
	dir := t.TempDir()
	for _, c := range []struct {
		args string
		code int
		want string
	}{
		{"", 2, "-bots names no bots"},
		{"-bots greedy", 2, "two different bots"},
		{"-bots greedy,nobody", 2, `unknown bot "nobody"`},
		{"-bots greedy,random -mode war", 2, "-mode must be one of"},
		{"-bots greedy,random -deals -1", 2, "-deals"},
		{"-bots greedy,random -jobs -1", 2, "-jobs"},
		{"-bots greedy,random -jobs 1000000000", 2, "-jobs must be 1 to 1000"},
		{"-bots greedy,random -players 1", 2, "2, 3 or 4"},
		{"-bots greedy,random -first-deal 9999999999", 2, "-first-deal"},
		{"-bots greedy,random -exec-timeout 0s", 2, "must be positive"},
		{"-bots greedy,random -sprt 5", 2, "-sprt wants"},
		{"-bots greedy,random -sprt 5,2", 2, "H1 must claim more"},
		{"-bots greedy,random -sprt 5%,20", 2, "-sprt wants"},
		{"-bots greedy,random -sprt 5%,200%", 2, "between 0% and 100%"},
		{"-bots greedy,random -sprt a,b", 2, "no number"},
		{"-bots greedy,random -sprt NaN,5", 2, "between -1000 and 1000"},
		{"-bots greedy,random -sprt 0,5 -alpha 0.7", 2, "-alpha"},
		{"-bots greedy,random -sprt 0,5 -mode round", 2, "-mode round"},
		{"-bots greedy,exec:", 2, "names no program"},
		{"-bots greedy,exec:no-such-program", 2, "cannot be started"},
		{"-bots greedy;exec:'a", 2, "has no closing '"},
		{"-bots greedy,random -csv " + dir, 1, "is a folder"},
		{"-bots greedy,random -json " + dir + "/no/such", 1, "cannot be written"},
		{"-bots greedy,random -log " + dir, 1, "is not a regular file"},
		{"-bots greedy,random now", 2, "it takes flags only"},
	} {
		out, errs, code := run(t, strings.Fields(c.args)...)
		if code != c.code || !strings.Contains(errs, c.want) || strings.Count(errs, "\n") > 2 || out != "" {
			t.Errorf("%s: exit code %d, %q, %q; want %d, %q", c.args, code, errs, out, c.code, c.want)
		}
	}
}

// However a match was cut off, it goes on to the same end.
func TestMatchResumes(t *testing.T) {
	for _, flags := range []string{"-bots stroll,random -deals 10", "-bots greedy,random -sprt 30%,75% -players 3 -mode one"} {
		args := append(strings.Fields(flags), "-jobs", "3", "-log")
		full := filepath.Join(t.TempDir(), "full.log")
		want, _ := playMatch(t, append(args, full)...)
		text, err := os.ReadFile(full)
		if err != nil {
			t.Fatal(err)
		}
		head := bytes.IndexByte(text, '\n') + 1
		for _, n := range []int{0, 10, head - 1, head, head + 1, len(text) / 3, len(text) / 2, len(text) - 1, len(text)} {
			file := filepath.Join(t.TempDir(), "cut.log")
			if err := os.WriteFile(file, text[:n], 0o600); err != nil {
				t.Fatal(err)
			}
			got, errs := playMatch(t, append(args, file)...)
			if got != want {
				t.Errorf("%s, cut at %d of %d:\n%v\nin one go:\n%v", flags, n, len(text), got, want)
			}
			if games := bytes.Count(text[:n], []byte("\n")) - 1; games > 0 && !strings.Contains(errs, fmt.Sprintf("resumes after %d games", games)) {
				t.Errorf("cut at %d: it says %q, want %d games", n, errs, games)
			}
			again, _ := playMatch(t, append(args, file)...)
			if again != want {
				t.Errorf("%s, once more:\n%v\nin one go:\n%v", flags, again, want)
			}
		}
	}
}

func TestMatchLogRefuses(t *testing.T) {
	file := filepath.Join(t.TempDir(), "match.log")
	args := []string{"-bots", "greedy,random", "-deals", "4", "-log", file}
	if _, errs, code := run(t, args...); code != 0 {
		t.Fatal(errs)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.SplitAfter(string(text), "\n")
	with := func(i int, line string) string {
		changed := append([]string{}, lines...)
		changed[i] = line
		return strings.Join(changed, "")
	}
	for _, c := range []struct {
		name, text string
		more       []string
		want       string
	}{
		{"other settings", string(text), []string{"-seed", "2", "-deals", "5"}, ":1: the log holds games with other settings: deals is 4, not 5; seed is 1, not 2;"},
		{"other bots", string(text), []string{"-bots", "random,greedy"}, "bots is [greedy random], not [random greedy]"},
		{"another test", string(text), []string{"-sprt", "0,5"}, "sprt is , not 0,5"},
		{"another build", strings.Replace(string(text), `"program":"`, `"program":"0`, 1), nil, "program is another build of touria-arena, not this one"},
		{"another file", "Dear diary,\n", nil, ":1: the line is not JSON"},
		{"another JSON", "{\"a\":1}\n", nil, ":1: this is no log of touria-arena match"},
		{"a broken line", with(2, "{\"deal\":\n"), nil, ":3: the line stops in the middle"},
		{"a foreign deal", with(2, strings.Replace(lines[2], `"deal":`, `"deal":7`, 1)), nil, "is not of this match"},
		{"a foreign seating", with(2, strings.Replace(lines[2], `"seating":`, `"seating":7`, 1)), nil, "has no seating 7"},
		{"a foreign seat", with(2, strings.Replace(lines[2], `"winner":"`, `"winner":"X`, 1)), nil, "unknown seat"},
		{"an empty seat", with(2, regexp.MustCompile(`"winner":"."`).ReplaceAllString(lines[2], `"winner":"W"`)), nil, "nobody sits at W"},
		{"another hash", string(text) + regexp.MustCompile(`"hash":"....`).ReplaceAllString(lines[2], `"hash":"0000`), nil, "was played twice, and differently"},
	} {
		if err := os.WriteFile(file, []byte(c.text), 0o600); err != nil {
			t.Fatal(err)
		}
		_, errs, code := run(t, append(append([]string{}, args...), c.more...)...)
		if code != 1 || !strings.Contains(errs, file) || !strings.Contains(errs, c.want) {
			t.Errorf("%s: exit code %d, %q, want %q", c.name, code, errs, c.want)
		}
		if after, err := os.ReadFile(file); err != nil || string(after) != c.text {
			t.Errorf("%s: the file was changed, %v", c.name, err)
		}
	}
	// A game that is there twice, by two programs at work at a time, counts once.
	if err := os.WriteFile(file, []byte(string(text)+lines[1]), 0o600); err != nil {
		t.Fatal(err)
	}
	if out, errs, code := run(t, args...); code != 0 || !strings.Contains(out, "4 deals, 8 games") {
		t.Errorf("a game twice: exit code %d, %s%s", code, out, errs)
	}
}

// A match that is ended from outside shows what it has, complete deals only, and
// goes on to the end that it would have had.
func TestMatchInterrupted(t *testing.T) {
	file := filepath.Join(t.TempDir(), "match.log")
	args := []string{"-bots", "stroll,random", "-deals", "100", "-jobs", "3", "-log", file}
	want, _ := playMatch(t, args...)
	if err := os.Remove(file); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	game := &ending{after: 20, end: cancel, over: ctx.Done()}
	game.first.Add(2)
	c := contest{Terms: Terms{Game: game}}
	f := flag.NewFlagSet("match", flag.ContinueOnError)
	c.flags(f)
	if err := errors.Join(f.Parse(args), c.prepare()); err != nil {
		t.Fatal(err)
	}
	var out, errs bytes.Buffer
	p := &command.Program{Out: bufio.NewWriter(&out), Errs: &errs}
	err := c.play(ctx, p)
	if err != command.ErrSilent || errs.String() != "interrupted; the same command resumes the match\n" {
		t.Errorf("error %v, it says %q", err, errs.String())
	}
	m := regexp.MustCompile(`(?m)^(\d+) deals, (\d+) games`).FindStringSubmatch(out.String())
	if m == nil || len(m[1]) > 2 || m[1] == "0" {
		t.Errorf("the table is\n%s", out.String())
	}
	if got, _ := playMatch(t, args...); got != want {
		t.Errorf("gone on with:\n%v\nin one go:\n%v", got, want)
	}
}

// ending is a toy that is stopped after some games, among them all of deal 0:
// however the games' goroutines are scheduled, one deal is complete and not all are.
type ending struct {
	toy
	after int32
	end   func()
	over  <-chan struct{} // closed by end
	begun atomic.Int32
	first sync.WaitGroup // the games of deal 0
}

func (g *ending) Runner(ctx context.Context, terms *Terms, say func(string)) Runner {
	return &endingRunner{toyRunner{ctx, &g.toy}, g}
}

type endingRunner struct {
	toyRunner
	ending *ending
}

func (t *endingRunner) Play(g *Fixture) (Outcome, error) {
	n := t.ending.begun.Add(1)
	if n > t.ending.after && g.Deal != 0 {
		<-t.ending.over
	}
	o, err := t.toyRunner.Play(g)
	if g.Deal == 0 {
		t.ending.first.Done()
	}
	if n == t.ending.after {
		t.ending.first.Wait()
		t.ending.end()
	}
	return o, err
}

// Who fails has lost, whoever else plays; what is not finished counts against
// the first bot.
func TestCredit(t *testing.T) {
	for _, c := range []struct {
		name, winner, lost string
		l                  lineup
		want               []float64
	}{
		{"won", "N", "", lineup{0, 1}, []float64{0, 1, 0}},
		{"won among three", "S", "", lineup{0, 1, 1, 1}, []float64{1, 0, 0}},
		{"won together", "SE", "", lineup{0, 1, 1, 2}, []float64{0.5, 0, 0.5}},
		{"won together by one bot", "WN", "", lineup{0, 1, 1, 2}, []float64{0, 1, 0}},
		{"unfinished", "", "", lineup{0, 1}, []float64{0, 1, 0}},
		{"unfinished, others alike", "", "", lineup{1, 1, 0, 1}, []float64{0, 1, 0}},
		{"unfinished, others different", "", "", lineup{1, 2, 0, 1}, []float64{0, 2. / 3, 1. / 3}},
		{"unfinished without the first", "", "", lineup{1, 2}, []float64{0, 0.5, 0.5}},
		{"the first fails", "", "S", lineup{0, 1}, []float64{0, 1, 0}},
		{"another fails", "", "W", lineup{0, 1, 1, 1}, []float64{1, 0, 0}},
		{"one of three fails", "", "E", lineup{0, 0, 1, 2}, []float64{2. / 3, 1. / 3, 0}},
	} {
		m := contest{Terms: Terms{Game: &toy{}, Players: len(c.l)}, schedule: &schedule{bots: []string{"a", "b", "c"}}}
		o := Outcome{Lost: NoSeat}
		for _, name := range c.winner {
			o.Winners = append(o.Winners, Seat(strings.IndexRune("SWNE", name)))
		}
		if c.lost != "" {
			o.Lost = Seat(strings.Index("SWNE", c.lost))
		}
		got := m.credit(&o, c.l)
		for b := range got {
			if math.Abs(got[b]-c.want[b]) > 1e-9 {
				t.Errorf("%s: %v, want %v", c.name, got, c.want)
			}
		}
	}
}

func TestSeatings(t *testing.T) {
	m := Terms{Game: &toy{}, Games: 12, Players: 4, MaxDecisions: 1, bots: "stroll,random,random,random", Seed: "1"}
	if err := m.Prepare(); err != nil {
		t.Fatal(err)
	}
	if m.Seatings != 4 {
		t.Fatalf("%d seatings, want 4", m.Seatings)
	}
	at := map[string]int{}
	for i := range 12 {
		s, first := m.Fixture(i), m.Fixture(i/4*4)
		if s.Seed != first.Seed || s.Start != first.Start {
			t.Errorf("game %d is not of the deal of game %d", i, i/4*4)
		}
		for seat, name := range s.Names {
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
		m := Terms{Game: &toy{}, Games: 1, Players: 4, MaxDecisions: 1, bots: bots}
		if err := m.Prepare(); err != nil || m.Seatings != want {
			t.Errorf("%s: %d seatings, %v; want %d", bots, m.Seatings, err, want)
		}
	}
}
