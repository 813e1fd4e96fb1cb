package turn

import (
	"slices"

	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// act is what the main button does now.
type act struct {
	Text   string // names the act, as in "Walk to the thief"
	Short  string // names it where what it costs and brings needs the room; empty: no other way
	Why    string // why there is nothing to do; empty if there is
	Marked bool   // there is no way back from it

	Costs, Gives []ui.Icon // what is certainly paid and got
	Either       bool      // one of what it gives
}

// Act returns what the main button does now. An offer is answered by its own
// buttons: the main button has a part in it only once an answer is selected.
func (t *Turn) Act() act {
	o := t.Primary()
	switch {
	case !t.Deciding:
		return act{Why: t.a.T("undo.bot")}
	case t.Forced():
		return act{Why: t.a.T("table.confirm.nothing")}
	case o == nil && t.Way() != nil:
		c := act{Text: board.Sentence(show.WalkTo(t.Board.Model.Dest).In(t.a.Words())), Short: t.Board.PlaceName(t.Board.Model.Dest)}
		c.Costs, c.Gives = t.Way().Costs(), brings(t.Way(), &t.View, &t.wish.gems)
		return c
	case o == nil && t.Choices.Question:
		return act{Why: t.a.T("first." + t.View.Phase().String())}
	case o == nil:
		return act{Why: t.a.T("table.confirm.nothing")}
	}
	c := act{Text: t.ActName(o), Marked: o.Reveals && !Ends(o), Costs: o.Costs, Gives: o.Gives}
	if way := t.Way(); way != nil && t.TowerPicked() {
		c.Costs, c.Gives, c.Short = way.Costs(), brings(way, &t.View, &t.wish.gems), t.Board.PlaceName(t.Forecast.Place)
		if also := t.Wish().Deed; also != nil {
			if len(way.Spaces) > 0 {
				c.Text = board.Sentence(also.AfterWalk().In(t.a.Words()))
			} else {
				c.Text = t.ActName(also)
			}
			c.Marked, c.Short = c.Marked || also.Reveals, t.ActName(also)
			c.Costs, c.Gives = append(slices.Clone(c.Costs), also.Costs...), append(slices.Clone(c.Gives), also.Gives...)
		}
	}
	if way := t.Advice.way; way != nil && o == t.HeraldOption() {
		c.Costs, c.Gives = way.Costs(), brings(way, &t.View, &t.wish.gems)
		if n := len(way.Spaces); n > 0 {
			c.Short = t.Board.PlaceName(way.Spaces[n-1])
		}
	}
	if o.ID == t.doubted {
		c.Text = t.a.T("act.sure", words.Lit("What", c.Text))
		if c.Short != "" {
			c.Short = t.a.T("act.sure", words.Lit("What", c.Short))
		}
	}
	return c
}

// ActName returns the name of what an option does, as the beginning of a sentence.
func (t *Turn) ActName(o *show.Option) string {
	return board.Sentence(o.Name().In(t.a.Words()))
}

// Ends reports whether an option ends the turn. That is never taken back, and
// everybody knows it.
func Ends(o *show.Option) bool {
	return o.Leaf() && (o.Decision.Kind == touria.EndTurn || o.Decision.Kind == touria.NoDouble)
}

// Price returns the viewer's gems that the act takes away.
func (c *act) Price() (gems touria.Gems) {
	for _, i := range c.Costs {
		if i.Kind == show.IconGem && i.What < uint8(touria.NoColour) {
			gems[i.What] += uint8(max(1, i.Count))
		}
	}
	return gems
}

// brings returns what a way brings, with the gems that the player has said they will take: one a mine, Black where the walk
// asks.
func brings(rt *show.Route, v *touria.View, wanted *[touria.Mines]touria.Colour) []ui.Icon {
	told := *rt
	told.Either = slices.Clone(rt.Either)
	for _, s := range rt.Spaces {
		if !s.IsMine() || wanted[s.Mine()] == touria.Black {
			continue
		}
		if i := slices.Index(told.Either, v.MineGems(s.Mine())); i >= 0 {
			told.Either = slices.Delete(told.Either, i, i+1)
			told.Gems[wanted[s.Mine()]]++
		}
	}
	return told.Icons()
}

// Prompt says who must decide what (M2).
func (t *Turn) Prompt() string {
	a := t.a
	switch {
	case t.Forced() && t.Legal[0].Kind == touria.Skip:
		return a.T("prompt.act.nothing", words.Lit("Name", t.Board.Names[t.Board.Viewer&3]))
	case t.Forced() && t.Legal[0].Kind == touria.Stop: // what the die shows can't be given
	case (t.Board.Queue.Busy() || t.Forced()) && t.Board.Acts() < rules.NoSeat: // nothing can be chosen yet
		return a.T("prompt.playing", words.Lit("Name", t.Board.Names[t.Board.Acts()]))
	case t.s.Over():
		return show.Prompt(&t.Board.Model, nil, &t.Board.Names).In(a.Words())
	case !t.s.IsHuman(t.s.ToMove()):
		return a.T("prompt.thinking", words.Lit("Name", t.Board.Names[t.s.ToMove()]))
	case t.Deciding && t.TowerPicked():
		return show.PickedPrompt(t.Choices.Find(t.Picked), t.Board.Names[t.Board.Model.ToMove&3]).In(a.Words())
	case t.Deciding && len(t.Path) > 0:
		if g := t.Choices.Find(t.Path[len(t.Path)-1]); g != nil {
			return g.Label.In(a.Words())
		}
	}
	return show.Prompt(&t.Board.Model, t.Legal, &t.Board.Names).In(a.Words())
}
