package main

import (
	"bufio"
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"time"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/record"
)

// outside is a bot that is a program of its own: it gets a view and the legal
// decisions as a line of JSON and answers with its choice (docs/arena.md). The
// program is started for its first game and goes on from game to game; after
// a failure it is started anew for the next one.
type outside struct {
	t       *table
	words   []string // the program and its arguments
	command string   // the same as they were written
	run     *running // nil while no program runs
}

// Bounds of an outside bot's answer, and how long it may take to end by itself.
const (
	maxAnswer = 1 << 20
	graceTime = 2 * time.Second
)

func newOutside(t *table, command string) *outside {
	words, _ := splitCommand(command) // checked by checkProgram
	return &outside{t: t, words: words, command: command}
}

// splitCommand splits a command line at blanks; '…' and "…" hold words with
// blanks together. Nothing else has a special meaning, and no shell is asked.
func splitCommand(line string) (words []string, err error) {
	var word strings.Builder
	var quote rune
	in := false
	for _, c := range line {
		switch {
		case quote != 0 && c == quote:
			quote = 0
		case quote == 0 && (c == '"' || c == '\''):
			quote, in = c, true
		case quote == 0 && (c == ' ' || c == '\t'):
			if in {
				words = append(words, word.String())
			}
			word.Reset()
			in = false
		default:
			word.WriteRune(c)
			in = true
		}
	}
	if quote != 0 {
		return nil, fmt.Errorf("%s has a %c without its end", line, quote)
	}
	if in {
		words = append(words, word.String())
	}
	if len(words) == 0 {
		return nil, fmt.Errorf("%s names no program: want exec:PROGRAM ARGUMENTS", outsideMark)
	}
	return words, nil
}

// checkProgram tells what is wrong with the command line of an outside bot.
func checkProgram(command string) error {
	words, err := splitCommand(command)
	if err != nil {
		return err
	}
	if _, err := exec.LookPath(words[0]); err != nil {
		return fmt.Errorf("the program of an outside bot cannot be started: %w", err)
	}
	return nil
}

// running is a program that runs.
type running struct {
	cmd     *exec.Cmd
	lines   chan []byte // what it is told, in order; closed to end its input
	answers chan []byte // its lines, nil for one that is too long; closed when its output ends
	seat    rules.Seat  // of the current game
}

// start starts the program.
func (o *outside) start() error {
	r := &running{cmd: exec.Command(o.words[0], o.words[1:]...), lines: make(chan []byte, 8), answers: make(chan []byte, 1)}
	ownGroup(r.cmd)
	r.cmd.Stderr = &prefixed{say: o.t.say, prefix: "[" + filepath.Base(o.words[0]) + "] "}
	r.cmd.WaitDelay = graceTime
	in, err := r.cmd.StdinPipe()
	if err != nil {
		return fmt.Errorf("its input cannot be opened: %w", err)
	}
	out, err := r.cmd.StdoutPipe()
	if err != nil {
		return fmt.Errorf("its output cannot be opened: %w", err)
	}
	if err := r.cmd.Start(); err != nil {
		return fmt.Errorf("it cannot be started: %w", err)
	}
	go func() {
		for line := range r.lines {
			in.Write(line) // a program that has ended tells by its output's end
		}
		in.Close()
	}()
	go func() {
		defer close(r.answers)
		lines := bufio.NewScanner(out)
		lines.Buffer(nil, maxAnswer)
		for lines.Scan() {
			r.answers <- append([]byte{}, lines.Bytes()...) // an empty line is no nil
		}
		if errors.Is(lines.Err(), bufio.ErrTooLong) {
			r.answers <- nil
		}
	}()
	o.run = r
	return nil
}

// begin tells the program of a game; the header has no seed, which would tell
// what is hidden.
func (o *outside) begin(g *fixture, seat rules.Seat) error {
	if o.run == nil {
		if err := o.start(); err != nil {
			return err
		}
	}
	o.run.seat = seat
	h := record.NewHeader(o.t.m.rules.Board, g.setup, "")
	h.Program, h.Seed = "", ""
	for i := range h.Players {
		p := &h.Players[i]
		at, _ := rules.ParseSeat(p.Seat) // written by NewHeader
		p.Name, p.Level = g.names[at], g.names[at]
	}
	header, err := record.AppendHeader(nil, &h)
	if err != nil {
		return err
	}
	line := append([]byte(`{"cmd":"game","seat":"`+seat.String()+`","timeout_ms":`+strconv.FormatInt(o.t.m.timeout.Milliseconds(), 10)+`,"header":`), bytes.TrimSpace(header)...)
	answer, err := o.ask(append(line, '}'))
	if err != nil {
		return err
	}
	_, err = o.read(answer)
	return err
}

// choose asks the program for a decision.
func (o *outside) choose(s *touria.State, n int, seed uint64) (d touria.Decision, err error) {
	r := o.t.m.rules
	view := r.View(s, s.ToMove())
	line := append([]byte(`{"cmd":"choose","n":`+strconv.Itoa(n+1)+`,"seed":"`+strconv.FormatUint(oneWay(seed), 10)+`","view":`), record.EncodeView(r, &view)...)
	if line, err = record.AppendLegal(append(line, `,"legal":`...), r, s); err != nil {
		return d, err
	}
	text, err := o.ask(append(line, '}'))
	if err != nil {
		return d, err
	}
	answer, err := o.read(text)
	if err != nil {
		return d, err
	}
	legal := r.Legal(s, nil)
	switch {
	case answer.Do != nil && answer.Choice != nil:
		err = fmt.Errorf(`its answer has both "do" and "choice": %s`, cut(text))
	case answer.Do != nil:
		if d, err = record.DecodeDecision(r, s, answer.Do); err == nil {
			return d, nil
		}
		err = fmt.Errorf("its decision is not legal: %w", err)
	case answer.Choice == nil:
		err = fmt.Errorf(`its answer has neither "do" nor "choice": %s`, cut(text))
	case *answer.Choice < 0 || *answer.Choice >= len(legal):
		err = fmt.Errorf("its choice %d is not legal: the legal ones go from 0 to %d", *answer.Choice, len(legal)-1)
	default:
		return legal[*answer.Choice], nil
	}
	o.stop()
	return d, err
}

