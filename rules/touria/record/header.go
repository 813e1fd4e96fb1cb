package record

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Version is the record format's version that this package writes, and the
// newest that it reads.
const Version = 1

// Program is the mark of records whose events are exactly those that this
// package writes. In records with this mark all events are compared when a
// record is verified, in others only those of chance: other programs may
// tell more, or less, to people.
const Program = "touria 1"

// Where chance comes from (Header.Chance).
const (
	BySeed   = "seed"
	ByEvents = "events"
)

// Kinds of players (Player.Kind).
const (
	Human = "human"
	Bot   = "bot"
)

// Variant is the header's part on variants and table options (T3.9, T10.4).
type Variant struct {
	Hearts         int  `json:"hearts"`
	Gold           int  `json:"gold"`
	SuddenMarriage bool `json:"sudden_marriage"`
	OpenScreens    bool `json:"open_screens"`
	// LateElixir is the house rule of T3.10.
	LateElixir bool `json:"late_elixir,omitempty"`
	// MemoryAid is the table option of T10.4; it matters to screens alone.
	MemoryAid bool `json:"memory_aid,omitempty"`
}

// Player is one player in the header.
type Player struct {
	Seat string `json:"seat"`
	Name string `json:"name"`
	Kind string `json:"kind"`
	// Level is a bot's name: random, stroll, …
	Level string `json:"level,omitempty"`
	// Crest is the player's crest on screens: rose, star, leaf or sun.
	Crest string `json:"crest,omitempty"`
	// Hearts and Gold are goals of the player's own; 0 stands for the variant's.
	Hearts int `json:"hearts,omitempty"`
	Gold   int `json:"gold,omitempty"`
	// Asked is how often the player has asked the herald for advice so far; it
	// is for the end's summary and means nothing to the rules.
	Asked int `json:"asked,omitempty"`
}

// Header is line 1 of a record.
type Header struct {
	Record  string `json:"record"`
	Version int    `json:"version"`
	// Program tells which program's events the record has; see Program.
	Program string `json:"program,omitempty"`
	Board   string `json:"board"`
	Chance  string `json:"chance"`
	// Seed is the seed's text (rules.ParseSeed), empty with ByEvents.
	Seed string `json:"seed,omitempty"`
	// Commitment stands in place of the seed in the public record of an unfinished game.
	Commitment string   `json:"commitment,omitempty"`
	Variant    Variant  `json:"variant"`
	Players    []Player `json:"players"`
	Start      string   `json:"start"`
}

// NewHeader returns the header of a game with this set-up. The seed's text
// must be one that rules.ParseSeed turns into setup.Seed; an empty one is
// replaced by the number. The players are named after their seats and of kind
// Bot; the caller fills in who they are.
func NewHeader(board *touria.Board, setup touria.Setup, seed string) Header {
	if seed == "" {
		seed = fmt.Sprint(setup.Seed)
	}
	name, _ := board.NameTurned(setup.Turned) // Rules.New refuses what has none
	h := Header{Record: "touria", Version: Version, Program: Program, Board: name, Chance: BySeed, Seed: seed, Start: setup.Start.String(),
		Variant: Variant{Hearts: setup.Hearts, Gold: setup.Gold, SuddenMarriage: setup.SuddenMarriage, OpenScreens: setup.OpenScreens,
			LateElixir: setup.LateElixir}}
	for s := rules.S; s < rules.NoSeat; s++ {
		if setup.Seats.Has(s) {
			h.Players = append(h.Players, Player{Seat: s.String(), Name: s.String(), Kind: Bot,
				Hearts: setup.Goals[s].Hearts, Gold: setup.Goals[s].Gold})
		}
	}
	return h
}

// Public returns the header for the public record of an unfinished game: the
// seed's text is replaced by its commitment.
func (h Header) Public(salt string) Header {
	h.Commitment, h.Seed = Commitment(h.Seed, salt), ""
	return h
}

// Commitment binds a game's owner to a seed without telling it: the SHA-256,
// in hexadecimal, of salt, a zero byte and the seed's text.
func Commitment(seed, salt string) string {
	sum := sha256.Sum256([]byte(salt + "\x00" + seed))
	return hex.EncodeToString(sum[:])
}

// Player returns the player at a seat, nil if the seat is empty.
func (h *Header) Player(s rules.Seat) *Player {
	for i := range h.Players {
		if h.Players[i].Seat == s.String() {
			return &h.Players[i]
		}
	}
	return nil
}

