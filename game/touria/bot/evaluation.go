package bot

import (
	"touria.games/touria/game/touria/bot/value"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// handModel is the hand-made judgement of positions: what each player owns, as
// the greedy bot judges it. The learned one begins with it.
type handmadeEvaluator struct {
	worth worth
	game  *searchGame // for the outlook
}

// Scores sets the seats' scores; 256 points make the odds to win e times better.
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

// Outlook tells what the best of the towers would bring to a seat.
func (h *handmadeEvaluator) Outlook(s *touria.State, seat rules.Seat) int {
	return h.game.outlook(s, seat)
}

// Of sets the chances to win.
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

// Trainee is a searching bot that judges by weights that are being learned.
type Trainee struct{ *searchBot }

// NewTrainee returns a bot of a level that goes by the learner's weights as they
// are now; options are those of New.
func NewTrainee(level, options string, r *touria.Rules, l *value.Learner) (*Trainee, error) {
	set := levelSettings(level)
	if err := set.apply(options); err != nil {
		return nil, err
	}
	t := newSearchBot(r, set)
	t.game.evaluator = l.Model(&handmadeEvaluator{game: t.game})
	return &Trainee{t}, nil
}

// HandMade returns the judgement that the learned weights come on top of. It is
// not for several goroutines at once.
func HandmadeEvaluator(r *touria.Rules) value.Baseline {
	return &handmadeEvaluator{game: newSearchGame(r, settings{handmade: true})}
}
