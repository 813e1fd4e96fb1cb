package record

import (
	"fmt"
	"strings"

	"touria.games/touria/rules"
	frame "touria.games/touria/rules/record"
	"touria.games/touria/rules/touria"
)

// Game is the name of the game in records.
const Game = "touria"

// Version is the format version that this package writes and the newest that it reads.
const Version = 1

// Program marks records whose events are exactly those that this package writes. Verifying such a
// record compares all events. In other records only chance events are compared, since other
// programs may report more or less.
const Program = "touria 1"

// Values for the source of chance and for kinds of players.
const (
	BySeed   = frame.BySeed
	ByEvents = frame.ByEvents
	Human    = frame.Human
	Bot      = frame.Bot
)

// Variant is the header's part about goals, variants and table options (T3.9, T10.4).
type Variant struct {
	Hearts int `json:"hearts"`
	Gold   int `json:"gold"`
	touria.Variants
	// MemoryAid is the table option of T10.4. It concerns only screens.
	MemoryAid bool `json:"memory_aid,omitempty"`
}

// Player describes one player in the header.
type Player struct {
	frame.Player
	// Hearts and Gold are the player's own goals; 0 means the variant's.
	Hearts int `json:"hearts,omitempty"`
	Gold   int `json:"gold,omitempty"`
	// Asked is how often the player has asked the herald for advice so far. The summary at the end
	// shows it; the rules ignore it.
	Asked int `json:"asked,omitempty"`
	// Hints is how much the hints on the table tell the player: "full", "none", or nothing for
	// what is new. It concerns only screens.
	Hints string `json:"hints,omitempty"`
	// Portrait is 1 + the number of the portrait that the player has chosen, 0 for none. It
	// concerns only screens.
	Portrait int `json:"portrait,omitempty"`
}

// Header is line 1 of a record.
type Header struct {
	frame.Mark
	Board string `json:"board"`
	frame.Origin
	Variant Variant  `json:"variant"`
	Players []Player `json:"players"`
	Start   string   `json:"start"`
}

// NewHeader returns the header of a game with this set-up. rules.ParseSeed must turn the seed's
// text into setup.Seed; an empty text is replaced by the number. Players are named after their
// seats and are of kind Bot; the caller fills in who they are.
func NewHeader(board *touria.Board, setup touria.Setup, seed string) Header {
	if seed == "" {
		seed = fmt.Sprint(setup.Seed)
	}
	name, _ := board.NameTurned(setup.Turned) // Rules.New refuses a turned board without a name
	h := Header{Mark: frame.Mark{Record: Game, Version: Version, Program: Program}, Board: name, Origin: frame.Origin{Chance: BySeed, Seed: seed},
		Start: setup.Start.String(), Variant: Variant{Hearts: setup.Hearts, Gold: setup.Gold, Variants: setup.Variants}}
	for s := rules.S; s < rules.NoSeat; s++ {
		if setup.Seats.Has(s) {
			h.Players = append(h.Players, Player{Player: frame.Player{Seat: s.String(), Name: s.String(), Kind: Bot},
				Hearts: setup.Goals[s].Hearts, Gold: setup.Goals[s].Gold})
		}
	}
	return h
}

// Public returns the header for the public record of an unfinished game, with a commitment in place
// of the seed's text.
func (h Header) Public(salt string) Header {
	h.Hide(salt)
	return h
}

// Seal returns the fingerprint of the game's seed and set-up, whatever the header's own is.
func (h *Header) Seal() string {
	v := &h.Variant
	setup := fmt.Sprintf("%s %d/%d %t %t %t %s", h.Board, v.Hearts, v.Gold, v.SuddenMarriage, v.OpenScreens, v.LateElixir, h.Start)
	for s := rules.S; s < rules.NoSeat; s++ {
		if p := h.Player(s); p != nil {
			setup += fmt.Sprintf(" %s:%d/%d", p.Seat, p.Hearts, p.Gold)
		}
	}
	return frame.Fingerprint(h.Seed, setup)
}

