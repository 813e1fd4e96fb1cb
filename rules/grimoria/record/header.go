// Package record writes, reads and checks records of Grimoria (docs/grimoria-record.md). The frame
// is that of rules/record.
package record

import (
	"fmt"
	"strconv"

	"touria.games/touria/rules"
	g "touria.games/touria/rules/grimoria"
	frame "touria.games/touria/rules/record"
)

// Game is the name of the game in headers, Version the newest format that is read, and Program the
// mark of records whose events are exactly those that this package writes.
const (
	Game    = "grimoria"
	Version = 1
	Program = "grimoria 1"
)

// Header is line 1.
type Header struct {
	frame.Mark
	frame.Origin
	Variant Variant  `json:"variant"`
	Players []Player `json:"players"`
}

// Player is a player. Asked is how often this human has asked for advice, Portrait 1 + the number of
// the face that it has chosen; the rules ignore both.
type Player struct {
	frame.Player
	Asked    int `json:"asked,omitempty"`
	Portrait int `json:"portrait,omitempty"`
}

// Variant holds the table's options (G13.3), which matter to screens and views alone.
type Variant struct {
	OpenCards bool `json:"open_cards"`
	MemoryAid bool `json:"memory_aid,omitempty"`
}

// NewHeader returns the header of a game by seed between bots without names.
func NewHeader(setup g.Setup, seed string) Header {
	h := Header{Mark: frame.Mark{Record: Game, Version: Version, Program: Program}, Origin: frame.Origin{Chance: frame.BySeed, Seed: seed},
		Variant: Variant{OpenCards: setup.OpenCards}}
	for i := range setup.Players {
		h.Players = append(h.Players, Player{Player: frame.Player{Seat: seatNumber(i), Kind: frame.Bot}})
	}
	h.Fingerprint = h.Seal()
	return h
}

// DecodeHeader reads a header line. If the version is newer, only the mark is read and the error's
// cause is a *frame.Newer. Setup checks everything else.
func DecodeHeader(line []byte) (Header, error) {
	var h Header
	mark, err := frame.ReadMark(line)
	if err != nil {
		return h, err
	}
	if mark.Record == Game && mark.Version > Version {
		return h, mark.CheckVersion(Version)
	}
	return h, frame.Unmarshal(line, &h)
}

// Setup checks the header and returns the set-up of its game. The seed is 0 if chance comes from the
// events.
func (h *Header) Setup() (g.Setup, error) {
	for _, check := range []func() error{func() error { return h.Check(Game, Version) }, h.CheckChance, h.CheckSeed} {
		if err := check(); err != nil {
			return g.Setup{}, err
		}
	}
	if n := len(h.Players); n < 2 || n > g.MaxSeats {
		return g.Setup{}, frame.Wrong("the number of players is impossible", "2 to 5", fmt.Sprint(n))
	}
	for i := range h.Players {
		if p := &h.Players[i]; p.Seat != seatNumber(i) {
			return g.Setup{}, frame.Wrong("the seats are not in their order", seatNumber(i), frame.Quote(p.Seat))
		} else if err := p.Check(); err != nil {
			return g.Setup{}, err
		}
	}
	setup := g.Setup{Players: len(h.Players), OpenCards: h.Variant.OpenCards}
	if h.Chance == frame.BySeed {
		setup.Seed = rules.ParseSeed(h.Seed)
	}
	return setup, nil
}

// Seal returns the fingerprint of the game's seed and set-up, whatever the header's own is.
func (h *Header) Seal() string {
	return frame.Fingerprint(h.Seed, fmt.Sprintf("%s %d %t", Game, len(h.Players), h.Variant.OpenCards))
}

// Public returns the header for a public record: a commitment instead of the seed.
func (h Header) Public(salt string) Header {
	h.Hide(salt)
	return h
}

func seatNumber(i int) string { return strconv.Itoa(i + 1) }

// seatOrNil returns null for nobody.
func seatOrNil(seat g.Seat) *string {
	if seat == g.NoSeat {
		return nil
	}
	return new(seat.String())
}

// nameOf returns the seat to move as text, empty when the game is over.
func nameOf(seat g.Seat) string {
	if seat == g.NoSeat {
		return ""
	}
	return seat.String()
}
