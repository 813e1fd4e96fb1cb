// Package engine speaks the engine protocol: it answers another program's
// requests, JSON lines in and out (docs/record-format.md). What a request means
// is each game's own; the header of new and load says which game it is.
package engine

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"touria.games/touria/cmd/touria-arena/command"
	frame "touria.games/touria/rules/record"
)

// A Game is one game that requests play. What it refuses changes nothing.
type Game interface {
	// New begins a game, and returns the set-up's events as JSON.
	New(header json.RawMessage) (events []byte, err error)
	// Load begins at a position.
	Load(header, state json.RawMessage) error
	// ToMove names the seat that decides, "" when the game is over.
	ToMove() string
	// Legal returns the list of legal decisions as JSON.
	Legal() ([]byte, error)
	// Do makes a decision with forced outcomes of chance, and returns its events as JSON.
	Do(do json.RawMessage, chance []json.RawMessage) (events []byte, err error)
	// View returns what a seat can know as JSON; with nil, what everybody knows.
	View(seat *string) ([]byte, error)
	// State returns the whole position as JSON.
	State() []byte
}

// Games makes games by the name that headers give them.
type Games map[string]func() Game

const engineAbout = `Reads one request a line, JSON, from the standard input and answers each with one line:
  {"cmd":"new","header":{…}}                  begins a game; a header as in records
  {"cmd":"load","state":{…},"header":{…}}     begins at a position
  {"cmd":"legal"}                             the legal decisions of the seat to move
  {"cmd":"do","do":{…},"chance":[…]}          makes a decision; chance may force outcomes
  {"cmd":"view","seat":"S"}                   what a seat can know
  {"cmd":"state"}                             the whole position
  {"cmd":"quit"}                              ends the program
The header's "record" names the game, touria or grimoria.
A wrong request is answered {"error":"…"} and changes nothing. See docs/record-format.md.`

// Command returns the command that answers requests until the input ends.
// Usual is the game of headers that name none.
func Command(usual string, games Games) command.Command {
	return command.Command{Name: "engine", What: "answer another program's requests, JSON lines in and out",
		Run: func(p *command.Program, args []string) error { return run(New(usual, games), p, args) }}
}

func run(e *Engine, p *command.Program, args []string) error {
	f := command.Flags("engine", "", engineAbout, `echo '{"cmd":"legal"}' | touria-arena engine`)
	if err := p.Parse(f, args); err != nil {
		return err
	}
	in := bufio.NewReaderSize(p.In, 1<<16)
	for !e.quit {
		line, end := readLine(in)
		if len(bytes.TrimSpace(line)) > 0 {
			if _, err := p.Out.Write(append(e.Answer(line), '\n')); err != nil {
				return fmt.Errorf("the answer cannot be written: %w", err)
			}
			if err := p.Out.Flush(); err != nil {
				return fmt.Errorf("the answer cannot be written: %w", err)
			}
		}
		if errors.Is(end, io.EOF) {
			return nil
		}
		if end != nil {
			return fmt.Errorf("the requests cannot be read: %w", end)
		}
	}
	return nil
}

// readLine reads a line of any length, but keeps no more of it than is needed
// to see that it is too long.
func readLine(in *bufio.Reader) (line []byte, err error) {
	for {
		part, err := in.ReadSlice('\n')
		if len(line) <= frame.MaxLine {
			line = append(line, part...)
		}
		if !errors.Is(err, bufio.ErrBufferFull) {
			return line, err
		}
	}
}

// Engine answers requests about one game at a time.
type Engine struct {
	usual string
	games Games
	game  Game // nil before the first
	quit  bool
}

// New returns an engine without a game.
func New(usual string, games Games) *Engine { return &Engine{usual: usual, games: games} }

// Game returns the game that is going on, nil before the first.
func (e *Engine) Game() Game { return e.game }

// Quit reports whether the engine was asked to end.
func (e *Engine) Quit() bool { return e.quit }

// request is a request as it is read.
type request struct {
	Cmd    string            `json:"cmd"`
	Header json.RawMessage   `json:"header"`
	State  json.RawMessage   `json:"state"`
	Do     json.RawMessage   `json:"do"`
	Chance []json.RawMessage `json:"chance"`
	Seat   *string           `json:"seat"`
}

// Answer returns the answer to one request.
func (e *Engine) Answer(line []byte) []byte {
	var q request
	err := frame.CheckLength(line)
	if err == nil {
		err = frame.Unmarshal(line, &q)
	}
	if err != nil {
		return refuse(err)
	}
	text, err := e.do(&q)
	if err != nil {
		return refuse(err)
	}
	return text
}

