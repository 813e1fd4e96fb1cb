package grimoria

import (
	"fmt"

	"touria.games/touria/rules"
)

// Seat is a player, from 0; records call them 1 to 5 (G1.1). The sides of rules.Seat are those of a
// square table, so this game has seats of its own.
type Seat uint8

// MaxSeats is the largest number of players. NoSeat means nobody, or the public.
const (
	MaxSeats      = 5
	NoSeat   Seat = MaxSeats
)

// String returns the seat's name in records.
func (s Seat) String() string {
	if s < NoSeat {
		return "12345"[s : s+1]
	}
	return "-"
}

// ParseSeat reads a seat's name in records.
func ParseSeat(name string) (Seat, error) {
	if len(name) == 1 && name[0] >= '1' && name[0] <= '5' {
		return Seat(name[0] - '1'), nil
	}
	return NoSeat, fmt.Errorf("unknown seat %q: want 1 to 5", name)
}

// Only is the audience of one seat.
func Only(s Seat) rules.Audience { return rules.ForSeat(rules.Seat(s)) }

// Sees reports whether a seat (NoSeat: the public) may see an event of the audience.
func Sees(a rules.Audience, s Seat) bool {
	return a == rules.Everyone || s < NoSeat && a == Only(s)
}

// Phase is the kind of decision that is due.
type Phase uint8

// The phases, named as in records.
const (
	PhasePrepare Phase = iota
	PhaseChoose
	PhaseStart
	PhaseDiscard
	PhaseWarn
	PhaseTarget
	PhaseSeize
	PhaseDefend
	PhasePutAway
	PhaseMerchant
	PhaseTake
	PhaseEnd
	PhaseOver
)

var phaseNames = [...]string{"prepare", "choose", "start", "discard", "warn", "target", "seize", "defend", "put_away",
	"merchant", "take", "end", "over"}

// String returns the phase's name in records.
func (p Phase) String() string { return phaseNames[p] }

// LastLevel is the level of the last round, and LastSpell the highest spell (G2.5, G3.8).
const (
	LastLevel = 17
	LastSpell = 15
)

// FirstLevel returns the level of the first round (G2.5).
func FirstLevel(players int) int { return min(players+2, 6) }

// Display is the largest number of places of the display: six, and one for each spell 11.
const Display = 11

// Bytes of stacks and of the display: a card, and beside it what is known of it.
const (
	cardBits       = 31     // mask of the card
	open     uint8 = 1 << 7 // on the display: it lies face up
	gone     uint8 = cardBits
	unknown  uint8 = cardBits - 1 // in views: the viewer does not know the card
	everyone uint8 = MaxSeats + 1 // in stacks: everybody knows that the card lies there
	knowBits       = 5            // in stacks: seat+1 of the one who knows it, or everyone
)

// maxCoins is how many coins of a seat can be counted.
const maxCoins = 1<<16 - 1

// player is what one seat holds, and what the others may remember of its places.
type player struct {
	open    uint32 // companions without cloak, 2 bits a kind
	cloaked uint32 // companions with one
	coins   uint16
	places  [Places]uint8
	hand    [Treasures]uint8
	came    [Places]uint8 // places that everybody saw come
	left    uint8         // places put away unseen
}

// State is a whole position with everything hidden: one flat value without pointers, so assignment
// copies it. The zero value is not a position; use New.
type State struct {
	seed     uint64
	players  [MaxSeats]player
	known    [MaxSeats][MaxSeats]uint16 // [viewer][owner]: places that the viewer alone saw come, 4 bits a kind
	shuffles uint16                     // numbers taken from the source of the adventure stack
	draws    uint16                     // from that of the discard pile
	stack    [AdventureCards]uint8      // lowest first; see knowBits
	treasure [TreasureCards]uint8       // the same
	discard  [Adventures]uint8
	display  [Display]uint8
	order    [MaxSeats]Seat
	spells   [MaxSeats]uint8 // 0: not chosen
	nStack   uint8
	nTreas   uint8
	nDisplay uint8
	n        uint8 // players
	phase    Phase
	toMove   Seat
	turn     uint8 // index in the order of the active seat
	round    uint8
	level    uint8
	seen     uint8 // seats that know the face-down card of the display
	shield   uint8 // protected seats
	black    uint8 // successful black spells
	blocked  bool
	bought   uint8
	by, on   Seat // the attack: who gains, who is attacked
	named    Card
	asked    uint8    // who declined in this warning
	lost     [2]uint8 // cloaks and mirrors that have left the game
	openHand bool
}

// Players returns the number of players.
func (s *State) Players() int { return int(s.n) }

// Phase returns the kind of decision that is due.
func (s *State) Phase() Phase { return s.phase }

// ToMove returns the seat that decides, NoSeat when the game is over.
func (s *State) ToMove() Seat { return s.toMove }

