package bot

import (
	"touria/game/bot/value"
	"touria/rules"
	"touria/rules/touria"
)

// mind is how a searching bot sees Touria: what the search asks of a game
// (search.Game), for one view.
type mind struct {
	rules *touria.Rules
	ways  *ways
	model model
	base  settings
	set   settings
	view  touria.View
	legal []touria.Decision

	guess  touria.Determiniser
	routes routesKnown
	orders []order // by their ids
}

// model judges a position at the start of a turn: it sets each seat's chance to
// win, of value.One.
type model interface {
	Of(r *touria.Rules, s *touria.State, chance *[rules.Seats]int32)
}

func newMind(r *touria.Rules, set settings) *mind {
	m := &mind{rules: r, ways: newWays(r.Board), base: set, set: set, orders: packOrders(r.Board), legal: make([]touria.Decision, 0, touria.MaxLegal)}
	if set.hand {
		m.model = &handModel{}
	} else {
		m.model = value.Learned(&handModel{})
	}
	return m
}

// look takes a view in, with what the bot remembers of it.
func (m *mind) look(view touria.View, seed uint64) {
	m.view = view
	m.set = m.base.at(view.Seats().Len())
	if m.set.forget > 0 {
		m.view.Forget(m.set.forget, seed)
	}
	m.guess.Begin(m.rules, &m.view)
}

// Sample fills in what the view leaves open.
func (m *mind) Sample(s *touria.State, seed uint64) { m.guess.State(s, seed) }

// ToMove returns who is to move.
func (m *mind) ToMove(s *touria.State) rules.Seat { return s.ToMove() }

// Moves appends the ideas of the player to move.
func (m *mind) Moves(s *touria.State, dst []idea) []idea { return m.ideas(s, dst) }

// Play carries an idea out.
func (m *mind) Play(s *touria.State, i idea) { m.play(s, &i) }

// Judge plays on to the start of a turn some way ahead and judges the position
// there, a little by what the bot is fond of.
func (m *mind) Judge(s *touria.State, seed uint64, chance *[rules.Seats]int32) {
	dice := touria.NewDice(seed)
	if m.set.light {
		m.rules.PlayoutTurns(s, &dice, m.set.sight)
	} else {
		m.playTurns(s, &dice, m.set.sight)
	}
	m.model.Of(m.rules, s, chance)
	if m.set.temper != "" && s.Phase() != touria.PhaseOver && !s.InCastle(m.view.Me) {
		h := s.Holdings(m.view.Me)
		chance[m.view.Me] += int32(fondness(m.set.temper, &h) * m.set.fond / 100)
	}
}