// maxEcho bounds what is repeated of a request in an error, in bytes.
const maxEcho = 60

// MaxRefusal bounds an error, which may tell of what was sent, in bytes.
const MaxRefusal = 1000

func refuse(err error) []byte {
	text, e := json.Marshal(struct {
		Error string `json:"error"`
	}{command.Plain(err.Error(), MaxRefusal)})
	if e != nil { // text always has a JSON form
		panic(e)
	}
	return text
}

// commands are the requests that there are.
var commands = map[string]struct {
	inGame bool
	do     func(e *Engine, q *request) ([]byte, error)
}{
	"new": {false, (*Engine).begin}, "load": {false, (*Engine).load}, "quit": {false, (*Engine).end},
	"legal": {true, (*Engine).legal}, "do": {true, (*Engine).decide}, "view": {true, (*Engine).view}, "state": {true, (*Engine).state},
}

func (e *Engine) do(q *request) ([]byte, error) {
	c, known := commands[q.Cmd]
	switch {
	case q.Cmd == "":
		return nil, errors.New(`the request has no "cmd"`)
	case !known:
		return nil, fmt.Errorf("unknown command %s: want new, load, legal, do, view, state or quit", command.Quote(q.Cmd, maxEcho))
	case c.inGame && e.game == nil:
		return nil, fmt.Errorf("%s: there is no game yet: begin one with new or load", q.Cmd)
	}
	return c.do(e, q)
}

func (e *Engine) end(*request) ([]byte, error) {
	e.quit = true
	return []byte(`{"ok":true}`), nil
}

// named makes the game that a request's header names.
func (e *Engine) named(q *request) (Game, error) {
	if q.Header == nil {
		return nil, fmt.Errorf(`%s: the request has no "header"`, q.Cmd)
	}
	mark, err := frame.ReadMark(q.Header)
	if err != nil {
		return nil, fmt.Errorf("header: %w", err)
	}
	name := mark.Record
	if name == "" {
		name = e.usual
	}
	if begin := e.games[name]; begin != nil {
		return begin(), nil
	}
	var known []string
	for name := range e.games {
		known = append(known, name)
	}
	slices.Sort(known)
	return nil, fmt.Errorf("header: the game %s is not known: want %s", command.Quote(name, maxEcho), strings.Join(known, " or "))
}

func (e *Engine) begin(q *request) ([]byte, error) {
	g, err := e.named(q)
	if err != nil {
		return nil, err
	}
	events, err := g.New(q.Header)
	if err != nil {
		return nil, err
	}
	e.game = g
	return e.happened(`{"ok":true,"events":`, events), nil
}

func (e *Engine) load(q *request) ([]byte, error) {
	g, err := e.named(q)
	if err != nil {
		return nil, err
	}
	if q.State == nil {
		return nil, errors.New(`load: the request has no "state"`)
	}
	if err := g.Load(q.Header, q.State); err != nil {
		return nil, err
	}
	e.game = g
	return e.happened(`{"ok":true`, nil), nil
}

// happened ends an answer with events and the seat that is to move.
func (e *Engine) happened(begin string, events []byte) []byte {
	return fmt.Appendf(append([]byte(begin), events...), `,"to_move":%s}`, e.toMove())
}

// toMove writes the seat that is to move as JSON.
func (e *Engine) toMove() string {
	if seat := e.game.ToMove(); seat != "" {
		return strconv.Quote(seat)
	}
	return "null"
}

func (e *Engine) legal(*request) ([]byte, error) {
	text, err := e.game.Legal()
	return fmt.Appendf(nil, `{"seat":%s,"legal":%s}`, e.toMove(), text), err
}

func (e *Engine) decide(q *request) ([]byte, error) {
	if q.Do == nil {
		return nil, errors.New(`do: the request has no "do"`)
	}
	if seat := e.game.ToMove(); q.Seat != nil && *q.Seat != seat {
		return nil, fmt.Errorf("do: seat %s is to move, not %s", seat, command.Quote(*q.Seat, maxEcho))
	}
	events, err := e.game.Do(q.Do, q.Chance)
	if err != nil {
		return nil, err
	}
	return e.happened(`{"events":`, events), nil
}

func (e *Engine) view(q *request) ([]byte, error) {
	text, err := e.game.View(q.Seat)
	return fmt.Appendf(nil, `{"view":%s}`, text), err
}

func (e *Engine) state(*request) ([]byte, error) {
	return fmt.Appendf(nil, `{"state":%s}`, e.game.State()), nil
}
