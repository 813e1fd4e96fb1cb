package table

import (
	"touria.games/touria/assets/pictures"
	"touria.games/touria/game/touria/board"
	"touria.games/touria/game/touria/show"
	"touria.games/touria/game/touria/turn"
	"touria.games/touria/game/ui"
	"touria.games/touria/game/words"
	"touria.games/touria/rules/touria"
)

// leads reports whether an option is what the main button takes, or a group in which that stands.
func (sh *sheet) leads(o *show.Option) bool {
	p := sh.turn.Primary()
	return p != nil && (p == o || sh.turn.Picked == "" && !o.Leaf() && o.Primary && o.Plainest() == p)
}

// aside reports whether an option is a smaller sale of another colour than the chosen one: whoever chooses that colour
// sees it.
func (sh *sheet) aside(o *show.Option) bool {
	if len(sh.turn.Path) > 0 || !turn.Sells(o) {
		return false
	}
	p := sh.turn.Primary()
	return (p == nil || p.Target != o.Target) && sh.turn.AimAt(o.Target)[0] != o
}

// panelOptions returns the options that have a row. In the large layout towers, spaces and doors are pressed where
// they are; what the main button or the second one does needs none.
func (sh *sheet) panelOptions() []*show.Option {
	if sh.turn.TowerPicked() {
		return nil
	}
	decline := sh.turn.Decline()
	start := sh.turn.AtStart() && !board.Layout(sh.a).Tiny
	var list, aside []*show.Option
	for _, o := range sh.turn.Level() {
		switch {
		case o.Primary && turn.Ends(o), o == decline, sh.aside(o):
			continue
		case o.Leaf() && (o.Decision.Kind == touria.ChooseTower || o.Decision.Kind == touria.Open):
			continue // towers and doors are large enough on every screen
		case !sh.board.Small && sh.turn.Among.Kind == show.TargetNone && o.Target.Kind == show.TargetSpace && o.Leaf() && !o.Primary && o.Decision.Kind != touria.Enter:
			continue
		case start && o.Target.Kind != show.TargetNone:
			aside = append(aside, o) // it is pressed where it lies
			continue
		}
		list = append(list, o)
	}
	if len(list)+len(aside) < 2 && !(start && sh.turn.Chooses()) { // beside four places nothing is alone
		list = append(aside, list...)
	}
	return list
}

// optionElement returns the button of an option.
func (sh *sheet) optionElement(o *show.Option) ui.Element {
	e := ui.Element{ID: "table.option." + o.ID, Role: ui.RoleButton, Look: ui.LookOption, Text: o.Label.In(sh.a.Words()), Hint: o.Hint.In(sh.a.Words()),
		Target: o.Target, Costs: o.Costs, Icons: o.Gives, Align: ui.AlignLeft, Lines: 2, Marked: o.Reveals, Checked: sh.leads(o), OnPress: func() { sh.turn.Take(o) }}
	if o.Reveals {
		if e.Hint != "" {
			e.Hint += "\n"
		}
		e.Hint += sh.a.T("decision.no_way_back")
	}
	if !o.Leaf() {
		e.Symbol = pictures.SymRight
	}
	if e.Advised = sh.turn.Advice.Leads(o); e.Advised {
		e.Symbol = pictures.SymHerald
	}
	return e
}

// namesOf returns what an option does in words: all of them, and then what it gives or is about, which its picture
// shows.
func (sh *sheet) namesOf(o *show.Option) []string {
	a := sh.a
	list := []string{o.Label.In(a.Words())}
	switch {
	case !o.Leaf() && o.Target.Kind == show.TargetSwords:
		return append(list, a.T("decision.turn_towers.short"))
	case !o.Leaf():
	case o.Decision.Kind == touria.Skip:
		return append(list, a.T("decision.skip.short"))
	case o.Decision.Kind == touria.Stop && sh.turn.View.Phase() == touria.PhaseDragon:
		return append(list, a.T("decision.stop.short"))
	case o.Decision.Kind == touria.Reroll:
		return append(list, a.T("decision.act.dragon"))
	}
	var names []string
	for _, i := range o.Gives {
		count := words.Num("Count", max(1, i.Count))
		switch i.Kind {
		case show.IconHeart:
			names = append(names, a.T("goods.heart.count", count))
		case show.IconGold:
			names = append(names, a.T("goods.gold.count", count))
		case show.IconSword:
			names = append(names, a.T("goods.sword.count", count))
		case show.IconElixir:
			names = append(names, a.T("goods.elixir.count", count))
		case show.IconGem:
			if i.What < uint8(touria.NoColour) {
				names = append(names, board.Sentence(a.T("colour."+touria.Colour(i.What).String()+".name")))
			}
		case show.IconItem:
			if i.What < uint8(touria.NoItem) {
				names = append(names, a.T("item."+touria.Item(i.What).String()+".name"))
			}
		}
	}
	if len(names) > 0 {
		list = append(list, a.Words().List(names))
	}
	return list
}

// picture returns what an option costs and gives or, if that is nothing certain,
// the thing that it is about.
func (sh *sheet) picture(o *show.Option) (costs, gives []ui.Icon, symbol pictures.Symbol) {
	costs, gives = o.Costs, o.Gives
	if !o.Leaf() && len(costs) == 0 { // what its options have in common, in any colour
		first := &o.Children[0]
		for !first.Leaf() {
			first = &first.Children[0]
		}
		for _, i := range first.Costs {
			if i.Kind == show.IconGem {
				i.Kind, i.What = show.IconEither, show.AnyGem
			}
			costs = append(costs, i)
		}
		if len(gives) == 0 {
			gives = first.Gives
		}
	}
	if len(costs)+len(gives) > 0 {
		return costs, gives, pictures.SymNone
	}
	one := func(kind ui.IconKind, n uint8) ([]ui.Icon, []ui.Icon, pictures.Symbol) {
		return nil, []ui.Icon{{Kind: kind, What: n}}, pictures.SymNone
	}
	switch o.Target.Kind {
	case show.TargetItem:
		return one(show.IconItem, o.Target.N)
	case show.TargetGem, show.TargetMineGem:
		return one(show.IconGem, o.Target.N)
	case show.TargetSpace:
		if touria.Space(o.Target.N) <= touria.AtBridge {
			return one(show.IconSpace, o.Target.N)
		}
		return nil, nil, pictures.SymRoute
	case show.TargetTower:
		return one(show.IconAction, uint8(sh.board.Model.Faces(touria.Tower(o.Target.N), sh.board.Eyes).Roof))
	case show.TargetDoor:
		return one(show.IconDoor, o.Target.N)
	case show.TargetDie:
		return one(show.IconDie, uint8(sh.board.Model.Die))
	case show.TargetDisplay:
		return one(show.IconItem, uint8(sh.board.Model.Display[o.Target.N&1]))
	case show.TargetSwords:
		return one(show.IconSword, 0)
	case show.TargetElixir:
		return one(show.IconElixir, 0)
	}
	switch {
	case !o.Leaf():
		return nil, nil, pictures.SymNext
	case o.Decision.Kind == touria.EndTurn:
		return nil, nil, pictures.SymTick
	}
	return nil, nil, pictures.SymCross
}
