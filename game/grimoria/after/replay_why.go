package after

import (
	"touria.games/touria/game/grimoria/bot"
	"touria.games/touria/game/grimoria/lesson"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/kit"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/grimoria"
)

// reasons tell what a bot's choices promised, and the best others, as the owl judges from the bot's view.
type reasons struct {
	heading string
	text    string       // known from the start, "" for none
	more    []ui.Element // buttons below the text
	list    []reason
	known   int // of the list
	begun   bool
	owl     *bot.Appraiser
}

// reason is a choice with what is found out about it.
type reason struct {
	view  grimoria.View
	did   grimoria.Decision
	found bot.Verdict
}

// explained returns the bot whose turn is shown after so many decisions, and those of its choices in it that had an
// alternative: its spell, and the last one it made. None are told of a game that is not over: they tell of hidden cards.
func (c *course) explained(at int) (seat grimoria.Seat, list []reason) {
	if at == 0 || c.states == nil {
		return grimoria.NoSeat, nil
	}
	steps := c.s.Since(0)[:at]
	latest := &steps[at-1]
	if seat = latest.Active; seat >= grimoria.NoSeat {
		seat = latest.Seat
	}
	if c.s.IsHuman(seat) {
		return grimoria.NoSeat, nil
	}
	found := false // the last one
	for i := at - 1; i >= 0 && steps[i].Round == latest.Round; i-- {
		x := &steps[i]
		chosen := x.Phase == grimoria.PhaseChoose
		if x.Seat != seat || !chosen && (found || x.Active != seat) {
			continue
		}
		state := c.states[i]
		state.TakeBack()
		choice := reason{view: state.View(seat), did: c.decisions[i]}
		if len(choice.view.LegalFor(nil)) < 2 {
			continue
		}
		list = append([]reason{choice}, list...)
		found = true
		if chosen {
			break
		}
	}
	return seat, list
}

// reasonsOf begins to find out what a bot's choices promised.
func reasonsOf(heading string, list []reason) *reasons {
	return &reasons{heading: heading, list: list, owl: bot.NewAppraiser(lesson.Iterations)}
}

// ready reports whether all is found out.
func (w *reasons) ready() bool { return w.known == len(w.list) }

// think does about n units of work, each about a tenth of a microsecond, and reports whether all is found out.
func (w *reasons) think(n int) bool {
	x := &w.list[w.known]
	if !w.begun {
		w.owl.Look(x.view, x.did, rules.Number(0, rules.LessonLook, uint32(w.known)))
	}
	if w.begun = !w.owl.Step(n); !w.begun {
		x.found = w.owl.Verdict()
		w.known++
	}
	return w.ready()
}

// say returns what the card says.
func (w *reasons) say(a *ui.App, names *show.Names) string {
	text := w.text
	for i := range w.list[:w.known] {
		if i > 0 {
			text += "\n"
		}
		text += w.list[i].say(a, names)
	}
	if !w.ready() {
		text += "\n" + a.T("replay.why.thinking")
	}
	return text
}

// say tells how likely the bot wins with its choice, and with another one.
func (x *reason) say(a *ui.App, names *show.Names) string {
	m := show.Project(&x.view)
	v := &x.found
	list := show.Options(nil, &m, []grimoria.Decision{x.did, v.Other}, names)
	win := v.Win + min(v.Gap, 0)
	line := func(key string, o *show.Option, chance int) string {
		return a.T(key, words.Gap("What", o.Text), words.Lit("Chance", kit.Chance(a, int32(chance))))
	}
	text := line("watch.why.made", &list[0], win) + " "
	switch {
	case x.did.Kind == grimoria.Choose && v.Gap == 0 && v.Error == 0:
		return text + a.T("watch.why.mix")
	case v.Grave():
		return text + line("watch.why.better", &list[1], win-v.Gap)
	}
	return text + line("watch.why.other", &list[1], win-v.Gap)
}