// Setup checks the header and returns the set-up of its game. The seed is 0
// where chance comes from the events, and the towers are not turned: see SetupOn.
func (h *Header) Setup() (touria.Setup, error) {
	var setup touria.Setup
	if err := h.check(); err != nil {
		return setup, err
	}
	if h.Commitment != "" {
		return setup, wrong("the game cannot be replayed: its seed is not known yet", `"seed"`, `"commitment"`)
	}
	v := h.Variant
	setup = touria.Setup{Hearts: v.Hearts, Gold: v.Gold, SuddenMarriage: v.SuddenMarriage, OpenScreens: v.OpenScreens, LateElixir: v.LateElixir}
	for _, p := range h.Players {
		s, err := rules.ParseSeat(p.Seat)
		if err != nil {
			return setup, wrong("a player has an unknown seat", "S, W, N or E", quote(p.Seat))
		}
		if setup.Seats.Has(s) {
			return setup, wrong("two players have the same seat", "one player a seat", quote(p.Seat)+" twice")
		}
		if p.Kind != Human && p.Kind != Bot {
			return setup, wrong("the player at "+p.Seat+" is of an unknown kind", `"human" or "bot"`, quote(p.Kind))
		}
		if p.Hearts < 0 || p.Hearts > touria.MaxGoalHearts || p.Gold < 0 || p.Gold > touria.MaxGoalGold {
			return setup, wrong("the player at "+p.Seat+" has an impossible goal", goalRange, fmt.Sprintf("%d hearts and %d gold", p.Hearts, p.Gold))
		}
		setup.Seats = setup.Seats.With(s)
		setup.Goals[s] = touria.Goal{Hearts: p.Hearts, Gold: p.Gold}
	}
	if setup.Seats == 0 || setup.Seats != rules.SeatsFor(len(h.Players)) {
		return setup, wrong("the players sit wrongly", "S and N, or S, W and N, or all four", fmt.Sprintf("%d players: %s", len(h.Players), seatList(setup.Seats)))
	}
	start, err := rules.ParseSeat(h.Start)
	if err != nil || !setup.Seats.Has(start) {
		return setup, wrong("the starting seat is not one of the players'", "one of "+seatList(setup.Seats), quote(h.Start))
	}
	setup.Start = start
	if h.Chance == BySeed {
		setup.Seed = rules.ParseSeed(h.Seed)
	}
	return setup, nil
}

// SetupOn is Setup for a game on a board, which the header must name: the
// board's names tell how its towers stand at the start.
func (h *Header) SetupOn(b *touria.Board) (touria.Setup, error) {
	setup, err := h.Setup()
	if err != nil {
		return setup, err
	}
	turned, ok := b.TurnedAs(h.Board)
	if !ok {
		return setup, wrong("the record is of another board", quote(b.Name), quote(h.Board))
	}
	setup.Turned = turned
	return setup, nil
}

var goalRange = fmt.Sprintf("1 to %d hearts and 1 to %d gold", touria.MaxGoalHearts, touria.MaxGoalGold)

// check refuses what is no header of this version, and senseless values.
func (h *Header) check() error {
	if h.Record != "touria" {
		return wrong("this is not a Touria record", `"record":"touria"`, `"record":`+quote(h.Record))
	}
	if h.Version > Version {
		return wrong("the record was written by a newer program", fmt.Sprintf("version %d or older", Version), fmt.Sprintf("version %d", h.Version))
	}
	if h.Version < 1 {
		return wrong("the record's version is senseless", fmt.Sprintf("version %d", Version), fmt.Sprintf("version %d", h.Version))
	}
	switch h.Chance {
	case BySeed:
		if h.Seed == "" && h.Commitment == "" {
			return wrong("the header has no seed", `"seed" as text`, "none")
		}
	case ByEvents:
	default:
		return wrong("it is unknown where chance comes from", `"chance":"seed" or "events"`, quote(h.Chance))
	}
	v := h.Variant
	if v.Hearts < 1 || v.Hearts > touria.MaxGoalHearts || v.Gold < 1 || v.Gold > touria.MaxGoalGold {
		return wrong("the variant's goals are impossible", goalRange, fmt.Sprintf("%d hearts and %d gold", v.Hearts, v.Gold))
	}
	return nil
}

// AppendHeader appends the header's line, without a line break.
func AppendHeader(dst []byte, h *Header) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(h); err != nil {
		return dst, err
	}
	return append(dst, bytes.TrimSuffix(b.Bytes(), []byte("\n"))...), nil
}

// DecodeHeader reads a header's line. Its values are checked by Setup.
func DecodeHeader(line []byte) (Header, error) {
	var h Header
	if err := Unmarshal(line, &h); err != nil {
		return h, err
	}
	return h, nil
}

// seatList names the seats of a set: "S, N".
func seatList(m rules.SeatSet) string {
	list := ""
	for s := rules.S; s < rules.NoSeat; s++ {
		if m.Has(s) {
			if list != "" {
				list += ", "
			}
			list += s.String()
		}
	}
	if list == "" {
		return "nobody"
	}
	return list
}
