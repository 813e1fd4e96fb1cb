package record

import (
	"fmt"

	"touria.games/touria/rules/touria"
)

// EncodeDecision returns a decision's JSON. The position is the one before the
// decision: what is paid, and what the mirror does, follow from it.
func EncodeDecision(r *touria.Rules, s *touria.State, d touria.Decision) ([]byte, error) {
	return AppendDecision(nil, r, s, d)
}

// AppendDecision appends what EncodeDecision returns.
func AppendDecision(dst []byte, r *touria.Rules, s *touria.State, d touria.Decision) ([]byte, error) {
	e := encoder{r: r, s: s, d: d}
	if m := s.ToMove(); m < 4 {
		e.has = s.Holdings(m).Items
	}
	e.object = open(dst)
	e.text("kind", d.Kind.String())
	if !e.fields() {
		return dst, fmt.Errorf("%s cannot be written: the decision does not fit the position", d.Kind)
	}
	e.ifTrue("mirror", e.mirror)
	return e.close(), nil
}

// encoder writes one decision.
type encoder struct {
	object
	r      *touria.Rules
	s      *touria.State
	d      touria.Decision
	has    touria.ItemSet // in the hand of the seat to move
	mirror bool           // the mirror does what the decision names
}

// by tells whether the mirror has to stand in for an item: each item exists
// once, so it does when the item is not in hand.
func (e *encoder) by(i touria.Item) bool { return !e.has.Has(i) }

// fields writes all fields but kind and mirror. It returns false where the
// decision makes no sense in the position.
func (e *encoder) fields() bool {
	d := e.d
	switch d.Kind {
	case touria.Bonus:
		return e.bonus()
	case touria.TurnTower, touria.ChooseTower, touria.Pass:
		e.text("tower", touria.Tower(d.Arg).String())
		return d.Arg < touria.Towers
	case touria.Enter:
		e.flag("rose", d.Arg != 0)
	case touria.Travel, touria.Step:
		return e.to(touria.Space(d.Arg))
	case touria.Jump:
		e.mirror = e.by(touria.Compass)
		return e.to(touria.Space(d.Arg))
	case touria.UseBoots:
		e.mirror = e.by(touria.Boots)
	case touria.UseLantern:
		e.mirror = e.by(touria.Lantern)
	case touria.Take:
		e.text("colour", touria.Colour(d.Arg).String())
		return d.Arg < touria.Colours
	case touria.Act:
		return e.act()
	case touria.Give:
		e.key("pay")
		return e.pay([]touria.Colour{e.s.Die()}, d.Sub&touria.PayBird != 0)
	case touria.Double:
		e.text("with", nameOf(doubleWith, d.Arg))
		e.mirror = d.Arg == 1 && e.by(touria.Bird)
		return int(d.Arg) < len(doubleWith)
	case touria.Join:
		e.text("with", nameOf(joinWith, d.Arg))
		return int(d.Arg) < len(joinWith)
	case touria.UseItem:
		return e.item()
	case touria.UseHourglass:
		e.mirror = e.by(touria.Hourglass)
	case touria.Open:
		e.number("door", int(d.Arg))
		return d.Arg >= 1 && d.Arg <= touria.Doors
	case touria.Duty:
		return e.duty()
	}
	return d.Kind < touria.Kind(touria.Kinds)
}

var (
	doubleWith = []string{"violet", "bird"}
	joinWith   = []string{"elixir", "flagon"}
)

func nameOf(names []string, i uint8) string {
	if int(i) < len(names) {
		return names[i]
	}
	return "-"
}

func (e *encoder) to(s touria.Space) bool {
	e.text("to", e.r.SpaceName(s))
	return int(s) < e.r.Spaces()
}

func (e *encoder) bonus() bool {
	e.text("take", bonusName(e.d.Arg))
	return e.d.Arg <= touria.BonusSword
}

func bonusName(arg uint8) string {
	switch arg {
	case touria.BonusGold:
		return "gold"
	case touria.BonusSword:
		return "sword"
	}
	return touria.Colour(arg).String()
}

// goldsmithFor and goldsmithGems go by the Arg of a goldsmith's Act (T6.7).
var (
	goldsmithFor  = []string{"gold", "heart", "hearts"}
	goldsmithGems = []int{1, 2, 3}
	tourneyFor    = [][]string{{"heart"}, {"gold"}, {"heart", "heart"}, {"heart", "gold"}, {"gold", "gold"}}
)

