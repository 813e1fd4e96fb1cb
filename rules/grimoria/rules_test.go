package grimoria

import "testing"

// table is a position in an active seat's hands, for tests of single rules: no cards in hand, castles
// on the display, level 16, every spell but the last one chosen as given.
func table(t *testing.T, spells ...uint8) State {
	t.Helper()
	s := start(t, len(spells), 7)
	s.level = 16
	s.round = uint8(16 - FirstLevel(len(spells)) + 1)
	for i := range s.order[:s.n] {
		s.order[i] = Seat(i)
	}
	for i := range int(s.nDisplay) { // nothing that matters
		s.display[i] = uint8(Castle) | s.display[i]&open
	}
	copy(s.spells[:], spells)
	s.spells[s.n-1] = 0
	s.toMove = Seat(s.n) - 1
	return s
}

// reveal plays the last choice.
func reveal(s *State, last uint8) *Log {
	log := &Log{}
	s.Apply(Decision{Choose, last}, log)
	return log
}

func (l *Log) count(k EventKind, seat Seat) (n, coins int) {
	for _, e := range l.Events {
		if e.Kind == k && e.Seat == seat {
			n++
			coins += int(e.Coins)
		}
	}
	return n, coins
}

// give puts a companion or treasure from anywhere into a hand; the count of cards is not kept.
func (s *State) give(seat Seat, list ...Card) {
	for _, c := range list {
		if c.IsTreasure() {
			s.players[seat].hand[c-Adventures]++
		} else {
			s.players[seat].open += bit(c)
		}
	}
}

// G3.4: lone spells first, then shared ones, equals as in the last round.
func TestOrderOfTheRound(t *testing.T) {
	for _, c := range []struct {
		spells []uint8
		last   []Seat
		want   []Seat
	}{
		{[]uint8{11, 2, 8}, []Seat{0, 1, 2}, []Seat{1, 2, 0}},
		{[]uint8{2, 2, 8}, []Seat{1, 0, 2}, []Seat{2, 1, 0}},
		{[]uint8{8, 2, 8, 2}, []Seat{3, 2, 1, 0}, []Seat{3, 1, 2, 0}},
		{[]uint8{8, 2, 8, 2, 11}, []Seat{4, 0, 1, 2, 3}, []Seat{4, 1, 3, 0, 2}},
		{[]uint8{5, 5, 5}, []Seat{2, 0, 1}, []Seat{2, 0, 1}},
	} {
		s := table(t, c.spells...)
		copy(s.order[:], c.last)
		reveal(&s, c.spells[len(c.spells)-1])
		for i, who := range c.want {
			if s.order[i] != who {
				t.Errorf("%v after %v: order %v, want %v", c.spells, c.last, s.order[:s.n], c.want)
				break
			}
		}
	}
}

// G3.5, G5.2: black magic is blocked by a spell 2, also of one who goes later.
func TestBlackMagic(t *testing.T) {
	s := table(t, 3, 7, 13)
	log := reveal(&s, 13)
	if _, coins := log.count(Gained, 0); coins != 1 {
		t.Errorf("spell 3 brought %d coins", coins)
	}
	s = table(t, 3, 3, 2)
	log = reveal(&s, 2)
	s.Apply(Decision{Take, 1}, log)
	if n, _ := log.count(Failed, 0); n != 1 {
		t.Error("spell 3 was not blocked")
	}
}

// G5.6: equally few is few enough.
func TestPoorest(t *testing.T) {
	for _, c := range []struct {
		own, other uint16
		coins      int
	}{{3, 3, 2}, {3, 4, 2}, {3, 2, 0}} {
		s := table(t, 6, 8)
		s.players[0].coins, s.players[1].coins = c.own, c.other
		log := reveal(&s, 8)
		if _, coins := log.count(Gained, 0); coins != c.coins {
			t.Errorf("%v: %d coins", c, coins)
		}
	}
}

// G4.3, G7.1 to G7.4: companions that bring coins, each copy.
func TestCompanionsThatBringCoins(t *testing.T) {
	s := table(t, 3, 3, 7)
	s.give(2, Messenger, Messenger, BlackMage, Bard, Maid)
	log := reveal(&s, 7)
	if _, coins := log.count(Gained, 2); coins != 2+2+3 {
		t.Errorf("the first in order gained %d coins", coins)
	}
	s = table(t, 3, 3, 7)
	s.give(0, Bard, Maid)
	s.give(1, Bard, Maid)
	log = reveal(&s, 7)
	for s.phase == PhaseTake {
		s.Apply(s.Legal(nil)[0], log)
	}
	_, first := log.count(Gained, 0)
	_, second := log.count(Gained, 1)
	if first+second != 1+1+1+1+1 {
		t.Errorf("those who share a spell gained %d and %d", first, second)
	}
}

