// Package engine speaks the engine protocol: it answers another program's
// requests, JSON lines in and out (docs/record-format.md).
package engine

import (
	"bufio"
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"

	"touria.games/touria/cmd/touria-arena/command"
	"touria.games/touria/rules"
	frame "touria.games/touria/rules/record"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/record"
)

const engineAbout = `Reads one request a line, JSON, from the standard input and answers each with one line:
  {"cmd":"new","header":{…}}                  begins a game; a header as in records
  {"cmd":"load","state":{…},"header":{…}}     begins at a position
  {"cmd":"legal"}                             the legal decisions of the seat to move
  {"cmd":"do","do":{…},"chance":[…]}          makes a decision; chance may force outcomes
  {"cmd":"view","seat":"S"}                   what a seat can know
  {"cmd":"state"}                             the whole position
  {"cmd":"quit"}                              ends the program
A wrong request is answered {"error":"…"} and changes nothing. See docs/record-format.md.`

// maxRequest bounds the length of a request, in bytes.
const maxRequest = 64 << 20

// Command answers requests until the input ends.
var Command = command.Command{Name: "engine", What: "answer another program's requests, JSON lines in and out", Run: run}

func run(p *command.Program, args []string) error {
	f := command.Flags("engine", "", engineAbout, `echo '{"cmd":"legal"}' | touria-arena engine`)
	if err := p.Parse(f, args); err != nil {
		return err
	}
	e := newEngine()
	in := bufio.NewReaderSize(p.In, 1<<16)
	for !e.quit {
		line, end := readLine(in)
		if len(bytes.TrimSpace(line)) > 0 {
			if _, err := p.Out.Write(append(e.answer(line), '\n')); err != nil {
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
		if len(line) <= maxRequest {
			line = append(line, part...)
		}
		if !errors.Is(err, bufio.ErrBufferFull) {
			return line, err
		}
	}
}

// engine is one game that requests play.
type engine struct {
	r     *touria.Rules
	s     touria.State
	begun bool
	quit  bool
}

func newEngine() *engine { return &engine{r: touria.NewRules(touria.DefaultBoard())} }

// request is a request as it is read.
type request struct {
	Cmd    string            `json:"cmd"`
	Header json.RawMessage   `json:"header"`
	State  json.RawMessage   `json:"state"`
	Do     json.RawMessage   `json:"do"`
	Chance []json.RawMessage `json:"chance"`
	Seat   *string           `json:"seat"`
}

// answer returns the answer to one request.
func (e *engine) answer(line []byte) []byte {
	if len(line) > maxRequest {
		return refuse(fmt.Errorf("the request is longer than %d MiB", maxRequest>>20))
	}
	var q request
	if err := frame.Unmarshal(line, &q); err != nil {
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

// maxRefusal bounds an error, which may tell of what was sent, in bytes.
const maxRefusal = 1000

func refuse(err error) []byte {
	text, e := json.Marshal(struct {
		Error string `json:"error"`
	}{command.Plain(err.Error(), maxRefusal)})
	if e != nil { // text always has a JSON form
		panic(e)
	}
	return text
}

// commands are the requests that there are.
var commands = map[string]struct {
	inGame bool
	do     func(e *engine, q *request) ([]byte, error)
}{
	"new": {false, (*engine).begin}, "load": {false, (*engine).load}, "quit": {false, (*engine).end},
	"legal": {true, (*engine).legal}, "do": {true, (*engine).decide}, "view": {true, (*engine).view}, "state": {true, (*engine).state},
}

func (e *engine) do(q *request) ([]byte, error) {
	c, known := commands[q.Cmd]
	switch {
	case q.Cmd == "":
		return nil, errors.New(`the request has no "cmd"`)
	case !known:
		return nil, fmt.Errorf("unknown command %s: want new, load, legal, do, view, state or quit", command.Quote(q.Cmd, maxEcho))
	case c.inGame && !e.begun:
		return nil, fmt.Errorf("%s: there is no game yet: begin one with new or load", q.Cmd)
	}
	return c.do(e, q)
}

func (e *engine) end(*request) ([]byte, error) {
	e.quit = true
	return []byte(`{"ok":true}`), nil
}

func (e *engine) state(*request) ([]byte, error) {
	return append(record.AppendState([]byte(`{"state":`), e.r, &e.s), '}'), nil
}

// readHeader reads a request's header. What is the same in every record may
// be left out: record, version, board, and chance if there is a seed.
func (e *engine) readHeader(q *request) (record.Header, error) {
	if q.Header == nil {
		return record.Header{}, fmt.Errorf(`%s: the request has no "header"`, q.Cmd)
	}
	h, err := record.DecodeHeader(q.Header)
	if err != nil {
		return h, fmt.Errorf("header: %w", err)
	}
	h.Record = cmp.Or(h.Record, record.Game)
	h.Version = cmp.Or(h.Version, record.Version)
	h.Board = cmp.Or(h.Board, e.r.Name)
	if h.Chance == "" && h.Seed != "" {
		h.Chance = record.BySeed
	}
	if _, ok := e.r.TurnedAs(h.Board); !ok {
		return h, fmt.Errorf("header: the board %s is not known: want %q", command.Quote(h.Board, maxEcho), e.r.Name)
	}
	return h, nil
}

func (e *engine) begin(q *request) ([]byte, error) {
	h, err := e.readHeader(q)
	if err != nil {
		return nil, err
	}
	setup, err := h.SetupOn(e.r.Board)
	if err != nil {
		return nil, fmt.Errorf("header: %w", err)
	}
	if h.Chance != record.BySeed {
		return nil, errors.New("new: a game whose chance comes from events has no seed: use load, or give a seed")
	}
	var log touria.Log
	s, err := e.r.New(setup, &log)
	if err != nil {
		return nil, err
	}
	e.s, e.begun = s, true
	return e.happened(`{"ok":true,"events":`, log.Events), nil
}

func (e *engine) load(q *request) ([]byte, error) {
	h, err := e.readHeader(q)
	if err != nil {
		return nil, err
	}
	if q.State == nil {
		return nil, errors.New(`load: the request has no "state"`)
	}
	s, err := record.DecodeState(e.r, &h, q.State)
	if err != nil {
		return nil, err
	}
	e.s, e.begun = s, true
	return e.toMove([]byte(`{"ok":true`)), nil
}

// happened ends an answer with events and the seat that is to move.
func (e *engine) happened(begin string, events []touria.Event) []byte {
	return e.toMove(record.AppendEvents([]byte(begin), e.r, events))
}

func (e *engine) toMove(text []byte) []byte {
	return fmt.Appendf(text, `,"to_move":%s}`, seatName(e.s.ToMove()))
}

// seatName writes a seat as JSON.
func seatName(s rules.Seat) string {
	if s == rules.NoSeat {
		return "null"
	}
	return strconv.Quote(s.String())
}

func (e *engine) legal(*request) ([]byte, error) {
	text, err := record.AppendLegal(nil, e.r, &e.s)
	return fmt.Appendf(nil, `{"seat":%s,"legal":%s}`, seatName(e.s.ToMove()), text), err
}

func (e *engine) decide(q *request) ([]byte, error) {
	if q.Do == nil {
		return nil, errors.New(`do: the request has no "do"`)
	}
	if seat := e.s.ToMove(); q.Seat != nil && *q.Seat != seat.String() {
		return nil, fmt.Errorf("do: seat %s is to move, not %s", seat, command.Quote(*q.Seat, maxEcho))
	}
	d, err := record.DecodeDecision(e.r, &e.s, q.Do)
	if err != nil {
		return nil, err
	}
	log := touria.Log{}
	for _, text := range q.Chance {
		ev, known, err := record.DecodeEvent(e.r, e.s.ToMove(), text)
		switch {
		case err != nil:
			return nil, fmt.Errorf("chance: %w", err)
		case !known:
			return nil, fmt.Errorf("chance: unknown event %s", command.Quote(string(text), maxEcho))
		case !ev.Kind.IsChance():
			return nil, fmt.Errorf("chance: %s is no outcome of chance", ev.Kind)
		}
		log.Forced = append(log.Forced, ev)
	}
	if err := e.r.Play(&e.s, d, &log); err != nil {
		return nil, err
	}
	return e.happened(`{"events":`, log.Events), nil
}

// view answers with what a seat can know; without a seat, what everybody knows.
func (e *engine) view(q *request) ([]byte, error) {
	seat := rules.NoSeat
	if q.Seat != nil {
		var err error
		if seat, err = rules.ParseSeat(*q.Seat); err != nil {
			return nil, err
		}
		if !e.s.Seats().Has(seat) {
			return nil, fmt.Errorf("view: nobody sits at %s", seat)
		}
	}
	v := e.r.View(&e.s, seat)
	return append(append([]byte(`{"view":`), record.EncodeView(e.r, &v)...), '}'), nil
}
