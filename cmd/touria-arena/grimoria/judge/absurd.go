package judge

import (
	"touria.games/touria/cmd/touria-arena/findings"
	"touria.games/touria/cmd/touria-arena/match"
	"touria.games/touria/game/grimoria/bot/value"
	"touria.games/touria/rules/grimoria"
)

// The kinds of moves that no sensible player makes. Each follows from the rules and
// from what the seat knows, not from what bots think of moves.
const (
	// A place was taken although one with more points lies on the display, and
	// nobody has a queen, nor does one lie there.
	poorerPlace = iota
	// A place or treasure was put away although one with fewer points is in hand;
	// places count without an own queen, treasures that are nothing but points.
	betterAway
	// A spell was chosen that surely fails: 4 or 15 without a coin and without the
	// mirror or mercenary that could bring one, 10 without a card, 8 before there
	// are attacks.
	uselessSpell
	// Spell 6 was chosen although another seat has at least three coins fewer and no
	// companion that brings any. It fails but where several have chosen it.
	notFewest
	// Whoever goes last in the last round made the last decision of the game, and
	// another one would have brought more points for sure.
	endPoints
	// In the last round, the own turn being over, spell 9 was given a companion that
	// costs more points than another which would have brought the caster no more.
	betterGiven
	// An attack was not turned back although a mirror is in hand: it took three or
	// more coins, or a companion. Who has mercenaries or, for coins, tax collectors
	// may like to lose.
	mirrorKept
	// A companion was lost to spell 14 although a cloak is in hand.
	cloakKept
)

var kinds = []findings.Kind{
	poorerPlace:  {Name: "poorer place taken", Part: "by two points or more"},
	betterAway:   {Name: "better card put away"},
	uselessSpell: {Name: "spell that surely fails", Part: "and brings no coins by its number"},
	notFewest:    {Name: "spell 6 by somebody much richer"},
	endPoints:    {Name: "fewer points at the very end"},
	betterGiven:  {Name: "better companion given in the last round"},
	mirrorKept:   {Name: "mirror not used", Part: "in the last round"},
	cloakKept:    {Name: "cloak not used", Part: "in the last round"},
}

// A Watch looks for absurd moves in one game, decision by decision.
type Watch struct {
	*findings.Tally
	buffer [grimoria.MaxLegal]grimoria.Decision
}

// NewWatch returns a watch of a game between these bots that keeps a number of
// examples of each kind.
func NewWatch(names []string, examples int) *Watch {
	return &Watch{Tally: findings.NewTally(kinds, names, examples)}
}

// See looks at one decision. Decisions count from 1, as in records.
func (w *Watch) See(s *grimoria.State, d grimoria.Decision) {
	me := s.ToMove()
	w.Next(match.Seat(me))
	w.Choice(len(s.Legal(w.buffer[:0])) > 1)
	view := s.View(me)
	switch d.Kind {
	case grimoria.Choose:
		w.choose(s, me, int(d.Arg))
	case grimoria.Take, grimoria.Swap:
		w.place(s, &view, int(d.Arg))
		w.end(s, &view, d)
	case grimoria.EndTurn:
		w.end(s, &view, d)
	case grimoria.PutAway:
		w.putAway(s, me, d.Arg)
	case grimoria.Give:
		w.give(s, me, grimoria.Card(d.Arg))
		w.undefended(s, &view)
	case grimoria.Accept:
		w.undefended(s, &view)
	}
}

// has reports whether a seat has a card of one of the kinds.
func has(s *grimoria.State, seat grimoria.Seat, kinds ...grimoria.Card) bool {
	for _, c := range kinds {
		if s.Held(seat, c) > 0 {
			return true
		}
	}
	return false
}

// others calls do with every other seat.
func others(s *grimoria.State, me grimoria.Seat, do func(other grimoria.Seat)) {
	for other := range grimoria.Seat(s.Players()) {
		if other != me {
			do(other)
		}
	}
}

// choose judges the choice of a spell.
func (w *Watch) choose(s *grimoria.State, me grimoria.Seat, spell int) {
	why := ""
	switch {
	case (spell == 4 || spell == 15) && s.Coins(me) == 0 && !has(s, me, grimoria.Mercenary, grimoria.MagicMirror):
		why = "without a coin"
	case spell == 10 && empty(s, me):
		why = "without a card"
	case spell == 8 && s.Level() == 8:
		why = "before there are attacks"
	}
	if why != "" {
		paid := has(s, me, grimoria.Bard, grimoria.Messenger, grimoria.Maid) || spell == 15 && has(s, me, grimoria.BlackMage)
		w.Tell(uselessSpell, !paid, "chooses spell %d %s", spell, why)
	}
	if spell != 6 {
		return
	}
	poorest, coins := grimoria.NoSeat, s.Coins(me)-2
	others(s, me, func(other grimoria.Seat) {
		if s.Coins(other) < coins && !has(s, other, grimoria.Bard, grimoria.Messenger, grimoria.Maid, grimoria.BlackMage, grimoria.Mercenary) {
			poorest, coins = other, s.Coins(other)
		}
	})
	if poorest != grimoria.NoSeat {
		w.Tell(notFewest, false, "chooses spell 6 with %d coins; seat %s has %d", s.Coins(me), poorest, coins)
	}
}

// empty reports whether a seat has no card.
func empty(s *grimoria.State, seat grimoria.Seat) bool {
	for c := range grimoria.NoCard {
		if s.Held(seat, c) > 0 {
			return false
		}
	}
	return true
}

