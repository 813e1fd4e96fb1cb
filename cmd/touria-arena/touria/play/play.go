package play

import (
	"bytes"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/cmd/touria-arena/match"
	"touria.games/touria/cmd/touria-arena/replay"
	"touria.games/touria/cmd/touria-arena/stats"
	"touria.games/touria/rules"
	frame "touria.games/touria/rules/record"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/record"
)

const playAbout = `Lets bots play games, one a core at a time, and prints how long they were, who won and how. Each deal is
played in all seatings of the bots. Shares have Wilson's 95 % confidence interval. Nobody wins an unfinished
game.`

// Command is the command that lets bots play games and prints a table.
var Command = command.Command{Name: "play", What: "let bots play many games and print a table", Run: run}

// played is what the table needs of a game.
type played struct {
	decisions, turns, passes, doors int32
	winner                          rules.Seat
	place                           int8 // of the winner in turn order
	failed                          bool
	bot                             string // the winner
	hash                            uint64
}

func run(p *command.Program, args []string) error {
	var m Games
	f := command.Flags("play", "[flags]", playAbout, "touria-arena play -games 2000 -players 4 -bots random,stroll -seed 7")
	m.Flags(f, 100, "random")
	if err := p.Parse(f, args); err != nil {
		return err
	}
	if err := m.Prepare(); err != nil {
		return err
	}
	games := make([]played, m.Terms.Games)
	err := m.All(p.Errs, func(i int, t *Runner, g *match.Fixture) error {
		one := &games[i]
		var last touria.State
		o, err := t.Watch(g, nil, func(before *touria.State, d touria.Decision, after *touria.State) error {
			if before != nil && d.Kind == touria.Pass {
				one.passes++
			}
			last = *after
			return nil
		})
		for d := 1; d <= touria.Doors; d++ {
			if !last.SuddenMarriage() && last.DoorOpen(d) {
				one.doors++
			}
		}
		one.decisions, one.turns, one.winner, one.failed, one.hash = int32(o.Decisions), int32(o.Turns), winner(&o), o.Lost != match.NoSeat, o.Hash
		if w := one.winner; w != rules.NoSeat {
			one.bot = o.Names[w]
			for at := seat(o.Start); at != w; at = rules.SeatsFor(m.Players).Next(at) {
				one.place++
			}
		}
		return err
	})
	if err != nil {
		return err
	}
	m.report(p.Out, games)
	return nil
}

// report prints the table of games.
func (m *Games) report(w io.Writer, games []played) {
	fmt.Fprintf(w, "%d games, %d players, bots %s, seed %s%s\n", len(games), m.Players, strings.Join(m.Names, " "), m.Seed, m.Variant())
	if m.Seatings > 1 {
		fmt.Fprintf(w, "each deal is played in %d seatings\n", m.Seatings)
	}
	fmt.Fprintf(w, "\n%-24s %9s %8s %8s %8s\n", "", "mean", "median", "95 %", "most")
	row := func(name string, of func(*played) int32) {
		list := make([]int, len(games))
		for i := range games {
			list[i] = int(of(&games[i]))
		}
		s := stats.SpreadOf(list)
		fmt.Fprintf(w, "%-24s %9.1f %8d %8d %8d\n", name, s.Mean, s.Median, s.P95, s.Max)
	}
	row("turns", func(g *played) int32 { return g.turns })
	row("decisions", func(g *played) int32 { return g.decisions })
	row("forced passes", func(g *played) int32 { return g.passes })
	if !m.SuddenMarriage {
		row("castle doors opened", func(g *played) int32 { return g.doors })
	}
	count := func(by func(*played) bool) (n int) {
		for i := range games {
			n += stats.One(by(&games[i]))
		}
		return n
	}
	unfinished := count(func(g *played) bool { return g.winner == rules.NoSeat })
	how := "behind the castle doors"
	if m.SuddenMarriage {
		how = "by sudden marriage"
	}
	fmt.Fprintf(w, "\nwon %s: %d; unfinished: %d (%.2f %%)\n", how, len(games)-unfinished, unfinished, 100*float64(unfinished)/float64(len(games)))
	if failed := count(func(g *played) bool { return g.failed }); failed > 0 {
		fmt.Fprintf(w, "unfinished because a bot failed: %d\n", failed)
	}
	fmt.Fprintf(w, "\n%-24s %8s %18s %8s %7s\n", "won by", "share", "95 % interval", "even", "games")
	share := func(name string, even float64, by func(*played) bool) {
		wins := count(func(g *played) bool { return g.winner != rules.NoSeat && by(g) })
		p := float64(wins) / float64(len(games))
		ci := stats.Wilson(p, float64(len(games)))
		fmt.Fprintf(w, "%-24s %6.1f %%   [%5.1f, %5.1f] %% %6.1f %% %7d\n", name, 100*p, 100*ci.Low, 100*ci.High, 100*even, wins)
	}
	even := 1 / float64(m.Players)
	for _, s := range m.Seats() {
		share("seat "+s.String(), even, func(g *played) bool { return g.winner == s })
	}
	for place := range m.Players {
		share(fmt.Sprintf("place %d in turn order", place+1), even, func(g *played) bool { return int(g.place) == place })
	}
	for _, name := range match.Distinct(m.Names) {
		share("bot "+name, even*float64(stats.Count(m.Names, name)), func(g *played) bool { return g.bot == name })
	}
	var all uint64
	for i := range games {
		all = match.Mix(all, games[i].hash)
	}
	fmt.Fprintf(w, "\nhash of all final positions %016x\n", all)
}

