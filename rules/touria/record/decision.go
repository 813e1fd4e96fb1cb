package record

import (
	"fmt"
	"slices"
	"strings"

	frame "touria.games/touria/rules/record"
	"touria.games/touria/rules/touria"
)

// AppendDecision appends a decision's JSON. The position is the one before the decision: it
// determines the payment and the mirror's effect. A decision that makes no sense there is an error.
func AppendDecision(dst []byte, r *touria.Rules, s *touria.State, d touria.Decision) ([]byte, error) {
	w, err := encodeDecision(r, s, d)
	if err != nil {
		return dst, err
	}
	return frame.Append(dst, &w)
}

// AppendLegal appends the list of legal decisions.
func AppendLegal(dst []byte, r *touria.Rules, s *touria.State) ([]byte, error) {
	list, err := encodeLegal(r, s)
	if err != nil {
		return dst, err
	}
	return frame.Append(dst, list)
}

func encodeLegal(r *touria.Rules, s *touria.State) ([]decision, error) {
	var buf [touria.MaxLegal]touria.Decision
	legal := r.Legal(s, buf[:0])
	list := make([]decision, len(legal))
	for i, d := range legal {
		var err error
		if list[i], err = encodeDecision(r, s, d); err != nil {
			return nil, err
		}
	}
	return list, nil
}

// DecodeDecision reads a decision's JSON. The decision returned is legal in the position; anything
// unknown or illegal is an error. Lists may be in any order, false flags and "mirror" may be
// missing, and unknown fields are ignored.
func DecodeDecision(r *touria.Rules, s *touria.State, data []byte) (touria.Decision, error) {
	d, err := parseDecision(r, s, data, legalKinds(r, s))
	if err != nil {
		return d, err
	}
	if reason := r.Why(s, d); reason != touria.ReasonNone {
		return d, frame.Wrong("the decision is not legal", legalOf(r, s, d.Kind), frame.Compact(data)+", reason "+reason.String())
	}
	return d, nil
}

// parseDecision reads a decision of one of the given kinds. It is well-formed but may be illegal.
func parseDecision(r *touria.Rules, s *touria.State, data []byte, kinds []string) (touria.Decision, error) {
	var w decision
	if err := frame.Unmarshal(data, &w); err != nil {
		return touria.Decision{}, err
	}
	kind, err := touria.ParseKind(w.Kind)
	if err != nil || !slices.Contains(kinds, w.Kind) {
		what := "such a decision is not possible now"
		if err != nil {
			what = "the decision is unknown"
		}
		return touria.Decision{}, frame.Wrong(what, orOver(kinds), frame.Quote(w.Kind))
	}
	p := decisionReader{reader: reader{r: r, what: w.Kind}, s: s, w: &w, d: touria.Decision{Kind: kind}}
	p.fields()
	if p.err != nil {
		return p.d, p.err
	}
	return p.d, p.compare(data)
}

// compare encodes the decision again and compares it with what was read. This checks that the
// payment is what the decision asks for and that the mirror acts as stated.
func (p *decisionReader) compare(data []byte) error {
	own, err := encodeDecision(p.r, p.s, p.d)
	if err != nil {
		return frame.Wrong(err.Error(), "", frame.Compact(data))
	}
	wrong := ""
	switch {
	case p.w.Mirror && !own.Mirror:
		wrong = "the decision says that the mirror does it, but it does not"
	case slices.ContainsFunc(p.w.Pay, func(e payment) bool { return e.Mirror && !slices.Contains(own.Pay, e) }):
		wrong = "the decision says that the mirror pays, but it does not"
	case !slices.Equal(payList(own.Pay), payList(p.w.Pay)):
		wrong = "what is paid does not fit what it is paid for"
	default:
		return nil
	}
	return frame.Wrong(wrong, textOf(p.r, p.s, []touria.Decision{p.d}), frame.Compact(data))
}

// payList lists a payment in order and without mirrors.
func payList(pay []payment) []string {
	list := make([]string, len(pay))
	for i, e := range pay {
		e.Mirror = false
		list[i] = fmt.Sprint(e)
	}
	slices.Sort(list)
	return list
}

// decisionReader reads one decision.
type decisionReader struct {
	reader
	s *touria.State
	w *decision
	d touria.Decision
}

