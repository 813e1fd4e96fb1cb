package kit

import (
	"slices"
	"strconv"

	"touria.games/touria/game/menu"
	"touria.games/touria/game/riddles"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
)

// Puzzle is a riddle that is being played on a table: its question, then what the answer was worth, then the rest of the game
// if the player wants to play it out. Such a game is neither kept nor counted.
type Puzzle struct {
	App *ui.App
	// Of is all riddles of the game, and At the place of this one among them.
	Of    *riddles.Collection
	At    int
	Grade int // from 1
	// Demo says that the best answer is being played, and the player only looks on.
	Demo bool
	// Question is what is to be found.
	Question string
	// Page is that of the riddles. Solved notes that this one is solved.
	Page   *Riddles
	Solved func()
}

// Verdict is what an answer was worth.
type Verdict struct {
	Right           bool
	Win, Best, Next int    // games of 100 that are won after it, after the best one and after the next best
	What, Why       string // the best one, "" if it has no short name; why it is best
	Helped          bool   // help was asked for: it does not count as solved
	Over            bool   // the game is over
}

// Begin says what is to be found, or notes that it is shown.
func (p *Puzzle) Begin() {
	if p.Demo {
		p.Of.Shown[p.At] = true
		return
	}
	p.Ask()
}

// Name names the riddle by its grade.
func (p *Puzzle) Name() string {
	return p.App.T("riddles.name", words.Ref("Grade", "riddles.grade."+strconv.Itoa(p.Grade)))
}

// Ask says what is to be found.
func (p *Puzzle) Ask() {
	a := p.App
	a.Ask(p.Name(), p.Question, ui.Answer{ID: "dialog.ok", Text: a.T("riddles.begin")})
}

// won says what a right answer is worth.
func (p *Puzzle) won(v *Verdict) string {
	next := words.Num("Next", v.Next)
	if v.Best == 100 {
		return p.App.T("riddle.won.all", next)
	}
	return p.App.T("riddle.won", words.Num("Count", v.Best), next)
}

// odds says what a wrong answer is worth beside the best one.
func (p *Puzzle) odds(v *Verdict) string {
	count := words.Num("Count", v.Win)
	if v.Best == 100 {
		return p.App.T("riddle.odds.all", count)
	}
	return p.App.T("riddle.odds", count, words.Num("Best", v.Best))
}

// Tell says whether the answer was right, why, and what it and the best one are worth; or, if that was shown, where it leads.
// A wrong answer can be tried again before the best one is given away.
func (p *Puzzle) Tell(v Verdict) {
	a := p.App
	next, again, leave := p.ways()
	title, text, answers := a.T("riddle.right"), v.Why+"\n"+p.won(&v), []ui.Answer{next}
	switch {
	case p.Demo:
		p.Demo, answers = false, append(answers, again)
		if title = v.What; title == "" {
			title = a.T("riddle.shown")
		}
	case !v.Right:
		title, text = a.T("riddle.wrong"), p.odds(&v)+"\n"+v.Why
		answers = []ui.Answer{again, {ID: "riddle.show", Text: a.T("riddle.show"), Press: func() { p.Page.Pose(p.At, true) }}}
	case v.Helped || p.Of.Shown[p.At]:
		text += " " + a.T("riddle.helped")
	default:
		p.Solved()
	}
	if !v.Over {
		answers = append(answers, ui.Answer{ID: "riddle.out", Text: a.T("riddle.out")})
	}
	a.Ask(title, text, append(answers, leave)...)
}

// ways are what can be done after a riddle.
func (p *Puzzle) ways() (next, again, leave ui.Answer) {
	a := p.App
	return ui.Answer{ID: "riddle.next", Text: a.T("riddle.next"), Press: p.next},
		ui.Answer{ID: "riddle.again", Text: a.T("riddle.again"), Press: func() { p.Page.Pose(p.At, false) }},
		ui.Answer{ID: "riddle.leave", Text: a.T("riddles.title"), Press: p.Leave}
}

// End says how the game that was played out has ended.
func (p *Puzzle) End(text string) {
	next, again, leave := p.ways()
	p.App.Ask(p.Name(), text, next, again, leave)
}

// next begins the next riddle of the grade.
func (p *Puzzle) next() {
	if i, ok := p.Of.Next(p.Grade-1, p.At, p.Page.Progress()); ok {
		p.Page.Pose(i, false)
	}
}

// Leave goes back to the page of the riddles.
func (p *Puzzle) Leave() {
	menu.ShowTitle(p.App)
	menu.ShowRiddles(p.App, p.App.At())
}

// Entries turns the entries of a table's menu into those of a riddle's, which is not kept.
func (p *Puzzle) Entries(list []menu.Entry) []menu.Entry {
	for i := range list {
		switch e := &list[i]; e.ID {
		case "pause.story":
			e.Key, e.Press = "riddle.question", func() {
				p.App.Pop()
				p.Ask()
			}
		case "pause.slots":
			e.Key, e.Press = "riddle.again", func() {
				p.App.Pop()
				p.Page.Pose(p.At, false)
			}
		case "pause.leave":
			e.Key, e.Press = "riddles.title", p.Leave
		}
	}
	return slices.DeleteFunc(list, func(e menu.Entry) bool {
		return e.ID == "pause.hints" || e.ID == "pause.abandon"
	})
}
