package bot

import (
	"touria.games/touria/game/touria/bot/value"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// handmadeEvaluator evaluates a position by what the greedy bot thinks each player's
// holdings are worth. It is the baseline of the learned evaluation.
type handmadeEvaluator struct {
	worth worth
	game  *searchGame // for Outlook
}

// Scores sets the seats' scores. 256 points more make the odds of winning e times
// better.
func (h *handmadeEvaluator) Scores(r *touria.Rules, s *touria.State, score *[rules.Seats]int32) {
	h.worth.setState(r, s)
	for seat := rules.S; seat < rules.NoSeat; seat++ {
		if s.Seats().Has(seat) {
			h.worth.goalHearts, h.worth.goalGold = s.Goals(seat)
			h.worth.inside = s.InCastle(seat)
			holdings := s.Holdings(seat)
			v := h.worth.of(&holdings)
			if h.worth.inside {
				v = 1400 + v/24
			}
			if seat == s.Active() {
				v += 60
			}
			score[seat] = int32(v * 5 / 4)
		}
	}
}

// Outlook returns what the best of the towers would bring to a seat.
func (h *handmadeEvaluator) Outlook(s *touria.State, seat rules.Seat) int {
	return h.game.outlook(s, seat)
}

// Evaluate sets the probabilities of winning.
func (h *handmadeEvaluator) Evaluate(r *touria.Rules, s *touria.State, win *[rules.Seats]int32) {
	if w := s.Winner(); w != rules.NoSeat {
		*win = [rules.Seats]int32{}
		win[w&3] = value.One
		return
	}
	var score [rules.Seats]int32
	h.Scores(r, s, &score)
	value.Softmax(s.Seats(), &score, win)
}

// Trainee is a search bot that evaluates with weights still being learned.
type Trainee struct{ *searchBot }

// NewTrainee returns a bot of a level with the learner's current weights. The options are those of
// New.
func NewTrainee(level, options string, r *touria.Rules, l *value.Learner) (*Trainee, error) {
	set := levelSettings(level)
	if err := set.apply(options); err != nil {
		return nil, err
	}
	b := newSearchBot(r, set)
	b.game.evaluator = l.Model(&handmadeEvaluator{game: b.game})
	return &Trainee{b}, nil
}

// HandmadeEvaluator returns the baseline of the learned evaluation. It is not safe
// for concurrent use.
func HandmadeEvaluator(r *touria.Rules) value.Baseline {
	return &handmadeEvaluator{game: newSearchGame(r, settings{handmade: true})}
}
