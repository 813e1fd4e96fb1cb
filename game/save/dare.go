package save

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
)

// A dare asks a friend to play a game that is over once more: the same deal against the same rivals. It is a record
// without any decisions, whose header holds the game that was played: the ghost. Its code is the ghost's code, but for the
// first byte. Like any record it can be opened, kept and continued; whoever takes it apart can read the deal.

// Darer is implemented by a Game that can be dared.
type Darer interface {
	// Deal returns the header line of a new game of a record's deal, against the same rivals. It fails if nobody plays but
	// bots.
	Deal(text []byte, d Deal) (header []byte, err error)
}

// Deal says how a game of a known deal begins.
type Deal struct {
	Ghost string // the game to compare it with, as EncodeLink writes it
	Name  string // of the first person at the table, "" for the recorded one
	Known bool   // somebody here has seen the deal before, so that the game does not count
}

// EncodeDare returns a dare as a code and as the end of a link. text is the record of a game that is over; errNoDare
// otherwise. It replays the record: call it in the background.
func (s *Saves) EncodeDare(text []byte) (code, link string, err error) {
	if !s.ended(text) {
		return "", "", errNoDare
	}
	if _, err = s.deal(text, Deal{}); err != nil {
		return "", "", err
	}
	data, err := s.encode(text, codeDare)
	return alphabet.EncodeToString(data), base64.RawURLEncoding.EncodeToString(data), err
}

// errNoDare is the error of a game that is not over: nobody could be measured by it.
var errNoDare = errors.New("only a game that is over can be a dare")

// dare returns the dare whose ghost has a record and a code's bytes, without their checksum.
func (s *Saves) dare(text, data []byte) (dare []byte, err error) {
	if !s.ended(text) {
		return nil, fmt.Errorf("%w: %w", ErrOtherCode, errNoDare)
	}
	ghost := append([]byte{codeGame}, data[1:]...)
	return s.deal(text, Deal{Ghost: base64.RawURLEncoding.EncodeToString(withSum(ghost))})
}

// Ghost returns the record of the game that a dare holds, and the dare that follows from it: nothing else is believed of a
// file. It plays the game: call it in the background.
func (s *Saves) Ghost(file []byte) (ghost, dare []byte, err error) {
	link := GhostOf(file)
	if ghost, err = s.DecodeLink(link); err != nil {
		return nil, nil, err
	}
	if dare, err = s.deal(ghost, Deal{Ghost: link}); err != nil {
		return nil, nil, err
	}
	if deal, _ := SameDeal(dare, file); !deal || !s.ended(ghost) {
		return nil, nil, errNoDare
	}
	return ghost, dare, nil
}

// Accept returns the record of the game that a dare asks for. name is that of its first person; known says that
// somebody here has seen the deal before.
func (s *Saves) Accept(dare []byte, name string, known bool) (text []byte, err error) {
	return s.deal(dare, Deal{Ghost: GhostOf(dare), Name: name, Known: known})
}

// deal returns the record of a new game of a record's deal.
func (s *Saves) deal(text []byte, d Deal) (record []byte, err error) {
	defer catch(&err)
	g, ok := s.game.(Darer)
	if !ok {
		return nil, errors.ErrUnsupported
	}
	header, err := g.Deal(text, d)
	return append(header, '\n'), err
}

// mark is what is read of a header to recognise dares and deals.
type mark struct {
	Ghost       string `json:"ghost"`
	Fingerprint string `json:"fingerprint"`
}

// cut divides a record into what is read of its header and all its decisions.
func cut(text []byte) (m mark, body []byte) {
	header, body, _ := bytes.Cut(bytes.TrimLeft(text, "\ufeff \t\r\n"), []byte("\n"))
	if json.Unmarshal(header, &m) != nil {
		m = mark{}
	}
	return m, bytes.TrimSpace(body)
}

// GhostOf returns the game with which a record's game is compared, for DecodeLink; "" if there is none.
func GhostOf(text []byte) string {
	m, _ := cut(text)
	return m.Ghost
}

// IsDare reports whether a record is a dare: it has a ghost, and nothing has been decided.
func IsDare(text []byte) bool {
	m, body := cut(text)
	return m.Ghost != "" && len(body) == 0
}

// SameDeal reports whether two records are games of the same deal, and whether they are the same in all their decisions,
// too. Records without a fingerprint are not compared.
func SameDeal(a, b []byte) (deal, all bool) {
	ma, bodyA := cut(a)
	mb, bodyB := cut(b)
	deal = ma.Fingerprint != "" && ma.Fingerprint == mb.Fingerprint
	return deal, deal && bytes.Equal(bodyA, bodyB)
}
