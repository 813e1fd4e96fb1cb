package table

import (
	progress "touria.games/touria/game/riddles"
	"touria.games/touria/game/touria/riddle"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/touria/turn"
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
	s := &p.riddle.State
	me, rival := s.ToMove(), s.Seats().Next(s.ToMove())
	text := p.standing(me, "riddle.")
	hearts, gold := riddle.Missing(s, me)
	if n := s.Holdings(me).Gems[touria.Black]; n > 0 && hearts+gold > 0 && !s.InCastle(me) {
		text += " " + p.a.T("race.rid", words.Gap("What", show.Goods(touria.Holdings{Gems: touria.Gems{touria.Black: n}})))
	}
	return text + "\n" + p.standing(rival, "riddle.rival.") + "\n" + p.a.T("riddle.find")
}

// standing says how far a player is from the castle.
func (p *puzzle) standing(seat rules.Seat, keys string) string {
	s, name := &p.riddle.State, words.Lit("Name", p.board.Names[seat])
	hearts, gold := riddle.Missing(s, seat)
	switch {
	case s.InCastle(seat):
		return p.a.T(keys+"inside", name)
	case hearts+gold > 0:
		return p.a.T(keys+"lacks", name, words.Gap("What", show.Goods(touria.Holdings{Hearts: uint8(hearts), Gold: uint16(gold)})))
	case s.Holdings(seat).Gems[touria.Black] > 0:
		return p.a.T(keys+"black", name)
	}
	return p.a.T(keys+"ready", name)
}

// asks reports whether the riddle's turn is not over.
func (p *puzzle) asks() bool {
	return p != nil && !p.told && !p.s.Over() && p.s.State().Turn() == p.riddle.State.Turn()
}

// demonstrate makes the plan's next decision and, when there is none left, tells what the plan is worth.
func (p *puzzle) demonstrate(t *turn.Turn) {
	switch n := p.s.Len(); {
	case p.board.Queue.Busy():
	case n < len(p.riddle.Plan):
		t.Commit(p.riddle.Plan[n])
	default:
		p.shows, p.told = false, true
		p.showAnswer()
	}
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

// showAnswer says whether the turn was right, why, and what it and the best one are worth; or where the plan that has been
// shown leads.
func (p *puzzle) showAnswer() {
	a, about := p.a, p.riddle.About(p.s.Rules())
	why := a.T("riddle.why." + riddleMotives[about.Motive])
	won := a.T("riddle.won", words.Num("Count", p.riddle.Win), words.Num("Next", p.riddle.Next))
	next := ui.Answer{ID: "riddle.next", Text: a.T("riddle.next"), Press: p.next}
	again := ui.Answer{ID: "riddle.again", Text: a.T("riddle.again"), Press: p.again}
	var title, text string
	var answers []ui.Answer
	switch {
	case p.trial == nil:
		title, text, answers = a.T("riddle.shown"), why+"\n"+won, []ui.Answer{next, again}
		if about.Place != touria.NoSpace {
			title = p.board.PlaceName(about.Place)
		}
	case !p.trial.Right():
		title, text = a.T("riddle.wrong"), a.T("riddle.odds", words.Num("Count", p.trial.Win()), words.Num("Best", p.riddle.Win))+"\n"+why
		answers = []ui.Answer{again, {ID: "riddle.show", Text: a.T("riddle.show"), Press: p.show}}
	case p.s.Asked(p.riddle.State.ToMove()) > 0 || p.g.riddles.shown[p.at]:
		title, text, answers = a.T("riddle.right"), why+"\n"+won+" "+a.T("riddle.helped"), []ui.Answer{next}
	default:
		title, text, answers = a.T("riddle.right"), why+"\n"+won, []ui.Answer{next}
		p.noteSolved()
	}
	if !p.s.Over() {
		answers = append(answers, ui.Answer{ID: "riddle.out", Text: a.T("riddle.out")})
	}
	a.Ask(title, text, append(answers, ui.Answer{ID: "riddle.leave", Text: a.T("riddles.title"), Press: p.leave})...)
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
