// Package outside lets programs of any language play: it starts them, asks them
// line by line of JSON (docs/arena.md), and ends them with all that they have
// started. What the lines say of a game is the caller's business.
package outside

import (
	"bufio"
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/rules/record"
)

// Mark begins the name of a bot that is a program.
const Mark = "exec:"

// Bounds of what a program may say, and how long it may take to end.
const (
	maxAnswer   = 1 << 20
	maxComplain = 64 << 10 // bytes on its standard error, from start to end
	maxLine     = 1 << 10  // bytes in one line of these
	maxShown    = 120      // bytes of an answer in a message
	graceTime   = 2 * time.Second
)

// A Bot is a program that plays one seat. It is started for its first game and
// serves many; after a failure it is started again. A Bot is used by one goroutine
// at a time.
type Bot struct {
	words   []string // the program and its arguments
	timeout time.Duration
	ctx     context.Context
	say     func(line string)
	run     *running // nil while no program runs
}

// New returns the bot of a command line that Check accepts. The timeout is for one
// answer; say gets the lines of its standard error.
func New(ctx context.Context, line string, timeout time.Duration, say func(line string)) *Bot {
	words, _ := split(line) // Check has seen it
	return &Bot{words: words, timeout: timeout, ctx: ctx, say: say}
}

// split splits a command line at blanks; '…' and "…" hold words with blanks
// together. Nothing else has a special meaning, and no shell is asked.
func split(line string) (words []string, err error) {
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
		return nil, fmt.Errorf("%s has no closing %c", command.Quote(line, maxShown), quote)
	}
	if in {
		words = append(words, word.String())
	}
	if len(words) == 0 {
		return nil, fmt.Errorf("%s names no program: want exec:PROGRAM ARGUMENTS", Mark)
	}
	return words, nil
}

// Check checks the command line of a bot.
func Check(line string) error {
	words, err := split(line)
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
	kill    func()      // ends it with all that it has started
	lines   chan []byte // what it is told, in order; closed to end its input
	answers chan []byte // its lines, nil for one that is too long; closed when its output ends
}

// start starts the program.
func (b *Bot) start() error {
	r := &running{lines: make(chan []byte, 8), answers: make(chan []byte, 1)}
	var err error
	if r.cmd, r.kill, err = guarded(b.words); err != nil {
		return fmt.Errorf("it cannot be started: %w", err)
	}
	r.cmd.Stderr = &complaints{say: b.say, prefix: "[" + filepath.Base(b.words[0]) + "] ", left: maxComplain}
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
		r.kill()
		return fmt.Errorf("it cannot be started: %w", err)
	}
	go func() {
		for line := range r.lines {
			in.Write(line) // the end of its output says that it has ended
		}
		in.Close()
	}()
	go r.read(out)
	b.run = r
	return nil
}

// read passes the program's lines on.
func (r *running) read(out io.Reader) {
	defer close(r.answers)
	lines := bufio.NewScanner(out)
	lines.Buffer(nil, maxAnswer)
	for lines.Scan() {
		r.answers <- append([]byte{}, lines.Bytes()...) // an empty line is not nil
	}
	if errors.Is(lines.Err(), bufio.ErrTooLong) {
		r.answers <- nil
	}
}

// Begin tells the program that a game begins in which it plays this seat. The
// header must not have the seed, which would tell what is hidden.
func (b *Bot) Begin(seat string, header []byte) error {
	if b.run == nil {
		if err := b.start(); err != nil {
			return err
		}
	}
	line := fmt.Appendf(nil, `{"cmd":"game","seat":"%s","timeout_ms":%d,"header":%s}`, seat, b.timeout.Milliseconds(), header)
	_, err := b.ask(line)
	return err
}

// An Answer is a program's decision: one of the legal ones, written out or told
// by its number.
type Answer struct {
	Do     json.RawMessage // nil if Choice holds
	Choice int
}

// Choose asks for the n-th decision of the game, from 0. It gets the seat's view
// and the legal decisions as JSON, and their number.
func (b *Bot) Choose(n int, seed uint64, view, legal []byte, choices int) (a Answer, err error) {
	line := fmt.Appendf(nil, `{"cmd":"choose","n":%d,"seed":"%d","view":%s,"legal":%s}`, n+1, oneWay(seed), view, legal)
	r, err := b.ask(line)
	switch {
	case err != nil:
		return a, err
	case r.Do != nil && r.Choice != nil:
		err = fmt.Errorf(`its answer has both "do" and "choice": %s`, command.Quote(r.text, maxShown))
	case r.Do == nil && r.Choice == nil:
		err = fmt.Errorf(`its answer has neither "do" nor "choice": %s`, command.Quote(r.text, maxShown))
	case r.Do != nil:
		return Answer{Do: r.Do}, nil
	case *r.Choice < 0 || *r.Choice >= choices:
		err = fmt.Errorf("its choice %d is not legal: the legal ones go from 0 to %d", *r.Choice, choices-1)
	default:
		return Answer{Choice: *r.Choice}, nil
	}
	b.Stop()
	return a, err
}

