package table

import (
	"touria.games/touria/game/grimoria/board"
	"touria.games/touria/game/grimoria/riddle"
	"touria.games/touria/game/grimoria/show"
	"touria.games/touria/game/kit"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/grimoria"
)

// puzzle is the riddle that is being played on a table.
type puzzle struct {
	kit.Puzzle
	board  *board.Board
	riddle riddle.Riddle
	told   bool // what the answer was worth
	rest   int  // ticks until an answer that is shown is made
}

// question says how the players stand, and what is to be found.
func (p *puzzle) question() string {
	d := &p.riddle
	find := "riddle.find.answer"
	switch d.State.Phase() {
	case grimoria.PhaseChoose:
		find = "riddle.find.spell"
	case grimoria.PhaseTake:
		find = "riddle.find.card"
	}
	a := p.App
	return a.T("riddle.round") + " " + p.standing("riddle.stand", d.State.Score(d.Seat), d.State.Score(1-d.Seat)) + "\n" + a.T(find)
}

// standing says how many points the players have.
func (p *puzzle) standing(key string, own, rival grimoria.Score) string {
	return p.App.T(key, words.Num("Own", own.Total()), words.Lit("Name", p.board.Names[1-p.riddle.Seat]), words.Num("Rival", rival.Total()))
}

// reply returns what the player has answered.
func (p *puzzle) reply() (d grimoria.Decision, ok bool) {
	for _, made := range p.board.Session.Since(0) {
		if made.Seat == p.riddle.Seat {
			return made.Decision, true
		}
	}
	return d, false
}

// judging reports whether the player has answered, which has been seen, and it is not told yet what it was worth.
func (p *puzzle) judging() bool {
	if p == nil || p.told || p.board.Queue.Busy() {
		return false
	}
	_, ok := p.reply()
	return ok
}

// showing reports whether the best answer is to be given, and what has been seen so far has rested.
func (p *puzzle) showing() bool {
	if p == nil || !p.Demo || p.told || p.board.Queue.Busy() {
		return false
	}
	p.rest++
	return p.rest > restTicks
}

// verdict says what the answer was worth, or that of the best one which has been shown.
func (p *puzzle) verdict() {
	p.told = true
	a, d := p.App, &p.riddle
	made, _ := p.reply()
	v := kit.Verdict{Best: d.Win(), Next: d.Next(), Why: a.T("riddle.why." + riddleMotives[d.Motive]), Helped: p.board.Session.Player(d.Seat).Asked > 0, Over: p.board.Session.Over()}
	v.Win, v.Right = d.Of(made)
	p.Demo = p.Demo && v.Right // else the player has answered meanwhile
	view := d.State.View(d.Seat)
	m := show.Project(&view)
	v.What = show.Options(nil, &m, []grimoria.Decision{made}, &p.board.Names)[0].Text.In(a.Words())
	p.Tell(v)
}

// conclude says how the game has ended.
func (p *puzzle) conclude() {
	p.End(p.standing("riddle.end", p.board.Session.Score(p.riddle.Seat), p.board.Session.Score(1-p.riddle.Seat)))
}

// riddleMotives are the motives' names in the catalogue.
var riddleMotives = [riddle.Motives]string{"coins", "places", "treasures", "companions", "bonus", "rival"}