// G6.1, G6.3, G6.6: half the coins of the richest who is not protected, rounded up.
func TestTheft(t *testing.T) {
	s := table(t, 12, 8, 2)
	s.players[1].coins, s.players[2].coins = 9, 5
	s.give(2, Mercenary)
	reveal(&s, 2)
	for s.toMove != 0 {
		s.Apply(s.Legal(nil)[0], nil)
	}
	if s.Coins(0) != 4 || s.Coins(1) != 9 || s.Coins(2) != 4 {
		t.Errorf("coins %d, %d, %d", s.Coins(0), s.Coins(1), s.Coins(2))
	}
	s = table(t, 12, 8) // nobody to rob
	log := reveal(&s, 8)
	s.Apply(s.Legal(nil)[0], log)
	if n, _ := log.count(Failed, 0); n != 1 {
		t.Error("a protected player was attacked")
	}
}

// G6.5, G8.3: a second mirror turns the attack onto the first target again.
func TestMirrorChain(t *testing.T) {
	s := table(t, 14, 2)
	s.give(0, MagicMirror)
	s.give(1, MagicMirror, King)
	reveal(&s, 2)
	s.Apply(Decision{Take, 1}, nil)
	for _, who := range []Seat{1, 0} {
		if s.phase != PhaseDefend || s.toMove != who {
			t.Fatalf("phase %s of %s", s.phase, s.toMove)
		}
		s.Apply(Decision{Mirror, 0}, nil)
	}
	if s.phase != PhaseTake || s.Held(0, King) != 1 || s.Held(1, King) != 0 {
		t.Errorf("phase %s: the king was not taken", s.phase)
	}
	if s.lost != [2]uint8{0, 2} {
		t.Error("both mirrors must have left the game")
	}
}

// G12.4: who could have a mirror is asked whether it has one or not.
func TestQuestionsTellNothing(t *testing.T) {
	for _, hand := range []Card{MagicMirror, Cloak, BronzeHelmet} {
		s := table(t, 12, 2)
		s.give(1, hand)
		reveal(&s, 2)
		s.Apply(Decision{Take, 1}, nil)
		if s.phase != PhaseDefend || s.toMove != 1 {
			t.Errorf("with %s: phase %s", hand, s.phase)
		}
	}
	s := table(t, 12, 2)
	s.give(1, BronzeHelmet)
	s.lost[1] = 2
	reveal(&s, 2)
	s.Apply(Decision{Take, 1}, nil)
	if s.phase == PhaseDefend {
		t.Error("nobody can have a mirror any more")
	}
}

// G6.2: those who would be hit are asked in order; a cloak moves the attack.
func TestWarning(t *testing.T) {
	s := table(t, 9, 2, 3)
	s.give(1, King, Cloak)
	s.give(2, Queen, BronzeHelmet)
	reveal(&s, 3)
	for s.phase == PhaseTake {
		s.Apply(s.Legal(nil)[0], nil)
	}
	if s.phase != PhaseWarn || s.toMove != 1 {
		t.Fatalf("phase %s of %s", s.phase, s.toMove)
	}
	s.Apply(Decision{PutOnCloak, uint8(King)}, nil)
	if s.toMove != 2 {
		t.Fatalf("phase %s of %s: one prey alone is attacked", s.phase, s.toMove)
	}
	if s.phase != PhaseDefend || s.on != 2 {
		t.Errorf("phase %s", s.phase)
	}
}

// G6.5 b: a cloak on the named companion has another one named.
func TestCloakInReply(t *testing.T) {
	s := table(t, 14, 2)
	s.give(1, King, Queen, Cloak)
	reveal(&s, 2)
	s.Apply(Decision{Take, 1}, nil)
	s.Apply(Decision{Seize, uint8(King)}, nil)
	s.Apply(Decision{PutOnCloak, uint8(King)}, nil)
	// With no treasure left there is nothing to ask, so the queen, alone now, goes at once.
	if s.Held(0, Queen) != 1 || s.Held(1, King) != 1 {
		t.Error("the queen was to be taken")
	}
}