const recordAbout = `Lets bots play games and writes each to a file game-1.touria, game-2.touria, … in a folder, which is made if
it does not exist; files with these names are replaced. With -full each line also has the legal decisions and the
position afterwards, so that other programs can check them. With -chance events the records have no seed: they
contain their start position, and chance is read from the events.`

// Record is the command that writes records of games between bots.
var Record = command.Command{Name: "record", What: "let bots play games and write each to a .touria file", Run: records}

func records(p *command.Program, args []string) error {
	var m Games
	f := command.Flags("record", "[flags]", recordAbout, "touria-arena record -full -games 50 -players 3 -bots random -seed 7 -out records")
	m.Flags(f, 1, "random")
	full := f.Bool("full", false, "write full records")
	chance := f.String("chance", record.BySeed, "where the records' chance comes from: seed or events")
	salt := f.String("public", "", "write public records, which tell nothing hidden, with this salt in the seed's commitment")
	dir := f.String("out", "records", "folder for the records")
	if err := p.Parse(f, args); err != nil {
		return err
	}
	if *chance != record.BySeed && *chance != record.ByEvents {
		return command.Usagef("-chance must be seed or events, not %q", *chance)
	}
	if *salt != "" && (*full || *chance != record.BySeed) {
		return command.Usagef("-public goes neither with -full nor with -chance events: they tell what is hidden")
	}
	if err := m.Prepare(); err != nil {
		return err
	}
	if err := os.MkdirAll(*dir, 0o755); err != nil {
		return fmt.Errorf("the folder cannot be made: %w", err)
	}
	games := make([]match.Outcome, m.Terms.Games)
	width := len(fmt.Sprint(len(games)))
	err := m.All(p.Errs, func(i int, t *Runner, g *match.Fixture) error {
		text, o, err := m.record(t, g, *full, *chance, *salt)
		if err != nil {
			return err
		}
		games[i] = o
		return command.WriteFile(filepath.Join(*dir, fmt.Sprintf("game-%0*d.touria", width, i+1)), text)
	})
	if err != nil {
		return err
	}
	decisions := 0
	var all uint64
	for i := range games {
		decisions += games[i].Decisions
		all = match.Mix(all, games[i].Hash)
	}
	fmt.Fprintf(p.Out, "%d records with %d decisions in %s, hash of all final positions %016x\n", len(games), decisions, *dir, all)
	return nil
}

// record plays a game and returns its record.
func (m *Games) record(t *Runner, g *match.Fixture, full bool, chance, salt string) ([]byte, match.Outcome, error) {
	h := m.header(g)
	if h.Chance = chance; chance == record.ByEvents {
		h.Seed = ""
	}
	if salt != "" {
		h = h.Public(salt)
	}
	var text bytes.Buffer
	w, err := record.NewWriter(&text, m.Rules, &h)
	if err != nil {
		return nil, match.Outcome{}, err
	}
	w.Full, w.Public = full, salt != ""
	var log touria.Log
	o, err := t.Watch(g, &log, func(before *touria.State, d touria.Decision, after *touria.State) error {
		if before != nil {
			return w.Decision(before, d, log.Events, after)
		}
		if full || chance == record.ByEvents {
			return w.Start(after, log.Events)
		}
		return nil
	})
	return text.Bytes(), o, err
}

