package show

import (
	"math/bits"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"touria.games/touria/game/words"
	"touria.games/touria/rules/touria"
)

// whyLeast is the minimum number of words of a reason: "2 swords" is none.
const whyLeast = 3

// Why returns the fullest reason that has at most WhyMost words in the
// catalogue's language.
func (c *Hint) Why(cat *words.Catalogue) string {
	text := ""
	for _, t := range c.texts {
		text = t.In(cat)
		if n := wordsIn(text); n >= whyLeast && n <= WhyMost {
			break
		}
	}
	first, n := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + strings.TrimSuffix(text[n:], ".") + "."
}

// wordsIn counts words; a no-break space does not separate them.
func wordsIn(text string) int { return strings.Count(text, " ") + 1 }

// say words the reasons, the fullest first: what the plan brings or is good for, and one thing more. The last one is
// short in every language.
func (p *hinter) say(plan []touria.Decision, names *Names) {
	bare := p.bare(plan)
	try := func(parts ...words.Text) {
		if t := strung(parts); t.Key != "" {
			p.texts = append(p.texts, t)
		}
	}
	if p.outright() {
		try(bare)
		return
	}
	try(p.itemHint())
	price := p.Cost
	price.Gems[touria.Black] = 0 // nobody minds losing one
	gain, way := p.split(price)
	_, free := p.split(touria.Holdings{}) // shorter: without its price
	full, paid, short := p.brought(gain), words.Text{}, words.Text{}
	if full.Key != "" {
		short = brief(gain)[0]
		if len(brief(price)) > 0 {
			paid = goodsFor(gain, price)
		}
	}
	if bare.Key == "herald.why.fountain" && way.Key != "herald.way" { // a way without black gems is no news then
		way, free = words.Text{}, words.Text{}
	}
	denies := p.denies(names)
	more := []words.Text{p.gate(), p.seen(), denies, way, free}
	if p.walks() && way.Key == "herald.way" { // routes differ in what is on the way
		more = []words.Text{way, free, p.gate(), denies}
	}
	heads := []words.Text{paid, full, short}
	if slices.Contains(plan[1:], touria.Decision{Kind: touria.Skip}) && (way.Key != "" || denies.Key != "") { // nothing is wanted at the place
		heads, more = []words.Text{way, denies}, []words.Text{denies}
	} else if !p.gainTells(full.Key != "") {
		if bare.Key != "herald.why.swordmaster" { // which says what the gain is
			more = append(heads, more...)
		}
		heads = []words.Text{bare}
	}
	for _, head := range heads {
		for _, second := range more {
			if head.Key != "" && second.Key != "" && !head.Equal(second) {
				try(head, second)
			}
		}
	}
	for _, head := range heads {
		try(head)
	}
	try(bare)
}

// split states the gain at the place and what is found on the way there separately.
func (p *hinter) split(price touria.Holdings) (gain touria.Holdings, way words.Text) {
	gain = p.Gain
	if p.keepsMined() {
		found := touria.Holdings{Gems: p.mined}
		found.Gems[touria.Black] = 0 // which is no reason
		for c, n := range found.Gems {
			gain.Gems[c] -= n
		}
		gain.Gems[touria.Black] = 0
		if price.Items = 0; len(brief(gain)) > 0 {
			price = touria.Holdings{}
		}
		if way = goodsFor(found, price); way.Key != "" { // the price is paid for the gems alone
			return gain, words.Say("herald.way", words.Gap("A", way))
		}
	}
	if r := p.Route.Spaces; p.walks() && p.dug == p.Mines && p.mined[touria.Black] == 0 && r[len(r)-1] == p.v.Destination() {
		way = words.Say("herald.way.clean")
		if p.fare == 0 {
			way = words.Say("herald.way.free")
		}
	}
	return gain, way
}

// walks reports whether the advice is where to walk.
func (p *hinter) walks() bool { return p.Next.Kind == touria.Step || p.Next.Kind == touria.Jump }

// brought lists a gain; a magic item alone is called one.
func (p *hinter) brought(gain touria.Holdings) words.Text {
	text := goodsFor(gain, touria.Holdings{})
	if gain == (touria.Holdings{Items: gain.Items}) && bits.OnesCount16(uint16(gain.Items)) == 1 && p.Next.Kind != touria.UseItem {
		return words.Say("herald.item", words.Gap("A", text))
	}
	return text
}