func (p *decisionReader) fields() {
	w, d := p.w, &p.d
	switch d.Kind {
	case touria.Bonus:
		d.Arg = p.choice("take", w.Take, bonusNames)
	case touria.TurnTower, touria.ChooseTower, touria.Pass:
		d.Arg = p.choice("tower", w.Tower, towerNames)
	case touria.Enter:
		if w.Rose != nil && *w.Rose {
			d.Arg = 1
		}
	case touria.Travel, touria.Step, touria.Jump:
		d.Arg = uint8(p.space("to", w.To))
	case touria.Take:
		d.Arg = p.choice("colour", w.Colour, colourNames)
	case touria.Act:
		p.act()
	case touria.Give:
		d.Sub, d.Paint = p.paid()
	case touria.Double:
		d.Arg = p.choice("with", w.With, doubleWith)
	case touria.Join:
		d.Arg = p.choice("with", w.With, joinWith)
	case touria.UseItem:
		p.item()
	case touria.Open:
		d.Arg = uint8(p.number("door", w.Door, 1, touria.Doors))
	case touria.Duty:
		_, d.Paint = p.paid()
		for _, e := range w.Pay {
			if e.Item != "" {
				d.Arg = p.choice("item", e.Item, itemNames)
			}
		}
	}
}

// paid reads from a payment which gem is painted and whether the bird is used.
func (p *decisionReader) paid() (sub uint8, paint touria.Paint) {
	if len(p.w.Pay) == 0 {
		p.missing("pay")
	}
	for _, e := range p.w.Pay {
		switch {
		case e == payment{}:
			p.fail(`an entry of "pay" is empty`, "a gem, the bird or what a duty asks", "nothing")
		case e.Bird:
			sub |= touria.PayBird
		case e.As != "":
			from, to := p.choice("gem", e.Gem, colourNames), p.choice("as", e.As, colourNames)
			if paint != 0 {
				p.fail("the paintbrush is used twice", "one painted gem", "two")
			}
			paint = touria.Painted(touria.Colour(from), touria.Colour(to))
		case e.Gem != "":
			p.choice("gem", e.Gem, colourNames)
		}
	}
	return sub, paint
}

func (p *decisionReader) act() {
	w, d := p.w, &p.d
	switch p.s.Destination() {
	case touria.AtForest:
		d.Arg = uint8(p.number("slot", w.Slot, 0, 1))
	case touria.AtTrader:
		d.Arg = touria.NoOrder
		if w.Slot != nil || !w.Scale {
			d.Arg = uint8(p.number("slot", w.Slot, 0, 2))
			d.Sub, d.Paint = p.paid()
		}
		if w.Scale {
			d.Sub |= touria.WithGold
		}
	case touria.AtGoldsmith:
		p.goldsmith()
	case touria.AtTournament:
		gains := slices.Clone(w.For)
		slices.Sort(gains)
		slices.Reverse(gains) // heart before gold
		i := slices.IndexFunc(tourneyFor, func(f []string) bool { return slices.Equal(f, gains) })
		if i < 0 {
			p.fail(`"for" does not fit the tournament`, "a list of one or two of heart and gold", fmt.Sprint(w.For))
			return
		}
		d.Arg = uint8(i)
	}
}

func (p *decisionReader) goldsmith() {
	w := p.w
	if len(w.For) != 1 || !slices.Contains(goldsmithFor, w.For[0]) {
		p.fail(`"for" does not fit the goldsmith`, `["gold"], ["heart"] or ["hearts"]`, fmt.Sprint(w.For))
		return
	}
	sub, paint := p.paid()
	if p.err != nil {
		return
	}
	colour := touria.Violet // the bird's
	for _, e := range w.Pay {
		name := e.Gem
		if e.As != "" {
			name = e.As
		}
		if name != "" && !e.Bird {
			colour = touria.Colour(p.choice("gem", name, colourNames))
			break
		}
	}
	p.d = touria.ActGoldsmith(uint8(slices.Index(goldsmithFor, w.For[0])), colour, sub != 0, paint)
}

