package session

import (
	"bytes"
	"fmt"

	"touria.games/touria/game/play"
	"touria.games/touria/game/save"
	"touria.games/touria/rules/grimoria"
	"touria.games/touria/rules/grimoria/record"
	frame "touria.games/touria/rules/record"
)

// Record returns the record of the game so far. The slice is a copy.
func (s *Session) Record() []byte { return s.j.Record().Bytes() }

// Saved returns the state of saving: whether it works, where the save is, and which save was left
// untouched.
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
func (s *Session) Person() grimoria.Seat {
	for seat := range grimoria.Seat(s.Players()) {
		if s.IsHuman(seat) {
			return seat
		}
	}
	return grimoria.NoSeat
}

// rewriteHeader updates the players in the record's header. All else stays as it was read.
func (s *Session) rewriteHeader() error {
	s.cfg.seat(&s.head)
	line, err := record.AppendHeader(nil, &s.head)
	if err != nil {
		return err
	}
	s.j.Record().SetHeader(line)
	return nil
}

func fingerprint(h *record.Header) string {
	if h.Fingerprint != "" {
		return frame.ShortFingerprint(h.Fingerprint)
	}
	return frame.ShortFingerprint(h.Seal())
}

// Saves returns the reader of records for save.New.
func Saves() save.Game { return saves{} }

type saves struct{}

// Name returns "grimoria".
func (saves) Name() string { return record.Game }

// Open starts reading a record.
func (saves) Open(text []byte) (save.Replay, error) { return open(text) }

// replay builds a session from its record.
type replay struct {
	*record.Replay
	s *Session
}

func open(text []byte) (*replay, error) {
	if err := play.Foreign(text, record.Game, mark); err != nil {
		return nil, err
	}
	return read(text)
}

func read(text []byte) (*replay, error) {
	from, err := record.Open("", bytes.NewReader(text))
	if err != nil {
		return nil, err
	}
	s := &Session{setup: from.Setup, start: from.SetupEvents, head: from.Header, cfg: fromHeader(&from.Header)}
	s.j.State = from.State
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

// session returns the session built from the record. Choices of a round whose books are still closed
// stay sealed.
func (p *replay) session(rec *save.Record) *Session {
	s := p.s
	s.j.Keep(rec)
	if s.Choosing() {
		for seat := range s.j.State.ToMove() {
			s.sealed[seat] = uint8(s.j.State.Spell(seat))
		}
	}
	s.findSeals()
	s.seatBots()
	return s
}

// Load continues a game from the valid part of its record without saving it. It fails only if the
// header is unusable.
func Load(text []byte) (*Session, save.Report, error) {
	rec, from, report, err := save.Read(Saves(), text)
	if err != nil {
		return nil, report, err
	}
	return from.(*replay).session(rec), report, nil
}

// Resume continues the game in a slot and saves it there; see save.Slot.Resume. An empty slot returns
// neither session nor error.
func Resume(slot *save.Slot, stamp string) (*Session, save.Report, error) {
	rec, from, report, err := slot.Resume(stamp)
	if rec == nil {
		return nil, report, err
	}
	return from.(*replay).session(rec), report, err
}

// Summarise tells who plays, how far the game is and who has won. Turns are rounds here.
func (saves) Summarise(text []byte) (save.Summary, error) {
	sum := save.Summary{Winner: -1}
	from, err := open(text)
	if err != nil {
		return sum, err
	}
	for _, p := range from.s.cfg.Players {
		sum.Players = append(sum.Players, save.Player{Name: p.Name, Crest: p.Crest, Bot: !p.Human()})
	}
	s := from.s
	sum.Turns = s.j.State.Round()
	if !bytes.Contains(text, []byte(`"ended"`)) {
		sum.Turns = max(sum.Turns, lastRound(text))
		return sum, nil
	}
	// A line that cannot be played ends the game here: whoever opens it learns of that.
	for from.Next() == nil {
	}
	sum.Turns, sum.Over = s.j.State.Round(), s.Over()
	for seat := range grimoria.Seat(s.Players()) {
		if s.Winners()>>seat&1 != 0 && sum.Winner < 0 {
			sum.Winner = int(seat)
		}
	}
	return sum, nil
}

// lastRound returns the number of the last round that a record says to have begun, 0 if it says
// nothing of any.
func lastRound(text []byte) int {
	for rest := bytes.TrimSpace(text); ; {
		at := bytes.LastIndex(rest, []byte("round_began"))
		if at < 0 {
			return 0
		}
		begin := bytes.LastIndexByte(rest[:at], '\n') + 1
		line, _, _ := bytes.Cut(rest[begin:], []byte("\n"))
		var read struct {
			Events []struct {
				Kind  string
				Round int
			}
		}
		round := 0
		if frame.CheckLength(line) == nil && frame.Unmarshal(line, &read) == nil {
			for _, e := range read.Events {
				if e.Kind == "round_began" {
					round = max(round, e.Round)
				}
			}
		}
		if round > 0 {
			return round
		}
		rest = rest[:begin]
	}
}