// gate says how the plan brings the castle gate nearer, by what is missing after it.
func (p *hinter) gate() words.Text {
	me := p.v.Player(p.v.Me)
	if p.Chance || p.v.InCastle(p.v.Me) {
		return words.Text{}
	}
	need := func(sum *[4 + touria.Colours]int, items touria.ItemSet) touria.Holdings {
		hearts := int(me.Hearts) + sum[0]
		if items.Has(touria.Rose) {
			hearts++
		}
		return touria.Holdings{Hearts: uint8(max(0, int(me.GoalHearts)-hearts)), Gold: uint16(max(0, int(me.GoalGold)-int(me.Gold)-sum[1]))}
	}
	had := need(&[4 + touria.Colours]int{}, me.Items)
	left := need(&p.sum, (me.Items|p.Gain.Items)&^p.Cost.Items)
	black := int(me.Gems[touria.Black]) + p.sum[4+touria.Black]
	nearer := touria.Holdings{}
	if left.Hearts < had.Hearts {
		nearer.Hearts = left.Hearts
	}
	if left.Gold < had.Gold {
		nearer.Gold = left.Gold
	}
	switch {
	case left.Hearts >= had.Hearts && left.Gold >= had.Gold && (p.sum[4+touria.Black] >= 0 || black > 0 && left != touria.Holdings{}):
		return words.Text{}
	case left == touria.Holdings{} && black == 0:
		return words.Say("herald.gate.open")
	case left == touria.Holdings{}:
		return words.Say("herald.gate.rid", words.Gap("What", Goods(touria.Holdings{Gems: touria.Gems{touria.Black: uint8(black)}})))
	case black == 0 && (nearer == touria.Holdings{} || nearer == left):
		return words.Say("herald.gate.only", words.Gap("What", Goods(left)))
	case nearer != touria.Holdings{}:
		left = nearer
	}
	return words.Say("herald.gate.left", words.Gap("What", Goods(left)))
}

// seen says what the place of a tower that is turned would give at once.
func (p *hinter) seen() words.Text {
	if p.Next.Kind != touria.TurnTower {
		return words.Text{}
	}
	return p.worth(touria.Space(p.turned()))
}

// turned returns what a tower shows that is turned now.
func (p *hinter) turned() touria.Action {
	w := touria.Tower(p.Next.Arg)
	return p.r.Face(w, p.v.TowerFacing(w)+int(p.v.Me)+1)
}

// worth says what the trader or the goldsmith would give at once.
func (p *hinter) worth(s touria.Space) words.Text {
	if s == touria.AtTrader || s == touria.AtGoldsmith {
		if y := YieldAt(p.r, p.v, s); !y.Nothing {
			return y.Short
		}
	}
	return words.Text{}
}

// denies says what the turned tower takes from the next player.
func (p *hinter) denies(names *Names) words.Text {
	if !p.Denied {
		return words.Text{}
	}
	return words.Say("herald.denies", words.Lit("Name", names[p.Heir]), words.Ref("Action", actionKey(p.Lost)))
}

// keepsMined reports whether the gain includes all coloured gems from the mines on the way.
func (p *hinter) keepsMined() bool {
	for c := touria.Blue; c < touria.NoColour; c++ {
		if p.Gain.Gems[c] < p.mined[c] {
			return false
		}
	}
	return p.mined.Total() > 0
}

// gainTells reports whether the gain explains the advice without the bare reason.
func (p *hinter) gainTells(gain bool) bool {
	switch p.Next.Kind {
	case touria.Give:
		return gain
	case touria.UseBoots, touria.Double:
		return false
	case touria.ChooseTower, touria.Travel, touria.Step, touria.Jump, touria.Stop:
		if !p.acted { // the purpose of the way is still to come
			return false
		}
	}
	swords := p.Gain == touria.Holdings{Swords: p.Gain.Swords, Gems: p.Gain.Gems}
	return gain && !swords && !p.Chance && p.Cost.Gems[touria.Black] == 0
}

// itemHint says what an item is good for if it is taken now, free of charge or for another one.
func (p *hinter) itemHint() words.Text {
	if k := p.Next.Kind; k != touria.Act && k != touria.UseItem || p.Chance || p.Cost != (touria.Holdings{Items: p.Cost.Items}) {
		return words.Text{}
	}
	for i := touria.Item(0); i < touria.Items; i++ {
		if p.Gain == (touria.Holdings{Items: 1 << i}) {
			return words.Say("item." + i.String() + ".hint")
		}
	}
	return words.Text{}
}

// goodsFor lists a gain briefly, with its price if there is one. It is empty
// without a gain.
func goodsFor(gain, price touria.Holdings) words.Text {
	g, c := brief(gain), brief(price)
	switch {
	case len(g) == 0:
		return words.Text{}
	case len(c) == 0:
		return list(g)
	}
	return words.Say("herald.for", words.Gap("A", list(g)), words.Gap("B", list(c)))
}

// strung joins texts with "and", leaving out empty ones.
func strung(parts []words.Text) (all words.Text) {
	for _, t := range parts {
		switch {
		case t.Key == "":
		case all.Key == "":
			all = t
		default:
			all = words.Say("herald.and", words.Gap("A", all), words.Gap("B", t))
		}
	}
	return all
}

// brief lists goods briefly, the most valuable first. Gems of several colours
// are counted together, black ones separately.
func brief(h touria.Holdings) []words.Text {
	gems := h.Gems
	h.Gems = touria.Gems{}
	items := bits.OnesCount16(uint16(h.Items))
	if items > 1 {
		h.Items = 0
	}
	parts := goods(h)
	if items > 1 {
		parts = append(parts, words.Say("goods.item.count", words.Num("Count", items)))
	}
	black := touria.Holdings{Gems: touria.Gems{touria.Black: gems[touria.Black]}}
	gems[touria.Black] = 0
	if one := goods(touria.Holdings{Gems: gems}); len(one) == 1 {
		parts = append(parts, one[0])
	} else if len(one) > 1 {
		parts = append(parts, words.Say("herald.gems", words.Num("Count", gems.Total())))
	}
	return append(parts, goods(black)...)
}

