package main

import (
	"bufio"
	"bytes"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"sync"
	"time"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// A keeper keeps the decisions of games in a file, JSON Lines: a header that
// tells which games they are, then a line for each game, in the order in which
// they were finished. A run that was interrupted goes on with the games that are
// missing; the others are played again from their decisions, which takes next
// to no time. The nil keeper keeps nothing.
type keeper struct {
	kept map[int]keptGame

	mu   sync.Mutex
	file *os.File
}

// keepHeader is a file's first line. Bots that have changed since under the
// same name are not noticed: a new bot needs a new file.
type keepHeader struct {
	Keep    string   `json:"keep"` // what the games are for
	Players int      `json:"players"`
	Bots    []string `json:"bots"`
	Seed    string   `json:"seed"`
	Variant string   `json:"variant"`
	Start   string   `json:"start"`
	Most    int      `json:"max_decisions"`
	Board   string   `json:"board,omitempty"` // see boardSum
}

// keptGame is a line: the game's number from 0, its decisions with four bytes
// each, and the hash of its final position.
type keptGame struct {
	Game      int    `json:"game"`
	Decisions string `json:"decisions"`
	Hash      string `json:"hash"`
}

// keepFor opens a file of kept games, or makes it; without a name nothing is kept.
func keepFor(name, what string, m *match) (*keeper, error) {
	if name == "" {
		return nil, nil
	}
	head, err := json.Marshal(keepHeader{what, m.players, m.names, m.seed, m.variant(), m.start, m.most, boardSum(m.board)})
	if err != nil {
		return nil, err
	}
	file, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE, 0o644)
	if err != nil {
		return nil, fmt.Errorf("-keep: %w", err)
	}
	k := &keeper{file: file, kept: map[int]keptGame{}}
	if err := k.read(name, head); err != nil {
		file.Close()
		return nil, err
	}
	return k, nil
}

// read reads the games there are. A last line without an end was cut off and is
// written over.
func (k *keeper) read(name string, head []byte) error {
	in := bufio.NewReaderSize(k.file, 1<<16)
	good := int64(0)
	for n := 1; ; n++ {
		line, err := in.ReadBytes('\n')
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return fmt.Errorf("-keep: %w", err)
		}
		good += int64(len(line))
		line = bytes.TrimSpace(line)
		var g keptGame
		switch {
		case n == 1 && !bytes.Equal(line, head):
			return usagef("-keep: %s holds other games: %s, not %s", name, line, head)
		case n == 1:
		case json.Unmarshal(line, &g) != nil || g.Decisions == "":
			return fmt.Errorf("-keep: %s:%d: this is no game", name, n)
		default:
			k.kept[g.Game] = g
		}
	}
	if err := k.file.Truncate(good); err != nil {
		return fmt.Errorf("-keep: %w", err)
	}
	if _, err := k.file.Seek(good, io.SeekStart); err != nil {
		return fmt.Errorf("-keep: %w", err)
	}
	if good > 0 {
		return nil
	}
	return k.write(head)
}

func (k *keeper) write(line []byte) error {
	k.mu.Lock()
	defer k.mu.Unlock()
	if _, err := k.file.Write(append(line, '\n')); err != nil {
		return fmt.Errorf("-keep: %w", err)
	}
	return nil
}

// close ends the keeping.
func (k *keeper) close() error {
	if k == nil {
		return nil
	}
	if err := k.file.Close(); err != nil {
		return fmt.Errorf("-keep: %w", err)
	}
	return nil
}

// has tells whether a game is kept.
func (k *keeper) has(g int) bool {
	if k == nil {
		return false
	}
	_, ok := k.kept[g]
	return ok
}

// game plays game g of the run, which is game i of the table's match, or plays
// it again if it is kept. It calls each as table.game does, and returns the
// bots by seat.
func (k *keeper) game(g int, t *table, i int, log *touria.Log, each func(before *touria.State, d touria.Decision, after *touria.State) error) ([rules.Seats]string, error) {
	setup, names := t.m.setup(i)
	if k.has(g) {
		return names, replayKept(t.m.rules, setup, k.kept[g], log, each)
	}
	var made []byte
	var last touria.State
	_, err := t.game(i, log, func(before *touria.State, d touria.Decision, after *touria.State) error {
		if before != nil {
			made = append(made, byte(d.Kind), d.Arg, d.Sub, byte(d.Paint))
		}
		last = *after
		return each(before, d, after)
	})
	if err != nil || k == nil {
		return names, err
	}
	line, err := json.Marshal(keptGame{g, base64.RawStdEncoding.EncodeToString(made), fmt.Sprintf("%016x", last.Hash())})
	if err != nil {
		return names, err
	}
	return names, k.write(line)
}

// replayKept plays a game from its decisions.
func replayKept(r *touria.Rules, setup touria.Setup, kept keptGame, log *touria.Log, each func(before *touria.State, d touria.Decision, after *touria.State) error) error {
	made, err := base64.RawStdEncoding.DecodeString(kept.Decisions)
	if err != nil || len(made)%4 != 0 {
		return errors.New("-keep: its decisions cannot be read")
	}
	s, err := r.New(setup, log)
	if err != nil {
		return err
	}
	if err := each(nil, touria.Decision{}, &s); err != nil {
		return err
	}
	for n := 0; n < len(made); n += 4 {
		d := touria.Decision{Kind: touria.Kind(made[n]), Arg: made[n+1], Sub: made[n+2], Paint: touria.Paint(made[n+3])}
		before := s
		if log != nil {
			log.Events = log.Events[:0]
		}
		if err := r.Play(&s, d, log); err != nil {
			return fmt.Errorf("-keep: decision %d: %w", n/4+1, err)
		}
		if err := each(&before, d, &s); err != nil {
			return err
		}
	}
	if got := fmt.Sprintf("%016x", s.Hash()); got != kept.Hash {
		return fmt.Errorf("-keep: it ends with %s, not with %s: rules or board have changed since", got, kept.Hash)
	}
	return nil
}

// progress tells on a long run how far it is, now and then.
type progress struct {
	mu           sync.Mutex
	w            io.Writer
	name         string
	begun, next  time.Time
	total, done  int
	played, left int // games that take time: done and all
}

// tellEvery is the time between two lines of progress.
const tellEvery = 15 * time.Second

func newProgress(w io.Writer, name string, total int, k *keeper) *progress {
	now := time.Now()
	p := &progress{w: w, name: name, begun: now, next: now.Add(tellEvery), total: total}
	for g := range total {
		p.left += one(!k.has(g))
	}
	return p
}

// say writes a line about something else.
func (p *progress) say(line string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	fmt.Fprintln(p.w, line)
}

// step counts a game that is done.
func (p *progress) step(kept bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.done++
	p.played += one(!kept)
	now := time.Now()
	if now.Before(p.next) || p.played == 0 {
		return
	}
	p.next = now.Add(tellEvery)
	rest := now.Sub(p.begun) * time.Duration(p.left-p.played) / time.Duration(p.played)
	fmt.Fprintf(p.w, "touria-arena %s: %d of %d games, about %s to go\n", p.name, p.done, p.total, rest.Round(time.Second))
}
