package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"sort"
	"strconv"
	"strings"
	"sync"
	"time"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria/record"
)

// settings is all that a match's games and its end depend on: the first line
// of a log, and a part of the summary.
type settings struct {
	Log          string   `json:"log"`     // always logMark
	Version      int      `json:"version"` // of the log's format
	Mode         string   `json:"mode"`
	Bots         []string `json:"bots"` // as they are named
	Players      int      `json:"players"`
	Seed         string   `json:"seed"`
	FirstDeal    uint     `json:"first_deal"`
	Deals        int      `json:"deals"` // 0: until the test is decided
	Introductory bool     `json:"introductory"`
	Marriage     bool     `json:"sudden_marriage"`
	OpenScreens  bool     `json:"open_screens"`
	LateElixir   bool     `json:"late_elixir,omitempty"`
	Start        string   `json:"start"`
	MaxDecisions int      `json:"max_decisions"`
	ExecTimeout  string   `json:"exec_timeout"`
	SPRT         string   `json:"sprt"`
	Alpha        float64  `json:"alpha"`
	Beta         float64  `json:"beta"`
	Board        string   `json:"board,omitempty"` // see boardSum
	Program      string   `json:"program"`         // a sum of the program itself
}

const (
	logMark    = "touria-arena match"
	logVersion = 1
)

// programSum returns the beginning of the SHA-256 of the running program, ""
// where it cannot be read: games of another build may be by other bots.
var programSum = sync.OnceValue(func() string {
	name, err := os.Executable()
	if err != nil {
		return ""
	}
	f, err := os.Open(name)
	if err != nil {
		return ""
	}
	defer f.Close()
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return ""
	}
	return hex.EncodeToString(h.Sum(nil)[:8])
})

// gameLine is a finished game in a log.
type gameLine struct {
	Deal      uint32              `json:"deal"`
	Seating   int                 `json:"seating"` // from 0
	Winner    string              `json:"winner"`  // "-": unfinished
	Lost      string              `json:"lost,omitempty"`
	Why       string              `json:"why,omitempty"`
	Turns     int                 `json:"turns"`
	Decisions int                 `json:"decisions"`
	Hash      string              `json:"hash"`
	Seats     map[string]seatLine `json:"seats"`
}

// seatLine is what a seat's bot has thought: microseconds for each of its own
// turns, those beside its turns, and its decisions in its own turns.
type seatLine struct {
	Turns     []int64 `json:"us"`
	Beside    int64   `json:"beside_us"`
	Decisions int     `json:"decisions"`
}

func lineOf(g *fixture, o *outcome) gameLine {
	l := gameLine{Deal: g.deal, Seating: g.seating, Winner: o.winner.String(), Turns: o.turns, Decisions: o.decisions,
		Hash: fmt.Sprintf("%016x", o.hash), Why: o.why, Seats: map[string]seatLine{}}
	if o.lost != rules.NoSeat {
		l.Lost = o.lost.String()
	}
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		if g.setup.Seats.Has(seat) {
			t := &o.thought[seat]
			line := seatLine{Turns: []int64{}, Beside: t.beside.Microseconds(), Decisions: t.decisions}
			for _, d := range t.turns {
				line.Turns = append(line.Turns, d.Microseconds())
			}
			l.Seats[seat.String()] = line
		}
	}
	return l
}

// outcome returns the outcome that a line tells of the game.
func (l *gameLine) outcome(g *fixture) (*outcome, error) {
	o := &outcome{setup: g.setup, names: g.names, winner: rules.NoSeat, lost: rules.NoSeat, why: l.Why, turns: l.Turns, decisions: l.Decisions}
	var err error
	if l.Winner != rules.NoSeat.String() {
		if o.winner, err = rules.ParseSeat(l.Winner); err != nil {
			return nil, err
		}
	}
	if l.Lost != "" {
		if o.lost, err = rules.ParseSeat(l.Lost); err != nil {
			return nil, err
		}
	}
	if o.hash, err = strconv.ParseUint(l.Hash, 16, 64); err != nil {
		return nil, fmt.Errorf("the hash %q is no hexadecimal number", l.Hash)
	}
	for _, seat := range []rules.Seat{o.winner, o.lost} {
		if seat != rules.NoSeat && !g.setup.Seats.Has(seat) {
			return nil, fmt.Errorf("nobody sits at %s", seat)
		}
	}
	for name, line := range l.Seats {
		seat, err := rules.ParseSeat(name)
		if err != nil {
			return nil, err
		}
		t := &o.thought[seat]
		t.beside, t.decisions = time.Duration(line.Beside)*time.Microsecond, line.Decisions
		for _, us := range line.Turns {
			t.turns = append(t.turns, time.Duration(us)*time.Microsecond)
		}
	}
	return o, nil
}

// matchLog is the file that a long match is resumed from: the settings, then
// the finished games, each a line of JSON, in the order in which they ended.
type matchLog struct {
	name string
	file *os.File
}

// openLog opens a log for going on, or makes it. The games that it has go to
// each. A last line that stops in the middle is dropped; other damage, and
// other settings, are errors, and the file stays as it is.
func openLog(name string, want settings, each func(l *gameLine) error) (*matchLog, error) {
	text, err := os.ReadFile(name)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("the log cannot be read: %w", err)
	}
	good := bytes.LastIndexByte(text, '\n') + 1
	lines := bytes.SplitAfter(text[:good], []byte("\n"))
	lines = lines[:len(lines)-1] // what follows the last line break: nothing
	for i, line := range lines {
		if i == 0 {
			err = want.compare(line)
		} else {
			var l gameLine
			if err = record.Unmarshal(line, &l); err == nil {
				err = each(&l)
			}
		}
		if err != nil {
			return nil, fmt.Errorf("%s:%d: %w", name, i+1, err)
		}
	}
	f, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE|os.O_APPEND, 0o644)
	if err != nil {
		return nil, fmt.Errorf("the log cannot be opened: %w", err)
	}
	l := &matchLog{name: name, file: f}
	if err = f.Truncate(int64(good)); err == nil && good == 0 {
		err = l.add(want)
	}
	if err != nil {
		f.Close()
		return nil, fmt.Errorf("the log cannot be written: %w", err)
	}
	return l, nil
}

// compare tells how the settings in a log's first line differ.
func (s settings) compare(line []byte) error {
	text, err := json.Marshal(s)
	if err != nil {
		return err
	}
	var have, want map[string]any
	if err := record.Unmarshal(line, &have); err != nil {
		return err
	}
	if err := record.Unmarshal(text, &want); err != nil {
		return err
	}
	if have["log"] != want["log"] {
		return errors.New("this is no log of a match; it stays as it is")
	}
	var differ []string
	for key := range want {
		a, b := fmt.Sprint(have[key]), fmt.Sprint(want[key])
		if a != b {
			if key == "program" {
				a, b = "another build of touria-arena", "this one"
			}
			differ = append(differ, fmt.Sprintf("%s is %s, not %s", key, a, b))
		}
	}
	sort.Strings(differ)
	if differ != nil {
		return fmt.Errorf("the log is of a match with other settings: %s; take these, or another file", strings.Join(differ, "; "))
	}
	return nil
}

// add writes a line.
func (l *matchLog) add(v any) error {
	text, err := json.Marshal(v)
	if err == nil {
		_, err = l.file.Write(append(text, '\n'))
	}
	if err != nil {
		return fmt.Errorf("the log cannot be written: %w", err)
	}
	return nil
}