// G7.7: the witch takes the place of the card for which she is swapped; her cloak leaves the game.
func TestWitch(t *testing.T) {
	s := table(t, 2, 8)
	s.players[0].cloaked = bit(Witch)
	reveal(&s, 8)
	if s.phase != PhaseStart {
		t.Fatalf("phase %s", s.phase)
	}
	s.Apply(Decision{Swap, 0}, nil)
	if c, isOpen := s.Slot(0); c != Witch || !isOpen || s.lost[0] != 1 || s.players[0].witch() {
		t.Errorf("place 0 has %s", c)
	}
}

// G9.3: what companions add at the end.
func TestScores(t *testing.T) {
	for _, c := range []struct {
		name  string
		coins uint16
		place [Places]uint8
		held  []Card
		want  Score
	}{
		{"king with 5", 5, [Places]uint8{}, []Card{King, King}, Score{Coins: 5, Companions: 2, Bonus: 10}},
		{"king with 4", 4, [Places]uint8{}, []Card{King}, Score{Coins: 4, Companions: 1}},
		{"tax collector", 4, [Places]uint8{}, []Card{TaxCollector, TaxCollector}, Score{Coins: 4, Companions: 4}},
		{"tax collector, rich", 9, [Places]uint8{}, []Card{TaxCollector}, Score{Coins: 9}},
		{"queen", 0, [Places]uint8{2, 2, 1, 1}, []Card{Queen}, Score{Places: 11, Companions: 1, Bonus: 4}},
		{"bronzesmith", 0, [Places]uint8{}, []Card{Bronzesmith, Bronzesmith, BronzeHelmet, BronzeHelmet}, Score{Companions: 2, Bonus: 4}},
		{"prince", 0, [Places]uint8{}, []Card{Prince, Bard, Bard, Maid, Seer}, Score{Companions: 5, Bonus: 3}},
		{"princess", 0, [Places]uint8{}, []Card{Princess, Princess, Bard, Bard}, Score{Companions: 4, Bonus: 8}},
		{"treasures", 0, [Places]uint8{}, []Card{Chest, Cloak, MagicMirror}, Score{Treasures: 5}},
	} {
		s := start(t, 2, 1)
		s.players[0].coins, s.players[0].places = c.coins, c.place
		s.give(0, c.held...)
		if got := s.Score(0); got != c.want {
			t.Errorf("%s: %+v, want %+v", c.name, got, c.want)
		}
	}
}

// G10.3: without cards for a whole display none is laid, and the round is the last.
func TestRoundWithoutDisplay(t *testing.T) {
	s := table(t, 2, 2)
	s.nStack = 0
	s.discard = [Adventures]uint8{}
	s.level, s.round = 10, 7
	reveal(&s, 2)
	s.Apply(Decision{Take, 0}, nil)
	s.Apply(Decision{Take, 1}, nil)
	if s.phase != PhaseChoose || s.nDisplay != 0 {
		t.Fatalf("phase %s with %d places", s.phase, s.nDisplay)
	}
	s.Apply(Decision{Choose, 1}, nil)
	s.Apply(Decision{Choose, 11}, nil)
	if s.phase != PhaseOver {
		t.Errorf("phase %s", s.phase)
	}
}

// Impossible positions are refused, each with its own reason.
func TestCheckRefuses(t *testing.T) {
	for name, spoil := range map[string]func(*State){
		"88 cards":           func(s *State) { s.discard[Hut]++ },
		"a card twice":       func(s *State) { s.stack[0] ^= 1 },
		"a spell too high":   func(s *State) { s.spells[0], s.toMove = 9, 1 },
		"two bookmarks":      func(s *State) { s.phase, s.spells[0] = PhasePrepare, 2 },
		"a level too high":   func(s *State) { s.level = 18 },
		"level and round":    func(s *State) { s.round = 3 },
		"order":              func(s *State) { s.order[0] = s.order[1] },
		"face down":          func(s *State) { s.display[1] &^= open },
		"a treasure lost":    func(s *State) { s.nTreas-- },
		"six players":        func(s *State) { s.n = 6 },
		"an unknown card":    func(s *State) { s.stack[0] = unknown },
		"nobody is to move":  func(s *State) { s.toMove = NoSeat },
		"a spell not chosen": func(s *State) { s.phase = PhaseTake },
	} {
		s := start(t, 3, 5)
		if err := s.Check(); err != nil {
			t.Fatal(err)
		}
		spoil(&s)
		if s.Check() == nil {
			t.Errorf("%s: not refused", name)
		}
	}
	if _, err := New(Setup{Players: 6}, nil); err == nil {
		t.Error("six players are not refused")
	}
	s := start(t, 3, 5)
	if s.Play(Decision{Choose, 9}, nil) == nil {
		t.Error("a spell above the level is not refused")
	}
}