func (p *decisionReader) item() {
	w, d := p.w, &p.d
	d.Arg = p.choice("item", w.Item, itemNames)
	if p.err != nil {
		return
	}
	switch touria.Item(d.Arg).Use() {
	case touria.UseOnDoors:
		if len(w.Doors) != 2 || w.Doors[0] == w.Doors[1] {
			p.fail(`"doors" does not fit the crystal ball`, "two different doors", fmt.Sprint(w.Doors))
			return
		}
		a := p.number("doors", &w.Doors[0], 1, touria.Doors)
		b := p.number("doors", &w.Doors[1], 1, touria.Doors)
		*d = touria.UseCrystalBall(min(a, b), max(a, b))
	case touria.UseOnSlot:
		d.Sub = uint8(p.number("slot", w.Slot, 0, 1))
	case touria.UseOnMine:
		d.Sub = uint8(p.space("mine", w.Mine))
	case touria.UseOnDestination:
		d.Sub = uint8(p.space("to", w.To))
	case touria.NotByItself:
		p.fail("the item is not used by a decision of its own", usedByThemselves(), frame.Quote(w.Item))
	}
}

// usedByThemselves lists the items that a decision of their own uses.
func usedByThemselves() string {
	var names []string
	for i := range touria.NoItem {
		if i.Use() != touria.NotByItself {
			names = append(names, i.String())
		}
	}
	last := len(names) - 1
	return strings.Join(names[:last], ", ") + " or " + names[last]
}

// legalKinds lists the kinds of the legal decisions.
func legalKinds(r *touria.Rules, s *touria.State) []string {
	var buf [touria.MaxLegal]touria.Decision
	var names []string
	for _, d := range r.Legal(s, buf[:0]) {
		if n := d.Kind.String(); !slices.Contains(names, n) {
			names = append(names, n)
		}
	}
	return names
}

func orOver(kinds []string) string {
	if len(kinds) == 0 {
		return "none: the game is over"
	}
	return strings.Join(kinds, ", ")
}

// legalOf formats the legal decisions of a kind.
func legalOf(r *touria.Rules, s *touria.State, kind touria.Kind) string {
	var list []touria.Decision
	for _, d := range r.Legal(s, nil) {
		if d.Kind == kind {
			list = append(list, d)
		}
	}
	return textOf(r, s, list)
}

// textOf formats at most four decisions for an error message.
func textOf(r *touria.Rules, s *touria.State, list []touria.Decision) string {
	var texts []string
	for _, d := range list[:min(len(list), 4)] {
		t, err := AppendDecision(nil, r, s, d)
		if err != nil {
			t = []byte(err.Error())
		}
		texts = append(texts, string(t))
	}
	switch {
	case len(list) > 4:
		texts = append(texts, "…")
	case len(list) == 0:
		return "none"
	}
	return strings.Join(texts, " ")
}

// encodeDecision returns a decision in the form used in records.
func encodeDecision(r *touria.Rules, s *touria.State, d touria.Decision) (decision, error) {
	e := encoder{r: r, s: s, d: d, w: decision{Kind: d.Kind.String()}}
	if m := s.ToMove(); m < 4 {
		e.has = s.Holdings(m).Items
	}
	if !e.fields() {
		return e.w, fmt.Errorf("%s cannot be written: the decision does not fit the position", d.Kind)
	}
	return e.w, nil
}

// encoder encodes one decision.
type encoder struct {
	r   *touria.Rules
	s   *touria.State
	d   touria.Decision
	w   decision
	has touria.ItemSet // items of the seat to move
}

// by reports whether the mirror stands in for an item. Each item exists once, so it must if the
// item is not in hand.
func (e *encoder) by(i touria.Item) bool { return !e.has.Has(i) }

// fields sets all fields but the kind. It returns false if the decision makes no sense in the
// position.
func (e *encoder) fields() bool {
	d, w := e.d, &e.w
	switch d.Kind {
	case touria.Bonus:
		w.Take = nameOf(bonusNames, d.Arg)
		return w.Take != ""
	case touria.TurnTower, touria.ChooseTower, touria.Pass:
		w.Tower = nameOf(towerNames, d.Arg)
		return w.Tower != ""
	case touria.Enter:
		w.Rose = new(d.Arg != 0)
	case touria.Travel, touria.Step:
		return e.to(d.Arg)
	case touria.Jump:
		w.Mirror = e.by(touria.Compass)
		return e.to(d.Arg)
	case touria.UseBoots:
		w.Mirror = e.by(touria.Boots)
	case touria.UseLantern:
		w.Mirror = e.by(touria.Lantern)
	case touria.Take:
		w.Colour = nameOf(colourNames, d.Arg)
		return w.Colour != ""
	case touria.Act:
		return e.act()
	case touria.Give:
		return e.pay(gemsOf(e.s.Die(), 1), d.Sub&touria.PayBird != 0)
	case touria.Double:
		w.With = nameOf(doubleWith, d.Arg)
		w.Mirror = d.Arg == 1 && e.by(touria.Bird)
		return w.With != ""
	case touria.Join:
		w.With = nameOf(joinWith, d.Arg)
		return w.With != ""
	case touria.UseItem:
		return e.item()
	case touria.UseHourglass:
		w.Mirror = e.by(touria.Hourglass)
	case touria.Open:
		w.Door = new(int(d.Arg))
		return d.Arg >= 1 && d.Arg <= touria.Doors
	case touria.Duty:
		return e.duty()
	}
	return d.Kind < touria.Kind(touria.Kinds)
}