// oneWay makes a bot's seed of the arena's, from which the deal's could be
// worked out, and with it what is hidden.
func oneWay(seed uint64) uint64 {
	sum := sha256.Sum256(binary.BigEndian.AppendUint64(nil, seed))
	return binary.BigEndian.Uint64(sum[:])
}

// reply is an answer of the program.
type reply struct {
	Do     json.RawMessage `json:"do"`
	Choice *int            `json:"choice"`
	Error  *string         `json:"error"`
	text   string
}

// ask sends a line and waits for the line that answers it. After an error the
// program has ended.
func (b *Bot) ask(line []byte) (a reply, err error) {
	text, err := b.hear(line)
	if err != nil {
		return a, err
	}
	a.text = strings.TrimSpace(string(text))
	if err = record.Unmarshal(text, &a); err != nil {
		err = fmt.Errorf("its answer cannot be read: %w: %s", err, command.Quote(a.text, maxShown))
	} else if a.Error != nil {
		err = fmt.Errorf("it gives up: %s", command.Plain(*a.Error, maxShown))
	}
	if err != nil {
		b.Stop()
	}
	return a, err
}

func (b *Bot) hear(line []byte) (answer []byte, err error) {
	r := b.run
	if r == nil {
		return nil, errors.New("it does not run any more")
	}
	select {
	case early, is := <-r.answers:
		if is {
			b.Stop()
			return nil, fmt.Errorf("it spoke without being asked: %s", command.Quote(strings.TrimSpace(string(early)), maxShown))
		}
		return nil, fmt.Errorf("it ended without an answer (%s)", b.ended())
	default:
	}
	r.tell(append(line, '\n'))
	timer := time.NewTimer(b.timeout)
	defer timer.Stop()
	select {
	case text, is := <-r.answers:
		switch {
		case !is:
			return nil, fmt.Errorf("it ended without an answer (%s)", b.ended())
		case text == nil:
			b.Stop()
			return nil, fmt.Errorf("its answer is longer than %d bytes", maxAnswer)
		}
		return text, nil
	case <-timer.C:
		b.Stop()
		return nil, fmt.Errorf("it gave no answer within %v", b.timeout)
	case <-b.ctx.Done():
		b.Stop()
		return nil, command.ErrStopped
	}
}

// Over tells the program how the game ended, by a member of a JSON object; there is
// no answer.
func (b *Bot) Over(how string) {
	if b.run != nil {
		b.run.tell([]byte(`{"cmd":"over",` + how + "}\n"))
	}
}

// tell sends a line. A program that does not read must not hold anybody up: the
// lines that it leaves are dropped in the end, and its silence is what counts.
func (r *running) tell(line []byte) {
	select {
	case r.lines <- line:
	default:
	}
}

// Stop ends the program at once.
func (b *Bot) Stop() {
	if b.run != nil {
		b.run.end(0)
		b.run = nil
	}
}

// ended waits for a program whose output has ended, and says how it ended, which
// says more than that it was killed.
func (b *Bot) ended() string {
	r := b.run
	b.run = nil
	return r.end(graceTime)
}

// Quit asks the program to end, waits a little, and ends it.
func (b *Bot) Quit() {
	if r := b.run; r != nil {
		b.run = nil
		r.tell([]byte(`{"cmd":"quit"}` + "\n")) // the end of its input says the same
		r.end(graceTime)
	}
}

// end waits for the program to end, then ends it with all that it has started. It
// says how the program ended.
func (r *running) end(wait time.Duration) string {
	timer := time.AfterFunc(wait, r.kill)
	defer timer.Stop()
	close(r.lines)
	go func() { // its last words must not block it
		for range r.answers {
		}
	}()
	err := r.cmd.Wait()
	r.kill()
	if r.cmd.ProcessState != nil {
		return r.cmd.ProcessState.String()
	}
	return fmt.Sprint(err)
}

// complaints passes on what a program writes to its standard error, line by
// line, fit for a terminal and not without end.
type complaints struct {
	mutex  sync.Mutex
	say    func(line string)
	prefix string
	rest   []byte
	left   int // bytes that may still come
}

func (p *complaints) Write(text []byte) (int, error) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	n := len(text)
	if p.left == 0 || p.say == nil {
		return n, nil
	}
	p.rest = append(p.rest, text[:min(n, p.left)]...)
	p.left -= min(n, p.left)
	for len(p.rest) > 0 {
		end := bytes.IndexByte(p.rest, '\n') + 1
		if end == 0 && len(p.rest) > maxLine || end > maxLine {
			end = maxLine
		}
		if end == 0 {
			break
		}
		p.say(p.prefix + command.Plain(strings.TrimRight(string(p.rest[:end]), "\r\n"), 4*maxLine))
		p.rest = p.rest[end:]
	}
	if p.left == 0 {
		p.say(p.prefix + fmt.Sprintf("… (what it writes beyond %d KiB is not shown)", maxComplain>>10))
	}
	return n, nil
}
