package bot

import "touria.games/touria/rules/touria"

// The fast rollout policy weighs each tower by the sums of turnPlanner, and leaves
// the rest of the turn to the rules' light policy.

// fastStart plays the start of a turn, up to the place.
func (g *searchGame) fastStart(s *touria.State, dice *touria.Dice) {
	var p turnPlanner
	if !p.prepare(g, s, dice) {
		return
	}
	best, most := turnStart{tower: touria.Towers}, -1<<30
	seat := s.Active()
	for t := touria.NW; t < touria.Towers; t++ {
		noise := dice.Below(12)
		a := g.rules.FacingAction(&s.Table, t, seat)
		if a != touria.Wizard {
			if w, v := p.bestPath(touria.Space(a), freeSteps); w != nil && v+noise > most {
				best, most = turnStart{tower: t, path: w, travel: touria.NoSpace}, v+noise
			}
			continue
		}
		if p.h.Gold == 0 {
			continue
		}
		if to, v := p.bestPlace(); v-p.coin+noise > most {
			best, most = turnStart{tower: t, travel: to}, v-p.coin+noise
		}
	}
	if p.h.Items.Has(touria.Broom) {
		if to, v := p.bestPlace(); v-50 > most {
			best = turnStart{broom: true, travel: to}
		}
	}
	p.start(&best, dice)
}

// fastUse decides on using a place.
func (g *searchGame) fastUse(s *touria.State, dice *touria.Dice, phase touria.Phase) {
	switch {
	case phase == touria.PhaseJoin:
		g.fastJoin(s)
	case phase == touria.PhaseDouble:
		g.fastDouble(s)
	case s.Destination() == touria.AtForest:
		g.fastForest(s)
	default:
		g.lightStep(s, dice)
	}
}

// fastForest takes the better of the two items.
func (g *searchGame) fastForest(s *touria.State) {
	a, b := s.Display(0), s.Display(1)
	d := touria.ActForest(0)
	switch {
	case a == touria.NoItem && b == touria.NoItem:
		d = touria.Decision{Kind: touria.Skip}
	case a == touria.NoItem || b != touria.NoItem && itemWorth[b] > itemWorth[a]:
		d = touria.ActForest(1)
	}
	g.rules.Apply(s, d, nil)
}

// fastJoin joins in if the place brings more than an elixir is worth.
func (g *searchGame) fastJoin(s *touria.State) {
	var p turnPlanner
	p.setState(g, s, s.ToMove())
	d := touria.Decision{Kind: touria.NoJoin}
	if v := p.place(s.Destination(), p.gems); p.h.Elixirs > 0 && v > 42+2*joinMargin {
		d.Kind = touria.Join
	} else if p.h.Items.Has(touria.Flagon) && v > itemWorth[touria.Flagon] {
		d = touria.Decision{Kind: touria.Join, Arg: 1}
	}
	g.rules.Apply(s, d, nil)
}

// fastDouble uses the place again if that brings more than a violet gem is worth.
func (g *searchGame) fastDouble(s *touria.State) {
	d := touria.Decision{Kind: touria.NoDouble}
	if h := s.Holdings(s.ToMove()); h.Gems[touria.Violet] > 0 || h.Items.Has(touria.Bird) {
		var p turnPlanner
		p.setState(g, s, s.ToMove())
		if h.Gems[touria.Violet] > 0 {
			if p.place(s.Destination(), p.gems-1<<(8*touria.Violet)) > 40 {
				d.Kind = touria.Double
			}
		} else if p.place(s.Destination(), p.gems) > itemWorth[touria.Bird] {
			d = touria.Decision{Kind: touria.Double, Arg: 1}
		}
	}
	g.rules.Apply(s, d, nil)
}
