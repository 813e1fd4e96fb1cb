package record

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"touria.games/touria/rules/touria"
)

// decisionJSON is a decision as it is read. Fields that are missing are nil.
type decisionJSON struct {
	Kind   string      `json:"kind"`
	Take   *string     `json:"take,omitempty"`
	Tower  *string     `json:"tower,omitempty"`
	Rose   bool        `json:"rose,omitempty"`
	To     *string     `json:"to,omitempty"`
	Colour *string     `json:"colour,omitempty"`
	Slot   *int        `json:"slot,omitempty"`
	Pay    []entryJSON `json:"pay,omitempty"`
	For    []string    `json:"for,omitempty"`
	Scale  bool        `json:"scale,omitempty"`
	With   *string     `json:"with,omitempty"`
	Item   *string     `json:"item,omitempty"`
	Doors  []int       `json:"doors,omitempty"`
	Mine   *string     `json:"mine,omitempty"`
	Door   *int        `json:"door,omitempty"`
	Mirror bool        `json:"mirror,omitempty"`
}

// entryJSON is one entry of a pay list.
type entryJSON struct {
	Gem    string `json:"gem,omitempty"`
	As     string `json:"as,omitempty"`
	Item   string `json:"item,omitempty"`
	Elixir int    `json:"elixir,omitempty"`
	Sword  int    `json:"sword,omitempty"`
	Gold   int    `json:"gold,omitempty"`
	Bird   bool   `json:"bird,omitempty"`
	Mirror bool   `json:"mirror,omitempty"`
}

// DecodeDecision reads a decision's JSON. The decision returned is legal in
// the position; what is unknown or not legal is an error. Lists may be in any
// order, false flags and "mirror" may be missing, unknown fields are ignored.
func DecodeDecision(r *touria.Rules, s *touria.State, data []byte) (touria.Decision, error) {
	var w struct {
		Kind string `json:"kind"`
	}
	if err := Unmarshal(data, &w); err != nil {
		return touria.Decision{}, err
	}
	if kinds := legalKinds(r, s); !slices.Contains(kinds, w.Kind) {
		what := "such a decision is not possible now"
		if _, err := touria.ParseKind(w.Kind); err != nil {
			what = "the decision is unknown"
		}
		return touria.Decision{}, wrong(what, orOver(kinds), quote(w.Kind))
	}
	d, err := parseDecision(r, s, data)
	if err != nil {
		return d, err
	}
	if reason := r.Why(s, d); reason != touria.ReasonNone {
		return d, wrong("the decision is not legal", legalOf(r, s, d.Kind), compact(data)+", reason "+reason.String())
	}
	return d, nil
}

// parseDecision reads a decision that may be illegal but is spelled right.
func parseDecision(r *touria.Rules, s *touria.State, data []byte) (touria.Decision, error) {
	var w decisionJSON
	if err := Unmarshal(data, &w); err != nil {
		return touria.Decision{}, err
	}
	kind, err := touria.ParseKind(w.Kind)
	if err != nil {
		return touria.Decision{}, wrong("the decision is unknown", "a kind of the format", quote(w.Kind))
	}
	p := parser{r: r, s: s, w: &w, d: touria.Decision{Kind: kind}}
	p.fields()
	if p.err != nil {
		return p.d, p.err
	}
	return p.d, p.compare(data)
}

// compare writes the decision again and compares it with what was read: so
// gems paid must be those asked for, and the mirror do what it is said to do.
func (p *parser) compare(data []byte) error {
	text, err := EncodeDecision(p.r, p.s, p.d)
	if err != nil {
		return wrong(err.Error(), "", compact(data))
	}
	var own decisionJSON
	if err := Unmarshal(text, &own); err != nil {
		return err
	}
	if p.w.Mirror && !own.Mirror {
		return wrong("the decision says that the mirror does it, but it does not", string(text), compact(data))
	}
	for _, e := range p.w.Pay {
		if e.Mirror && !slices.ContainsFunc(own.Pay, func(o entryJSON) bool { return o == e }) {
			return wrong("the decision says that the mirror pays, but it does not", string(text), compact(data))
		}
	}
	if !slices.Equal(payList(own.Pay), payList(p.w.Pay)) {
		return wrong("what is paid does not fit what it is paid for", string(text), compact(data))
	}
	return nil
}

// payList spells out a pay list, sorted and without mirrors.
func payList(pay []entryJSON) []string {
	list := make([]string, len(pay))
	for i, c := range pay {
		c.Mirror = false
		list[i] = fmt.Sprint(c)
	}
	slices.Sort(list)
	return list
}

// parser reads one decision. The first thing that is wrong stays in err.
type parser struct {
	r   *touria.Rules
	s   *touria.State
	w   *decisionJSON
	d   touria.Decision
	err error
}

func (p *parser) fail(what, expected, found string) {
	if p.err == nil {
		p.err = wrong(p.w.Kind+": "+what, expected, found)
	}
}

// text returns a text field that must be there.
func (p *parser) text(name string, v *string) string {
	if v == nil {
		p.fail("a field is missing", quote(name), "none")
		return ""
	}
	return *v
}

// number returns a number that must be there and lie in a range.
func (p *parser) number(name string, v *int, least, most int) int {
	if v == nil {
		p.fail("a field is missing", quote(name), "none")
		return 0
	}
	if *v < least || *v > most {
		p.fail(quote(name)+" is out of range", fmt.Sprintf("%d to %d", least, most), fmt.Sprint(*v))
		return 0
	}
	return *v
}

