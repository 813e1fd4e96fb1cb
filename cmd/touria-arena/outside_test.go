package main

import (
	"bufio"
	"bytes"
	"encoding/csv"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"touria.games/touria/rules/ring"
)

// The test program is also the outside bots of these tests, and the arena.
func TestMain(m *testing.M) {
	if len(os.Args) > 1 {
		switch os.Args[1] {
		case "outside-bot":
			outsideBot(os.Args[2], os.Args[3:])
			return
		case "arena":
			os.Args = os.Args[1:]
			main()
		}
	}
	flag.Parse()
	flag.Set("test.parallel", "8") // most of these tests wait for other programs
	os.Exit(m.Run())
}

// outsideBot plays any legal decision, or fails in a way of its own.
func outsideBot(how string, args []string) {
	if how == "dies" {
		fmt.Fprintln(os.Stderr, "no mood for it")
		os.Exit(3)
	}
	if how == "orphan" {
		time.Sleep(time.Hour)
	}
	in := bufio.NewReader(os.Stdin)
	var answers []string // of the scribe
	asked := 0
	for {
		line, err := in.ReadBytes('\n')
		if err != nil {
			return
		}
		var ask struct {
			Cmd    string
			Header struct{ Seed string }
			View   struct{ Viewer string }
			Legal  []json.RawMessage
			Seed   string
		}
		if err := json.Unmarshal(line, &ask); err != nil {
			fmt.Fprintln(os.Stderr, "no JSON:", err)
			return
		}
		if how == "scribe" {
			scribe(args[0], line)
		}
		switch {
		case how == "scribe" && asked == 0:
			text, err := os.ReadFile(filepath.Join(args[0], "answers"))
			if err != nil {
				fmt.Fprintln(os.Stderr, err)
			}
			answers = strings.Split(string(text), "\n")
			fallthrough
		case len(answers) > 0:
			asked++
			fmt.Println(answers[0])
			answers = answers[1:]
			continue
		}
		switch ask.Cmd {
		case "game":
			asked = 0          // nothing of another game may matter
			if len(args) > 0 { // to be found by the test
				os.WriteFile(filepath.Join(args[0], fmt.Sprint(os.Getpid())), nil, 0o600)
			}
			if ask.Header.Seed != "" {
				fmt.Fprintln(os.Stderr, "the seed is told")
			}
			if how == "refuses" {
				fmt.Println(`{"error":"not this variant"}`)
				continue
			}
			fmt.Println(`{"ok":true}`)
			if how == "babbles" {
				fmt.Println(`hello?`)
				time.Sleep(200 * time.Millisecond)
			}
		case "choose":
			asked++
			switch how {
			case "index", "scribe", "stays":
				fmt.Printf(`{"choice":%d}`+"\n", asked*7919%len(ask.Legal))
			case "decision":
				fmt.Printf(`{"do":%s}`+"\n", ask.Legal[asked*7919%len(ask.Legal)])
			case "garbage":
				fmt.Println("I think, therefore I lose")
			case "number":
				fmt.Println("42")
			case "half":
				fmt.Print(`{"choice":`)
				os.Exit(0)
			case "nothing":
				fmt.Println("{}")
			case "both":
				fmt.Printf(`{"choice":0,"do":%s}`+"\n", ask.Legal[0])
			case "outside":
				fmt.Printf(`{"choice":%d}`+"\n", len(ask.Legal))
			case "negative":
				fmt.Println(`{"choice":-1}`)
			case "illegal":
				fmt.Println(`{"do":{"kind":"fly"}}`)
			case "impossible":
				fmt.Println(`{"do":{"kind":"open","door":1}}`)
			case "endless":
				for {
					fmt.Print(strings.Repeat("x", 1<<16))
				}
			case "silent":
				time.Sleep(time.Hour)
			case "tires":
				if asked > 20 {
					fmt.Fprintln(os.Stderr, "enough\nof that")
					os.Exit(7)
				}
				fmt.Println(`{"choice":0}`)
			case "family", "settler": // leaves a child behind that holds its output open, in a session of its own
				child := exec.Command(os.Args[0], "outside-bot", "orphan", args[0])
				if how == "settler" {
					ownSession(child)
				}
				child.Stdout, child.Stderr = os.Stdout, os.Stderr
				if err := child.Start(); err != nil {
					fmt.Fprintln(os.Stderr, err)
				}
				os.WriteFile(filepath.Join(args[0], fmt.Sprint(child.Process.Pid)), nil, 0o600)
				time.Sleep(time.Hour)
			}
		case "quit":
			if how == "stays" {
				time.Sleep(time.Hour)
			}
			return
		}
	}
}