// place judges a place that is taken from the display.
func (w *Watch) place(s *grimoria.State, v *grimoria.View, slot int) {
	took, _ := v.Slot(slot)
	if !took.IsPlace() {
		return
	}
	for seat := range grimoria.Seat(s.Players()) {
		if has(s, seat, grimoria.Queen) {
			return
		}
	}
	best, at := took, slot
	for i := range v.Slots() {
		c, _ := v.Slot(i)
		if c == grimoria.Queen {
			return
		}
		if c.IsPlace() && c.Points() > best.Points() {
			best, at = c, i
		}
	}
	if at != slot {
		w.Tell(poorerPlace, best.Points() > took.Points()+1, "takes the %s of place %d; a %s lies on place %d", took, slot, best, at)
	}
}

// end judges the last decision of a game: what its other decisions would have brought
// for sure.
func (w *Watch) end(s *grimoria.State, v *grimoria.View, made grimoria.Decision) {
	me := v.Me
	if s.Active() != me || s.Order(s.Players()-1) != me {
		return
	}
	// points are those at the end, if the decision ends the game and its card is known.
	points := func(d grimoria.Decision) (n int, sure bool) {
		if d.Kind == grimoria.Take || d.Kind == grimoria.Swap {
			if c, _ := v.Slot(int(d.Arg)); c == grimoria.NoCard {
				return 0, false
			}
		}
		after := *s
		after.Apply(d, nil)
		return after.Score(me).Total(), after.Phase() == grimoria.PhaseOver
	}
	got, sure := points(made)
	if !sure {
		return
	}
	most, best := got, made
	for _, d := range s.Legal(w.buffer[:0]) {
		if n, sure := points(d); sure && n > most {
			most, best = n, d
		}
	}
	if best != made {
		w.Tell(endPoints, false, "ends with %d points by %s; %s brings %d", got, told(v, made), told(v, best), most)
	}
}

// told names a decision about the display.
func told(v *grimoria.View, d grimoria.Decision) string {
	switch d.Kind {
	case grimoria.Take, grimoria.Swap:
		c, _ := v.Slot(int(d.Arg))
		how := "taking the "
		if d.Kind == grimoria.Swap {
			how = "swapping the witch for the "
		}
		return how + c.String()
	}
	return "ending the turn"
}

// putAway judges the card that spell 10 puts away.
func (w *Watch) putAway(s *grimoria.State, me grimoria.Seat, arg uint8) {
	c := grimoria.Card(arg)
	plain := func(c grimoria.Card) bool {
		return c.IsPlace() && !has(s, me, grimoria.Queen) || c == grimoria.Chest || c == grimoria.Chalice || c == grimoria.Bracelet
	}
	if !plain(c) {
		return
	}
	least := c
	for other := range grimoria.NoCard {
		if plain(other) && has(s, me, other) && other.Points() < least.Points() {
			least = other
		}
	}
	if least != c {
		w.Tell(betterAway, false, "puts away a %s; a %s is in hand", c, least)
	}
}

// place in the order of the round.
func at(s *grimoria.State, seat grimoria.Seat) int {
	i := 0
	for s.Order(i) != seat {
		i++
	}
	return i
}

// give judges the companion that spell 9 is given.
func (w *Watch) give(s *grimoria.State, me grimoria.Seat, gave grimoria.Card) {
	if s.Level() != grimoria.LastLevel || at(s, me) >= at(s, s.Active()) {
		return
	}
	mine, theirs := value.HandOf(s, me), value.HandOf(s, s.By())
	change := func(h value.Hand, c grimoria.Card, n int) int {
		before := h.Now()
		h.Add(c, n)
		return h.Now() - before
	}
	// What queens and bronzesmiths bring to another seat is hidden.
	hidden := func(c grimoria.Card) bool { return c == grimoria.Queen || c == grimoria.Bronzesmith }
	cost, brings := -change(mine, gave, -1), 1
	if !hidden(gave) {
		brings = change(theirs, gave, 1)
	}
	for _, d := range s.Legal(w.buffer[:0]) {
		c := grimoria.Card(d.Arg)
		if d.Kind != grimoria.Give || hidden(c) {
			continue
		}
		switch c { // they would bring the caster coins, or a card
		case grimoria.Bard, grimoria.Messenger, grimoria.Maid, grimoria.BlackMage, grimoria.Mercenary, grimoria.Witch:
			continue
		}
		if less := -change(mine, c, -1); less < cost && change(theirs, c, 1) <= brings {
			w.Tell(betterGiven, false, "gives a %s, which costs %d points; a %s costs %d", gave, cost, c, less)
			return
		}
	}
}

// undefended judges an attack that is let through.
func (w *Watch) undefended(s *grimoria.State, v *grimoria.View) {
	me := v.Me
	spell := s.Spell(s.Active())
	if s.By() != s.Active() || has(s, me, grimoria.Mercenary) { // an own attack that was turned back
		return
	}
	open, _ := s.Companions(me)
	last := s.Level() == grimoria.LastLevel
	loses := spell == 9 && open != 0 || spell == 14 && v.Named() != grimoria.NoCard
	if spell == 12 {
		loses = s.Coins(me) >= 5 && !has(s, me, grimoria.TaxCollector)
	}
	switch {
	case !loses:
	case has(s, me, grimoria.MagicMirror):
		w.Tell(mirrorKept, last, "lets spell %d of seat %s through with a mirror in hand", spell, s.By())
	case spell == 14 && has(s, me, grimoria.Cloak):
		w.Tell(cloakKept, last, "loses a %s to seat %s with a cloak in hand", v.Named(), s.By())
	}
}
