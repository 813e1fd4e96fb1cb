package grimoria

// View is everything that a seat with a perfect memory can know of a game (G11): a flat value
// without future chance, sealed spells or anything else that the seat must not know.
type View struct {
	Me           Seat // NoSeat: the public
	state        State
	places       [MaxSeats]uint8
	treasures    [MaxSeats]uint8
	pool         [Adventures]uint8
	treasurePool [Treasures]uint8
}

// View returns what the seat (NoSeat: the public) knows of the game.
func (s *State) View(me Seat) View {
	v := View{Me: me, state: *s}
	t := &v.state
	t.seed = 0
	t.known = [MaxSeats][MaxSeats]uint16{}
	if me < NoSeat {
		t.known[me] = s.known[me]
	}
	t.seen = 0
	for seat := range Seat(s.n) {
		p := &t.players[seat]
		if p.seer() {
			t.seen |= 1 << seat & s.seen
		}
		v.places[seat], v.treasures[seat] = uint8(p.placesHeld()), uint8(p.treasures())
		if seat == me {
			t.seen |= 1 << seat & s.seen
		} else {
			if !s.shown() {
				p.places, p.hand = [Places]uint8{}, [Treasures]uint8{}
			}
			if s.phase == PhaseChoose {
				t.spells[seat] = 0
			}
		}
	}
	if s.faceDown() && (me == NoSeat || s.seen>>me&1 == 0) {
		t.display[0] = unknown
	}
	mine := uint8(me) + 1
	if me == NoSeat {
		mine = everyone
	}
	for i, b := range s.stack[:s.nStack] {
		if k := b >> knowBits; k != mine && k != everyone {
			t.stack[i] = unknown
		}
	}
	for i, b := range s.treasure[:s.nTreas] {
		if me == NoSeat || b>>knowBits != mine {
			t.treasure[i] = unknown
		}
	}
	v.count()
	return v
}

// count counts the cards whose place the viewer cannot know.
func (v *View) count() {
	s := &v.state
	for c := range Card(Adventures) {
		v.pool[c] = uint8(c.Copies()) - s.discard[c]
	}
	for c := range v.treasurePool {
		v.treasurePool[c] = uint8((Card(c) + Adventures).Copies())
	}
	v.treasurePool[Cloak-Adventures] -= s.lost[0]
	v.treasurePool[MagicMirror-Adventures] -= s.lost[1]
	for _, b := range s.display[:s.nDisplay] {
		if b&cardBits < unknown {
			v.pool[b&cardBits]--
		}
	}
	for _, b := range s.stack[:s.nStack] {
		if b&cardBits < unknown {
			v.pool[b&cardBits]--
		}
	}
	for _, b := range s.treasure[:s.nTreas] {
		if b&cardBits < unknown {
			v.treasurePool[b&cardBits]--
		}
	}
	for seat := range Seat(s.n) {
		p := &s.players[seat]
		for c := Bronzesmith; c < Adventures; c++ {
			v.pool[c] -= uint8(p.count(c))
		}
		v.treasurePool[Cloak-Adventures] -= uint8(total(p.cloaked))
		for c, n := range p.hand {
			v.treasurePool[c] -= n
		}
		for c := range Card(Places) {
			switch {
			case seat == v.Me || s.shown():
				v.pool[c] -= p.places[c]
			case p.left == 0:
				v.pool[c] -= uint8(v.Came(seat, c))
			}
		}
	}
}

// Came returns how many places of a kind the viewer knows to have come to another seat (G11.4).
func (v *View) Came(seat Seat, c Card) int {
	n := int(v.state.players[seat].came[c])
	if v.Me < NoSeat {
		n += int(v.state.known[v.Me][seat] >> (4 * c) & 15)
	}
	return n
}

// Shows reports whether the viewer sees the cards in a seat's hand.
func (v *View) Shows(seat Seat) bool { return seat == v.Me || v.state.shown() }