// outright reports whether the bare reason says everything.
func (p *hinter) outright() bool {
	switch p.Next.Kind {
	case touria.Take, touria.Enter, touria.Open, touria.Skip, touria.NoDouble, touria.NoJoin, touria.EndTurn, touria.Duty,
		touria.Reroll, touria.Bonus:
		return true
	case touria.Stop:
		return p.v.Phase() == touria.PhaseDragon
	case touria.UseItem:
		return touria.Item(p.Next.Arg).Use() == touria.UseOnDoors
	}
	return false
}

// bare returns the reason for the next decision on its own.
func (p *hinter) bare(plan []touria.Decision) words.Text {
	d := p.Next
	switch d.Kind {
	case touria.Bonus:
		return p.bareBonus()
	case touria.TurnTower:
		return words.Say("herald.why.turn_tower", words.Ref("Action", actionKey(p.turned())))
	case touria.ChooseTower:
		a := p.r.FacingAction(&p.v.Table, touria.Tower(d.Arg), p.v.Me)
		if a == touria.Wizard {
			if len(plan) > 1 && plan[1].Kind == touria.Travel {
				return words.Say("herald.why.flight", place(touria.Space(plan[1].Arg), "to"))
			}
			return words.Say("herald.why." + a.String())
		}
		return p.whyAt(touria.Space(a))
	case touria.Travel:
		return p.whyAt(touria.Space(d.Arg))
	case touria.Act, touria.Join, touria.Step, touria.Jump:
		return p.whyAt(p.v.Destination())
	case touria.Take:
		return p.bareTake(touria.Colour(d.Arg))
	case touria.Stop:
		if p.v.Phase() == touria.PhaseDragon {
			return words.Say("herald.why.keep")
		}
		return p.whyAt(p.v.Destination())
	case touria.UseItem:
		return p.bareItem()
	case touria.Open:
		return p.bareDoor()
	}
	return words.Say("herald.why." + d.Kind.String())
}

// whyAt says what a place is good for, from what the player has and collects on the way there.
func (p *hinter) whyAt(s touria.Space) words.Text {
	me := p.v.Player(p.v.Me)
	if deal, ok := s.Deal(); ok && !owns(&me, &deal.Cost) {
		for c, n := range p.mined {
			me.Gems[c] += n
		}
		if owns(&me, &deal.Cost) {
			return words.Say("herald.why.brought")
		}
		return words.Say("herald.why.wait")
	}
	if text := p.worth(s); text.Key != "" {
		return words.Say("herald.why.worth", words.Gap("What", text))
	}
	if s == touria.AtDragon {
		faces := 0
		for _, n := range me.Gems {
			if n > 0 {
				faces++
			}
		}
		if faces > 0 {
			return words.Say("herald.why.roll", words.Num("Count", faces))
		}
	}
	return words.Say("herald.why." + s.String())
}

func (p *hinter) bareBonus() words.Text {
	switch p.Next.Arg {
	case touria.BonusGold:
		return words.Say("herald.why.gold")
	case touria.BonusSword:
		return words.Say("herald.why.sword")
	}
	return p.bareTake(touria.Colour(p.Next.Arg))
}

// bareTake says what a gem is good for: selling several alike, or orders.
func (p *hinter) bareTake(c touria.Colour) words.Text {
	if c == touria.Black {
		return words.Say("herald.why.take.black")
	}
	me := p.v.Player(p.v.Me)
	orders := 0
	for slot := range 3 {
		if o := p.r.Order(p.v.OpenOrder(slot)); o.Gems[c] > 0 {
			orders++
		}
	}
	switch n := int(me.Gems[c]) + 1; {
	case n == 2 || n == 3:
		return words.Say("herald.why.take.alike", words.Num("Count", n))
	case orders > 0:
		return words.Say("herald.why.take.orders", words.Num("Count", orders))
	}
	return words.Say("herald.why.take")
}

func (p *hinter) bareItem() words.Text {
	switch i := touria.Item(p.Next.Arg); i.Use() {
	case touria.UseOnDestination:
		return p.whyAt(touria.Space(p.Next.Sub))
	case touria.UseOnDoors, touria.UseAlone:
		return words.Say("herald.why.item." + i.String())
	}
	return words.Say("herald.why.item")
}

// bareDoor says why to open a door, from what the player knows.
func (p *hinter) bareDoor() words.Text {
	door := int(p.Next.Arg)
	switch p.v.Behind(door) {
	case touria.Children:
		return words.Say("herald.why.open.children")
	case touria.Nobody:
		n := 0
		for d := 1; d <= touria.Doors; d++ {
			if !p.v.DoorOpen(d) && p.v.Behind(d) == touria.Nobody {
				n++
			}
		}
		return words.Say("herald.why.open.unknown", words.Num("Count", n))
	}
	return words.Say("herald.why.open.known")
}