// Player returns the player at a seat, or nil if the seat is empty.
func (h *Header) Player(s rules.Seat) *Player {
	for i := range h.Players {
		if h.Players[i].Seat == s.String() {
			return &h.Players[i]
		}
	}
	return nil
}

// Setup checks the header and returns the set-up of its game. The seed is 0 if chance comes from
// the events. The towers are not turned: see SetupOn.
func (h *Header) Setup() (touria.Setup, error) {
	v := h.Variant
	setup := touria.Setup{Hearts: v.Hearts, Gold: v.Gold, Variants: v.Variants}
	for _, check := range []func() error{
		func() error { return h.Check(Game, Version) },
		h.CheckChance,
		h.CheckSeed,
		func() error { return checkGoal("the goal in ", v.Hearts, v.Gold, 1) },
	} {
		if err := check(); err != nil {
			return setup, err
		}
	}
	for _, p := range h.Players {
		if err := p.join(&setup); err != nil {
			return setup, err
		}
	}
	if setup.Seats == 0 || setup.Seats != rules.SeatsFor(len(h.Players)) {
		return setup, frame.Wrong("the players sit wrongly", "S and N, or S, W and N, or all four", fmt.Sprintf("%d players: %s", len(h.Players), seatList(setup.Seats)))
	}
	start, err := rules.ParseSeat(h.Start)
	if err != nil || !setup.Seats.Has(start) {
		return setup, frame.Wrong("the starting seat is not one of the players'", "one of "+seatList(setup.Seats), frame.Quote(h.Start))
	}
	setup.Start = start
	if h.Chance == BySeed {
		setup.Seed = rules.ParseSeed(h.Seed)
	}
	return setup, nil
}

// join seats a player.
func (p *Player) join(setup *touria.Setup) error {
	s, err := rules.ParseSeat(p.Seat)
	if err != nil {
		return frame.Wrong("a player has an unknown seat", "S, W, N or E", frame.Quote(p.Seat))
	}
	if setup.Seats.Has(s) {
		return frame.Wrong("two players have the same seat", "one player a seat", frame.Quote(p.Seat)+" twice")
	}
	if err := p.Check(); err != nil {
		return err
	}
	setup.Seats = setup.Seats.With(s)
	setup.Goals[s] = touria.Goal{Hearts: p.Hearts, Gold: p.Gold}
	return checkGoal("the goal of the player at "+p.Seat+" in ", p.Hearts, p.Gold, 0)
}

// checkGoal refuses impossible goals.
func checkGoal(whose string, hearts, gold, least int) error {
	for _, g := range []struct {
		what    string
		n, most int
	}{{"hearts", hearts, touria.MaxGoalHearts}, {"gold", gold, touria.MaxGoalGold}} {
		if g.n < least || g.n > g.most {
			found := fmt.Sprint(g.n)
			if g.n == 0 {
				found = "none"
			}
			return frame.Wrong(whose+g.what+" is impossible", fmt.Sprintf("1 to %d", g.most), found)
		}
	}
	return nil
}

// SetupOn is Setup for a game on a board. The header must use one of the board's names; the name
// determines how the towers are turned at the start.
func (h *Header) SetupOn(b *touria.Board) (touria.Setup, error) {
	setup, err := h.Setup()
	if err != nil {
		return setup, err
	}
	turned, ok := b.TurnedAs(h.Board)
	if !ok {
		return setup, frame.Wrong("the record is of another board", frame.Quote(b.Name), frame.Quote(h.Board))
	}
	setup.Turned = turned
	return setup, nil
}

// AppendHeader appends the header's line, without a line break.
func AppendHeader(dst []byte, h *Header) ([]byte, error) { return frame.Append(dst, h) }

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

// seatList names the seats of a set: "S, N".
func seatList(m rules.SeatSet) string {
	var list []string
	for s, name := range seatNames {
		if m.Has(rules.Seat(s)) {
			list = append(list, name)
		}
	}
	if list == nil {
		return "nobody"
	}
	return strings.Join(list, ", ")
}