// ownSession takes a program out of its process group, where there are any.
var ownSession = func(*exec.Cmd) {}

// scribe writes down what the bot hears.
func scribe(dir string, line []byte) {
	f, err := os.OpenFile(filepath.Join(dir, "heard"), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err == nil {
		_, err = f.Write(line)
		f.Close()
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
	}
}

// outsideSpec is such a bot for -bot.
func outsideSpec(how string, args ...string) string {
	spec := "exec:'" + os.Args[0] + "' outside-bot " + how
	for _, a := range args {
		spec += " '" + a + "'"
	}
	return spec
}

func TestOutsideBots(t *testing.T) {
	t.Parallel()
	deals := ring.Pick("1", "2")
	for _, how := range []string{"index", "decision"} {
		p, errs := playMatch(t, "-bot", outsideSpec(how), "-bot", "random", "-deals", deals, "-players", "3")
		if errs != "" || !strings.Contains(p.out, ring.Pick(", 3 games", "2 deals, 6 games")) || strings.Contains(p.out, "failing") {
			t.Errorf("%s: it says %q\n%s", how, errs, p.out)
		}
	}
	a, _ := playMatch(t, "-bot", outsideSpec("index"), "-bot", "random", "-deals", "2", "-jobs", "1")
	b, _ := playMatch(t, "-bot", outsideSpec("index"), "-bot", "random", "-deals", "2", "-jobs", "4")
	if a != b {
		t.Errorf("one job:\n%v\nfour:\n%v", a, b)
	}
	// It records and plays, too.
	dir := t.TempDir()
	if out, errs, code := arena(t, "", "record", "-bot", outsideSpec("decision"), "-bot", "random", "-out", dir); code != 0 || !strings.Contains(out, "1 records") {
		t.Errorf("exit code %d: %s%s", code, out, errs)
	}
	if _, errs, code := arena(t, "", "replay", filepath.Join(dir, "game-1.touria")); code != 0 {
		t.Error(errs)
	}
}

// Whatever an outside bot does, it loses its game with one clear sentence,
// and the match goes on.
func TestOutsideBotsThatFail(t *testing.T) {
	t.Parallel()
	for how, want := range map[string]string{
		"dies":       "it ended without an answer (exit status 3)",
		"refuses":    "it gives up: not this variant",
		"babbles":    `"hello?"`,
		"garbage":    `its answer cannot be read: the line is not JSON: found invalid character 'I' looking for beginning of value at column 1: "I think, therefore I lose"`,
		"number":     "its answer cannot be read: the value has the wrong type: expected an object, found number: \"42\"",
		"half":       "its answer cannot be read: the line stops in the middle",
		"nothing":    `its answer has neither "do" nor "choice": "{}"`,
		"both":       `its answer has both "do" and "choice": `,
		"outside":    "its choice 7 is not legal: the legal ones go from 0 to 6",
		"negative":   "its choice -1 is not legal: the legal ones go from 0 to",
		"illegal":    `its decision is not legal: the decision is unknown: expected`,
		"impossible": `its decision is not legal: such a decision is not possible now: expected`,
		"endless":    "its answer is longer than 1048576 bytes",
		"silent":     "it gave no answer within 500ms",
		"tires":      "it ended without an answer (exit status 7)",
	} {
		t.Run(how, func(t *testing.T) {
			t.Parallel()
			spec := outsideSpec(how)
			timeout := patience
			if how == "silent" {
				timeout = "500ms"
			}
			p, errs := playMatch(t, "-bot", "random", "-bot", spec, "-deals", "1", "-exec-timeout", timeout, "-jobs", "2")
			lines := 0
			for _, line := range strings.Split(strings.TrimSpace(errs), "\n") {
				if strings.HasPrefix(line, "[") {
					continue // its own words
				}
				lines++
				if !regexp.MustCompile(`^deal 0, seating [12]: exec:.* at [SN] loses the game: `).MatchString(line) {
					t.Errorf("it says %q", line)
				}
			}
			if lines != 2 || !strings.Contains(errs, want) {
				t.Errorf("it says %q, want twice %q", errs, want)
			}
			if !strings.Contains(p.out, "2 games were lost by failing (100.00 %)") || !strings.Contains(p.out, "random") || !strings.Contains(p.csv, " random") {
				t.Errorf("got\n%v", p)
			}
			if m := regexp.MustCompile(`(?m)^random +2 +2\.0 +100\.00 %.* 0$`); !m.MatchString(p.out) {
				t.Errorf("the other bot has not won:\n%s", p.out)
			}
			if how == "dies" && strings.Count(errs, "] no mood for it\n") != 2 || how == "tires" && !strings.Contains(errs, "] enough\n[") {
				t.Errorf("its words to people are not passed on: %q", errs)
			}
		})
	}
}

// The transcript in docs/arena.md is what the arena says: each of its lines
// comes, in this order, when the bot gives these answers, and then others.
func TestTranscript(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("../../docs/arena.md")
	if err != nil {
		t.Fatal(err)
	}
	var asks, answers []string
	for _, line := range strings.Split(string(text), "\n") {
		if l, is := strings.CutPrefix(line, "< "); is {
			asks = append(asks, l)
		} else if l, is := strings.CutPrefix(line, "> "); is {
			answers = append(answers, l)
		}
	}
	if len(asks) < 5 || len(answers) < 3 {
		t.Fatal("there is no transcript")
	}
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "answers"), []byte(strings.Join(answers, "\n")), 0o600); err != nil {
		t.Fatal(err)
	}
	spec := outsideSpec("scribe", dir)
	_, errs, code := arena(t, "", "play", "-games", "1", "-bot", spec, "-bot", "random", "-start", "N", "-seed", "42", "-exec-timeout", "10s") // which the bot is told
	heard, err := os.ReadFile(filepath.Join(dir, "heard"))
	if code != 0 || errs != "" || err != nil {
		t.Fatalf("exit code %d: %s %v", code, errs, err)
	}
	lines := strings.Split(strings.TrimSpace(string(heard)), "\n")
	at := 0
	for i, ask := range asks {
		ask = strings.ReplaceAll(ask, "exec:./mybot", spec)
		for ; at < len(lines) && !elided(lines[at], ask); at++ {
			if i < len(answers) {
				t.Fatalf("the text has\n%s\nthe arena says\n%s", ask, lines[at])
			}
		}
		if at == len(lines) {
			t.Fatalf("the text has\n%s\nwhich the arena does not say; at the end it says\n%s", ask, lines[len(lines)-1])
		}
		at++
	}
	if at != len(lines) {
		t.Errorf("the arena goes on with %s", lines[at])
	}
}

