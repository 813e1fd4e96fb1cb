package bot

import (
	"touria.games/touria/game/touria/bot/value"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// mind is how a searching bot sees Touria: what the search asks of a game
// (search.Game), for one view.
type mind struct {
	rules *touria.Rules
	ways  *ways
	model model
	set   settings
	view  touria.View
	legal []touria.Decision

	guess  touria.Determiniser
	routes routesKnown
	orders []order            // by their ids
	next   [rules.Seats]int32 // of Judge
	sound  sound
}

// model judges a position at the start of a turn: it sets each seat's chance to
// win, of value.One.
type model interface {
	Of(r *touria.Rules, s *touria.State, chance *[rules.Seats]int32)
}

func newMind(r *touria.Rules, set settings) *mind {
	m := &mind{rules: r, ways: newWays(r.Board), set: set, orders: packOrders(r.Board), legal: make([]touria.Decision, 0, touria.MaxLegal)}
	if set.hand {
		m.model = &handModel{mind: m}
	} else {
		m.model = value.Learned(&handModel{mind: m})
	}
	return m
}

// look takes a view in, with what the bot remembers of it.
func (m *mind) look(view touria.View, seed uint64) {
	m.view = view
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

// Judge plays on and judges the position at the start of a turn, or of several
// until the game is over. Then the mean counts: what one judgement has wrong the
// next may have right. What the bot is fond of comes on top.
func (m *mind) Judge(s *touria.State, seed uint64, chance *[rules.Seats]int32) {
	dice := touria.NewDice(seed)
	m.playOn(s, &dice, m.turnsTo(s))
	m.model.Of(m.rules, s, chance)
	looks := 1
	for ; looks < m.set.looks && s.Phase() != touria.PhaseOver; looks++ {
		m.playOn(s, &dice, 1)
		m.model.Of(m.rules, s, &m.next)
		for seat := range m.next {
			chance[seat] += m.next[seat]
		}
	}
	for seat := range chance {
		chance[seat] /= int32(looks)
	}
	if m.set.temper != "" && s.Phase() != touria.PhaseOver && !s.InCastle(m.view.Me) {
		h := s.Holdings(m.view.Me)
		chance[m.view.Me] += int32(fondness(m.set.temper, &h) * m.set.fond / 100)
	}
}

// turnsTo tells how far to play on from a leaf: to the same turn from every leaf
// of a tree, since whose turn it is makes a difference to the judgement; from
// leaves beyond it a whole round further.
func (m *mind) turnsTo(s *touria.State) int {
	ahead := m.view.Turn() + m.set.sight - s.Turn()
	for ahead < 0 || ahead == 0 && s.Phase() != touria.PhaseStart {
		ahead += s.Seats().Len()
	}
	return ahead
}

// playOn plays a position on to the start of a turn, by the level's policy.
func (m *mind) playOn(s *touria.State, dice *touria.Dice, turns int) {
	if m.set.light {
		m.rules.PlayoutTurns(s, dice, turns)
	} else {
		m.playTurns(s, dice, turns)
	}
}