// Left returns how many places a seat has put away unseen.
func (v *View) Left(seat Seat) int { return int(v.state.players[seat].left) }

// Places and Treasures return how many face-down cards of either back a seat has.
func (v *View) Places(seat Seat) int    { return int(v.places[seat]) }
func (v *View) Treasures(seat Seat) int { return int(v.treasures[seat]) }

// Held returns how many cards of a kind the viewer sees with a seat.
func (v *View) Held(seat Seat, c Card) int { return v.state.Held(seat, c) }

// Bonus returns what the copies of a companion bring a seat besides their own points, as State.Bonus
// does, by the cards that the viewer sees.
func (v *View) Bonus(seat Seat, c Card) int { return v.state.Bonus(seat, c) }

// Pool returns how many cards of a kind lie where the viewer cannot know.
func (v *View) Pool(c Card) int {
	if c.IsTreasure() {
		return int(v.treasurePool[c-Adventures])
	}
	return int(v.pool[c])
}

// Players returns the number of players.
func (v *View) Players() int { return v.state.Players() }

// Phase returns the kind of decision that is due.
func (v *View) Phase() Phase { return v.state.phase }

// ToMove returns the seat that decides, NoSeat when the game is over.
func (v *View) ToMove() Seat { return v.state.toMove }

// Active returns the seat whose turn it is, NoSeat between turns.
func (v *View) Active() Seat { return v.state.Active() }

// Round returns the number of the round, from 1.
func (v *View) Round() int { return v.state.Round() }

// Level returns the magic level.
func (v *View) Level() int { return v.state.Level() }

// Order returns the seat at an index of the order of the round, from 0.
func (v *View) Order(i int) Seat { return v.state.order[i] }

// Coins returns a seat's coins.
func (v *View) Coins(seat Seat) int { return v.state.Coins(seat) }

// Stack and TreasureStack return how many cards the stacks hold.
func (v *View) Stack() int         { return v.state.Stack() }
func (v *View) TreasureStack() int { return v.state.TreasureStack() }

// Discarded returns how many cards of a kind are on the discard pile.
func (v *View) Discarded(c Card) int { return v.state.Discarded(c) }

// Slots returns the number of places of the display.
func (v *View) Slots() int { return v.state.Slots() }

// Slot returns the card of a place and whether it is open. NoCard: it was taken, or the viewer does not know it.
func (v *View) Slot(i int) (Card, bool) { return v.state.Slot(i) }

// Lies reports whether there is a card on a place of the display.
func (v *View) Lies(i int) bool { return v.state.lies(i) }

// By and On return the seat that gains by the attack in progress and the seat that is attacked, NoSeat if there is none
// or it is not settled.
func (v *View) By() Seat { return v.state.by }
func (v *View) On() Seat { return v.state.on }

// Named returns the companion named in the attack, NoCard for none.
func (v *View) Named() Card { return v.state.named }

// Companions returns a seat's companions without and with a cloak, as State.Companions does.
func (v *View) Companions(seat Seat) (open, cloaked uint32) { return v.state.Companions(seat) }

// Spell returns a seat's spell of this round, 0 if the viewer does not know it.
func (v *View) Spell(seat Seat) int { return v.state.Spell(seat) }

// Chosen reports whether a seat has sealed its spell.
func (v *View) Chosen(seat Seat) bool { return v.state.phase == PhaseChoose && seat < v.state.toMove }

// LegalFor appends the viewer's legal decisions. While spells are chosen they are the same whoever
// is to move in the record, until the viewer has chosen.
func (v *View) LegalFor(dst []Decision) []Decision {
	s := &v.state
	switch {
	case v.Me == NoSeat:
		return dst
	case s.phase == PhaseChoose && !v.Chosen(v.Me) && v.Me < Seat(s.n), s.toMove == v.Me:
		return s.Legal(dst)
	}
	return dst
}
