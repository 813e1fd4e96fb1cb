package show

import (
	"math/bits"
	"strings"
	"unicode"
	"unicode/utf8"

	"touria.games/touria/game/words"
	"touria.games/touria/rules"
	"touria.games/touria/rules/touria"
)

// Hint is the herald's advice with its reasons: the gain, the route, and what it
// leaves the next player. It follows from a plan and from the view of the seat
// that asked, and states only what is certain.
type Hint struct {
	// Next is the decision that is advised now.
	Next touria.Decision
	// Gain and Cost are the plan's certain net gain and net cost.
	Gain, Cost touria.Holdings
	// Route is the rest of the plan's route, Mines the number of mines on it.
	Route Route
	Mines int
	// Heir is the next player, NoSeat if no tower turns for one. Leaves is what
	// the turned tower shows that player. With Denied, no tower shows them Lost
	// any more.
	Heir         rules.Seat
	Leaves, Lost touria.Action
	Denied       bool
	// Chance is true if the plan ends where chance decides.
	Chance bool

	texts []words.Text // why, the fullest first
}

// WhyMost is the maximum number of words of a hint's reason.
const WhyMost = 12

// NewHint returns the hint for a plan, which starts with a legal decision. The
// view is that of the seat to move.
func NewHint(r *touria.Rules, v *touria.View, plan []touria.Decision, names *Names) Hint {
	return newHint(r, v, plan, names, 0)
}

// newHint plays the plan on a position that fits the view and is completed from
// a seed. The hint is the same for every seed.
func newHint(r *touria.Rules, v *touria.View, plan []touria.Decision, names *Names, seed uint64) Hint {
	p := hinter{Hint: Hint{Next: plan[0], Heir: rules.NoSeat, Route: Route{Jump: -1}}, r: r, v: v, s: r.Determinise(v, seed)}
	for i, d := range plan {
		p.note(d)
		if !p.play(d) {
			for _, rest := range plan[i+1:] {
				p.note(rest)
			}
			break
		}
	}
	p.balance()
	p.bequeath(plan)
	p.say(names)
	return p.Hint
}

// hinter works out a hint.
type hinter struct {
	Hint
	r     *touria.Rules
	v     *touria.View
	s     touria.State
	log   touria.Log
	sum   [4 + touria.Colours]int // hearts, gold, swords, elixirs, gems
	mined touria.Gems             // collected on the way
	acted bool                    // the plan uses the place at its end
	got   touria.ItemSet
	gave  touria.ItemSet
	mines uint8 // bits of the mines refilled since the plan began: their gems are chance
	slots uint8 // bits of the fairy's refilled places
	cards uint8 // bits of the trader's new orders
}

// note adds a decision of the plan to the route.
func (p *hinter) note(d touria.Decision) {
	switch d.Kind {
	case touria.UseBoots:
		p.Route.Boots = true
	case touria.Step, touria.Jump:
		if d.Kind == touria.Jump {
			p.Route.Jump = len(p.Route.Spaces)
		}
		p.Route.Spaces = append(p.Route.Spaces, touria.Space(d.Arg))
		if touria.Space(d.Arg).IsMine() {
			p.Mines++
		}
	}
}

// play makes a decision of the plan and adds up its gains and costs. It returns
// false when nothing after it is certain.
func (p *hinter) play(d touria.Decision) bool {
	if p.s.ToMove() != p.v.Me || p.veiled(d) || p.r.Why(&p.s, d) != touria.ReasonNone {
		return false
	}
	p.log.Events = p.log.Events[:0]
	p.acted = p.acted || d.Kind == touria.Act
	p.r.Apply(&p.s, d, &p.log)
	for i := range p.log.Events {
		e := &p.log.Events[i]
		switch e.Kind {
		case touria.Gained, touria.Collected:
			if e.Seat == p.v.Me && !p.Chance {
				p.add(&e.Holdings, 1)
				p.got |= e.Items
				if e.Kind == touria.Collected && d.Kind != touria.UseItem { // the knapsack brings gems from anywhere
					for c, n := range e.Gems {
						p.mined[c] += n
					}
				}
			}
		case touria.Paid:
			if e.Seat == p.v.Me && !p.Chance {
				p.add(&e.Holdings, -1)
				p.gave |= e.Items
			}
		case touria.Refilled:
			p.mines |= 1 << touria.Space(e.At).Mine()
		case touria.ItemOpened:
			p.slots |= 1 << e.At
		case touria.OrderOpened:
			p.cards |= 1 << e.At
		case touria.Rolled, touria.Drawn, touria.DoorOpened, touria.Peeked:
			p.Chance = true
		}
	}
	return !p.Chance
}

