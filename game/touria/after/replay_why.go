package after

import (
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// reasons say why a bot made a turn.
type reasons struct {
	seat    rules.Seat
	text    string
	thought *session.Thought // nil if its search cannot be repeated
	told    bool             // the search is done
}

// ask opens or closes the card that says why a bot made the turn shown.
func (r *Replay) ask() {
	if r.why != nil {
		r.why = nil
		r.a.Changed()
		return
	}
	seat, first, ok := r.explained()
	if !ok {
		r.a.Say(r.a.T("replay.why.human"))
		return
	}
	r.playing, r.until = false, r.s.Len()
	if r.board.Queue.Busy() {
		r.project()
	}
	steps := r.s.Since(first)
	var plan []touria.Decision
	for i := range steps {
		if steps[i].Turn != steps[0].Turn {
			break
		}
		if steps[i].Seat == seat {
			plan = append(plan, steps[i].Decision)
		}
	}
	view := r.s.Rules().View(r.s.Before(first), seat)
	hint := show.NewHint(r.s.Rules(), &view, plan, &r.board.Names)
	r.why = &reasons{seat: seat, text: hint.Why(r.a.Words()), thought: r.s.Rethink(first)}
	r.why.told = r.why.thought == nil
	r.a.Changed()
}

// explained returns the bot whose turn is shown, and its first decision in it. ok is false if the
// turn is not a bot's or the game is not over: a reason may reveal what is hidden.
func (r *Replay) explained() (seat rules.Seat, first int, ok bool) {
	turn, moment, ok := r.c.told(r.at)
	if !ok || !r.s.Over() || r.s.IsHuman(turn.Seat) {
		return 0, 0, false
	}
	first = r.c.Course[moment].Step
	return turn.Seat, first, first < r.s.Len() && r.s.Since(first)[0].Seat == turn.Seat
}

// chance returns a probability of a search or evaluation as a text.
func (r *Replay) chance(p int) string {
	return r.a.T("settings.percent", (p*100+show.Certain/2)/show.Certain)
}

// whyText returns the text of the card.
func (r *Replay) whyText() string {
	w := r.why
	text := w.text
	if w.thought == nil {
		return text
	}
	if !w.told {
		return text + "\n" + r.a.T("replay.why.thinking")
	}
	made, other, ok := w.thought.Chances()
	if !ok {
		return text
	}
	text += "\n" + r.a.T("replay.why.chance", words.Lit("Name", r.board.Names[w.seat]), words.Lit("Chance", r.chance(made.Win)))
	switch chance := words.Lit("Chance", r.chance(other.Win)); {
	case other.Visits == 0:
	case other.Win > made.Win: // bots err now and then, and have their temperaments
		text += " " + r.a.T("replay.why.better", chance)
	default:
		text += " " + r.a.T("replay.why.other", chance)
	}
	return text
}
