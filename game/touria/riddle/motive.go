package riddle

import (
	"math/bits"

	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Motive is why a plan is the best one, as far as it can be seen.
type Motive int

// The motives. The first that holds counts.
const (
	Enter  Motive = iota // it goes into the castle
	Gate                 // the castle is open after it
	Hearts               // it brings hearts
	Gold                 // it brings gold
	Clean                // it gets rid of black gems
	Thing                // it brings an item
	Blades               // it brings swords
	Stones               // it gathers coloured gems for later
	Throw                // it dares luck: thief, dragon or tournament
	Look                 // it looks behind doors
	Block                // it keeps the rival away from something
	Motives
)

// About is what a riddle's answer is about.
type About struct {
	Motive Motive
	Place  touria.Space // where the plan leads, NoSpace if nowhere
	Item   touria.Item  // the first that the plan uses, NoItem for none
	Turned bool         // a sword turns a tower first
}

// About returns what a riddle is about.
func (d *Riddle) About(r *touria.Rules) About {
	a, _ := d.about(r, d.Plan)
	return a
}

// More compares with the plan what somebody has done. same reports whether it has the plan's motive, which then does not
// say why the plan is better; more is what the player holds more of after the plan.
func (d *Riddle) More(r *touria.Rules, moves []Move) (more touria.Holdings, same bool) {
	best, after := d.about(r, d.Plan)
	made, is := d.about(r, decisions(moves))
	seat := d.State.ToMove()
	with, without := after.Holdings(seat), is.Holdings(seat)
	more = touria.Holdings{
		Hearts: with.Hearts - min(with.Hearts, without.Hearts), Gold: with.Gold - min(with.Gold, without.Gold),
		Swords: with.Swords - min(with.Swords, without.Swords), Items: with.Items &^ without.Items,
	}
	for c := touria.Black + 1; c < touria.NoColour; c++ {
		more.Gems[c] = with.Gems[c] - min(with.Gems[c], without.Gems[c])
	}
	return more, made.Motive == best.Motive && best.Motive < Throw
}

// about returns what a beginning of the turn is about, and the position after it.
func (d *Riddle) about(r *touria.Rules, list []touria.Decision) (About, touria.State) {
	seat := d.State.ToMove()
	a := About{Motive: Block, Place: touria.NoSpace, Item: touria.NoItem}
	s, log := d.State, touria.Log{}
	for _, do := range list {
		hand := s.Holdings(seat).Items
		a.Turned = a.Turned || do.Kind == touria.TurnTower
		r.Apply(&s, do, &log)
		if used := hand &^ s.Holdings(seat).Items; used != 0 && a.Item == touria.NoItem {
			a.Item = touria.Item(bits.TrailingZeros16(uint16(used)))
		}
		if s.ToMove() == seat && s.Destination() != touria.NoSpace {
			a.Place = s.Destination()
		}
	}
	dared := a.Place == touria.AtThief || a.Place == touria.AtDragon || a.Place == touria.AtTournament
	was, is := d.State.Holdings(seat), s.Holdings(seat)
	switch {
	case s.InCastle(seat):
		a.Motive = Enter
	case ready(&s, seat) && !ready(&d.State, seat):
		a.Motive = Gate
	case is.Hearts > was.Hearts:
		a.Motive = Hearts
	case is.Gold > was.Gold:
		a.Motive = Gold
	case is.Gems[touria.Black] < was.Gems[touria.Black]:
		a.Motive = Clean
	case is.Items&^was.Items != 0:
		a.Motive = Thing
	case is.Swords > was.Swords:
		a.Motive = Blades
	case dared:
		a.Motive = Throw
	case is.Gems.Total()-int(is.Gems[touria.Black]) > was.Gems.Total()-int(was.Gems[touria.Black]):
		a.Motive = Stones
	case a.Item == touria.CrystalBall:
		a.Motive = Look
	}
	return a, s
}

// Missing returns how many hearts and gold a seat lacks for the castle; a rose counts as a heart.
func Missing(s *touria.State, seat rules.Seat) (hearts, gold int) {
	h := s.Holdings(seat)
	hearts, gold = s.Goals(seat)
	if h.Items.Has(touria.Rose) {
		hearts--
	}
	return max(hearts-int(h.Hearts), 0), max(gold-int(h.Gold), 0)
}

func ready(s *touria.State, seat rules.Seat) bool {
	hearts, gold := Missing(s, seat)
	return s.InCastle(seat) || hearts+gold == 0 && s.Holdings(seat).Gems[touria.Black] == 0
}

// Question is what a riddle's question says: no two of a collection have the same question and are about the same.
type Question struct{ Hearts, Gold int }

// Question returns what the seat to move lacks for the castle.
func (d *Riddle) Question() Question {
	hearts, gold := Missing(&d.State, d.State.ToMove())
	return Question{hearts, gold}
}

// Same reports whether two decisions at the start of a turn differ in nothing that counts: two towers that show the
// same.
func Same(r *touria.Rules, s *touria.State, a, b touria.Decision) bool {
	if a == b || a.Kind != touria.ChooseTower || b.Kind != touria.ChooseTower {
		return a == b
	}
	return r.FacingAction(&s.Table, touria.Tower(a.Arg), s.ToMove()) == r.FacingAction(&s.Table, touria.Tower(b.Arg), s.ToMove())
}
