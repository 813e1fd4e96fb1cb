package after

import (
	"touria.games/touria/game/kit"
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// reasons say why a bot made a turn, or what would have been better in a person's.
type reasons struct {
	title   string
	name    string // the bot's
	plan    string
	thought *session.Thought // nil if its search cannot be repeated
	told    bool             // the search is done
	more    []ui.Element     // buttons below the text
	// The way that was taken and the better one, nil: not shown.
	taken, better *show.Route
}

// reasonsOf begins to work out why a bot made the turn that starts with a decision.
func reasonsOf(a *ui.App, s *session.Session, names *show.Names, seat rules.Seat, first int) *reasons {
	steps := s.Since(first)
	var plan []touria.Decision
	for i := range steps {
		if steps[i].Turn != steps[0].Turn {
			break
		}
		if steps[i].Seat == seat {
			plan = append(plan, steps[i].Decision)
		}
	}
	view := s.Rules().View(s.Before(first), seat)
	hint := show.NewHint(s.Rules(), &view, plan, names)
	w := &reasons{title: a.T("replay.why.title", words.Lit("Name", names[seat])), name: names[seat], plan: a.T("replay.why.advice", words.Lit("Name", names[seat]), words.Lit("Why", hint.Why(a.Words()))), thought: s.Rethink(first)}
	w.told = w.thought == nil
	return w
}

// whyText returns what the card says.
func (w *reasons) whyText(a *ui.App) string {
	if w.thought == nil {
		return w.plan
	}
	if !w.told {
		return w.plan + "\n" + a.T("replay.why.thinking")
	}
	made, other, ok := w.thought.Chances()
	if !ok {
		return w.plan
	}
	if other.Visits == 0 {
		other.Win = -1
	}
	return w.plan + "\n" + kit.Weighed(a, w.name, int32(made.Win), int32(other.Win))
}
