package bot

import (
	"touria.games/touria/game/touria/bot/value"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// handModel is the hand-made judgement of positions: what each player owns, as
// the greedy bot judges it. The learned one begins with it.
type handModel struct {
	w    worth
	mind *mind // for the outlook
}

// Scores sets the seats' scores; 256 points make the odds to win e times better.
func (h *handModel) Scores(r *touria.Rules, s *touria.State, score *[rules.Seats]int32) {
	h.w.look(r, s)
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		if s.Seats().Has(seat) {
			h.w.goalHearts, h.w.goalGold = s.Goals(seat)
			h.w.inside = s.InCastle(seat)
			hold := s.Holdings(seat)
			v := h.w.of(&hold)
			if h.w.inside {
				v = 1400 + v/24
			}
			if seat == s.Active() {
				v += 60
			}
			score[seat] = int32(v * 5 / 4)
		}
	}
}

// Outlook tells what the best of the towers would bring to a seat.
func (h *handModel) Outlook(s *touria.State, seat rules.Seat) int {
	return h.mind.outlook(s, seat)
}

// Of sets the chances to win.
func (h *handModel) Of(r *touria.Rules, s *touria.State, chance *[rules.Seats]int32) {
	if w := s.Winner(); w != rules.NoSeat {
		*chance = [rules.Seats]int32{}
		chance[w&3] = value.One
		return
	}
	var score [rules.Seats]int32
	h.Scores(r, s, &score)
	value.Softmax(s.Seats(), &score, chance)
}

// Trainee is a searching bot that judges by weights that are being learned.
type Trainee struct{ *thinker }

// NewTrainee returns a bot of a level that goes by the learner's weights as they
// are now; options are those of New.
func NewTrainee(level, options string, r *touria.Rules, l *value.Learner) (*Trainee, error) {
	set := levelSettings(level)
	if err := set.apply(options); err != nil {
		return nil, err
	}
	t := newThinker(r, set)
	t.mind.model = l.Model(&handModel{mind: t.mind})
	return &Trainee{t}, nil
}

// HandMade returns the judgement that the learned weights come on top of. It is
// not for several goroutines at once.
func HandMade(r *touria.Rules) value.Base {
	return &handModel{mind: newMind(r, settings{hand: true})}
}