// Verifier verifies records of Touria.
type Verifier struct {
	board string // the flag
	rules *touria.Rules
}

// Flags defines the flags that the records' game needs.
func (v *Verifier) Flags(f *flag.FlagSet) { boardFlag(f, &v.board) }

// Prepare checks the flags.
func (v *Verifier) Prepare() error {
	board, _, _, err := boardFrom(v.board)
	if err == nil {
		v.rules = touria.NewRules(board)
	}
	return err
}

// Verify plays a record again and says what came of it.
func (v *Verifier) Verify(file string, in io.Reader) (string, error) {
	r, err := record.Verify(file, in, v.rules)
	if err != nil {
		return "", err
	}
	end, full := "unfinished", ""
	if r.Winner != rules.NoSeat {
		end = "won by " + r.Winner.String()
	}
	if r.Full {
		full = "full, "
	}
	return fmt.Sprintf("%s%d decisions, %d turns, %s, hash %016x", full, r.Decisions, r.Turns, end, r.Hash), nil
}

const verifyAbout = `Proves that a game was dealt as it was sealed. Deals it again from its seed, plays all decisions again and
compares everything, as replay does, and compares the fingerprint of seed and set-up with the one in the record,
which was written when the game began. With -fingerprint also with the one that you noted during the game: the sixteen
digits that its menu showed. Prints "same" or "different" and why. The exit code is 0 for same, 1 for different
or unreadable. "-" is the standard input.`

// Verify is the command that compares a game with its sealed fate.
var Verify = command.Command{Name: "verify", What: "prove that a game was dealt as it was sealed", Run: verifyFate}

func verifyFate(p *command.Program, args []string) error {
	f := command.Flags("verify", "[flags] FILE", verifyAbout, "touria-arena verify game.touria")
	var name string
	boardFlag(f, &name)
	noted := f.String("fingerprint", "", "the fingerprint noted during the game")
	if err := p.ParseArgs(f, args); err != nil {
		return err
	}
	if f.NArg() != 1 {
		return command.Usagef("name one record")
	}
	board, _, _, err := boardFrom(name)
	if err != nil {
		return err
	}
	v := verify(p.In, f.Arg(0), touria.NewRules(board))
	if why := unsealed(&v, *noted); why != "" {
		fmt.Fprintf(p.Out, "different %s: %s\n", f.Arg(0), why)
		return command.ErrSilent
	}
	found := frame.ShortFingerprint(v.Header.Seal())
	sealed := "the record names no fingerprint of its start"
	if v.Header.Fingerprint != "" {
		sealed = "as sealed"
	}
	fmt.Fprintf(p.Out, "same %s: seed %s, fingerprint %s (%s), %d decisions\n", f.Arg(0), frame.Quote(v.Header.Seed), found, sealed, v.Decisions)
	return nil
}

// unsealed returns why a game is not the one that was sealed, "" if it is.
func unsealed(v *verified, noted string) string {
	if v.err != nil {
		return v.err.Error()
	}
	h := &v.Header
	if h.Chance != record.BySeed {
		return "its chance comes from no seed"
	}
	found := h.Seal()
	if h.Fingerprint != "" && h.Fingerprint != found {
		return fmt.Sprintf("seed and set-up have the fingerprint %s, but the game began with %s", frame.ShortFingerprint(found), frame.ShortFingerprint(h.Fingerprint))
	}
	digits := strings.ToLower(strings.Join(strings.Fields(noted), ""))
	if digits != "" && (len(digits) < 16 || !strings.HasPrefix(found, digits)) {
		return fmt.Sprintf("seed and set-up have the fingerprint %s, not the one noted", frame.ShortFingerprint(found))
	}
	return ""
}

// verified is what came of one record.
type verified struct {
	record.Result
	err error
}

// verify verifies one file, or the standard input.
func verify(in io.Reader, name string, r *touria.Rules) (v verified) {
	file, err := replay.Open(in, name)
	if err != nil {
		return verified{err: err}
	}
	defer file.Close()
	v.Result, v.err = record.Verify(name, file, r)
	return v
}