func (e *encoder) to(space uint8) bool {
	e.w.To = e.r.SpaceName(touria.Space(space))
	return int(space) < e.r.Spaces()
}

func (e *encoder) act() bool {
	d, w := e.d, &e.w
	switch e.s.Destination() {
	case touria.AtForest:
		w.Slot = new(int(d.Arg))
		return d.Arg < 2
	case touria.AtTrader:
		w.Scale = d.Sub&touria.WithGold != 0
		w.Mirror = w.Scale && e.by(touria.Scale)
		if d.Arg >= touria.NoOrder {
			return d.Arg == touria.NoOrder && w.Scale
		}
		w.Slot = new(int(d.Arg))
		return e.pay(e.r.Order(e.s.OpenOrder(int(d.Arg))).Gems, d.Sub&touria.PayBird != 0)
	case touria.AtGoldsmith:
		colour, bird := d.GoldsmithSale()
		if int(d.Arg) >= len(goldsmithFor) || colour >= touria.NoColour {
			return false
		}
		w.For = goldsmithFor[d.Arg : d.Arg+1]
		return e.pay(gemsOf(colour, d.Arg+1), bird)
	case touria.AtTournament:
		if int(d.Arg) >= len(tourneyFor) {
			return false
		}
		w.For = tourneyFor[d.Arg]
		w.Mirror = len(w.For) == 2 && e.by(touria.Helmet)
	case touria.NoSpace:
		return false
	}
	return true
}

func gemsOf(c touria.Colour, n uint8) (g touria.Gems) {
	g[c] = n
	return g
}

// pay lists the payment for the gems asked, with one of them painted and the bird as a violet one
// if the decision says so.
func (e *encoder) pay(asked touria.Gems, bird bool) bool {
	paint := e.d.Paint
	for c, n := range asked {
		for range n {
			switch c := touria.Colour(c); {
			case bird && c == touria.Violet:
				bird = false
				e.w.Pay = append(e.w.Pay, payment{Bird: true, Mirror: e.by(touria.Bird)})
			case paint != 0 && c == paint.To():
				e.w.Pay = append(e.w.Pay, payment{Gem: paint.From().String(), As: c.String(), Mirror: e.by(touria.Paintbrush)})
				paint = 0
			default:
				e.w.Pay = append(e.w.Pay, payment{Gem: c.String()})
			}
		}
	}
	return !bird && paint == 0
}

func (e *encoder) item() bool {
	item, w := touria.Item(e.d.Arg), &e.w
	w.Item = nameOf(itemNames, item)
	w.Mirror = e.by(item)
	switch item.Use() {
	case touria.UseOnDoors:
		a, b := e.d.CrystalBallDoors()
		w.Doors = []int{a, b}
		return a >= 1 && a <= touria.Doors && b >= 1 && b <= touria.Doors
	case touria.UseOnSlot:
		w.Slot = new(int(e.d.Sub))
		return e.d.Sub < 2
	case touria.UseOnMine:
		w.Mine = e.r.SpaceName(touria.Space(e.d.Sub))
		return touria.Space(e.d.Sub).IsMine()
	case touria.UseOnDestination:
		return e.to(e.d.Sub)
	}
	return item.Use() == touria.UseAlone
}

func (e *encoder) duty() bool {
	door := e.s.DueDoor()
	if door == 0 {
		return false
	}
	var one payment
	switch duty := e.r.Duty(e.s.Behind(door)); duty.Kind {
	case touria.DutyGem:
		return e.pay(gemsOf(duty.Colour, 1), false)
	case touria.DutyElixir:
		one.Elixir = 1
	case touria.DutySword:
		one.Sword = 1
	case touria.DutyGold:
		one.Gold = 1
	case touria.DutyItem:
		one.Item = nameOf(itemNames, e.d.Arg)
	}
	e.w.Pay = []payment{one}
	return one != payment{}
}