// Active returns the seat whose turn it is, NoSeat between turns.
func (s *State) Active() Seat {
	if s.phase == PhasePrepare || s.phase == PhaseChoose || s.phase == PhaseOver {
		return NoSeat
	}
	return s.order[s.turn]
}

// Round returns the number of the round, from 1.
func (s *State) Round() int { return int(s.round) }

// Level returns the magic level.
func (s *State) Level() int { return int(s.level) }

// Order returns the seat at an index of the order of the round.
func (s *State) Order(i int) Seat { return s.order[i] }

// Spell returns a seat's spell of this round, 0 if it has none.
func (s *State) Spell(seat Seat) int { return int(s.spells[seat]) }

// Coins returns a seat's coins.
func (s *State) Coins(seat Seat) int { return int(s.players[seat].coins) }

// Held returns how many cards of a kind a seat has: companions without and with cloak, places,
// treasures in hand.
func (s *State) Held(seat Seat, c Card) int {
	p := &s.players[seat]
	switch {
	case c.IsPlace():
		return int(p.places[c])
	case c.IsCompanion():
		return p.count(c)
	}
	return int(p.hand[c-Adventures])
}

// Cloaked returns how many companions of a kind lie under a cloak.
func (s *State) Cloaked(seat Seat, c Card) int { return int(two(s.players[seat].cloaked, c)) }

// Stack and TreasureStack return how many cards the stacks hold.
func (s *State) Stack() int         { return int(s.nStack) }
func (s *State) TreasureStack() int { return int(s.nTreas) }

// Discarded returns how many cards of a kind lie on the discard pile.
func (s *State) Discarded(c Card) int { return int(s.discard[c]) }

// Slots returns the number of places of the display.
func (s *State) Slots() int { return int(s.nDisplay) }

// Slot returns the card of a place and whether it lies open. NoCard means that it was taken, or
// that a viewer does not know it.
func (s *State) Slot(i int) (c Card, isOpen bool) {
	b := s.display[i]
	if b&cardBits >= unknown {
		return NoCard, false
	}
	return Card(b & cardBits), b&open != 0
}

// lies reports whether a card lies on a place.
func (s *State) lies(i int) bool { return s.display[i]&cardBits != gone }

// anyLies reports whether a card lies on the display.
func (s *State) anyLies() bool {
	for i := range int(s.nDisplay) {
		if s.lies(i) {
			return true
		}
	}
	return false
}

// two reads a companion's count of 2 bits.
func two(m uint32, c Card) uint32 { return m >> (2 * (c - Places)) & 3 }

// bit is one companion of the kind.
func bit(c Card) uint32 { return 1 << (2 * (c - Places)) }

// total adds counts of 2 bits.
func total(m uint32) int {
	m = m&0x33333333 + m>>2&0x33333333
	m = m&0x0f0f0f0f + m>>4&0x0f0f0f0f
	return int(m * 0x01010101 >> 24)
}

// kinds returns one bit for each kind of companion that is there, at the lower of its two.
func kinds(m uint32) uint32 { return (m | m>>1) & 0x55555555 }

func (p *player) count(c Card) int { return int(two(p.open, c) + two(p.cloaked, c)) }

func (p *player) treasures() (n int) {
	for _, k := range p.hand {
		n += int(k)
	}
	return n
}

func (p *player) placesHeld() int {
	return int(p.places[0]) + int(p.places[1]) + int(p.places[2]) + int(p.places[3])
}

// seer and witch report whether a seat has one.
func (p *player) seer() bool  { return p.count(Seer) > 0 }
func (p *player) witch() bool { return p.count(Witch) > 0 }

// couldHave reports whether a seat could have a cloak or mirror for all that everybody knows
// (G12.4).
func (s *State) couldHave(seat Seat, c Card) bool {
	if s.players[seat].treasures() == 0 {
		return false
	}
	used := int(s.lost[c-Cloak])
	if c == Cloak {
		for i := range s.n {
			used += total(s.players[i].cloaked)
		}
	}
	return used < c.Copies()
}

// shown reports whether all see the cards in all hands (G9.1, G13.3).
func (s *State) shown() bool { return s.openHand || s.phase == PhaseOver }

// faceDown reports whether a card lies face down on the display.
func (s *State) faceDown() bool { return s.nDisplay > 0 && s.lies(0) && s.display[0]&open == 0 }

// Lies reports whether a card lies on a place of the display.
func (s *State) Lies(i int) bool { return s.lies(i) }

// By and On return the seat that gains by the attack in progress and the seat that is attacked, NoSeat if there is
// none or it is not settled.
func (s *State) By() Seat { return s.by }
func (s *State) On() Seat { return s.on }

// Companions returns a seat's companions without and with a cloak: 2 bits a kind, from Bronzesmith
// on.
func (s *State) Companions(seat Seat) (open, cloaked uint32) {
	return s.players[seat].open, s.players[seat].cloaked
}