// veiled reports whether the outcome of a decision depends on something that was
// revealed after the plan began.
func (p *hinter) veiled(d touria.Decision) bool {
	switch d.Kind {
	case touria.Step, touria.Jump:
		to := touria.Space(d.Arg)
		return to.IsMine() && p.mines>>to.Mine()&1 != 0
	case touria.Act:
		switch p.s.Destination() {
		case touria.AtForest:
			return p.slots>>d.Arg&1 != 0
		case touria.AtTrader:
			return d.Arg != touria.NoOrder && p.cards>>d.Arg&1 != 0
		}
	case touria.UseItem:
		switch touria.Item(d.Arg).Use() {
		case touria.UseOnSlot:
			return p.slots>>d.Sub&1 != 0
		case touria.UseOnMine:
			return p.mines>>touria.Space(d.Sub).Mine()&1 != 0
		}
	}
	return false
}

func (p *hinter) add(h *touria.Holdings, sign int) {
	p.sum[0] += sign * int(h.Hearts)
	p.sum[1] += sign * int(h.Gold)
	p.sum[2] += sign * int(h.Swords)
	p.sum[3] += sign * int(h.Elixirs)
	for c, n := range h.Gems {
		p.sum[4+c] += sign * int(n)
	}
}

// balance splits the sums into gains and costs.
func (p *hinter) balance() {
	p.Gain = held(&p.sum, 1)
	p.Cost = held(&p.sum, -1)
	p.Gain.Items, p.Cost.Items = p.got&^p.gave, p.gave&^p.got
}

// held returns the sums of one sign.
func held(sum *[4 + touria.Colours]int, sign int) (h touria.Holdings) {
	h.Hearts, h.Gold = uint8(max(0, sign*sum[0])), uint16(max(0, sign*sum[1]))
	h.Swords, h.Elixirs = uint8(max(0, sign*sum[2])), uint8(max(0, sign*sum[3]))
	for c := range h.Gems {
		h.Gems[c] = uint8(max(0, sign*sum[4+c]))
	}
	return h
}

// bequeath finds what the turned tower leaves the next player.
func (p *hinter) bequeath(plan []touria.Decision) {
	w := touria.Tower(touria.Towers)
	t := p.v.Table
	for _, d := range plan {
		if d.Kind == touria.TurnTower || d.Kind == touria.ChooseTower || d.Kind == touria.Pass {
			w = touria.Tower(d.Arg)
		}
		if d.Kind == touria.ChooseTower || d.Kind == touria.Pass {
			break
		}
	}
	heir := p.v.Seats().Next(p.v.Me)
	if w == touria.Towers || p.v.InCastle(heir) {
		return
	}
	p.Heir = heir
	sees := func(t *touria.Table) (set uint8) {
		for w := touria.NW; w < touria.Towers; w++ {
			set |= 1 << p.r.FacingAction(t, w, heir)
		}
		return set
	}
	p.Leaves = p.r.FacingAction(&p.s.Table, w, heir)
	before := p.r.FacingAction(&t, w, heir)
	if sees(&p.s.Table)>>before&1 == 0 {
		p.Lost, p.Denied = before, true
	}
}

// Why returns the fullest reason that has at most WhyMost words in the
// catalogue's language.
func (c *Hint) Why(cat *words.Catalogue) string {
	text := ""
	for _, t := range c.texts {
		text = t.In(cat)
		if n := wordsIn(text); n > 1 && n <= WhyMost { // one word is no reason
			break
		}
	}
	first, n := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + strings.TrimSuffix(text[n:], ".") + "."
}

// wordsIn counts words; a no-break space does not separate them.
func wordsIn(text string) int { return strings.Count(text, " ") + 1 }