// choice returns the index of a text among the possible ones.
func (p *parser) choice(name string, v *string, of []string) uint8 {
	t := p.text(name, v)
	i := slices.Index(of, t)
	if i < 0 {
		p.fail(quote(name)+" is unknown", strings.Join(of, ", "), quote(t))
		return 0
	}
	return uint8(i)
}

func (p *parser) space(name string, v *string) uint8 {
	t := p.text(name, v)
	s, ok := p.r.SpaceByName(t)
	if !ok {
		p.fail(quote(name)+" is unknown", "a space of the board", quote(t))
	}
	return uint8(s)
}

func (p *parser) fields() {
	w, d := p.w, &p.d
	switch d.Kind {
	case touria.Bonus:
		d.Arg = p.choice("take", w.Take, bonusNames)
	case touria.TurnTower, touria.ChooseTower, touria.Pass:
		d.Arg = p.choice("tower", w.Tower, towerNames)
	case touria.Enter:
		if w.Rose {
			d.Arg = 1
		}
	case touria.Travel, touria.Step, touria.Jump:
		d.Arg = p.space("to", w.To)
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
				d.Arg = p.choice("item", &e.Item, itemNames)
			}
		}
	}
}

var (
	bonusNames  = []string{"black", "blue", "red", "green", "yellow", "violet", "gold", "sword"}
	colourNames = bonusNames[:touria.Colours]
	towerNames  = namesOf[touria.Tower](touria.Towers)
	itemNames   = namesOf[touria.Item](touria.Items)
)

// namesOf lists the names of the first n values.
func namesOf[T interface {
	~uint8
	String() string
}](n int) []string {
	list := make([]string, n)
	for i := range list {
		list[i] = T(i).String()
	}
	return list
}

// paid reads which gem is painted and whether the bird is among what is paid.
func (p *parser) paid() (sub uint8, paint touria.Paint) {
	if len(p.w.Pay) == 0 {
		p.fail("a field is missing", `"pay"`, "none")
	}
	for _, e := range p.w.Pay {
		switch {
		case e == entryJSON{}:
			p.fail("an entry of \"pay\" is empty", "a gem, the bird or what a duty asks", "nothing")
			return 0, 0
		case e.Bird:
			sub |= touria.PayBird
		case e.As != "":
			from, to := p.choice("gem", &e.Gem, colourNames), p.choice("as", &e.As, colourNames)
			if paint != 0 {
				p.fail("the paintbrush is used twice", "one painted gem", "two")
			}
			paint = touria.Painted(touria.Colour(from), touria.Colour(to))
		case e.Gem != "":
			p.choice("gem", &e.Gem, colourNames)
		}
	}
	return sub, paint
}

func (p *parser) act() {
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

func (p *parser) goldsmith() {
	w := p.w
	if len(w.For) != 1 || !slices.Contains(goldsmithFor, w.For[0]) {
		p.fail(`"for" does not fit the goldsmith`, `["gold"], ["heart"] or ["hearts"]`, fmt.Sprint(w.For))
		return
	}
	sub, paint := p.paid()
	if p.err != nil {
		return
	}
	colour := touria.Violet // of the bird
	for _, e := range w.Pay {
		name := e.Gem
		if e.As != "" {
			name = e.As
		}
		if name != "" && !e.Bird {
			colour = touria.Colour(p.choice("gem", &name, colourNames))
			break
		}
	}
	p.d = touria.ActGoldsmith(uint8(slices.Index(goldsmithFor, w.For[0])), colour, sub != 0, paint)
}

func (p *parser) item() {
	w, d := p.w, &p.d
	d.Arg = p.choice("item", w.Item, itemNames)
	if p.err != nil {
		return
	}
	switch touria.Item(d.Arg) {
	case touria.CrystalBall:
		if len(w.Doors) != 2 || w.Doors[0] == w.Doors[1] {
			p.fail(`"doors" does not fit the crystal ball`, "two different doors", fmt.Sprint(w.Doors))
			return
		}
		a := p.number("doors", &w.Doors[0], 1, touria.Doors)
		b := p.number("doors", &w.Doors[1], 1, touria.Doors)
		*d = touria.UseCrystalBall(min(a, b), max(a, b))
	case touria.Chest:
		d.Sub = uint8(p.number("slot", w.Slot, 0, 1))
	case touria.Knapsack:
		d.Sub = p.space("mine", w.Mine)
	case touria.Broom:
		d.Sub = p.space("to", w.To)
	case touria.Frog:
	default:
		p.fail("the item is not used by a decision of its own", "crystal_ball, frog, chest, knapsack or broom", quote(*w.Item))
	}
}

// legalKinds lists the kinds of the decisions that are legal.
func legalKinds(r *touria.Rules, s *touria.State) []string {
	var names []string
	for _, d := range r.Legal(s, nil) {
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

// legalOf spells out the legal decisions of a kind.
func legalOf(r *touria.Rules, s *touria.State, kind touria.Kind) string {
	var list []touria.Decision
	for _, d := range r.Legal(s, nil) {
		if d.Kind == kind {
			list = append(list, d)
		}
	}
	return textOf(r, s, list)
}

// compact shows a piece of JSON in an error, shortened.
func compact(data []byte) string {
	var v json.RawMessage
	if json.Unmarshal(data, &v) != nil {
		return quote(string(data))
	}
	if len(v) > 300 {
		return string(v[:300]) + "…"
	}
	return string(v)
}
