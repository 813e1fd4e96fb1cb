package after

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"touria.games/touria/game/debrief"
	"touria.games/touria/game/menu"
	"touria.games/touria/game/touria/lesson"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// fork returns where the better way of a mark parts from the one that was taken: the index of the decision, and what would
// have been better from there on. The walk of a turn is one choice, and may begin alike.
func (c *course) fork(m *lesson.Mark) (at int, better []touria.Decision) {
	made := c.s.Since(m.From)[:m.To-m.From]
	for i := range min(len(made), len(m.Better)) {
		if made[i].Decision != m.Better[i] {
			return m.From + i, m.Better[i:]
		}
	}
	return m.From, m.Better
}

// hint returns what is to be said for the better choice of a mark, and the view in which it parts from the one made.
func (c *course) hint(seat rules.Seat, m *lesson.Mark) (hint show.Hint, view touria.View) {
	at, better := c.fork(m)
	view = c.s.Rules().View(c.s.Before(at), seat)
	return show.NewHint(c.s.Rules(), &view, better, &c.names), view
}

// when names the turn of a decision.
func (c *course) when(a *ui.App, at int) string {
	return a.T("review.mark.title", words.Num("Turn", c.s.Before(at).Turn()))
}

// marked returns the text of a turn worth another look: what was done, what would have been better, why, and what it would have brought.
func (c *course) marked(a *ui.App, seat rules.Seat, m *lesson.Mark) string {
	hint, view := c.hint(seat, m)
	at, plan := c.fork(m)
	key, did, better := "review.mark", c.better(a, &view, c.s.Since(at)[0].Decision), c.better(a, &view, plan[0])
	if did != "" && did != better {
		key = "review.mark.instead"
	}
	return a.T(key, words.Num("Turn", view.Turn()), words.Lit("Did", did), words.Lit("What", better), words.Lit("Why", hint.Why(a.Words())), words.Num("Games", debrief.Games(m.Loss)))
}

// better names a decision, as the main button of the table does, in the middle of a sentence.
func (c *course) better(a *ui.App, view *touria.View, d touria.Decision) string {
	if view.Phase() == touria.PhaseMove {
		return a.T("review.route")
	}
	text := ""
	choices := show.Choose(c.s.Rules(), view, c.s.Rules().LegalFor(view, nil), &c.names)
	choices.Walk(func(o *show.Option) bool {
		if o.Decision == d {
			text = o.Label.In(a.Words())
		}
		return text == ""
	})
	first, n := utf8.DecodeRuneInString(text)
	return string(unicode.ToLower(first)) + strings.TrimSuffix(text[n:], ".")
}

// ways returns the way that was taken in the turn of a mark, and the better one; nil where nobody walks, or both are one.
func (c *course) ways(seat rules.Seat, m *lesson.Mark) (taken, better *show.Route) {
	view := c.s.Rules().View(c.s.Before(m.From), seat)
	hint := show.NewHint(c.s.Rules(), &view, m.Better, &c.names)
	went := show.Route{Jump: -1}
	for _, step := range c.s.Since(m.From) {
		if step.Turn != c.s.Since(m.From)[0].Turn {
			break
		}
		if d := step.Decision; step.Seat == seat && (d.Kind == touria.Step || d.Kind == touria.Jump) {
			went.Spaces = append(went.Spaces, touria.Space(d.Arg))
		}
	}
	if len(hint.Route.Spaces) > 0 {
		hint.Route.Spaces = append(hint.Route.Spaces, c.onwards(seat, m)...)
	}
	if slices.Equal(went.Spaces, hint.Route.Spaces) {
		return nil, nil
	}
	if len(went.Spaces) > 0 {
		taken = &went
	}
	if len(hint.Route.Spaces) > 0 {
		better = &hint.Route
	}
	return taken, better
}

// onwards returns the spaces from where the plan of a mark ends, since chance decides what can be had there, to the place
// that it is bound for.
func (c *course) onwards(seat rules.Seat, m *lesson.Mark) []touria.Space {
	r, s := c.s.Rules(), *c.s.Before(m.From)
	for _, d := range m.Better {
		r.Apply(&s, d, nil)
	}
	for s.ToMove() == seat && s.Phase() == touria.PhaseMine { // whichever gem it is, the way is the same
		r.Apply(&s, r.Legal(&s, nil)[0], nil)
	}
	if s.ToMove() != seat || s.Phase() != touria.PhaseMove {
		return nil
	}
	view := r.View(&s, seat)
	if rest := show.Routes(r, &view); len(rest) > 0 {
		return rest[0].Spaces
	}
	return nil
}

// try goes on with a copy of the game from where the better way of a mark parted from the one that was taken.
func (c *course) try(a *ui.App, m *lesson.Mark) {
	text, err := c.s.Copy(m.From)
	menu.Open(a, text, a.T("review.try"), err)
}