func (e *encoder) act() bool {
	d := e.d
	switch e.s.Destination() {
	case touria.AtForest:
		e.number("slot", int(d.Arg))
		return d.Arg < 2
	case touria.AtTrader:
		scale := d.Sub&touria.WithGold != 0
		if d.Arg < touria.NoOrder {
			e.number("slot", int(d.Arg))
			e.key("pay")
			order := e.r.Order(e.s.OpenOrder(int(d.Arg)))
			if !e.pay(gemList(order.Gems), d.Sub&touria.PayBird != 0) {
				return false
			}
		} else if d.Arg > touria.NoOrder || !scale {
			return false
		}
		e.ifTrue("scale", scale)
		e.mirror = scale && e.by(touria.Scale)
	case touria.AtGoldsmith:
		colour, bird := d.GoldsmithSale()
		if int(d.Arg) >= len(goldsmithFor) || colour >= touria.NoColour {
			return false
		}
		e.key("for")
		e.b = append(appendText(append(e.b, '['), goldsmithFor[d.Arg]), ']')
		gems := make([]touria.Colour, goldsmithGems[d.Arg])
		for i := range gems {
			gems[i] = colour
		}
		e.key("pay")
		return e.pay(gems, bird)
	case touria.AtTournament:
		if int(d.Arg) >= len(tourneyFor) {
			return false
		}
		gains := tourneyFor[d.Arg]
		e.key("for")
		e.b = appendList(e.b, len(gains), func(dst []byte, i int) []byte { return appendText(dst, gains[i]) })
		e.mirror = len(gains) == 2 && e.by(touria.Helmet)
	case touria.NoSpace:
		return false
	}
	return true
}

// pay writes the list of what is given up for gems that count as asked: one
// of them painted, and the bird for a violet one, as the decision says.
func (e *encoder) pay(asked []touria.Colour, bird bool) bool {
	paint := e.d.Paint
	e.b = appendList(e.b, len(asked), func(dst []byte, i int) []byte {
		o := open(dst)
		switch c := asked[i]; {
		case bird && c == touria.Violet:
			bird = false
			o.flag("bird", true)
			o.ifTrue("mirror", e.by(touria.Bird))
		case paint != 0 && c == paint.To():
			o.text("gem", paint.From().String())
			o.text("as", c.String())
			o.ifTrue("mirror", e.by(touria.Paintbrush))
			paint = 0
		default:
			o.text("gem", c.String())
		}
		return o.close()
	})
	return !bird && paint == 0
}

func (e *encoder) item() bool {
	item := touria.Item(e.d.Arg)
	e.text("item", item.String())
	e.mirror = e.by(item)
	switch item {
	case touria.CrystalBall:
		a, b := e.d.CrystalBallDoors()
		e.key("doors")
		e.b = fmt.Appendf(e.b, "[%d,%d]", a, b)
		return a >= 1 && a <= touria.Doors && b >= 1 && b <= touria.Doors
	case touria.Chest:
		e.number("slot", int(e.d.Sub))
		return e.d.Sub < 2
	case touria.Knapsack:
		e.text("mine", e.r.SpaceName(touria.Space(e.d.Sub)))
		return touria.Space(e.d.Sub).IsMine()
	case touria.Broom:
		return e.to(touria.Space(e.d.Sub))
	}
	return item == touria.Frog
}

func (e *encoder) duty() bool {
	door := e.s.DueDoor()
	if door == 0 {
		return false
	}
	e.key("pay")
	duty := e.r.Duty(e.s.Behind(door))
	if duty.Kind == touria.DutyGem {
		return e.pay([]touria.Colour{duty.Colour}, false)
	}
	o := open(append(e.b, '['))
	switch duty.Kind {
	case touria.DutyElixir:
		o.number("elixir", 1)
	case touria.DutySword:
		o.number("sword", 1)
	case touria.DutyGold:
		o.number("gold", 1)
	case touria.DutyItem:
		o.text("item", touria.Item(e.d.Arg).String())
	}
	e.b = append(o.close(), ']')
	return duty.Kind != touria.NoDuty
}
