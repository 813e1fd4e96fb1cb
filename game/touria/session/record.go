package session

import (
	"bytes"
	"fmt"
	"slices"

	"touria.games/touria/game/play"
	"touria.games/touria/game/save"
	"touria.games/touria/rules"
	frame "touria.games/touria/rules/record"
	"touria.games/touria/rules/touria"
	"touria.games/touria/rules/touria/record"
)

// Record returns the record of the game so far. The slice is a copy.
func (s *Session) Record() []byte { return s.j.Record().Bytes() }

// Saved returns the state of saving: whether it works, where the save is, and
// which save was left untouched.
func (s *Session) Saved() *save.Record { return s.j.Record() }

// Copy returns the record of a copy of the game that goes on after its first n decisions.
func (s *Session) Copy(n int) ([]byte, error) {
	head := s.head
	head.Copy = true
	line, err := record.AppendHeader(nil, &head)
	return append(append(line, '\n'), s.Saved().First(n)...), err
}

// IsCopy reports whether the game was played on from another one, so that it does not count.
func (s *Session) IsCopy() bool { return s.head.Copy }

// Ghost returns the game with which this one is compared, for save.Saves.DecodeLink; "" if there is none.
func (s *Session) Ghost() string { return s.head.Ghost }

// Person returns the seat of the first person, NoSeat if only bots play.
func (s *Session) Person() rules.Seat {
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		if _, sits := s.Player(seat); sits && s.IsHuman(seat) {
			return seat
		}
	}
	return rules.NoSeat
}

// rewriteHeader updates the players in the record's header. All else stays as it
// was read.
func (s *Session) rewriteHeader() error {
	s.cfg.seat(&s.head)
	line, err := record.AppendHeader(nil, &s.head)
	if err != nil {
		return err
	}
	s.j.Record().SetHeader(line)
	return nil
}

// Saves returns the reader of records for save.New. The rules are asked for when a record is read.
func Saves(r func() *touria.Rules) save.Game { return saves{r} }

type saves struct{ rules func() *touria.Rules }

// Name returns "touria".
func (saves) Name() string { return "touria" }

// Open starts reading a record.
func (g saves) Open(text []byte) (save.Replay, error) { return open(text, g.rules()) }

// replay builds a session from its record.
type replay struct {
	*record.Replay
	s *Session
}

func open(text []byte, r *touria.Rules) (*replay, error) {
	if err := play.Foreign(text, record.Game, mark); err != nil {
		return nil, err
	}
	from, err := record.Open("", bytes.NewReader(text), r)
	if err != nil {
		return nil, err
	}
	s := newSession(Options{Rules: r})
	s.setup, s.start, s.j.State, s.head = from.Setup, from.SetupEvents, from.State, from.Header
	s.cfg = fromHeader(&from.Header, from.Setup)
	return &replay{from, s}, nil
}

// mark reads what every header says of a record.
func mark(line []byte) (frame.Mark, frame.Origin, error) {
	h, err := record.DecodeHeader(line)
	return h.Mark, h.Origin, err
}

// Next plays a decision and adds its step.
func (p *replay) Next() error {
	step, err := p.Replay.Next()
	if err != nil {
		return err
	}
	p.s.add(step.Before, step.Decision, step.Events)
	p.s.j.State = p.State
	return nil
}

// Good returns the number of valid bytes.
func (p *replay) Good() int { return int(p.Replay.Good()) }

// Digest identifies set-up, position and program mark.
func (p *replay) Digest() string {
	return fmt.Sprintf("%+v %x %q %q", p.Setup, p.State.Hash(), p.Header.Program, p.Header.Chance)
}

// session returns the session built from the record.
func (p *replay) session(rec *save.Record, opt Options) *Session {
	s := p.s
	s.j.Keep(rec)
	s.hint.iterations = opt.HeraldIterations
	s.seatBots()
	return s
}

// Load continues a game from the valid part of its record without saving it. It
// fails only if the header is unusable.
func Load(text []byte, opt Options) (*Session, save.Report, error) {
	rec, from, report, err := save.Read(Saves(opt.rules), text)
	if err != nil {
		return nil, report, err
	}
	return from.(*replay).session(rec, opt), report, nil
}

// Resume continues the game in a slot and saves it there; see save.Slot.Resume. An
// empty slot returns neither session nor error.
func Resume(slot *save.Slot, stamp string, opt Options) (*Session, save.Report, error) {
	rec, from, report, err := slot.Resume(stamp)
	if rec == nil {
		return nil, report, err
	}
	return from.(*replay).session(rec, opt), report, err
}

// Summarise returns who plays and, from the events of the lines, how far the game is and who has won, in how many turns of
// their own.
func (g saves) Summarise(text []byte) (save.Summary, error) {
	sum := save.Summary{Winner: -1}
	from, err := open(text, g.rules())
	if err != nil {
		return sum, err
	}
	var seats []string
	for _, p := range from.s.cfg.Players {
		seats = append(seats, p.Seat.String())
		sum.Players = append(sum.Players, save.Player{Name: p.Name, Crest: p.Crest, Bot: !p.Human()})
	}
	for rest := bytes.TrimSpace(text); len(rest) > 0 && bytes.Contains(rest, turnBegan); {
		i := bytes.LastIndexByte(rest, '\n')
		for _, e := range told(rest[i+1:]) {
			switch e.Kind {
			case "won":
				sum.Over, sum.Winner = true, slices.Index(seats, e.Seat)
			case "turn_began":
				sum.Turns = max(sum.Turns, e.Turn)
			}
		}
		if sum.Turns > 0 || i < 0 {
			break
		}
		rest = rest[:i]
	}
	if sum.Winner >= 0 {
		sum.Turns = from.s.begun(from.s.cfg.Players[sum.Winner].Seat, text)
	}
	return sum, nil
}

// turnBegan is in the lines that tell of the beginning of a turn.
var turnBegan = []byte("turn_began")

// event is what a summary reads of an event.
type event struct {
	Kind, Seat string
	Turn       int
}

// told returns the events of a line. One that cannot be read has none: whoever opens the game learns of it.
func told(text []byte) []event {
	var line struct{ Events []event }
	if frame.CheckLength(text) != nil || frame.Unmarshal(text, &line) != nil {
		return nil
	}
	return line.Events
}

// begun returns how many turns of its own a seat has begun in a record of a game that stands at its start.
func (s *Session) begun(seat rules.Seat, text []byte) (turns int) {
	for _, e := range s.SetupEvents() {
		if e.Kind == touria.TurnBegan && e.Seat == seat {
			turns++
		}
	}
	for line := range bytes.Lines(text) {
		if !bytes.Contains(line, turnBegan) {
			continue
		}
		for _, e := range told(line) {
			if e.Kind == "turn_began" && e.Seat == seat.String() {
				turns++
			}
		}
	}
	return turns
}
