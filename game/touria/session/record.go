package session

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"

	"touria.games/touria/rules/touria/record"
)

// Record returns the record of the game so far. The slice is a copy.
func (s *Session) Record() []byte { return bytes.Clone(s.text) }

// SaveError returns why the last autosave failed, nil if it did not.
func (s *Session) SaveError() error { return s.saveErr }

func (s *Session) save() {
	if s.saver != nil {
		s.saveErr = s.saver.Save(s.text)
	}
}

// rewriteHeader brings the record's first line up to date.
func (s *Session) rewriteHeader() error {
	h := s.cfg.header(s.rules.Board, s.setup)
	line, err := record.AppendHeader(nil, &h)
	if err != nil {
		return err
	}
	rest := bytes.IndexByte(s.text, '\n')
	s.text = append(line, s.text[rest:]...)
	for i := range s.ends {
		s.ends[i] += len(line) - rest
	}
	s.save()
	return nil
}

// Report tells how a record was resumed.
type Report struct {
	Decisions int   // decisions that were replayed
	Dropped   int   // lines at the end that were dropped
	Err       error // why they were dropped, nil if none were
}

// Load resumes a game from its record: the longest valid prefix of it. It
// fails only if not even the header makes a game that can go on. Nothing is
// saved before the next decision.
func Load(text []byte, opt Options) (*Session, Report, error) {
	s := newSession(opt)
	replay, err := record.Open("", bytes.NewReader(text), s.rules)
	if err != nil {
		return nil, Report{}, err
	}
	if replay.Header.Chance != record.BySeed {
		return nil, Report{}, errors.New("the game cannot go on: its record has no seed")
	}
	s.setup, s.start = replay.Setup, replay.SetupEvents
	s.cfg = fromHeader(&replay.Header, replay.Setup)
	for {
		at := int(replay.Good())
		step, err := replay.Next()
		if err != nil {
			report := Report{Decisions: len(s.steps)}
			if !errors.Is(err, io.EOF) {
				report.Err = err
				report.Dropped = countLines(text[replay.Good():])
			}
			s.state = replay.State
			s.text = withBreak(text[:replay.Good()])
			s.seatBots()
			return s, report, nil
		}
		s.add(step.Before, step.Decision, step.Events)
		s.ends = append(s.ends, at)
	}
}

// withBreak returns a copy of the lines that ends with a line break.
func withBreak(text []byte) []byte {
	text = bytes.Clone(text)
	if !bytes.HasSuffix(text, []byte("\n")) {
		text = append(text, '\n')
	}
	return text
}

func countLines(text []byte) int {
	n := 0
	for line := range bytes.Lines(text) {
		if len(bytes.TrimSpace(line)) > 0 {
			n++
		}
	}
	return n
}

// Slot is where a game is kept between two runs of the program (store.Slot).
type Slot interface {
	Saver
	// Read returns what is kept, an error that is fs.ErrNotExist if nothing is.
	Read() ([]byte, error)
	// MoveAside puts what is kept out of the way and returns where to find it.
	MoveAside(stamp string) (string, error)
}

// Resumed tells how Resume went.
type Resumed struct {
	Report
	// Aside is where the record that was damaged was put, empty if none was.
	Aside string
}

// Resume goes on with the game in a slot and keeps it there from now on.
// Without a game it returns nil and no error. A record that is damaged is put
// aside under the stamp, and the game goes on with what is good of it; if
// nothing is, the session is nil and the error tells why. The error can come
// with a session, too, if the damaged record could not be put aside.
func Resume(slot Slot, stamp string, opt Options) (*Session, Resumed, error) {
	text, err := slot.Read()
	if errors.Is(err, fs.ErrNotExist) {
		return nil, Resumed{}, nil
	}
	if err != nil {
		return nil, Resumed{}, err
	}
	opt.Saver = slot
	s, report, err := Load(text, opt)
	res := Resumed{Report: report}
	if err == nil && report.Err == nil {
		return s, res, nil
	}
	aside, moveErr := slot.MoveAside(stamp)
	if moveErr != nil {
		err = errors.Join(err, fmt.Errorf("the damaged game could not be put aside: %w", moveErr))
		if s != nil {
			s.saver = nil // rather not saved than overwritten
		}
		return s, res, err
	}
	res.Aside = aside
	if s != nil {
		s.save()
	}
	return s, res, err
}
