package table

import (
	"touria.games/touria/game/kit"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/riddle"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/touria/turn"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// questionText says how the players stand, and what is to be found.
func (p *puzzle) questionText() string {
	s := &p.riddle.State
	me, rival := s.ToMove(), s.Seats().Next(s.ToMove())
	name := words.Lit("Name", p.board.Names[rival])
	stands, left := standing(s, me)
	text := p.a.T("riddle."+stands, words.Gap("What", show.Goods(left)))
	if n := s.Holdings(me).Gems[touria.Black]; n > 0 && stands == lacks {
		text += " " + p.a.T("riddle.rid", words.Gap("What", show.Goods(touria.Holdings{Gems: touria.Gems{touria.Black: n}})))
	}
	stands, left = standing(s, rival)
	return text + "\n" + p.a.T("riddle.rival."+stands, name, words.Gap("What", show.Goods(left))) + "\n" + p.a.T("riddle.find")
}

// lacks is the end of the key for who lacks hearts or gold.
const lacks = "lacks"

// standing returns how far a player is from the castle: the end of a key, and what is lacking.
func standing(s *touria.State, seat rules.Seat) (key string, left touria.Holdings) {
	hearts, gold := riddle.Missing(s, seat)
	switch {
	case s.InCastle(seat):
		return "inside", left
	case hearts+gold > 0:
		return lacks, touria.Holdings{Hearts: uint8(hearts), Gold: uint16(gold)}
	case s.Holdings(seat).Gems[touria.Black] > 0:
		return "black", left
	}
	return "ready", left
}

// asks reports whether the riddle's turn is not over.
func (p *puzzle) asks() bool {
	return p != nil && !p.told && !p.s.Over() && p.s.State().Turn() == p.riddle.State.Turn()
}

// demonstrate makes the plan's next decision, leaves time to see it and, when there is none left, tells what the plan is
// worth.
func (p *puzzle) demonstrate(t *turn.Turn) {
	switch n := p.s.Len(); {
	case n > 0 && n <= len(p.riddle.Plan) && p.s.Since(n - 1)[0].Decision != p.riddle.Plan[n-1]:
		p.Demo = false // the player goes another way
	case p.board.Queue.Busy():
	case p.rest > 0:
		p.rest--
	case n < len(p.riddle.Plan):
		t.Commit(p.riddle.Plan[n])
		p.rest = turn.RestTicks
	default:
		p.told = true
		p.tell()
	}
}

// weighing reports whether the player's turn is over and it is not told yet what it was worth.
func (p *puzzle) weighing() bool {
	return p != nil && !p.told && !p.board.Queue.Busy() && (p.s.Over() || p.s.State().Turn() != p.riddle.State.Turn())
}

// prompt says who must decide what, or that the player's turn is being weighed.
func (p *puzzle) prompt(t *turn.Turn) string {
	if p.weighing() {
		return p.a.T("riddle.weighing")
	}
	return t.Prompt()
}

// acts returns who must act; nobody does while the player's turn is being weighed.
func (p *puzzle) acts(bd *board.Board) rules.Seat {
	if p.weighing() {
		return rules.NoSeat
	}
	return bd.Acts()
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
		p.trial = riddle.NewTrial(p.s.Rules(), &p.riddle, moves, rules.ParseSeed(p.Of.IDs[p.At]))
		p.a.Hear(ui.HeardNews, p.a.T("riddle.weighing"))
		p.a.Changed()
	}
	if !p.a.Think(p.trial.Step) {
		return
	}
	p.told = true
	p.tell()
}

// tell says what the turn was worth, or where the plan leads that has been shown.
func (p *puzzle) tell() {
	about := p.riddle.About(p.s.Rules())
	v := kit.Verdict{Best: p.riddle.Win, Next: p.riddle.Next, Why: p.a.T("riddle.why." + riddleMotives[about.Motive]), Helped: p.s.Asked(p.riddle.State.ToMove()) > 0, Over: p.s.Over()}
	if about.Place != touria.NoSpace {
		v.What = p.board.PlaceName(about.Place)
	}
	if p.trial != nil {
		v.Right, v.Win = p.trial.Right(), p.trial.Win()
		if more, same := p.trial.More(); same && !v.Right {
			v.Why = p.a.T("riddle.why.better")
			if more != (touria.Holdings{}) {
				v.Why = p.a.T("riddle.why.more", words.Gap("What", show.Goods(more)))
			}
		}
	}
	p.Tell(v)
}

// riddleMotives are the motives' names in the catalogue.
var riddleMotives = [riddle.Motives]string{"enter", "gate", "hearts", "gold", "clean", "thing", "blades", "stones", "throw", "look", "block"}