// oneWay makes a bot's seed of the one that the arena has for it, which could
// be reckoned back to the deal's and so would tell what is hidden.
func oneWay(seed uint64) uint64 {
	sum := sha256.Sum256(binary.BigEndian.AppendUint64(nil, seed))
	return binary.BigEndian.Uint64(sum[:])
}

// reply is an answer of the program.
type reply struct {
	Do     json.RawMessage `json:"do"`
	Choice *int            `json:"choice"`
	Error  *string         `json:"error"`
}

// read reads an answer; where it is none, the program is ended.
func (o *outside) read(line []byte) (a reply, err error) {
	if err = record.Unmarshal(line, &a); err != nil {
		err = fmt.Errorf("its answer cannot be read: %w: %s", err, cut(line))
	} else if a.Error != nil {
		err = fmt.Errorf("it gives up: %s", *a.Error)
	}
	if err != nil {
		o.stop()
	}
	return a, err
}

// cut shortens an answer for a message.
func cut(line []byte) string {
	text := strings.TrimSpace(string(line))
	if len(text) > 120 {
		return strconv.Quote(text[:120]) + "…"
	}
	return strconv.Quote(text)
}

// ask sends a line and waits for the line that answers it. After an error
// the program is ended.
func (o *outside) ask(line []byte) (answer []byte, err error) {
	r := o.run
	if r == nil {
		return nil, errors.New("it does not run any more")
	}
	select {
	case early, is := <-r.answers:
		if is {
			o.stop()
			return nil, fmt.Errorf("it spoke without being asked: %s", cut(early))
		}
		return nil, fmt.Errorf("it ended without an answer (%s)", o.ended())
	default:
	}
	r.tell(append(line, '\n'))
	timer := time.NewTimer(o.t.m.timeout)
	defer timer.Stop()
	ctx := o.t.ctx
	if ctx == nil {
		ctx = context.Background()
	}
	select {
	case text, is := <-r.answers:
		switch {
		case !is:
			return nil, fmt.Errorf("it ended without an answer (%s)", o.ended())
		case text == nil:
			o.stop()
			return nil, fmt.Errorf("its answer is longer than %d bytes", maxAnswer)
		}
		return text, nil
	case <-timer.C:
		o.stop()
		return nil, fmt.Errorf("it gave no answer within %v", o.t.m.timeout)
	case <-ctx.Done():
		o.stop()
		return nil, errStopped
	}
}

// over tells the program how the game ended; there is no answer.
func (o *outside) over(winner rules.Seat) {
	if o.run != nil {
		o.run.tell(append(appendSeat([]byte(`{"cmd":"over","winner":`), winner), "}\n"...))
	}
}

// tell sends a line. A program that does not read must not hold us up: what
// it leaves is dropped in the end, and its silence is what counts.
func (r *running) tell(line []byte) {
	select {
	case r.lines <- line:
	default:
	}
}

// stop ends the program at once.
func (o *outside) stop() {
	if o.run != nil {
		o.run.end(0)
		o.run = nil
	}
}

// ended waits for the end of a program whose output has ended, and tells how
// it ended, which says more than that it was killed.
func (o *outside) ended() string {
	r := o.run
	o.run = nil
	return r.end(graceTime)
}

// quit asks the program to end, waits a little, and ends it.
func (o *outside) quit() {
	r := o.run
	o.run = nil
	if r == nil {
		return
	}
	r.tell([]byte(`{"cmd":"quit"}` + "\n")) // the end of its input says the same
	r.end(graceTime)
}

// end waits for the program's end, as long as it may take for it, then kills
// it with all that it has started. It tells how the program ended.
func (r *running) end(wait time.Duration) string {
	timer := time.AfterFunc(wait, func() { killGroup(r.cmd) })
	defer timer.Stop()
	close(r.lines)
	go func() { // its last words must not block it
		for range r.answers {
		}
	}()
	err := r.cmd.Wait()
	killGroup(r.cmd) // what it may have left behind
	if r.cmd.ProcessState != nil {
		return r.cmd.ProcessState.String()
	}
	return fmt.Sprint(err)
}

// prefixed tells people, line by line, what a program writes to its standard
// error.
type prefixed struct {
	mutex  sync.Mutex
	say    func(line string)
	prefix string
	rest   []byte
}

// Write tells the lines that are complete, and overlong ones in pieces.
func (p *prefixed) Write(text []byte) (int, error) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.rest = append(p.rest, text...)
	for {
		i := bytes.IndexByte(p.rest, '\n')
		if i < 0 && len(p.rest) > 1<<12 {
			i = len(p.rest) - 1
		}
		if i < 0 {
			return len(text), nil
		}
		if p.say != nil {
			p.say(p.prefix + strings.TrimRight(string(p.rest[:i+1]), "\r\n"))
		}
		p.rest = p.rest[i+1:]
	}
}
