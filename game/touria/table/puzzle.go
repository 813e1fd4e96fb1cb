package table

import (
	"strings"

	progress "touria.games/touria/game/riddles"
	"touria.games/touria/game/touria/riddle"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// showQuestion says what is to be found.
func (p *puzzle) showQuestion() {
	p.a.Ask(p.a.T("riddles.name", words.Ref("Grade", gradeKey(p.riddle.Grade))), p.questionText(),
		ui.Answer{ID: "dialog.ok", Text: p.a.T("riddles.begin")})
}

func gradeKey(grade int) string { return "riddles.grade." + string(rune('0'+grade)) }

// questionText says how the players stand, and what is to be found.
func (p *puzzle) questionText() string {
	a, s := p.a, &p.riddle.State
	me, rival := s.ToMove(), s.Seats().Next(s.ToMove())
	hearts, gold := riddle.Missing(s, me)
	var list []string
	if hearts > 0 {
		list = append(list, a.T("riddle.hearts", words.Num("Count", hearts)))
	}
	if gold > 0 {
		list = append(list, a.T("riddle.gold", words.Num("Count", gold)))
	}
	switch {
	case len(list) > 0:
	case s.Holdings(me).Gems[touria.Black] > 0:
		list = append(list, a.T("riddle.black"))
	default:
		list = append(list, a.T("riddle.open"))
	}
	name := words.Lit("Name", p.board.Names[rival])
	hearts, gold = riddle.Missing(s, rival)
	switch {
	case s.InCastle(rival):
		list = append(list, a.T("riddle.rival.inside", name))
	case hearts+gold == 0:
		list = append(list, a.T("riddle.rival.ready", name))
	case hearts+gold <= 3:
		list = append(list, a.T("riddle.rival.near", name))
	}
	return strings.Join(list, " ") + "\n" + a.T("riddle.find")
}

// weighing reports whether the player's turn is over and it is not told yet what it was worth.
func (p *puzzle) weighing() bool {
	return p != nil && !p.told && !p.board.Queue.Busy() && (p.s.Over() || p.s.State().Turn() != p.riddle.State.Turn())
}

// weigh works on what the turn was worth for a slice of a tick, and tells it.
func (p *puzzle) weigh() {
	if p.trial == nil {
		var moves []riddle.Move
		for i, step := range p.s.Since(0) {
			if step.Turn != p.riddle.State.Turn() {
				break
			}
			moves = append(moves, riddle.Move{Before: *p.s.Before(i), Decision: step.Decision})
			if riddle.Chance(step.Events) {
				break
			}
		}
		p.trial = riddle.NewTrial(p.s.Rules(), &p.riddle, moves, rules.ParseSeed(p.g.riddles.ids[p.at]))
		p.a.Say(p.a.T("riddle.weighing"))
	}
	if !p.a.Think(p.trial.Step) {
		return
	}
	p.told = true
	p.a.Unsay()
	p.showAnswer()
}

// showAnswer says whether the turn was right, why, and what both plans are worth.
func (p *puzzle) showAnswer() {
	a := p.a
	about := p.riddle.About(p.s.Rules())
	why := a.T("riddle.why." + riddleMotives[about.Motive])
	if about.Place != touria.NoSpace {
		why = a.T("riddle.best", words.Lit("Place", p.board.PlaceName(about.Place))) + " " + why
	}
	title, text := a.T("riddle.wrong"), a.T("riddle.odds", words.Num("Count", p.trial.Win()), words.Num("Best", p.riddle.Win))+"\n"+why
	if p.trial.Right() {
		title, text = a.T("riddle.right"), why+"\n"+a.T("riddle.won", words.Num("Count", p.riddle.Win))
		if p.s.Asked(p.riddle.State.ToMove()) > 0 {
			text += " " + a.T("riddle.helped")
		} else if problem := p.noteSolved(); problem != "" {
			text += "\n" + problem
		}
	}
	answers := []ui.Answer{
		{ID: "riddle.next", Text: a.T("riddle.next"), Press: p.next},
		{ID: "riddle.again", Text: a.T("riddle.again"), Press: p.again},
		{ID: "riddle.out", Text: a.T("riddle.out")},
		{ID: "riddle.leave", Text: a.T("riddles.title"), Press: p.leave},
	}
	if p.s.Over() {
		answers = append(answers[:2], answers[3])
	}
	a.Ask(title, text, answers...)
}

// noteSolved notes that the riddle is solved and returns what the player must know, "" if nothing.
func (p *puzzle) noteSolved() (problem string) {
	a := p.a
	c, problem := p.g.collectRiddles(a)
	today := a.Today()
	i, ok := progress.OfDay(today, len(c.all))
	c.Solve(c.ids[p.at], today, ok && i == p.at)
	if err := c.Save(a.Config().Store); err != nil {
		problem = a.StoreText(err)
	}
	return problem
}

// riddleMotives are the riddleMotives' names in the catalogue.
var riddleMotives = [riddle.Motives]string{"gate", "hearts", "gold", "clean", "thing", "blades", "stones", "throw", "block"}
