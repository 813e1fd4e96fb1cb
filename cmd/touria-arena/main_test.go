package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"touria.games/touria/cmd/touria-arena/command"
)

// patience is long enough for everything that ends by itself.
const patience = "5m"

// arena runs a command line. Outside bots have time enough on a busy machine, where nothing else is
// said.
func arena(t *testing.T, input string, args ...string) (out, errs string, code int) {
	t.Helper()
	if strings.Contains(strings.Join(args, " "), "exec:") && !slices.Contains(args, "-exec-timeout") {
		args = append(args, "-exec-timeout", patience)
	}
	var o, e bytes.Buffer
	code = command.Run(commands, args, strings.NewReader(input), &o, &e)
	return o.String(), e.String(), code
}

func TestHelp(t *testing.T) {
	out, _, code := arena(t, "", "-h")
	if code != 0 {
		t.Errorf("exit code %d", code)
	}
	for _, c := range commands {
		if !strings.Contains(out, c.Name) {
			t.Errorf("the help does not tell of %s", c.Name)
		}
		out, errs, code := arena(t, "", c.Name, "-h")
		if code != 0 || errs != "" || !strings.Contains(out, "Usage: touria-arena "+c.Name) || !strings.Contains(out, "Example:") {
			t.Errorf("%s -h: exit code %d, %q\n%s", c.Name, code, errs, out)
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
		{"play -games 0", 2, "-games must be 1 to 1000000"},
		{"play -games 1000000000000", 2, "-games must be 1 to 1000000, not 1000000000000"},
		{"judge -games 1000000000000", 2, "-games"},
		{"record -games 1000000000000", 2, "-games"},
		{"train -games 1000000000000", 2, "-games"},
		{"play -games x", 2, "invalid value"},
		{"play -players 5", 2, "2, 3 or 4"},
		{"play -bots nobody", 2, `unknown bot "nobody"`},
		{"play -bots random,random,random", 2, "names 3 bots for 2 players"},
		{"play -start W", 2, "nobody sits at W"},
		{"play -start Q", 2, "unknown seat"},
		{"play -max-decisions 0", 2, "-max-decisions"},
		{"play -wrong", 2, "not defined: -wrong"},
		{"play now", 2, "it takes flags only"},
		{"record -chance luck", 2, "seed or events"},
		{"record -full -public salt", 2, "-public goes neither"},
		{"record -out " + file + "/x", 1, "the folder cannot be made"},
		{"replay", 2, "no record is named"},
		{"replay " + dir + "/nothing", 1, "cannot be opened"},
		{"replay " + dir, 1, "is a folder"},
		{"replay " + file, 1, "file:1: the line is not JSON"},
		{"engine x", 2, "it takes flags only"},
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

func TestRecordAndReplay(t *testing.T) {
	t.Parallel()
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

// Records of both games are replayed together; each header says of which game it is.
func TestGrimoriaRecords(t *testing.T) {
	t.Parallel()
	for _, flags := range []string{"", "-full", "-chance events", "-full -chance events -open-cards", "-players 5"} {
		dir := t.TempDir()
		if out, errs, code := arena(t, "", append([]string{"record", "-game", "grimoria", "-games", "8", "-out", dir}, strings.Fields(flags)...)...); code != 0 || !strings.Contains(out, "8 records") {
			t.Fatalf("%s: exit code %d: %s%s", flags, code, out, errs)
		}
		if _, errs, code := arena(t, "", "record", "-max-decisions", "40", "-out", dir); code != 0 {
			t.Fatal(errs)
		}
		files, err := filepath.Glob(filepath.Join(dir, "*"))
		if err != nil || len(files) != 9 {
			t.Fatalf("files %v, %v", files, err)
		}
		out, errs, code := arena(t, "", append([]string{"replay"}, files...)...)
		if code != 0 || strings.Count(out, "ok ") != 9 || strings.Contains(flags, "-full") != strings.Contains(out, "full, ") || strings.Count(out, " rounds, won by ") != 8 || !strings.Contains(out, " turns, ") {
			t.Errorf("%s: exit code %d: %s%s", flags, code, out, errs)
		}
		text, err := os.ReadFile(files[1])
		if err != nil {
			t.Fatal(err)
		}
		lines := strings.SplitAfter(string(text), "\n")
		lines[30] = strings.Replace(lines[30], `"seat":"`, `"seat":"Q`, 1)
		_, errs, code = arena(t, strings.Join(lines, ""), "replay", "-")
		if code != 1 || !strings.Contains(errs, "-:31: another seat is to decide") {
			t.Errorf("%s: a changed record: exit code %d: %s", flags, code, errs)
		}
	}
	for _, c := range []struct{ flags, want string }{
		{"-players 6", "-players must be 2, 3, 4 or 5, not 6"}, {"-games 0", "-games must be 1 to"}, {"-chance x", "seed or events"}, {"-public s -full", "goes neither with"},
	} {
		_, errs, code := arena(t, "", append([]string{"record", "-game", "grimoria", "-out", t.TempDir()}, strings.Fields(c.flags)...)...)
		if code != 2 || !strings.Contains(errs, c.want) {
			t.Errorf("%s: exit code %d: %s", c.flags, code, errs)
		}
	}
}

func TestPublicRecords(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	if _, errs, code := arena(t, "", "record", "-public", "salt", "-out", dir); code != 0 {
		t.Fatalf("exit code %d: %s", code, errs)
	}
	if _, errs, code := arena(t, "", "record", "-game", "grimoria", "-public", "salt", "-out", dir); code != 0 {
		t.Fatalf("exit code %d: %s", code, errs)
	}
	for _, name := range []string{"game-1.touria", "game-1.grimoria"} {
		_, errs, code := arena(t, "", "replay", filepath.Join(dir, name))
		if code != 1 || !strings.Contains(errs, "its seed is not known yet") {
			t.Errorf("%s: exit code %d: %s", name, code, errs)
		}
	}
}

// What cannot be written is said before a game is played.
func TestUnwritable(t *testing.T) {
	dir := t.TempDir()
	for _, args := range []string{
		"judge -json DIR/no/file -keep DIR/keep -games 1 -bots random -max-decisions 1",
		"train -o DIR/no/file -games 10 -generations 1 -rounds 1",
	} {
		_, errs, code := arena(t, "", strings.Fields(strings.ReplaceAll(args, "DIR", dir))...)
		if code == 0 || !strings.Contains(errs, "cannot be written") || strings.Contains(errs, "generation") {
			t.Errorf("%s: exit code %d, %q", args, code, errs)
		}
		if _, err := os.Stat(filepath.Join(dir, "keep")); err == nil {
			t.Errorf("%s: it has begun to play", args)
		}
	}
}

// A bot that is named with -bot plays instead of the usual one, not beside it.
func TestUsualBot(t *testing.T) {
	for args, want := range map[string]string{"": "2 players, bots greedy greedy,", "-bot random": "2 players, bots random random,"} {
		out, errs, code := arena(t, "", append([]string{"judge", "-games", "1", "-players", "2", "-max-decisions", "9"}, strings.Fields(args)...)...)
		if code != 0 || !strings.Contains(out, want) {
			t.Errorf("%s: exit code %d: %s%s", args, code, out, errs)
		}
	}
	if help, _, _ := arena(t, "", "judge", "-h"); !strings.Contains(help, "(default greedy)") || strings.Contains(help, "default random") {
		t.Errorf("the help does not tell which bot plays else:\n%s", help)
	}
}

// On another board records and kept games are its own.
func TestBoardFlag(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("../../rules/touria/data/touria.json")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	write := func(name, text string) string {
		name = filepath.Join(dir, name)
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return name
	}
	const was = `"board": "touria"`
	moon := strings.Replace(string(text), was, `"board": "moon"`, 1)
	same, other, turned := write("same.json", string(text)), write("moon.json", moon), write("turned.json",
		strings.Replace(moon, `["forest", "swordmaster", "trader", "thief"]`, `["thief", "forest", "swordmaster", "trader"]`, 1))
	kept := filepath.Join(dir, "kept")
	judge := func(args ...string) string {
		t.Helper()
		out, errs, code := arena(t, "", append([]string{"judge", "-games", "3", "-players", "3", "-bots", "random"}, args...)...)
		if code != 0 {
			t.Fatalf("exit code %d: %s", code, errs)
		}
		return out
	}
	usual := judge()
	if got := judge("-board", same); strings.Replace(got, ", board touria", "", 1) != usual {
		t.Errorf("the same board from a file: %s\nnot: %s", got, usual)
	}
	if got := judge("-board", other, "-keep", kept); !strings.Contains(got, "board moon") {
		t.Errorf("the report does not name the board: %s", got)
	}
	if got := judge("-board", turned); strings.Replace(got, "moon", "touria", 1) == judge("-board", same) {
		t.Error("other start faces change nothing")
	}
	if _, errs, code := arena(t, "", "judge", "-games", "3", "-players", "3", "-bots", "random", "-board", turned, "-keep", kept); code == 0 || !strings.Contains(errs, "with other settings") {
		t.Errorf("kept games of another board of the same name: exit code %d: %s", code, errs)
	}
	records := filepath.Join(dir, "records")
	if _, errs, code := arena(t, "", "record", "-board", other, "-bots", "random", "-out", records); code != 0 {
		t.Fatalf("exit code %d: %s", code, errs)
	}
	game := filepath.Join(records, "game-1.touria")
	if out, errs, code := arena(t, "", "replay", "-board", other, game); code != 0 || !strings.HasPrefix(out, "ok ") {
		t.Errorf("exit code %d: %s%s", code, out, errs)
	}
	if _, errs, code := arena(t, "", "replay", game); code != 1 || !strings.Contains(errs, "another board") {
		t.Errorf("without its board: exit code %d: %s", code, errs)
	}
	for file, want := range map[string]string{write("bad.json", "{}"): "bad.json: board: it has no name", filepath.Join(dir, "none"): "-board: "} {
		for _, args := range [][]string{{"judge", "-board", file}, {"replay", "-board", file, game}} {
			if _, errs, code := arena(t, "", args...); code == 0 || !strings.Contains(errs, want) {
				t.Errorf("%v: exit code %d: %s", args, code, errs)
			}
		}
	}
}

// A run that was interrupted goes on where it stopped and tells the same.
func TestKeptGames(t *testing.T) {
	t.Parallel()
	file := filepath.Join(t.TempDir(), "games.jsonl")
	args := []string{"judge", "-games", "8", "-players", "2", "-bots", "greedy,random"}
	kept := append(args, "-keep", file)
	run := func(args ...string) string {
		t.Helper()
		out, errs, code := arena(t, "", args...)
		if code != 0 {
			t.Fatalf("exit code %d: %s", code, errs)
		}
		return out
	}
	want := run(args...)
	if got := run(kept...); got != want {
		t.Errorf("keeping games changes the report:\n%s", got)
	}
	whole, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.SplitAfter(string(whole), "\n")
	if len(lines) != 10 { // the header, 8 games, and nothing
		t.Fatalf("%d lines", len(lines))
	}
	for name, cut := range map[string]string{
		"nothing is missing":      string(whole),
		"three games are missing": strings.Join(lines[:6], ""),
		"a line is cut off":       strings.Join(lines[:6], "") + lines[6][:len(lines[6])/2],
		"only the header":         lines[0],
		"not even that":           lines[0][:10],
	} {
		if err := os.WriteFile(file, []byte(cut), 0o600); err != nil {
			t.Fatal(err)
		}
		if got := run(kept...); got != want {
			t.Errorf("%s: the report is another one:\n%s", name, got)
		}
		again, err := os.ReadFile(file)
		if err != nil || len(again) != len(whole) {
			t.Errorf("%s: %d bytes are kept, not %d (%v)", name, len(again), len(whole), err)
		}
	}
	for name, c := range map[string]struct{ text, args, want string }{
		"another seed":   {string(whole), "-seed 2", "with other settings"},
		"no file":        {"", "-keep " + t.TempDir() + "/no/file", "-keep: "},
		"no game":        {lines[0] + "{}\n", "", ":2: this is no game"},
		"wrong decision": {lines[0] + strings.Replace(lines[1], `"decisions":"AA`, `"decisions":"GA`, 1), "", "decision 1: "},
		"wrong end":      {lines[0] + strings.Replace(lines[1], `"hash":"`, `"hash":"0`, 1), "", "have changed since"},
	} {
		if err := os.WriteFile(file, []byte(c.text), 0o600); err != nil {
			t.Fatal(err)
		}
		_, errs, code := arena(t, "", append(kept, strings.Fields(c.args)...)...)
		if code == 0 || !strings.Contains(errs, c.want) {
			t.Errorf("%s: exit code %d, %q", name, code, errs)
		}
	}
}

// The arena's libraries stay in the arena: the game does not carry them.
func TestGameIsWithoutTheArenasLibraries(t *testing.T) {
	list, err := exec.Command("go", "list", "-deps", "../touria-desktop").Output()
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(list), "/rules/touria\n") {
		t.Fatalf("the game's packages are\n%s", list)
	}
	for _, library := range []string{"gonum.org", "schollz/progressbar", "golang.org/x/term", "touria-arena"} {
		if strings.Contains(string(list), library) {
			t.Errorf("the game links %s", library)
		}
	}
}

// What cannot be a board or a record is refused in one sentence, and at once.
func TestFilesThatAreNone(t *testing.T) {
	hole := filepath.Join(t.TempDir(), "hole")
	if err := os.WriteFile(hole, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(hole, 3<<30); err != nil {
		t.Fatal(err)
	}
	for args, want := range map[string]string{
		"play -board " + os.DevNull:                      "is not a regular file",
		"play -board " + hole:                            "is too large: it has 3221225472 bytes, at most 1048576 are read",
		"replay " + os.DevNull:                           "is not a regular file",
		"replay " + hole:                                 "is too large",
		"train -from " + hole:                            "is too large",
		"match -bots greedy,random -log " + os.DevNull:   "is not a regular file",
		"match -bots greedy,random -log " + hole:         "too long",
		"judge -games 1 -bots random -keep " + hole:      "too long",
		"play -bots " + strings.Repeat("x", 1<<20):       "unknown bot",
		"judge -judge " + strings.Repeat("\x1b[2J", 999): "unknown bot",
	} {
		_, errs, code := arena(t, "", strings.Fields(args)...)
		if code == 0 || !strings.Contains(errs, want) || len(errs) > 2000 || strings.Contains(errs, "\x1b") {
			t.Errorf("%.80s: exit code %d, %.300q, want %q", args, code, errs, want)
		}
	}
}

// Whoever begins a game, the rules say whether a set-up is possible.
func TestOneAnswerOnLateElixirForTwo(t *testing.T) {
	dir := t.TempDir()
	header := `{"chance":"seed","seed":"1","variant":{"hearts":7,"gold":7,"sudden_marriage":false,"open_screens":false,"late_elixir":true},"players":[{"seat":"S","name":"A","kind":"bot"},{"seat":"N","name":"B","kind":"bot"}],"start":"S"}`
	out, _, _ := arena(t, `{"cmd":"new","header":`+strings.Replace(header, `,"late_elixir":true`, "", 1)+"}\n"+`{"cmd":"state"}`, "engine")
	state := strings.TrimSuffix(strings.TrimPrefix(strings.Split(out, "\n")[1], `{"state":`), "}")
	answers := map[string]bool{}
	for name, request := range map[string]string{"new": `{"cmd":"new","header":` + header + `}`, "load": `{"cmd":"load","header":` + header + `,"state":` + state + `}`} {
		out, _, _ := arena(t, request, "engine")
		answers[name] = strings.HasPrefix(out, `{"ok":true`)
	}
	for _, command := range []string{"play", "record"} {
		args := []string{command, "-late-elixir", "-max-decisions", "9"}
		if command == "record" {
			args = append(args, "-out", dir)
		}
		_, errs, code := arena(t, "", args...)
		if answers[command] = code == 0; code == 1 {
			t.Errorf("%s: %s", command, errs)
		}
	}
	if answers["record"] {
		_, _, code := arena(t, "", "replay", filepath.Join(dir, "game-1.touria"))
		answers["replay"] = code == 0
	}
	for name, yes := range answers {
		if yes != answers["new"] {
			t.Errorf("%s says %v, new says %v", name, yes, answers["new"])
		}
	}
}

// A match of any game is played without a line of Touria's.
func TestMatchKnowsNoGame(t *testing.T) {
	list, err := exec.Command("go", "list", "-deps", "./match", "./report").Output()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range strings.Fields(string(list)) {
		if strings.HasSuffix(name, "/rules/touria") || strings.Contains(name, "/rules/touria/") || strings.Contains(name, "/game/touria") {
			t.Errorf("a match needs %s", name)
		}
	}
}
