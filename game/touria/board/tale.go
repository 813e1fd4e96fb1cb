package board

import (
	"touria.games/touria/game/touria/session"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// StartLine is the first line of every chronicle. It shows the fingerprint of the
// sealed game.
func StartLine(s *session.Session) show.Line {
	return show.Line{Seat: rules.NoSeat, Text: words.Say("chronicle.sealed", words.Lit("Print", s.Fingerprint())), Place: touria.NoSpace}
}

// MadeOf converts step i of a session.
func MadeOf(s *session.Session, i int, step *session.Step) show.Made {
	return show.Made{Seat: step.Seat, Decision: step.Decision, Events: step.Events, Status: show.StatusOf(s.Before(i + 1))}
}

// LastText describes what a player did last, "" if nothing yet.
func (bd *Board) LastText(seat rules.Seat) string {
	if last := show.LastOf(bd.Turns, seat).Text(&bd.Names); last.Key != "" {
		return bd.a.T("table.last", words.Gap("What", last))
	}
	return ""
}

// Tell announces the chronicle from a line on: the viewer's own turn line by line, another player's
// as a summary once it is complete.
func (bd *Board) Tell(from int) {
	for i := from; i < len(bd.Lines); i++ {
		l := &bd.Lines[i]
		if l.Turn {
			bd.tellTurn(i)
		}
		own := bd.Viewer < rules.NoSeat && (l.Seat == bd.Viewer || bd.turnOf(i) == bd.Viewer)
		if own && !idle(l) || l.Deed == show.DeedDoor || l.Deed == show.DeedWon || l.Deed == show.DeedEntered {
			bd.a.Hear(ui.HeardNews, l.Text.In(bd.a.Words()))
		}
	}
}

// tellTurn announces the summary of the turn that ends before a line, unless it was the viewer's.
func (bd *Board) tellTurn(end int) {
	turns := show.Turns(bd.Lines[:end])
	if len(turns) == 0 {
		return
	}
	turn := &turns[len(turns)-1]
	if turn.Seat >= rules.NoSeat || turn.Seat == bd.Viewer {
		return
	}
	bd.a.Hear(ui.HeardNews, turn.Text(&bd.Names).In(bd.a.Words()))
	for s := rules.S; s < rules.NoSeat; s++ {
		if turn.Joined.Has(s) && s != bd.Viewer {
			bd.a.Hear(ui.HeardNews, turn.JoinText(s, &bd.Names).In(bd.a.Words()))
		}
	}
}

// turnOf returns whose turn a line of the chronicle is part of.
func (bd *Board) turnOf(line int) rules.Seat {
	for i := line; i >= 0; i-- {
		if bd.Lines[i].Turn {
			return bd.Lines[i].Seat
		}
	}
	return rules.NoSeat
}

// idle reports whether a line is only about a step on the road or about the bag.
func idle(l *show.Line) bool {
	return l.Icon.Kind == show.IconBag || l.Text.Key == "chronicle.stepped"
}

// Tale is what a player did in a turn: their own, or one in which they joined in.
type Tale struct {
	Turn *show.Turn
	seat rules.Seat
}

// Tales returns who did what in the latest turns, the newest last, as many as any window shows.
func (bd *Board) Tales() (list []Tale) {
	const most = 40
	for i := max(0, len(bd.Turns)-most); i < len(bd.Turns); i++ {
		turn := &bd.Turns[i]
		if turn.Seat < rules.NoSeat {
			list = append(list, Tale{turn, turn.Seat})
		}
		for seat := rules.S; seat < rules.NoSeat; seat++ {
			if turn.Joined.Has(seat) || turn.Seat == rules.NoSeat && !turn.Net[seat].Empty() { // or took a bonus
				list = append(list, Tale{turn, seat})
			}
		}
	}
	return list
}

// LastTale returns what a seat did last; ok is false if it has done nothing yet.
func (bd *Board) LastTale(seat rules.Seat) (d Tale, ok bool) {
	turn := show.LastOf(bd.Turns, seat).Latest()
	if turn == nil {
		for i := range bd.Turns {
			if first := &bd.Turns[i]; first.Seat == rules.NoSeat && !first.Net[seat&3].Empty() {
				turn = first
			}
		}
	}
	return Tale{turn, seat}, turn != nil
}

// TaleElement returns a line with what a player did: with their crest if lead is set.
func (bd *Board) TaleElement(id string, r ui.Rect, d Tale, lead bool) ui.Element {
	net, icon, target := &d.Turn.Net[d.seat], d.Turn.Icon(), d.Turn.Target()
	text := d.Turn.Text(&bd.Names)
	if d.seat != d.Turn.Seat {
		text = d.Turn.JoinText(d.seat, &bd.Names)
		if d.Turn.Seat == rules.NoSeat {
			icon, target, text = ui.Icon{Kind: show.IconTurn}, show.Thing(show.TargetSeat, d.seat), d.Turn.BonusText(d.seat, &bd.Names)
		}
	}
	return ui.Element{ID: id, Role: ui.RoleLabel, Look: LookDeed, Rect: r, Label: text.In(bd.a.Words()), Checked: lead, Crest: bd.Crest(d.seat), Target: target,
		Icons: append([]ui.Icon{icon}, net.Gains()...), Costs: net.Costs()}
}

// OfTurn puts the turn's number before a text, since two turns may have the same text.
func OfTurn(a *ui.App, turn int, text string) string {
	return a.T("table.turn", words.Num("Count", turn)) + a.Colon() + text
}