// say words the reasons, the fullest first. The last one is short in every
// language.
func (p *hinter) say(names *Names) {
	bare := p.bare()
	price := p.Cost
	price.Gems[touria.Black] = 0 // nobody minds losing one
	// The gain at the place and the gain on the way there are stated separately.
	gain, way := p.Gain, words.Text{}
	lead := bare
	if p.gainTells(len(brief(gain)) > 0) {
		lead = words.Text{}
	}
	if p.keepsMined() {
		for c, n := range p.mined {
			gain.Gems[c] -= n
		}
		way = goodsFor(touria.Holdings{Gems: p.mined}, touria.Holdings{})
		if len(brief(gain)) == 0 { // the price is paid for the gems alone
			way = goodsFor(touria.Holdings{Gems: p.mined}, price)
		}
		if k := p.Next.Kind; lead.Key == "" || k != touria.Step && k != touria.Jump { // otherwise the lead mentions the way
			way = words.Say("herald.way", words.Gap("A", way))
		}
	} else if p.Mines > 0 {
		way = words.Say("herald.mines", words.Num("Count", p.Mines))
	}
	full, paid, short := goodsFor(gain, touria.Holdings{}), words.Text{}, words.Text{}
	if full.Key != "" {
		short = brief(gain)[0]
		if len(brief(price)) > 0 {
			paid = goodsFor(gain, price)
		}
	}
	left := words.Text{}
	if p.Heir < rules.NoSeat {
		left = words.Say("herald.leaves", words.Lit("Name", names[p.Heir]), words.Ref("Action", actionKey(p.Leaves)))
		if p.Denied {
			left = words.Say("herald.denies", words.Lit("Name", names[p.Heir]), words.Ref("Action", actionKey(p.Lost)))
		}
	}
	try := func(parts ...words.Text) {
		if t := strung(parts); t.Key != "" {
			p.texts = append(p.texts, t)
		}
	}
	if p.outright() {
		way, left, full, short, paid = words.Text{}, words.Text{}, words.Text{}, words.Text{}, words.Text{}
	}
	try(p.itemHint())
	if paid.Key != "" {
		try(lead, paid, way, left)
		try(lead, paid, left)
	}
	try(lead, full, way, left)
	try(lead, short, way, left)
	try(lead, full, left)
	try(lead, short, left)
	if paid.Key != "" {
		try(lead, paid, way)
	}
	try(lead, full, way)
	try(lead, full)
	try(lead, short)
	try(bare, short)
	try(bare)
}

// keepsMined reports whether the gain includes all gems from the mines on the way.
func (p *hinter) keepsMined() bool {
	for c, n := range p.mined {
		if p.Gain.Gems[c] < n {
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
	case touria.ChooseTower, touria.Travel, touria.Step, touria.Jump, touria.Stop:
		if !p.acted { // the purpose of the way is still to come
			return false
		}
	}
	return gain && !p.Chance && p.Cost.Gems[touria.Black] == 0
}

// itemHint says what an item is good for if it is taken now and free of charge.
func (p *hinter) itemHint() words.Text {
	if p.Next.Kind != touria.Act || p.Chance || p.Cost != (touria.Holdings{}) {
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
func (p *hinter) bare() words.Text {
	d := p.Next
	switch d.Kind {
	case touria.Bonus:
		return p.bareBonus()
	case touria.TurnTower:
		face := p.r.Face(touria.Tower(d.Arg), p.v.TowerFacing(touria.Tower(d.Arg))+int(p.v.Me)+1)
		return words.Say("herald.why.turn_tower", words.Ref("Action", actionKey(face)))
	case touria.ChooseTower:
		a := p.r.FacingAction(&p.v.Table, touria.Tower(d.Arg), p.v.Me)
		if a == touria.Wizard {
			return words.Say("herald.why." + a.String())
		}
		return p.whyAt(touria.Space(a))
	case touria.Travel:
		return p.whyAt(touria.Space(d.Arg))
	case touria.Act, touria.Join:
		return p.whyAt(p.v.Destination())
	case touria.Step, touria.Jump:
		return words.Say("herald.why.way", place(p.v.Destination(), "to"))
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

// whyAt says what a place is good for.
func (p *hinter) whyAt(s touria.Space) words.Text {
	me := p.v.Player(p.v.Me)
	if deal, ok := s.Deal(); ok && !owns(&me, &deal.Cost) { // the way may give it
		return words.Say("herald.why.way", place(s, "to"))
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