// elided reports whether a text is another where … stands for any part.
func elided(whole, text string) bool {
	parts := strings.Split(text, "…")
	if !strings.HasPrefix(whole, parts[0]) || !strings.HasSuffix(whole, parts[len(parts)-1]) {
		return false
	}
	for _, part := range parts {
		var is bool
		if _, whole, is = strings.Cut(whole, part); !is {
			return false
		}
	}
	return true
}

// played is what a match leaves, without times.
type played struct{ out, csv string }

// playMatch plays a match and returns what it leaves.
func playMatch(t *testing.T, args ...string) (p played, errs string) {
	t.Helper()
	sheet := filepath.Join(t.TempDir(), "games.csv")
	out, errs, code := arena(t, "", append([]string{"match", "-csv", sheet}, args...)...)
	if code != 0 {
		t.Fatalf("%v: exit code %d: %s", args, code, errs)
	}
	text, err := os.ReadFile(sheet)
	if err != nil {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(bytes.NewReader(text)).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range rows {
		p.csv += strings.Join(row[:len(row)-4], " ") + "\n" // without the times
	}
	p.out, _, _ = strings.Cut(out, "\nthinking")
	return p, errs
}

// Any game of a match can be recorded.
func TestRecordOfAMatch(t *testing.T) {
	p, _ := playMatch(t, "-bots", "greedy,random,random", "-players", "3", "-deals", "2", "-first-deal", "6", "-seed", "x")
	dir := t.TempDir()
	if _, errs, code := arena(t, "", "record", "-bots", "greedy,random,random", "-players", "3", "-games", "3", "-first-deal", "7", "-seed", "x", "-out", dir); code != 0 {
		t.Fatal(errs)
	}
	for i, row := range strings.Split(p.csv, "\n")[4:7] {
		out, errs, code := arena(t, "", "replay", filepath.Join(dir, fmt.Sprintf("game-%d.touria", i+1)))
		hash := regexp.MustCompile(`hash (\w+)`).FindStringSubmatch(out)
		if code != 0 || hash == nil || !strings.HasSuffix(strings.TrimSpace(row), hash[1]) {
			t.Errorf("%s%s is not the game %s", out, errs, row)
		}
	}
}
