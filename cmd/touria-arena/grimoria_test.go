package main

import (
	"encoding/csv"
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// timesOfGrimoria are the last columns of a sheet, which no two runs have alike.
const timesOfGrimoria = 5

// playGrimoria plays a match of Grimoria and returns what it leaves, without times.
func playGrimoria(t *testing.T, args ...string) (p played, errs string) {
	t.Helper()
	sheet := filepath.Join(t.TempDir(), "games.csv")
	out, errs, code := arena(t, "", append([]string{"match", "-game", "grimoria", "-csv", sheet}, args...)...)
	if code != 0 {
		t.Fatalf("%v: exit code %d: %s", args, code, errs)
	}
	file, err := os.Open(sheet)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	rows, err := csv.NewReader(file).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range rows {
		p.csv += strings.Join(row[:len(row)-timesOfGrimoria], ",") + "\n"
	}
	p.out, _, _ = strings.Cut(out, "\nthinking")
	return p, errs
}

// A match of Grimoria is played in all seatings of each deal, whatever the number of
// jobs and however it was cut off.
func TestGrimoriaMatch(t *testing.T) {
	t.Parallel()
	log := filepath.Join(t.TempDir(), "match.log")
	args := strings.Fields("-bots greedy,random,stroll -players 5 -deals 6 -seed b")
	p, errs := playGrimoria(t, append(args, "-jobs", "1", "-log", log)...)
	if errs != "" || !strings.Contains(p.out, "match, 5 players") || !strings.Contains(p.out, "6 deals, 30 games, 12.0 turns") ||
		!strings.HasPrefix(p.csv, "deal,seating,seed,bot_1,bot_2,bot_3,bot_4,bot_5,winner,winner_bot,failed,why,turns,decisions,hash\n") {
		t.Errorf("it says %q\n%s\n%s", errs, p.out, p.csv)
	}
	text, err := os.ReadFile(log)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(log, text[:len(text)/2], 0o600); err != nil {
		t.Fatal(err)
	}
	if again, _ := playGrimoria(t, append(args, "-jobs", "4", "-log", log)...); again != p {
		t.Errorf("gone on with:\n%v\nin one go:\n%v", again, p)
	}
	if _, errs, code := arena(t, "", append([]string{"match", "-log", log}, strings.Fields("-bots greedy,random,stroll -players 3 -deals 6 -seed b")...)...); code != 1 || !strings.Contains(errs, "other settings") {
		t.Errorf("a log of Grimoria for Touria: exit code %d, %s", code, errs)
	}
	one, _ := playGrimoria(t, strings.Fields("-mode one -players 4 -bots greedy,random -sprt 20%,45%")...)
	if !strings.Contains(one.out, "one against the others, 4 players") || !strings.Contains(one.out, "played 4 times") {
		t.Errorf("got\n%s", one.out)
	}
	for flags, want := range map[string]string{
		"-bots greedy,random -players 6": "2, 3, 4 or 5, not 6", "-bots greedy,random -start 1": "not defined: -start", "-bots greedy,nobody": `unknown bot "nobody"`,
	} {
		if _, errs, code := arena(t, "", append([]string{"match", "-game", "grimoria"}, strings.Fields(flags)...)...); code != 2 || !strings.Contains(errs, want) {
			t.Errorf("%s: exit code %d, %s", flags, code, errs)
		}
	}
}

// Any game of a match of Grimoria can be recorded, and its record is right.
func TestRecordOfAMatchOfGrimoria(t *testing.T) {
	t.Parallel()
	p, _ := playGrimoria(t, strings.Fields("-bots greedy,stroll,random -players 3 -deals 2 -first-deal 6 -seed x -open-cards")...)
	dir := t.TempDir()
	if _, errs, code := arena(t, "", "record", "-game", "grimoria", "-bots", "greedy,stroll,random", "-players", "3", "-games", "3", "-first-deal", "7", "-seed", "x", "-open-cards", "-out", dir); code != 0 {
		t.Fatal(errs)
	}
	for i, row := range strings.Split(p.csv, "\n")[4:7] {
		out, errs, code := arena(t, "", "replay", filepath.Join(dir, "game-"+string(rune('1'+i))+".grimoria"))
		hash := regexp.MustCompile(`hash (\w+)`).FindStringSubmatch(out)
		if code != 0 || hash == nil || !strings.HasSuffix(strings.TrimSpace(row), hash[1]) {
			t.Errorf("%s%s is not the game %s", out, errs, row)
		}
	}
}

func TestOutsideBotsInGrimoria(t *testing.T) {
	t.Parallel()
	for _, how := range []string{"index", "decision"} {
		p, errs := playGrimoria(t, "-bot", outsideSpec(how), "-bot", "greedy", "-deals", "2", "-players", "3")
		if errs != "" || !strings.Contains(p.out, "2 deals, 6 games") || strings.Contains(p.out, "failing") {
			t.Errorf("%s: it says %q\n%s", how, errs, p.out)
		}
	}
	for how, want := range map[string]string{
		"illegal": `its decision is not legal: such a decision is not possible in phase choose`,
		"outside": "its choice 4 is not legal: the legal ones go from 0 to 3",
		"tires":   "it ended without an answer (exit status 7)",
	} {
		p, errs := playGrimoria(t, "-bot", "random", "-bot", outsideSpec(how), "-deals", "1")
		if !strings.Contains(errs, want) || !strings.Contains(p.out, "2 games were lost by failing (100.00 %)") || !regexp.MustCompile(`(?m)^random +2 +2\.0 +100\.00 %.* 0$`).MatchString(p.out) {
			t.Errorf("%s: it says %q, want %q\n%s", how, errs, want, p.out)
		}
	}
	// It records and plays, too.
	dir := t.TempDir()
	if out, errs, code := arena(t, "", "record", "-game", "grimoria", "-players", "4", "-bot", outsideSpec("decision"), "-bot", "random", "-out", dir); code != 0 || !strings.Contains(out, "1 records") {
		t.Errorf("exit code %d: %s%s", code, out, errs)
	}
	if _, errs, code := arena(t, "", "replay", filepath.Join(dir, "game-1.grimoria")); code != 0 {
		t.Error(errs)
	}
}

// An outside bot is told no spell of another seat before all have chosen, whatever
// seat it has; and what it is told then does not depend on what they have chosen.
func TestSealedChoicesStaySealed(t *testing.T) {
	t.Parallel()
	hears := func(seat int, others string) (lines []string) {
		dir := t.TempDir()
		if err := os.WriteFile(filepath.Join(dir, "answers"), []byte(`{"ok":true}`), 0o600); err != nil {
			t.Fatal(err)
		}
		args := strings.Fields("play -game grimoria -games 1 -players 3 -seed sealed")
		for s := 1; s <= 3; s++ {
			name := others
			if s == seat {
				name = outsideSpec("scribe", dir)
			}
			args = append(args, "-bot", name)
		}
		_, errs, code := arena(t, "", args...)
		heard, err := os.ReadFile(filepath.Join(dir, "heard"))
		if code != 0 || errs != "" || err != nil {
			t.Fatalf("exit code %d: %s %v", code, errs, err)
		}
		return strings.Split(strings.TrimSpace(string(heard)), "\n")
	}
	for seat := 1; seat <= 3; seat++ {
		lines := hears(seat, "random")
		var first string
		sealed, opened := 0, 0
		for _, line := range lines {
			var ask struct {
				Cmd, Seed string
				Header    map[string]any
				View      struct {
					Phase  string
					Spells map[string]*int
					Chosen []string
				}
				Winners []string
			}
			if err := json.Unmarshal([]byte(line), &ask); err != nil {
				t.Fatal(err)
			}
			switch ask.Cmd {
			case "game":
				if ask.Header["seed"] != nil || ask.Header["fingerprint"] != nil || ask.Header["record"] != "grimoria" {
					t.Errorf("seat %d gets the header %v", seat, ask.Header)
				}
			case "over":
				if len(ask.Winners) == 0 {
					t.Errorf("seat %d is told %s", seat, line)
				}
			}
			if ask.Cmd != "choose" {
				continue
			}
			if ask.View.Phase != "choose" {
				opened++
				for other, spell := range ask.View.Spells {
					if spell == nil && ask.View.Phase != "prepare" {
						t.Errorf("seat %d is not told what %s casts: %s", seat, other, line)
					}
				}
				continue
			}
			if sealed++; first == "" {
				first = line
			}
			for other, spell := range ask.View.Spells {
				if spell != nil {
					t.Errorf("seat %d is told that %s has sealed %d", seat, other, *spell)
				}
			}
			if len(ask.View.Chosen) != seat-1 {
				t.Errorf("seat %d hears that %v have chosen", seat, ask.View.Chosen)
			}
		}
		if sealed != 13 || opened < 13 {
			t.Errorf("seat %d was asked %d times for a spell, %d times for more", seat, sealed, opened)
		}
		if other := hears(seat, "greedy"); len(other) < 2 || other[1] != first {
			t.Errorf("what seat %d is asked first depends on what others have sealed:\n%s\n%s", seat, first, other[1])
		}
	}
}

// The judge of Grimoria counts the same whether games are played or kept, and each of
// its examples is found in the record of that game.
func TestGrimoriaJudge(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	flags := strings.Fields("-players 3 -bots random,stroll -seed j")
	args := append([]string{"judge", "-game", "grimoria", "-games", "6", "-keep", filepath.Join(dir, "kept")}, flags...)
	out, errs, code := arena(t, "", args...)
	if code != 0 || !strings.Contains(out, "6 games, 3 players, bots random stroll random, seed j; unfinished: 0") || !strings.Contains(out, "poorer place taken") {
		t.Fatalf("exit code %d: %s%s", code, errs, out)
	}
	if again, _, _ := arena(t, "", args...); again != out {
		t.Errorf("from the kept games:\n%s\nplayed:\n%s", again, out)
	}
	if _, errs, code := arena(t, "", append([]string{"record", "-game", "grimoria", "-games", "6", "-out", dir}, flags...)...); code != 0 {
		t.Fatal(errs)
	}
	examples := regexp.MustCompile(`(?m)^  (\d)/\d+/(\d+) .* (random|stroll) +(\d) +(takes|chooses|puts|ends|gives|lets|loses) `).FindAllStringSubmatch(out, -1)
	if len(examples) < 3 {
		t.Fatalf("there are %d examples:\n%s", len(examples), out)
	}
	does := map[string]string{"takes": "take swap", "chooses": "choose", "puts": "put_away", "ends": "take swap end_turn", "gives": "give", "lets": "accept give", "loses": "accept"}
	for _, e := range examples {
		text, err := os.ReadFile(filepath.Join(dir, "game-"+e[1]+".grimoria"))
		if err != nil {
			t.Fatal(err)
		}
		n, err := strconv.Atoi(e[2])
		if err != nil {
			t.Fatal(err)
		}
		var line struct {
			Seat string
			Do   struct{ Kind string }
		}
		if err := json.Unmarshal([]byte(strings.Split(string(text), "\n")[n]), &line); err != nil {
			t.Fatal(err)
		}
		if line.Seat != e[4] || !strings.Contains(does[e[5]], line.Do.Kind) {
			t.Errorf("%s: the record has %+v", e[0], line)
		}
	}
}

// Two runs print the same table, which tells of all seats, bots, spells and cards.
func TestGrimoriaPlay(t *testing.T) {
	t.Parallel()
	args := strings.Fields("play -game grimoria -games 10 -players 5 -bots greedy,random -seed autumn")
	out, errs, code := arena(t, "", args...)
	if code != 0 || errs != "" {
		t.Fatalf("exit code %d: %s", code, errs)
	}
	for _, part := range []string{"10 games of Grimoria, 5 players, bots greedy random greedy random greedy, seed autumn", "each deal is played in 5 seatings", "seat 5", "place 5 in first order", "bot random", "spell 15", "taxcollector", "hash of all"} {
		if !strings.Contains(out, part) {
			t.Errorf("the table lacks %q:\n%s", part, out)
		}
	}
	if again, _, _ := arena(t, "", append(args, "-open-cards")...); !strings.Contains(again, "seed autumn, open cards") {
		t.Errorf("the variant is not told:\n%s", again)
	}
	if other, _, _ := arena(t, "", args...); other != out {
		t.Errorf("another run:\n%s\nbefore:\n%s", other, out)
	}
}
