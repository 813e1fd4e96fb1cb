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
	name := words.Lit("Name", p.board.Names[rival])
	text := ""
	add := func(so bool, key string, count int) bool {
		if so {
			text += a.T("riddle."+key, words.Num("Count", count), name) + " "
		}
		return so
	}
	lacks := add(hearts > 0, "hearts", hearts)
	lacks = add(gold > 0, "gold", gold) || lacks
	black := s.Holdings(me).Gems[touria.Black] > 0
	add(!lacks && black, "black", 0)
	add(!lacks && !black, "open", 0)
	hearts, gold = riddle.Missing(s, rival)
	if !add(s.InCastle(rival), "rival.inside", 0) && !add(hearts+gold == 0, "rival.ready", 0) {
		add(hearts+gold <= 3, "rival.near", 0)
	}
	return strings.TrimSpace(text) + "\n" + a.T("riddle.find")
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
		} else {
			p.noteSolved()
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

// noteSolved notes that the riddle is solved.
func (p *puzzle) noteSolved() {
	today, c := p.a.Today(), p.g.riddles
	i, ok := progress.OfDay(today, len(c.all))
	p.g.readAnnals(p.a).Riddles.Solve(c.ids[p.at], today, ok && i == p.at)
	p.g.saveAnnals(p.a)
}

// riddleMotives are the motives' names in the catalogue.
var riddleMotives = [riddle.Motives]string{"gate", "hearts", "gold", "clean", "thing", "blades", "stones", "throw", "block"}
